"""Queries for the metrics: counts over the whole database, and how late work is."""

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
"""Work that was due longer ago than this is overdue; the loops look every half minute."""


@dataclass(frozen=True)
class Figures:
    """The numbers that the metrics report, all of one moment."""

    games: dict[str, int] = field(default_factory=dict)
    """Number of games by state."""
    waiting: dict[str, int] = field(default_factory=dict)
    """Number of due messages in the outbox by kind, without those that failed and those queued behind them."""
    oldest: dict[str, float] = field(default_factory=dict)
    """By kind of message, for how many seconds the oldest in `waiting` has been due."""
    failing: dict[str, int] = field(default_factory=dict)
    """Number of messages by kind that failed and will be tried again."""
    reminders_due: int = 0
    votes_open: int = 0
    overdue: dict[str, int] = field(default_factory=dict)
    """Number of tasks by kind that were due more than five minutes ago (reminders, votes, robots, orders)."""
    damaged: int = 0
    """Number of running games whose newest entry could not be read."""
    processes: int = 0
    bytes: int = 0
    """Size of the database in bytes."""


async def read(store: Store, now: datetime, damages: Collection[tuple[str, int]]) -> Figures:
    """Read all figures of the metrics.

    `damages`: pairs of a game's id and the number of an entry of it that could not be read.
    """
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
    """Return, by kind of message, how many are due and for how many seconds the oldest is.

    Messages to a destination where Discord refuses one say nothing about how fast the bot sends, and are left out.
    """
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
