"""Compares the newer maps: legal spaces, gains of placing, areas with a price, milestones and awards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine import Game
from engine.box import Award, Milestone
from engine.expansions import EXPANSIONS
from engine.expansions.turmoil.state import SENATE
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES
from engine.phases.generation import ProductionPhase
from engine.placement import payable
from tests.outcomes import board
from tests.outcomes.delta import differences
from tests.outcomes.names import STANDARD, SWAPPED, NotYet, slug, space
from tests.outcomes.situations import World, happen

RENAMED: Final = {
    "land-specialist": "manager",
    "tradesman": "trader",
    "smith": "metallurgist",
    "edgedancer": "suburbian",
    "v-spacefarer": "spacefarer",
    "c-forester": "forester",
    "a-zoologist": "zoologist",
}
"""Milestones and awards that are printed under another name than the measured one."""


def _settled(game: Game) -> None:
    """Leave no room for a colony."""
    for key, stands in game.table.outposts.items():
        game.table.outposts[key] = msgspec.structs.replace(stands, settled=(1, 1, 1))


PREPARED: dict[str, Callable[[Game], None]] = {
    "": lambda game: None,
    "no colony left to build": _settled,
    "no delegates in the reserve": lambda game: SENATE.of(game.table).reserve.update({0: 0}),
}
"""What else was prepared, by its `note`."""


def entries(found: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """The entries of maps_more.json and their parts: `placements.terra_cimmeria.colonies` by space, `awards.Mogul` by situation."""
    out: dict[str, dict[str, Any]] = {}
    for section, listed in found.items():
        for entry in listed:
            of = "+".join(entry.get("expansions", ()))
            match section:
                case "legal":
                    parts = entry["spaces"]
                case "placements":
                    parts = entry["results"]
                case "areas_with_a_price":
                    parts = {
                        f"{entry['space']} with {e['megacredits']}": e | {"note": entry["note"]} for e in entry["with"]
                    }
                case _:
                    fixed = {"threshold": entry["threshold"]} if "threshold" in entry else {}
                    parts, of = fixed | entry["scores"], entry["name"]
            out.setdefault(f"{section}.{entry['board']}.{of}", {}).update(parts)
    return out


def check(world: World, name: str, entry: dict[str, Any], part: str) -> list[str]:
    """Compare one part of an entry of `entries`."""
    section, where, of = name.split(".", 2)
    measured = entry[part]
    match section:
        case "legal":
            return board.legal(world, where, "S1", part, measured, _game(of))
        case "placements":
            at = SWAPPED.get(where, {}).get(part, part)
            return board.placement(world, where, "S1", at, measured, _game(of))
        case "areas_with_a_price":
            return _price(world, where, part, measured, _game(of))
        case _:
            return _goal(world, where, section, of, part, measured)


def _game(expansions: str) -> str:
    return "+".join([STANDARD, *filter(None, [expansions])])


def _price(world: World, where: str, part: str, measured: dict[str, Any], game_key: str) -> list[str]:
    """Compare who may place a tile on an area with a price; what else was prepared, `note` says in words."""
    if measured["note"] not in PREPARED:
        raise NotYet(measured["note"])
    game = world.build("S1", board=where, game_key=game_key)
    PREPARED[measured["note"]](game)
    me, at = game.players[0], space(part[:2])
    me.stock["mc"] = measured["megacredits"]
    return differences(
        {kind: measured[kind] for kind in ("land", "city")},
        {kind: at in payable(game, me, kind) for kind in ("land", "city")},
    )


def _goal(world: World, where: str, kind: str, title: str, part: str, measured: Any) -> list[str]:
    game = world.build(part if part != "threshold" else "S1", board=where)
    goal = _declared(kind, RENAMED.get(slug(title), slug(title)))
    if isinstance(goal, Milestone):
        if part == "threshold":
            return differences(measured, goal.need, part)
        return differences(measured, [_reached(game, goal, seat) for seat in range(len(game.players))], part)
    happen(game, ProductionPhase())  # awards are measured after one more production
    return differences(measured, [goal.score(game, me) for me in game.players], part)


def _reached(game: Game, goal: Milestone, seat: int) -> dict[str, object]:
    me = game.players[seat]
    return {"score": goal.score(game, me), "canClaim": goal.reached(game, me)}


def _declared(kind: str, key: str) -> Milestone | Award:
    """A milestone or an award, whether it is in play or not."""
    listed = (goal for e in EXPANSIONS.values() for goal in (e.milestones if kind == "milestones" else e.awards))
    declared = MILESTONES if kind == "milestones" else AWARDS
    return declared.get(key) or next(goal for goal in listed if goal.key == key)
