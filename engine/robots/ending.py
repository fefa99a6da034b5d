"""How many generations a game will still take, estimated from what is public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.effects.government import RaiseOne

if TYPE_CHECKING:
    from engine.box import Box
    from engine.view import View

USUAL_END: Final = {2: 12.8, 3: 10.9, 4: 9.7, 5: 8.4}
"""The generation in which a game of robots usually ends, by number of players."""
SOONER_BY_RAISING: Final = 1.3
"""By how many generations a phase that raises a parameter for all, such as the world government, shortens a game."""
SOONER_BY_PRODUCTION: Final = 2.6
"""By how many generations a production of 1 of everything at the start shortens a game."""
SPEED_UP: Final = 0.62
"""The share of the generations played is the share of the steps done to this power: the first steps take the most time."""
BY_STEPS: Final = 0.35
"""How much the steps done count for the estimate of the end, against the generations played."""
LAST_STEPS: Final = 1.4
"""The generations that are left when about a step for each player is missing."""


def generations_left(view: View, box: Box) -> int:
    """Return the estimated number of generations to come, the present one included; exact in a solo game."""
    seats = len(view.seats)
    if seats == 1:
        return max(1, box.terms["generations"] - view.generation + 1)
    ends = [p for p in box.parameters.values() if p.ends]
    todo = sum(p.left(view.parameters[p.key]) for p in ends)
    done = 1 - todo / sum(p.left(p.start) for p in ends)
    raising = sum(isinstance(phase, RaiseOne) for phase in box.phases.values())
    end = USUAL_END[seats] - SOONER_BY_RAISING * raising - SOONER_BY_PRODUCTION * view.options.starting_production
    left = end - (1 - BY_STEPS) * (view.generation - 1) - BY_STEPS * end * done**SPEED_UP
    if todo <= seats + 1:
        left = min(left, LAST_STEPS)
    elif todo > 3 * seats + 4:
        left = max(left, 2.0)
    return max(1, round(left))


def surely_ends(view: View, box: Box, brings: Mapping[str, int]) -> bool:
    """Whether the present generation is the last one, once something is done that brings so many steps of parameters.

    `brings` is what `engine.robots.on_goals.brought_by` says of it.
    """
    if len(view.seats) == 1:
        return view.generation >= box.terms["generations"]
    ends = (p for p in box.parameters.values() if p.ends)
    return all(p.left(view.parameters[p.key]) <= brings.get(f"raised:{p.key}", 0) for p in ends)
