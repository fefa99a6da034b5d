"""Entries in which this engine deliberately differs from the measured program, each with its reason.

`where` lists the beginnings of the accepted differences; any other difference of the entry still counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Accepted(NamedTuple):
    """An accepted deviation: the entry, its files, what may differ, and why, with a reference."""

    name: str
    files: str
    where: tuple[str, ...]
    reason: str


ACCEPTED: Final[tuple[Accepted, ...]] = (
    Accepted(
        "CEO's Favorite Project",
        "cards",
        ("playable",),
        "a card that adds resources nobody can collect may be played, for nothing (rulebook, Play a card)",
    ),
    Accepted(
        "Eccentric Sponsor",
        "preludes",
        ("playable",),
        "without a card to play it cannot be played; the 15 M€ for that are measured too (README of the files, known quirks)",
    ),
    Accepted(
        "Outdoor Sports",
        "cards",
        ("eachRequirementMet",),
        "a city next to an ocean is one requirement (fact sheet, X38), which the measured program lists as two",
    ),
    Accepted(
        "Aridor",
        "effects",
        ("with delta.p1.production",),
        "a tag that is in play already is not new (fact sheet, R20); the card lay unplayed, so it had seen none (README of the files)",
    ),
    Accepted(
        "Aridor",
        "corporations",
        ("choices.colony", "delta.colonies"),
        "other tiles had been drawn there than in the situations, so others are unused; a new tile is not among its changes",
    ),
    Accepted(
        "Volcanic Eruptions",
        "global_events",
        ("delta.p1",),
        "nobody gains anything when a global event raises a parameter (Turmoil, Global events; README of the files, known quirks)",
    ),
    Accepted(
        "Aquifer Released by Public Council",
        "global_events",
        ("delta.p1",),
        "nobody gains anything when a global event places an ocean (Turmoil, Global events; README of the files, known quirks)",
    ),
    Accepted(
        "Lakefront Resorts",
        "effects",
        ("with delta.p1.stock.megacredits",),
        "the bonus for oceans is 3 M€ (fact sheet, R38); the card lay unplayed, so it looked inert (README of the files, known quirks)",
    ),
    Accepted(
        "placements.vastitas_borealis.turmoil",
        "maps_more",
        ("delta.dominant", "delta.reserve p1", "delta.p1: {'influence': 1}"),
        "the file lists the party alone; that it is dominant then, and what the delegate brings, follows (Turmoil, Delegates)",
    ),
    Accepted(
        "areas_with_a_price.vastitas_borealis.turmoil",
        "maps_more",
        ("land", "city"),
        "a bonus that cannot be taken closes no area (rulebook, Placement bonus); the fact sheet says it of the measured program alone",
    ),
    Accepted(
        "milestones.Forester.base+corpera",
        "goals_pack",
        ("threshold", "claims"),
        "a plant production of 3 is asked for: the measured tile asks for 4 and is switched off there (facts, Forester)",
    ),
    Accepted(
        "milestones.Forester.base+corpera+colonies+turmoil+venus",
        "goals_pack",
        ("threshold", "claims"),
        "a plant production of 3 is asked for: the measured tile asks for 4 and is switched off there (facts, Forester)",
    ),
    Accepted(
        "milestones.Forester.of the situation",
        "goals_pack",
        ("threshold", "claims"),
        "a plant production of 3 is asked for: the measured tile asks for 4 and is switched off there (facts, Forester)",
    ),
    Accepted(
        "awards.Highlander.of the situation",
        "goals_pack",
        ("scores",),
        "cities off the map are no areas of Mars; the measured program counts them too (facts, Highlander)",
    ),
    Accepted(
        "probes.city off the map 01",
        "goals_pack",
        ("highlander",),
        "cities off the map are no areas of Mars; the measured program counts them too (facts, Highlander)",
    ),
    Accepted(
        "probes.two off-map cities 01 and 02",
        "goals_pack",
        ("highlander",),
        "cities off the map are no areas of Mars; the measured program counts them too (facts, Highlander)",
    ),
)


def reason(file: str, name: str, lines: list[str]) -> str | None:
    """The reason why all these differences are accepted; None if they are not."""
    for entry in ACCEPTED:
        if entry.name == name and file.startswith(entry.files) and all(line.startswith(entry.where) for line in lines):
            return entry.reason
    return None
