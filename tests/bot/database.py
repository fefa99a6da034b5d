"""Fast databases for tests that are not about the store: migrated once per process, then copied, and never synced to disk.

Migrating takes longer than most tests, and a synced commit takes longer than the answer that it stores.
`test_store`, `test_postgres` and `test_kill` use a store configured as for a host.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import Store

_migrated: list[bytes] = []
"""The bytes of an empty migrated database; empty until one has been made."""


_compiled: Final[dict[str, AsyncEngine]] = {}
"""By driver, the first engine, whose dialect and compiled statements all others use."""


def sharing_engine(url: Any, **options: Any) -> AsyncEngine:
    """Create an engine that compiles no statement which another engine of this process has compiled.

    The parameters are those of `create_async_engine`. Each test opens a database of its own, and would compile everything anew.
    """
    engine = create_async_engine(url, **options)
    first = _compiled.setdefault(engine.driver, engine).sync_engine
    if getattr(first.dialect, "server_version_info", None):  # it has connected, and knows its server
        engine.sync_engine.dialect = first.dialect
        engine.sync_engine._compiled_cache = first._compiled_cache
    return engine


class QuickStore(Store):
    """A store whose commits survive a crash of the process, but not of the machine."""

    known = False
    """Whether the file is a copy of a database that was examined when it was made: that took longer than many tests take."""

    async def open(self) -> Self:
        if not self.known:
            return await super().open()
        self.known = False
        await self.connect()
        return self

    def _connected(self, connection: Any, record: Any) -> None:
        super()._connected(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()


async def quick_store(path: Path, **more: Any) -> Store:
    """A store, not yet open, on the database in this file; a missing file becomes an empty migrated database."""
    store = QuickStore(f"sqlite+aiosqlite:///{path}", **more)
    store.known = _copied(path)
    if not store.known and not _exists(path):
        async with store:
            pass
        _keep(path)
    return store


def _copied(path: Path) -> bool:
    """Copy the empty database to `path` if there is one and no file; returns whether that was done."""
    if not _migrated or path.exists():
        return False
    path.write_bytes(_migrated[0])
    return True


def _exists(path: Path) -> bool:
    return path.exists()


def _keep(path: Path) -> None:
    assert not path.with_name(f"{path.name}-wal").exists(), "the file is not the whole database"
    _migrated.append(path.read_bytes())
