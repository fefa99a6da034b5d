"""Queries on games that move from one host to another, and on the secret with which this host signs and reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import budgets, upsert
from bot.store.columns import UnreadableCell, readable
from bot.store.schema import commits, games, moves_in, moves_out, notes, seats, secrets, tenures
from engine.codec import Unreadable

Row = sa.RowMapping
OF_PLACE: Final[Mapping[str, tuple[str, ...]]] = {
    "games": ("channel", "thread", "lobby_message", "turn_message", "state", "interaction", "robots_at"),
    "seats": ("noted", "missed_at", "left_at", "unclaimed"),
    "commits": ("interaction",),
    "tenures": (),
    "notes": (),
}
"""The tables of a game that move with it, each with what stays behind: where it is played, and what only this bot can know."""
TABLES: Final = {table.name: table for table in (games, seats, commits, tenures, notes)}
NAME: Final = "moving"
LOCK: Final = 5
"""The kind of the lock of `lock_secret`; the number before it is that of `blocking.lock_server`."""


async def secret(connection: AsyncConnection) -> bytes | None:
    """Return the secret key of this host; None where there is none yet."""
    found = (await connection.execute(sa.select(secrets.c.value).where(secrets.c.name == NAME))).scalar_one_or_none()
    return None if isinstance(found, UnreadableCell) else found


async def keep_secret(connection: AsyncConnection, value: bytes) -> None:
    """Store the secret key of this host, in place of one that could not be read."""
    await upsert.put(connection, secrets, {"name": NAME}, {"value": value})


async def lock_secret(connection: AsyncConnection) -> None:
    """Let nobody else make a secret key until the end of the transaction."""
    await budgets.lock(connection, LOCK, 0)


async def rows(connection: AsyncConnection, game: str) -> dict[str, list[dict[str, Any]]]:
    """Read all that moves with a game, by table. Raises `Unreadable` where a cell of it cannot be read."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, left_out in OF_PLACE.items():
        table = TABLES[name]
        columns = [column for column in table.c if column.name not in left_out]
        query = sa.select(*columns).where((table.c.id if name == "games" else table.c.game) == game)
        query = query.order_by(*table.primary_key.columns)
        found[name] = [dict(row) for row in (await connection.execute(query)).mappings()]
        if any(isinstance(cell, UnreadableCell) for row in found[name] for cell in row.values()):
            raise Unreadable(f"a cell of {name} cannot be read")
    return found


def complete(content: Mapping[str, Sequence[Mapping[str, Any]]]) -> bool:
    """Return whether these are rows as `rows` reads them: of every table that moves, each with all columns that move and no others."""
    return content.keys() == OF_PLACE.keys() and all(
        row.keys() == {column.name for column in TABLES[name].c} - set(left_out)
        for name, left_out in OF_PLACE.items()
        for row in content[name]
    )


async def write(
    connection: AsyncConnection, game: str, channel: int, content: Mapping[str, Sequence[Mapping[str, Any]]]
) -> None:
    """Insert the rows that `rows` has read as a running game with this id in this channel.

    No person has a seat yet: each must claim their own. `content`: the rows by table.
    """
    for name, table in TABLES.items():
        more: dict[str, Any] = {"game": game}
        if name == "games":
            more = {"id": game, "channel": channel, "state": "running"}
        values = [{**row, **more} for row in content[name]]
        if name == "seats":
            values = [{**row, "unclaimed": row["user"] is not None} for row in values]
        if values:
            await connection.execute(sa.insert(table), values)


async def departure(connection: AsyncConnection, game: str) -> Row | None:
    """Return the row of a game's move to another host; None where it has not moved."""
    return (await connection.execute(sa.select(moves_out).where(moves_out.c.game == game))).mappings().first()


async def record_departure(connection: AsyncConnection, **values: Any) -> None:
    """Record that a game has moved to another host. `values`: the columns of `moves_out`."""
    await connection.execute(sa.insert(moves_out).values(**values))


async def by_number(connection: AsyncConnection, move: str) -> Row | None:
    """Return the row of the move to another host with this number; None where there is none."""
    return (await connection.execute(sa.select(moves_out).where(moves_out.c.move == move))).mappings().first()


async def acknowledge(connection: AsyncConnection, move: str, now: datetime) -> bool:
    """Record that the other host has received a game by this move, and delete the game and its file here.

    Return False where the game was reopened here instead: it stays.
    """
    query = sa.update(moves_out).where(moves_out.c.move == move).values(acknowledged=now, sealed=None)
    game = (await connection.execute(query.returning(moves_out.c.game))).scalar_one_or_none()
    if game is None:
        return False
    await connection.execute(sa.delete(games).where(games.c.id == game))
    return True


async def notes_of_moves(connection: AsyncConnection, guild: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what the histories of the running games of a server say of moves: the game, and the facts of the entry."""
    query = sa.select(commits.c.game, commits.c.facts).join(games, games.c.id == commits.c.game)
    query = query.where(games.c.guild == guild, games.c.state == "running", commits.c.kind == "admin")
    found = await connection.execute(query)
    return [(id, facts) for id, facts in readable(found) if facts is not None and facts.get("what") == "move"]


async def unacknowledged(connection: AsyncConnection, before: datetime) -> list[str]:
    """Return the games that moved before this time, and that the other host has not acknowledged."""
    query = sa.select(moves_out.c.game).where(moves_out.c.acknowledged.is_(None), moves_out.c.at < before)
    return readable((await connection.execute(query.order_by(moves_out.c.game))).scalars())


async def arrival(connection: AsyncConnection, host: str, game: str) -> Row | None:
    """Return the row of the move by which a game came from another host; None where it did not.

    `game`: its id at that `host`.
    """
    query = sa.select(moves_in).where(moves_in.c.host == host, moves_in.c.game == game)
    return (await connection.execute(query)).mappings().first()


async def record_arrival(connection: AsyncConnection, **values: Any) -> None:
    """Record that a game has come from another host. `values`: the columns of `moves_in`."""
    await connection.execute(sa.insert(moves_in).values(**values))


async def guild_of(connection: AsyncConnection, game: str) -> int | None:
    """Return the server of a game, also of one that has moved and is not acknowledged."""
    return (await connection.execute(sa.select(games.c.guild).where(games.c.id == game))).scalar_one_or_none()


async def seated(connection: AsyncConnection, game: str, user: int) -> bool:
    """Whether this user has a seat at a game."""
    query = sa.select(seats.c.seat).where(seats.c.game == game, seats.c.user == user)
    return (await connection.execute(query)).first() is not None
