"""Orders ahead and whole turns: what players prepare while they wait."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders, post
from bot.tables.open_game import OpenGame
from bot.tables.orders import composing
from bot.tables.orders.order import Order, order
from bot.tables.services.service import Service
from bot.tables.values import Look, Mode


class Orders(Service):
    """Actions that are composed before they can be taken."""

    async def begin(self, game_id: str, user: int, token: int | None, mode: Mode) -> Look:
        """Compose a whole turn from now on (`turn`), or an order ahead (`order`), or one action again."""
        return await self._runner.play("plan", game_id, user, lambda c, t: composing.begin(c, t, token, mode))

    async def send_turn(self, game_id: str, user: int, token: int | None, interaction: str, ends: bool) -> Look:
        """Commit a whole turn, one undo step for each action. With `ends` it ends after its first action."""
        return await self._runner.play(
            "send_turn",
            game_id,
            user,
            lambda c, t: composing.send(c, t, token, interaction, ends),
            interaction=interaction,
        )

    async def give(self, game_id: str, user: int, token: int | None, interaction: str, passes: bool = False) -> Look:
        """Order the actions that were composed; with `passes` also to pass at the turn after them."""
        return await self._runner.play(
            "order", game_id, user, lambda c, t: composing.give(c, t, token, interaction, passes)
        )

    async def give_plain(self, game_id: str, user: int, kind: str, interaction: str) -> Look:
        """Order to `pass` at the next turn, or to buy `none`. Refused: your-turn, ordered-already."""
        return await self._runner.play(
            "order_plain", game_id, user, lambda c, t: composing.give_plain(c, t, kind, interaction)
        )

    async def withdraw(self, game_id: str, user: int, ids: Sequence[int]) -> Look:
        """Withdraw own orders, or clear stopped ones. Refused: no-order."""
        return await self._runner.play("withdraw_orders", game_id, user, lambda c, t: composing.withdraw(c, t, ids))

    async def mind(self, game_id: str, user: int, order: int, minded: Sequence[tuple[int, int]]) -> Look:
        """Choose which assumptions of an order matter, as pairs of an action's index and a fact's. Refused: no-order."""
        return await self._runner.play("mind", game_id, user, lambda c, t: composing.mind(c, t, order, minded))

    async def foresee(self, game_id: str, user: int) -> Look:
        """Look at one's next turn as it would be now, without composing anything. Refused: no-turn, no-seat."""
        return await self._runner.read("foresee", game_id, composing.foresee, user=user)

    async def of_user(self, user: int) -> tuple[Order, ...]:
        """Return the orders of `user` in all running games, oldest first."""
        return tuple(map(order, await self._runner.query("orders_of", lambda c: orders.of_user(c, user))))

    async def fire(self, game_id: str) -> int:
        """Carry out the orders of a game that are due; return how many."""
        return await self._runner.write("fire_orders", game_id, lambda c, t: composing.fire(c, t))

    async def stop(self, game_id: str) -> None:
        """Stop the orders that are due, which failed. The game is not opened, since it may be one that cannot be."""

        async def work(connection: AsyncConnection) -> None:
            now = self._runner.now()
            due = await orders.due(connection, game_id, now)
            ids = [row["id"] for row in due]
            await orders.change(connection, ids, state="stopped", due_at=None, reason={"why": "failed"})
            await post.enqueue(connection, await _unasked(connection, game_id, due, now))

        await self._runner.record("stop_orders", game_id, work)
        self._runner.nudge()

    async def nudge(self, game_id: str) -> int:
        """Put the nudges that are due into the outbox; return how many."""

        async def work(connection: AsyncConnection, open_game: OpenGame) -> int:
            now = self._runner.now()
            found = [row for row in await orders.take_nudges(connection, open_game.id, now) if row["user"] is not None]
            await post.enqueue(
                connection,
                [
                    post.row(
                        open_game.id, "nudge", f"user:{row['user']}", now, seat=row["seat"], since=row["since"],
                        payload={"seat": row["seat"], "since": row["since"].isoformat()},
                    )
                    for row in found
                ],
            )  # fmt: skip
            return len(found)

        return await self._runner.write("nudge", game_id, work)


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
