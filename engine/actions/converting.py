"""Actions F and G: convert plants to a greenery, or heat to a step of temperature (rulebook, Actions F and G)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, prices
from engine.bounds import Bound, Within, bound_of
from engine.box import Verb
from engine.core import Cause, Effect, Game, Reason
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.journal import Converted
from engine.payment import in_stock, spend_stock
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.state import Player


_TILE: Final = Place("greenery", "greenery")
_STEP: Final = Raise("temperature")


class ConvertPlants(Effect, frozen=True):
    """Spend plants for a greenery tile."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if me.stock["plants"] < prices.term(game, me, "greenery"):
            return "needs:plants"
        return _TILE.possible(game, me, cause)

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return _TILE.short(game, me, cause)

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        return _held(super().reason(game, me, cause), prices.term(game, me, "greenery"), me.stock["plants"])

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, Converted(me.seat, "plants", cause=cause))
        changes.change_stock(game, me, "plants", -prices.term(game, me, "greenery"), cause)
        game.then(_TILE, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return bound_of(_TILE, game, me, within)


class ConvertHeat(Effect, frozen=True):
    """Spend heat for a step of temperature."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if in_stock(game, me, "heat") >= prices.term(game, me, "temperature") else "needs:heat"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        """When the temperature is complete, heat may still be converted, as a way to wait (ruling r117)."""
        return _STEP.vain(game, me, cause)

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        if self.possible(game, me, cause) and (why := self.vain(game, me, cause)):
            return Reason(why)
        return _held(super().reason(game, me, cause), prices.term(game, me, "temperature"), in_stock(game, me, "heat"))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, Converted(me.seat, "heat", cause=cause))
        spend_stock(game, me, "heat", prices.term(game, me, "temperature"), cause)
        game.then(_STEP, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return bound_of(_STEP, game, me, within)


def _held(why: Reason | None, needed: int, held: int) -> Reason | None:
    """Add the missing amount to a reason, if the player holds less than is needed."""
    return why._replace(short=needed - held) if why and held < needed else why


_PLANTS: Final = (ConvertPlants(), Cause(source="convert:plants"))
_HEAT: Final = (ConvertHeat(), Cause(source="convert:heat"))

CONVERT_PLANTS: Final = Verb(
    "convert:plants",
    "F",
    lambda game, me: ("convert:plants",),
    lambda option: _PLANTS,
    within=lambda game, me, money: () if _PLANTS[0].possible(game, me, _PLANTS[1]) else ("convert:plants",),
    sure=True,
    form="button",
)
CONVERT_HEAT: Final = Verb(
    "convert:heat",
    "G",
    lambda game, me: ("convert:heat",),
    lambda option: _HEAT,
    within=lambda game, me, money: () if _HEAT[0].possible(game, me, _HEAT[1]) else ("convert:heat",),
    form="button",
)
