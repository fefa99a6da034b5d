"""The vote on players who are away: what the table does about the seats that it waits for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import cast

from bot.store import people, post, requests
from bot.store.destination import Destination
from bot.tables import away, ballots, seating, succession, votes
from bot.tables.away import Obligation
from bot.tables.ballots import AFTER_LONG, CHOICES, END, KIND, next_vote, put_off
from bot.tables.choices import decided
from bot.tables.clocks import DAY
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request


async def ask(open_game: OpenGame, user: int) -> Request:
    """Open a vote on all who are away, or return the one that is open. Refused: nobody-away, voted-lately, not-your-vote."""
    open_game.check_running()
    open_game.own_seat()
    absent = await _absent(open_game)
    if not absent:
        raise Refused("nobody-away")
    for request in open_game.requests:
        if request.kind == KIND and open_game.seat not in absent:
            return await votes.read(open_game, request.id)
    voters = open_game.voters(absent)
    if user not in voters:
        raise Refused("not-your-vote")
    ballot, until = await _ballot(open_game, absent)
    if not ballot:
        raise Refused("voted-lately", until=until)
    return await _begin(open_game, user, voters, ballot)


async def open_by_itself(open_game: OpenGame) -> bool:
    """Let the bot open a vote on all who are away, if that is due; return whether it did."""
    if open_game.row["state"] != "running" or open_game.damage is not None:
        return False
    at = await ballots.opens_at(open_game.connection, open_game.id, open_game.rules, open_game.present, open_game.pace)
    if at is None or at > open_game.now:
        return False
    absent = await _absent(open_game)
    ballot, _until = await _ballot(open_game, absent)
    voters = open_game.voters(absent)
    if not ballot or not voters:
        return False
    await _begin(open_game, None, voters, ballot)
    return True


async def _absent(open_game: OpenGame) -> dict[int, Obligation]:
    asked = await away.asked(open_game.connection, open_game.id, open_game.clocks)
    return {seat: due for seat, due in asked.items() if due.away(open_game.now)}


async def _ballot(open_game: OpenGame, absent: Mapping[int, Obligation]) -> tuple[dict[int, Obligation], datetime]:
    """Return the absent players on whom the table may vote now, and the earliest time at which it may vote on one of the others.

    Between two votes on a player lies the time after which one counts as away (`Clocks.away`).
    """
    past, clocks = await ballots.earlier(open_game.connection, open_game.id), open_game.clocks
    later = {seat: at for seat in absent if (at := next_vote(seat, past, clocks)) is not None and at > open_game.now}
    return {seat: due for seat, due in absent.items() if seat not in later}, min(later.values(), default=open_game.now)


async def _begin(
    open_game: OpenGame, user: int | None, voters: Sequence[int], absent: Mapping[int, Obligation]
) -> Request:
    # Who has left the server can be told of nothing there.
    stood = {seat for seat, due in absent.items() if due.stood and due.left is None}
    told = {seat for seat in stood if not _in_thread(open_game, seat)}
    facts = {
        "seats": sorted(absent),
        "called": await _called(open_game, stood - told),
        "since": min(due.since for due in absent.values()).isoformat(),
        "gone": all(due.gone(open_game.now) for due in absent.values()),
        # The vacation of somebody who is away was declared too late, or has stopped their clock.
        "goes_on": any(row["seat"] not in absent for row in seating.vacationers(open_game)),
        "uncounted": sorted(await _silent(open_game) & set(voters)),
    }
    request = await votes.begin(open_game, KIND, user, voters, facts=facts, choice=None)
    await _tell(open_game, absent.values(), told)
    return request


async def _silent(open_game: OpenGame) -> frozenset[int]:
    """Return who made no choice in the last vote that ran to its full time; a vote that was decided sooner counts for nothing."""
    rows = await requests.find(open_game.connection, requests.of_kind(open_game.id, KIND))
    last = next((row["id"] for row in reversed(rows) if row["state"] in ballots.COUNTED), None)
    return (await votes.read(open_game, last)).missing if last is not None else frozenset()


def _in_thread(open_game: OpenGame, seat: int) -> bool:
    """Whether a player is told in the thread alone: they want that, or direct messages do not reach them."""
    row = seating.row_of(open_game, seat)
    return row["closed"] or row["remind_by"] == "thread"


async def _called(open_game: OpenGame, seats: Collection[int]) -> list[int]:
    """Return those of these seats that the message about the vote may mention: no seat more than once a day."""
    rows = await requests.find(open_game.connection, requests.of_kind(open_game.id, KIND))
    lately = {seat for r in rows if r["at"] + DAY > open_game.now for seat in (r["facts"] or {}).get("called", ())}
    return sorted({*seats} - lately)


async def _tell(open_game: OpenGame, absent: Iterable[Obligation], stood: Collection[int]) -> None:
    """Let a reminder tell the absent of the vote now, or as soon as their quiet hours are over; also those of the seats `stood`."""
    for due in absent:
        if not due.stood:
            poker = people.TABLE if open_game.seat is None else open_game.seat
            await people.change_due(open_game.connection, open_game.id, due.seat, remind_at=open_game.now, poker=poker)
        elif due.seat in stood:
            # A stand-in answers what they owed, and no reminder is to come.
            payload = {"dues": [{"game": open_game.id, "seat": due.seat, "poker": None, "count": 0}], "count": 0}
            at = due.quiet.over(open_game.now) if due.quiet is not None else open_game.now
            to = Destination(user=due.user)
            row = post.row(open_game.id, "reminder", open_game.now, to=to, due_at=at, payload=payload)
            await post.enqueue(open_game.connection, [row])


def open_choices(request: Request) -> tuple[str, ...]:
    """The choices of a vote: the strongest ones only when all who are away have been so for very long, the end during no vacation."""
    there = tuple(choice for choice in CHOICES if request.facts.get("gone") or choice not in AFTER_LONG)
    return tuple(choice for choice in there if choice != END or not request.facts.get("goes_on"))


def strongest(request: Request) -> str:
    """The strongest choice that more than half of those who are counted accept; silence accepts only to wait."""
    counted = request.asked - set(request.facts.get("uncounted", ())) | request.choices.keys()
    ranks = [CHOICES.index(request.choices.get(user, "wait")) for user in counted]
    accepted = (c for at, c in enumerate(CHOICES) if 2 * sum(rank >= at for rank in ranks) > len(ranks))
    return max(accepted, key=CHOICES.index, default="wait")


async def _those_there(open_game: OpenGame, request: Request) -> Request:
    """Leave out whoever was asked, has not chosen, and is away, has a stand-in or has left the server at the end of the vote."""
    there = open_game.voters(await open_game.away())
    uncounted = {*request.facts.get("uncounted", ()), *request.missing - set(there)}
    await requests.change(open_game.connection, request.id, facts={**request.facts, "uncounted": sorted(uncounted)})
    return await votes.read(open_game, request.id)


def _outcome(request: Request) -> votes.Outcome:
    return "expired" if strongest(request) == "wait" else "agreed"


async def _carry_out(open_game: OpenGame, request: Request) -> None:
    """Do what was chosen for every seat that is still away."""
    chosen = strongest(request)
    if chosen == END:
        await stop(open_game, None)
        return
    for seat in request.facts["seats"]:
        row = seating.row_of(open_game, seat)
        # A robot that began during the vote, for a vacation, answers nothing for the player: the table's choice holds.
        further = row["stand_why"] == people.VACATION and chosen in ("robot", "free")
        if seat not in open_game.owing and not decided(row) and not further:
            continue
        if chosen == "free":
            await succession.free(open_game, seat)
        else:
            await seating.stand_in(open_game, seat, cast("seating.How", chosen), "vote")


async def note_answer(open_game: OpenGame) -> None:
    """A player answered for themselves: the vote goes on without them, or ends where nobody else is away."""
    if open_game.seat is not None:
        await votes.leave_out(open_game, open_game.seat)


async def here(open_game: OpenGame) -> Request:
    """A player who is away says that they are here: the vote lasts longer, once for each of them. Refused: said-already."""
    for request in open_game.requests:
        if request.kind == KIND and open_game.seat in request.facts["seats"]:
            if open_game.seat not in may_say_here(request) or request.closes is None:
                raise Refused("said-already")
            said = sorted({*_said_here(request), open_game.seat})
            await requests.change(open_game.connection, request.id, facts={**request.facts, "here": said})
            return await votes.prolong(open_game, request, request.closes + open_game.clocks.vote)
    raise Refused("no-request")


def may_say_here(request: Request) -> frozenset[int]:
    """Return the seats whose players can still say, once in this vote, that they are here."""
    return frozenset(request.facts["seats"]) - _said_here(request)


def _said_here(request: Request) -> frozenset[int]:
    said = request.facts.get("here", ())
    # Earlier versions kept the one seat that could say it.
    return frozenset((said,) if isinstance(said, int) else said)


def _ends(open_game: OpenGame, users: Collection[int], at: datetime) -> datetime:
    """No vote ends in quiet hours of those whom it concerns."""
    return put_off(open_game.present, users, at)


def _undecided(request: Request) -> votes.Outcome | None:
    """Nothing is decided before the end: the absent have the whole time of the vote to answer."""
    return None


votes.KINDS[KIND] = votes.Kind(
    _undecided, _carry_out, at_end=_outcome, counted=_those_there, choices=open_choices, ends=_ends
)
