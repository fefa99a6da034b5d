"""Queries on the defaults that a server's managers have set for new games."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable_rows
from bot.store.schema import server_defaults


async def of_server(connection: AsyncConnection, guild: int) -> dict[str, Any]:
    """Return the defaults of a server, by the names of the columns."""
    query = sa.select(server_defaults).where(server_defaults.c.guild == guild)
    rows = readable_rows(await connection.execute(query))
    return {name: value for name, value in dict(*rows).items() if name != "guild" and value is not None}


async def change(connection: AsyncConnection, guild: int, values: dict[str, Any]) -> None:
    """Set some of the defaults of a server; the value None removes one."""
    await upsert.put(connection, server_defaults, {"guild": guild}, values)
