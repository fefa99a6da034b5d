"""Queries on people's settings, vacations, outages, and direct messages that still ask for an answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import post, signs
from bot.store.columns import readable, readable_rows
from bot.store.orders import covered
from bot.store.schema import UtcDateTime, dues, games, letters, outbox, requests, seats, tenures, users
from bot.store.schema import outages as outages_table
from bot.store.schema import vacations as vacations_table

Row = sa.RowMapping
SHORTEST_OUTAGE: Final = timedelta(minutes=5)
"""A shorter time without a sign is no outage: a restart, or one connection that follows another."""
VACATION: Final = "vacation"
"""Why a robot stands in for a player who is on vacation (`seats.stand_why`)."""
RESIGNED: Final = "resigned"
"""Why a robot stands in for a player who has given up their seat."""
TABLE: Final = -1
"""In the place of a seat (`dues.poker`): no player asks whether somebody still plays, but the bot, since the table votes on it."""
BY_TABLE: Final = ("vote", "lobby")
"""Why a stand-in answers as the table has decided, by a vote or in the lobby: it may decide further."""


_SEATED: Final = (seats.c.game == dues.c.game) & (seats.c.seat == dues.c.seat)
_OWING: Final = dues.join(games, games.c.id == dues.c.game).join(seats, _SEATED)
"""Obligations with their games and seats."""
_OF_GAME: Final = sa.bindparam("game")
_OWED_IN: Final = (
    sa.select(
        *(dues, seats.c.user, seats.c.left_at, seats.c.stand_in, seats.c.stand_why, seats.c.choice, seats.c.absent),
        *(games.c.started, games.c.rules),
    )
    .select_from(_OWING)
    .where(dues.c.game == _OF_GAME, games.c.state == "running", seats.c.user.is_not(None))
    .order_by(dues.c.seat)
)
_DECIDED: Final = (
    sa.select(seats, users.c.interval, users.c.quiet, games.c.started, games.c.rules)
    .select_from(seats.join(games, games.c.id == seats.c.game).outerjoin(users, users.c.user == seats.c.user))
    .where(seats.c.game == _OF_GAME, games.c.state == "running", seats.c.absent.is_not(None))
    .where(sa.func.coalesce(seats.c.stand_why, "") != RESIGNED)
    .order_by(seats.c.seat)
)


async def owed_in(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the obligations of people at a running game, with the user and the start of the game."""
    return readable_rows(await connection.execute(_OWED_IN, {"game": game}))


async def decided_seats(connection: AsyncConnection, game: str) -> list[Row]:
    """Read the seats about whose players a decision of the table stands, with their settings and the start of the game.

    Those of players who have resigned are left out.
    """
    # Of spans that cannot be read, or of none, nothing can be reckoned.
    return [row for row in readable_rows(await connection.execute(_DECIDED, {"game": game})) if row["absent"]]


_NO_DEADLINE: Final = '%"deadline": 0%'
"""How the rules are stored of most games: what is left is a few, and those in which it is written otherwise."""


_WITH_DEADLINE: Final = (
    sa.select(dues.c.game, games.c.rules, dues.c.arrived, dues.c.earlier, seats.c.left_at)
    .select_from(_OWING)
    # Looked at as text: asking the database for a part of it fails for all games where one is no JSON.
    .where(games.c.state == "running", sa.cast(games.c.rules, sa.Text).not_like(_NO_DEADLINE))
    .where(seats.c.user.is_not(None), seats.c.stand_in.is_(None), seats.c.choice.is_(None))
)


async def owed_with_deadline(connection: AsyncConnection) -> list[Row]:
    """Read obligations in running games with a possible deadline, of people about whom nothing is decided.

    Columns: game, rules, arrived, earlier, left_at.
    """
    return readable_rows(await connection.execute(_WITH_DEADLINE))


def _of_json(
    dialect: str, stored: sa.Column[Any], key: str, kind: Literal["number", "string"]
) -> sa.ColumnElement[Any]:
    """Return the expression for the value under `key` in a JSON column.

    It is null where that value has another type, or the column no valid JSON: one row must not fail a query on all.
    """
    found = stored[key].as_float() if kind == "number" else stored[key].as_string()
    if dialect == "sqlite":
        kinds = ("integer", "real") if kind == "number" else ("text",)
        of_kind = sa.case((sa.func.json_type(stored, f'$."{key}"').in_(kinds), found))
        return sa.case((sa.func.json_valid(stored) == 1, of_kind))
    return sa.case((sa.func.json_typeof(stored[key]) == kind, found))


def _hours(dialect: str) -> sa.ColumnElement[Any]:
    """Return the expression for the hours until the first reminder that a table agreed on; null for the host's setting."""
    return _of_json(dialect, games.c.rules, "reminder_hours", "number")


@cache
def _long_asked(dialect: str, paces: int) -> sa.Select[Any, Any, Any]:
    """Return the query of `long_asked`, which is asked often and takes long to build.

    Parameters: `pace_0`, `before_0` and so on for so many paces, `paces` with all of these, `shortest`, `usual`, and `of_kind`.
    """
    hours = sa.func.coalesce(_hours(dialect), sa.bindparam("usual", type_=sa.Float))
    shortest = dues.c.since <= sa.bindparam("shortest")
    long = [
        (hours == sa.bindparam(f"pace_{n}", type_=sa.Float)) & (dues.c.since <= sa.bindparam(f"before_{n}"))
        for n in range(paces)
    ]
    other = hours.not_in(sa.bindparam("paces", type_=sa.Float, expanding=True)) & shortest
    owed = (dues.c.game == seats.c.game) & (dues.c.seat == seats.c.seat)
    asked = shortest & sa.or_(*long, other) | dues.c.earlier.is_not(None) | seats.c.left_at.is_not(None)
    stood = seats.c.absent.is_not(None)
    of_kind = requests.c.kind == sa.bindparam("of_kind")
    voting = sa.exists().where(requests.c.game == games.c.id, of_kind, requests.c.state == "open")
    return (
        sa.select(games.c.id, games.c.version, sa.func.count(dues.c.arrived))
        .select_from(games.join(seats, seats.c.game == games.c.id).outerjoin(dues, owed))
        .where(games.c.state == "running", seats.c.user.is_not(None), seats.c.freed.is_(None), ~voting)
        .where((dues.c.since.is_not(None) & asked) | stood)
        .group_by(games.c.id, games.c.version)
    )


async def long_asked(
    connection: AsyncConnection, kind: str, before: Mapping[float, datetime], usual: float
) -> list[tuple[str, tuple[int, int]]]:
    """Return the running games that have waited for a player since before a given moment: id, and version with the number of questions that
    have arrived.

    Games with an open request of this `kind` are left out. `before`: that moment by the hours of a pace; other paces count like the fastest
    of these. `usual`: the hours where a table has agreed on none.
    """
    values: dict[str, Any] = {"of_kind": kind, "usual": usual, "paces": [*before], "shortest": max(before.values())}
    for n, (pace, at) in enumerate(before.items()):
        values |= {f"pace_{n}": pace, f"before_{n}": at}
    found = await connection.execute(_long_asked(connection.dialect.name, len(before)), values)
    return [(id, (version, arrived)) for id, version, arrived in readable(found)]


_SLEEPING: Final = (
    sa.select(games.c.id)
    .select_from(_OWING)
    .where(games.c.state == "running", seats.c.user.is_not(None), dues.c.arrived.is_not(None))
    .where(seats.c.stand_in.is_(None), seats.c.choice.is_not(None))
    .distinct()
)
_UNASKED: Final = (
    sa.select(games.c.id)
    .select_from(_OWING)
    .where(games.c.state == "running", seats.c.user.is_not(None), ~covered)
    .where(dues.c.arrived.is_(None), dues.c.since <= sa.bindparam("before"))
    .distinct()
)


async def sleeping_choices(connection: AsyncConnection) -> list[str]:
    """Return the running games in which a decision is suspended about a player whose question has arrived."""
    return sorted(readable((await connection.execute(_SLEEPING)).scalars()))


async def unasked(connection: AsyncConnection, before: datetime) -> list[str]:
    """Return the running games in which a person has owed an answer since `before` without any message or order ahead for it."""
    return sorted(readable((await connection.execute(_UNASKED, {"before": before})).scalars()))


async def record_outage(connection: AsyncConnection, begin: datetime, until: datetime) -> None:
    """Record a time in which the bot could not be reached."""
    await connection.execute(sa.insert(outages_table).values(begin=begin, until=until))


_OUTAGES: Final = (
    sa.select(outages_table).where(outages_table.c.until > sa.bindparam("since")).order_by(outages_table.c.begin)
)


async def outages(connection: AsyncConnection, since: datetime) -> list[Row]:
    """Read the outages that ended after `since`, oldest first."""
    return readable_rows(await connection.execute(_OUTAGES, {"since": since}))


async def unreachable(connection: AsyncConnection, since: datetime, now: datetime) -> list[tuple[datetime, datetime]]:
    """Return the outages that ended after `since`, oldest first, with one that has just ended and is not recorded yet."""
    found = [(row["begin"], row["until"]) for row in await outages(connection, since)]
    last = await signs.read(connection, signs.PRESENT)
    return [*found, (last, now)] if last is not None and now - last >= SHORTEST_OUTAGE else found


async def left_seats(connection: AsyncConnection, game: str) -> dict[int, bool]:
    """Return the seats of a game that somebody has left, each with whether any of its former players has been forgotten."""
    query = sa.select(tenures.c.seat, tenures.c.user, tenures.c.forgotten).where(tenures.c.game == game)
    found: dict[int, bool] = {}
    for seat, user, forgotten in await connection.execute(query):
        found[seat] = found.get(seat, False) or forgotten or user < 0
    return found


_VACATIONS: Final = (
    sa.select(vacations_table)
    .where(vacations_table.c.user.in_(sa.bindparam("users", expanding=True)))
    .where(vacations_table.c.until > sa.bindparam("since"))
    .order_by(vacations_table.c.begin)
)


async def vacations(connection: AsyncConnection, users: Collection[int], since: datetime) -> list[Row]:
    """Read the vacations of these users that ended, or will end, after `since`; oldest first."""
    return readable_rows(await connection.execute(_VACATIONS, {"users": [*users], "since": since}))


async def begin_vacation(connection: AsyncConnection, user: int, begin: datetime, until: datetime) -> None:
    """Record a vacation, or that the present one lasts longer: what was declared later counts only for later questions."""
    values: dict[str, Any] = {"user": user, "begin": begin, "until": until}
    await connection.execute(sa.insert(vacations_table).values(values))


async def end_vacation(connection: AsyncConnection, user: int, now: datetime) -> None:
    """End the present vacation of a user."""
    query = sa.update(vacations_table).where(vacations_table.c.user == user, vacations_table.c.until > now)
    await connection.execute(query.values(until=now, cut=True))


async def last_early_end(connection: AsyncConnection, user: int) -> datetime | None:
    """Return when a user last ended a vacation early, or None."""
    query = sa.select(sa.func.max(vacations_table.c.until, type_=UtcDateTime)).where(vacations_table.c.user == user)
    return next(iter(readable((await connection.execute(query.where(vacations_table.c.cut))).scalars())), None)


async def paces(connection: AsyncConnection, user: int) -> list[float | None]:
    """Return the hours until the first reminder in each running game of a user; None for the host's setting."""
    query = sa.select(_hours(connection.dialect.name)).join(seats, seats.c.game == games.c.id)
    return list((await connection.execute(query.where(games.c.state == "running", seats.c.user == user))).scalars())


async def settings_of(connection: AsyncConnection, user: int) -> Row | None:
    """Read the settings of a user; None where nothing is stored."""
    return next(iter(readable_rows(await connection.execute(sa.select(users).where(users.c.user == user)))), None)


async def end_vacations(connection: AsyncConnection, now: datetime) -> list[int]:
    """End the vacations that are over; return their users."""
    query = sa.update(users).where(users.c.away_until <= now)
    back = await connection.execute(query.values(away_until=None, away_robot=False).returning(users.c.user))
    return sorted(readable(back.scalars()))


async def running_games(connection: AsyncConnection, user: int) -> list[str]:
    """Return the running games in which a user sits."""
    query = sa.select(games.c.id).join(seats, seats.c.game == games.c.id)
    query = query.where(games.c.state == "running", seats.c.user == user).order_by(games.c.id)
    return readable((await connection.execute(query)).scalars())


_OWES: Final = (
    dues.join(games, games.c.id == dues.c.game)
    .join(seats, (seats.c.game == dues.c.game) & (seats.c.seat == dues.c.seat))
    .outerjoin(users, users.c.user == seats.c.user)
)


async def owed_by(connection: AsyncConnection, user: int) -> list[Row]:
    """Read a user's obligations in running games, longest first, with each game's rules and server and the user's settings."""
    query = (
        sa.select(
            dues,
            seats.c.user,
            seats.c.left_at,
            games.c.rules,
            games.c.guild,
            games.c.channel,
            users.c.interval.label("own_interval"),
            users.c.quiet.label("own_quiet"),
            sa.func.coalesce(users.c.remind_by, "direct").label("remind_by"),
            users.c.away_until,
            sa.func.coalesce(users.c.closed, False).label("closed"),
            covered.label("ordered"),
        )
        .select_from(_OWES)
        .where(seats.c.user == user, games.c.state == "running")
        .order_by(dues.c.since, dues.c.game)
    )
    return readable_rows(await connection.execute(query))


def _to_remind(now: datetime) -> tuple[sa.ColumnElement[bool], ...]:
    # A question that still waits to be sent asks by itself; a reminder beside it would be a second message.
    unsent = sa.exists().where(
        outbox.c.game == dues.c.game, outbox.c.state == "waiting", outbox.c.kind.in_(("turn", "prompt"))
    )
    return (
        dues.c.remind_at <= now,
        games.c.state == "running",
        seats.c.user.is_not(None),
        dues.c.arrived.is_not(None) | ~unsent,
    )


async def to_remind(connection: AsyncConnection, now: datetime) -> dict[int, list[int]]:
    """Return the users with a due reminder by server, longest due first; each user in one of the servers of their games."""
    query = sa.select(seats.c.user, sa.func.min(games.c.guild)).select_from(_OWES).where(*_to_remind(now))
    query = query.group_by(seats.c.user).order_by(sa.func.min(dues.c.remind_at))
    found: dict[int, list[int]] = {}
    for user, guild in readable(await connection.execute(query)):
        found.setdefault(guild, []).append(user)
    return found


async def reminders_due(connection: AsyncConnection, now: datetime) -> int:
    """Return the number of obligations whose reminder is due."""
    query = sa.select(sa.func.count()).select_from(_OWES).where(*_to_remind(now))
    return (await connection.execute(query)).scalar_one()


async def due_of(connection: AsyncConnection, user: int, now: datetime) -> set[tuple[str, int]]:
    """Return game and seat of the obligations of a user whose reminder is due."""
    query = sa.select(dues.c.game, dues.c.seat).select_from(_OWES).where(seats.c.user == user, *_to_remind(now))
    return {(game, seat) for game, seat in readable(await connection.execute(query))}


_CHANGE_DUE: Final = sa.update(dues).where(dues.c.game == sa.bindparam("in_game"), dues.c.seat == sa.bindparam("of"))


async def change_due(connection: AsyncConnection, game: str, seat: int, **values: Any) -> None:
    """Set columns of an obligation."""
    await connection.execute(_CHANGE_DUE, {"in_game": game, "of": seat, **values})


async def reminders_sent(connection: AsyncConnection, user: int, since: datetime) -> int:
    """Return how many reminders were sent to a user by direct message after `since`."""
    sent = post.to_user(user) & (outbox.c.kind == "reminder") & outbox.c.message.is_not(None)
    query = sa.select(sa.func.count()).select_from(outbox).where(sent, outbox.c.sent_at > since)
    return (await connection.execute(query)).scalar_one()


async def withdraw_reminders(connection: AsyncConnection, user: int, now: datetime) -> list[Row]:
    """Withdraw and return all unsent reminders to a user that are not being sent right now."""
    free = outbox.c.claimed_until.is_(None) | (outbox.c.claimed_until < now)
    which = post.to_user(user) & (outbox.c.kind == "reminder") & (outbox.c.state == "waiting")
    query = sa.update(outbox).where(which, free).values(state="withdrawn").returning(outbox.c.id, outbox.c.payload)
    return readable_rows(await connection.execute(query))


# --- direct messages that still ask for something ---------------------------------------------------------------------

CHANGEABLE: Final = "changeable"
"""The kind of a direct message whose question was answered there and can be answered anew until others have answered."""
PANEL: Final = "panel"
"""The kind of a direct message whose question was answered there for good: it is a panel of the game until a newer message comes."""
REPLACED: Final = "replaced"
"""The kind of a direct message whose place another one about the game has taken."""


async def record_letters(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Record a direct message that asks: one row for each game that it names."""
    if rows:
        await connection.execute(_POSTED, rows)


_POSTED: Final = sa.insert(letters)
_REPLACED: Final = sa.delete(letters).where(
    letters.c.user == sa.bindparam("user"), letters.c.kind == sa.bindparam("kind")
)
_REPLACED_IN: Final = _REPLACED.where(letters.c.game == sa.bindparam("game"))


async def replace_letters(connection: AsyncConnection, user: int, kind: str, game: str | None) -> None:
    """Delete the records of a user's messages of a kind about a game, or (None) about any: a new one has replaced them."""
    if game is None:
        await connection.execute(_REPLACED, {"user": user, "kind": kind})
    else:
        await connection.execute(_REPLACED_IN, {"user": user, "kind": kind, "game": game})


async def letters_to(connection: AsyncConnection, user: int, kind: str) -> list[int]:
    """Return the ids of the messages of this kind that still ask a user, oldest first."""
    query = sa.select(letters.c.message).where(letters.c.user == user, letters.c.kind == kind).distinct()
    return sorted(readable((await connection.execute(query)).scalars()))


async def delete_letters(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> None:
    """Delete the records of direct messages that ask for nothing any more or no longer exist."""
    await connection.execute(sa.delete(letters).where(*where))


async def change_letter(connection: AsyncConnection, message: int, game: str, kind: str) -> None:
    """Change the kind of the record of what a direct message asks in a game."""
    query = sa.update(letters).where(letters.c.message == message, letters.c.game == game)
    await connection.execute(query.values(kind=kind))


async def replace_panels(connection: AsyncConnection, user: int, game: str) -> None:
    """Let the panels of a game in a user's direct messages give way to a new message about it."""
    panels = sa.update(letters).where(letters.c.user == user, letters.c.game == game, letters.c.kind == PANEL)
    await connection.execute(panels.values(kind=REPLACED))


async def replace_others(connection: AsyncConnection, message: int, game: str) -> None:
    """Let a user's other direct messages about a game give way to this one, if it is about that game too."""
    this = letters.alias()
    user = sa.select(this.c.user).where(this.c.message == message, this.c.game == game).scalar_subquery()
    others = (letters.c.user == user, letters.c.game == game, letters.c.message != message)
    await connection.execute(sa.update(letters).where(*others).values(kind=REPLACED))


async def letters_of(connection: AsyncConnection, message: int | None, *, answered: bool) -> list[Row]:
    """Read the records of one direct message, or of all.

    With `answered` only those of which nothing more is expected: the question is answered, another message has taken the place of this one,
    or the game is over.
    """
    owed = sa.exists().where(
        dues.c.game == letters.c.game, dues.c.seat == letters.c.seat, dues.c.since == letters.c.since
    )
    over = sa.exists().where(games.c.id == letters.c.game, games.c.state.in_(("over", "ended")))
    done = (letters.c.kind == REPLACED) | (~owed & ((letters.c.kind != PANEL) | over))
    query = sa.select(letters)
    query = query.where(letters.c.message == message) if message is not None else query
    query = query.where(done) if answered else query
    return readable_rows(await connection.execute(query.order_by(letters.c.message, letters.c.game)))


async def shorten_vacation(connection: AsyncConnection, user: int, until: datetime) -> None:
    """Let the present vacation of a user end at `until`, where it would end later."""
    query = sa.update(vacations_table).where(vacations_table.c.user == user, vacations_table.c.until > until)
    await connection.execute(query.values(until=until))


async def vacation_stand_ins(connection: AsyncConnection, user: int | None = None) -> list[tuple[str, int]]:
    """Return game and user of the seats in running games where a robot plays for a vacation, or would again.

    `user`: those of one user; None for all users whose vacation is over.
    """
    on_vacation = (seats.c.stand_why == VACATION) | (
        _of_json(connection.dialect.name, seats.c.choice, "why", "string") == VACATION
    )
    query = (
        sa.select(seats.c.game, seats.c.user)
        .join(games, games.c.id == seats.c.game)
        .join(users, users.c.user == seats.c.user)
        .where(on_vacation, games.c.state == "running")
    )
    query = query.where(users.c.away_until.is_(None)) if user is None else query.where(seats.c.user == user)
    return [(game, user) for game, user in readable(await connection.execute(query.order_by(seats.c.game)))]
