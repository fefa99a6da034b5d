"""Queries on orders ahead, on players' notes, and on nudges."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import post, upsert
from bot.store.columns import readable, readable_rows
from bot.store.quarantine import not_set_aside
from bot.store.schema import dues, games, notes, orders, seats

Row = sa.RowMapping

OPEN: Final = ("waiting", "armed")
"""The states of an order that may still fire; it is armed while its question is asked."""
covered: Final = (
    sa.exists()
    .where(orders.c.game == dues.c.game, orders.c.seat == dues.c.seat, orders.c.state == "armed")
    .correlate(dues)
)
"""The condition that an order is about to give the answer that a player owes (table `dues`)."""


def waits_for_order(message: sa.FromClause) -> sa.ColumnElement[bool]:
    """Return the condition that a message (table `outbox` or an alias) waits for an order that is about to fire."""
    armed = sa.exists().where(orders.c.game == message.c.game, orders.c.state == "armed", orders.c.kind != "none")
    return (message.c.kind == "turn") & armed.correlate(message)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """Insert an order and return its id."""
    made = await connection.execute(sa.insert(orders).values(state="waiting", **values).returning(orders.c.id))
    return made.scalar_one()


async def waiting(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the orders of a game that may still fire, oldest first."""
    query = sa.select(orders).where(orders.c.game == game, orders.c.state.in_(OPEN)).order_by(orders.c.id)
    return readable_rows(await connection.execute(query))


async def stopped(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the orders of a game that were stopped, oldest first."""
    query = sa.select(orders).where(orders.c.game == game, orders.c.state == "stopped").order_by(orders.c.id)
    return readable_rows(await connection.execute(query))


async def of_seat(connection: AsyncConnection, game: str, seat: int) -> list[Row]:
    """Read the orders of a seat, the stopped ones too, oldest first."""
    query = sa.select(orders).where(orders.c.game == game, orders.c.seat == seat).order_by(orders.c.id)
    return readable_rows(await connection.execute(query))


async def of_user(connection: AsyncConnection, user: int) -> list[Row]:
    """Read the orders of a user in all running games, oldest first."""
    running = sa.select(games.c.id).where(games.c.state == "running")
    query = sa.select(orders).where(orders.c.user == user, orders.c.game.in_(running))
    return readable_rows(await connection.execute(query.order_by(orders.c.id)))


async def given(connection: AsyncConnection, interaction: str) -> bool:
    """Return whether this interaction has given an order already."""
    query = sa.select(orders.c.id).where(orders.c.interaction == interaction)
    return (await connection.execute(query)).first() is not None


async def change(connection: AsyncConnection, ids: Collection[int], **values: Any) -> None:
    """Set columns of orders."""
    if ids:
        await connection.execute(sa.update(orders).where(orders.c.id.in_(ids)).values(**values))
        post.note_ready(connection)  # what waited for them may go now


async def drop(connection: AsyncConnection, game: str, seat: int, *where: sa.ColumnElement[bool]) -> int:
    """Delete orders of a seat; return how many."""
    query = sa.delete(orders).where(orders.c.game == game, orders.c.seat == seat, *where)
    post.note_ready(connection)
    return (await connection.execute(query)).rowcount


async def hasten(connection: AsyncConnection, game: str, old: datetime, new: datetime) -> None:
    """Shift the due times of a game's waiting orders so that what was due at `old` is due at `new`."""
    for row in await waiting(connection, game):
        if row["due_at"] is not None:
            await change(connection, [row["id"]], due_at=row["due_at"] - (old - new))


_DUE: Final = (orders.c.state == "armed") & orders.c.game.in_(sa.select(games.c.id).where(games.c.state == "running"))


async def due_in(connection: AsyncConnection, now: datetime) -> list[str]:
    """Return the running games in which an order is due, longest due first."""
    query = sa.select(orders.c.game).where(_DUE, orders.c.due_at <= now).group_by(orders.c.game)
    return readable((await connection.execute(query.order_by(sa.func.min(orders.c.due_at)))).scalars())


async def due(connection: AsyncConnection, game: str, now: datetime) -> list[Row]:
    """Read the orders of a game that are due, oldest first."""
    query = sa.select(orders).where(_DUE, orders.c.game == game, orders.c.due_at <= now).order_by(orders.c.id)
    return readable_rows(await connection.execute(query))


async def next_due(connection: AsyncConnection) -> datetime | None:
    """Return when the next order fires or the next nudge is due, or None."""
    found = [
        (await connection.execute(sa.select(sa.func.min(orders.c.due_at)).where(_DUE))).scalar_one(),
        (
            await connection.execute(sa.select(sa.func.min(dues.c.nudge_at)).where(not_set_aside(dues.c.game)))
        ).scalar_one(),
    ]
    return min((at for at in found if at is not None), default=None)


async def to_nudge_in(connection: AsyncConnection, now: datetime) -> list[str]:
    """Return the games in which a nudge is due."""
    query = sa.select(dues.c.game).where(dues.c.nudge_at <= now, not_set_aside(dues.c.game)).distinct()
    return readable((await connection.execute(query)).scalars())


async def take_nudges(connection: AsyncConnection, game: str, now: datetime) -> list[Row]:
    """Read the due nudges of a running game, each with the user, and clear their due times, so that each is sent once."""
    query = (
        sa.select(dues, seats.c.user)
        .select_from(
            dues.join(games, games.c.id == dues.c.game).join(
                seats, (seats.c.game == dues.c.game) & (seats.c.seat == dues.c.seat)
            )
        )
        .where(dues.c.game == game, dues.c.nudge_at <= now, games.c.state == "running")
    )
    found = readable_rows(await connection.execute(query))
    await connection.execute(sa.update(dues).where(dues.c.game == game, dues.c.nudge_at <= now).values(nudge_at=None))
    return found


async def notes_of(connection: AsyncConnection, user: int) -> dict[str, str]:
    """Read all notes of a user, by game."""
    query = sa.select(notes.c.game, notes.c.text).where(notes.c.user == user).order_by(notes.c.at.desc())
    return {row.game: row.text for row in readable(await connection.execute(query))}


async def write_note(connection: AsyncConnection, game: str, user: int, text: str, now: datetime) -> None:
    """Store a note in place of the earlier one; an empty text deletes it."""
    if text:
        await upsert.put(connection, notes, {"game": game, "user": user}, {"text": text, "at": now})
    else:
        await connection.execute(sa.delete(notes).where(notes.c.game == game, notes.c.user == user))
