"""When the bot opens a vote on players who are away by itself, so that no table waits only because nobody dares to ask."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people, requests
from bot.tables import away, reading
from bot.tables.away import Obligation, quiet_hours
from bot.tables.choices import choice_of, decided
from bot.tables.clocks import HOUR, MOST_QUIET, NAMED, Clocks
from bot.tables.pace import Pace
from bot.tables.values import Rules

KIND: Final = "absence"
END: Final = "end"
CHOICES: Final = ("wait", "once", "pass", "robot", "free", END)
"""The choices of a vote on absent players, from mild to strong; a voter for one accepts the milder ones too."""
AFTER_LONG: Final = ("free", END)
"""The choices that are open only when all absent players are gone (`Clocks.gone`)."""
COUNTED: Final = ("agreed", "expired")
"""The states of votes that ran to a decision or their full time; all others were ended by another event."""
LOOK_AGAIN: Final = HOUR
"""How long what was found of a game holds before it is looked at again: quiet hours and vacations leave no entry."""
NOTHING_TO_COME: Final = 6 * HOUR
"""As `LOOK_AGAIN`, for games where no vote is to come: hardly anything but an entry, or a question that arrives, changes that."""

Row = Mapping[Any, Any]
Mark = tuple[int, int]
"""The version of a game, and how many of its questions have arrived: what was found of the game holds for this."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """An earlier vote on players who were away."""

    seats: frozenset[int]
    """The seats that it was about to the end."""
    at: datetime
    closes: datetime
    by_bot: bool
    counted: bool
    """Whether it lasted until its end."""
    strongest: int
    """The place in `CHOICES` of the strongest choice that anybody made."""


async def earlier(connection: AsyncConnection, game: str) -> list[Ballot]:
    """Return the votes on absent players of a game that are over, oldest first."""
    rows = [
        row
        for row in await requests.find(connection, requests.of_kind(game, KIND))
        if row["state"] != "open" and row["closes"] is not None
    ]
    chosen = dict[int, int]()
    for vote in await requests.votes_on(connection, [row["id"] for row in rows]) if rows else ():
        rank = CHOICES.index(vote["choice"]) if vote["choice"] in CHOICES else 0
        chosen[vote["request"]] = max(rank, chosen.get(vote["request"], 0))
    return [
        Ballot(
            frozenset((row["facts"] or {}).get("seats", ())),
            row["at"],
            row["closes"],
            row["user"] == requests.BOT,
            row["state"] in COUNTED,
            chosen.get(row["id"], 0),
        )
        for row in rows
    ]


def next_vote(seat: int, ballots: Iterable[Ballot], clocks: Clocks) -> datetime | None:
    """Return from when the table may vote on a seat again; None where it has not voted on it.

    That is the time after which a player counts as away (`Clocks.away`), after the end of the last counted vote.
    """
    ends = [ballot.closes for ballot in ballots if ballot.counted and seat in ballot.seats]
    return max(ends) + clocks.away if ends else None


async def votable_from(
    connection: AsyncConnection, game: str, absent: Collection[int], clocks: Clocks, now: datetime
) -> dict[int, datetime]:
    """Return from when the table may vote on each absent seat: `now` where it may already."""
    past = await earlier(connection, game) if absent else []
    return {seat: max(next_vote(seat, past, clocks) or now, now) for seat in absent}


def due_at(due: Obligation, ballots: Sequence[Ballot], clocks: Clocks, *, late: bool, done: str) -> datetime | None:
    """Return when the bot asks the table about one absent player; None while the question has not arrived, or for nothing to ask.

    It asks twice in an absence: after twice `Clocks.away`, and after `Clocks.gone`. After that it asks once every `Clocks.away`, and only
    if in the last vote somebody chose more than `done`, which the table has decided already. It asks at once about a player who has left
    the server. `late`: never before `Clocks.gone`. `clocks`: those of the table.
    """
    about = [ballot for ballot in ballots if due.seat in ballot.seats and ballot.at >= due.began]
    ended = [ballot for ballot in about if ballot.counted]
    own = [ballot for ballot in ended if ballot.by_bot]
    steps = list[datetime | None]()
    if not (late or due.decided or own):
        steps.append(due.away_at if due.left is not None else due.passed(2 * due.clocks.away))
    if (gone := due.gone_at) is not None and not any(ballot.at >= gone for ballot in own):
        steps.append(gone)
    if ended and ended[-1].strongest > CHOICES.index(done) and (gone is not None or not late):
        again = ended[-1].closes + clocks.away
        steps.append(max(again, gone) if late and gone is not None else again)
    found = [at for at in steps if at is not None]
    earliest = due.votable_again_at if due.decided else min(found, default=None)
    if not found or earliest is None:
        return None
    # A vote of the bot that an answer ended counts here too: to answer and to undo must not mention the others again and again.
    floors = [earliest, *(ballot.at + clocks.away for ballot in about if ballot.by_bot)]
    if (again := next_vote(due.seat, ballots, clocks)) is not None:
        floors.append(again)
    return max([min(found), *floors])


def _done(row: Row) -> str:
    """Return what the table has decided about a seat, whether the decision is in force or suspended."""
    choice = choice_of(row)
    found = choice.how if choice is not None and choice.by_table else row["stand_in"]
    return found if decided(row) and found in CHOICES else "wait"


def put_off(present: Iterable[Row], users: Collection[int], at: datetime) -> datetime:
    """Return when something may happen that would happen at `at`: outside of the quiet hours of these users, at most 10 hours later."""
    quiets = [quiet for r in present if r["user"] in users and (quiet := quiet_hours(r["quiet"])) is not None]
    moved, latest = at, at + MOST_QUIET
    while moved < latest and (later := max([moved, *(quiet.over(moved) for quiet in quiets)])) > moved:
        moved = later
    return min(moved, latest)


async def opens_at(
    connection: AsyncConnection, game: str, rules: Rules, present: Sequence[Row], pace: Pace
) -> datetime | None:
    """Return when the bot opens a vote at a running game; None where nothing known now leads to one.

    It opens none in a game with one person, nor where all others are away too. `present`: rows of `games.seats_of`.
    """
    clocks = pace.clocks(rules)
    asked = await away.asked(connection, game, clocks)
    rows = {r["seat"]: r for r in present}
    open_to_it = [due for seat, due in asked.items() if rows[seat]["freed"] is None]
    if not open_to_it or await requests.find(connection, requests.of_kind(game, KIND), requests.open_in([game])):
        return None
    ballots, late = await earlier(connection, game), rules.deadline > 0
    moments = [
        at
        for due in open_to_it
        if (at := due_at(due, ballots, clocks, late=late, done=_done(rows[due.seat]))) is not None
    ]
    if not moments:
        return None
    at = min(moments)
    absent = {seat for seat, due in asked.items() if due.away(max(at, pace.now))}
    voters = reading.voters(present, absent)
    return put_off(present, {*voters, *(rows[seat]["user"] for seat in absent)}, at) if voters else None


async def candidates(connection: AsyncConnection, pace: Pace) -> list[tuple[str, Mark]]:
    """Return id and mark of a superset of the running games in which `opens_at` names a moment that has come."""
    before = {c.reminder / HOUR: pace.now - 2 * c.away for c in NAMED.values()}
    default = Clocks.of(pace.reminder_hours)
    before[pace.reminder_hours] = pace.now - 2 * default.away
    return await people.long_asked(connection, KIND, before, pace.reminder_hours)


class Watch:
    """Remembers when each game must be looked at again, so that games that nobody plays any more cost next to nothing.

    All of it is derived: another process, or this one after a restart, computes the same.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[Mark, datetime]] = {}

    def ripe(self, found: Iterable[tuple[str, Mark]], now: datetime) -> list[str]:
        """Return the games to look at now, among these pairs of id and mark; what was known of other games is forgotten."""
        listed = dict(found)
        self._known = {game: known for game, known in self._known.items() if listed.get(game) == known[0]}
        return [game for game in listed if game not in self._known or self._known[game][1] <= now]

    def found(self, game: str, mark: Mark, at: datetime | None, now: datetime) -> None:
        """Store when the bot will open a vote in a game; None where no vote is to come."""
        if at is None:
            again = now + NOTHING_TO_COME
        else:
            again = min(at, now + LOOK_AGAIN) if at > now else now + LOOK_AGAIN
        self._known[game] = mark, again
