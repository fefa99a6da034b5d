"""What the outbox sends first: questions before reminders before the rest, and no place or server holds the others up."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta

import pytest

from bot.delivery.intents import Intent
from bot.delivery.outbox import REMINDERS, Sent
from bot.store import claims, post
from bot.store.destination import Destination
from tests.bot.backend import Backend, eventually

LEASE = timedelta(seconds=60)
SERVER = 10**18 + 1
"""As large as ids of Discord are: PostgreSQL tells numbers of 32 and of 64 bits apart."""
pytestmark = pytest.mark.databases


async def game(backend: Backend, thread: int, guild: int = SERVER) -> str:
    """Found a game with a thread of its own in a server, about which nothing waits."""
    found = (await backend.lobby()).id
    await backend.run(f"UPDATE games SET thread = {thread}, guild = {guild} WHERE id = '{found}'")
    await backend.run(f"DELETE FROM outbox WHERE game = '{found}'")
    return found


async def wait(backend: Backend, *said: tuple[str, str, str]) -> None:
    """Put messages into the outbox: game, kind and destination of each."""
    async with backend.store.writing() as connection:
        await post.enqueue(
            connection, [post.row(game, kind, backend.clock(), to=Destination.read(to)) for game, kind, to in said]
        )


async def claimed(backend: Backend, limit: int, busy: claims.Busy | None = None) -> list[tuple[str, str]]:
    """Kind and destination of what is sent next."""
    async with backend.store.writing() as connection:
        found = await claims.claim(connection, backend.clock(), LEASE, limit, busy or claims.Busy(share=8))
    return [(r["kind"], r["destination"]) for r in found]


async def test_questions_go_before_reminders_and_these_before_the_rest(backend: Backend) -> None:
    one, two = await game(backend, 1), await game(backend, 2)
    await wait(
        backend,
        (one, "log", f"game:{one}"),
        (one, "reminder", "user:5"),
        (two, "turn", f"game:{two}"),
        (two, "prompt", "user:6"),
    )
    assert await claimed(backend, 9) == [
        ("turn", f"game:{two}"), ("prompt", "user:6"), ("reminder", "user:5"), ("log", f"game:{one}")
    ]  # fmt: skip


async def test_however_many_reminders_wait_the_rest_goes_on(backend: Backend) -> None:
    one, two = await game(backend, 1), await game(backend, 2)
    await wait(backend, *((one, "reminder", f"user:{user}") for user in range(100, 200)))
    await wait(backend, (one, "log", f"game:{one}"))
    busy = claims.Busy(share=8, reminders=2)
    reminded = [("reminder", "user:100"), ("reminder", "user:101")]
    assert await claimed(backend, 3, busy) == [*reminded, ("log", f"game:{one}")]
    await wait(backend, (two, "log", f"game:{two}"))
    assert await claimed(backend, 3, busy._replace(reminders=0)) == [("log", f"game:{two}")], "no more may remind"


async def test_a_process_sends_other_messages_beside_reminders(backend: Backend) -> None:
    one, sending = await game(backend, 1), []

    class Slow:
        async def send(self, intent: Intent) -> Sent:
            sending.append(intent.kind)
            await asyncio.Event().wait()
            raise AssertionError

    await wait(backend, *((one, "reminder", f"user:{user}") for user in range(100, 200)), (one, "log", f"game:{one}"))
    backend.outbox._sender = Slow()
    await backend.outbox._begin()
    await eventually(lambda: len(sending) == REMINDERS + 1)
    assert Counter(sending) == {"reminder": REMINDERS, "log": 1}
    assert not await backend.outbox._claim(), "the others wait for one of these"
    for task in backend.outbox._tasks:
        task.cancel()
    await asyncio.gather(*backend.outbox._tasks, return_exceptions=True)


async def test_what_stands_before_a_question_to_its_destination_goes_with_its_urgency(backend: Backend) -> None:
    one, two = await game(backend, 1), await game(backend, 2)
    await wait(backend, (one, "log", f"game:{one}"), (two, "log", f"game:{two}"), (two, "turn", f"game:{two}"))
    assert await claimed(backend, 1) == [("log", f"game:{two}")]
    assert await claimed(backend, 9) == [("log", f"game:{one}")], "the question waits for the message before it"


async def test_two_games_of_one_channel_are_told_one_after_the_other(backend: Backend) -> None:
    lobbies = [await game(backend, 7) for _ in range(2)]
    await wait(backend, *((one, "lobby", f"game:{one}") for one in lobbies))
    assert await claimed(backend, 9) == [("lobby", f"game:{lobbies[0]}")]
    busy = claims.Busy([f"game:{lobbies[0]}"], ["7"], {SERVER: 1}, 8)
    assert await claimed(backend, 9, busy) == []
    assert await claimed(backend, 9) == [("lobby", f"game:{lobbies[1]}")]


async def test_a_server_with_many_messages_gets_its_share_and_no_more(backend: Backend) -> None:
    crowd = [await game(backend, thread, guild=SERVER) for thread in range(1, 7)]
    other = await game(backend, 99, guild=SERVER + 1)
    await wait(backend, *((one, "turn", f"game:{one}") for one in (*crowd, other)))
    busy = claims.Busy(share=2)
    assert await claimed(backend, 9, busy) == [("turn", f"game:{one}") for one in (*crowd[:2], other)]
    assert await claimed(backend, 9, busy._replace(servers={SERVER: 2})) == []
    assert len(await claimed(backend, 9, busy._replace(servers={SERVER: 1}))) == 1


async def test_direct_messages_are_of_no_server(backend: Backend) -> None:
    one = await game(backend, 1)
    await wait(backend, *((one, "prompt", f"user:{user}") for user in range(1, 6)))
    assert len(await claimed(backend, 9, claims.Busy(servers={SERVER: 1}, share=1))) == 5


async def test_of_thousands_of_waiting_messages_only_a_few_are_read(backend: Backend) -> None:
    """The plan of SQLite: it goes along an index in the order of urgency, and sorts nothing."""
    if not backend.store.sqlite:
        pytest.skip("the plan of PostgreSQL depends on how much waits")
    asked = claims._READY.params(**claims.Busy(["game:x"], ["1"], {1: 1}).parameters(backend.clock(), 9))
    said = str(asked.compile(backend.store.engine.sync_engine, compile_kwargs={"literal_binds": True}))
    plan = [row[3] for row in await backend.rows(f"EXPLAIN QUERY PLAN {said}".replace(":", "\\:"))]
    assert any("ix_outbox_urgent" in line for line in plan)
    assert not any("TEMP B-TREE" in line for line in plan)


async def test_a_message_that_was_postponed_is_ready_when_its_time_has_come(backend: Backend) -> None:
    one = await game(backend, 1)
    await wait(backend, (one, "turn", f"game:{one}"))
    assert await claimed(backend, 1) == [("turn", f"game:{one}")]
    (id,) = [row[0] for row in await backend.rows("SELECT id FROM outbox WHERE state = 'waiting'")]
    later = backend.clock() + timedelta(seconds=30)
    async with backend.store.writing() as connection:
        await claims.record(connection, id, retry_at=later)
    async with backend.store.reading() as connection:
        assert await post.next_due(connection, backend.clock()) == later
        assert not await claims.ready(connection, backend.clock(), claims.Busy(share=1), 1)
    backend.clock.advance(timedelta(seconds=31))
    assert await claimed(backend, 1) == [("turn", f"game:{one}")]
