"""The result of a finished game as it is stored for statistics, and what is made of the stored results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Final

from bot.store import results
from bot.store.results import AverageGame, Result, Row, Score, SeatResult, Summary
from bot.tables import reading, winning
from bot.tables.achievements import Achievement, achieved
from bot.tables.lobby_rules import Rules
from bot.tables.open_game import OpenGame
from bot.tables.rating import WHOLE, RatedGame, RatedSeat, Rating, ratings
from bot.tables.values import Refused, Seated
from engine import scoring
from engine.card import CARDS
from engine.core import Game

ENOUGH: Final = 30
"""Number of games below which no share of wins is shown for a corporation, since it would be chance."""
RECORDS: Final = 5
"""How many games with the most points are named."""


async def record(open_game: OpenGame) -> None:
    """Store the result of a finished game that had begun, from its newest position. Refused: not-over, damaged."""
    if open_game.row["state"] not in ("over", "ended") or open_game.row["started"] is None:
        raise Refused("not-over")
    if open_game.live is None:
        raise Refused("damaged")
    await results.keep(open_game.connection, open_game.id, _result(open_game, open_game.live.game))


def _result(open_game: OpenGame, game: Game) -> Result:
    present = {row["seat"]: reading.seated(row, open_game.now) for row in open_game.present}
    how, places, won = _outcome(open_game, game, present)
    generations = game.table.generation
    ranked = scoring.result(game)
    return Result(
        guild=open_game.row["guild"],
        ended=open_game.row["ended"],
        map=game.box.map.key,
        expansions=list(open_game.rules.expansions),
        players=len(present),
        generations=generations,
        rated=open_game.rules.in_force.rated,
        how=how,
        scores=[
            Score(
                seat=place.seat,
                place=places.get(place.seat),
                won=place.seat in won,
                points=place.total,
                by_source=dict(place.points),
                tr=game.players[place.seat].tr,
                corporations=_played(game, place.seat, "corporation"),
                preludes=_played(game, place.seat, "prelude"),
                own_share=1 - len(present[place.seat].stood) / max(generations, 1),
            )
            for place in ranked
        ],
    )


def _outcome(
    open_game: OpenGame, game: Game, present: Mapping[int, Seated]
) -> tuple[str, dict[int, int], Sequence[int]]:
    """Return how the game ended, the places by seat, and who won."""
    if open_game.row["state"] == "over":
        if len(present) == 1:
            return "played", {0: 1}, [0] if scoring.alone_wins(game, game.players[0]) else []
        places = winning.placed([(place.rank, place.seat) for place in scoring.result(game)], present)
        return (
            "played",
            {seat: rank for rank, seat in places},
            winning.winners(places, present, game.table.generation),
        )
    winner = winning.conceded_to(open_game.status)
    return ("ended", {}, []) if winner is None else ("conceded", {winner: 1, 1 - winner: 2}, [winner])


def _played(game: Game, seat: int, kind: str) -> list[str]:
    return [CARDS[card].key for card in game.players[seat].played if CARDS[card].kind == kind]


@dataclass(frozen=True, slots=True)
class BestAlone:
    """The best of a user's solo games on one map with the same options: won, and with the most points."""

    games: int
    won: bool
    points: int


def best_alone(rows: Iterable[Row], rules: Rules) -> BestAlone | None:
    """Return the best of a user's solo games on a map under rules like these; None where there is none."""
    same = [row for row in rows if _agreed_alone(Rules.model_validate(row["rules"])) == _agreed_alone(rules)]
    won, points = max(((row["won"], row["points"]) for row in same), default=(False, 0))
    return BestAlone(len(same), won, points) if same else None


def _agreed_alone(rules: Rules) -> tuple[frozenset[str], bool]:
    return frozenset(rules.expansions), rules.solo_63


# --- statistics -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnStatistics:
    """A user's statistics over all servers."""

    summary: Summary
    solo: int
    solo_won: int
    unfinished: int
    longest: Row | None
    """The game with the most generations."""
    best: Row | None
    """The game with the most points, of those that they mostly played themselves."""
    corporations: tuple[tuple[str, Summary], ...]
    """Those that were played most often, first."""
    achievements: tuple[Achievement, ...]
    rating: Rating | None
    """In this server; None where no rated game counts."""
    shows: bool
    """Whether others may see it in this server."""


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """A server's statistics, over all its games or those on one map."""

    course: AverageGame
    maps: tuple[tuple[str, int], ...]
    records: tuple[Row, ...]
    levels: tuple[tuple[int, Rating], ...]
    """By user the ratings that others may see, the highest level first."""
    shows: frozenset[int]


def summary(rows: Iterable[Row]) -> Summary:
    """Sum up seats of games that have places."""
    counted = [row for row in rows if row["players"] > 1 and row["place"] is not None]
    return Summary(
        len(counted),
        sum(row["won"] for row in counted),
        sum(1 / row["players"] for row in counted),
        _mean([row["place"] for row in counted]),
        _mean([row["points"] for row in counted]),
    )


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def own(rows: Sequence[Row], rating: Rating | None, shows: bool) -> OwnStatistics:
    """Compute a user's statistics from the rows of their seats, oldest first."""
    several = [row for row in rows if row["players"] > 1 and row["place"] is not None]
    alone = [row for row in rows if row["players"] == 1 and row["how"] == "played"]
    played = [row for row in several if row["how"] == "played"]
    keys = sorted({key for row in several for key in row["corporations"]})
    by_corporation = [(key, summary(row for row in several if key in row["corporations"])) for key in keys]
    return OwnStatistics(
        summary(several),
        len(alone),
        sum(row["won"] for row in alone),
        sum(row["how"] == "ended" for row in rows),
        max(played, key=itemgetter("generations"), default=None),
        max((row for row in played if row["own_share"] >= WHOLE), key=itemgetter("points"), default=None),
        tuple(sorted(by_corporation, key=lambda found: -found[1].games)),
        achieved(rows),
        rating,
        shows,
    )


def of_rated(rows: Iterable[SeatResult]) -> dict[int, Rating]:
    """Return the ratings by user from the seats of all rated games of a server.

    A seat whose player has been forgotten, so that a robot has it now, counts like one whose player has left, as in seasons.
    """
    games: list[RatedGame] = []
    for id, found in groupby(sorted(rows, key=lambda row: (row.game, row.user or 0)), attrgetter("game")):
        table = list(found)
        finished = table[0].how == "played"
        if not finished and not any(row.left and row.user is not None for row in table):
            continue  # nobody is to blame
        seats = tuple(_rated(row, at, len(table)) for at, row in enumerate(table))
        games.append(RatedGame(id, table[0].ended, seats, finished))
    return ratings(games)


def _rated(row: SeatResult, at: int, last: int) -> RatedSeat:
    # Nobody's seat gets an id that no user has, another one than the other seats of the game.
    user = ~at if row.user is None else row.user
    gone = row.left or row.user is None
    return RatedSeat(user, row.place or (last if gone else 1), not gone and not row.late and row.own_share >= WHOLE)
