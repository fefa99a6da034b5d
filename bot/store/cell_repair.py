"""Repair of unreadable cells: a default of the column, deletion of the row, or a value derived from readable data.

What nothing can replace stays as it is: the rules of a game, who sits where, the entries of its history. Such a game is damaged
(`bot/tables/runner.py`), until the host restores that cell from a backup.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import requests as stored_requests
from bot.store.columns import EPOCH, NO_DEFAULT, READ_FAILURES
from bot.store.schema import commits, games, metadata, outbox, requests

DAY: Final = timedelta(days=1)
SOUGHT: Final = (
    "games.guild",
    "games.state",
    "games.robots_at",
    "dues.since",
    "dues.remind_at",
    "dues.nudge_at",
    "orders.due_at",
    "outbox.due_at",
    "outbox.ready_at",
    "requests.closes",
    "users.away_until",
)
"""The columns by which the loops find what is due, and servers their games. A cell of these that cannot be read may never be met, so it
is looked for."""
UNSEEN: Final = ("commits", "logs", "outbox", "replays")
"""Tables that are too large to be searched while a host waits."""
LEFT: Final = ("commits", "logs")
"""Tables of which nothing is repaired, because the contents of an entry cannot be known."""
DROPPED: Final = (
    "analyses",
    "blocked_servers",
    "blocked_users",
    "blocks",
    "budgets",
    "called_roles",
    "departures",
    "digests",
    "downtimes",
    "dues",
    "followers",
    "kept_rules",
    "letters",
    "local_world",
    "moves_in",
    "moves_out",
    "orders",
    "outages",
    "pages",
    "played_corporations",
    "processes",
    "reserved",
    "results",
    "scores",
    "seasons",
    "secrets",
    "server_defaults",
    "shown_results",
    "signs",
    "sketches",
    "vacations",
    "votes",
    "wishes",
)
"""Tables whose rows go when something cannot be read that they need: they come again by themselves, or are missed little."""
STATES: Final = {"outbox": "failed", "requests": "lapsed"}
"""Tables whose rows are closed instead: others know them by their number."""
AT_ONCE: Final = ("games.robots_at", "dues.remind_at", "orders.due_at")
"""What was to happen at a moment that is lost happens now."""
LATER: Final = {"requests.closes": DAY}
"""By column, how long after the present a lost moment is set to, in place of the present."""


class RepairedCell(NamedTuple):
    """An unreadable cell, and what was done about it."""

    column: str
    key: str
    """A description of the row by which the host can find it."""
    game: str | None
    how: str
    """What was done, such as set to a value, row deleted or row closed; or left."""


async def repair(connection: AsyncConnection, columns: Collection[str], now: datetime) -> list[RepairedCell]:
    """Repair all unreadable cells of these columns; return them with what was done."""
    found: list[RepairedCell] = []
    for name in sorted(columns):
        of, _, column = name.partition(".")
        table = metadata.tables.get(of)
        if table is not None and column in table.c and of not in LEFT:
            found += await _mend(connection, table, table.c[column], now)
    if str(requests.c.facts) in columns:
        closed = await stored_requests.close_wordless(connection)
        found += [RepairedCell(str(requests.c.facts), f"id {id}", game, "row closed") for id, game in closed]
    return found


async def unreadable(connection: AsyncConnection) -> list[tuple[str, str]]:
    """Return column and row of all unreadable cells of open games and of whatever is still in use; nothing is repaired."""
    found: list[tuple[str, str]] = []
    for table in (table for table in metadata.sorted_tables if table.name not in UNSEEN):
        for column in table.c:
            found += [(str(column), _said(row)) for _key, row in await _unreadable(connection, table, column)]
    return found


def _said(row: Mapping[str, Any]) -> str:
    """Return a description of a row by which the host can find it."""
    return ", ".join(f"{name} {row[name]!r}" for name in row)


async def _mend(
    connection: AsyncConnection, table: sa.Table, column: sa.Column[Any], now: datetime
) -> list[RepairedCell]:
    found: list[RepairedCell] = []
    for key, row in await _unreadable(connection, table, column):
        game = row.get("game") or (row.get("id") if table is games else None)
        how = await _mend_cell(connection, column, key, game, now)
        found.append(RepairedCell(str(column), _said(row), game if isinstance(game, str) else None, how))
    return found


def _key(connection: AsyncConnection, table: sa.Table) -> sa.ColumnElement[Any]:
    """Return the columns by which a row can be found again, whatever its cells hold."""
    return sa.literal_column(f"{table.name}.{'rowid' if connection.dialect.name == 'sqlite' else 'ctid'}")


async def _unreadable(
    connection: AsyncConnection, table: sa.Table, column: sa.Column[Any]
) -> list[tuple[Any, dict[str, Any]]]:
    """Return the rows in which this column cannot be read: how each is found again, and its primary key as it is stored."""
    names = [*table.primary_key, *([table.c["game"]] if "game" in table.c and "game" not in table.primary_key else [])]
    plain = [sa.type_coerce(cell, sa.types.NullType()).label(cell.name) for cell in names]
    raw = sa.type_coerce(column, sa.types.NullType()).label("cell")
    read: Any = column.type.dialect_impl(connection.dialect).result_processor(connection.dialect, None)
    if read is None:
        return []
    query = sa.select(_key(connection, table).label("key"), raw, *plain).where(column.is_not(None))
    # What was sent is needed for what it says alone, and there is much of it.
    if table is outbox and (getattr(column.type, "lost", NO_DEFAULT) != NO_DEFAULT or str(column) in SOUGHT):
        query = query.where(outbox.c.state == "waiting")
    found: list[tuple[Any, dict[str, Any]]] = []
    async for key, cell, *said in _rows(connection, query):
        before = READ_FAILURES.times
        read(cell)
        if READ_FAILURES.times != before:
            found.append((key, dict(zip((c.name for c in plain), said, strict=True))))
    # Looking has noticed them once more.
    READ_FAILURES.columns.discard(str(column))
    return found


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> AsyncIterator[Any]:
    """Yield the rows of a query. On PostgreSQL, where tables are large, they are never in memory all at once."""
    if connection.dialect.name == "sqlite":
        for row in await connection.execute(query):
            yield row
    else:
        async for row in await connection.stream(query):
            yield row


async def _mend_cell(connection: AsyncConnection, column: sa.Column[Any], key: Any, game: Any, now: datetime) -> str:
    """Repair one cell, in the row with this key; return what was done (`RepairedCell.how`)."""
    table = column.table
    at = _key(connection, table) == sa.bindparam("key", key, sa.types.NullType())
    if column in (games.c.state, games.c.started, games.c.version):
        return await _set(connection, column, at, await _derived(connection, game, column, now))
    if _has_default(column):
        return await _set(connection, column, at, _default(column, now))
    if str(column) in LATER:
        return await _set(connection, column, at, now + LATER[str(column)])
    if table.name in DROPPED:
        await connection.execute(sa.delete(table).where(at))
        return "row deleted"
    if table.name in STATES:
        await connection.execute(sa.update(table).where(at).values(state=STATES[table.name]))
        return "row closed"
    return "left"


def _has_default(column: sa.Column[Any]) -> bool:
    """Whether the type of a column names a value for a lost cell, and no other row refers to it."""
    return getattr(column.type, "lost", NO_DEFAULT) != NO_DEFAULT and not column.primary_key and not column.foreign_keys


def _default(column: Any, now: datetime) -> Any:
    lost = column.type.lost
    value = lost() if callable(lost) else lost
    return now if value == EPOCH or str(column) in AT_ONCE else value


async def _set(connection: AsyncConnection, column: sa.Column[Any], at: sa.ColumnElement[bool], value: Any) -> str:
    await connection.execute(sa.update(column.table).where(at).values({column.name: value}))
    return f"set to {value.isoformat() if isinstance(value, datetime) else repr(value)}"


async def _derived(connection: AsyncConnection, game: str, column: sa.Column[Any], now: datetime) -> Any:
    """Return the value that a cell of a game must have had, from its history and its messages."""
    begun = sa.select(sa.func.max(commits.c.number), sa.func.min(commits.c.at)).where(commits.c.game == game)
    newest, first = (await connection.execute(begun)).one()
    if column is games.c.version:
        return newest or 0
    if column is games.c.started:
        return None if newest is None else first or now
    kinds = sa.select(outbox.c.kind).where(outbox.c.game == game, outbox.c.kind.in_(("result", "ended")))
    said: Sequence[Any] = (await connection.execute(kinds)).scalars().all()
    if "ended" in said:
        return "ended"
    if "result" in said:
        return "over"
    ended = (await connection.execute(sa.select(games.c.ended).where(games.c.id == game))).scalar_one_or_none()
    if ended is not None:
        return "ended"
    return "lobby" if newest is None else "running"
