"""Requests to the whole table: each is carried out when all players have agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, post, requests
from bot.tables import playing, reading, robots
from bot.tables.announcing import about
from bot.tables.lobby import stop
from bot.tables.pace import Pace
from bot.tables.panel import Table
from bot.tables.values import Refused, Request


async def found(connection: AsyncConnection, table: Table, id: int) -> Request:
    """Read a request of this game, open or not. Raises `Refused("no-request")`."""
    rows = await requests.found(connection, requests.known_as(table.id, id))
    if not rows:
        raise Refused("no-request")
    request = reading.request(rows[0], table.present, await requests.voted(connection, [id]))
    if request.entry is None:
        return request
    later = await history.newest(connection, table.id, table.row["version"] + 1 - request.entry)
    answers = [row for row in reversed(later) if row["kind"] == "answer"]
    taken = [reading.done(row, None) for row in answers if row["number"] == request.entry or not row["undone"]]
    return replace(request, taken=tuple(taken))


async def ask_to_end(connection: AsyncConnection, table: Table, user: int, pace: Pace) -> Request:
    """Ask everybody to end the game; only the founder may. The game goes on until all have agreed."""
    _running(table)
    if user != table.row["host"]:
        raise Refused("only-founder", host=table.row["host"])
    return await _ask(connection, table, user, "end", None, pace)


async def ask_to_undo(connection: AsyncConnection, table: Table, user: int, entry: int, pace: Pace) -> Request:
    """Ask everybody to go back to before one's own `entry` in this generation."""
    _running(table)
    plan = await playing.plan_together(connection, table)
    if entry not in [step.number for step in plan.steps]:
        raise Refused("nothing-to-undo")
    return await _ask(connection, table, user, "undo", entry, pace)


async def _ask(
    connection: AsyncConnection, table: Table, user: int, kind: Literal["end", "undo"], entry: int | None, pace: Pace
) -> Request:
    for row in await requests.found(connection, requests.open_in([table.id])):
        if row["kind"] != kind:
            continue
        if row["user"] != user:
            raise Refused("already-asked", user=row["user"])
        if row["entry"] == entry:
            return await found(connection, table, row["id"])
        await _withdraw(connection, table, row["id"], kind, pace)
    id = await requests.add(connection, game=table.id, kind=kind, user=user, entry=entry, at=pace.now)
    if kind == "undo":
        # Robots wait for the vote: their next move would make the request lapse before anybody could answer.
        await robots.hold(connection, table, pace.now + pace.patience(table.rules))
    return await _said(connection, table, id, user, True, pace)


async def vote(connection: AsyncConnection, table: Table, user: int, id: int, agree: bool, pace: Pace) -> Request:
    """Record a vote. The user who asked withdraws the request by voting against it."""
    if table.seat is None:
        raise Refused("no-seat")
    request = await found(connection, table, id)
    if request.state == "agreed" and agree and user in request.agreed:
        return request
    if request.state != "open":
        raise Refused("request-closed", request=request)
    if user == request.user and not agree:
        await _withdraw(connection, table, id, request.kind, pace)
        return await found(connection, table, id)
    if user in (request.agreed if agree else request.refused):
        return request
    return await _said(connection, table, id, user, agree, pace)


async def _said(connection: AsyncConnection, table: Table, id: int, user: int, agree: bool, pace: Pace) -> Request:
    await requests.vote(connection, id, user, agree, pace.now)
    await post.enqueue(connection, [about(table.id, id, pace.now)])
    request = await found(connection, table, id)
    if request.missing:
        return request
    await requests.change(connection, id, state="agreed")
    await _carry_out(connection, table, request, pace)
    return await found(connection, table, id)


async def _carry_out(connection: AsyncConnection, table: Table, request: Request, pace: Pace) -> None:
    if request.kind == "end":
        await stop(connection, table, None, pace)
        return
    assert request.entry is not None
    (seat,) = (r["seat"] for r in table.present if r["user"] == request.user)
    await playing.go_back(connection, table, seat, request.entry, f"request:{request.id}", pace)


async def _withdraw(connection: AsyncConnection, table: Table, id: int, kind: str, pace: Pace) -> None:
    await requests.change(connection, id, state="withdrawn")
    if kind == "undo":
        await robots.hold(connection, table, pace.now + max(pace.robots, pace.grace))
    await post.enqueue(connection, [about(table.id, id, pace.now)])


async def end(connection: AsyncConnection, table: Table, user: int, pace: Pace) -> None:
    """End the game at once, for a user who manages the server."""
    _running(table)
    await stop(connection, table, user, pace)


def _running(table: Table) -> None:
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
