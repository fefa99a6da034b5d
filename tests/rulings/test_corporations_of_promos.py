"""Rulings about the corporations of the promos."""

from __future__ import annotations

import pytest

from engine import tableau
from engine.actions.preludes import PlayPrelude
from engine.card import CARDS
from engine.effects import gain, greenery, production
from engine.effects.order import Triggered
from engine.effects.tiles import Place
from engine.expansions.promos.markers import COMMUNITY
from engine.state import Marker
from tests.engine.table import Table, number
from tests.expansions.test_prelude import OTHER, PLAIN, begun, choose
from tests.expansions.test_promos_rules import promos, raid
from tests.expansions.test_turmoil import event, rules, table_of
from tests.rulings.obeys import obeys

# Arcadian Communities.


def arcadian(*spaces: str) -> Table:
    """A table of Arcadian Communities with communities on these spaces."""
    table = promos().lay(0, "Arcadian Communities")
    for space in spaces:
        table.game.table.markers[space] = Marker(COMMUNITY, 0, "others")
    table.game.table.clear_caches()
    return table.turn(0)


@obeys("r247")
def test_the_first_community_may_stand_anywhere_free_whatever_own_tiles_there_are() -> None:
    table = arcadian().tile("E1", "city", 0)
    table[0].first_action = number("Arcadian Communities")
    spaces = table.act(0, "first:arcadian-communities").spaces()
    assert spaces == set(table.game.box.map.of_kind["land"]) - {"E1"}


@obeys("r248")
def test_later_communities_stand_beside_an_own_tile_or_marker() -> None:
    table = arcadian("I1").tile("B2", "greenery", 0).tile("G4", "city", 1).use(0, "Arcadian Communities")
    near = table.game.box.map.near
    assert table.spaces() == {*near["I1"], *near["B2"]} & set(table.game.box.map.of_kind["land"])


@obeys("r250")
def test_neither_a_community_nor_a_tile_goes_on_the_claim_of_another() -> None:
    table = arcadian("I1").give(1, "Land Claim").stock(1, mc=1).play(1, "Land Claim", "space:H1")
    table.use(0, "Arcadian Communities")
    assert "H1" not in table.spaces()
    assert {"H2", "I2"} <= table.spaces()
    table.pick("space:H2").run(Place("city", "city"))
    assert "H1" not in table.spaces()


@obeys("r252")
@pytest.mark.parametrize(("kind", "where"), [("city", "city"), ("greenery", "land"), ("mohole-area", "land")])
def test_a_tile_on_an_own_community_brings_three(kind: str, where: str) -> None:
    table = arcadian("C2").run(Place(kind, where)).pick("space:C2").run(Triggered())  # type: ignore[arg-type]
    assert table.has(0) == {"mc": 3}
    assert "C2" not in table.game.table.markers


# Factorum.


@obeys("r265")
@pytest.mark.parametrize("energy", [0, 1])
def test_factorum_raises_its_energy_production_only_without_any_energy(energy: int) -> None:
    table = promos().lay(0, "Factorum").stock(0, mc=3, energy=energy).deck("Mine").use(0, "Factorum")
    if energy:
        assert table.done, "there is nothing to choose"
        assert (table.names(table[0].hand), table.has(0)) == (["Mine"], {"energy": 1})
    else:
        assert len(table.options()) == 2
        assert table.pick("0").makes(0) == {"energy": 1}


@obeys("r266")
def test_factorum_reveals_cards_for_three_until_a_building_tag() -> None:
    table = promos().lay(0, "Factorum").stock(0, mc=4, energy=1).deck("Comet", "Fish", "Mine", "Capital")
    table.use(0, "Factorum")
    assert (table.names(table[0].hand), table.has(0)["mc"]) == (["Mine"], 1)
    assert table.names(table.game.table.discard) == ["Comet", "Fish"]


@obeys("r267")
def test_factorum_gains_nothing_if_no_card_with_a_building_tag_is_left_and_the_deck_is_made_anew() -> None:
    table = promos().lay(0, "Factorum").stock(0, mc=3, energy=1)
    cards, game = [number("Comet"), number("Fish"), number("Asteroid")], table.game
    game.table.decks["projects"].cards[:], game.table.decks["projects"].discard[:] = cards[:1], cards[1:]
    table.use(0, "Factorum")
    assert (table[0].hand, table.has(0)) == ([], {"energy": 1})
    projects = game.table.decks["projects"]
    assert sorted([*projects.cards, *projects.discard]) == sorted(cards)


# Mons Insurance.


def insured(players: int = 3, *more: str) -> Table:
    return promos(players, *more).lay(0, "Mons Insurance").stock(0, mc=20)


@obeys("r283")
def test_mons_insurance_pays_for_an_attack_in_the_prelude_phase() -> None:
    table = insured(3, "prelude").stock(1, mc=9).production(2, plants=1).give(1, "Ecology Experts", "Fish")
    table.game.table.phase = "preludes"
    table.run(PlayPrelude(number("Ecology Experts")), 1).pick("card:fish", "seat:2")
    assert (table.has(0), table.has(2)) == ({"mc": 17}, {"mc": 3})


@obeys("r284")
@pytest.mark.parametrize(("mc", "paid"), [(0, 0), (2, 2), (4, 3)])
def test_mons_insurance_owes_nothing_beyond_what_it_has(mc: int, paid: int) -> None:
    table = raid(insured().stock(0, mc=mc).stock(2, mc=3), 1, 2)
    assert (table.has(0).get("mc", 0), table.has(2).get("mc", 0)) == (mc - paid, paid)
    table.run(gain(mc=9)).run(Triggered())
    assert (table.has(0)["mc"], table.has(2).get("mc", 0)) == (mc - paid + 9, paid)


@obeys("r284")
@pytest.mark.parametrize(("mc", "left", "paid"), [(0, 3, 0), (2, 3, 2), (5, 5, 3)])
def test_who_leads_mons_insurance_attacks_before_the_same_card_brings_money(mc: int, left: int, paid: int) -> None:
    """Media Group brings 3 M€ for the event; an order in which they pay for the attack serves nobody who plays it."""
    table = insured(2).lay(0, "Media Group").stock(0, mc=14 + mc).stock(1, plants=3).give(0, "Asteroid")
    table.play(0, "Asteroid", "seat:1")
    assert (table.has(0)["mc"], table.has(1)) == (left, {"mc": paid} if paid else {})


@obeys("r285")
@pytest.mark.parametrize("by", [0, 1])
def test_mons_insurance_pays_three_for_each_production_that_is_lowered(by: int) -> None:
    table = insured().production(2, plants=2).run(production(any={"plants": -2}), by)
    if not table.done:
        table.pick("seat:2")
    assert (table.run(Triggered()).has(0), table.has(2)) == ({"mc": 17}, {"mc": 3})


@obeys("r287")
def test_who_removes_or_steals_may_decline_so_that_mons_insurance_pays_nothing() -> None:
    table = insured(2).stock(1, plants=3).give(0, "Asteroid").play(0, "Asteroid", "none")
    assert (table.has(0), table.has(1)) == ({"mc": 6, "titanium": 2}, {"plants": 3})
    table = insured(2).stock(1, mc=3).give(0, "Hired Raiders").play(0, "Hired Raiders", "none")
    assert (table.has(0), table.has(1)) == ({"mc": 19}, {"mc": 3})


@obeys("r288")
@pytest.mark.parametrize("own", [0, 1])
def test_lowering_a_production_is_mandatory_unless_ones_own_is_lowered(own: int) -> None:
    table = insured(2).production(1, plants=1).production(0, plants=own).parameters(oxygen=6)
    table.give(0, "Biomass Combustors").play(0, "Biomass Combustors")
    if own:
        assert set(table.options()) == {"seat:0", "seat:1"}
        table.pick("seat:0")
        assert table.has(0) == {"mc": 16}
    else:
        assert table.done
        assert (table.has(0), table.has(1)) == ({"mc": 13}, {"mc": 3})


@obeys("r289")
@pytest.mark.parametrize("victims", [(1, 1), (1, 2)])
def test_two_attacks_in_a_turn_cost_mons_insurance_six(victims: tuple[int, int]) -> None:
    table = insured().stock(0, mc=22).stock(1, plants=9).stock(2, plants=9).give(0, "Virus", "Hired Raiders")
    table.play(0, "Virus", f"seat:{victims[0]}")
    assert table[0].stock["mc"] == 22 - 1 - 3
    table.stock(victims[1], steel=2).play(0, "Hired Raiders", "0", f"seat:{victims[1]}")
    assert table[0].stock["mc"] == 22 - 2 - 6
    assert [table[seat].stock["mc"] for seat in (1, 2)] == [3 * victims.count(1), 3 * victims.count(2)]


@obeys("r290")
def test_the_victim_of_a_theft_is_paid_after_it() -> None:
    table = raid(insured(2).stock(0, mc=0).stock(1, mc=3), 0, 1)
    assert (table.has(0), table.has(1)) == ({}, {"mc": 3})


@obeys("r291", "r296")
def test_what_microbe_tags_cost_pharmacy_union_is_no_attack() -> None:
    table = insured().lay(2, "Pharmacy Union").stock(2, mc=9).stock(1, mc=5).give(1, "Decomposers")
    table.give(2, "Law Suit").parameters(oxygen=3).play(1, "Decomposers")
    assert (table.has(0), table.has(2)) == ({"mc": 20}, {"mc": 5})
    assert table.why_not(2, "Law Suit") == "requires"


@obeys("r292")
def test_what_a_global_event_takes_is_no_attack() -> None:
    table = table_of(3, more=["turmoil", "promos"]).lay(0, "Mons Insurance").stock(0, mc=20)
    table.production(1, steel=1, energy=1).production(2, steel=1)
    event(table, "sabotage").run(Triggered())
    assert table.makes(1) == {}
    assert table.has(0) == {"mc": 20}
    event(table.stock(1, plants=9), "eco-sabotage").run(Triggered())
    assert (table.has(0), table.has(1)) == ({"mc": 20}, {"plants": 3})


# Pharmacy Union.


def union(diseases: int = 0, *more: str, mc: int = 40) -> Table:
    table = promos(2, *more).lay(0, "Pharmacy Union").stock(0, mc=mc)
    if diseases:
        table[0].resources[number("Pharmacy Union")] = diseases
    return table.turn(0)


def face_up(table: Table) -> bool:
    return number("Pharmacy Union") in table[0].played


@obeys("r297")
def test_diseases_are_no_microbes() -> None:
    table = union(2).lay(1, "Ants").lay(0, "Symbiotic Fungus")
    assert "action:ants" not in table.offers(1), "there is nothing to take"
    assert table.lay(0, "Tardigrades").use(0, "Symbiotic Fungus").done
    assert (table.on(0, "Pharmacy Union"), table.on(0, "Tardigrades")) == (2, 1)


@obeys("r298")
def test_the_science_card_of_pharmacy_union_is_drawn_when_it_is_revealed() -> None:
    game = begun(2, PLAIN, OTHER, corporations=("Pharmacy Union", "Teractor"), more=("prelude", "promos"))
    choose(game, 0, *PLAIN[:2], corporation="Pharmacy Union")
    choose(game, 1, *OTHER[:2], corporation="Teractor")
    (card,) = game.players[0].hand
    assert "science" in CARDS[card].tags
    assert not [option for option in game.pending[0].options if option.startswith("first:")]


@obeys("r299")
def test_pharmacy_union_turned_down_is_no_card_without_tags() -> None:
    table = union(0, "colonies").give(0, "Physics Complex", "Community Services").play(0, "Physics Complex", "0")
    assert not face_up(table)
    assert tableau.tags(table.game, table[0]) == {"science": 1, "building": 1}
    assert table.play(0, "Community Services").makes(0) == {"mc": 1}, "itself alone"


@obeys("r302")
def test_turning_pharmacy_union_does_not_pay_media_group() -> None:
    table = union(mc=12).lay(0, "Media Group").give(0, "Physics Complex").play(0, "Physics Complex", "0")
    assert not face_up(table)
    assert table.has(0) == {}


@obeys("r304")
def test_research_turns_pharmacy_union_at_its_first_tag_and_the_second_does_nothing() -> None:
    table = union().give(0, "Research").play(0, "Research", "0")
    assert (face_up(table), table[0].tr, table.on(0, "Pharmacy Union")) == (False, 23, 0)
    assert table.done


@obeys("r305")
def test_a_science_tag_cures_a_disease_without_a_choice_and_turns_the_corporation_if_one_likes() -> None:
    table = union(1).give(0, "Physics Complex").play(0, "Physics Complex")
    assert table.done
    assert (table[0].tr, table.on(0, "Pharmacy Union")) == (21, 0)
    table = union().give(0, "Physics Complex").play(0, "Physics Complex")
    table.pick("1")
    assert (face_up(table), table[0].tr) == (True, 20)


@obeys("r306")
def test_under_the_reds_a_science_tag_that_cures_a_disease_needs_three_more() -> None:
    table = rules(table_of(more=["turmoil", "promos"]), "reds").lay(0, "Pharmacy Union", resources=1)
    table.give(0, "Physics Complex").stock(0, mc=14)
    assert not table.can_play(0, "Physics Complex")
    assert table.stock(0, mc=15).can_play(0, "Physics Complex")
    assert table.play(0, "Physics Complex").has(0) == {}
    assert table[0].tr == 21


@obeys("r307")
@pytest.mark.parametrize(("mc", "turned"), [(20, False), (21, True)])
def test_under_the_reds_turning_pharmacy_union_needs_nine(mc: int, turned: bool) -> None:
    table = rules(table_of(more=["turmoil", "promos"]), "reds").lay(0, "Pharmacy Union")
    table.give(0, "Physics Complex").stock(0, mc=mc).play(0, "Physics Complex")
    assert table.done is not turned
    if turned:
        table.pick("0")
    assert (face_up(table), table[0].tr, table.has(0).get("mc", 0)) == ((False, 23, 0) if turned else (True, 20, 8))


# Philares and Recyclon.


@obeys("r308")
def test_philares_gains_for_each_border_with_tiles_of_one_player() -> None:
    table = promos().lay(0, "Philares").tiles("greenery", 1, "G5", "G6").run(greenery())
    assert {"G5", "G6"} <= set(table.game.box.map.near["H5"])
    table.pick("space:H5").run(Triggered())
    table.pick("steel", "steel")
    assert table.done
    assert table.has(0) == {"steel": 2}


@obeys("r313")
@pytest.mark.parametrize("name", ["Ganymede Colony", "Stanford Torus", "Phobos Space Haven"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_city_off_mars_brings_philares_nothing(name: str, seat: int) -> None:
    table = promos().lay(0, "Philares").tiles("city", 0, "E1", "G4").tiles("greenery", 1, "I1", "B2")
    table.stock(seat, mc=25).give(seat, name).play(seat, name)
    assert table.done
    assert {what for what, n in table.has(0).items() if n} <= {"mc"}
    assert table.has(seat).get("mc", 0) == 25 - CARDS[number(name)].cost


@obeys("r321")
@pytest.mark.parametrize(("microbes", "choices"), [(0, 0), (1, 0), (2, 2)])
def test_recyclon_may_always_add_a_microbe_and_spends_two_only_when_a_building_tag_is_played(
    microbes: int, choices: int
) -> None:
    table = promos().lay(0, "Recyclon").give(0, "Mine", "Comet").stock(0, mc=25)
    table[0].resources[number("Recyclon")] = microbes
    assert "action:recyclon" not in table.offers(0)
    table.play(0, "Comet", "space:A5")
    assert table.done
    assert table.on(0, "Recyclon") == microbes
    table.play(0, "Mine")
    assert (0 if table.done else len(table.options())) == choices
    if choices:
        table.pick("0")
    assert (table.on(0, "Recyclon"), table.makes(0)) == (microbes + 1, {"steel": 1})


@obeys("r322")
def test_effects_of_other_cards_add_and_remove_microbes_of_recyclon() -> None:
    table = promos().lay(0, "Recyclon", "Symbiotic Fungus").use(0, "Symbiotic Fungus")
    assert table.on(0, "Recyclon") == 1
    table.lay(1, "Ants").use(1, "Ants")
    assert (table.on(0, "Recyclon"), table.on(1, "Ants")) == (0, 1)
