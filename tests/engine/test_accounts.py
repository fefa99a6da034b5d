"""The books of random games are right to the last M€, and both checkers find what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine import Game
from engine.expansions.turmoil.state import SENATE
from engine.scoring import all_points
from engine.state import Tile
from tests.engine.accounts import Books
from tests.engine.games import halfway, opened, walk
from tests.facts.score import difference

EVERY = 40
"""The score of the sheet is compared once in so many answers."""


@pytest.mark.parametrize("n", [1, 3, 19, 44])
def test_every_change_of_a_game_is_told_and_every_point_is_that_of_the_sheet(n: int) -> None:
    game = opened(n)
    books = Books(game)
    for i, _ in enumerate(walk(game, Random(-n))):
        if i:
            books.enter(game)
        if not i % EVERY:
            assert not difference(game, all_points(game))
    books.enter(game)
    assert not difference(game, all_points(game))


def _delegate_lost(game: Game) -> None:
    SENATE.of(game.table).reserve[0] -= 1


TAMPERED: dict[str, Callable[[Game], object]] = {
    "M€": lambda game: game.players[1].stock.update(mc=game.players[1].stock["mc"] + 1),
    "production": lambda game: game.players[0].production.update(heat=game.players[0].production["heat"] - 1),
    "rating": lambda game: setattr(game.players[0], "tr", game.players[0].tr + 1),
    "parameter": lambda game: game.table.parameters.update(oxygen=game.table.parameters["oxygen"] + 1),
    "tile": lambda game: game.table.tiles.update({"E1": Tile("city", 1)}),
    "delegate": _delegate_lost,
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_no_entry_tells_is_found(what: str) -> None:
    game = halfway(1)
    books = Books(game)
    game.news.clear()
    books.enter(game)
    TAMPERED[what](game)
    with pytest.raises(AssertionError):
        books.enter(game)


def test_a_point_that_the_sheet_does_not_know_is_found() -> None:
    game = halfway(1)
    found = all_points(game)
    found[0]["cards"] += 1
    cards = found[0]["cards"]
    assert difference(game, found) == {0: {"cards": (cards, cards - 1)}}
