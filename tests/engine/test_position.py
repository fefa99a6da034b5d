"""A game as text for debugging shows the position, and nothing hidden."""

from __future__ import annotations

from itertools import islice
from random import Random

from engine import Options, new_game
from engine.hidden import redealt
from tests.engine.games import opened, walk
from tests.engine.table import Table


def test_it_says_who_is_asked_what_the_agenda_the_stocks_and_the_map() -> None:
    table = Table().lay(0, "Tardigrades").stock(0, mc=12, plants=3).tile("C5", "ocean").tile("D5", "greenery", 1)
    said = str(table.game)
    assert "generation 1, action; 2 players on tharsis, base + corporate_era" in said
    assert "temperature -30, oxygen 0, oceans 0" in said
    assert "asked: seat 0 turn, token " in said
    assert "agenda:\n  seat 0 TakeTurn(" in said
    assert "seat 0 no corporation: TR 20, mc 12+0 steel 0+0 titanium 0+0 plants 3+0" in said
    assert "  played: tardigrades" in said
    assert "\nC        .    .    .    .    O    .    ." in said
    assert "\nD     .    .    .    .    G1" in said


def test_the_lanes_of_a_fork_stand_below_it() -> None:
    said = str(new_game(Options(players=2, first=0), "position"))
    assert "  fork\n    seat 0: ChooseCorporation()" in said
    assert "\n    seat 1: ChooseCorporation()" in said


def test_the_words_of_a_position_tell_nothing_that_a_stranger_may_not_know() -> None:
    """The text is unchanged after everything hidden is dealt anew."""
    compared = 0
    for n in range(0, 60, 3):
        random = Random(n)
        game = opened(n)
        for _ in islice(walk(game, random), 20, 200, 30):
            assert str(redealt(game, -1, random)) == str(game)
            compared += 1
    assert compared > 60
