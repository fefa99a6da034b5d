"""Marks on the fields of state structs: who may see a field, and whether it is a zone of cards.

`PUBLIC` fields are seen by all, `OWNERS` by their owner, `HIDDEN` by nobody: `deck: Annotated[Cards, HIDDEN] = []`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, Self, get_type_hints

import msgspec


class Visibility(NamedTuple):
    """The mark that says who sees a field: `all`, its `owner`, or `nobody`."""

    to: str


class Zone(NamedTuple):
    """The mark of a field that is a zone: its numbers are ids of cards, which lie in no other zone; with `piles`, in several piles."""

    piles: bool = False


PUBLIC: Final = Visibility("all")
OWNERS: Final = Visibility("owner")
HIDDEN: Final = Visibility("nobody")
Cards = Annotated[list[int], Zone()]
Piles = Annotated[list[list[int]], Zone(piles=True)]
"""Piles of cards; their owner sees the cards of the first pile."""
CardNumbers = Annotated[dict[int, int], Zone()]
"""Cards with a number for each, such as the resources on it."""


class Field(NamedTuple):
    """A field of a struct with its marks."""

    name: str
    shown: Visibility | None
    zone: Zone | None


@cache
def fields(cls: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct with their marks."""
    hints = get_type_hints(cls, include_extras=True)
    found: list[Field] = []
    for name in cls.__struct_fields__:
        marks = getattr(hints[name], "__metadata__", ())
        shown = next((mark for mark in marks if isinstance(mark, Visibility)), None)
        found.append(Field(name, shown, next((mark for mark in marks if isinstance(mark, Zone)), None)))
    return tuple(found)


@cache
def zones(cls: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct that hold cards."""
    return tuple(field for field in fields(cls) if field.zone)


def cards_in(state: msgspec.Struct) -> Iterator[int]:
    """Every card in the zones of a struct."""
    for name, _shown, zone in zones(type(state)):
        lying = getattr(state, name)
        if zone and zone.piles:
            for pile in lying:
                yield from pile
        else:
            yield from lying


def unseen(state: msgspec.Struct, *, mine: bool) -> Iterator[list[int]]:
    """The lists of cards of a struct that its owner (`mine`), or anybody else, cannot see; the caller may change them in place."""
    for name, shown, zone in zones(type(state)):
        if shown is PUBLIC:
            continue
        lying = getattr(state, name)
        if zone and zone.piles:
            yield from lying[1:] if mine and shown is OWNERS else lying
        elif not mine or shown is HIDDEN:
            yield lying


class StatePart(msgspec.Struct, omit_defaults=True):
    """Base of the state that an expansion keeps; each field of a subclass has a default and a mark that says who sees it.

    An expansion that keeps nothing at the table, or nothing for players, uses this class itself there.
    """

    def shown(self, *, mine: bool) -> Self:
        """A copy for its owner (`mine`) or for others: cards that they may not see become 0, other such values the default."""
        if not (kept := fields(type(self))):
            return self
        copies: dict[str, Any] = {}
        for name, shown, zone in kept:
            value = getattr(self, name)
            seen = shown is PUBLIC or (mine and shown is OWNERS)
            if zone and zone.piles:
                copies[name] = [
                    list(p) if shown is PUBLIC or (seen and not i) else [0] * len(p) for i, p in enumerate(value)
                ]
            elif seen:
                copies[name] = value.copy() if isinstance(value, list | dict | set) else value  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
            elif zone:
                copies[name] = [0] * len(value)
        return type(self)(**copies)


def refuse_unmarked(cls: type[StatePart], *, owned: bool) -> None:
    """Raise `TypeError` for a field without a default or without a mark, and for a mark `OWNERS` where there is no owner."""
    for field, declared in zip(fields(cls), msgspec.structs.fields(cls), strict=True):
        whose = f"{cls.__name__}.{field.name}"
        if declared.required:
            raise TypeError(f"{whose}: give it a default, so that saves from before it still load")
        if field.shown is None:
            raise TypeError(f"{whose}: say who sees it, PUBLIC, OWNERS or HIDDEN")
        if field.shown is OWNERS and not owned:
            raise TypeError(f"{whose}: the table has no owner; mark it PUBLIC or HIDDEN")
