"""Tharsis, the global parameters, the standard projects, prices, milestones and awards are those of the fact sheet."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Options, new_game
from engine.actions.converting import ConvertHeat, ConvertPlants
from engine.card import BEGINNER, CARDS, KEYS
from engine.changes import floor
from engine.core import Cause
from engine.expansions import open_box
from engine.goals import MOST_CLAIMED
from engine.maps import MAPS
from engine.named import RESOURCES
from engine.phases.research import OFFERED
from engine.prices import USUAL
from engine.scoring import FIRST, MILESTONE_POINTS, SECOND
from tests.engine.table import Table
from tests.facts import describe, sheet

THARSIS = MAPS["tharsis"]
BOX = open_box(Options(corporate_era=True))
BOARD: dict[str, Any] = next(board for board in sheet.read("boards")["boards"] if board["name"] == "tharsis")
TRACKS = sheet.read("tracks")


def standard(listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a list that belong to the standard game on Tharsis."""
    return [
        entry
        for entry in listed
        if entry.get("module", "base") == "base" and entry.get("board", "tharsis") == "tharsis"
    ]


def test_the_map_has_61_spaces_in_the_same_places() -> None:
    assert len(BOARD["spaces"]) == len(THARSIS.spaces) == 61
    for fact, space in zip(BOARD["spaces"], THARSIS.spaces.values(), strict=True):
        assert (space.row, space.column) == (fact["row"] - 1, fact["pos"] - 1)
        assert space.kind == fact["type"]
        assert sorted(space.bonus) == sorted(fact["bonus"])
        assert space.name == fact.get("name", "")
        assert space.volcanic == fact.get("volcanic", False)


def test_neighbours_are_those_of_the_axial_coordinates() -> None:
    keys = {(fact["q"], fact["r"]): key for fact, key in zip(BOARD["spaces"], THARSIS.spaces, strict=True)}
    for (q, r), key in keys.items():
        around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        assert set(THARSIS.near[key]) == {keys[q + dq, r + dr] for dq, dr in around if (q + dq, r + dr) in keys}


def test_twelve_spaces_are_reserved_for_ocean() -> None:
    assert [THARSIS.spaces[key].kind for key in THARSIS.spaces].count("ocean") == 12


def test_the_map_names_its_milestones_and_awards() -> None:
    assert list(THARSIS.milestones) == [sheet.key(name) for name in BOARD["milestones"]]
    assert sorted(THARSIS.awards) == sorted(sheet.key(name) for name in BOARD["awards"])


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
    assert limits["mc_production_min"] == floor("mc")
    assert {limits["other_production_min"]} == {floor(what) for what in RESOURCES if what != "mc"}
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
    "tag: building": 4,
    "tag: science": 3,
    "production: mc": 7,
    "stock: heat": 11,
    "stock: ['steel', 'titanium']": 9,
}


@pytest.mark.parametrize(
    "fact", [*standard(TRACKS["milestones"]), *standard(TRACKS["awards"])], ids=lambda fact: fact["name"]
)
def test_a_milestone_or_award_looks_at_what_the_sheet_says(fact: dict[str, Any]) -> None:
    table = Table().lay(0, "Mine", "Steelworks", "Mars University", "Titanium Mine", "Research")
    table.give(0, "Comet", "Moss", "Grass", "Trees", "Fish").buried(0, "Technology Demonstration")
    table.tiles("city", 0, "C5", "I1").tile("ganymede-colony", "city", 0).tile("C4", "greenery", 0).tile(
        "C6", "greenery", 0
    )
    table.tile("A1", "restricted-area", 0).tile("E9", "city", 1).oceans(2)
    table.stock(0, steel=5, titanium=4, heat=11, energy=1).production(0, mc=7)
    key, of = sheet.key(fact["name"]), fact["of"]
    told = of if isinstance(of, str) else ": ".join(str(part) for part in next(iter(of.items())))
    goal = BOX.milestones.get(key) or BOX.awards[key]
    assert goal.score(table.game, table[0]) == SCORES[told]
    if "need" in fact:
        assert BOX.milestones[key].need == fact["need"]
