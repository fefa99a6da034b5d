"""What the table decides together: votes to end, to go back, and about players who are away."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, requests
from bot.store.schema import games as games_table
from bot.tables import absence, ballots, consent, correcting, panel, reading, succession, undoing, votes
from bot.tables.correcting import Draft
from bot.tables.panel import Table
from bot.tables.runner import GameRunner
from bot.tables.values import Look, Plan, Refused, Request, Trouble
from engine.corrections import Correction

log: Final = structlog.get_logger("tables")


class Deciding(GameRunner):
    """The public methods about votes, and coming back from an absence."""

    async def ask_to_end(self, game_id: str, user: int) -> Request:
        """Ask the table to end a running game as unfinished. Refused: somebody-away, already-asked."""
        return await self._write(
            "ask_to_end", game_id, user, None, lambda c, t: consent.ask_to_end(c, t, user, self._pace())
        )

    async def ask_for_pace(self, game_id: str, user: int, hours: float) -> Request:
        """Ask the table for another first reminder from the next generation on. Refused: same-pace, already-asked."""
        return await self._write(
            "ask_for_pace", game_id, user, None, lambda c, t: consent.ask_for_pace(c, t, user, hours, self._pace())
        )

    async def ask_to_undo(self, game_id: str, user: int, entry: int) -> Request:
        """Ask everybody to go back to before an own entry beyond the barrier (`undo_plan_together`). Any action makes it lapse."""
        return await self._write(
            "ask_to_undo", game_id, user, None, lambda c, t: consent.ask_to_undo(c, t, user, entry, self._pace())
        )

    async def ask_about_absence(self, game_id: str, user: int) -> Request:
        """Let the table decide about the players who are away. Refused: nobody-away, voted-lately, not-your-vote, already-asked."""
        return await self._write(
            "ask_about_absence", game_id, user, None, lambda c, t: absence.ask(c, t, user, self._pace())
        )

    async def correction(self, game_id: str, user: int) -> Draft:
        """Return the correction that `user` puts together. The caller checks that they play or manage the server."""
        return await self._read("correction", game_id, user, lambda c, t: correcting.draft(c, t, user, self._pace()))

    async def put_correction(self, game_id: str, user: int, token: int, change: Correction | None) -> Draft:
        """Add a change to it, or (None) drop the last. Refused: stale, not-now, in-the-middle, out-of-bounds, unknown, too-many."""
        return await self._write(
            "put_correction",
            game_id,
            user,
            None,
            lambda c, t: correcting.put(c, t, user, token, change, self._pace()),
            nudge=False,
        )

    async def take_up_correction(self, game_id: str, user: int) -> Draft:
        """Put together again what `user` has asked for and is not decided yet. Refused: no-request."""
        return await self._write(
            "take_up_correction",
            game_id,
            user,
            None,
            lambda c, t: correcting.take_up(c, t, user, self._pace()),
            nudge=False,
        )

    async def ask_to_correct(self, game_id: str, user: int, token: int, interaction: str) -> Request | None:
        """Ask the others for it; None where nobody need be asked. Refused: nothing-to-correct, nobody-to-agree, vote-on-loser."""
        return await self._write(
            "ask_to_correct",
            game_id,
            user,
            interaction,
            lambda c, t: correcting.ask(c, t, user, token, interaction, self._pace()),
        )

    async def resign(self, game_id: str, user: int) -> Look:
        """Leave one's seat for good; for ten minutes Play takes it back. Refused: resigned-already."""

        async def work(connection: AsyncConnection, table: Table) -> Look:
            await succession.resign(connection, table, self._pace())
            return await panel.look(connection, table)

        return await self._write("resign", game_id, user, None, work)

    async def concede_due(self, game_id: str) -> bool:
        """End a game of two players of whom one has resigned; return whether it ended."""
        return await self._write("concede", game_id, None, None, lambda c, t: succession.concede(c, t, self._pace()))

    async def apply(self, game_id: str, user: int, name: str, seat: int) -> Request:
        """Ask for a free seat. The caller checks that the user is a member of the server. Refused: seat-not-free, sat-here."""
        return await self._write(
            "apply", game_id, user, None, lambda c, t: succession.apply(c, t, seat, user, name, self._pace())
        )

    async def hand_over(self, game_id: str, user: int, to: int, name: str) -> Request:
        """Offer one's own seat to a member of the server. Refused: sat-here, already-asked."""
        return await self._write(
            "hand_over", game_id, user, None, lambda c, t: succession.hand_over(c, t, to, name, self._pace())
        )

    async def here(self, game_id: str, user: int) -> Request:
        """Say that one is here, while the table votes on one's absence: the vote lasts longer, once. Refused: said-already."""
        return await self._write("here", game_id, user, None, lambda c, t: absence.here(c, t, self._pace()))

    async def come_back(self, game_id: str, user: int) -> Look:
        """Come back to one's seat: a stand-in leaves it for a while."""
        return await self._play("come_back", game_id, user, None, panel.look)

    async def undo_plan_together(self, game_id: str, user: int) -> Plan:
        """Return what `user` could ask the table to undo."""
        return await self._read("undo_plan_together", game_id, user, undoing.plan_together)

    async def vote(self, game_id: str, user: int, request: int, choice: str) -> Request:
        """Vote on a request, or change one's vote. The user who asked withdraws it by "no". Refused: request-closed, not-your-vote."""
        return await self._write(
            "vote", game_id, user, None, lambda c, t: votes.vote(c, t, user, request, choice, self._pace())
        )

    async def request(self, game_id: str, request: int) -> Request:
        """Return a request to the table and its votes."""
        return await self._read("request", game_id, None, lambda c, t: votes.found(c, t, request))

    async def close_votes(self, game_id: str) -> int:
        """End the votes of a game whose time is over; return how many."""
        return await self._write("close_votes", game_id, None, None, lambda c, t: votes.close_due(c, t, self._pace()))

    async def may_open_votes(self) -> list[tuple[str, int]]:
        """Return id and version of the games for which `vote_opens` is to be asked."""

        async def work() -> list[tuple[str, int]]:
            async with self._store.reading() as connection:
                return await ballots.candidates(connection, self._pace())

        return await self._queue.run("may_open_votes", "", work)

    async def vote_opens(self, game_id: str) -> datetime | None:
        """Return when the bot opens a vote on absent players; None where nothing that is known now makes it do so.

        The game is not opened, since there may be many that nobody plays any more.
        """

        async def work() -> datetime | None:
            async with self._store.reading() as connection:
                found = await games.find(connection, games_table.c.id == game_id, games_table.c.state == "running")
                if not found:
                    return None
                present = await reading.seats_of(connection, [game_id])
                return await ballots.opens_at(connection, game_id, reading.rules(found[0]), present, self._pace())

        return await self._queue.run("vote_opens", "", work)

    async def open_vote(self, game_id: str) -> bool:
        """Let the bot open a vote on absent players where that is due; return whether it did."""
        return await self._write(
            "open_vote", game_id, None, None, lambda c, t: absence.open_by_itself(c, t, self._pace())
        )

    async def outage_over(self) -> int:
        """After a time in which nobody could vote leave at least half of its time to every open vote; return how many last longer."""
        async with self._store.reading() as connection:
            waiting = await requests.open_anywhere(connection)
        longer = 0
        for game in waiting:
            try:
                longer += await self._write("resume", game, None, None, lambda c, t: votes.resume(c, t, self._pace()))
            except (Refused, Trouble) as error:  # a game that cannot be opened must not shorten the votes of the others
                log.error("votes not prolonged", game=game, exc_info=error)
        return longer

    async def end(self, game_id: str, user: int) -> None:
        """End a running game at once. The caller checks that the user has Manage Server."""
        await self._write("end", game_id, user, None, lambda c, t: consent.end(c, t, user, self._pace()))
