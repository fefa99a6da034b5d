"""Queries on downtimes that the host has announced, and on the messages about them."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import destination, post
from bot.store.columns import readable, readable_rows
from bot.store.quarantine import HELD, WAITS, not_set_aside
from bot.store.schema import downtimes, games, outbox

Row = sa.RowMapping
KIND, REMOVAL = "downtime", "removal"
"""The kinds of the message to a table, and of what deletes it again."""
_WAITS = (outbox.c.kind == KIND) & (outbox.c.state == WAITS)


async def announced(connection: AsyncConnection) -> Row | None:
    """Return the downtime that was announced and is not over (columns of the table), or None."""
    query = sa.select(downtimes).where(~downtimes.c.ended).order_by(downtimes.c.id.desc()).limit(1)
    rows = readable_rows(await connection.execute(query))
    return rows[0] if rows else None


async def announce(connection: AsyncConnection, begins: datetime, until: datetime, now: datetime) -> int:
    """Keep a downtime and put a message for each running game into the outbox; return for how many."""
    await connection.execute(sa.insert(downtimes).values(begins=begins, until=until))
    said = {"begins": begins.isoformat(), "until": until.isoformat()}
    # By the database alone: of many games it would take the event loop seconds.
    row = {
        name: sa.literal(value, outbox.c[name].type) for name, value in post.row("", KIND, now, payload=said).items()
    }
    row |= {"game": games.c.id, "destination": sa.literal(destination.GAME) + games.c.id}
    query = sa.select(*row.values()).where(games.c.state == "running")
    return (await connection.execute(sa.insert(outbox).from_select([*row], query))).rowcount


async def tell(connection: AsyncConnection, game: str, now: datetime) -> None:
    """Put a message about the announced downtime, if there is one, into the outbox for a game that runs only since then."""
    found = await announced(connection)
    if found is None or found["until"] <= now:
        return
    told = sa.select(outbox.c.id).where(_of(game), outbox.c.state.in_((WAITS, HELD, "sent"))).limit(1)
    if (await connection.execute(told)).first() is None:
        said = {name: found[name].isoformat() for name in ("begins", "until")}
        await post.enqueue(connection, [post.row(game, KIND, now, payload=said)])


async def leave(connection: AsyncConnection, game: str) -> list[int]:
    """Withdraw the messages about downtimes to a game that moves to another host; return those that were sent, to be deleted."""
    query = sa.select(outbox.c.message).where(_of(game), outbox.c.state == "sent", outbox.c.message.is_not(None))
    sent = readable((await connection.execute(query)).scalars())
    await connection.execute(sa.update(outbox).where(_of(game)).values(state="withdrawn"))
    return sent


def _of(game: str) -> sa.ColumnElement[bool]:
    return (outbox.c.game == game) & (outbox.c.kind == KIND)


async def call_off(connection: AsyncConnection, now: datetime) -> bool:
    """End an announced downtime now; return whether there was one."""
    query = sa.update(downtimes).where(~downtimes.c.ended, downtimes.c.until > now).values(until=now)
    return bool((await connection.execute(query)).rowcount)


async def over(connection: AsyncConnection, now: datetime) -> list[int]:
    """Return the downtimes that are over and whose messages may still be there."""
    query = sa.select(downtimes.c.id).where(~downtimes.c.ended, downtimes.c.until <= now)
    return [row["id"] for row in readable_rows(await connection.execute(query))]


async def remove_messages(connection: AsyncConnection, now: datetime) -> int:
    """Withdraw the unsent messages about downtimes and queue the deletion of the sent ones; return how many are being sent.

    Those of games that are set aside are deleted when these are released.
    """
    free = outbox.c.claimed_until.is_(None) | (outbox.c.claimed_until < now)
    held = (outbox.c.kind == KIND) & (outbox.c.state == HELD)
    await connection.execute(sa.update(outbox).where((_WAITS & free) | held).values(state="withdrawn"))
    said = (outbox.c.kind == KIND) & (outbox.c.state == "sent")
    about = sa.select(outbox.c.game, outbox.c.message).where(said, outbox.c.message.is_not(None))
    rows = [
        post.row(row["game"], REMOVAL, now, payload={"message": row["message"]})
        for row in readable_rows(await connection.execute(about))
    ]
    await post.enqueue(connection, rows)
    aside = (outbox.c.kind == REMOVAL) & (outbox.c.state == WAITS) & ~not_set_aside(outbox.c.game)
    await connection.execute(sa.update(outbox).where(aside).values(state=HELD))
    await connection.execute(sa.update(outbox).where(said).values(state="withdrawn"))
    return (await connection.execute(sa.select(sa.func.count()).select_from(outbox).where(_WAITS))).scalar_one()


async def end(connection: AsyncConnection, ids: list[int]) -> None:
    """Record that the messages of these downtimes are gone, or will be."""
    await connection.execute(sa.update(downtimes).where(downtimes.c.id.in_(ids)).values(ended=True))
