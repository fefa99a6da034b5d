"""Times in which the host will stop the bot: each table is told once, and the message is deleted when the time is over."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import downtimes
from bot.tables.services.service import Service
from bot.tables.values import Refused


class Downtime(NamedTuple):
    """A downtime that was announced."""

    begins: datetime
    until: datetime


class Downtimes(Service):
    """Downtimes that the host announces to all tables. The caller checks that the user is the host."""

    async def announced(self) -> Downtime | None:
        """Return the downtime that was announced and is not over."""
        found = await self._runner.query(downtimes.announced)
        return Downtime(found["begins"], found["until"]) if found is not None else None

    async def lies_ahead(self) -> bool:
        """Return whether a downtime is announced that is not over by the clock, and was not called off."""
        found = await self.announced()
        return found is not None and found.until > self._runner.now()

    async def announce(self, begins: datetime, until: datetime) -> int:
        """Announce a downtime to all running games; return how many. Refused: announced-already."""

        async def work(connection: AsyncConnection) -> int:
            if await downtimes.announced(connection) is not None:
                raise Refused("announced-already")
            return await downtimes.announce(connection, begins, until, self._runner.now())

        count = await self._runner.record("", work)
        self._runner.nudge()
        return count

    async def call_off(self) -> bool:
        """Cancel the announced downtime; return whether there was one."""
        found = await self._runner.record("", lambda c: downtimes.call_off(c, self._runner.now()))
        await self.end_due()
        return found

    async def end_due(self) -> None:
        """Let the messages of downtimes that are over be deleted."""

        async def work(connection: AsyncConnection) -> None:
            if not (found := await downtimes.over(connection, self._runner.now())):
                return
            if not await downtimes.remove_messages(connection, self._runner.now()):
                await downtimes.end(connection, found)

        if await self._runner.query(lambda c: downtimes.over(c, self._runner.now())):
            await self._runner.record("", work)
            self._runner.nudge()
