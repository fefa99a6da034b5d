"""Queries on the whole database for the metrics: how much there is of what, and what waits for how long."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people, post, processes
from bot.store.orders import waits_for_order
from bot.store.schema import games, orders, outbox, requests
from bot.store.store import Store

LATE: Final = timedelta(minutes=5)
"""What should have happened so long ago is overdue; the loops look every half minute."""


@dataclass(frozen=True)
class Figures:
    """What the database holds at one moment."""

    games: dict[str, int] = field(default_factory=dict)
    """By state."""
    waiting: dict[str, int] = field(default_factory=dict)
    """Due messages of the outbox by kind, but those that failed and what waits behind them."""
    oldest: dict[str, float] = field(default_factory=dict)
    """How many seconds ago the oldest of them was due."""
    failing: dict[str, int] = field(default_factory=dict)
    """Messages by kind that failed and will be tried again."""
    reminders_due: int = 0
    votes_open: int = 0
    overdue: dict[str, int] = field(default_factory=dict)
    """What should have happened five minutes ago, by what it is."""
    damaged: int = 0
    """Games whose newest entry is one that could not be read."""
    processes: int = 0
    bytes: int = 0
    """Size of the database."""


async def read(store: Store, now: datetime, damages: Collection[tuple[str, int]]) -> Figures:
    """Read all of them. `damages`: games, each with an entry that could not be read."""
    async with store.reading(maintenance=True) as connection:
        damaged = await _damaged(connection, damages)
        waiting, oldest = await _waiting(connection, now)
        return Figures(
            games=await _counted(connection, games.c.state, sa.true()),
            waiting=waiting,
            oldest=oldest,
            failing=await _counted(connection, outbox.c.kind, post.REFUSED),
            reminders_due=await people.reminders_due(connection, now),
            votes_open=await _number(connection, requests.c.state == "open"),
            overdue=await _overdue(connection, now - LATE, damaged),
            damaged=len(damaged),
            processes=sum(processes.alive(row, now) for row in await processes.everyone(connection)),
            bytes=await _size(connection),
        )


async def _counted(
    connection: AsyncConnection, by: sa.ColumnElement[str], where: sa.ColumnElement[bool]
) -> dict[str, int]:
    query = sa.select(by, sa.func.count()).where(where).group_by(by)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def _number(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> int:
    return (await connection.execute(sa.select(sa.func.count()).where(*where))).scalar_one()


async def _waiting(connection: AsyncConnection, now: datetime) -> tuple[dict[str, int], dict[str, float]]:
    """Count due messages. Where Discord refuses one, that one and those behind it say nothing about how fast we send."""
    refused = sa.select(outbox.c.destination).where(post.REFUSED)
    due = (outbox.c.state == "waiting") & (outbox.c.due_at <= now) & outbox.c.destination.not_in(refused)
    query = sa.select(outbox.c.kind, sa.func.count(), sa.func.min(outbox.c.due_at))
    found = await connection.execute(query.where(due, ~waits_for_order(outbox)).group_by(outbox.c.kind))
    rows = [(kind, number, (now - since).total_seconds()) for kind, number, since in found]
    return {kind: number for kind, number, _ in rows}, {kind: age for kind, _, age in rows}


async def _overdue(connection: AsyncConnection, before: datetime, damaged: Collection[str]) -> dict[str, int]:
    running = sa.select(games.c.id).where(games.c.state == "running", games.c.id.not_in(damaged))
    late = orders.c.state.in_(("waiting", "armed")) & (orders.c.due_at <= before)
    return {
        "reminders": await people.reminders_due(connection, before),
        "votes": await _number(
            connection, requests.c.state == "open", requests.c.closes <= before, requests.c.game.in_(running)
        ),
        "robots": await _number(connection, games.c.robots_at <= before, games.c.id.in_(running)),
        "orders": await _number(connection, late, orders.c.game.in_(running)),
    }


async def _damaged(connection: AsyncConnection, damages: Collection[tuple[str, int]]) -> list[str]:
    """Return the games whose newest entry is still the one that could not be read."""
    query = sa.select(games.c.id, games.c.version).where(
        games.c.state == "running", games.c.id.in_([game for game, _ in damages])
    )
    return [game for game, version in await connection.execute(query) if (game, version) in damages]


async def _size(connection: AsyncConnection) -> int:
    said = (
        "SELECT pg_database_size(current_database())"
        if connection.dialect.name == "postgresql"
        else "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    )
    return (await connection.exec_driver_sql(said)).scalar_one()
