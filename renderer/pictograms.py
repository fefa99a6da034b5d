"""What rows of icons are made of."""

from __future__ import annotations

from typing import Final, NamedTuple


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
