"""Queries on games, seats, winners and the members of servers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable, readable_rows
from bot.store.schema import (
    UtcDateTime,
    commits,
    dues,
    games,
    notes,
    orders,
    outbox,
    requests,
    reserved,
    seats,
    server_defaults,
    sketches,
    tenures,
    users,
    wins,
)

Row = sa.RowMapping


SHARD_BITS: Final = 22
"""The shard of a server is its id shifted right by this number of bits, modulo the number of shards."""
_CHANGE: Final = sa.update(games).where(games.c.id == sa.bindparam("of"))
_RESEAT: Final = sa.update(seats).where(seats.c.game == sa.bindparam("in_game"), seats.c.seat == sa.bindparam("of"))
"""What is given beside the parameters of these two, by the names of columns, is set."""


async def add(connection: AsyncConnection, **values: Any) -> None:
    """Insert a new game."""
    await connection.execute(sa.insert(games).values(**values))


async def change(connection: AsyncConnection, game: str, **values: Any) -> None:
    """Set columns of a game."""
    await connection.execute(_CHANGE, {"of": game, **values})


# Statements that run at every click are built once: SQLAlchemy takes as long to build one as SQLite takes to answer it.
_DELIVERED: Final = (
    sa.select(commits.c.number).where(commits.c.interaction == sa.bindparam("interaction")).scalar_subquery()
)
_UNTOLD: Final = (
    sa.select(sa.func.min(outbox.c.due_at))
    .where(outbox.c.game == sa.bindparam("game"), outbox.c.state == "waiting", outbox.c.kind == "turn")
    .scalar_subquery()
)
_REQUESTED: Final = (
    sa.exists().where(requests.c.game == games.c.id, requests.c.state == "open").correlate(games).label("requested")
)
_ORDERED: Final = sa.exists().where(orders.c.game == games.c.id).correlate(games).label("ordered")
_SUCCEEDED: Final = sa.exists().where(tenures.c.game == games.c.id).correlate(games).label("succeeded")
_ORDERS: Final = (
    sa.exists().where(orders.c.game == sa.bindparam("game"), orders.c.user == sa.bindparam("user")).label("orders")
)
_NOTE: Final = (
    sa.select(notes.c.text)
    .where(notes.c.game == sa.bindparam("game"), notes.c.user == sa.bindparam("user"))
    .scalar_subquery()
    .label("note")
)
_LANGUAGE: Final = (
    sa.select(server_defaults.c.language)
    .where(server_defaults.c.guild == games.c.guild)
    .correlate(games)
    .scalar_subquery()
    .label("language")
)
_SEATED: Final = (
    seats.c.game,
    seats.c.seat,
    seats.c.user,
    seats.c.name.label("called"),
    seats.c.joined,
    seats.c.beginner,
    seats.c.handicap,
    seats.c.level,
    seats.c.noted,
    seats.c.waited,
    seats.c.missed_at,
    seats.c.left_at,
    seats.c.stand_in,
    seats.c.stand_why,
    seats.c.begins_at,
    seats.c.choice,
    seats.c.absent,
    seats.c.played_in,
    seats.c.answered_for,
    seats.c.stood,
    seats.c.stood_away,
    seats.c.freed,
    seats.c.sits_from,
    seats.c.shows,
    seats.c.lessons,
    seats.c.unclaimed,
    (sa.func.coalesce(users.c.closed, sa.false()) | seats.c.unclaimed).label("closed"),
    sa.func.coalesce(users.c.remind_by, "direct").label("remind_by"),
    users.c.interval,
    users.c.quiet,
    users.c.away_until,
    sa.func.coalesce(users.c.away_robot, sa.false()).label("away_robot"),
    dues.c.since,
    dues.c.arrived,
    dues.c.poked,
    dues.c.earlier,
    dues.c.interval.label("asked_interval"),
    dues.c.quiet.label("asked_quiet"),
)


def _seated(start: sa.FromClause) -> sa.FromClause:
    """Join seats with their members' data and obligations."""
    return start.outerjoin(users, users.c.user == seats.c.user).outerjoin(
        dues, (dues.c.game == seats.c.game) & (dues.c.seat == seats.c.seat)
    )


_OPENED: Final = (
    sa.select(
        *(column for column in games.c if column.name not in ("options", "seed", "interaction")),
        _REQUESTED,
        _LANGUAGE,
        _ORDERED,
        _SUCCEEDED,
        _ORDERS,
        _NOTE,
        *_SEATED,
        sketches.c.asked,
        sketches.c.edits,
        sketches.c.picks,
        sketches.c.mode,
        sketches.c.interaction.label("sketched_by"),
        _DELIVERED.label("delivered"),
        sa.func.coalesce(games.c.robots_at, _UNTOLD, type_=UtcDateTime(lost=None)).label("untold"),
    )
    .select_from(
        _seated(games.outerjoin(seats, seats.c.game == games.c.id)).outerjoin(
            sketches,
            (sketches.c.game == seats.c.game)
            & (sketches.c.seat == seats.c.seat)
            & (seats.c.user == sa.bindparam("user")),
        )
    )
    .where(games.c.id == sa.bindparam("game"))
    .order_by(seats.c.seat)
)
_LOCK: Final = (
    sa.select(games.c.id)
    .where(games.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(games.c.id)
    .with_for_update()
)
_BUMP: Final = (
    sa.update(games).where(games.c.id == sa.bindparam("game")).values(version=sa.bindparam("new", type_=sa.Integer))
)
_PRESENT: Final = (
    sa.select(*_SEATED)
    .select_from(_seated(seats))
    .where(seats.c.game.in_(sa.bindparam("ids", expanding=True)))
    .order_by(seats.c.seat)
)


async def lock(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Lock the rows of these games before any other statement of a transaction that writes.

    Because every transaction does so first, no two can deadlock. SQLite needs nothing: it has one writer.
    """
    if connection.dialect.name != "sqlite":
        await connection.execute(_LOCK, {"ids": list(ids)})


async def read(
    connection: AsyncConnection, game: str, user: int | None, interaction: str | None = None, *, locked: bool = False
) -> list[Row]:
    """Read a game in one query, one row per seat (columns of `seats_of`), or a single row where nobody sits.

    Each row also has: the sketch of `user` on their own seat, the number of the entry that `interaction` has already made
    (`delivered`), when the next players are told (`untold`), whether a request to the table is open (`requested`), the language of
    public messages (`language`), whether anybody has orders ahead (`ordered`), whether anybody has left a seat while the game ran
    (`succeeded`), whether `user` has orders (`orders`), and the note of `user`.
    """
    values = {"game": game, "user": user, "interaction": interaction}
    if locked:
        # Lock by a statement of its own: a statement that waits for the lock joins rows as they were before the wait.
        await lock(connection, [game])
    return list((await connection.execute(_OPENED, values)).mappings())


async def set_version(connection: AsyncConnection, game: str, version: int) -> None:
    """Set the number of the newest entry of the history."""
    await connection.execute(_BUMP, {"game": game, "new": version})


async def seats_of(connection: AsyncConnection, ids: Collection[str]) -> list[Row]:
    """Read the seats of these games, ordered by seat: whether direct messages reach the player, since when they owe an answer."""
    return list((await connection.execute(_PRESENT, {"ids": list(ids)})).mappings())


async def created_by(connection: AsyncConnection, interaction: str) -> str | None:
    """Return the id of the game that this interaction founded, or None."""
    return (
        await connection.execute(sa.select(games.c.id).where(games.c.interaction == interaction))
    ).scalar_one_or_none()


_GUILD: Final = sa.select(games.c.guild).where(games.c.id == sa.bindparam("game"))


async def guild_of(connection: AsyncConnection, game: str) -> int | None:
    """Return the server of a game, 0 for one in direct messages; None where there is no such game."""
    return (await connection.execute(_GUILD, {"game": game})).scalar_one_or_none()


async def version_of(connection: AsyncConnection, game: str) -> int | None:
    """Return the number of the newest entry of a game's history; None where there is no such game, or that cannot be read."""
    query = sa.select(games.c.version).where(games.c.id == game)
    return next(iter(readable((await connection.execute(query)).scalars())), None)


async def exists(connection: AsyncConnection, game: str) -> bool:
    return (await connection.execute(sa.select(games.c.id).where(games.c.id == game))).first() is not None


async def find(connection: AsyncConnection, *where: sa.ColumnElement[bool], limit: int = 100) -> list[Row]:
    """Read the games that meet all conditions, newest first."""
    query = sa.select(games, _REQUESTED).where(*where).order_by(games.c.created.desc(), games.c.id).limit(limit)
    return list((await connection.execute(query)).mappings())


async def ids(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> list[str]:
    """Return the ids of all games that meet these conditions, newest first."""
    query = sa.select(games.c.id).where(*where).order_by(games.c.created.desc(), games.c.id)
    return readable((await connection.execute(query)).scalars())


async def named_in(connection: AsyncConnection, guild: int, place: int) -> list[tuple[str, str]]:
    """Return id and name of all games of a server but closed lobbies: of the thread `place`, open ones, finished ones; newest first."""
    in_order = sa.case((games.c.thread == place, 0), (games.c.state.in_(("lobby", "running")), 1), else_=2)
    shown = games.c.state.in_(("lobby", "running", "over")) | (
        (games.c.state == "ended") & games.c.started.is_not(None)
    )
    query = sa.select(games.c.id, games.c.name).where(games.c.guild == guild, shown)
    found = await connection.execute(query.order_by(in_order, games.c.created.desc(), games.c.id))
    return [(id, name) for id, name in readable(found)]


async def running(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """Return those of these games that are running, not those that are set aside."""
    query = sa.select(games.c.id).where(games.c.id.in_(ids), games.c.state == "running").order_by(games.c.id)
    return readable((await connection.execute(query)).scalars())


def where_seated(user: int) -> sa.ColumnElement[bool]:
    """Return the condition that `user` sits at the game."""
    return games.c.id.in_(sa.select(seats.c.game).where(seats.c.user == user))


def where_reserved(user: int, now: datetime) -> sa.ColumnElement[bool]:
    """Return the condition that the game is a lobby in which a seat is still reserved for `user`."""
    kept = sa.select(reserved.c.game).where(reserved.c.user == user, reserved.c.until > now)
    return (games.c.state == "lobby") & games.c.id.in_(kept)


async def add_seat(
    connection: AsyncConnection, game: str, seat: int, user: int | None, name: str, now: datetime, **values: Any
) -> None:
    """Insert a seat. A robot has no user. `values`: beginner, handicap, level."""
    row = {"game": game, "seat": seat, "user": user, "name": name[:100], "joined": now, **values}
    await connection.execute(sa.insert(seats).values(row))


async def reserve(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Reserve seats for players who have not joined yet. Each row has game, user, name, beginner, handicap, until."""
    if rows:
        await connection.execute(sa.insert(reserved), rows)


async def reservations(connection: AsyncConnection, ids: Collection[str], now: datetime) -> list[Row]:
    """Read the reservations in these games that have not expired."""
    query = sa.select(reserved).where(reserved.c.game.in_(ids), reserved.c.until > now)
    return readable_rows(await connection.execute(query.order_by(reserved.c.name, reserved.c.user)))


async def release(connection: AsyncConnection, game: str, user: int | None = None) -> Row | None:
    """Delete all reservations of a game, or that of one user; return beginner and handicap of the first deleted, or None."""
    which = reserved.c.game == game if user is None else (reserved.c.game == game) & (reserved.c.user == user)
    query = sa.delete(reserved).where(which).returning(reserved.c.beginner, reserved.c.handicap)
    return (await connection.execute(query)).mappings().first()


_at_table: Final = seats.alias()
_CONCEDED: Final = (
    sa.select(games.c.id)
    .join(seats, seats.c.game == games.c.id)
    .where(games.c.state == "running", seats.c.stand_why == "resigned", seats.c.freed <= sa.bindparam("now"))
    # Counted for these few alone: to count all seats there ever were took SQLite a tenth of a second.
    .where(sa.select(sa.func.count()).where(_at_table.c.game == games.c.id).scalar_subquery() == 2)
    .distinct()
)


async def conceded(connection: AsyncConnection, now: datetime) -> list[str]:
    """Return the running games with two seats in which somebody resigned and can no longer undo it."""
    return readable((await connection.execute(_CONCEDED, {"now": now})).scalars())


async def beginning_after(connection: AsyncConnection, since: datetime) -> list[str]:
    """Return the running games with a stand-in that begins after a moment."""
    query = sa.select(games.c.id).join(seats, seats.c.game == games.c.id).distinct()
    where = (games.c.state == "running", seats.c.begins_at > since)
    return readable((await connection.execute(query.where(*where))).scalars())


async def record_tenure(connection: AsyncConnection, game: str, user: int | None, now: datetime, **values: Any) -> None:
    """Record that a person has left a seat of a running game. `values`: seat, name, forgotten."""
    if user is not None:
        await connection.execute(sa.insert(tenures).values(game=game, user=user, until=now, **values))


async def former_users(connection: AsyncConnection, game: str) -> set[int]:
    """Return the users who have left a seat of this game."""
    return set(readable((await connection.execute(sa.select(tenures.c.user).where(tenures.c.game == game))).scalars()))


async def delete_seat(connection: AsyncConnection, game: str, seat: int) -> None:
    await connection.execute(sa.delete(seats).where(seats.c.game == game, seats.c.seat == seat))


async def change_seat(connection: AsyncConnection, game: str, at: int, **values: Any) -> None:
    """Set columns of the seat with the number `at`, which may change that number too."""
    await connection.execute(_RESEAT, {"in_game": game, "of": at, **values})


async def renumber(connection: AsyncConnection, game: str, old: Sequence[int]) -> None:
    """Renumber all seats of a game: the player of seat `old[n]` gets seat n. `old` must hold every seat."""
    beyond = max(old, default=0) + len(old) + 1
    moved = [(new, seat) for new, seat in enumerate(old) if new != seat]
    # Players may swap seats; by way of free numbers no seat is ever taken twice.
    for new, seat in moved:
        await change_seat(connection, game, seat, seat=beyond + new)
    for new, _seat in moved:
        await change_seat(connection, game, beyond + new, seat=new)


async def forget_waits(connection: AsyncConnection, game: str) -> None:
    """Forget the spans in which a game has waited for its players."""
    await connection.execute(sa.update(seats).where(seats.c.game == game).values(waited=sa.null(), absent=sa.null()))


_PLAYED_BY_PEOPLE: Final = sa.exists().where(
    seats.c.game == games.c.id, seats.c.user.is_not(None), seats.c.stand_in.is_(None)
)
_ROBOTS_DUE: Final = (
    sa.select(games.c.id)
    .where(games.c.robots_at <= sa.bindparam("now"), games.c.state == "running")
    .order_by(sa.case((_PLAYED_BY_PEOPLE, 0), else_=1), games.c.robots_at)
)


async def robots_due(connection: AsyncConnection, now: datetime) -> list[str]:
    """Return the running games in which robots are due to move: those with people first, longest due first."""
    return readable((await connection.execute(_ROBOTS_DUE, {"now": now})).scalars())


async def robots_next(connection: AsyncConnection) -> datetime | None:
    """Return when robots next move in any game, or None."""
    query = sa.select(sa.func.min(games.c.robots_at)).where(games.c.state == "running")
    return (await connection.execute(query)).scalar_one_or_none()


async def delay_robots(connection: AsyncConnection, game: str, now: datetime, wait: timedelta) -> None:
    """Postpone the robots of a game that are due by `wait`. Does nothing where they have moved or were postponed in the meantime."""
    query = sa.update(games).where(games.c.id == game, games.c.robots_at <= now).values(robots_at=now + wait)
    await connection.execute(query)


async def record_wins(
    connection: AsyncConnection, game: str, guild: int, winners: Iterable[int], now: datetime
) -> None:
    """Record the winners of a game."""
    rows = [{"game": game, "guild": guild, "user": u, "at": now} for u in winners]
    if rows:
        await connection.execute(sa.insert(wins), rows)


async def last_winner(connection: AsyncConnection, guild: int, among: Collection[int]) -> list[int]:
    """Return those of `among` who won most recently in this server: none, one, or all who shared that victory."""
    latest = sa.select(sa.func.max(wins.c.at)).where(wins.c.guild == guild, wins.c.user.in_(among)).scalar_subquery()
    query = sa.select(wins.c.user).where(wins.c.guild == guild, wins.c.user.in_(among), wins.c.at == latest)
    return sorted(readable((await connection.execute(query)).scalars()))


_MISNAMED: Final = (
    sa.select(games.c.id, games.c.state)
    .join(seats, seats.c.game == games.c.id)
    .where(games.c.guild == sa.bindparam("guild"), games.c.state.in_(("lobby", "running")))
    .where(seats.c.user == sa.bindparam("user"), seats.c.name != sa.bindparam("name"))
)


async def save_user(connection: AsyncConnection, user: int, **values: Any) -> None:
    """Insert or update the data of a user. `values`: locale, closed (direct messages do not arrive)."""
    await upsert.put(connection, users, {"user": user}, values, {"closed": False})


async def misnamed(connection: AsyncConnection, guild: int, user: int, name: str) -> list[tuple[str, str]]:
    """Return id and state of the server's lobbies and running games in which this user has another display name."""
    which = {"guild": guild, "user": user, "name": name}
    return [(id, state) for id, state in readable(await connection.execute(_MISNAMED, which))]


_host_at: Final = sa.func.coalesce(games.c.host_at, games.c.created, type_=UtcDateTime)
_changed_at: Final = sa.func.coalesce(games.c.changed_at, games.c.created, type_=UtcDateTime)
_DOUBTED: Final = games.c.id.in_(sa.select(seats.c.game).where(seats.c.missed_at <= sa.bindparam("doubted")))
_STALE: Final = (
    sa.select(games.c.id, games.c.guild, seats.c.user)
    .join(seats, seats.c.game == games.c.id)
    .where(games.c.state == "lobby")
    .where(sa.or_(_host_at <= sa.bindparam("silent"), _changed_at <= sa.bindparam("stale"), _DOUBTED))
)


async def stale_lobbies(
    connection: AsyncConnection, silent: datetime, stale: datetime, doubted: datetime
) -> list[tuple[str, int, list[int]]]:
    """Return the lobbies that need attention, each with its server and the users seated there.

    That is where the host has done nothing since `silent`, nothing has changed since `stale`, or Discord has known a player as no member
    since `doubted`.
    """
    values = {"silent": silent, "stale": stale, "doubted": doubted}
    found: dict[str, tuple[str, int, list[int]]] = {}
    for id, guild, user in readable(await connection.execute(_STALE, values)):
        people = found.setdefault(id, (id, guild, []))[2]
        people += [user] if user is not None else []
    return list(found.values())


def in_shards(shards: Collection[int], of: int) -> sa.ColumnElement[bool]:
    """Return the condition that a game belongs to a server of these shards.

    `of`: how many shards the bot has in all. A game in direct messages belongs to shard 0.
    """
    return ((games.c.guild // 2**SHARD_BITS) % of).in_(shards)


class Waiting(NamedTuple):
    """A running game that waits for somebody, with its server and its thread."""

    game: str
    guild: int
    thread: int | None


async def waiting_for_people(connection: AsyncConnection, shards: Collection[int], of: int) -> list[Waiting]:
    """Return the running games in which somebody owes an answer, for the servers of these `shards`.

    `of`: how many shards the bot has in all.
    """
    owed = games.c.id.in_(sa.select(dues.c.game))
    there = in_shards(shards, of) & owed
    query = sa.select(games.c.id, games.c.guild, games.c.thread).where(games.c.state == "running", there)
    return [Waiting(*row) for row in readable(await connection.execute(query.order_by(games.c.id)))]


async def asking_nobody(connection: AsyncConnection) -> list[str]:
    """Return the running games in which nobody owes an answer and no robot is about to give one."""
    owed = games.c.id.in_(sa.select(dues.c.game))
    query = sa.select(games.c.id).where(games.c.state == "running", games.c.robots_at.is_(None), ~owed)
    return readable((await connection.execute(query)).scalars())


async def doubted(connection: AsyncConnection, guild: int, user: int) -> list[str]:
    """Return the server's lobbies and running games of this user in which Discord has answered that they are no member."""
    query = sa.select(games.c.id).join(seats, seats.c.game == games.c.id).where(games.c.state.in_(("lobby", "running")))
    query = query.where(games.c.guild == guild, seats.c.user == user, seats.c.missed_at.is_not(None))
    return readable((await connection.execute(query)).scalars())


async def rename(connection: AsyncConnection, ids: Collection[str], user: int, name: str) -> None:
    """Set the display name of a user in these games."""
    await connection.execute(sa.update(seats).where(seats.c.game.in_(ids), seats.c.user == user).values(name=name))


async def mark_unreachable(connection: AsyncConnection, user: int) -> bool:
    """Record that a direct message did not arrive; return whether that is new."""
    query = sa.select(users.c.closed).where(users.c.user == user)
    known = (await connection.execute(query)).scalar_one_or_none()
    await save_user(connection, user, closed=True)
    return not known


_REACHED: Final = sa.update(users).where(users.c.user == sa.bindparam("of"), users.c.closed).values(closed=False)


async def mark_reachable(connection: AsyncConnection, user: int) -> None:
    """Record that a direct message arrived."""
    await connection.execute(_REACHED, {"of": user})


_LOCALE: Final = sa.select(users.c.locale).where(users.c.user == sa.bindparam("user"))


async def locale(connection: AsyncConnection, user: int) -> str | None:
    return (await connection.execute(_LOCALE, {"user": user})).scalar_one_or_none()


async def direct_channel(connection: AsyncConnection, user: int) -> int | None:
    """Return the channel of a user's direct messages with the bot, or None where it is not known."""
    return (await connection.execute(sa.select(users.c.channel).where(users.c.user == user))).scalar_one_or_none()
