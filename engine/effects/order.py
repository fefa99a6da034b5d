"""The order of what happens at once: own effects in their order, then what they set off, as the active player likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import AnyValue, Cause, Decision, Effect, Game, Step
from engine.journal import tell
from engine.modifiers import Modifier

if TYPE_CHECKING:
    from engine.state import Player


class Triggered(Effect, frozen=True):
    """Let happen what has been set off, and what that sets off in turn (rulebook, Suggestions)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if game.fired:
            steps, game.fired = tuple(game.fired), []
            game.then(AnyOrder(steps), me.seat)
            game.then(self, me.seat)


class AnyOrder(Effect, frozen=True):
    """Simultaneous steps. What asks nobody goes first; several open questions of the active player become one, whose pick
    answers the step it names; equal steps are never told apart.
    """

    steps: tuple[Step, ...]

    def _questions(self, game: Game) -> dict[int, Decision | None]:
        """By the first index of each distinct step, its question where somebody has to be asked."""
        seen: dict[Step, int] = {}
        out: dict[int, Decision | None] = {}
        for i, step in enumerate(self.steps):
            if step not in seen:
                seen[step] = i
                asked = step.effect.ask(game, game.players[step.seat], step.cause)
                out[i] = asked if isinstance(asked, Decision) and asked.real else None
        return out

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        questions = self._questions(game)
        if len(questions) == 1 or None in questions.values():
            return None
        asked = {i: q for i, q in questions.items() if q is not None}
        if any(q.most > 1 or q.budget or q.seat != me.seat for q in asked.values()):
            return Decision(me.seat, "order", tuple(str(i) for i in asked))
        options = [f"{i}/{o}" for i, q in asked.items() for o in (*q.options, *(() if q.least else ("none",)))]
        return Decision(me.seat, "effects", tuple(options), ask_always=True)

    def parts(self, game: Game) -> dict[int, tuple[Step, Decision]]:
        """The open questions behind the options, by their number, for whoever words them."""
        return {i: (self.steps[i], q) for i, q in self._questions(game).items() if q is not None}

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        number, _, option = picks[0].partition("/") if picks else ("", "", "")
        i = int(number) if number else next((i for i, q in self._questions(game).items() if q is None), 0)
        step = self.steps[i]
        rest = self.steps[:i] + self.steps[i + 1 :]
        game.then(Chosen(step, option) if option else step.effect, step.seat, step.cause)
        if rest:
            game.then(AnyOrder(rest), me.seat)


class Chosen(Effect, frozen=True):
    """A step whose question has been answered together with the order."""

    step: Step
    option: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        self.step.effect.apply(game, me, cause, () if self.option == "none" else (self.option,))


class NextCard(Effect, frozen=True):
    """Modifiers for the next card played this generation only (Indentured Workers 195, Special Design 206)."""

    modifiers: tuple[AnyValue, ...]

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        me.boons.append(cause.card)
        me.forget()
        tell(game, "next-card", me.seat, cause)


def next_card(*modifiers: Modifier) -> NextCard:
    return NextCard(modifiers)
