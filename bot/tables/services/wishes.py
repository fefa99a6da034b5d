"""Wishes to play: keeping them, finding who fits, and opening a table for them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import blocking, post
from bot.store import wishes as stored
from bot.store.destination import Destination
from bot.tables import lobby
from bot.tables.services.service import Service, from_store
from bot.tables.values import Refused, Rules, Seated, Status
from bot.tables.wishes import FEWEST, INVITED, LONGEST, MOST, Wish, together


class WishMatches(NamedTuple):
    """One user's wish in a server, and the people whose wishes fit with it now."""

    mine: Wish | None
    fitting: tuple[Wish, ...]
    users: tuple[int, ...]
    """Who would like to play there, this person included."""


class Wishes(Service):
    """Who would like to play, and which role a new lobby mentions."""

    called_role = from_store(stored.called_role)

    async def call_role(self, guild: int, role: int | None) -> None:
        """Set the role that is mentioned once whenever a lobby opens in a server; None for none."""
        await self._runner.record("", lambda connection: stored.call_role(connection, guild, role))

    async def wish(self, guild: int, wish: Wish) -> WishMatches:
        """Keep what somebody would like to play in a server. Refused: bad-option."""
        now = self._runner.now()
        if not FEWEST <= wish.least <= wish.most <= MOST or not now < wish.until <= now + LONGEST:
            raise Refused("bad-option", option="wish")

        async def work(connection: AsyncConnection) -> None:
            values = asdict(wish)
            await stored.keep(connection, guild, values.pop("user"), at=now, **values)

        await self._runner.record("", work)
        return await self.kept(guild, wish.user)

    async def withdraw(self, guild: int, user: int) -> None:
        """Forget what somebody would like to play in a server."""
        await self._runner.record("", lambda connection: stored.withdraw(connection, guild, [user]))

    async def kept(self, guild: int, user: int, gone: Collection[int] = ()) -> WishMatches:
        """Return somebody's wish in a server, and who fits with it. `gone`: users who are no members of the server any more."""
        return await self._runner.query(lambda connection: self._kept(connection, guild, user, gone))

    async def _kept(self, connection: AsyncConnection, guild: int, user: int, gone: Collection[int]) -> WishMatches:
        rows = [row for row in await stored.open_in(connection, guild, self._runner.now()) if row["user"] not in gone]
        wishes = [Wish(**{name: row[name] for name in Wish.__dataclass_fields__}) for row in rows]
        mine = next((wish for wish in wishes if wish.user == user), None)
        if mine is None:
            return WishMatches(None, (), tuple(wish.user for wish in wishes))
        blocked = await stored.blocked(connection, [wish.user for wish in wishes])
        return WishMatches(
            mine, together(mine, wishes, {frozenset(pair) for pair in blocked}), tuple(wish.user for wish in wishes)
        )

    async def open_table(
        self,
        guild: int,
        channel: int,
        user: int,
        name: str,
        rules: Rules,
        interaction: str,
        gone: Collection[int] = (),
    ) -> Status:
        """Open a lobby for somebody and those who fit with their wish: these are asked, and have a seat reserved for twelve hours.

        `rules` are what they agree on; the number of seats follows from who they are. `gone`: as in `kept`. Refused: nobody-fits, and what
        founding refuses.
        """

        async def work(connection: AsyncConnection) -> str:
            await blocking.lock_server(connection, guild)
            found = await self._kept(connection, guild, user, gone)
            if not found.fitting:
                raise Refused("nobody-fits")
            pace, others = self._runner.pace(), [Seated(0, wish.user, wish.name) for wish in found.fitting]
            agreed = rules.model_copy(update={"seats": len(others) + 1})
            new = lobby.NewLobby(guild, channel, user, name, "", agreed, interaction, others, INVITED)
            id = await lobby.create(connection, new, pace)
            await stored.withdraw(connection, guild, [user, *(wish.user for wish in found.fitting)])
            asks = [post.row(id, "invite", pace.now, to=Destination(user=wish.user)) for wish in found.fitting]
            await post.enqueue(connection, asks)
            return id

        return await self._runner.create(user, interaction, work)

    async def block(self, user: int, other: int, *, blocked: bool) -> None:
        """Never bring two people together by their wishes (`blocked`), or allow it again. Refused: oneself."""
        if user == other:
            raise Refused("oneself")
        await self._runner.record("", lambda connection: stored.block(connection, user, other, blocked=blocked))
