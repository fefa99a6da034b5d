"""Payments: which stocks may pay and at what value, and the effect `Pay`, which asks only if there is a choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from engine import changes, prices, tableau
from engine.card import CARDS
from engine.core import Cause, Decision, Effect, Game, amounts

if TYPE_CHECKING:
    from engine.state import Owner, Player
    from engine.tableau import Rules

P = TypeVar("P", bound="Owner")
Way = tuple[str, int, int]
"""A stock that may pay, the value of a piece in M€, and how many pieces may be used at most."""


def ways(game: Rules, me: Owner, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> tuple[Way, ...]:
    """The stocks that a player can pay with, metals first, M€ last; the amounts in `keep` must be left over."""
    worth = [(metal, prices.metal_values(game, me)[metal]) for metal in metals]
    found: list[Way] = []
    for what, value in (*worth, *tableau.money_like(game, me), ("mc", 1)):
        n = me.stock[what] - (keep.get(what, 0) if keep else 0)
        if n > 0:
            found.append((what, value, n))
    return tuple(found)


def purse(game: Rules, me: Owner, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> int:
    """The highest price in M€ that a player can pay; the amounts in `keep` must be left over."""
    stock = me.stock
    money = stock["mc"] - (keep.get("mc", 0) if keep else 0)
    for metal in metals:
        n = stock[metal] - (keep.get(metal, 0) if keep else 0)
        if n > 0:
            money += n * prices.metal_values(game, me)[metal]
    for what, value in tableau.money_like(game, me):
        money += value * max(0, stock[what] - (keep.get(what, 0) if keep else 0))
    return money


def affords(
    game: Rules, me: Owner, total: int, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None
) -> bool:
    """Whether a player can pay `total` M€; the amounts in `keep` must be left over."""
    if not keep and me.stock["mc"] >= total:
        return True
    return purse(game, me, metals, keep) >= total


def how_many(game: Rules, me: Owner, offered: int) -> int:
    """How many of the `offered` cards a player has the M€ to buy."""
    each = prices.term(game, me, "bought-card")
    return min(offered, purse(game, me) // each) if each else offered


def led_by(me: P, corporation: int) -> P:
    """A copy of a player, or of a seat of a view, with a corporation in play and its M€; the first cards are priced and bought so."""
    return me.__replace__(played=(corporation,), stock={**me.stock, "mc": CARDS[corporation].cost})


def mixes(total: int, open_ways: Sequence[Way]) -> Iterator[dict[str, int]]:
    """Every way to pay `total` M€ in which no piece could be left out, as the number of pieces by stock.

    The payments come in order: first those that use the most pieces of the first stock, among these first those that use the most of
    the second, and so on.
    """
    if not open_ways:
        if total <= 0:
            yield {}
        return
    (what, value, most), rest = open_ways[0], open_ways[1:]
    top = min(most, -(-total // value)) if total > 0 else 0
    if not rest:
        if top * value >= total:
            yield {what: top} if top else {}
        return
    beyond = sum(v * m for _, v, m in rest)
    for n in range(top, -1, -1):
        left = total - n * value
        if left > beyond:
            break
        for mix in mixes(left, rest):
            paid = n * value + sum(v * mix.get(w, 0) for w, v, _ in rest)
            if n and paid - value >= total:
                continue
            yield {what: n, **mix} if n else mix


def proposal(total: int, open_ways: Sequence[Way]) -> dict[str, int]:
    """The payment to propose for `total` M€, which must be payable: first metals, then M€, then other stocks.

    Metals are used only for as much as their value fits into the total, so that nothing is overpaid. If the total cannot be met
    exactly like that, the first of `mixes` is proposed.
    """
    mix: dict[str, int] = {}
    left = total
    for what, value, most in sorted(open_ways, key=lambda way: (way[1] == 1, way[0] != "mc")):
        mix[what] = min(most, left // value)
        left -= mix[what] * value
    return next(mixes(total, open_ways)) if left else mix


class Pay(Effect, frozen=True):
    """Pay `total` M€; the stocks in `metals` may help, and the amounts in `keep` must be left over."""

    total: int
    metals: tuple[str, ...] = ()
    keep: tuple[tuple[str, int], ...] = ()

    def _ways(self, game: Game, me: Player) -> tuple[Way, ...]:
        return ways(game, me, self.metals, dict(self.keep))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if affords(game, me, self.total, self.metals, dict(self.keep)) else "too-dear"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if not self.total:
            return None
        open_ways = self._ways(game, me)
        if len(open_ways) == 1:
            return None
        found = mixes(self.total, open_ways)
        next(found)
        if next(found, None) is None:
            return None
        return Decision(me.seat, "pay", kind="payment", budget=(self.total, open_ways))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not self.total:
            return
        split = amounts(picks) if picks else next(mixes(self.total, self._ways(game, me)), None)
        if split is None:
            raise ValueError(f"{self.total} M€ cannot be paid")
        changes.pay(game, me, self.total, split, cause)
