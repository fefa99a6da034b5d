"""Prelude 2: the tricky rules of its cards as sentences, each with its source, and where its cards come into the game."""

from __future__ import annotations

from random import Random

import pytest

from engine import view
from engine.actions.playing import EnterPlay
from engine.actions.preludes import PlayPrelude
from engine.amounts import number
from engine.card import CARDS
from engine.changes import begin_generation
from engine.core import Cause
from engine.effects.parameters import Raise
from engine.expansions import open_box
from engine.expansions.prelude2.effects import per_pair
from engine.hidden import redealt
from engine.options import playing
from engine.prices import award_price, card_price, term
from engine.robots.greedy import greedy_answer
from engine.state import Standing
from tests.engine.table import Table
from tests.engine.table import number as card_id
from tests.rulings.obeys import obeys
from words import log_lines, option, question

NAMES = ["Ann", "Ben"]


def prelude2(players: int = 2, *more: str) -> Table:
    return Table(players, more=["prelude", "prelude2", *more])


def played(table: Table, name: str, seat: int = 0) -> Table:
    """Play a prelude from the deck, outside any turn."""
    table.give(seat, name)
    return table.run(PlayPrelude(card_id(name)), seat, Cause(card_id(name)))


def test_the_preludes_come_with_prelude_and_the_corporations_without_it() -> None:
    """Fact sheet, prelude2.yaml: all preludes are played with the deck of Prelude, project cards and corporations need none."""
    alone, both = open_box(playing("prelude2")), open_box(playing("prelude", "prelude2"))
    assert "preludes" not in alone.decks
    assert {"Spire", "EcoTec"} <= {CARDS[card].name for card in alone.decks["corporations"]}
    assert {"Recession", "Project Eden"} <= {CARDS[card].name for card in both.decks["preludes"]}
    assert card_id("Venus L1 Shade") not in both.decks["preludes"]
    assert card_id("Venus L1 Shade") in open_box(playing("prelude", "prelude2", "venus")).decks["preludes"]


def test_preservation_program_gives_five_steps_before_generation_1_and_four_in_an_action_phase() -> None:
    """Fact sheet, P57: its own steps count; in the prelude phase all five are gained."""
    early = prelude2()
    early.game.table.phase = "preludes"
    assert played(early, "Preservation Program")[0].tr == 25
    assert played(prelude2(), "Preservation Program")[0].tr == 24


def test_preservation_program_played_after_a_rise_in_the_same_generation_loses_nothing() -> None:
    """Fact sheet, P57: only four are gained when no TR was gained yet in that generation."""
    table = prelude2().run(Raise("temperature"))
    assert played(table, "Preservation Program")[0].tr == 26
    assert table.run(Raise("temperature"))[0].tr == 27


def test_preservation_program_loses_a_step_although_a_prelude_raised_the_rating_before_the_action_phase() -> None:
    """Fact sheet, P57: the first step in the action phase is cancelled, and that one is its own."""
    table = prelude2()
    table.game.table.phase = "preludes"
    table.run(Raise("temperature"))
    table.game.table.phase = "action"
    assert played(table, "Preservation Program")[0].tr == 25
    assert table.run(Raise("temperature"))[0].tr == 26


def test_preservation_program_takes_the_first_step_of_each_generation_and_says_so() -> None:
    """Fact sheet, P57: the first step in the action phase of each generation is cancelled."""
    table = prelude2().lay(0, "Preservation Program").run(Raise("temperature", 2))
    assert table[0].tr == 21
    assert " ".join(map(str, log_lines(table.game.news, NAMES))).count("Preservation Program") == 1
    assert table.run(Raise("temperature"))[0].tr == 22
    begin_generation(table.game)
    assert table.run(Raise("temperature"))[0].tr == 22
    table.game.table.phase = "production"
    begin_generation(table.game)
    assert table.run(Raise("temperature"))[0].tr == 23


def test_a_step_lost_to_preservation_program_is_no_rise_of_the_rating() -> None:
    """Fact sheet, R32: United Nations Mars Initiative acts only if the rating was raised."""
    table = prelude2().lay(0, "Preservation Program", "United Nations Mars Initiative").stock(0, mc=3)
    table.run(Raise("temperature"))
    assert "action:united-nations-mars-initiative" not in table.offers(0)


def test_terraforming_deal_pays_for_each_step_whatever_raises_it() -> None:
    """Fact sheet, P64: 2 M€ per step of TR, of the owner only."""
    table = prelude2().lay(0, "Terraforming Deal").give(0, "Deimos Down").stock(0, mc=31).play(0, "Deimos Down")
    assert table.has(0) == {"mc": 6, "steel": 4}
    assert table.stock(1, heat=8).act(1, "convert:heat").has(0) == {"mc": 6, "steel": 4}


def test_suitable_infrastructure_pays_once_in_an_action_however_many_productions_rise() -> None:
    """Fact sheet, P63: once per own action."""
    table = prelude2().lay(0, "Suitable Infrastructure").give(0, "Great Dam", "Fueled Generators").stock(0, mc=13)
    table.game.table.parameters["oceans"] = 4
    assert table.play(0, "Great Dam").has(0) == {"mc": 3}
    assert table.play(0, "Fueled Generators").has(0) == {"mc": 4}


def test_suitable_infrastructure_does_not_pay_for_a_production_raised_by_nobodys_action() -> None:
    """Fact sheet, P63: only in an own action."""
    table = prelude2().lay(0, "Suitable Infrastructure", "Immigrant City").turn(1)
    table.give(1, "Research Outpost").stock(1, mc=18).play(1, "Research Outpost")
    table.pick(table.options()[0])
    assert (table.makes(0), table.has(0)) == ({"mc": 1}, {})


@pytest.mark.parametrize("later", [False, True])
def test_suitable_infrastructure_pays_for_no_answer_to_what_another_did_whenever_it_comes(later: bool) -> None:
    """Fact sheet, P63: only in an own action, and no action has begun before the first question of a turn."""
    table = prelude2(2, "promos").lay(1, "Suitable Infrastructure", "Neptunian Power Consultants")
    table.stock(0, mc=18).stock(1, mc=5).act(0, "project:aquifer")
    table.game.answer(0, table.game.pending[0].options[:1])
    for seat, pick in [(0, "end"), (1, "0")] if later else [(1, "0"), (0, "end")]:
        table.game.answer(seat, [pick])
    assert (table.makes(1), table.has(1)) == ({"energy": 1}, {})


def test_suitable_infrastructure_pays_for_each_prelude_that_raises_a_production() -> None:
    """decisions.md: to play a prelude is an action; what a merged corporation produces belongs to it."""
    table = Table(2, more=["prelude", "prelude2", "promos", "venus"]).lay(0, "Suitable Infrastructure")
    table.give(0, "Dome Farming", "Mohole", "Donation", "Merger").deck("Manutech", "Helion", "Ecoline", "Teractor")
    table.game.table.phase = "preludes"

    def has_after(name: str) -> int:
        return table.run(PlayPrelude(card_id(name))).has(0).get("mc", 0)

    assert [has_after(name) for name in ("Dome Farming", "Mohole", "Donation")] == [2, 4, 25]
    table.run(PlayPrelude(card_id("Merger"))).pick("card:manutech")
    assert table.has(0)["mc"] == 25 + 35 - 42 + 2


@pytest.mark.parametrize("first", [False, True], ids=["before generation 1", "by a first action"])
def test_suitable_infrastructure_pays_2_of_the_price_of_a_prelude_that_raises_six_productions(first: bool) -> None:
    """Fact sheets, P63 and P52: once in an action; with 16 M€ Industrial Complex is paid, with 15 it is lost for 15."""

    def has_after(mc: int) -> dict[str, int]:
        table = prelude2().lay(0, "Valley Trust", "Suitable Infrastructure").stock(0, mc=mc)
        if first:
            table[0].first_action = card_id("Valley Trust")
            table.deck("Industrial Complex", "Donation", "Loan").act(0, "first:valley-trust")
            return table.pick("card:industrial-complex").has(0)
        table.game.table.phase = "preludes"
        return played(table, "Industrial Complex").has(0)

    assert (has_after(15), has_after(16), has_after(17)) == ({"mc": 30}, {}, {"mc": 1})


def test_suitable_infrastructure_pays_for_each_action_of_a_head_start() -> None:
    """Fact sheets, P63 and X43: they are own actions, although the action phase has not begun."""
    table = Table(2, more=["prelude", "prelude2", "promos"]).lay(0, "Suitable Infrastructure").stock(0, mc=22)
    table.game.players[0].hand.clear()
    table.game.table.phase = "preludes"
    played(table, "Head Start").act(0, "project:power-plant")
    assert (table.makes(0), table.has(0)) == ({"energy": 1}, {"steel": 2, "mc": 13})
    assert table.act(0, "project:power-plant").has(0) == {"steel": 2, "mc": 4}


def test_recession_takes_no_more_than_there_is_and_no_production_below_minus_five() -> None:
    """Fact sheet, P59; README, Ops: each opponent, as far as possible."""
    table = prelude2(3).stock(1, mc=3).stock(2, mc=9).production(1, mc=-5)
    played(table, "Recession")
    assert [table.has(seat) for seat in range(3)] == [{"mc": 10}, {}, {"mc": 4}]
    assert [table.makes(seat) for seat in range(3)] == [{}, {"mc": -5}, {"mc": -1}]


def test_early_colonization_moves_the_markers_after_its_colony_has_moved_one() -> None:
    table = prelude2(2, "colonies")
    table.game.table.outposts = {"luna": Standing(1, (1,)), "callisto": Standing(1, ())}
    played(table, "Early Colonization").pick("colony:luna")
    assert table.game.table.outposts == {"luna": Standing(4, (1, 0)), "callisto": Standing(3, ())}


@obeys("r201")
def test_project_eden_cannot_be_played_with_fewer_than_three_cards() -> None:
    """Fact sheet, P58: three cards must be left in hand to discard, else it is lost, for 15 M€."""
    table = prelude2().give(0, "Mine", "Farming")
    assert played(table, "Project Eden").has(0) == {"mc": 15}
    table = prelude2().give(0, "Mine", "Farming", "Comet")
    played(table, "Project Eden")
    while table.game.pending and table.key != "discard:3":
        table.pick(next(o for o in table.options() if "none" not in o))
    assert (table.choose("card:mine", "card:farming", "card:comet")[0].hand, table.parameter("oxygen")) == ([], 1)


def test_industrial_complex_lifts_even_a_negative_production() -> None:
    """Fact sheet, P52: every production is at least 1 afterwards; the 18 M€ must be there."""
    table = prelude2().stock(0, mc=18).production(0, mc=-5, steel=3)
    played(table, "Industrial Complex")
    assert table.makes(0) == {"mc": 1, "steel": 3, "titanium": 1, "plants": 1, "energy": 1, "heat": 1}
    assert played(prelude2().stock(0, mc=17), "Industrial Complex").has(0) == {"mc": 32}


def test_board_of_directors_offers_the_top_prelude_for_twelve_and_a_director() -> None:
    """Fact sheet, P45."""
    table = prelude2().lay(0, "Board of Directors", resources=4).stock(0, mc=12).deck("Donation")
    table.use(0, "Board of Directors")
    assert table.asked.most == 1
    assert question(view(table.game, 0), NAMES) == "Play the prelude for 12\u00a0M€ and a director, or discard it."
    table.pick("card:donation")
    assert (table.has(0), table.on(0, "Board of Directors")) == ({"mc": 21}, 3)


def test_a_prelude_of_the_board_that_is_being_paid_for_is_the_one_played_however_hidden_cards_lie() -> None:
    """Design, zones and secrets: a copy in which hidden cards are dealt anew can be played on."""
    table = prelude2().lay(0, "Helion").lay(0, "Board of Directors", resources=4).stock(0, mc=12, heat=12)
    table.deck("Biofuels").use(0, "Board of Directors").pick("card:biofuels")
    assert table.key == "pay"
    copy = redealt(table.game, 1, Random(1))
    copy.answer(0, ["mc=12"])
    assert card_id("Biofuels") in copy.players[0].played


def test_a_prelude_that_cannot_be_played_can_only_be_discarded_by_the_board_and_brings_no_money() -> None:
    """Fact sheet, P45: an alternative that is not possible is not offered; the 12 M€ are kept apart from what the prelude costs."""
    table = (
        prelude2().lay(0, "Board of Directors", resources=4).stock(0, mc=16).deck("Business Empire", "Huge Asteroid")
    )
    table.use(0, "Board of Directors")
    assert (table.asked.least, table.asked.most) == (0, 0)
    assert table.choose().has(0) == {"mc": 16}
    assert table.stock(0, mc=17).rested().use(0, "Board of Directors").asked.most == 1


@pytest.mark.parametrize(("mc", "most"), [(12 + 35 - 25 - 1, 0), (12 + 35 - 25, 1)])
def test_the_12_of_the_board_are_kept_apart_from_the_price_of_a_card_that_the_prelude_plays(mc: int, most: int) -> None:
    table = prelude2().lay(0, "Board of Directors", resources=4).stock(0, mc=mc).give(0, "Soletta")
    table.deck("Eccentric Sponsor").use(0, "Board of Directors")
    assert table.asked.most == most
    if most:
        table.pick("card:eccentric-sponsor", "card:soletta")
        assert (table.has(0), table.makes(0)) == ({}, {"heat": 7})


def test_the_board_offers_ecology_experts_for_a_card_that_lowers_what_they_raise() -> None:
    """Ruling r595: their plant production counts for Fish."""
    table = prelude2().lay(0, "Board of Directors", resources=4).stock(0, mc=12 + 9).give(0, "Fish")
    table.deck("Ecology Experts").use(0, "Board of Directors").pick("card:ecology-experts", "card:fish", "seat:0")
    assert (table.has(0), table.makes(0)) == ({}, {})


def test_world_government_advisor_raises_for_nobody_but_oceans_are_reacted_to() -> None:
    """Fact sheet, P67: no TR and no bonuses to anyone; README, tricky rule 32: Arctic Algae reacts to those oceans too."""
    table = prelude2().lay(0, "World Government Advisor").lay(1, "Arctic Algae").parameters(temperature=-2)
    table.use(0, "World Government Advisor")
    shown = option(view(table.game, 0), NAMES, "raise:temperature")
    assert "TR" not in shown.hint
    table.pick("raise:temperature")
    assert "nobody gains by it" in question(view(table.game, 0), NAMES)
    table.pick(table.options()[0])
    assert (table[0].tr, table.has(0), table.has(1)) == (20, {}, {"plants": 2})


@obeys("r118")
def test_world_government_advisor_may_be_used_for_nothing() -> None:
    """A complete parameter may be chosen, and with all complete nothing is asked; both come last and are told as bringing nothing."""
    table = prelude2().lay(0, "World Government Advisor").parameters(oxygen=14)
    table.use(0, "World Government Advisor")
    assert table.options() == ("raise:temperature", "raise:oceans", "raise:oxygen")
    assert table.asked.vain == {"raise:oxygen": "complete:oxygen"}
    assert option(view(table.game, 0), NAMES, "raise:oxygen").hint
    table.pick("raise:oxygen")
    assert (table.parameter("temperature"), table.parameter("oceans"), table[0].tr) == (-30, 0, 20)
    table.rested().complete().turn(0)
    assert table.asked.vain == {"action:world-government-advisor": "all-complete"}
    assert table.use(0, "World Government Advisor").done


def test_focused_organization_needs_a_card_and_a_resource_for_its_action() -> None:
    """Fact sheet, P50: both are paid before anything is drawn."""
    table = prelude2().lay(0, "Focused Organization").give(0, "Mine")
    assert "action:focused-organization" not in table.offers(0)
    table.stock(0, heat=1, steel=1).deck("Comet").use(0, "Focused Organization", "card:mine")
    assert set(table.options()) == {"heat", "steel"}
    assert option(view(table.game, 0), NAMES, "heat").label == "1\u00a0heat"
    table.pick("heat", "titanium")
    assert (table.has(0), table.names(table[0].hand)) == ({"steel": 1, "titanium": 1}, ["Comet"])


def test_a_floater_that_stands_for_heat_pays_for_focused_organization() -> None:
    table = prelude2(2, "colonies").lay(0, "Stormcraft Incorporated", resources=1).lay(0, "Focused Organization")
    table.give(0, "Mine").use(0, "Focused Organization", "card:mine", "titanium")
    assert (table.has(0), table.on(0, "Stormcraft Incorporated")) == ({"titanium": 1}, 0)


def test_floating_trade_hub_turns_floaters_into_one_kind_of_resource() -> None:
    """Fact sheet, P49: X of one standard resource for X floaters here."""
    table = prelude2().lay(0, "Floating Trade Hub", resources=3).use(0, "Floating Trade Hub", "1", "2", "titanium")
    assert (table.has(0), table.on(0, "Floating Trade Hub")) == ({"titanium": 2}, 1)


def test_main_belt_asteroids_pays_for_asteroids_on_itself_only() -> None:
    """Fact sheet, P53: resource_added to this, each."""
    table = prelude2(2, "promos").lay(0, "Main Belt Asteroids", "Asteroid Rights", resources=1).stock(0, mc=1)
    assert table.use(0, "Main Belt Asteroids", "card:asteroid-rights").has(0) == {"mc": 1}
    assert table.rested().use(0, "Main Belt Asteroids", "card:main-belt-asteroids").has(0) == {"mc": 1, "titanium": 1}


def test_wild_tags_complete_the_pairs_of_cloud_tourism() -> None:
    """Fact sheet, README, Amounts: full pairs, wilds fill gaps."""
    table = prelude2(2, "venus").lay(0, "Sister Planet Support", "Media Archives")
    count = per_pair("earth", "venus")
    assert number(count, table.game, table[0], Cause()) == 1
    table.lay(0, "Research Coordination")
    assert number(count, table.game, table[0], Cause()) == 2
    table.lay(0, "Research Network")
    assert number(count, table.game, table[0], Cause()) == 2
    assert number(count, table.game, table[0], Cause(), "award") == 1


def test_space_lanes_counts_every_icon_of_its_three_planets() -> None:
    """Fact sheet, P62: a card with two of the tags gets the discount for each."""
    table = prelude2(2, "venus").lay(0, "Space Lanes")
    assert card_price(table.game, table[0], CARDS[card_id("Sister Planet Support")]) == 7 - 4


def test_venus_orbital_survey_shows_two_keeps_venus_and_sells_the_other() -> None:
    """Fact sheet, P88: reveal two, keep those with a Venus tag, buy the rest."""
    table = prelude2(2, "venus").lay(0, "Venus Orbital Survey").stock(0, mc=3).deck("Dirigibles", "Comet")
    table.use(0, "Venus Orbital Survey")
    assert table.options() == ("card:comet",)
    assert {card_id("Dirigibles"), card_id("Comet")} <= {
        card for entry in table.game.news for card in getattr(entry, "cards", ())
    }
    table.choose()
    assert (table.names(table[0].hand), table.has(0)) == (["Dirigibles"], {"mc": 3})


def test_whether_venus_orbital_survey_asks_follows_from_what_all_have_seen() -> None:
    """README, tricky rules: what was shown is known to all; a random game found that hands dealt anew changed who is asked."""
    for top, asked in (
        (("Dirigibles", "Comet"), {0}),
        (("Comet", "Mine"), {0}),
        (("Dirigibles", "Venus Soils"), set()),
    ):
        table = prelude2(2, "venus").lay(0, "Venus Orbital Survey").stock(0, mc=3).deck(*top)
        game = table.use(0, "Venus Orbital Survey").game
        assert {seat for seat in game.pending if table.key == "buy-looked:rest"} == asked
        assert all(view(redealt(game, -1, Random(n)), None) == view(game, None) for n in range(20))


def test_the_price_of_venus_shuttles_falls_with_each_venus_tag() -> None:
    """Fact sheet, P89: 12 M€, 1 less for each own Venus tag, its own included."""
    table = prelude2(2, "venus").lay(0, "Venus Shuttles").stock(0, mc=10)
    assert "action:venus-shuttles" not in table.offers(0)
    assert table.stock(0, mc=11).use(0, "Venus Shuttles").has(0) == {}
    assert table.parameter("venus") == 2


@obeys("r118")
def test_venus_shuttles_bring_nothing_once_venus_is_complete_and_are_used_only_for_their_price() -> None:
    """P89: it may be used all the same, and its player is asked whether that is meant."""
    table = prelude2(2, "venus").lay(0, "Venus Shuttles").stock(0, mc=11).parameters(venus=30).turn(0)
    assert "action:venus-shuttles" in table.asked.vain
    assert "action:venus-shuttles" not in table.stock(0, mc=10).offers(0)


def test_unexpected_application_needs_another_card_in_hand() -> None:
    """Fact sheet, P86: needs another card in hand."""
    table = prelude2(2, "venus").give(0, "Unexpected Application").stock(0, mc=4)
    assert table.why_not(0, "Unexpected Application") == "no-cards"
    assert table.give(0, "Mine").why_not(0, "Unexpected Application") is None


def test_nirgal_enterprises_pays_nothing_for_milestones_and_any_award() -> None:
    """Fact sheet, PC01."""
    table = prelude2().lay(0, "Nirgal Enterprises").rating(0, 35)
    assert term(table.game, table[0], "milestone") == 0
    assert table.act(0, "milestone:terraformer").has(0) == {}
    assert [award_price(table.game, me) for me in table.players] == [0, 8]
    table.game.table.awards.update(banker=1, miner=1)
    assert [award_price(table.game, me) for me in table.players] == [0, 20]


def test_spire_draws_before_it_must_discard_and_counts_its_own_two_tags() -> None:
    """Fact sheet, PC05: draw 4, then discard 3; a card with at least two tags, this one included."""
    table = prelude2().lay(0, "Spire")
    table[0].first_action = card_id("Spire")
    table.deck("Mine", "Comet", "Farming", "Research").turn(0).pick("first:spire")
    table.choose("card:mine", "card:comet", "card:farming")
    assert table.names(table[0].hand) == ["Research"]
    table.stock(0, mc=11).play(0, "Research")
    assert table.on(0, "Spire") == 1
    assert table.stock(0, mc=9).act(0, "project:power-plant").done


def test_sagitta_counts_the_symbol_of_an_event_as_a_tag() -> None:
    """Fact sheet, PC03: an event counts the event symbol as a tag."""
    table = prelude2().lay(0, "Sagitta Frontier Services").give(0, "Release of Inert Gases", "Asteroid").stock(0, mc=14)
    assert table.play(0, "Release of Inert Gases").has(0) == {"mc": 1}
    table.stock(0, mc=14).run(EnterPlay(card_id("Asteroid")), 0, Cause(card_id("Asteroid")))
    assert table.has(0)["mc"] == 14


def test_a_prelude_can_be_paid_with_what_its_own_steps_of_rating_and_temperature_set_off() -> None:
    """P15, P64 and X57: effects of a card and what they set off come in any order (rulebook), gains before payments."""
    table = played(prelude2().lay(0, "Terraforming Deal"), "Huge Asteroid")
    assert (table.has(0), table[0].tr, table.makes(0)) == ({"mc": 1}, 23, {"heat": 1})
    table = played(prelude2(2, "promos").lay(0, "Homeostasis Bureau").parameters(temperature=4), "Huge Asteroid")
    assert (table.has(0), table[0].tr) == ({"mc": 1}, 22)
    table = played(prelude2().lay(0, "Terraforming Deal").parameters(temperature=4), "Huge Asteroid")
    assert (table.has(0), table[0].tr) == ({"mc": 15}, 20)  # two steps bring 4 M€ of 5


@pytest.mark.parametrize(
    ("name", "laid", "left"), [("Aquifer Turbines", (), 1), ("Huge Asteroid", ("Terraforming Deal",), 1)]
)
def test_board_of_directors_counts_what_the_prelude_brings_for_its_own_price(
    name: str, laid: tuple[str, ...], left: int
) -> None:
    """P45, P02 and P15: with 12 M€ nothing is left for the 3 or 5, which an ocean beside two others, or 3 TR, bring."""
    table = prelude2().tile("E4", "ocean").tile("E6", "ocean").parameters(oceans=2).lay(0, *laid)
    table.lay(0, "Board of Directors", resources=4).stock(0, mc=12).deck(name).use(0, "Board of Directors")
    table.pick(table.options()[0])
    assert (card_id(name) in table[0].played, table.has(0)["mc"]) == (True, left)


def test_industrial_complex_can_be_paid_with_what_manutech_gains_by_it() -> None:
    """P52 and R23: 17 M€ are enough for the 18, as the production of M€ rises from 0 to 1."""
    table = played(prelude2(2, "venus").lay(0, "Manutech").stock(0, mc=17), "Industrial Complex")
    assert (table.has(0)["heat"], table.has(0).get("mc", 0), set(table.makes(0).values())) == (1, 0, {1})


def test_a_colony_and_a_city_may_bring_what_the_prelude_that_places_both_costs() -> None:
    """X65: Colony Trade Hub and Rover Construction bring 4 M€ of the 3."""
    table = prelude2(2, "promos", "colonies").lay(0, "Colony Trade Hub", "Rover Construction")
    played(table, "Strategic Base Planning")
    while not table.done:
        table.pick(table.options()[0])
    assert card_id("Strategic Base Planning") in table[0].played


def test_only_a_colony_that_brings_what_the_prelude_costs_is_offered_where_that_pays_for_it() -> None:
    """X65, R23: Luna raises M€ production by 2, for which Manutech gains 2 of the 3 M€; rulebook, effects in any order."""
    table = _beside(prelude2(2, "promos", "colonies", "venus"), "ceres", "luna").lay(0, "Manutech")
    played(table.stock(0, mc=1), "Strategic Base Planning").pick("space:C1")
    assert table.done
    assert (table.has(0).get("mc", 0), table.makes(0)) == (0, {"mc": 2})
    lost = _beside(prelude2(2, "promos", "colonies", "venus"), "ceres", "europa").lay(0, "Manutech")
    assert played(lost.stock(0, mc=1), "Strategic Base Planning").has(0) == {"mc": 16}


def test_a_colony_may_draw_the_card_that_old_mining_colony_discards() -> None:
    """P55: Pluto brings two cards; with a card in hand any colony may be founded. Rulebook, effects in any order."""
    table = played(_beside(prelude2(2, "colonies"), "ceres", "pluto", "triton"), "Old Mining Colony")
    assert table.key == "discard:1"
    table.pick(table.options()[0])
    assert (len(table[0].hand), table.makes(0)) == (1, {"titanium": 1})
    held = _beside(prelude2(2, "colonies"), "ceres", "pluto", "triton").give(0, "Mine")
    assert played(held, "Old Mining Colony").options() == ("colony:ceres", "colony:pluto", "colony:triton")
    lost = _beside(prelude2(2, "colonies"), "ceres", "triton")
    assert played(lost, "Old Mining Colony").has(0) == {"mc": 15}


def _beside(table: Table, *tiles: str) -> Table:
    """Lay these colony tiles beside the map, and no others."""
    table.game.table.outposts = {tile: Standing(1) for tile in tiles}
    return table


def test_a_robot_answers_what_prelude_2_asks() -> None:
    table = prelude2().lay(0, "Focused Organization", "Board of Directors", resources=1).give(0, "Mine", "Comet")
    table.stock(0, mc=12, heat=1).deck("Great Aquifer").use(0, "Board of Directors")
    assert greedy_answer(view(table.game, 0)) == ("card:great-aquifer",)
    table.choose().use(0, "Focused Organization", "card:mine")
    assert greedy_answer(view(table.game, 0)) == ("mc",)
