"""Compares the board: legal spaces, gains of placing, standard projects and conversions, production, tracks, goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import prices
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.actions.goals import ClaimMilestone
from engine.actions.projects import UseProject
from engine.core import Cause, Effect
from engine.effects.parameters import Raise
from engine.goals import MOST_CLAIMED
from engine.phases.generation import ProductionPhase
from engine.placement import spaces
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.effects import PutTile
from tests.outcomes.names import IDS, PARAMETERS, PROJECTS, NotYet, player, slug, space
from tests.outcomes.situations import World, happen

RULES = {key: key for key in ("land", "city", "greenery", "ocean", "volcanic")} | {"isolated": "alone"}
BOARDS = ("tharsis",)


def flattened(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries of board_actions.json and their parts: `placements.tharsis.S1` by space, `tracks.oxygen` by step and so on."""
    out: dict[str, dict[str, Any]] = {}
    for section, value in found.items():
        if section in ("legal", "placements"):
            for board, by_situation in value.items():
                for situation, parts in by_situation.items():
                    out[f"{section}.{board}.{situation}"] = parts
        elif section == "production":
            out[section] = value
        else:
            for name, parts in value.items():
                out[f"{section}.{name}"] = parts
    return out


def check(world: World, name: str, entry: dict[str, Any], part: str) -> list[str]:
    """Compare one part of an entry of `flattened`."""
    section, *where = name.split(".")
    measured = entry[part]
    match section, where:
        case "legal", [board, situation]:
            return _legal(world, _known(board), situation, part, measured)
        case "placements", [board, situation]:
            return _placement(world, _known(board), situation, part, measured)
        case "standardProjects", [project]:
            return _project(world, project, part, measured)
        case "production", []:
            game = world.build(part)
            return compare(world.build(part), happen(game, ProductionPhase()), measured)[0]
        case "tracks", [track]:
            return _track(world, track, part, measured)
        case _:
            raise NotYet(name)


def _known(board: str) -> str:
    if board not in BOARDS:
        raise NotYet(board)
    return board


def _legal(world: World, board: str, situation: str, who: str, measured: dict[str, list[str]]) -> list[str]:
    game = world.build(situation)
    if unknown := set(measured) - set(RULES):
        raise NotYet(f"{board} {unknown}")
    ours = {kind: sorted(IDS[at] for at in spaces(game, player(who), RULES[kind])) for kind in measured}
    return differences({kind: sorted(found) for kind, found in measured.items()}, ours)


def _placement(world: World, board: str, situation: str, number: str, measured: Measured) -> list[str]:
    game = world.build(situation, hands=False)
    begun = happen(game, PutTile(slug(measured["tile"]), space(number)))
    return compare(world.build(situation, hands=False), begun, measured, without=("tiles",))[0]


def _project(world: World, name: str, situation: str, measured: Measured) -> list[str]:
    effect: Effect
    if name in PROJECTS:
        effect = UseProject(PROJECTS[name])
    elif name in ("Convert plants", "Convert heat"):
        effect = ConvertPlants() if name == "Convert plants" else ConvertHeat()
    else:
        raise NotYet(name)
    game = world.build(situation)
    me = game.players[0]
    out = differences(measured["canAct"], effect.possible(game, me, Cause()) is None, "canAct")
    if isinstance(effect, UseProject) and "cost" in measured:
        out += differences(measured["cost"], prices.project_prices(game, me)[effect.key], "cost")
    if out or "delta" not in measured:
        return out
    return compare(world.build(situation), happen(game, effect), measured)[0]


def _track(world: World, track: str, step: str, measured: Measured) -> list[str]:
    if track not in PARAMETERS:
        raise NotYet(track)
    before, game = world.build("S1"), world.build("S1")
    before.table.parameters[track] = game.table.parameters[track] = measured["from"]
    steps = int(step.removeprefix(str(measured["from"])))
    lines, end = compare(before, happen(game, Raise(track, steps)), measured, without=(track,))
    return lines + differences(measured["to"], end.table.parameters[track], "to")


def goals(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries of milestones_awards.json and their parts: `tharsis.Mayor` by situation."""
    out: dict[str, dict[str, Any]] = {}
    for board, value in found.items():
        if board == "costs":
            out[board] = value
            continue
        for kind in ("milestones", "awards"):
            for name, entry in value.get(kind, {}).items():
                fixed = {"threshold": entry["threshold"]} if "threshold" in entry else {}
                out[f"{board}.{kind}.{name}"] = fixed | entry.get("scores", {})
    return out


COSTS = {
    "milestone": prices.USUAL["milestone"],
    "milestonePoints": MILESTONE_POINTS,
    "maxMilestones": MOST_CLAIMED,
    "awards": [prices.USUAL[f"award:{n}"] for n in (1, 2, 3)],
    "maxAwards": MOST_CLAIMED,
    "first": FIRST,
    "second": SECOND,
}


def goal(world: World, name: str, entry: dict[str, Any], part: str) -> list[str]:
    """Compare one number of a milestone or award."""
    if name == "costs":
        if part not in COSTS:
            raise NotYet(part)
        return differences(entry[part], COSTS[part], part)
    board, kind, title = name.split(".", 2)
    _known(board)
    key = slug(title)
    if part == "threshold":
        return differences(entry[part], world.build("S1").box.milestones[key].need, part)
    return list(_scores(world, kind, key, part, entry[part]))


def _scores(world: World, kind: str, key: str, situation: str, measured: list[Any]) -> Iterator[str]:
    game = world.build(situation)
    if kind == "awards":  # awards are measured after one more production
        happen(game, ProductionPhase())
        yield from differences(measured, [game.box.awards[key].score(game, p) for p in game.players], "scores")
        return
    for seat, told in zip(game.players, measured, strict=True):
        ours = {
            "score": game.box.milestones[key].score(game, seat),
            "canClaim": ClaimMilestone(key).possible(game, seat, Cause()) is None,
        }
        yield from differences(told, ours, f"p{seat.seat + 1}")
