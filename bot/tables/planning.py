"""The table service's methods for orders ahead, whole turns, notes and nudges."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders, post
from bot.tables.orders import composing
from bot.tables.orders.order import Order, order
from bot.tables.panel import Table, look
from bot.tables.people import People
from bot.tables.values import Look, Mode, Refused

NOTE: Final = 1000
"""The most characters of a note."""


async def _unasked(
    connection: AsyncConnection, game: str, stopped: Sequence[orders.Row], now: datetime
) -> list[dict[str, Any]]:
    """Return the messages that ask those whom no message asked, because they had ordered to buy none."""
    found: list[dict[str, Any]] = []
    for row in stopped:
        due = await post.due(connection, game, row["seat"]) if row["kind"] == "none" else None
        if due is not None:
            payload = {"seat": row["seat"], "token": due["token"], "generation": row["generation"]}
            about = {"seat": row["seat"], "since": due["since"], "payload": payload}
            found.append(post.row(game, "prompt", f"user:{row['user']}", now, **about))
    return found


class Planning(People):
    """What players prepare while they wait."""

    async def plan(self, game_id: str, user: int, token: int | None, mode: Mode) -> Look:
        """Compose a whole turn from now on (`turn`), or an order ahead (`order`), or one action again."""
        return await self._play("plan", game_id, user, None, lambda c, t: composing.begin(c, t, token, mode))

    async def send_turn(self, game_id: str, user: int, token: int | None, interaction: str, ends: bool) -> Look:
        """Commit a whole turn, one undo step for each action. With `ends` it ends after its first action."""
        return await self._play(
            "send_turn", game_id, user, interaction,
            lambda c, t: composing.send(c, t, token, interaction, ends, self._pace()),
        )  # fmt: skip

    async def order(self, game_id: str, user: int, token: int | None, interaction: str, passes: bool = False) -> Look:
        """Order the actions that were composed; with `passes` also to pass at the turn after them."""
        return await self._play(
            "order", game_id, user, None, lambda c, t: composing.give(c, t, token, interaction, passes, self._pace())
        )

    async def order_plain(self, game_id: str, user: int, kind: str, interaction: str) -> Look:
        """Order to `pass` at the next turn, or to buy `none`. Refused: your-turn, ordered-already."""
        return await self._play(
            "order_plain", game_id, user, None, lambda c, t: composing.give_plain(c, t, kind, interaction, self._pace())
        )

    async def withdraw_orders(self, game_id: str, user: int, ids: Sequence[int]) -> Look:
        """Withdraw own orders, or clear stopped ones. Refused: no-order."""
        return await self._play(
            "withdraw_orders", game_id, user, None, lambda c, t: composing.withdraw(c, t, ids, self._pace())
        )

    async def mind(self, game_id: str, user: int, order: int, minded: Sequence[tuple[int, int]]) -> Look:
        """Choose which assumptions of an order matter, as pairs of an action's index and a fact's. Refused: no-order."""
        return await self._play("mind", game_id, user, None, lambda c, t: composing.mind(c, t, order, minded))

    async def foresee(self, game_id: str, user: int) -> Look:
        """Look at one's next turn as it would be now, without composing anything. Refused: no-turn, no-seat."""
        return await self._read("foresee", game_id, user, composing.foresee)

    async def orders_of(self, user: int) -> tuple[Order, ...]:
        """Return the orders of `user` in all running games, oldest first."""

        async def work() -> tuple[Order, ...]:
            async with self._store.reading() as connection:
                return tuple(map(order, await orders.of_user(connection, user)))

        return await self._queue.run("orders_of", "", work)

    async def fire_orders(self, game_id: str) -> int:
        """Carry out the orders of a game that are due; return how many."""
        return await self._write("fire_orders", game_id, None, None, lambda c, t: composing.fire(c, t, self._pace()))

    async def stop_orders(self, game_id: str) -> None:
        """Stop the orders that are due, which failed. The game is not opened, since it may be one that cannot be."""

        async def work() -> None:
            async with self._store.writing() as connection:
                due = await orders.due(connection, game_id, self._now())
                ids = [row["id"] for row in due]
                await orders.change(connection, ids, state="stopped", due_at=None, reason={"why": "failed"})
                await post.enqueue(connection, await _unasked(connection, game_id, due, self._now()))

        await self._queue.run("stop_orders", game_id, work)
        self._nudge()

    async def nudge(self, game_id: str) -> int:
        """Put the nudges that are due into the outbox; return how many."""

        async def work(connection: AsyncConnection, table: Table) -> int:
            now = self._now()
            found = [row for row in await orders.take_nudges(connection, table.id, now) if row["user"] is not None]
            await post.enqueue(
                connection,
                [
                    post.row(
                        table.id, "nudge", f"user:{row['user']}", now, seat=row["seat"], since=row["since"],
                        payload={"seat": row["seat"], "since": row["since"].isoformat()},
                    )
                    for row in found
                ],
            )  # fmt: skip
            return len(found)

        return await self._write("nudge", game_id, None, None, work)

    async def write_note(self, game_id: str, user: int, text: str) -> Look:
        """Keep a private note of a player on a game, in place of the earlier one; an empty text deletes it. Refused: no-seat."""

        async def work(connection: AsyncConnection, table: Table) -> Look:
            if table.seat is None:
                raise Refused("no-seat")
            said = text.strip()[:NOTE]
            await orders.write_note(connection, table.id, user, said, self._now())
            table.row["note"] = said
            return await look(connection, table)

        return await self._play("write_note", game_id, user, None, work)

    async def notes_of(self, user: int) -> dict[str, str]:
        """Return the notes of `user` by game, newest first, those on games that they have left too."""

        async def work() -> dict[str, str]:
            async with self._store.reading() as connection:
                return await orders.notes_of(connection, user)

        return await self._queue.run("notes_of", "", work)
