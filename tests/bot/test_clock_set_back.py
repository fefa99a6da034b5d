"""A machine's clock that is set back keeps nothing waiting for as much longer: leases, messages, robots and reminders."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.delivery.healing import Healing
from bot.delivery.members import Members
from bot.delivery.presence import Presence
from bot.delivery.threads import Threads
from bot.store import processes
from bot.store.games import Waiting
from tests.bot.backend import ANN, BEN, GUILD, HOUR, MINUTE, Backend
from tests.bot.outbox import said

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("ann_begins")]

DAY = timedelta(days=1)
SET_BACK = pytest.mark.parametrize("by", [HOUR, DAY], ids=["an hour", "a day"])


async def set_back(backend: Backend, by: timedelta) -> None:
    """Set the clock back while the bot runs."""
    presence = Presence(backend.store, now=backend.clock, connected=lambda: True)
    await presence.there()
    backend.clock.advance(-by)
    await presence.there()


async def told(backend: Backend) -> str:
    """A game of which all is said; return its id."""
    game = (await backend.game()).id
    await backend.outbox.tick()
    backend.sender.clear()
    return game


@SET_BACK
async def test_the_next_player_is_told_at_the_end_of_the_grace_period(backend: Backend, by: timedelta) -> None:
    game = await told(backend)
    await backend.act(game, ANN, "pass")
    await set_back(backend, by)
    await backend.outbox.tick()
    assert said(backend) == [("log", None)], "an undo still disturbs nobody"
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert said(backend)[1:] == [("turn", [1])]


@SET_BACK
async def test_what_a_process_that_died_had_leased_is_sent(backend: Backend, by: timedelta) -> None:
    await backend.game()
    (leased,) = await backend.outbox._claim()
    await set_back(backend, by)
    await backend.outbox.tick()
    assert said(backend) == [], "its lease is not over"
    backend.clock.advance(timedelta(seconds=13))
    await backend.outbox.tick()
    assert [kind for kind, _ in said(backend)] == [leased["kind"], "turn"]


@SET_BACK
async def test_what_discord_has_refused_is_tried_again_in_its_time(backend: Backend, by: timedelta) -> None:
    game = await told(backend)
    backend.sender.unreachable = {f"game:{game}"}
    await backend.services.repair.post_again(game)
    await backend.outbox.tick()
    backend.sender.unreachable = set()
    await set_back(backend, by)
    backend.clock.advance(timedelta(seconds=2))
    await backend.outbox.tick()
    assert said(backend) == [("turn", [])]


@SET_BACK
async def test_robots_move(backend: Backend, by: timedelta) -> None:
    game = (await backend.with_robots(BEN, robots=1)).id
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    await set_back(backend, by)
    backend.clock.advance(2 * MINUTE)
    assert await backend.robots.tick()


@SET_BACK
async def test_who_was_asked_by_the_fast_clock_is_reminded_in_time(backend: Backend, by: timedelta) -> None:
    await told(backend)
    await set_back(backend, by)
    backend.clock.advance(13 * HOUR)
    assert await backend.reminders.tick() == 1


async def test_a_reminder_of_before_comes_as_it_would(backend: Backend) -> None:
    await told(backend)
    backend.clock.advance(2 * HOUR)
    await set_back(backend, HOUR)
    backend.clock.advance(10 * HOUR)
    assert await backend.reminders.tick() == 0
    backend.clock.advance(HOUR)
    assert await backend.reminders.tick() == 1


async def test_a_clock_that_is_put_right_by_a_minute_moves_nothing_and_the_host_reads_of_more(backend: Backend) -> None:
    game = await told(backend)
    await backend.act(game, ANN, "pass")
    before = await backend.rows("SELECT due_at, ready_at FROM outbox ORDER BY id")
    with structlog.testing.capture_logs() as lines:
        await set_back(backend, MINUTE)
        assert await backend.rows("SELECT due_at, ready_at FROM outbox ORDER BY id") == before
        await set_back(backend, HOUR)
    assert [line["event"] for line in lines] == ["clock set back"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_clock_that_is_set_back_during_a_long_disconnection_is_noticed(
    backend: Backend, restarted: bool
) -> None:
    game, connected = await told(backend), True
    presence = Presence(backend.store, now=backend.clock, connected=lambda: connected)
    assert await presence.there()
    connected = False
    for _ in range(6):
        backend.clock.advance(HOUR / 2)
        assert not await presence.there()
    await backend.act(game, ANN, "pass")
    backend.clock.advance(-HOUR)
    if restarted:
        presence = Presence(backend.store, now=backend.clock, connected=lambda: connected)
    connected = True
    assert await presence.there()
    assert await backend.rows("SELECT id FROM outages"), "the outage is longer than the set-back"
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    assert said(backend)[1:] == [("turn", [1])]


async def test_of_two_processes_one_moves_what_waits(backend: Backend) -> None:
    game = await told(backend)
    await backend.act(game, ANN, "pass")
    two = [Presence(backend.store, now=backend.clock, connected=lambda: True) for _ in range(2)]
    for presence in two:
        await presence.there()
    backend.clock.advance(-HOUR)
    for presence in two:
        await presence.there()
    backend.clock.advance(timedelta(seconds=30))
    await backend.outbox.tick()
    assert said(backend) == [("log", None)]


async def test_a_process_whose_last_sign_is_of_the_future_is_dead(backend: Backend) -> None:
    row = {"at": backend.clock() + HOUR}
    assert not processes.alive(row, backend.clock())  # type: ignore[arg-type]


class Asked:
    """A stand-in for the client of Discord and the services, which counts what is asked of each."""

    def __init__(self) -> None:
        self.asked = Counter[str]()
        self.http, self.connected_shards, self.shard_count = self, (0,), 1

    def __getattr__(self, name: str) -> Any:
        async def call(*_: object) -> Any:
            self.asked[name] += 1
            return {"waiting_for_people": [Waiting("abcde", GUILD, 77)]}.get(name)

        return call

    def get_guild(self, guild: int) -> Any:
        return SimpleNamespace(get_channel_or_thread=lambda place: None, fetch_channel=self.fetch_channel)


@pytest.mark.parametrize("loop", ["members", "threads", "healing"])
async def test_what_was_asked_of_discord_by_the_fast_clock_is_asked_again(backend: Backend, loop: str) -> None:
    await backend.run("UPDATE games SET thread = 77 WHERE id = :id", id=await told(backend))
    asked, clock = Asked(), backend.clock
    anything: Any = asked
    ask, what = {
        "members": (lambda: Members(anything, anything, anything, now=clock).there, "get_member"),
        "threads": (lambda: Threads(anything, anything, backend.store, now=clock).tick, "fetch_channel"),
        "healing": (lambda: Healing(anything, anything, anything, anything, now=clock).tick, "status"),
    }[loop]
    again = ask()
    given = (GUILD, ANN) if loop == "members" else ()
    for _ in range(2):
        await again(*given)
    assert asked.asked[what] == 1
    clock.advance(-HOUR)
    await again(*given)
    assert asked.asked[what] == 2
