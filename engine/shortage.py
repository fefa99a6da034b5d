"""Set-ups for which a box has too few cards: what is short, and what would work."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.expansions import open_box
from engine.named import CORPORATION_DECK

if TYPE_CHECKING:
    from engine.box import DealtCards
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
    box = open_box(options)
    found = (_short(options, cards, len(box.decks[cards.deck])) for cards in box.dealt)
    return tuple(short for short in found if short)


def fewer_corporations(options: Options) -> int:
    """How many corporations each player is dealt, where that is fewer than agreed because the box has no more; else 0."""
    each = len(open_box(options).decks[CORPORATION_DECK]) // options.players
    return each if each < options.corporations and not shortages(options) else 0


def _short(options: Options, cards: DealtCards, there: int) -> Shortage | None:
    each = cards.each(options) + cards.further
    if options.players * each <= there:
        return None
    could_be = there // options.players - cards.further
    return Shortage(
        cards.deck,
        options.players * each,
        there,
        options.players,
        there // each,
        could_be if could_be >= cards.fewest else 0,
    )
