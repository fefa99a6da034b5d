"""Queries on obligations (table `dues`: who owes an answer) and on the outbox (messages to be sent)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.orders import waits_for_order
from bot.store.schema import dues, games, outbox

Row = sa.RowMapping


_ENQUEUE: Final = sa.insert(outbox)
_OWE: Final = sa.insert(dues)
_DISCHARGE: Final = sa.delete(dues).where(
    dues.c.game == sa.bindparam("in_game"), dues.c.seat.in_(sa.bindparam("seats", expanding=True))
)
_HAND_OVER: Final = (
    sa.update(dues)
    .where(dues.c.game == sa.bindparam("in_game"), dues.c.seat == sa.bindparam("of"))
    .values({column.name: sa.bindparam(column.name, type_=column.type) for column in dues.c if column.name != "game"})
)
_FREE: Final = outbox.c.claimed_until.is_(None) | (outbox.c.claimed_until < sa.bindparam("at"))
_UNSAID: Final = (
    (outbox.c.game == sa.bindparam("in_game"))
    & (outbox.c.state == "waiting")
    & outbox.c.kind.in_(sa.bindparam("kinds", expanding=True))
    & _FREE
)
_WITHDRAW: Final = (
    sa.update(outbox)
    .where(_UNSAID)
    .values(state="withdrawn")
    .returning(outbox.c.id, outbox.c.payload, outbox.c.due_at, outbox.c.entry)
)


URGENCY: Final = {"turn": 0, "prompt": 0, "result": 0, "request": 0, "reminder": 1, "nudge": 1}
"""How urgent a message is by its kind: 0 asks or mentions, 1 reminds; all others are 2. The least goes first."""


def row(game: str, kind: str, destination: str, now: datetime, **more: Any) -> dict[str, Any]:
    """Build a row of the outbox. `more`: entry, seat, since, payload, due_at."""
    return {
        "game": game,
        "kind": kind,
        "destination": destination,
        "entry": None,
        "seat": None,
        "since": None,
        "payload": {},
        "state": "waiting",
        "created": now,
        "urgency": URGENCY.get(kind, 2),
        "due_at": now,
        "ready_at": more.get("due_at", now),
        "attempts": 0,
        **more,
    }


async def enqueue(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Insert messages; those for one destination are sent in this order."""
    if rows:
        await connection.execute(_ENQUEUE, rows)


async def withdraw(
    connection: AsyncConnection, game: str, kinds: Collection[str], now: datetime, *where: sa.ColumnElement[bool]
) -> list[Row]:
    """Withdraw all waiting messages of these kinds that nobody is sending; return them, oldest first."""
    query = _WITHDRAW.where(*where) if where else _WITHDRAW
    found = await connection.execute(query, {"in_game": game, "kinds": list(kinds), "at": now})
    return sorted(found.mappings(), key=lambda r: r["id"])


async def withdraw_to(connection: AsyncConnection, game: str, user: int, now: datetime) -> None:
    """Withdraw the direct messages about a game that wait to be sent to a user."""
    kinds = ("prompt", "reminder", "nudge")
    await withdraw(connection, game, kinds, now, outbox.c.destination == f"user:{user}")


async def was_sent(connection: AsyncConnection, game: str, kind: str, entries: Collection[int], now: datetime) -> bool:
    """Return whether a message of this kind about one of these entries was sent or is being sent."""
    saying = (outbox.c.state == "waiting") & (outbox.c.claimed_until >= now)
    query = sa.select(outbox.c.id).where(
        outbox.c.game == game, outbox.c.kind == kind, outbox.c.entry.in_(entries), (outbox.c.state == "sent") | saying
    )
    return (await connection.execute(query.limit(1))).first() is not None


async def sent_turns(connection: AsyncConnection, game: str, since: int) -> list[Row]:
    """Read the sent messages about turns from the entry `since` on, and the last one before it; oldest first."""
    sent = (
        (outbox.c.game == game) & (outbox.c.kind == "turn") & (outbox.c.state == "sent") & outbox.c.message.is_not(None)
    )
    before = sa.select(sa.func.max(outbox.c.id)).where(sent, outbox.c.entry < since).scalar_subquery()
    query = sa.select(outbox.c.message, outbox.c.entry).where(sent, outbox.c.id >= sa.func.coalesce(before, 0))
    return list((await connection.execute(query.order_by(outbox.c.id))).mappings())


async def end_grace(connection: AsyncConnection, game: str, now: datetime) -> bool:
    """Make the message that waits for the end of the grace period due now; return whether there was one."""
    query = sa.update(outbox).where(_UNSAID, outbox.c.due_at > sa.bindparam("at"))
    query = query.values(due_at=sa.bindparam("at"), ready_at=sa.bindparam("at"))
    return bool((await connection.execute(query, {"in_game": game, "kinds": ["turn"], "at": now})).rowcount)


async def owe(connection: AsyncConnection, game: str, rows: Sequence[dict[str, Any]], dropped: Collection[int]) -> None:
    """Insert obligations (all columns but the game) and delete those of the `dropped` seats.

    Where both exist, rows are updated instead: one statement for the usual case that the turn passes from seat to seat.
    """
    left = set(dropped)
    of = {r["seat"]: r["seat"] for r in rows if r["seat"] in left}
    left -= of.keys()
    for r in rows:
        if r["seat"] not in of and left:
            of[r["seat"]] = left.pop()
    if of:
        changed = [{**r, "in_game": game, "of": of[r["seat"]]} for r in rows if r["seat"] in of]
        await connection.execute(_HAND_OVER, changed)
    if new := [{**r, "game": game} for r in rows if r["seat"] not in of]:
        await connection.execute(_OWE, new)
    if left:
        await discharge(connection, game, left)


async def discharge(connection: AsyncConnection, game: str, seats: Collection[int] | None = None) -> None:
    """Delete the obligations of these seats, or of all seats."""
    if seats is None:
        await connection.execute(sa.delete(dues).where(dues.c.game == game))
    else:
        await connection.execute(_DISCHARGE, {"in_game": game, "seats": list(seats)})


async def clocks(connection: AsyncConnection, game: str) -> list[Row]:
    """Read seat, since, arrived and earlier spans of all obligations of a game."""
    query = sa.select(dues.c.seat, dues.c.since, dues.c.arrived, dues.c.earlier).where(dues.c.game == game)
    return list((await connection.execute(query.order_by(dues.c.seat))).mappings())


async def arrived(
    connection: AsyncConnection, game: str, seats: Collection[int], asked: datetime, now: datetime
) -> None:
    """Record that a message which asks these seats, created at `asked`, has arrived.

    The first reminder comes so much later as the question took to arrive.
    """
    owed = (dues.c.game == game) & dues.c.seat.in_(seats) & (dues.c.since <= asked)
    query = sa.select(dues.c.seat, dues.c.since, dues.c.remind_at).where(owed, dues.c.arrived.is_(None))
    for r in (await connection.execute(query)).mappings().all():
        later = r["remind_at"] and r["remind_at"] + (now - r["since"])
        which = sa.update(dues).where(dues.c.game == game, dues.c.seat == r["seat"])
        await connection.execute(which.values(arrived=now, remind_at=later))


async def renew_token(connection: AsyncConnection, game: str, seat: int, token: int) -> None:
    """Give an obligation a new token; since when it is owed does not change."""
    await connection.execute(sa.update(dues).where(dues.c.game == game, dues.c.seat == seat).values(token=token))


CANDIDATES: Final = 8
"""How many ready messages are read for each that may be leased, to choose among."""


class Busy(NamedTuple):
    """What this process is sending: the destinations, the places, and how many messages to each server, of which `share` are allowed."""

    destinations: Collection[str] = ()
    places: Collection[str] = ()
    servers: Mapping[int, int] = {}
    share: int = 1

    def parameters(self, now: datetime, most: int) -> dict[str, Any]:
        """The parameters of the queries for ready messages, of which `most` are read."""
        full = [server for server, n in self.servers.items() if server and n >= self.share]
        return {"now": now, "most": most, "sending": [*self.destinations], "places": [*self.places], "servers": full}


_ahead: Final = outbox.alias("ahead")
_HEAD: Final = (
    sa.select(sa.func.min(_ahead.c.id))
    .where(
        _ahead.c.destination == outbox.c.destination,
        _ahead.c.state == "waiting",
        _ahead.c.due_at <= sa.bindparam("now"),
    )
    .correlate(outbox)
    .scalar_subquery()
)
_head: Final = outbox.alias("head")
PLACE: Final = sa.case(
    (_head.c.destination.startswith("user:"), _head.c.destination),
    else_=sa.cast(sa.func.coalesce(games.c.thread, games.c.channel), sa.String),
).label("place")
"""Where a message is sent, by Discord's limits: a user, or the thread or channel of the game."""
_SERVER: Final = sa.case((_head.c.destination.startswith("user:"), 0), else_=games.c.guild).label("server")
_STILL: Final = sa.exists().where(
    dues.c.game == _head.c.game, dues.c.seat == _head.c.seat, dues.c.since == _head.c.since
)
_READY: Final = (
    sa.select(_head, PLACE, _SERVER, _STILL.label("still"))
    .select_from(outbox)
    .join(_head, _head.c.id == _HEAD)
    .join(games, games.c.id == _head.c.game)
    .where(
        outbox.c.state == "waiting",
        outbox.c.ready_at <= sa.bindparam("now"),
        _head.c.ready_at <= sa.bindparam("now"),
        outbox.c.destination.not_in(sa.bindparam("sending", expanding=True)),
        PLACE.not_in(sa.bindparam("places", expanding=True)),
        _SERVER.not_in(sa.bindparam("servers", expanding=True)),
        ~waits_for_order(_head),
    )
    .order_by(outbox.c.urgency, outbox.c.ready_at, outbox.c.id)
    .limit(sa.bindparam("most", type_=sa.Integer))
)
"""The oldest due message of each destination that may be sent now, by the most urgent one there; some more than once.

A message about a turn waits until the order that answers for its player has fired or was stopped.
"""
_CLAIM: Final = _READY.with_for_update(of=_head, skip_locked=True)
# Rows that another transaction has locked are skipped and found again soon; waiting for them could be a deadlock.
_TAKE: Final = (
    sa.update(outbox)
    .where(outbox.c.id.in_(sa.bindparam("ids", expanding=True)))
    .values(claimed_until=sa.bindparam("until"), ready_at=sa.bindparam("until"))
)


async def any_ready(connection: AsyncConnection, now: datetime, busy: Busy) -> bool:
    """Return whether any message is ready to be sent."""
    return (await connection.execute(_READY, busy.parameters(now, 1))).first() is not None


async def claim(connection: AsyncConnection, now: datetime, lease: timedelta, limit: int, busy: Busy) -> list[Row]:
    """Lease up to `limit` messages: the oldest due one of each destination that no other process has leased, urgent ones first.

    One at a time goes to one place, and `busy.share` to one server, so that a long queue of one holds nobody else's up. A message
    about an obligation that no longer exists is withdrawn.
    """
    found = list((await connection.execute(_CLAIM, busy.parameters(now, CANDIDATES * limit))).mappings())
    untrue = {r["id"] for r in found if r["since"] is not None and not r["still"]}
    if untrue:
        await connection.execute(sa.update(outbox).where(outbox.c.id.in_(untrue)).values(state="withdrawn"))
        return await claim(connection, now, lease, limit, busy)
    taken: dict[str, Row] = {}
    servers = Counter(busy.servers)
    for r in found:
        if len(taken) < limit and r["place"] not in taken and (servers[r["server"]] < busy.share or not r["server"]):
            taken[r["place"]] = r
            servers[r["server"]] += 1
    if taken:
        await connection.execute(_TAKE, {"ids": [r["id"] for r in taken.values()], "until": now + lease})
    return list(taken.values())


async def games_waiting_for(connection: AsyncConnection, destination: str) -> list[str]:
    """Return the games that have a message waiting for this destination."""
    query = sa.select(outbox.c.game).where(outbox.c.destination == destination, outbox.c.state == "waiting")
    return list((await connection.execute(query.distinct())).scalars())


async def renew_lease(connection: AsyncConnection, id: int, until: datetime) -> None:
    """Renew the lease of a message that is still being sent."""
    await connection.execute(_TAKE, {"ids": [id], "until": until})


async def record(connection: AsyncConnection, id: int, **values: Any) -> None:
    """Release the lease of a message and record the result. `values`: columns such as state, message, retry_at."""
    if "retry_at" in values:
        values["ready_at"] = values["retry_at"]
    await connection.execute(sa.update(outbox).where(outbox.c.id == id).values(claimed_until=None, **values))


async def mark_gone(connection: AsyncConnection, row: Row, *, all: bool) -> list[Row]:
    """Mark a message as undeliverable (gone), with `all` also every message waiting for its destination; return the rows."""
    which = (outbox.c.destination == row["destination"]) & (outbox.c.state == "waiting") if all else sa.false()
    query = sa.update(outbox).where((outbox.c.id == row["id"]) | which).values(state="gone", claimed_until=None)
    columns = (outbox.c.id, outbox.c.game, outbox.c.kind, outbox.c.seat, outbox.c.since, outbox.c.payload)
    done = query.returning(*columns)
    return sorted((await connection.execute(done)).mappings(), key=lambda r: r["id"])


async def previous_message(connection: AsyncConnection, prompt: Row) -> int | None:
    """Return the Discord message of the previous prompt of the same player and generation, or None."""
    query = sa.select(outbox.c.message, outbox.c.payload).where(
        outbox.c.game == prompt["game"],
        outbox.c.kind == "prompt",
        outbox.c.destination == prompt["destination"],
        outbox.c.state == "sent",
        outbox.c.id < prompt["id"],
    )
    found = (await connection.execute(query.order_by(outbox.c.id.desc()).limit(1))).mappings().first()
    same = found is not None and found["payload"].get("generation") == prompt["payload"].get("generation")
    return found["message"] if found is not None and same else None


def _delayed(now: datetime, guild: int | None) -> sa.ColumnElement[bool]:
    """The condition that a message failed and waits for its next attempt, in a server or (None) anywhere."""
    failed = (outbox.c.state == "waiting") & outbox.c.failed_at.is_not(None) & (outbox.c.retry_at > now)
    there = outbox.c.game.in_(sa.select(games.c.id).where(games.c.guild == guild)) if guild is not None else sa.true()
    return failed & there


async def delayed(connection: AsyncConnection, now: datetime, guild: int | None) -> bool:
    """Return whether a message that failed waits for its next attempt, in a server or (None) anywhere."""
    return (await connection.execute(sa.select(outbox.c.id).where(_delayed(now, guild)).limit(1))).first() is not None


async def hasten(connection: AsyncConnection, now: datetime, guild: int | None) -> int:
    """Try again at once what failed, in a server or (None) anywhere; return how many messages that are."""
    return (
        await connection.execute(sa.update(outbox).where(_delayed(now, guild)).values(retry_at=now, ready_at=now))
    ).rowcount


async def asks_soon(connection: AsyncConnection, game: str) -> bool:
    """Return whether a message that asks players of a game waits to be sent."""
    asking = outbox.c.kind.in_(("turn", "prompt"))
    query = sa.select(outbox.c.id).where(outbox.c.game == game, outbox.c.state == "waiting", asking)
    return (await connection.execute(query.limit(1))).first() is not None


async def prune(connection: AsyncConnection, before: datetime, most: int) -> int:
    """Delete up to `most` settled messages due before `before`, but keep those that a running game still looks up."""
    running = outbox.c.game.in_(sa.select(games.c.id).where(games.c.state == "running"))
    asked_about = (outbox.c.state == "sent") & outbox.c.kind.in_(("turn", "prompt")) & running
    old = (
        sa.select(outbox.c.id)
        .where(outbox.c.state.in_(("sent", "withdrawn", "gone", "failed")), outbox.c.due_at < before, ~asked_about)
        .limit(most)
    )
    return (await connection.execute(sa.delete(outbox).where(outbox.c.id.in_(old)))).rowcount


async def turn_messages(connection: AsyncConnection, game: str, since: datetime) -> list[Row]:
    """Read the messages about turns, waiting or sent, created since then."""
    query = sa.select(outbox).where(
        outbox.c.game == game,
        outbox.c.kind == "turn",
        outbox.c.state.in_(("waiting", "sent")),
        outbox.c.created >= since,
    )
    return list((await connection.execute(query.order_by(outbox.c.id))).mappings())


async def due(connection: AsyncConnection, game: str, seat: int) -> Row | None:
    """Read what a seat owes, or None."""
    query = sa.select(dues).where(dues.c.game == game, dues.c.seat == seat)
    return (await connection.execute(query)).mappings().first()


async def next_due(connection: AsyncConnection, now: datetime) -> datetime | None:
    """Return when the next message becomes ready that is not so yet, first attempt or retry, or None."""
    later = sa.select(sa.func.min(outbox.c.ready_at)).where(
        outbox.c.state == "waiting", outbox.c.urgency == sa.bindparam("urgency"), outbox.c.ready_at > now
    )
    found = [(await connection.execute(later, {"urgency": urgency})).scalar_one() for urgency in range(3)]
    return min((at for at in found if at is not None), default=None)
