"""Databases for tests that are about something else: made once in a process and copied from then on, and never forced to the disk.

Making the tables takes longer than most tests, and a commit that reaches the disk longer than the answer that it holds.
`test_store`, `test_postgres` and `test_kill` use the store as a host does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.store import Store

_migrated: list[bytes] = []
"""The file of an empty database, once one has been made."""


class QuickStore(Store):
    """A store whose commits survive the end of the process, but not the end of the machine."""

    def _connected(self, connection: Any, record: Any) -> None:
        super()._connected(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()


async def quick_store(path: Path, **more: Any) -> Store:
    """A store on the database in this file, not yet open; where there is no file, an empty database with all tables is put there."""
    store = QuickStore(f"sqlite+aiosqlite:///{path}", **more)
    if not _there(path):
        async with store:
            pass
        _keep(path)
    return store


def _there(path: Path) -> bool:
    """Whether the file is there, or has been copied there."""
    if _migrated and not path.exists():
        path.write_bytes(_migrated[0])
    return path.exists()


def _keep(path: Path) -> None:
    assert not path.with_name(f"{path.name}-wal").exists(), "the file is not the whole database"
    _migrated.append(path.read_bytes())
