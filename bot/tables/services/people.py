"""What is known of people apart from their games: language, display name, and their notes."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, orders, post
from bot.tables import panel
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, from_store
from bot.tables.values import Look

NOTE: Final = 1000
"""The most characters of a note."""


class People(Service):
    """Keeps what each interaction tells about its user, and what they write for themselves."""

    locale = from_store(games.locale)
    notes_of = from_store(orders.notes_of)

    async def remember(self, user: int, guild: int, locale: str, name: str) -> None:
        """Store a user's language, and their display name in the server's games that are not over; what is known is not written."""

        async def known(connection: AsyncConnection) -> tuple[bool, bool]:
            there = await games.locale(connection, user) == locale[:16]
            return there, not await games.misnamed(connection, guild, user, name)

        same_locale, same_name = await self._runner.query(known)
        if not same_locale:
            await self.set_locale(user, locale)
        if not same_name:
            await self._rename(user, guild, name)

    async def set_locale(self, user: int, locale: str) -> None:
        """Store a user's language, for messages that answer no interaction."""
        await self._runner.record("", lambda c: games.save_user(c, user, locale=locale[:16]))

    async def _rename(self, user: int, guild: int, name: str) -> None:
        async def work(connection: AsyncConnection) -> bool:
            there = dict(await games.misnamed(connection, guild, user, name))
            await games.lock(connection, there)
            await games.rename(connection, there, user, name)
            now = self._runner.now()
            lobbies = [id for id, state in there.items() if state == "lobby"]
            await post.enqueue(connection, [post.row(id, "lobby", now) for id in lobbies])
            return bool(lobbies)

        if await self._runner.record("", work):
            self._runner.nudge()

    async def write_note(self, game_id: str, user: int, text: str) -> Look:
        """Keep a private note of a player on a game, in place of the earlier one; an empty text deletes it. Refused: no-seat."""

        async def work(open_game: OpenGame) -> Look:
            open_game.own_seat()
            said = text.strip()[:NOTE]
            await orders.write_note(open_game.connection, open_game.id, user, said, self._runner.now())
            open_game.row["note"] = said
            return await panel.look(open_game)

        return await self._runner.play(game_id, user, work)
