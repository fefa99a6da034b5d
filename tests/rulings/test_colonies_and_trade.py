"""Rulings about founding colonies, trading, and the bonuses of the tiles."""

from __future__ import annotations

import pytest

from tests.engine.table import Table, number
from tests.expansions.test_colonies import choices, hand, put, tile
from tests.expansions.test_colonies import table as row
from tests.expansions.test_prelude import begun, choose
from tests.rulings.obeys import obeys


@obeys("r513", "r616", "r673")
def test_of_two_colonies_on_pluto_the_second_draws_when_the_first_has_discarded_any_card() -> None:
    at = put(row("pluto"), "pluto", 0, 0, 0).give(0, "Fish").deck("Comet", "Mine").give(0, "Productive Outpost")
    at.play(0, "Productive Outpost")
    assert (at.key, hand(at, 0)) == ("discard:1", ["Fish", "Comet"])
    at.pick("card:fish")
    assert (at.key, hand(at, 0)) == ("discard:1", ["Comet", "Mine"])
    assert hand(at.pick("card:comet"), 0) == ["Mine"]


@obeys("r513")
def test_productive_outpost_brings_the_bonus_of_each_colony_one_after_the_other() -> None:
    at = put(put(put(row("pluto", "luna", "ceres"), "pluto", 0, 0), "luna", 0, 0, 0), "ceres", 0, 1)
    at.give(0, "Fish", "Productive Outpost").stock(0, mc=0).play(0, "Productive Outpost")
    at.pick("card:fish")
    assert (at.done, at.has(0), at.has(1), len(at[0].hand)) == (True, {"mc": 4}, {}, 1)


@obeys("r525")
@pytest.mark.parametrize("name", ["Research Colony", "Space Port Colony"])
def test_cards_that_found_where_one_has_settled_find_no_room_on_a_tile_of_three(name: str) -> None:
    at = put(put(row("luna", "ceres"), "luna", 3, 0, 1, 1), "ceres", 1, 0).stock(0, mc=27).give(0, name)
    at.play(0, name)
    assert (tile(at, "luna")[1], tile(at, "ceres")[1]) == ((0, 1, 1), (0, 0))
    full = put(row("luna"), "luna", 3, 0, 1, 1).stock(0, mc=27).give(0, name)
    assert full.why_not(0, name)


@obeys("r549")
@pytest.mark.parametrize("name", ["Space Port", "Space Port Colony"])
def test_the_space_ports_need_a_colony_of_ones_own(name: str) -> None:
    at = put(row("luna", "ceres"), "luna", 1, 1).stock(0, mc=27).production(0, energy=1).give(0, name)
    assert at.why_not(0, name) == "requires"
    assert put(at, "luna", 2, 1, 0).why_not(0, name) is None


@obeys("r562")
def test_titan_floating_launch_pad_needs_a_fleet_at_home_and_discounts_do_not_spare_its_floater() -> None:
    at = row("luna", "ceres").lay(0, "Rim Freighters", "Cryo-Sleep").stock(0, mc=7)
    at.lay(0, "Titan Floating Launch-pad", resources=2).use(0, "Titan Floating Launch-pad", "1", "colony:ceres")
    assert (at.on(0, "Titan Floating Launch-pad"), at.has(0)) == (1, {"mc": 7, "steel": 2})
    at.rested().use(0, "Titan Floating Launch-pad")
    assert at.on(0, "Titan Floating Launch-pad") == 2, "no fleet is left: a floater is all that it can bring"


@obeys("r566")
@pytest.mark.parametrize(
    ("laid", "step"),
    [((), 0), (("Trade Envoys",), 1), (("Trading Colony",), 1), (("Trade Envoys", "Trading Colony"), 2)],
)
@pytest.mark.parametrize("pad", [True, False])
def test_trade_envoys_and_trading_colony_move_the_marker_first_also_for_titan_floating_launch_pad(
    laid: tuple[str, ...], step: int, pad: bool
) -> None:
    incomes = (1, 2, 4, 7, 10, 13, 17)
    at = put(row("luna", "ceres").lay(0, *laid), "luna", 2)
    if pad:
        at.stock(0, mc=0).lay(0, "Titan Floating Launch-pad", resources=1)
        at.use(0, "Titan Floating Launch-pad", "1", "colony:luna")
    else:
        at.act(0, "trade:luna")
    assert at.has(0) == {"mc": incomes[2 + step]}


@obeys("r566")
def test_moving_the_marker_before_a_trade_is_optional() -> None:
    at = put(row("europa").lay(0, "Trade Envoys", "Trading Colony"), "europa", 1).act(0, "trade:europa")
    assert at.options() == ("0", "1", "2")
    assert at.pick("0").makes(0) == {"mc": 1}


@obeys("r610")
@pytest.mark.parametrize(
    ("key", "corporation"), [("miranda", "Arklight"), ("titan", "Celestic"), ("enceladus", "Recyclon")]
)
def test_a_corporation_that_holds_the_resource_wakes_the_tile_when_it_is_revealed(key: str, corporation: str) -> None:
    game = begun(2, corporations=(corporation,), more=("colonies", "venus", "promos"))
    at = Table(2, more=["colonies", "venus", "promos"])
    at.game = game
    game.table.outposts = row(key, "luna").game.table.outposts
    assert choices(at)[key] == "asleep"
    choose(game, 0, corporation=corporation)
    choose(game, 1)
    assert game.players[0].corporation == number(corporation)
    game.players[0].stock["mc"] = 9
    assert choices(at.turn(0))[key] is None


@obeys("r609")
@pytest.mark.parametrize(
    ("key", "tagged", "holder"),
    [
        ("miranda", "Advanced Ecosystems", "Fish"),
        ("titan", "Venus Governor", "Dirigibles"),
        ("enceladus", "Symbiotic Fungus", "Decomposers"),
    ],
)
def test_a_card_that_collects_wakes_a_tile_and_a_tag_does_not(key: str, tagged: str, holder: str) -> None:
    at = row(key, "luna", more=("venus",)).lay(1, tagged)
    assert choices(at)[key] == "asleep"
    assert choices(at.lay(1, holder))[key] is None


@obeys("r612")
@pytest.mark.parametrize(("step", "makes"), [(1, "mc"), (2, "energy"), (4, "plants")])
def test_a_trade_with_europa_gives_the_production_of_its_step_alone(step: int, makes: str) -> None:
    at = put(row("europa"), "europa", step).act(0, "trade:europa")
    assert at.makes(0) == {makes: 1}


@obeys("r613")
def test_founding_on_europa_lays_an_ocean_with_its_rating() -> None:
    at = row("europa").rating(0, 20).stock(0, mc=17).act(0, "project:build-colony").pick("space:E5")
    assert (at.parameter("oceans"), at[0].tr, at.has(0), tile(at, "europa")[1]) == (1, 21, {"plants": 2}, (0,))


@obeys("r615", "r673")
def test_a_trade_with_pluto_draws_its_income_first_and_then_its_bonus_is_one_card_for_any_card() -> None:
    at = put(row("pluto"), "pluto", 2, 0).give(0, "Fish").deck("Comet", "Mine", "Sponsors").act(0, "trade:pluto")
    assert (at.key, at.options()) == ("discard:1", ("card:fish", "card:comet", "card:mine", "card:sponsors"))
    assert hand(at.pick("card:comet"), 0) == ["Fish", "Mine", "Sponsors"]


@obeys("r674")
def test_the_bonus_of_enceladus_goes_to_a_card_that_can_hold_it() -> None:
    at = put(row("enceladus"), "enceladus", 0, 1).lay(1, "Fish", "Symbiotic Fungus", "Ants", "Pets")
    at.act(0, "trade:enceladus")
    assert (at.on(1, "Ants"), at.on(1, "Fish"), at.on(1, "Pets")) == (1, 0, 0)
