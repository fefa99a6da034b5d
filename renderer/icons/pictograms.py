"""What rows of icons are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from words.catalogue import signed


class Sign(NamedTuple):
    """A picture by name (`plants`, `tag:space`, `tile:city`, `lies:animal` on this card, `onto:animal` on a card of choice, `card`),
    with a number before it; rimmed if anybody's."""

    name: str
    n: str = ""
    anybody: bool = False


class Said(NamedTuple):
    """A mark between pictures, the same in all languages."""

    text: str


class Word(NamedTuple):
    """A word between pictures, in the reader's language."""

    text: str


class Cost(NamedTuple):
    """What a card or a project costs, on the hex of costs."""

    text: str


class Boxed(NamedTuple):
    """Production: what stands in the brown box."""

    inside: tuple[Sign | Said | Word, ...]


Icon = Sign | Said | Word | Cost | Boxed
Icons = tuple[Icon, ...]

ARROW: Final = Sign("arrow")
PER: Final = Said("/")
THEN: Final = Said(":")


def between(parts: Iterable[Icons], sign: Icon) -> Icons:
    """Rows as one, with a sign between those that are not empty."""
    out: list[Icon] = []
    for part in parts:
        if part:
            out += (sign, *part) if out else part
    return tuple(out)


def few(n: int) -> str:
    """A number where one goes without saying."""
    return "" if n == 1 else signed(n) if n < 0 else str(n)


def lies(kind: str) -> str:
    """The picture of what lies on cards."""
    return f"lies:{kind or 'anything'}"


def onto(kind: str, n: int) -> Sign:
    """What is put on a card of choice."""
    return Sign(f"onto:{kind or 'anything'}", signed(n))
