"""All processes together keep to the calls that Discord allows, and connect one after the other."""

import asyncio
import time
from contextlib import asynccontextmanager
from itertools import pairwise
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from yarl import URL

from bot.delivery import budget as module
from bot.delivery.budget import IDENTIFY_SECONDS, PATIENT, SHARE, Budget, counted, posts_to
from bot.store import budgets
from tests.bot.backend import ANN

RARE = 0.1
"""Calls a second in tests that wait for none of them: slots that far apart are told apart on a machine however busy."""
BASE = "https://discord.com/api/v10"


@pytest.fixture
def slots(monkeypatch):
    """The moments at which calls would pass; nobody waits for them."""
    moments: list[float] = []

    async def note(moment: float) -> None:
        moments.append(moment)

    monkeypatch.setattr(module, "_until", note)
    return moments


def numbers(slots: list[float], a_second: float = RARE) -> list[int]:
    """The slots in order, each by how many lie between it and the first one."""
    return [round((moment - min(slots)) * a_second * SHARE) for moment in sorted(slots)]


async def calls(budget: Budget, many: int) -> None:
    """Make so many calls at once."""
    await asyncio.gather(*(budget.take() for _ in range(many)))


@pytest.mark.once
@pytest.mark.databases
async def test_two_processes_together_keep_to_the_limit(backend, slots):
    both = [Budget(backend.store, a_second=RARE, others=lambda: 1) for _ in range(2)]
    for _ in range(3):
        await asyncio.gather(*(calls(budget, 10) for budget in both))
    assert numbers(slots) == list(range(60)), "each has a slot of its own, and none is left out"


async def test_calls_that_were_held_up_are_not_made_all_at_once(monkeypatch):
    now = 0.0
    every = 1 / (200 * SHARE)
    passed: list[float] = []

    async def until(moment: float) -> None:
        while now < moment:  # noqa: ASYNC110
            await asyncio.sleep(0)

    async def go_on(seconds: float) -> None:
        nonlocal now
        now += seconds
        for _ in range(20):
            await asyncio.sleep(0)

    async def calling() -> None:
        while True:
            await budget.take()
            passed.append(now)

    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(module, "_until", until)
    budget = Budget(None, a_second=200)  # type: ignore[arg-type]
    running = [asyncio.create_task(calling()) for _ in range(16)]
    for held_up in (0.0, 0.3, 0.3):
        await go_on(held_up)
        for _ in range(300):
            await go_on(every / 10)
    for task in running:
        task.cancel()
    assert len(passed) >= 75, "of ninety slots"
    assert min(later - before for before, later in pairwise(passed)) > 0.8 * every


async def test_calls_of_reminders_let_others_go_first_but_do_not_wait_for_ever(slots):
    budget = Budget(None, a_second=RARE)  # type: ignore[arg-type]
    passed: list[str] = []

    async def call(name: str) -> None:
        PATIENT.set(name.startswith("reminder"))
        await budget.take()
        passed.append(name)

    async with asyncio.TaskGroup() as group:
        for name in ("reminder 1", "reminder 2", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"):
            group.create_task(call(name))
    assert passed == ["turn 1", "turn 2", "turn 3", "reminder 1", "turn 4", "turn 5", "reminder 2"]


async def test_a_call_that_was_given_up_leaves_its_slot_to_the_next(slots):
    budget = Budget(None, a_second=RARE)  # type: ignore[arg-type]
    given_up = asyncio.create_task(budget.take())
    await asyncio.sleep(0)
    given_up.cancel()
    await calls(budget, 2)
    assert given_up.cancelled()


async def test_alone_a_process_keeps_to_the_limit_without_asking_the_store(slots):
    budget = Budget(None, a_second=RARE)  # type: ignore[arg-type]
    for many in (1, 16, 3):
        await calls(budget, many)
    assert numbers(slots) == list(range(20))


async def test_when_another_comes_the_slots_go_on_where_they_were(backend, slots):
    others = 0
    budget = Budget(backend.store, a_second=RARE, others=lambda: others)
    for others in (1, 0, 0, 1):  # noqa: B007
        await budget.take()
    assert numbers(slots) == [0, 1, 2, 4], "none is used twice; where the store is asked again, one may be left out"


async def test_without_the_store_each_process_keeps_to_its_part(backend, slots):
    budget = Budget(backend.store, a_second=RARE, others=lambda: 3)
    await backend.store.close()
    for _ in range(4):
        await budget.take()
    assert numbers(slots) == [0, 4, 8, 12]


@pytest.mark.databases
async def test_shards_of_different_processes_connect_one_after_the_other(backend, slots):
    one, other = (Budget(backend.store, a_second=50) for _ in range(2))
    begun = time.monotonic()
    for budget, bucket in ((one, 0), (other, 0), (one, 1), (one, 0)):
        await budget.connect(bucket)
    assert [round((moment - begun) / IDENTIFY_SECONDS) for moment in slots] == [0, 1, 0, 2]


@pytest.mark.databases
async def test_a_shard_takes_no_slot_for_which_it_would_not_wait(backend, monkeypatch):
    """discord.py ends an attempt after a minute: with many shards most slots would be those of attempts that have ended."""
    waited = []

    async def note(moment):
        waited.append(round((moment - time.monotonic()) / IDENTIFY_SECONDS))
        if len(waited) == 3:
            await backend.run("DELETE FROM budgets")

    monkeypatch.setattr(module, "_until", note)
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 1.5 * IDENTIFY_SECONDS)
    for _ in range(3):
        await Budget(backend.store, a_second=50).connect()
    assert waited == [0, 1, 1, 0], "the third found no slot near enough, waited, and then took one"


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
        assert 0 < (await budgets.reserve(connection, "calls", 1) or 0) <= 1


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


async def test_a_channel_is_known_to_be_full_before_discord_refuses_a_message(monkeypatch):
    budget = Budget(None, a_second=50)  # type: ignore[arg-type]
    full = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "600"}
    async with discord(**full) as base, aiohttp.ClientSession(trace_configs=[budget.trace(lambda: base)]) as session:
        await session.get(f"{base}/channels/5/messages")
        assert budget.exhausted() == {}
        await session.post(f"{base}/channels/5/messages")
    assert budget.exhausted() == {"5": pytest.approx(600, abs=100)}
    later = time.monotonic() + 601
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: later))
    assert budget.exhausted() == {}


async def test_every_call_of_the_client_takes_a_slot(slots):
    budget = Budget(None, a_second=RARE)  # type: ignore[arg-type]
    async with discord() as base, aiohttp.ClientSession(trace_configs=[budget.trace(lambda: base)]) as session:
        for path in ("/channels/5", "/webhooks/1/token/messages/@original", "/channels/5", "/channels/5"):
            await session.get(base + path)
    assert numbers(slots) == [0, 1, 2]


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
    assert 0 < backend.outbox._pause() <= 0.9, "it looks again as soon as there is room"
    async with backend.store.writing() as connection:
        await budgets.exhaust(connection, {place: -1})
    assert await backend.outbox.tick() == 1


@pytest.mark.databases
async def test_a_channel_that_this_process_has_filled_is_told_to_the_others(backend, ann_begins):
    game = (await backend.game()).id
    budget = Budget(backend.store, a_second=50, others=lambda: 1)
    backend.outbox.budget = budget
    budget._exhausted["77"] = time.monotonic() + 600
    await backend.act(game, ANN, "project:power-plant")
    await backend.outbox.tick()
    async with backend.store.writing() as connection:
        told = await budgets.exhausted(connection)
        await budgets.prune(connection)
        assert await budgets.exhausted(connection) != {}
    assert told == {"77": pytest.approx(600, abs=100)}
