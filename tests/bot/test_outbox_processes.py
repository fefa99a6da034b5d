"""Several processes, a crash or a stop never make the outbox lose a message, nor send one twice while its lease lasts."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from bot.delivery import results
from bot.delivery.outbox import LEASE, Sent
from tests.bot.backend import ANN, FakeSender, eventually, open_backend
from tests.bot.outbox import told_game

pytestmark = pytest.mark.usefixtures("ann_begins")


@pytest.fixture
async def game(backend):
    return await told_game(backend)


def waiting(works):
    """Whether this worker has nothing to do, and waits for a nudge."""
    return bool(works._nudged._waiters)


async def a_moment():
    """Let all tasks run that can go on without waiting for time or I/O."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_takes_longer_than_its_lease_is_not_begun_twice_here(backend, game):
    slow, tries = asyncio.Event(), 0

    class Slow(FakeSender):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    backend.outbox._sender = Slow()
    await backend.act(game, ANN, "project:power-plant")
    ticking = asyncio.ensure_future(backend.outbox.tick())
    await eventually(lambda: tries)
    backend.clock.advance(2 * LEASE)
    assert await backend.outbox._claim() == []
    slow.set()
    await ticking
    assert tries == 1


async def test_what_takes_longer_than_its_lease_is_not_begun_by_another_process(backend, game, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.delivery.outbox.LEASE", timedelta(milliseconds=30))
    slow, tries = asyncio.Event(), 0

    class Slow(FakeSender):
        async def send(self, intent):
            nonlocal tries
            tries += 1
            await slow.wait()
            return await super().send(intent)

    async def lease():
        return await backend.rows("SELECT claimed_until FROM outbox WHERE state = 'waiting'")

    async def renewed(before):
        return await lease() != before

    await backend.act(game, ANN, "project:power-plant")
    async with open_backend(tmp_path / "mars.db", backend.clock, Slow()) as other:
        ticking = asyncio.ensure_future(other.outbox.tick())
        await eventually(lambda: tries)
        for _ in range(3):
            before = await lease()
            backend.clock.advance(timedelta(milliseconds=29))
            await eventually(partial(renewed, before))
            assert await backend.outbox.tick() == 0
        slow.set()
        await ticking
    assert (tries, [i.kind for i in other.sender.sent], backend.sender.sent) == (1, ["log"], [])


async def test_a_crash_between_sending_and_marking_repeats_a_message_and_loses_none(backend, game, tmp_path):
    class Crashing(FakeSender):
        async def send(self, intent):
            await super().send(intent)
            raise asyncio.CancelledError

    await backend.act(game, ANN, "project:power-plant")
    sender = Crashing()
    async with open_backend(tmp_path / "mars.db", backend.clock, sender) as dying:
        with pytest.raises(asyncio.CancelledError):
            await dying.outbox.tick()
    assert len(sender.sent) == 1
    await backend.outbox.tick()
    assert backend.sender.sent == [], "it may still be being said"
    backend.clock.advance(LEASE + timedelta(seconds=1))
    await backend.outbox.tick()
    assert [(i.kind, i.entry) for i in backend.sender.sent] == [("log", 1)]


async def test_two_processes_do_not_say_the_same_thing_twice(backend, game, tmp_path):
    class Slow(FakeSender):
        async def send(self, intent):
            await asyncio.sleep(0.05)
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Slow()
    async with open_backend(tmp_path / "mars.db", backend.clock, Slow()) as other:
        for _ in range(2):
            await backend.act(game, ANN, "project:power-plant")
        await asyncio.gather(backend.outbox.tick(), other.outbox.tick())
        await asyncio.gather(backend.outbox.tick(), other.outbox.tick())
        assert {i.entry for i in (*backend.sender.sent, *other.sender.sent)} == {1, 2}
        assert len(backend.sender.sent) + len(other.sender.sent) == 2


async def test_a_message_being_sent_is_not_withdrawn(backend, game):
    class Undoing(FakeSender):
        async def send(self, intent):
            if intent.kind == "log" and intent.entry == 1:
                await backend.services.play.undo(game, ANN, 1, "meanwhile")
            return await super().send(intent)

    backend.outbox._sender = backend.sender = Undoing()
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    assert [(i.kind, i.entry) for i in backend.sender.sent] == [("log", 1), ("log", 2)]


async def test_the_loop_says_at_once_what_is_committed_and_finishes_what_it_says_when_stopped(
    backend, game, monkeypatch
):
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(FakeSender):
        async def send(self, intent):
            begun.set()
            await go_on.wait()
            return await super().send(intent)

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 3600)
    backend.outbox._sender = backend.sender = Slow()
    running = asyncio.ensure_future(backend.outbox.run())
    await eventually(lambda: waiting(backend.outbox))
    await backend.act(game, ANN, "project:power-plant")
    await begun.wait()
    running.cancel()
    await a_moment()
    go_on.set()
    await asyncio.gather(running, return_exceptions=True)
    assert await backend.rows("SELECT state FROM outbox WHERE kind = 'log'") == [("sent",)]


async def test_the_loop_that_runs_once_more_sends_what_follows_at_once(backend, game, monkeypatch):
    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 3600)
    running = asyncio.ensure_future(backend.outbox.run())
    await eventually(lambda: waiting(backend.outbox))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    for name in ("project:power-plant", "end"):
        await backend.act(game, ANN, name)
    running = asyncio.ensure_future(backend.outbox.run())
    async with asyncio.timeout(LEASE.total_seconds() / 2):
        await eventually(lambda: len([intent for intent in backend.sender.sent if intent.kind == "log"]) == 2)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_loop_goes_on_after_an_error_of_the_store(backend, game, monkeypatch):
    failures = iter([RuntimeError("the database is away")])
    claim = backend.outbox._claim

    async def failing():
        for failure in failures:
            raise failure
        return await claim()

    monkeypatch.setattr("bot.delivery.outbox.POLL_SECONDS", 0.01)
    monkeypatch.setattr(backend.outbox, "_claim", failing)
    running = asyncio.ensure_future(backend.outbox.run())
    await backend.act(game, ANN, "project:power-plant")
    await eventually(lambda: backend.sender.sent)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_an_answer_of_the_sender_may_name_no_message():
    assert Sent().message is None


@pytest.mark.parametrize("worker", ["outbox", "robots"])
@pytest.mark.parametrize("steps", range(5))
async def test_a_nudge_at_the_moment_of_the_end_does_not_keep_it_from_ending(backend, worker, steps):
    works = getattr(backend, worker)
    running = asyncio.ensure_future(works.run())
    await eventually(lambda: waiting(works))
    works.nudge()
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    done, _ = await asyncio.wait({running}, timeout=30)
    running.cancel()
    assert done


class Failing:
    """Records nothing about messages of one kind."""

    def __init__(self, kind):
        self.kind, self.batches, self.record_sent = kind, [], results.record_sent

    async def __call__(self, connection, row, result, now):
        self.batches.append(row["kind"])
        if row["kind"] == self.kind:
            raise OSError("the disk is full")
        await self.record_sent(connection, row, result, now)


async def test_what_was_sent_at_the_same_time_is_recorded_in_one_transaction(backend, game):
    another, third = await told_game(backend), await told_game(backend)
    for thread, one in enumerate((game, another, third), 5):
        await backend.run(f"UPDATE games SET thread = {thread} WHERE id = '{one}'")
        await backend.act(one, ANN, "project:power-plant")
    commits, writing = 0, backend.store.writing

    def counted():
        nonlocal commits
        commits += 1
        return writing()

    backend.store.writing = counted
    assert await backend.outbox.tick() == 3
    assert commits == 2, "one claims, and one records what was sent and claims what comes next"


async def test_a_message_that_cannot_be_recorded_takes_no_other_with_it(backend, game, monkeypatch):
    failing = Failing("lobby")
    await backend.lobby()
    await backend.run(f"UPDATE games SET thread = 5 WHERE id = '{game}'")
    await backend.act(game, ANN, "project:power-plant")
    monkeypatch.setattr(results, "record_sent", failing)
    with pytest.raises(OSError, match="disk"):
        await backend.outbox.tick()
    assert {"log", "lobby"} <= set(failing.batches)
    waiting = [row[0] for row in await backend.rows("SELECT kind FROM outbox WHERE state = 'waiting' ORDER BY id")]
    assert "lobby" in waiting
    assert "log" not in waiting
