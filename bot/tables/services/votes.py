"""What the table decides together: votes to end, to go back, about the pace, and about players who are away."""

from __future__ import annotations

from datetime import datetime
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, requests
from bot.store.schema import games as games_table
from bot.tables import absence, ballots, consent, reading, replay, seating, undoing, votes
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, by_bot, by_seat, by_user, in_each, seen_by_seat
from bot.tables.values import Request

log: Final = structlog.get_logger("tables")


class Votes(Service):
    """Requests to the table, and the votes on them."""

    ask_to_end = by_user(consent.ask_to_end)
    end = by_user(consent.end)
    may_end = seen_by_seat(consent.may_end)
    ask_for_pace = by_user(consent.ask_for_pace)
    ask_for_hands = by_user(replay.ask_for_hands)
    ask_to_undo = by_user(consent.ask_to_undo)
    undo_plan = seen_by_seat(undoing.plan_together)
    ask_about_absence = by_user(absence.ask)
    here = by_seat(absence.here)
    vote = by_user(votes.vote)
    close_due = by_bot(votes.close_due)
    open_by_itself = by_bot(absence.open_by_itself)

    async def request(self, game_id: str, request: int) -> Request:
        """Return a request to the table and its votes."""
        return await self._runner.read(game_id, lambda g: votes.read(g, request))

    async def may_open(self) -> list[tuple[str, ballots.Mark]]:
        """Return id and mark of the games in which the bot may be about to open a vote: `opens_at` tells which of them are."""
        return await self._runner.query(lambda c: ballots.candidates(c, self._runner.pace()))

    async def opens_at(self, game_id: str) -> datetime | None:
        """Return when the bot opens a vote on absent players by itself; None where nothing known now leads to one.

        The game is not opened, since many may be games that nobody plays any more.
        """

        async def work(connection: AsyncConnection) -> datetime | None:
            found = await games.find(connection, games_table.c.id == game_id, games_table.c.state == "running")
            if not found:
                return None
            present = await reading.seats_of(connection, [game_id])
            return await ballots.opens_at(connection, game_id, reading.rules(found[0]), present, self._runner.pace())

        return await self._runner.query(work)

    async def prolong(self, since: datetime) -> None:
        """After an outage since a moment, leave at least half of its time to every open vote, and to every notice that ran then."""

        async def resume(open_game: OpenGame) -> None:
            await votes.resume(open_game)
            await seating.wait_on(open_game, since)

        async with self._runner.store.reading() as connection:
            waiting = {*await requests.open_anywhere(connection), *await games.beginning_after(connection, since)}
        # A game that cannot be opened must not shorten the votes of the others.
        failed = await in_each(sorted(waiting), lambda game: self._runner.write(game, resume))
        for game, error in failed.items():
            log.error("votes not prolonged", game=game, exc_info=error)
