"""Tricky rules of Turmoil, one sentence each. Sources: the fact sheet (`turmoil.yaml`), and the rule summary, Solar phase."""

from __future__ import annotations

from typing import Any

import pytest

from engine import view
from engine.card import CARDS
from engine.core import Cause
from engine.effects import greenery, ocean, temperature, tr
from engine.effects.order import Triggered
from engine.expansions.turmoil import delegates as moving
from engine.expansions.turmoil.event_preview import preview_event
from engine.expansions.turmoil.phase import ChangingTimes, Convene, Happening, NewGovernment, TurmoilPhase
from engine.expansions.turmoil.policies import policy_of, set_ruling_party
from engine.expansions.turmoil.senate import influence, points, senate
from engine.expansions.turmoil.state import NEUTRAL, SENATE, AtTable
from engine.phases.generation import RunPhase
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys


def table_of(players: int = 2, ruling: str = "greens", **options: Any) -> Table:
    """A table with an empty senate in which a party rules, and no event is turned up."""
    table = Table(players, **{"more": ["turmoil"], **options})
    table.run(Convene())
    at = state(table)
    at.delegates, at.leaders = dict.fromkeys(at.delegates, ()), {}
    at.reserve[NEUTRAL] = 13
    at.dominant = "greens"
    table.game.table.decks["global-events"].cards += [*at.coming, *at.distant]
    at.coming, at.distant = [], []
    return rules(table, ruling)


def state(table: Table) -> AtTable:
    return SENATE.of(table.game.table)


def rules(table: Table, party: str) -> Table:
    state(table).ruling = party
    set_ruling_party(table.game, party)
    return table.turn(0)


def sit(table: Table, dominant: str = "", **parties: list[int]) -> Table:
    """Seat delegates in parties, the leader of each first; a delegate of each comes from the reserve of its owner."""
    at = state(table)
    for name, owners in parties.items():
        party = name.replace("_", "-")
        at.delegates[party], at.leaders[party] = tuple(owners), owners[0]
        for owner in owners:
            at.reserve[owner] -= 1
    at.dominant = dominant or at.dominant
    return table


def event(table: Table, name: str) -> Table:
    """A global event happens now."""
    table.game.table.phase = "turmoil"
    return table.run(Happening(number(f"global-event-{name}")))


# Delegates, leaders, dominance.


@obeys("r666")
def test_the_delegate_of_the_lobby_goes_for_nothing_and_the_next_costs_5() -> None:
    """turmoil.yaml, delegates: send_from_lobby 0, send_from_reserve_cost 5."""
    table = table_of().stock(0, mc=5)
    table.act(0, "delegate:reds")
    assert (table[0].stock["mc"], state(table).reserve[0], state(table).lobby) == (5, 6, [1])
    table.act(0, "delegate:reds")
    assert (table[0].stock["mc"], state(table).reserve[0]) == (0, 5)
    assert "delegate:reds" not in table.offers(0)


def test_one_delegate_too_many_cannot_be_sent() -> None:
    """Rule summary, Solar phase: who has no delegate in the reserve can neither fill the lobby nor buy one."""
    table = sit(table_of().stock(0, mc=50), reds=[0] * 6)
    table.act(0, "delegate:reds")
    assert not [option for option in table.offers(0) if option.startswith("delegate:")]


@obeys("r228", "r682")
def test_a_tie_never_takes_the_lead_from_the_leader() -> None:
    """turmoil.yaml, party_leader."""
    table = sit(table_of(), reds=[1])
    table.act(0, "delegate:reds")
    assert state(table).leaders["reds"] == 1
    table.stock(0, mc=5).act(0, "delegate:reds")
    assert state(table).leaders["reds"] == 0


def test_when_the_lead_is_lost_to_several_it_goes_to_the_first_from_the_active_player_on_and_to_neutral_last() -> None:
    """turmoil.yaml, party_leader; rulings.yaml, r229."""
    assert moving.leading((2, NEUTRAL, NEUTRAL, 0, 0, 1, 1), 2, [0, 1, 2]) == 0
    assert moving.leading((2, NEUTRAL, NEUTRAL, 0, 0, 1, 1), 2, [1, 2, 0]) == 1
    assert moving.leading((0, NEUTRAL, NEUTRAL, 1, 1), 0, [0, 1, 2]) == 1
    assert moving.leading((0, NEUTRAL, NEUTRAL), 0, [0, 1, 2]) == NEUTRAL


@obeys("r223")
def test_a_tie_never_moves_dominance() -> None:
    """turmoil.yaml, dominant_party."""
    table = sit(table_of(), "unity", unity=[NEUTRAL])
    table.act(0, "delegate:reds")
    assert state(table).dominant == "unity"
    table.stock(0, mc=5).act(0, "delegate:reds")
    assert state(table).dominant == "reds"


@obeys("r224")
def test_of_equal_parties_the_next_clockwise_becomes_dominant() -> None:
    """turmoil.yaml, party_order: the search goes backwards through the list, cyclically."""
    table = sit(table_of(), "reds", reds=[0], mars_first=[1], unity=[NEUTRAL])
    table.run(NewGovernment())
    assert state(table).dominant == "unity"  # after Reds come Greens, Unity, Scientists, Mars First


@obeys("r228")
def test_a_neutral_delegate_can_lead() -> None:
    """turmoil.yaml, setup: neutral delegates join the revealed parties."""
    table = table_of()
    moving.send_neutral(table.game, "reds", Cause())
    assert state(table).leaders["reds"] == NEUTRAL


# The phase.


def test_the_phase_goes_in_its_order() -> None:
    """Rule summary, Solar phase: TR, event, new government, then changing times."""
    table = sit(table_of().rating(0, 20).rating(1, 20), "reds", reds=[1])
    at = state(table)
    table.game.table.decks["global-events"].cards.remove(number("global-event-war-on-earth"))
    at.current = [number("global-event-war-on-earth")]
    table.game.table.phase = "turmoil"
    table.run(TurmoilPhase())
    # Both lose 1; the event costs 4, and Ben one less as leader of the dominant party; Reds favour Ann, the lowest; Ben is chairman.
    assert (table[0].tr, table[1].tr) == (20 - 1 - 4 + 1, 20 - 1 - 3 + 1)
    assert (at.chairman, at.ruling, at.past) == (1, "reds", [number("global-event-war-on-earth")])


def test_the_ruling_bonus_comes_before_the_chairmans_rating() -> None:
    """Rule summary, Solar phase: the bonus is resolved, then the leader becomes chairman and gains 1 TR."""
    table = sit(table_of().rating(0, 20).rating(1, 20), "reds", reds=[0])
    table.run(NewGovernment())
    assert (table[0].tr, table[1].tr) == (22, 21)


@obeys("r665")
def test_the_delegates_of_the_ruling_party_return_and_the_leader_stays_as_chairman() -> None:
    """Rule summary, Solar phase, New Government."""
    table = sit(table_of(), "unity", unity=[0, 0, 1, NEUTRAL])
    table.run(NewGovernment())
    at = state(table)
    assert at.delegates["unity"] == ()
    assert "unity" not in at.leaders
    assert (at.reserve[0], at.reserve[1], at.reserve[NEUTRAL]) == (5, 6, 14)


def test_a_party_without_delegates_rules_with_a_neutral_chairman_from_the_reserve() -> None:
    """turmoil.yaml: 14 neutral delegates; the old chairman goes back to the reserve."""
    table = table_of()
    state(table).reserve[NEUTRAL], state(table).chairman = 14, 1
    state(table).reserve[1] -= 1
    table.run(NewGovernment())
    assert (state(table).chairman, state(table).reserve[NEUTRAL], state(table).reserve[1]) == (NEUTRAL, 13, 6)


@obeys("r233")
def test_the_lobby_is_filled_again_where_a_delegate_is_left() -> None:
    """Rule summary, Solar phase."""
    table = sit(table_of(), "unity", unity=[NEUTRAL], reds=[0] * 6)
    state(table).lobby = []
    table.run(NewGovernment())
    assert (state(table).lobby, state(table).reserve) == ([1], {0: 0, 1: 5, NEUTRAL: 13})


def test_the_delegates_of_a_government_count_for_the_lobby_at_once() -> None:
    """Rule summary, Solar phase: delegates return before the lobby is filled."""
    table = sit(table_of(), "reds", reds=[0] * 6)
    state(table).lobby = []
    table.run(NewGovernment())
    assert (0 in state(table).lobby, state(table).reserve[0]) == (True, 4)


def test_events_move_on_and_neutral_delegates_join_the_parties_that_they_name() -> None:
    """turmoil.yaml, turmoil_phase: coming becomes current, distant coming, a new distant is drawn."""
    table = table_of()
    for _ in range(3):
        table.run(ChangingTimes())
    found = senate(table.game).events
    drawn = [CARDS[found[when]].name for when in ("current", "coming", "distant")]
    assert len(set(drawn)) == 3
    assert sum(len(who) for who in state(table).delegates.values()) == 4


def test_the_events_that_have_happened_make_a_new_deck_except_the_last() -> None:
    """docs/decisions.md: the event of this generation still lies open."""
    table = table_of()
    events, deck = state(table), table.game.table.decks["global-events"]
    n = len(deck.cards)
    for _ in range(n + 1):
        table.run(ChangingTimes())
    assert (len(deck.cards), len(events.past)) == (n - 4, 1)
    assert len({*deck.cards, *events.past, *events.current, *events.coming, *events.distant}) == n


@obeys("r030")
def test_no_event_happens_in_generation_1() -> None:
    """turmoil.yaml, setup: current_event none in generation 1."""
    table = Table(2, more=["turmoil"]).run(Convene())
    found = senate(table.game)
    assert (found.events["current"], found.chairman, found.ruling) == (0, NEUTRAL, "greens")
    assert found.events["coming"]
    assert found.events["distant"]
    assert found.reserve[NEUTRAL] == 11


@obeys("r222")
def test_the_phase_is_left_out_after_the_last_generation() -> None:
    """turmoil.yaml, turmoil_phase: not in the last generation."""
    table = table_of().rating(0, 20).oceans(9)
    table.game.table.parameters.update(temperature=8, oxygen=14)
    table.run(RunPhase("ending"))
    assert table.game.over
    assert table[0].tr == 20


@obeys("r199")
def test_world_government_comes_before_turmoil_and_may_raise_the_last_step() -> None:
    """tracks.yaml, solar: end check, world government, colonies, Turmoil; the game then ends a generation later."""
    table = table_of(world_government=True).oceans(9).rating(0, 20)
    table.game.table.parameters.update(temperature=6, oxygen=14)
    assert list(table.game.box.phases)[-3:] == ["ending", "world-government", "turmoil"]
    table.run(RunPhase("ending"))
    assert not table.game.over
    assert table.parameter("temperature") == 8, "the only step that is left"
    assert table.game.table.generation == 2
    assert table[0].tr == 20 - 1


# Influence and events.


def test_influence_is_one_as_chairman_one_as_leader_and_one_with_a_further_delegate() -> None:
    """turmoil.yaml, influence."""
    table = sit(table_of(), "reds", reds=[0, 0, 1])
    state(table).chairman = 0
    assert [influence(table.game, p) for p in table.players] == [3, 1]
    table.lay(1, "Event Analysts")
    assert senate(view(table.game, 1)).influence == (3, 2)


def test_a_leader_without_a_further_delegate_has_one_influence() -> None:
    """turmoil.yaml, influence: at least one delegate who does not lead."""
    table = sit(table_of(), "reds", reds=[0])
    assert influence(table.game, table[0]) == 1


@obeys("r238")
def test_an_event_caps_what_it_counts_before_influence() -> None:
    """turmoil.yaml: cap limits the counted number before influence is added."""
    table = sit(table_of(), "reds", reds=[0, 0]).lay(
        0,
        *["Sponsors", "Media Group", "Earth Office", "Earth Catapult", "Cartel", "Lunar Beam"],
    )
    event(table, "homeworld-support")
    assert table[0].stock["mc"] == 2 * (5 + 2)


def test_influence_beyond_need_does_not_turn_a_loss_into_a_gain() -> None:
    """turmoil.yaml, global_events: minus influence, not below nothing."""
    table = sit(table_of().stock(0, mc=9).rating(0, 20), "reds", reds=[0, 0])
    event(table, "riots")
    assert table[0].stock["mc"] == 9
    state(table).chairman = 0
    table.lay(0, "Event Analysts")
    event(table, "war-on-earth")
    assert table[0].tr == 20


def test_nobody_loses_more_than_they_have() -> None:
    """README of the fact sheet: losses of global events go as far as possible."""
    table = table_of().stock(0, mc=3, heat=7).lay(0, "Strip Mine", "Mine")
    event(table, "global-dust-storm")
    assert table.has(0) == {}


def test_what_is_lost_by_a_choice_about_an_event_is_no_more_than_there_was_when_it_happened() -> None:
    """turmoil.yaml, Corrosive Rain and the order of the phase: the bonus of the new government comes after the event."""
    table = table_of(more=["venus", "colonies", "turmoil"]).lay(0, "Dirigibles", resources=2).stock(0, mc=3)
    event(table, "corrosive-rain").stock(0, mc=3 + 8)
    table.pick("1")
    assert (table.has(0), table.on(0, "Dirigibles")) == ({"mc": 8}, 2)


@pytest.mark.parametrize(("influence", "gained"), [(0, {}), (1, {"mc": 10})])
def test_diversity_takes_nine_of_tags_and_influence_together(influence: int, gained: dict[str, int]) -> None:
    """turmoil.yaml, Diversity: different tags plus influence, at least 9."""
    table = table_of().lay(0, "Lunar Beam", "Research", "Fish", "Decomposers", "Trees", "Io Mining Industries")
    assert len({tag for card in table[0].played for tag in CARDS[card].tags}) == 8
    event(sit(table, "reds", reds=[0] if influence else [1]), "diversity")
    assert table.has(0) == gained


def test_cloud_societies_add_to_cards_that_hold_floaters_and_sponsored_projects_to_cards_with_resources() -> None:
    """turmoil.yaml, Cloud Societies and Sponsored Projects."""
    table = table_of(more=["venus", "colonies", "turmoil"]).lay(0, "Dirigibles", "Jovian Lanterns", "Fish")
    event(table, "cloud-societies")
    found = {"Dirigibles": 1, "Jovian Lanterns": 1, "Fish": 0}
    assert {name: table.on(0, name) for name in found} == found
    event(table.lay(0, "Pets", resources=2), "sponsored-projects")
    found = {"Dirigibles": 2, "Jovian Lanterns": 2, "Fish": 0, "Pets": 3}
    assert {name: table.on(0, name) for name in found} == found


def test_an_event_that_raises_a_parameter_gives_nobody_rating() -> None:
    """turmoil.yaml: Volcanic Eruptions gives no TR and no bonus."""
    table = table_of().rating(0, 20)
    event(table, "volcanic-eruptions")
    assert (table.parameter("temperature"), table[0].tr) == (-26, 20)


def test_a_lowered_temperature_costs_nobody_rating() -> None:
    """turmoil.yaml: Snow Cover lowers the temperature two steps."""
    table = table_of().rating(0, 20).parameters(temperature=-10)
    event(table, "snow-cover")
    assert (table.parameter("temperature"), table[0].tr) == (-14, 20)


def test_the_first_player_takes_an_ocean_away_and_it_can_be_placed_again() -> None:
    """turmoil.yaml: Dry Deserts, chosen by the first player."""
    table = table_of().oceans(1)
    event(table, "dry-deserts")
    assert table.parameter("oceans") == 0
    assert not any(tile.kind == "ocean" for tile in table.game.table.tiles.values())


def test_an_ocean_under_a_city_cannot_be_taken_away() -> None:
    """promo.yaml, X-2: the ocean below New Holland is kept; Dry Deserts takes an ocean tile, and no city."""
    table = table_of(more=["turmoil", "promos"]).oceans(2)
    covered, free = table.game.table.tiles
    event(table.tile(covered, "new-holland", 1), "dry-deserts")
    assert (table.parameter("oceans"), free in table.game.table.tiles) == (1, False)
    event(table, "dry-deserts")
    assert table.parameter("oceans") == 1


def test_what_a_player_has_to_choose_after_an_event_is_homework_with_the_influence_of_that_moment() -> None:
    """turmoil.yaml, Dry Deserts: as many resources of choice as influence; nobody waits for it."""
    table = sit(table_of().oceans(1), "reds", reds=[0, 0])
    event(table, "dry-deserts")
    state(table).dominant = "greens"
    table.pick("steel", "plants")
    assert table.has(0) == {"steel": 1, "plants": 1}
    assert not table.game.pending


@pytest.mark.parametrize(("name", "ours"), [("election", (22, 21, 20)), ("revolution", (18, 19, 20))])
def test_an_election_and_a_revolution_compare_all_players(name: str, ours: tuple[int, ...]) -> None:
    """turmoil.yaml: first 2 steps, second 1; who has nothing is not punished."""
    table = table_of(3)
    for seat in range(3):
        table.rating(seat, 20)
    sit(table, "reds", reds=[0, 0, 1])
    if name == "election":
        table.lay(2, "Mine").lay(0, "Strip Mine", "Fueled Generators")
    event(table, name)
    if name == "election":
        assert (table[0].tr, sorted(p.tr for p in table.players[1:])) == (22, [21, 21])
    else:
        assert tuple(p.tr for p in table.players) == ours


@obeys("r623", "r624")
def test_a_tie_for_the_first_leaves_no_second() -> None:
    """turmoil.yaml, Election: ties are friendly."""
    table = table_of(3).lay(0, "Mine").lay(1, "Strip Mine")
    for seat in range(3):
        table.rating(seat, 20)
    event(table, "election")
    assert [p.tr for p in table.players] == [22, 22, 20]


@obeys("r339")
def test_wild_tags_count_neither_for_events_nor_for_ruling_bonuses() -> None:
    """turmoil.yaml, ruling_bonus_tags."""
    table = sit(table_of(), "scientists", scientists=[1])
    table.lay(0, "Septem Tribus")
    table.run(NewGovernment())
    assert table[0].stock["mc"] == 0


def test_what_an_event_would_do_is_what_it_does() -> None:
    """expansions.md, Turmoil: what it would do to each player as things stand."""
    table = sit(table_of().stock(0, mc=20).lay(0, "Mine", "Strip Mine"), "reds", reds=[0])
    card = number("global-event-pandemic")
    told = preview_event(view(table.game, 1), card)
    assert told.fates[0].changes == {"mc": -3}
    event(table, "pandemic")
    assert table[0].stock["mc"] == 17


def test_what_an_event_would_do_counts_the_rating_that_all_lose_before_it() -> None:
    """Turmoil, Solar phase: first the TR revision, then the global event."""
    table = table_of()
    table.rating(0, 20).rating(1, 21)
    told = preview_event(view(table.game, 0), number("global-event-generous-funding"))
    assert [fate.changes for fate in told.fates] == [{}, {"mc": 2}]


# Policies.


def test_under_the_reds_each_own_step_of_rating_costs_3() -> None:
    """turmoil.yaml, Reds: tr_cost 3 per step, when an own action raises TR."""
    table = table_of(ruling="reds").rating(0, 20).stock(0, mc=17)
    table.act(0, "project:asteroid")
    assert (table[0].stock["mc"], table[0].tr) == (0, 21)


@obeys("r644")
def test_under_the_reds_an_action_that_cannot_pay_for_its_rating_is_not_allowed() -> None:
    """README of the fact sheet, tricky rule 46."""
    table = table_of(ruling="reds").rating(0, 20).stock(0, mc=16)
    assert "project:asteroid" not in table.offers(0)


def test_under_the_reds_a_rating_that_others_raise_costs_nothing_out_of_the_action_phase() -> None:
    """turmoil.yaml, Reds: only the own action in the action phase pays."""
    table = table_of(ruling="reds").rating(0, 20).stock(0, mc=9)
    table.game.table.phase = "turmoil"
    table.run(tr(1))
    assert (table[0].stock["mc"], table[0].tr) == (9, 21)


def test_the_greens_pay_for_a_greenery() -> None:
    """turmoil.yaml, Greens."""
    table = table_of().run(greenery()).pick("space:E8").run(Triggered())
    assert table[0].stock["mc"] >= 4


def test_mars_first_gives_steel_for_oceans_too_but_not_for_those_placed_for_all() -> None:
    """turmoil.yaml, Mars First: any tile, by the player, on Mars."""
    table = table_of(ruling="mars-first").run(ocean())
    table.pick(table.options()[0]).run(Triggered())
    had = table[0].stock["steel"]
    assert had >= 1
    event(table, "aquifer-released-by-public-council")
    table.pick(table.options()[0]).run(Triggered())
    assert (table.parameter("oceans"), table[0].stock["steel"]) == (2, had)


def test_mars_first_gives_no_steel_for_an_ocean_that_an_action_places_for_all() -> None:
    """prelude2.yaml, P67: nobody gains anything by it; the policy is a gain of the player who places the tile."""
    table = Table(2, more=["turmoil", "prelude", "prelude2"]).lay(0, "World Government Advisor")
    rules(table, "mars-first").use(0, "World Government Advisor", "raise:oceans")
    table.pick(table.options()[0])
    assert (table.parameter("oceans"), table.has(0)) == (1, {})


def test_the_scientists_sell_three_cards_once_a_generation() -> None:
    """turmoil.yaml, Scientists: limit once per player per generation."""
    table = table_of(ruling="scientists").stock(0, mc=30)
    table.act(0, "policy")
    assert (len(table[0].hand), table[0].stock["mc"]) == (3, 20)
    assert "policy" not in table.offers(0)
    table.run(NewGovernment())
    assert state(table).used == []


def test_the_kelvinists_sell_production_as_often_as_wanted() -> None:
    """turmoil.yaml, Kelvinists: limit none."""
    table = table_of(ruling="kelvinists").stock(0, mc=20)
    table.act(0, "policy").act(0, "policy")
    assert table.makes(0) == {"energy": 2, "heat": 2}


def test_a_policy_ends_with_the_rule_of_its_party() -> None:
    """turmoil.yaml, turmoil_phase: its policy holds for the coming generation."""
    table = sit(table_of(ruling="unity"), "reds", reds=[NEUTRAL])
    table.run(NewGovernment())
    assert table.game.table.policies == [policy_of("reds")]


# Cards, points, the milestone.


def test_two_own_delegates_are_as_good_as_the_rule_of_a_party() -> None:
    """turmoil.yaml, party_requirement: the leader counts as one of them."""
    table = table_of().stock(0, mc=9).give(0, "Sponsored Mohole")
    assert table.why_not(0, "Sponsored Mohole") == "requires"
    sit(table, kelvinists=[0, 0])
    assert table.why_not(0, "Sponsored Mohole") is None


def test_a_banned_delegate_is_never_a_leader_but_may_be_the_leaders_second() -> None:
    """turmoil.yaml, T02."""
    table = sit(table_of(), reds=[1, 1], unity=[1]).give(0, "Banned Delegate")
    state(table).chairman = 0
    table.play(0, "Banned Delegate")
    assert state(table).delegates["reds"] == (1,)
    assert state(table).reserve[1] == 4


def test_recruitment_needs_a_neutral_delegate_who_does_not_lead() -> None:
    """turmoil.yaml, T11."""
    table = sit(table_of().stock(0, mc=2), reds=[NEUTRAL]).give(0, "Recruitment")
    assert table.why_not(0, "Recruitment") == "no-delegate-there"
    sit(table, reds=[NEUTRAL, NEUTRAL])
    table.play(0, "Recruitment")
    assert state(table).delegates["reds"] == (NEUTRAL, 0)


@obeys("r234", "r415")
def test_a_card_that_sends_two_delegates_needs_two_in_reserve_and_lobby_together() -> None:
    """turmoil.yaml, T03; README of the fact sheet, delegates; rulings.yaml, r235."""
    table = table_of(ruling="unity").stock(0, mc=20).production(0, energy=1).give(0, "Cultural Metropolis")
    sit(table, reds=[0] * 6)
    assert table.why_not(0, "Cultural Metropolis") == "no-delegates"
    sit(table, reds=[0] * 5).game.derive_pending()
    state(table).reserve[0] = 1
    assert table.why_not(0, "Cultural Metropolis") is None


@obeys("r054")
def test_the_chairman_and_each_leader_get_a_point() -> None:
    """turmoil.yaml, scoring."""
    table = sit(table_of(), reds=[0], unity=[0], greens=[1])
    state(table).chairman = 1
    assert [points(table.game, p) for p in table.players] == [2, 2]
    assert table.points(0)["senate"] == 2


@obeys("r026")
def test_terraformer_takes_26() -> None:
    """tracks.yaml, milestones: turmoil_need."""
    assert table_of().game.box.milestones["terraformer"].need == 26
    assert Table(2).game.box.milestones["terraformer"].need == 35


def test_a_chairmans_rating_does_not_count_as_raised_in_the_next_generation() -> None:
    """README of the fact sheet, tricky rule 39."""
    table = sit(table_of().lay(0, "United Nations Mars Initiative").stock(0, mc=9), "unity", unity=[0])
    table.run(NewGovernment())
    table.run(RunPhase("order"))
    assert not table[0].raised_tr


@obeys("r319")
def test_pristar_preserves_where_the_rating_was_not_raised() -> None:
    """corporations.yaml, R07."""
    table = table_of().lay(0, "Pristar").rating(0, 18)
    table.run(RunPhase("production"))
    assert table.on(0, "Pristar") == 1
    table.run(temperature(1))
    table.run(RunPhase("production"))
    assert table.on(0, "Pristar") == 1


def test_the_rating_never_falls_below_nothing() -> None:
    """docs/decisions.md."""
    table = table_of().rating(0, 1)
    event(table, "war-on-earth")
    assert table[0].tr == 0
