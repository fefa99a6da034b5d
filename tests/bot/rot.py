"""Rot in single cells of the database, and a database with something in every table to try it on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from bot.store.columns import NO_DEFAULT, Blob, Boolean, Float, Integer, Json, Snowflake, Text, UtcDateTime
from bot.store.schema import metadata
from tests.bot.backend import ANN, BEN, CAT, GUILD, STRANGER, Backend

DAN: Final = 10**18 + 14

SEVERAL: Final[dict[type, tuple[Any, ...]]] = {
    UtcDateTime: (
        "yesterday",
        "2026-13-45 99:00:00",
        "",
        5,
        b"\x00\xff",
        "2026-11-21 12:00:00\x00",
        "99999-01-01 00:00:00",
    ),
    Json: ('{"seats": [1, 2', "[[1, 2", '"a text"', "17", "[null]", '{"a": 1', b"{}", "\x00", "nan", "[]", "{}"),
    Integer: ("seven", b"\x01", "", 2.5, "1\x00"),
    Snowflake: ("somebody", b"\x01", "", 2.5),
    Float: ("long", b"\x01", "", float("inf"), -1e300),
    Boolean: ("perhaps", 2, b"\x01"),
    Text: (b"\xff\xfe", "a\x00b", "\x00"),
    Blob: ("a text", 5, b"", b"\xff" * 40, b"[[1"),
}
"""By the type of a column, what SQLite may hold in it that cannot be read, or that says nothing."""
ON_POSTGRESQL: Final[dict[type, tuple[Any, ...]]] = {
    UtcDateTime: ("infinity", "0001-01-01 00:00:00+00"),
    Json: ('"a text"', "17", "[null]", '[["a", "b"]]'),
    Blob: (b"", b"\xff" * 40, b"[[1"),
    Float: ("NaN", "Infinity", "-1e300"),
    Text: ("rum", ""),
}
"""What PostgreSQL, which holds to its types, may still have in a column."""


@dataclass(frozen=True)
class Cell:
    """One cell, and what is written into it. `row` counts from the oldest, modulo their number."""

    table: str
    column: str
    garbage: Any
    row: int = 0

    def __str__(self) -> str:
        return f"{self.table}.{self.column}[{self.row}] = {self.garbage!r}"


def columns() -> Iterator[tuple[sa.Table, sa.Column[Any]]]:
    """All columns of all tables, but the numbers that SQLite itself gives to rows: it lets nobody spoil them."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if hasattr(column.type, "where"):
                yield table, column


def once(kinds: dict[type, tuple[Any, ...]] = SEVERAL) -> Iterator[list[Cell]]:
    """Every column once, with garbage that changes from column to column, in groups to be written together into one game.

    Columns that a game can be without go many at once; what may damage a game goes alone, so that nothing hides behind it.
    """
    easy, hard = list[Cell](), list[Cell]()
    for n, (table, column) in enumerate(columns()):
        garbage = kinds.get(type(column.type))
        if not garbage:
            continue
        cell = Cell(table.name, column.name, garbage[n % len(garbage)])
        key = column.primary_key or column.foreign_keys
        if table.name in ("games", "seats", "commits", "dues") and (key or column.type.lost == NO_DEFAULT):  # type: ignore[attr-defined]
            yield [cell]
        else:
            (hard if key or column.type.lost == NO_DEFAULT else easy).append(cell)  # type: ignore[attr-defined]
    for cells, size in ((easy, 18), (hard, 9)):
        # Not of one table after the other: a row of which nothing is left says little.
        cells.sort(key=lambda cell: (cell.column, cell.table))
        for at in range(0, len(cells), size):
            yield cells[at : at + size]


def many(n: int, seed: int) -> list[Cell]:
    """So many cells at random: all columns alike, whatever number of rows there are."""
    random, all_columns = Random(seed), list(columns())
    found: list[Cell] = []
    for i in range(n):
        table, column = all_columns[i % len(all_columns)]
        found.append(Cell(table.name, column.name, random.choice(SEVERAL[type(column.type)]), random.randrange(50)))
    return found


def spoil(path: Path, cells: Iterable[Cell], within: str | None = None) -> set[str | None]:
    """Write garbage into cells, past everything that would refuse it; return the games that they belong to, None where to none.

    `within`: a game to which the rows are to belong, where rows of the table belong to games.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        return {_spoilt(connection, cell, within) for cell in cells}


def _spoilt(connection: sqlite3.Connection, cell: Cell, within: str | None) -> str | None:
    of = "id" if cell.table == "games" else "game"
    has = of in metadata.tables[cell.table].c
    rows = connection.execute(f'SELECT rowid, {of if has else "NULL"} FROM "{cell.table}" ORDER BY rowid').fetchall()
    row, game = ([one for one in rows if one[1] == within] or rows)[cell.row % len(rows) if within is None else 0]
    change = f'UPDATE OR REPLACE "{cell.table}" SET "{cell.column}" = ? WHERE rowid = ?'
    connection.execute(change, (cell.garbage, row))
    return game


async def furnish(backend: Backend) -> tuple[str, str]:
    """Put something into every table; return a running game of Ann, Ben and Cat, and another one of Ann and Dan."""
    services, clock = backend.services, backend.clock
    clock.advance(timedelta(hours=1))
    game, other = (await backend.game()).id, (await backend.game(DAN)).id
    for user in (ANN, BEN, CAT, DAN):
        await services.people.set_locale(user, "de")
    await services.reminders.set_zone(ANN, "Europe/Prague")
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.outbox.tick()
    await services.play.compose(game, BEN, None, [["project:city"]], backend.click())
    clock.advance(timedelta(minutes=5))
    await backend.outbox.tick()
    await services.votes.ask_for_pace(game, CAT, 24)
    lobby = await backend.lobby(DAN)
    now = clock()
    rows: dict[str, list[dict[str, Any]]] = {
        "reserved": [
            {
                "game": lobby.id,
                "user": CAT,
                "name": "Cat",
                "beginner": False,
                "handicap": 0,
                "until": now + timedelta(days=1),
            }
        ],
        "tenures": [{"game": game, "user": STRANGER, "seat": 1, "name": "Eve", "until": now}],
        "analyses": [{"game": game, "seat": 0, "until": now, "found": b"?"}],
        "replays": [{"game": game, "format": 1, "steps": b"?", "made": now}],
        "notes": [{"game": game, "user": ANN, "text": "a plan", "at": now}],
        "wins": [{"game": game, "user": DAN, "guild": GUILD, "at": now}],
        "vacations": [{"user": ANN, "begin": now - timedelta(days=3), "until": now - timedelta(days=2)}],
        "outages": [{"begin": now - timedelta(minutes=3), "until": now - timedelta(minutes=1)}],
        "letters": [{"message": 7, "game": game, "user": BEN, "kind": "prompt", "seat": 1, "since": now, "entry": 1}],
        "reports": [
            {"interaction": "r", "reference": "ABCD", "user": ANN, "game": game, "entry": 1, "text": "odd", "at": now}
        ],
        "followers": [{"game": game, "user": STRANGER, "told": 1}],
        "wishes": [{"guild": 99, "user": ANN, "name": "Ann", "least": 2, "most": 4, "at": now, "until": now}],
        "played_corporations": [
            {"game": game, "seat": 0, "corporation": "thorgate", "guild": 99, "players": 3}
            | {"won": True, "place": 1, "points": 70}
        ],
        "blocks": [{"user": ANN, "other": STRANGER}],
        "pages": [{"game": game, "language": "en", "name": "p" * 32}],
        "digests": [{"game": game, "channel": 6, "told": 1}],
        "called_roles": [{"guild": 99, "role": 7}],
        "seasons": [{"guild": GUILD, "name": "Spring", "begins": now, "until": now, "best": 8}],
        "shown_results": [{"guild": 99, "user": ANN}],
        "blocked_users": [{"user": STRANGER, "at": now}],
        "blocked_servers": [{"guild": 98, "at": now, "games": []}],
        "downtimes": [{"begins": now, "until": now}],
        "server_defaults": [{"guild": 99, "pace": "daily", "rules": "base", "channel": 5}],
        "departures": [{"guild": 99, "at": now}],
        "kept_rules": [{"guild": 99, "name": "ours", "text": "mars-rules"}],
        "secrets": [{"name": "moving", "value": b"s" * 32}],
        "moves_out": [{"game": "gone2", "move": "m", "host": "mars-x", "at": now, "sealed": b"?"}],
        "moves_in": [{"host": "mars-x", "game": "came2", "move": "m", "at": now, "here": game}],
        "signs": [{"name": "reminders", "at": now}],
        "processes": [
            {"name": "p", "host": "h", "pid": 1, "started": now, "at": now, "draining": False}
            | {"serves": [0], "shards": [0], "shard_count": 1, "facts": {}}
        ],
        "budgets": [{"name": "channel:5", "until": 1.0}],
        "local_world": [{"name": "world", "facts": {"ahead": 0}}],
        "orders": [
            {"game": game, "seat": 2, "user": CAT, "kind": "pass", "generation": 1, "entry": 1}
            | {
                "actions": b'{"actions":[],"ends":false}',
                "state": "waiting",
                "created": now,
                "due_at": None,
                "reason": None,
            }
        ],
    }
    old = (await backend.lobby(CAT, beginners=True)).id
    await services.lobby.start(old, ANN)
    await services.votes.end(old, STRANGER)
    await backend.outbox.tick()
    await services.history.shorten(old)
    await services.results.record(old)
    async with backend.store.writing() as connection:
        for name, values in rows.items():
            await connection.execute(sa.insert(metadata.tables[name]), values)
        for table in metadata.sorted_tables:
            count = sa.select(sa.func.count()).select_from(table)
            assert (await connection.execute(count)).scalar_one(), f"nothing in {table.name}"
    return game, other


async def spoil_on_postgresql(backend: Backend, cell: Cell) -> tuple[Any, str]:
    """Write garbage into a column of all rows; return what was in the first row, and the statement that restores it everywhere."""
    (kept,) = await backend.rows(f'SELECT "{cell.column}"::text FROM "{cell.table}" LIMIT 1')
    column = metadata.tables[cell.table].c[cell.column]
    kind = {UtcDateTime: "timestamptz", Json: "json", Blob: "bytea", Float: "float8", Text: "varchar"}[
        type(column.type)
    ]
    change = f'UPDATE "{cell.table}" SET "{cell.column}" = CAST(CAST(:value AS text) AS {kind})'
    garbage = cell.garbage if isinstance(cell.garbage, str) else "\\x" + cell.garbage.hex()
    await backend.run(change, value=garbage)
    return kept[0], change
