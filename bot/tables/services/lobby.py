"""What happens before a game: its lobby is opened, fills, is set up, and starts or is closed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, kept_rules, people
from bot.tables import lobby, waiting_room
from bot.tables.services.service import Service, by_bot, from_store, in_lobby
from bot.tables.values import Rules, Seated, Status


class Lobby(Service):
    """Games that have not begun."""

    join = in_lobby(lobby.join)
    leave = in_lobby(waiting_room.leave)
    seat_robot = in_lobby(lobby.seat_robot)
    unseat_robot = in_lobby(lobby.unseat_robot)
    release = in_lobby(lobby.release)
    configure = in_lobby(waiting_room.configure)
    handicap = in_lobby(lobby.handicap)
    level = in_lobby(lobby.level)
    change_goals = in_lobby(waiting_room.change_goals)
    choose_goals = in_lobby(waiting_room.choose_goals)
    keep_rules = in_lobby(lobby.keep_rules)
    drop_rules = in_lobby(lobby.drop_rules)
    kept_rules = from_store(kept_rules.of_server)
    created_by = from_store(games.created_by)
    start = in_lobby(waiting_room.start)
    cancel = in_lobby(lobby.cancel)
    tend = by_bot(waiting_room.tend)

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
        earlier: Status | None = None,
    ) -> Status:
        """Open a lobby with the host in the first seat, then `robots` by name. The outbox posts its message (kind lobby).

        Players of the `earlier` game get a seat reserved for a day, and everybody keeps handicap and beginner corporation.
        """

        async def work(connection: AsyncConnection) -> str:
            others = [Seated(0, None, robot) for robot in robots]
            if earlier is not None:
                # A robot in a seat that somebody has left played on for somebody forgotten, under a neutral name.
                left = await people.left_seats(connection, earlier.id)
                others += [s for s in earlier.seats if not s.robot or s.seat not in left]
            new = lobby.NewLobby(guild, channel, host, host_name, name, rules or Rules(), interaction, others)
            return await lobby.create(connection, new, self._runner.pace())

        # Two users who press at once, and one who presses twice, found one lobby.
        return await self._runner.create(host, interaction or "", work)

    async def choose(self, game_id: str, user: int, *, seat: int | None = None, beginner: bool | None = None) -> Status:
        """Take another free seat, or choose the Beginner Corporation or not. Refused: already-started, not-seated, seat-taken."""
        return await self._runner.change(game_id, user, lambda g: lobby.choose(g, seat, beginner))
