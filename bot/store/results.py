"""Queries on the results of finished games: storing them, and reading them for statistics."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import upsert
from bot.store.columns import readable, readable_rows
from bot.store.schema import dues, games, played_corporations, results, scores, seasons, seats, shown_results

Row = sa.RowMapping
MOST_ROBOTS: Final = 5
"""How many of the seats with the most points are looked at for each that is wanted, since robots and forgotten people are left out."""
RATED_AT_ONCE: Final = 500
"""Number of rated games whose seats are read in one query."""
COUNTING = results.c.how != "ended"
"""The games that have places: those that were played to their end, or conceded."""


_RATED: Final = (
    sa.select(
        scores.c.game,
        seats.c.user,
        scores.c.place,
        scores.c.own_share,
        ((seats.c.stand_why == "resigned") | seats.c.freed.is_not(None)).label("left"),
        seats.c.sits_from.is_not(None).label("late"),
    )
    .select_from(scores.join(seats, (seats.c.game == scores.c.game) & (seats.c.seat == scores.c.seat)))
    .where(scores.c.game.in_(sa.bindparam("games", expanding=True)))
)


class Score(NamedTuple):
    """The result of one seat."""

    seat: int
    place: int | None
    won: bool
    points: int
    by_source: dict[str, int]
    tr: int
    corporations: list[str]
    """Keys of cards, as `preludes`."""
    preludes: list[str]
    own_share: float


class Result(NamedTuple):
    """The result of a game."""

    guild: int
    ended: datetime
    map: str
    expansions: list[str]
    players: int
    generations: int
    rated: bool
    how: str
    """played, conceded, ended."""
    scores: Sequence[Score]


class Summary(NamedTuple):
    """Totals over seats in games with several players. Means are None for no seats."""

    games: int
    wins: int
    chance: float
    """The expected number of wins by chance: the sum of 1 / players over the games."""
    place: float | None
    points: float | None


class AverageGame(NamedTuple):
    """Averages over games of one kind; None for no games."""

    games: int
    generations: float | None
    points: float | None
    """The mean points of a person."""


async def keep(connection: AsyncConnection, game: str, result: Result) -> None:
    """Store the result of a game, in place of an earlier one."""
    for table in (results, scores, played_corporations):
        await connection.execute(sa.delete(table).where(table.c.game == game))
    *of_game, of_seats = result
    await connection.execute(sa.insert(results).values(game=game, **dict(zip(Result._fields, of_game, strict=False))))
    await connection.execute(sa.insert(scores), [{"game": game, **score._asdict()} for score in of_seats])
    people = sa.select(seats.c.seat).where(seats.c.game == game, seats.c.user.is_not(None))
    sat = set(readable((await connection.execute(people)).scalars()))
    played = [
        {"game": game, "seat": score.seat, "corporation": key, "guild": result.guild, "players": result.players}
        | {"won": score.won, "place": score.place, "points": score.points}
        for score in of_seats
        if result.players > 1 and score.place is not None and score.seat in sat
        for key in dict.fromkeys(score.corporations)
    ]
    if played:
        await connection.execute(sa.insert(played_corporations), played)


async def strike(connection: AsyncConnection, game: str) -> None:
    """Exclude the stored result of a game from levels; do nothing where none is stored."""
    await connection.execute(sa.update(results).where(results.c.game == game).values(rated=False))


async def lacking(connection: AsyncConnection, since: datetime | None, most: int) -> list[str]:
    """Return up to `most` finished games without a stored result, those that ended first before the others.

    `since`: only those that ended since then and whose history was not shortened; None: all, which takes long where there are many.
    """
    lately = [games.c.shortened.is_(None), games.c.ended >= since] if since is not None else []
    query = (
        sa.select(games.c.id)
        .where(*lately)
        .where(games.c.state.in_(("over", "ended")), games.c.started.is_not(None), games.c.ended.is_not(None))
        .where(~sa.exists().where(results.c.game == games.c.id))
        .order_by(games.c.ended)
        .limit(most)
    )
    return readable((await connection.execute(query)).scalars())


def _seats(*more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Select stored seats with their games and their last holders."""
    at = (seats.c.game == scores.c.game) & (seats.c.seat == scores.c.seat)
    of_game = [column for column in results.c if column.name != "game"]
    joined = (
        scores.join(results, results.c.game == scores.c.game).join(games, games.c.id == scores.c.game).join(seats, at)
    )
    who = (seats.c.user, seats.c.name.label("player"))
    where = (games.c.name.label("called"), games.c.channel, games.c.thread)
    return sa.select(scores, *of_game, *who, *where, *more).select_from(joined)


async def of_user(connection: AsyncConnection, user: int) -> list[Row]:
    """Read a user's results in all servers, oldest first, with the most points of another player (`best_other`)."""
    other = scores.alias()
    best = (
        sa.select(sa.func.max(other.c.points))
        .where(other.c.game == scores.c.game, other.c.seat != scores.c.seat)
        .scalar_subquery()
        .label("best_other")
    )
    query = _seats(best).where(seats.c.user == user).order_by(results.c.ended, scores.c.game)
    return readable_rows(await connection.execute(query))


async def alone_on(connection: AsyncConnection, user: int, map: str) -> list[Row]:
    """Read the results of a user's finished solo games on a map, with the rules of these (`rules`)."""
    query = _seats(games.c.rules).where(seats.c.user == user, results.c.players == 1)
    query = query.where(results.c.map == map, results.c.how == "played")
    return readable_rows(await connection.execute(query))


class SeatResult(NamedTuple):
    """What the rating needs to know about a seat of a rated game."""

    game: str
    ended: datetime
    how: str
    user: int | None
    place: int | None
    own_share: float
    left: bool
    """Whether the person has left or resigned."""
    late: bool
    """Whether the person took the seat after the start."""


async def rated(connection: AsyncConnection, guild: int) -> list[SeatResult]:
    """Read the seats of all rated games of a server, with one query for some hundred games, so that other queries may run in between."""
    games = await rated_games(connection, guild)
    found: list[SeatResult] = []
    for first in range(0, len(games), RATED_AT_ONCE):
        found += await rated_seats(connection, games[first : first + RATED_AT_ONCE])
    return found


async def rated_games(connection: AsyncConnection, guild: int) -> list[tuple[str, datetime, str]]:
    """Read id, end and kind of end of the rated games of a server."""
    query = sa.select(results.c.game, results.c.ended, results.c.how).where(results.c.guild == guild, results.c.rated)
    return [(row[0], row[1], row[2]) for row in readable(await connection.execute(query))]


async def rated_seats(connection: AsyncConnection, games: Sequence[tuple[str, datetime, str]]) -> list[SeatResult]:
    """Read the seats of rated games."""
    of = {id: (ended, how) for id, ended, how in games}
    rows = readable(await connection.execute(_RATED, {"games": [*of]}))
    return [SeatResult(row[0], *of[row[0]], *row[1:]) for row in rows]


async def course(connection: AsyncConnection, guild: int, map: str | None = None) -> AverageGame:
    """Compute averages over a server's finished games with several players: all, or those on one map."""
    several = [results.c.guild == guild, results.c.players > 1, COUNTING]
    several += [results.c.map == map] if map is not None else []
    of_games = sa.select(sa.func.count(), sa.func.avg(results.c.generations)).where(*several)
    number, generations = (await connection.execute(of_games)).one()
    joined = scores.join(results, results.c.game == scores.c.game)
    points = sa.select(sa.func.count(), sa.func.sum(scores.c.points)).where(*several)
    seated, total = (await connection.execute(points.select_from(joined))).one()
    # Subtracted, since there are few: to look up who holds each seat takes three times as long.
    at = (seats.c.game == scores.c.game) & (seats.c.seat == scores.c.seat)
    of_robots = points.select_from(joined.join(seats, at)).where(seats.c.user.is_(None))
    robots, theirs = (await connection.execute(of_robots)).one()
    people = seated - robots
    mean = ((total or 0) - (theirs or 0)) / people if people else None
    return AverageGame(number, None if generations is None else float(generations), mean)


async def maps(connection: AsyncConnection, guild: int) -> list[tuple[str, int]]:
    """Count a server's finished games with several players by map, those that were played most first."""
    number, several = sa.func.count(), (results.c.guild == guild, results.c.players > 1, COUNTING)
    query = sa.select(results.c.map, number).where(*several).group_by(results.c.map)
    return [
        (row[0], row[1]) for row in readable(await connection.execute(query.order_by(number.desc(), results.c.map)))
    ]


async def most_points(
    connection: AsyncConnection, guild: int, most: int, own: float, map: str | None = None
) -> list[Row]:
    """Read the seats of people with the most points in games of several players that were played to their end.

    They have played at least the share `own` of the generations themselves.
    """
    best = (
        sa.select(scores.c.game, scores.c.seat)
        .select_from(results.join(scores, results.c.game == scores.c.game))
        .where(results.c.guild == guild, results.c.players > 1, results.c.how == "played", scores.c.own_share >= own)
        .order_by(scores.c.points.desc(), results.c.ended)
        .limit(most * MOST_ROBOTS)
    )
    best = best if map is None else best.where(results.c.map == map)
    of_best = sa.tuple_(scores.c.game, scores.c.seat).in_(best)
    query = _seats().where(of_best, seats.c.user > 0).order_by(scores.c.points.desc(), results.c.ended).limit(most)
    return readable_rows(await connection.execute(query))


async def with_corporation(connection: AsyncConnection, guild: int, corporation: str) -> Summary:
    """Sum up the people's seats with a corporation in a server's games of several players."""
    played = played_corporations.c
    query = sa.select(
        sa.func.count(),
        sa.func.sum(sa.cast(played.won, sa.Integer)),
        sa.func.sum(1.0 / played.players),
        sa.func.avg(played.place),
        sa.func.avg(played.points),
    ).where(played.guild == guild, played.corporation == corporation)
    number, wins, chance, place, points = (await connection.execute(query)).one()
    means = (None if value is None else float(value) for value in (place, points))
    return Summary(number, int(wins or 0), float(chance or 0), *means)


async def shows(connection: AsyncConnection, guild: int) -> set[int]:
    """Return the users who let others see their results in a server."""
    query = sa.select(shown_results.c.user).where(shown_results.c.guild == guild)
    return set(readable((await connection.execute(query)).scalars()))


async def show(connection: AsyncConnection, guild: int, user: int, shown: bool) -> None:
    """Store whether others may see a person's results in a server."""
    if shown:
        await upsert.put(connection, shown_results, {"guild": guild, "user": user}, {})
    else:
        mine = (shown_results.c.guild == guild) & (shown_results.c.user == user)
        await connection.execute(sa.delete(shown_results).where(mine))


# --- seasons ----------------------------------------------------------------------------------------------------------


async def seasons_of(connection: AsyncConnection, guild: int) -> list[Row]:
    """Read the seasons of a server, newest first."""
    query = sa.select(seasons).where(seasons.c.guild == guild).order_by(seasons.c.id.desc())
    return readable_rows(await connection.execute(query))


async def open_season(connection: AsyncConnection, **values: Any) -> None:
    """Store a new season."""
    await connection.execute(sa.insert(seasons).values(**values))


async def change_season(connection: AsyncConnection, id: int, **values: Any) -> None:
    """Change columns of a season."""
    await connection.execute(sa.update(seasons).where(seasons.c.id == id).values(**values))


async def closing_seasons(connection: AsyncConnection, until: datetime) -> list[Row]:
    """Read the seasons that ended before a moment and are not closed."""
    query = sa.select(seasons).where(seasons.c.unfinished.is_(None), seasons.c.until <= until)
    return readable_rows(await connection.execute(query))


async def begun_within(connection: AsyncConnection, guild: int, begins: datetime, until: datetime) -> list[Row]:
    """Read the seats of a server's rated games that began in a period; those without a result have null columns."""
    joined = (
        games.join(seats, seats.c.game == games.c.id)
        .outerjoin(results, results.c.game == games.c.id)
        .outerjoin(scores, (scores.c.game == games.c.id) & (scores.c.seat == seats.c.seat))
    )
    query = (
        sa.select(
            games.c.id.label("game"),
            games.c.rules,
            seats.c.seat,
            seats.c.user,
            seats.c.name.label("player"),
            seats.c.stand_why,
            seats.c.freed,
            results.c.how,
            results.c.ended,
            scores.c.place,
        )
        .select_from(joined)
        .where(games.c.guild == guild, games.c.started >= begins, games.c.started < until)
    )
    return [row for row in readable_rows(await connection.execute(query)) if row["rules"].get("rated")]


async def waited_for(
    connection: AsyncConnection, guild: int, begins: datetime, until: datetime
) -> dict[str, list[int]]:
    """Return, for each rated game of a server that began in a period and still runs, the seats that owe an answer."""
    query = (
        sa.select(games.c.id, dues.c.seat, games.c.rules)
        .select_from(games.join(dues, dues.c.game == games.c.id))
        .where(games.c.guild == guild, games.c.state == "running", games.c.started >= begins, games.c.started < until)
    )
    found: dict[str, list[int]] = {}
    for game, seat, rules in readable(await connection.execute(query)):
        if rules.get("rated"):
            found.setdefault(game, []).append(seat)
    return found
