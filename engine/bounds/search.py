"""The search for answers after which a player can pay all dues, on copies of the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from engine.bounds.trial import Trial, answers_to
from engine.core import Decision, Effect, Game
from engine.decision import as_picks
from engine.effect import Illegal
from engine.payment import Unpaid, mixes

TRIES: Final = 400
"""The number of answers that are tried before an option counts as one that cannot be paid."""
OCEAN: Final = "ocean"
EquivalenceKey = tuple[Hashable, ...]


def _brought(alike: EquivalenceKey | None) -> int:
    """The M€ that a space brings."""
    brought = alike[1] if alike and len(alike) > 1 else 0
    return brought if isinstance(brought, int) else 0


class SearchResult(NamedTuple):
    """What was found out about an answer: how many M€ are `short`, and how many tiles of which kinds were placed at most after it."""

    short: int
    tiles: int
    kinds: frozenset[str]
    alone: bool
    """Whether nobody else chose anything."""
    alike: bool = False
    """Whether answers with an equal `Search.equivalence_key` have the same result."""


class Search:
    """Searches for the answers of a seat after which it can pay all its dues before its next action.

    With `money`, nothing but M€ in stock can pay them, and of what spaces bring, nothing else counts: then spaces that bring the same
    M€ are alike, and the payment that leaves most of them is best.
    """

    def __init__(self, seat: int, *, money: bool) -> None:
        self._seat, self._money = seat, money

    def equivalence_key(self, game: Game, asking: Effect | None, picks: tuple[str, ...]) -> EquivalenceKey | None:
        """The key that answers with equal results share (`Effect.equivalence_key`); None for an answer that must be tried alone."""
        if asking is None or len(picks) != 1:
            return None
        return asking.equivalence_key(game, game.players[self._seat], picks[0], money=self._money)

    def short(self, trial: Trial, picks: tuple[str, ...], tries: list[int] | None = None) -> SearchResult:
        """Return how many M€ the seat lacks after an answer; 0 if it can pay. `trial` is used up; `tries` is the number of trials left."""
        tries = [TRIES] if tries is None else tries
        tries[0] -= 1
        tiles, answered = len(trial.table.tiles), trial.answered + 1
        try:
            trial.answer(self._seat, picks)
            trial.others_choose()
        except Illegal:
            # The cards that were dealt anew do not allow this answer, so nothing is known against it.
            return SearchResult(0, 0, frozenset(), alone=False)
        except Unpaid as unpaid:
            return SearchResult(trial.short + unpaid.short, 0, frozenset(), alone=False)
        placed = [tile.kind for tile in islice(trial.table.tiles.values(), tiles, None)]
        further, alone = trial.pending.get(self._seat), trial.answered == answered
        if further is None or further.opens:
            return SearchResult(trial.short, len(placed), frozenset(placed), alone, alike=alone and len(placed) < 2)
        later = self._least(trial, further, tries)
        alone &= later.alone
        # Oceans do not depend on where a tile on land lies, but each ocean brings M€ to the next.
        oceans = self._money and later.kinds == frozenset({OCEAN}) and (later.tiles == 1 or OCEAN not in placed)
        alike = alone and len(placed) < 2 and (oceans or not later.tiles or not placed)
        return SearchResult(later.short, len(placed) + later.tiles, later.kinds.union(placed), alone, alike)

    def of(self, trial: Trial) -> int:
        """Return how many M€ the seat lacks after what is on the agenda up to its next action; `trial` is used up."""
        try:
            trial.advance()
            trial.others_choose()
        except Unpaid as unpaid:
            return trial.short + unpaid.short
        further = trial.pending.get(self._seat)
        return trial.short if further is None or further.opens else self._least(trial, further, [TRIES]).short

    def _least(self, trial: Trial, decision: Decision, tries: list[int]) -> SearchResult:
        """What is found out about the best answer to a decision."""
        asking, alone = trial.asking(self._seat), True
        known: set[EquivalenceKey] = set()
        all_found: list[SearchResult] = []
        answers = [
            (self.equivalence_key(trial, asking, picks), picks) for picks in islice(self._answers(decision), TRIES)
        ]
        if self._money:  # those that bring most M€ come first
            answers.sort(key=lambda answer: _brought(answer[0]), reverse=True)
        for alike, picks in answers:
            if tries[0] <= 0:
                alone = False
                break
            keys = () if alike is None else (alike[:1], alike)
            if known.isdisjoint(keys):
                found = self.short(Trial(trial, self._seat), picks, tries)
                all_found.append(found)
                if found.short == trial.short:
                    break
                if keys and found.alike:
                    known.add(keys[found.tiles > 1])
        return SearchResult(
            min((found.short for found in all_found), default=trial.short + 1),
            max((found.tiles for found in all_found), default=0),
            frozenset[str]().union(*(found.kinds for found in all_found)),
            alone and all(found.alone for found in all_found),
        )

    def _answers(self, decision: Decision) -> Iterator[tuple[str, ...]]:
        if decision.budget and self._money:
            best = min(mixes(*decision.budget), key=lambda mix: mix.get("mc", 0))
            return iter((as_picks(best),))
        return answers_to(decision)
