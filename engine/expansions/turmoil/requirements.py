"""Requirements about parties and the chairman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core import Game
from engine.effect import Requirement
from engine.expansions.turmoil.senate import delegates_in, parties_led
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE

if TYPE_CHECKING:
    from engine.state import Player

ENOUGH: Final = 2
"""How many own delegates in a party are as good as its rule."""


class Ruling(Requirement, frozen=True):
    """The party rules, or the player has two delegates in it."""

    party: str

    def lacks(self, game: Game, me: Player) -> int:
        return 0 if SENATE.of(game.table).ruling == self.party else max(0, ENOUGH - delegates_in(game, me, self.party))


class IsChairman(Requirement, frozen=True):
    """The player is chairman; with `neutral`, a neutral delegate is."""

    neutral: bool = False

    def lacks(self, game: Game, me: Player) -> int:
        return int(SENATE.of(game.table).chairman != (NEUTRAL if self.neutral else me.seat))


class Leads(Requirement, frozen=True):
    """The player leads at least `n` parties."""

    n: int = 1

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, self.n - parties_led(game, me))


def ruling(party: str) -> Ruling:
    """Require that a party rules, or that the player has two delegates in it.

    >>> ruling("greens")
    Ruling(party='greens')
    """
    if party not in PARTIES:
        raise ValueError(f"there is no party {party!r}; there is {', '.join(PARTIES)}")
    return Ruling(party)
