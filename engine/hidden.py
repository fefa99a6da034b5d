"""Copies of a game in which what one seat cannot know is dealt anew: for previews, for robots that think ahead, and for tests."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from engine.agenda import forks
from engine.changes import clear_secrets
from engine.codec import copy_game
from engine.core import Game
from engine.dealing import deal_anew


def redealt(game: Game, seat: int, random: Random) -> Game:
    """A copy of the game in which the cards that `seat` cannot see are exchanged at random, each for a card of the same deck.

    `seat` cannot tell the copy from the game: its view of both is equal. Where the cards lie in the game has no part in where they lie
    in the copy; but of what others have chosen in an open fork, the copy keeps how many cards it were.
    """
    copy = copy_game(game)
    # This shuffles faster than `random.shuffle`.
    deal_anew(copy, seat, lambda cards: sorted(sorted(cards), key=lambda _: random.random()))
    copy.seed = f"another {random.random()}"
    copy.derive_pending()
    return copy


def imagined(game: Game, seat: int, seed: str) -> Game:
    """A copy of the game as `seat` may imagine it: like `redealt`, but others have not answered yet in an open fork.

    It depends on nothing but `seed` and what the seat knows, so what is found out with it gives nothing away.
    """
    copy = copy_game(game)
    for fork in forks(copy.agenda):
        for other in fork.lanes.keys() - {seat}:
            if fork.has_answered(other):
                fork.take_back(other)
                clear_secrets(copy.players[other])
    salt = blake2b(seed.encode())

    def place(card: int) -> bytes:
        salted = salt.copy()
        salted.update(b"%d" % card)
        return salted.digest()

    deal_anew(copy, seat, lambda cards: sorted(cards, key=place))
    # How often others have answered anew, and cards were shuffled, is no matter either.
    copy.tokens, copy.chance, copy.answered, copy.floor, copy.last = [0] * len(copy.players), 0, 0, 0, -1
    copy.seed = seed
    copy.derive_pending()
    return copy
