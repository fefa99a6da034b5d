"""Queries by which a process leases messages of the outbox, sends them and records the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import destination, post
from bot.store.columns import Snowflake, unreadable_columns
from bot.store.orders import waits_for_order
from bot.store.schema import dues, games, outbox

Row = sa.RowMapping

CANDIDATES: Final = 8
"""How many ready messages are read for each that may be leased, to choose among."""


class Busy(NamedTuple):
    """What this process is sending: the destinations, the places, and how many messages to each server.

    `share`: the most messages to one server at once. `reminders`: how many more reminders may be sent.
    """

    destinations: Collection[str] = ()
    places: Collection[str] = ()
    servers: Mapping[int, int] = {}
    share: int = 1
    reminders: int = 1000

    def parameters(self, now: datetime, most: int) -> dict[str, Any]:
        """The parameters of the queries for ready messages, of which `most` are read."""
        full = [server for server, n in self.servers.items() if server and n >= self.share]
        urgencies = [urgency for urgency in post.URGENCIES if urgency != post.REMINDING or self.reminders > 0]
        sending = {"sending": [*self.destinations], "places": [*self.places], "servers": full}
        return {"now": now, "most": most, "urgencies": urgencies, **sending}


_ahead: Final = outbox.alias("ahead")
_THREADED: Final = sa.exists().where(games.c.id == _ahead.c.game, games.c.thread.is_not(None))
_UNREFUSED: Final = (
    _ahead.c.failed_at.is_(None) | _ahead.c.retry_at.is_(None) | (_ahead.c.retry_at <= sa.bindparam("now"))
)
_NEVER, _THREADLESS = (
    [name for name, kind in post.KINDS.items() if kind.holds_up == when] for when in ("never", "threadless")
)
_OF_GAME: Final = (_ahead.c.game == outbox.c.game) & _ahead.c.kind.not_in(_NEVER)
_HOLDS: Final = _UNREFUSED | (_OF_GAME & (_ahead.c.kind.not_in(_THREADLESS) | ~_THREADED))
"""The condition that a message holds up later ones. While it waits for a retry it holds up only those of its own game, by its kind."""
_HEAD: Final = (
    sa.select(sa.func.min(_ahead.c.id))
    .where(
        _ahead.c.destination == outbox.c.destination,
        _ahead.c.state == "waiting",
        _ahead.c.due_at <= sa.bindparam("now"),
        _HOLDS,
    )
    .correlate(outbox)
    .scalar_subquery()
)
_head: Final = outbox.alias("head")
PLACE: Final = sa.case(
    (_head.c.destination.startswith(destination.USER), _head.c.destination),
    (
        _head.c.destination.startswith(destination.CHANNEL),
        sa.func.substr(_head.c.destination, len(destination.CHANNEL) + 1),
    ),
    else_=sa.cast(sa.func.coalesce(games.c.thread, games.c.channel), sa.String),
).label("place")
"""Where a message is sent, by Discord's limits: a user, a channel that follows the game, or the thread or channel of the game."""
_SERVER: Final = sa.case(
    (_head.c.destination.startswith(destination.USER), sa.literal(0, Snowflake)), else_=games.c.guild
).label("server")
_STILL: Final = sa.exists().where(
    dues.c.game == _head.c.game, dues.c.seat == _head.c.seat, dues.c.since == _head.c.since
)
_READY: Final = (
    sa.select(_head, PLACE, _SERVER, _STILL.label("still"), outbox.c.urgency.label("most_urgent"))
    .select_from(outbox)
    .join(_head, _head.c.id == _HEAD)
    .join(games, games.c.id == _head.c.game)
    .where(
        outbox.c.state == "waiting",
        outbox.c.urgency.in_(sa.bindparam("urgencies", expanding=True)),
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
"""The oldest due message of each destination that may be sent now (of each game, where one waits for its retry), by the most urgent
one there; some more than once.

A message about a turn waits until the order that answers for its player has fired or was stopped.
"""
_LEASE: Final = {"claimed_until": sa.bindparam("until"), "ready_at": sa.bindparam("until")}
_STILL_READY: Final = sa.select(outbox.c.id).where(
    outbox.c.id.in_(sa.bindparam("ids", expanding=True)),
    outbox.c.state == "waiting",
    outbox.c.ready_at <= sa.bindparam("now"),
)
# Rows that another transaction has locked are skipped and found again soon; waiting for them could be a deadlock.
_TAKE: Final = (
    sa.update(outbox)
    .where(outbox.c.id.in_(_STILL_READY.with_for_update(skip_locked=True)))
    .values(_LEASE)
    .returning(outbox.c.id)
)
_RENEW: Final = sa.update(outbox).where(outbox.c.id == sa.bindparam("of")).values(_LEASE)
_RECORD: Final = sa.update(outbox).where(outbox.c.id == sa.bindparam("of"))


async def ready(connection: AsyncConnection, now: datetime, busy: Busy, limit: int) -> list[Row]:
    """Read messages that are ready to be sent, urgent ones first, enough to lease `limit` of them."""
    return list((await connection.execute(_READY, busy.parameters(now, CANDIDATES * limit))).mappings())


async def claim(connection: AsyncConnection, now: datetime, lease: timedelta, limit: int, busy: Busy) -> list[Row]:
    """Lease up to `limit` messages: the oldest due one of each destination that no other process has leased, urgent ones first.

    One at a time goes to one place, `busy.share` to one server, and `busy.reminders` remind, so that a long queue of one holds
    nobody else's up. A message about an obligation that no longer exists is withdrawn.
    """
    found = await ready(connection, now, busy, limit)
    if broken := {r["id"] for r in found if unreadable_columns(r)}:
        # Nobody can tell what it says, to whom, or whether it still holds. What it asked is asked again (`bot/tables/services/repair.py`).
        await connection.execute(sa.update(outbox).where(outbox.c.id.in_(broken)).values(state="failed"))
        return await claim(connection, now, lease, limit, busy)
    if 0 < busy.reminders < len({r["place"] for r in found if r["most_urgent"] == post.REMINDING}):
        # So many reminders are ready that what is less urgent may not have been read.
        found = [*found, *await ready(connection, now, busy._replace(reminders=0), limit)]
    untrue = {r["id"] for r in found if r["since"] is not None and not r["still"]}
    if untrue:
        await connection.execute(sa.update(outbox).where(outbox.c.id.in_(untrue)).values(state="withdrawn"))
        return await claim(connection, now, lease, limit, busy)
    taken: dict[str, Row] = {}
    servers, reminders = Counter(busy.servers), busy.reminders
    for r in found:
        reminding = r["most_urgent"] == post.REMINDING
        if len(taken) == limit or r["place"] in taken or (reminding and not reminders):
            continue
        if servers[r["server"]] < busy.share or not r["server"]:
            taken[r["place"]] = r
            servers[r["server"]] += 1
            reminders -= reminding
    if not taken:
        return []
    leased = {"ids": [r["id"] for r in taken.values()], "now": now, "until": now + lease}
    mine = set((await connection.execute(_TAKE, leased)).scalars())
    return [r for r in taken.values() if r["id"] in mine]


async def renew_lease(connection: AsyncConnection, id: int, until: datetime) -> None:
    """Renew the lease of a message that is still being sent."""
    await connection.execute(_RENEW, {"of": id, "until": until})


async def record(connection: AsyncConnection, id: int, **values: Any) -> bool:
    """Release the lease of a message and record the result. `values`: columns such as state, message, retry_at.

    Return whether the message still exists: it may have been deleted with a game or a player while it was being sent.
    """
    if "retry_at" in values:
        values["ready_at"] = values["retry_at"]
    return bool((await connection.execute(_RECORD, {"of": id, "claimed_until": None, **values})).rowcount)
