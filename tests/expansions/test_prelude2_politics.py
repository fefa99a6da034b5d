"""Prelude 2 together with Turmoil: the tricky rules of its 14 cards about the senate as sentences, each with its source."""

from __future__ import annotations

from engine import changes
from engine.actions.preludes import PlayPrelude
from engine.card import CARDS
from engine.core import Cause
from engine.effects.order import Triggered
from engine.expansions import open_box
from engine.expansions.prelude2.rules import PRELUDE2
from engine.expansions.turmoil.delegates import remove, send, send_neutral, settle
from engine.expansions.turmoil.phase import Convene
from engine.expansions.turmoil.policies import set_ruling_party
from engine.expansions.turmoil.requirements import Ruling
from engine.expansions.turmoil.senate import influence
from engine.expansions.turmoil.state import SENATE, AtTable
from engine.options import playing
from engine.placement import spaces
from tests.engine.table import Table
from tests.engine.table import number as card_id

MORE = ("prelude", "prelude2", "turmoil")


def politics(players: int = 2, *more: str, ruling: str = "greens", map: str = "tharsis") -> Table:
    """A table whose parties have no delegates yet."""
    table = Table(players, more=[*MORE, *more], map=map).run(Convene())
    at = state(table)
    at.delegates, at.leaders = dict.fromkeys(at.delegates, ()), {}
    at.ruling = ruling
    set_ruling_party(table.game, ruling)
    return table.turn(0)


def state(table: Table) -> AtTable:
    return SENATE.of(table.game.table)


def seated(table: Table, party: str, seat: int = 0) -> int:
    return state(table).delegates[party].count(seat)


def colonies(table: Table, n: int, seat: int = 0) -> Table:
    for outpost in list(table.game.table.outposts)[:n]:
        changes.found_settlement(table.game, table[seat], outpost, Cause())
    return table


def played(table: Table, name: str, seat: int = 0) -> Table:
    """Play a prelude from the deck, outside any turn."""
    table.give(seat, name)
    return table.run(PlayPrelude(card_id(name)), seat, Cause(card_id(name)))


def test_the_cards_about_the_senate_are_in_the_decks_only_with_turmoil() -> None:
    """Fact sheet, prelude2.yaml, needs: 14 cards need Turmoil, three of them Colonies or Venus Next as well, one Prelude."""
    political = {card.id for card in PRELUDE2.cards if "turmoil" in card.needs}
    assert len(political) == 14
    full = open_box(playing(*MORE, "venus", "colonies"))
    assert political <= {*full.decks["projects"], *full.decks["preludes"]}
    without = open_box(playing("prelude", "prelude2", "venus", "colonies"))
    assert not political & {*without.decks["projects"], *without.decks["preludes"]}
    alone = open_box(playing("prelude2", "turmoil"))
    left = {CARDS[card].name for card in political & {*alone.decks["projects"]}}
    assert not left & {"WG Project", "Colonial Envoys", "Envoys From Venus"}
    assert {"Jovian Envoys", "Frontier Town"} <= left


def test_corridors_of_power_draws_for_the_lead_and_not_for_more_delegates_in_a_party_that_one_leads() -> None:
    """Fact sheet, P47: when you become party leader."""
    table = politics().lay(0, "Corridors of Power")
    table.act(0, "delegate:unity")
    assert (seated(table, "unity"), len(table[0].hand)) == (1, 1)
    table.turn(0).stock(0, mc=5).act(0, "delegate:unity")
    assert (seated(table, "unity"), len(table[0].hand)) == (2, 1)


def test_corridors_of_power_draws_again_when_the_lead_is_won_back_whoever_gives_it() -> None:
    """Fact sheet, P47; rule summary, party leaders: a lead may pass to somebody through another's delegate that leaves."""
    table = politics(3).lay(0, "Corridors of Power")
    game = table.game
    for seat, n in ((0, 1), (1, 2)):
        send(game, table[seat], "reds", n, Cause())
    assert state(table).leaders["reds"] == 1
    assert len(table.run(Triggered())[0].hand) == 1
    remove(game, "reds", 1, Cause(), by=2)
    remove(game, "reds", 1, Cause(), by=2)
    settle(game, "reds", Cause())
    assert state(table).leaders["reds"] == 0
    assert len(table.run(Triggered())[0].hand) == 2


def test_a_neutral_leader_draws_nothing_for_corridors_of_power() -> None:
    """Fact sheet, P47: you, the owner, must become the leader."""
    table = politics().lay(0, "Corridors of Power")
    send_neutral(table.game, "unity", Cause())
    send(table.game, table[1], "greens", 1, Cause())
    assert table.run(Triggered())[0].hand == []


def test_high_circles_keeps_the_first_card_that_needs_a_party_and_speaks_for_one_more() -> None:
    """Fact sheet, P51: reveal until one has a party requirement; influence +1 as long as it is in play."""
    table = politics().deck("Comet", "Algae", "Parliament Hall")
    assert influence(table.game, table[0]) == 0
    played(table, "High Circles")
    (kept,) = table[0].hand
    assert any(isinstance(one, Ruling) for one in CARDS[kept].requires)
    assert (table.names([kept]), table[0].tr) == (["Parliament Hall"], 21)
    table.choose("party:unity")
    assert seated(table, "unity") == 2
    assert (
        influence(table.game, table[0]) == 3
    )  # the leader of the dominant party, a further delegate there, and the card


def test_rise_to_power_sends_three_delegates_each_where_one_likes() -> None:
    """Fact sheet, P60: any mix of parties, from the reserve; the one in the lobby stays."""
    table = played(politics(), "Rise To Power")
    table.choose("party:unity").choose("party:unity").choose("party:reds")
    assert (seated(table, "unity"), seated(table, "reds"), table.makes(0)) == (2, 1, {"mc": 3})
    assert 0 in state(table).lobby


def test_a_prelude_that_sends_more_delegates_than_there_are_is_lost() -> None:
    """Fact sheet, P60; rule summary, preludes: one that cannot be played is discarded for 15 M€."""
    table = politics()
    state(table).reserve[0] = 1
    assert played(table, "Rise To Power").has(0) == {"mc": 15}
    assert table.makes(0) == {}


def test_colonial_envoys_sends_a_delegate_for_each_colony_and_two_delegates_are_as_good_as_unitys_rule() -> None:
    """Fact sheet, P70."""
    table = colonies(politics(2, "colonies"), 2).give(0, "Colonial Envoys").stock(0, mc=4)
    assert not table.can_play(0, "Colonial Envoys")
    send(table.game, table[0], "unity", 2, Cause())
    table.play(0, "Colonial Envoys").choose("party:reds").choose("party:greens")
    assert [seated(table, party) for party in ("unity", "reds", "greens")] == [2, 1, 1]


def test_colonial_envoys_needs_as_many_delegates_as_there_are_colonies() -> None:
    """Fact sheet, P70: one delegate for each own colony; ruling r235: from reserve and lobby."""
    table = colonies(politics(2, "colonies", ruling="unity"), 3).give(0, "Colonial Envoys").stock(0, mc=4)
    state(table).reserve[0] = 1
    assert not table.can_play(0, "Colonial Envoys")
    state(table).reserve[0] = 2
    assert table.can_play(0, "Colonial Envoys")


def test_colonial_representation_pays_for_the_colonies_and_speaks_for_one_more() -> None:
    """Fact sheet, P71: 3 M€ for each own colony, influence +1."""
    table = colonies(politics(2, "colonies"), 2).give(0, "Colonial Representation").stock(0, mc=10)
    table.play(0, "Colonial Representation")
    assert (table.has(0), influence(table.game, table[0])) == ({"mc": 6}, 1)


def test_envoys_from_venus_does_not_count_its_own_tag() -> None:
    """Fact sheet, P72; README, tricky rules: a requirement is met before the card is played."""
    table = politics(2, "venus").lay(0, "Dirigibles", "Venus Governor").give(0, "Envoys From Venus").stock(0, mc=1)
    assert table.can_play(0, "Envoys From Venus")  # Venus Governor has two
    fewer = politics(2, "venus").lay(0, "Venus Governor").give(0, "Envoys From Venus").stock(0, mc=1)
    assert not fewer.can_play(0, "Envoys From Venus")


def test_two_envoys_go_to_one_party() -> None:
    """Fact sheet, P77: two delegates from the reserve, one party."""
    table = politics().lay(0, "Io Mining Industries", "Methane From Titan").give(0, "Jovian Envoys").stock(0, mc=2)
    table.play(0, "Jovian Envoys").choose("party:scientists")
    assert (seated(table, "scientists"), table.done) == (2, True)


def test_frontier_town_gains_the_printed_bonus_three_times_and_the_money_beside_oceans_once() -> None:
    """Fact sheet, P74: placement bonus times 3; what neighbours bring is no printed bonus."""
    table = politics(ruling="mars-first").give(0, "Frontier Town").stock(0, mc=11).production(0, energy=1)
    board = table.game.box.map
    land = next(key for key in spaces(table.game, 0, "city") if board.spaces[key].bonus == ("plants",))
    table.tile(next(iter(board.near[land])), "ocean").play(0, "Frontier Town").pick(f"space:{land}")
    assert table.has(0)["plants"] == 3
    assert table.has(0)["mc"] == 2
    assert table.makes(0) == {}


def test_frontier_town_pays_the_price_of_an_area_once() -> None:
    """Our decision: on a pole the step of the temperature is bought, not printed as a bonus, so it is bought once, for 4 M€."""
    table = politics(ruling="mars-first", map="vastitas").give(0, "Frontier Town").stock(0, mc=15)
    table.production(0, energy=1).play(0, "Frontier Town").pick("space:E5")
    assert (table.has(0), table.parameter("temperature"), table[0].tr) == (
        {"steel": 1},
        -28,
        21,
    )  # the policy pays the steel


def test_ghg_shipment_pays_heat_for_the_floaters_on_own_cards_only() -> None:
    """Fact sheet, P75: 1 heat for each floater on own cards."""
    table = (
        politics(2, "venus", ruling="kelvinists").lay(0, "Dirigibles", resources=4).lay(1, "Floating Habs", resources=9)
    )
    table.lay(0, "Tardigrades", resources=2).give(0, "GHG Shipment").stock(0, mc=3).play(0, "GHG Shipment")
    assert (table.has(0), table.makes(0)) == ({"heat": 4}, {"heat": 1})


def test_red_appeasement_passes_for_its_player_and_cannot_be_played_after_somebody_passed() -> None:
    """Fact sheet, P80: no player has passed; then the player passes, even as the first action of a turn."""
    table = politics(ruling="reds").give(0, "Red Appeasement").play(0, "Red Appeasement")
    assert (table[0].passed, table.makes(0)) == (True, {"mc": 2})
    assert table.seat == 1
    table = politics(ruling="reds").give(0, "Red Appeasement")
    changes.pass_turn(table.game, table[1])
    assert not table.can_play(0, "Red Appeasement")


def test_special_permit_steals_up_to_four_plants_from_one_player_who_is_not_protected() -> None:
    """Fact sheet, P82; README, steal: as far as there are any."""
    table = politics(3).stock(1, plants=3).stock(2, plants=9).lay(2, "Protected Habitats")
    table.give(0, "Special Permit").stock(0, mc=5).play(0, "Special Permit")
    while not table.done:
        table.pick(next(option for option in table.options() if option != "none"))
    assert [table.has(seat) for seat in range(3)] == [{"plants": 3}, {}, {"plants": 9}]


def test_sponsoring_nation_costs_9_more_while_the_reds_rule() -> None:
    """Fact sheet, P83 and policies: under the Reds each own step of TR costs 3 M€ in the action phase."""
    table = politics(ruling="reds").lay(0, "Sponsors", "Earth Office", "Acquired Company", "Earth Catapult")
    table.give(0, "Sponsoring Nation").stock(0, mc=26)
    price = 21 - 2 - 3
    table.stock(0, mc=price + 8)
    assert not table.can_play(0, "Sponsoring Nation")
    table.stock(0, mc=price + 9).play(0, "Sponsoring Nation").choose("party:reds")
    while not table.done:
        table.pick(table.options()[0])
    assert (table[0].tr, table.has(0), seated(table, "reds")) == (23, {}, 2)


def test_summit_logistics_counts_planets_and_colonies_and_no_colonies_where_there_are_none() -> None:
    """Fact sheet, P85: Jovian, Earth and Venus tags and own colonies, 1 M€ each."""
    table = politics(ruling="scientists").lay(0, "Sponsors", "Io Mining Industries").give(0, "Summit Logistics")
    table.stock(0, mc=10).play(0, "Summit Logistics")
    assert (table.has(0), len(table[0].hand)) == ({"mc": 2}, 2)
    table = colonies(politics(2, "colonies", ruling="scientists"), 2).lay(0, "Sponsors").give(0, "Summit Logistics")
    assert table.stock(0, mc=10).play(0, "Summit Logistics").has(0) == {"mc": 3}


def test_only_the_chairman_plays_wg_project_and_one_of_three_preludes() -> None:
    """Fact sheet, P91: draw three preludes, play one, discard the rest."""
    table = politics().give(0, "WG Project").stock(0, mc=9)
    assert not table.can_play(0, "WG Project")
    state(table).chairman = 0
    before = len(table.game.table.decks["preludes"].cards)
    table.play(0, "WG Project")
    assert (table.key, len(table.options())) == ("play-drawn", 3)
    assert len(table.game.table.decks["preludes"].cards) == before - 3


def test_the_card_for_leading_a_party_is_drawn_before_the_next_delegate_is_sent() -> None:
    """P47 and P60; docs/decisions.md: draws come before choices, and the card may say which party the next delegate joins."""
    table = played(politics().lay(0, "Corridors of Power"), "Rise To Power")
    table.pick("party:reds")
    assert (table.key, len(table[0].hand)) == ("send:1", 1)
    table.pick("party:reds", "party:unity")
    assert len(table[0].hand) == 2


def test_board_of_directors_cannot_play_a_prelude_whose_rating_cannot_be_paid_under_the_reds() -> None:
    """P45; ruling r644: it can only be discarded, for nothing; 12 M€ and a director brought the 15 M€ of a lost prelude."""
    for mc, most in ((20, 0), (21, 1)):
        table = politics(ruling="reds").lay(0, "Board of Directors", resources=4).stock(0, mc=mc)
        table.deck("UNMI Contractor").use(0, "Board of Directors")
        assert (table.options(), table.asked.most) == (("card:unmi-contractor",), most)
    table.pick("card:unmi-contractor")
    assert (table[0].tr, table.has(0), table.on(0, "Board of Directors")) == (23, {}, 3)
