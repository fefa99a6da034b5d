"""Tricky rules of the promos, each as a sentence with its source: the printed card, as the fact sheet has it."""

from __future__ import annotations

import pytest

from engine import load, save, tableau, view
from engine.actions.preludes import PlayPrelude
from engine.actions.turn import TakeTurn
from engine.card import CARDS
from engine.changes import set_policies
from engine.core import Cause
from engine.effects.tiles import Place
from engine.expansions.promos.markers import COMMUNITY, NOMADS
from engine.journal import BonusTaken, CardPlayed, StockChanged, TilePlaced
from engine.phases.generation import ProductionPhase
from engine.scoring import card_points, points
from engine.state import Marker, Taken
from renderer.alt.map import tile_lines
from tests.engine.table import Table
from tests.engine.table import number as card_id
from tests.rulings.obeys import obeys
from words import log_lines


def promos(players: int = 2, *more: str) -> Table:
    return Table(players, more=["promos", *more])


def prelude(table: Table, name: str, *picks: str) -> Table:
    """Play a prelude of the first player."""
    table.give(0, name)
    return table.run(PlayPrelude(card_id(name))).pick(*picks)


def raid(table: Table, robber: int, victim: int) -> Table:
    """Let a player take M€ of another with Hired Raiders."""
    table.give(robber, "Hired Raiders").stock(robber, mc=1).play(robber, "Hired Raiders")
    while not table.done:
        table.pick(next(option for option in ("1", f"seat:{victim}") if option in table.options()))
    return table


# Who took what from whom.


@obeys("r466")
def test_who_was_robbed_may_sue_the_robber_who_then_has_the_card_and_its_point_to_lose() -> None:
    """X06: the card needs a player who took something in this generation; it and its -1 end on the pile of that player."""
    table = promos(3).give(0, "Law Suit").stock(0, mc=8)
    assert table.why_not(0, "Law Suit") == "requires"
    raid(table, 1, 0)
    assert table.game.table.taken == [Taken(1, 0, "mc")]
    table.play(0, "Law Suit")
    assert (table.has(0), table.has(1)) == ({"mc": 6}, {})
    assert (table.names(table[0].events), table.names(table[1].events)) == ([], ["Hired Raiders", "Law Suit"])
    assert card_points(table.game, table[1], card_id("Law Suit")) == -1
    assert any("goes to the events of" in line for line in log_lines(table.game.news, ["Ann", "Ben", "Cem"]))


@obeys("r470")
def test_what_was_taken_in_an_earlier_generation_is_forgotten() -> None:
    """X06: in this generation."""
    table = promos().give(0, "Law Suit").stock(0, mc=5)
    table.game.table.taken.append(Taken(1, 0, "mc"))
    assert table.can_play(0, "Law Suit")
    table.act(0, "pass").act(1, "pass")
    assert table.game.table.taken == []


def test_crash_sites_are_cleaned_up_only_if_plants_of_another_were_removed() -> None:
    """X17: any player, of any other; plants that somebody spends or loses by an own card do not count."""
    table = promos(3).give(0, "Crash Site Cleanup").give(1, "Giant Ice Asteroid").stock(0, mc=4).stock(2, plants=3)
    table.game.table.taken.append(Taken(1, 2, "heat"))
    assert table.why_not(0, "Crash Site Cleanup") == "requires"
    table.game.table.taken.append(Taken(1, 2, "plants"))
    table.play(0, "Crash Site Cleanup", "1")
    assert table.has(0) == {"steel": 2}


@pytest.mark.parametrize("attack", ["Small Asteroid", "Special Permit"])
def test_alone_plants_of_the_neutral_opponent_are_removed_before_a_crash_site_is_cleaned_up(attack: str) -> None:
    """README of the facts, solo: what removes always works against the neutral opponent."""
    table = Table(1, more=["promos", "prelude", "prelude2", "turmoil"]).stock(0, mc=40)
    table.give(0, "Crash Site Cleanup", attack)
    assert table.why_not(0, "Crash Site Cleanup") == "requires"
    table.play(0, attack).play(0, "Crash Site Cleanup", "1")
    assert table.has(0)["steel"] == 2
    assert load(save(table.game)).table.taken == table.game.table.taken


def test_alone_mons_insurance_removes_no_plants_that_would_cost_it_something() -> None:
    """decisions.md: what need not be removed is not."""
    table = Table(1, more=["promos"]).lay(0, "Mons Insurance").give(0, "Crash Site Cleanup", "Small Asteroid")
    table.stock(0, mc=40).play(0, "Small Asteroid")
    assert (table.has(0)["mc"], table.why_not(0, "Crash Site Cleanup")) == (30, "requires")


@obeys("r285")
def test_the_insurance_pays_each_victim_but_its_owner_even_if_its_owner_is_the_robber() -> None:
    """R46: 3 M€ or as much as there is, whoever did it; nothing is owed when the owner is the victim."""
    table = promos(3).lay(0, "Mons Insurance").stock(0, mc=5).stock(2, mc=3)
    raid(table, 1, 2)
    assert (table.has(0), table.has(1), table.has(2)) == ({"mc": 2}, {"mc": 3}, {"mc": 3})
    table = raid(promos(3).lay(0, "Mons Insurance").stock(0, mc=0).stock(2, mc=3), 0, 2)
    assert (table.has(0), table.has(2)) == ({}, {"mc": 3})
    table = raid(promos(3).lay(0, "Mons Insurance").stock(0, mc=5), 1, 0)
    assert (table.has(0), table.has(1)) == ({"mc": 2}, {"mc": 3})


def test_what_players_do_with_their_own_stock_is_no_loss_that_cards_could_hear() -> None:
    box = promos(3).game.box
    assert {StockChanged, CardPlayed} <= box.triggering_entries
    assert box.triggering_entries_of_own & {StockChanged, CardPlayed} == {CardPlayed}


def test_what_the_insurance_itself_takes_at_the_start_costs_it_nothing() -> None:
    """R46: every other player loses 2 M€ production, as far as possible, without a claim."""
    table = promos(3).production(1, mc=-4).stock(0, mc=10).lay(0, "Mons Insurance")
    for effect in CARDS[card_id("Mons Insurance")].play:
        table.run(effect, cause=Cause(card_id("Mons Insurance")))
    assert [table.makes(seat) for seat in range(3)] == [{"mc": 4}, {"mc": -5}, {"mc": -2}]
    assert table.game.triggered == []


def test_who_pays_for_what_is_taken_places_an_ocean_that_brings_money_before_taking_beside_it() -> None:
    """188, R46 and ruling r284: own gains of M€ come after an attack, but the ocean of Flooding says whom it takes from."""
    table = promos().lay(0, "Mons Insurance").tile("E4", "ocean").tile("E6", "ocean").tile("F5", "city", 1)
    table.stock(0, mc=7).stock(1, mc=9).give(0, "Flooding").play(0, "Flooding", "space:E5", "seat:1")
    assert (table.has(0)["mc"], table.has(1)["mc"]) == (7 - 7 + 4 - 3, 9 - 4 + 3)


def test_the_start_of_the_insurance_lowers_others_also_where_nobody_takes_anything() -> None:
    """Rulings r282 and r469: it is no attack; the house rule forbids attacks."""
    table = Table(2, more=["promos"], friendly=True)
    set_policies(table.game, ["friendly"])
    for effect in CARDS[card_id("Mons Insurance")].play:
        table.run(effect, cause=Cause(card_id("Mons Insurance")))
    assert table.makes(1) == {"mc": -2}


# Markers that are no tiles.


def test_land_claim_reserves_no_space_where_the_nomads_are() -> None:
    """066 and X59: nobody may place a tile there."""
    table = promos().give(0, "Mars Nomads", "Land Claim").stock(0, mc=14).play(0, "Mars Nomads", "space:E8")
    assert not {"E8"} & table.play(0, "Land Claim").spaces()


def test_nobody_places_a_tile_where_the_nomads_are_not_even_their_owner() -> None:
    """X59: nobody may place a tile on the space of the nomads."""
    table = promos().give(0, "Mars Nomads").stock(0, mc=13).play(0, "Mars Nomads", "space:E8")
    assert table.game.table.markers == {"E8": Marker(NOMADS, 0, "all")}
    assert table.has(0) == {}
    for seat in (0, 1):
        table.run(Place("city", "city"), seat)
        assert "E8" not in table.spaces()
    assert tile_lines(view(table.game, 0), ["Ann", "Ben"])[-1] == "Markers: nomads E8 Ann."


def test_nomads_gain_the_bonus_of_their_new_space_and_nothing_reacts() -> None:
    """X59: icons and M€ for oceans as if a tile was placed; effects that react to placing tiles do not."""
    table = promos().lay(0, "Mars Nomads", "Mining Guild").oceans(1)
    table.game.table.markers["B1"] = Marker(NOMADS, 0, "all")
    table.game.table.clear_caches()
    table.game.derive_pending()
    table.use(0, "Mars Nomads", "space:B2")
    assert (table.has(0)["steel"], table.makes(0)) == (1, {})
    assert not [entry for entry in table.game.news if isinstance(entry, TilePlaced | BonusTaken)]
    assert [*table.game.table.markers] == ["B2"]


def test_nomads_go_neither_to_a_claimed_nor_to_a_marked_space_even_of_their_owner() -> None:
    """X59: an empty space that is not reserved; a claim and a community reserve it, also for their owner."""
    table = promos().give(0, "Mars Nomads").stock(0, mc=13)
    table.game.table.claims["E7"] = 0
    table.game.table.markers["E8"] = Marker(COMMUNITY, 0, "others")
    table.game.table.clear_caches()
    assert {"E7", "E8", "B2"} & table.play(0, "Mars Nomads").spaces() == {"B2"}


@obeys("r167", "r248", "r252")
def test_a_community_reserves_its_space_and_pays_when_its_owner_builds_there() -> None:
    """R44: beside an own tile or community; 3 M€ for a tile on it, of its owner alone."""
    table = promos().lay(0, "Arcadian Communities")
    table[0].first_action = card_id("Arcadian Communities")
    table.act(0, "first:arcadian-communities").pick("space:E8")
    table.turn(0).use(0, "Arcadian Communities")
    assert table.spaces() <= set(table.game.box.map.near["E8"])
    table.pick("space:E7")
    table.run(Place("city", "city"), 1)
    assert not table.spaces() & {"E7", "E8"}
    table.turn(0).stock(0, plants=8).act(0, "convert:plants").pick("space:E7")
    assert [marker.kind for marker in table.game.table.markers.values()] == [COMMUNITY]
    assert table.has(0)["mc"] == 3


def test_a_cathedral_stands_in_each_city_once_and_the_owner_of_the_city_may_draw() -> None:
    """X64: 5 M€, steel may pay; a point for each; the owner of the city may pay 2 M€ for a card, before their next decision."""
    table = promos().lay(0, "St. Joseph of Cupertino Mission").tile("E5", "city", 1).stock(0, mc=5).stock(1, mc=2)
    table.use(0, "St. Joseph of Cupertino Mission")
    assert card_points(table.game, table[0], card_id("St. Joseph of Cupertino Mission")) == 1
    assert set(table.game.pending) == {0, 1}
    table.game.answer(1, ["0"])
    assert (table.has(1), len(table[1].hand)) == ({}, 1)
    table.rested().stock(0, mc=5)
    assert "action:st-joseph-of-cupertino-mission" not in table.offers(0)


# Tiles.


def test_new_holland_is_a_city_and_still_the_ocean_it_stands_on() -> None:
    """X-2: no TR, no bonus, no M€ for oceans; the ocean is counted once; not next to another city; four cities on Mars."""
    table = (
        promos()
        .tiles("city", 1, "B3", "D6", "G4")
        .tile("H6", "city", 0)
        .oceans(4)
        .give(0, "New Holland")
        .stock(0, mc=20)
    )
    table.lay(1, "Rover Construction")
    before = table[0].tr
    table.play(0, "New Holland")
    space = sorted(table.spaces())[0]
    assert not any(
        s in table.game.table.tiles and table.game.table.tiles[s].kind == "city" for s in table.game.box.map.near[space]
    )
    table.pick(f"space:{space}")
    tile = table.game.table.tiles[space]
    assert tableau.is_city(tile)
    assert tableau.is_ocean(tile)
    assert (tile.owner, table[0].tr, table.parameter("oceans")) == (0, before, 4)
    assert (table.has(0), table.has(1), table.makes(0)) == ({}, {"mc": 2}, {"mc": 3})
    assert tableau.cities(table.game, 0) == 2


def test_kaguya_tech_builds_a_city_in_place_of_a_greenery_even_beside_a_city_and_gains_the_bonus_again() -> None:
    """X58: oxygen stays; bonus of the area, M€ for oceans and reactions to cities happen again; the Mining Guild sees no new bonus."""
    table = promos().lay(0, "Mining Guild").tile("B2", "greenery", 0).tile("B3", "city", 1).parameters(oxygen=3)
    table.give(0, "Kaguya Tech").stock(0, mc=10).play(0, "Kaguya Tech")
    assert table.game.table.tiles["B2"].kind == "city"
    assert (table.has(0), table.makes(0), table.parameter("oxygen")) == ({"steel": 1}, {"mc": 2}, 3)
    assert promos().give(0, "Kaguya Tech").stock(0, mc=10).why_not(0, "Kaguya Tech") == "no-own-tile"


def test_kaguya_tech_pays_the_price_of_the_area_and_cannot_be_played_without_it() -> None:
    """X58: the city is placed like a new tile; boards_more.yaml, Vastitas Borealis: 4 M€ at the North Pole for a step of temperature."""
    table = Table(2, more=["promos"], map="vastitas").tile("E5", "greenery", 0).give(0, "Kaguya Tech").stock(0, mc=13)
    assert table.why_not(0, "Kaguya Tech") == "too-dear"
    table.stock(0, mc=14).play(0, "Kaguya Tech")
    assert (table.has(0).get("mc", 0), table[0].tr, table.game.table.tiles["E5"].kind) == (0, 21, "city")
    assert table.tile("E5", "greenery", 0).tile("D4", "greenery", 0).run(CARDS[card_id("Kaguya Tech")].play[2]).done
    assert table.game.table.tiles["D4"].kind == "city"


def test_the_first_player_says_where_the_ocean_goes_and_the_owner_of_the_card_gains_what_it_brings() -> None:
    """X47: placed by the first player. That the rating and the bonus go to the owner is our decision (docs/decisions.md)."""
    table = promos().lay(1, "Icy Impactors", resources=1)
    table.turn(1).use(1, "Icy Impactors")
    assert (table.seat, table.key) == (0, "place-for:ocean")
    table.pick("space:B6")
    assert (table[1].tr, table[0].tr, len(table[1].hand)) == (21, 20, 2)


@obeys("r309", "r310", "r312")
def test_philares_gains_for_each_neighbour_whoever_places_and_nobody_waits_for_its_choice() -> None:
    """R25: each new adjacency of an own tile and one of an opponent; oceans are nobody's."""
    table = promos(3).lay(0, "Philares").tile("E5", "city", 0).tile("D5", "greenery", 0).tile("E4", "ocean")
    table.turn(1).stock(1, plants=8).act(1, "convert:plants").pick("space:D4")
    assert sorted(table.game.pending) == [0, 1]
    table.game.answer(0, ["steel"])
    table.game.answer(0, ["plants"])
    assert table.has(0) == {"steel": 1, "plants": 1}


@obeys("r308", "r309", "r312")
def test_philares_gains_for_each_opponent_beside_a_tile_of_its_own_but_not_for_itself_and_oceans() -> None:
    """R25: each new adjacency of an own tile and one of an opponent; oceans are nobody's."""
    table = promos(3).lay(0, "Philares").stock(0, plants=8).tile("A2", "ocean").tile("C2", "greenery", 0)
    table.tile("A1", "city", 1).tile("B3", "greenery", 2).tile("C3", "greenery", 2)
    table.act(0, "convert:plants").pick("space:B2", "heat", "energy", "titanium")
    assert table.done
    assert table.has(0) == {"mc": 2, "steel": 1, "titanium": 1, "energy": 1, "heat": 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_city_in_place_of_an_own_greenery_brings_philares_nothing(seat: int) -> None:
    """R25: each adjacency that is newly created; X58: the city lies where the greenery lay, beside the same tiles."""
    table = promos().lay(0, "Philares").tile("E5", "greenery", seat).tile("D5", "city", 1 - seat)
    table.give(seat, "Kaguya Tech").stock(seat, mc=10).play(seat, "Kaguya Tech")
    assert table.done
    assert table.game.table.tiles["E5"].kind == "city"


def test_philares_is_promised_nothing_for_a_tile_whose_space_is_not_chosen_yet() -> None:
    """R25: what a tile surely brings cannot be known before it lies somewhere; a random game found that it was asked."""
    table = promos().lay(0, "Philares")
    assert Place("capital", "city").promises(table.game, table[0], Cause(card_id("Capital"))) == {}


def test_nobody_waits_for_who_may_pay_for_an_ocean_of_another() -> None:
    """X61: whoever places the ocean; the choice is homework (docs/decisions.md), and the owner's own ocean asks at once."""
    table = promos().lay(1, "Neptunian Power Consultants").stock(1, steel=3).stock(0, mc=18)
    table.act(0, "project:aquifer").pick("space:A2")
    assert sorted(table.game.pending) == [0, 1]
    table.game.answer(1, ["0"])
    assert (table.has(1), table.makes(1), table.on(1, "Neptunian Power Consultants")) == ({}, {"energy": 1}, 1)
    assert table.turn(1).stock(1, mc=23).act(1, "project:aquifer").pick("space:B6").key == "either"


def test_soil_enrichment_may_take_the_microbe_that_its_own_tags_bring() -> None:
    """X67: effects of a card and what they set off come in any order (rulebook; r155 has the same of plants)."""
    table = promos().stock(0, mc=6).give(0, "Soil Enrichment").lay(0, "Ants")
    assert table.why_not(0, "Soil Enrichment") == "none-own:microbe"
    table.lay(0, "Decomposers").play(0, "Soil Enrichment")
    assert (table.has(0), table.on(0, "Decomposers"), table.on(0, "Ants")) == ({"plants": 5}, 1, 0)


def test_ecotec_adds_the_microbe_that_soil_enrichment_takes_if_there_is_no_other() -> None:
    """X67 and PC04: of the two choices for its tags, one may be a plant."""
    table = promos(2, "prelude2").lay(0, "EcoTec", "Ants").stock(0, mc=6).give(0, "Soil Enrichment")
    table.play(0, "Soil Enrichment").pick("0")
    assert (table.done, table.has(0), table.on(0, "Ants")) == (True, {"plants": 6}, 0)


def test_recyclon_raises_the_production_that_the_card_lowers_if_nothing_else_does() -> None:
    """R26 and 041: effects of a card and what they set off come in any order (rulebook), also where they cost microbes of Recyclon."""
    table = promos().lay(0, "Recyclon", resources=1).stock(0, mc=12).give(0, "Food Factory")
    assert table.why_not(0, "Food Factory") == "needs-production:plants"
    table[0].resources[card_id("Recyclon")] = 2
    table.play(0, "Food Factory")
    assert (table.done, table.makes(0), table.on(0, "Recyclon")) == (True, {"mc": 4}, 0)


def test_olympus_conference_may_draw_the_card_that_sponsored_academies_discards() -> None:
    """185 and 247: as with Point Luna, what the tag brings may come first."""
    table = promos(2, "venus").lay(0, "Olympus Conference", resources=1).stock(0, mc=9).give(0, "Sponsored Academies")
    table.play(0, "Sponsored Academies")
    assert (table.key, len(table.options()), table.on(0, "Olympus Conference")) == ("discard:1", 1, 0)


def test_a_tag_of_pharmacy_union_is_not_new_to_aridor_once_it_lies_face_down() -> None:
    """R20 and R39 (Merger): Aridor counts the first time that a kind of tag comes into play."""
    table = promos(2, "colonies").lay(0, "Aridor", "Pharmacy Union").stock(0, mc=9).parameters(oxygen=4)
    table.give(0, "Search For Life", "Ants").play(0, "Search For Life", "0")
    assert (table[0].tr, table.makes(0)) == (23, {"mc": 1})
    assert table.stock(0, mc=9).play(0, "Ants").makes(0) == {"mc": 1}


def test_flooding_taken_back_forgets_its_first_ocean_and_takes_nothing_when_it_places_none() -> None:
    """188 and X51: it takes M€ beside the ocean that it has just placed; with all oceans on the map it places none."""
    table = promos().tile("E5", "city", 1).stock(0, mc=21).stock(1, mc=9).give(0, "Flooding", "Astra Mechanica")
    table.play(0, "Flooding", "space:E4", "none").play(0, "Astra Mechanica").choose("card:flooding")
    table.complete().play(0, "Flooding")
    assert (table.done, table.has(1)) == (True, {"mc": 9})


# Corporations and preludes.


@obeys("r345")
def test_splice_pays_both_itself_and_who_plays_the_microbe_who_may_take_a_microbe_instead() -> None:
    """R28: 2 M€ to the owner; who played it chooses between 2 M€ and a microbe on the card, if it holds microbes."""
    table = promos().lay(1, "Splice").give(0, "Decomposers", "Nitrophilic Moss").stock(0, mc=5).parameters(oxygen=3)
    table.play(0, "Decomposers")
    assert (table.seat, table.options()) == (0, ("0", "1"))
    table.pick("1")
    assert (table.has(1), table.on(0, "Decomposers")) == ({"mc": 2}, 2)


def test_pharmacy_union_turns_face_down_only_without_diseases_and_is_then_without_tags_and_effects() -> None:
    """R39: a microbe tag of anybody costs it 4 M€ and brings a disease; a science tag cures one for TR, or turns it face down for 3 TR."""
    table = promos().lay(0, "Pharmacy Union").stock(0, mc=30).give(1, "Decomposers").stock(1, mc=5).parameters(oxygen=3)
    table.play(1, "Decomposers")
    assert (table.has(0), table.on(0, "Pharmacy Union")) == ({"mc": 26}, 1)
    table.give(0, "Research").play(0, "Research", "0")
    assert (table[0].tr, table.on(0, "Pharmacy Union")) == (24, 0)
    assert (card_id("Pharmacy Union") in table[0].played, tableau.tags(table.game, table[0])) == (False, {"science": 2})
    table.game.players[0].clear_caches()
    table.give(1, "Ants").stock(1, mc=9).parameters(oxygen=4)
    money = table.has(0)["mc"]
    table.play(1, "Ants")
    assert table.has(0)["mc"] == money


def test_a_merged_corporation_pays_with_its_own_money_and_both_are_in_play() -> None:
    """X41: resources of both corporations count towards the 42 M€; its first action follows that of the first."""
    table = promos(2, "prelude").lay(0, "Ecoline").deck("Teractor", "Inventrix", "Helion", "CrediCor").stock(0, mc=3)
    table[0].first_action, table.game.table.phase = card_id("Tharsis Republic"), "preludes"
    prelude(table, "Merger")
    assert set(table.options()) == {"card:teractor", "card:inventrix", "card:helion", "card:credicor"}
    table.pick("card:inventrix")
    assert table.has(0) == {"mc": 3 + 45 - 42}
    assert (table[0].corporation, table[0].first_actions) == (card_id("Ecoline"), [card_id("Inventrix")])
    assert card_id("Inventrix") in table[0].played
    left = table.game.table.decks["corporations"].discard
    assert (table[0].looking, sorted(table.names(left))) == ([], ["CrediCor", "Helion", "Teractor"])


def test_a_corporation_merged_in_the_action_phase_takes_its_first_action_at_once() -> None:
    """decisions.md: it is a part of the action that plays Merger."""
    table = promos(2, "prelude", "prelude2").lay(0, "Teractor").lay(0, "Board of Directors", resources=4)
    table.stock(0, mc=26).deck("Merger").deck("Tharsis Republic", "Helion", "CrediCor", "Ecoline")
    table.use(0, "Board of Directors").choose("card:merger").pick("card:tharsis-republic")
    assert table.key == "place:city"
    table.pick(table.options()[0])
    assert (table[0].first_action, "project:power-plant" in table.options()) == (0, True)


def test_a_corporation_reacts_to_the_merger_that_brings_it() -> None:
    """PC03: 4 M€ for a card without tags, itself included; ruling r158: what a card sets off may come after its effects."""
    table = promos(2, "prelude", "prelude2").lay(0, "Ecoline").stock(0, mc=11)
    table.deck("Sagitta Frontier Services", "Helion", "CrediCor", "Teractor")
    prelude(table, "Merger", "card:sagitta-frontier-services")
    assert table.has(0) == {"mc": 11 + 31 - 42 + 4 + 4}


@pytest.mark.parametrize(("mc", "offered"), [(2, False), (3, True)])
def test_what_a_corporation_brings_when_it_is_played_helps_to_pay_for_merging_it(mc: int, offered: bool) -> None:
    """X41 and PC03: it is played, then 42 M€ are paid; 31 M€, and 4 each for itself and for Merger, come before that."""
    table = promos(2, "prelude", "prelude2").lay(0, "Ecoline").stock(0, mc=mc)
    table.deck("Sagitta Frontier Services", "Helion", "CrediCor", "Teractor")
    prelude(table, "Merger")
    assert ("card:sagitta-frontier-services" in table.options()) is offered
    if offered:
        assert table.pick("card:sagitta-frontier-services").has(0) == {}


@pytest.mark.parametrize(("mc", "offered"), [(1, False), (2, True)])
def test_pharmacy_union_loses_what_is_left_after_a_merged_corporation_is_paid(mc: int, offered: bool) -> None:
    """X41, R39 and T06: 38 M€ and the 2 of GMO Contract come before the 42 are paid, the loss of up to 4 after that."""
    table = promos(2, "prelude", "turmoil").lay(0, "Pharmacy Union", "GMO Contract").stock(0, mc=mc)
    table.deck("Recyclon", "Helion", "CrediCor", "Teractor")
    assert ("card:recyclon" in prelude(table, "Merger").options()) is offered
    if offered:
        assert table.pick("card:recyclon").has(0) == {}
        assert (table.on(0, "Pharmacy Union"), table.makes(0)) == (1, {"steel": 1})


@obeys("r344")
@pytest.mark.parametrize(("mc", "asked", "left"), [(0, False, 0), (1, False, 1), (2, True, 0), (4, True, 2)])
def test_what_splice_brings_for_a_merged_corporation_pays_for_it_and_is_no_microbe_where_it_must(
    mc: int, asked: bool, left: int
) -> None:
    """X41, R26 and R28: 38 M€, and 2 and 2 for the microbe tag, or a microbe in place of the other 2."""
    table = promos(2, "prelude").lay(0, "Splice").stock(0, mc=mc).deck("Recyclon", "Helion", "CrediCor", "Teractor")
    prelude(table, "Merger", "card:recyclon")
    assert table.done is not asked
    if asked:
        table.pick("1")
    assert (table.has(0).get("mc", 0), table.on(0, "Recyclon")) == (left, 1 + asked), "one by its building tag"


@obeys("r343", "r344")
def test_splice_and_pharmacy_union_merged_gain_and_lose_for_the_tags_of_the_second_one() -> None:
    """R28 and R39: 4 M€ for each microbe tag, of which those of Pharmacy Union cost up to 4 each, before the gains."""
    table = promos(2, "prelude").lay(0, "Splice").deck("Pharmacy Union", "Helion", "CrediCor", "Teractor")
    prelude(table, "Merger", "card:pharmacy-union")
    assert (table.has(0), table.on(0, "Pharmacy Union")) == ({"mc": 54 - 42 - 8 + 8}, 2)
    table = promos(2, "prelude").lay(0, "Pharmacy Union").deck("Splice", "Helion", "CrediCor", "Teractor")
    prelude(table, "Merger", "card:splice")
    assert (table.has(0), table.on(0, "Pharmacy Union")) == ({"mc": 4}, 1), "the 2 M€ left of 44 are lost first"


def test_vitor_gains_for_a_merged_corporation_with_points_too() -> None:
    """corporations.yaml, Vitor: 3 M€ for each card with points that are not negative."""
    table = promos(2, "prelude", "colonies").lay(0, "Vitor").stock(0, mc=4)
    table.deck("Arklight", "Teractor", "Helion", "CrediCor")
    assert prelude(table, "Merger").pick("card:arklight").has(0) == {"mc": 4 + 45 - 42 + 3}


def test_a_merger_that_nobody_could_pay_is_lost_for_15() -> None:
    """X41 and the rule of preludes: one that cannot be paid is discarded for 15 M€."""
    table = promos(2, "prelude").lay(0, "Ecoline")
    table.deck("United Nations Mars Initiative", "PhoboLog", "Interplanetary Cinematics", "Mining Guild")
    assert prelude(table, "Merger").has(0) == {"mc": 15}


def test_double_down_repeats_the_effects_of_a_prelude_but_not_its_tags() -> None:
    """X40: immediate effects only; without another prelude that can be done again it is lost."""
    table = promos(2, "prelude").lay(0, "Allied Bank")
    prelude(table, "Double Down")
    assert (table.makes(0), table.has(0)) == ({"mc": 4}, {"mc": 3})
    table = prelude(promos(2, "prelude"), "Double Down")
    assert table.has(0) == {"mc": 15}


def test_what_only_playing_a_prelude_brings_does_not_pay_for_doing_it_again() -> None:
    """X40: the effects are repeated, not the reactions to the card, such as Vitor's 3 M€ for its points."""
    table = promos(2, "prelude", "prelude2").lay(0, "Vitor", "Main Belt Asteroids").stock(0, mc=4)
    assert prelude(table, "Double Down").has(0) == {"mc": 4 + 15}
    table = promos(2, "prelude", "prelude2").lay(0, "Sagitta Frontier Services", "Huge Asteroid").stock(0, mc=1)
    assert prelude(table, "Double Down").has(0) == {}, (
        "its own reaction to Double Down, which has no tag, pays 4 of 5 M€"
    )


def test_a_head_start_gives_two_actions_before_the_first_generation_and_no_pass() -> None:
    """X43: 2 steel, 2 M€ for each card in hand, two actions at once."""
    table = promos(2, "prelude").give(0, "Mine", "Power Plant", "Comet")
    table.give(0, "Head Start")
    table.run(PlayPrelude(card_id("Head Start")))
    assert table.has(0) == {"steel": 2, "mc": 6}
    assert isinstance(table.game.asking(0), TakeTurn)
    assert ("pass" in table.options(), "end" in table.options()) == (False, True)
    table.game.answer(0, ["play:power-plant"])
    while not table.done:
        table.pick(table.options()[0]) if table.options() else table.choose("mc=4")
    assert "end" in table.options()


def test_established_methods_pay_for_two_projects_the_first_such_that_a_second_is_left() -> None:
    """X54: 30 M€, then two standard projects at their prices, the same one twice if one likes."""
    table = promos(2, "prelude")
    prelude(table, "Established Methods")
    assert table.options() == ("project:power-plant", "project:asteroid", "project:aquifer")
    table.pick("project:asteroid")
    assert table.options() == ("project:power-plant", "project:asteroid")
    table.pick("project:asteroid")
    assert (table.has(0), table[0].tr) == ({"mc": 2}, 22)


@pytest.mark.parametrize(
    ("corporation", "here", "first"),
    [("Spire", 3, True), ("Spire", 2, False), ("Kuiper Cooperative", 9, True), ("Kuiper Cooperative", 8, False)],
)
def test_established_methods_know_what_else_pays_for_projects(corporation: str, here: int, first: bool) -> None:
    """A city may be the first if enough is left: science of Spire (2 M€) pays for all, an asteroid (1 M€) for the project of that name."""
    table = promos(2, "prelude", "prelude2").lay(0, corporation, resources=here)
    prelude(table, "Established Methods")
    assert ("project:city" in table.options()) is first
    assert "project:asteroid" in table.options()


def test_what_the_first_project_of_established_methods_sets_off_may_pay_for_the_second() -> None:
    """X54; rulebook: what an effect sets off happens before the next. Standard Technology pays 3 M€, CrediCor 4 for 20 and more."""
    table = promos(2, "prelude").lay(0, "Standard Technology")
    prelude(table, "Established Methods", "project:aquifer", "space:A2")
    assert table.options() == ("project:power-plant", "project:asteroid"), "15 M€ are left"
    rich = promos(2, "prelude").lay(0, "CrediCor")
    prelude(rich, "Established Methods")
    assert "project:greenery" in rich.options(), "11 M€ would be left"
    rich.pick("project:greenery")
    while rich.game.pending:
        rich.pick(rich.options()[0])
    assert (rich.makes(0), rich[0].tr) == ({"energy": 1}, 21)


def test_established_methods_use_two_projects_and_no_third_however_much_is_left() -> None:
    """X54: two standard projects."""
    table = promos(2, "prelude").stock(0, mc=50)
    prelude(table, "Established Methods", "project:asteroid", "project:asteroid")
    assert (table.game.pending, table[0].tr) == ({}, 22)


def test_supercapacitors_ask_how_much_energy_becomes_heat_and_only_their_owner() -> None:
    """X46: in the production phase the owner chooses; for all others all energy becomes heat."""
    table = promos().lay(0, "Supercapacitors").stock(0, energy=4, heat=1).stock(1, energy=3).production(0, energy=2)
    table.run(ProductionPhase())
    assert (table.seat, table.options()) == (0, ("0", "1", "2", "3", "4"))
    table.pick("1")
    assert (table.has(0)["energy"], table.has(0)["heat"], table.has(1)["heat"]) == (5, 2, 3)


def test_vermin_with_ten_animals_takes_a_point_for_each_city_from_everybody() -> None:
    """X75: every player loses 1 VP for each own city, its owner too, from ten animals on."""
    table = promos().lay(0, "Vermin", resources=9).tile("E5", "city", 0).tiles("city", 1, "C3", "phobos-space-haven")
    assert [points(table.game, p)["cards"] for p in table.players] == [0, 0]
    table[0].resources[card_id("Vermin")] = 10
    assert [points(table.game, p)["cards"] for p in table.players] == [-1, -2]
