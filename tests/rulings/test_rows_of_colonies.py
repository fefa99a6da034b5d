"""Rulings about colonies, fleets and trades."""

from __future__ import annotations

import pytest

from engine import Options, new_game
from engine.actions.preludes import PlayPrelude
from engine.effects.order import Triggered
from engine.expansions.colonies.row import fleets
from tests.engine.table import Table, number
from tests.expansions.test_colonies import choices, generation_ends, put, table, tile
from tests.rulings.obeys import obeys


@obeys("r203")
def test_the_tiles_of_several_players_are_drawn_by_chance_before_anything_is_chosen() -> None:
    rows: set[frozenset[str]] = set()
    for n in range(8):
        game = new_game(Options(players=3, more=("colonies",)), f"row {n}")
        assert not any(p.secret for p in game.players)
        rows.add(frozenset(game.table.outposts))
    assert {len(row) for row in rows} == {5}
    assert len(rows) > 4


@obeys("r205")
def test_all_three_colonies_of_a_tile_can_be_ones_own() -> None:
    at = put(table("luna"), "luna", 1, 0).stock(0, mc=60)
    at.give(0, "Research Colony", "Space Port Colony").play(0, "Research Colony").play(0, "Space Port Colony")
    assert tile(at, "luna")[1] == (0, 0, 0)


@obeys("r206")
def test_each_fleet_trades_once_a_generation_for_its_own_price_on_a_tile_of_its_own() -> None:
    at = put(put(table("luna", "ceres", "io"), "luna", 1), "ceres", 2).stock(0, mc=9, energy=3, titanium=3)
    at.stock(0, mc=50).give(0, "Space Port").production(0, energy=1)
    put(at, "io", 1, 0).play(0, "Space Port", "space:G4")
    assert fleets(at.game, at[0]).home == 2
    at.stock(0, mc=0, energy=3, titanium=3).act(0, "trade:luna").pick("energy")
    assert (at[0].stock["energy"], at[0].stock["titanium"]) == (0, 3)
    assert choices(at)["luna"] == "visited"
    at.act(0, "trade:ceres")
    assert at[0].stock["titanium"] == 0
    at.stock(0, mc=50)
    assert choices(at)["io"] == "no-fleet"


@obeys("r207")
@pytest.mark.parametrize("name", ["Space Port", "Space Port Colony"])
def test_cards_bring_further_fleets(name: str) -> None:
    at = put(table(), "luna", 1, 0).stock(0, mc=50).production(0, energy=1).give(0, name)
    before = fleets(at.game, at[0]).home
    at.play(0, name)
    if not at.done:
        at.pick(at.options()[0])
    assert fleets(at.game, at[0]).home == before + 1


@obeys("r209")
@pytest.mark.parametrize("name", ["Pioneer Settlement", "Mining Colony", "Ice Moon Colony"])
def test_a_card_that_places_a_colony_needs_a_place_for_it(name: str) -> None:
    at = put(table("luna"), "luna", 1, 0).stock(0, mc=30).give(0, name)
    assert at.why_not(0, name) == "no-colony"
    at = put(table("luna", players=3), "luna", 3, 1, 2, 1).stock(0, mc=30).give(0, name)
    assert at.why_not(0, name) == "no-colony"
    assert put(at, "luna", 3, 1, 2).why_not(0, name) is None


@obeys("r213")
def test_a_trade_for_what_cannot_be_stored_lowers_the_marker_and_pays_the_colonies() -> None:
    at = put(table("enceladus"), "enceladus", 4, 1).lay(1, "Ants").act(0, "trade:enceladus")
    assert (at[0].resources, at.on(1, "Ants"), tile(at, "enceladus")[0]) == ({}, 1, 1)
    assert at.has(0) == {}


@obeys("r214")
def test_what_a_colony_on_titan_brings_goes_to_one_card() -> None:
    at = table("titan").lay(0, "Titan Shuttles", "Jovian Lanterns").stock(0, mc=17)
    at.act(0, "project:build-colony").pick("card:jovian-lanterns")
    assert at.done
    assert (at.on(0, "Jovian Lanterns"), at.on(0, "Titan Shuttles")) == (3, 0)


@obeys("r215")
def test_income_and_each_bonus_of_titan_may_go_to_different_cards() -> None:
    at = put(table("titan"), "titan", 3, 0, 0).lay(0, "Titan Shuttles", "Jovian Lanterns", "Stormcraft Incorporated")
    at.act(0, "trade:titan")
    found: dict[str, int] = {}
    for card in ("Jovian Lanterns", "Titan Shuttles", "Stormcraft Incorporated"):
        was = at.on(0, card)
        at.pick(f"card:{card.lower().replace(' ', '-')}")
        found[card] = at.on(0, card) - was
    assert sorted(found.values()) == [1, 1, 2]
    assert at.done


@obeys("r218")
def test_a_colony_may_be_founded_where_a_fleet_lies_and_pays_with_the_next_trade() -> None:
    at = put(table("luna", "io"), "luna", 3).stock(1, mc=9).turn(1).act(1, "trade:luna")
    at.stock(0, mc=17).act(0, "project:build-colony").pick("colony:luna")
    assert (tile(at, "luna")[1], at.has(0), at.makes(0)) == ((0,), {}, {"mc": 2})
    generation_ends(at).stock(1, mc=9).act(1, "trade:luna")
    assert at.has(0) == {"mc": 2}


@obeys("r219")
def test_who_trades_with_pluto_draws_income_and_bonus_before_the_discard() -> None:
    at = put(table("pluto"), "pluto", 3, 0).act(0, "trade:pluto")
    assert at.key == "discard:1"
    assert len(at[0].hand) == 3, "two of the income and one of the bonus"
    at.pick(at.options()[0])
    assert len(at[0].hand) == 2


def colonists(*corporations: str, more: tuple[str, ...] = (), players: int = 2) -> Table:
    return table(players=players, more=more).lay(0, *corporations)


@obeys("r253")
def test_aridor_may_add_any_tile_that_is_not_in_play() -> None:
    at = colonists("Aridor")
    at[0].first_action = at[0].corporation
    at.act(0, "first:aridor")
    offered = {option.partition(":")[2] for option in at.options()}
    row = next(row for row in at.game.box.rows)
    assert offered == {outpost.key for outpost in row.outposts} - {*at.game.table.outposts}
    assert len(offered) == 6


@obeys("r254")
def test_alone_aridor_may_add_the_tile_that_was_removed() -> None:
    game = new_game(Options(players=1, corporate_era=True, more=("colonies",)), "alone")
    while (asked := game.pending[0]).key != "remove-tile":
        game.answer(0, asked.options[: asked.least])
    removed = asked.options[0].partition(":")[2]
    game.answer(0, asked.options[:1])
    at = Table(1, more=["colonies"]).lay(0, "Aridor")
    at.game.table.outposts = dict(game.table.outposts)
    at[0].first_action = at[0].corporation
    at.act(0, "first:aridor").pick(f"colony:{removed}")
    assert len(at.game.table.outposts) == 4


@obeys("r255", "r256")
@pytest.mark.parametrize("name", ["Research Coordination", "Research Network"])
def test_wild_tags_are_no_new_kind_for_aridor(name: str) -> None:
    at = colonists("Aridor", more=("prelude",)).stock(0, mc=20).give(0, name)
    if name == "Research Network":
        at.run(PlayPrelude(number(name))).run(Triggered())
        assert at.makes(0) == {"mc": 1}, "of its own effect"
    else:
        assert at.play(0, name).makes(0) == {}


@obeys("r257")
def test_aridor_is_paid_for_each_new_tag_of_a_card() -> None:
    at = colonists("Septem Tribus", "Aridor", "Research Coordination", "Research Network", more=("prelude", "turmoil"))
    at.stock(0, mc=20).give(0, "Advanced Ecosystems").play(0, "Advanced Ecosystems")
    assert at.makes(0) == {"mc": 3}


@obeys("r257")
@pytest.mark.parametrize(("laid", "made"), [((), 4 + 1), (("Sponsors",), 4)])
def test_aridor_is_paid_for_new_tags_of_preludes(laid: tuple[str, ...], made: int) -> None:
    at = colonists("Aridor", *laid, more=("prelude",)).give(0, "Allied Bank")
    assert at.run(PlayPrelude(number("Allied Bank"))).run(Triggered()).makes(0) == {"mc": made}


@obeys("r258")
def test_a_sleeping_tile_of_aridor_wakes_with_a_card_for_it() -> None:
    at = colonists("Aridor")
    at[0].first_action = at[0].corporation
    at.act(0, "first:aridor").pick("colony:titan")
    assert choices(at.turn(0))["titan"] == "asleep"
    assert choices(at.lay(1, "Titan Shuttles").turn(0))["titan"] is None
