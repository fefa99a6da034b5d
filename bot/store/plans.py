"""Transactions on SQLite that run on the driver itself: SQLAlchemy compiles each statement once, and has no part in running it.

To run a statement, SQLAlchemy takes many times as long as SQLite. Here a statement is a plan after its first time: the text, how
each parameter is written, and how each column is read. Whoever uses a connection sees no difference; what is rare and needs more than
`execute`, such as a migration, has a connection of SQLAlchemy's own engine.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.driver import Connection

MOST: Final = 15
"""How many connections there are at once: each has a thread."""
KEPT: Final = 5
"""How many connections that nobody uses stay open."""
PATIENCE_SECONDS: Final = 30.0
"""Seconds after which a transaction for which there is no connection is given up."""

TEXTS: Final = 64
"""How many texts of one statement are kept, which differ by the lengths of its lists."""

Write = Callable[[Any], Any] | None
"""How a parameter is written; None: as it is."""


def _flat(values: Collection[Any]) -> list[Any]:
    """Return the values of a list of values or of tuples, each of which is a parameter of its own."""
    found = [*values]
    return [one for each in found for one in each] if found and isinstance(found[0], (tuple, list)) else found


class Result(IteratorResult[*tuple[Any, ...]]):
    """The rows that a statement has returned, and how many it has changed."""

    rowcount: int = -1


class Form:
    """A compiled statement: its texts, and how its parameters are written and its columns are read."""

    def __init__(self, compiled: Any, dialect: sa.Dialect) -> None:
        self.compiled, self._dialect = compiled, dialect
        self._lists = tuple(
            [name for bind, name in compiled.bind_names.items() if bind in compiled.post_compile_params]
        )
        """The parameters that are lists of values, of which each is a parameter of the text."""
        self._texts: dict[tuple[int, ...], tuple[str, list[tuple[str, int, Write]]]] = {}
        """By the lengths of these lists: the text, and of each parameter in it the name, the place in its list, how it is written."""
        self._metadata: SimpleResultMetaData | None = None

    def arguments(self, given: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """Return the text and its parameters in their order."""
        lists = {name: _flat(given[name]) for name in self._lists} if self._lists else {}
        lengths = tuple(map(len, lists.values()))
        known = self._texts.get(lengths)
        if known is None:
            if len(self._texts) == TEXTS:
                self._texts.clear()
            known = self._texts[lengths] = self._rendered(given)
        written: list[Any] = []
        for name, at, write in known[1]:
            value = given[name] if at < 0 else lists[name][at]
            written.append(value if write is None else write(value))
        return known[0], written

    def _rendered(self, given: Mapping[str, Any]) -> tuple[str, list[tuple[str, int, Write]]]:
        compiled, processors = self.compiled, self.compiled._bind_processors
        if not self._lists:
            return compiled.string, [(name, -1, processors.get(name)) for name in compiled.positiontup or ()]
        state = compiled._process_parameters_for_postcompile(dict(given))
        places = {one: (name, at) for name, ones in state.parameter_expansion.items() for at, one in enumerate(ones)}
        return state.statement, [
            (*places.get(name, (name, -1)), state.processors.get(name) or processors.get(name))
            for name in state.positiontup
        ]

    def result(self, cursor: sqlite3.Cursor) -> Result:
        """Return what the cursor has."""
        rows = cursor.fetchall() if cursor.description else []
        if self._metadata is None:
            self._metadata = self._read(cursor.description or ())
        found = Result(self._metadata, iter(rows))
        found.rowcount = cursor.rowcount
        return found

    def _read(self, description: Sequence[Any]) -> SimpleResultMetaData:
        columns = self.compiled._result_columns
        if len(columns) != len(description):  # a text that declares no columns
            return SimpleResultMetaData([column[0] for column in description])
        read = [column.type._cached_result_processor(self._dialect, None) for column in columns]
        return SimpleResultMetaData([column.keyname for column in columns], _processors=read)


class Plan:
    """A statement with what it says itself, compiled for parameters of certain names."""

    def __init__(self, form: Form, names: Sequence[str], extracted: Any) -> None:
        self.form, compiled = form, form.compiled
        # A parameter that nobody gives raises an error here.
        self.defaults: dict[str, Any] = compiled.construct_params(
            dict.fromkeys(names), extracted_parameters=extracted, escape_names=False
        )
        for column in (*compiled.insert_prefetch, *compiled.update_prefetch):
            if not column.default.is_scalar:
                raise NotImplementedError(f"{column} has a default that is computed")
            self.defaults[column.key] = column.default.arg


_FORMS: Final[WeakKeyDictionary[Any, Form]] = WeakKeyDictionary()
"""By what SQLAlchemy has compiled, which is the same for statements of one form."""
_PLANS: Final[WeakKeyDictionary[Any, dict[tuple[str, ...], Plan]]] = WeakKeyDictionary()
"""By statement and the names of its parameters; with the name "*" in front, those for many rows at once."""


class PlannedConnection(AsyncConnection):
    """A connection within a transaction. It has `execute` and `dialect`, and nothing else of its base class."""

    def __init__(self, raw: Connection, engine: AsyncEngine) -> None:
        self.raw, self._planner = raw, engine.sync_engine

    @property
    def dialect(self) -> sa.Dialect:
        return self._planner.dialect

    async def execute(self, statement: Any, parameters: Any = None, **_: Any) -> Any:
        """Run a statement, with several sets of parameters once for each. Raises `DBAPIError`."""
        many = isinstance(parameters, (list, tuple)) and len(parameters) != 1
        first: Mapping[str, Any] = (parameters[0] if isinstance(parameters, (list, tuple)) else parameters) or {}
        names = ("*", *first) if many else tuple(first)
        plan = _PLANS.get(statement, {}).get(names) or self._planned(statement, tuple(first), names, many=many)
        form, defaults, raw = plan.form, plan.defaults, self.raw
        text, written = form.arguments({**defaults, **first} if first else defaults)
        try:
            if many:
                rest = [form.arguments({**defaults, **each})[1] for each in parameters[1:]]
                return form.result(raw.run(text, [written, *rest], many=True))
            return form.result(raw.run(text, written))
        except sqlite3.Error as error:
            raise _raised(error, text, self.dialect) from error

    async def exec_driver_sql(self, statement: str, *_: Any, **__: Any) -> Any:
        """Run a text as it is."""
        cursor = self.raw.run(statement)
        return Result(SimpleResultMetaData([column[0] for column in cursor.description or ()]), iter(cursor.fetchall()))

    def _planned(self, statement: Any, given: tuple[str, ...], names: tuple[str, ...], *, many: bool) -> Plan:
        engine = self._planner
        compiled, extracted, *_ = statement._compile_w_cache(
            engine.dialect, compiled_cache=engine._compiled_cache, column_keys=sorted(given), for_executemany=many
        )
        form = _FORMS.get(compiled) or _FORMS.setdefault(compiled, Form(compiled, engine.dialect))
        plan = _PLANS.setdefault(statement, {})[names] = Plan(form, given, extracted)
        return plan


def _raised(error: sqlite3.Error, text: str, dialect: sa.Dialect) -> BaseException:
    # As SQLAlchemy raises it. The parameters, which hold seeds and hands, are in no message.
    return DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True, dialect=dialect)


class Pool:
    """The connections to one file."""

    def __init__(self, engine: AsyncEngine, connect: Callable[[], Awaitable[Connection]]) -> None:
        """`engine` is for the same file: its dialect and its compiled statements are used."""
        self._engine, self._connect = engine, connect
        self._idle: list[Connection] = []
        self._room = asyncio.Semaphore(MOST)
        self._open = True

    @property
    def idle(self) -> Sequence[Connection]:
        """The connections that nobody uses."""
        return self._idle

    @asynccontextmanager
    async def transaction(self, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; one that writes is committed at the end and rolled back when an exception is raised."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._room.acquire()
        except TimeoutError:
            raise PoolTimeout("no connection is free") from None
        raw, ended = None, False
        try:
            raw = self._idle.pop() if self._idle else await self._connect()
            await raw.begin(writes=writes)
            yield PlannedConnection(raw, self._engine)
            if writes:
                try:
                    await raw.commit()
                except sqlite3.Error as error:
                    raise _raised(error, "COMMIT", self._engine.dialect) from error
                ended = True
        finally:
            if raw is None:
                self._room.release()
            elif ended or (not writes and raw.end()):
                self._room.release()
                await self._keep(raw)
            else:
                # Whoever is cancelled leaves no transaction open.
                await asyncio.shield(asyncio.ensure_future(self._undo(raw)))

    async def _undo(self, raw: Connection) -> None:
        try:
            try:
                await raw.rollback()
            except Exception:  # what cannot even be rolled back is used no more
                await raw.close()
                return
            await self._keep(raw)
        finally:
            self._room.release()

    async def _keep(self, raw: Connection) -> None:
        if self._open and len(self._idle) < KEPT:
            self._idle.append(raw)
        else:
            await raw.close()

    async def close(self) -> None:
        """Close all connections, those in use as soon as their transaction has ended."""
        self._open = False
        while self._idle:
            await self._idle.pop().close()
