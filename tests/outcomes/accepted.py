"""The entries that are deliberately answered otherwise than the measured program does, each with its reason.

`where` lists the beginnings of the differences that are meant; any other difference of the entry still counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Accepted(NamedTuple):
    """A deviation: of which entry, in which files, what may differ, and why, with where that is written."""

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
        "Insulation",
        "cards",
        ("choices.amount",),
        "the card turns any number of steps, none included (fact sheet, Printed card against implementation)",
    ),
)


def reason(file: str, name: str, lines: list[str]) -> str | None:
    """Why all these differences are meant, if they are."""
    for entry in ACCEPTED:
        if entry.name == name and file.startswith(entry.files) and all(line.startswith(entry.where) for line in lines):
            return entry.reason
    return None
