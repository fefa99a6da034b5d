"""Where a table hides the points, no picture and no words show any, and no empty field is left for them."""

from __future__ import annotations

import pytest

import renderer
from renderer.alt import lines
from renderer.drawing import picture
from renderer.overview import seats
from renderer.tools import samples
from renderer.tools.samples import NAMES, without_points
from tests.renderer.golden import opened


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_words_of_the_full_board_have_no_points(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (lines, picture):
        monkeypatch.setattr(module, "ALT_LENGTH", 10_000)  # nothing gives way to anything
    now, before = samples.middle(players), samples.start(players)
    assert "VP" in renderer.table(now, NAMES).alt
    assert "points" in renderer.table(now, NAMES, before).alt
    for was in (None, without_points(before)):
        hidden = renderer.table(without_points(now), NAMES, was).alt
        assert not any(word in hidden for word in ("VP", "points", "so far"))


@pytest.mark.parametrize("players", [1, 3])
def test_the_board_in_words_has_no_points(players: int) -> None:
    now = samples.middle(players)
    said, hidden = (renderer.words_of_board(one, NAMES) for one in (now, without_points(now)))
    assert ("Points: TR" if now.over else "so far") in said
    assert not any(words in hidden for words in ("so far", "Points: TR"))


def test_what_is_held_takes_the_room_of_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    room: set[int] = set()
    draw = seats._stock

    def noted(what: str, held: int, made: int, wide: int) -> object:
        room.add(wide)
        return draw(what, held, made, wide)

    monkeypatch.setattr(seats, "_stock", noted)
    renderer.table(samples.middle(3), NAMES)
    (beside,) = room
    room.clear()
    renderer.table(without_points(samples.middle(3)), NAMES)
    (alone,) = room
    assert 6 * (alone - beside) >= seats.SECOND - 6


def test_points_that_are_told_at_last_are_no_difference() -> None:
    last = samples.end(3)
    assert "points" not in renderer.table(last, NAMES, without_points(last)).alt


def test_a_course_without_points_has_a_chart_less_and_no_gap() -> None:
    course = samples.course(3)[:4]
    whole, less = (renderer.history(views, NAMES) for views in (course, [without_points(view) for view in course]))
    assert "Victory points, generation" in whole.alt
    assert "point" not in less.alt.casefold()
    assert opened(less.data).height < opened(whole.data).height
