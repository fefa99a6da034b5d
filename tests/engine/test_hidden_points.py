"""A table may agree that nobody is told points before the game is over."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec

from engine import Game, Options, load, new_game, save, view
from engine.robots.greedy import greedy_answer
from engine.scoring import points
from engine.view import View
from tests.engine.test_save_format import KEPT, kept


def pair() -> tuple[Game, Game]:
    """Two copies of a game, one with points hidden and one with points shown."""
    hidden, shown = (new_game(Options(players=2, first=0, hidden_points=hidden), "pair") for hidden in (True, False))
    return hidden, shown


def robots(game: Game) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Robots play to the end; each answer before it is given."""
    while not game.over:
        seat = min(game.pending)
        picks = greedy_answer(view(game, seat))
        yield seat, picks
        game.answer(seat, picks)


def told(seen: View) -> list[dict[str, int]]:
    return [seat.points for seat in seen.seats]


def test_points_that_are_hidden_are_told_to_all_when_the_game_is_over() -> None:
    game, _shown = pair()
    for _answer in robots(game):
        assert [told(view(game, who)) for who in (None, 0, 1)] == [[{}, {}]] * 3
    assert told(view(game, None)) == told(view(game, 0)) == [points(game, me) for me in game.players]


def test_points_are_shown_unless_the_table_hides_them() -> None:
    game = new_game(Options(players=2), "shown")
    assert told(view(game, None)) == [points(game, me) for me in game.players]


def test_nothing_else_is_hidden_with_the_points_and_robots_play_as_ever() -> None:
    hidden, shown = pair()
    for mine, others in zip(robots(hidden), robots(shown), strict=True):
        assert mine == others
        seen, same = view(hidden, 0), view(shown, 0)
        seats = tuple(msgspec.structs.replace(seat, points={}) for seat in same.seats)
        assert seen == msgspec.structs.replace(same, options=hidden.options, seats=seats)


def test_who_looks_back_on_a_game_that_is_over_sees_how_the_points_grew() -> None:
    game, _shown = pair()
    assert told(view(game, None, afterwards=True)) == [points(game, me) for me in game.players]


def test_what_a_table_chose_is_saved_and_older_saves_show_points() -> None:
    game, _shown = pair()
    assert load(save(game)).options.hidden_points
    for name in KEPT:
        old = load(zlib.decompress(kept(name).read_bytes()))
        assert not old.options.hidden_points
        assert all(told(view(old, None)))
