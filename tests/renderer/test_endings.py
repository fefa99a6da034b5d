"""Pictures of the course of a game: points by source, lines by generation, the animation."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from importlib import import_module
from io import BytesIO
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops, ImageSequence

import renderer
from engine.view import View, winners
from renderer.alt.lines import shown_name
from renderer.drawing.theme import ALT_LENGTH, BOARD, OWNERS, SOURCES
from renderer.overview.seats import LEFT
from renderer.overview.table import TOP, full_board
from renderer.results.charts import FIELD, HIGH, LABELS, Plot, spread
from renderer.results.scores import BAR, HEAD, MARGIN, ROW
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES
from tests.renderer.golden import clearly_apart, near, opened, part, pixel
from tests.renderer.views import fixed, with_seat


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_number_of_the_score_is_in_its_words(players: int) -> None:
    last = samples.course(players)[-1]
    drawn = renderer.points(last, LONG_NAMES)
    said = drawn.alt.splitlines()
    assert len(said) == players
    for seat in last.seats:
        name = shown_name(LONG_NAMES[seat.seat], seat.seat)
        line = next(line for line in said if name in line)
        told = [int(n) for n in re.findall(r"\d+", line.replace(name, ""))]
        total = sum(seat.points.values())
        tied = sum(sum(other.points.values()) == total for other in last.seats) > 1
        assert told == [total, *[seat.stock["mc"]] * tied, *(abs(n) for n in seat.points.values())]


def test_the_best_is_first_and_ties_go_to_the_most_money() -> None:
    last = samples.course(2)[-1]
    tied = tuple(
        msgspec.structs.replace(seat, points=dict.fromkeys(SOURCES, 3), stock={**seat.stock, "mc": seat.seat})
        for seat in last.seats
    )
    drawn = msgspec.structs.replace(last, seats=tied)
    said = renderer.points(drawn, NAMES).alt.splitlines()
    assert said[0].startswith(f"■\u00a0{NAMES[1]}, winner, {3 * len(SOURCES)} (1\u00a0M€): ")
    assert said[1].startswith(f"●\u00a0{NAMES[0]} {3 * len(SOURCES)} (0\u00a0M€): ")
    assert winners(drawn) == [1]


def test_equals_win_together_and_nobody_while_the_game_goes_on() -> None:
    last = samples.course(3)[-1]
    equal = tuple(msgspec.structs.replace(seat, points={"tr": 20}, stock={"mc": 7}) for seat in last.seats)
    drawn = msgspec.structs.replace(last, seats=equal)
    assert winners(drawn) == [0, 1, 2]
    assert renderer.points(drawn, NAMES).alt.count("winner") == 3
    assert winners(msgspec.structs.replace(drawn, phase="action")) == []


def test_alone_only_a_mars_that_was_terraformed_in_time_is_a_victory() -> None:
    """The last greeneries come too late; of games that ended before this was stored, the parameters tell it."""
    last = samples.course(1)[-1]
    for reached, oceans, found in ((True, 8, [0]), (False, 9, []), (None, 9, [0]), (None, 8, [])):
        parameters = {"temperature": 8, "oxygen": 14, "oceans": oceans}
        assert winners(msgspec.structs.replace(last, parameters=parameters, goal_reached=reached)) == found


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


def test_production_is_counted_by_what_it_is_worth() -> None:
    production = {"mc": -2, "steel": 1, "titanium": 1, "plants": 1, "energy": 1, "heat": 1}
    drawn = renderer.history([with_seat(samples.start(), 0, production=production)], NAMES)
    assert f"generation 1: ●\u00a0{NAMES[0]} 10; " in drawn.alt.splitlines()[-1]
    assert "steel 2, titanium 3" in drawn.alt


def grown(*points: Sequence[int]) -> list[View]:
    """Views of several generations with the points of all players; the last ends the game."""
    blank = samples.start(len(points[0]))
    views = [msgspec.structs.replace(blank, generation=i + 1) for i in range(len(points))]
    for i, totals in enumerate(points):
        for seat, n in enumerate(totals):
            views[i] = with_seat(views[i], seat, points={"tr": n}, tr=n)
    return [*views[:-1], msgspec.structs.replace(views[-1], phase="over")]


def test_who_led_when_is_said_and_nobody_leads_among_equals() -> None:
    said = renderer.history(grown((20, 20), (21, 20), (22, 21), (22, 22), (22, 25)), NAMES).alt
    assert "In the lead, by generation: 2 to 3 ●, 5 ■." in said
    assert "In the lead" not in renderer.history(grown((20, 20), (30, 30)), NAMES).alt


def test_a_lead_is_seen_below_the_points() -> None:
    one, other = (
        opened(renderer.history(grown((20, 20), last, (25, 24)), NAMES).data) for last in ((21, 20), (20, 21))
    )
    found = clearly_apart(one, other)
    assert found is not None
    assert found[1] < MARGIN + HIGH < found[3]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_chances_are_told_for_each_generation_and_the_whole_height_is_certainty(players: int) -> None:
    generations, series = samples.chances(players)
    drawn = renderer.chances(generations, series, NAMES, [0])
    for name, own in zip(NAMES, series, strict=False):
        assert f"{name}: {own[0]}\u00a0%, {own[1]}\u00a0%" in drawn.alt
    assert ("reach the goal" in drawn.alt) == (players == 1)
    half = tuple(tuple(n // 2 for n in own) for own in series)
    lower = opened(renderer.chances(generations, half, NAMES, [0]).data)
    assert clearly_apart(opened(drawn.data), lower), "a chance of half is drawn at half the height"


def test_equals_do_not_hide_one_another() -> None:
    """With five players who are equal all the time, each line is visible between the marks of two generations."""
    drawn = opened(renderer.history(grown(*([20] * 5 for _generation in range(3))), NAMES).data)
    x = round(FIELD[0]) + 100
    seen = drawn.crop((x, MARGIN, x + 30, MARGIN + HIGH))
    for seat in OWNERS:
        assert near(seen, seat.colour) >= 15, seat.shape


def test_of_equals_in_points_the_winner_stands_above() -> None:
    for richer in (0, 1):
        course = grown((20, 20), (25, 25))
        rich = with_seat(course[-1], richer, stock=dict(course[-1].seats[richer].stock) | {"mc": 99})
        assert winners(rich) == [richer]
        marks = part(opened(renderer.history([course[0], rich], NAMES).data), FIELD[1] + 24, 0, FIELD[1] + 56, HIGH)
        top = {
            seat: next(y for y in range(HIGH) if near(part(marks, 0, y, 32, y + 1), OWNERS[seat].colour))
            for seat in (0, 1)
        }
        assert min(top, key=lambda seat: top[seat]) == richer


@pytest.mark.parametrize("generations", [1, 2, 7, 11, 14, 20, 40])
def test_the_first_and_the_last_generation_are_labelled_and_no_labels_touch(generations: int) -> None:
    plot = Plot.of([[20] * generations], range(1, generations + 1), 0)
    labelled = plot.labelled()
    assert (labelled[0], labelled[-1]) == (0, generations - 1)
    assert all(plot.x(b) - plot.x(a) >= LABELS - 1 for a, b in pairwise(labelled))


def test_what_is_moved_apart_keeps_its_order_and_stays_near() -> None:
    assert spread([10, 50, 90], 20, (0, 100)) == [10, 50, 90]
    assert spread([50, 50, 50], 20, (0, 100)) == [30, 50, 70]
    assert spread([95, 99], 20, (0, 100)) == [80, 100]
    assert spread([0, 0], 20, (0, 100)) == [0, 20]


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


def test_who_cannot_win_has_no_crown_and_is_not_called_the_winner() -> None:
    course = samples.course(4)
    crowned, bare = (renderer.points(course[-1], NAMES, won) for won in (None, ()))
    assert ", winner," in crowned.alt
    assert ", winner," not in bare.alt
    assert clearly_apart(opened(crowned.data), opened(bare.data))
    assert "wins with" in renderer.lapse(course, NAMES).alt
    last = renderer.lapse(course, NAMES, ()).alt
    assert "wins with" not in last
    assert "has the most, " in last


def frames(views: Sequence[View]) -> list[Image.Image]:
    """The captions of an animation."""
    with Image.open(BytesIO(renderer.lapse(views, NAMES).data)) as film:
        whole = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
    return [frame.crop((0, BOARD, BOARD, frame.height)) for frame in whole]


def test_players_keep_their_places_through_a_time_lapse_whoever_is_ahead() -> None:
    for caption in frames(grown((20, 25), (30, 25), (30, 35))):
        left = caption.crop((0, 64, BOARD // 2, caption.height))
        assert near(left, OWNERS[0].colour) > 100
        assert not near(left, OWNERS[1].colour)


def test_a_time_lapse_ends_with_who_has_won() -> None:
    said = renderer.lapse(grown((20, 25), (30, 25)), NAMES).alt.splitlines()[-1]
    assert said == "● wins with 30\u00a0VP. Points at the end: ●\u00a030 ■\u00a025."
    going, over = frames(grown((20, 25), (30, 25)))
    place = (20, 4, 70, 54)
    assert clearly_apart(going.crop(place), over.crop(place)), "a crown"
    (lost,) = frames([msgspec.structs.replace(samples.start(1), phase="over")])
    assert not near(lost.crop(place), (216, 56, 74)), "no crown"
    assert near(over.crop(place), (216, 56, 74)), "the stone in it"


def test_a_lapse_draws_a_picture_when_it_is_saved_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    course, drawn = samples.course(4), list[int]()
    lapse = import_module("renderer.results.lapse")
    square_board = lapse.square_board

    def noted(view: View, since: Collection[str]) -> Image.Image:
        drawn.append(view.generation)
        return square_board(view, since)

    monkeypatch.setattr(lapse, "square_board", noted)
    film = lapse.Film(course, NAMES)
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


def test_when_the_game_is_over_the_full_board_begins_with_who_has_won() -> None:
    over = msgspec.structs.replace(fixed(), over=True, phase="over", owing={})
    best = max(over.seats, key=lambda seat: (seat.total, seat.stock["mc"])).seat
    edge = LEFT + 3, TOP + 60
    assert pixel(full_board(over, NAMES), *edge) == pytest.approx(OWNERS[best].colour, abs=8)
    assert pixel(full_board(fixed(), NAMES), *edge) == pytest.approx(OWNERS[fixed().order[0]].colour, abs=8)
    assert best != fixed().order[0]
