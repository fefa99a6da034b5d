"""What Colonies is worth to robots: trades, founding, fleets and tracks; and how robots answer its questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine import tableau
from engine.card import Card
from engine.expansions.colonies.effects import AddTile, Found, GainBonuses, GainFleet, MoveTracks, RaiseTracks
from engine.expansions.colonies.row import (
    MOST_FLEETS,
    ColonyInPlay,
    TradeSteps,
    colony_in_play,
    fleets,
    open_to_founding,
    payable,
    row,
    trade_refusal,
    trade_result,
)
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import TILES, Colony
from engine.expansions.colonies.trade import SendFleet, Trade
from engine.modifiers import StandIn
from engine.robots.features import feature_of
from engine.robots.greedy import ANSWERS
from engine.robots.on_goals import BRINGS
from engine.robots.worth import PER_GENERATION, Worth, worth_of

if TYPE_CHECKING:
    from engine.core import Decision

RIVALS: Final = 0.35
"""How much of what others get by a trade counts against it; with more players, less of it matters."""
TRADES: Final = 0.45
"""How often a colony tile is traded with in a generation."""


@feature_of
def _settlements(self: Worth) -> dict[str, float]:
    """The settlements of the seat, which bring their bonus with every trade."""
    return {"settlements": tableau.settlements(self.view, self.me.seat)}


def _income(self: Worth, on: ColonyInPlay) -> float:
    """What a trade on a tile brings this seat now, its own bonuses included, less a part of what it brings others."""
    found = trade_result(self.view, self.me, on)
    gain = self.effect(found.income)
    for seat, n in found.bonuses:
        share = 1.0 if seat == self.me.seat else -RIVALS / max(1, len(self.view.seats) - 1)
        gain += n * share * self.effect(found.bonus)
    return gain


def _best_trade(self: Worth) -> float:
    open_ones = [on for on in row(self.view) if trade_refusal(self.view, self.me, on.tile) is None]
    return max((_income(self, on) for on in open_ones), default=0.0)


def _usual_trade(self: Worth) -> float:
    """What a trade is worth in a usual generation, less its price."""
    best = max((self.effect(on.tile.income[3]) for on in row(self.view) if on.awake), default=0.0)
    return max(0.0, best - 5.0 * self.money)


def _settled(self: Worth, tile: Colony) -> float:
    """What a colony on a tile is worth: what founding it brings, and its bonus for each trade to come."""
    return self.effect(tile.founding) + TRADES * (self.left - 1) * self.effect(tile.bonus)


def _cost(self: Worth, what: str, n: int) -> float:
    return n * self.stock(what)


@worth_of(Trade)
def _trade(self: Worth, effect: Trade, card: Card | None = None) -> float:
    prices = payable(self.view, self.me)
    cheapest = min((_cost(self, what, n) for what, n in prices.items()), default=99.0)
    return _income(self, colony_in_play(self.view, effect.key)) - cheapest


@worth_of(SendFleet)
def _send(self: Worth, effect: SendFleet, card: Card | None = None) -> float:
    return _best_trade(self) if card and card.id in self.me.played else _usual_trade(self) + 4.0 * self.money


BRINGS[Found] = lambda effect: {"settlement": 1}


@worth_of(Found)
def _found(self: Worth, effect: Found, card: Card | None = None) -> float:
    tiles = open_to_founding(self.view, self.me.seat, again=effect.again)
    return max((_settled(self, tile) for tile in tiles), default=0.0) + sum(self.effect(e, card) for e in effect.then)


@worth_of(GainFleet)
def _fleet(self: Worth, effect: GainFleet, card: Card | None = None) -> float:
    full = SETTLED.of(self.me).fleets >= MOST_FLEETS
    return 0.0 if full else 0.6 * (self.left - 1) * _usual_trade(self)


@worth_of(GainBonuses)
def _bonuses(self: Worth, effect: GainBonuses, card: Card | None = None) -> float:
    return sum(on.settlers.count(self.me.seat) * self.effect(on.tile.bonus) for on in row(self.view))


@worth_of(MoveTracks)
def _move(self: Worth, effect: MoveTracks, card: Card | None = None) -> float:
    return 2.0 * self.money if fleets(self.view, self.me).home else 0.5 * self.money


@worth_of(RaiseTracks)
def _raise(self: Worth, effect: RaiseTracks, card: Card | None = None) -> float:
    return 2.0 * effect.steps * self.money


@worth_of(AddTile)
def _add(self: Worth, effect: AddTile, card: Card | None = None) -> float:
    return 3.0 * self.money


PER_GENERATION[StandIn] = lambda self, modifier: modifier.value * self.stock(modifier.resource)
PER_GENERATION[TradeSteps] = lambda self, modifier: 1.2 * modifier.steps * self.money


def _best(worth_of_tile: Callable[[Worth, str], float]) -> Callable[[Worth, Decision], tuple[str, ...]]:
    """Answer with the tile that is worth most."""

    def answer(self: Worth, decision: Decision) -> tuple[str, ...]:
        best = sorted(decision.options, key=lambda o: -worth_of_tile(self, o.partition(":")[2]))
        return tuple(best[: decision.least])

    return answer


def _step(self: Worth, key: str, by: int) -> float:
    """What moving a marker brings this seat, if it trades there next."""
    on = colony_in_play(self.view, key)
    return self.effect(on.tile.income[on.step + by]) - self.effect(on.tile.income[on.step])


def _pay(self: Worth, decision: Decision) -> tuple[str, ...]:
    prices = payable(self.view, self.me)
    return (min(decision.options, key=lambda what: _cost(self, what, prices.get(what, 99))),)


def _steps(self: Worth, decision: Decision) -> tuple[str, ...]:
    on = colony_in_play(self.view, decision.key.partition(":")[2])
    return (max(decision.options, key=lambda n: self.effect(on.tile.income[on.step + int(n)])),)


ANSWERS.update(
    {
        "found": _best(lambda self, key: _settled(self, TILES[key])),
        "send-fleet": _best(lambda self, key: _income(self, colony_in_play(self.view, key))),
        "track-up": _best(lambda self, key: _step(self, key, 1)),
        "track-down": _best(lambda self, key: _step(self, key, -1)),
        "add-tile": _best(lambda self, key: _settled(self, TILES[key])),
        "remove-tile": _best(lambda self, key: -self.effect(TILES[key].income[4])),
        "trade-pay": _pay,
        "trade-steps": _steps,
    }
)
