"""Queries on moments that are kept by name (table `signs`): the names of all of them, and what each stands for."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable
from bot.store.schema import signs

PRESENT: Final = "present"
"""When the bot last ran and was connected to Discord."""
CLOCK: Final = "clock"
"""What the machine's clock has last shown, whether the bot is connected or not."""
HEARTBEAT: Final = "reminders"
"""When the bot last looked whom to remind: the sign of life of which the health check asks."""
COMMANDS: Final = "tree:"
"""Before the hash of the slash commands: when Discord was sent these."""
ASIDE: Final = "aside "
"""Before the id of a game: since when it is set aside."""
UNBLOCK: Final = "unblock "
"""Before `user` or `server` and an id that the host has unblocked, while some of their games have not learned of it.

Of a user it is since when they were blocked, of a server when that ended.
"""


async def put(connection: AsyncConnection, name: str, at: datetime) -> None:
    """Keep a moment, in place of an earlier one of this name."""
    await upsert.put(connection, signs, {"name": name}, {"at": at})


async def moved(connection: AsyncConnection, name: str, since: datetime, at: datetime) -> bool:
    """Keep another moment in place of `since`; return False where that is not the one that is kept."""
    mine = sa.update(signs).where(signs.c.name == name, signs.c.at == since).values(at=at)
    return (await connection.execute(mine)).rowcount > 0


async def read(connection: AsyncConnection, name: str) -> datetime | None:
    """Return the moment that is kept by a name, or None."""
    query = sa.select(signs.c.at).where(signs.c.name == name)
    return next(iter(readable((await connection.execute(query)).scalars())), None)


async def beginning(connection: AsyncConnection, prefix: str) -> dict[str, datetime]:
    """Return the moments by the rest of their names, of names that begin with `prefix`; the newest first."""
    query = sa.select(signs.c.name, signs.c.at).where(signs.c.name.startswith(prefix, autoescape=True))
    found = readable(await connection.execute(query.order_by(signs.c.at.desc())))
    return {name.removeprefix(prefix): at for name, at in found}


async def remove(connection: AsyncConnection, name: str) -> bool:
    """Remove a moment; return whether it was kept."""
    return (await connection.execute(sa.delete(signs).where(signs.c.name == name))).rowcount > 0


async def remove_others(connection: AsyncConnection, prefix: str, kept: sa.Select[str]) -> None:
    """Remove the moments whose names begin with `prefix` and are not among the `kept` ones."""
    old = signs.c.name.startswith(prefix, autoescape=True) & signs.c.name.not_in(kept)
    await connection.execute(sa.delete(signs).where(old))
