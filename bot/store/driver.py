"""An aiosqlite driver that runs statements on the event loop; only what may block runs in aiosqlite's thread.

In WAL mode a statement never waits for another connection: it reads pages and changes them in memory, which takes less time
than handing it to a thread. Three things may block, and they run in the thread: connecting, waiting for the write lock while
another process holds it, and the commit, which writes to the disk.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Self

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

from bot.store.faults import PRIMARY


class Cursor(sqlite3.Cursor):
    """A cursor that reads all rows at once, so that no statement is left half-way while others run."""

    _rows: deque[Any] = deque()

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Self:  # type: ignore[override]
        super().execute(statement, parameters)
        if self.description:
            self._rows = deque(super().fetchall())
        return self

    def fetchone(self) -> Any:
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int | None = 1) -> list[Any]:
        return [self._rows.popleft() for _ in range(min(size or 1, len(self._rows)))]

    def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, deque()
        return list(rows)


class Connection(aiosqlite.Connection):
    """A connection to SQLite. Only one task may use it at a time."""

    _raw: sqlite3.Connection

    def __init__(self, database: str, busy_seconds: float, patience: Callable[[], float]) -> None:
        def opened() -> sqlite3.Connection:
            self._raw = sqlite3.connect(database, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
            return self._raw

        super().__init__(opened, iter_chunk_size=64)
        self.writes = False
        """Whether a transaction that writes has begun."""
        self._busy_seconds, self._patience = busy_seconds, patience

    @property
    def raw(self) -> sqlite3.Connection:
        """The connection of sqlite3, on which statements run at once."""
        return self._raw

    async def begin(self, *, writes: bool) -> None:
        """Begin a transaction: a read-only snapshot of the database, or with `writes` the single transaction that may write."""
        if writes:
            self.writes = True
            if not self._locked():
                await self._wait_for_lock()
        else:
            self._raw.execute("BEGIN")

    async def _wait_for_lock(self) -> None:
        seconds = self._patience()
        if seconds == self._busy_seconds:
            await self.execute_fetchall("BEGIN IMMEDIATE")
            return
        await self._set_timeout(seconds)
        try:
            await self.execute_fetchall("BEGIN IMMEDIATE")
        finally:
            await self._set_timeout(self._busy_seconds)

    async def _set_timeout(self, seconds: float) -> None:
        await self.execute_fetchall(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def _locked(self) -> bool:
        """Begin a transaction that writes, without waiting; return False where another connection holds the lock."""
        self._raw.execute("PRAGMA busy_timeout = 0")
        try:
            self._raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            self._raw.execute(f"PRAGMA busy_timeout = {int(self._busy_seconds * 1000)}")
        return True

    async def commit(self) -> None:
        await super().commit()
        self.writes = False

    async def rollback(self) -> None:
        await super().rollback()
        self.writes = False


class Adapted(sa.AdaptedConnection):
    """A connection with the methods that SQLAlchemy calls; of those only what ends a transaction or the connection waits."""

    __slots__ = ()

    _connection: Any

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def cursor(self, server_side: bool = False) -> Cursor:
        return self._connection.raw.cursor(Cursor)

    def create_function(self, *arguments: Any, **options: Any) -> None:
        self._connection.raw.create_function(*arguments, **options)

    def commit(self) -> None:
        await_only(self._connection.commit())

    def rollback(self) -> None:
        if self._connection.writes:
            # Run in the thread, behind any statement that the thread still executes for a task that was cancelled.
            await_only(self._connection.rollback())
        else:
            self._connection.raw.rollback()

    def close(self) -> None:
        await_only(self._connection.close())

    def terminate(self) -> None:
        self._connection.stop()


class Statements(AsyncConnection):
    """A connection within a transaction that runs statements itself: SQLAlchemy waits for each by a greenlet, which takes as long again."""

    sync_connection: sa.Connection

    async def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        return self.sync_connection.execute(statement, parameters, **options)

    async def exec_driver_sql(self, statement: str, parameters: Any = None, execution_options: Any = None) -> Any:
        return self.sync_connection.exec_driver_sql(statement, parameters, execution_options)


async def begin(connection: AsyncConnection, *, writes: bool) -> AsyncConnection:
    """Begin the transaction of a connection, and return the connection for its statements.

    It begins on SQLite alone: PostgreSQL begins its own with the first statement.
    A transaction that writes takes the lock at once: one that starts as a reader fails if another has written meanwhile.
    """
    # Not by SQLAlchemy's event: where an engine has a listener of one event, each statement asks for those of all others.
    if connection.dialect.name != "sqlite" or connection.sync_connection is None:
        return connection
    raw: Any = connection.sync_connection.connection.driver_connection
    await raw.begin(writes=writes)
    return Statements(connection.engine, connection.sync_connection)


def connection_factory(database: str, busy_seconds: float, patience: Callable[[], float]) -> Callable[[], Adapted]:
    """Return a factory of connections, for the parameter `creator` of `create_async_engine`.

    They wait `busy_seconds` for a lock of another connection; a transaction that writes calls `patience` for the seconds it may wait.
    """

    def connect() -> Adapted:
        return Adapted(await_only(opened()))

    async def opened() -> Connection:
        connection = Connection(database, busy_seconds, patience)
        await connection
        return connection

    return connect
