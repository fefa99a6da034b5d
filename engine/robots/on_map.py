"""What a tile on a space is worth to the greedy robot: icons, neighbours, and the goals that count where tiles lie."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

from engine.placement import open_toll, toll
from engine.scoring import FIRST, MILESTONE_POINTS
from engine.state import Tile
from engine.tableau import CITY_TILES, is_city, is_ocean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.box import Score
    from engine.robots.worth import Worth

AHEAD: Final = 0.3
"""The share of a goal's points that each step towards it is worth, since others may be faster."""


def worth_of_space(worth: Worth, space: str, kind: str) -> float:
    """The worth of a tile of a kind on a space, beyond what it is worth anywhere."""
    view, me, at = worth.view, worth.me, worth.box.map
    score = sum(_icon(worth, icon) for icon in at.spaces[space].bonus)
    if due := open_toll(view, space):
        score += worth.effect(due.do) - toll(view, me, space) * worth.money
    for near in at.near[space]:
        tile = view.tiles.get(near)
        if tile is None:
            land = at.spaces[near].kind == "land"
            score += 0.3 * worth.point if kind in CITY_TILES and land else 0.0
        elif is_ocean(tile) and not is_city(tile):
            score += 2 * worth.money
        elif kind == "greenery" and tile.kind in CITY_TILES:
            score += worth.point * (1.0 if tile.owner == me.seat else -0.7)
        elif kind in CITY_TILES and tile.kind == "greenery":
            score += worth.point
    return score + _goals(worth, space, kind)


def _icon(worth: Worth, icon: str) -> float:
    if special := worth.box.icons.get(icon):
        return worth.effect(special.do)
    return worth.drawn if icon == "card" else worth.stock(icon)


def _goals(worth: Worth, space: str, kind: str) -> float:
    """What the tile does for open milestones and for awards that count where tiles lie; oceans and claims count for nobody."""
    view, seat, box = worth.view, worth.me.seat, worth.box
    if kind in ("ocean", ""):
        return 0.0
    lying = {**view.tiles, space: Tile(kind, seat)}
    found = 0.0
    for key, scores in view.open_milestones.items():
        goal = box.milestones[key]
        if goal.by_space:
            was, now = (min(n, goal.need) for n in (scores[seat], _score(worth, goal.score, lying)))
            done = was < now == goal.need
            found += worth.point * MILESTONE_POINTS * (AHEAD * (now - was) / goal.need + (1 - AHEAD if done else 0))
    fundable = view.open_awards
    for key, scores in view.award_scores.items():
        goal = box.awards[key]
        if goal.by_space and (key in view.awards or key in fundable):
            sure = (1.0 if key in view.awards else AHEAD) * still_open(worth, scores, 1)
            found += worth.point * FIRST * AHEAD * sure * (_score(worth, goal.score, lying) - scores[seat])
    return found


def still_open(worth: Worth, scores: Sequence[int], near: int) -> float:
    """Return which share of its worth a step towards an award has for the seat, of whose best rival it stands so far apart.

    It is whole within `near` steps. Beyond, nothing that is done in the last generation changes who gets the points.
    """
    rivals = [n for seat, n in enumerate(scores) if seat != worth.me.seat]
    if not rivals or abs(max(rivals) - scores[worth.me.seat]) <= near:
        return 1.0
    return AHEAD if worth.left > 1 else 0.0


def _score(worth: Worth, score: Score, tiles: dict[str, Tile]) -> int:
    """A score that looks at tiles and the map alone, with other tiles on the map than there are."""
    there = cast("Any", SimpleNamespace(table=SimpleNamespace(tiles=tiles), box=worth.box))
    return score(there, cast("Any", worth.me))
