"""The data of a replay: the public view after each entry that was not undone, the lines of the log, and the result of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.view import View


class Line(NamedTuple):
    """One line of the log: its markdown with names `verbatim`, the seat that acted (-1: nobody), and the seats whose values it changed."""

    text: str
    seat: int = -1
    concerns: frozenset[int] = frozenset()
    begins: bool = False
    """Whether a generation begins with this line."""
    own: bool = False
    """Whether the text itself names the player whose line it is."""


class Moment(NamedTuple):
    """The state of the table after one entry, as all players saw it, with points."""

    view: View
    seat: int = -1
    """The seat that acted; -1 if nobody did."""
    lines: tuple[Line, ...] = ()
    day: str = ""
    """The date, such as 2026-11-24; never the hour, which would tell when a player sleeps."""
    hands: tuple[tuple[int, ...], ...] = ()
    """The cards in hand, by seat; empty unless all players agreed to show every hand."""


class Course(NamedTuple):
    """A finished game."""

    title: str
    names: tuple[str, ...]
    robots: tuple[bool, ...]
    moments: tuple[Moment, ...]
    outcome: str
    """The winner, as a sentence; markdown with names `verbatim`."""
    places: tuple[tuple[int, int], ...]
    """Pairs of rank and seat, best first."""
    won: tuple[int, ...] = ()
    hands: Mapping[int, tuple[int, ...]] | None = None
    """The hands shown at the end, by seat, with an empty hand for a player who does not show it; None if all hands are hidden."""
    whole: bool = True
    """Whether there is a view after every entry; of older games there is one view per generation."""

    @property
    def last(self) -> View:
        return self.moments[-1].view


def joined(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Leave out moments that change nothing visible and have no line in the log; the last moment always stays."""
    kept: list[Moment] = []
    for moment in moments:
        if kept and not moment.lines and _alike(kept[-1], moment):
            kept[-1] = moment._replace(seat=kept[-1].seat, lines=kept[-1].lines, day=kept[-1].day)
        else:
            kept.append(moment)
    return tuple(kept)


def _alike(one: Moment, other: Moment) -> bool:
    """Whether two views are equal except for the player who is asked."""
    asked: dict[str, object] = {"active": 0, "owing": {}, "phase": "", "draft": ()}
    return one.hands == other.hands and _without(one.view, asked) == _without(other.view, asked)


def _without(view: View, values: Mapping[str, object]) -> dict[str, object]:
    return {name: values.get(name, getattr(view, name)) for name in view.__struct_fields__}


def ends(moments: Sequence[Moment]) -> list[int]:
    """The index, in `moments`, of the last moment of each generation."""
    found = [i for i, (one, other) in enumerate(pairwise(moments)) if one.view.generation != other.view.generation]
    return [*found, len(moments) - 1]


def by_generation(course: Course) -> Course:
    """Keep the first moment and the last moment of each generation, with the whole log."""
    kept, began = [course.moments[0]], 1
    for end in ends(course.moments):
        if past := course.moments[began : end + 1]:
            kept.append(past[-1]._replace(seat=-1, lines=tuple(line for moment in past for line in moment.lines)))
            began = end + 1
    return course._replace(moments=tuple(kept), whole=False)


def turning_point(course: Course) -> int | None:
    """The index of the moment after which the winner was never again behind in points, as scored at each moment.

    None if nobody or several players have won, if the winner always led or was behind at the end, or if a view is missing.
    """
    if len(course.won) != 1 or not course.whole:
        return None
    (winner,) = course.won
    behind = [i for i, moment in enumerate(course.moments) if _behind(moment.view, winner)]
    return behind[-1] + 1 if behind and behind[-1] + 1 < len(course.moments) else None


def _behind(view: View, seat: int) -> bool:
    return view.seats[seat].total < max(each.total for each in view.seats)
