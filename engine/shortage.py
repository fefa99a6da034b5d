"""Set-ups for which a box has too few cards: what is short, and what would work."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.actions.corporations import SECOND_FROM
from engine.expansions import open_box
from engine.named import CORPORATION_DECK, PRELUDE_DECK

if TYPE_CHECKING:
    from engine.options import Options


class Shortage(NamedTuple):
    """A deck that is too small for what the table has agreed: how many cards are needed and there, and what would work."""

    deck: str
    needed: int
    there: int
    players_asked: int
    players: int
    """For how many players there would be enough, 0 for none."""
    each: int
    """How many could be dealt to each player, 0 if even the fewest are too many."""


def shortages(options: Options) -> tuple[Shortage, ...]:
    """What the box of these options has too few of, so that the game does not begin.

    More corporations to choose from than there are is no shortage: all players get fewer.
    """
    decks = open_box(options).decks
    found: list[Shortage] = []
    if options.two_corporations:
        found += _short(options, CORPORATION_DECK, len(decks[CORPORATION_DECK]), options.corporations, 1, SECOND_FROM)
    if PRELUDE_DECK in decks:
        found += _short(options, PRELUDE_DECK, len(decks[PRELUDE_DECK]), options.preludes, 4, 0)
    return tuple(found)


def _short(options: Options, deck: str, there: int, dealt: int, fewest: int, further: int) -> list[Shortage]:
    needed = options.players * (dealt + further)
    if needed <= there:
        return []
    each = there // options.players - further
    return [Shortage(deck, needed, there, options.players, there // (dealt + further), each if each >= fewest else 0)]
