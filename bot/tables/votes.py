"""Votes: one player asks something of the table, those who are asked choose, and the rule of its kind decides.

A table has at most one open vote of each kind. When a vote ends is stored with it, so that a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from bot.store import history, post, requests
from bot.tables import reading
from bot.tables.announcing import about
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request

Outcome = Literal["agreed", "refused", "expired"]
YES: Final = "yes"
NO: Final = "no"
UNMENTIONED: Final = "unmentioned"
"""Key in a request's facts: its message mentions nobody, because one of its kind did so lately."""


def unanimous(request: Request) -> Outcome | None:
    """Decide when all have agreed, or as soon as one refuses."""
    if request.refused:
        return "refused"
    return None if request.missing else "agreed"


def majority(request: Request) -> Outcome | None:
    """Decide as soon as more than half have agreed, or as agreement by more than half is no longer possible."""
    if len(request.agreed) >= request.needed:
        return "agreed"
    return "refused" if len(request.asked) - len(request.refused) < request.needed else None


def expired(request: Request) -> Outcome:
    """Return the outcome of a vote whose time is over without a decision."""
    return "expired"


async def unchanged(open_game: OpenGame, request: Request) -> None:
    """Do nothing after a vote that was withdrawn or not agreed: nothing waited for it."""


async def untouched(open_game: OpenGame, request: Request) -> None:
    """Do nothing after an outage for a vote for which nothing but its own end waits."""


async def as_asked(open_game: OpenGame, request: Request) -> Request:
    """Return the vote as it is counted at its end, where all who were asked count."""
    return request


async def of_those_there(open_game: OpenGame, request: Request) -> Request:
    """Leave out whoever was asked, has not chosen, and is away, has a stand-in or has left the server at the end of the vote."""
    gone = request.missing - {*open_game.voters(await open_game.away())}
    return await leave_uncounted(open_game, request, gone)


async def leave_uncounted(open_game: OpenGame, request: Request, users: Collection[int], **facts: Any) -> Request:
    """Return the vote as it is counted without these users, who have not chosen; `facts`: to be stored with it."""
    values = {"asked": sorted(request.asked - {*users}), "facts": {**request.facts, **facts}}
    await requests.change(open_game.connection, request.id, **values)
    return await read(open_game, request.id)


def majority_at_end(request: Request) -> Outcome:
    """Decide when the time is over: by more than half of those who are counted."""
    return "agreed" if majority(request) == "agreed" else "expired"


CarryOut = Callable[[OpenGame, Request], Awaitable[None]]
Counted = Callable[[OpenGame, Request], Awaitable[Request]]


def table_vote(open_game: OpenGame) -> timedelta:
    """Return the usual duration of a vote at the table (`Clocks.vote`)."""
    return open_game.clocks.vote


def at_once(open_game: OpenGame) -> timedelta:
    """Return the wait before the same request may be made again: none."""
    return timedelta()


def any_time(open_game: OpenGame, users: Collection[int], at: datetime) -> datetime:
    """Return when a vote that would end at `at` may end: at that time."""
    return at


def yes_or_no(request: Request) -> tuple[str, ...]:
    """Return the choices of most votes."""
    return YES, NO


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of vote. `carry_out` does what was agreed; `give_up` follows any other outcome."""

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


async def read(open_game: OpenGame, id: int) -> Request:
    """Read a vote of this game, open or not. Raises `Refused("no-request")`."""
    rows = await requests.find(open_game.connection, requests.by_id(open_game.id, id))
    if not rows or rows[0]["kind"] not in KINDS:
        raise Refused("no-request")
    request = reading.request(rows[0], open_game.present, await requests.votes_on(open_game.connection, [id]))
    if request.entry is None:
        return request
    later = await history.newest(open_game.connection, open_game.id, open_game.row["version"] + 1 - request.entry)
    answers = [row for row in reversed(later) if row["kind"] in reading.MOVES]
    taken = [row for row in answers if row["number"] == request.entry or not row["undone"]]
    return replace(request, taken=await reading.told(open_game.connection, open_game.row, taken, None))


async def read_open(open_game: OpenGame) -> list[Request]:
    """Read the open votes of this game, oldest first."""
    rows = await requests.find(open_game.connection, requests.open_in([open_game.id]))
    return [await read(open_game, row["id"]) for row in rows]


async def begin(
    open_game: OpenGame,
    kind: str,
    user: int | None,
    asked: Collection[int],
    *,
    entry: int | None = None,
    facts: Mapping[str, Any] | None = None,
    choice: str | None = YES,
) -> Request:
    """Open a vote, with the choice of the user who asks, if any; the bot (no user) makes none.

    Only a user's newest request counts: their open vote about the same is returned, and one about something else is changed. Refused:
    already-asked, by another; asked-lately, by the same user, however that ended.
    """
    asked = {*asked, user} if user is not None and user in open_game.users.values() else {*asked}
    facts = dict(facts or {})
    known = next((request for request in await read_open(open_game) if request.kind == kind), None)
    if known is not None:
        if known.user != user:
            raise Refused("already-asked", user=known.user, kind=kind)
        if known.entry == entry and facts.items() <= known.facts.items():
            return known
        return await _change(open_game, known, asked, entry, facts, choice)
    rules, past = KINDS[kind], await requests.find(open_game.connection, requests.of_kind(open_game.id, kind))
    _check_not_lately(open_game, user, rules, past)
    if rules.mentions_once and any(
        row["message"] and row["at"] + open_game.clocks.vote > open_game.now for row in past
    ):
        facts[UNMENTIONED] = True
    until = open_game.now + rules.lasting(open_game)
    id = await requests.add(
        open_game.connection,
        game=open_game.id,
        kind=kind,
        user=user,
        entry=entry,
        at=open_game.now,
        closes=rules.ends(open_game, _concerned(open_game, asked, facts), until),
        asked=sorted(asked),
        facts=facts,
    )
    if choice is not None and user is not None:
        return await _choose(open_game, id, user, choice)
    request = await read(open_game, id)
    await update_message(open_game, request)
    return request


def _check_not_lately(open_game: OpenGame, user: int | None, rules: Kind, past: Sequence[requests.Row]) -> None:
    """Refuse a user who asks the same again too soon. `past`: the rows of all votes of this kind."""
    # In a game for one nobody else is asked, so nobody is troubled.
    if user is None or {*open_game.users.values()} == {user}:
        return
    again = [row["at"] + rules.apart(open_game) for row in past if row["user"] == user]
    if (until := max(again, default=open_game.now)) > open_game.now:
        raise Refused("asked-lately", until=until)


async def _change(
    open_game: OpenGame,
    request: Request,
    asked: Collection[int],
    entry: int | None,
    facts: Mapping[str, Any],
    choice: str | None,
) -> Request:
    """Change what an open vote asks: all choose anew, its end stays, and nobody is mentioned again."""
    values = {"entry": entry, "asked": sorted(asked), "facts": {**request.facts, **facts}}
    await requests.change(open_game.connection, request.id, **values)
    for user in request.choices:
        await requests.unvote(open_game.connection, request.id, user)
    if choice is not None and request.user is not None:
        return await _choose(open_game, request.id, request.user, choice)
    await update_message(open_game, request)
    return await read(open_game, request.id)


def _concerned(open_game: OpenGame, asked: Collection[int], facts: Mapping[str, Any]) -> set[int]:
    """The users who are asked, and those about whose seats they are."""
    return {*asked, *(user for seat, user in open_game.users.items() if seat in facts.get("seats", ()))}


async def update_message(open_game: OpenGame, request: Request) -> None:
    """Queue an update of the public message of a vote."""
    await post.enqueue(open_game.connection, [about(open_game.id, request.id, open_game.now)])


async def vote(open_game: OpenGame, user: int, id: int, choice: str) -> Request:
    """Record a choice, or change it. The user who asked withdraws the vote by refusing. Refused: request-closed, not-your-vote."""
    request = await read(open_game, id)
    if open_game.seat is None and user not in request.asked:
        raise Refused("no-seat")
    if request.state == "agreed" and request.choices.get(user) == choice:
        return request
    if request.state != "open" or (request.closes is not None and request.closes <= open_game.now):
        raise Refused("request-closed", request=request)
    if user not in request.asked and user != request.user:
        raise Refused("not-your-vote", request=request)
    if choice not in KINDS[request.kind].choices(request):
        raise Refused("stale")
    if user == request.user and choice == NO:
        return await _end(open_game, request, "withdrawn")
    if request.choices.get(user) == choice:
        return request
    return await _choose(open_game, id, user, choice)


async def _choose(open_game: OpenGame, id: int, user: int, choice: str) -> Request:
    await requests.vote(open_game.connection, id, user, choice, open_game.now)
    request = await read(open_game, id)
    await update_message(open_game, request)
    outcome = KINDS[request.kind].rule(request)
    return request if outcome is None else await _end(open_game, request, outcome)


async def _end(open_game: OpenGame, request: Request, state: str) -> Request:
    """Close an open vote, carry out its consequences, and update its message."""
    await requests.change(open_game.connection, request.id, state=state)
    open_game.requests = tuple(r for r in open_game.requests if r.id != request.id)
    kind = KINDS[request.kind]
    await (kind.carry_out if state == "agreed" else kind.give_up)(open_game, request)
    await update_message(open_game, request)
    return await read(open_game, request.id)


async def prolong(open_game: OpenGame, request: Request, until: datetime) -> Request:
    """Let a vote last until a moment, or until the next at which it may end."""
    closes = KINDS[request.kind].ends(open_game, _concerned(open_game, request.asked, request.facts), until)
    await requests.change(open_game.connection, request.id, closes=closes)
    await update_message(open_game, request)
    return await read(open_game, request.id)


async def resume(open_game: OpenGame) -> None:
    """After an outage leave at least half of its time to every vote, also to one that would have ended."""
    for request in await read_open(open_game):
        kind = KINDS[request.kind]
        until = open_game.now + kind.lasting(open_game) / 2
        if request.closes is not None and request.closes < until:
            await prolong(open_game, request, until)
        await kind.resume(open_game, request)


async def lapse(open_game: OpenGame, request: Request, closer: int | None, why: str = "acted") -> Request:
    """Close an open vote that an event at the seat `closer` has made pointless.

    `why`: acted, back (the player is), resigned (the player has), successor (the seat has changed hands), recovered (the game went back),
    corrected (the table), gone (who was to have a seat is no member, or blocked).
    """
    await requests.change(open_game.connection, request.id, closer=closer, facts={**request.facts, "lapsed": why})
    return await _end(open_game, request, "lapsed")


async def leave_out(open_game: OpenGame, seat: int, why: str = "acted") -> None:
    """Take a seat whose player has answered, or is another one now, out of the votes about seats; without any left they end.

    `why`: as of `lapse`.
    """
    for request in [r for r in open_game.requests if seat in r.facts.get("seats", ())]:
        left = [other for other in request.facts["seats"] if other != seat]
        await requests.change(open_game.connection, request.id, facts={**request.facts, "seats": left})
        if left:
            await update_message(open_game, request)
        else:
            await lapse(open_game, request, seat, why)


async def withdraw(open_game: OpenGame, id: int) -> Request:
    """Withdraw an open vote."""
    return await _end(open_game, await read(open_game, id), "withdrawn")


async def close_due(open_game: OpenGame) -> int:
    """End the votes of this game whose time is over; return how many."""
    due = [r for r in await read_open(open_game) if r.closes is not None and r.closes <= open_game.now]
    for request in due:
        # The end of another vote may have ended this one.
        if (await read(open_game, request.id)).state != "open":
            continue
        kind = KINDS[request.kind]
        counted = await kind.counted(open_game, request)
        await _end(open_game, counted, kind.at_end(counted))
    return len(due)


async def leave_seat(open_game: OpenGame, user: int) -> None:
    """Forget a user who has left their seat: their own votes are withdrawn, and the others are counted without them."""
    for request in await read_open(open_game):
        if request.user != user:
            await _count_without(open_game, request, user)
        elif (await read(open_game, request.id)).state == "open":
            await _end(open_game, request, "withdrawn")


async def count_without(open_game: OpenGame, user: int) -> None:
    """Count the open votes without a user who has resigned or can no longer act.

    Their own stay open for the others, and they are still asked about their own answers.
    """
    seat = next((seat for seat, who in open_game.users.items() if who == user), None)
    for request in await read_open(open_game):
        own = {done.seat for done in request.taken if done.facts.get("by") != "stand-in"}
        if seat not in own:
            await _count_without(open_game, request, user)


async def _count_without(open_game: OpenGame, request: Request, user: int) -> None:
    # The end of another vote may have ended this one.
    if user not in request.asked or (await read(open_game, request.id)).state != "open":
        return
    await requests.change(open_game.connection, request.id, asked=sorted(request.asked - {user}))
    await requests.unvote(open_game.connection, request.id, user)
    counted = await read(open_game, request.id)
    outcome = KINDS[request.kind].rule(counted)
    if outcome is not None:
        await _end(open_game, counted, outcome)
    else:
        await update_message(open_game, counted)
