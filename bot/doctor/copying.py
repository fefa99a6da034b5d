"""Fills the PostgreSQL database of the settings with what a SQLite file has (`--copy-from FILE`)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.config import Settings
from bot.doctor.quarantine import SECONDS, UNFIT
from bot.store import CannotOpen, Store, cell_repair, copying, migrate, processes
from bot.store.schema import games

Say = Callable[[str], None]


async def copy_from(settings: Settings, path: str, say: Say) -> int:
    """Copy all of a SQLite file into the empty database of the settings, completely or not at all; return 1 if that was not done."""
    source = Store(f"sqlite+aiosqlite:///{path}", busy_seconds=SECONDS)
    target = Store(settings.database_url, busy_seconds=SECONDS)
    if target.sqlite:
        say("MARS_DATABASE_URL must be the address of a PostgreSQL database, into which the file is to be copied.")
        return 1
    store = source
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
    say(f"{rows} rows, of {number} games, are in {target.name}. Start the bot with it, and keep {path} as a backup.")
    return 0


async def _hindrance(connection: AsyncConnection) -> str:
    """Return why a file cannot be copied; empty if it can."""
    age = await connection.run_sync(migrate.age)
    if age != "current":
        return UNFIT.get(age, "that file is no database of this program.")
    now = datetime.now(UTC)
    if any(processes.alive(row, now) for row in await processes.everyone(connection)):
        return "the bot runs on that file. Stop it, and run this again."
    if rotten := await cell_repair.unreadable(connection):
        return f"cells of that file cannot be read ({len(rotten)}). The bot repairs what it can, so start it with the file once."
    return ""
