"""The milestones and awards of the base game."""

from __future__ import annotations

from typing import Final

from engine import tableau
from engine.box import Award, Milestone, Score

MOST_CLAIMED: Final = 3
"""How many milestones can be claimed in a game, and how many awards can be funded."""


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
