"""A copy of a game on which answers of a seat are tried, up to its next action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from engine.bounds.turn_options import begins_action
from engine.core import Decision, Fork, Game, Step
from engine.dealing import deal_anew
from engine.decision import as_picks
from engine.lazy_copy import lazy_copy
from engine.payment import mixes, spendable

ANSWERS_OF_OTHERS: Final = 20
"""How many answers of another seat are compared."""


class Trial(Game):
    """A copy of a game on which answers of a seat are tried, up to the next action.

    The options of that action are not listed, since nobody reads them (`Game.is_trial`). Before a card is taken from a deck or another
    seat chooses, what the seat cannot know is put in a fixed order, so that nothing depends on it.
    """

    is_trial = True

    @classmethod
    def of(cls, game: Game, decision: Decision) -> Trial:
        """Copy a game so that the copy asks the seat of `decision` this decision."""
        trial = cls(game, decision.seat)
        if decision.opens and not trial.homework.get(decision.seat):
            trial.pending[decision.seat], trial._lanes[decision.seat] = decision, trial.agenda
        else:
            trial.derive_pending()
        return trial

    def __init__(self, game: Game, seat: int) -> None:
        players = [lazy_copy(p) for p in game.players]
        super().__init__("", game.options, game.box, players, lazy_copy(game.table))
        self.decision_filters = ()
        self.agenda = _copy_of(game.agenda)
        self.homework = {seat: _copy_of(lane) for seat, lane in game.homework.items()}
        self.triggered = list(game.triggered)
        self.tokens = list(game.tokens)
        self.chance, self.floor, self.answered, self.last = game.chance, game.floor, game.answered, game.last
        for mine, other in zip(self.players, game.players, strict=True):
            mine.derived.update(other.derived)
        self.table.derived.update(game.table.derived)
        self.short = 0
        """How many M€ were missing for the dues so far."""
        self._seat = seat
        self._dealt = False
        """Whether what the seat cannot know has been put in a fixed order."""
        if isinstance(game, Trial):
            self.short, self._dealt = game.short, game._dealt
            self.pending = dict(game.pending)
            both = zip(_lanes(game), _lanes(self), strict=True)
            self._lanes = {seat: mine for theirs, mine in both for seat in self.pending if game._lanes[seat] is theirs}

    def before_draw(self) -> None:
        if not self._dealt:
            self._dealt = True
            deal_anew(self, self._seat, sorted)

    def others_choose(self) -> None:
        """Answer for the seats that are asked before the seat under trial, but not the payments that they owe before their turns.

        Nobody may count on what others choose: of their answers, the one is given that leaves the seat least.
        """
        seat = self._seat
        while seat not in self.pending and self.agenda and not begins_action(self.agenda[-1]):
            if any(question.opens for question in self.pending.values()):
                return
            if not self._dealt:
                self.before_draw()
                self.derive_pending()
            other, question = next(iter(self.pending.items()))
            answers = [*islice(answers_to(question), ANSWERS_OF_OTHERS)]
            self.answer(other, min(answers, key=partial(self._left, other)) if len(answers) > 1 else answers[0])

    def _left(self, other: int, picks: tuple[str, ...]) -> int:
        """How many M€ the seat under trial could pay after an answer of another one; less than none for dues that were too high."""
        trial = Trial(self, self._seat)
        trial.answer(other, picks)
        return spendable(trial, trial.players[self._seat]) - trial.short


def _copy_of(lane: Sequence[Step | Fork]) -> list[Any]:
    return [_fork(node) if isinstance(node, Fork) else node for node in lane]


def _fork(fork: Fork) -> Fork:
    return Fork(*({seat: _copy_of(lane) for seat, lane in lanes.items()} for lanes in (fork.lanes, fork.start)))


def _lanes(game: Game) -> Iterator[list[Any]]:
    """All lanes of the agenda and of homework, in the same order in each copy."""
    for lane in (game.agenda, *game.homework.values()):
        yield from _inside(lane)


def _inside(lane: list[Any]) -> Iterator[list[Any]]:
    yield lane
    for node in lane:
        if isinstance(node, Fork):
            for inner in node.lanes.values():
                yield from _inside(inner)


def answers_to(decision: Decision) -> Iterator[tuple[str, ...]]:
    """The answers to a decision that are tried, in order; payments that use most of the first stocks come first."""
    if decision.budget:
        for mix in mixes(*decision.budget):
            yield as_picks(mix)
    elif decision.least == decision.most == 1:
        yield from ((option,) for option in decision.options)
    else:
        yield from (decision.options[:n] for n in range(decision.least, decision.most + 1))
