"""Rows of the store made into what anybody, or one person, may read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, requests
from bot.tables.live import forked, readable
from bot.tables.values import Barrier, Done, Request, Reserved, Rules, Seated, Status
from engine import load
from engine.core import Game
from engine.view import View, view

Row = Mapping[Any, Any]
T = TypeVar("T")


def _as(kind: type[T], row: Row, **more: Any) -> T:
    """The columns of a row under the names that they have there, and what is not one of them."""
    columns = {name: row[name] for name in _names(kind) if name not in more and name in row}
    return kind(**columns, **more)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


async def statuses(
    connection: AsyncConnection, rows: Sequence[Row], generations: Mapping[str, int | None], now: datetime
) -> tuple[Status, ...]:
    """What is public about these games, in the same order; one whose generation is None cannot be read."""
    present: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    if not rows:
        return ()
    for r in await games.present(connection, list(present)):
        present[r["game"]].append(r)
    asked = await requested(connection, {row["id"]: present[row["id"]] for row in rows if row["requested"]})
    kept = await reserved(connection, [row["id"] for row in rows if row["state"] == "lobby"], now)
    return tuple(
        status(
            row,
            there,
            owing(there),
            generations.get(row["id"], 0),
            asked.get(row["id"], ()),
            kept.get(row["id"], ()),
        )
        for row, there in ((row, present[row["id"]]) for row in rows)
    )


def rules(row: Row) -> Rules:
    """What was agreed in the lobby; raises where another version of the program wrote what this one does not know."""
    return Rules.model_validate(row["rules"])


def status(
    row: Row,
    present: Sequence[Row],
    owing: Mapping[int, datetime],
    generation: int | None,
    requests: Sequence[Request] = (),
    reserved: Sequence[Reserved] = (),
) -> Status:
    """What is public about a game."""
    return _as(
        Status,
        row,
        rules=rules(row) if generation is not None else Rules(),
        seats=tuple(_as(Seated, r, name=r["called"], closed=bool(r["closed"])) for r in present),
        owing=dict(owing),
        generation=generation or 0,
        unreadable=generation is None,
        requests=tuple(requests),
        reserved=tuple(reserved),
    )


def owing(present: Iterable[Row]) -> dict[int, datetime]:
    """Who owes an answer, by seat, and since when."""
    return {r["seat"]: r["since"] for r in present if r["since"] is not None}


async def reserved(connection: AsyncConnection, ids: Collection[str], now: datetime) -> dict[str, tuple[Reserved, ...]]:
    """For whom seats are reserved in these lobbies."""
    rows = await games.reservations(connection, ids, now) if ids else []
    return {id: tuple(Reserved(r["user"], r["name"], r["until"]) for r in rows if r["game"] == id) for id in ids}


async def requested(
    connection: AsyncConnection, present: Mapping[str, Iterable[Row]]
) -> dict[str, tuple[Request, ...]]:
    """What is asked of the whole table in these games, and not decided."""
    rows = await requests.found(connection, requests.open_in(present)) if present else []
    voted = await requests.voted(connection, [row["id"] for row in rows]) if rows else []
    return {
        game: tuple(request(row, there, voted) for row in rows if row["game"] == game)
        for game, there in present.items()
    }


def request(row: Row, present: Iterable[Row], voted: Iterable[Row]) -> Request:
    """Something asked of those who sit there, with what they have said to it."""
    said = {vote["user"]: vote["agrees"] for vote in voted if vote["request"] == row["id"]}
    agreed = frozenset(user for user, agrees in said.items() if agrees)
    return _as(
        Request,
        row,
        since=row["at"],
        agreed=agreed,
        refused=frozenset(said) - agreed,
        missing=frozenset(r["user"] for r in present if r["user"] is not None) - agreed,
    )


def done(row: Row, seat: int | None) -> Done:
    """An entry of the history as this seat may read it."""
    return _as(
        Done,
        row,
        news=readable(history.news_of(row), seat),  # type: ignore[arg-type]
        picks=history.picks_of(row) if row["seat"] == seat else (),  # type: ignore[arg-type]
        taken_back=tuple(row["taken_back"]),
    )


def reach(rows: Iterable[Row], game: Game, seat: int) -> tuple[list[Row], Barrier]:
    """The entries that `seat` may take back alone, newest first, and what stands in the way of the next; `rows` newest first."""
    entries = list(rows)
    steps: list[Row] = []
    for row, older in zip(entries, [*entries[1:], None], strict=True):
        if row["kind"] in ("undo", "agreed") or row["undone"]:
            continue
        if row["kind"] == "reopen":
            # The game before it holds an answer that somebody else has taken back since.
            if row["seat"] != seat:
                return steps, Barrier("reopened", row["seat"], done(row, seat))
            continue
        if row["kind"] == "start" or older is None:
            break
        if row["seat"] != seat:
            return steps, Barrier("answered", row["seat"], done(row, seat))
        # While several choose, going back would take along what others have begun: one's own lane is reopened instead.
        if row["forked"] or forked(game) or older["answered"] < game.floor:
            return steps, Barrier("revealed", None, done(row, seat))
        steps.append(row)
    return steps, Barrier("start")


def seen(snapshot: bytes) -> View:
    """What anybody could see then."""
    return view(load(snapshot), None)


def course(snapshots: Iterable[bytes]) -> tuple[View, ...]:
    """The end of each generation, oldest first, and what is now, as anybody may know it who looks back from now."""
    ends: list[Game] = []
    for stored in snapshots:
        game = load(history.saved(stored))
        if ends and ends[-1].table.generation == game.table.generation:
            ends.pop()
        ends.append(game)
    return tuple(view(end, None, afterwards=ends[-1].over) for end in ends)


def beyond(rows: Iterable[Row], alone: Collection[int], seat: int) -> Iterator[Row]:
    """The entries of `seat` before which the whole table could go back, but for those of `alone`; newest first, as `rows` are."""
    gone: set[int] = set()
    for row in rows:
        if row["undone"]:
            continue
        gone.update(row["taken_back"])
        # The game before it must not hold what somebody has taken back since.
        if row["kind"] == "answer" and row["seat"] == seat and row["number"] not in alone:
            if all(row["number"] < number for number in gone):
                yield row
