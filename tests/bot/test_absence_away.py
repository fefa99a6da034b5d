"""Since when somebody is away (docs/absence.md, rows 2 and 15): from when the question arrived, without what does not count."""

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.delivery.presence import Presence
from bot.store import people
from bot.tables import away
from bot.tables.clocks import DAY, Clocks, Quiet
from tests.bot.backend import ANN, BEN, HOUR, MINUTE

pytestmark = [pytest.mark.once, pytest.mark.databases, pytest.mark.usefixtures("ann_begins")]
DAILY = Clocks.of(12)
AT = datetime(2026, 11, 21, 12, tzinfo=UTC)


async def asked(backend, game, clocks=DAILY):
    async with backend.store.reading() as connection:
        return await away.asked(connection, game, clocks)


def one(**more):
    values = {"game": "abcde", "seat": 0, "user": ANN, "since": AT, "arrived": AT, "clocks": DAILY}
    return away.Obligation(**{**values, **more})


async def test_row_02_the_clock_runs_from_the_message_that_asks_and_not_before_it_arrives(backend, game):
    backend.sender.unreachable = {f"game:{game}"}
    await backend.outbox.tick()
    assert (await asked(backend, game))[0].away_at is None
    backend.clock.advance(30 * HOUR)
    backend.sender.unreachable = set()
    await backend.outbox.tick()
    (found,) = (await asked(backend, game)).values()
    assert (found.arrived, found.since) == (backend.clock(), backend.clock() - 30 * HOUR)
    assert found.away_at == backend.clock() + 36 * HOUR
    assert found.gone_at == backend.clock() + 7 * DAY
    assert not found.away(backend.clock() + 36 * HOUR - MINUTE)
    assert found.away(backend.clock() + 36 * HOUR)


async def test_row_02_a_first_reminder_is_as_late_as_the_question(backend, game):
    backend.clock.advance(30 * HOUR)
    await backend.outbox.tick()
    await backend.reminders.tick()
    await backend.outbox.tick()
    assert backend.sender.of_kinds("reminder") == []
    backend.clock.advance(12 * HOUR)
    await backend.reminders.tick()
    await backend.outbox.tick()
    assert len(backend.sender.of_kinds("reminder")) == 1


async def test_row_02_who_acts_has_seen_what_is_asked_next(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(HOUR)
    await backend.act(game, ANN, "project:power-plant")
    assert (await asked(backend, game))[0].arrived == backend.clock()


async def test_row_02_hours_without_the_bot_do_not_count(backend, game):
    connected = True
    presence = Presence(backend.store, now=backend.clock, connected=lambda: connected)
    await backend.outbox.tick()
    asked_at = backend.clock()
    await presence.tick()
    for _ in range(4):
        backend.clock.advance(4 * MINUTE)
        await presence.tick()
    connected = False
    for _ in range(10):
        backend.clock.advance(HOUR)
        await presence.tick()
    connected = True
    await presence.tick()
    assert (await asked(backend, game))[0].away_at == asked_at + 46 * HOUR


async def test_row_02_only_an_answer_of_ones_own_resets_the_clock_and_no_undo_of_the_player_before(backend, game):
    await backend.outbox.tick()
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    first = backend.clock()
    backend.clock.advance(30 * HOUR)
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert 1 not in await asked(backend, game)
    backend.clock.advance(5 * HOUR)
    await backend.act(game, ANN, "end")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    found = (await asked(backend, game))[1]
    assert found.arrived == backend.clock()
    assert found.away_at == first + 36 * HOUR + 5 * HOUR + MINUTE, "the time in which Ben was not asked does not count"
    await backend.act(game, BEN, "project:power-plant")
    assert (await asked(backend, game))[1].away_at == backend.clock() + 36 * HOUR
    assert await backend.rows("SELECT seat FROM seats WHERE waited IS NOT NULL") == []


def test_row_02_quiet_hours_count_up_to_ten_a_day_and_an_own_interval_only_lengthens():
    night = Quiet(time(22), time(8), "UTC")
    assert one(quiet=night).away_at == AT + 36 * HOUR + 2 * 10 * HOUR
    assert one(clocks=DAILY.own(24)).away_at == AT + 72 * HOUR
    assert one(clocks=DAILY.own(2)).away_at == AT + 36 * HOUR


def test_row_15_a_game_waits_for_twenty_one_days_of_vacation():
    spans = [(AT + n * 30 * DAY, AT + n * 30 * DAY + 14 * DAY) for n in range(3)]
    assert sum((b - a for a, b in away.waited_vacations(spans, AT)), timedelta()) == 21 * DAY
    assert away.waited_vacations(spans, AT + 7 * DAY)[0] == (AT + 7 * DAY, AT + 14 * DAY), (
        "days before the game do not count"
    )


def test_row_15_days_that_were_declared_twice_are_waited_for_once():
    spans = [(AT, AT + 5 * DAY), (AT + DAY, AT + 8 * DAY), (AT + 2 * DAY, AT + 3 * DAY)]
    assert away.waited_vacations(spans, AT) == [(AT, AT + 5 * DAY), (AT + 5 * DAY, AT + 8 * DAY)]


async def test_row_15_a_vacation_declared_before_the_question_stops_the_clock_and_one_declared_after_it_does_not(
    backend, game
):
    await backend.outbox.tick()
    async with backend.store.writing() as connection:
        for user in (ANN, BEN):
            backend.clock.advance(MINUTE)
            await people.begin_vacation(connection, user, backend.clock(), backend.clock() + 5 * DAY)
    assert (await asked(backend, game))[0].away_at == backend.clock() - 2 * MINUTE + 36 * HOUR
    await backend.act(game, ANN, "pass")
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert (await asked(backend, game))[1].away_at == backend.clock() - MINUTE + 5 * DAY + 36 * HOUR
