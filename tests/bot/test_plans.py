"""Statements on SQLite without SQLAlchemy's engine: their rows, parameters and errors are those that it has."""

import asyncio
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store import plans
from bot.store.schema import games, signs
from tests.bot.database import quick_store

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
BOTH = [{"name": name, "at": NOW} for name in "xy"]


@pytest.fixture
async def store(tmp_path):
    async with await quick_store(tmp_path / "mars.db") as store:
        async with store.writing() as connection:
            await connection.execute(sa.insert(signs), BOTH)
        yield store


async def read(store, statement, values=None):
    async with store.reading() as connection:
        return (await connection.execute(statement, values)).mappings().all()


async def test_rows_are_those_that_sqlalchemy_reads(store):
    query = sa.select(signs, sa.func.length(signs.c.name).label("long")).order_by(signs.c.name)
    ours = await read(store, query)
    async with store.reading(maintenance=True) as connection:
        theirs = (await connection.execute(query)).mappings().all()
    assert ours == theirs == [{"name": name, "at": NOW, "long": 1} for name in "xy"]
    assert [row.at for row in await _rows(store, query)] == [NOW, NOW]


async def _rows(store, query):
    async with store.reading() as connection:
        return (await connection.execute(query)).all()


async def test_a_list_of_any_length_is_a_parameter(store):
    named = sa.bindparam("names", expanding=True)
    query = sa.select(signs.c.name).where(signs.c.name.in_(named), signs.c.at == sa.bindparam("at"))
    for names in ([], ["x"], ["y", "x", "z"], {"y"}, ["x"]):
        found = await read(store, query, {"names": names, "at": NOW})
        assert {row["name"] for row in found} == set(names) & {"x", "y"}
    pairs = sa.select(signs.c.name).where(sa.tuple_(signs.c.name, signs.c.at).in_([("x", NOW), ("z", NOW)]))
    assert [row["name"] for row in await read(store, pairs)] == ["x"]


async def test_statements_of_one_form_keep_their_own_values(store):
    for _ in range(2):
        for name in "xyz":
            found = await read(store, sa.select(signs.c.name).where(signs.c.name == name))
            assert [row["name"] for row in found] == [name] * (name != "z")


async def test_only_so_many_texts_are_kept(store, monkeypatch):
    monkeypatch.setattr(plans, "TEXTS", 2)
    query = sa.select(signs.c.name).where(signs.c.name.in_(sa.bindparam("names", expanding=True)))
    for n in range(6):
        assert len(await read(store, query, {"names": ["x", *"abcdef"[:n]]})) == 1
    (plan,) = plans._PLANS[query].values()
    assert len(plan.form._texts) <= 2


async def test_what_is_set_depends_on_what_is_given_and_a_parameter_that_is_not_given_is_an_error(store):
    update = sa.update(signs).where(signs.c.name == sa.bindparam("of"))
    async with store.writing() as connection:
        later = NOW.replace(hour=13)
        assert (await connection.execute(update, {"of": "x", "at": later})).rowcount == 1
        assert (await connection.execute(update, {"of": "x", "name": "w"})).rowcount == 1
        with pytest.raises(Exception, match="'of'"):
            await connection.execute(update, {"name": "v"})
    assert {row["name"]: row["at"] for row in await read(store, sa.select(signs))} == {"w": later, "y": NOW}


async def test_a_column_with_a_default_gets_it(store):
    now = {"id": "abc", "guild": 1, "channel": 2, "name": "", "host": 3, "state": "lobby", "created": NOW}
    async with store.writing() as connection:
        await connection.execute(sa.insert(games), {**now, "rules": {}, "options": {}, "seed": ""})
    assert (await read(store, sa.select(games.c.version)))[0]["version"] == 0


async def twice(store, name):
    async with store.writing() as connection:
        for _ in range(2):
            await connection.execute(sa.insert(signs), {"name": name, "at": NOW})


async def test_errors_are_those_of_sqlalchemy_without_what_was_given(store):
    with pytest.raises(IntegrityError) as caught:
        await twice(store, "secret")
    assert "secret" not in str(caught.value)
    assert len(await read(store, sa.select(signs))) == 2, "nothing of the transaction stands"
    with pytest.raises(OperationalError, match="no such table"):
        await read(store, sa.text("SELECT * FROM nowhere"))


async def test_who_is_cancelled_leaves_no_transaction_open(store):
    begun = asyncio.Event()

    async def half() -> None:
        async with store.writing() as connection:
            await connection.execute(sa.delete(signs))
            begun.set()
            await asyncio.sleep(60)

    task = asyncio.ensure_future(half())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(await read(store, sa.select(signs))) == 2
    await store.heartbeat("z", NOW)
    assert len(store.idle) <= 2


async def test_more_transactions_than_connections_wait_and_are_given_up(store, monkeypatch):
    monkeypatch.setattr(plans, "PATIENCE_SECONDS", 0.05)
    ended = asyncio.Event()

    async def long() -> None:
        async with store.reading():
            await ended.wait()

    reading = [asyncio.ensure_future(long()) for _ in range(plans.MOST)]
    await asyncio.sleep(0.05)
    with pytest.raises(PoolTimeout):
        await read(store, sa.select(signs))
    ended.set()
    await asyncio.gather(*reading)
    assert len(await read(store, sa.select(signs))) == 2
    assert len(store.idle) == plans.KEPT
