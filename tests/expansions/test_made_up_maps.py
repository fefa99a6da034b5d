"""A map that an expansion brings: spaces with a price, parameters, milestones and awards of its own, on screens and in pictures too."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

import renderer
from engine import Illegal, load, new_game, prices, save, view
from engine.board import Map, read_map
from engine.box import MapRules, Toll
from engine.core import Cause, Reason
from engine.effects import city, gain, ocean
from engine.effects.tiles import Place
from engine.expansions import EXPANSIONS, Expansion, add_expansion, open_box
from engine.maps import MAPS
from engine.modifiers import changed
from engine.options import Options, map_keys
from engine.placement import payable, spaces, toll
from engine.robots.greedy import greedy_answer
from tests.engine import properties as hold
from tests.engine.games import walk
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP
from tests.expansions.made_up.maps import MAP, POLE
from tests.expansions.made_up.reds import REDS

HOT, COLD = "H4", "I3"


def pole(players: int = 2) -> Table:
    return Table(players, map=POLE.key, more=[MAP.name])


def full_but(table: Table, *free: str) -> Table:
    """Tiles of seat 1 on all land but these spaces."""
    land = [s for s in spaces(table.game, 1, "land") if s not in free]
    return table.tiles("mine", 1, *land)


def test_a_tile_on_the_pole_costs_6_and_brings_an_ocean() -> None:
    table = pole().stock(0, mc=31).act(0, "project:city").pick(f"space:{COLD}")
    assert table.has(0) == {}
    assert table.key == "place:ocean"
    table.pick("space:A5")
    assert (table.parameter("oceans"), table[0].tr) == (1, 21)


def test_the_other_raises_the_temperature() -> None:
    table = pole().stock(0, mc=29).act(0, "project:city").pick(f"space:{HOT}")
    assert table.has(0) == {}
    assert table.parameter("temperature") == -28


def test_who_cannot_pay_both_is_not_offered_it_and_reads_why() -> None:
    table = pole().stock(0, mc=30).act(0, "project:city")
    assert COLD not in table.spaces()
    assert HOT in table.spaces()
    with pytest.raises(Illegal) as caught:
        table.choose(f"space:{COLD}")
    assert caught.value.why == Reason("too-dear", 1)
    assert COLD in pole().lay(0, "Helion").stock(0, mc=30, heat=1).act(0, "project:city").choose("mc=25").spaces()


def test_a_space_alone_is_part_of_what_the_action_costs() -> None:
    table = full_but(pole(), COLD).stock(0, mc=28).stock(1, mc=29)
    assert Place("city", "land").possible(table.game, table[0], Cause()) is None
    assert "project:greenery" not in table.offers(0)
    assert "project:greenery" in table.offers(1)
    table.stock(0, plants=8, mc=5)
    with pytest.raises(Illegal) as caught:
        table.turn(0).game.answer(0, ["convert:plants"])
    assert caught.value.why == Reason("too-dear", 1)
    table.lay(0, "Helion").stock(0, mc=8, heat=21).act(0, "project:greenery")
    assert (table.key, table.has(0)) == ("place:ocean", {"plants": 8}), "6 of the M€ were kept for the space"


def test_nothing_is_paid_once_there_is_nothing_to_be_had() -> None:
    table = pole().oceans(8).stock(0, mc=25)
    assert toll(table.game, table[0], COLD) == 0
    table.act(0, "project:city").pick(f"space:{COLD}")
    assert table.has(0) == {}
    assert table.done


def test_tiles_of_the_world_and_reserved_spaces_cost_nothing() -> None:
    table = pole().run(city("land").unrewarded())
    assert COLD in table.spaces()
    table.pick(f"space:{COLD}")
    assert table.parameter("oceans") == 0
    table = pole().give(0, "Land Claim").stock(0, mc=1).play(0, "Land Claim", f"space:{COLD}")
    assert table.game.table.claims == {COLD: 0}


def test_its_price_is_a_term() -> None:
    cheap = add_expansion(Expansion("made_up_cheap", policies={"roads": (changed("space", -2),)}))
    try:
        table = Table(2, map=POLE.key, more=[MAP.name, cheap.name])
        table.game.table.policies = ["roads"]
        for p in table.players:
            p.clear_caches()
        assert prices.term(table.game, table[0], f"space:{COLD}") == 4
        assert COLD in payable(table.game, table.stock(0, mc=4)[0], "land")
    finally:
        del EXPANSIONS[cheap.name]


def test_goals_and_parameters_are_those_of_the_map() -> None:
    box = pole().game.box
    assert (set(box.milestones), set(box.awards)) == ({"polar", "builder"}, {"miner", "southerner"})
    assert box.parameters["oceans"].end == 8
    assert box.parameters["oxygen"].end == 16
    usual = Table(2, more=[MAP.name, MADE_UP.name]).game.box
    assert "polar" not in usual.milestones
    assert {"mayor", "magnet"} <= set(usual.milestones)
    assert usual.parameters["oceans"].end == 9
    both = open_box(Options(players=2, map=POLE.key, more=(MAP.name, MADE_UP.name)))
    assert set(both.milestones) == {"polar", "builder", "magnet"}


def test_a_map_is_known_by_its_key_and_needs_its_expansion() -> None:
    assert POLE.key in map_keys()
    with pytest.raises(ValueError, match="the map pole is played with the expansion made_up_map only"):
        open_box(Options(players=2, map=POLE.key))
    with pytest.raises(ValidationError, match="there is no map atlantis"):
        Options(map="atlantis")


def bare(key: str) -> Map:
    """A map of empty land."""
    return read_map("\n".join([". " * n for n in (5, 6, 7, 8, 9, 8, 7, 6, 5)]), milestones=(), awards=(), key=key)


def test_two_maps_of_one_key_and_tolls_of_no_space_are_refused() -> None:
    with pytest.raises(ValueError, match="there is another map pole"):
        add_expansion(Expansion("odd", maps=(MapRules(bare(POLE.key)),)))
    assert MAPS[POLE.key] is POLE
    with pytest.raises(ValueError, match="there is no space Z9"):
        MapRules(bare("odd"), {"Z9": Toll(1, ocean())})


def test_a_slip_in_a_toll_is_refused() -> None:
    add_expansion(Expansion("odd", maps=(MapRules(bare("odd"), {"A1": Toll(1, gain(heat=1), "tide")}),)))
    try:
        with pytest.raises(ValueError, match="there is no parameter 'tide'"):
            open_box(Options(players=2, map="odd", more=("odd",)))
    finally:
        del EXPANSIONS["odd"], MAPS["odd"]


def test_the_price_stands_on_the_board_in_the_choice_and_in_the_alt_text() -> None:
    table = pole().stock(0, mc=40).act(0, "project:city")
    seen = view(table.game, 0)
    chosen = renderer.board(seen, ["Ann", "Ben"], legal=table.spaces(), tile="city")
    assert f"6 M€ for ocean at {COLD}" in chosen.alt.replace("\u00a0", " ")
    few = renderer.board(seen, ["Ann", "Ben"], legal={HOT, COLD}, tile="city")
    assert f"{COLD} 6 M€ for ocean" in few.alt.replace("\u00a0", " ")
    whole = renderer.board(seen, ["Ann", "Ben"])
    plain = renderer.board(view(Table(2).game, 0), ["Ann", "Ben"])
    assert whole.data != plain.data


def test_the_board_in_words_knows_when_it_is_free() -> None:
    free = renderer.board(view(pole().oceans(8).game, 0), ["Ann", "Ben"]).alt
    assert "M€ for ocean" not in free.replace("\u00a0", " ")


@pytest.mark.parametrize("more", [(), (MADE_UP.name,), (REDS.name,)])
def test_random_games_on_it_never_get_stuck_nor_pay_what_is_not_there(more: tuple[str, ...]) -> None:
    chosen: set[str] = set()
    for players in (1, 2, 3):
        agreed = Options(players=players, corporate_era=True, map=POLE.key, more=(MAP.name, *more))
        game, random = new_game(agreed, f"pole {players} {more}"), Random(players)
        for i, (_seat, decision, picks) in enumerate(walk(game, random)):
            hold.nothing_is_negative(game)
            hold.somebody_is_asked(game)
            if i % 40 == 0:
                assert save(load(save(game))) == save(game)
            chosen |= {pick for pick in picks if decision.key.startswith("place:")}
        assert game.table.phase == "over"
    assert chosen & {f"space:{COLD}", f"space:{HOT}"}


def test_a_robot_plays_on_it_to_the_end() -> None:
    game = new_game(Options(players=2, corporate_era=True, map=POLE.key, more=(MAP.name,), first=0), "greedy pole")
    while not game.over:
        seat = next(iter(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
