"""Keeps a database for one process of local mode: beside another process it would say a part of the messages to its offline Discord."""

from __future__ import annotations

import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.store import processes
from bot.store.store import CannotOpen, Store
from bot.threads import in_thread

LOCKED: Final = "-local"
"""What follows the name of a database's file in that of the file that is locked."""
LOCAL: Final = "Local mode already runs"
LOCK: Final = 0x6D617273
"""The number of the lock on PostgreSQL."""


@asynccontextmanager
async def only_one(store: Store) -> AsyncIterator[None]:
    """Keep other processes of local mode from an open store. Raises `CannotOpen` where one has it, or the bot that runs on Discord.

    The operating system or PostgreSQL releases the lock of a process that was killed.
    """
    if store.path is not None:
        locked = await in_thread(_locked, store.path)
        try:
            if locked is None:
                raise CannotOpen(_used(store, LOCAL))
            await _not_on_discord(store)
            yield
        finally:
            if locked is not None:
                os.close(locked)
    else:
        async with store.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            if not (await connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK)))).scalar_one():
                raise CannotOpen(_used(store, LOCAL))
            try:
                await _not_on_discord(store)
                yield
            finally:
                # The pool would keep the connection, and with it the lock.
                await connection.invalidate()


async def no_local_mode(store: Store) -> None:
    """Raise `CannotOpen` where a process of local mode has an open store, and would take messages that are to go to Discord."""
    if store.path is not None:
        free = await in_thread(_unlocked, store.path)
    else:
        async with store.writing() as connection:
            free = (await connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock_shared(LOCK)))).scalar_one()
    if not free:
        raise CannotOpen(_used(store, LOCAL))


def _unlocked(path: Path) -> bool:
    """Whether no process of local mode has locked the file beside a database."""
    try:
        found = os.open(f"{path.resolve()}{LOCKED}", os.O_RDWR)
    except FileNotFoundError:
        return True
    try:
        fcntl.flock(found, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(found)
    return True


def _locked(path: Path) -> int | None:
    """Lock the file beside a database, which is made where it is missing; return its number, or None where another process has it."""
    found = os.open(f"{path.resolve()}{LOCKED}", os.O_CREAT | os.O_RDWR, 0o600)
    with suppress(BlockingIOError):
        fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return found
    os.close(found)
    return None


async def _not_on_discord(store: Store) -> None:
    """Raise `CannotOpen` where a process that is connected to Discord has lately shown signs of life."""
    async with store.reading() as connection:
        rows = await processes.everyone(connection)
    now = datetime.now(UTC)
    if living := next((row for row in rows if processes.alive(row, now)), None):
        raise CannotOpen(_used(store, f"The bot runs on Discord (process {living['pid']} on {living['host']})"))


def _used(store: Store, by: str) -> str:
    return f"{by} with the database {store.name}. Stop it first, or set MARS_DATABASE_URL to another database."
