"""What becomes known when messages are sent: threads, channels, and which direct messages still ask something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, people
from bot.store.schema import letters as letters_table
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service


class Messages(Service):
    """Keeps what whoever sends the messages has learned."""

    async def keep_thread(self, game_id: str, thread: int | None) -> None:
        """Store the game's own thread, or that it was lost (None) with all messages in it."""
        values = {"thread": thread} if thread is not None else {"thread": None, "turn_message": None}
        await self._runner.write("settled_in", game_id, lambda c, t: games.change(c, t.id, **values), nudge=False)

    async def note_unreached(self, game_id: str, seats: Sequence[int], entry: int) -> None:
        """Record that the message posted after `entry` told that direct messages do not reach these seats."""

        async def work(connection: AsyncConnection, open_game: OpenGame) -> None:
            for seat in seats:
                await games.reseat(connection, open_game.id, seat, noted=entry)

        await self._runner.write("note_unreached", game_id, work, nudge=False)

    async def direct_channel(self, user: int) -> int | None:
        """Return the channel of a user's direct messages with the bot, or None where it is not known."""
        return await self._runner.query("direct_channel", lambda c: games.direct_channel(c, user))

    async def keep_direct_channel(self, user: int, channel: int | None) -> None:
        """Store the channel of a user's direct messages, or forget it with None."""
        await self._runner.record("keep_direct_channel", "", lambda c: games.remember(c, user, channel=channel))

    async def waiting_letters(self, user: int) -> dict[str, datetime]:
        """Return the games that wait for a user whose question has arrived, with the time since when."""

        async def work(connection: AsyncConnection) -> dict[str, datetime]:
            owed = await people.owed_by(connection, user)
            return {due["game"]: due["since"] for due in owed if due["arrived"] is not None}

        return await self._runner.query("waiting_letters", work)

    async def letters(self, message: int | None, *, answered: bool) -> Sequence[people.Row]:
        """Return the records of direct messages (None: of all), one for each game that they name: all, or those that are `answered`."""
        return await self._runner.query("letters", lambda c: people.letters_of(c, message, answered=answered))

    async def forget_letter(self, message: int, game_id: str) -> None:
        """Delete the record of what a direct message asks in a game."""
        where = (letters_table.c.message == message, letters_table.c.game == game_id)
        await self._runner.record("forget_letter", "", lambda c: people.forget_letters(c, *where))
