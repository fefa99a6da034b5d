"""Orders ahead: which of them answers the present question, when it fires, and what ends it.

An order fires when its player would be mentioned, and is looked at then and never before. Until then everything that others see is
as it would be without an order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders as stored
from bot.store.orders import waiting as waiting
from bot.store.schema import orders
from bot.tables.live import begins_turn, reopenable
from engine.core import Decision, Game

Row = Mapping[Any, Any]
OF_TURN: Final = ("turn", "pass")
BUYS: Final = "buy"
"""The key of the question which cards to buy in a research phase."""


def answering(game: Game, given: Sequence[Row], robots: Collection[int]) -> dict[int, Row]:
    """Return by seat the order that answers the present question.

    `given`: the waiting orders, oldest first. Where a robot in `robots` answers, orders wait for the player.
    """
    found: dict[int, Row] = {}
    for row in given:
        if row["seat"] in robots:
            continue
        if row["generation"] == game.table.generation and _answers(row["kind"], game.decision(row["seat"])):
            found.setdefault(row["seat"], row)
    return found


def _answers(kind: str, decision: Decision | None) -> bool:
    if decision is None:
        return False
    if kind == "none":
        return decision.key == BUYS
    return begins_turn(decision)


async def arm(
    connection: AsyncConnection,
    game: Game,
    given: Sequence[Row],
    answering: Mapping[int, Row],
    told: datetime,
    alone: datetime,
) -> None:
    """Set when the orders that answer the present question fire, and that all others do not.

    `told`: when the players who owe an answer are mentioned. `alone`: when orders to buy no cards fire once nobody else owes one.
    """
    # Buying none comes after the last of the others has answered, so that its speed tells nothing.
    last = all(seat in answering and answering[seat]["kind"] == "none" for seat in game.pending)
    for row in given:
        if row["generation"] < game.table.generation:
            await stored.drop(connection, row["game"], row["seat"], orders.c.id == row["id"])
        elif answering.get(row["seat"]) is not row:
            if row["state"] == "armed":
                await stored.change(connection, [row["id"]], state="waiting", due_at=None)
        elif row["kind"] == "none":
            at = (row["due_at"] or alone) if last else None
            await stored.change(connection, [row["id"]], state="armed", due_at=at)
        elif row["state"] != "armed":
            await stored.change(connection, [row["id"]], state="armed", due_at=told)


def alone_at(game: Game, asked: datetime, grace: timedelta, now: datetime) -> datetime:
    """Return when orders to buy no cards fire where only they are left to answer what was `asked` then.

    It is at once after the last other answer; where all players have such an order, at the end of the grace period.
    """
    others = any(reopenable(game, player.seat) for player in game.players)
    return now if others else max(now, asked + grace)


async def answered(connection: AsyncConnection, game: str, seat: int, decision: Decision | None) -> None:
    """Drop the orders that a player has now made needless by answering in person."""
    if decision is not None and decision.kind == "turn":
        await stored.drop(connection, game, seat, orders.c.kind.in_(OF_TURN), orders.c.state != "stopped")
    elif decision is not None and decision.key == BUYS:
        await stored.drop(connection, game, seat, orders.c.kind == "none", orders.c.state != "stopped")


async def over(connection: AsyncConnection, game: str, live: Game, actor: int) -> None:
    """Drop the stopped orders whose turn or research phase is over after a change by the seat `actor`."""
    for row in await stored.stopped(connection, game):
        seat = row["seat"]
        if row["kind"] == "none":
            goes_on = seat in live.pending and live.pending[seat].key == BUYS
        else:
            goes_on = live.table.phase == "action" and live.table.active == seat
            # Where all others have passed, the next turn begins at once.
            goes_on = goes_on and not (seat == actor and begins_turn(live.decision(seat)))
        if not goes_on or row["generation"] < live.table.generation:
            await stored.drop(connection, game, seat, orders.c.id == row["id"])


async def leave_seat(connection: AsyncConnection, game: str, seat: int) -> None:
    """Drop all orders of a seat that passes to somebody else."""
    await stored.drop(connection, game, seat)
