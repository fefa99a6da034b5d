"""Games that move from one host to another."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import moves
from bot.tables import moving
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from bot.tables.values import Refused, Status
from bot.threads import in_thread


class Moving(Service):
    """What people who manage a server do so that one of its games goes on with the bot of another host. The caller checks that they do."""

    async def key(self) -> str:
        """Return the public key of this host, which other hosts enter in their settings."""

        async def work(connection: AsyncConnection) -> str:
            return (await moving.identity(connection)).key

        return await self._runner.record("", work)

    def check_key(self, to: str) -> None:
        """Raise `Refused` for the key of a host to whom no game may move. Refused: move-untrusted."""
        if to not in self._runner.trusted:
            raise Refused("move-untrusted")

    async def leave(self, game_id: str, user: int, name: str, to: str, interaction: str) -> bytes:
        """Close a running game here and return its file for the host with the key `to`.

        Refused: plays-here, bad-key, move-untrusted, not-running, damaged, move-too-large.
        """

        self.check_key(to)
        own = await self._runner.record("", moving.identity)
        departure = moving.Departure(own, to, self._runner.now(), {"by": user, "name": name})

        async def prepare(open_game: OpenGame) -> moving.Moved:
            return await moving.prepared(open_game, departure)

        ready = await self._runner.read(game_id, prepare, user=user)
        # It takes long, and nobody else can write to SQLite in a transaction.
        sealed = await in_thread(departure.sealed, ready)

        async def work(open_game: OpenGame) -> bytes:
            return await moving.leave(open_game, departure, ready, sealed, interaction)

        return await self._runner.write(game_id, work, user=user)

    async def file(self, game_id: str, guild: int, user: int) -> bytes | None:
        """Return the file of a game of this server that has moved, as long as it is not acknowledged; None where there is none.

        Refused: plays-here.
        """

        async def work(connection: AsyncConnection) -> bytes | None:
            found = await moves.departure(connection, game_id) if game_id.isalnum() else None
            if found is None or await moves.guild_of(connection, game_id) != guild:
                return None
            if await moves.seated(connection, game_id, user):
                raise Refused("plays-here")
            return found["sealed"]

        return await self._runner.query(work)

    async def arrive(self, guild: int, channel: int, user: int, sealed: bytes, interaction: str) -> tuple[Status, str]:
        """Take in a game from its file; return it and the receipt for the host from whom it came.

        Refused: move-sealed, move-stranger, move-forged, move-server, move-version, move-cards, move-doubled, plays-here,
        blocked-server, quota.
        """
        receipts, own = list[str](), await self._runner.record("", moving.identity)
        # It takes long and needs nothing of the database.
        sender, moved = await in_thread(moving.opened, own, sealed, self._runner.trusted, guild)

        async def work(connection: AsyncConnection) -> str:
            id, receipt = await moving.arrive(connection, own, sender, moved, channel, user, self._runner.pace())
            receipts.append(receipt)
            return id

        status = await self._runner.create(user, interaction, work, moving.go_on)
        return status, receipts[-1]

    async def acknowledge(self, receipt: str, guild: int) -> str:
        """Take the receipt of the other host: the game is deleted here. Return its id.

        Refused: bad-receipt; move-reopened (a game of this server that goes on here).
        """
        return await self._runner.record("", lambda c: moving.acknowledge(c, receipt, guild, self._runner.now()))

    async def claim(self, game_id: str, user: int, name: str) -> None:
        """Sit down again in one's own seat of a game that has come from another host. Refused: no-seat."""

        async def work(open_game: OpenGame) -> None:
            await moving.claim(open_game, user, name)

        await self._runner.write(game_id, work)
