"""Named places in the course of a game: what is set up when, what is chosen at once, which phase follows which.

Each of the three tables lists its slots in order. An expansion fills slots by their names, and may add one of its own
behind a slot that exists; so the order never depends on which expansion is named first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
SET_UP: Final[tuple[str, ...]] = (
    "map",
    "dealt",
    "preludes-dealt",
    "chosen",
    "revealed",
    "corporations",
    "policies",
    "preludes",
    "colonies",
    "events",
)
"""Before generation 1 (rulebook, Setup). What is chosen in secret is taken up in `revealed`, at the latest in `corporations`,
where the corporations are played; after that it is gone."""
CHOICES: Final[tuple[str, ...]] = ("corporation", "preludes", "cards")
"""What each seat chooses while all choose at once, in the slot `chosen` of the set-up."""
GENERATION: Final[tuple[str, ...]] = (
    "order",
    "government",
    "research",
    "action",
    "production",
    "ending",
    "world-government",
    "colony-tracks",
    "turmoil",
)
"""The phases of a generation, the first again after the last (rulebook, Generations)."""
FIRST_PHASE: Final = "action"
"""Where generation 1 begins: its first cards are bought during the set-up."""


class Slot(msgspec.Struct, frozen=True):
    """A slot that an expansion adds, right behind the slot `after`."""

    key: str
    after: str


def ordered(slots: Iterable[tuple[str, Slot]]) -> dict[str, tuple[str, ...]]:
    """The three tables (`setup`, `choices`, `phases`) with the slots that expansions add, given with the name of the expansion.

    Raises `ValueError` for a slot behind one that does not exist, for two of one name, and for two behind the same slot:
    nothing would say which of them comes first.
    """
    tables: dict[str, list[str]] = {"setup": list(SET_UP), "choices": list(CHOICES), "phases": list(GENERATION)}
    keys = {key for table in tables.values() for key in table}
    behind: dict[str, str] = {}
    waiting = list(slots)
    for whose, slot in waiting:
        if slot.key in keys:
            raise ValueError(f"{whose}: there is already a slot {slot.key!r}")
        if other := behind.get(slot.after):
            raise ValueError(
                f"{whose}: {slot.key!r} and {other!r} both come right after {slot.after!r}; put one behind the other"
            )
        keys.add(slot.key)
        behind[slot.after] = slot.key
    while waiting:
        placed = [(whose, slot) for whose, slot in waiting if any(slot.after in table for table in tables.values())]
        if not placed:
            whose, slot = waiting[0]
            raise ValueError(f"{whose}: there is no slot {slot.after!r} that {slot.key!r} could come after")
        for _whose, slot in placed:
            table = next(table for table in tables.values() if slot.after in table)
            table.insert(table.index(slot.after) + 1, slot.key)
        waiting = [each for each in waiting if each not in placed]
    return {name: tuple(table) for name, table in tables.items()}


def filled(slots: Iterable[str], fillings: Iterable[tuple[str, str, T]]) -> dict[str, T]:
    """What happens in each slot that is filled, in order, from (expansion, slot, what).

    Raises `ValueError` for a slot that does not exist, and for one that two would fill: nothing would say which comes first.
    """
    known = tuple(slots)
    found: dict[str, tuple[str, T]] = {}
    for whose, key, what in fillings:
        if key not in known:
            raise ValueError(f"{whose}: there is no slot {key!r}; there is {', '.join(known)}")
        if key in found:
            raise ValueError(f"{whose}: the slot {key!r} is already taken by {found[key][0]}")
        found[key] = whose, what
    return {key: found[key][1] for key in known if key in found}
