"""Results of finished games, and statistics and ratings made of them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import results as stored
from bot.tables import results
from bot.tables.lobby_rules import Rules
from bot.tables.rating import WHOLE, Rating
from bot.tables.results import BestAlone, OwnStatistics, ServerStatistics
from bot.tables.runner import Runner
from bot.tables.services.service import Service, from_store
from bot.threads import in_thread

FRESH: Final = timedelta(minutes=1)
"""How long the ratings of a server are kept in memory: several people look at them after a game."""


class Results(Service):
    """Results of finished games, with statistics and ratings."""

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._rated: dict[int, tuple[dict[int, Rating], datetime]] = {}

    with_corporation = from_store(stored.with_corporation)

    async def record(self, game_id: str) -> None:
        """Store the result of a finished game that had begun, from its newest position. Refused: not-over, damaged."""
        await self._runner.write(game_id, results.record)
        self._rated.clear()

    async def own(self, user: int, guild: int) -> OwnStatistics:
        """Return a user's statistics over all servers, with their rating in server `guild` (0: no rating)."""

        async def work(connection: AsyncConnection) -> tuple[list[stored.Row], bool]:
            return await stored.of_user(connection, user), user in await stored.shows(connection, guild)

        rows, shows = await self._runner.query(work)
        rating = (await self._ratings(guild)).get(user) if guild else None
        return await in_thread(lambda: results.own(rows, rating, shows))

    async def best_alone(self, user: int, map: str, rules: Rules) -> BestAlone | None:
        """Return the best stored solo game of a user on a map under rules like these."""
        rows = await self._runner.query(lambda connection: stored.alone_on(connection, user, map))
        return results.best_alone(rows, rules)

    async def of_server(self, guild: int, map: str | None = None) -> ServerStatistics:
        """Return the statistics of a server, of all its games or of those on one map."""

        async def work(connection: AsyncConnection) -> ServerStatistics:
            return ServerStatistics(
                await stored.course(connection, guild, map),
                tuple(await stored.maps(connection, guild)),
                tuple(await stored.most_points(connection, guild, results.RECORDS, WHOLE, map)),
                (),
                frozenset(await stored.shows(connection, guild)),
            )

        found = await self._runner.query(work)
        rated = await self._ratings(guild)
        listed = [(user, rating) for user, rating in rated.items() if rating.listed and user in found.shows]
        # Within a level nobody is before another: by id, so that pages stay as they are.
        levels = sorted(listed, key=lambda one: (-(one[1].level or 0), one[0]))
        return ServerStatistics(found.course, found.maps, found.records, tuple(levels), found.shows)

    async def show(self, user: int, guild: int, shown: bool) -> None:
        """Set whether others may see a person's results in a server."""
        await self._runner.record("", lambda connection: stored.show(connection, guild, user, shown))

    async def _ratings(self, guild: int) -> dict[int, Rating]:
        """Return the ratings of a server, at most a minute old."""
        now = self._runner.now()
        found, at = self._rated.get(guild, ({}, None))
        if at is None or now - at > FRESH:
            rows = await self._runner.query(lambda connection: stored.rated(connection, guild))
            found = await in_thread(lambda: results.of_rated(rows))
            self._rated = {g: kept for g, kept in self._rated.items() if now - kept[1] <= FRESH} | {guild: (found, now)}
        return found
