"""Correcting by hand how many trade fleets a player has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import changes
from engine.box import CorrectionTarget
from engine.expansions.colonies.row import MOST_FLEETS, fleets
from engine.expansions.colonies.state import SETTLED
from engine.journal import CORRECTION, Entry

if TYPE_CHECKING:
    from engine.core import Game


class FleetsCorrected(Entry, frozen=True, tag="fleets-corrected"):
    """The number of a player's trade fleets was corrected."""

    n: int
    was: int


def fleets_of(game: Game, seat: int) -> Iterator[CorrectionTarget]:
    """The trade fleets of a player, not fewer than are out."""
    if seat >= 0:
        own = fleets(game, game.players[seat])
        yield CorrectionTarget("fleets", seat, "fleets", own.home + len(own.away), len(own.away), MOST_FLEETS)


def correct_fleets(game: Game, spot: CorrectionTarget, n: int) -> None:
    """Add a number of trade fleets, negative for fewer, to those of a player."""
    own = SETTLED.of(game.players[spot.seat])
    entry = FleetsCorrected(spot.seat, n, spot.now, cause=CORRECTION)
    changes.update_state(game, own, entry, fleets=spot.now + n)
