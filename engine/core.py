"""The game and its agenda, a stack of steps and forks; in a fork, several seats decide at the same time, each with its own stack.

The effect of the top step says what its player has to decide; it is applied after the answer, or at once if nothing is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.agenda import Fork, Step, forks, separate_homework
from engine.decision import NO_CAUSE, NOTHING, Cause, Decision, amounts
from engine.effect import WAIT, AnyEffect, AnyValue, Effect, Illegal, Reason, Value, Wait, When
from engine.position import position

if TYPE_CHECKING:
    from engine.box import Box
    from engine.journal import Entry
    from engine.options import Options
    from engine.state import Player, Table

__all__ = [
    "NOTHING",
    "NO_CAUSE",
    "WAIT",
    "AnyEffect",
    "AnyValue",
    "Cause",
    "Decision",
    "Effect",
    "Fork",
    "Game",
    "Illegal",
    "Reason",
    "Step",
    "Stuck",
    "Value",
    "Wait",
    "When",
    "amounts",
]


class Stuck(RuntimeError):
    """Raised when nobody is asked although the game is not over; this is always a defect."""


class Game:
    """A game between two answers: the state, the agenda, and the pending decisions, which are derived from both."""

    is_trial: ClassVar[bool] = False
    """Whether it is a copy that ends at the next action (`engine.bounds.trial`)."""

    def __init__(self, seed: str, options: Options, box: Box, players: list[Player], table: Table) -> None:
        self.seed, self.options, self.box, self.players, self.table = seed, options, box, players, table
        self.agenda: list[Step | Fork] = []
        self.homework: dict[int, list[Step | Fork]] = {}
        """By seat, its lane that nobody else waits for."""
        self.triggered: list[Step] = []
        """Steps that were set off and are still to be put on the agenda."""
        self.tokens = [0] * len(players)
        """By seat, the number of its present question, which only grows; an answer to an older question is refused by it."""
        self.chance = self.answered = self.floor = 0
        """How many shuffles there were, how many answers all seats have given, and how many of these cannot be undone."""
        self.last = -1
        """The seat of the last answer."""
        self.is_unlucky = self.triggers_muted = False
        """Whether no revealed card fits, in a copy that looks ahead; whether nothing is set off, while the table corrects by hand."""
        self.news: list[Entry] = []
        """The journal entries of the last answer."""
        self.pending: dict[int, Decision] = {}
        self.decision_filters = box.decision_filters
        self._lanes: dict[int, list[Step | Fork]] = {}
        """By seat with a pending decision, the lane on top of which it is asked."""
        self._next: list[Step | Fork] = []
        """What the step that is being applied has queued."""
        self._kept = self._waits = False
        """Whether that step has made its lane final; whether any lane waits for another."""
        self._here = NO_CAUSE
        """The cause of that step."""

    def __str__(self) -> str:
        return position(self)

    @property
    def over(self) -> bool:
        return not self.agenda and not any(self.homework.values())

    def decision(self, seat: int) -> Decision | None:
        """The pending decision of `seat`; None if it is asked nothing."""
        return self.pending.get(seat)

    def asking(self, seat: int) -> Effect | None:
        """The effect that asks `seat` its pending decision; None if it is asked nothing."""
        top = self._lanes[seat][-1] if seat in self.pending else None
        return top.effect if isinstance(top, Step) else None

    def then(self, effect: Effect, seat: int, cause: Cause | None = None) -> None:
        """Queue an effect to happen right after the present one; several happen in the order in which they were queued."""
        self._next.append(Step(seat, effect, self._here if cause is None else cause))

    def together(self, lanes: Mapping[int, Sequence[Effect]]) -> None:
        """Queue a fork: `lanes` has the effects of each seat in their order; all seats decide at the same time."""
        steps = {s: [Step(s, e, self._here) for e in reversed(effects)] for s, effects in lanes.items()}
        self._next.append(Fork(steps, {s: list(lane) for s, lane in steps.items()}))

    def later(self, effect: Effect, seat: int) -> None:
        """Queue homework: the seat does it before its own next decision, and nobody else waits for it."""
        self.homework.setdefault(seat, []).insert(0, Step(seat, effect, self._here))

    def keep_lane(self) -> None:
        """Make the answers given so far in the present lane final: reopening the lane goes back no further than this point."""
        self._kept = True

    def barrier(self) -> None:
        """Forbid undo of the answers so far, because something hidden has been revealed."""
        self.floor = self.answered

    def before_draw(self) -> None:
        """Called before a card is taken from a deck, whoever takes it."""

    def shuffle(self, *piles: list[int]) -> None:
        """Shuffle piles in place, as one shuffle; the order depends only on the seed, the number of shuffles and the cards of a pile."""
        self.chance += 1
        salt = f"{self.seed}/{self.chance}/"
        for cards in piles:
            cards.sort(key=lambda card: (blake2b(f"{salt}{card}".encode(), digest_size=8).digest(), card))
        self.barrier()

    def answer(self, seat: int, picks: Sequence[str], token: int | None = None) -> None:
        """Answer the pending decision of `seat`; raises `Illegal`, without a change, for picks that are no answer and an old `token`.

        After any other exception the state may be half changed: discard the game and load its last save.
        """
        if (decision := self.pending.get(seat)) is None:
            raise Illegal("not-asked")
        if token is not None and token != self.tokens[seat]:
            raise Illegal("stale", decision)
        if reason := decision.refuses(picks):
            other = next((pick for pick in picks if pick not in decision.options), "")
            raise Illegal((other and self.refusal(seat, other)) or reason, decision)
        if seat != self.last:
            self.last, self.floor = seat, self.answered
        self.answered += 1
        self.tokens[seat] += 1
        self.news.clear()
        self._resolve(self._lanes[seat], tuple(picks))
        self.advance()

    def refusal(self, seat: int, pick: str) -> Reason | None:
        """The reason that the asking effect gives why `pick` is no option of the pending decision of `seat`; None if it gives none."""
        step: Any = self._lanes[seat][-1]
        if short := self.pending[seat].unpaid.get(pick):
            return Reason("dues", short)
        return step.effect.refusal(self, self.players[step.seat], step.cause, pick)

    def reopen(self, seat: int) -> None:
        """Take back the answers that a seat has given in an open fork, and no other answers; raises `Illegal` if there are none."""
        for fork in forks(self.agenda):
            if fork.has_answered(seat):
                fork.take_back(seat)
                self.players[seat].secret.clear()
                self.news.clear()
                self.tokens[seat] += 1
                self.derive_pending()
                return
        raise Illegal("nothing-to-reopen")

    def advance(self) -> None:
        """Apply steps until somebody must be asked or the game is over; raises `Stuck` if neither can be reached."""
        moved = self._waits = True
        while moved and (self.homework or self._waits):
            self._waits = False
            moved = self._run_all(True)
        self.homework = self.homework and {seat: lane for seat, lane in self.homework.items() if lane}
        if self.agenda and not self.pending:
            raise Stuck(repr(self.agenda[-1]))

    def derive_pending(self) -> None:
        """Derive the pending decisions from the agenda without applying any step; loading a game does this."""
        self._run_all(False)

    def _run_all(self, act: bool) -> bool:
        """Run the agenda, then the homework of each seat, as `_run` does; return whether a step was applied."""
        self.pending.clear()
        moved = self._run(self.agenda, act)
        for lane in tuple(self.homework.values()) if self.homework else ():
            with separate_homework(self):
                moved |= self._run(lane, act)
        return moved

    def _run(self, lane: list[Step | Fork], act: bool) -> bool:
        """Apply the steps of a lane until one asks somebody or waits; return whether one was applied.

        Without `act` nothing is applied: only the decision that the top of the lane asks becomes pending.
        """
        moved = False
        while lane:
            top = lane[-1]
            if isinstance(top, Fork):
                for branch in top.lanes.values():
                    moved |= self._run(branch, act)  # type: ignore[arg-type]
                if not act or any(top.lanes.values()):
                    return moved
                if len(top.lanes) > 1:
                    self.barrier()  # what others chose in secret is revealed from here on
                lane.pop()
                moved = True
                continue
            asked = top.effect.ask(self, self.players[top.seat], top.cause) if top.effect.may_ask else None
            if isinstance(asked, Wait):
                self._waits = True
                return moved
            if asked is not None and asked.real:
                for narrow in self.decision_filters:
                    asked = narrow(self, asked)
                if asked.real:
                    self._ask(lane, top, asked)
                    return moved
            if not act:
                return moved
            self._resolve(lane, () if asked is None else asked.options)
            moved = True
        return moved

    def _ask(self, lane: list[Step | Fork], step: Step, asked: Decision) -> None:
        """Make a decision pending, unless homework of the seat comes first.

        Only decisions wait for homework: what a seat is not asked about goes on, so that nobody waits for its answer.
        """
        if self.homework and (homework := self.homework.get(step.seat)) and lane is not homework:
            return
        if step.cause != NO_CAUSE and asked.cause == NO_CAUSE:
            asked = msgspec.structs.replace(asked, cause=step.cause)
        self.pending[asked.seat], self._lanes[asked.seat] = asked, lane

    def _resolve(self, lane: list[Step | Fork], picks: Sequence[str]) -> None:
        """Apply the step on top of a lane with these picks, and put what it queues in its place."""
        step: Any = lane.pop()
        self._here = step.cause
        if self.homework and lane is self.homework.get(step.seat):
            with separate_homework(self):
                step.effect.apply(self, self.players[step.seat], step.cause, picks)
        else:
            step.effect.apply(self, self.players[step.seat], step.cause, picks)
        if self._next:
            lane.extend(reversed(self._next))
            self._next.clear()
        if self._kept:
            self._kept = False
            for fork in forks(self.agenda):
                if lane is fork.lanes.get(step.seat):
                    fork.make_final(step.seat)
