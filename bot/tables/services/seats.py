"""Who sits where: giving up one's seat, and taking one that is free."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables import panel, succession
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from bot.tables.values import Look, Request


class Seats(Service):
    """The seats of running games. A vote decides who takes a free one."""

    async def resign(self, game_id: str, user: int) -> Look:
        """Leave one's seat for good; for ten minutes Play takes it back. Refused: resigned-already."""

        async def work(connection: AsyncConnection, open_game: OpenGame) -> Look:
            await succession.resign(connection, open_game)
            return await panel.look(connection, open_game)

        return await self._runner.write("resign", game_id, work, user=user)

    async def concede(self, game_id: str) -> bool:
        """End a game of two players of whom one has resigned; return whether it ended."""
        return await self._runner.write("concede", game_id, lambda c, t: succession.concede(c, t))

    async def apply(self, game_id: str, user: int, name: str, seat: int) -> Request:
        """Ask for a free seat. The caller checks that the user is a member of the server. Refused: seat-not-free, sat-here."""
        return await self._runner.write(
            "apply", game_id, lambda c, t: succession.apply(c, t, seat, user, name), user=user
        )

    async def hand_over(self, game_id: str, user: int, to: int, name: str) -> Request:
        """Offer one's own seat to a member of the server. Refused: sat-here, already-asked."""
        return await self._runner.write(
            "hand_over", game_id, lambda c, t: succession.hand_over(c, t, to, name), user=user
        )
