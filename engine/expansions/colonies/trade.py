"""Trading with colonies: the verb H, and what happens after it; and the phase in which fleets come home and markers rise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.bounds import NO_RATING, Bound, Within, any_of, changes_no_rating
from engine.box import Verb
from engine.core import Cause, Decision, Effect, Game, Step, When
from engine.effects.choices import Both
from engine.effects.order import AnyOrder
from engine.expansions.colonies.row import (
    ColonyInPlay,
    at_home,
    awake,
    can_pay,
    colony_in_play,
    payable,
    row,
    steps_up,
    trade_prices,
    trade_refusal,
    trade_result,
)
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import TILES, Colony
from engine.journal import Entry
from engine.payment import Pay, missing

if TYPE_CHECKING:
    from engine.state import Player


class Traded(Entry, frozen=True):
    """A player has sent a trade fleet to a colony tile."""

    colony: str


class FleetGained(Entry, frozen=True):
    """A player has another trade fleet."""


class FleetsReturned(Entry, frozen=True):
    """All trade fleets come home, and the markers of the tiles rise."""


def from_colony(tile: Colony) -> Cause:
    """The cause of what a colony tile brings."""
    return Cause(source=tile.option)


class Trade(Effect, frozen=True):
    """Pay for a trade, and send a fleet to a colony tile."""

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if self.key not in game.table.outposts:
            return "unknown"
        return trade_refusal(game, me, TILES[self.key]) or (None if can_pay(game, me) else "too-dear")

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, trade_prices(game, me)["mc"], "trade:mc")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        send(game, me, self.key, cause, pay=True)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return _bound_of_trade(self.key, game, me, within)


class SendFleet(Effect, frozen=True):
    """Send a fleet to a colony tile of choice to trade there, without paying."""

    rank = When.SHOWING

    def _open(self, game: Game, me: Player) -> list[ColonyInPlay]:
        return [on for on in row(game) if trade_refusal(game, me, on.tile) is None]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        reasons = {trade_refusal(game, me, on.tile) for on in row(game)}
        return next((why for why in (None, "no-fleet", "visited") if why in reasons), "asleep")

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "send-fleet", (on.tile.option for on in self._open(game, me)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            send(game, me, pick.partition(":")[2], cause, pay=False)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return any_of((Arrive(on.tile.key) for on in row(game)), game, me, within)


def send(game: Game, me: Player, key: str, cause: Cause, *, pay: bool) -> None:
    """Send a fleet to a tile, and queue what follows: the payment, moving the marker up, the income, the bonuses."""
    at = SETTLED.of(game.table)
    changes.update_state(game, at, Traded(me.seat, key, cause=cause), visits={**at.visits, key: me.seat})
    if pay:
        game.then(PayTrade(), me.seat)
    game.then(MoveBefore(key), me.seat)
    game.then(Arrive(key), me.seat)


class PayTrade(Effect, frozen=True):
    """Pay for a trade, with one of what may pay for it."""

    at_most = NO_RATING

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision(me.seat, "trade-pay", tuple(payable(game, me)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        (what,) = picks
        n = trade_prices(game, me)[what]
        if what == "mc":
            game.then(Pay(n, towards="trade:mc"), me.seat)
        else:
            changes.change_stock(game, me, what, -n, cause)


class MoveBefore(Effect, frozen=True):
    """Move the marker of a tile up before the trade, as far as the player's cards allow.

    The player is asked how far only where a higher step brings something else than a lower one, and not merely more of it.
    """

    at_most = NO_RATING

    key: str

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        on = colony_in_play(game, self.key)
        most = steps_up(game, me, on)
        if not most or not on.tile.mixed:
            return None
        return Decision(me.seat, f"trade-steps:{self.key}", tuple(str(n) for n in range(most + 1)), kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        on = colony_in_play(game, self.key)
        changes.move_marker(game, self.key, int(picks[0]) if picks else steps_up(game, me, on), cause, me.seat)


class Arrive(Effect, frozen=True):
    """Give the trader the income of a tile and each owner the bonus of each colony there, in any order; the marker falls."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        on = colony_in_play(game, self.key)
        here = from_colony(on.tile)
        game.then(AnyOrder((Step(me.seat, on.income, here), Step(me.seat, GiveBonuses(self.key), here))), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return _bound_of_trade(self.key, game, me, within)


class GiveBonuses(Effect, frozen=True):
    """Give each owner the bonus of each colony on a tile; the marker falls.

    Others get theirs now, in table order, but what they have to choose is their homework, so that nobody waits for it. The trader's
    own, about which the trader is asked at once, follow.
    """

    key: str

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        on = colony_in_play(game, self.key)
        return on.tile.bonus.when(game, me, cause) if me.seat in on.settlers else When.SURE

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        on = colony_in_play(game, self.key)
        for seat, n in trade_result(game, me, on).bonuses:
            for _colony in range(n):
                if seat == me.seat:
                    game.then(on.tile.bonus, seat)
                elif any(isinstance(step, Step) and step.cause == cause for step in game.homework.get(seat, ())):
                    game.later(on.tile.bonus, seat)  # the bonuses of a tile come one after the other
                else:
                    _give(game, game.players[seat], on.tile.bonus, cause)
        changes.move_marker(game, self.key, len(on.settlers) - on.step, cause, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return _bound_of_trade(self.key, game, me, within)


def _give(game: Game, owner: Player, bonus: Effect, cause: Cause) -> None:
    """Give a bonus to a player who is not on turn: at once up to the first choice in it, and the rest as homework."""
    parts: list[Effect] = list(bonus.parts) if isinstance(bonus, Both) else [bonus]
    while parts:
        asked = parts[0].ask(game, owner, cause)
        if isinstance(asked, Decision) and asked.real:
            game.later(parts[0] if len(parts) == 1 else Both(tuple(parts)), owner.seat)
            return
        parts.pop(0).apply(game, owner, cause, asked.options if isinstance(asked, Decision) else ())


class ReturnFleets(Effect, frozen=True):
    """Let all fleets come home, and move the marker of every tile in use up a step (rulebook, Solar phase)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        at = SETTLED.of(game.table)
        changes.update_state(game, at, FleetsReturned(-1), visits={})
        whole_row(game, 1, Cause(source="colonies"))


def whole_row(game: Game, steps: int, cause: Cause, seat: int = -1) -> None:
    """Move the markers of all tiles in use up; `seat` is whose doing it is, -1 for nobody's."""
    for on in row(game):
        if on.awake:
            changes.move_marker(game, on.tile.key, steps, cause, seat)


def _bound_of_trade(key: str, game: Game, me: Player, within: Within) -> Bound | None:
    if _changes_no_rating(key):
        return NO_RATING
    tile = TILES[key]
    bound = any_of((*tile.income, tile.bonus), game, me, within)
    return NO_RATING if bound and not bound.steps else None


@cache
def _changes_no_rating(key: str) -> bool:
    return changes_no_rating(*TILES[key].income, TILES[key].bonus)


_TRADES: Final = {key: f"trade:{key}" for key in TILES}


@cache
def _action(option: str) -> tuple[Trade, Cause]:
    return Trade(option.partition(":")[2]), Cause(source=option)


def _open_to(game: Game, me: Player) -> list[str]:
    """The trades that a fleet of the player can make."""
    visits = SETTLED.of(game.table).visits
    free = [key for key in game.table.outposts if key in _TRADES and key not in visits]
    if not free or at_home(game, me) <= 0 or not can_pay(game, me):
        return []
    return [_TRADES[key] for key in free if not TILES[key].kind or awake(game, TILES[key])]


TRADE: Final = Verb(
    "trade",
    "H",
    lambda game, me: [f"trade:{on.tile.key}" for on in row(game)],
    _action,
    price=lambda game, me, option: trade_prices(game, me)["mc"],
    within=lambda game, me, money: _open_to(game, me),
    sure=True,
    form="menu",
)
