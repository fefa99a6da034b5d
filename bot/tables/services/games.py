"""Which games there are, and what is public of them."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store import games, quarantine
from bot.store.schema import games as games_table
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from bot.tables.values import Status


class Games(Service):
    """Finds games. Nothing is changed here."""

    async def status(self, game_id: str) -> Status:
        """Return what is public about a game: seats, rules, who owes an answer."""

        async def work(open_game: OpenGame) -> Status:
            return open_game.status

        return await self._runner.read(game_id, work)

    async def of_user(self, user: int, finished: bool = False) -> tuple[Status, ...]:
        """Return the games of `user`: first those that wait for them, longest first, then the others, newest first.

        Lobbies in which a seat is reserved for them are among these.
        """
        states = ("over", "ended") if finished else ("lobby", "running")
        theirs = games.where_seated(user) | games.where_reserved(user, self._runner.now())
        found = await self._runner.find(theirs, games_table.c.state.in_(states))

        def waiting(status: Status) -> tuple[bool, float]:
            since = status.waits_for(user)
            return since is None, since.timestamp() if since else 0.0

        return tuple(sorted(found, key=waiting))

    async def in_place(self, place: int) -> tuple[Status, ...]:
        """Return lobbies and running games of a thread or channel, newest first; where there is none, the last finished one."""
        if not place:
            return ()
        here = (games_table.c.thread == place) | (games_table.c.channel == place)
        active = await self._runner.find(here, games_table.c.state.in_(("lobby", "running")))
        own = tuple(s for s in active if s.place == place)
        return own or active or await self.finished_in(place)

    async def finished_in(self, place: int) -> tuple[Status, ...]:
        """Return the newest game of a thread or channel that had begun and is over or was ended, if there is one."""
        here = (games_table.c.thread == place) | (games_table.c.channel == place)
        ended = games_table.c.state.in_(("over", "ended")) & games_table.c.started.is_not(None)
        return (await self._runner.find(here, ended))[:1] if place else ()

    async def in_server(self, guild: int, *states: str) -> tuple[Status, ...]:
        """Return the newest lobbies and running games of a server, or those in these states, newest first."""
        return await self._runner.find(_of_server(guild, *states))

    async def ids_in_server(self, guild: int) -> list[str]:
        """Return the ids of all lobbies and running games of a server, newest first."""
        async with self._runner.store.reading() as connection:
            return await games.ids(connection, _of_server(guild))

    async def named_in(self, guild: int, place: int) -> list[tuple[str, str]]:
        """Return id and name of all games of a server but closed lobbies: of the thread `place`, open ones, finished ones; newest first."""
        async with self._runner.store.reading() as connection:
            return await games.named_in(connection, guild, place)

    async def among(self, ids: Collection[str]) -> tuple[Status, ...]:
        """Return the status of these games, newest first."""
        return await self._runner.find(games_table.c.id.in_(ids))

    async def set_aside(self, user: int) -> int:
        """Return how many open games of `user` the host has set aside."""
        return (await self.hidden(user))[0]

    async def hidden(self, user: int, place: int = 0) -> tuple[int, int]:
        """Return how many open games of `user`, or of a thread or channel, the host has set aside, and how many have moved to another."""
        async with self._runner.store.reading() as connection:
            return await quarantine.hidden(connection, user, place)

    async def waiting_for_people(self, shards: Collection[int], of: int) -> list[games.Waiting]:
        """Return the running games in which a person owes an answer, for the servers of some shards.

        `shards`: the numbers of these shards. `of`: how many shards the bot has in all.
        """
        async with self._runner.store.reading() as connection:
            return await games.waiting_for_people(connection, shards, of)


def _of_server(guild: int, *states: str) -> sa.ColumnElement[bool]:
    return (games_table.c.guild == guild) & games_table.c.state.in_(states or ("lobby", "running"))
