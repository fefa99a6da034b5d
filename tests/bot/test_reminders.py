"""Reminders: a due time for each owed decision, and never after the fact."""

import asyncio
from datetime import timedelta

import pytest

from bot.delivery.reminders import HEARTBEAT
from tests.bot.club import ANN, BEN, CAT, HOUR, club, eventually

pytestmark = pytest.mark.usefixtures("ann_begins")


async def remind(house):
    await house.reminders.tick()
    await house.outbox.tick()
    found = [(i.destination, i.payload["count"]) for i in house.ears.kinds("reminder")]
    house.ears.forget()
    return found


async def test_who_owes_a_decision_is_reminded_after_the_hours_of_the_host(house, game):
    house.clock.on(12 * HOUR - timedelta(seconds=1))
    assert await remind(house) == []
    house.clock.on(timedelta(seconds=1))
    assert await remind(house) == [(f"user:{ANN}", 1)]


async def test_a_table_may_agree_on_other_hours(house):
    await house.game(BEN, reminder_hours=2)
    house.clock.on(2 * HOUR)
    assert await remind(house) == [(f"user:{ANN}", 1)]


async def test_each_reminder_lets_twice_as_long_pass_and_the_third_is_the_last(house, game):
    heard = []
    for hour in range(1, 200):
        house.clock.on(HOUR)
        heard += [(hour, count) for _, count in await remind(house)]
    assert heard == [(12, 1), (36, 2), (84, 3)]


async def test_a_reminder_says_since_when_and_whether_it_is_the_last(house, game):
    since = house.clock()
    for hours in (12, 24, 48):
        house.clock.on(hours * HOUR)
        await house.reminders.tick()
        await house.outbox.tick()
    first, _, last = house.ears.kinds("reminder")
    assert (first.payload["since"], first.payload["last"]) == (since.isoformat(), False)
    assert last.payload["last"]


async def test_nobody_is_reminded_of_what_they_have_done(house, game):
    house.clock.on(11 * HOUR)
    await house.act(game, ANN, "project:power-plant")
    house.clock.on(11 * HOUR)
    assert await remind(house) == []
    house.clock.on(HOUR)
    assert await remind(house) == [(f"user:{ANN}", 1)]
    await house.act(game, ANN, "end")
    house.clock.on(12 * HOUR)
    assert await remind(house) == [(f"user:{BEN}", 1)]


async def test_a_reminder_written_but_not_sent_is_withdrawn_by_the_answer(house, game):
    house.clock.on(12 * HOUR)
    assert await house.reminders.tick() == 1
    await house.act(game, ANN, "pass")
    await house.outbox.tick()
    assert house.ears.kinds("reminder") == []


async def test_a_reminder_that_could_not_be_sent_is_replaced_by_the_next(house, game):
    house.ears.deaf = {f"user:{ANN}"}
    house.clock.on(12 * HOUR)
    assert await remind(house) == []
    house.clock.on(24 * HOUR)
    await house.reminders.tick()
    house.ears.deaf = set()
    assert await remind(house) == [(f"user:{ANN}", 2)]


async def test_all_who_choose_at_once_are_reminded_but_those_who_have_chosen(house, game):
    for user in (ANN, BEN, CAT):
        await house.act(game, user, "pass")
    await house.tables.pick(game, BEN, None, [], house.click())
    house.clock.on(12 * HOUR)
    assert sorted(await remind(house)) == [(f"user:{ANN}", 1), (f"user:{CAT}", 1)]


async def test_an_undo_gives_no_one_else_more_or_less_time(house, game):
    for user in (ANN, BEN, CAT):
        await house.act(game, user, "pass")
    house.clock.on(6 * HOUR)
    await house.tables.pick(game, BEN, None, [], house.click())
    await house.tables.undo(game, BEN, 1, house.click())
    house.clock.on(6 * HOUR)
    assert sorted(await remind(house)) == [(f"user:{ANN}", 1), (f"user:{CAT}", 1)]
    house.clock.on(6 * HOUR)
    assert await remind(house) == [(f"user:{BEN}", 1)]


async def test_a_game_that_has_ended_reminds_nobody(house, game):
    house.clock.on(12 * HOUR)
    await house.reminders.tick()
    await house.tables.end(game, ANN)
    assert await remind(house) == []
    house.clock.on(99 * HOUR)
    assert await remind(house) == []


async def test_after_a_long_silence_of_the_bot_each_is_reminded_once_and_not_for_every_missed_time(house, game):
    house.clock.on(400 * HOUR)
    assert await remind(house) == [(f"user:{ANN}", 1)]
    assert await remind(house) == []


async def test_two_processes_remind_once(house, game, tmp_path):
    async with club(tmp_path / "mars.db", house.clock, house.ears) as other:
        house.clock.on(12 * HOUR)
        assert sum(await asyncio.gather(house.reminders.tick(), other.reminders.tick())) == 1


async def test_the_loop_leaves_signs_of_life_and_reminds(house, game):
    house.clock.on(12 * HOUR)
    running = asyncio.ensure_future(house.reminders.run(every=0.01))
    await eventually(lambda: house.rows("SELECT id FROM outbox WHERE kind = 'reminder'"))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert await house.store.last_heartbeat(HEARTBEAT) == house.clock()


async def test_a_game_that_cannot_be_reminded_keeps_no_other_from_it(house, game):
    house.clock.on(timedelta(seconds=1))
    other = (await house.game(BEN)).id
    await house.run("UPDATE games SET rules = '[]' WHERE id = :game", game=game)
    house.clock.on(12 * HOUR)
    assert await house.reminders.tick() == 1
    assert await house.rows("SELECT game FROM outbox WHERE kind = 'reminder'") == [(other,)]
