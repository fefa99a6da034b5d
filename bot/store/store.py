"""Opening, migrating and closing the database, and its transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from bot.store import driver, migrate
from bot.store.schema import signs


class CannotOpen(Exception):
    """The database cannot be used; its text is a sentence for the host, without a password."""


class Store:
    """A database by URL, such as `sqlite+aiosqlite:///data/mars.db`; `async with Store(url)` opens and always disposes it."""

    def __init__(self, url: str, *, busy_seconds: float = 5) -> None:
        self._url = sa.make_url(url)
        self._busy_seconds = busy_seconds
        self._engine: AsyncEngine | None = None
        # SQLite lets one write at a time, and its own waiting is neither fair nor quick.
        self._writing = asyncio.Lock()

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    @property
    def sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    async def open(self) -> Self:
        """Create the folder, connect, bring the tables up to date; raises `CannotOpen`."""
        try:
            try:
                await self.connect()
                async with self.engine.connect():
                    pass
            except Exception as error:  # whatever keeps us from connecting is in the hands of the host
                raise CannotOpen(self._why(error)) from error
            try:
                await migrate.to_newest(self.engine)
            except migrate.Newer:
                raise CannotOpen(f"The database {self._name} was made by a newer version of this program.") from None
            except (DBAPIError, sqlite3.Error) as error:
                raise CannotOpen(self._why(error)) from error
        except BaseException:
            await self.close()
            raise
        return self

    @property
    def _name(self) -> str:
        """Of the database, as a host may read it."""
        return str(self._url.database) if self.sqlite else f"{self._url.database} on {self._url.host}"

    def _why(self, error: Exception) -> str:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        said = str(cause).partition("\n")[0] or type(cause).__name__
        if isinstance(cause, OSError) and cause.strerror:
            said = f"{cause.filename}: {cause.strerror}" if cause.filename else cause.strerror
        return f"The database {self._name} cannot be opened: {said.rstrip('.')}."

    async def connect(self, *, must_exist: bool = False) -> None:
        """Only connect: for those who look at a database that another process keeps."""
        # Parameters hold seeds and hands: never into a message.
        kwargs: dict[str, Any] = {"hide_parameters": True}
        if self.sqlite:
            if must_exist and not await asyncio.to_thread(Path(self._url.database or "").is_file):
                raise FileNotFoundError(self._url.database)
            if self._url.database and self._url.database != ":memory:":
                await asyncio.to_thread(Path(self._url.database).parent.mkdir, parents=True, exist_ok=True)
            kwargs["async_creator"] = driver.connecting(self._url.database or ":memory:", self._busy_seconds)
        else:
            kwargs["pool_pre_ping"] = True
        self._engine = create_async_engine(self._url, **kwargs)
        if self.sqlite:
            event.listen(self._engine.sync_engine, "connect", self._connected)
            event.listen(self._engine.sync_engine, "begin", _begun)

    async def close(self) -> None:
        """Dispose the engine; aiosqlite's threads keep the process alive otherwise."""
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.dispose()

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look at the database."""
        # Several statements must not see what is committed between them; SQLite's looks are like that by themselves.
        engine = self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        async with engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end, and nothing of it when anything is raised; one after the other on SQLite."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.execution_options(writes=True).begin() as connection:
            yield connection

    async def sign(self, name: str, now: datetime) -> None:
        """Leave a sign of life."""
        async with self.writing() as connection:
            found = await connection.execute(sa.update(signs).where(signs.c.name == name).values(at=now))
            if not found.rowcount:
                await connection.execute(sa.insert(signs).values(name=name, at=now))

    async def last_sign(self, name: str) -> datetime | None:
        """When the last sign of life was left."""
        async with self.reading() as connection:
            return (await connection.execute(sa.select(signs.c.at).where(signs.c.name == name))).scalar_one_or_none()

    def _connected(self, connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(self._busy_seconds * 1000)}")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        _write_ahead(cursor)
        cursor.close()


def _write_ahead(cursor: Any) -> None:
    # Only the first connection to a new file changes its mode, and that does not wait for another doing the same.
    for _ in range(100):
        cursor.execute("PRAGMA journal_mode")
        if cursor.fetchone()[0] == "wal":
            return
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            await_only(asyncio.sleep(0.05))


def _begun(connection: sa.Connection) -> None:
    # What means to write says so at once: a reader that then wants to fails where another has written in between.
    writes = connection.get_execution_options().get("writes", False)
    raw: Any = connection.connection.driver_connection
    await_only(raw.begin(writes=writes))
