"""The database: opening, migrating, closing, and its transactions."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from bot import metrics
from bot.store import driver, faults, migrate, signs
from bot.store.fault_watch import FaultWatch
from bot.store.timeouts import Timeouts, connect_args, enforce
from bot.threads import in_thread

BUSY_SECONDS: Final = 1.0
"""Seconds that a transaction waits for a lock of another process: ours hold one for milliseconds, and a player is not kept waiting."""
OPENING: Final = 5
"""By what factor opening the database waits longer than other work: another process may be migrating."""
TIMEOUTS: Final = Timeouts()
NEGLIGIBLE_SECONDS: Final = 0.05
"""A writer who has queued for less time waits for the lock as if it had not queued."""


class Uncertain(OSError):
    """The connection to the database was lost in a commit, so that nobody knows whether it was made.

    A repeated click is answered with the truth, since no click counts twice.
    """


class CannotOpen(Exception):
    """The database cannot be opened. The text is a sentence for the host and contains no password."""


class Store:
    """A database given by a URL such as `sqlite+aiosqlite:///data/mars.db`. `async with Store(url)` opens and closes it."""

    def __init__(self, url: str, *, busy_seconds: float = BUSY_SECONDS, timeouts: Timeouts = TIMEOUTS) -> None:
        """Prepare the store; `open` connects it.

        `busy_seconds`: how long a transaction waits for a lock of another process; waiting for this process's own writers counts as well.
        `timeouts`: those of PostgreSQL.
        """
        self._timeouts = timeouts
        self._maintenance: AsyncEngine | None = None
        self._url = sa.make_url(url)
        self.path = Path(self._url.database or "") if self.sqlite else None
        """The file; None on PostgreSQL."""
        self._held: int | None = None
        """A descriptor of the file that is open, which tells it from another one in its place."""
        self.watch: Final = FaultWatch(self.name, self.path)
        self._busy_seconds = busy_seconds
        self._engine: AsyncEngine | None = None
        self._readers: AsyncEngine | None = None
        # SQLite allows one writer at a time; its own waiting is neither fair nor quick, so writers queue here.
        self._writing = asyncio.Lock()
        self.listening = False
        """Whether PostgreSQL tells this process of new work; see `Listener`."""
        self.connections: set[int] = set()
        """The numbers of this process's connections to PostgreSQL."""
        self._asked = 0.0
        """When the transaction that now writes, or tries to, was asked for."""
        self._opening = False
        self._locked_out = False
        """Whether another process held the lock for longer than the last writer waited."""

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    @property
    def sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    async def open(self) -> Self:
        """Create the folder, connect and apply missing migrations. Raises `CannotOpen`."""
        try:
            try:
                await self.connect()
                async with self.engine.connect():
                    pass
                await self.writable()
            except Exception as error:  # any error while connecting is one that the host must mend
                raise CannotOpen(await self.explain(error)) from error
            self._opening = True
            try:
                await migrate.to_newest(self._maintenance_engine)
                async with self.writing() as connection:
                    lacking = await connection.run_sync(migrate.lacking)
            except migrate.Newer:
                raise CannotOpen(
                    f"The database {self.name} was made by a newer version of this program. "
                    "Start that version again, or restore the backup made before the update."
                ) from None
            except migrate.Foreign:
                raise CannotOpen(
                    f"The database {self.name} has tables of another program. Write a database of its own into "
                    "MARS_DATABASE_URL, or restore a backup."
                ) from None
            except (DBAPIError, sqlite3.Error) as error:
                raise CannotOpen(await self.explain(error)) from error
            finally:
                self._opening = False
            if lacking:
                raise CannotOpen(f"The database {self.name} lacks {', '.join(lacking)}. Restore a backup.")
        except BaseException:
            await self.close()
            raise
        return self

    @property
    def name(self) -> str:
        """The database's name as shown to the host."""
        if self.sqlite:
            return str(self._url.database)
        host = self._url.host or ", ".join(self._url.normalized_query.get("host", ())) or "this machine"
        return " ".join(filter(None, (self._url.database, "on", host)))

    def why(self, error: Exception) -> str:
        """Return an error of the database as a sentence for the host."""
        return f"The database {self.name} cannot be opened: {faults.message_of(error)}."

    async def explain(self, error: Exception) -> str:
        """Return an error of the database as a sentence for the host, and what to do about it where that is known."""
        fault = await in_thread(faults.diagnose, faults.fault_of(error), self.path)
        return f"{self.why(error)} {'' if fault == 'other' else faults.remedy(fault, self.path)}".rstrip()

    async def writable(self) -> None:
        """Raise `PermissionError` where the file of SQLite may be read alone, which SQLite says no sooner than at the first change."""
        if self.path is not None and await in_thread(_only_readable, self.path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.path))

    async def connect(self, *, must_exist: bool = False) -> None:
        """Connect without migrating, to look at a database that another process keeps. With `must_exist` no file is created."""
        # Parameters hold seeds and hands: they must not appear in error messages.
        kwargs: dict[str, Any] = {"hide_parameters": True}
        if self.sqlite:
            if must_exist and not await in_thread(Path(self._url.database or "").is_file):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
            if self._url.database and self._url.database != ":memory:":
                await in_thread(_prepare, Path(self._url.database))
            kwargs["creator"] = driver.connection_factory(
                self._url.database or ":memory:", self._busy_seconds, self._patience
            )
        else:
            kwargs["connect_args"] = connect_args(self._timeouts, self._busy_seconds, maintenance=False)
            maintenance = connect_args(self._timeouts, self._busy_seconds, maintenance=True)
            # It keeps no connections: it is for what happens seldom.
            self._maintenance = create_async_engine(
                self._url, hide_parameters=True, poolclass=sa.NullPool, connect_args=maintenance
            )
            enforce(self._maintenance, self._timeouts)
        self._engine = create_async_engine(self._url, **kwargs)
        # Statements of one transaction must not see what is committed between them. SQLite gives that without a setting.
        level = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        self._readers = self._engine.execution_options(**level)
        if self.sqlite:
            event.listen(self._engine.sync_engine, "connect", self._connected)
        else:
            enforce(self._engine, self._timeouts)
            event.listen(self._engine.sync_engine, "connect", self._numbered)
            event.listen(self._engine.sync_engine, "close", self._closed)

    async def close(self) -> None:
        """Close all connections; otherwise aiosqlite's threads keep the process alive."""
        engines = self._engine, self._maintenance
        self._engine = self._maintenance = self._readers = None
        try:
            for engine in engines:
                if engine is not None:
                    await engine.dispose()
        finally:
            # Not before: the system ends all locks of a process on a file when any of its descriptors is closed.
            if self._held is not None:
                os.close(self._held)
                self._held = None

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def _maintenance_engine(self) -> AsyncEngine:
        return self._maintenance or self.engine

    def reading(self, *, maintenance: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a read-only transaction, which sees one consistent state of the database.

        `maintenance`: a statement may take minutes on PostgreSQL.
        """
        return self._reading_sqlite() if self.sqlite else self._reading_postgres(maintenance)

    def writing(self, *, maintenance: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a transaction that is committed at the end and rolled back when an exception is raised. SQLite runs one at a time.

        `maintenance`: as in `reading`. Raises `Uncertain` where it is not known whether PostgreSQL has committed.
        """
        return self._writing_sqlite() if self.sqlite else self._writing_postgres(maintenance)

    @asynccontextmanager
    async def _reading_sqlite(self) -> AsyncIterator[AsyncConnection]:
        readers = self._readers or self.engine
        with self.watch.transaction("read"):
            self._in_place()
            connection = await readers.connect()
            try:
                yield await driver.begin(connection, writes=False)
            finally:
                # Not by `async with`, which makes a task of it, a third of a reader's time: here nothing waits.
                await connection.close()

    @asynccontextmanager
    async def _reading_postgres(self, maintenance: bool) -> AsyncIterator[AsyncConnection]:
        readers = self._readers or self.engine
        if maintenance:
            readers = self._maintenance_engine.execution_options(isolation_level="REPEATABLE READ")
        with self.watch.transaction("read"):
            async with readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing_sqlite(self) -> AsyncIterator[AsyncConnection]:
        asked = monotonic()
        async with self._writing:
            self._asked = asked
            try:
                with self.watch.transaction("write"):
                    self._in_place()
                    async with self.engine.begin() as connection:
                        statements = await driver.begin(connection, writes=True)
                        self._locked_out = False
                        metrics.LOCK_WAIT.observe(monotonic() - asked)
                        yield statements
                        self._in_place()
            except (DBAPIError, sqlite3.Error) as error:
                self._locked_out = faults.fault_of(error) == "locked"
                raise

    @asynccontextmanager
    async def _writing_postgres(self, maintenance: bool) -> AsyncIterator[AsyncConnection]:
        done = False
        with self.watch.transaction("write"):
            try:
                async with (self._maintenance_engine if maintenance else self.engine).begin() as connection:
                    yield connection
                    done = True
            except Exception as error:
                if done and faults.fault_of(error) == "unreachable":
                    raise Uncertain("PostgreSQL has not said whether it has committed") from error
                raise

    def _in_place(self) -> None:
        """Raise `Moved` where the file was moved, deleted or replaced since it was opened: SQLite itself would write on into it."""
        if self._held is not None and self.path is not None and not faults.is_at(self._held, self.path):
            raise faults.Moved("it is not the file that was opened")

    def _patience(self) -> float:
        """Return how many seconds a writer may still wait for the lock, so that all writers in the queue are refused in time."""
        if self._opening:
            return OPENING * self._busy_seconds
        waited = monotonic() - self._asked
        if waited < NEGLIGIBLE_SECONDS:
            return self._busy_seconds
        least = 0.0 if self._locked_out else self._busy_seconds / 4
        return max(least, self._busy_seconds - waited)

    async def put_sign(self, name: str, at: datetime) -> None:
        """Keep a moment by its name (`bot.store.signs`), in a transaction of its own."""
        async with self.writing() as connection:
            await signs.put(connection, name, at)

    async def read_sign(self, name: str) -> datetime | None:
        """Return the moment that is kept by a name (`bot.store.signs`), or None."""
        async with self.reading() as connection:
            return await signs.read(connection, name)

    def _numbered(self, connection: Any, record: Any) -> None:
        record.info["pid"] = connection.driver_connection.get_server_pid()
        self.connections.add(record.info["pid"])

    def _closed(self, connection: Any, record: Any) -> None:
        self.connections.discard(record.info.pop("pid", None))

    def _connected(self, connection: Any, record: Any) -> None:
        # One text that is no UTF-8 must not fail the query for all rows. What is made of it reads as what it is, or as rotten.
        connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(self._busy_seconds * 1000)}")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        _write_ahead(cursor)
        cursor.close()
        # Not before: some file systems give a file another number when it is first opened to be written.
        if self._held is None and self.path is not None and self.path.is_file():
            self._held = os.open(self.path, os.O_RDONLY)


def _prepare(path: Path) -> None:
    """Make the folder and the file where they are missing, so that only the user of this process may read them."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError, IsADirectoryError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _write_ahead(cursor: Any) -> None:
    # Only the first connection to a new file changes the journal mode. SQLite does not wait for another process that does so too.
    for _ in range(100):
        cursor.execute("PRAGMA journal_mode")
        if cursor.fetchone()[0] == "wal":
            return
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            await_only(asyncio.sleep(0.05))


def _only_readable(path: Path) -> bool:
    """Whether there is a file, which may not be written: a database in memory has none."""
    return path.exists() and not os.access(path, os.W_OK)
