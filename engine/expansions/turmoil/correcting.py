"""Correcting by hand which delegates are in the parties; leaders and the dominant party follow from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.box import CorrectionTarget
from engine.expansions.turmoil.delegates import remove, send, send_neutral, settle
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE
from engine.journal import CORRECTION

if TYPE_CHECKING:
    from engine.core import Game


def delegates_of(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    """The delegates of an owner in each party, and those of the reserve that could join it."""
    at = SENATE.of(game.table)
    for party in PARTIES:
        there = at.delegates[party].count(seat)
        yield CorrectionTarget("delegates", seat, party, there, 0, there + at.reserve.get(seat, 0))


def correct_delegates(game: Game, spot: CorrectionTarget, n: int) -> None:
    """Send a number of delegates from the reserve to a party, or back where it is negative."""
    for _ in range(abs(n)):
        if n < 0:
            remove(game, spot.what, spot.seat, CORRECTION, spot.seat)
            settle(game, spot.what, CORRECTION)
        elif spot.seat == NEUTRAL:
            send_neutral(game, spot.what, CORRECTION)
        else:
            send(game, game.players[spot.seat], spot.what, 1, CORRECTION)
