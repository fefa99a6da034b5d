"""A lobby that waits: a silent host, "still in?" before a full table starts, and the end of a lobby in which nothing changes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables import lobby, reading, votes
from bot.tables.clocks import DAY
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request

KIND: Final = "start"
STILL_IN: Final = DAY
"""How long players have to say that they are still in."""


async def start(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Request | None:
    """Start as the host; anybody else who is seated at a table that has been full for a day asks all others whether they are still in.

    Return the vote, or None where the game has started.
    """
    full, present = table.row["full_at"], table.row["state"] == "lobby"
    if not present or user == table.row["host"] or table.seat is None or full is None or pace.now < full + lobby.SILENT:
        await lobby.start(connection, table, user, pace)
        return None
    if len(table.present) < table.rules.fewest:
        raise Refused("too-few-players", least=table.rules.fewest)
    return await _ask(connection, table, user, pace)


async def _ask(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Request:
    asked = [r["user"] for r in await reading.seats_of(connection, [table.id]) if r["user"] is not None]
    table.row["requested"] = True
    return await votes.begin(connection, table, KIND, user, asked, pace)


async def configure(
    connection: AsyncConnection, table: OpenGame, user: int, changes: Mapping[str, Any], pace: Pace
) -> None:
    """Change rules or name. Changed rules ask again whether everybody is still in."""
    before = table.row["rules"]
    await lobby.configure(connection, table, user, changes, pace)
    if table.row["rules"] == before:
        return
    for request in [r for r in await votes.opened(connection, table) if r.kind == KIND]:
        await votes.withdraw(connection, table, request.id, pace)
        assert request.user is not None, "the bot opens no vote in a lobby"
        await _ask(connection, table, request.user, pace)


async def leave(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Leave a seat or a reservation; open votes are counted without the one who left."""
    await lobby.leave(connection, table, user, pace)
    if table.row["state"] == "lobby":
        await votes.leave_seat(connection, table, user, pace)


async def tend(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """Make the next who joined the host in place of one who was silent for a day; close a lobby without change for a week."""
    row = table.row
    if row["state"] != "lobby":
        return
    if _passed(row["changed_at"] or row["created"], lobby.STALE, pace.now):
        await lobby.stop(connection, table, None, pace, why="stale")
        return
    if not _passed(row["host_at"] or row["created"], lobby.SILENT, pace.now):
        return
    # Whoever was host before comes last: everybody has a day.
    people = sorted((r for r in table.present if r["user"] is not None), key=lambda r: r["joined"])
    at = next((i for i, r in enumerate(people) if r["user"] == row["host"]), -1)
    if following := [*people[at + 1 :], *people[: max(at, 0)]]:
        await lobby.hosted_by(connection, table, following[0]["user"], pace)


def _passed(since: datetime, counted: timedelta, now: datetime) -> bool:
    return since + counted <= now


def _rule(request: Request) -> votes.Outcome | None:
    """All must be in. Whoever is out decides nothing for the others before everybody has said it."""
    if request.missing:
        return None
    return "refused" if request.refused else "agreed"


async def _all_in(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    await lobby.begin(connection, table, pace)


async def _not_all_in(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Unseat those who were silent or are out, unless the one who asked has withdrawn it before."""
    if request.missing and (request.closes is None or pace.now < request.closes):
        return
    for user in sorted(request.asked - request.agreed):
        for row in table.present:
            if row["user"] == user and table.row["state"] == "lobby":
                table.seat = row["seat"]
                await lobby.leave(connection, table, user, pace)


votes.KINDS[KIND] = votes.Kind(_rule, _all_in, _not_all_in, lasting=lambda table: STILL_IN, apart=votes.at_once)
