"""Rulings about single preludes, and about the cards that they play."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.expansions.test_prelude import prelude
from tests.rulings.obeys import obeys


def table(*more: str, players: int = 2) -> Table:
    return Table(players, more=["prelude", *more])


@obeys("r591")
def test_acquired_space_agency_brings_six_titanium_and_reveals_until_two_space_cards() -> None:
    at = table().deck("Fish", "Comet", "Mine", "Satellites", "Asteroid")
    prelude(at, "Acquired Space Agency")
    assert (at.has(0), at.names(at[0].hand)) == ({"titanium": 6}, ["Comet", "Satellites"])
    assert {"Fish", "Mine"} <= set(at.names(at.game.table.discard))
    assert at.names([at.game.table.deck[-1]]) == ["Asteroid"]


@obeys("r592")
def test_ecology_experts_waive_the_requirements_of_all_four_parameters_and_no_others() -> None:
    waived = ("Bushes", "Breathing Filters", "Kelp Farming", "Stratospheric Birds")
    at = table("venus").lay(0, "Dirigibles", resources=1).stock(0, mc=60).give(0, *waived, "Gene Repair", "Rad-Suits")
    assert {at.why_not(0, name) for name in waived} == {"requires"}
    prelude(at, "Ecology Experts")
    assert set(at.options()) == {f"card:{name.lower().replace(' ', '-')}" for name in waived}, "neither tags nor cities"


@obeys("r593")
def test_the_card_of_ecology_experts_is_paid_at_its_price_less_discounts() -> None:
    at = table().lay(0, "Earth Catapult", "Anti-Gravity Technology").give(0, "Bushes").stock(0, mc=9)
    prelude(at, "Ecology Experts").pick("card:bushes")
    assert at.has(0) == {"mc": 3, "plants": 2}


@obeys("r594")
@pytest.mark.parametrize(("seat", "plants", "possible"), [(1, 2, True), (1, 1, False), (0, 1, True)])
def test_birds_of_ecology_experts_need_two_plant_productions_of_somebody(
    seat: int, plants: int, possible: bool
) -> None:
    at = table().give(0, "Birds").stock(0, mc=10).production(seat, plants=plants)
    prelude(at, "Ecology Experts")
    if possible:
        at.pick("card:birds", *(["seat:0"] if seat == 0 else []))
        assert (at.names(at[0].played), at.makes(seat)) == (["Ecology Experts", "Birds"], {})
    else:
        assert (at.done, at.has(0)) == (True, {"mc": 25}), "the prelude is lost"


@obeys("r596")
def test_the_plant_production_of_ecology_experts_pays_for_livestock() -> None:
    at = table().give(0, "Livestock").stock(0, mc=13)
    prelude(at, "Ecology Experts").pick("card:livestock")
    assert (at.makes(0), at.names(at[0].played)) == ({"mc": 2}, ["Ecology Experts", "Livestock"])


@obeys("r597")
def test_the_card_of_ecology_experts_triggers_corporations_as_usual() -> None:
    at = table("promos").lay(1, "Splice").give(0, "Decomposers").stock(0, mc=5)
    prelude(at, "Ecology Experts").pick("card:decomposers")
    while not at.done:
        at.pick("0")
    assert at.has(1) == {"mc": 4}, "for the microbe tags of the prelude and of its card"
    at = table("promos").lay(0, "Philares").tile("D4", "city", 1).tile("D5", "greenery", 0).give(0, "Ecological Zone")
    prelude(at.stock(0, mc=12), "Ecology Experts").pick("card:ecological-zone", "space:C4", "heat")
    assert at.has(0) == {"heat": 1}


@obeys("r600")
@pytest.mark.parametrize(
    ("first", "then"), [("Ecology Experts", "Eccentric Sponsor"), ("Eccentric Sponsor", "Ecology Experts")]
)
def test_ecology_experts_and_eccentric_sponsor_do_not_help_the_same_card(first: str, then: str) -> None:
    at = table().give(0, "Trees", "Sponsors").stock(0, mc=12)
    prelude(at, first).pick("card:sponsors")
    assert not at[0].next_card
    prelude(at.stock(0, mc=12), then)
    assert (at.done, at.has(0)) == (True, {"mc": 12 + 15}), "Trees need -4 °C and 13 M€: the second prelude is lost"
    alone = table().give(0, "Trees").stock(0, mc=13)
    assert prelude(alone, "Ecology Experts").options() == ("card:trees",)


@obeys("r601")
def test_eccentric_sponsor_gives_no_change_and_waives_no_requirement() -> None:
    at = table().give(0, "Mine", "Trees", "Gene Repair").stock(0, mc=5)
    prelude(at, "Eccentric Sponsor")
    assert at.options() == ("card:mine",)
    at.pick("card:mine")
    assert (at.has(0), at.makes(0)) == ({"mc": 5}, {"steel": 1})


@obeys("r603")
def test_the_greenery_of_experimental_forest_obeys_the_usual_rule() -> None:
    at = table().tile("I1", "city", 0)
    prelude(at, "Experimental Forest")
    assert at.spaces() == {"H1", "H2", "I2"}
    at = table().tile("I1", "city", 1)
    prelude(at, "Experimental Forest")
    assert {"A1", "G4"} <= at.spaces()
    assert not {"E3", "E5", "I1"} & at.spaces()


@obeys("r606")
@pytest.mark.parametrize("name", ["Early Settlement", "Self-Sufficient Settlement"])
def test_the_cities_of_preludes_obey_the_usual_rules(name: str) -> None:
    at = table().tile("G4", "city", 1)
    prelude(at, name)
    assert not {"E3", "E5", "G4", *at.game.box.map.near["G4"]} & at.spaces()
    assert {"A1", "C2"} <= at.spaces()


@obeys("r607")
def test_research_network_brings_a_production_and_three_cards() -> None:
    at = table()
    prelude(at, "Research Network")
    assert (at.makes(0), len(at[0].hand)) == ({"mc": 1}, 3)


@obeys("r607")
@pytest.mark.parametrize("wild", ["Research Network", "Research Coordination"])
def test_the_wild_tag_of_research_network_works_as_that_of_research_coordination(wild: str) -> None:
    at = table().lay(0, "Research").give(0, "Gene Repair", "Satellites").stock(0, mc=22)
    assert at.why_not(0, "Gene Repair") == "requires"
    assert at.lay(0, wild).why_not(0, "Gene Repair") is None
    assert at.play(0, "Satellites").makes(0) == {"mc": 2}, "itself and the wild tag"
