"""Rules of the promos: their own effects and amounts, cards that take the place of others, and what pays."""

from __future__ import annotations

import pytest

from engine import view
from engine.amounts import number, per_free_space_near
from engine.card import CARDS
from engine.core import Cause
from engine.expansions import open_box
from engine.expansions.promos.effects import (
    per_complete_parameter,
    per_kind_of_tag,
    per_tile_by_ocean,
)
from engine.options import playing
from engine.payment import purses
from engine.robots.greedy import greedy_answer
from renderer.pieces.specials import special
from tests.engine.table import Table
from tests.engine.table import number as card_id
from tests.rulings.obeys import obeys
from words import log_lines


def promos(players: int = 2, *more: str) -> Table:
    return Table(players, more=["promos", *more])


def test_preludes_among_the_promos_need_the_preludes() -> None:
    alone, with_preludes = open_box(playing("promos")), open_box(playing("promos", "prelude"))
    assert "preludes" not in alone.decks
    assert {CARDS[card].name for card in with_preludes.decks["preludes"]} >= {"New Partner", "Albedo Plants"}


@pytest.mark.parametrize(("old", "new"), [(39, 3031), (136, 3032), (165, 3033)])
def test_a_new_version_takes_the_place_of_the_old_one(old: int, new: int) -> None:
    options = playing("promos", "corporate_era")
    assert old not in open_box(options).deck
    assert new in open_box(options).deck
    assert old in open_box(playing("corporate_era")).deck
    assert special(CARDS[new].key) is not None


@obeys("r418")
def test_deimos_falls_only_where_no_city_is_near() -> None:
    table = promos().tile("E5", "city", 1).give(0, "deimos-down-x31").stock(0, mc=31)
    table.play(0, "deimos-down-x31")
    while "space:" not in table.options()[0]:
        table.pick(table.options()[0])
    assert not table.spaces() & {"E4", "E6", "D4", "F5"}


def test_the_great_dam_stands_beside_water() -> None:
    table = promos().oceans(4).give(0, "great-dam-x32").stock(0, mc=15).play(0, "great-dam-x32")
    near = table.game.box.map.near
    wet = [key for key, tile in table.game.table.tiles.items() if tile.kind == "ocean"]
    assert table.spaces() <= {space for key in wet for space in near[key]}
    assert table.pick(table.options()[0]).makes(0) == {"energy": 2}


@obeys("r537")
def test_saturn_surfing_pays_for_the_floater_that_leaves_too_and_no_more_than_five() -> None:
    assert promos().lay(0, "Saturn Surfing", resources=3).use(0, "Saturn Surfing").has(0) == {"mc": 3}
    table = promos().lay(0, "Saturn Surfing", resources=9).use(0, "Saturn Surfing")
    assert (table.has(0), table.on(0, "Saturn Surfing")) == ({"mc": 5}, 8)
    assert "action:saturn-surfing" not in promos().lay(0, "Saturn Surfing").offers(0)


def test_saturn_surfing_counts_its_own_earth_tag() -> None:
    table = promos().lay(0, "Sponsors").give(0, "Saturn Surfing").stock(0, mc=13).play(0, "Saturn Surfing")
    assert table.on(0, "Saturn Surfing") == 2


@obeys("r265")
def test_factorum_makes_energy_only_without_any() -> None:
    table = promos().lay(0, "Factorum").stock(0, mc=3).use(0, "Factorum")
    assert table.options() == ("0", "1")
    table.pick("0")
    assert table.makes(0) == {"energy": 1}
    table = promos().lay(0, "Factorum").stock(0, mc=3, energy=1).deck("Comet", "Mine").use(0, "Factorum")
    assert (table.names(table[0].hand), table.has(0)) == (["Mine"], {"energy": 1})


def test_cards_that_are_shown_stay_in_the_hand_and_are_named_to_all() -> None:
    table = promos().give(0, "Public Plans", "Comet", "Moss", "Grass").stock(0, mc=7).play(0, "Public Plans")
    assert greedy_answer(view(table.game, 0)) == ("card:comet", "card:moss", "card:grass")
    table.choose("card:comet", "card:grass")
    assert (table.has(0), len(table[0].hand)) == ({"mc": 2}, 3)
    assert any("**Comet** and **Grass** shown" in line for line in log_lines(table.game.news, ["Ann", "Ben"]))


def test_events_come_back_to_the_hand_except_those_with_a_tile() -> None:
    table = promos().buried(0, "Comet", "Lava Flows", "Virus").tile("D4", "lava-flows", 0)
    table.give(0, "Astra Mechanica").stock(0, mc=7).play(0, "Astra Mechanica")
    assert set(table.options()) == {"card:comet", "card:virus"}
    table.choose("card:virus")
    assert (table.names(table[0].hand), table.names(table[0].events)) == (["Virus"], ["Comet", "Lava Flows"])
    assert promos().give(0, "Astra Mechanica").stock(0, mc=7).why_not(0, "Astra Mechanica") == "no-events"


def test_a_greenery_goes_beside_the_ocean_that_was_placed_first() -> None:
    table = promos().lay(0, "PolderTECH Dutch")
    table[0].first_action = card_id("PolderTECH Dutch")
    table.act(0, "first:poldertech-dutch").pick("space:E6")
    near = set(table.game.box.map.near["E6"])
    assert table.spaces() <= near
    table.pick(table.options()[0])
    assert table.has(0)["energy"] == 1
    assert table.parameter("oxygen") == 1
    assert "plants" in table.has(0)


def test_the_ocean_beside_which_a_greenery_must_lie_needs_free_land_there() -> None:
    """Fact sheet, X-3: the greenery lies beside that ocean; on Hellas E7 has no land beside it, and here B1 no free land."""
    table = Table(2, map="hellas", more=["promos"]).lay(0, "PolderTECH Dutch")
    table[0].first_action = card_id("PolderTECH Dutch")
    table.tiles("city", 1, "B2", "C2").act(0, "first:poldertech-dutch")
    oceans = {space for space, at in table.game.box.map.spaces.items() if at.kind == "ocean"}
    assert oceans - table.spaces() == {"B1", "E7"}
    refused = table.game.asking(0)
    assert refused is not None
    why = refused.refusal(table.game, table[0], table.asked.cause, "space:E7")
    assert why is not None
    assert why.key == "no-space:land"
    assert table.pick("space:A1").done
    assert {"A1", "A2"} <= table.game.table.tiles.keys(), "the greenery lies on the only land that is left there"


def test_without_such_an_ocean_area_the_first_action_waits() -> None:
    table = Table(2, map="hellas", more=["promos"]).lay(0, "PolderTECH Dutch")
    table[0].first_action = card_id("PolderTECH Dutch")
    oceans = [space for space, at in table.game.box.map.spaces.items() if at.kind == "ocean"]
    table.tiles("mohole-area", 1, *(space for space in oceans if space not in ("A1", "E7")))
    assert table.offers(0)[0] == "first:poldertech-dutch"
    table.tiles("greenery", 1, *(s for s in table.game.box.map.near["A1"] if s not in oceans))
    assert "first:poldertech-dutch" not in table.offers(0)


def test_the_greenery_beside_that_ocean_goes_only_where_its_price_can_be_paid() -> None:
    def offered(mc: int) -> set[str]:
        table = Table(2, map="vastitas", more=["promos"]).lay(0, "PolderTECH Dutch").stock(0, mc=mc)
        table[0].first_action = card_id("PolderTECH Dutch")
        return table.act(0, "first:poldertech-dutch").pick("space:E6").spaces()

    assert (offered(4) - offered(3), offered(3)) == ({"E5"}, {"D5", "D6"}), "the North Pole costs 4 M€"


@obeys("r454")
def test_different_tags_are_counted_with_wild_ones_up_to_all_there_are() -> None:
    table = promos(2, "prelude").lay(0, "Research", "Sponsors", "Io Mining Industries", "Moss")
    assert number(per_kind_of_tag(), table.game, table[0], Cause()) == 5  # science, earth, jovian, space, plant
    table.give(0, "Interplanetary Trade").stock(0, mc=27).play(0, "Interplanetary Trade")
    assert table.makes(0) == {"mc": 5}  # its space tag is one of those
    table.lay(0, "Research Coordination")
    assert number(per_kind_of_tag(), table.game, table[0], Cause()) == 6, "a wild tag is one more kind"
    table.lay(0, *("Power Plant", "Fish", "Decomposers", "Capital"))  # power, building, animal, microbe, city
    assert number(per_kind_of_tag(), table.game, table[0], Cause()) == 10, "there are no more kinds without Venus"


def test_complete_parameters_are_counted() -> None:
    table = promos().parameters(oxygen=14, temperature=6)
    assert number(per_complete_parameter(3), table.game, table[0], Cause()) == 3
    assert number(per_complete_parameter(3), table.parameters(temperature=8).game, table[0], Cause()) == 6


def test_spaces_without_a_tile_next_to_own_tiles_are_counted_once() -> None:
    table = promos().tile("E5", "city", 0).tile("E6", "greenery", 0).tile("E4", "ocean")
    assert number(per_free_space_near(), table.game, table[0], Cause()) == 7
    assert number(per_free_space_near(), table.game, table[1], Cause()) == 0


def test_cities_and_special_tiles_by_oceans_are_counted_whoever_owns_them() -> None:
    table = promos().tile("E5", "city", 1).tile("E4", "ocean").tile("D4", "lava-flows", 0).tile("F5", "greenery", 0)
    table.tile("A1", "capital", 0)
    assert number(per_tile_by_ocean(), table.game, table[0], Cause()) == 2


def test_asteroids_of_the_kuiper_cooperative_pay_for_two_projects_only() -> None:
    table = promos().lay(0, "Kuiper Cooperative", resources=4)
    here = f"on-{card_id('Kuiper Cooperative')}"
    paid = [key for key in table.game.box.projects if here in purses(table.game, table[0], f"project:{key}")]
    assert set(paid) == {"asteroid", "aquifer"}


def test_plants_pay_for_buildings_at_three_each() -> None:
    table = promos().lay(0, "Martian Lumber Corp").give(0, "Mine").stock(0, plants=2).play(0, "Mine")
    assert (table.has(0), table.makes(0)) == ({}, {"steel": 1})


@obeys("r321")
def test_recyclon_gains_a_microbe_or_spends_two_for_each_building_card() -> None:
    table = promos().lay(0, "Recyclon", resources=2).give(0, "Mine").stock(0, mc=4).play(0, "Mine")
    assert table.pick("1").makes(0) == {"steel": 1, "plants": 1}
    assert table.on(0, "Recyclon") == 0


def test_hospitals_spend_a_disease_for_every_city() -> None:
    table = promos().lay(0, "Hospitals").tile("E5", "city", 1).tile("phobos-space-haven", "city", 0)
    assert "action:hospitals" not in table.offers(0)
    table[0].resources[card_id("Hospitals")] = 1
    assert table.use(0, "Hospitals").has(0) == {"mc": 2}


def test_two_different_boxes_are_copied_and_only_one_need_be_possible() -> None:
    table = promos().lay(0, "Mine", "Fueled Generators", "Food Factory").give(0, "Cyberia Systems").stock(0, mc=16)
    table.production(0, mc=-5).play(0, "Cyberia Systems")
    # Neither may the M€ production fall below -5, nor is there a plant production to lower.
    assert table.makes(0) == {"mc": -5, "steel": 2}
    assert (
        promos().lay(0, "Mine").give(0, "Cyberia Systems").stock(0, mc=16).why_not(0, "Cyberia Systems")
        == "nothing-to-copy"
    )
    table = promos().lay(0, "Mine", "Power Plant", "Titanium Mine").give(0, "Cyberia Systems").stock(0, mc=16)
    table.play(0, "Cyberia Systems", "card:mine")
    assert table.options() == ("card:power-plant", "card:titanium-mine")
    assert table.pick("card:power-plant").makes(0) == {"steel": 2, "energy": 1}
