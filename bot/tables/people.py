"""What is known of people apart from their games: language and display name."""

from __future__ import annotations

from bot.store import games, post
from bot.tables.runner import GameRunner


class People(GameRunner):
    """Keeps what each interaction tells about its user."""

    async def set_locale(self, user: int, locale: str) -> None:
        """Store a user's language, for messages that answer no interaction."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await games.remember(connection, user, locale=locale[:16])

        if await self.locale(user) != locale[:16]:
            await self._queue.run("set_locale", "", work)

    async def called(self, user: int, guild: int, name: str) -> None:
        """Update the display name of a user in the server's games that are not over."""

        async def work() -> bool:
            async with self._store.reading() as connection:
                if not await games.misnamed(connection, guild, user, name):
                    return False
            async with self._store.writing() as connection:
                there = dict(await games.misnamed(connection, guild, user, name))
                await games.lock(connection, there)
                await games.rename(connection, there, user, name)
                now = self._now()
                lobbies = [id for id, state in there.items() if state == "lobby"]
                await post.enqueue(connection, [post.row(id, "lobby", f"game:{id}", now) for id in lobbies])
            return bool(lobbies)

        if await self._queue.run("called", "", work):
            self._nudge()

    async def locale(self, user: int) -> str | None:
        """Return the last known language of a user, or None."""

        async def work() -> str | None:
            async with self._store.reading() as connection:
                return await games.locale(connection, user)

        return await self._queue.run("locale", "", work)
