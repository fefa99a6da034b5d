"""The moves of robots: of their own seats and of those where they stand in for players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.store import games
from bot.tables import robots
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from bot.tables.values import Picks
from engine import Policy

Think = Callable[[robots.DueRobot], Awaitable[tuple[Picks, ...] | None]]
"""Thinks ahead about what a robot does; None where that took too long or failed."""
Calm = Callable[[], Awaitable[object]]
"""Waits for a moment at which nobody is kept waiting."""


async def at_once() -> None:
    """Wait for nothing."""


class Robots(Service):
    """The moves of robots that are due."""

    async def move(
        self,
        game_id: str,
        policy: Policy | None = None,
        think: Think | None = None,
        calm: Calm = at_once,
        reached: datetime | None = None,
    ) -> bool:
        """Commit one action of a robot that is due to move; return False where there is none.

        The action is computed while the game is neither locked nor in a transaction, and is dropped if anything else has happened
        meanwhile. What `think` does not decide is left to `policy`, or without one to the policy of the robot's level. Before reading the
        game and before the commit, `calm` is awaited: both hold up whatever else the process does. `reached`: as of `robots.move`.
        """

        async def asked(open_game: OpenGame) -> robots.DueRobot | None:
            return robots.asked(open_game, reached)

        await calm()
        asks = await self._runner.read(game_id, asked)
        thought = None if asks is None else await self._thought(asks, policy, think)
        await calm()
        return await self._runner.write(game_id, lambda g: robots.move(g, thought, reached))

    async def _thought(self, asked: robots.DueRobot, policy: Policy | None, think: Think | None) -> robots.Thought:
        ahead = think is not None and asked.simulations > 0
        picks = await think(asked) if think is not None and ahead else None
        if picks is not None:
            return robots.Thought(asked, picks)

        def act() -> tuple[Picks, ...]:
            return robots.acted_by(policy, asked)

        return robots.Thought(asked, await self._runner.apart(act), cut_off=ahead)

    async def delay(self, game_id: str, wait: timedelta) -> None:
        """Delay robots that could not move. The game is not opened, since it may be one that cannot be."""
        await self._runner.record(game_id, lambda c: games.delay_robots(c, game_id, self._runner.now(), wait))
