"""Seasons of servers: opening and ending them, and their tables."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import blocking
from bot.store import results as stored
from bot.tables.seasons import BEST, FINISH, LONGEST, Season, SeasonRank, standings
from bot.tables.services.service import Service
from bot.tables.values import Refused
from bot.threads import in_thread

LONGEST_NAME: Final = 60


class SeasonTable(NamedTuple):
    """A season of a server, its standings, and who lets others see their name there."""

    season: Season
    standings: tuple[SeasonRank, ...]
    shows: frozenset[int]


class Seasons(Service):
    """Seasons, each of one server; one at a time."""

    async def open(self, guild: int, name: str, length: timedelta, best: int = BEST, preset: str | None = None) -> None:
        """Open a season that begins now. Refused: season-running, bad-option, bad-name."""
        if not timedelta(days=1) <= length <= LONGEST or best < 1:
            raise Refused("bad-option", option="season")
        if not 0 < len(named := " ".join(name.split())) <= LONGEST_NAME:
            raise Refused("bad-name", most=LONGEST_NAME)
        now = self._runner.now()

        async def work(connection: AsyncConnection) -> None:
            await blocking.lock_server(connection, guild)
            for row in await stored.seasons_of(connection, guild):
                if row["until"] > now:
                    raise Refused("season-running", typed=row["name"], at=row["until"])
            values = {"guild": guild, "name": named, "begins": now, "until": now + length}
            await stored.open_season(connection, **values, best=best, preset=preset)

        await self._runner.record("", work)

    async def end(self, guild: int) -> None:
        """End the running season now: games that have begun may still be finished. Refused: no-season."""
        now = self._runner.now()

        async def work(connection: AsyncConnection) -> None:
            await blocking.lock_server(connection, guild)
            running = [row for row in await stored.seasons_of(connection, guild) if row["until"] > now]
            if not running:
                raise Refused("no-season")
            await stored.change_season(connection, running[0]["id"], until=now)

        await self._runner.record("", work)

    async def names(self, guild: int) -> dict[int, str]:
        """Return the names of the seasons of a server by their ids, the newest first."""
        found = await self._runner.query(lambda connection: stored.seasons_of(connection, guild))
        return {row["id"]: row["name"] for row in found}

    async def table(self, guild: int, id: int | None = None) -> SeasonTable:
        """Return the table of a season of a server, without an id of the newest. Refused: no-season."""

        async def work(connection: AsyncConnection) -> tuple[Season, list[stored.Row], set[int]]:
            found = [row for row in await stored.seasons_of(connection, guild) if id in (None, row["id"])]
            if not found:
                raise Refused("no-season")
            season = Season(**found[0])
            rows = await stored.begun_within(connection, guild, season.begins, season.until)
            return season, rows, await stored.shows(connection, guild)

        season, rows, shows = await self._runner.query(work)
        return SeasonTable(season, tuple(await in_thread(standings, season, rows)), frozenset(shows))

    async def close_due(self) -> None:
        """Store, for each season at its close, whom its unfinished games waited for, so that its table no longer changes."""
        now = self._runner.now()

        async def work(connection: AsyncConnection) -> None:
            for row in await stored.closing_seasons(connection, now - FINISH):
                waited = await stored.waited_for(connection, row["guild"], row["begins"], row["until"])
                await stored.change_season(connection, row["id"], unfinished=waited)

        if await self._runner.query(lambda connection: stored.closing_seasons(connection, now - FINISH)):
            await self._runner.record("", work)
