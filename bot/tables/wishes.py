"""Wishes to play in a server, and which of them fit together. Nobody gets a seat unasked: those who fit get one reserved."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import combinations
from typing import Final

LONGEST: Final = timedelta(days=14)
"""How long somebody's wish stays at most."""
INVITED: Final = timedelta(hours=12)
"""How long those who fit have a seat reserved."""
FEWEST: Final = 2
MOST: Final = 5
LOOKED_AT: Final = 12
"""The most other fitting wishes that are tried together, the oldest ones."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish to play; None in a field means that any value suits."""

    user: int
    name: str
    least: int
    most: int
    pace: str | None
    preset: str | None
    until: datetime


def together(mine: Wish, others: Iterable[Wish], blocked: Collection[frozenset[int]] = ()) -> tuple[Wish, ...]:
    """Return the most people who fit with this wish and with each other, older wishes first; nobody if they are too few.

    `others` are in the order of their wishes. `blocked`: pairs of users of whom one does not want to play with the other.
    """
    fit = [other for other in others if _pair(mine, other, blocked)][:LOOKED_AT]
    for number in range(min(mine.most, MOST), max(mine.least, FEWEST) - 1, -1):
        for group in combinations(fit, number - 1):
            sizes = all(other.least <= number <= other.most for other in group)
            if sizes and all(_pair(one, other, blocked) for one, other in combinations(group, 2)):
                return group
    return ()


def _pair(one: Wish, other: Wish, blocked: Collection[frozenset[int]]) -> bool:
    if one.user == other.user or frozenset((one.user, other.user)) in blocked:
        return False
    return all(None in pair or pair[0] == pair[1] for pair in ((one.pace, other.pace), (one.preset, other.preset)))


def agreed(wishes: Sequence[Wish]) -> tuple[str | None, str | None]:
    """Return the pace and the rules that suit everybody in a group; None where all values suit them."""
    pace = next((wish.pace for wish in wishes if wish.pace is not None), None)
    return pace, next((wish.preset for wish in wishes if wish.preset is not None), None)
