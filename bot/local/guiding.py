"""The guide beside the page: which steps are done, and for whom the newest game waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import commits, dues, games, letters, requests, seats
from bot.tables import Status

START, TURN, DIRECT, VOTE = STEPS = ("start", "turn", "direct", "vote")
"""The steps that can be told to be done, in their order; a fifth one leads to Discord."""
BOT: Final = 0
"""The user in the row of a vote that the bot has opened."""

_OWES: Final = sa.exists().where(dues.c.game == commits.c.game, dues.c.seat == commits.c.seat)
_DONE: Final = {
    START: sa.select(games.c.id).where(games.c.started.is_not(None)),
    TURN: sa.select(commits.c.game)
    .join(seats, (seats.c.game == commits.c.game) & (seats.c.seat == commits.c.seat))
    .join(games, games.c.id == commits.c.game)
    .where(commits.c.kind == "answer", seats.c.user.is_not(None), ~_OWES),
    VOTE: sa.select(requests.c.id).where(requests.c.user == BOT, requests.c.state.in_(("agreed", "expired"))),
}


@dataclass(frozen=True)
class GuideState:
    """What the guide's text depends on: the newest game's thread and users, who owes an answer, who was asked directly, a vote."""

    thread: str | None = None
    people: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    voting: bool = False


async def done(connection: AsyncConnection, known: list[str]) -> list[str]:
    """Return the steps that are done according to the store, without those in `known`."""
    found: list[str] = []
    for step, query in _DONE.items():
        if step not in known and (await connection.execute(query.limit(1))).first() is not None:
            found.append(step)
    return found


async def moment(connection: AsyncConnection, statuses: tuple[Status, ...]) -> GuideState:
    """Return the state of the newest running game among these, newest first, for the guide."""
    running = next((status for status in statuses if status.state == "running"), None)
    if running is None:
        return GuideState()
    waits = tuple(str(user) for seat in sorted(running.owing) if (user := running.at(seat).user) is not None)
    voting = any(request.user is None for request in running.requests)
    people = tuple(str(seat.user) for seat in running.seats if seat.user is not None)
    asking = sa.select(letters.c.user).where(letters.c.game == running.id).order_by(letters.c.user).distinct()
    written = tuple(map(str, (await connection.execute(asking)).scalars()))
    return GuideState(str(running.thread) if running.thread else None, people, waits, written, voting)
