"""The goals of a table that plays without those of its map: which may be drawn, how they are drawn, and how one is swapped.

What is drawn depends on the seed alone and takes nothing from the shuffles of the game, so the decks of a seed stay as they are. The
result goes into `Options.goals`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from engine.box import Award, Milestone, title_of
from engine.expansions import known_goals, open_box
from engine.goals.likeness import pairs_alike
from engine.goals.milestones import VOLCANOES
from engine.maps import MAPS

if TYPE_CHECKING:
    from engine.options import Options

FEWEST: Final = 4
MOST: Final = 6
PAIR_AT_MOST: Final = 6
"""The highest likeness of two goals that lie together, with the limit of likeness (the web implementation has the same)."""
SUM_AT_MOST: Final = 20
"""The highest sum of the likeness of all pairs; it is given up where no draw is within it."""
WITHIN: Final = (0, 0)
TRIES: Final = 200
"""How many sets are drawn, before the one that goes beyond the limits by the least is taken."""


class Drawing(msgspec.Struct, frozen=True):
    """What a table has agreed for its goals: so many milestones and awards each, from the pack or from all maps.

    With `limited`, goals that ask for the same thing do not lie together. `among` says that the goals which expansions lay beside every
    map count among that number; otherwise they are added to it. Raises `ValueError` for a number that is not 4 to 6.
    """

    pool: Literal["pack", "maps"] = "pack"
    limited: bool = True
    number: int = 5
    among: bool = False

    def __post_init__(self) -> None:
        if not FEWEST <= self.number <= MOST:
            raise ValueError(f"{FEWEST} to {MOST} milestones and awards are drawn, not {self.number}")


def drawable(options: Options, drawing: Drawing) -> tuple[str, ...]:
    """The keys of all milestones and awards that may be drawn, milestones first."""
    return tuple(goal.key for goals in _candidates(options, drawing) for goal in goals)


def standing(options: Options) -> tuple[str, ...]:
    """The keys of the goals that expansions lay beside every map, such as Hoverlord and Venuphile."""
    printed, box = MAPS[options.map], open_box(_of_map(options))
    return tuple(key for key in (*box.milestones, *box.awards) if key not in (*printed.milestones, *printed.awards))


def draw_goals(options: Options, seed: str, drawing: Drawing) -> tuple[str, ...]:
    """The keys of the goals that are drawn, for `Options.goals`; none in the solo game.

    >>> from engine import Options
    >>> from engine.goals.drawing import Drawing, draw_goals
    >>> len(draw_goals(Options(map="hellas"), "a seed", Drawing(number=4)))
    8
    """
    if options.players == 1:
        return ()
    beside, candidates = standing(options), _candidates(options, drawing)
    numbers = _numbers(options, beside, drawing)
    attempts = [_drawn(candidates, numbers, f"{seed}/goals/0")]
    while drawing.limited and _excess(attempts[-1]) != WITHIN and len(attempts) < TRIES:
        attempts.append(_drawn(candidates, numbers, f"{seed}/goals/{len(attempts)}"))
    return _laid_out((*(goal.key for goal in min(attempts, key=_excess)), *beside), options)


def swap_goal(
    options: Options, seed: str, drawing: Drawing, key: str, *, without: Collection[str] = ()
) -> tuple[str, ...]:
    """The goals of `options` with another one drawn in place of `key`; `without` are goals that are not to come again.

    With the limit of likeness it is the first that keeps to it, or comes nearest to it. Raises `ValueError` for a goal that was not
    drawn, and where no other is left.
    """
    if key not in options.goals or key in standing(options):
        raise ValueError(f"{key} was not drawn")
    goals = {goal.key: goal for goals in known_goals(options) for goal in goals.values()}
    kept = tuple(goals[other] for other in options.goals if other != key)
    titles = {title_of(goal) for goal in options.goals}
    left = [
        goal
        for goal in next(found for found in _candidates(options, drawing) if isinstance(goals[key], type(found[0])))
        if title_of(goal.key) not in titles and goal.key not in without
    ]
    if not left:
        raise ValueError(f"there is nothing left to draw in place of {key}")
    salt = f"{seed}/swap/{'/'.join((*options.goals, key))}"
    left.sort(key=lambda goal: _chance(salt, goal))
    chosen = min(left, key=lambda goal: _excess((*kept, goal))) if drawing.limited else left[0]
    return _laid_out((*(goal.key for goal in kept), chosen.key), options)


def alike(options: Options) -> dict[tuple[str, str], int]:
    """The pairs of goals of a table that have something in common, with how alike they are; the most alike come first."""
    box = open_box(options)
    return pairs_alike((*box.milestones.values(), *box.awards.values()))


def _of_map(options: Options) -> Options:
    return options.model_copy(update={"goals": ()}) if options.goals else options


def _candidates(options: Options, drawing: Drawing) -> tuple[Sequence[Milestone], Sequence[Award]]:
    """The milestones and the awards that may be drawn."""
    printed = {key for each in MAPS.values() for key in (*each.milestones, *each.awards)}
    brought = {*options.expansions}
    if any(space.volcanic for space in MAPS[options.map].spaces.values()):
        brought.add(VOLCANOES)

    def may_be(goal: Milestone | Award) -> bool:
        return (goal.pack if drawing.pool == "pack" else goal.key in printed) and brought.issuperset(goal.drawn_with)

    milestones, awards = known_goals(options)
    return [*filter(may_be, milestones.values())], [*filter(may_be, awards.values())]


def _numbers(options: Options, beside: Collection[str], drawing: Drawing) -> tuple[int, int]:
    """How many milestones and how many awards are drawn."""
    if not drawing.among:
        return drawing.number, drawing.number
    milestones, awards = (sum(key in goals for key in beside) for goals in known_goals(options))
    return drawing.number - milestones, drawing.number - awards


def _drawn(
    candidates: tuple[Sequence[Milestone], Sequence[Award]], numbers: tuple[int, int], salt: str
) -> tuple[Milestone | Award, ...]:
    shuffled = [sorted(goals, key=lambda goal: _chance(salt, goal)) for goals in candidates]
    return tuple(goal for goals, n in zip(shuffled, numbers, strict=True) for goal in goals[:n])


def _chance(salt: str, goal: Milestone | Award) -> tuple[bytes, str]:
    """Where a goal lies in a shuffle, as the cards do (`Game.shuffle`)."""
    return blake2b(f"{salt}/{goal.key}".encode(), digest_size=8).digest(), goal.key


def _excess(goals: Iterable[Milestone | Award]) -> tuple[int, int]:
    """By how much goals go beyond the limits of likeness: the most alike pair, and the sum of all pairs."""
    found = pairs_alike(goals).values()
    return max(0, max(found, default=0) - PAIR_AT_MOST), max(0, sum(found) - SUM_AT_MOST)


def _laid_out(keys: Iterable[str], options: Options) -> tuple[str, ...]:
    """The keys in the order of the declarations, milestones first, however they were drawn."""
    drawn = {*keys}
    return tuple(key for goals in known_goals(options) for key in goals if key in drawn)
