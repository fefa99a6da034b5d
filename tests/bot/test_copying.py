"""`doctor --copy-from DATABASE`: all that a database has goes on in another one, or nothing is copied and the host reads why."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot import doctor
from bot.config import Settings
from bot.store import Store, processes
from bot.store.copying import BATCH, COPIED
from bot.store.schema import outages, outbox
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, CAT, Backend, open_backend
from tests.bot.test_postgres import whole

pytestmark = [pytest.mark.once, pytest.mark.timeout(600)]  # the server is made first


async def copied(path: Path | str, url: str) -> str:
    """What the doctor says when it is to copy a file, or the database at a URL, into the database at another URL."""
    said: list[str] = []
    asked = doctor.chosen(("--copy-from", str(path)))
    assert asked is not None
    problems = await asked(Settings(database_url=url), said.append)
    assert problems == (0 if "Start the bot with it" in said[-1] else 1)
    return " ".join(said)


async def contents(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables that are copied, by table."""
    async with store.reading() as connection:
        return {
            table.name: sorted(
                (dict(row) for row in (await connection.execute(sa.select(table))).mappings()),
                key=lambda row: [str(row[column.key]) for column in table.primary_key],
            )
            for table in COPIED
        }


async def played(path: Path) -> Backend:
    """A database with a finished game, one in the middle of a draft, and a lobby; it is closed again."""
    async with open_backend(path) as backend:
        over = (await backend.with_robots(BEN)).id
        await backend.nearly_over(over)
        random = Random(3)
        while await backend.play_on(over, random) is not None:
            await backend.robots.tick()
        drafted = (await backend.game(BEN, CAT, beginners=False, draft=True, more=("prelude", "turmoil"))).id
        for _ in range(60):
            await backend.play_on(drafted, random)
        await backend.lobby(BEN)
        await backend.services.people.set_locale(ANN, "de")
        async with backend.store.writing() as connection:
            at = backend.clock.at
            await connection.execute(sa.insert(outages), [{"begin": at, "until": at} for _ in range(BATCH + 1)])
            await connection.execute(
                sa.delete(outbox).where(outbox.c.id == sa.select(sa.func.max(outbox.c.id)).scalar_subquery())
            )
        return backend


async def test_all_is_there_and_games_go_on(tmp_path: Path, place: str) -> None:
    was = await played(tmp_path / "mars.db")
    url = await postgres.empty(place)
    assert "of 3 games" in await copied(tmp_path / "mars.db", url)
    async with open_backend(tmp_path / "mars.db") as old, open_backend(url, was.clock, was.sender) as new:
        assert await contents(new.store) == await contents(old.store)
        (running,) = [game.id for game in await new.services.games.of_user(CAT)]
        new.clicks, random = count(10**6), Random(4)
        for _ in range(20):
            assert await new.play_on(running, random) is not None
        await whole(new, running)
        ((last,),) = await old.rows("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
        ((most,),) = await old.rows("SELECT max(id) FROM outbox")
        ((least,),) = await new.rows("SELECT min(id) FROM outbox WHERE id > :most", most=most)
        assert least > last > most, "the number of a deleted row is not given again"


async def test_the_way_back_is_the_same(tmp_path: Path, place: str) -> None:
    was = await played(tmp_path / "mars.db")
    url = await postgres.empty(place)
    await copied(tmp_path / "mars.db", url)
    assert "of 3 games" in (said := await copied(url.replace("+asyncpg", ""), f"sqlite:///{tmp_path}/back.db"))
    assert f"are in {tmp_path}/back.db. Start the bot with it, and keep mars" in said
    async with open_backend(url) as old, open_backend(tmp_path / "back.db", was.clock, was.sender) as new:
        assert await contents(new.store) == await contents(old.store)
        (running,) = [game.id for game in await new.services.games.of_user(CAT)]
        new.clicks, random = count(10**6), Random(4)
        for _ in range(20):
            assert await new.play_on(running, random) is not None
        ((last,),) = await old.rows("SELECT pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass)")
        ((most,),) = await old.rows("SELECT max(id) FROM outbox")
        ((least,),) = await new.rows("SELECT min(id) FROM outbox WHERE id > :most", most=most)
        assert least > last > most, "the number of a deleted row is not given again"


async def test_a_database_in_use_is_left_as_it_is(tmp_path: Path, place: str) -> None:
    await played(tmp_path / "mars.db")
    url = await postgres.migrated(place)
    async with open_backend(url) as backend:
        await backend.lobby(BEN)
        before = await contents(backend.store)
        assert "Nothing was copied: mars" in (said := await copied(tmp_path / "mars.db", url))
        assert "Give it an empty database" in said
        assert await contents(backend.store) == before


async def test_a_file_on_which_the_bot_runs_is_not_copied(tmp_path: Path, place: str) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        now = datetime.now(UTC)
        facts = {"host": "here", "pid": 1, "started": now, "at": now, "draining": False, "serves": [], "shards": []}
        async with backend.store.writing() as connection:
            await processes.heartbeat(connection, "a", **facts, shard_count=None, facts={})
    assert "Stop it, and run this again" in await copied(tmp_path / "mars.db", await postgres.migrated(place))


async def test_what_cannot_be_read_is_repaired_first(tmp_path: Path, place: str) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        await backend.lobby(BEN)
        async with backend.store.writing() as connection:
            await connection.exec_driver_sql("UPDATE games SET name = x'00ff'")
    assert "cells of that database cannot be read (1)" in await copied(
        tmp_path / "mars.db", await postgres.migrated(place)
    )


async def test_what_is_no_database_of_the_bot_is_not_copied(tmp_path: Path, place: str) -> None:
    url = await postgres.migrated(place)
    assert await copied(tmp_path / "none.db", url) == f"Nothing was copied: there is no file {tmp_path}/none.db."
    (tmp_path / "empty.db").touch()
    assert "no database of this program" in await copied(tmp_path / "empty.db", url)
    assert "no address of a database" in await copied("postgres://mars@host:port/x", url)


async def test_the_address_may_stand_in_a_file_so_that_no_password_is_on_the_command_line(tmp_path: Path) -> None:
    await played(tmp_path / "mars.db")
    (tmp_path / "address").write_text(f"sqlite:///{tmp_path}/mars.db\n", encoding="utf-8")
    assert "of 3 games" in await copied(f"@{tmp_path}/address", f"sqlite:///{tmp_path}/new.db")
    assert "no address of a database" not in (said := await copied(f"@{tmp_path}/none", f"sqlite:///{tmp_path}/new.db"))
    assert said == f"{tmp_path}/none cannot be read: name a text file that holds the address of the database."


async def test_a_database_that_is_out_of_reach_is_named(tmp_path: Path, place: str) -> None:
    async with open_backend(tmp_path / "mars.db"):
        pass
    assert "nobody on" in await copied(tmp_path / "mars.db", f"postgresql://mars@/nobody?host={place}")
