"""The possible results of sending a message, and how they are recorded."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import claims, games, people, post, requests
from bot.store.destination import Destination
from bot.tables import announcing

log: Final = structlog.get_logger("outbox")


class Ask(NamedTuple):
    """A question in a direct message: the game, the seat, since when the answer is owed, and after which entry of the history."""

    game: str
    seat: int
    since: datetime
    entry: int


NO_CHANNEL: Final = "the channel was deleted"
"""Why nothing can be sent to a game whose channel is known to be gone."""


class Undeliverable(Exception):
    """A message that asks and can never be delivered where it should be; it is retried because the game goes on."""


class Sent(NamedTuple):
    """The message was sent. `message` is Discord's id, if there is one; the store keeps that of a lobby, turn or request.

    Of a direct message, `asks` are the questions that it asks.
    """

    message: int | None = None
    asks: tuple[Ask, ...] = ()


class Gone(NamedTuple):
    """The message can never be sent, for example because its channel was deleted or its game is set aside.

    `closed`: because no direct message reaches the user, so that all others to them are dropped too.
    """

    why: str = ""
    closed: bool = False


class Later(NamedTuple):
    """Discord demands a pause of some seconds; nothing is wrong with the message."""

    seconds: float


async def record_sent(connection: AsyncConnection, row: post.Row, result: Sent, now: datetime) -> None:
    """Record that a message was sent, with the consequences. Does nothing for what was deleted meanwhile."""
    there = await claims.record(connection, row["id"], state="sent", sent_at=now, message=result.message)
    if not there or result.message is None:
        return
    if row["kind"] in ("lobby", "turn"):
        await games.change(connection, row["game"], **{f"{row['kind']}_message": result.message})
    if row["kind"] == "turn" and not row["payload"].get("quiet"):
        await post.arrived(connection, row["game"], row["payload"]["seats"], row["created"], now)
    user = user_of(row)
    if row["kind"] in ("prompt", "reminder", "nudge"):
        await _record_letter(connection, row, user or 0, result.message, result.asks, now)
    if row["kind"] == "request":
        await requests.change(connection, row["payload"]["request"], message=result.message)
    if user is not None:
        await games.mark_reachable(connection, user)


async def _record_letter(
    connection: AsyncConnection, row: post.Row, user: int, message: int, asks: Sequence[Ask], now: datetime
) -> None:
    """Record a direct message that asks, in place of the one that it replaces."""
    await people.replace_letters(connection, user, row["kind"], None if row["kind"] == "reminder" else row["game"])
    for ask in asks:
        await people.replace_panels(connection, user, ask.game)
    about = {"message": message, "user": user, "kind": row["kind"]}
    await people.record_letters(connection, [{**about, **ask._asdict()} for ask in asks])
    for said in row["payload"].get("dues") or [row]:
        await post.arrived(connection, said["game"], [said["seat"]], row["created"], now)


async def record_gone(connection: AsyncConnection, row: post.Row, result: Gone, now: datetime) -> None:
    """Record that a message can never be sent; for a direct message also that none can be sent to that user."""
    user = user_of(row) if result.closed else None
    await games.lock(connection, post.games_of(row) | await post.games_waiting_for(connection, row["destination"]))
    known = not await games.mark_unreachable(connection, user) if user is not None else result.why == NO_CHANNEL
    say = log.info if known else log.warning
    say("message undeliverable", destination=row["destination"], game=row["game"], why=result.why)
    # A deleted message or thread says nothing about the next message to the game; closed direct messages do.
    await post.not_sent(connection, row)
    dropped = await post.mark_gone(connection, row, all=user is not None)
    if user is None:
        return
    for lost in dropped:
        if lost["kind"] in ("prompt", "reminder"):
            await announcing.unreached(connection, lost, now)


def user_of(row: post.Row) -> int | None:
    """Return the user to whom a direct message goes; None for one to a game."""
    return Destination.read(row["destination"]).user
