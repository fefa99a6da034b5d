"""The types of the elements of icon rows, and functions that join rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from words.catalogue import signed


class Sign(NamedTuple):
    """A picture, given by name, with a number before it; with a red rim if it may be of any player.

    Names are `plants`, `card`, `tag:space`, `tile:city`, `marker:cathedral`, `lies:animal` (on this card), `onto:animal` (on a chosen
    card).
    """

    name: str
    n: str = ""
    anybody: bool = False


class Said(NamedTuple):
    """Punctuation between pictures, the same in all languages."""

    text: str


class Word(NamedTuple):
    """A word between pictures, in the reader's language."""

    text: str
    apart: bool = False
    """Whether the word begins an alternative or another player's part: rows are broken before such a word, and never inside an alternative
    or a part."""


class Cost(NamedTuple):
    """The cost of a card or project, on the hex of costs."""

    text: str


class Boxed(NamedTuple):
    """A brown box of production."""

    inside: tuple[Icon, ...]


Icon = Sign | Said | Word | Cost | Boxed
Icons = tuple[Icon, ...]

ARROW: Final = Sign("arrow")
PER: Final = Said("/")
THEN: Final = Said(":")


def between(parts: Iterable[Icons], sign: Icon) -> Icons:
    """Join rows of icons into one, with a sign between the rows; empty rows are left out."""
    out: list[Icon] = []
    for part in parts:
        if part:
            out += (sign, *part) if out else part
    return tuple(out)


def alternatives(parts: Iterable[Icons], word: Word) -> Icons:
    """Join alternatives into one row with a word before which it may be broken; words inside an alternative break no row."""
    whole = (tuple(icon._replace(apart=False) if isinstance(icon, Word) else icon for icon in part) for part in parts)
    return between(whole, word._replace(apart=True))


def few(n: int) -> str:
    """A number as text; empty for 1, where the picture alone is clear."""
    return "" if n == 1 else signed(n) if n < 0 else str(n)


def lies(kind: str) -> str:
    """The name of the picture of a resource that lies on this card."""
    return f"lies:{kind or 'anything'}"


def onto(kind: str, n: int) -> Sign:
    """The sign of `n` resources that are put on a chosen card."""
    return Sign(f"onto:{kind or 'anything'}", signed(n))
