"""What people who manage a server do with its games, and going back from a snapshot that cannot be read."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables import repair
from bot.tables.panel import Table
from bot.tables.runner import GameRunner
from bot.tables.values import Refused


class Care(GameRunner):
    """Repairs games. The caller checks that the user manages the server."""

    async def recover(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Go back from a newest snapshot that cannot be read to the newest that can, for a manager who does not play.

        Refused: plays-here, not-damaged, no-entry.
        """

        async def work(connection: AsyncConnection, table: Table) -> None:
            if table.row["delivered"] is not None:
                return
            if table.seat is not None:
                raise Refused("plays-here")
            facts = {"by": user, "name": name}
            await repair.recover(connection, table, facts, interaction, self._pace())

        await self._write("recover", game_id, user, interaction, work)
