"""Standard projects, milestones and awards as actions (rulebook, Actions B to D)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from engine import changes, tableau
from engine.card import CARDS, picked
from engine.core import NO_CAUSE, AnyEffect, Cause, Decision, Effect, Game
from engine.goals import MILESTONE_PRICE, MOST_CLAIMED, award_price
from engine.journal import AwardFunded, MilestoneClaimed, ProjectUsed, tell
from engine.payment import Pay, affords
from engine.triggers import Event, fire

if TYPE_CHECKING:
    from engine.state import Player


class Project(msgspec.Struct, frozen=True):
    """A standard project of `cost` M€, available as often as one can pay."""

    key: str
    cost: int
    do: tuple[AnyEffect, ...]


class UseProject(Effect, frozen=True):
    """Pay for a standard project and do it."""

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if not affords(game, me, tableau.project_prices(game, me)[self.key]):
            return "too-dear"
        return self.blocked(game, me, cause)

    def blocked(self, game: Game, me: Player, cause: Cause) -> str | None:
        """What is in the way beside its price."""
        for effect in game.box.projects[self.key].do:
            if reason := effect.blocks(game, me, cause):
                return reason
        return None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        project = game.box.projects[self.key]
        here = Cause(source=f"project:{self.key}")
        tell(game, ProjectUsed(me.seat, self.key, cause=here))
        game.then(Pay(tableau.project_prices(game, me)[self.key]), me.seat, here)
        for effect in project.do:
            game.then(effect, me.seat, here)
        fire(game, Event("project", me.seat, cost=project.cost, kind=self.key))


def usable_projects(game: Game, me: Player, money: int) -> list[str]:
    """The projects that can be used with so much money."""
    prices = tableau.project_prices(game, me)
    return [key for key, price in prices.items() if price <= money and not UseProject(key).blocked(game, me, NO_CAUSE)]


class SellPatents(Effect, frozen=True):
    """Discard cards from hand for 1 M€ each."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.hand else "no-cards"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        return Decision(me.seat, "sell", options, 1, len(options), kind="card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source="project:sell-patents")
        changes.discard(game, me, [picked(pick) for pick in picks], here)
        changes.gain(game, me, "mc", len(picks), here)


class ClaimMilestone(Effect, frozen=True):
    """Claim a milestone whose condition is met now, for 8 M€; three in all."""

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        claimed = game.table.milestones
        if self.key in claimed or len(claimed) >= MOST_CLAIMED:
            return "claimed"
        if not game.box.milestones[self.key].reached(game, me):
            return "not-reached"
        return None if affords(game, me, MILESTONE_PRICE) else "too-dear"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source=f"milestone:{self.key}")
        game.table.milestones[self.key] = me.seat
        tell(game, MilestoneClaimed(me.seat, self.key, cause=here))
        game.then(Pay(MILESTONE_PRICE), me.seat, here)


def claimable_milestones(game: Game, me: Player, money: int) -> list[str]:
    """The milestones that can be claimed with so much money."""
    claimed = game.table.milestones
    if money < MILESTONE_PRICE or len(claimed) >= MOST_CLAIMED:
        return []
    return [key for key, goal in game.box.milestones.items() if key not in claimed and goal.reached(game, me)]


class FundAward(Effect, frozen=True):
    """Fund an award for 8, 14 or 20 M€; three in all."""

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        funded = game.table.awards
        if self.key in funded or len(funded) >= MOST_CLAIMED:
            return "claimed"
        return None if affords(game, me, award_price(len(funded))) else "too-dear"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source=f"award:{self.key}")
        price = award_price(len(game.table.awards))
        game.table.awards[self.key] = me.seat
        tell(game, AwardFunded(me.seat, self.key, cause=here))
        game.then(Pay(price), me.seat, here)


def fundable_awards(game: Game, money: int) -> list[str]:
    """The awards that can be funded with so much money."""
    funded = game.table.awards
    if len(funded) >= MOST_CLAIMED or money < award_price(len(funded)):
        return []
    return [key for key in game.box.awards if key not in funded]
