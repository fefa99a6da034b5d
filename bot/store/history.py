"""Queries on the history (each entry with the snapshot after it) and on sketches (actions that are being composed)."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import UnreadableCell, readable, unreadable_columns
from bot.store.schema import commits, games, logs, orders, sketches
from engine import entry_codec
from engine.codec import Unreadable
from engine.journal import Entry

Row = Mapping[Any, Any]
T = TypeVar("T")

_picks: Final = msgspec.json.Decoder(tuple[tuple[str, ...], ...])
_encode: Final = msgspec.json.Encoder().encode
_ALL_BUT_SNAPSHOT: Final = [column for column in commits.c if column.name != "snapshot"]
_ADD: Final = sa.insert(commits)
_NEWEST: Final = (
    sa.select(*_ALL_BUT_SNAPSHOT)
    .where(commits.c.game == sa.bindparam("game"), commits.c.number < sa.bindparam("before"))
    .order_by(commits.c.number.desc())
    .limit(sa.bindparam("most"))
)
_NEWEST_STANDING: Final = (
    sa.select(*_ALL_BUT_SNAPSHOT)
    .where(commits.c.game == sa.bindparam("game"), ~commits.c.undone, commits.c.kind != "undo")
    .order_by(commits.c.number.desc())
    .limit(sa.bindparam("most"))
)
_SNAPSHOT: Final = sa.select(commits.c.snapshot).where(
    commits.c.game == sa.bindparam("game"), commits.c.number == sa.bindparam("number")
)
_LAST_ANSWER: Final = (
    sa.select(*_ALL_BUT_SNAPSHOT)
    .where(commits.c.game == sa.bindparam("game"), commits.c.kind == "answer", ~commits.c.undone)
    .order_by(commits.c.number.desc())
    .limit(1)
)
_IN_PLACE: Final = sa.update(sketches).where(
    sketches.c.game == sa.bindparam("in_game"), sketches.c.seat == sa.bindparam("of")
)
_SKETCH: Final = _IN_PLACE.values(
    {name: sa.bindparam(name) for name in ("asked", "edits", "picks", "interaction", "mode")}
)
_CLEAR: Final = _IN_PLACE.values(picks=sa.bindparam("picks"), mode="")
_EVER: Final = 2**31 - 1
_KEPT: Final = sa.func.length(commits.c.snapshot) > 0
_news: Final = msgspec.msgpack.Decoder(dict[int, bytes])


def picks_of(row: Row) -> tuple[tuple[str, ...], ...]:
    """Decode the answers of an entry or of a sketch. Raises `Unreadable`."""
    return _decoded(_picks.decode, row["picks"], "the answers of an entry")


def news_of(row: Row) -> tuple[Entry, ...]:
    """Decode the journal entries that an entry of the history brought about. Raises `Unreadable`."""
    return _decoded(entry_codec.decode, row["news"], "the news of an entry")


def _decoded(decode: Callable[[Any], T], stored: Any, what: str) -> T:
    try:
        return decode(stored)
    except Exception as error:  # what is not written as we write it makes a decoder raise anything
        raise Unreadable(f"{what} cannot be read") from error


UNREAD: Final = "unread"
"""The kind of an entry of which something cannot be read."""
_STAND_INS: Final = {
    "seat": -1,
    "picks": b"?",
    "news": b"?",
    "answered": -1,
    "floor": 2**31 - 1,
    "turn": -1,
    "forked": False,
    "kept": True,
    "undone": False,
    "taken_back": (),
}


def _readable(rows: Sequence[sa.RowMapping]) -> list[Row]:
    """Replace unreadable parts of entries by stand-ins; such entries get the kind `UNREAD`.

    An entry without a readable number is left out.
    """
    if not any(map(unreadable_columns, rows)):
        return [*rows]
    found: list[Row] = []
    for row in rows:
        lost = {name for name, cell in row.items() if isinstance(cell, UnreadableCell)}
        if "number" in lost:
            continue
        if lost - {"picks", "news"}:
            found.append({**row, **{name: _STAND_INS.get(name) for name in lost}, "kind": UNREAD})
        else:
            found.append({**row, **{name: _STAND_INS[name] for name in lost}} if lost else row)
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class NewEntry:
    """An entry that is about to be written; its snapshot becomes the current game."""

    game: str
    number: int
    seat: int
    kind: str
    snapshot: bytes
    answered: int
    floor: int
    turn: int
    at: datetime
    picks: Sequence[Sequence[str]] = ()
    news: Sequence[Entry] = ()
    interaction: str | None = None
    forked: bool = False
    kept: bool = False
    taken_back: Sequence[int] = ()
    by_order: bool = False
    facts: Mapping[str, Any] | None = None
    clock: Mapping[str, Any] | None = None


async def add(connection: AsyncConnection, entry: NewEntry) -> dict[str, Any]:
    """Insert an entry and return it in the form in which it would be read."""
    values: dict[str, Any] = {
        **{field.name: getattr(entry, field.name) for field in fields(entry) if field.name != "snapshot"},
        "picks": _encode(entry.picks),
        "news": entry_codec.encode(entry.news),
        "undone": False,
        "taken_back": list(entry.taken_back),
        "facts": dict(entry.facts) if entry.facts is not None else None,
        "clock": dict(entry.clock) if entry.clock is not None else None,
    }
    await connection.execute(_ADD, {**values, "snapshot": zlib.compress(entry.snapshot, 3)})
    return values


_INSTEAD: Final = {"answered": 0, "floor": 0, "forked": False, "snapshot": b"?"}
"""What a copy of an entry holds in place of what cannot be read of it, or where there is no entry."""


async def add_unchanged(
    connection: AsyncConnection,
    game: str,
    number: int,
    kind: str,
    facts: Mapping[str, Any],
    interaction: str | None,
    at: datetime,
) -> dict[str, Any]:
    """Insert an entry that changes nothing in the game: its snapshot is a copy of the newest one. Return it as it would be read."""
    query = sa.select(commits).where(commits.c.game == game).order_by(commits.c.number.desc()).limit(1)
    newest = (await connection.execute(query)).mappings().first() or {"game": game}
    values = unchanged(newest, number, kind, facts, at) | {"interaction": interaction}
    await connection.execute(_ADD, values)
    del values["snapshot"]
    return values


def unchanged(
    newest: Mapping[Any, Any], number: int, kind: str, facts: Mapping[str, Any], at: datetime
) -> dict[str, Any]:
    """Return the row of an entry that changes nothing in the game, made of the row of the newest entry."""
    return {
        **_INSTEAD,
        **{name: _INSTEAD.get(name) if isinstance(cell, UnreadableCell) else cell for name, cell in newest.items()},
        "number": number,
        "seat": -1,
        "kind": kind,
        "picks": _encode(()),
        "news": entry_codec.encode(()),
        "turn": number,
        "kept": False,
        "undone": False,
        "taken_back": [],
        "by_order": False,
        "facts": dict(facts),
        "clock": None,
        "at": at,
    }


async def last_number(connection: AsyncConnection, game: str) -> int:
    """Return the number of the newest entry of a game; 0 where there is none."""
    query = sa.select(sa.func.max(commits.c.number)).where(commits.c.game == game)
    return next(iter(readable((await connection.execute(query)).scalars())), None) or 0


async def snapshot(connection: AsyncConnection, game: str, number: int) -> bytes:
    """Read the snapshot after an entry, in the form that `engine.load` takes. Raises `Unreadable`."""
    stored = (await connection.execute(_SNAPSHOT, {"game": game, "number": number})).scalar_one_or_none()
    if stored is None or isinstance(stored, UnreadableCell):
        raise Unreadable("there is no snapshot")
    return decompressed(stored)


async def outline(connection: AsyncConnection, game: str) -> list[Row]:
    """Read all entries, newest first, without their snapshots and news."""
    left_out = ("snapshot", "news")
    columns = [column for column in commits.c if column.name not in left_out]
    query = sa.select(*columns).where(commits.c.game == game).order_by(commits.c.number.desc())
    return _readable(list((await connection.execute(query)).mappings()))


async def snapshots(connection: AsyncConnection, game: str) -> list[bytes]:
    """Read the stored snapshots of all entries that have not been undone, oldest first; `decompressed` decodes one."""
    return [stored for _, stored in await numbered(connection, game)]


async def numbered(connection: AsyncConnection, game: str) -> list[tuple[int, bytes]]:
    """Read the stored snapshots of all entries that have not been undone, each with its number, oldest first."""
    query = sa.select(commits.c.number, commits.c.snapshot).where(commits.c.game == game, ~commits.c.undone, _KEPT)
    return [(number, stored) for number, stored in readable(await connection.execute(query.order_by(commits.c.number)))]


class Position(NamedTuple):
    """The stored snapshot after an entry; `decompressed` decodes it."""

    number: int
    undone: bool
    stored: bytes


async def positions(connection: AsyncConnection, game: str) -> list[Position]:
    """Read the snapshots that are kept after all entries, those that have been undone too, oldest first."""
    query = sa.select(commits.c.number, commits.c.undone, commits.c.snapshot).where(commits.c.game == game, _KEPT)
    return [Position(*row) for row in readable(await connection.execute(query.order_by(commits.c.number)))]


def decompressed(stored: bytes) -> bytes:
    """Decode a stored snapshot into the form that `engine.load` takes. Raises `Unreadable`."""
    try:
        return zlib.decompress(stored)
    except (zlib.error, TypeError):
        raise Unreadable("the snapshot cannot be decompressed") from None


async def last_answer(connection: AsyncConnection, game: str) -> Row | None:
    """Read the newest answer that has not been undone."""
    rows = await _told(connection, game, list((await connection.execute(_LAST_ANSWER, {"game": game})).mappings()))
    return rows[0] if rows else None


async def newest(connection: AsyncConnection, game: str, limit: int, before: int | None = None) -> list[Row]:
    """Read up to `limit` entries, newest first, without their snapshots."""
    values = {"game": game, "before": _EVER if before is None else before, "most": limit}
    return await _told(connection, game, list((await connection.execute(_NEWEST, values)).mappings()))


async def newest_standing(connection: AsyncConnection, game: str, limit: int) -> list[Row]:
    """Read up to `limit` entries that have not been undone, newest first, without their snapshots and without the undos.

    What somebody does and undoes again and again does not fill the limit.
    """
    values = {"game": game, "most": limit}
    return await _told(connection, game, list((await connection.execute(_NEWEST_STANDING, values)).mappings()))


async def clocks(connection: AsyncConnection, game: str, seat: int, numbers: Collection[int]) -> list[Any]:
    """Return the clocks that these entries of a seat stopped (`StoppedClock`), oldest first."""
    query = sa.select(commits.c.clock).where(commits.c.game == game, commits.c.seat == seat)
    query = query.where(commits.c.number.in_(numbers)).order_by(commits.c.number)
    return list((await connection.execute(query)).scalars())


async def delete_clocks(connection: AsyncConnection, game: str, seat: int | None = None) -> None:
    """Delete the stopped clocks in the entries of a game, or of one seat; they are needed for undoing only."""
    query = sa.update(commits).where(commits.c.game == game, commits.c.clock.is_not(None)).values(clock=sa.null())
    await connection.execute(query if seat is None else query.where(commits.c.seat == seat))


async def one(connection: AsyncConnection, game: str, number: int) -> Row | None:
    """Read one entry without its snapshot."""
    query = sa.select(*_ALL_BUT_SNAPSHOT).where(commits.c.game == game, commits.c.number == number)
    rows = await _told(connection, game, list((await connection.execute(query)).mappings()))
    return rows[0] if rows else None


async def successions(connection: AsyncConnection, game: str) -> list[tuple[int, int, str]]:
    """Read the entries by which a seat passed to somebody else, with the seat and its former holder's name; oldest first."""
    query = sa.select(commits.c.number, commits.c.facts).where(commits.c.game == game, commits.c.kind == "seat")
    rows = readable(await connection.execute(query.order_by(commits.c.number)))
    return [(number, facts["seat"], facts["former"]) for number, facts in rows if facts and facts.get("former")]


async def _told(connection: AsyncConnection, game: str, stored: Sequence[sa.RowMapping]) -> list[Row]:
    """Fill in the journal entries ("news") of entries whose history was shortened."""
    rows = _readable(stored)
    if all(row["news"] for row in rows):
        return rows
    packed = (await connection.execute(sa.select(logs.c.news).where(logs.c.game == game))).scalar_one_or_none()
    try:
        news = _decoded(lambda stored: _news.decode(zlib.decompress(stored)), packed, "the news of a finished game")
    except Unreadable:
        return rows
    return [{**row, "news": row["news"] or news.get(row["number"], b"")} for row in rows]


async def long_finished(connection: AsyncConnection, before: datetime, most: int) -> list[str]:
    """Return the finished games that ended before `before` and whose history is not shortened yet, oldest first."""
    finished = games.c.state.in_(("over", "ended")) & (games.c.ended < before) & games.c.shortened.is_(None)
    query = sa.select(games.c.id).where(finished).order_by(games.c.ended, games.c.id).limit(most)
    return readable((await connection.execute(query)).scalars())


async def shorten(connection: AsyncConnection, game: str, kept: Collection[int], now: datetime) -> None:
    """Shorten the history of a finished game: it keeps its entries, their news compressed together, and the snapshots `kept`.

    What was composed or ordered and never committed is forgotten.
    """
    query = sa.select(commits).where(commits.c.game == game).order_by(commits.c.number)
    rows = list((await connection.execute(query)).mappings())
    if any(map(unreadable_columns, rows)):
        raise Unreadable("an entry of the history cannot be read")
    for table in (commits, orders):
        await connection.execute(sa.delete(table).where(table.c.game == game))
    # A sketch goes on counting, because the tokens of buttons are made of it.
    await connection.execute(sa.update(sketches).where(sketches.c.game == game).values(picks=_encode(()), mode=""))
    if rows:
        news = msgspec.msgpack.encode({row["number"]: row["news"] for row in rows})
        await connection.execute(sa.insert(logs).values(game=game, news=zlib.compress(news, 9)))
        # Deleted and written anew: SQLite does not join pages whose rows have become shorter.
        short: dict[str, Any] = {"news": b"", "interaction": None}
        left = [{**row, **short, "snapshot": row["snapshot"] if row["number"] in kept else b""} for row in rows]
        await connection.execute(_ADD, left)
    await connection.execute(sa.update(games).where(games.c.id == game).values(shortened=now))


async def take_back(connection: AsyncConnection, game: str, numbers: Collection[int]) -> None:
    """Mark entries as undone. They stay in the history."""
    query = sa.update(commits).where(commits.c.game == game, commits.c.number.in_(numbers))
    await connection.execute(query.values(undone=True))


async def sketch(
    connection: AsyncConnection,
    game: str,
    seat: int,
    *,
    asked: int,
    edits: int,
    picks: Sequence[Sequence[str]],
    interaction: str | None,
    mode: str = "",
) -> None:
    """Store the action that is being composed, in place of the seat's earlier one.

    `mode`: turn or order; empty for a single action.
    """
    values = {"asked": asked, "edits": edits, "picks": _encode(picks), "interaction": interaction, "mode": mode}
    found = await connection.execute(_SKETCH, {"in_game": game, "of": seat, **values})
    if not found.rowcount:
        await connection.execute(sa.insert(sketches).values(game=game, seat=seat, **values))


async def clear(connection: AsyncConnection, game: str, seat: int) -> None:
    """Empty a sketch after its action was committed; the row goes on counting edits, so that panel tokens only grow."""
    await connection.execute(_CLEAR, {"in_game": game, "of": seat, "picks": _encode(())})
