"""What is kept about people, and for how long: a person's own data, forgetting it, and the games of servers that removed the bot."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import departures, post, rights
from bot.tables import lobby, succession, waiting_room
from bot.tables.panel import Table
from bot.tables.runner import GameRunner

CLOSED_AFTER: Final = timedelta(days=30)
"""How long after a server has removed the bot its games are closed."""
EXACT: Final = 2**53
"""Programs that read JSON may round greater numbers, such as Discord's ids: they are written as text."""


@dataclass(frozen=True, slots=True)
class Held:
    """How much is kept about somebody."""

    lobbies: int
    running: int
    alone: int
    """Of the running games: those in which nobody else plays."""
    finished: int


class Rights(GameRunner):
    """What people may ask of the bot about themselves, whatever they play."""

    async def held(self, user: int) -> Held:
        """Return how much is kept about a user."""

        async def work() -> Held:
            async with self._store.reading() as connection:
                return Held(*await rights.counted(connection, user))

        return await self._queue.run("held", "", work)

    async def export_person(self, user: int) -> bytes:
        """Return everything that is kept about a user as JSON, without anything that belongs to others."""

        async def work() -> dict[str, Any]:
            async with self._store.reading() as connection:
                return await rights.held(connection, user)

        found = await self._queue.run("export_person", "", work)
        return msgspec.json.format(msgspec.json.encode(_exact(found)), indent=1)

    async def forget(self, user: int, neutral: str) -> None:
        """Forget a user: they leave lobbies, robots take their seats in running games, and their name and id go everywhere else.

        `neutral` is the name that stands for theirs. Each game is left in a transaction of its own, so whoever is interrupted calls
        again.
        """

        async def leave(connection: AsyncConnection, table: Table) -> None:
            seat = next((at for at, who in table.users.items() if who == user), None)
            if table.row["state"] == "running" and seat is not None:
                await succession.give_to_robot(connection, table, seat, rights.numbered(neutral, seat), self._pace())
            elif table.row["state"] == "lobby" and (seat is not None or any(r.user == user for r in table.reserved)):
                table.seat = seat
                await waiting_room.leave(connection, table, user, self._pace())

        async def sits() -> list[str]:
            async with self._store.reading() as connection:
                return await rights.open_games(connection, user)

        found = await self._queue.run("forget", "", sits)
        for game in found:
            await self._write("forget", game, None, None, leave)

        async def erase() -> None:
            async with self._store.writing() as connection:
                await rights.erase(connection, user, neutral, found)

        await self._queue.run("forget", "", erase)

    # --- servers that removed the bot ---------------------------------------------------------------------------------

    async def note_servers(self, there: Collection[int], gone: Collection[int]) -> None:
        """Record in which servers the bot is, and in which it is no more."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await departures.record(connection, there, gone, self._now())

        await self._queue.run("note_servers", "", work)

    async def close_abandoned(self, game_id: str) -> None:
        """Close a game of a server that removed the bot, without a word: there is nowhere to say it."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            if table.row["state"] not in ("lobby", "running"):
                return
            await lobby.stop(connection, table, None, self._pace())
            await post.withdraw_all(connection, table.id)

        await self._write("close_abandoned", game_id, None, None, work, nudge=False)

    async def forget_finished(self) -> int:
        """Forget the ids that were kept only while a game was running; return how many."""

        async def work() -> int:
            async with self._store.writing() as connection:
                return await rights.erase_finished(connection)

        return await self._queue.run("forget_finished", "", work)

    async def delete_games(self, guild: int, most: int) -> int:
        """Delete up to so many games of a server, with all that belongs to them and what was reported about them; return how many."""

        async def work() -> int:
            async with self._store.writing() as connection:
                return await departures.delete(connection, guild, most)

        return await self._queue.run("delete_games", "", work)


def _exact(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _exact(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(one) for one in value]
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value
