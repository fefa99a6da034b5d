"""Random games, decision by decision, for tests of properties that hold in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, count
from math import gcd, prod
from random import Random
from typing import Any, Final

from engine import Decision, Game, Options, new_game
from engine.goals.drawing import Drawing, draw_goals
from engine.robots.random import random_answer
from engine.shipped import SHIPPED
from tests.expansions.made_up import MADE_UP

Answer = tuple[int, tuple[str, ...]]
"""A seat and what it picked."""


@dataclass(frozen=True)
class Plan:
    """Which options the n-th random game has: those of the first games are chosen, then all combinations come in turn."""

    axes: Mapping[str, Sequence[Any]]
    """The options that change the course of a game, each with its values; `beginners` is how many seats are."""
    first: Sequence[tuple[str, ...]]
    """The values of `Options.more` in the first games."""

    @cached_property
    def total(self) -> int:
        """The number of combinations."""
        return prod(len(values) for values in self.axes.values())

    @cached_property
    def stride(self) -> int:
        """Prime to the number of combinations, so that any few games in a row differ in all options, and all come in turn."""
        return next(n for n in count(round(self.total / 1.618)) if gcd(n, self.total) == 1)

    def at(self, n: int) -> dict[str, Any]:
        """The values of the n-th game."""
        left, chosen = n * self.stride % self.total, dict[str, Any]()
        for key, values in self.axes.items():
            left, which = divmod(left, len(values))
            chosen[key] = values[which]
        return chosen | ({"more": self.first[n]} if n < len(self.first) else {})


def plan(listed: Sequence[str], alone: str = MADE_UP.name) -> Plan:
    """The plan where `Options.more` may name these shipped expansions; `alone` is never played with another.

    Nobody can play all choices of many expansions: the first games have each alone, none and all, and the first hundred have each
    pair of them together, apart and not at all.
    """
    axes: dict[str, list[Any]] = {
        "players": [1, 2, 3, 4, 5],
        "corporate_era": [False, True],
        "draft": [False, True],
        "draft_first": [False, True],
        "draft_preludes": [False, True],
        "beginners": [0, 1, 5],
    }
    for one in SHIPPED:
        if one.option not in ("", "more", "corporate_era"):
            default = Options.model_fields[one.option].default
            usual: list[Any] = [default] if default is not None else [None, False]  # others may bring what is None
            axes.setdefault(one.option, usual).append(one.value)
    choices = [some for n in range(len(listed) + 1) for some in combinations(listed, n)]
    return Plan(axes | {"more": [(alone,), *choices]}, [(), tuple(listed), (alone,), *((one,) for one in listed)])


DRAWINGS: Final = {
    1: Drawing(),
    3: Drawing(limited=False, number=6, among=True),
    4: Drawing(pool="maps", number=4),
    7: Drawing(limited=False),
}
"""How the goals of every eighth game are drawn; all others have those of their map."""
LISTED: Final = tuple(one.name for one in SHIPPED if one.option == "more")
"""The shipped expansions that `Options.more` may name."""
PLAN: Final = plan(LISTED)


def options(n: int) -> Options:
    """The options of the n-th random game, as `PLAN` says, with varying goals, handicaps and numbers of corporations and preludes."""
    chosen = PLAN.at(n)
    players: int = chosen["players"]
    chosen["beginners"] = tuple(range(players))[: chosen["beginners"]]
    if players == 1:
        chosen |= {"corporate_era": True, "draft": False, "draft_first": False, "draft_preludes": False}
    chosen["corporations"] = 1 + n // 6 % 6 if n % 6 == 5 else 2
    chosen["preludes"] = 4 + n // 5 % 5 if n % 5 == 3 else 4
    chosen["handicap"] = tuple(range(players)) if n % 8 == 6 else ()
    agreed = Options.model_validate(chosen)
    return (
        agreed.model_copy(update={"goals": draw_goals(agreed, f"{n}", DRAWINGS[n % 8])})
        if n % 8 in DRAWINGS
        else agreed
    )


def opened(n: int) -> Game:
    """The n-th random game before its first answer."""
    return new_game(options(n), f"random game {n}")


def walk(
    game: Game, random: Random, answers: list[Answer] | None = None
) -> Iterator[tuple[int, Decision, tuple[str, ...]]]:
    """Play a game to its end; before each answer, yield the seat, its decision, and the picks that will answer it."""
    while not game.over:
        seat = random.choice(sorted(game.pending))
        decision = game.decision(seat)
        assert decision is not None
        picks = random_answer(decision, random)
        yield seat, decision, picks
        game.answer(seat, picks)
        if answers is not None:
            answers.append((seat, picks))


def replayed(game: Game, answers: Sequence[Answer]) -> Game:
    """A new game with the seed and options of another, after the same answers."""
    for seat, picks in answers:
        game.answer(seat, picks)
    return game


def halfway(n: int, decisions: int = 150) -> Game:
    """The n-th random game after a number of decisions, or at its end if it is shorter."""
    game = opened(n)
    for i, _ in enumerate(walk(game, Random(n))):
        if i == decisions:
            break
    return game
