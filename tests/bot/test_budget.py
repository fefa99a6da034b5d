"""All processes together keep to the calls that Discord allows, and connect one after the other."""

import asyncio
import time
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from yarl import URL

from bot.delivery import budget as module
from bot.delivery.budget import IDENTIFY_SECONDS, SHARE, Budget, counted, posts_to
from bot.store import budgets
from tests.bot.backend import ANN

A_SECOND = 200
"""The calls a second that the tests allow; more than Discord does, so that they take less time."""
BASE = "https://discord.com/api/v10"


async def calls(budget: Budget, many: int) -> list[float]:
    """Make so many calls, sixteen at a time; returns when each passed."""
    passed: list[float] = []

    async def some() -> None:
        while len(passed) + 16 <= many + 15:
            await budget.take()
            passed.append(time.monotonic())

    await asyncio.gather(*(some() for _ in range(16)))
    return passed


@pytest.mark.databases
async def test_two_processes_together_keep_to_the_limit(backend):
    both = [Budget(backend.store, a_second=A_SECOND, others=lambda: 1) for _ in range(2)]
    begun = time.monotonic()
    one, other = await asyncio.gather(*(calls(budget, 30) for budget in both))
    passed = sorted((*one, *other))
    assert len(one) >= 30
    assert len(other) >= 30
    assert passed[-1] - begun >= (len(passed) - 1) / (A_SECOND * SHARE) - 0.01, "each has a slot of its own"


async def test_calls_that_were_held_up_are_not_made_all_at_once():
    budget = Budget(None, a_second=A_SECOND)  # type: ignore[arg-type]
    running = asyncio.create_task(calls(budget, 30))
    await asyncio.sleep(0.01)
    time.sleep(0.3)  # noqa: ASYNC251
    again = time.monotonic()
    passed = [at for at in await running if at >= again]
    assert len(passed) >= 16
    assert passed[-1] - again >= (len(passed) - 1) / (A_SECOND * SHARE) - 0.01


async def test_alone_a_process_keeps_to_the_limit_without_asking_the_store():
    begun = time.monotonic()
    passed = await calls(Budget(None, a_second=A_SECOND), 20)  # type: ignore[arg-type]
    assert passed[-1] - begun >= (len(passed) - 1) / (A_SECOND * SHARE) - 0.01


async def test_when_another_comes_the_slots_go_on_where_they_were(backend):
    others = 0
    budget = Budget(backend.store, a_second=10, others=lambda: others)
    begun = time.monotonic()
    for others in (1, 0, 1):  # noqa: B007
        await budget.take()
    assert time.monotonic() - begun >= 2 / (10 * SHARE) - 0.01


async def test_without_the_store_each_process_keeps_to_its_part(backend):
    budget = Budget(backend.store, a_second=100, others=lambda: 3)
    await backend.store.close()
    begun = time.monotonic()
    for _ in range(4):
        await budget.take()
    assert time.monotonic() - begun >= 3 * 4 / (100 * SHARE) - 0.01


@pytest.mark.databases
async def test_shards_of_different_processes_connect_one_after_the_other(backend, monkeypatch):
    waited = []

    async def note(moment):
        waited.append(moment - time.monotonic())

    monkeypatch.setattr(module, "_until", note)
    one, other = (Budget(backend.store, a_second=50) for _ in range(2))
    for budget, bucket in ((one, 0), (other, 0), (one, 1), (one, 0)):
        await budget.connect(bucket)
    assert [max(0, round(wait / IDENTIFY_SECONDS)) for wait in waited] == [0, 1, 0, 2]


async def test_without_the_store_the_shards_of_a_process_connect_one_after_the_other(backend, monkeypatch):
    waited = []

    async def note(moment):
        waited.append(moment - time.monotonic())

    monkeypatch.setattr(module, "_until", note)
    budget = Budget(backend.store, a_second=50)
    await budget.connect(0)
    await backend.store.close()
    for bucket in (0, 1, 0):
        await budget.connect(bucket)
    assert [max(0, round(wait / IDENTIFY_SECONDS)) for wait in waited] == [0, 1, 0, 2]


@pytest.mark.databases
async def test_a_clock_that_was_an_hour_ahead_blocks_nobody(backend):
    async with backend.store.writing() as connection:
        await budgets.reserve(connection, "calls", 2 * budgets.LONGEST_SECONDS)
        assert await budgets.reserve(connection, "calls", 1) == 0
        assert 0 < await budgets.reserve(connection, "calls", 1) <= 1


@pytest.mark.parametrize(
    ("address", "counts"),
    [
        (f"{BASE}/channels/1/messages", True),
        (f"{BASE}/users/@me/channels", True),
        (f"{BASE}/interactions/1/token/callback", False),
        (f"{BASE}/webhooks/1/token/messages/@original", False),
        ("https://cdn.discordapp.com/x.png", False),
    ],
)
def test_answers_to_clicks_are_not_counted_as_with_discord(address, counts):
    assert counted(URL(address), BASE) is counts


def test_only_a_new_message_uses_up_a_channel():
    assert posts_to("POST", URL(f"{BASE}/channels/12/messages")) == "12"
    assert posts_to("PATCH", URL(f"{BASE}/channels/12/messages/3")) is None
    assert posts_to("POST", URL(f"{BASE}/channels/12/messages/3/threads")) is None
    assert posts_to("POST", URL(BASE)) is None


@asynccontextmanager
async def discord(**headers: str):
    """A server on loopback that answers every call with these headers; yields its address."""

    async def answer(request: web.Request) -> web.Response:
        return web.json_response({}, headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", answer)
    async with TestServer(app) as server:
        yield str(server.make_url("/api/v10"))


async def test_a_channel_is_known_to_be_full_before_discord_refuses_a_message():
    budget = Budget(None, a_second=50)  # type: ignore[arg-type]
    full = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "0.2"}
    async with discord(**full) as base, aiohttp.ClientSession(trace_configs=[budget.trace(lambda: base)]) as session:
        await session.get(f"{base}/channels/5/messages")
        assert budget.exhausted() == {}
        await session.post(f"{base}/channels/5/messages")
    assert 0 < budget.exhausted()["5"] <= 0.2
    await asyncio.sleep(0.21)
    assert budget.exhausted() == {}


async def test_every_call_of_the_client_takes_a_slot():
    budget = Budget(None, a_second=20)  # type: ignore[arg-type]
    begun = time.monotonic()
    async with discord() as base, aiohttp.ClientSession(trace_configs=[budget.trace(lambda: base)]) as session:
        for path in ("/channels/5", "/webhooks/1/token/messages/@original", "/channels/5", "/channels/5"):
            await session.get(base + path)
    assert time.monotonic() - begun >= 2 / (20 * SHARE) - 0.01


@pytest.mark.databases
async def test_no_process_sends_to_a_channel_that_another_has_filled(backend, ann_begins):
    game = (await backend.game()).id
    await backend.outbox.tick()
    backend.sender.clear()
    (place,) = [str(place) for (place,) in await backend.rows("SELECT coalesce(thread, channel) FROM games")]
    budget = Budget(backend.store, a_second=50, others=lambda: 1)
    backend.outbox.budget = budget
    async with backend.store.writing() as connection:
        await budgets.exhaust(connection, {place: 600})
    await backend.act(game, ANN, "project:power-plant")
    assert await backend.outbox.tick() == 0
    backend.outbox._full = {place: 0.9}
    assert 0 < await backend.outbox._pause() <= 0.9, "it looks again as soon as there is room"
    async with backend.store.writing() as connection:
        await budgets.exhaust(connection, {place: -1})
    assert await backend.outbox.tick() == 1


@pytest.mark.databases
async def test_a_channel_that_this_process_has_filled_is_told_to_the_others(backend, ann_begins):
    game = (await backend.game()).id
    budget = Budget(backend.store, a_second=50, others=lambda: 1)
    backend.outbox.budget = budget
    budget._exhausted["77"] = time.monotonic() + 60
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    async with backend.store.writing() as connection:
        told = await budgets.exhausted(connection)
        await budgets.forget(connection)
        assert await budgets.exhausted(connection) != {}
    assert told == {"77": pytest.approx(60, abs=60)}
