"""Who may see what of the state: marks on the fields of structs, and the zones of cards that follow from them.

A field is marked `PUBLIC`, `OWNERS` (only its owner's) or `HIDDEN` (nobody's): `deck: Annotated[Cards, HIDDEN] = []`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, Self, get_type_hints

import msgspec


class Shown(NamedTuple):
    """To whom a field is shown: `all`, its `owner`, or `nobody`."""

    to: str


class Zone(NamedTuple):
    """What the numbers of a field are: cards, which lie in this zone and in no other; in `piles`, where they do."""

    piles: bool = False


PUBLIC: Final = Shown("all")
OWNERS: Final = Shown("owner")
HIDDEN: Final = Shown("nobody")
Cards = Annotated[list[int], Zone()]
Piles = Annotated[list[list[int]], Zone(piles=True)]
"""Piles of cards, of which their owner sees the first."""
CardNumbers = Annotated[dict[int, int], Zone()]
"""Cards, each with a number that belongs to it."""


class Field(NamedTuple):
    """What the marks of a field say."""

    name: str
    shown: Shown | None
    zone: Zone | None


@cache
def fields(cls: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct with their marks."""
    hints = get_type_hints(cls, include_extras=True)
    found: list[Field] = []
    for name in cls.__struct_fields__:
        marks = getattr(hints[name], "__metadata__", ())
        shown = next((mark for mark in marks if isinstance(mark, Shown)), None)
        found.append(Field(name, shown, next((mark for mark in marks if isinstance(mark, Zone)), None)))
    return tuple(found)


@cache
def zones(cls: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct that hold cards."""
    return tuple(field for field in fields(cls) if field.zone)


def cards_in(state: msgspec.Struct) -> Iterator[int]:
    """Every card that lies in a zone of this state."""
    for name, _shown, zone in zones(type(state)):
        lying = getattr(state, name)
        if zone and zone.piles:
            for pile in lying:
                yield from pile
        else:
            yield from lying


def unseen(state: msgspec.Struct, *, mine: bool) -> Iterator[list[int]]:
    """The zones of this state whose cards cannot be seen, by its owner (`mine`) or by others; to change in place."""
    for name, shown, zone in zones(type(state)):
        if shown is PUBLIC:
            continue
        lying = getattr(state, name)
        if zone and zone.piles:
            yield from lying[1:] if mine and shown is OWNERS else lying
        elif not mine or shown is HIDDEN:
            yield lying


class OwnState(msgspec.Struct, omit_defaults=True):
    """Base of what an expansion keeps of its own: each field has a default and a mark that says who sees it.

    An expansion that keeps nothing at the table, or with the players, names this class itself.
    """

    def shown(self, *, mine: bool) -> Self:
        """A copy with what may be seen, by its owner (`mine`) or by others: of other cards only how many, of other values the default."""
        copies: dict[str, Any] = {}
        for name, shown, zone in fields(type(self)):
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


def refuse_unmarked(cls: type[OwnState], *, owned: bool) -> None:
    """Raise `TypeError` for a field without a default, without a mark, or marked as an owner's where there is none."""
    for field, declared in zip(fields(cls), msgspec.structs.fields(cls), strict=True):
        whose = f"{cls.__name__}.{field.name}"
        if declared.required:
            raise TypeError(f"{whose}: give it a default, so that saves from before it still load")
        if field.shown is None:
            raise TypeError(f"{whose}: say who sees it, PUBLIC, OWNERS or HIDDEN")
        if field.shown is OWNERS and not owned:
            raise TypeError(f"{whose}: the table has no owner; mark it PUBLIC or HIDDEN")
