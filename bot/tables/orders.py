"""Orders ahead: which of them answers the present question, when it fires, and what ends it.

An order is looked at when it fires and never before: when it fires depends on its kind alone, so the time tells nothing of a hand.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders as stored
from bot.store.orders import waiting as waiting
from bot.store.schema import orders
from bot.tables.live import begins_turn
from engine.core import Decision, Game

Row = Mapping[Any, Any]
SHORTEST: Final = 60
LONGEST: Final = 600
"""The fewest and the most seconds after which an order with conditions fires."""
OF_TURN: Final = ("turn", "pass")
BUYS: Final = "buy"
"""The key of the question which cards to buy in a research phase."""


def delay(kind: str) -> timedelta:
    """Return how long after the grace period an order fires: a plain pass at once, one with conditions at random."""
    return timedelta(seconds=SHORTEST + secrets.randbelow(LONGEST - SHORTEST + 1)) if kind == "turn" else timedelta()


def answering(game: Game, given: Sequence[Row], robots: Collection[int]) -> dict[int, Row]:
    """Return by seat the order that answers the present question. `given`: the orders that wait, oldest first.

    Where one of the `robots` answers, orders wait for the player.
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
    # Before the action that a corporation begins with nobody can pass, but that action can be ordered.
    return begins_turn(decision) or (kind == "turn" and decision.kind == "turn" and "end" not in decision.options)


async def arm(
    connection: AsyncConnection,
    game: Game,
    given: Sequence[Row],
    answering: Mapping[int, Row],
    told: datetime,
    now: datetime,
) -> None:
    """Set when the orders fire that answer the present question, and that all others do not. `told`: the end of the grace period."""
    # Buying none comes after the last of the others has answered, so that its speed tells nothing.
    alone = all(seat in answering and answering[seat]["kind"] == "none" for seat in game.pending)
    for row in given:
        if row["generation"] < game.table.generation:
            await stored.drop(connection, row["game"], row["seat"], orders.c.id == row["id"])
        elif answering.get(row["seat"]) is not row:
            if row["state"] == "armed":
                await stored.change(connection, [row["id"]], state="waiting", due_at=None)
        elif row["kind"] == "none":
            await stored.change(connection, [row["id"]], state="armed", due_at=now if alone else None)
        elif row["state"] != "armed":
            await stored.change(connection, [row["id"]], state="armed", due_at=told + delay(row["kind"]))


async def answered(connection: AsyncConnection, game: str, seat: int, decision: Decision | None) -> None:
    """Drop the orders of a player who has now answered in person what they were for."""
    if decision is not None and decision.kind == "turn":
        await stored.drop(connection, game, seat, orders.c.kind.in_(OF_TURN), orders.c.state != "stopped")
    elif decision is not None and decision.key == BUYS:
        await stored.drop(connection, game, seat, orders.c.kind == "none", orders.c.state != "stopped")


async def leave_seat(connection: AsyncConnection, game: str, seat: int) -> None:
    """Drop all orders of a seat that changes hands."""
    await stored.drop(connection, game, seat)
