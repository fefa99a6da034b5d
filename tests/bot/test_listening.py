"""PostgreSQL tells a process of the work that another one has put into the store."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.delivery import outbox
from bot.store import listening
from bot.store.listening import Listener
from bot.tables.services import blocking
from tests.bot.backend import ANN, BEN, GUILD, eventually, open_backend
from tests.bot.postgres import migrated

pytestmark = pytest.mark.timeout(600)  # the server is made first


@asynccontextmanager
async def hearing(backend):
    """A listener on this backend's store; yields the tables of which it has heard, without those at its start."""
    heard: list[str] = []
    listener = Listener(backend.store, {name: lambda name=name: heard.append(name) for name in ("outbox", "games")})
    running = asyncio.create_task(listener.run())
    try:
        await eventually(lambda: len(heard) == 2)
        heard.clear()
        yield heard
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def url(place):
    return await migrated(place)


async def test_what_another_process_commits_is_heard_and_ones_own_is_not(url, ann_begins):
    async with open_backend(url) as one, open_backend(url, one.clock, one.sender) as other:
        game = (await one.game()).id
        async with hearing(one) as heard:
            assert one.store.listening
            await one.act(game, ANN, "project:power-plant")
            # What was committed before is heard before.
            async with other.store.writing() as connection:
                await connection.execute(sa.text(f"NOTIFY {listening.CHANNEL}, 'games'"))
            await eventually(lambda: "games" in heard)
            assert "outbox" not in heard
            await other.act(game, ANN, "project:power-plant")
            await other.act(game, ANN, "project:power-plant")
            await eventually(lambda: "outbox" in heard)
        assert not one.store.listening, "whoever does not listen must ask"


async def test_who_was_cut_off_hears_again_and_looks_at_everything(url, monkeypatch):
    monkeypatch.setattr(listening, "RETRY_SECONDS", 0.01)
    async with open_backend(url) as backend, hearing(backend) as heard:
        async with backend.store.writing() as connection:
            mine = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            assert (await connection.execute(mine)).scalars().all() == [True]
        await eventually(lambda: sorted(heard) == ["games", "outbox"])
        await eventually(lambda: backend.store.listening)


async def test_what_a_process_leaves_behind_is_sent_by_another_at_once(url, ann_begins, monkeypatch):
    # Without the notification nobody would look.
    monkeypatch.setattr(outbox, "LISTENING_SECONDS", 3600)
    monkeypatch.setattr(outbox, "POLL_SECONDS", 3600)
    async with open_backend(url) as one, open_backend(url, one.clock, one.sender) as other:
        game = (await one.game()).id
        await one.outbox.tick()
        one.sender.clear()
        heard = Listener(one.store, {"outbox": one.outbox.nudge})
        listener, running = asyncio.create_task(heard.run()), asyncio.create_task(one.outbox.run())
        try:
            await eventually(lambda: one.store.listening and not heard._soon and one.outbox._nudged._waiters)
            await other.act(game, ANN, "project:power-plant")
            await eventually(lambda: one.sender.sent)
        finally:
            for task in (listener, running):
                task.cancel()
            await asyncio.gather(listener, running, return_exceptions=True)


async def test_whom_another_process_has_blocked_may_do_nothing_here_at_once(url, monkeypatch):
    monkeypatch.setattr(blocking, "FRESH_SECONDS", 3600)
    async with open_backend(url) as one, open_backend(url, one.clock, one.sender) as other:
        asked, told = one.services.blocking, one.services.blocking.changed
        assert await asked.refuses(BEN, GUILD) is None
        heard = Listener(one.store, {"blocked_users": told, "blocked_servers": told})
        running = asyncio.create_task(heard.run())
        try:
            await eventually(lambda: one.store.listening and not heard._soon)
            assert await asked.refuses(BEN, GUILD) is None
            await other.services.blocking.block_user(BEN)
            await eventually(lambda: _is(asked.refuses(BEN, None), "blocked"))
            await other.services.blocking.unblock_user(BEN)
            await other.services.blocking.block_server(GUILD)
            await eventually(lambda: _is(asked.refuses(BEN, GUILD), "blocked-server"))
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def _is(found, wanted):
    return await found == wanted


async def test_a_list_that_changes_while_it_is_read_is_read_again(backend, monkeypatch):
    service = backend.services.blocking
    listed = service.listed

    async def blocked_meanwhile():
        found = await listed()
        if not (await listed())[0]:
            await service.block_user(BEN)
        return found

    monkeypatch.setattr(service, "listed", blocked_meanwhile)
    assert await service.refuses(BEN, None) is None
    assert await service.refuses(BEN, None) == "blocked"


async def test_a_connection_that_is_closed_is_not_taken_for_ones_own_any_more(url):
    """PostgreSQL gives its number to another process some day."""
    async with open_backend(url) as backend:
        store = backend.store
        async with AsyncExitStack() as many:
            for _ in range(8):
                connection = await many.enter_async_context(store.reading())
                await connection.execute(sa.text("SELECT 1"))
            assert len(store.connections) == 8
        open_ = [
            pid for (pid,) in await backend.rows("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
        ]
        assert store.connections <= {*open_}
        assert len(store.connections) < 8
    assert store.connections == set()


async def test_on_sqlite_there_is_nothing_to_hear(backend):
    await Listener(backend.store, {}).run()
    assert not backend.store.listening


@pytest.mark.parametrize("hears", [False, True])
async def test_what_a_dead_process_was_sending_is_taken_over_within_20_seconds(backend, hears, ann_begins):
    game = (await backend.game()).id
    await backend.outbox.tick()
    backend.sender.clear()
    async with open_backend(backend.where, backend.clock, backend.sender) as other:
        other.store.listening = hears
        assert await other.outbox.tick() == 0
        await backend.act(game, ANN, "project:power-plant")
        assert len(await backend.outbox._claim()) == 1, "and it dies before it sends it"
        # The other looks when it has waited for as long as it thought before this.
        died, looks = backend.clock(), 0
        while not await other.outbox.tick():
            backend.clock.advance(timedelta(seconds=other.outbox._pause()))
            looks += 1
        assert looks, "while the lease lasts it is left alone"
        assert [intent.kind for intent in backend.sender.sent] == ["log"]
        assert backend.clock() - died <= timedelta(seconds=20)
