"""Games, who sits at them, who won, and what we know of members."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import Moment, commits, dues, games, outbox, requests, reserved, seats, sketches, users, wins

Row = sa.RowMapping


async def add(connection: AsyncConnection, **values: Any) -> None:
    """A new game."""
    await connection.execute(sa.insert(games).values(**values))


async def change(connection: AsyncConnection, game: str, **values: Any) -> None:
    """New values for some of its columns."""
    await connection.execute(sa.update(games).where(games.c.id == game).values(**values))


# Statements that run with every click are built once: building takes SQLAlchemy as long as SQLite takes to answer.
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
_SEATED: Final = (
    seats.c.game,
    seats.c.seat,
    seats.c.user,
    seats.c.name.label("called"),
    seats.c.joined,
    seats.c.beginner,
    seats.c.handicap,
    seats.c.noted,
    sa.func.coalesce(users.c.closed, sa.false()).label("closed"),
    dues.c.since,
)


def _seated(start: sa.FromClause) -> sa.FromClause:
    """With what is known of who sits there."""
    return start.outerjoin(users, users.c.user == seats.c.user).outerjoin(
        dues, (dues.c.game == seats.c.game) & (dues.c.seat == seats.c.seat)
    )


_OPENED: Final = (
    sa.select(
        *(column for column in games.c if column.name not in ("options", "seed", "interaction")),
        _REQUESTED,
        *_SEATED,
        sketches.c.asked,
        sketches.c.edits,
        sketches.c.picks,
        sketches.c.interaction.label("sketched_by"),
        _DELIVERED.label("delivered"),
        sa.func.coalesce(games.c.robots_at, _UNTOLD, type_=Moment).label("untold"),
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
    """What writes of games takes their rows before anything else, so that no two wait for each other; SQLite has one writer."""
    if connection.dialect.name != "sqlite":
        await connection.execute(_LOCK, {"ids": list(ids)})


async def opened(
    connection: AsyncConnection, game: str, user: int | None, interaction: str | None = None, *, locked: bool = False
) -> list[Row]:
    """A game, seat by seat as `present` gives them, or once where nobody sits: with the sketch of `user` at their seat,
    the entry that `interaction` has already made, when the next are told, and whether something is asked of the table."""
    values = {"game": game, "user": user, "interaction": interaction}
    if locked:
        # A statement of its own: what waits for the lock joins rows as they were before it waited.
        await lock(connection, [game])
    return list((await connection.execute(_OPENED, values)).mappings())


async def bump(connection: AsyncConnection, game: str, version: int) -> None:
    """The history has a new entry."""
    await connection.execute(_BUMP, {"game": game, "new": version})


async def present(connection: AsyncConnection, ids: Collection[str]) -> list[Row]:
    """Who sits at these games, by seat: whether direct messages reach them, since when they owe."""
    return list((await connection.execute(_PRESENT, {"ids": list(ids)})).mappings())


async def founded_by(connection: AsyncConnection, interaction: str) -> str | None:
    """The game that this interaction founded."""
    return (
        await connection.execute(sa.select(games.c.id).where(games.c.interaction == interaction))
    ).scalar_one_or_none()


async def exists(connection: AsyncConnection, game: str) -> bool:
    return (await connection.execute(sa.select(games.c.id).where(games.c.id == game))).first() is not None


async def find(connection: AsyncConnection, *where: sa.ColumnElement[bool], limit: int = 100) -> list[Row]:
    """Games by a condition, newest first."""
    query = sa.select(games, _REQUESTED).where(*where).order_by(games.c.created.desc(), games.c.id).limit(limit)
    return list((await connection.execute(query)).mappings())


async def places(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Server and thread (or channel) of every running game."""
    query = sa.select(games.c.guild, sa.func.coalesce(games.c.thread, games.c.channel)).where(
        games.c.state == "running"
    )
    return [(guild, place) for guild, place in await connection.execute(query)]


def sits(user: int) -> sa.ColumnElement[bool]:
    """The condition that `user` sits at the game."""
    return games.c.id.in_(sa.select(seats.c.game).where(seats.c.user == user))


async def sit(
    connection: AsyncConnection, game: str, seat: int, user: int | None, name: str, now: datetime, **values: Any
) -> None:
    """Take a seat; a robot is who has no user. `values`: beginner, handicap."""
    row = {"game": game, "seat": seat, "user": user, "name": name[:100], "joined": now, **values}
    await connection.execute(sa.insert(seats).values(row))


async def reserve(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Seats for who is not there yet (game, user, name, beginner, handicap, until)."""
    if rows:
        await connection.execute(sa.insert(reserved), rows)


async def reservations(connection: AsyncConnection, ids: Collection[str], now: datetime) -> list[Row]:
    """For whom seats are reserved in these games."""
    query = sa.select(reserved).where(reserved.c.game.in_(ids), reserved.c.until > now)
    return list((await connection.execute(query.order_by(reserved.c.name, reserved.c.user))).mappings())


async def release(connection: AsyncConnection, game: str, user: int | None = None) -> Row | None:
    """Reserve nothing more, or nothing more for this user; gives what they had in the game before."""
    which = reserved.c.game == game if user is None else (reserved.c.game == game) & (reserved.c.user == user)
    query = sa.delete(reserved).where(which).returning(reserved.c.beginner, reserved.c.handicap)
    return (await connection.execute(query)).mappings().first()


async def stand_up(connection: AsyncConnection, game: str, seat: int) -> None:
    await connection.execute(sa.delete(seats).where(seats.c.game == game, seats.c.seat == seat))


async def reseat(connection: AsyncConnection, game: str, at: int, **values: Any) -> None:
    """Another seat for who sits there, or what they chose for themselves."""
    await connection.execute(sa.update(seats).where(seats.c.game == game, seats.c.seat == at).values(**values))


async def renumber(connection: AsyncConnection, game: str, old: Sequence[int]) -> None:
    """Who sits at `old[n]` sits at seat n from now on; everybody is named."""
    beyond = max(old, default=0) + len(old) + 1
    moved = [(new, seat) for new, seat in enumerate(old) if new != seat]
    # Two may change places, and no seat is ever held twice.
    for new, seat in moved:
        await reseat(connection, game, seat, seat=beyond + new)
    for new, _seat in moved:
        await reseat(connection, game, beyond + new, seat=new)


async def robots_due(connection: AsyncConnection, now: datetime) -> list[str]:
    """Running games in which robots move now, longest due first."""
    query = (
        sa.select(games.c.id).where(games.c.robots_at <= now, games.c.state == "running").order_by(games.c.robots_at)
    )
    return list((await connection.execute(query)).scalars())


async def robots_next(connection: AsyncConnection) -> datetime | None:
    """When robots move next, wherever that is."""
    query = sa.select(sa.func.min(games.c.robots_at)).where(games.c.state == "running")
    return (await connection.execute(query)).scalar_one_or_none()


async def delay_robots(connection: AsyncConnection, game: str, now: datetime, wait: timedelta) -> None:
    """Robots that were to move by now move later; nothing where they have moved, or were told to wait, in the meantime."""
    query = sa.update(games).where(games.c.id == game, games.c.robots_at <= now).values(robots_at=now + wait)
    await connection.execute(query)


async def won(connection: AsyncConnection, game: str, guild: int, winners: Iterable[int], now: datetime) -> None:
    """Remember who won."""
    rows = [{"game": game, "guild": guild, "user": u, "at": now} for u in winners]
    if rows:
        await connection.execute(sa.insert(wins), rows)


async def last_winner(connection: AsyncConnection, guild: int, among: Collection[int]) -> list[int]:
    """Who of these won most recently in this server: nobody, one, or those who shared that victory."""
    latest = sa.select(sa.func.max(wins.c.at)).where(wins.c.guild == guild, wins.c.user.in_(among)).scalar_subquery()
    query = sa.select(wins.c.user).where(wins.c.guild == guild, wins.c.user.in_(among), wins.c.at == latest)
    return sorted((await connection.execute(query)).scalars())


async def remember(connection: AsyncConnection, user: int, **values: Any) -> None:
    """What we know of a member: locale, closed."""
    found = await connection.execute(sa.update(users).where(users.c.user == user).values(**values))
    if not found.rowcount:
        await connection.execute(sa.insert(users).values(**{"user": user, "closed": False, **values}))


async def misnamed(connection: AsyncConnection, guild: int, user: int, name: str) -> list[tuple[str, str]]:
    """Games of a server that are not over and in which somebody sits under another name; with their states."""
    query = (
        sa.select(games.c.id, games.c.state)
        .join(seats, seats.c.game == games.c.id)
        .where(games.c.guild == guild, games.c.state.in_(("lobby", "running")))
        .where(seats.c.user == user, seats.c.name != name)
    )
    return [(id, state) for id, state in await connection.execute(query)]


async def rename(connection: AsyncConnection, ids: Collection[str], user: int, name: str) -> None:
    """Somebody is called so from now on, in these games."""
    await connection.execute(sa.update(seats).where(seats.c.game.in_(ids), seats.c.user == user).values(name=name))


async def unreached(connection: AsyncConnection, user: int) -> bool:
    """A direct message did not arrive; whether that is new."""
    query = sa.select(users.c.closed).where(users.c.user == user)
    known = (await connection.execute(query)).scalar_one_or_none()
    await remember(connection, user, closed=True)
    return not known


async def reached(connection: AsyncConnection, user: int) -> None:
    """A direct message arrived."""
    await connection.execute(sa.update(users).where(users.c.user == user, users.c.closed).values(closed=False))


async def locale(connection: AsyncConnection, user: int) -> str | None:
    return (await connection.execute(sa.select(users.c.locale).where(users.c.user == user))).scalar_one_or_none()
