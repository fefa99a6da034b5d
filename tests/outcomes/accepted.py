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
        "Insulation",
        "cards",
        ("choices.amount",),
        "the card turns any number of steps, none included (fact sheet, Printed card against implementation)",
    ),
)


def reason(file: str, name: str, lines: list[str]) -> str | None:
    """The reason why all these differences are accepted; None if they are not."""
    for entry in ACCEPTED:
        if entry.name == name and file.startswith(entry.files) and all(line.startswith(entry.where) for line in lines):
            return entry.reason
    return None
