"""Members and servers that the host has blocked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from time import monotonic
from typing import Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import blocking, games, moves, quarantine
from bot.store.blocking import SERVER, USER
from bot.tables import leaving, resuming, succession
from bot.tables.open_game import OpenGame
from bot.tables.runner import Runner, Work
from bot.tables.services.service import Service, in_each
from bot.tables.values import Refused, Trouble

FRESH_SECONDS: Final = 10.0
"""How long what was read of the two lists holds where the database cannot tell of what another process has written: every click asks."""


class Blocking(Service):
    """Whom the host has blocked from the bot. The caller checks that it is the host who blocks.

    The seats of a blocked member are those of somebody who has left the server. The games of a blocked server are set aside, and go on
    where they were once it is not blocked any more.
    """

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._users, self._servers, self._read_at = frozenset[int](), frozenset[int](), float("-inf")
        self._changes = 0

    async def refuses(self, user: int, guild: int | None) -> Literal["blocked", "blocked-server"] | None:
        """Return why a user may not use the bot in a server (None: in direct messages); None where they may."""
        if monotonic() - self._read_at > FRESH_SECONDS:
            at, changes = monotonic(), self._changes
            users, servers = await self.listed()
            self._users, self._servers = frozenset(users), frozenset(servers)
            if changes == self._changes:
                self._read_at = at
        if user in self._users:
            return "blocked"
        return "blocked-server" if guild in self._servers else None

    def changed(self) -> None:
        """Read the two lists anew the next time that somebody asks: call it where they may have changed."""
        self._changes += 1
        self._read_at = float("-inf")

    async def listed(self) -> tuple[Mapping[int, datetime], Mapping[int, datetime]]:
        """Return the blocked users and the blocked servers, each with the time since when, the newest first."""

        async def work(connection: AsyncConnection) -> tuple[Mapping[int, datetime], Mapping[int, datetime]]:
            servers = {guild: row["at"] for guild, row in (await blocking.servers(connection)).items()}
            return await blocking.users(connection), servers

        return await self._runner.query(work)

    async def block_user(self, user: int) -> int:
        """Block a user, who leaves lobbies and is away at once in running games; return how many games that are.

        A game that is set aside learns of it when it goes on.
        """

        async def work(connection: AsyncConnection) -> tuple[list[str], list[str]]:
            if user not in await blocking.users(connection):
                await blocking.block_user(connection, user, self._runner.now())
            return await blocking.open_games_of(connection, user), await succession.open_to(connection, user)

        found, applied = await self._runner.record("", work)
        self.changed()
        await self._in_each(applied, lambda g: succession.unfit(g, user))
        return await self._in_each(found, resuming.leave_blocked)

    async def unblock_user(self, user: int) -> None:
        """Let a user use the bot again, and give them back those of their seats that nobody else has taken."""

        async def work(connection: AsyncConnection) -> None:
            since = await blocking.unblock_user(connection, user)
            if since is not None:
                await blocking.begin_to_unblock(connection, USER, user, since)

        await self._runner.record("", work)
        self.changed()
        await self._let_in_each(user)

    async def _let_in_each(self, user: int) -> None:
        """Tell the games of a user who is not blocked any more, as far as they have not learned of it."""

        async def work(connection: AsyncConnection) -> tuple[datetime | None, list[str]]:
            since = (await blocking.to_unblock(connection)).get((USER, user))
            return since, await blocking.open_games_of(connection, user)

        since, found = await self._runner.query(work)
        if since is None:
            return
        trouble = _trouble(await in_each(found, lambda g: self._runner.write(g, lambda g: _let_in(g, user, since))))
        if trouble is None or not trouble.passing:
            await self._runner.record("", lambda c: blocking.end_to_unblock(c, USER, user))
        if trouble is not None:
            raise trouble

    async def _in_each(self, found: Collection[str], work: Work[Any]) -> int:
        """Change these games; return how many were changed. Raises the last failure.

        One that is set aside, has moved or cannot be changed holds up no other.
        """
        failed = await in_each(found, lambda game: self._runner.write(game, work))
        if trouble := _trouble(failed):
            raise trouble
        return len(found) - len(failed)

    async def block_server(self, guild: int) -> int:
        """Block a server and set its open games aside; return how many games that are. Call it again where some could not be."""

        async def work(connection: AsyncConnection) -> list[str]:
            await blocking.lock_server(connection, guild)
            known = (await blocking.servers(connection)).get(guild)
            found = await blocking.open_games_in(connection, guild)
            aside = [*dict.fromkeys([*(known["games"] if known is not None else ()), *found])]
            await blocking.unblock_server(connection, guild)
            now = known["at"] if known is not None else self._runner.now()
            await blocking.block_server(connection, guild, aside, now)
            return aside

        found = await self._runner.record("", work)
        self.changed()
        if trouble := _trouble(await in_each(found, self._set_aside)):
            raise trouble
        return len(found)

    async def _set_aside(self, game: str) -> bool:
        """Set a game of a blocked server aside; return whether it was to be."""

        async def work(connection: AsyncConnection) -> bool:
            await games.lock(connection, [game])
            # Where the server is unblocked meanwhile, the game has been taken off the list with its release.
            if game not in await blocking.set_aside(connection):
                return False
            return await quarantine.set_aside(connection, game, self._runner.now())

        return await self._runner.record(game, work)

    async def unfinished(self) -> list[str]:
        """Return the games that go on although they are to be set aside with their server, or although a blocked user sits there."""
        return await self._runner.query(blocking.unfinished)

    async def finish(self, game: str) -> None:
        """Do in such a game what was left undone when a process was killed."""
        if not await self._set_aside(game):
            await self._runner.write(game, resuming.leave_blocked)

    async def to_unblock(self) -> list[tuple[str, int]]:
        """Return the members and servers that are not to be blocked any more, of which not all games have learned."""
        return [*await self._runner.query(blocking.to_unblock)]

    async def finish_to_unblock(self, whom: str, id: int) -> None:
        """Tell the other games of it."""
        await (self._let_in_each(id) if whom == USER else self._take_up(id))

    async def unblock_server(self, guild: int) -> int:
        """Let a server use the bot again; its games go on, and whoever has to answer is asked anew. Return how many games that are."""

        async def work(connection: AsyncConnection) -> None:
            if await blocking.server_blocked(connection, guild):
                await blocking.begin_to_unblock(connection, SERVER, guild, self._runner.now())

        await self._runner.record("", work)
        return await self._take_up(guild)

    async def _take_up(self, guild: int) -> int:
        """Let the games of a server go on that is not to be blocked any more, then unblock it; return how many games that are."""
        found, since = await self._runner.query(lambda c: _aside(c, guild))
        trouble = _trouble(await in_each(found, lambda game: self._take_up_one(guild, game, since)))
        if trouble is not None and trouble.passing:
            raise trouble
        await self._runner.record("", lambda c: _end_to_unblock(c, guild))
        self.changed()
        if trouble is not None:
            raise trouble
        return len(found)

    async def _take_up_one(self, guild: int, game: str, since: datetime | None) -> None:
        """Let a game of such a server go on; one that cannot be opened is left as it was before the server was blocked."""
        if await self._runner.query(lambda c: moves.departure(c, game)) is not None:
            return  # it goes on at another host
        try:
            await self._runner.write(game, lambda g: _go_on(g, guild, since), first=lambda c: _release(c, guild, game))
        except (Refused, Trouble) as error:
            if not (isinstance(error, Trouble) and error.passing):
                await self._runner.record(game, lambda c: _release_unopened(c, guild, game))
            raise


async def _aside(connection: AsyncConnection, guild: int) -> tuple[list[str], datetime | None]:
    """Return the games of a blocked server that were set aside, and since when it is blocked."""
    known = (await blocking.servers(connection)).get(guild)
    return (list(known["games"] or ()), known["at"]) if known is not None else ([], None)


async def _go_on(open_game: OpenGame, guild: int, since: datetime | None) -> None:
    if not await blocking.is_to_go_on(open_game.connection, guild, open_game.id):
        return  # another process was faster
    await resuming.go_on(open_game, since)
    # In the same transaction: whoever is interrupted goes on later, and each game goes on once.
    await blocking.took_up(open_game.connection, guild, open_game.id)


async def _release(connection: AsyncConnection, guild: int, game: str) -> bool:
    """Take a game out of those that are set aside, unless it has gone on already; return whether it was to go on."""
    to_go_on = await blocking.is_to_go_on(connection, guild, game)
    if to_go_on:
        await quarantine.release(connection, game)
    return to_go_on


async def _release_unopened(connection: AsyncConnection, guild: int, game: str) -> None:
    if await _release(connection, guild, game):
        await blocking.took_up(connection, guild, game)


async def _end_to_unblock(connection: AsyncConnection, guild: int) -> None:
    # The host may have blocked it again meanwhile.
    if await blocking.end_to_unblock(connection, SERVER, guild):
        await blocking.unblock_server(connection, guild)


def _trouble(failed: Mapping[str, Refused | Trouble]) -> Trouble | None:
    """Return the last trouble among failures: what was refused, as where a game is set aside or has moved, is none."""
    return next((error for error in reversed([*failed.values()]) if isinstance(error, Trouble)), None)


async def _let_in(open_game: OpenGame, user: int, since: datetime) -> None:
    """Let an unblocked user act again, unless they had left the server before they were blocked."""
    if any(row["user"] == user and row["left_at"] is not None and row["left_at"] >= since for row in open_game.present):
        await leaving.rejoin(open_game, user, "unblocked")
