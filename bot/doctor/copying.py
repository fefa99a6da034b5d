"""Fills the database of the settings with what another one has (`--copy-from DATABASE` or `@FILE`)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.config import Settings
from bot.doctor.quarantine import SECONDS, UNFIT
from bot.store import CannotOpen, Store, cell_repair, copying, migrate, processes
from bot.store.schema import games
from bot.threads import in_thread

Say = Callable[[str], None]
FROM_FILE: Final = "@"
"""Before the name of a text file that holds the address: other users of the machine can read what is on a command line."""


async def copy_from(settings: Settings, database: str, say: Say) -> int:
    """Copy all of a database, a file of SQLite or a URL, into the empty one of the settings; return 1 if that was not done.

    It is copied completely or not at all. With `FROM_FILE` before it, `database` is a text file in which that stands.
    """
    if database.startswith(FROM_FILE):
        path = Path(database.removeprefix(FROM_FILE))
        try:
            database = (await in_thread(path.read_text, "utf-8")).strip()
        except (OSError, UnicodeDecodeError):
            say(f"{path} cannot be read: name a text file that holds the address of the database.")
            return 1
    url = database if "://" in database else f"sqlite:///{database}"
    try:
        source = Store(Settings(database_url=url).database_url, busy_seconds=SECONDS)
    except ValidationError:
        say("That is no address of a database: name a file, or write postgresql://user:password@host/database.")
        return 1
    target = Store(settings.database_url, busy_seconds=SECONDS)
    store = source
    if source.path is not None and not await in_thread(source.path.is_file):
        say(f"Nothing was copied: there is no file {source.path}.")
        return 1
    try:
        await source.connect(must_exist=True)
        async with source.reading(maintenance=True) as old:
            if hindrance := await _hindrance(old):
                say(f"Nothing was copied: {hindrance}")
                return 1
            store = await target.open()
            async with target.writing(maintenance=True) as new:
                rows = await copying.copy_all(old, new)
            number = (await old.execute(sa.select(sa.func.count()).select_from(games))).scalar()
    except copying.NotEmpty as table:
        say(
            f"Nothing was copied: {target.name} is in use, since its table {table} has rows. Give it an empty database."
        )
        return 1
    except CannotOpen as error:
        say(str(error))
        return 1
    except Exception as error:  # drivers have errors of their own for what a host has written wrongly
        say(await store.explain(error))
        return 1
    finally:
        await source.close()
        await target.close()
    say(
        f"{rows} rows, of {number} games, are in {target.name}. Start the bot with it, and keep {source.name} as a backup."
    )
    return 0


async def _hindrance(connection: AsyncConnection) -> str:
    """Return why a database cannot be copied; empty if it can."""
    age = await connection.run_sync(migrate.age)
    if age != "current":
        return UNFIT.get(age, "that is no database of this program.")
    now = datetime.now(UTC)
    if any(processes.alive(row, now) for row in await processes.everyone(connection)):
        return "the bot runs on that database. Stop it, and run this again."
    if rotten := await cell_repair.unreadable(connection):
        return f"cells of that database cannot be read ({len(rotten)}). The bot repairs what it can, so start it once with that."
    return ""
