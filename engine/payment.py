"""Payments: what may pay, what it is worth, and asking only where there is a real choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from engine import changes, prices, tableau
from engine.card import CARDS
from engine.core import Cause, Decision, Effect, Game, amounts

if TYPE_CHECKING:
    from engine.state import Player
    from engine.tableau import Owner, Rules
    from engine.view import Seat

P = TypeVar("P", "Player", "Seat")
Way = tuple[str, int, int]
"""A stock, its value in M€ a piece, and how many pieces at most."""


def ways(game: Rules, me: Owner, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> tuple[Way, ...]:
    """What a player can pay with, metals first; `keep` must be left over."""
    worth = [(metal, prices.metal_values(game, me)[metal]) for metal in metals]
    found: list[Way] = []
    for what, value in (*worth, *tableau.money_like(game, me), ("mc", 1)):
        n = me.stock[what] - (keep.get(what, 0) if keep else 0)
        if n > 0:
            found.append((what, value, n))
    return tuple(found)


def purse(game: Rules, me: Owner, metals: Sequence[str] = (), keep: Mapping[str, int] | None = None) -> int:
    """The most M€ that a player can pay."""
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
    """Whether a player can pay so many M€."""
    if not keep and me.stock["mc"] >= total:
        return True
    return purse(game, me, metals, keep) >= total


def how_many(game: Rules, me: Owner, offered: int) -> int:
    """How many of the cards offered to a player can be bought."""
    each = prices.term(game, me, "bought-card")
    return min(offered, purse(game, me) // each) if each else offered


def led_by(me: P, corporation: int) -> P:
    """A player, or a seat of a view, as the first cards are bought: with a corporation in play, and its M€."""
    return msgspec.structs.replace(me, played=(corporation,), stock={**me.stock, "mc": CARDS[corporation].cost})


def mixes(total: int, open_ways: Sequence[Way]) -> Iterator[dict[str, int]]:
    """Every payment of `total` without a superfluous piece; the first pays most with the first of `open_ways`, then the next."""
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
    """The mix to propose: as much metal as loses nothing, then M€, then other stocks; `total` must be payable."""
    mix: dict[str, int] = {}
    left = total
    for what, value, most in sorted(open_ways, key=lambda way: (way[1] == 1, way[0] != "mc")):
        mix[what] = min(most, left // value)
        left -= mix[what] * value
    return next(mixes(total, open_ways)) if left else mix


class Pay(Effect, frozen=True):
    """Pay `total` M€; `metals` may help, `keep` must be left over."""

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
