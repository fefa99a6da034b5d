"""What the table decides together: votes to end, to go back, about the pace, and about players who are away."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, requests
from bot.store.schema import games as games_table
from bot.tables import absence, ballots, consent, reading, undoing, votes
from bot.tables.services.service import Service
from bot.tables.values import Plan, Refused, Request, Trouble

log: Final = structlog.get_logger("tables")


class Votes(Service):
    """Requests to the table, and the votes on them."""

    async def ask_to_end(self, game_id: str, user: int) -> Request:
        """Ask the table to end a running game as unfinished. Refused: somebody-away, already-asked."""
        return await self._runner.write("ask_to_end", game_id, lambda c, t: consent.ask_to_end(c, t, user), user=user)

    async def end(self, game_id: str, user: int) -> None:
        """End a running game at once, without a vote. The caller checks that the user has Manage Server."""
        await self._runner.write("end", game_id, lambda c, t: consent.end(c, t, user), user=user)

    async def ask_for_pace(self, game_id: str, user: int, hours: float) -> Request:
        """Ask the table for another first reminder from the next generation on. Refused: same-pace, already-asked."""
        return await self._runner.write(
            "ask_for_pace", game_id, lambda c, t: consent.ask_for_pace(c, t, user, hours), user=user
        )

    async def ask_to_undo(self, game_id: str, user: int, entry: int) -> Request:
        """Ask everybody to go back to before an own entry beyond the barrier (`undo_plan`). Any action makes it lapse."""
        return await self._runner.write(
            "ask_to_undo", game_id, lambda c, t: consent.ask_to_undo(c, t, user, entry), user=user
        )

    async def undo_plan(self, game_id: str, user: int) -> Plan:
        """Return what `user` could ask the table to undo."""
        return await self._runner.read("undo_plan_together", game_id, undoing.plan_together, user=user)

    async def ask_about_absence(self, game_id: str, user: int) -> Request:
        """Let the table decide about the players who are away. Refused: nobody-away, voted-lately, not-your-vote, already-asked."""
        return await self._runner.write("ask_about_absence", game_id, lambda c, t: absence.ask(c, t, user), user=user)

    async def here(self, game_id: str, user: int) -> Request:
        """Say that one is here, while the table votes on one's absence: the vote lasts longer, once. Refused: said-already."""
        return await self._runner.write("here", game_id, lambda c, t: absence.here(c, t), user=user)

    async def vote(self, game_id: str, user: int, request: int, choice: str) -> Request:
        """Vote on a request, or change one's vote. The user who asked withdraws it by "no". Refused: request-closed, not-your-vote."""
        return await self._runner.write(
            "vote", game_id, lambda c, t: votes.vote(c, t, user, request, choice), user=user
        )

    async def request(self, game_id: str, request: int) -> Request:
        """Return a request to the table and its votes."""
        return await self._runner.read("request", game_id, lambda c, t: votes.found(c, t, request))

    async def close_due(self, game_id: str) -> int:
        """End the votes of a game whose time is over; return how many."""
        return await self._runner.write("close_votes", game_id, lambda c, t: votes.close_due(c, t))

    async def may_open(self) -> list[tuple[str, int]]:
        """Return id and version of the games for which `opens_at` is to be asked."""
        return await self._runner.query("may_open_votes", lambda c: ballots.candidates(c, self._runner.pace()))

    async def opens_at(self, game_id: str) -> datetime | None:
        """Return when the bot opens a vote on absent players; None where nothing that is known now makes it do so.

        The game is not opened, since there may be many that nobody plays any more.
        """

        async def work(connection: AsyncConnection) -> datetime | None:
            found = await games.find(connection, games_table.c.id == game_id, games_table.c.state == "running")
            if not found:
                return None
            present = await reading.seats_of(connection, [game_id])
            return await ballots.opens_at(connection, game_id, reading.rules(found[0]), present, self._runner.pace())

        return await self._runner.query("vote_opens", work)

    async def open_by_itself(self, game_id: str) -> bool:
        """Let the bot open a vote on absent players where that is due; return whether it did."""
        return await self._runner.write("open_vote", game_id, lambda c, t: absence.open_by_itself(c, t))

    async def prolong(self) -> int:
        """After a time in which nobody could vote leave at least half of its time to every open vote; return how many last longer."""
        async with self._runner.store.reading() as connection:
            waiting = await requests.open_anywhere(connection)
        longer = 0
        for game in waiting:
            try:
                longer += await self._runner.write("resume", game, lambda c, t: votes.resume(c, t))
            except (Refused, Trouble) as error:  # a game that cannot be opened must not shorten the votes of the others
                log.error("votes not prolonged", game=game, exc_info=error)
        return longer
