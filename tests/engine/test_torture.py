"""The twelve hardest cards, each as the rules that make it hard."""

from __future__ import annotations

import pytest

from engine import amounts, load, save, view
from engine.amounts import per_tag
from engine.card import KEYS
from engine.validation import all_cards
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys


def saved(table: Table) -> Table:
    """The table after its game was saved and loaded in the middle of an action."""
    table.game = load(save(table.game))
    return table


def test_viral_enhancers_give_a_plant_for_each_tag_of_a_card_that_holds_nothing() -> None:
    table = Table().lay(0, "Viral Enhancers").give(0, "Heather").stock(0, mc=50)
    table.parameters(temperature=-14).play(0, "Heather")
    assert table.done
    assert table.has(0)["plants"] == 2  # one of Heather's own, one of the enhancers, and no question


def test_viral_enhancers_let_choose_between_a_plant_and_the_card_just_played() -> None:
    table = saved(
        Table().lay(0, "Viral Enhancers", "Fish").give(0, "Tardigrades").stock(0, mc=50).play(0, "Tardigrades")
    )
    assert table.options() == ("0", "1")
    table.pick("1")
    assert table.on(0, "Tardigrades") == 1
    assert table.on(0, "Fish") == 0
    assert "plants" not in table.has(0)


@obeys("r425")
def test_viral_enhancers_see_each_icon_of_a_card_and_themselves() -> None:
    table = Table().lay(0, "Viral Enhancers").give(0, "Ecological Zone").stock(0, mc=50).tile("C5", "greenery", 0)
    table.play(0, "Ecological Zone", "space:C6")
    picks = 0
    while not table.done:
        table.pick(table.options()[0])
        picks += 1
    assert picks == 2  # animal and plant
    assert table.has(0)["plants"] + table.on(0, "Ecological Zone") == 4  # two animals from the zone's own effect

    own = Table().give(0, "Viral Enhancers").stock(0, mc=50).play(0, "Viral Enhancers")
    assert own.has(0)["plants"] == 1  # its own microbe tag, and it holds nothing


def test_olympus_conference_chooses_for_every_science_tag_and_sees_itself() -> None:
    table = Table().give(0, "Olympus Conference", "Research").stock(0, mc=50).play(0, "Olympus Conference")
    assert table.on(0, "Olympus Conference") == 1
    table.play(0, "Research", "1")  # spend the one there is for a card ...
    assert table.done  # ... and the second tag can only add one
    assert table.on(0, "Olympus Conference") == 1
    assert len(table[0].hand) == 3


def test_olympus_conference_and_mars_university_make_one_question() -> None:
    table = Table().lay(0, "Mars University", "Mine").lay(0, "Olympus Conference", resources=1)
    table.give(0, "Research", "Asteroid").stock(0, mc=50).deck("Comet", "Bushes", "Trees", "Grass", "Moss", "Fish")
    saved(table.play(0, "Research"))
    assert table.key == "effects"
    asked = {option.partition("/")[2] for option in table.options()}
    assert asked == {"0", "1", "card:asteroid", "card:comet", "card:bushes", "none"}
    clicks = 0
    while not table.done:
        table.pick(table.options()[0])
        clicks += 1
        saved(table)
    assert clicks <= 4
    assert len(all_cards(table.game)) == len(set(all_cards(table.game)))


@obeys("r477")
def test_mars_university_discards_before_it_draws_and_may_be_declined() -> None:
    table = Table().lay(0, "Mars University").give(0, "Gene Repair", "Invention Contest", "Mine").stock(0, mc=50)
    table.lay(0, "Research", "Physics Complex").deck("Comet").play(0, "Gene Repair")
    assert table.key == "swap"
    assert (table.asked.least, table.asked.most) == (0, 1)
    table.choose("card:mine")
    assert table.game.table.discard == [number("Mine")]
    assert table.names(table[0].hand) == ["Invention Contest", "Comet"]

    declined = Table().lay(0, "Mars University").give(0, "Lagrange Observatory", "Mine").stock(0, mc=50)
    declined.play(0, "Lagrange Observatory").choose()
    assert not declined.game.table.discard


def test_mars_university_asks_nothing_of_an_empty_hand() -> None:
    table = Table().lay(0, "Mars University").give(0, "Trans-Neptune Probe").stock(0, mc=50)
    table.play(0, "Trans-Neptune Probe")
    assert table.done


def test_robotic_workforce_copies_only_boxes_that_are_legal_as_a_net() -> None:
    table = Table().lay(0, "Mine", "Fuel Factory", "Cupola City", "Power Plant", "Olympus Conference", "Sponsors")
    table.give(0, "Robotic Workforce").stock(0, mc=20)
    table.play(0, "Robotic Workforce")
    assert table.options() == ("card:mine", "card:power-plant")  # no energy to lose, no box, no building
    table.pick("card:mine")
    assert table.makes(0) == {"steel": 1}


def test_robotic_workforce_takes_minus_parts_and_the_part_of_other_players_along() -> None:
    table = Table().lay(0, "Biomass Combustors", "Fuel Factory").production(0, energy=1).production(1, plants=1)
    table.give(0, "Robotic Workforce").stock(0, mc=20).play(0, "Robotic Workforce")
    assert set(table.options()) == {"card:biomass-combustors", "card:fuel-factory"}
    table.pick("card:biomass-combustors")
    assert table.makes(0) == {"energy": 3}
    assert table.makes(1) == {}


def test_robotic_workforce_counts_a_variable_box_anew_and_may_copy_a_corporation() -> None:
    table = Table().lay(0, "Medical Lab", "Mine", "Fuel Factory", "Mining Guild").stock(0, mc=20)
    table.give(0, "Robotic Workforce").play(0, "Robotic Workforce")
    assert set(table.options()) == {"card:medical-lab", "card:mine", "card:mining-guild"}
    table.pick("card:medical-lab")
    assert table.makes(0) == {"mc": 2}  # five building tags, a step for every two


def test_robotic_workforce_cannot_be_played_without_a_box_to_copy() -> None:
    table = Table().lay(0, "Fuel Factory").give(0, "Robotic Workforce").stock(0, mc=20)
    assert table.why_not(0, "Robotic Workforce") == "nothing-to-copy"


@obeys("r493")
def test_robotic_workforce_copies_the_metal_that_mining_rights_chose() -> None:
    table = Table().give(0, "Mining Rights", "Robotic Workforce").stock(0, mc=40)
    table.play(0, "Mining Rights", "space:A1")
    assert table.makes(0) == {"steel": 1}
    table.play(0, "Robotic Workforce")
    assert table.makes(0) == {"steel": 2}


@pytest.fixture
def robots() -> Table:
    return Table(more=["promos"]).lay(0, "Self-replicating Robots").stock(0, mc=50)


def test_self_replicating_robots_host_space_and_building_cards_out_of_the_hand(robots: Table) -> None:
    robots.give(0, "Mine", "Comet", "Sponsors").use(0, "Self-replicating Robots")
    assert set(robots.options()) == {"host:mine", "host:comet"}
    saved(robots.pick("host:comet"))
    assert robots.on(0, "Comet") == 2
    assert robots.names(robots[0].hand) == ["Mine", "Sponsors"]
    assert len(all_cards(robots.game)) == len(set(all_cards(robots.game)))


@obeys("r404")
def test_self_replicating_robots_double_and_are_a_discount(robots: Table) -> None:
    robots.give(0, "Comet").use(0, "Self-replicating Robots", "host:comet")
    robots.rested().use(0, "Self-replicating Robots", "double:comet").give(0, "CEO's Favorite Project")
    robots.play(0, "CEO's Favorite Project")
    assert robots.on(0, "Comet") == 5
    money = robots[0].stock["mc"]
    robots.play(0, "Comet")
    assert robots[0].stock["mc"] == money - (21 - 5)
    assert not robots[0].hosted


def test_hosted_cards_have_no_tags_no_points_and_are_not_in_hand(robots: Table) -> None:
    robots.give(0, "Terraforming Ganymede").use(0, "Self-replicating Robots", "host:terraforming-ganymede")
    seat = robots.game.players[0]
    assert robots.points(0)["cards"] == 0
    assert seat.hosted == {KEYS["terraforming-ganymede"]: 2}
    assert not seat.hand
    assert amounts.number(per_tag("jovian"), robots.game, seat, robots.asked.cause) == 0


@obeys("r403")
def test_ceos_favorite_project_only_finds_cards_that_hold_something() -> None:
    table = Table().lay(0, "Fish", "Security Fleet", "Tardigrades").lay(0, "Physics Complex", resources=1)
    table.lay(0, "Search For Life", resources=2).lay(1, "Pets", resources=3)
    table.give(0, "CEO's Favorite Project").stock(0, mc=1).play(0, "CEO's Favorite Project")
    assert table.options() == ("card:physics-complex", "card:search-for-life")
    table.pick("card:physics-complex")
    assert table.on(0, "Physics Complex") == 2


@obeys("r402")
def test_ceos_favorite_project_may_be_played_for_nothing() -> None:
    table = Table().lay(0, "Fish").give(0, "CEO's Favorite Project").stock(0, mc=1).play(0, "CEO's Favorite Project")
    assert table.done
    assert table.names(table[0].events) == ["CEO's Favorite Project"]


def test_mining_rights_take_a_metal_of_the_space_and_its_bonus() -> None:
    table = Table().give(0, "Mining Rights").stock(0, mc=9).play(0, "Mining Rights")
    assert table.spaces() == {"A1", "B2", "C7", "D1", "H1", "H6", "I1", "I2"}
    saved(table.pick("space:H6"))
    assert table.makes(0) == {"titanium": 1}
    assert table.has(0) == {"titanium": 1}


def test_mining_area_needs_an_own_tile_beside_it() -> None:
    table = Table().give(0, "Mining Area").stock(0, mc=9)
    assert table.why_not(0, "Mining Area") == "no-space:metal-near-own"
    assert table.tile("H5", "city", 1).why_not(0, "Mining Area") is not None
    table.tile("G7", "greenery", 0).play(0, "Mining Area")
    assert table.makes(0) == {"titanium": 1}  # only one such space, and only one metal on it: nothing to ask


@obeys("r460")
def test_land_claim_keeps_others_off_and_pays_its_owner_later() -> None:
    table = saved(Table().give(0, "Land Claim").stock(0, mc=40).stock(1, mc=40).play(0, "Land Claim", "space:D3"))
    assert not {"D3"} & table.act(1, "project:city").spaces()
    assert "D3" in table.turn(0).act(0, "project:city").spaces()
    table.pick("space:D3")
    assert table.has(0)["plants"] == 1
    assert not table.game.table.claims


@obeys("r180")
def test_a_claim_is_no_tile() -> None:
    table = Table().give(0, "Land Claim").stock(0, mc=40).play(0, "Land Claim", "space:D3")
    assert view(table.game, None).award_scores["landlord"] == (0, 0)
    assert "D4" in table.act(0, "project:greenery").spaces()
    assert len(table.spaces()) > 20  # no own tile to lie beside: anywhere


@obeys("r059", "r166")
def test_land_claim_of_the_last_space_hinders_at_once_what_others_could_play() -> None:
    table = Table().tiles("greenery", 0, "B2", "C1", "D1").give(0, "Land Claim").stock(0, mc=1)
    table.give(1, "Lava Flows").stock(1, mc=18)
    assert table.can_play(1, "Lava Flows")
    table.play(0, "Land Claim", "space:E1")
    assert table.why_not(1, "Lava Flows") == "no-space:volcanic"


@obeys("r457")
def test_land_claim_cannot_take_the_place_of_noctis_or_of_an_ocean() -> None:
    table = Table().give(0, "Land Claim").stock(0, mc=1).play(0, "Land Claim")
    kinds = {table.game.box.map.spaces[s].kind for s in table.spaces()}
    assert kinds == {"land"}


def test_flooding_takes_from_a_neighbour_of_the_new_ocean_only() -> None:
    table = Table(3).give(0, "Flooding").stock(0, mc=7).stock(1, mc=3).stock(2, mc=9)
    table.tile("A1", "city", 1).tile("I5", "city", 2).play(0, "Flooding", "space:A2")
    assert set(table.options()) == {"seat:1", "fewer:1", "none"}
    table.pick("seat:1")
    assert (table[1].stock["mc"], table[2].stock["mc"]) == (0, 9)


def test_flooding_may_spare_the_neighbour_and_never_takes_from_its_owner() -> None:
    table = Table().give(0, "Flooding").stock(0, mc=7).stock(1, mc=3).tile("A1", "city", 1).tile("B2", "greenery", 0)
    saved(table.play(0, "Flooding", "space:A2")).pick("none")
    assert table[1].stock["mc"] == 3


def test_flooding_without_an_ocean_left_takes_nothing() -> None:
    table = Table().oceans(9).give(0, "Flooding").stock(0, mc=7).stock(1, mc=9).tile("A1", "city", 1)
    table.play(0, "Flooding")
    assert table.done
    assert table[1].stock["mc"] == 9


@obeys("r510")
def test_predators_find_no_prey_in_pets_or_protected_habitats() -> None:
    table = Table(3).lay(0, "Predators", resources=1).lay(0, "Pets", resources=2).lay(0, "Small Animals", resources=1)
    table.lay(1, "Fish", resources=3).lay(1, "Protected Habitats").lay(2, "Birds", resources=1)
    table.use(0, "Predators")
    assert table.options() == ("card:birds", "card:predators", "card:small-animals")
    table.pick("card:birds")
    assert table.on(2, "Birds") == 0
    assert table.on(0, "Predators") == 2


def test_predators_without_prey_have_no_action() -> None:
    table = (
        Table().lay(0, "Predators").lay(0, "Pets", resources=2).lay(1, "Fish", resources=1).lay(1, "Protected Habitats")
    )
    assert "action:predators" not in table.offers(0)


def test_protected_habitats_do_not_keep_their_owner_from_own_animals() -> None:
    table = Table().lay(0, "Predators", "Protected Habitats").lay(0, "Fish", resources=1)
    table.use(0, "Predators", "card:fish")
    assert table.on(0, "Fish") == 0
    assert table.on(0, "Predators") == 1


@obeys("r452", "r453")
def test_indentured_workers_help_the_very_next_card_of_this_generation() -> None:
    table = Table().give(0, "Indentured Workers", "Sponsors", "Mine").stock(0, mc=20).play(0, "Indentured Workers")
    saved(table).play(0, "Sponsors")
    assert table[0].stock["mc"] == 20
    table.play(0, "Mine")
    assert table[0].stock["mc"] == 16


@obeys("r452")
def test_indentured_workers_are_over_with_the_generation() -> None:
    table = Table().give(0, "Indentured Workers", "Sponsors").stock(0, mc=20).rating(0, 0).play(0, "Indentured Workers")
    table.end()
    table.pick("pass", "pass")
    while table.game.table.phase != "action":
        for seat in list(table.game.pending):
            table.game.answer(seat, ())
    assert table.turn(0)[0].stock["mc"] == 20
    table.play(0, "Sponsors")
    assert table[0].stock["mc"] == 14


def test_local_heat_trapping_under_helion_cannot_pay_with_the_heat_it_takes() -> None:
    table = Table().lay(0, "Helion").give(0, "Local Heat Trapping").stock(0, heat=5)
    assert table.why_not(0, "Local Heat Trapping") == "too-dear"
    table.stock(0, heat=6).play(0, "Local Heat Trapping")
    assert table.has(0) == {"plants": 4}


def test_local_heat_trapping_under_helion_asks_only_for_the_heat_that_is_free() -> None:
    table = (
        Table().lay(0, "Helion").give(0, "Local Heat Trapping").stock(0, heat=7, mc=3).play(0, "Local Heat Trapping")
    )
    assert table.asked.budget == (1, (("heat", 1, 2), ("mc", 1, 3)))
    saved(table).pick("mc=1")
    assert table.has(0) == {"plants": 4, "heat": 2, "mc": 2}


def test_local_heat_trapping_needs_its_heat() -> None:
    table = Table().give(0, "Local Heat Trapping").stock(0, heat=4, mc=9)
    assert table.why_not(0, "Local Heat Trapping") == "needs:heat"
