"""Queries on the data of one user: exporting it, and erasing it."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import pages, post
from bot.store.columns import UnreadableCell, readable, readable_rows
from bot.store.games import lock as lock_games
from bot.store.history import picks_of
from bot.store.schema import (
    ACTS,
    analyses,
    blocked_users,
    blocks,
    commits,
    followers,
    games,
    letters,
    notes,
    orders,
    outbox,
    reports,
    requests,
    reserved,
    results,
    scores,
    seats,
    shown_results,
    sketches,
    tenures,
    users,
    vacations,
    votes,
    wins,
    wishes,
)
from engine.codec import Unreadable

FINISHED: Final = games.c.state.in_(("over", "ended"))
OWN: Final = (
    users,
    vacations,
    notes,
    orders,
    letters,
    reserved,
    reports,
    wins,
    shown_results,
    followers,
    wishes,
    blocks,
)
"""The tables whose rows of a user are deleted with the user."""
LEFT_OUT: Final = {
    "orders": ("interaction",),
    "requests": ("asked", "facts"),
    "reports": ("interaction",),
    "seats": ("waited",),
}
"""What an export leaves out of a table: numbers of the program's own, and what may name other people."""
UNREAD: Final = ""
"""What is left in a cell of a vote that cannot be read, and may name a user: nobody can read it now either, so the vote is closed later."""
NAMING: Final = ("seat", "admin", "damaged")
"""The kinds of entries whose facts name people."""


class SeatCounts(NamedTuple):
    """In how many lobbies and games somebody has a seat."""

    lobbies: int
    running: int
    alone: int
    """The number of running games in which nobody else plays."""
    finished: int
    reserved: int
    """The number of lobbies in which a seat is reserved for them."""


async def seat_counts(connection: AsyncConnection, user: int, now: datetime) -> SeatCounts:
    """Count the seats of a user."""
    others = seats.alias()
    company = sa.exists().where(others.c.game == games.c.id, others.c.user.is_not(None), others.c.user != user)
    query = sa.select(games.c.state, company.label("company")).join(seats, seats.c.game == games.c.id)
    rows = readable(await connection.execute(query.where(seats.c.user == user)))
    states = [row.state for row in rows]
    alone = sum(row.state == "running" and not row.company for row in rows)
    kept = sa.select(sa.func.count()).select_from(reserved.join(games, games.c.id == reserved.c.game))
    theirs = kept.where(reserved.c.user == user, reserved.c.until > now, games.c.state == "lobby")
    return SeatCounts(
        lobbies=states.count("lobby"),
        running=states.count("running"),
        alone=alone,
        finished=states.count("over") + states.count("ended"),
        reserved=(await connection.execute(theirs)).scalar_one(),
    )


async def export(connection: AsyncConnection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Read all data of a user by table, without what belongs to others."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (*OWN, blocked_users, seats, tenures, requests, votes):
        columns = [column for column in table.c if column.name not in LEFT_OUT.get(table.name, ())]
        found[table.name] = await _rows(connection, sa.select(*columns).where(table.c.user == user))
    of_seat = (seats.c.game == scores.c.game) & (seats.c.seat == scores.c.seat)
    result = [results.c.how, results.c.ended, results.c.map, results.c.players, results.c.generations, results.c.rated]
    joined = scores.join(seats, of_seat).join(results, results.c.game == scores.c.game)
    own = sa.select(*scores.c, *result).select_from(joined).where(seats.c.user == user)
    found["results"] = await _rows(connection, own)
    known = [games.c.id, games.c.guild, games.c.channel, games.c.thread, games.c.name, games.c.state, games.c.created]
    for order in found["orders"]:
        order["actions"] = [action["picks"] for action in msgspec.json.decode(order["actions"])["actions"]]
    at = (seats.c.game == sketches.c.game) & (seats.c.seat == sketches.c.seat)
    half = sa.select(sketches.c.game, sketches.c.picks).join(seats, at).where(seats.c.user == user)
    composed = [{"game": row["game"], "picks": picks_of(row)} for row in await _rows(connection, half)]
    found["composed"] = [one for one in composed if one["picks"]]
    at = (seats.c.game == analyses.c.game) & (seats.c.seat == analyses.c.seat)
    looked = sa.select(analyses.c.game, analyses.c.found).join(seats, at).where(seats.c.user == user)
    found["analyses"] = [
        {"game": row["game"], **_decisions(row["found"])} for row in await _rows(connection, looked) if row["found"]
    ]
    mine = games.c.id.in_([row["game"] for name in ("seats", "tenures") for row in found[name]])
    hosted = (games.c.host == user).label("host")
    found["games"] = await _rows(connection, sa.select(*known, hosted).where(mine | (games.c.host == user)))
    sent = [outbox.c.game, outbox.c.kind, outbox.c.state, outbox.c.created, outbox.c.sent_at, outbox.c.message]
    found["messages"] = await _rows(connection, sa.select(*sent).where(post.to_user(user)))
    found["acts"] = [
        {"game": game, "entry": number, "at": at, "what": facts.get("what", kind)}
        for game, number, kind, at, facts in await _acts(connection, user)
    ]
    found["answers"] = []
    for game, seat, after, until in await _terms(connection, user):
        found["answers"] += await _answers(connection, game, seat, after, until)
    return found


def _decisions(found: bytes) -> dict[str, Any]:
    """Return the analysis of a seat's decisions without the positions; empty where it cannot be read."""
    try:
        said = msgspec.json.decode(zlib.decompress(found))
        return {kind: [{**one, "copy": None} for one in said[kind]] for kind in ("costliest", "best")}
    except (zlib.error, msgspec.DecodeError, KeyError, TypeError):
        return {}


async def _rows(connection: AsyncConnection, query: sa.Executable) -> list[dict[str, Any]]:
    return [dict(row) for row in readable_rows(await connection.execute(query))]


async def _acts(connection: AsyncConnection, user: int) -> list[Any]:
    """Read the entries that record acts of a user as a manager of the server."""
    columns = commits.c.game, commits.c.number, commits.c.kind, commits.c.at, commits.c.facts
    rows = await connection.execute(sa.select(*columns).where(sa.text(ACTS)).order_by(commits.c.game, commits.c.number))
    return [row for row in readable(rows) if (row.facts or {}).get("by") == user]


async def _terms(connection: AsyncConnection, user: int) -> list[tuple[str, int, Any, Any]]:
    """Return the periods in which a user had a seat: game, seat, the moments of its begin and end; None for an open end."""
    found: list[tuple[str, int, Any, Any]] = []
    for table in (seats, tenures):
        until = tenures.c.until if table is tenures else sa.null()
        mine = sa.select(table.c.game, table.c.seat, until.label("until")).where(table.c.user == user)
        for game, seat, end in readable(await connection.execute(mine)):
            found.append((game, seat, await _begin(connection, game, seat, end), end))
    return found


async def _begin(connection: AsyncConnection, game: str, seat: int, end: Any) -> Any:
    """Return when the former holder of a seat left it, or None."""
    query = sa.select(sa.func.max(tenures.c.until)).where(tenures.c.game == game, tenures.c.seat == seat)
    return (await connection.execute(query if end is None else query.where(tenures.c.until < end))).scalar_one()


async def _answers(connection: AsyncConnection, game: str, seat: int, after: Any, until: Any) -> list[dict[str, Any]]:
    query = sa.select(commits.c.number, commits.c.kind, commits.c.at, commits.c.undone, commits.c.picks)
    query = query.where(commits.c.game == game, commits.c.seat == seat)
    query = query if after is None else query.where(commits.c.at > after)
    query = query if until is None else query.where(commits.c.at <= until)
    rows = readable_rows(await connection.execute(query.order_by(commits.c.number)))
    kept = ("kind", "at", "undone")
    return [
        {"game": game, "entry": r["number"], **{name: r[name] for name in kept}, "picks": _answered(r)} for r in rows
    ]


def _answered(row: sa.RowMapping) -> Any:
    try:
        return picks_of(row)
    except Unreadable:
        return None


# --- forgetting -------------------------------------------------------------------------------------------------------


def _anonymous() -> int:
    """Return an id that no user has.

    Each game gets another one, so that acts in several games cannot be connected.
    """
    return -secrets.randbits(52) - 1


def is_forgotten(user: int | None) -> bool:
    """Return whether this holder of a seat has been forgotten: such an id no user has."""
    return user is not None and user < 0


async def open_games(connection: AsyncConnection, user: int) -> list[str]:
    """Return the lobbies and running games in which a user has a seat or a reservation, or that they host.

    Games that are set aside are left out, since nothing can be done at their tables.
    """
    sits = [games.c.id.in_(sa.select(table.c.game).where(table.c.user == user)) for table in (seats, reserved)]
    there = games.c.state.in_(("lobby", "running"))
    query = sa.select(games.c.id).where(there, sa.or_(*sits, games.c.host == user)).order_by(games.c.id)
    return readable((await connection.execute(query)).scalars())


async def erase(connection: AsyncConnection, user: int, neutral: str, left: Collection[str], now: datetime) -> None:
    """Forget a user who sits at no open game any more. `neutral` is the name that stands for theirs, before the number of the seat.

    `left`: the games that they have just left, whose messages may still name them. Of a game that is set aside their seat is nobody's
    from now on, and is left once the game goes on (`is_forgotten`).

    What belongs to games stays, under an id that no user has. In running games that they have left the id itself stays, so that
    they do not take another seat there; `erase_finished` forgets it when the game is over.
    """
    there = (
        sa.select(seats.c.game)
        .where(seats.c.user == user)
        .union(sa.select(tenures.c.game).where(tenures.c.user == user))
    )
    ids = {game: _anonymous() for game in readable((await connection.execute(there)).scalars())}
    # What writes a history anew meanwhile, as shortening does, would write the name anew.
    await lock_games(connection, {*ids, *left, *(act.game for act in await _acts(connection, user))})
    await _erase_names(connection, user, neutral)
    await _erase_votes(connection, user, ids)
    for game, as_user in ids.items():
        await _erase_in(connection, game, user, as_user, neutral, now)
    await _erase_in_messages(connection, user, [*ids, *left])
    await pages.withdraw(connection, [*ids, *left])
    running = tenures.c.game.in_(sa.select(games.c.id).where(~FINISHED))
    await connection.execute(sa.update(tenures).where(tenures.c.user == user, running).values(forgotten=True))
    await connection.execute(sa.update(games).where(games.c.host == user).values(host=0))
    await connection.execute(sa.delete(outbox).where(post.to_user(user)))
    for table in OWN:
        await connection.execute(sa.delete(table).where(table.c.user == user))
    await connection.execute(sa.delete(blocks).where(blocks.c.other == user))


async def _erase_in_messages(connection: AsyncConnection, user: int, of_games: Sequence[str]) -> None:
    """Take a user out of what messages about these games are made of, and let those that were sent be made anew."""
    ended = outbox.c.game.in_(of_games) & (outbox.c.kind == "ended")
    for id, payload in readable(await connection.execute(sa.select(outbox.c.id, outbox.c.payload).where(ended))):
        if payload.get("by") == user:
            await connection.execute(sa.update(outbox).where(outbox.c.id == id).values(payload={**payload, "by": None}))
    sent = outbox.c.game.in_(of_games) & outbox.c.kind.in_(post.MADE_ANEW) & (outbox.c.state == "sent")
    query = sa.select(outbox.c.id, outbox.c.message, outbox.c.payload).where(sent)
    for id, message, payload in readable(await connection.execute(query)):
        anew = {"state": "waiting", "claimed_until": None, "ready_at": outbox.c.due_at}
        anew["payload"] = {**payload, "message": message}
        await connection.execute(sa.update(outbox).where(outbox.c.id == id).values(anew))


async def _erase_in(
    connection: AsyncConnection, game: str, user: int, as_user: int, neutral: str, now: datetime
) -> None:
    """Replace a user in one game by another id and a neutral name."""
    query = sa.select(FINISHED, games.c.state == "-running").where(games.c.id == game)
    finished, stands_still = (await connection.execute(query)).one()
    for table in (seats, tenures):
        mine = (table.c.game == game) & (table.c.user == user)
        seat = (await connection.execute(sa.select(table.c.seat).where(mine))).scalar_one_or_none()
        if seat is None:
            continue
        values: dict[str, Any] = {"name": neutral if isinstance(seat, UnreadableCell) else numbered(neutral, seat)}
        if finished or table is seats:
            values["user"] = as_user
        if table is seats:
            values |= {"shows": None, "lessons": None}
        await connection.execute(sa.update(table).where(mine).values(**values))
        if table is seats and stands_still:
            left = {"game": game, "user": user, "seat": seat, "name": values["name"], "until": now}
            await connection.execute(sa.insert(tenures).values(**left))
        if table is seats and not isinstance(seat, UnreadableCell):
            for own in (sketches, analyses):
                await connection.execute(sa.delete(own).where(own.c.game == game, own.c.seat == seat))


def numbered(neutral: str, seat: int) -> str:
    """Return the neutral name for the holder of this seat; robots of one table need different names."""
    return f"{neutral} {seat + 1}"[:100]


async def _erase_votes(connection: AsyncConnection, user: int, ids: dict[str, int]) -> None:
    """Replace a user in all votes by the id of the game in `ids`, to which it adds games that have none yet."""
    named = sa.cast(requests.c.asked, sa.Text).contains(str(user)) | sa.cast(requests.c.facts, sa.Text).contains(
        str(user)
    )
    voted = requests.c.id.in_(sa.select(votes.c.request).where(votes.c.user == user))
    query = sa.select(requests.c.id, requests.c.game, requests.c.user, requests.c.asked, requests.c.facts)
    for row in list(await connection.execute(query.where((requests.c.user == user) | named | voted))):
        new = ids.setdefault(row.game, _anonymous())
        known = {} if isinstance(row.facts, UnreadableCell) else row.facts or {}
        facts = {name: _replaced(value, user, new) for name, value in known.items()}
        if facts.get("to") == new:
            facts["name"] = "?"
        values = {
            "user": new if row.user == user else row.user,
            "asked": _replaced(row.asked, user, new),
            "facts": UNREAD if isinstance(row.facts, UnreadableCell) else facts if row.facts is not None else None,
        }
        await connection.execute(sa.update(requests).where(requests.c.id == row.id).values(**values))
        await connection.execute(
            sa.update(votes).where(votes.c.request == row.id, votes.c.user == user).values(user=new)
        )


def _replaced(value: Any, user: int, new: int) -> Any:
    """Return a value of a request, possibly an id or a list of ids, with a user's id replaced."""
    if isinstance(value, UnreadableCell):
        return UNREAD
    if isinstance(value, list):
        return [_replaced(one, user, new) for one in value]
    return new if value == user else value


async def _erase_names(connection: AsyncConnection, user: int, neutral: str) -> None:
    """Replace a user's name in log entries about managers and about seats that passed to somebody else."""
    for game, number, _kind, _at, facts in await _acts(connection, user):
        await _note(connection, game, number, {**facts, "by": 0, "name": "?"})
    for game, seat, _after, _until in await _terms(connection, user):
        chain = sa.select(tenures.c.user).where(tenures.c.game == game, tenures.c.seat == seat)
        before = list((await connection.execute(chain.order_by(tenures.c.until))).scalars())
        place = before.index(user) if user in before else len(before)
        rows = sa.select(commits.c.number, commits.c.facts).where(commits.c.game == game, commits.c.kind.in_(NAMING))
        after = 0  # times that the seat has changed hands
        for number, facts in list(await connection.execute(rows.order_by(commits.c.number))):
            if (facts or {}).get("seat") != seat:
                continue
            changed = _renamed(facts, place - after, numbered(neutral, seat))
            after += facts.get("what") == "successor"
            if changed != facts:
                await _note(connection, game, number, changed)


def _renamed(facts: Mapping[str, Any], to_come: int, name: str) -> dict[str, Any]:
    """Return facts of a seat with a neutral name for the holder after `to_come` further changes of hands; 0: the present one."""
    match facts.get("what"), to_come:
        case "successor", 0:
            return {**facts, "former": name}
        case "successor", 1:
            return {**facts, "name": name}
        case "seat", 1:
            return {**facts, "to": name}
        case _:
            return dict(facts)


async def _note(connection: AsyncConnection, game: str, number: int, facts: Mapping[str, Any]) -> None:
    entry = sa.update(commits).where(commits.c.game == game, commits.c.number == number)
    await connection.execute(entry.values(facts=dict(facts)))


async def erase_finished(connection: AsyncConnection) -> int:
    """Erase the ids that had to stay while a game was running and whose game is over; return how many."""
    over = sa.exists().where(games.c.id == tenures.c.game, FINISHED)
    query = sa.select(tenures.c.game, tenures.c.user).where(tenures.c.forgotten, over)
    found: Sequence[Any] = list(await connection.execute(query))
    for game, user in found:
        mine = (tenures.c.game == game) & (tenures.c.user == user)
        await connection.execute(sa.update(tenures).where(mine).values(user=_anonymous(), forgotten=False))
    return len(found)
