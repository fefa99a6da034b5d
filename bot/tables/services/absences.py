"""What happens by itself where a player does not answer: deadlines, stand-ins, and questions that never arrived."""

from __future__ import annotations

from bot.store import people
from bot.tables import deadline, returning, undelivered
from bot.tables.services.service import Service, by_bot


class Absences(Service):
    """Players who do not answer: deadlines, stand-ins and undelivered questions. (`Votes` holds the votes on them.)"""

    enforce_deadline = by_bot(deadline.enforce)
    count_as_arrived = by_bot(undelivered.count_as_arrived)

    async def deadlines(self) -> list[str]:
        """Return the games for which `enforce_deadline` is to be called."""
        async with self._runner.store.reading() as connection:
            return await deadline.may_have_passed(connection, self._runner.pace())

    async def vanished(self) -> list[str]:
        """Return the games for which `wake` is to be called."""
        async with self._runner.store.reading() as connection:
            return await people.sleeping_choices(connection)

    async def wake(self, game_id: str) -> int:
        """Let stand-ins go on for players who came back and have vanished again; return for how many."""
        # Most who are asked after they came back come soon: their games are only looked at.
        if not await self._runner.read(game_id, returning.vanished):
            return 0
        return await self._runner.write(game_id, returning.wake)

    async def undelivered(self) -> list[str]:
        """Return the games for which `count_as_arrived` is to be called."""
        async with self._runner.store.reading() as connection:
            return await undelivered.may_be(connection, self._runner.pace())
