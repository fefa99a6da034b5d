"""What happens before a game: its lobby is opened, fills, is set up, and starts or is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables import lobby, waiting_room
from bot.tables.services.service import Service
from bot.tables.values import Rules, Seated, Status, Whom


class Lobby(Service):
    """Games that have not begun."""

    async def create(
        self,
        guild: int,
        channel: int,
        host: int,
        host_name: str,
        name: str = "",
        rules: Rules | None = None,
        interaction: str | None = None,
        robots: Sequence[str] = (),
        earlier: Sequence[Seated] = (),
    ) -> Status:
        """Open a lobby with the host in the first seat, then `robots` by name. The outbox posts its message (kind lobby).

        Players of the `earlier` game get a seat reserved for a day, and everybody keeps handicap and beginner corporation.
        """
        others = (*(Seated(0, None, robot) for robot in robots), *earlier)

        async def work(connection: AsyncConnection) -> str:
            agreed, pace = rules or Rules(), self._runner.pace()
            return await lobby.found(
                connection, guild, channel, host, host_name, name, agreed, interaction, pace, others
            )

        # Two users who press at once, and one who presses twice, found one lobby.
        return await self._runner.create("found", host, interaction or "", work)

    async def join(self, game_id: str, user: int, name: str) -> Status:
        """Sit down in the lowest free seat. Refused: already-started, already-seated, lobby-full, seats-reserved."""
        return await self._runner.change("join", game_id, user, lambda c, t: lobby.join(c, t, user, name))

    async def leave(self, game_id: str, user: int) -> Status:
        """Leave a seat or a reservation. A host who leaves hands over to the first who joined; the last one to leave cancels the lobby."""
        return await self._runner.change("leave", game_id, user, lambda c, t: waiting_room.leave(c, t, user))

    async def configure(self, game_id: str, user: int, changes: Mapping[str, Any]) -> Status:
        """Change rules (fields of `Rules`) or the `name`. Refused: only-host, already-started, seats-taken, bad-option."""
        return await self._runner.change(
            "configure", game_id, user, lambda c, t: waiting_room.configure(c, t, user, changes)
        )

    async def seat_robot(self, game_id: str, user: int, name: str) -> Status:
        """Seat a robot in the lowest free seat. Refused: only-host, already-started, lobby-full, seats-reserved."""
        return await self._runner.change("seat_robot", game_id, user, lambda c, t: lobby.seat_robot(c, t, user, name))

    async def unseat_robot(self, game_id: str, user: int) -> Status:
        """Remove the robot in the last seat. Refused: only-host, already-started, no-robot."""
        return await self._runner.change("unseat_robot", game_id, user, lambda c, t: lobby.unseat_robot(c, t, user))

    async def release(self, game_id: str, user: int) -> Status:
        """Delete all reservations. Refused: only-host, already-started."""
        return await self._runner.change("release", game_id, user, lambda c, t: lobby.release(c, t, user))

    async def choose(self, game_id: str, user: int, *, seat: int | None = None, beginner: bool | None = None) -> Status:
        """Take another free seat, or choose the Beginner Corporation or not. Refused: already-started, not-seated, seat-taken."""
        return await self._runner.change("choose", game_id, user, lambda c, t: lobby.choose(c, t, seat, beginner))

    async def handicap(self, game_id: str, user: int, whom: Whom, steps: int) -> Status:
        """Set the steps of rating that a player starts with on top. Refused: only-host, already-started, has-left, bad-option."""
        return await self._runner.change(
            "handicap", game_id, user, lambda c, t: lobby.handicap(c, t, user, whom, steps)
        )

    async def start(self, game_id: str, user: int) -> Status:
        """Start the game. The first player is who of them won last in this server, else drawn.

        Where the table was full for a day, a player who is not the host asks the others whether they are still in: a vote begins.
        Refused: only-host, already-started, too-few-players.
        """
        return await self._runner.change("start", game_id, user, lambda c, t: waiting_room.start(c, t, user))

    async def cancel(self, game_id: str, user: int, manage_guild: bool = False) -> Status:
        """Close a lobby. Refused: only-host, already-started."""
        return await self._runner.change("cancel", game_id, user, lambda c, t: lobby.cancel(c, t, user, manage_guild))

    async def tend(self, game_id: str) -> None:
        """Hand a lobby over whose host is silent, or close it where nothing has changed for long."""
        await self._runner.write("tend_lobby", game_id, lambda c, t: waiting_room.tend(c, t))
