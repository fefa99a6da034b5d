"""The maps, global parameters, standard projects, prices, milestones and awards are those of the fact sheet."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Options, new_game
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.box import IconToll, MapRules, Toll
from engine.card import BEGINNER, CARDS, KEYS
from engine.changes import lowest_production
from engine.core import Cause
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.expansions import left_out, open_box, shipped
from engine.goals.milestones import MILESTONES
from engine.maps import MAPS
from engine.named import RESOURCES
from engine.phases.research import OFFERED
from engine.prices import MOST_CLAIMED, USUAL
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from engine.shipped import SHIPPED
from tests.engine.table import Table
from tests.facts import describe, sheet

BOX = open_box(Options(corporate_era=True))
OURS = {
    "utopia_planitia": "utopia",
    "terra_cimmeria": "cimmeria",
    "vastitas_borealis": "vastitas",
    "amazonis_planitia": "amazonis",
}
"""Maps whose names in the sheet differ from ours."""
BOARDS: dict[str, dict[str, Any]] = {
    OURS.get(str(board["name"]), str(board["name"])): board
    for file in ("boards", "boards_more")
    for board in sheet.read(file)["boards"]
}
TRACKS = sheet.read("tracks")
GOALS = [
    {**fact, "board": OURS.get(fact["board"], fact["board"])}
    for kind in ("milestones", "awards")
    for fact in (*TRACKS[kind], *sheet.read("goals_more")[kind])
    if OURS.get(fact["board"], fact["board"]) in BOARDS
]
"""The milestones and awards of all maps; only milestones have a `need`."""
ICONS = {"any_standard_resource": "any-resource"}


def standard(listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a list that belong to the standard game on Tharsis."""
    return [
        entry
        for entry in listed
        if entry.get("module", "base") == "base" and entry.get("board", "tharsis") == "tharsis"
    ]


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_has_as_many_spaces_in_the_same_places(name: str) -> None:
    spaces, tolls = MAPS[name].spaces, declared(name).tolls
    assert len(BOARDS[name]["spaces"]) == len(spaces) == BOARDS[name].get("shape", {"areas": 61})["areas"]
    for fact, space in zip(BOARDS[name]["spaces"], spaces.values(), strict=True):
        assert (space.row, space.column) == (fact["row"] - 1, fact["pos"] - 1)
        assert space.kind == fact["type"]
        toll = [f"{what_for(tolls[space.key])}_for_{tolls[space.key].mc}_mc"] if space.key in tolls else []
        assert sorted([*space.bonus, *toll]) == sorted(ICONS.get(icon, icon) for icon in list[str](fact["bonus"]))
        assert space.name == fact.get("name", "")
        assert space.volcanic == fact.get("volcanic", False)


def declared(name: str) -> MapRules:
    """The rules of a map as its expansion declares them, whatever is in play."""
    found = (rules for expansion in shipped() for rules in expansion.maps if rules.map.key == name)
    return next(found, MapRules(MAPS[name]))


def what_for(toll: Toll | IconToll) -> str:
    """What a toll is paid for: a tile, a parameter or an icon."""
    if isinstance(toll, IconToll):
        return toll.icon
    if isinstance(toll.do, Place):
        assert toll.until == f"{toll.do.tile}s"
        return toll.do.tile
    assert isinstance(toll.do, Raise)
    assert (toll.until, toll.do.steps) == (toll.do.parameter, 1)
    return toll.do.parameter


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_are_those_of_the_axial_coordinates(name: str) -> None:
    printed = MAPS[name]
    keys = {(fact["q"], fact["r"]): key for fact, key in zip(BOARDS[name]["spaces"], printed.spaces, strict=True)}
    for (q, r), key in keys.items():
        around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        assert set(printed.near[key]) == {keys[q + dq, r + dr] for dq, dr in around if (q + dq, r + dr) in keys}


@pytest.mark.parametrize("name", BOARDS)
def test_three_more_spaces_are_reserved_for_ocean_than_oceans_are_placed_or_four_on_the_large_map(name: str) -> None:
    oceans = open_box(Options(map=name)).parameters["oceans"].end
    assert len(MAPS[name].of_kind["ocean"]) - oceans == (4 if name == "amazonis" else 3)


def test_amazonis_has_parameters_of_its_own() -> None:
    """The names of its bonus steps are in the notation of the tracks."""
    fact, box = BOARDS["amazonis"], open_box(Options(map="amazonis"))
    for key, values in fact["parameters"].items():
        parameter = box.parameters[key]
        assert (parameter.start, parameter.end, parameter.step) == (values["min"], values["max"], values["step"])
        told = [
            (e["at"], sheet.plays({"effect": {"play": e["do"]}})) for e in fact["bonus_steps"] if e["parameter"] == key
        ]
        assert [(at, describe.ops([bonus])) for at, bonus in parameter.bonuses] == told


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_names_its_milestones_and_awards(name: str) -> None:
    board, box = BOARDS[name], open_box(Options(map=name))
    assert list(MAPS[name].milestones) == [sheet.key(title) for title in board["milestones"]]
    assert sorted(MAPS[name].awards) == sorted(sheet.key(title) for title in board["awards"])
    goals = {sheet.key(fact["name"]): fact for fact in GOALS if fact["board"] == name}
    left = left_out(Options(map=name))
    known = {*MILESTONES, *(goal.key for expansion in shipped() for goal in expansion.milestones)}
    needing = {key: tuple(fact["needs"]) for key, fact in goals.items() if "needs" in fact}
    assert left == {key: needs for key, needs in needing.items() if key in known}
    assert all(set(needs) - {one.name for one in SHIPPED} for key, needs in needing.items() if key not in known)
    goals = {key: fact for key, fact in goals.items() if key not in needing}
    needs = {key: fact["need"] for key, fact in goals.items() if "need" in fact}
    assert {key: milestone.need for key, milestone in box.milestones.items()} == needs
    assert set(box.awards) == {key for key, fact in goals.items() if "need" not in fact}


@pytest.mark.parametrize("key", [key for key, fact in TRACKS["parameters"].items() if "module" not in fact])
def test_a_global_parameter(key: str) -> None:
    fact, parameter = TRACKS["parameters"][key], BOX.parameters[key]
    assert (parameter.start, parameter.end, parameter.step) == (fact["min"], fact["max"], fact["step"])
    assert parameter.left(parameter.start) == fact["steps"]
    assert parameter.ends
    steps = [entry for entry in standard(TRACKS["bonus_steps"]) if entry["parameter"] == key]
    told = [(entry["at"], sheet.plays({"effect": {"play": entry["do"]}})) for entry in steps]
    assert [(at, describe.ops([bonus])) for at, bonus in parameter.bonuses] == told


def test_there_are_no_other_parameters() -> None:
    assert set(BOX.parameters) == {key for key, fact in TRACKS["parameters"].items() if "module" not in fact}


def test_the_standard_projects() -> None:
    facts = {sheet.key(entry["name"]): entry for entry in standard(TRACKS["standard_projects"])}
    assert set(BOX.projects) == set(facts) - {"sell-patents"}  # selling patents is a decision of its own, see below
    for key, project in BOX.projects.items():
        assert project.cost == facts[key]["cost"]
        assert describe.ops(project.do) == sheet.plays({"effect": {"play": facts[key]["do"]}})


def test_patents_sell_for_1_mc_each() -> None:
    table = Table().give(0, "Mine", "Comet", "Moss").act(0, "sell").choose("card:mine", "card:moss")
    assert table.has(0) == {"mc": 2}


def test_conversions_cost_eight() -> None:
    facts = {entry["name"]: entry["pay"] for entry in TRACKS["conversions"]}
    table = Table().stock(0, **{what: n - 1 for pay in facts.values() for what, n in pay.items()})
    assert ConvertPlants().possible(table.game, table[0], Cause()) == "needs:plants"
    assert ConvertHeat().possible(table.game, table[0], Cause()) == "needs:heat"
    table.stock(0, **facts["Convert Plants"]).stock(0, **facts["Convert Heat"]).turn(0)
    assert {"convert:plants", "convert:heat"} <= set(table.options())
    table.act(0, "convert:plants").pick("space:C5").act(0, "convert:heat")
    assert not table.has(0)


def test_prices_limits_and_points() -> None:
    prices, limits, points = TRACKS["prices"], TRACKS["limits"], TRACKS["scoring"]
    assert prices["card_buy"] == USUAL["bought-card"]
    assert prices["milestone_claim"] == USUAL["milestone"]
    assert prices["award_funding"] == [USUAL[f"award:{n}"] for n in (1, 2, 3)]
    assert (prices["steel_value"], prices["titanium_value"]) == (USUAL["value:steel"], USUAL["value:titanium"])
    assert limits["milestones_claimed"] == limits["awards_funded"] == MOST_CLAIMED
    assert limits["mc_production_min"] == lowest_production("mc")
    assert {limits["other_production_min"]} == {lowest_production(what) for what in RESOURCES if what != "mc"}
    assert points["milestone_vp"] == MILESTONE_POINTS
    assert (points["award_vp"]["first"], points["award_vp"]["second"]) == (FIRST, SECOND)
    assert TRACKS["tiles"]["ocean_adjacency_bonus_mc"] == USUAL["ocean-bonus"]


@pytest.mark.parametrize("corporate_era", [False, True])
def test_the_set_up(corporate_era: bool) -> None:
    fact = TRACKS["setup"]["multiplayer"]
    assert fact["cards_per_generation"] == OFFERED
    game = new_game(Options(players=3, corporate_era=corporate_era, beginners=(0,)), "facts")
    production = TRACKS["setup"][f"production_with{'' if corporate_era else 'out'}_corporate_era"]
    for me in game.players:
        assert me.tr == fact["tr"]
        assert me.production == production
    for key, dealt in (("corporation", "corporations_dealt"), ("buy-first", "cards_dealt")):
        decision = game.decision(1)
        assert decision is not None
        assert decision.key == key
        assert len(decision.options) == fact[dealt]
        game.answer(1, decision.options[:1])
    beginner = TRACKS["setup"]["beginner_corporation"]["mc"]
    assert CARDS[KEYS[BEGINNER]].cost == beginner


SCORES: dict[str, Any] = {
    "terraform_rating": 20,
    "own_city_tiles": 3,
    "own_greenery_tiles": 2,
    "cards_in_hand": 5,
    "own_tiles": 6,
    "own_tiles_on_two_bottom_rows": 1,
    "own_tiles_on_four_bottom_rows": 3,
    "own_tiles_adjacent_to_ocean": 2,
    "different_tags": 7,
    "different_productions_raised": 2,
    "highest_single_production": 7,
    "cards_in_play_with_requirement": 2,
    "project_cards_in_play": 9,
    "automated_cards_in_play": 6,
    "cards_in_play_with_cost_20_or_more": 1,
    "events_played": 1,
    "resources_on_own_cards": 3,
    "tag: building": 4,
    "tag: science": 3,
    "tag: jovian": 1,
    "tag: space": 2,
    "tag: {'sum': ['plant', 'microbe', 'animal']}": 2,
    "production: mc": 7,
    "production: energy": 4,
    "stock: heat": 11,
    "stock: ['steel', 'titanium']": 9,
    "stock: ['steel', 'energy']": 6,
    "own_special_tiles": 1,
    "kinds_of_resources_on_own_cards": 1,
    "production: ['steel', 'titanium']": 0,
    "tag: city": 0,
    "production: plants": 0,
    "tag: plant": 1,
    "production: ['energy', 'heat']": 4,
    "own_tiles_on_or_adjacent_to_volcanic_area": 1,
    "resources_on_own_cards: ['animal', 'microbe']": 3,
    "tag: earth": 0,
    "kinds_among_own_city_greenery_special_tile": 3,
    "each_of_the_six_standard_resources_in_stock": 0,
    "own_tiles_on_edge_areas": 2,
    "cards_in_play_with_cost_10_or_less": 6,
    "tag: power": 1,
    "own_tiles_adjacent_to_special_tile": 0,
    "production: ['steel', 'titanium', 'plants', 'energy', 'heat']": 4,
    "tag: {'sum': ['jovian', 'earth']}": 1,
    "largest_connected_group_of_own_tiles": 2,
    "own_tiles_not_adjacent_to_ocean": 3,
    "kinds_of_resources": 5,
    "project_cards_played": 10,
    "sum: ['own_city_tiles', 'own_colonies']": 3,
    "production: ['steel', 'heat']": 0,
    "tag: {'sum': ['science', 'space']}": 5,
}


@pytest.mark.parametrize("fact", [fact for fact in GOALS if "needs" not in fact], ids=lambda fact: fact["name"])
def test_a_milestone_or_award_looks_at_what_the_sheet_says(fact: dict[str, Any]) -> None:
    table = Table(2, corporate_era=True, map=fact["board"])
    table.lay(0, "ThorGate", "Mine", "Steelworks", "Mars University", "Titanium Mine", "Research")
    table.lay(0, "Moss", "Io Mining Industries", "Satellites").lay(0, "Fish", resources=3)
    table.give(0, "Comet", "Grass", "Trees", "Bushes", "Heather").buried(0, "Technology Demonstration")
    table.tiles("city", 0, "C5", "I1").tile("ganymede-colony", "city", 0).tile("C4", "greenery", 0).tile(
        "F6", "greenery", 0
    )
    table.tile("G1", "restricted-area", 0).tile("E9", "city", 1).tile("D5", "ocean", -1).oceans(2)
    table.stock(0, steel=5, titanium=4, heat=11, energy=1).production(0, mc=7, energy=4)
    key, of = sheet.key(fact["name"]), fact["of"]
    told = of if isinstance(of, str) else ": ".join(str(part) for part in next(iter(of.items())))
    box = table.game.box
    goal = box.milestones.get(key) or box.awards[key]
    assert goal.score(table.game, table[0]) == SCORES[told]
