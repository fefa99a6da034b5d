"""Queries on the rules that servers keep by name."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable_rows
from bot.store.schema import kept_rules


async def of_server(connection: AsyncConnection, guild: int) -> dict[str, str]:
    """Return the texts of the rules that a server keeps, by name and in the order of the names."""
    query = sa.select(kept_rules).where(kept_rules.c.guild == guild).order_by(kept_rules.c.name)
    rows = readable_rows(await connection.execute(query))
    return {row["name"]: row["text"] for row in rows}


async def keep(connection: AsyncConnection, guild: int, name: str, text: str) -> None:
    """Keep rules under a name, in place of those that had it."""
    await drop(connection, guild, name)
    await connection.execute(sa.insert(kept_rules).values(guild=guild, name=name, text=text))


async def drop(connection: AsyncConnection, guild: int, name: str) -> None:
    """Delete what is kept under a name, if there is something."""
    await connection.execute(sa.delete(kept_rules).where(kept_rules.c.guild == guild, kept_rules.c.name == name))
