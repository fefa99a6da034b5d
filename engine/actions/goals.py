"""Actions C and D: claim a milestone, or fund an award (rulebook, Actions C and D)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes, prices
from engine.bounds import NO_RATING
from engine.box import Verb
from engine.core import Cause, Effect, Game, Reason
from engine.named import RESOURCES
from engine.payment import Pay, affords, missing
from engine.prices import MOST_CLAIMED

if TYPE_CHECKING:
    from engine.state import Player


class ClaimMilestone(Effect, frozen=True):
    """Claim a milestone whose score the player has reached, and pay for it; only three can be claimed in a game."""

    at_most = NO_RATING

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        claimed = game.table.milestones
        if self.key in claimed or len(claimed) >= MOST_CLAIMED:
            return "claimed"
        if not game.box.milestones[self.key].reached(game, me):
            return "not-reached"
        return (
            None
            if affords(game, me, prices.milestone_price(game, me, self.key), f"milestone:{self.key}")
            else "too-dear"
        )

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, prices.milestone_price(game, me, self.key), f"milestone:{self.key}")

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        why = super().reason(game, me, cause)
        if why and why.key == "not-reached":
            goal = game.box.milestones[self.key]
            return Reason(why.key, goal.need - goal.score(game, me))
        return _moot(why)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source=f"milestone:{self.key}")
        price, leaves = prices.milestone_price(game, me, self.key), game.box.milestones[self.key].leaves
        changes.claim_milestone(game, me, self.key, here)
        keep = tuple((what, leaves) for what in RESOURCES) if leaves else ()
        game.then(Pay(price, keep=keep, towards=f"milestone:{self.key}"), me.seat, here)


class FundAward(Effect, frozen=True):
    """Fund an award and pay for it, usually 8, 14 or 20 M€; only three can be funded in a game."""

    at_most = NO_RATING

    key: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        funded = game.table.awards
        if self.key in funded or len(funded) >= MOST_CLAIMED:
            return "claimed"
        return None if affords(game, me, prices.award_price(game, me), f"award:{self.key}") else "too-dear"

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, prices.award_price(game, me), f"award:{self.key}")

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        return _moot(super().reason(game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source=f"award:{self.key}")
        price = prices.award_price(game, me)
        changes.fund_award(game, me, self.key, here)
        game.then(Pay(price, towards=f"award:{self.key}"), me.seat, here)


def _moot(why: Reason | None) -> Reason | None:
    """Mark the reason `claimed` as moot: lists of what cannot be done now leave out milestones and awards that are gone."""
    return why._replace(moot=True) if why and why.key == "claimed" else why


@cache
def _claiming(option: str) -> tuple[ClaimMilestone, Cause]:
    return ClaimMilestone(option.partition(":")[2]), Cause(source=option)


@cache
def _funding(option: str) -> tuple[FundAward, Cause]:
    return FundAward(option.partition(":")[2]), Cause(source=option)


def _claimable(game: Game, me: Player, money: int) -> list[str]:
    claimed = game.table.milestones
    beyond = money - prices.term(game, me, "milestone")
    if len(claimed) >= MOST_CLAIMED or beyond < 0:
        return []
    return [
        f"milestone:{key}"
        for key, goal in game.box.milestones.items()
        if key not in claimed and goal.also_pay <= beyond and goal.score(game, me) >= goal.need
    ]


def _fundable(game: Game, me: Player, money: int) -> list[str]:
    funded = game.table.awards
    if len(funded) >= MOST_CLAIMED or money < prices.award_price(game, me):
        return []
    return [f"award:{key}" for key in game.box.awards if key not in funded]


MILESTONE: Final = Verb(
    "milestone",
    "C",
    lambda game, me: [f"milestone:{key}" for key in game.box.milestones],
    _claiming,
    price=lambda game, me, option: prices.milestone_price(game, me, option.partition(":")[2]),
    within=_claimable,
    form="button",
)
AWARD: Final = Verb(
    "award",
    "D",
    lambda game, me: [f"award:{key}" for key in game.box.awards],
    _funding,
    price=lambda game, me, option: prices.award_price(game, me),
    within=_fundable,
)
