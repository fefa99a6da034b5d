"""Votes to end a game before its end, and to go back beyond what a player may undo alone."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, requests
from bot.tables import away, robots, undoing, votes
from bot.tables.clocks import Clocks
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request

HOLD: Final = timedelta(hours=1)
"""How long robots wait for a vote to go back: their next move would make it lapse before anybody could answer."""


async def ask_to_end(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Request:
    """Ask to end the game as unfinished; more than half must agree. While somebody is away the table votes on that instead."""
    clocks = _running(table, pace)
    if table.seat is None:
        raise Refused("no-seat")
    if absent := await away.seats(connection, table.id, clocks, pace.now):
        raise Refused("somebody-away", seats=sorted(absent))
    gone = {r["user"] for r in table.present if r["stand_why"] == "resigned" or r["left_at"] is not None}
    stay = [user for user in table.users.values() if user not in gone]
    return await votes.begin(connection, table, "end", user, stay, pace)


async def _ended(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    await stop(connection, table, None, pace)


async def ask_for_pace(connection: AsyncConnection, table: OpenGame, user: int, hours: float, pace: Pace) -> Request:
    """Ask for another pace from the next generation on; more than half of those who are not away must agree."""
    clocks = _running(table, pace)
    if table.seat is None:
        raise Refused("no-seat")
    if hours == (table.rules.next_reminder_hours or table.rules.reminder_hours):
        raise Refused("same-pace")
    absent = await away.seats(connection, table.id, clocks, pace.now)
    asked = table.voters(absent)
    return await votes.begin(connection, table, "pace", user, asked, pace, facts={"hours": hours})


async def _paced(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Keep what was agreed for the next generation: no clock that runs is shortened."""
    table.row["rules"] = {**table.row["rules"], "next_reminder_hours": request.facts["hours"]}
    await games.change(connection, table.id, rules=table.row["rules"])


async def ask_to_undo(connection: AsyncConnection, table: OpenGame, user: int, entry: int, pace: Pace) -> Request:
    """Ask to go back to before one's own `entry` in this generation.

    All whose answers would go and all others who are not away are asked, and all of them must agree; past something that was
    revealed two of them at least, also where somebody leaves their seat meanwhile.
    """
    clocks = _running(table, pace)
    plan = await undoing.plan_together(connection, table)
    if entry not in [step.number for step in plan.steps]:
        raise Refused("nothing-to-undo")
    # What a stand-in has answered is no answer of its player.
    acted = {done.seat for done in plan.later if done.number >= entry and done.facts.get("by") != "stand-in"}
    there = table.voters(await away.seats(connection, table.id, clocks, pace.now))
    asked = [user for seat, user in table.users.items() if seat in acted or user in there]
    facts = {"least": await undoing.others_to_agree(connection, table, entry)}
    request = await votes.begin(connection, table, "undo", user, asked, pace, entry=entry, facts=facts)
    if request.state == "open" and request.since == pace.now and "turn" not in request.facts:
        await _hold(connection, table, request, pace)
        return await votes.found(connection, table, request.id)
    return request


async def _hold(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Let robots wait for the vote, once a turn: asking again and again must not stop them."""
    turn = table.live.last.turn if table.live is not None and table.live.last is not None else 0
    earlier = await requests.found(connection, requests.of_kind(table.id, "undo"))
    held = pace.now + HOLD if all(row["facts"].get("turn") != turn for row in earlier) else None
    await requests.change(
        connection, request.id, facts={**request.facts, "turn": turn, "held": held and held.isoformat()}
    )
    if held is not None:
        await robots.hold(connection, table, held)


def _agreed(request: Request) -> votes.Outcome | None:
    """All who are asked must agree, and as many others as the request needs."""
    outcome = votes.unanimous(request)
    enough = len(request.agreed - {request.user}) >= request.facts.get("least", 0)
    return "refused" if outcome == "agreed" and not enough else outcome


async def _undone(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    assert request.entry is not None
    seat = next(seat for seat, user in table.users.items() if user == request.user)
    await undoing.go_back(connection, table, seat, request.entry, f"request:{request.id}", pace)


async def _kept(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Robots that waited for the vote play on."""
    if request.facts.get("held"):
        await robots.hold(connection, table, pace.now + max(pace.robots, pace.grace))


async def _held(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """After an outage robots that waited for the vote wait for half of that time at least."""
    until, held = pace.now + HOLD / 2, request.facts.get("held")
    if held and datetime.fromisoformat(held) < until:
        await requests.change(connection, request.id, facts={**request.facts, "held": until.isoformat()})
        await robots.hold(connection, table, until)


async def end(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """End the game at once, for a user who manages the server."""
    _running(table, pace)
    await stop(connection, table, user, pace)


def _running(table: OpenGame, pace: Pace) -> Clocks:
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    return pace.clocks(table.rules)


votes.KINDS["end"] = votes.Kind(votes.majority, _ended)
votes.KINDS["pace"] = votes.Kind(votes.majority, _paced)
votes.KINDS["undo"] = votes.Kind(_agreed, _undone, _kept, resume=_held)
