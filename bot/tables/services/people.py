"""What is known of people apart from their games: language, display name, and their notes."""

from __future__ import annotations

from typing import Final

from bot.store import games, orders, post
from bot.tables import panel
from bot.tables.open_game import OpenGame
from bot.tables.queue import called
from bot.tables.services.service import Service, from_store
from bot.tables.values import Look

NOTE: Final = 1000
"""The most characters of a note."""


class People(Service):
    """Keeps what each interaction tells about its user, and what they write for themselves."""

    locale = from_store(games.locale)
    notes_of = from_store(orders.notes_of)

    async def set_locale(self, user: int, locale: str) -> None:
        """Store a user's language, for messages that answer no interaction."""
        if await self.locale(user) != locale[:16]:
            await self._runner.record("", lambda c: games.save_user(c, user, locale=locale[:16]))

    async def rename(self, user: int, guild: int, name: str) -> None:
        """Update the display name of a user in the server's games that are not over."""

        async def work() -> bool:
            async with self._runner.store.reading() as connection:
                if not await games.misnamed(connection, guild, user, name):
                    return False
            async with self._runner.store.writing() as connection:
                there = dict(await games.misnamed(connection, guild, user, name))
                await games.lock(connection, there)
                await games.rename(connection, there, user, name)
                now = self._runner.now()
                lobbies = [id for id, state in there.items() if state == "lobby"]
                await post.enqueue(connection, [post.row(id, "lobby", f"game:{id}", now) for id in lobbies])
            return bool(lobbies)

        if await self._runner.queue.run(called(work), "", work):
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
