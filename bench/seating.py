"""A helper that begins games at the tables of the bot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Rules, Services, Status


async def begun(services: Services, users: Sequence[int], rules: Rules, guild: int = 1, channel: int = 2) -> Status:
    """Begin a game of `users`; the first user is the host."""
    game = (await services.lobby.create(guild, channel, users[0], "Ann", "Bench", rules)).id
    for user in users[1:]:
        await services.lobby.join(game, user, f"P{user}")
    return await services.lobby.start(game, users[0])
