"""The vote on players who are away: what the table does about the seats that it waits for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import cast

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people, post, requests
from bot.tables import away, ballots, seating, succession, votes
from bot.tables.away import Asked
from bot.tables.ballots import AFTER_LONG, CHOICES, KIND, next_vote, put_off
from bot.tables.choices import decided
from bot.tables.clocks import DAY
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request


async def ask(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Request:
    """Open a vote on all who are away, or return the one that is open. Refused: nobody-away, voted-lately, not-your-vote."""
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    if table.seat is None:
        raise Refused("no-seat")
    absent = await _absent(connection, table, pace)
    if not absent:
        raise Refused("nobody-away")
    for request in table.requests:
        if request.kind == KIND and table.seat not in absent:
            return await votes.found(connection, table, request.id)
    voters = table.voters(absent)
    if user not in voters:
        raise Refused("not-your-vote")
    ballot, until = await _ballot(connection, table, absent, pace)
    if not ballot:
        raise Refused("voted-lately", until=until)
    return await _begin(connection, table, user, voters, ballot, pace)


async def open_by_itself(connection: AsyncConnection, table: OpenGame, pace: Pace) -> bool:
    """Let the bot open a vote on all who are away, if that is due; return whether it did."""
    if table.row["state"] != "running" or table.damage is not None:
        return False
    at = await ballots.opens_at(connection, table.id, table.rules, table.present, pace)
    if at is None or at > pace.now:
        return False
    absent = await _absent(connection, table, pace)
    ballot, _until = await _ballot(connection, table, absent, pace)
    voters = table.voters(absent)
    if not ballot or not voters:
        return False
    await _begin(connection, table, None, voters, ballot, pace)
    return True


async def _absent(connection: AsyncConnection, table: OpenGame, pace: Pace) -> dict[int, Asked]:
    asked = await away.asked(connection, table.id, pace.clocks(table.rules))
    return {seat: due for seat, due in asked.items() if due.away(pace.now)}


async def _ballot(
    connection: AsyncConnection, table: OpenGame, absent: Mapping[int, Asked], pace: Pace
) -> tuple[dict[int, Asked], datetime]:
    """Return those of the absent on whom the table has not voted within A, and when it may vote on the first of the others."""
    past, clocks = await ballots.earlier(connection, table.id), pace.clocks(table.rules)
    later = {seat: at for seat in absent if (at := next_vote(seat, past, clocks)) is not None and at > pace.now}
    return {seat: due for seat, due in absent.items() if seat not in later}, min(later.values(), default=pace.now)


async def _begin(
    connection: AsyncConnection,
    table: OpenGame,
    user: int | None,
    voters: Sequence[int],
    absent: Mapping[int, Asked],
    pace: Pace,
) -> Request:
    # Who has left the server can be told of nothing there.
    stood = {seat for seat, due in absent.items() if due.stood and due.left is None}
    told = {seat for seat in stood if not _in_thread(table, seat, pace)}
    facts = {
        "seats": sorted(absent),
        "called": await _called(connection, table, stood - told, pace),
        "since": min(due.since for due in absent.values()).isoformat(),
        "gone": all(due.gone(pace.now) for due in absent.values()),
        "uncounted": sorted(await _silent(connection, table) & set(voters)),
    }
    request = await votes.begin(connection, table, KIND, user, voters, pace, facts=facts, choice=None)
    await _tell(connection, table, absent.values(), told, pace)
    return request


async def _silent(connection: AsyncConnection, table: OpenGame) -> frozenset[int]:
    """Return who did not choose in the last vote that lasted until its end: where one ended before, nobody has been silent."""
    rows = await requests.found(connection, requests.of_kind(table.id, KIND))
    last = next((row["id"] for row in reversed(rows) if row["state"] in ballots.COUNTED), None)
    return (await votes.found(connection, table, last)).missing if last is not None else frozenset()


def _in_thread(table: OpenGame, seat: int, pace: Pace) -> bool:
    """Whether a player is told in the thread alone: they want that, or direct messages do not reach them."""
    row = seating.row_of(table, seat)
    return not pace.direct or row["closed"] or row["remind_by"] == "thread"


async def _called(connection: AsyncConnection, table: OpenGame, seats: Collection[int], pace: Pace) -> list[int]:
    """Return those of these seats that the message of the vote may mention: each once a day."""
    rows = await requests.found(connection, requests.of_kind(table.id, KIND))
    lately = {seat for r in rows if r["at"] + DAY > pace.now for seat in (r["facts"] or {}).get("called", ())}
    return sorted({*seats} - lately)


async def _tell(
    connection: AsyncConnection, table: OpenGame, absent: Iterable[Asked], stood: Collection[int], pace: Pace
) -> None:
    """Let a reminder tell the absent of the vote now, or as soon as their quiet hours are over; also those of the seats `stood`."""
    for due in absent:
        if not due.stood:
            poker = people.TABLE if table.seat is None else table.seat
            await people.change_due(connection, table.id, due.seat, remind_at=pace.now, poker=poker)
        elif due.seat in stood:
            # A stand-in answers what they owed, and no reminder is to come.
            payload = {"dues": [{"game": table.id, "seat": due.seat, "poker": None, "count": 0}], "count": 0}
            at = due.quiet.over(pace.now) if due.quiet is not None else pace.now
            row = post.row(table.id, "reminder", f"user:{due.user}", pace.now, due_at=at, payload=payload)
            await post.enqueue(connection, [row])


def open_choices(request: Request) -> tuple[str, ...]:
    """The choices of a vote: the strongest ones only when all who are away have been so for very long."""
    return tuple(choice for choice in CHOICES if request.facts.get("gone") or choice not in AFTER_LONG)


def strongest(request: Request) -> str:
    """The strongest choice that more than half of those who are counted accept; silence accepts only to wait."""
    counted = request.asked - set(request.facts.get("uncounted", ())) | request.choices.keys()
    ranks = [CHOICES.index(request.choices.get(user, "wait")) for user in counted]
    accepted = (c for at, c in enumerate(CHOICES) if 2 * sum(rank >= at for rank in ranks) > len(ranks))
    return max(accepted, key=CHOICES.index, default="wait")


async def _those_there(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> Request:
    """Leave out whoever was asked, has not chosen, and is away, has a stand-in or has left the server at the end of the vote."""
    there = table.voters(await away.seats(connection, table.id, pace.clocks(table.rules), pace.now))
    uncounted = {*request.facts.get("uncounted", ()), *request.missing - set(there)}
    await requests.change(connection, request.id, facts={**request.facts, "uncounted": sorted(uncounted)})
    return await votes.found(connection, table, request.id)


def _outcome(request: Request) -> votes.Outcome:
    return "expired" if strongest(request) == "wait" else "agreed"


async def _carry_out(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Do what was chosen for every seat that is still away."""
    chosen = strongest(request)
    if chosen == "end":
        await stop(connection, table, None, pace)
        return
    for seat in request.facts["seats"]:
        if seat not in table.owing and not decided(seating.row_of(table, seat)):
            continue
        if chosen == "free":
            await succession.free(connection, table, seat, pace)
        else:
            await seating.stand_in(connection, table, seat, cast("seating.How", chosen), "vote", pace)


async def answered(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """A player answered for themselves: the vote goes on without them, or ends where nobody else is away."""
    if table.seat is not None:
        await votes.leave_out(connection, table, table.seat, pace)


async def here(connection: AsyncConnection, table: OpenGame, pace: Pace) -> Request:
    """A player who is away says that they are here: the vote lasts longer, once for each of them."""
    for request in table.requests:
        if request.kind == KIND and table.seat in request.facts["seats"]:
            if table.seat not in may_say_here(request) or request.closes is None:
                raise Refused("said-already")
            said = sorted({*_said_here(request), table.seat})
            await requests.change(connection, request.id, facts={**request.facts, "here": said})
            return await votes.prolong(connection, table, request, request.closes + table.clocks.vote, pace)
    raise Refused("no-request")


def may_say_here(request: Request) -> frozenset[int]:
    """Return the seats whose players can still say, once in this vote, that they are here."""
    return frozenset(request.facts["seats"]) - _said_here(request)


def _said_here(request: Request) -> frozenset[int]:
    said = request.facts.get("here", ())
    # Earlier versions kept the one seat that could say it.
    return frozenset((said,) if isinstance(said, int) else said)


def _ends(table: OpenGame, users: Collection[int], at: datetime) -> datetime:
    """No vote ends in quiet hours of those whom it concerns."""
    return put_off(table.present, users, at)


def _undecided(request: Request) -> votes.Outcome | None:
    """Nothing is decided before the end: the absent have the whole time of the vote to answer."""
    return None


votes.KINDS[KIND] = votes.Kind(
    _undecided, _carry_out, at_end=_outcome, counted=_those_there, choices=open_choices, ends=_ends
)
