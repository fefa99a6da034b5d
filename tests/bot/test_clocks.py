"""The clocks of absence, as sentences with times."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import pytest

from bot.tables.clocks import DAY, HOUR, WEEK, Clocks, Quiet, after

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
NIGHT = Quiet(time(22), time(7), "Europe/Prague")
"""In winter from 21:00 to 06:00 UTC."""


@pytest.mark.parametrize(
    ("hours", "clocks"),
    [
        (24, Clocks(24 * HOUR, 72 * HOUR, 24 * HOUR, 14 * DAY)),
        (12, Clocks(12 * HOUR, 36 * HOUR, 12 * HOUR, 7 * DAY)),
        (2, Clocks(2 * HOUR, 12 * HOUR, 4 * HOUR, 3 * DAY)),
        (0.25, Clocks(15 * MINUTE, 45 * MINUTE, 10 * MINUTE, DAY)),
        (6, Clocks(6 * HOUR, 18 * HOUR, 6 * HOUR, 84 * HOUR)),
        (1, Clocks(HOUR, 3 * HOUR, HOUR, DAY)),
    ],
)
def test_each_pace_has_its_clocks_and_any_other_interval_those_of_its_length(hours: float, clocks: Clocks) -> None:
    assert Clocks.of(hours) == clocks


def test_a_player_with_a_longer_interval_has_longer_clocks() -> None:
    assert Clocks.of(12).own(24) == Clocks(24 * HOUR, 72 * HOUR, 24 * HOUR, 14 * DAY)
    assert Clocks.of(12).own(48) == Clocks(48 * HOUR, 72 * HOUR, 48 * HOUR, 14 * DAY), "twice the table's at most"
    assert Clocks.of(0.25).own(6).vote == 90 * HOUR / 60


def test_a_player_with_a_shorter_interval_is_only_reminded_earlier() -> None:
    table = Clocks.of(12)
    assert table.own(1) == Clocks(HOUR, table.away, table.vote, table.gone)


def test_reminders_come_after_one_three_and_seven_intervals_and_then_weekly() -> None:
    times = [timedelta()]
    for sent in range(5):
        times.append(times[-1] + Clocks.of(12).next_reminder(sent))
    assert times[1:] == [12 * HOUR, 36 * HOUR, 84 * HOUR, 84 * HOUR + WEEK, 84 * HOUR + 2 * WEEK]


def test_without_pauses_all_time_counts() -> None:
    assert after(NOON, 36 * HOUR) == NOON + 36 * HOUR


def test_a_pause_does_not_count() -> None:
    assert after(NOON, 36 * HOUR, [(NOON + HOUR, NOON + 5 * HOUR)]) == NOON + 40 * HOUR


def test_pauses_that_overlap_are_left_out_once() -> None:
    pauses = [(NOON + 2 * HOUR, NOON + 6 * HOUR), (NOON + HOUR, NOON + 5 * HOUR)]
    assert after(NOON, 10 * HOUR, pauses) == NOON + 15 * HOUR


def test_a_pause_that_began_earlier_counts_from_the_question_on() -> None:
    assert after(NOON, 10 * HOUR, [(NOON - 5 * HOUR, NOON + HOUR)]) == NOON + 11 * HOUR


def test_a_pause_after_the_time_is_over_changes_nothing() -> None:
    assert after(NOON, HOUR, [(NOON + 2 * HOUR, NOON + 3 * HOUR)]) == NOON + HOUR


def test_quiet_hours_do_not_count() -> None:
    assert after(NOON, 10 * HOUR, quiet=NIGHT) == NOON + 19 * HOUR
    assert after(NOON, 36 * HOUR, quiet=NIGHT) == NOON + 54 * HOUR


def test_at_most_ten_quiet_hours_a_day_do_not_count() -> None:
    most_of_the_day = Quiet(time(8), time(6), "UTC")
    assert after(NOON, 14 * HOUR, quiet=most_of_the_day) == NOON + 20 * HOUR


def test_quiet_hours_follow_summer_time() -> None:
    spring = datetime(2026, 3, 28, 20, tzinfo=UTC)
    (first, second) = (span for span, _ in zip(NIGHT.spans(spring + DAY), range(2), strict=False))
    assert (first[0].hour, first[1].hour, second[0].hour, second[1].hour) == (21, 5, 20, 5)


@pytest.mark.parametrize(
    ("begin", "end", "day", "first", "last"),
    [
        ((22, 0), (2, 30), (2027, 3, 28), "21:00", "01:00"),  # in the hour that clocks skip it is over with that
        ((2, 30), (9, 0), (2027, 3, 28), "01:00", "07:00"),
        ((2, 30), (3, 15), (2027, 3, 28), "01:00", "01:15"),
        ((22, 0), (2, 30), (2027, 10, 31), "20:00", "01:30"),  # the hour that clocks show twice is quiet twice
        ((2, 30), (9, 0), (2027, 10, 31), "00:30", "08:00"),
    ],
)
def test_quiet_hours_that_begin_or_end_while_clocks_are_changed(
    begin: tuple[int, int], end: tuple[int, int], day: tuple[int, int, int], first: str, last: str
) -> None:
    quiet = Quiet(time(*begin), time(*end), "Europe/Prague")
    nights = [night for night, _ in zip(quiet.spans(datetime(*day, tzinfo=UTC)), range(3), strict=False)]
    (span,) = [night for night in nights if night[1].date() == date(*day)]
    assert [f"{at:%H:%M}" for at in span] == [first, last]
    assert quiet.over(span[0]) == span[1] == quiet.over(span[1] - MINUTE)
    assert after(span[0] - HOUR, 2 * HOUR, quiet=quiet) == span[1] + HOUR


@pytest.mark.parametrize(("hour", "over"), [(12, 12), (21, 30), (23, 30), (5, 6), (6, 6)])
def test_in_quiet_hours_a_reminder_waits_for_their_end(hour: int, over: int) -> None:
    day = NOON.replace(hour=0)
    assert NIGHT.over(day + hour * HOUR) == day + over * HOUR
