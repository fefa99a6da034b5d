"""Who is still a member of the server in which they play: what Discord answers, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from bot.store import games
from bot.store.schema import games as games_table
from bot.tables import leaving, seating
from bot.tables.clocks import HOUR
from bot.tables.open_game import OpenGame
from bot.tables.runner import Runner
from bot.tables.services.service import Service

PLAYED: Final = ("lobby", "running")
"""The states of a game in which it matters whether its players are members."""
CERTAIN_WITHIN: Final = HOUR
"""Two answers within this time make it certain that somebody is no member: one alone may be a mistake."""
MOST_KNOWN: Final = 10_000
"""Size of the cache of the servers of games."""


class Members(Service):
    """Keeps Discord's answers to whether a user is a member of a server."""

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._guilds: dict[str, int] = {}

    async def server_of(self, game_id: str, user: int) -> int | None:
        """Return the server in which a user plays this game; None where it has none, is over, or is not theirs."""
        async with self._runner.store.reading() as connection:
            found = await games.find(
                connection, games_table.c.id == game_id, games_table.c.state.in_(PLAYED), games.where_seated(user)
            )
        return (found[0]["guild"] or None) if found else None

    async def is_in(self, game_id: str, guild: int | None) -> bool:
        """Whether a game belongs to this server; the server of a game never changes."""
        return await self.guild_of(game_id) == (guild or 0)

    async def guild_of(self, game_id: str) -> int | None:
        """Return the server of a game, 0 for one in direct messages; None where there is no such game."""
        if game_id not in self._guilds:
            async with self._runner.store.reading() as connection:
                found = await games.guild_of(connection, game_id) if game_id.isalnum() else None
            if found is None:
                return None
            if len(self._guilds) >= MOST_KNOWN:
                self._guilds.clear()
            self._guilds[game_id] = found
        return self._guilds[game_id]

    async def missed(self, guild: int, user: int) -> bool:
        """Record that Discord knows no such member; return whether that is certain by now."""
        async with self._runner.store.reading() as connection:
            where = (games_table.c.guild == guild, games_table.c.state.in_(PLAYED), games.where_seated(user))
            played = [row["id"] for row in await games.find(connection, *where)]
        certain = False
        for game in played:
            certain |= await self._runner.write(game, lambda g: _missed(g, user))
        return certain

    async def met(self, guild: int, user: int) -> bool:
        """Record that the user is a member; return whether they had been taken for one who has left."""
        async with self._runner.store.reading() as connection:
            doubted = await games.doubted(connection, guild, user)
        for game in doubted:
            await self._runner.write(game, lambda g: leaving.rejoin(g, user, "joined"))
        return bool(doubted)


def _seat_of(open_game: OpenGame, user: int) -> Any:
    return next((row for row in open_game.present if row["user"] == user), None)


async def _missed(open_game: OpenGame, user: int) -> bool:
    row = _seat_of(open_game, user)
    if row is None or row["left_at"] is not None:
        return row is not None
    first = row["missed_at"]
    if first is None or open_game.now - first > CERTAIN_WITHIN:
        await seating.set_seat(open_game, row["seat"], missed_at=open_game.now)
        return False
    await leaving.leave(open_game, user, "gone")
    return True
