"""Seasons of a server: points by place over the rated games that begin within one. The table is derived from the stored results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from bot.store.results import Row
from bot.tables.clocks import DAY
from bot.tables.lobby_rules import presets

POINTS: Final[Mapping[int, tuple[float, ...]]] = {
    3: (5, 2.5, 1),
    4: (5, 3, 2, 1),
    5: (5, 3.5, 2.5, 1.75, 1),
}
"""The points of the places, by the number of players."""
FINISH: Final = 30 * DAY
"""How long after the end of a season its games may still be finished."""
LONGEST: Final = timedelta(days=366)
BEST: Final = 8
"""The usual number of games of a player that count."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server."""

    id: int
    guild: int
    name: str
    begins: datetime
    until: datetime
    best: int
    preset: str | None
    unfinished: Mapping[str, Collection[int]] | None
    """At its close: by game the seats whose answers it waited for. None before that."""

    @property
    def closes(self) -> datetime:
        """When unfinished games no longer count, except as last place for the players at fault."""
        return self.until + FINISH

    def phase(self, now: datetime) -> str:
        """running: games may begin. finishing: those that have begun may end. over."""
        return "running" if now < self.until else "finishing" if now < self.closes else "over"


class SeasonRank(NamedTuple):
    """One line in the table of a season."""

    place: int
    """From 1; equal points share a place."""
    user: int
    name: str
    points: float
    games: int
    """All that count, also those that were not among the best."""


def standings(season: Season, rows: Iterable[Row]) -> list[SeasonRank]:
    """Return the table of a season from the seats of the games that began within it, best first.

    A finished game counts by its places. One that was ended, or is unfinished at the close, counts as last place for players who have left
    or for whom it waited, and for nobody else. A forgotten player keeps their place among the others and is not listed.
    """
    earned: dict[int, list[float]] = defaultdict(list)
    names: dict[int, str] = {}
    for game, found in groupby(sorted(rows, key=itemgetter("game")), itemgetter("game")):
        table = list(found)
        if len(table) not in POINTS or not _counts(season, table[0]):
            continue
        for row in table:
            # A robot's seat was that of somebody who has been forgotten since the game began.
            if (row["user"] or 0) > 0 and (points := _points(season, game, row, table)) is not None:
                earned[row["user"]].append(points)
                names[row["user"]] = row["player"]
    sums = {user: sum(sorted(found, reverse=True)[: season.best]) for user, found in earned.items()}
    order = sorted(sums, key=lambda user: (-sums[user], len(earned[user]), names[user].casefold()))
    ranked = [1 + sum(other > sums[user] for other in sums.values()) for user in order]
    return [
        SeasonRank(place, user, names[user], sums[user], len(earned[user]))
        for place, user in zip(ranked, order, strict=True)
    ]


def _counts(season: Season, row: Row) -> bool:
    """Whether a game with these rules counts for the season."""
    if season.preset is None:
        return True
    wanted, rules = presets().get(season.preset, {}), row["rules"]
    return all(_plain(rules.get(field)) == _plain(value) for field, value in wanted.items())


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _points(season: Season, game: str, row: Row, table: Sequence[Row]) -> float | None:
    """Return the points of a seat; None where the game does not count for it."""
    points, in_time = POINTS[len(table)], row["how"] is not None and row["ended"] < season.closes
    if in_time and row["how"] == "played":
        shared = [other["place"] for other in table].count(row["place"])
        worth = points[row["place"] - 1 : row["place"] - 1 + shared]
        return sum(worth) / len(worth)
    left = row["stand_why"] == "resigned" or row["freed"] is not None
    owed = row["seat"] in (season.unfinished or {}).get(game, ())
    return points[-1] if owed or (left and in_time) else None
