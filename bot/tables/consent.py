"""Votes to end a game unfinished, to change its pace, and to go back beyond what a player may undo alone."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.store import games, requests
from bot.tables import ballots, robots, seating, undoing, votes
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request

HOLD: Final = timedelta(hours=1)
"""How long robots wait for a vote to go back: their next move would make it lapse before anybody could answer."""


async def ask_to_end(open_game: OpenGame, user: int) -> Request:
    """Ask the table to end the game unfinished; more than half must agree.

    While somebody is away the table votes on that instead. Refused: has-resigned, somebody-away, on-vacation, already-asked.
    """
    open_game.check_running()
    open_game.asking_seat()
    await may_end(open_game)
    gone = {r["user"] for r in open_game.present if r["stand_why"] == "resigned" or r["left_at"] is not None}
    stay = [user for user in open_game.users.values() if user not in gone]
    return await votes.begin(open_game, "end", user, stay)


async def may_end(open_game: OpenGame) -> None:
    """Check that the player in the seat could ask to end the game: nobody is away, and nobody else on vacation.

    Refused: somebody-away, with `until` when the table may vote on them again, None for now; on-vacation.
    """
    if absent := await open_game.away():
        about = open_game.connection, open_game.id, absent, open_game.clocks, open_game.now
        at = min((await ballots.votable_from(*about)).values())
        raise Refused("somebody-away", seats=sorted(absent), until=at if at > open_game.now else None)
    for row in seating.vacationers(open_game):
        if row["seat"] != open_game.seat:
            raise Refused("on-vacation", seat=row["seat"], until=row["away_until"])


async def _ended(open_game: OpenGame, request: Request) -> None:
    await stop(open_game, None)


async def ask_for_pace(open_game: OpenGame, user: int, hours: float) -> Request:
    """Ask for another pace from the next generation on; more than half of those who are not away must agree.

    Refused: has-resigned, same-pace, already-asked.
    """
    open_game.check_running()
    open_game.asking_seat()
    if hours == (open_game.rules.next_reminder_hours or open_game.rules.reminder_hours):
        raise Refused("same-pace")
    asked = open_game.voters(await open_game.away())
    return await votes.begin(open_game, "pace", user, asked, facts={"hours": hours})


async def _paced(open_game: OpenGame, request: Request) -> None:
    """Store the agreed pace for the next generation; no running clock is shortened."""
    open_game.row["rules"] = {**open_game.row["rules"], "next_reminder_hours": request.facts["hours"]}
    await games.change(open_game.connection, open_game.id, rules=open_game.row["rules"])


async def ask_to_undo(open_game: OpenGame, user: int, entry: int) -> Request:
    """Ask the table to go back to before one's own `entry` of this generation.

    All other players who are not away are asked, and all whose answers would be undone; all of them must agree. Past something that was
    revealed at least two people must agree, also where somebody leaves their seat meanwhile. Refused: has-resigned, nothing-to-undo.
    """
    open_game.check_running()
    open_game.asking_seat()
    plan = await undoing.plan_together(open_game)
    if entry not in [step.number for step in plan.steps]:
        raise Refused("nothing-to-undo")
    # What a stand-in has answered is no answer of its player.
    acted = {done.seat for done in plan.later if done.number >= entry and done.facts.get("by") != "stand-in"}
    there = open_game.voters(await open_game.away())
    asked = [user for seat, user in open_game.users.items() if seat in acted or user in there]
    facts = {"least": await undoing.others_to_agree(open_game, entry)}
    request = await votes.begin(open_game, "undo", user, asked, entry=entry, facts=facts)
    if request.state == "open" and request.since == open_game.now and "turn" not in request.facts:
        await _hold(open_game, request)
        return await votes.read(open_game, request.id)
    return request


async def _hold(open_game: OpenGame, request: Request) -> None:
    """Make robots wait for the vote, once a turn only, so that asking again and again does not stop them."""
    turn = open_game.live.last.turn if open_game.live is not None and open_game.live.last is not None else 0
    earlier = await requests.find(open_game.connection, requests.of_kind(open_game.id, "undo"))
    held = open_game.now + HOLD if all((row["facts"] or {}).get("turn") != turn for row in earlier) else None
    await requests.change(
        open_game.connection, request.id, facts={**request.facts, "turn": turn, "held": held and held.isoformat()}
    )
    if held is not None:
        await robots.hold(open_game, held)


def _agreed(request: Request) -> votes.Outcome | None:
    """Decide a vote: all who are asked must agree, and as many others as the request needs."""
    outcome = votes.unanimous(request)
    enough = len(request.agreed - {request.user}) >= request.facts.get("least", 0)
    return "refused" if outcome == "agreed" and not enough else outcome


async def _undone(open_game: OpenGame, request: Request) -> None:
    assert request.entry is not None
    seat = next(seat for seat, user in open_game.users.items() if user == request.user)
    await undoing.go_back(open_game, seat, request.entry, f"request:{request.id}")


async def _kept(open_game: OpenGame, request: Request) -> None:
    """After a vote to go back that failed, let the robots play on that waited for it."""
    if request.facts.get("held"):
        await robots.hold(open_game, open_game.now + max(open_game.pace.robots, open_game.pace.grace))


async def _held(open_game: OpenGame, request: Request) -> None:
    """After an outage let the robots that wait for the vote wait at least half of their usual time more."""
    until, held = open_game.now + HOLD / 2, request.facts.get("held")
    if held and datetime.fromisoformat(held) < until:
        await requests.change(open_game.connection, request.id, facts={**request.facts, "held": until.isoformat()})
        await robots.hold(open_game, until)


async def end(open_game: OpenGame, user: int) -> None:
    """End a running game at once, without a vote. The caller checks that the user manages the server."""
    open_game.check_running()
    await stop(open_game, user)


votes.KINDS["end"] = votes.Kind(votes.majority, _ended)
votes.KINDS["pace"] = votes.Kind(votes.majority, _paced, at_end=votes.majority_at_end, counted=votes.of_those_there)
votes.KINDS["undo"] = votes.Kind(_agreed, _undone, _kept, resume=_held)
