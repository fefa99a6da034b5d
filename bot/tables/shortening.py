"""Histories of games that finished long ago: shortened, so that each takes a sixth of the room."""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history
from bot.tables import reading
from bot.tables.panel import Table
from bot.tables.runner import GameRunner
from bot.tables.values import Refused


class Shortening(GameRunner):
    """The part of the table service that shortens histories."""

    async def shorten(self, game_id: str) -> bool:
        """Shorten the history of a finished game; return whether that was done.

        It keeps its entries with their news, the snapshot at the end of each generation and the newest one: points, charts,
        time-lapse, hands and log are what they were. Refused: damaged, since another program may be able to read it.
        """

        async def snapshots(connection: AsyncConnection, table: Table) -> list[tuple[int, bytes]]:
            if table.damage is not None:
                raise Refused("damaged")
            return await history.numbered(connection, table.id)

        stored = await self._read("shorten", game_id, None, snapshots)
        # A long game has hundreds of snapshots: decode them off the event loop.
        ends = await asyncio.to_thread(reading.ends, stored)

        async def work(connection: AsyncConnection, table: Table) -> bool:
            if table.row["state"] not in ("over", "ended") or table.row["shortened"] is not None:
                return False
            kept = {table.row["version"], *(number for number, _ in ends)}
            await history.shorten(connection, table.id, kept, self._now())
            return True

        return await self._write("shorten", game_id, None, None, work, nudge=False)
