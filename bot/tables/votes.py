"""Votes: one player asks something of the table, those who are asked choose, and the rule of its kind decides.

A table has at most one open vote of each kind. When a vote ends is stored with it, so that a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, post, requests
from bot.tables import reading
from bot.tables.announcing import about
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request

Outcome = Literal["agreed", "refused", "expired"]
YES: Final = "yes"
NO: Final = "no"
UNMENTIONED: Final = "unmentioned"
"""In the facts of a request: the table was mentioned lately for one of this kind, and is not again."""


def unanimous(request: Request) -> Outcome | None:
    """Decide when all have agreed, or as soon as one refuses."""
    if request.refused:
        return "refused"
    return None if request.missing else "agreed"


def majority(request: Request) -> Outcome | None:
    """Decide as soon as more than half have agreed, or so many refuse that this cannot happen any more."""
    if len(request.agreed) >= request.needed:
        return "agreed"
    return "refused" if len(request.asked) - len(request.refused) < request.needed else None


def expired(request: Request) -> Outcome:
    """The outcome at the end of a vote that was not decided before."""
    return "expired"


async def unchanged(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """The end of a vote that was withdrawn or not agreed, where nothing waited for it."""


async def untouched(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """After an outage: of a vote for which nothing but its own end waits."""


async def as_asked(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> Request:
    """The vote as it is counted at its end, where all who were asked count."""
    return request


CarryOut = Callable[[AsyncConnection, OpenGame, Request, Pace], Awaitable[None]]
Counted = Callable[[AsyncConnection, OpenGame, Request, Pace], Awaitable[Request]]


def table_vote(table: OpenGame) -> timedelta:
    """V of the table: how long most votes last."""
    return table.clocks.vote


def at_once(table: OpenGame) -> timedelta:
    """Of votes for which one may ask again at once."""
    return timedelta()


def any_time(table: OpenGame, users: Collection[int], at: datetime) -> datetime:
    """When a vote may end that would end at `at`: most may at any time."""
    return at


def yes_or_no(request: Request) -> tuple[str, ...]:
    """The choices of most votes."""
    return YES, NO


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of vote. `carry_out` does what was agreed, `give_up` what follows any other end."""

    rule: Callable[[Request], Outcome | None]
    """Decides after each choice; None while the vote goes on."""
    carry_out: CarryOut
    give_up: CarryOut = unchanged
    at_end: Callable[[Request], Outcome] = expired
    """Decides when the time is over."""
    counted: Counted = as_asked
    """What is known only when the time is over, such as who is there then."""
    choices: Callable[[Request], tuple[str, ...]] = yes_or_no
    """What those who are asked may choose."""
    lasting: Callable[[OpenGame], timedelta] = table_vote
    """How long such a vote lasts."""
    ends: Callable[[OpenGame, Collection[int], datetime], datetime] = any_time
    """When a vote that concerns these users may end that would end at a moment: then or later."""
    apart: Callable[[OpenGame], timedelta] = table_vote
    """How long after one asked one may ask again, however that ended."""
    mentions_once: bool = False
    """Whether such votes, of any number of users, mention the table once in V."""
    resume: CarryOut = untouched
    """What follows an outage in which the vote was open, such as that robots go on waiting for it."""


KINDS: Final[dict[str, Kind]] = {}
"""The kinds by name. Each is declared by the module that carries it out."""


async def found(connection: AsyncConnection, table: OpenGame, id: int) -> Request:
    """Read a vote of this game, open or not. Raises `Refused("no-request")`."""
    rows = await requests.found(connection, requests.known_as(table.id, id))
    if not rows or rows[0]["kind"] not in KINDS:
        raise Refused("no-request")
    request = reading.request(rows[0], table.present, await requests.voted(connection, [id]))
    if request.entry is None:
        return request
    later = await history.newest(connection, table.id, table.row["version"] + 1 - request.entry)
    answers = [row for row in reversed(later) if row["kind"] in reading.MOVES]
    taken = [row for row in answers if row["number"] == request.entry or not row["undone"]]
    return replace(request, taken=await reading.told(connection, table.id, taken, None))


async def opened(connection: AsyncConnection, table: OpenGame) -> list[Request]:
    """Read the open votes of this game, oldest first."""
    rows = await requests.found(connection, requests.open_in([table.id]))
    return [await found(connection, table, row["id"]) for row in rows]


async def begin(
    connection: AsyncConnection,
    table: OpenGame,
    kind: str,
    user: int | None,
    asked: Collection[int],
    pace: Pace,
    *,
    entry: int | None = None,
    facts: dict[str, Any] | None = None,
    choice: str | None = YES,
) -> Request:
    """Open a vote, with the choice of the user who asks, if any; the bot (no user) chooses nothing.

    The newest wish of one user counts: an open vote of theirs about the same is returned, one about something else is changed.
    Refused: already-asked, by another; asked-lately, by the same user, however that ended.
    """
    asked = {*asked, user} if user is not None and user in table.users.values() else {*asked}
    for known in await opened(connection, table):
        if known.kind != kind:
            continue
        if known.user != user:
            raise Refused("already-asked", user=known.user, kind=kind)
        if known.entry == entry and (facts or {}).items() <= known.facts.items():
            return known
        return await _changed(connection, table, known, asked, pace, entry, facts or {}, choice)
    rules, past = KINDS[kind], await requests.found(connection, requests.of_kind(table.id, kind))
    # In a game for one nobody else is asked, so nobody is troubled.
    if user is not None and {*table.users.values()} != {user}:
        again = [row["at"] + rules.apart(table) for row in past if row["user"] == user]
        if (until := max(again, default=pace.now)) > pace.now:
            raise Refused("asked-lately", until=until)
    if rules.mentions_once and any(row["message"] and row["at"] + table.clocks.vote > pace.now for row in past):
        facts = {**(facts or {}), UNMENTIONED: True}
    id = await requests.add(
        connection,
        game=table.id,
        kind=kind,
        user=user,
        entry=entry,
        at=pace.now,
        closes=rules.ends(table, _concerned(table, asked, facts or {}), pace.now + rules.lasting(table)),
        asked=sorted(asked),
        facts=facts or {},
    )
    if choice is not None and user is not None:
        return await _chosen(connection, table, id, user, choice, pace)
    request = await found(connection, table, id)
    await told(connection, table, request, pace)
    return request


async def _changed(
    connection: AsyncConnection,
    table: OpenGame,
    request: Request,
    asked: Collection[int],
    pace: Pace,
    entry: int | None,
    facts: Mapping[str, Any],
    choice: str | None,
) -> Request:
    """Let an open vote ask something else: all who are asked choose anew, it ends when it would have, and mentions nobody again."""
    values = {"entry": entry, "asked": sorted(asked), "facts": {**request.facts, **facts}}
    await requests.change(connection, request.id, **values)
    for user in request.choices:
        await requests.unvote(connection, request.id, user)
    if choice is not None and request.user is not None:
        return await _chosen(connection, table, request.id, request.user, choice, pace)
    await told(connection, table, request, pace)
    return await found(connection, table, request.id)


def _concerned(table: OpenGame, asked: Collection[int], facts: Mapping[str, Any]) -> set[int]:
    """The users who are asked, and those about whose seats they are."""
    return {*asked, *(user for seat, user in table.users.items() if seat in facts.get("seats", ()))}


async def told(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Bring the public message of a vote up to date."""
    await post.enqueue(connection, [about(table.id, request.id, pace.now)])


async def vote(connection: AsyncConnection, table: OpenGame, user: int, id: int, choice: str, pace: Pace) -> Request:
    """Record a choice, or change it. The user who asked withdraws the vote by refusing."""
    request = await found(connection, table, id)
    if table.seat is None and user not in request.asked:
        raise Refused("no-seat")
    if request.state == "agreed" and request.choices.get(user) == choice:
        return request
    if request.state != "open" or (request.closes is not None and request.closes <= pace.now):
        raise Refused("request-closed", request=request)
    if user not in request.asked and user != request.user:
        raise Refused("not-your-vote", request=request)
    if choice not in KINDS[request.kind].choices(request):
        raise Refused("stale")
    if user == request.user and choice == NO:
        return await _end(connection, table, request, "withdrawn", pace)
    if request.choices.get(user) == choice:
        return request
    return await _chosen(connection, table, id, user, choice, pace)


async def _chosen(connection: AsyncConnection, table: OpenGame, id: int, user: int, choice: str, pace: Pace) -> Request:
    await requests.vote(connection, id, user, choice, pace.now)
    request = await found(connection, table, id)
    await told(connection, table, request, pace)
    outcome = KINDS[request.kind].rule(request)
    return request if outcome is None else await _end(connection, table, request, outcome, pace)


async def _end(connection: AsyncConnection, table: OpenGame, request: Request, state: str, pace: Pace) -> Request:
    """Close an open vote, do what follows, and bring its message up to date."""
    await requests.change(connection, request.id, state=state)
    table.requests = tuple(r for r in table.requests if r.id != request.id)
    kind = KINDS[request.kind]
    await (kind.carry_out if state == "agreed" else kind.give_up)(connection, table, request, pace)
    await told(connection, table, request, pace)
    return await found(connection, table, request.id)


async def prolong(
    connection: AsyncConnection, table: OpenGame, request: Request, until: datetime, pace: Pace
) -> Request:
    """Let a vote last until a moment, or until the next at which it may end."""
    closes = KINDS[request.kind].ends(table, _concerned(table, request.asked, request.facts), until)
    await requests.change(connection, request.id, closes=closes)
    await told(connection, table, request, pace)
    return await found(connection, table, request.id)


async def resume(connection: AsyncConnection, table: OpenGame, pace: Pace) -> int:
    """After an outage leave at least half of its time to every vote, also to one that would have ended; return how many last longer."""
    longer = 0
    for request in await opened(connection, table):
        kind = KINDS[request.kind]
        until = pace.now + kind.lasting(table) / 2
        if request.closes is not None and request.closes < until:
            await prolong(connection, table, request, until, pace)
            longer += 1
        await kind.resume(connection, table, request, pace)
    return longer


async def lapse(
    connection: AsyncConnection, table: OpenGame, request: Request, closer: int | None, pace: Pace, why: str = "acted"
) -> Request:
    """Close an open vote that what happened at the seat `closer` has made pointless.

    `why`: acted, back (the player is), successor (the seat has changed hands), recovered (the game went back), corrected (the table).
    """
    await requests.change(connection, request.id, closer=closer, facts={**request.facts, "lapsed": why})
    return await _end(connection, table, request, "lapsed", pace)


async def leave_out(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace, why: str = "acted") -> None:
    """Take a seat whose player has answered, or is another one now, out of the votes about seats; without any left they end.

    `why`: as of `lapse`.
    """
    for request in [r for r in table.requests if seat in r.facts.get("seats", ())]:
        left = [other for other in request.facts["seats"] if other != seat]
        await requests.change(connection, request.id, facts={**request.facts, "seats": left})
        if left:
            await told(connection, table, request, pace)
        else:
            await lapse(connection, table, request, seat, pace, why)


async def withdraw(connection: AsyncConnection, table: OpenGame, id: int, pace: Pace) -> Request:
    """Withdraw an open vote."""
    return await _end(connection, table, await found(connection, table, id), "withdrawn", pace)


async def close_due(connection: AsyncConnection, table: OpenGame, pace: Pace) -> int:
    """End the votes of this game whose time is over; return how many."""
    due = [r for r in await opened(connection, table) if r.closes is not None and r.closes <= pace.now]
    for request in due:
        kind = KINDS[request.kind]
        counted = await kind.counted(connection, table, request, pace)
        await _end(connection, table, counted, kind.at_end(counted), pace)
    return len(due)


async def leave_seat(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Forget a user who has left their seat: their own votes are withdrawn, and the others are counted without them."""
    for request in await opened(connection, table):
        if request.user == user:
            await _end(connection, table, request, "withdrawn", pace)
            continue
        if user not in request.asked:
            continue
        await requests.change(connection, request.id, asked=sorted(request.asked - {user}))
        await requests.unvote(connection, request.id, user)
        counted = await found(connection, table, request.id)
        outcome = KINDS[request.kind].rule(counted)
        if outcome is not None:
            await _end(connection, table, counted, outcome, pace)
        else:
            await told(connection, table, counted, pace)
