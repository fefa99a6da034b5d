"""Colonies: tiles, founding, trading and cards, as rules. Sources: facts/colonies.yaml (its rules and notes) and the rulebook."""

from __future__ import annotations

import pytest

from engine import Options, load, new_game, save, view
from engine.core import Cause
from engine.expansions.colonies.row import colony_in_play, fleets, trade_prices, trade_result
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import IN_PLAY
from engine.expansions.colonies.trade import ReturnFleets, SendFleet
from engine.robots.greedy import greedy_answer
from engine.state import Standing
from tests.engine.table import Table
from tests.rulings.obeys import obeys
from words import log_lines
from words.options import option

USUAL = ("callisto", "ceres", "ganymede", "luna", "triton")
NAMES = ["Ann", "Ben", "Cas"]


def table(*tiles: str, players: int = 2, more: tuple[str, ...] = ()) -> Table:
    """A table with these colony tiles, their markers on step 1, and 9 M€ for seat 0."""
    at = Table(players, more=["colonies", *more])
    at.game.table.outposts = {key: Standing(1) for key in tiles or USUAL}
    return at.stock(0, mc=9)


def put(at: Table, key: str, step: int, *settlers: int) -> Table:
    """Put the marker and the colonies of a tile."""
    at.game.table.outposts[key] = Standing(step, settlers)
    return at._look()


def tile(at: Table, key: str) -> tuple[int, tuple[int, ...]]:
    stands = at.game.table.outposts[key]
    return stands.marker, stands.settled


def choices(at: Table, verb: str = "trade") -> dict[str, str | None]:
    """The options of a verb for seat 0, each with the reason against it."""
    found = at.game.box.verbs[verb].choices(at.game, at[0])
    return {choice.key.partition(":")[2]: choice.why.key if choice.why else None for choice in found}


def generation_ends(at: Table) -> Table:
    return at.run(ReturnFleets()).turn(0)


def hand(at: Table, seat: int) -> list[str]:
    return [at.game.box.cards[card].name for card in at[seat].hand]


# The row of tiles.


@obeys("r023", "r024", "r203")
@pytest.mark.parametrize("players", IN_PLAY)
def test_there_are_two_tiles_more_than_players_but_five_for_two_and_four_for_one(players: int) -> None:
    """Rulebook, Set-up, Colonies; facts/colonies.yaml, setup."""
    game = new_game(Options(players=players, corporate_era=True, first=0, more=("colonies",)), "row")
    assert len(game.table.outposts) == {1: 4, 2: 5, 3: 5, 4: 6, 5: 7}[players]
    assert {stands.marker for stands in game.table.outposts.values()} == {1}


@obeys("r019", "r020")
def test_alone_one_of_four_tiles_is_removed_by_choice_and_production_of_money_begins_at_minus_2() -> None:
    """facts/colonies.yaml, solo."""
    game = new_game(Options(players=1, corporate_era=True, more=("colonies",)), "alone")
    assert game.players[0].production["mc"] == -2
    assert "−2 (0 → −2; solo game with Colonies)" in log_lines(game.news, ["Ann"])[-1].replace("\u00a0", " ")
    while (asked := game.pending[0]).key != "remove-tile":
        game.answer(0, greedy_answer(view(game, 0)))
    assert len(asked.options) == 4
    game.answer(0, asked.options[:1])
    assert asked.options[0].partition(":")[2] not in game.table.outposts
    assert len(game.table.outposts) == 3


def test_every_marker_rises_a_step_after_a_generation_but_not_above_the_top() -> None:
    """Rulebook, Solar phase, Colonies; facts/colonies.yaml, end_of_generation."""
    at = generation_ends(put(put(table(), "luna", 6), "ceres", 2))
    assert (tile(at, "luna")[0], tile(at, "ceres")[0], tile(at, "triton")[0]) == (6, 3, 2)


def test_colonies_come_after_the_world_government_and_before_turmoil() -> None:
    """Rulebook, Solar phase: game-end check, world government, colonies, Turmoil (facts/tracks.yaml)."""
    phases = list(Table(2, more=["venus", "colonies"]).game.box.phases)
    assert phases[phases.index("ending") :] == ["ending", "world-government", "colony-tracks"]


@obeys("r211", "r609")
def test_a_tile_sleeps_until_somebody_has_a_card_that_can_hold_its_resource() -> None:
    """facts/colonies.yaml, inactive_tiles: an opponent's card is enough."""
    at = table("titan", "luna")
    assert choices(at)["titan"] == "asleep"
    at.lay(1, "Titan Shuttles")
    assert choices(at)["titan"] is None


def test_a_corporation_that_holds_animals_wakes_miranda() -> None:
    """facts/colonies.yaml, inactive_tiles: a card in play; a corporation is one."""
    at = table("miranda", "luna").lay(1, "Arklight")
    assert choices(at)["miranda"] is None


@obeys("r211", "r611")
def test_the_marker_of_a_sleeping_tile_does_not_rise_and_no_colony_is_founded_there() -> None:
    """facts/colonies.yaml: every active track rises."""
    at = generation_ends(table("titan", "luna")).stock(0, mc=17).act(0, "project:build-colony")
    assert tile(at, "titan") == (1, ())
    assert tile(at, "luna") == (2, (0,))


# Founding.


def test_a_colony_costs_17_and_brings_what_the_tile_says_at_once() -> None:
    """Rulebook, Standard projects, Colonies."""
    at = table().stock(0, mc=17).act(0, "project:build-colony")
    assert at.key == "found"
    at.pick("colony:triton")
    assert (at[0].stock["mc"], at[0].stock["titanium"]) == (0, 3)


@obeys("r204", "r205")
def test_a_player_has_one_colony_on_a_tile_unless_a_card_says_otherwise() -> None:
    """facts/colonies.yaml, build; notes of C34 and C40."""
    at = put(table("luna", "io"), "luna", 1, 0).stock(0, mc=17).act(0, "project:build-colony")
    assert tile(at, "io")[1] == (0,)
    again = put(table("luna"), "luna", 1, 0).stock(0, mc=20).give(0, "Research Colony").play(0, "Research Colony")
    assert tile(again, "luna")[1] == (0, 0)


def test_a_tile_has_room_for_three_colonies() -> None:
    """facts/colonies.yaml, build: three colonies per tile."""
    at = put(table("luna", players=3), "luna", 3, 1, 2, 1).stock(0, mc=17).turn(0)
    assert "project:build-colony" not in at.options()


@obeys("r216", "r217")
def test_a_new_colony_pushes_the_marker_up_if_it_lies_below_the_number_of_colonies() -> None:
    """facts/colonies.yaml, track: a new colony pushes it up."""
    at = put(table("luna"), "luna", 1, 1).stock(0, mc=17).act(0, "project:build-colony")
    assert tile(at, "luna") == (2, (1, 0))
    at = put(table("luna"), "luna", 5, 1).stock(0, mc=17).act(0, "project:build-colony")
    assert tile(at, "luna")[0] == 5


@obeys("r614")
def test_a_colony_on_europa_is_founded_although_no_ocean_is_left() -> None:
    """README, Ops, place: oceans beyond the ninth are skipped."""
    at = table("europa").complete().stock(0, mc=17).act(0, "project:build-colony")
    assert tile(at, "europa")[1] == (0,)


@obeys("r495")
def test_minority_refuge_with_little_production_can_only_settle_on_luna() -> None:
    """facts/colonies.yaml, note of C26: Luna's bonus pays the loss."""
    at = table().stock(0, mc=5).production(0, mc=-4).give(0, "Minority Refuge").play(0, "Minority Refuge")
    assert (tile(at, "luna")[1], at[0].production["mc"]) == ((0,), -4)
    without = table("io", "ceres").stock(0, mc=5).production(0, mc=-4).give(0, "Minority Refuge")
    assert without.why_not(0, "Minority Refuge")


def test_the_reaction_of_poseidon_may_pay_a_part_of_the_loss_of_minority_refuge() -> None:
    """README, Forty tricky rules 1 and 10: effects and the reactions to them in any order, a gain may come first."""
    at = table("io").lay(0, "Poseidon").stock(0, mc=5).production(0, mc=-4)
    at.give(0, "Minority Refuge").play(0, "Minority Refuge")
    assert (tile(at, "io")[1], at[0].production["mc"]) == ((0,), -5)


@pytest.mark.parametrize(("oceans", "why"), [(8, None), (9, "needs-production:mc")])
def test_an_ocean_that_is_not_placed_pays_no_part_of_the_loss_of_minority_refuge(oceans: int, why: str | None) -> None:
    """Lakefront Resorts raises the production for the ocean of Europa, while there is one."""
    at = table("europa", more=("turmoil",)).lay(0, "Lakefront Resorts").oceans(oceans).production(0, mc=-4)
    assert at.give(0, "Minority Refuge").why_not(0, "Minority Refuge") == why


@pytest.mark.parametrize(("laid", "why"), [((), None), (("Sponsors",), "needs-production:mc")])
def test_aridor_pays_the_loss_of_a_card_only_by_a_tag_that_is_new(laid: tuple[str, ...], why: str | None) -> None:
    """Business Network lowers the production of M€ a step, and has an Earth tag."""
    at = table().lay(0, "Aridor", *laid).production(0, mc=-5).give(0, "Business Network")
    assert at.why_not(0, "Business Network") == why
    if why is None:
        assert at.play(0, "Business Network").makes(0) == {"mc": -5}


def test_pioneer_settlement_needs_at_most_one_colony() -> None:
    """facts/colonies.yaml, requirements of C29, at the time of playing."""
    at = put(table(), "luna", 1, 0).stock(0, mc=13).give(0, "Pioneer Settlement")
    assert at.why_not(0, "Pioneer Settlement") is None
    assert put(at, "io", 1, 0).why_not(0, "Pioneer Settlement") == "requires"


# Trading.


@obeys("r210", "r212")
@pytest.mark.parametrize("stock", [{"mc": 9}, {"energy": 3}, {"titanium": 3}])
def test_a_trade_costs_9_money_or_3_energy_or_3_titanium(stock: dict[str, int]) -> None:
    """Rulebook, Actions, Colonies; facts/tracks.yaml, colony_trade."""
    at = table("luna").stock(0, **{"mc": 0, **stock}).act(0, "trade:luna")
    assert at.has(0) == {"mc": 2}


@obeys("r212")
def test_who_can_pay_in_several_ways_is_asked_and_who_can_in_none_cannot_trade() -> None:
    """Rulebook, Actions, Colonies."""
    at = table("luna").stock(0, energy=5).act(0, "trade:luna")
    assert (at.key, at.options()) == ("trade-pay", ("mc", "energy"))
    at.pick("energy")
    assert at.has(0) == {"mc": 11, "energy": 2}
    assert choices(table("luna").stock(0, mc=8, energy=2, titanium=2))["luna"] == "too-dear"


def test_helion_pays_a_trade_with_heat() -> None:
    """README, Forty tricky rules 9: Helion's heat is M€ anywhere."""
    at = table("luna").lay(0, "Helion").stock(0, mc=0, heat=9).act(0, "trade:luna")
    assert at.has(0) == {"mc": 2}


@obeys("r413")
def test_rim_freighters_and_cryo_sleep_take_one_each_from_all_three_prices() -> None:
    """README, trade_cost: added to the number of M€, energy or titanium."""
    at = table().lay(0, "Rim Freighters", "Cryo-Sleep")
    assert dict(trade_prices(at.game, at[0])) == {"mc": 7, "energy": 1, "titanium": 1}


@obeys("r220")
def test_the_trader_gains_the_step_of_the_marker_which_falls_to_the_number_of_colonies() -> None:
    """Rulebook, Actions, Colonies; facts/colonies.yaml, trade."""
    at = put(table(), "ceres", 4, 1).act(0, "trade:ceres")
    assert (at[0].stock["steel"], tile(at, "ceres")[0]) == (6, 1)


def test_a_trade_with_an_empty_step_is_allowed_and_brings_the_trader_nothing() -> None:
    """facts/colonies.yaml: the first listed income of Callisto is 0."""
    at = put(table(), "callisto", 0).act(0, "trade:callisto")
    assert at.has(0) == {}


def test_every_colony_on_the_tile_gives_its_owner_the_bonus_the_trader_included() -> None:
    """facts/colonies.yaml, trade: every colony, also when not the trader."""
    at = put(table(), "luna", 3, 1, 0, 1).act(0, "trade:luna")
    assert (at.has(0), at.has(1)) == ({"mc": 7 + 2}, {"mc": 2 * 2})


@obeys("r208")
def test_a_tile_takes_one_fleet_in_a_generation_whoever_sent_it() -> None:
    """Rulebook, Actions, Colonies: unless another trade ship is already there."""
    at = table().lay(0, "Rim Freighters").stock(0, mc=8).stock(1, mc=9).act(0, "trade:luna").turn(1)
    assert "trade:luna" not in at.options()
    assert "trade:ceres" in at.options()


@obeys("r672")
def test_a_fleet_trades_once_in_a_generation_and_comes_home_after_it() -> None:
    """facts/colonies.yaml, trade and end_of_generation."""
    at = table().act(0, "trade:ceres").stock(0, mc=9).turn(0)
    assert choices(at)["luna"] == "no-fleet"
    assert fleets(at.game, at[0]) == (0, ("ceres",))
    assert choices(generation_ends(at))["luna"] is None


def test_without_a_fleet_at_home_that_is_the_reason_on_every_tile_and_for_sending_one_free() -> None:
    """It hinders everywhere; that a tile sleeps or has a visitor hinders only there."""
    at = table("titan", "luna", "ceres").act(0, "trade:ceres").stock(0, mc=9).turn(0)
    assert set(choices(at).values()) == {"no-fleet"}
    assert SendFleet().possible(at.game, at[0], Cause()) == "no-fleet"


def test_a_fleet_at_home_that_can_go_nowhere_says_why_not() -> None:
    asleep = table("titan")
    assert SendFleet().possible(asleep.game, asleep[0], Cause()) == "asleep"
    visited = table("titan", "luna").lay(1, "Rim Freighters").stock(1, mc=9).turn(1).act(1, "trade:luna").turn(0)
    assert SendFleet().possible(visited.game, visited[0], Cause()) == "visited"
    assert choices(visited) == {"titan": "asleep", "luna": "visited"}


def test_a_second_fleet_trades_too_and_there_are_four_at_most() -> None:
    """facts/colonies.yaml, fleets_max."""
    at = table().lay(0, "Earth Office", "Luna Governor").stock(0, mc=16).give(0, "Sky Docks").play(0, "Sky Docks")
    assert fleets(at.game, at[0]).home == 2
    SETTLED.of(at[0]).fleets = 4
    at.stock(0, mc=50).lay(0, "Research").give(0, "Space Port Colony")
    put(at, "ceres", 1, 0).play(0, "Space Port Colony").pick("colony:ceres")
    assert fleets(at.game, at[0]).home == 4


def test_titan_floating_launch_pad_trades_for_a_floater_but_needs_a_fleet() -> None:
    """facts/colonies.yaml, C44: cost 0, uses the fleet."""
    at = table("luna", "io").lay(0, "Titan Floating Launch-pad", resources=1).stock(0, mc=0)
    at.use(0, "Titan Floating Launch-pad", "1")
    assert at.key == "send-fleet"
    at.pick("colony:luna")
    assert (at.has(0), at[0].resources) == ({"mc": 2}, {})
    assert fleets(at.game, at[0]).home == 0


@obeys("r220")
def test_trade_envoys_move_the_marker_before_the_trade_and_it_falls_all_the_same() -> None:
    """facts/colonies.yaml, trade: optional track raise by effects first."""
    at = put(table().lay(0, "Trade Envoys"), "luna", 2).act(0, "trade:luna")
    assert (at.has(0), tile(at, "luna")[0]) == ({"mc": 7}, 0)


def test_what_moves_the_marker_before_a_trade_adds_up_but_not_beyond_the_top() -> None:
    """README, trade_track_steps_before_trade: adds up."""
    at = table().lay(0, "Trade Envoys", "Trading Colony")
    assert trade_result(at.game, at[0], colony_in_play(at.game, "luna")).step == 3
    assert trade_result(at.game, at[0], colony_in_play(put(at, "luna", 5).game, "luna")).step == 6


@obeys("r060")
def test_on_europa_the_trader_chooses_how_far_since_the_steps_bring_different_things() -> None:
    """facts/colonies.yaml, Europa: the track raise before trading is optional."""
    at = table("europa").lay(0, "Trade Envoys").act(0, "trade:europa")
    assert (at.key, at.options()) == ("trade-steps:europa", ("0", "1"))
    assert at.pick("0")[0].production["mc"] == 1
    other = table("europa").lay(0, "Trade Envoys").act(0, "trade:europa").pick("1")
    assert other[0].production == {**at[0].production, "mc": 0, "energy": 1}


# Bonuses of others.


def test_the_choice_of_an_absent_owner_is_homework_and_nobody_waits_for_it() -> None:
    """Rulebook: the colony bonus is the owner's; played by post, nobody waits (design, agenda 7)."""
    at = put(table("titan"), "titan", 3, 1).lay(1, "Titan Shuttles", "Jovian Lanterns").act(0, "trade:titan")
    assert set(at.game.pending) == {0, 1}
    assert at.game.pending[1].key == "add:floater:1"
    again = load(save(at.game))
    again.answer(0, ["end"])
    again.answer(1, ["card:jovian-lanterns"])
    assert again.players[1].resources == {4018: 1}


def test_what_leaves_the_owner_no_choice_happens_at_once() -> None:
    """Design, agenda 7: only what has to be decided is homework."""
    at = put(table("titan"), "titan", 3, 1).lay(1, "Titan Shuttles").act(0, "trade:titan")
    assert (at[1].resources, set(at.game.pending)) == ({4045: 1}, {0})


def test_an_owner_without_a_card_for_it_loses_the_bonus() -> None:
    """README, add: skipped when no legal card exists."""
    at = put(table("titan"), "titan", 3, 1).lay(0, "Titan Shuttles").act(0, "trade:titan")
    assert (at[1].resources, set(at.game.pending)) == ({}, {0})


def test_of_pluto_others_draw_at_once_in_table_order_and_discard_before_their_next_decision() -> None:
    """facts/colonies.yaml, Pluto: draw 1, then discard 1."""
    at = put(table("pluto", players=3), "pluto", 0, 2, 1).deck("Comet", "Mine").give(1, "Fish").act(0, "trade:pluto")
    assert (hand(at, 1), hand(at, 2)) == (["Fish", "Comet"], ["Mine"])
    assert {seat: asked.key for seat, asked in at.game.pending.items()} == {0: "turn", 1: "discard:1", 2: "discard:1"}


@obeys("r616")
def test_of_two_colonies_on_pluto_who_is_away_discards_for_the_first_before_the_second_draws() -> None:
    at = put(table("pluto"), "pluto", 0, 1, 1).deck("Comet", "Mine").give(1, "Fish").act(0, "trade:pluto")
    assert (hand(at, 1), at.game.pending[0].key) == (["Fish", "Comet"], "turn"), "the trader does not wait"
    at.game.answer(1, ["card:fish"])
    assert hand(at, 1) == ["Comet", "Mine"]
    at.game.answer(1, ["card:comet"])
    assert (hand(at, 1), set(at.game.pending)) == (["Mine"], {0})


def test_a_second_bonus_waits_behind_the_first_and_the_traders_never_wait() -> None:
    """Design, agenda 7; two trades while the owner is away."""
    at = put(put(table("titan", "luna", players=3), "titan", 1, 1), "luna", 1, 1)
    at.lay(1, "Titan Shuttles", "Jovian Lanterns").stock(2, mc=9).act(0, "trade:titan").turn(2)
    at.game.answer(2, ["trade:luna"])
    assert at[1].stock["mc"] == 2
    assert set(at.game.pending) == {1, 2}


def test_what_a_bonus_sets_off_for_its_owner_makes_nobody_wait() -> None:
    """Design, agenda 7: what a seat is not asked about goes on while it has homework."""
    at = put(table("pluto", "luna"), "pluto", 0, 1).lay(1, "Rover Construction").give(1, "Fish")
    at.deck("Comet").stock(0, mc=34).act(0, "trade:pluto")
    at.game.answer(0, ["project:city"])
    at.game.answer(0, at.game.pending[0].options[:1])
    assert (at.game.pending[1].key, at[1].stock["mc"]) == ("discard:1", 2)


def test_productive_outpost_brings_the_bonus_of_each_own_colony_and_moves_no_marker() -> None:
    """facts/colonies.yaml, C30: once for each colony you own."""
    at = put(put(table(), "luna", 4, 0, 1, 0), "triton", 2, 0).stock(0, mc=0)
    at.give(0, "Productive Outpost").play(0, "Productive Outpost")
    assert (at.has(0), at.has(1), tile(at, "luna")[0]) == ({"mc": 4, "titanium": 1}, {}, 4)


# Cards and corporations.


@obeys("r475")
def test_market_manipulation_needs_one_marker_that_can_rise_and_another_that_can_fall() -> None:
    """facts/colonies.yaml, note of C23: not below the number of colonies nor above the top, different tiles."""
    at = (
        put(put(table("luna", "io"), "luna", 1, 1), "io", 1)
        .give(0, "Market Manipulation")
        .play(0, "Market Manipulation")
    )
    assert (tile(at, "luna")[0], tile(at, "io")[0]) == (2, 0)
    stuck = put(put(table("luna", "io"), "luna", 6), "io", 0).give(0, "Market Manipulation")
    assert stuck.why_not(0, "Market Manipulation") is None
    assert put(stuck, "luna", 2, 1, 1).why_not(0, "Market Manipulation")


def test_poseidon_sees_every_colony_of_anybody_its_own_first_one_included() -> None:
    """facts/corporations.yaml, R02: by any, incl_this."""
    at = table("luna", "io").lay(1, "Poseidon").stock(0, mc=17).act(0, "project:build-colony").pick("colony:io")
    assert at[1].production["mc"] == 1


@obeys("r253")
def test_aridor_adds_a_tile_of_choice_whose_marker_begins_at_step_1() -> None:
    """facts/corporations.yaml, R20, first action."""
    at = table().lay(0, "Aridor")
    at[0].first_action = at[0].corporation
    at.act(0, "first:aridor").pick("colony:pluto")
    assert tile(at, "pluto") == (1, ())


@obeys("r255")
def test_aridor_gains_for_each_new_kind_of_tag_once_but_not_for_events() -> None:
    """facts/corporations.yaml, note of R20: events and wild tags do not count."""
    at = table().lay(0, "Aridor").stock(0, mc=100)
    at.give(0, "Research", "Mine", "Impactor Swarm", "Sky Docks").lay(0, "Jovian Lanterns", "Io Mining Industries")
    at.play(0, "Research").play(0, "Mine").play(0, "Impactor Swarm")
    assert at[0].production["mc"] == 2
    at.lay(0, "Sponsors", "Acquired Company").play(0, "Sky Docks")
    assert at[0].production["mc"] == 2 + 0


@obeys("r346")
def test_floaters_on_stormcraft_are_spent_as_two_heat_each_and_what_is_beyond_is_lost() -> None:
    """facts/corporations.yaml, R29: for any spending of heat."""
    at = table().lay(0, "Stormcraft Incorporated", resources=5).stock(0, mc=0, heat=3).act(0, "convert:heat")
    assert at.options() == ("3", "4")
    at.pick("3")
    assert (at.has(0), at[0].resources[1029]) == ({"heat": 1}, 2)
    assert at.parameter("temperature") == -28


@obeys("r471")
def test_floaters_on_stormcraft_pay_for_local_heat_trapping() -> None:
    """facts/corporations.yaml, R29: for any spending of heat."""
    at = table().lay(0, "Stormcraft Incorporated", resources=3).stock(0, mc=1).give(0, "Local Heat Trapping")
    assert at.play(0, "Local Heat Trapping").game.players[0].resources.get(1029, 0) == 0


def test_heat_for_which_floaters_stand_in_may_pay_for_the_card_after_a_merger_with_helion() -> None:
    """facts/corporations.yaml, R29: for any spending of heat; R10: heat is money, and what floaters bring need not be kept."""
    at = table().lay(0, "Helion").lay(0, "Stormcraft Incorporated", resources=3).stock(0, mc=0, heat=1)
    at.give(0, "Local Heat Trapping").play(0, "Local Heat Trapping")
    assert (at.has(0), at[0].resources) == ({"plants": 4}, {})


@obeys("r076")
def test_solar_probe_counts_its_own_science_tag() -> None:
    """README, Forty tricky rules 3: an event that counts tags counts its own."""
    at = table().lay(0, "Research").give(0, "Solar Probe").play(0, "Solar Probe")
    assert len(at[0].hand) == 1


def test_galilean_waystation_counts_the_jovian_tags_of_all() -> None:
    """facts/colonies.yaml, note of C13."""
    at = table().lay(0, "Titan Shuttles").lay(1, "Jovian Lanterns").stock(0, mc=15)
    assert at.give(0, "Galilean Waystation").play(0, "Galilean Waystation")[0].production["mc"] == 2


def test_community_services_counts_itself_and_a_corporation_without_tags() -> None:
    """facts/colonies.yaml, note of C04."""
    at = table().lay(0, "Polyphemos", "Trade Envoys", "Mine").stock(0, mc=13)
    assert at.give(0, "Community Services").play(0, "Community Services")[0].production["mc"] == 3


@obeys("r482")
def test_martian_zoo_pays_for_its_animals_and_keeps_them() -> None:
    """facts/colonies.yaml, note of C24; without an animal the action cannot be used."""
    at = table().lay(0, "Martian Zoo", resources=3).stock(0, mc=0).use(0, "Martian Zoo")
    assert (at.has(0), at[0].resources[4024]) == ({"mc": 3}, 3)
    assert "action:martian-zoo" not in table().lay(0, "Martian Zoo").turn(0).options()


def test_points_of_space_port_colony_count_the_colonies_of_all() -> None:
    """facts/colonies.yaml, note of C40."""
    at = put(put(table(), "luna", 3, 0, 1, 1), "io", 1, 1).lay(0, "Space Port Colony")
    assert view(at.game, 0).seats[0].points["cards"] == 2


# Words and robots.


def test_a_trade_is_told_in_one_line_with_what_it_brings_to_all() -> None:
    at = put(table(), "luna", 3, 1).act(0, "trade:luna")
    (line,) = [line.replace("\u00a0", " ") for line in log_lines(at.game.news, NAMES)]
    assert line == "Trade with **Luna** for 9 M€: +7 M€, ▲ +2 M€, Luna 3 → 1".replace(
        "▲", line[line.index("+7 M€, ") + 7]
    )


def test_an_option_of_trading_says_what_it_brings_to_me_and_to_those_who_settled_there() -> None:
    at = put(table(), "luna", 3, 1, 0).turn(0)
    said = option(view(at.game, 0), NAMES, "trade:luna")
    assert said.label.replace("\u00a0", " ") == "Luna: +7 M€"
    assert said.hint.replace("\u00a0", " ").startswith("you +2 M€, ■ +2 M€; marker 3")
    assert said.price.replace("\u00a0", " ") == "9 M€, 3 energy or 3 titanium"


def test_robots_trade_and_found() -> None:
    game = new_game(Options(players=2, corporate_era=True, first=0, more=("colonies",)), "robots")
    chosen: set[str] = set()
    while not game.over and game.table.generation < 8:
        seat = min(game.pending)
        picks = greedy_answer(view(game, seat))
        chosen |= {pick.partition(":")[0] if pick.startswith("trade") else pick for pick in picks}
        game.answer(seat, picks)
    assert "trade" in chosen
    assert any(stands.settled for stands in game.table.outposts.values())
