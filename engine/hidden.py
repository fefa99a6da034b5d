"""Tests of hidden information: copies of a game in which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from random import Random

from engine.codec import copy_game
from engine.core import Game
from engine.dealing import deal_anew


def redealt(game: Game, seat: int, random: Random) -> Game:
    """A copy of the game in which the cards that `seat` cannot see are exchanged at random, each for a card of the same deck.

    `seat` cannot tell the copy from the game: its view of both is equal.
    """
    copy = copy_game(game)
    # This shuffles faster than `random.shuffle`.
    deal_anew(copy, seat, lambda cards: sorted(cards, key=lambda _: random.random()))
    copy.seed = f"another {random.random()}"
    copy.derive_pending()
    return copy
