"""What is kept of a finished game gives back what everybody saw after each entry, and knows nothing that was hidden."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bench.simulate import everything
from engine import Game, Options, course, load, new_game, save, view
from engine.codec import Unreadable
from engine.hidden import redealt
from engine.undo import prepare_undone
from engine.view import View
from tests.engine.games import options, walk

GOLDEN = Path(__file__).parents[1] / "golden" / "course-1.z"
"""The course of a game of two as the first version kept it, in which Turmoil and Colonies were in play."""
ALONE = Options(players=1, corporate_era=True)
OMENS = options(322)
"""The made-up expansion keeps cards that nobody sees, and bets that only their owner knows."""
HIDDEN = Options(players=3, draft=True, hidden_points=True)
TABLES = [ALONE, HIDDEN, everything(players=4, draft=True), OMENS]
tables = pytest.mark.parametrize("table", TABLES, ids=lambda one: "+".join(one.expansions))


@cache
def positions(table: Options) -> list[bytes]:
    """The saves of a game with such options after its start and after each entry."""
    return [save(game) for game in lived(table)]


def lived(options: Options, seed: str = "a course") -> Iterator[Game]:
    """A game after its start and after each answer; now and then the last answers are taken back."""
    game, random = new_game(options, seed), Random(seed)
    saves = [save(game)]
    yield game
    for _ in walk(game, random):
        saves.append(save(game))
        if len(saves) % 60 == 0:
            yield prepare_undone(game, load(saves[-4]))
        yield game
    yield game


def kept(saves: list[bytes], change: Callable[[Game], Game] = lambda game: game) -> bytes:
    games = (change(load(position)) for position in saves)
    return course.packed((3 * n, view(game, None, afterwards=True)) for n, game in enumerate(games))


def written(public: View) -> bytes:
    """A view with the order of all that is in it."""
    return msgspec.json.encode(public, enc_hook=str)


@pytest.mark.once
@tables
def test_each_position_comes_back_as_everybody_saw_it(table: Options) -> None:
    for afterwards in (False, True) if table.hidden_points else (False,):
        back = list(course.unpacked(kept(positions(table)), afterwards=afterwards))
        assert [number for number, _ in back] == [3 * n for n in range(len(back))]
        for (_, public), position in zip(back, positions(table), strict=True):
            seen = view(load(position), None, afterwards=afterwards)
            assert public == seen
            assert written(public) == written(seen)


@pytest.mark.once
@tables
def test_whatever_is_hidden_changes_not_one_byte_of_what_is_kept(table: Options) -> None:
    random, exchanged = Random(11), 0

    def otherwise(game: Game) -> Game:
        nonlocal exchanged
        before, copy = save(game), redealt(game, -1, random)
        exchanged += save(copy) != before
        return copy

    assert kept(positions(table), otherwise) == kept(positions(table))
    assert exchanged == len(positions(table)), "something was exchanged everywhere"


def test_a_position_that_nothing_has_changed_takes_next_to_nothing() -> None:
    public = view(new_game(everything(players=4), "the same"), None)
    once, often = (course.packed((n, public) for n in range(times)) for times in (1, 400))
    assert len(often) < len(once) + 20
    assert [seen for _, seen in course.unpacked(often)] == [public] * 400


def _changed(data: bytes, change: Callable[[list[Any]], None]) -> bytes:
    raw = msgspec.json.decode(zlib.decompress(data))
    change(raw)
    return zlib.compress(msgspec.json.encode(raw))


def test_what_a_later_version_adds_is_left_out_and_what_it_leaves_out_is_as_usual() -> None:
    public = view(new_game(everything(players=2), "later"), None)
    data = course.packed([(0, public)])

    def later(raw: list[Any]) -> None:
        _, keys, above, when, what = raw
        (whole,) = what[0]
        whole["="] = ["weather", *(name for name in whole["="] if name != "markers")]
        for column, name in ((keys, "weather"), (above, len(above)), (when, [0]), (what, ["dust"])):
            column.append(name)

    assert [seen for _, seen in course.unpacked(_changed(data, later))] == [public]


@pytest.mark.parametrize("broken", [b"", b"rotten", zlib.compress(b"[]"), zlib.compress(b"[[0],[],[],[],[]]")])
def test_what_cannot_be_read_says_so(broken: bytes) -> None:
    with pytest.raises(Unreadable):
        list(course.unpacked(broken))


def test_another_format_says_so() -> None:
    with pytest.raises(Unreadable, match="format 2"):
        list(course.unpacked(GOLDEN.read_bytes(), 2))


def test_what_the_first_version_kept_can_still_be_read() -> None:
    back = list(course.unpacked(GOLDEN.read_bytes()))
    assert [number for number, _ in back] == list(range(len(back)))
    first, last = back[0][1], back[-1][1]
    assert (first.generation, first.phase) == (1, "setup")
    assert (len(back), last.generation, last.over) == (214, 10, True)
    assert [seat.total for seat in last.seats] == [72, 83]
    assert (last.own["turmoil"].chairman, len(last.outposts)) == (1, 5)  # type: ignore[attr-defined]
