"""The rating of players in one server: Elo over the pairs of each rated game, from its places alone.

It is derived from the stored results whenever it is shown, so that its rules can change without a migration. In simulated leagues with
as much luck as other bots report, 80 % of pairs are in the right order after 20 games and 90 % not before 120: it is shown as one of five
levels, and its number to its owner only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, NamedTuple

BEGINS: Final = 1500.0
"""The rating of a player without a rated game."""
SCALE: Final = 400.0
"""The difference of ratings at which the better player is expected to be placed first in ten of eleven games."""
QUICK: Final = 24.0
"""The most by which one pair changes a rating in a player's first games; later it is `STEADY`."""
STEADY: Final = 8.0
QUICK_GAMES: Final = 10
"""Number of first games in which a rating moves quickly; after them it is shown."""
SAME_TABLE: Final = timedelta(days=90)
"""Within this time games of the same people count less."""
REPEATED: Final = (1.0, 1.0, 0.5, 0.25)
"""The weight of the first, second, third and each further game of the same people within that time."""
WHOLE: Final = 0.8
"""Whoever has played a smaller share of the generations themselves can lose but not gain, and others are not rated against them."""
LISTED: Final = 6
"""Number of different opponents after which a player's level is shown to others."""
LEVELS: Final = (1420.0, 1475.0, 1525.0, 1590.0)
"""The values at which the second to fifth level begin."""


class RatedSeat(NamedTuple):
    """A person's seat in a rated game."""

    user: int
    place: int
    """From 1, ties alike; who has left is last."""
    whole: bool
    """Whether they stayed, sat there from the start, and played nearly all of it themselves."""


class RatedGame(NamedTuple):
    """A game that counts: `seats` are those of people, in any order."""

    id: str
    ended: datetime
    seats: tuple[RatedSeat, ...]
    finished: bool
    """Whether it was played to its end; otherwise only who has left loses."""


class Move(NamedTuple):
    """How one game changed a player's rating, and why."""

    game: str
    change: float
    place: int
    players: int
    expected: float
    """The place that the values before the game led to expect."""
    weight: float
    """1, or less where the same people have played several games."""
    whole: bool


@dataclass(slots=True)
class Rating:
    """The rating of one player."""

    value: float = BEGINS
    games: int = 0
    opponents: set[int] = field(default_factory=set)
    last: Move | None = None

    @property
    def level(self) -> int | None:
        """From 1 to 5; None before it is certain enough to be shown."""
        return None if self.games < QUICK_GAMES else 1 + sum(self.value >= begin for begin in LEVELS)

    @property
    def listed(self) -> bool:
        """Whether others may see the level, where the player agrees."""
        return self.level is not None and len(self.opponents) >= LISTED


def ratings(games: Iterable[RatedGame]) -> dict[int, Rating]:
    """Return the ratings by user after these games, which are processed in the order of their ends."""
    found: dict[int, Rating] = defaultdict(Rating)
    tables: dict[frozenset[int], list[datetime]] = defaultdict(list)
    for game in sorted(games, key=lambda game: (game.ended, game.id)):
        _rate(game, found, tables[frozenset(seat.user for seat in game.seats)])
    return dict(found)


def _rate(game: RatedGame, found: dict[int, Rating], earlier: list[datetime]) -> None:
    """Update the ratings of the people in a game. `earlier`: the ends of games that the same people have played."""
    recent = sum(game.ended - end <= SAME_TABLE for end in earlier)
    earlier.append(game.ended)
    weight = REPEATED[min(recent, len(REPEATED) - 1)]
    before = {seat.user: found[seat.user].value for seat in game.seats}
    for seat in game.seats:
        others = [other for other in game.seats if other is not seat]
        expected = {other.user: expectation(before[seat.user], before[other.user]) for other in others}
        change = 0.0
        for other in others:
            if other.whole and (game.finished or not seat.whole):
                change += _score(seat, other) - expected[other.user]
        rating = found[seat.user]
        change *= weight * (QUICK if rating.games < QUICK_GAMES else STEADY)
        if not seat.whole:
            change = min(change, 0.0)
        rating.value += change
        rating.games += 1
        rating.opponents |= expected.keys()
        place = 1 + sum(1 - value for value in expected.values())
        rating.last = Move(game.id, change, seat.place, len(game.seats), place, weight, seat.whole)


def expectation(mine: float, theirs: float) -> float:
    """Return the chance, from 0 to 1, of being placed before another player."""
    return 1 / (1 + 10 ** ((theirs - mine) / SCALE))


def _score(seat: RatedSeat, other: RatedSeat) -> float:
    return (other.place > seat.place) + 0.5 * (other.place == seat.place)
