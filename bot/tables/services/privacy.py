"""What is kept about people, and for how long: a person's own data, forgetting it, and the games of servers that removed the bot."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import departures, personal_data, post, wishes
from bot.tables import lobby, succession, waiting_room
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service

CLOSED_AFTER: Final = timedelta(days=30)
"""How long after a server has removed the bot its games are closed."""
EXACT: Final = 2**53
"""Programs that read JSON may round greater numbers, such as Discord's ids: they are written as text."""


class Privacy(Service):
    """What people may ask of the bot about themselves, whatever they play; and servers that removed it."""

    async def held(self, user: int) -> personal_data.SeatCounts:
        """Return how much is kept about a user."""
        return await self._runner.query(lambda c: personal_data.seat_counts(c, user, self._runner.now()))

    async def export(self, user: int) -> bytes:
        """Return everything that is kept about a user as JSON, without anything that belongs to others."""
        found = await self._runner.query(lambda c: personal_data.export(c, user))
        return msgspec.json.format(msgspec.json.encode(_exact(found)), indent=1)

    async def forget(self, user: int, neutral: str) -> None:
        """Forget a user: they leave lobbies, robots take their seats in running games, and their name and id go everywhere else.

        `neutral` is the name that stands for theirs. Each game is left in a transaction of its own, so whoever is interrupted calls
        again.
        """

        async def leave(open_game: OpenGame) -> None:
            seat = next((at for at, who in open_game.users.items() if who == user), None)
            if open_game.row["state"] == "running" and seat is not None:
                await succession.give_to_robot(open_game, seat, personal_data.numbered(neutral, seat))
            elif open_game.row["state"] == "lobby" and (
                seat is not None or any(r.user == user for r in open_game.reserved)
            ):
                open_game.seat = seat
                await waiting_room.leave(open_game, user)

        found = await self._runner.query(lambda c: personal_data.open_games(c, user))
        for game in found:
            await self._runner.write(game, leave)
        for game in await self._runner.query(lambda c: succession.open_to(c, user)):
            await self._runner.write(game, lambda g: succession.unfit(g, user))
        await self._runner.record("", lambda c: personal_data.erase(c, user, neutral, found, self._runner.now()))

    async def forget_expired(self) -> int:
        """Forget wishes whose day is over, and the ids that were kept only while a game was running; return how many ids."""

        async def work(connection: AsyncConnection) -> int:
            await wishes.forget_past(connection, self._runner.now())
            return await personal_data.erase_finished(connection)

        return await self._runner.record("", work)

    # --- servers that removed the bot ---------------------------------------------------------------------------------

    async def note_servers(self, there: Collection[int], gone: Collection[int]) -> None:
        """Record which servers have the bot (`there`), and which have removed it (`gone`)."""
        await self._runner.record("", lambda c: departures.record(c, there, gone, self._runner.now()))

    async def close_abandoned(self, game_id: str) -> None:
        """Close a game of a server that removed the bot, without a word: there is nowhere to say it."""

        async def work(open_game: OpenGame) -> None:
            if open_game.row["state"] not in ("lobby", "running"):
                return
            await lobby.stop(open_game, None)
            await post.withdraw_all(open_game.connection, open_game.id, open_game.now)

        await self._runner.write(game_id, work)

    async def delete_games(self, guild: int, most: int) -> int:
        """Delete up to `most` games of a server, with all that belongs to them and the reports about them; return the number deleted.

        With the last game everything else of the server is deleted.
        """
        return await self._runner.record("", lambda c: departures.delete(c, guild, most))


def _exact(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _exact(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(one) for one in value]
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value
