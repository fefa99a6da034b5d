"""The store on PostgreSQL, if its server is installed: migrations up and down, a game, and concurrent writers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import count
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from bot.config import Settings
from bot.store import CannotOpen, Store, games, history, moves, post
from bot.store.only_one import no_local_mode, only_one
from bot.tables import Refused, Rules, Runner, Services
from bot.tables.live import AskedSeats
from bot.tables.quota import Quota
from bot.tables.wishes import Wish
from engine import load
from engine.robots.random import random_answer
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, MINUTE, STRANGER, Backend, eventually, open_backend
from tests.bot.test_doctor import said as said_by_doctor
from tests.bot.test_kill_orders import fires_once
from tests.bot.test_store import columns, migrated

pytestmark = [pytest.mark.once, pytest.mark.timeout(600)]  # the server is made first
PEOPLE = (ANN, BEN, CAT)
PATIENT = 10.0
"""Seconds to wait for a lock where two processes are one event loop, which a busy machine holds up; a deadlock fails after one."""


@pytest.fixture
async def url(place: str) -> str:
    """The URL of a database with empty tables."""
    return await postgres.migrated(place)


@pytest.fixture
async def bare(place: str) -> str:
    """The URL of a database without tables."""
    return await postgres.empty(place)


@pytest.fixture
async def backend(url: str) -> AsyncIterator[Backend]:
    async with open_backend(url, busy_seconds=PATIENT) as found:
        yield found


async def test_the_migrations_make_the_tables_of_the_schema_there_and_back(bare: str) -> None:
    async with Store(bare) as store:
        for move, revision in ((command.downgrade, "base"), (command.upgrade, "head")):
            async with store.writing() as connection:
                await connection.run_sync(migrated, revision, move)
        async with store.reading() as connection:
            assert await connection.run_sync(columns) == []


ADMITTED: dict[str, tuple[str, str, str]] = {
    "password": ("locked:wr0ng@", "login", "refuses the user or the password"),
    "no password": ("locked@", "login", "refuses the user or the password"),
    "no such role": ("nobody@", "login", "refuses the user or the password"),
    "pg_hba.conf": ("barred@", "login", "pg_hba.conf"),
    "no connection left": ("kim@", "crowded", "takes no more connections"),
    "no such database": ("mars@/nowhere", "absent", "has no database of this name"),
}
"""Who is not let in by a server that runs: what stands in the URL, the fault, and what the host is told."""


@pytest.mark.parametrize("why", ADMITTED)
async def test_whom_a_server_that_runs_does_not_let_in_is_told_why(url: str, why: str) -> None:
    who, fault, said = ADMITTED[why]
    async with Store(url) as store, store.writing() as connection:
        for role, limit in (("kim", 0), ("locked", 9), ("barred", 9)):
            await connection.exec_driver_sql(f"DROP ROLE IF EXISTS {role}")
            await connection.exec_driver_sql(f"CREATE ROLE {role} LOGIN PASSWORD 'r1ght' CONNECTION LIMIT {limit}")
    address = url.replace("mars@", who) if "/" not in who else re.sub("mars@/[^?]*", who, url)

    with pytest.raises(CannotOpen) as refused:
        await Store(address).open()
    told = [str(refused.value)]
    doctor = await said_by_doctor(Settings(discord_token=None, database_url=address))  # pyright: ignore[reportCallIssue]
    told += [line for line in doctor if line.startswith("Database: ")]
    running = Store(address)
    await running.connect()
    with capture_logs() as logged, suppress(DBAPIError):
        async with running.reading():
            pass
    await running.close()
    told += [line["remedy"] for line in logged if line["event"] == "database fails"]

    assert running.watch.fault == fault
    assert len(told) == 3, told
    for line in told:
        assert said in line
        assert "Check that PostgreSQL is running" not in line
        assert "wr0ng" not in line


@pytest.mark.parametrize(("asked", "fault"), [("require", "encryption"), ("disable", "unreachable")])
async def test_a_server_that_cannot_encrypt_is_told_from_one_that_does_not_answer(asked: str, fault: str) -> None:
    async def refuses(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(8)
        writer.write(b"N")
        writer.close()

    server = await asyncio.start_server(refuses, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    store = Store(f"postgresql+asyncpg://mars@127.0.0.1:{port}/mars?ssl={asked}")
    await store.connect()
    with pytest.raises((DBAPIError, OSError)) as failed:
        async with store.reading():
            pass
    await store.close()
    server.close()
    assert store.watch.fault == fault
    assert ("?ssl=" in await store.explain(failed.value)) is (fault == "encryption")


async def test_a_database_of_another_program_is_left_alone(url: str) -> None:
    async with Store(url) as store, store.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM alembic_version")
    with pytest.raises(CannotOpen, match="has tables of another program"):
        await Store(url).open()


async def test_two_that_start_at_once_migrate_once(bare: str) -> None:
    first, second = Store(bare), Store(bare)
    try:
        await asyncio.gather(first.open(), second.open())
    finally:
        await asyncio.gather(first.close(), second.close())


async def some(backend: Backend, game: str, random: Random) -> None:
    """Write one random change: an answer, an undo, a request, a vote, moves of robots, or sent messages; it may be refused as too late."""
    backend.clock.advance(MINUTE)
    user = random.choice(PEOPLE)
    with suppress(Refused):
        match random.choice(("answer", "answer", "answer", "answer", "undo", "ask", "vote", "robots", "say")):
            case "answer":
                look = await backend.services.play.look(game, user)
                if look.decision is not None:  # the other process may have answered
                    picks = random_answer(look.decision, random)
                    await backend.services.play.compose(
                        game, user, look.token, [picks], backend.click(), confirmed=True
                    )
            case "undo":
                await backend.services.play.undo(game, user, 1, backend.click())
            case "ask":
                backend.clock.advance(12 * HOUR)  # each asks for an undo once in the length of a vote
                plan = await backend.services.votes.undo_plan(game, user)
                await backend.services.votes.ask_to_undo(game, user, plan.steps[0].number if plan.steps else -1)
            case "vote":
                for request in (await backend.services.games.status(game)).requests:
                    await backend.services.votes.vote(game, user, request.id, "yes")
            case "robots":
                await backend.robots.tick()
            case _:
                await backend.reminders.tick()
                await backend.outbox.tick()


async def whole(backend: Backend, game: str) -> None:
    """Check that the history has no gap, and that exactly those players owe a decision whom the game asks."""
    status = await backend.services.games.status(game)
    numbers = [n for (n,) in await backend.rows("SELECT number FROM commits WHERE game = :g ORDER BY number", g=game)]
    assert numbers == list(range(status.version + 1))
    async with backend.store.reading() as connection:
        asked = AskedSeats.now(load(await history.snapshot(connection, game, status.version))).seats
    assert set(status.owing) == asked & {s.seat for s in status.people}


async def test_people_and_robots_play_with_votes_and_undos_in_two_processes(backend: Backend, url: str) -> None:
    game = (await backend.with_robots(BEN, CAT, beginners=False, draft=True)).id
    random = Random(5)
    async with open_backend(url, backend.clock, backend.sender, busy_seconds=PATIENT) as other:
        other.clicks = count(10**6)
        done: dict[str, int] = {}
        while done.get("answer", 0) < 25 or not {"undo", "agreed"} <= done.keys():
            await asyncio.gather(some(backend, game, random), some(other, game, random))
            done = dict(await backend.rows("SELECT kind, count(*) FROM commits GROUP BY kind"))  # type: ignore[arg-type]
    await whole(backend, game)


@pytest.mark.slow
@pytest.mark.soak
async def test_row_16_orders_fire_once_although_two_processes_are_killed(url: str) -> None:
    await fires_once(url, 4, processes=2)


async def test_a_click_and_a_reminder_that_meet_are_both_kept(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await backend.game(BEN)).id
    backend.clock.advance(HOUR * 13)
    (seat,) = (status := await backend.services.games.status(game)).owing
    user = status.at(seat).user
    assert user is not None
    committing, owe = asyncio.Event(), post.owe

    async def slowly(*values: object) -> None:
        committing.set()
        await asyncio.sleep(0.5)
        await owe(*values)  # type: ignore[arg-type]

    async def remind() -> None:
        await committing.wait()
        await backend.reminders.tick()

    monkeypatch.setattr(post, "owe", slowly)
    look, _ = await asyncio.gather(backend.act(game, user, "project:power-plant"), remind())
    assert look.committed == 1


async def met_by_a_click(backend: Backend, game: str, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
    """Let another process open a game, and then change what `work`, which has begun meanwhile, changes there too."""

    async def waits() -> bool:
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        return under_way.done() or (await backend.rows(waiting))[0][0] > 0

    async with backend.store.writing() as connection:
        await games.lock(connection, [game])
        under_way = asyncio.ensure_future(work())
        await eventually(waits)
        for changed in ("UPDATE dues SET nudge_at = NULL", "UPDATE orders SET reason = NULL"):
            await connection.execute(sa.text(f"{changed} WHERE game = :game"), {"game": game})
    await under_way


@pytest.mark.usefixtures("ann_begins")
async def test_a_click_and_an_order_that_is_stopped_do_not_wait_for_each_other(backend: Backend) -> None:
    game = (await backend.game(*PEOPLE[1:])).id
    await backend.research(game)
    await backend.services.orders.give_plain(game, ANN, "none", backend.click())
    await backend.run("UPDATE orders SET state = 'armed', due_at = :now", now=backend.clock())
    await met_by_a_click(backend, game, lambda: backend.services.orders.stop(game))
    assert await backend.rows("SELECT state FROM orders") == [("stopped",)]


@pytest.mark.parametrize("how", ["gone", "unreachable"])
async def test_a_click_and_a_reminder_of_two_games_that_does_not_arrive_do_not_wait_for_each_other(
    backend: Backend, how: str
) -> None:
    for _ in range(2):
        game = (await backend.game(*PEOPLE[1:])).id
        await backend.run("UPDATE dues SET seat = 0 WHERE game = :game", game=game)
    await backend.outbox.tick()
    backend.clock.advance(12 * HOUR)
    assert await backend.reminders.tick() == 2
    getattr(backend.sender, how).add(f"user:{ANN}")
    await backend.run("UPDATE outbox SET failed_at = :at WHERE kind = 'reminder'", at=backend.clock() - 31 * 24 * HOUR)
    ((named_first,),) = await backend.rows("SELECT game FROM outbox WHERE kind = 'reminder'")
    ((other,),) = await backend.rows("SELECT id FROM games WHERE id <> :game", game=named_first)
    await met_by_a_click(backend, other, backend.outbox.tick)
    ((state,),) = await backend.rows("SELECT state FROM outbox WHERE kind = 'reminder'")
    assert state == {"gone": "gone", "unreachable": "failed"}[how]
    assert len(await backend.rows("SELECT game FROM dues WHERE mentioned IS NOT NULL")) == 2


async def test_a_name_is_forgotten_in_a_history_that_is_shortened_meanwhile(backend: Backend) -> None:
    game = (await backend.game(*PEOPLE[1:])).id
    await backend.services.moderation.stop(game, STRANGER, "Zacharias", backend.click())

    async def waits() -> bool:
        return forgetting.done() or (await backend.rows("SELECT count(*) FROM pg_locks WHERE NOT granted"))[0][0] > 0

    async with backend.store.writing() as connection:
        await games.lock(connection, [game])
        await history.shorten(connection, game, (), backend.clock())
        forgetting = asyncio.ensure_future(backend.services.privacy.forget(STRANGER, "Former player"))
        await eventually(waits)
    await forgetting
    assert [
        row.name for row in await backend.rows("SELECT facts ->> 'name' AS name FROM commits WHERE kind = 'admin'")
    ] == ["?"]


async def test_two_that_found_at_once_by_the_same_press_have_one_lobby(backend: Backend) -> None:
    made = [backend.services.lobby.create(GUILD, CHANNEL, user, "x", interaction="again:abcde") for user in (ANN, BEN)]
    one, other = await asyncio.gather(*made)
    assert one.id == other.id


async def at_once(backend: Backend, *calls: Coroutine[Any, Any, object]) -> list[object]:
    """Run calls at once, each on a connection that is open already; return what they return or raise."""
    await asyncio.gather(*(backend.rows("SELECT pg_sleep(0.05)") for _ in calls))
    return await asyncio.gather(*calls, return_exceptions=True)


def reasons(found: Iterable[object]) -> list[str]:
    """Return why calls were refused; other errors are raised."""
    failed = [one for one in found if isinstance(one, Exception)]
    for error in failed:
        if not isinstance(error, Refused):
            raise error
    return [error.reason for error in failed if isinstance(error, Refused)]


async def test_two_managers_who_set_defaults_at_once_are_both_heard(backend: Backend) -> None:
    set_one = backend.services.servers.change
    found = await at_once(
        backend, *(set_one(GUILD, {"founders": n}) for n in (1, 2)), set_one(GUILD, {"pace": "daily"})
    )
    assert not reasons(found)
    kept = await backend.services.servers.defaults(GUILD)
    assert kept.pace == "daily"
    assert kept.founders in (1, 2)


async def test_of_two_managers_who_open_or_end_a_season_at_once_the_second_is_told(backend: Backend) -> None:
    seasons = backend.services.seasons
    found = await at_once(backend, *(seasons.open(GUILD, name, timedelta(days=30)) for name in ("Spring", "Summer")))
    assert reasons(found) == ["season-running"]
    assert len(await seasons.names(GUILD)) == 1
    backend.clock.advance(HOUR)
    assert reasons(await at_once(backend, seasons.end(GUILD), seasons.end(GUILD))) == ["no-season"]


async def test_the_key_of_a_host_is_made_once(backend: Backend) -> None:
    assert len(set(await at_once(backend, *(backend.services.moving.key() for _ in range(4))))) == 1


def wish_of(user: int, now: datetime) -> Wish:
    return Wish(user, "x", 2, 4, None, None, now + timedelta(days=1))


FIRST: dict[str, Callable[[Services, datetime], Coroutine[Any, Any, object]]] = {
    "language": lambda services, now: services.people.set_locale(ANN, "de"),
    "wish": lambda services, now: services.wishes.wish(GUILD, wish_of(ANN, now)),
    "role": lambda services, now: services.wishes.call_role(GUILD, 7),
    "results": lambda services, now: services.results.show(ANN, GUILD, True),
    "refusal": lambda services, now: services.wishes.block(ANN, BEN, blocked=True),
}


@pytest.mark.parametrize("what", FIRST)
async def test_what_is_stored_for_the_first_time_twice_at_once_is_stored_once(backend: Backend, what: str) -> None:
    assert not reasons(await at_once(backend, *(FIRST[what](backend.services, backend.clock()) for _ in range(4))))


async def test_of_two_who_fit_and_open_their_table_at_once_one_does(backend: Backend) -> None:
    wishes = backend.services.wishes
    for user in (ANN, BEN):
        await wishes.wish(GUILD, wish_of(user, backend.clock()))
    opened = [wishes.open_table(GUILD, CHANNEL, user, "x", Rules(), backend.click()) for user in (ANN, BEN)]
    assert reasons(await at_once(backend, *opened)) == ["nobody-fits"]


async def waits_for_lock(backend: Backend, call: asyncio.Future[Any]) -> bool:
    """Whether a call waits for a lock that another has, or is over."""
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    return call.done() or (await backend.rows(waiting))[0][0] > 0


@pytest.mark.parametrize("limit", ["member_games", "member_lobbies", "channel_games", "server_games"])
async def test_of_two_that_found_at_once_the_second_counts_the_first(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    one, other = (Services(Runner(backend.store, now=backend.clock, quota=Quota(**{limit: 1}))) for _ in range(2))
    held, go, add = asyncio.Event(), asyncio.Event(), games.add

    async def slowly(*given: Any, **more: Any) -> None:
        await add(*given, **more)
        held.set()
        await go.wait()

    monkeypatch.setattr(games, "add", slowly)
    first = asyncio.ensure_future(one.lobby.create(GUILD, CHANNEL, ANN, "Ann"))
    await held.wait()
    monkeypatch.setattr(games, "add", add)
    second = asyncio.ensure_future(other.lobby.create(GUILD, CHANNEL, ANN, "Ann"))

    await eventually(lambda: waits_for_lock(backend, second))
    go.set()
    with pytest.raises(Refused, match="quota"):
        await second
    assert (await first).state == "lobby"


@pytest.mark.parametrize("how", ["founded", "arrives"])
async def test_a_game_that_is_added_while_its_server_is_blocked_is_set_aside(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    moving, blocking = backend.services.moving, backend.services.blocking
    table, step = (games, "add") if how == "founded" else (moves, "write")
    if how == "arrives":
        key = await moving.key()
        backend.services.runner.trusted = frozenset([key])
        sealed = await moving.leave((await backend.game(BEN)).id, STRANGER, "Zed", key, backend.click())
        adding = moving.arrive(GUILD, CHANNEL, STRANGER, sealed, backend.click())
    else:
        adding = backend.services.lobby.create(GUILD, CHANNEL, ANN, "Ann")
    held, go, add = asyncio.Event(), asyncio.Event(), getattr(table, step)

    async def slowly(*given: Any, **more: Any) -> None:
        held.set()
        await go.wait()
        await add(*given, **more)

    monkeypatch.setattr(table, step, slowly)
    added = asyncio.ensure_future(adding)
    await held.wait()
    blocked = asyncio.ensure_future(blocking.block_server(GUILD))
    await eventually(lambda: waits_for_lock(backend, blocked))
    go.set()
    await asyncio.gather(added, blocked)
    assert await backend.rows("SELECT id FROM games WHERE state NOT LIKE '-%'") == []
    assert await blocking.unblock_server(GUILD) == 1


async def test_a_look_sees_one_moment(backend: Backend) -> None:
    await backend.lobby()
    async with backend.store.reading() as connection:
        counted = sa.text("SELECT count(*) FROM games")
        before = (await connection.execute(counted)).scalar()
        await backend.lobby()
        assert (await connection.execute(counted)).scalar() == before == 1


async def test_one_local_mode_runs_on_a_database(url: str) -> None:
    async with Store(url) as first, Store(url) as second:
        async with only_one(first):
            with pytest.raises(CannotOpen, match=r"^Local mode already runs"):
                async with only_one(second):
                    pass
            with pytest.raises(CannotOpen, match=r"^Local mode already runs"):
                await no_local_mode(second)
        await no_local_mode(second)
        async with only_one(second):
            pass  # the first one has ended
