"""Queries on obligations (table `dues`: who owes an answer) and on the outbox (messages to be sent)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import readable, readable_rows
from bot.store.destination import Destination
from bot.store.schema import dues, games, outbox

Row = sa.RowMapping


_READY: Final = "messages ready"
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
_OWED: Final = sa.update(dues).where(dues.c.game == sa.bindparam("in_game"), dues.c.seat == sa.bindparam("of"))
"""What is given beside these two parameters, by the names of columns, is set."""
_TELL: Final = _OWED.values(arrived=sa.bindparam("arrived"), remind_at=sa.bindparam("remind_at"))
_UNTOLD: Final = sa.select(dues.c.seat, dues.c.since, dues.c.remind_at).where(
    dues.c.game == sa.bindparam("in_game"),
    dues.c.seat.in_(sa.bindparam("seats", expanding=True)),
    dues.c.since <= sa.bindparam("asked"),
    dues.c.arrived.is_(None),
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


class Kind(NamedTuple):
    """What the queue has to know of a kind of message.

    `urgency`: 0 asks or mentions, 1 reminds; all others are 2. The least goes first. `holds_up`: when one that Discord has refused holds up
    later ones of its game: always, never, or only until the game has a thread of its own, which the message opens. `retries`: how often
    one is tried again, where the next one of its kind says the same; None for as long as any message is. `asks`: whether it asks in public,
    so that nothing else asks where it is given up.
    """

    urgency: int = 2
    holds_up: Literal["always", "never", "threadless"] = "always"
    retries: int | None = None
    asks: bool = False


USUAL: Final = Kind()
KINDS: Final[Mapping[str, Kind]] = {
    "turn": Kind(0, asks=True),
    "prompt": Kind(0),
    "result": Kind(0),
    "request": Kind(0),
    "invite": Kind(0),
    "call": Kind(0),
    "reminder": Kind(1),
    "nudge": Kind(1),
    # It stands in the channel, and what follows it in the thread.
    "lobby": Kind(holds_up="threadless"),
    # It only adds a picture to a message that was sent.
    "points": Kind(holds_up="never"),
    # It only edits older messages, and a mention may wait behind it.
    "struck": Kind(holds_up="never"),
    # The next one edits the same Discord message and shows all of it, and a mention may wait behind it.
    "log": Kind(retries=2),
}
"""The kinds of messages that are in some way not `USUAL`."""
REMINDING: Final = 1
GONE_WITH_GAME: Final = ("withdrawn", "aside")
"""The states of a message that was being sent when its game ended or was set aside."""
MADE_ANEW: Final = ("replay", "hindsight")
"""The kinds of messages that name people for good: they are made anew where somebody of their game is forgotten."""
URGENCIES: Final = (0, REMINDING, 2)


def kind_of(row: Mapping[Any, Any]) -> Kind:
    """Return what the queue has to know of a message."""
    return KINDS.get(row["kind"], USUAL)


def row(game: str, kind: str, now: datetime, *, to: Destination | None = None, **more: Any) -> dict[str, Any]:
    """Build a row of the outbox. `to`: None for the game that it is about. `more`: entry, seat, since, payload, due_at."""
    return {
        "game": game,
        "kind": kind,
        "destination": str(to or Destination(game=game)),
        "entry": None,
        "seat": None,
        "since": None,
        "payload": {},
        "state": "waiting",
        "created": now,
        "urgency": KINDS.get(kind, USUAL).urgency,
        "due_at": now,
        "ready_at": more.get("due_at", now),
        "attempts": 0,
        **more,
    }


def to_user(user: int) -> sa.ColumnElement[bool]:
    """Return the condition that a message goes to a user."""
    return outbox.c.destination == str(Destination(user=user))


def games_of(row: Mapping[Any, Any]) -> set[str]:
    """Return the games that a message is about: a reminder names several."""
    return {said["game"] for said in (row, *row["payload"].get("dues", ()))}


def note_ready(connection: AsyncConnection) -> None:
    """Note that a transaction may have made messages ready to be sent, now or later."""
    connection.info[_READY] = True


def take_ready(connection: AsyncConnection) -> bool:
    """Return whether a transaction may have made messages ready to be sent; asked once, at its end."""
    # What a transaction that failed has noted stays for the next one of its connection, which brings a look too many.
    return connection.info.pop(_READY, False)


async def enqueue(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Insert messages; those for one destination are sent in this order."""
    if rows:
        await connection.execute(_ENQUEUE, rows)
        note_ready(connection)


async def withdraw(
    connection: AsyncConnection, game: str, kinds: Collection[str], now: datetime, *where: sa.ColumnElement[bool]
) -> list[Row]:
    """Withdraw all waiting messages of these kinds that nobody is sending; return them, oldest first."""
    query = _WITHDRAW.where(*where) if where else _WITHDRAW
    found = await connection.execute(query, {"in_game": game, "kinds": list(kinds), "at": now})
    note_ready(connection)  # what waits behind them may go now
    return sorted(readable_rows(found), key=lambda r: r["id"])


async def withdraw_all(connection: AsyncConnection, game: str, now: datetime) -> None:
    """Withdraw all waiting messages of a game, whether somebody tries to send them or not."""
    waiting = (outbox.c.game == game) & (outbox.c.state == "waiting")
    await remind_of_others(connection, game, now)
    await connection.execute(sa.update(outbox).where(waiting).values(state="withdrawn"))


async def remind_of_others(
    connection: AsyncConnection, game: str, now: datetime, *where: sa.ColumnElement[bool]
) -> None:
    """Let the other games be reminded of anew that a waiting reminder names: it is about to go with this game, which it names first.

    One that is being sent may arrive: its games are reminded of anew only where it is `not_sent`.
    """
    query = sa.select(outbox.c.id, outbox.c.game, outbox.c.created, outbox.c.payload).where(_UNSAID, *where)
    found = await connection.execute(query, {"in_game": game, "kinds": ["reminder"], "at": now})
    for row in readable_rows(found):
        await _remind_anew(connection, row)


async def not_sent(connection: AsyncConnection, row: Row) -> None:
    """Note that an attempt to send a message has failed: a reminder may have gone with its game meanwhile, and the others it names stay."""
    if row["kind"] == "reminder":
        state = await connection.execute(sa.select(outbox.c.state).where(outbox.c.id == row["id"]))
        if state.scalar_one_or_none() in GONE_WITH_GAME:
            await _remind_anew(connection, row)


async def _remind_anew(connection: AsyncConnection, row: Row) -> None:
    """Let the games be reminded of anew that a reminder names beside its own."""
    own = [said for said in row["payload"]["dues"] if said["game"] == row["game"]]
    for said in row["payload"]["dues"]:
        # Of those that the bot makes up itself (`absence._tell`) no time is known.
        if said in own or "since" not in said:
            continue
        owed = (dues.c.game == said["game"]) & (dues.c.seat == said["seat"])
        owed &= dues.c.since == datetime.fromisoformat(said["since"])
        # Somebody may have asked for another one meanwhile.
        values: dict[str, Any] = {"remind_at": row["created"], "poker": sa.func.coalesce(dues.c.poker, said["poker"])}
        if said["poker"] is None:
            # As many as before this one, which is counted once it is made anew.
            values["reminded"] = max(said["count"] - 1, 0)
        await connection.execute(sa.update(dues).where(owed).values(values))
    # It may only have been put aside with this game.
    payload = {**row["payload"], "dues": own}
    await connection.execute(sa.update(outbox).where(outbox.c.id == row["id"]).values(payload=payload))


async def withdraw_to(connection: AsyncConnection, game: str, user: int, now: datetime) -> None:
    """Withdraw the direct messages about a game that wait to be sent to a user."""
    kinds, theirs = ("prompt", "reminder", "nudge"), to_user(user)
    await remind_of_others(connection, game, now, theirs)
    await withdraw(connection, game, kinds, now, theirs)


async def was_sent(connection: AsyncConnection, game: str, kind: str, entries: Collection[int], now: datetime) -> bool:
    """Return whether a message of this kind about one of these entries was sent or is being sent."""
    saying = (outbox.c.state == "waiting") & (outbox.c.claimed_until >= now)
    query = sa.select(outbox.c.id).where(
        outbox.c.game == game, outbox.c.kind == kind, outbox.c.entry.in_(entries), (outbox.c.state == "sent") | saying
    )
    return (await connection.execute(query.limit(1))).first() is not None


async def sent_turns(connection: AsyncConnection, game: str, since: int) -> list[Row]:
    """Read the sent messages about turns from the entry `since` on, and the last one before it; oldest first.

    Those of which it is not known after which entry they were posted are left out.
    """
    sent = (
        (outbox.c.game == game) & (outbox.c.kind == "turn") & (outbox.c.state == "sent")
        & outbox.c.message.is_not(None) & outbox.c.entry.is_not(None)
    )  # fmt: skip
    before = sa.select(sa.func.max(outbox.c.id)).where(sent, outbox.c.entry < since).scalar_subquery()
    query = sa.select(outbox.c.message, outbox.c.entry).where(sent, outbox.c.id >= sa.func.coalesce(before, 0))
    return readable_rows(await connection.execute(query.order_by(outbox.c.id)))


async def newest_payload(connection: AsyncConnection, game: str, kind: str) -> dict[str, Any]:
    """Return the payload of the newest message of a kind about a game; empty where none is stored."""
    query = sa.select(outbox.c.payload).where(outbox.c.game == game, outbox.c.kind == kind)
    found = await connection.execute(query.order_by(outbox.c.id.desc()).limit(1))
    return next((payload for payload in readable(found.scalars()) if payload), {})


async def end_grace(connection: AsyncConnection, game: str, now: datetime) -> bool:
    """Make the message that waits for the end of the grace period due now; return whether there was one."""
    query = sa.update(outbox).where(_UNSAID, outbox.c.due_at > sa.bindparam("at"))
    query = query.values(due_at=sa.bindparam("at"), ready_at=sa.bindparam("at"))
    note_ready(connection)
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
    return readable_rows(await connection.execute(query.order_by(dues.c.seat)))


async def arrived(
    connection: AsyncConnection, game: str, seats: Collection[int], asked: datetime, now: datetime
) -> None:
    """Record that a message which asks these seats, created at `asked`, has arrived.

    The first reminder is delayed by the time that the message took.
    """
    found = await connection.execute(_UNTOLD, {"in_game": game, "seats": [*seats], "asked": asked})
    told: list[dict[str, Any]] = []
    for seat, since, remind_at in readable(found):
        later = remind_at and remind_at + (now - since)
        told.append({"in_game": game, "of": seat, "arrived": now, "remind_at": later})
    if told:
        await connection.execute(_TELL, told)


async def renew_token(connection: AsyncConnection, game: str, seat: int, token: int) -> None:
    """Give an obligation a new token, and keep the time since when the answer is owed."""
    await connection.execute(_OWED, {"in_game": game, "of": seat, "token": token})


async def games_waiting_for(connection: AsyncConnection, destination: str) -> set[str]:
    """Return the games that the messages are about which wait for this destination."""
    query = sa.select(outbox.c.game, outbox.c.payload)
    found = await connection.execute(query.where(outbox.c.destination == destination, outbox.c.state == "waiting"))
    return {game for row in readable_rows(found) for game in games_of(row)}


async def mark_gone(connection: AsyncConnection, row: Row, *, all: bool) -> list[Row]:
    """Mark a message as undeliverable (gone), with `all` also every message waiting for its destination; return the rows.

    One whose game was set aside meanwhile stays, for when the game is released.
    """
    which = outbox.c.destination == row["destination"] if all else outbox.c.id == row["id"]
    query = sa.update(outbox).where(which, outbox.c.state == "waiting").values(state="gone", claimed_until=None)
    columns = (outbox.c.id, outbox.c.game, outbox.c.kind, outbox.c.seat, outbox.c.since, outbox.c.payload)
    done = query.returning(*columns)
    return sorted(readable_rows(await connection.execute(done)), key=lambda r: r["id"])


_PREVIOUS: Final = (
    sa.select(outbox.c.message, outbox.c.payload)
    .where(
        outbox.c.game == sa.bindparam("in_game"),
        outbox.c.kind == "prompt",
        outbox.c.destination == sa.bindparam("to"),
        outbox.c.state == "sent",
        outbox.c.id < sa.bindparam("before"),
    )
    .order_by(outbox.c.id.desc())
    .limit(1)
)


async def previous_message(connection: AsyncConnection, prompt: Row) -> int | None:
    """Return the Discord message of the previous prompt of the same player and generation, or None."""
    which = {"in_game": prompt["game"], "to": prompt["destination"], "before": prompt["id"]}
    found = next(iter(readable_rows(await connection.execute(_PREVIOUS, which))), None)
    generation = prompt["payload"].get("generation")
    same = found is not None and generation is not None and found["payload"].get("generation") == generation
    return found["message"] if found is not None and same else None


REFUSED: Final = (outbox.c.state == "waiting") & outbox.c.failed_at.is_not(None)
"""The condition that Discord has refused a message, which waits for its next attempt."""


async def refused_in(connection: AsyncConnection, games_: Collection[str], before: datetime) -> frozenset[str]:
    """Return the games, of those given, of which Discord has refused a message since before a moment."""
    query = sa.select(outbox.c.game).where(REFUSED, outbox.c.failed_at <= before, outbox.c.game.in_(games_))
    return frozenset(readable((await connection.execute(query.distinct())).scalars()))


def _delayed(now: datetime, guild: int | None, thread: int | None) -> sa.ColumnElement[bool]:
    """Return the condition that a message failed and its next attempt is still to come, in one server or of the game of one thread."""
    there = [column == id for column, id in ((games.c.guild, guild), (games.c.thread, thread)) if id is not None]
    of_these = outbox.c.game.in_(sa.select(games.c.id).where(*there)) if there else sa.true()
    return REFUSED & (outbox.c.retry_at > now) & of_these


async def delayed(connection: AsyncConnection, now: datetime, guild: int | None, thread: int | None = None) -> bool:
    """Return whether a message that failed waits for its next attempt. `guild`, `thread`: only there; None for anywhere."""
    query = sa.select(outbox.c.id).where(_delayed(now, guild, thread)).limit(1)
    return (await connection.execute(query)).first() is not None


async def hasten(connection: AsyncConnection, now: datetime, guild: int | None, thread: int | None = None) -> int:
    """Make failed messages due for their next attempt at once; return how many. `guild`, `thread`: only there; None for anywhere."""
    query = sa.update(outbox).where(_delayed(now, guild, thread)).values(retry_at=now, ready_at=now)
    return (await connection.execute(query)).rowcount


async def waiting_in(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the messages of a game that wait to be sent, oldest first."""
    query = sa.select(outbox).where(outbox.c.game == game, outbox.c.state == "waiting").order_by(outbox.c.id)
    return list((await connection.execute(query)).mappings())


async def asks_soon(connection: AsyncConnection, game: str) -> bool:
    """Return whether a message that asks players of a game waits to be sent."""
    asking = outbox.c.kind.in_(("turn", "prompt"))
    query = sa.select(outbox.c.id).where(outbox.c.game == game, outbox.c.state == "waiting", asking)
    return (await connection.execute(query.limit(1))).first() is not None


async def posted_replay(connection: AsyncConnection, game: str) -> bool:
    """Return whether the replay of a game has been posted, or waits to be."""
    return bool(await _posted(connection, game, "replay"))


async def posted_hindsight(connection: AsyncConnection, game: str, seat: int) -> bool:
    """Return whether the best and worst decisions of a seat have been posted, or wait to be."""
    return any(payload.get("seat") == seat for payload in await _posted(connection, game, "hindsight"))


async def _posted(connection: AsyncConnection, game: str, kind: str) -> list[dict[str, Any]]:
    posted = outbox.c.state.in_(("waiting", "sent"))
    query = sa.select(outbox.c.payload).where(outbox.c.game == game, outbox.c.kind == kind, posted)
    return readable((await connection.execute(query)).scalars())


async def prune(connection: AsyncConnection, before: datetime, most: int) -> int:
    """Delete up to `most` settled messages that were due before `before`.

    Those that a running game still looks up, and those of `MADE_ANEW`, stay.
    """
    running = outbox.c.game.in_(sa.select(games.c.id).where(games.c.state == "running"))
    asked_about = (outbox.c.state == "sent") & outbox.c.kind.in_(("turn", "prompt")) & running
    settled = outbox.c.state.in_(("sent", "withdrawn", "gone", "failed")) & (outbox.c.due_at < before)
    old = sa.select(outbox.c.id).where(settled, ~asked_about, outbox.c.kind.not_in(MADE_ANEW)).limit(most)
    return (await connection.execute(sa.delete(outbox).where(outbox.c.id.in_(old)))).rowcount


async def turn_messages(connection: AsyncConnection, game: str, since: datetime) -> list[Row]:
    """Read the messages about turns, waiting or sent, created since then."""
    query = sa.select(outbox).where(
        outbox.c.game == game,
        outbox.c.kind == "turn",
        outbox.c.state.in_(("waiting", "sent")),
        outbox.c.created >= since,
    )
    return readable_rows(await connection.execute(query.order_by(outbox.c.id)))


async def due(connection: AsyncConnection, game: str, seat: int) -> Row | None:
    """Read the obligation of a seat, or None."""
    query = sa.select(dues).where(dues.c.game == game, dues.c.seat == seat)
    return next(iter(readable_rows(await connection.execute(query))), None)


def _later(urgency: int) -> sa.ScalarSelect[Any]:
    which = (outbox.c.state == "waiting", outbox.c.urgency == urgency, outbox.c.ready_at > sa.bindparam("now"))
    return sa.select(sa.func.min(outbox.c.ready_at)).where(*which).scalar_subquery()


# For each urgency apart, because then each is one look at an index.
_NEXT: Final = sa.select(*(_later(urgency) for urgency in URGENCIES))


async def next_due(connection: AsyncConnection, now: datetime) -> datetime | None:
    """Return when the next message becomes ready, for its first attempt or a retry, or None."""
    found = (await connection.execute(_NEXT, {"now": now})).one()
    # One that cannot be read reads as long ago.
    return min((at for at in found if at is not None and at > now), default=None)


async def messages_since(connection: AsyncConnection, destination: str, moment: datetime) -> frozenset[int]:
    """Return the messages on Discord that were sent to a destination since a moment."""
    query = sa.select(outbox.c.message).where(
        outbox.c.destination == destination, outbox.c.message.is_not(None), outbox.c.sent_at >= moment
    )
    return frozenset(readable((await connection.execute(query)).scalars()))
