"""The moves of robots: of their own seats and of those where they stand in for players."""

from __future__ import annotations

from datetime import timedelta

from bot.store import games
from bot.tables import robots
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from engine import Policy


class Robots(Service):
    """Moves robots whose time has come."""

    async def move(self, game_id: str, policy: Policy) -> bool:
        """Commit one action of a robot that is due to move; return False where there is none.

        It is thought out before the game is locked, so that a player who comes back meanwhile does not wait for it.
        """

        async def think(open_game: OpenGame) -> robots.Thought | None:
            return robots.think(open_game, policy)

        thought = await self._runner.read(game_id, think)
        return await self._runner.write(game_id, lambda g: robots.move(g, thought))

    async def delay(self, game_id: str, wait: timedelta) -> None:
        """Delay robots that could not move. The game is not opened, since it may be one that cannot be."""
        await self._runner.record(game_id, lambda c: games.delay_robots(c, game_id, self._runner.now(), wait))
