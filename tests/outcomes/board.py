"""Compares the board: legal spaces, gains of placing, standard projects and conversions, production, tracks, goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import prices
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.actions.goals import ClaimMilestone
from engine.actions.projects import UseProject
from engine.core import Cause, Effect, Game
from engine.effects.parameters import Raise
from engine.expansions import open_box
from engine.phases.generation import ProductionPhase
from engine.placement import spaces
from engine.prices import MOST_CLAIMED
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.effects import PutTile
from tests.outcomes.names import GAMES, IDS, OFF_MAP, STANDARD, THARSIS, NotYet, card, options_of, player, slug, space
from tests.outcomes.situations import World, happen

CONVERSIONS: dict[str, Effect] = {"Convert plants": ConvertPlants(), "Convert heat": ConvertHeat()}
RULES = {key: key for key in ("land", "city", "greenery", "ocean", "volcanic")} | {"isolated": "alone"}


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
            return legal(world, board, situation, part, measured)
        case "placements", [board, situation]:
            return placement(world, board, situation, part, measured)
        case "standardProjects", [project]:
            return _project(world, project, part, measured)
        case "production", []:
            game = world.build(part)
            return compare(world.build(part), happen(game, ProductionPhase()), measured)[0]
        case "tracks", [track]:
            return _track(world, track, part, measured)
        case _:
            raise NotYet(name)


def legal(
    world: World, board: str, situation: str, who: str, measured: dict[str, list[str]], game_key: str = STANDARD
) -> list[str]:
    """Compare the spaces where a player may place each kind of tile."""
    game = world.build(situation, board=board, game_key=game_key)
    if unknown := set(measured) - set(RULES):
        raise NotYet(f"{board} {unknown}")
    ours = {kind: sorted(IDS[at] for at in spaces(game, player(who), RULES[kind])) for kind in measured}
    return differences({kind: sorted(found) for kind, found in measured.items()}, ours)


def placement(
    world: World, board: str, situation: str, number: str, measured: Measured, game_key: str = STANDARD
) -> list[str]:
    """Compare what a tile on one space brings."""
    game, before = (world.build(situation, hands=False, board=board, game_key=game_key) for _ in range(2))
    begun = happen(game, PutTile(slug(measured["tile"]), space(number)))
    return compare(before, begun, measured, without=("tiles",))[0]


def _project(world: World, name: str, situation: str, measured: Measured) -> list[str]:
    key = slug(name)
    game, before = (world.build(situation, game_key=GAMES.get(key, STANDARD)) for _ in range(2))
    if name not in CONVERSIONS and key not in game.box.projects:
        raise NotYet(name)
    effect = CONVERSIONS.get(name) or UseProject(key)
    me = game.players[0]
    out = differences(measured["canAct"], effect.possible(game, me, Cause()) is None, "canAct")
    if isinstance(effect, UseProject) and "cost" in measured:
        out += differences(measured["cost"], prices.project_prices(game, me)[effect.key], "cost")
    if out or "delta" not in measured:
        return out
    return compare(before, happen(game, effect), measured)[0]


def _track(world: World, track: str, step: str, measured: Measured) -> list[str]:
    before, game = (world.build("S1", game_key=GAMES.get(track, STANDARD)) for _ in range(2))
    if track not in before.box.parameters:
        raise NotYet(track)
    before.table.parameters[track] = game.table.parameters[track] = measured["from"]
    steps = int(step.removeprefix(str(measured["from"])))
    lines, end = compare(before, happen(game, Raise(track, steps)), measured, without=(track,))
    return lines + differences(measured["to"], end.table.parameters[track], "to")


BONUS = {"plant": "plants"}
"""Icons whose names in the files differ from the engine's."""


def areas(world: World, board: str, entry: dict[str, Any], part: str) -> list[str]:
    """Compare one area of a map, or one city beside it."""
    if board == "offBoard":
        return differences(card(entry[part]).key, OFF_MAP.get(part), part)
    if part in OFF_MAP:
        return differences(entry[part]["adjacent"], [], part)
    measured, at = entry[part], space(part)
    box = open_box(options_of(STANDARD, board=board))
    there, toll = box.map.spaces[at], box.tolls.get(at)
    ours = {
        "row": there.row,
        "indexInRow": there.column,
        "x": there.column + abs(4 - there.row),
        "type": "land" if there.kind == "reserved" else there.kind,
        "bonus": sorted([*there.bonus, *(["ocean"] if toll else [])]),
        "adjacent": sorted(IDS[near] for near in box.map.near[at]),
        "volcanic": there.volcanic,
        "noctisCity": there.name == "Noctis City",
    }
    icons: list[str] = measured["bonus"]
    told: dict[str, Any] = {"volcanic": False, "noctisCity": False, **measured}
    told |= {"bonus": sorted(BONUS.get(icon, icon) for icon in icons), "adjacent": sorted(told["adjacent"])}
    return differences({key: told[key] for key in ours}, ours)


def goals(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries of milestones_awards.json and their parts: `tharsis.Mayor` by situation."""
    out: dict[str, dict[str, Any]] = {}
    for board, value in found.items():
        if board == "costs":
            out[board] = value
            continue
        for kind in ("milestones", "awards"):
            listed = value.get(kind, {})
            for name, entry in (listed if isinstance(listed, dict) else {name: {} for name in listed}).items():
                fixed = {"threshold": entry["threshold"]} if "threshold" in entry else {}
                out[f"{board}.{kind}.{name}"] = fixed | entry.get("scores", {}) or {"there": True}
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
    where, kind, title = name.split(".", 2)
    game_key, board = (GAMES[where], THARSIS) if where in GAMES else (STANDARD, where)
    key, situation = slug(title), part if part[:1] == "S" else "S1"
    game = world.build(situation, game_key=game_key, board=board)
    if part == "there":
        return differences(True, key in (game.box.milestones if kind == "milestones" else game.box.awards), part)
    if part == "threshold":
        return differences(entry[part], game.box.milestones[key].need, part)
    return list(_scores(game, kind, key, entry[part]))


def _scores(game: Game, kind: str, key: str, measured: list[Any]) -> Iterator[str]:
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
