"""What the decisions of a seat in a finished game have cost or brought: what was chosen is compared with what else could have been.

Each decision is judged by what the seat knew then. All are weighed with a few simulations; those that stand out, for better or worse,
are weighed again with more, fewer of them each time, so that most of the time goes to what is told in the end. How many there are follows
from the number of players, so that the analyses of a whole table take about as long whatever its size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.codec import copy_game
from engine.hidden import imagined
from engine.robots.said import of_all
from engine.robots.search import PER_POINT, Picks, Weighed, answers
from engine.robots.value import chances_of_all
from engine.view import view

if TYPE_CHECKING:
    from engine.core import Game

NOBODY: Final = -1
"""No seat: an onlooker's."""
TOLD: Final = 3
"""How many of the costliest decisions are told, and of the best."""


LEAST: Final = 0.01
"""A smaller margin is none, in chance to win."""


class Round(NamedTuple):
    """One round of an analysis: how many of the costliest and the best decisions it simulates, on how many deals, with how many answers."""

    costly: int
    good: int
    deals: int
    answers: int


class Plan(NamedTuple):
    """The amount of simulation in an analysis: the number of answers for every decision on the first deal, then the rounds that follow."""

    answers: int
    rounds: tuple[Round, ...]


PLANS: Final = {
    1: Plan(8, (Round(24, 8, 4, 5), Round(10, 5, 12, 4), Round(5, 3, 40, 3))),
    2: Plan(8, (Round(24, 8, 4, 5), Round(10, 5, 12, 4), Round(5, 3, 40, 3))),
    3: Plan(5, (Round(20, 6, 4, 4), Round(8, 5, 10, 3), Round(4, 3, 30, 3))),
    4: Plan(4, (Round(14, 5, 4, 3), Round(6, 4, 10, 3), Round(3, 2, 20, 2))),
    5: Plan(3, (Round(8, 3, 4, 3), Round(4, 2, 8, 2), Round(3, 2, 10, 2))),
}
"""The plan by the number of players: the more there are, the longer each simulation takes, and the more analyses are asked for."""
FIRST: Final = 1
"""On how many deals every decision is tried at first."""


def faced(before: Game, seat: int, picks: Sequence[Picks]) -> Iterator[tuple[int, Game, list[Picks]]]:
    """Yield each real choice behind the answer `picks`: the place in `picks`, the game before it, the possible answers.

    The answer that was given comes first. A game may be used until the next one is asked for.
    """
    game = copy_game(before)
    game.derive_pending()
    for at, chosen in enumerate(picks):
        seen = view(game, seat)
        if not seen.asked.budget:
            found = answers(seen, chosen)
            if len(found) > 1:
                yield at, game, [chosen, *(answer for answer in found if answer != chosen)]
        game.answer(seat, chosen)


def onlooker(game: Game, deals: int, seed: str) -> list[float]:
    """Return what is said of each seat's chance to win, for an onlooker who sees no hand and no deck.

    It is the mean over random deals of what is hidden, set right by what comes in games of those who think (`engine.robots.said`).
    """
    if game.over:
        return chances_of_all(game)
    found = [chances_of_all(imagined(game, NOBODY, f"{seed}/{at}")) for at in range(deals)]
    return of_all([sum(each) / deals for each in zip(*found, strict=True)])


class Judged(NamedTuple):
    """An analysed decision: the number of its entry, its place among the picks there, the chosen answer, and the others, best first."""

    entry: int
    at: int
    chosen: Weighed
    others: tuple[Weighed, ...]

    @property
    def margin(self) -> float:
        """The worth of the chosen answer less that of the best other answer (`worth`); negative for a mistake."""
        return worth(self.chosen) - worth(self.others[0])

    @property
    def certain(self) -> bool:
        """Whether the margin is larger than the random error of the simulations."""
        return abs(self.margin) > max(LEAST, self.others[0].doubt)


def worth(move: Weighed) -> float:
    """Return how good a simulated answer is: its chance to win (0 to 1), and a little for each point of the lead."""
    return move.chance + PER_POINT * move.lead


def merged(one: Weighed, other: Weighed) -> Weighed:
    """Merge the results of two series of simulations of the same answer."""
    n, m = one.simulations, other.simulations
    total = n + m
    groups = dict.fromkeys((*one.parts, *other.parts))
    return Weighed(
        one.picks,
        (n * one.chance + m * other.chance) / total,
        (n * one.lead + m * other.lead) / total,
        {g: (n * one.parts.get(g, 0.0) + m * other.parts.get(g, 0.0)) / total for g in groups},
        sqrt((n * one.doubt) ** 2 + (m * other.doubt) ** 2) / total,
        total,
    )


class Wanted(NamedTuple):
    """A request to simulate some answers to a decision on the deals that it names."""

    entry: int
    at: int
    answers: tuple[Picks, ...]
    deals: range


class Hindsight:
    """Collects the simulation results of all decisions of a seat, and names the simulations to run next."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], list[Weighed]] = {}
        """By decision its answers, what was chosen first."""

    def add(self, entry: int, at: int, moves: Sequence[Weighed]) -> None:
        """Add simulation results from deals that were not simulated before."""
        known = self._found.setdefault((entry, at), list(moves))
        if known != list(moves):
            new = {move.picks: move for move in moves}
            known[:] = [merged(move, new[move.picks]) if move.picks in new else move for move in known]

    def judged(self) -> list[Judged]:
        """Return all decisions, the costliest mistake first, each with its most simulated answers."""
        found: list[Judged] = []
        for (entry, at), (chosen, *others) in self._found.items():
            alike = [move for move in others if move.simulations == chosen.simulations]
            found.append(Judged(entry, at, chosen, tuple(sorted(alike, key=worth, reverse=True))))
        return sorted(found, key=lambda each: each.margin)

    def wanted(self, round_: Round) -> list[Wanted]:
        """Return the simulations that a round needs."""
        order = self.judged()
        chosen = order[: round_.costly]
        chosen += [each for each in order[::-1][: round_.good] if each not in chosen]
        return [
            Wanted(
                each.entry,
                each.at,
                (each.chosen.picks, *(move.picks for move in each.others[: round_.answers - 1])),
                range(each.chosen.simulations, each.chosen.simulations + round_.deals),
            )
            for each in chosen
        ]

    def costliest(self) -> list[Judged]:
        """The decisions that cost most, the worst first."""
        return [each for each in self.judged()[:TOLD] if each.margin < 0 and each.certain]

    def best(self) -> list[Judged]:
        """The decisions that brought most, the best first."""
        return [each for each in self.judged()[::-1][:TOLD] if each.margin > 0 and each.certain]
