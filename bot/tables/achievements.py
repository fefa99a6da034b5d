"""What somebody has achieved over all their games. It is shown where they ask for it, and never announced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bot.store.results import Row
from bot.tables.rating import WHOLE

Test = Callable[[Sequence[Row]], int]


class Achievement(NamedTuple):
    """Something that can be achieved: `done` of `of` steps."""

    key: str
    done: int
    of: int

    @property
    def reached(self) -> bool:
        return self.done >= self.of


def achieved(rows: Sequence[Row]) -> tuple[Achievement, ...]:
    """Return all achievements, in their usual order, from the seats of one person, oldest first."""
    return tuple(Achievement(key, min(count(rows), of), of) for key, (of, count) in ACHIEVEMENTS.items())


def _finished(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row["how"] == "played" and row["players"] > 1]


def _own(rows: Sequence[Row]) -> list[Row]:
    """Return the finished games that the person mostly played without a stand-in."""
    return [row for row in _finished(rows) if row["own_share"] >= WHOLE]


def _wins(rows: Sequence[Row]) -> list[Row]:
    return [row for row in _finished(rows) if row["won"]]


def _number(of: Callable[[Sequence[Row]], list[Row]], holds: Callable[[Row], bool] = lambda row: True) -> Test:
    return lambda rows: sum(holds(row) for row in of(rows))


def _different(of: Callable[[Sequence[Row]], list[Row]], values: Callable[[Row], Sequence[Any]]) -> Test:
    return lambda rows: len({value for row in of(rows) for value in values(row)})


def _faithful(rows: Sequence[Row]) -> int:
    """The most finished games in a row in which no stand-in played a generation."""
    best = now = 0
    for row in _finished(rows):
        now = now + 1 if row["own_share"] == 1 else 0
        best = max(best, now)
    return best


ACHIEVEMENTS: Final[dict[str, tuple[int, Test]]] = {
    "first-game": (1, _number(_finished)),
    "first-win": (1, _number(_wins)),
    "ten-games": (10, _number(_finished)),
    "hundred-games": (100, _number(_finished)),
    "hundred-points": (1, _number(_own, lambda row: row["points"] >= 100)),
    "narrow": (1, _number(_wins, lambda row: row["points"] - (row["best_other"] or 0) <= 1)),
    "full-table": (1, _number(_wins, lambda row: row["players"] == 5)),
    "five-corporations": (5, _different(_wins, lambda row: row["corporations"])),
    "five-maps": (5, _different(_finished, lambda row: (row["map"],))),
    "every-source": (1, _number(_own, lambda row: all(n > 0 for n in row["by_source"].values()))),
    "alone": (1, _number(list, lambda row: row["players"] == 1 and row["how"] == "played" and row["won"])),
    "faithful": (10, _faithful),
}
"""By key: how often, and what is counted. Keys have their words in `bot/screens/stats.py`."""
