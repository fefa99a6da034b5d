"""A PostgreSQL server for tests, if its programs are installed, and empty databases on it."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store

# Debian keeps a server's programs out of the way.
PLACES: Final = os.pathsep.join((os.environ["PATH"], *map(str, Path("/usr/lib/postgresql").glob("*/bin"))))
CONTROL: Final = shutil.which("pg_ctl", path=PLACES)
MIGRATED: Final = "migrated"
"""The name of the database with empty tables that others are copied from."""
STRICT: Final = "local all locked scram-sha-256\nlocal all barred reject\n"
"""What the server demands of two roles, in the words of its file pg_hba.conf; all others come in without a password."""
_names: Final = count(1)
_prepared: set[str] = set()
"""The servers that have the database to copy from."""


@contextmanager
def running() -> Iterator[str]:
    """Run a server in a new folder, at whose socket it listens, and at no port; yields the folder."""
    assert CONTROL is not None
    # It refuses to be run by root.
    who = "postgres" if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory() as folder:
        if who:
            shutil.chown(folder, who)
        control = partial(subprocess.run, user=who, check=True, stdout=subprocess.DEVNULL, cwd=folder)
        control([CONTROL, "init", "-D", "data", "-o", "-U mars -A trust --no-sync"])
        rules = Path(folder, "data", "pg_hba.conf")
        rules.write_text(STRICT + rules.read_text())
        control([CONTROL, "start", "-D", "data", "-w", "-t", "300", "-l", "log", "-o", f"-k {folder} -h '' -F"])
        try:
            yield folder
        finally:
            control([CONTROL, "stop", "-D", "data", "-m", "immediate"])


@contextmanager
def scratch(*, on_postgres: bool, kept: Path | None = None) -> Iterator[tuple[str, Path]]:
    """The URL of a new database, SQLite's or PostgreSQL's, and a folder for logs: `kept`, or one that is deleted afterwards.

    It runs an event loop of its own, so call it where none runs.
    """
    with ExitStack() as stack:
        folder = (kept or Path(stack.enter_context(tempfile.TemporaryDirectory()))).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite+aiosqlite:///{folder}/mars.sqlite3"
        if on_postgres:
            url = asyncio.run(migrated(stack.enter_context(running())))
        yield url, folder


async def empty(place: str) -> str:
    """The URL of a new database without tables on the server in this folder."""
    return await _made(place, f"mars{next(_names)}")


async def migrated(place: str) -> str:
    """The URL of a new database with empty tables; they are copied, which is faster than to migrate."""
    if place not in _prepared:
        async with Store(await _made(place, MIGRATED)):
            pass
        _prepared.add(place)
    return await _made(place, f"mars{next(_names)}", f" TEMPLATE {MIGRATED}")


async def _made(place: str, name: str, how: str = "") -> str:
    server = f"postgresql+asyncpg://mars@/%s?host={place}"
    engine = create_async_engine(server % "postgres", isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}{how}")
    await engine.dispose()
    return server % name
