"""Thinking ahead: what a seat may do is tried on copies of the game in which what it cannot know is dealt anew.

On each copy the greedy robot plays on for everybody to the next research, where the position is judged (`engine.robots.value`). Moves
are compared on the same deals. What is found depends on the view, the number of simulations and the seed alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil, log2, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.card import CARDS, picked
from engine.codec import copy_game
from engine.hidden import imagined
from engine.robots.greedy import Greedy, greedy_answer
from engine.robots.on_map import worth_of_space
from engine.robots.said import of_own
from engine.robots.value import Parts, outlook
from engine.view import View, quick_view

if TYPE_CHECKING:
    from engine.core import Decision, Game

Picks = tuple[str, ...]
MOST_ACTIONS: Final = 6
"""How many actions of a turn are tried, apart from passing."""
MOST_OTHERS: Final = 4
"""How many options of another question are tried."""
TAKES_LESS: Final = "fewer:"
"""What options begin with that take less from somebody than could be taken, which is never better."""
NEAR: Final = 25.0
"""An action that is worth so many M€ more than any other is done without a thought."""
POOR: Final = -12.0
"""An action that is worth less, in M€, is not tried."""
WORTH_PASSING: Final = 1.0
"""Passing is tried if no action is worth more, in M€: a few simulations cannot tell what a card drawn for nothing is worth."""
FEWER: Final = 3
MORE: Final = 2
"""How many cards fewer and more than the greedy robot would buy are tried."""
DOUBT: Final = 0.7
"""By how many standard errors a move must be better than the greedy robot's to be preferred."""
UNSEEN: Final = 0.04
"""What is added to the variance that few simulations have found, times the chances to win and to lose: none where the game is decided."""
EVEN: Final = 0.25
"""The chance to win times that to lose in a game that is open."""
PER_POINT: Final = 0.004
"""What a point of the lead is worth beside the chance to win, so that robots fight for points where the game is decided."""


class Weighed(NamedTuple):
    """The result of simulating one possible answer to a decision.

    `chance` is the chance to win (0 to 1), `lead` that over the best other seat in points at the end (alone: M€ beyond what the goal
    needs), and `parts` the lead by group of features (`engine.robots.features.GROUPS`; their sum is the lead). `doubt` is the standard
    error of the difference between its chance and that of the first answer, on the same deals: a smaller difference is noise.
    """

    picks: Picks
    chance: float
    lead: float
    parts: Parts
    doubt: float
    simulations: int


class _Tried:
    """The simulations of one answer."""

    def __init__(self, picks: Picks) -> None:
        self.picks = picks
        self.chances: list[float] = []
        self.leads: list[float] = []
        self.parts: Parts = {}

    def add(self, game: Game, seat: int) -> None:
        chance, lead, parts = outlook(game, seat)
        self.chances.append(chance)
        self.leads.append(lead)
        for group, n in parts.items():
            self.parts[group] = self.parts.get(group, 0.0) + n

    def gain(self, usual: _Tried) -> float:
        """The difference of worth between this answer and the default answer, less a margin of error; positive if this one is better."""
        if self is usual:
            return 0.0
        chance = sum(self.chances + usual.chances) / len(self.chances + usual.chances)
        mean, error = _difference(self.values, usual.values, UNSEEN * chance * (1 - chance))
        return mean - DOUBT * error

    @property
    def values(self) -> list[float]:
        return [chance + PER_POINT * lead for chance, lead in zip(self.chances, self.leads, strict=True)]

    def weighed(self, best: _Tried) -> Weighed:
        n = len(self.chances)
        doubt = 0.0 if self is best else _difference(self.chances, best.chances, UNSEEN * EVEN)[1]
        parts = {group: total / n for group, total in self.parts.items()}
        return Weighed(self.picks, sum(self.chances) / n, sum(self.leads) / n, parts, doubt, n)


def _difference(one: Sequence[float], other: Sequence[float], unseen: float) -> tuple[float, float]:
    """The mean of the differences on the deals that both were tried on, and its standard error.

    `unseen`: what is added to the squares of the differences, since a few deals may be alike by chance.
    """
    found = [a - b for a, b in zip(one, other, strict=False)]
    n, mean = len(found), sum(found) / len(found)
    variance = (sum((x - mean) ** 2 for x in found) + unseen) / max(1, n - 1)
    return mean, sqrt(variance / n)


def weigh(
    view: View, copy: Game, sims: int, seed: str, also: Picks | None = None, *, advised: Picks | None = None
) -> list[Weighed]:
    """What may be answered to `view.asked`, the best answer first, after about `sims` simulations from a copy of the game.

    The copy may be the game itself or any that the seat cannot tell from it; it is not changed. Which answers are tried is up to the
    greedy robot, whose own answer is among them, and `also` is one more; half of them are given up after each round, but not these two.
    Any other answer must be better than the greedy robot's beyond doubt to come before it, or than `advised`, where that is given; what
    is worth far more than anything else stays first then.
    """
    also = advised if advised is not None else also
    tried = [_Tried(picks) for picks in answers(view, also)]
    usual = next((each for each in tried if each.picks == advised), tried[0])
    # What everybody would do at once is no matter of a few simulations, in which a player claims a milestone later that may be gone.
    firm = usual if advised is not None and usual is tried[0] and _obvious(view) else None
    live = list(tried)
    kept = [each for each in tried if each is usual or each.picks == also]
    rounds = max(1, ceil(log2(len(tried))))
    for round_ in range(rounds):
        done = len(live[0].chances)
        for at in range(done, done + max(1, sims // (rounds * len(live)))):
            deal = imagined(copy, view.you, f"{seed}/{at}")
            for each in live:
                each.add(_played_on(deal, view.you, each.picks), view.you)
        live.sort(key=lambda each: (each is not firm, -each.gain(usual)))
        if round_ < rounds - 1:
            others = [each for each in live if each not in kept]
            others = others[: max(1, (len(live) + 1) // 2 - len(kept))]
            live = [each for each in live if each in kept or each in others]
    order = live + [each for each in tried if each not in live]
    return [each.weighed(order[0]) for each in order]


def as_said(moves: Sequence[Weighed], seats: int) -> list[Weighed]:
    """Return simulated answers to a question in a game of so many `seats` with the chances and doubts that are said (`engine.robots.said`).

    What differs from the first by no more than its doubt does so afterwards, too.
    """
    found: list[Weighed] = []
    for move in moves:
        chance = of_own(move.chance, seats)
        apart = abs(move.chance - moves[0].chance)
        stretched = abs(chance - found[0].chance) / apart if apart else 1.0
        found.append(move._replace(chance=chance, doubt=move.doubt * stretched))
    return found


def compare(copy: Game, seat: int, tried: Sequence[Picks], deals: range, seed: str) -> list[Weighed]:
    """Simulate these answers to the seat's question on the same `deals`; the results keep their order, with errors against the first."""
    found = [_Tried(picks) for picks in tried]
    for at in deals:
        deal = imagined(copy, seat, f"{seed}/{at}")
        for each in found:
            each.add(_played_on(deal, seat, each.picks), seat)
    return [each.weighed(found[0]) for each in found]


def best(view: View, copy: Game, sims: int, seed: str) -> Picks:
    """Return the best answer to `view.asked`; the greedy robot's, without a simulation, where no other comes near it."""
    found = candidates(view)
    if len(found) == 1 or _obvious(view):
        return found[0]
    return weigh(view, copy, sims, seed)[0].picks


def _obvious(view: View) -> bool:
    if view.asked.kind != "turn":
        return False
    greedy = Greedy(view, view.asked)
    worths = sorted((greedy.of_action(option) for option in view.asked.useful), reverse=True)
    return len(worths) > 1 and worths[0] - worths[1] > NEAR


def _played_on(deal: Game, seat: int, picks: Picks) -> Game:
    """A copy of a game in which a seat has answered, and all have played on to the next research."""
    game = copy_game(deal)
    game.derive_pending()
    generation = game.table.generation
    game.answer(seat, picks)
    while not game.over and not (game.table.generation > generation and game.table.phase == "research"):
        asked = min(game.pending)
        game.answer(asked, greedy_answer(quick_view(game, asked)))
    return game


def candidates(view: View) -> list[Picks]:
    """The answers that are worth trying, that of the greedy robot first; none has the cards of another in another order."""
    decision = view.asked
    first = greedy_answer(view)
    if decision.budget:
        return [first]
    found = {tuple(sorted(first)): first}
    for picks in _others(view, decision, first):
        if decision.refuses(picks) is None:
            found.setdefault(tuple(sorted(picks)), picks)
    return [*found.values()]


def answers(view: View, also: Picks | None) -> list[Picks]:
    """The candidates, and `also` where it is none of them, behind them; the same cards in another order are the same answer."""
    found = candidates(view)
    if also is None or also in found:
        return found
    alike = next((at for at, picks in enumerate(found) if sorted(picks) == sorted(also)), None)
    return [*found, also] if alike is None else [*found[:alike], also, *found[alike + 1 :]]


def _others(view: View, decision: Decision, first: Picks) -> list[Picks]:
    greedy = Greedy(view, decision)
    verb, _, tile = decision.key.partition(":")
    options = tuple(option for option in decision.useful if not option.startswith(TAKES_LESS))

    def rated(option: str) -> float:
        return greedy.net(CARDS[picked(option)])

    if verb == "turn":
        return _actions(greedy, options)
    if verb == "draft":
        return [(option,) for option in sorted(options, key=rated, reverse=True)[:MOST_OTHERS]]
    if verb.startswith("buy"):
        by_worth = sorted(options, key=rated, reverse=True)
        fewest = max(decision.least, len(first) - FEWER)
        return [tuple(by_worth[:n]) for n in range(fewest, min(decision.most, len(first) + MORE) + 1)]
    if verb == "preludes":
        return list(combinations(options, decision.least))
    if decision.most != 1:
        return []
    none: list[Picks] = [()] if decision.least == 0 else []
    if decision.kind == "space":
        where = tile if verb.startswith("place") else ""
        options = tuple(sorted(options, key=lambda o: -worth_of_space(greedy.worth, o.partition(":")[2], where)))
    return none + [(option,) for option in options[: len(options) if verb == "corporation" else MOST_OTHERS]]


def _actions(greedy: Greedy, options: Sequence[str]) -> list[Picks]:
    ends = [(option,) for option in options if option in ("pass", "end")]
    rated = sorted(
        ((greedy.of_action(option), option) for option in options if option not in ("pass", "end", "sell")),
        key=lambda rated: -rated[0],
    )
    tried = [(option,) for worth, option in rated[:MOST_ACTIONS] if worth > POOR]
    return tried + [end for end in ends if end == ("end",) or not rated or rated[0][0] < WORTH_PASSING]
