"""Action B: use a standard project (rulebook, Actions B)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import prices
from engine.bounds import NO_RATING, NOWHERE, Bound, Within, all_of
from engine.box import Verb
from engine.core import NOTHING, Cause, Effect, Game
from engine.journal import ProjectUsed
from engine.payment import Pay, affords, kept_for, least_money, missing, purses
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.state import Player


class UseProject(Effect, frozen=True):
    """Pay for a standard project, then do its effects."""

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        price = prices.project_prices(game, me)[self.key]
        if me.stock["mc"] < price and not affords(game, me, price, self.towards):
            return "too-dear"
        project = game.box.projects[self.key]
        keep = kept_for(game, me, project.takers) if project.takers else NOTHING
        if keep and not affords(game, me, price, self.towards, keep):
            return "too-dear"
        for effect in project.obstacles:
            if reason := effect.blocks(game, me, cause):
                return reason
        return None

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        first = None
        for effect in game.box.vain_projects.get(self.key, ()):
            why = effect.vain(game, me, cause)
            if why is None:
                return None
            first = first or why
        return first

    @property
    def towards(self) -> str:
        """What its price is called (`engine.payment.purses`)."""
        return f"project:{self.key}"

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        keep = kept_for(game, me, game.box.projects[self.key].do)
        return missing(game, me, prices.project_prices(game, me)[self.key], self.towards, keep)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        project = game.box.projects[self.key]
        here = Cause(source=f"project:{self.key}")
        tell(game, ProjectUsed(me.seat, self.key, cause=here))
        price, keep = prices.project_prices(game, me)[self.key], kept_for(game, me, project.do)
        game.then(Pay(price, keep=tuple(keep.items()), towards=self.towards), me.seat, here)
        for effect in project.do:
            game.then(effect, me.seat, here)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        bound = all_of(game.box.projects[self.key].do, game, me, within)
        if bound is None or me is NOWHERE:
            return bound
        if bound.changes_no_rating:
            return NO_RATING
        price = prices.project_prices(game, me)[self.key]
        if within.close:
            price = least_money(game, me, price, self.towards)
        exact = within.close and bound.exact and not purses(game, me, self.towards)
        return Bound(bound.steps, bound.mc + price, bound.tiles, bound.income, exact)


@cache
def _action(option: str) -> tuple[UseProject, Cause]:
    return UseProject(option.partition(":")[2]), Cause(source=option)


def _affordable(game: Game, me: Player, money: int) -> list[str]:
    price = prices.terms(game, me)
    return [option for option in game.box.project_options if price[option] <= money]


PROJECT: Final = Verb(
    "project",
    "B",
    lambda game, me: [f"project:{key}" for key in game.box.projects],
    _action,
    price=lambda game, me, option: prices.project_prices(game, me)[option.partition(":")[2]],
    within=_affordable,
    standing=True,
)
