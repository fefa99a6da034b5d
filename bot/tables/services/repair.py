"""Going on where something was lost: messages, obligations, channels, and cells that cannot be read."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final

from bot.store import cell_repair, games, places, post
from bot.store.columns import READ_FAILURES
from bot.tables import announcing, repair
from bot.tables.announcing import obligation
from bot.tables.away import habits
from bot.tables.live import forked
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, by_bot, by_user

REDRAW_AFTER: Final = timedelta(seconds=30)
"""Time until a picture is drawn again that could not be shown."""


async def owe_again(open_game: OpenGame) -> int:
    """Store the obligations to answer that are missing in a running game, and mention those players; return how many they were."""
    if open_game.row["state"] != "running" or open_game.live is None:
        return 0
    game, own = open_game.live.game, habits(open_game.present)
    lost = [seat for seat in game.pending if seat not in open_game.owing and seat not in open_game.robots]
    if not lost:
        return 0
    clocks = open_game.clocks
    await post.owe(
        open_game.connection,
        open_game.id,
        [obligation(s, game.tokens[s], own.get(s), clocks, open_game.now) for s in lost],
        (),
    )
    for seat in lost:
        await announcing.call(open_game.connection, open_game.id, seat, open_game.row["version"], open_game.now)
    return len(lost)


class Repair(Service):
    """Restores what a running game needs to go on: obligations, public messages, its channel, and readable cells."""

    ask_to_recover = by_user(repair.ask)
    owe_again = by_bot(owe_again)

    async def ask_again(self, game_id: str, *, lost: bool, message: int | None) -> bool:
        """Post the question of a game in public again, if that is needed; return whether it was.

        It is not needed where a message that asks still waits to be sent. With `lost`, the `message` about the turn (its id, None for none)
        was deleted on Discord: all its questions are asked again, unless a newer message has been sent meanwhile. Without `lost`, only
        questions that were never delivered are.
        """

        async def work(open_game: OpenGame) -> bool:
            return await _again(open_game, lost and open_game.row["turn_message"] == message)

        return await self._runner.write(game_id, work)

    async def redraw(self, game_id: str) -> None:
        """Queue a new drawing of the board, which could not be added to the message about the turn, for half a minute from now."""
        await self._draw_later(game_id, "log", {"redraw": True})

    async def add_points(self, game_id: str, message: int) -> None:
        """Queue the picture that could not be added to the message of a result, for half a minute from now."""
        await self._draw_later(game_id, "points", {"message": message})

    async def _draw_later(self, game_id: str, kind: str, payload: dict[str, Any]) -> None:
        async def work(open_game: OpenGame) -> None:
            now = self._runner.now()
            row = post.row(open_game.id, kind, now, due_at=now + REDRAW_AFTER, payload=payload)
            await post.enqueue(open_game.connection, [row])

        await self._runner.write(game_id, work)

    async def post_again(self, game_id: str) -> None:
        """Post the public messages of a game anew, without another mention: the old ones are lost (local mode after a restart)."""

        async def work(open_game: OpenGame) -> None:
            row = open_game.row
            await announcing.again(
                open_game.connection, open_game.id, row["state"], open_game.live, row["version"], self._runner.now()
            )

        await self._runner.write(game_id, work)

    async def mend(self) -> list[cell_repair.RepairedCell]:
        """Repair the columns in which an unreadable cell was read since the last call; return the cells found and what was done."""
        columns = READ_FAILURES.take()
        return await self._mend(columns) if columns else []

    async def mend_unmet(self) -> list[cell_repair.RepairedCell]:
        """Search the columns that queries filter by for unreadable cells, and repair them; return the cells found and what was done.

        No query ever returns such a cell, since a filter on it does not match. `cell_repair.SOUGHT` lists the columns.
        """
        return await self._mend({*cell_repair.SOUGHT, *READ_FAILURES.take()})

    async def _mend(self, columns: Collection[str]) -> list[cell_repair.RepairedCell]:
        return await self._runner.record(
            "", lambda c: cell_repair.repair(c, columns, self._runner.now()), maintenance=True
        )

    async def channel_deleted(self, channel: int) -> int:
        """Record that a channel does not exist any more; return how many games were played there.

        Nothing is said there any more, and reminders go on by direct message, until `/admin send_again` gives the game a channel.
        """
        async with self._runner.store.reading() as connection:
            found = await places.played_in(connection, channel)
        gone = {"channel": 0, "thread": None, "lobby_message": None, "turn_message": None}
        for game in found:
            await self._runner.write(game, lambda g: games.change(g.connection, g.id, **gone))
        return len(found)

    async def send_delayed(self, guild: int | None, thread: int | None = None) -> int:
        """Retry at once the messages that failed and wait for their next attempt; return how many there are.

        `guild`: those of one server only. `thread`: those of the game that is played there. None for all.
        """
        async with self._runner.store.reading() as connection:
            if not await post.delayed(connection, self._runner.now(), guild, thread):
                return 0
        hastened = await self._runner.record("", lambda c: post.hasten(c, self._runner.now(), guild, thread))
        self._runner.nudge()
        return hastened


async def _again(open_game: OpenGame, lost: bool) -> bool:
    if (
        open_game.row["state"] != "running"
        or open_game.live is None
        or not open_game.owing
        or not open_game.row["channel"]
    ):
        return False
    if await post.asks_soon(open_game.connection, open_game.id):
        return False
    choose = forked(open_game.live.game)
    apart = choose and open_game.row["guild"] != 0
    rows = [r for r in open_game.present if r["seat"] in open_game.owing]
    unasked = [r["seat"] for r in rows if r["arrived"] is None]
    if not lost and not unasked:
        return False
    if lost:
        await games.change(open_game.connection, open_game.id, turn_message=None)
        open_game.row["turn_message"] = None
    # Who was asked by direct message is not asked by a second message.
    seats = [r["seat"] for r in rows if not apart or r["closed"] or r["arrived"] is None] if lost else unasked
    entry = open_game.row["version"]
    message = announcing.turn_message(open_game.id, seats, open_game.now, choose=choose, entry=entry)
    await post.enqueue(open_game.connection, [message])
    return True
