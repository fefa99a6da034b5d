"""Rulings about the solo game."""

from __future__ import annotations

import pytest

from engine import Options, new_game, view
from engine.expansions import open_box
from engine.expansions.turmoil.phase import Convene, TurmoilPhase
from engine.journal import Lost, Won
from engine.options import playing
from engine.phases.neutral import place_neutral_tiles
from engine.robots.greedy import greedy_answer
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import sit, state
from tests.rulings.obeys import obeys


@obeys("r188")
def test_spaces_beside_the_first_neutral_city_oceans_and_reserved_ones_are_left_out_of_the_count() -> None:
    game = Table().game
    game.table.deck = [number(name) for name in ("Mine", "Mine", "Lichen", "Io Mining Industries")]
    place_neutral_tiles(game)
    first, second, *_ = game.table.tiles
    land = game.box.map.of_kind["land"]
    assert first == land[41 - 1], "41 M€, from the top"
    counted = [space for space in reversed(land) if space not in {first, *game.box.map.near[first]}]
    assert second == counted[7 - 1], "7 M€, from the bottom"
    assert second != land[-7], "which lies beside the first city"
    assert land[-7] in game.box.map.near[first]


def played_out(table: Table) -> Table:
    """The solo game passes its last generation; plants become greeneries."""
    table.game.table.generation = table.game.box.terms["generations"]
    table.act(0, "pass")
    while not table.game.over:
        table.pick("convert:plants" if table.key == "last-greenery" else table.options()[0])
    return table


def told(table: Table) -> list[object]:
    return [entry for entry in table.game.news if isinstance(entry, Won | Lost)]


@obeys("r189")
def test_the_last_greeneries_do_not_help_to_a_rating_of_63() -> None:
    table = played_out(Table(1, solo_63=True).rating(0, 62).stock(0, plants=16))
    assert told(table) == [Lost(0, 63)]
    assert view(table.game, None).seats[0].greeneries == 2


@obeys("r190", "r192")
@pytest.mark.parametrize(("rating", "entry"), [(62, Lost(0, 63)), (63, Won(0, 63))])
def test_points_of_cards_and_map_do_not_count_for_a_rating_of_63(rating: int, entry: Lost | Won) -> None:
    table = Table(1, solo_63=True).rating(0, rating).lay(0, "Colonizer Training Camp").tile("E1", "city", 0)
    table.tile("D1", "greenery", 0)
    assert sum(table.points(0).values()) == rating + 2 + 1 + 1
    assert told(played_out(table)) == [entry]


@obeys("r193")
def test_alone_the_colony_that_is_removed_is_chosen_with_corporation_preludes_and_cards() -> None:
    game = new_game(Options(players=1, corporate_era=True, more=("colonies", "prelude")), "together")
    asked: list[str] = []
    while game.pending and not game.players[0].played:
        asked.append(game.pending[0].key)
        if len(asked) < 4:
            assert len(game.table.outposts) == 4
        game.answer(0, greedy_answer(view(game, 0)))
    assert set(asked[:4]) == {"corporation", "preludes", "remove-tile", "buy-first"}
    assert len(game.table.outposts) == 3


@obeys("r194")
@pytest.mark.parametrize(("leads", "rating"), [(False, 19), (True, 20)])
def test_alone_a_generation_costs_a_rating_and_the_chair_brings_one(leads: bool, rating: int) -> None:
    table = Table(1, more=["turmoil"]).run(Convene()).rating(0, 20)
    at = state(table)
    at.delegates, at.leaders = dict.fromkeys(at.delegates, ()), {}
    sit(table, "unity", unity=[0 if leads else -1])
    table.game.table.phase = "turmoil"
    table.run(TurmoilPhase())
    assert (table[0].tr, at.chairman) == (rating, 0 if leads else -1)


@obeys("r195")
def test_two_neutral_cities_and_two_greeneries_lie_at_the_start_of_a_solo_game() -> None:
    game = new_game(Options(players=1, corporate_era=True), "alone")
    while len(game.table.tiles) == 0:
        game.answer(0, greedy_answer(view(game, 0)))
    assert sorted(tile.kind for tile in game.table.tiles.values()) == ["city", "city", "greenery", "greenery"]
    assert {tile.owner for tile in game.table.tiles.values()} == {-1}
    assert game.table.parameters["oxygen"] == 0
    assert (game.box.milestones, game.box.awards) == ({}, {})


@obeys("r197")
@pytest.mark.parametrize("preludes", [False, True])
@pytest.mark.parametrize("more", [(), ("venus",), ("colonies",), ("turmoil",), ("venus", "colonies", "turmoil")])
def test_alone_there_are_14_generations_and_12_with_preludes_whatever_else_is_in_play(
    more: tuple[str, ...], preludes: bool
) -> None:
    names = ("corporate_era", *more, *(("prelude",) if preludes else ()))
    assert open_box(playing(*names, players=1)).terms["generations"] == (12 if preludes else 14)


@obeys("r198")
@pytest.mark.parametrize("venus", [False, True])
def test_alone_the_world_government_comes_with_venus_only(venus: bool) -> None:
    names = ("corporate_era", "prelude", "colonies", "turmoil", *(("venus",) if venus else ()))
    assert ("world-government" in open_box(playing(*names, players=1)).phases) is venus


@obeys("r202")
@pytest.mark.parametrize(
    ("map", "goals", "goal"), [("elysium", "milestones", "tycoon"), ("hellas", "awards", "magnate")]
)
def test_preludes_are_no_green_cards_for_tycoon_and_magnate(map: str, goals: str, goal: str) -> None:
    table = Table(2, map=map, more=["prelude"]).lay(0, "Mine", "Donation", "Supply Drop")
    assert getattr(table.game.box, goals)[goal].score(table.game, table[0]) == 1
