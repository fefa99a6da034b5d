"""Queries on the sets of rules that servers save under names."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable_rows
from bot.store.schema import kept_rules


async def of_server(connection: AsyncConnection, guild: int) -> dict[str, str]:
    """Return the saved rules of a server as text, by name and ordered by name."""
    query = sa.select(kept_rules).where(kept_rules.c.guild == guild).order_by(kept_rules.c.name)
    rows = readable_rows(await connection.execute(query))
    return {row["name"]: row["text"] for row in rows}


async def keep(connection: AsyncConnection, guild: int, name: str, text: str) -> None:
    """Save rules under a name, in place of earlier ones."""
    await upsert.put(connection, kept_rules, {"guild": guild, "name": name}, {"text": text})


async def drop(connection: AsyncConnection, guild: int, name: str) -> None:
    """Delete the rules saved under a name, if there are any."""
    await connection.execute(sa.delete(kept_rules).where(kept_rules.c.guild == guild, kept_rules.c.name == name))
