"""The order of what may be done in any order: a card's own effects and what they set off, or simultaneous triggers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.core import AnyValue, Cause, Decision, Effect, Game, Step, When
from engine.modifiers import Modifier

if TYPE_CHECKING:
    from engine.state import Player


class Triggered(Effect, frozen=True):
    """Let happen what has been set off, and what that sets off in turn (rulebook, Suggestions)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if game.triggered:
            game.then(AnyOrder(()), me.seat)
            game.then(self, me.seat)


class AnyOrder(Effect, frozen=True):
    """Steps in any order, and what they set off meanwhile: a card's own effects, or simultaneous triggers.

    The order is the one that `Effect.when` declares. It is asked only where several choices may each show something to the
    others: their questions become one, whose pick answers the step it names, or, where they do not fit into one, a choice of
    the step that is next. Steps that ask the same are never told apart.
    """

    steps: tuple[Step, ...]

    def open_steps(self, game: Game) -> tuple[Step, ...]:
        """The steps that are left, then what has been set off meanwhile."""
        return (*self.steps, *game.triggered) if game.triggered else self.steps

    def _next(self, game: Game, me: Player, steps: Sequence[Step]) -> dict[int, Decision | None]:
        """By index what may come next: one step, or several to choose among, each with what it asks at first."""
        if len(steps) == 1:
            return {0: None}
        ranks: list[When] = []
        for i, step in enumerate(steps):
            when = _when(game, me, step)
            if when <= When.SURE:
                return {i: None}
            ranks.append(when)
        if not ranks:
            return {}
        soonest = min(ranks)
        if soonest != When.SHOWING:
            return {ranks.index(soonest): None}
        found: dict[int, Decision | None] = {}
        alike: list[tuple[int, Effect, Decision | None]] = []
        for i, step in enumerate(steps):
            if ranks[i] == soonest and (question := (step.seat, step.effect, _question(game, step))) not in alike:
                alike.append(question)
                found[i] = question[-1]
        return found

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        found = self._next(game, me, self.open_steps(game))
        apart = any(q and (q.most > 1 or q.budget or q.seat != me.seat or q.kind == "space") for q in found.values())
        if apart or len(found) < 2:
            n = min(1, len(found))
            return Decision(me.seat, "order", tuple(str(i) for i in found), n, n)
        options: list[str] = []
        for i, q in found.items():
            options += [f"{i}/{o}" for o in (*q.options, *(() if q.least else ("none",)))] if q else [str(i)]
        return Decision(me.seat, "effects", tuple(options), ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks:
            return
        number, _, option = picks[0].partition("/")
        i, steps = int(number), self.open_steps(game)
        game.triggered = []
        step, rest = steps[i], steps[:i] + steps[i + 1 :]
        game.then(Chosen(step, option) if option else step.effect, step.seat, step.cause)
        if rest:
            game.then(AnyOrder(rest), me.seat)


def parts(game: Game, seat: int) -> dict[int, tuple[Step, Decision | None]]:
    """The steps behind the options of the question that a seat is asked, by the number in each option's key, with what each step
    asks at first; none where the question is not about an order.
    """
    order = game.asking(seat)
    if not isinstance(order, AnyOrder):
        return {}
    return {i: (step, _question(game, step)) for i, step in enumerate(order.open_steps(game))}


def _when(game: Game, me: Player, step: Step) -> When:
    """When a step is done; a choice of somebody else may show something too: what they choose."""
    owner = game.players[step.seat]
    when = step.effect.when(game, owner, step.cause)
    if when == When.CHOOSING and owner is not me:
        when = When.SHOWING
    return max(when, When.WAITING) if step.effect.blocks(game, owner, step.cause) else when


def _question(game: Game, step: Step) -> Decision | None:
    """What a step asks at first, where somebody has to be asked."""
    asked = step.effect.ask(game, game.players[step.seat], step.cause)
    return asked if isinstance(asked, Decision) and asked.real else None


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
        changes.change_next_card(game, me, cause.card, cause)


def next_card(*modifiers: Modifier) -> NextCard:
    """Modifiers that apply to the next card played in this generation only.

    >>> from engine.modifiers import discount
    >>> next_card(discount(8))
    NextCard(modifiers=(Term(name='card', by=-8, to=None, tag=''),))
    """
    return NextCard(modifiers)
