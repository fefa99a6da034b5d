"""Rules that are easily got wrong, for the base game and corporate era, each as a test of its own."""

from __future__ import annotations

import pytest

from engine import view
from engine.actions.goals import FundAward
from engine.card import CARDS
from engine.core import Cause
from engine.effects.government import RaiseOne
from engine.effects.tiles import Place
from engine.journal import CardPlayed
from engine.phases.generation import RunPhase
from engine.prices import metal_values
from engine.requirements import AtLeast, AtMost
from engine.scoring import award_points
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

# Playing cards: order, tags, discounts.


def test_a_cards_own_discount_does_not_help_itself() -> None:
    table = Table().give(0, "Earth Catapult").stock(0, mc=22)
    assert table.why_not(0, "Earth Catapult") == "too-dear"


def test_a_cards_own_tag_does_not_meet_its_requirement() -> None:
    table = Table().lay(0, "Power Plant").give(0, "Fusion Power").stock(0, mc=14)
    assert table.why_not(0, "Fusion Power") == "requires"
    assert table.lay(0, "Lunar Beam").why_not(0, "Fusion Power") is None


@obeys("r083")
def test_a_card_counts_its_own_tag_in_what_it_brings() -> None:
    table = Table().lay(0, "Sponsors").give(0, "Cartel", "Satellites").stock(0, mc=18)
    assert table.play(0, "Cartel").makes(0) == {"mc": 2}
    assert table.play(0, "Satellites").makes(0) == {"mc": 3}


def test_a_card_without_the_tag_it_counts_does_not_count_itself() -> None:
    table = Table().lay(0, "Sponsors", "Bushes").give(0, "Miranda Resort", "Insects").stock(0, mc=30)
    table.parameters(oxygen=6).play(0, "Miranda Resort").play(0, "Insects")
    assert table.makes(0) == {"mc": 1, "plants": 1}


@obeys("r077")
def test_an_events_tags_count_only_while_it_is_played() -> None:
    table = Table().lay(0, "Olympus Conference").give(0, "Technology Demonstration").stock(0, mc=5)
    table.play(0, "Technology Demonstration")
    assert table.on(0, "Olympus Conference") == 1
    assert view(table.game, None).seats[0].tags == {"science": 1, "earth": 1, "building": 1}


def test_each_tag_is_the_source_of_its_reaction() -> None:
    table = Table().lay(0, "Olympus Conference")
    trigger = CARDS[number("Olympus Conference")].triggers[0]
    played = CardPlayed(0, cause=Cause(number("Research")))
    assert trigger.sources(table.game, table[0], played) == ["tag:science:1:2", "tag:science:2:2"]


@obeys("r503")
def test_optimal_aerobraking_reacts_to_events_in_space_alone() -> None:
    table = Table().lay(0, "Optimal Aerobraking").give(0, "Technology Demonstration", "Investment Loan", "Satellites")
    table.stock(0, mc=18).production(0, titanium=0).play(0, "Technology Demonstration")  # an event in space
    assert (table[0].stock["mc"], table[0].stock["heat"]) == (18 - 5 + 3, 3)
    table.play(0, "Investment Loan")  # an event on Earth
    assert (table[0].stock["mc"], table[0].stock["heat"]) == (16 - 3 + 10, 3)
    table.play(0, "Satellites")  # in space, but no event
    assert (table[0].stock["mc"], table[0].stock["heat"]) == (23 - 10, 3)


def test_two_equal_tags_set_off_twice() -> None:
    table = Table().lay(0, "Olympus Conference").give(0, "Research").stock(0, mc=11).play(0, "Research")
    assert table.on(0, "Olympus Conference") == 1  # with none there to spend the first tag can only add one
    table.pick("0")
    assert table.on(0, "Olympus Conference") == 2


@obeys("r123")
def test_discounts_add_up_and_no_price_falls_below_zero() -> None:
    table = (
        Table()
        .lay(0, "Earth Office", "Earth Catapult", "Teractor")
        .give(0, "Sponsors", "Media Group", "Acquired Company")
    )
    table.stock(0, mc=2).play(0, "Sponsors")  # 6 - 3 - 2 - 3
    table.play(0, "Acquired Company")  # 10 - 8
    assert table.has(0) == {}


# Paying.


@obeys("r107")
def test_steel_pays_for_buildings_and_titanium_for_space_alone() -> None:
    table = Table().give(0, "Sponsors", "Mine", "Comet").stock(0, steel=10, titanium=2, mc=15)
    table.game.table.parameters["oceans"] = 0
    assert table.play(0, "Sponsors").has(0) == {"steel": 10, "titanium": 2, "mc": 9}
    assert table.why_not(0, "Comet") == "too-dear"
    table.play(0, "Mine", "steel=2")
    assert table.has(0)["steel"] == 8


def test_no_change_is_given_and_no_superfluous_cube_taken() -> None:
    table = (
        Table().give(0, "Fueled Generators").stock(0, steel=1, mc=1).production(0, mc=1).play(0, "Fueled Generators")
    )
    assert table.key == "pay"
    assert table.asked.refuses(("steel=1", "mc=1")) == "too-many"
    table.pick("steel=1")
    assert table.has(0) == {"mc": 1}


def test_projects_milestones_and_awards_take_money_alone() -> None:
    table = Table().stock(0, steel=20, titanium=20, mc=7).rating(0, 40)
    assert [o for o in table.offers(0) if o.partition(":")[0] in ("project", "milestone", "award")] == []


@obeys("r148")
def test_payment_values_add_up() -> None:
    table = Table().lay(0, "PhoboLog", "Advanced Alloys")
    seen = view(table.game, None)
    assert metal_values(seen, seen.seats[0]) == {"titanium": 5, "steel": 3}


def test_helions_heat_is_money_but_money_is_no_heat() -> None:
    table = Table().lay(0, "Helion").stock(0, heat=7, mc=4)
    assert "project:power-plant" in table.offers(0)
    assert "convert:heat" not in table.offers(0)
    table.act(0, "project:power-plant")
    assert table.done  # all of it: nothing to ask
    assert table.has(0) == {}


@obeys("r154", "r488")
def test_a_refund_comes_after_the_payment() -> None:
    table = Table().lay(0, "Media Group").give(0, "Asteroid").stock(0, mc=13)
    assert table.why_not(0, "Asteroid") == "too-dear"
    table = Table().lay(0, "Standard Technology").stock(0, mc=10)
    assert "project:power-plant" not in table.offers(0)


@obeys("r262")
def test_credicor_looks_at_the_printed_cost() -> None:
    table = Table().lay(0, "CrediCor", "Earth Catapult").give(0, "Comet", "Convoy From Europa").stock(0, mc=19)
    table.play(0, "Comet", "space:A5")
    assert table.has(0) == {"mc": 4}


@obeys("r263")
def test_credicor_gets_four_for_projects_of_twenty_or_more() -> None:
    table = Table().lay(0, "CrediCor").stock(0, mc=18).act(0, "project:aquifer").pick("space:A5")
    assert table.has(0) == {}
    table.stock(0, mc=23).act(0, "project:greenery").pick("space:G7")
    assert table.has(0) == {"mc": 4}


def test_standard_technology_gives_nothing_for_patents() -> None:
    table = Table().lay(0, "Standard Technology").give(0, "Fish").act(0, "sell").choose("card:fish")
    assert table.has(0) == {"mc": 1}


def test_thorgates_power_plant_costs_eight() -> None:
    table = Table().lay(0, "ThorGate").stock(0, mc=8).act(0, "project:power-plant")
    assert (table.has(0), table.makes(0)) == ({}, {"energy": 1})


# Production.


@obeys("r071", "r072")
def test_money_production_may_fall_to_minus_five_and_no_further() -> None:
    table = Table().give(0, "Investment Loan").stock(0, mc=3).production(0, mc=-5)
    assert table.why_not(0, "Investment Loan") == "needs-production:mc"
    table.production(0, mc=-4).play(0, "Investment Loan")
    assert table.makes(0) == {"mc": -5}


@obeys("r509")
def test_a_production_box_is_legal_as_a_net() -> None:
    table = Table().give(0, "Energy Tapping").stock(0, mc=3)
    table.play(0, "Energy Tapping", "seat:0")  # nobody else has any: it takes back what it has just given
    assert table.makes(0) == {}


@obeys("r073")
def test_somebody_must_be_able_to_lose_production_perhaps_oneself() -> None:
    table = Table().give(0, "Biomass Combustors").stock(0, mc=4).parameters(oxygen=6)
    assert table.why_not(0, "Biomass Combustors") == "nobody-produces:plants"
    table.production(0, plants=1).play(0, "Biomass Combustors", "seat:0")
    assert table.makes(0) == {"energy": 2}


@obeys("r068")
@pytest.mark.parametrize(
    ("card", "what"), [("Asteroid Mining Consortium", "titanium"), ("Great Escarpment Consortium", "steel")]
)
def test_a_consortium_needs_own_production_and_may_hit_itself(card: str, what: str) -> None:
    table = Table().give(0, card).stock(0, mc=13).production(1, **{what: 1})
    assert table.why_not(0, card) == "requires"
    table.production(0, **{what: 1}).play(0, card, "seat:0")
    assert table.makes(0) == {what: 1}


@obeys("r103", "r144")
def test_removal_is_up_to_and_may_be_skipped() -> None:
    table = Table().give(0, "Asteroid").stock(0, mc=14).stock(1, plants=2).play(0, "Asteroid")
    assert "none" in table.options()
    table.pick("seat:1")
    assert table.has(1) == {}


def test_energy_becomes_heat_before_new_energy_is_produced() -> None:
    table = Table().stock(0, energy=3).production(0, energy=2, heat=1, mc=-3).rating(0, 20)
    table.run(RunPhase("production"))
    assert table.has(0) == {"mc": 17, "energy": 2, "heat": 4}


# Cards that hold something.


def test_ecological_zone_and_decomposers_count_their_own_tags() -> None:
    table = Table().give(0, "Ecological Zone", "Decomposers").stock(0, mc=20).tile("G4", "greenery", 0)
    table.parameters(oxygen=3).play(0, "Ecological Zone", "space:G5").play(0, "Decomposers")
    assert table.on(0, "Ecological Zone") == 2
    assert table.on(0, "Decomposers") == 1


@obeys("r140")
def test_adding_without_a_target_leaves_the_rest_of_the_card() -> None:
    table = Table().give(0, "Imported Nitrogen").stock(0, mc=23).play(0, "Imported Nitrogen")
    assert table.done
    assert table.has(0) == {"plants": 4}
    assert table[0].tr == 21


def test_another_card_is_not_this_card() -> None:
    table = Table().lay(0, "Symbiotic Fungus", "Nitrite Reducing Bacteria", "Ants").use(0, "Symbiotic Fungus")
    assert table.options() == ("card:nitrite-reducing-bacteria", "card:ants")


@obeys("r505")
def test_pets_never_lose_an_animal() -> None:
    table = Table().lay(0, "Predators").lay(0, "Pets", resources=4)
    assert "action:predators" not in table.offers(0)


def test_protected_habitats_guard_plants_but_not_production() -> None:
    table = Table().lay(1, "Protected Habitats").stock(1, plants=5).production(1, plants=1)
    table.give(0, "Asteroid", "Biomass Combustors").stock(0, mc=18).parameters(oxygen=6).play(0, "Asteroid")
    assert table.has(1) == {"plants": 5}
    table.play(0, "Biomass Combustors")
    assert table.makes(1) == {}


@obeys("r405")
def test_search_for_life_is_worth_three_at_most() -> None:
    table = Table().lay(0, "Search For Life", resources=4)
    assert table.points(0)["cards"] == 3


# Next cards, requirements, leeway.


def test_special_design_bends_a_global_requirement_two_steps_once() -> None:
    table = Table().give(0, "Special Design", "Breathing Filters", "Bushes").stock(0, mc=40).parameters(oxygen=5)
    table.play(0, "Special Design")
    assert table.why_not(0, "Bushes") == "requires"
    table.play(0, "Breathing Filters")
    assert table.why_not(0, "Bushes") == "requires"


@obeys("r058", "r551")
def test_special_design_is_wasted_on_a_card_without_requirement() -> None:
    table = Table().give(0, "Special Design", "Mine", "Breathing Filters").stock(0, mc=40).parameters(oxygen=5)
    table.play(0, "Special Design").play(0, "Mine")
    assert table.why_not(0, "Breathing Filters") == "requires"


def test_to_raise_a_parameter_of_choice_is_an_action_of_its_own() -> None:
    table = Table().oceans(9).run(RaiseOne(rewarded=True))
    assert table.asked.opens
    assert table.options() == ("raise:temperature", "raise:oxygen")
    table.pick("raise:oxygen")
    assert (table.parameter("oxygen"), table[0].tr) == (1, 21)


def test_an_ocean_that_is_raised_without_benefit_brings_nothing() -> None:
    table = Table().run(Place("ocean", "ocean").unrewarded()).pick("space:A2")
    assert table.has(0).get("steel", 0) == 0
    assert table.parameter("oceans") == 1


@obeys("r262")
def test_a_cost_of_exactly_twenty_counts_for_credicor() -> None:
    table = Table().lay(0, "CrediCor").give(0, "Mohole Area").stock(0, mc=20).play(0, "Mohole Area").pick("space:A5")
    assert table.has(0)["mc"] == 4


@obeys("r149")
def test_leeways_add_up_and_bend_maxima_as_well() -> None:
    table = Table().lay(0, "Inventrix", "Adaptation Technology").give(0, "Colonizer Training Camp").stock(0, mc=8)
    assert table.parameters(oxygen=9).why_not(0, "Colonizer Training Camp") is None
    assert table.parameters(oxygen=10).why_not(0, "Colonizer Training Camp") == "requires"


def test_what_is_lacking_is_counted_in_steps_of_the_track() -> None:
    table = Table().parameters(temperature=-12)
    assert AtMost("temperature", -18).lacks(table.game, table[0]) == 3
    assert AtLeast("temperature", -4).lacks(table.game, table[0]) == 4


@obeys("r275")
def test_leeway_does_not_bend_tags() -> None:
    table = Table().lay(0, "Inventrix").give(0, "Gene Repair").stock(0, mc=12)
    assert table.why_not(0, "Gene Repair") == "requires"


@obeys("r434")
def test_power_infrastructure_turns_one_or_more() -> None:
    table = Table().lay(0, "Power Infrastructure")
    assert "action:power-infrastructure" not in table.offers(0)
    table.stock(0, energy=3).use(0, "Power Infrastructure")
    assert table.options() == ("1", "2", "3")
    table.pick("2")
    assert table.has(0) == {"energy": 1, "mc": 2}


def test_hired_raiders_take_from_one_other_player() -> None:
    table = Table(3).give(0, "Hired Raiders").stock(0, mc=1).stock(1, steel=3).stock(2, mc=2)
    table.play(0, "Hired Raiders")
    table.pick("0")
    assert "seat:0" not in table.options()
    table.pick("seat:1")
    assert (table.has(0), table.has(1)) == ({"steel": 2}, {"steel": 1})


# The end.


@obeys("r128")
def test_of_two_players_there_is_no_second_place() -> None:
    table = Table(2).production(0, mc=3).production(1, mc=2)
    assert award_points(table.game, "banker") == [5, 0]


@obeys("r126")
def test_several_firsts_leave_no_second() -> None:
    table = Table(3).production(0, mc=3).production(1, mc=3).production(2, mc=2)
    assert award_points(table.game, "banker") == [5, 5, 0]


def test_an_award_asks_for_no_achievement() -> None:
    table = Table().stock(0, mc=8)
    assert FundAward("scientist").possible(table.game, table[0], table.asked.cause) is None


def test_scientist_does_not_count_events() -> None:
    table = Table().buried(0, "Invention Contest", "Technology Demonstration").lay(1, "Research")
    assert view(table.game, None).award_scores["scientist"] == (0, 2)


def test_the_game_ends_with_the_generation_in_which_the_last_parameter_is_complete() -> None:
    table = Table().complete().parameters(oxygen=13).stock(0, plants=8).tile("G4", "city", 0)
    table.turn(0).act(0, "convert:plants").pick("space:G5")
    assert table.parameter("oxygen") == 14
    assert not table.game.over
    table.end().pick("pass", "pass")
    assert table.game.over


def test_cards_left_in_hand_score_nothing() -> None:
    table = Table().give(0, "Trans-Neptune Probe", "Colonizer Training Camp")
    assert table.points(0)["cards"] == 0
    assert number("Trans-Neptune Probe") in table[0].hand
