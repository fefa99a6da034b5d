"""A connection to PostgreSQL that dies without a word: what a player sees, what the host reads, and that nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from structlog.testing import capture_logs

from bot.store import Store
from bot.store.timeouts import Timeouts
from bot.tables import Trouble
from tests.bot import postgres
from tests.bot.backend import ANN, Backend, eventually, open_backend
from tests.bot.frozen import Proxy, proxied
from tests.bot.server import Server, asked_player, begun, open_server

QUICK = Timeouts(connect=0.3, ping=0.2, statement=0.5)
SLACK = 4.0
"""Seconds that a busy machine may need beside the timeouts."""


async def trouble(call) -> tuple[Trouble, float]:
    """Make a call that fails; return how, and after how many seconds."""
    began = monotonic()
    with pytest.raises(Trouble) as caught:
        await call
    return caught.value, monotonic() - began


async def held(backend: Backend, proxy: Proxy, game: str, timeouts: Timeouts, seconds: float) -> None:
    """Freeze everything for so long, with a click and all loops meanwhile; then everything goes on."""
    longest = timeouts.connect + timeouts.ping + timeouts.statement + SLACK
    before = await backend.services.games.status(game)
    player = before.at(min(before.owing)).user
    assert player is not None
    running = asyncio.ensure_future(backend.outbox.run())
    await asyncio.sleep(0)
    proxy.freeze()
    until = monotonic() + seconds
    with capture_logs() as lines:
        while True:
            failed, took = await trouble(
                backend.services.play.compose(game, player, None, [["pass"]], "one click", confirmed=True)
            )
            assert failed.passing
            assert took < longest
            _, took = await trouble(backend.services.play.look(game, player))
            assert took < longest
            began = monotonic()
            for loop in (backend.reminders, backend.robots, backend.orders):
                with pytest.raises(Exception):  # noqa: B017 - loops log whatever it is, and go on
                    await loop.tick()
            assert monotonic() - began < 3 * longest
            if monotonic() > until:
                break
    assert {line["fault"] for line in lines if line["event"] == "database fails"} == {"unreachable"}
    assert backend.store.watch.fault == "unreachable"
    assert backend.outbox.looked_at is not None
    assert monotonic() - backend.outbox.looked_at < longest + 2 * SLACK
    proxy.thaw()

    async def pressed() -> bool:
        try:
            await backend.services.play.compose(game, player, None, [["pass"]], "one click", confirmed=True)
        except Trouble:
            return False
        return True

    await eventually(pressed)
    # The same click again changes nothing.
    assert await pressed()
    after = await backend.services.games.status(game)
    assert after.version == before.version + 1
    assert backend.store.watch.fault is None
    for loop in (backend.reminders, backend.robots, backend.orders):
        await loop.tick()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert await backend.play_on(game, Random(1)) is not None


async def test_a_frozen_connection_holds_a_click_for_seconds_and_nothing_is_lost(place, ann_begins):
    async with (
        proxied(await postgres.migrated(place), place) as (proxy, url),
        open_backend(url, timeouts=QUICK) as backend,
    ):
        game = (await backend.game()).id
        await held(backend, proxy, game, QUICK, 0)


@pytest.mark.soak
async def test_a_connection_frozen_for_a_minute_loses_nothing(place, ann_begins):
    async with proxied(await postgres.migrated(place), place) as (proxy, url), open_backend(url) as backend:
        game = (await backend.game()).id
        await held(backend, proxy, game, Timeouts(), 60)


@contextmanager
def fails(server: Server, when: str) -> Iterator[None]:
    """Let the database fail as a frozen one does after its limit.

    The clock of the simulator stands still while a click waits, so that the timeouts themselves would never be over there.
    """

    def gone(*_args: object) -> None:
        raise TimeoutError

    engine = server.store.engine.sync_engine
    event.listen(engine, when, gone)
    try:
        yield
    finally:
        event.remove(engine, when, gone)


async def test_a_player_reads_what_is_so_and_the_same_click_works_afterwards(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await begun(server)
        name = await asked_player(server)
        asks = await server.click(name, await server.click(name, await server.turn(), "open"), "Pass")
        before, turn = await server.bot.services.games.status(game), await server.turn()
        with fails(server, "before_cursor_execute"):
            told = [
                await server.slash(name, "play"),
                await server.slash(name, "games"),
                await server.click({"Ann": "Ben", "Ben": "Ann"}[name], turn, "open"),
                await server.click(name, asks, "Pass for generation 1"),
            ]
        for shown in told:
            assert shown.words.startswith(
                "**The bot cannot reach its database right now.** Nothing was changed. Please try again in a few minutes.\n-# Reference "
            )
        assert [*told[-1].buttons.values()] == ["Try again"]
        assert (await server.bot.services.games.status(game)).version == before.version
        again = await server.click(name, told[-1], "Try again")
        assert "Your turn, first of 2 actions" in again.words
        passed = await server.click(name, await server.click(name, again, "Pass"), "Pass for generation 1")
        assert "You have passed" in passed.words
        assert (await server.bot.services.games.status(game)).version == before.version + 1


async def test_whose_answer_was_being_committed_reads_that_it_is_not_certain(place):
    async with open_server(await postgres.migrated(place), ("Ann", "Ben"), pictures=False) as server:
        game = await begun(server)
        name = await asked_player(server)
        asks = await server.click(name, await server.click(name, await server.turn(), "open"), "Pass")
        before = await server.bot.services.games.status(game)
        with fails(server, "commit"):
            shown = await server.click(name, asks, "Pass for generation 1")
        assert shown.words.startswith("**It is not certain whether your answer was saved.**")
        assert [*shown.buttons.values()] == ["Show my turn"]
        assert (await server.bot.services.games.status(game)).version == before.version
        again = await server.click(name, shown, "Show my turn")
        assert "Your turn, first of 2 actions" in again.words


async def test_who_does_not_know_whether_it_was_committed_says_so(place, ann_begins):
    """The connection dies in the commit: the player is not told that nothing was kept."""
    async with (
        proxied(await postgres.migrated(place), place) as (proxy, url),
        open_backend(url, timeouts=QUICK) as backend,
    ):
        game = (await backend.game()).id
        call = backend.services.runner.write(game, lambda g: _frozen_after(proxy), user=ANN)
        failed, _ = await trouble(call)
        assert failed.uncertain
        proxy.thaw()
        assert (await backend.services.games.status(game)).damage is None


async def _frozen_after(proxy: Proxy) -> None:
    proxy.freeze()


async def test_migrations_and_maintenance_may_take_longer(place):
    timeouts = Timeouts(statement=0.3, maintenance=20)
    async with Store(await postgres.migrated(place), timeouts=timeouts) as store:
        slow = sa.text("SELECT pg_sleep(0.8)")
        with pytest.raises(TimeoutError):
            async with store.reading() as connection:
                await connection.execute(slow)
        async with store.reading(maintenance=True) as connection:
            await connection.execute(slow)
        async with store.reading() as connection:
            assert (await connection.execute(sa.text("SELECT 1"))).scalar_one() == 1
