"""Seats that players leave for good, and who takes them: resigning, free seats, successors."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, post, requests
from bot.store.schema import outbox
from bot.tables import away, seating, votes
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request

KIND: Final = "seat"
REGRET: Final = timedelta(minutes=10)
"""How long a player can take back that they resigned."""


async def resign(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """Leave one's seat for good: a robot plays on, and the seat is free for a successor; of two players the other one wins.

    For ten minutes Play takes it back. Refused: not-running, no-seat, resigned-already.
    """
    seat = _own(table)
    if seating.row_of(table, seat)["stand_why"] == "resigned":
        raise Refused("resigned-already")
    await seating.stand_in(connection, table, seat, "robot", "resigned", pace, REGRET)
    await seating.set_seat(connection, table, seat, freed=pace.now + REGRET)


def _own(table: OpenGame) -> int:
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    if table.seat is None:
        raise Refused("no-seat")
    return table.seat


async def concede(connection: AsyncConnection, table: OpenGame, pace: Pace) -> bool:
    """End a game of two players of whom one resigned more than ten minutes ago: the other one wins. Return whether it ended."""
    gone = [
        r["seat"]
        for r in table.present
        if r["stand_why"] == "resigned" and r["freed"] is not None and r["freed"] <= pace.now
    ]
    left = [r for r in table.present if r["seat"] not in gone and r["user"] is not None]
    if table.row["state"] != "running" or len(table.present) != len(table.users) or len(table.present) != 2 or not gone:
        return False
    if len(left) == 1:
        await games.won(connection, table.id, table.row["guild"], [left[0]["user"]], pace.now)
        await seating.noted(connection, table, {"what": "conceded", "seat": gone[0], "winner": left[0]["seat"]}, pace)
    await stop(connection, table, None, pace)
    return True


async def free(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """Free a seat for a successor; a robot plays meanwhile."""
    await seating.stand_in(connection, table, seat, "robot", "vote", pace)
    await seating.set_seat(connection, table, seat, freed=pace.now)
    await seating.noted(connection, table, {"what": "freed", "seat": seat}, pace)


async def apply(connection: AsyncConnection, table: OpenGame, seat: int, user: int, name: str, pace: Pace) -> Request:
    """Ask for a free seat, or, after resigning, for one's own while it is free; the players accept by majority.

    Refused: seat-not-free, sat-here, already-asked, asked-lately, refused-lately.
    """
    row = _free(table, seat, pace)
    return await _put(connection, table, row, user, user, name, pace)


async def hand_over(connection: AsyncConnection, table: OpenGame, user: int, name: str, pace: Pace) -> Request:
    """Offer one's own seat to a member, who must accept, as must the majority of the others.

    Refused: sat-here, already-asked, asked-lately, refused-lately.
    """
    seat = _own(table)
    row = seating.row_of(table, seat)
    return await _put(connection, table, row, row["user"], user, name, pace)


def _free(table: OpenGame, seat: int, pace: Pace) -> Any:
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    row = next((r for r in table.present if r["seat"] == seat), None)
    if row is None or row["freed"] is None or row["freed"] > pace.now:
        raise Refused("seat-not-free")
    return row


async def may_be_given(connection: AsyncConnection, table: OpenGame, seat: int, to: int, pace: Pace) -> None:
    """Check that somebody who manages the server can give a seat to a member. Refused: not-running, sat-here, somebody-there.

    Only the seat of a player who does not come: one who is away, has left or resigned, or for whom something else plays.
    """
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    row = next((r for r in table.present if r["seat"] == seat and r["user"] is not None), None)
    if row is None:
        raise Refused("seat-not-free")
    await _stranger(connection, table, to)
    gone = row["stand_in"] is not None or row["left_at"] is not None
    if not gone and seat not in await away.seats(connection, table.id, table.clocks, pace.now):
        raise Refused("somebody-there", seat=seat)


async def _stranger(connection: AsyncConnection, table: OpenGame, to: int) -> None:
    """Refuse (sat-here) whoever sits or ever sat at the table: they may know another hand."""
    if to in table.users.values() or to in await games.ever_sat(connection, table.id):
        raise Refused("sat-here")


async def _put(
    connection: AsyncConnection, table: OpenGame, row: Any, asker: int, to: int, name: str, pace: Pace
) -> Request:
    """Let the table vote on a successor."""
    own = asker == to == row["user"] and row["stand_why"] == "resigned"
    if not own:
        await _stranger(connection, table, to)
    await _not_refused(connection, table, to, pace)
    await pace.quota.check_sitting(connection, to, asks=asker == to)
    clocks = pace.clocks(table.rules)
    absent = await away.seats(connection, table.id, clocks, pace.now)
    voters = table.voters({*absent, row["seat"]})
    facts = {"seat": row["seat"], "to": to, "name": name[:100], **({"own": True} if own else {})}
    return await votes.begin(connection, table, KIND, asker, [*voters, to], pace, facts=facts)


async def _not_refused(connection: AsyncConnection, table: OpenGame, to: int, pace: Pace) -> None:
    """Refuse (refused-lately) whom the table has refused a seat within G."""
    past = await requests.found(connection, requests.of_kind(table.id, KIND))
    no = [
        r for r in past if r["state"] == "refused" and r["facts"]["to"] == to and r["at"] + table.clocks.gone > pace.now
    ]
    declined = {
        (vote["request"], vote["user"])
        for vote in (await requests.voted(connection, [r["id"] for r in no]) if no else ())
        if vote["choice"] == votes.NO
    }
    # Who did not want an offered seat was not refused it.
    again = [r["at"] + table.clocks.gone for r in no if (r["id"], to) not in declined]
    if again:
        raise Refused("refused-lately", until=max(again))


def others(request: Request) -> frozenset[int]:
    """Those of whom more than half must agree: all who are asked but the successor and whoever offers the seat."""
    return request.asked - {request.facts["to"], request.user}


def needed(request: Request) -> int:
    """How many of the others must agree."""
    return len(others(request)) // 2 + 1 if others(request) else 0


def _rule(request: Request) -> votes.Outcome | None:
    """The successor and more than half of the others must agree; where nobody else is left, the time of the vote must pass."""
    to = request.facts["to"]
    if to in request.refused or len(others(request) - request.refused) < needed(request):
        return "refused"
    if not others(request):
        return None
    return "agreed" if to in request.agreed and len(others(request) & request.agreed) >= needed(request) else None


async def _left_to_vote(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> Request:
    """At the end: where none of the others has voted or is there any more, the successor alone counts, unless somebody has come since."""
    absent = await away.seats(connection, table.id, pace.clocks(table.rules), pace.now)
    there = {*table.voters({*absent, request.facts["seat"]})} - {request.facts["to"], request.user}
    known = others(request)
    if known & (there | request.choices.keys()):
        return request
    facts = {**request.facts, "come": sorted(there)}
    await requests.change(connection, request.id, asked=sorted(request.asked - known), facts=facts)
    return await votes.found(connection, table, request.id)


def _at_end(request: Request) -> votes.Outcome:
    alone = not others(request) and not request.facts.get("come")
    return "agreed" if alone and request.facts["to"] in request.agreed else "expired"


async def _not_accepted(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Ask those who have come since, where nobody was left to ask when the vote began."""
    facts, come = request.facts, request.facts.get("come")
    if come and (await votes.found(connection, table, request.id)).state == "expired" and request.user is not None:
        asked = [*come, facts["to"]]
        about = {name: facts[name] for name in ("seat", "to", "name", "own") if name in facts}
        await votes.begin(connection, table, KIND, request.user, asked, pace, facts=about)


async def _accepted(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    facts = request.facts
    if seating.row_of(table, facts["seat"])["user"] == facts["to"]:
        await _sit_again(connection, table, facts["seat"], pace)
    else:
        await change_hands(connection, table, facts["seat"], facts["to"], facts["name"], pace)


async def _sit_again(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """Let a player who has resigned sit in their own seat again; it cannot win any more, as if a successor had taken it."""
    gone = ("stand_in", "stand_why", "begins_at", "choice", "absent", "freed", "waited")
    await seating.set_seat(connection, table, seat, **dict.fromkeys(gone), sits_from=table.row["version"] + 1)
    await seating.noted(connection, table, {"what": "again", "seat": seat}, pace)
    await seating.rearranged(connection, table, pace, call=True)


async def change_hands(
    connection: AsyncConnection, table: OpenGame, seat: int, user: int, name: str, pace: Pace
) -> None:
    """Give a seat to another person, in one transaction with all that must not pass on.

    The former player's composed choices, orders, obligation, prompts, requests and votes go, and open votes are counted anew.
    Notes stay with the person; the log of the seat passes on, and an undo stops at this entry.
    """
    row = seating.row_of(table, seat)
    former = row["user"]
    await games.sat(connection, table.id, former, pace.now, seat=seat, name=row["called"])
    await _vacate(connection, table, seat, user, name, pace)
    facts = {"what": "successor", "seat": seat, "name": name[:100], "former": row["called"]}
    await seating.noted(connection, table, facts, pace)
    await seating.rearranged(connection, table, pace, call=True)
    await votes.leave_out(connection, table, seat, pace, "successor")
    if former is not None:
        await votes.leave_seat(connection, table, former, pace)
        if table.row["host"] == former:
            await games.change(connection, table.id, host=user)


async def _vacate(
    connection: AsyncConnection, table: OpenGame, seat: int, user: int | None, name: str, pace: Pace
) -> None:
    """Give a seat to another user or (None) to a robot, without anything that belonged to its player."""
    await history.clear(connection, table.id, seat)
    await history.forget_clocks(connection, table.id, seat)
    await schedule.leave_seat(connection, table.id, seat)
    await post.discharge(connection, table.id, [seat])
    await post.withdraw(connection, table.id, ("prompt", "reminder"), pace.now, outbox.c.seat == seat)
    table.owing.pop(seat, None)
    values = {
        "user": user,
        "name": name[:100],
        "joined": pace.now,
        "stand_in": None,
        "stand_why": None,
        "begins_at": None,
        "choice": None,
        "absent": None,
        "played_in": None,
        "answered_for": None,
        "freed": None,
        "noted": None,
        "waited": None,
        "missed_at": None,
        "left_at": None,
        "sits_from": table.row["version"] + 1 if user is not None else None,
    }
    await seating.set_seat(connection, table, seat, **values)


async def give_to_robot(connection: AsyncConnection, table: OpenGame, seat: int, name: str, pace: Pace) -> None:
    """Make a seat a robot's own, under this name, because its player is to be forgotten. Without another player the game ends."""
    former = seating.row_of(table, seat)["user"]
    others = sorted(user for at, user in table.users.items() if at != seat)
    await games.sat(connection, table.id, former, pace.now, seat=seat, name=name, forgotten=True)
    await _vacate(connection, table, seat, None, name, pace)
    await seating.noted(connection, table, {"what": "forgotten", "seat": seat}, pace)
    if not others:
        await stop(connection, table, None, pace, why="forgotten")
        return
    await seating.rearranged(connection, table, pace, pace.robots)
    await votes.leave_out(connection, table, seat, pace, "successor")
    await votes.leave_seat(connection, table, former, pace)
    if table.row["host"] == former:
        await games.change(connection, table.id, host=others[0])


async def came_back(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """A player has ended a whole turn of their own in a seat that was free: nobody can take it any more."""
    if table.seat is None or seating.row_of(table, table.seat)["freed"] is None:
        return
    await seating.set_seat(connection, table, table.seat, freed=None)
    for request in await votes.opened(connection, table):
        if request.kind == KIND and request.facts["seat"] == table.seat:
            await votes.lapse(connection, table, request, table.seat, pace, "back")


votes.KINDS[KIND] = votes.Kind(
    _rule, _accepted, _not_accepted, at_end=_at_end, counted=_left_to_vote, mentions_once=True
)
