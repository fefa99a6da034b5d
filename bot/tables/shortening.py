"""Histories of games that finished long ago: shortened, so that each takes a sixth of the room."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, replays
from bot.tables import replay
from bot.tables.panel import Table
from bot.tables.runner import GameRunner
from bot.tables.values import Refused
from bot.threads import in_thread


class Shortening(GameRunner):
    """The part of the table service that shortens histories."""

    async def shorten(self, game_id: str) -> bool:
        """Shorten the history of a finished game; return whether that was done.

        It keeps its entries with their news, the snapshot at the end of each generation and the newest one: points, charts,
        time-lapse, hands and log are what they were; and what everybody saw after each entry (`engine.course`). Refused: damaged,
        since another program may be able to read it.
        """

        async def finished(connection: AsyncConnection, table: Table) -> list[history.Position] | None:
            if table.damage is not None:
                raise Refused("damaged")
            due = table.row["state"] in ("over", "ended") and table.row["shortened"] is None
            return await history.positions(connection, table.id) if due else None

        async def condensed() -> replay.Condensed:
            # A long game has hundreds of snapshots: decode them off the event loop.
            return await in_thread(replay.condensed, stored or [])

        stored = await self._read("shorten", game_id, None, finished)
        if stored is None:
            return False
        ends, kept = await self._queue.run("shorten", "", condensed)

        async def work(connection: AsyncConnection, table: Table) -> bool:
            if table.row["shortened"] is not None:
                return False
            if stored:
                await replays.keep(connection, table.id, kept, self._now())
            await history.shorten(connection, table.id, {table.row["version"], *ends}, self._now())
            return True

        return await self._write("shorten", game_id, None, None, work, nudge=False)
