"""Effects that change production. A production box of a card is one effect: it is possible if its sum is, and is copied as a whole.

Rulebook, Play a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Unpack

from engine import changes, tableau
from engine.amounts import counting, number
from engine.bounds import NO_CHANGE, NO_COST
from engine.core import NOTHING, AnyValue, Cause, Decision, Effect, Game, When
from engine.effect import Count, add_amounts
from engine.journal import ProductionChanged
from engine.named import Resource, ResourceName, Stocks, stocks
from engine.reactions import promised_by

if TYPE_CHECKING:
    from engine.state import Player


class Production(Effect, frozen=True):
    """Change own production by `own`, then that of any one player, the owner included, by `other`, whose numbers are negative."""

    at_most = NO_CHANGE

    own: tuple[tuple[ResourceName, AnyValue], ...] = ()
    other: tuple[tuple[ResourceName, int], ...] = ()

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.TAKING if self.other else counting(n for _, n in self.own)

    def takes_from_others(self) -> bool:
        return bool(self.other)

    def net(self, game: Game, me: Player, cause: Cause) -> dict[str, int]:
        return {what: number(n, game, me, cause) for what, n in self.own}

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        for what, amount in self.own:
            n = number(amount, game, me, cause)
            if n >= 0:
                continue
            before = me.production[what] + promised.get(f"production:{what}", 0)
            if before + n < changes.lowest_production(what):
                return f"needs-production:{what}"
        if not self.other or tableau.is_solo(game):
            return None
        net = self.net(game, me, cause)
        for what, n in self.other:
            bottom = changes.lowest_production(what) - n
            able = (p for p in game.players if not tableau.protected(game, p, f"production:{what}", me))
            own = net.get(what, 0) + promised.get(f"production:{what}", 0)
            if not any(p.production[what] + (own if p.seat == me.seat else 0) >= bottom for p in able):
                return f"nobody-produces:{what}"
        return None

    def ever_blocked(self) -> bool:
        return bool(self.other) or any(_may_lower(n) for _what, n in self.own)

    def only_costs(self) -> bool:
        for _what, n in self.own:
            if not isinstance(n, int) or n >= 0:
                return False
        return not self.other

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """The production, and what the player's cards bring because it rises."""
        return promised_by_production(game, me, self.net(game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.net(game, me, cause).items():
            changes.change_production(game, me, what, n, cause)
        for what, n in self.other:
            if tableau.is_solo(game):
                changes.take_from_neutral(game, me, f"production:{what}", cause)
            else:
                game.then(Reduce(what, -n), me.seat)


def promised_by_production(game: Game, me: Player, steps: Mapping[str, int]) -> Mapping[str, int]:
    """Changes of a player's production, and what the player's cards bring because of them."""
    out = {f"production:{what}": n for what, n in steps.items()}
    if ProductionChanged in tableau.triggers_by_entry(game, me):
        changed = (ProductionChanged(me.seat, what, n, me.production[what]) for what, n in steps.items())
        add_amounts(out, promised_by(game, me, *changed))
    return out


def _may_lower(amount: int | Count) -> bool:
    return (amount if isinstance(amount, int) else amount.times) < 0


class Reduce(Effect, frozen=True):
    """Lower a production of a player of choice by exactly `n` steps."""

    at_most = NO_COST

    what: ResourceName
    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        bottom = changes.lowest_production(self.what) + self.n
        able = [p for p in game.players if p.production[self.what] >= bottom]
        able = [p for p in able if not tableau.protected(game, p, f"production:{self.what}", me)]
        able.sort(key=lambda p: p is me)
        options = [f"seat:{p.seat}" for p in able]
        own = able == [me]  # a player is asked before an own loss
        return Decision.exactly(me.seat, f"reduce:{self.what}:{self.n}", options, kind="player", ask_always=own)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            victim = game.players[int(pick.partition(":")[2])]
            changes.change_production(game, victim, self.what, -self.n, cause, me)


class ConvertProduction(Effect, frozen=True):
    """Turn any number of steps of one production, at least one, into another (Insulation, 152)."""

    at_most = NO_COST

    source: ResourceName
    target: ResourceName

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        steps = me.production[self.source] + promised.get(f"production:{self.source}", 0)
        return None if steps > 0 else f"needs-production:{self.source}"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        steps = [str(n) for n in range(1, me.production[self.source] + 1)]
        return Decision.exactly(me.seat, f"convert-production:{self.source}:{self.target}", steps, kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for n in map(int, picks):
            changes.change_production(game, me, self.source, -n, cause)
            changes.change_production(game, me, self.target, n, cause)


class ProductionOfSpace(Effect, frozen=True):
    """Raise the production of a metal that is printed on the space of this card's tile (Mining Rights 067, Mining Area 064).

    The card remembers the choice, so that the effect can be copied.
    """

    at_most = NO_CHANGE

    metals: tuple[ResourceName, ...] = ("steel", "titanium")

    def _metals(self, game: Game, me: Player, cause: Cause) -> list[str]:
        if chosen := tableau.metal_of_tile(me, cause.card):
            return [chosen]
        space = tableau.space_of_tile(me, cause.card)
        if not space:
            return []
        bonus = game.box.counted_as(game.box.map.spaces[space].bonus)
        return [metal for metal in self.metals if metal in bonus]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "metal", self._metals(game, me, cause))

    def copyable(self, game: Game, me: Player, cause: Cause) -> bool:
        return bool(self._metals(game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for metal in picks:
            space = tableau.space_of_tile(me, cause.card)
            changes.set_memo(game, me, cause.card, tableau.memo_of_tile(space, metal))
            changes.change_production(game, me, metal, 1, cause)


def production(*, any: Stocks[int] | None = None, **own: Unpack[Stocks[int | Count]]) -> Production:
    """Change own production, and by `any` the production of a player of choice.

    >>> production(energy=-1, mc=3)
    Production(own=(('energy', -1), ('mc', 3)), other=())
    >>> production(plants=1, any={"plants": -1}).other
    (('plants', -1),)
    """
    return Production(stocks(own), stocks(any or Stocks()))


def convert_production(source: Resource, target: Resource) -> ConvertProduction:
    """Lower one production by any number of steps, at least one, and raise another by as many.

    >>> convert_production("heat", "mc")
    ConvertProduction(source='heat', target='mc')
    """
    return ConvertProduction(source, target)


def production_of_space() -> ProductionOfSpace:
    """Raise the production of a metal that is printed on the space of the tile just placed.

    >>> production_of_space()
    ProductionOfSpace(metals=('steel', 'titanium'))
    """
    return ProductionOfSpace()
