"""Every process of the bot has a row of its own, so that a dead one is not hidden behind a living one."""

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.delivery.liveness import Liveness, State
from bot.store import processes
from bot.store.processes import BEAT, DEAD_AFTER, FORGOTTEN_AFTER

pytestmark = pytest.mark.databases


def process(backend, *shards: int, count: int | None = 2):
    """A process that serves these shards of the bot and is connected with them."""
    state = State(serves=shards, shards=shards, shard_count=count, facts={"heard": 1})
    return Liveness(backend.store, now=backend.clock, state=lambda: state)


async def rows(backend):
    async with backend.store.reading() as connection:
        return await processes.everyone(connection)


async def test_a_process_that_falls_silent_is_dead_although_another_lives(backend):
    first, second = process(backend, 0), process(backend, 1)
    for one in (first, second, first):
        await one.tick()
    assert (first.others, first.covered) == (1, True)
    backend.clock.advance(DEAD_AFTER)
    await first.tick()
    living = {row["name"] for row in await rows(backend) if processes.alive(row, backend.clock())}
    assert (living, first.others, first.covered) == ({first.name}, 0, False)


async def test_the_row_says_what_the_process_is(backend):
    one = process(backend, 1)
    await one.tick()
    backend.clock.advance(BEAT)
    await one.tick()
    (row,) = await rows(backend)
    assert (row["serves"], row["shards"], row["shard_count"], row["facts"]) == ([1], [1], 2, {"heard": 1})
    assert (row["at"] - row["started"], row["draining"], row["pid"] > 0) == (BEAT, False, True)


async def test_a_clean_stop_leaves_no_row_and_a_dead_one_is_forgotten_after_a_while(backend, caplog):
    first, second, third = (process(backend, 0) for _ in range(3))
    for one in (first, second, third):
        await one.tick()
    await third.leave()
    assert {row["name"] for row in await rows(backend)} == {first.name, second.name}
    backend.clock.advance(FORGOTTEN_AFTER)
    await first.tick()
    assert len(await rows(backend)) == 2, "the health check can still tell of it"
    backend.clock.advance(timedelta(seconds=1))
    await first.tick()
    assert [row["name"] for row in await rows(backend)] == [first.name]


async def test_each_process_that_died_is_logged_once_although_others_start_afterwards(backend):
    with capture_logs() as lines:
        for lived in (BEAT, DEAD_AFTER, DEAD_AFTER):
            killed = process(backend, 0)
            await killed.tick()
            backend.clock.advance(lived)
            await killed.tick()
        backend.clock.advance(DEAD_AFTER)
        last = process(backend, 0)
        await last.tick()
        await last.tick()
    assert [line["event"] for line in lines] == ["process lost"] * 3


async def test_processes_cover_the_bot_if_together_they_have_all_shards(backend):
    old, new = process(backend, 0, count=1), process(backend, 0, count=2)
    await new.tick()
    assert not new.covered, "shard 1 is missing"
    await old.tick()
    assert old.covered, "the process of before still has all servers"
    unknown = process(backend, count=None)
    await old.leave()
    await unknown.tick()
    assert not unknown.covered
