"""Orders ahead and whole turns: what players prepare while they wait."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders, post
from bot.store.destination import Destination
from bot.tables.orders import composing, firing
from bot.tables.orders.order import Order, order
from bot.tables.services.service import Service, by_bot, in_play, seen_by_seat
from bot.tables.values import Look


class Orders(Service):
    """Actions that are composed before they can be taken: whole turns and orders ahead."""

    begin = in_play(composing.begin)
    give = in_play(composing.give)
    give_plain = in_play(composing.give_plain)
    withdraw = in_play(composing.withdraw)
    mind = in_play(composing.mind)
    foresee = seen_by_seat(composing.foresee)
    fire = by_bot(firing.fire)

    async def send_turn(self, game_id: str, user: int, token: int | None, interaction: str, ends: bool) -> Look:
        """Commit a whole turn, one undo step for each action. With `ends` it ends after its first action."""
        return await self._runner.play(
            game_id, user, lambda g: composing.send(g, token, interaction, ends), interaction=interaction
        )

    async def of_user(self, user: int) -> tuple[Order, ...]:
        """Return the orders of `user` in all running games, oldest first."""
        return tuple(map(order, await self._runner.query(lambda c: orders.of_user(c, user))))

    async def stop(self, game_id: str) -> None:
        """Stop the orders of a game that are due but failed. The game is not opened, since it may be one that cannot be."""

        async def work(connection: AsyncConnection) -> None:
            now = self._runner.now()
            due = await orders.due(connection, game_id, now)
            ids = [row["id"] for row in due]
            await orders.change(connection, ids, state="stopped", due_at=None, reason={"why": "failed"})
            await post.enqueue(connection, await _unasked(connection, game_id, due, now))

        await self._runner.record(game_id, work)
        self._runner.nudge()

    async def nudge(self, game_id: str) -> int:
        """Put the due reminders to end a turn ("nudges") into the outbox; return how many there were. The game is not opened."""

        async def work(connection: AsyncConnection) -> int:
            now = self._runner.now()
            found = [row for row in await orders.take_nudges(connection, game_id, now) if row["user"] is not None]
            await post.enqueue(connection, [_nudge(game_id, row, now) for row in found])
            return len(found)

        done = await self._runner.record(game_id, work)
        self._runner.nudge()
        return done


def _nudge(game: str, row: orders.Row, now: datetime) -> dict[str, Any]:
    """Build the message to a player who has carried out all their orders, and only has to end the turn."""
    payload = {"seat": row["seat"], "since": row["since"].isoformat()}
    to = Destination(user=row["user"])
    return post.row(game, "nudge", now, to=to, seat=row["seat"], since=row["since"], payload=payload)


async def _unasked(
    connection: AsyncConnection, game: str, stopped: Sequence[orders.Row], now: datetime
) -> list[dict[str, Any]]:
    """Return the messages to players who had ordered to buy no cards, so that no message has asked them, and whose order now fails."""
    found: list[dict[str, Any]] = []
    for row in stopped:
        due = await post.due(connection, game, row["seat"]) if row["kind"] == "none" else None
        if due is not None:
            payload = {"seat": row["seat"], "token": due["token"], "generation": row["generation"]}
            about = {"seat": row["seat"], "since": due["since"], "payload": payload}
            found.append(post.row(game, "prompt", now, to=Destination(user=row["user"]), **about))
    return found
