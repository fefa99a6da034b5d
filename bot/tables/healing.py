"""Saying again what is asked, where the message that asked is lost."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, mending, places, post
from bot.store.columns import NOTICED
from bot.tables import announcing
from bot.tables.announcing import obligation
from bot.tables.away import habits
from bot.tables.live import forked
from bot.tables.pace import Pace
from bot.tables.panel import Table
from bot.tables.runner import GameRunner

REDRAW_AFTER: Final = timedelta(seconds=30)
"""Time until a board is drawn again that could not be shown."""


class Healing(GameRunner):
    """Keeps a running game asking: the public message is made anew where it does not exist any more."""

    async def ask_again(self, game_id: str, *, lost: bool, message: int | None) -> bool:
        """Ask again in public; return whether there was need of it: nothing that asks waits to be sent.

        With `lost` the `message` about the turn does not exist any more, or (None) there was none; unless another one was sent
        meanwhile, which is there. Otherwise only questions that never arrived are asked again.
        """

        async def work(connection: AsyncConnection, table: Table) -> bool:
            return await _again(connection, table, lost and table.row["turn_message"] == message, self._pace().direct)

        return await self._write("ask_again", game_id, None, None, work)

    async def owe_again(self, game_id: str) -> int:
        """Record again who is asked, where that was lost, and mention them; return how many they are."""

        async def work(connection: AsyncConnection, table: Table) -> int:
            return await _owe_again(connection, table, self._pace())

        return await self._write("owe_again", game_id, None, None, work)

    async def mend(self) -> list[mending.Mended]:
        """Mend the cells that somebody has met and could not read; return what was found and done."""
        columns = NOTICED.take()
        if not columns:
            return []
        return await self._mend(columns)

    async def mend_unmet(self) -> list[mending.Mended]:
        """Look for cells that nobody would ever meet, since they are what is looked for, and mend them."""
        return await self._mend({*mending.SOUGHT, *NOTICED.take()})

    async def _mend(self, columns: Collection[str]) -> list[mending.Mended]:
        async def work() -> list[mending.Mended]:
            async with self._store.writing(patient=True) as connection:
                return await mending.mend(connection, columns, self._now())

        return await self._queue.run("mend", "", work)

    async def redraw(self, game_id: str) -> None:
        """Show the board again soon: it could not be added to the message about the turn."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            now = self._now()
            row = post.row(
                table.id, "log", f"game:{table.id}", now, due_at=now + REDRAW_AFTER, payload={"redraw": True}
            )
            await post.enqueue(connection, [row])

        await self._write("redraw", game_id, None, None, work)

    async def channel_deleted(self, channel: int) -> int:
        """Record that a channel does not exist any more; return how many games were played there.

        Nothing is said there any more, and reminders go on by direct message, until `/admin send_again` gives the game a channel.
        """
        async with self._store.reading() as connection:
            found = await places.played_in(connection, channel)
        gone = {"channel": 0, "thread": None, "lobby_message": None, "turn_message": None}
        for game in found:
            await self._write("channel_deleted", game, None, None, lambda c, t: games.change(c, t.id, **gone))
        return len(found)

    async def waiting_games(self, shards: Collection[int], of: int) -> list[tuple[str, int]]:
        """Return id and server of the running games that wait for people, in the servers of these `shards` of so many."""
        async with self._store.reading() as connection:
            return await games.waiting_for_people(connection, shards, of)

    async def try_again(self, guild: int | None) -> int:
        """Send at once what could not be sent before, in a server or (None) anywhere; return how much that is."""
        async with self._store.reading() as connection:
            if not await post.delayed(connection, self._now(), guild):
                return 0
        async with self._store.writing() as connection:
            hastened = await post.hasten(connection, self._now(), guild)
        self._nudge()
        return hastened


async def _owe_again(connection: AsyncConnection, table: Table, pace: Pace) -> int:
    if table.row["state"] != "running" or table.live is None:
        return 0
    game, own = table.live.game, habits(table.present)
    lost = [seat for seat in game.pending if seat not in table.owing and seat not in table.robots]
    if not lost:
        return 0
    clocks = pace.clocks(table.rules)
    await post.owe(
        connection, table.id, [obligation(s, game.tokens[s], own.get(s), clocks, pace.now) for s in lost], ()
    )
    for seat in lost:
        await announcing.call(connection, table.id, seat, table.row["version"], pace.now)
    return len(lost)


async def _again(connection: AsyncConnection, table: Table, lost: bool, direct: bool) -> bool:
    if table.row["state"] != "running" or table.live is None or not table.owing or not table.row["channel"]:
        return False
    now: datetime = table.opened
    if await post.asks_soon(connection, table.id):
        return False
    choose = forked(table.live.game)
    apart = choose and direct and table.row["guild"] != 0
    rows = [r for r in table.present if r["seat"] in table.owing]
    unasked = [r["seat"] for r in rows if r["arrived"] is None]
    if not lost and not unasked:
        return False
    if lost:
        await games.change(connection, table.id, turn_message=None)
        table.row["turn_message"] = None
    # Who was asked by direct message is not asked by a second message.
    seats = [r["seat"] for r in rows if not apart or r["closed"] or r["arrived"] is None] if lost else unasked
    payload = {"seats": sorted(seats), "choose": choose, "quiet": not seats}
    message = post.row(table.id, "turn", f"game:{table.id}", now, entry=table.row["version"], payload=payload)
    await post.enqueue(connection, [message])
    return True
