"""Rows of the store, turned into values that anybody, or one seat, may read. (`bot/commands/reading.py`: commands that only look.)"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from datetime import datetime
from functools import cache
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, requests
from bot.store.columns import unreadable_columns
from bot.tables.damage import Damage, numbered, shown
from bot.tables.live import Last, forked, readable
from bot.tables.values import Barrier, Done, Request, Reserved, Rules, Seated, Status
from engine import load
from engine.codec import Unreadable, generation
from engine.core import Game
from engine.tableau import is_solo
from engine.view import View, view

Row = Mapping[Any, Any]
MOVES: Final = ("answer", "correct")
"""The kinds of entries that move a game on, so that going back takes them back."""
T = TypeVar("T")
MOST_RULES: Final = 1000
"""Size of the cache of rules."""
_RULES: Final[dict[str, Rules]] = {}
"""A cache of rules by what is stored of them: many tables agree on the same, and a click asks for them several times."""


def _as(kind: type[T], row: Row, **more: Any) -> T:
    """Build a dataclass from the columns with the names of its fields; `more` adds or replaces fields."""
    columns = {name: row[name] for name in _names(kind) if name not in more and name in row}
    return kind(**columns, **more)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


async def statuses(
    connection: AsyncConnection, rows: Sequence[Row], generations: Mapping[str, int | Damage | None], now: datetime
) -> tuple[Status, ...]:
    """Return the public status of each game, in the given order, with its generation, its damage, or None where it is unreadable."""
    present: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    if not rows:
        return ()
    for r in await seats_of(connection, list(present)):
        present[r["game"]].append(r)
    asked = await requested(connection, {row["id"]: present[row["id"]] for row in rows if row["requested"]})
    kept = await reserved(connection, [row["id"] for row in rows if row["state"] == "lobby"], now)
    return tuple(
        status(
            row,
            there,
            owing(there),
            generations.get(row["id"], 0),
            now,
            asked.get(row["id"], ()),
            kept.get(row["id"], ()),
        )
        for row, there in ((row, present[row["id"]]) for row in rows)
    )


def seated(row: Row, now: datetime) -> Seated:
    """Build a player at a table from the row of the seat."""
    free = row["freed"] is not None and row["freed"] <= now
    return _as(Seated, row, free=free, name=row["called"], closed=bool(row["closed"]), **_marked(row))


def _marked(row: Row) -> dict[str, tuple[int, ...]]:
    return {name: tuple(row[name] or ()) for name in ("stood", "stood_away")}


async def seats_of(connection: AsyncConnection, ids: Collection[str]) -> Sequence[Row]:
    """Read the seats of these games, as `games.seats_of` does, with stand-ins for what cannot be read of them."""
    found = await games.seats_of(connection, ids)
    if not any(map(unreadable_columns, found)):
        return found
    seats, _ = shown(found)
    for game in {r["game"] for r in seats}:
        numbered([r for r in seats if r["game"] == game])
    return seats


def rules(row: Row) -> Rules:
    """Return the rules that the lobby agreed on. Raises `Unreadable`, also where another version of the program wrote unknown ones."""
    said = repr(row["rules"])
    if (known := _RULES.get(said)) is None:
        try:
            known = Rules.model_validate(row["rules"])
        except ValidationError as error:
            raise Unreadable("the rules of the game cannot be read") from error
        if len(_RULES) >= MOST_RULES:
            _RULES.clear()
        _RULES[said] = known
    return known


def status(
    row: Row,
    present: Sequence[Row],
    owing: Mapping[int, datetime],
    generation: int | Damage | None,
    now: datetime,
    requests: Sequence[Request] = (),
    reserved: Sequence[Reserved] = (),
) -> Status:
    """Return the public status of one game; `generation` is its damage, or None, where the game cannot be read."""
    agreed = _rules_read(row)
    return _as(
        Status,
        row,
        rules=agreed or Rules(),
        seats=tuple(seated(r, now) for r in present),
        owing=dict(owing),
        generation=generation if isinstance(generation, int) else 0,
        unreadable=not isinstance(generation, int) or agreed is None,
        damage=generation if isinstance(generation, Damage) else None,
        requests=tuple(requests),
        reserved=tuple(reserved),
    )


def _rules_read(row: Row) -> Rules | None:
    """Return the rules of a game, or None where they cannot be read."""
    try:
        return rules(row)
    except Unreadable:
        return None


def robot_plays(row: Row) -> bool:
    """Whether a robot answers for a seat now: one whose seat it is, or one that stands in for an absent player."""
    return row["user"] is None or row["stand_in"] is not None


def voters(present: Iterable[Row], absent: Collection[int]) -> list[int]:
    """Return the users who may vote: all but the `absent`, those with a stand-in, and those who have left the server."""
    there = [r for r in present if r["seat"] not in absent and r["left_at"] is None and not robot_plays(r)]
    return [r["user"] for r in there]


def owing(present: Iterable[Row]) -> dict[int, datetime]:
    """Return since when each seat owes an answer."""
    return {r["seat"]: r["since"] for r in present if r["since"] is not None}


async def reserved(connection: AsyncConnection, ids: Collection[str], now: datetime) -> dict[str, tuple[Reserved, ...]]:
    """Return the valid reservations of each of these lobbies."""
    rows = await games.reservations(connection, ids, now) if ids else []
    return {id: tuple(Reserved(r["user"], r["name"], r["until"]) for r in rows if r["game"] == id) for id in ids}


async def requested(
    connection: AsyncConnection, present: Mapping[str, Iterable[Row]]
) -> dict[str, tuple[Request, ...]]:
    """Return the open requests to the table in each of these games."""
    rows = await requests.find(connection, requests.open_in(present)) if present else []
    voted = await requests.votes_on(connection, [row["id"] for row in rows]) if rows else []
    return {
        game: tuple(request(row, there, voted) for row in rows if row["game"] == game)
        for game, there in present.items()
    }


def request(row: Row, present: Iterable[Row], voted: Iterable[Row]) -> Request:
    """Build a request from its row, the seats of the game and the votes."""
    people = [r["user"] for r in present if r["user"] is not None]
    return _as(
        Request,
        row,
        user=row["user"] or None,
        since=row["at"],
        asked=frozenset(people if row["asked"] is None else row["asked"]),
        choices={vote["user"]: vote["choice"] for vote in voted if vote["request"] == row["id"]},
        facts=row["facts"] or {},
    )


def done(row: Row, seat: int | None) -> Done:
    """Return an entry of the history as this seat may read it."""
    return _as(
        Done,
        row,
        news=readable(_or_nothing(history.news_of, row), seat),  # type: ignore[arg-type]
        picks=_or_nothing(history.picks_of, row) if row["seat"] == seat else (),  # type: ignore[arg-type]
        taken_back=tuple(row["taken_back"]),
        facts=row["facts"] or {},
    )


def _or_nothing(read: Callable[[Row], tuple[T, ...]], row: Row) -> tuple[T, ...]:
    """Return an entry in readable form, or nothing where it cannot be read, so that the others are shown nevertheless."""
    try:
        return read(row)
    except Unreadable:
        return ()


async def told(connection: AsyncConnection, game: Row, rows: Iterable[Row], seat: int | None) -> tuple[Done, ...]:
    """Return entries of the history as this seat may read them, each with the names of those who held the seats then.

    `game`: the row of the opened game. Entries that cannot be read are left out.
    """
    found = [done(row, seat) for row in rows if row["kind"] != history.UNREAD]
    changes = await history.successions(connection, game["id"]) if found and game["succeeded"] else []
    if not changes:
        return tuple(found)
    # The oldest change after an entry tells who held the seat then.
    return tuple(
        replace(one, names={at: former for number, at, former in reversed(changes) if number > one.number})
        for one in found
    )


def reach(rows: Iterable[Row], game: Game, seat: int) -> tuple[list[Row], Barrier]:
    """Return the entries that `seat` may undo alone, newest first, and what stops it from going further. `rows`: newest first."""
    entries = list(rows)
    steps: list[Row] = []
    for row, older in zip(entries, [*entries[1:], None], strict=True):
        if row["kind"] == history.UNREAD:
            return steps, Barrier("damaged")
        if _new_holder(row, seat):
            return steps, Barrier("answered", seat, done(row, seat))
        if row["kind"] == "correct" and not row["undone"]:
            return steps, Barrier("corrected", None, done(row, seat))
        if row["kind"] not in ("start", "answer", "reopen") or row["undone"]:
            continue
        if row["kind"] == "reopen":
            # The game before this entry holds an answer that somebody has undone since.
            if row["seat"] != seat:
                return steps, Barrier("reopened", row["seat"], done(row, seat))
            continue
        if row["kind"] == "start" or older is None:
            break
        # What a stand-in answered is not the player's to take back, nor is anything from before a successor took the seat.
        if row["seat"] != seat or (row["facts"] or {}).get("by") == "stand-in":
            return steps, Barrier("answered", row["seat"], done(row, seat))
        # In a fork an undo would also undo what others have begun; the seat can only reopen its own lane.
        shared = row["forked"] and not is_solo(game)
        if shared or forked(game) or older["answered"] < game.floor:
            return steps, Barrier("revealed", None, done(row, seat))
        steps.append(row)
    return steps, Barrier("start")


async def turn_of(connection: AsyncConnection, game: str, answer: Row) -> Last:
    """Return the turn to which an answer belongs."""
    begun = None if answer["turn"] == answer["number"] else await history.one(connection, game, answer["turn"])
    return Last((begun or answer)["seat"], answer["turn"], answer["forked"], answer["seat"])


async def position(connection: AsyncConnection, game: str, number: int) -> Game | None:
    """Return the game after an entry, or None where its snapshot cannot be read."""
    try:
        return load(await history.snapshot(connection, game, number))
    except Unreadable:
        return None


def course(snapshots: Iterable[bytes]) -> tuple[View, ...]:
    """Return the public view at the end of each generation, oldest first, and now, without snapshots that cannot be read.

    A finished game shows what is open then.
    """
    games = [game for _, game in ends(enumerate(snapshots))]
    return tuple(view(game, None, afterwards=games[-1].over) for game in games)


def ends(snapshots: Iterable[tuple[int, bytes]]) -> list[tuple[int, Game]]:
    """Return number and game of the last readable snapshot of each generation. `snapshots`: numbered, oldest first.

    The others are not loaded: of a long game that would take a second.
    """
    found: list[tuple[int, Game]] = []
    for _generation, together in groupby(_dated(snapshots), itemgetter(0)):
        for _generation, number, stored in reversed([*together]):
            try:
                game = load(history.decompressed(stored))
            except Unreadable:
                continue
            if found and found[-1][1].table.generation == game.table.generation:
                found.pop()
            found.append((number, game))
            break
    return found


def _dated(snapshots: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, int, bytes]]:
    """Yield the generation of each snapshot, its number and itself, without those that tell none."""
    for number, stored in snapshots:
        with suppress(Unreadable):
            yield generation(history.decompressed(stored)), number, stored


def _new_holder(row: Row, seat: int) -> bool:
    """Return whether a successor took the seat by this entry."""
    facts = row["facts"] or {}
    return row["kind"] == "seat" and facts.get("what") == "successor" and facts["seat"] == seat


def beyond(rows: Iterable[Row], alone: Collection[int], seat: int) -> Iterator[Row]:
    """Yield the entries of `seat` to before which only the table can go back, newest first.

    `rows`: newest first. `alone`: the entries that the seat can undo alone, which are left out.
    """
    gone: set[int] = set()
    for row in rows:
        if _new_holder(row, seat) or row["kind"] == history.UNREAD:
            return
        if row["undone"]:
            continue
        gone.update(row["taken_back"])
        # The game before this entry must not hold anything that was undone later.
        if row["kind"] == "answer" and row["seat"] == seat and row["number"] not in alone:
            if all(row["number"] < number for number in gone):
                yield row


def revealed(rows: Sequence[Row], entry: int) -> bool:
    """Return whether an answer since `entry`, not undone, revealed something hidden.

    `rows`: newest first, one more than the entries in question.
    """
    return any(
        row["number"] >= entry and row["kind"] == "answer" and not row["undone"] and row["floor"] > older["answered"]
        for row, older in pairwise(rows)
    )
