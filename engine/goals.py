"""Milestones and awards: the score that each compares, and the score that a milestone needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from engine import tableau

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player

Score = Callable[["Game", "Player"], int]
"""A function that counts what a milestone or an award is about, for one player."""

MOST_CLAIMED: Final = 3
"""How many milestones can be claimed in a game, and how many awards can be funded."""


class Milestone(msgspec.Struct, frozen=True):
    """A milestone: a player with a score of at least `need` may claim it (rulebook, Claim a milestone)."""

    key: str
    need: int
    score: Score

    def reached(self, game: Game, me: Player) -> bool:
        """Whether a player's score is high enough now."""
        return self.score(game, me) >= self.need


class Award(msgspec.Struct, frozen=True):
    """An award: the scores of all players are compared at the end of the game (rulebook, Fund an award)."""

    key: str
    score: Score


def _tag(tag: str, purpose: tableau.TagPurpose) -> Score:
    return lambda game, me: tableau.tags_for(game, me, tag, purpose)


MILESTONES: Final = (
    Milestone("terraformer", 35, lambda game, me: me.tr),
    Milestone("mayor", 3, lambda game, me: tableau.cities(game, me.seat)),
    Milestone("gardener", 3, lambda game, me: tableau.greeneries(game, me.seat)),
    Milestone("builder", 8, _tag("building", "milestone")),
    Milestone("planner", 16, lambda game, me: len(me.hand)),
)

AWARDS: Final = (
    Award("landlord", lambda game, me: tableau.own_tiles(game, me.seat)),
    Award("banker", lambda game, me: me.production["mc"]),
    Award("scientist", _tag("science", "award")),
    Award("thermalist", lambda game, me: me.stock["heat"]),
    Award("miner", lambda game, me: me.stock["steel"] + me.stock["titanium"]),
)
