"""Triggers of the made-up expansion that listen to internal entries: payments, turns, drafts; and their words and icons."""

from __future__ import annotations

from engine.card import Card, active
from engine.core import Game
from engine.effects import either, gain
from engine.internal_entries import PackPassed, PhaseBegan, StockPaid, TurnBegan
from engine.journal import Discarded, StockChanged
from engine.state import Player
from engine.triggers import Trigger
from renderer.icons.icons import icons
from renderer.icons.pictograms import THEN, Icons, Sign
from words.ongoing import when


class WhenPaidWith(Trigger, frozen=True):
    """Somebody pays a price with a resource, however much of it."""

    on = (StockPaid,)
    what: str = "heat"

    def times(self, game: Game, me: Player, entry: StockPaid) -> int:
        return int(entry.what == self.what)


class WhenFalls(Trigger, frozen=True):
    """A stock of a resource falls, in a payment or otherwise."""

    on = (StockChanged,)
    what: str = "heat"

    def times(self, game: Game, me: Player, entry: StockChanged) -> int:
        return int(entry.what == self.what and entry.n < 0)


class WhenHandShrinks(Trigger, frozen=True):
    """Cards are discarded from a hand, however many."""

    on = (Discarded,)


class WhenTurnBegins(Trigger, frozen=True):
    """A turn begins."""

    on = (TurnBegan,)


class WhenPackComes(Trigger, frozen=True):
    """A draft pack is passed on."""

    on = (PackPassed,)


class WhenPhaseBegins(Trigger, frozen=True):
    """The phase `key` begins."""

    on = (PhaseBegan,)
    key: str = "research"

    def times(self, game: Game, me: Player, entry: PhaseBegan) -> int:
        return int(entry.key == self.key)


# fmt: off
CARDS = (
    active("X931", "Furnace Toll", 6, "power", WhenPaidWith(gain(mc=1), by="any")),
    active("X932", "Heat Meter", 5, "science", WhenFalls(gain(plants=1), by="any")),
    active("X933", "Second-hand Press", 4, "building", WhenHandShrinks(gain(mc=2), by="others")),
    active("X934", "Morning Bell", 7, "", WhenTurnBegins(gain(heat=1))),
    active("X935", "Pack Mule", 7, "", WhenPackComes(gain(steel=1), by="others")),
    active("X937", "Gossip Column", 7, "", WhenHandShrinks(either(gain(plants=1), gain(heat=1)), by="others")),
    active("X936", "Almanac", 7, "", WhenPhaseBegins(gain(energy=1), by="any")),
)
# fmt: on


@when.register
def _paid_with(trigger: WhenPaidWith, card: Card | None) -> str:
    return f"when anybody pays with {trigger.what}"


@when.register
def _falls(trigger: WhenFalls, card: Card | None) -> str:
    return f"when anybody's {trigger.what} falls"


@when.register
def _hand_shrinks(trigger: WhenHandShrinks, card: Card | None) -> str:
    return "when somebody else discards cards"


@when.register
def _turn_begins(trigger: WhenTurnBegins, card: Card | None) -> str:
    return "when your turn begins"


@when.register
def _pack_comes(trigger: WhenPackComes, card: Card | None) -> str:
    return "when somebody else passes a pack on"


@when.register
def _phase_begins(trigger: WhenPhaseBegins, card: Card | None) -> str:
    return f"when the phase {trigger.key} begins"


@icons.register(WhenPaidWith)
@icons.register(WhenFalls)
def _stock_icons(part: WhenPaidWith | WhenFalls, card: Card | None = None) -> Icons:
    return (Sign(part.what, "−", anybody=True), THEN, *icons(part.do, card))


@icons.register(WhenHandShrinks)
@icons.register(WhenPackComes)
def _card_icons(part: WhenHandShrinks | WhenPackComes, card: Card | None = None) -> Icons:
    return (Sign("card", anybody=True), THEN, *icons(part.do, card))


@icons.register(WhenTurnBegins)
@icons.register(WhenPhaseBegins)
def _time_icons(part: WhenTurnBegins | WhenPhaseBegins, card: Card | None = None) -> Icons:
    return (Sign("tr"), THEN, *icons(part.do, card))
