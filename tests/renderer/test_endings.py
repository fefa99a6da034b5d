"""Pictures of how a game went: points by source, lines by generation, the time-lapse."""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib import import_module
from io import BytesIO
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops, ImageSequence

import renderer
from engine.view import View
from renderer import samples
from renderer.samples import LONG_NAMES, NAMES
from renderer.scores import BAR, HEAD, ROW, winners
from renderer.theme import ALT_LENGTH, BOARD, OWNERS, SOURCES
from tests.renderer.golden import clearly_apart, near, opened
from tests.renderer.views import with_seat


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_number_of_the_score_is_in_its_words(players: int) -> None:
    last = samples.course(players)[-1]
    drawn = renderer.points(last, LONG_NAMES)
    said = drawn.alt.splitlines()
    assert len(said) == players
    for seat in last.seats:
        line = next(line for line in said if LONG_NAMES[seat.seat] in line)
        told = [int(n) for n in re.findall(r"\d+", line.replace(LONG_NAMES[seat.seat], ""))]
        assert told == [sum(seat.points.values()), *(abs(n) for n in seat.points.values())]


def test_the_best_is_first_and_ties_go_to_the_most_money() -> None:
    last = samples.course(2)[-1]
    tied = tuple(
        msgspec.structs.replace(seat, points=dict.fromkeys(SOURCES, 3), stock={**seat.stock, "mc": seat.seat})
        for seat in last.seats
    )
    drawn = msgspec.structs.replace(last, seats=tied)
    said = renderer.points(drawn, NAMES).alt.splitlines()
    assert said[0].startswith(f"■\u00a0{NAMES[1]}, winner, 18 (1\u00a0M€): ")
    assert said[1].startswith(f"●\u00a0{NAMES[0]} 18 (0\u00a0M€): ")
    assert winners(drawn) == [1]


def test_equals_win_together_and_nobody_while_the_game_goes_on() -> None:
    last = samples.course(3)[-1]
    equal = tuple(msgspec.structs.replace(seat, points={"tr": 20}, stock={"mc": 7}) for seat in last.seats)
    drawn = msgspec.structs.replace(last, seats=equal)
    assert winners(drawn) == [0, 1, 2]
    assert renderer.points(drawn, NAMES).alt.count("winner") == 3
    assert winners(msgspec.structs.replace(drawn, phase="action")) == []


def test_alone_only_a_terraformed_mars_is_a_victory() -> None:
    last = samples.course(1)[-1]
    for steps, found in ((9, [0]), (8, [])):
        parameters = {"temperature": 8, "oxygen": 14, "oceans": steps}
        assert winners(msgspec.structs.replace(last, parameters=parameters)) == found


def test_the_winner_has_a_crown_and_a_golden_rim() -> None:
    last = samples.course(3)[-1]
    over, going = (
        opened(renderer.points(msgspec.structs.replace(last, phase=p), NAMES).data) for p in ("over", "action")
    )
    found = clearly_apart(over, going)
    assert found is not None
    assert found[1] >= HEAD - 4
    assert found[3] <= HEAD + ROW


def test_points_below_nothing_leave_the_bar_empty_and_are_said() -> None:
    last, none = samples.course(2)[-1], dict.fromkeys(SOURCES, 0)
    drawn, empty = (renderer.points(with_seat(last, 0, points=none | {"cards": n}), NAMES) for n in (-2, 0))
    assert "cards\u00a0−2" in drawn.alt
    second = HEAD + ROW
    bar = (0, second + 60, BOARD, second + 60 + BAR)
    assert not clearly_apart(opened(drawn.data).crop(bar), opened(empty.data).crop(bar))
    assert clearly_apart(opened(drawn.data), opened(empty.data)), "its numbers"


@pytest.mark.parametrize("players", [1, 3, 5])
def test_lines_tell_where_each_player_began_and_ended(players: int) -> None:
    course = samples.course(players)
    drawn = renderer.history(course, NAMES)
    assert opened(drawn.data).width == 800
    for first, last in zip(course[0].seats, course[-1].seats, strict=True):
        assert f"{NAMES[first.seat]} {first.tr} → {last.tr}" in drawn.alt


def test_a_game_of_one_generation_has_lines_too() -> None:
    whole = samples.course(3)
    drawn, long = (opened(renderer.history(course, NAMES).data) for course in (whole[:1], whole))
    assert drawn.size == long.size
    for seat in whole[0].seats:
        assert near(drawn, OWNERS[seat.seat].colour) > 100, "its mark at least"


def test_the_lapse_shows_each_generation_once_and_stays_small() -> None:
    course = samples.course(4)
    drawn = renderer.lapse(course, NAMES)
    assert len(drawn.data) < 8 * 2**20
    with Image.open(BytesIO(drawn.data)) as film:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
    assert len(frames) == len(course)
    for one, next_one in pairwise(frames):
        caption = (0, BOARD, BOARD, next_one.height)
        assert ImageChops.difference(one.crop(caption), next_one.crop(caption)).getbbox()


def test_a_lapse_draws_a_picture_when_it_is_saved_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    course, drawn = samples.course(4), list[int]()
    lapse = import_module("renderer.lapse")
    square_board = lapse.square_board

    def noted(view: View, since: Collection[str]) -> Image.Image:
        drawn.append(view.generation)
        return square_board(view, since)

    monkeypatch.setattr(lapse, "square_board", noted)
    film = lapse.Film(course)
    assert film.n_frames == len(course)
    assert drawn == [1]
    film.seek(1)
    assert drawn == [1, 2]
    assert film.size == (BOARD, BOARD + lapse.CAPTION)


def test_a_long_game_of_five_is_told_to_its_end() -> None:
    course = (*samples.course(5)[:1] * 15, samples.course(5)[-1])
    told = renderer.lapse(course, [f"{i} {'W' * 30}" for i in range(5)]).alt
    assert len(told.splitlines()) == 18
    assert len(told) <= ALT_LENGTH
