"""What becomes known when messages are sent: threads, channels, and which direct messages still ask something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, people
from bot.store.schema import letters as letters_table
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, from_store


class Messages(Service):
    """Stores what is learned while messages are sent."""

    direct_channel = from_store(games.direct_channel)
    letters = from_store(people.letters_of)

    async def keep_thread(self, game_id: str, thread: int | None) -> None:
        """Store the game's own thread, or that it was lost (None). With a thread that another one replaces, its messages are lost."""

        async def work(open_game: OpenGame) -> None:
            lost = {"turn_message": None} if thread is None or open_game.row["thread"] not in (None, thread) else {}
            await games.change(open_game.connection, open_game.id, thread=thread, **lost)

        await self._runner.write(game_id, work)

    async def note_unreached(self, game_id: str, seats: Sequence[int], entry: int) -> None:
        """Record that players in these seats were told in public, by the message after `entry`, that direct messages do not reach them."""

        async def work(open_game: OpenGame) -> None:
            for seat in seats:
                await games.change_seat(open_game.connection, open_game.id, seat, noted=entry)

        await self._runner.write(game_id, work)

    async def keep_direct_channel(self, user: int, channel: int | None) -> None:
        """Store the channel of a user's direct messages, or forget it with None."""
        await self._runner.record("", lambda c: games.save_user(c, user, channel=channel))

    async def waiting_letters(self, user: int) -> dict[str, datetime]:
        """Return the games that wait for a user whose question has arrived, with the time since when."""

        async def work(connection: AsyncConnection) -> dict[str, datetime]:
            owed = await people.owed_by(connection, user)
            return {due["game"]: due["since"] for due in owed if due["arrived"] is not None}

        return await self._runner.query(work)

    async def forget_letter(self, message: int, game_id: str) -> None:
        """Delete the record of what a direct message asks in a game."""
        where = (letters_table.c.message == message, letters_table.c.game == game_id)
        await self._runner.record("", lambda c: people.delete_letters(c, *where))

    async def keep_letter(self, message: int, game_id: str, *, changeable: bool) -> None:
        """Record that the question of a direct message was answered there, and whether the answer can still be changed."""
        kind = people.CHANGEABLE if changeable else people.PANEL
        await self._runner.record("", lambda c: people.change_letter(c, message, game_id, kind))

    async def replace_letters(self, message: int, game_id: str) -> None:
        """Record that a direct message about a game shows its panel now, so that the user's other messages about it give way."""
        await self._runner.record("", lambda c: people.replace_others(c, message, game_id))
