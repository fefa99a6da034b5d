"""A verb of the made-up expansion: H, to barter heat for something else, once a price is paid; and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import changes, prices
from engine.box import Verb
from engine.core import Cause, Effect, Game, Reason
from engine.journal import Entry
from engine.payment import Pay, affords, missing
from engine.reactions import tell
from engine.robots.worth import Worth, worth_of
from engine.state import Player, PlayerOrSeat
from engine.tableau import GameOrView
from engine.view import View
from words import Command, VerbWords, add_verb, counted, money
from words.entries import say
from words.ledger import Log

HEAT: Final = 2
GOODS: Final = {"plants": 1, "steel": 1}


def _price(game: GameOrView, me: PlayerOrSeat) -> int:
    return prices.term(game, me, "barter")


class Bartered(Entry, frozen=True):
    """Something was bartered for; it begins a line of the log, under which the price and what changed hands are told."""


class Barter(Effect, frozen=True):
    """Give 2 heat for a plant or a steel; the merchant takes 3 M€, or what the term `barter` has become."""

    good: str

    @property
    def option(self) -> str:
        return f"barter:{self.good}"

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if me.stock["heat"] < HEAT:
            return "needs:heat"
        return None if affords(game, me, _price(game, me), self.option, {"heat": HEAT}) else "too-dear"

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        reason = self.possible(game, me, cause)
        if reason == "needs:heat":
            return Reason(reason, HEAT - me.stock["heat"])
        return Reason(reason, missing(game, me, _price(game, me), self.option, {"heat": HEAT})) if reason else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, Bartered(me.seat, cause=cause))
        game.then(Pay(_price(game, me), keep=(("heat", HEAT),), towards=self.option), me.seat)
        game.then(Deliver(self.good), me.seat)


class Deliver(Effect, frozen=True):
    """Exchange the heat for what was chosen."""

    good: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_stock(game, me, "heat", -HEAT, cause)
        changes.change_stock(game, me, self.good, GOODS[self.good], cause)


BARTER: Final = Verb(
    "barter",
    "H",
    lambda game, me: [f"barter:{good}" for good in GOODS],
    lambda option: (Barter(option.partition(":")[2]), Cause(source=option)),
    price=lambda game, me, option: _price(game, me),
    form="list",
)


def _said(view: View, key: str) -> tuple[str, str]:
    good = key.partition(":")[2]
    return f"{counted(GOODS[good], good)}, {money(_price(view, view.me))}", f"for {counted(HEAT, 'heat')}"


@worth_of(Barter)
def _worth(self: Worth, effect: Barter, card: object = None) -> float:
    return (
        GOODS[effect.good] * self.stock(effect.good)
        - HEAT * self.stock("heat")
        - _price(self.view, self.me) * self.money
    )


def _said_in_the_log(entry: Bartered, log: Log) -> None:
    log.start("barter", entry, "**Barter**")


say.register(Bartered, _said_in_the_log)
add_verb(
    "barter",
    VerbWords(
        option=_said,
        name="barter",
        apart=lambda view, key: (key.partition(":")[2], money(_price(view, view.me))),
        button="Barter, {price}",
        title="Barter",
        ask="Choose what to get",
        possible=lambda view, keys: [f"barter {len(keys)} ways"],
        command=Command("barter", "H: barter heat for something else", "good", "What to get"),
    ),
)
