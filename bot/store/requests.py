"""Queries on requests to the whole table and the votes on them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import READ_FAILURES, readable, readable_rows
from bot.store.quarantine import not_set_aside
from bot.store.schema import requests, votes

Row = sa.RowMapping
BOT: Final = 0
"""The `user` of a request that no player makes but the bot: no user of Discord has this id."""


FACTS: Final[Mapping[str, frozenset[str]]] = {
    "absence": frozenset({"seats", "since"}),
    "correct": frozenset({"changes", "news"}),
    "damaged": frozenset({"lost"}),
    "pace": frozenset({"hours"}),
    "seat": frozenset({"seat", "to", "name"}),
}
"""By kind what the facts of a request must say; one that does not is left out, as one that cannot be read."""


async def add(connection: AsyncConnection, *, user: int | None, **values: Any) -> int:
    """Insert a request of a user, or (None) of the bot; return its id. It is open unless another state is given."""
    values = {"state": "open", **values, "user": BOT if user is None else user}
    made = await connection.execute(sa.insert(requests).values(values).returning(requests.c.id))
    return made.scalar_one()


async def find(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> list[Row]:
    """Read the requests that meet all conditions, oldest first."""
    query = sa.select(requests).where(*where).order_by(requests.c.id)
    rows = readable_rows(await connection.execute(query))
    if all(map(_says_enough, rows)):
        return rows
    if any(row["state"] == "open" and not _says_enough(row) for row in rows):
        READ_FAILURES.note(str(requests.c.facts))
    return [row for row in rows if _says_enough(row)]


def _says_enough(row: Row) -> bool:
    return FACTS.get(row["kind"], frozenset()) <= (row["facts"] or {}).keys()


async def close_wordless(connection: AsyncConnection) -> list[tuple[int, str]]:
    """Close the open requests whose facts lack what their kind needs; return id and game of each."""
    open_ones = readable_rows(await connection.execute(sa.select(requests).where(requests.c.state == "open")))
    found = [(row["id"], row["game"]) for row in open_ones if not _says_enough(row)]
    for id, _game in found:
        await change(connection, id, state="lapsed")
    return found


def open_in(games: Collection[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a request belongs to one of these games and is open."""
    return requests.c.game.in_(games) & (requests.c.state == "open")


def by_id(game: str, id: int) -> sa.ColumnElement[bool]:
    """Return the condition that selects one request of one game."""
    return (requests.c.game == game) & (requests.c.id == id)


def of_kind(game: str, kind: str) -> sa.ColumnElement[bool]:
    """Return the condition that selects all requests of one kind of one game, open or not."""
    return (requests.c.game == game) & (requests.c.kind == kind)


def open_of(kind: str) -> sa.ColumnElement[bool]:
    """Return the condition that selects the open requests of one kind, in any game."""
    return (requests.c.kind == kind) & (requests.c.state == "open")


async def draft_of(connection: AsyncConnection, game: str, user: int) -> Row | None:
    """Read the request that a user is drafting in a game, or None."""
    rows = await find(connection, requests.c.game == game, requests.c.user == user, requests.c.state == "draft")
    return rows[-1] if rows else None


_DUE: Final = (
    sa.select(requests.c.game)
    .where(requests.c.state == "open", requests.c.closes <= sa.bindparam("now"), not_set_aside(requests.c.game))
    .distinct()
)


async def due_in(connection: AsyncConnection, now: datetime) -> list[str]:
    """Return the games with an open request whose time is over."""
    return readable((await connection.execute(_DUE, {"now": now})).scalars())


async def open_anywhere(connection: AsyncConnection) -> list[str]:
    """Return the games with an open request."""
    query = sa.select(requests.c.game).where(requests.c.state == "open", not_set_aside(requests.c.game)).distinct()
    return readable((await connection.execute(query)).scalars())


async def change(connection: AsyncConnection, id: int, **values: Any) -> None:
    """Set columns of a request."""
    await connection.execute(sa.update(requests).where(requests.c.id == id).values(**values))


async def lapse(connection: AsyncConnection, game: str, kind: str | None, closer: int | None) -> list[int]:
    """Close the open requests of this kind, or all, as lapsed; return their ids."""
    which = requests.c.kind == kind if kind is not None else sa.true()
    query = sa.update(requests).where(open_in([game]), which).values(state="lapsed", closer=closer)
    return sorted(readable((await connection.execute(query.returning(requests.c.id))).scalars()))


async def vote(connection: AsyncConnection, request: int, user: int, choice: str, now: datetime) -> None:
    """Record the vote of a user, in place of an earlier one."""
    await upsert.put(connection, votes, {"request": request, "user": user}, {"choice": choice, "at": now})


async def unvote(connection: AsyncConnection, request: int, user: int) -> None:
    """Delete the vote of a user."""
    await connection.execute(sa.delete(votes).where(votes.c.request == request, votes.c.user == user))


async def votes_on(connection: AsyncConnection, ids: Collection[int]) -> list[Row]:
    """Read the votes on these requests."""
    return readable_rows(await connection.execute(sa.select(votes).where(votes.c.request.in_(ids))))
