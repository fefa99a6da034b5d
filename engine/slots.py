"""Slots: the named places in the course of a game that expansions fill with effects.

Three tables list the slots in order: the steps of the set-up, the choices that all players make in it at the same time, and the
phases of a generation. An expansion fills slots by their names, and may add slots of its own behind others. The order of what happens
therefore never depends on the order of the expansions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
SET_UP: Final[tuple[str, ...]] = (
    "map",
    "preludes-dealt",
    "dealt",
    "chosen",
    "revealed",
    "corporations",
    "policies",
    "preludes",
    "colonies",
    "events",
)
"""The steps before generation 1 (rulebook, Setup). What is dealt before `dealt` is known in a draft of the first cards, too.

Secret choices (`Player.secret`) can be read in `revealed`, and until `corporations`, where the corporations are played; then they
are cleared.
"""
CHOICES: Final[tuple[str, ...]] = ("corporation", "preludes", "cards")
"""The choices that all players make at the same time, in the slot `chosen` of the set-up."""
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
"""The phases of a generation; after the last, the next generation begins with the first (rulebook, Generations)."""
FIRST_PHASE: Final = "action"
"""The first phase of generation 1, whose cards are bought during the set-up."""


class Slot(msgspec.Struct, frozen=True):
    """A slot that an expansion adds directly behind the slot `after`."""

    key: str
    after: str


def order_slots(slots: Iterable[tuple[str, Slot]]) -> dict[str, tuple[str, ...]]:
    """The three tables `setup`, `choices` and `phases`, with the slots that expansions add; `slots` are (expansion, slot).

    Raises `ValueError` for a slot behind one that does not exist, for a key that is taken, and for two slots behind the same one,
    whose order would be undefined.
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


def fill_slots(slots: Iterable[str], fillings: Iterable[tuple[str, str, T]]) -> dict[str, T]:
    """The filled slots in their order, each with what fills it; `fillings` are (expansion, key of the slot, what fills it).

    Raises `ValueError` for a slot that does not exist, and for one that is filled twice, since the order would be undefined.
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
