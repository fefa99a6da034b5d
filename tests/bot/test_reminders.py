"""Each decision that a player owes has a due time for its reminder; nobody is reminded of a decision already made."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.screens import reminding
from bot.store.signs import HEARTBEAT
from bot.tables.person import Person
from tests.bot.backend import ANN, BEN, CAT, HOUR, eventually, open_backend
from tests.bot.looks import opened, status

pytestmark = pytest.mark.usefixtures("ann_begins")


GRACE = timedelta(minutes=1)


@pytest.fixture
async def game(backend, game):
    """A running game in which Ann was asked just now."""
    await backend.outbox.tick()
    return game


async def told(backend):
    """Let the grace pass, and the outbox send whose turn it is."""
    backend.clock.advance(GRACE)
    await backend.outbox.tick()


async def remind(backend):
    await backend.reminders.tick()
    await backend.outbox.tick()
    found = [(str(i.destination), i.payload["count"]) for i in backend.sender.of_kinds("reminder")]
    backend.sender.clear()
    return found


async def test_who_owes_a_decision_is_reminded_after_the_hours_of_the_host(backend, game):
    backend.clock.advance(12 * HOUR - timedelta(seconds=1))
    assert await remind(backend) == []
    backend.clock.advance(timedelta(seconds=1))
    assert await remind(backend) == [(f"user:{ANN}", 1)]


async def test_a_table_may_agree_on_other_hours(backend):
    await backend.game(BEN, reminder_hours=2)
    await backend.outbox.tick()
    backend.clock.advance(2 * HOUR)
    assert await remind(backend) == [(f"user:{ANN}", 1)]


async def test_each_reminder_lets_twice_as_long_pass_until_they_come_weekly(backend, game):
    heard = []
    for hour in range(1, 421):
        backend.clock.advance(HOUR)
        heard += [(hour, count) for _, count in await remind(backend)]
    assert heard == [(12, 1), (36, 2), (84, 3), (252, 4), (420, 5)]


async def test_a_reminder_names_what_is_owed_since_when(backend, game):
    since = backend.clock()
    backend.clock.advance(12 * HOUR)
    await backend.reminders.tick()
    await backend.outbox.tick()
    (first,) = backend.sender.of_kinds("reminder")
    (owed,) = first.payload["dues"]
    assert (owed["game"], owed["seat"], owed["since"]) == (game, 0, since.isoformat())


async def test_nobody_is_reminded_of_what_they_have_done(backend, game):
    backend.clock.advance(11 * HOUR)
    await backend.act(game, ANN, "project:power-plant")
    backend.clock.advance(11 * HOUR)
    assert await remind(backend) == []
    backend.clock.advance(HOUR)
    assert await remind(backend) == [(f"user:{ANN}", 1)]
    await backend.act(game, ANN, "end")
    await told(backend)
    backend.clock.advance(12 * HOUR)
    assert await remind(backend) == [(f"user:{BEN}", 1)]


async def test_a_reminder_written_but_not_sent_is_withdrawn_by_the_answer(backend, game):
    backend.clock.advance(12 * HOUR)
    assert await backend.reminders.tick() == 1
    await backend.act(game, ANN, "pass")
    await backend.outbox.tick()
    assert backend.sender.of_kinds("reminder") == []


async def test_a_reminder_that_could_not_be_sent_is_replaced_by_the_next(backend, game):
    backend.sender.unreachable = {f"user:{ANN}"}
    backend.clock.advance(12 * HOUR)
    assert await remind(backend) == []
    backend.clock.advance(24 * HOUR)
    await backend.reminders.tick()
    backend.sender.unreachable = set()
    assert await remind(backend) == [(f"user:{ANN}", 2)]


async def test_all_who_choose_at_once_are_reminded_but_those_who_have_chosen(backend, game):
    for user in (ANN, BEN, CAT):
        await backend.act(game, user, "pass")
    await told(backend)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    backend.clock.advance(12 * HOUR)
    assert sorted(await remind(backend)) == [(f"user:{ANN}", 1), (f"user:{CAT}", 1)]


async def test_an_undo_gives_no_one_else_more_or_less_time(backend, game):
    for user in (ANN, BEN, CAT):
        await backend.act(game, user, "pass")
    await backend.outbox.tick()
    backend.clock.advance(6 * HOUR)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    await backend.services.play.undo(game, BEN, 1, backend.click())
    backend.clock.advance(6 * HOUR)
    assert sorted(await remind(backend)) == [(f"user:{ANN}", 1), (f"user:{CAT}", 1)]
    backend.clock.advance(6 * HOUR)
    assert await remind(backend) == [(f"user:{BEN}", 1)]


async def test_a_game_that_has_ended_reminds_nobody(backend, game):
    backend.clock.advance(12 * HOUR)
    await backend.reminders.tick()
    await backend.services.votes.end(game, ANN)
    assert await remind(backend) == []
    backend.clock.advance(99 * HOUR)
    assert await remind(backend) == []


async def test_after_a_long_silence_of_the_bot_each_is_reminded_once_and_not_for_every_missed_time(backend, game):
    backend.clock.advance(400 * HOUR)
    assert await remind(backend) == [(f"user:{ANN}", 1)]
    assert await remind(backend) == []


async def test_two_processes_remind_once(backend, game, tmp_path):
    async with open_backend(tmp_path / "mars.db", backend.clock, backend.sender) as other:
        backend.clock.advance(12 * HOUR)
        assert sum(await asyncio.gather(backend.reminders.tick(), other.reminders.tick())) == 1


async def test_the_loop_leaves_signs_of_life_and_reminds(backend, game):
    backend.clock.advance(12 * HOUR)
    running = asyncio.ensure_future(backend.reminders.run(every=0.01))
    await eventually(lambda: backend.rows("SELECT id FROM outbox WHERE kind = 'reminder'"))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert await backend.store.read_sign(HEARTBEAT) == backend.clock()


async def test_a_game_that_cannot_be_reminded_keeps_no_other_from_it(backend, game):
    backend.clock.advance(timedelta(seconds=1))
    other = (await backend.game(BEN)).id
    await backend.outbox.tick()
    await backend.run("UPDATE games SET rules = '[]' WHERE id = :game", game=game)
    backend.clock.advance(12 * HOUR)
    assert await backend.reminders.tick() == 1
    assert await backend.rows("SELECT game FROM outbox WHERE kind = 'reminder'") == [(other,)]


@pytest.mark.parametrize(
    ("games", "lobbies", "said"),
    [
        (1, 0, "1 other game is under way."),
        (0, 1, "You sit in 1 lobby."),
        (1, 2, "1 other game is under way. You sit in 2 lobbies."),
    ],
)
def test_me_counts_a_lobby_as_a_lobby(games, lobbies, said):
    game = replace(status(opened(0)), owing={})
    found = [game] * games + [replace(game, state="lobby", started=None)] * lobbies
    shown = reminding.overview(Person(), found, 100, str).words().replace("\u00a0", " ")
    assert f"### No game is waiting for you\n-# {said}\n" in shown
