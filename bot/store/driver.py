"""An aiosqlite driver that runs statements on the event loop; only what may block runs in aiosqlite's thread.

In WAL mode a statement never waits for another connection: it reads pages and changes them in memory, which takes less time
than handing it to a thread. Three things may block, and they run in the thread: connecting, waiting for the write lock while
another process holds it, and the commit, which writes to the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Self

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.faults import PRIMARY


class Cursor:
    """Wrap a cursor of sqlite3 in the methods of aiosqlite's cursor that SQLAlchemy calls."""

    def __init__(self, raw: sqlite3.Cursor) -> None:
        self._raw = raw

    async def __aenter__(self) -> Self:
        return self

    @property
    def description(self) -> Any:
        return self._raw.description

    @property
    def rowcount(self) -> int:
        return self._raw.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._raw.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        self._raw.execute(statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        self._raw.executemany(statement, parameters)

    async def fetchall(self) -> list[Any]:
        return self._raw.fetchall()

    async def close(self) -> None:
        self._raw.close()


class Connection(aiosqlite.Connection):
    """A connection to SQLite. Only one task may use it at a time."""

    _raw: sqlite3.Connection

    def __init__(self, database: str, busy_seconds: float, patience: Callable[[], float]) -> None:
        def opened() -> sqlite3.Connection:
            self._raw = sqlite3.connect(database, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
            return self._raw

        super().__init__(opened, iter_chunk_size=64)
        self._writes = False
        self._busy_seconds, self._patience = busy_seconds, patience

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self._raw.cursor())

    async def begin(self, *, writes: bool) -> None:
        """Begin a transaction: a read-only snapshot of the database, or with `writes` the single transaction that may write."""
        if writes:
            self._writes = True
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
        self._writes = False

    async def rollback(self) -> None:
        if self._writes:
            # Run it in the thread, behind any statement that the thread still executes for a task that was cancelled.
            await super().rollback()
            self._writes = False
        else:
            self._raw.rollback()


async def begin(connection: AsyncConnection, *, writes: bool) -> None:
    """Begin the transaction of a connection, if it is one to SQLite: PostgreSQL begins its own with the first statement.

    A transaction that writes takes the lock at once: one that starts as a reader fails if another has written meanwhile.
    """
    # Not by SQLAlchemy's event: where an engine has a listener of one event, each statement asks for those of all others.
    if connection.dialect.name == "sqlite" and connection.sync_connection is not None:
        raw: Any = connection.sync_connection.connection.driver_connection
        await raw.begin(writes=writes)


def connection_factory(
    database: str, busy_seconds: float, patience: Callable[[], float]
) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """Return a factory of connections, for the parameter `async_creator` of `create_async_engine`.

    They wait `busy_seconds` for a lock of another connection; a transaction that writes calls `patience` for the seconds it may wait.
    """

    async def connect() -> aiosqlite.Connection:
        return await Connection(database, busy_seconds, patience)

    return connect
