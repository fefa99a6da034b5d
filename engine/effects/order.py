"""The order of steps that may be done in any order: a card's effects and the reactions to them, or simultaneous triggers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import cache
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.bounds import NO_COST, Bound, Within, all_of, bound_of, perhaps
from engine.core import AnyValue, Cause, Decision, Effect, Game, Step, When
from engine.decision import NO_REASONS
from engine.effect import Modifier

if TYPE_CHECKING:
    from engine.state import Player


class Triggered(Effect, frozen=True):
    """Do the steps that have been set off (`game.triggered`), and those that they set off in turn (rulebook, Suggestions)."""

    at_most = NO_COST

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if game.triggered:
            game.then(AnyOrder(()), me.seat)
            game.then(self, me.seat)


class AnyOrder(Effect, frozen=True):
    """Do steps that may be done in any order, and the steps that they set off meanwhile.

    The steps are done by the rank that `Effect.when` gives them. The player is asked for the order only if several steps of the rank
    `When.SHOWING` are left, because each may reveal something that matters for the others. Their questions are then asked as
    one decision, in which a pick names a step and answers its question. If the questions cannot be combined like that, the player
    chooses the next step. Of several steps with an equal seat, effect and question, only the first is offered.
    """

    steps: tuple[Step, ...]

    def open_steps(self, game: Game) -> tuple[Step, ...]:
        """The steps that are left, followed by those that have been set off meanwhile."""
        return (*self.steps, *game.triggered) if game.triggered else self.steps

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        steps = self.open_steps(game)
        if len(steps) < 2:
            return _next_is(me.seat, len(steps) - 1)
        found = _may_be_next(game, me, steps)
        if len(found) == 1:
            return _next_is(me.seat, *found)
        apart = any(q and (q.most > 1 or q.budget or q.seat != me.seat or q.kind == "space") for q in found.values())
        if apart:
            return Decision.exactly(me.seat, "order", [str(i) for i in found])
        options: list[str] = []
        vain: dict[str, str] = {}
        for i, q in found.items():
            options += [f"{i}/{o}" for o in (*q.options, *(() if q.least else ("none",)))] if q else [str(i)]
            vain |= {f"{i}/{o}": why for o, why in q.vain.items()} if q else {}
        return Decision(me.seat, "effects", tuple(options), ask_always=True, vain=vain or NO_REASONS)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks:
            return
        number, _, option = picks[0].partition("/")
        i, steps = int(number), self.open_steps(game)
        effect = _narrowed(game, steps, i)
        game.triggered = []
        step, rest = steps[i], steps[:i] + steps[i + 1 :]
        game.then(Chosen(step, option) if option else effect, step.seat, step.cause)
        if rest:
            game.then(AnyOrder(rest), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(all_of([step.effect for step in self.steps], game, me, within))


def _may_be_next(game: Game, me: Player, steps: Sequence[Step]) -> dict[int, Decision | None]:
    """The indexes of the steps that may be next, each with its question; one step, or several for the player to choose from."""
    if dear := _dear_gains(game, steps):
        others = [i for i in range(len(steps)) if i not in dear]
        found = _may_be_next(game, me, [steps[i] for i in others])
        if not any(_when(game, me, steps[i]) in (When.LATE, When.WAITING) for i in others):
            return {others[i]: question for i, question in found.items()}
    ranks: list[When] = []
    tied = _tied(game, steps)
    limited = any(step.effect.limited for step in steps)
    for i, step in enumerate(steps):
        when = When.SHOWING if i in tied else _when(game, me, step)
        if when <= When.SURE and not limited:
            return {i: None}
        ranks.append(when)
    if When.LOSING in ranks and any(step.effect.buys or _lacks_money(game, step) for step in steps):
        ranks = [When.TAKING if when == When.LOSING else when for when in ranks]
    elif any(steps[i].effect.limited for i in tied):
        ranks = [When.LATE if when == When.SURE else when for when in ranks]
    soonest = min(ranks)
    if soonest != When.SHOWING:
        return {ranks.index(soonest): None}
    repeated = _repeated(game, steps, ranks)
    ranks = [When.SHOWING if i in repeated else when for i, when in enumerate(ranks)]
    found: dict[int, Decision | None] = {}
    alike: list[tuple[int, Effect, Decision | None]] = []
    for i, step in enumerate(steps):
        effect = _narrowed(game, steps, i) if ranks[i] == soonest else None
        if effect and (question := (step.seat, step.effect, _question(game, step, effect))) not in alike:
            alike.append(question)
            found[i] = question[-1]
    return found


@cache
def _next_is(seat: int, number: int) -> Decision:
    """A question about the order with one answer, a step by its number, or with none for the number -1: nobody is asked."""
    return Decision.exactly(seat, "order", [str(number)] if number >= 0 else [])


def parts(game: Game, seat: int) -> dict[int, tuple[Step, Decision | None]]:
    """The steps among which the decision of a seat chooses, by the number in each option, with the question of each step.

    It is empty if the decision is not about an order.
    """
    order = game.asking(seat)
    if not isinstance(order, AnyOrder):
        return {}
    return {i: (step, _question(game, step)) for i, step in enumerate(order.open_steps(game))}


def _when(game: Game, me: Player, step: Step) -> When:
    """The rank of a step for `me`; the choice of another player ranks as one that reveals something, namely what they choose."""
    owner = game.players[step.seat]
    when = When.LOSING if step.effect.limited else step.effect.when(game, owner, step.cause)
    if owner is not me:
        when = {When.CHOOSING: When.SHOWING, When.LOSING: When.TAKING}.get(when, when)
    return max(when, When.WAITING) if step.effect.blocks(game, owner, step.cause) else when


NO_STEPS: Final[Set[int]] = frozenset()


def _tied(game: Game, steps: Sequence[Step]) -> Set[int]:
    """The indexes of steps with which one card reacts in different ways, where their order matters (`Effect.tied`)."""
    found = [i for i, s in enumerate(steps) if s.effect.tied(game, game.players[s.seat], s.cause)]
    if len(found) < 2:
        return NO_STEPS
    alike = {i: (steps[i].seat, steps[i].cause.card) for i in found}
    return {i for i in found if any(alike[i] == alike[j] and steps[i].effect != steps[j].effect for j in found)}


def _repeated(game: Game, steps: Sequence[Step], ranks: Sequence[When]) -> Set[int]:
    """The indexes of late steps that are done more than once, of which one may bring what lets the next one reveal something."""
    late = {i: s for i, s in enumerate(steps) if ranks[i] is When.LATE}
    often = Counter((s.seat, s.effect, s.cause.card) for s in late.values())
    return {
        i
        for i, s in late.items()
        if often[s.seat, s.effect, s.cause.card] > 1 and s.effect.may_reveal(game, game.players[s.seat], s.cause)
    }


def _dear_gains(game: Game, steps: Sequence[Step]) -> Set[int]:
    """The indexes of gains of M€ that wait until their player has taken from others, since that costs M€ if there are any (r284)."""
    taking = {step.seat for step in steps if step.effect.takes_from_others()}
    costly = {seat for seat in taking if any(t.on_loss for _card, t in tableau.triggers(game, game.players[seat]))}
    if not costly:
        return NO_STEPS
    own = ((i, s, game.players[s.seat]) for i, s in enumerate(steps) if s.seat in costly and not s.effect.may_ask)
    return {i for i, s, p in own if [*s.effect.promises(game, p, s.cause)] == ["mc"]}


def _lacks_money(game: Game, step: Step) -> bool:
    return step.effect.blocks(game, game.players[step.seat], step.cause) == "too-dear"


def _narrowed(game: Game, steps: Sequence[Step], i: int) -> Effect:
    """The effect of a step without choices after which a step that waits for it could not be done (Moss with EcoTec and no plants)."""
    step = steps[i]
    if not step.effect.may_be_narrowed:
        return step.effect
    me = game.players[step.seat]
    others = [s for j, s in enumerate(steps) if j != i and s.seat == step.seat]
    waiting = [s for s in others if s.effect.may_be_blocked and s.effect.blocks(game, me, s.cause)]
    if not waiting:
        return step.effect
    promised = [other.effect.promises(game, me, other.cause) for other in others]

    def suffices(more: Mapping[str, int]) -> bool:
        for waits in waiting:
            brought = Counter(more)
            for other, n in zip(others, promised, strict=True):
                if other is not waits:
                    brought.update(n)
            if waits.effect.blocks(game, me, waits.cause, brought):
                return False
        return True

    return step.effect.narrowed(game, me, step.cause, suffices)


def _question(game: Game, step: Step, effect: Effect | None = None) -> Decision | None:
    """The decision that a step asks first, or the `effect` in its place; None if nobody has to be asked."""
    asked = (effect or step.effect).ask(game, game.players[step.seat], step.cause)
    return asked if isinstance(asked, Decision) and asked.real else None


class Chosen(Effect, frozen=True):
    """Do a step whose question was answered together with the order."""

    step: Step
    option: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        self.step.effect.apply(game, me, cause, () if self.option == "none" else (self.option,))

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.step.effect, game, me, within))


class NextCard(Effect, frozen=True):
    """Let modifiers hold for the next card played in this generation (Indentured Workers 195, Special Design 206)."""

    at_most = NO_COST

    modifiers: tuple[AnyValue, ...]

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_next_card(game, me, cause.card, cause)

    def next_card_modifiers(self) -> tuple[Modifier, ...]:
        return self.modifiers


def next_card(*modifiers: Modifier) -> NextCard:
    """Let modifiers hold for the next card played in this generation.

    >>> from engine.modifiers import discount
    >>> next_card(discount(8))
    NextCard(modifiers=(Term(name='card', by=-8, to=None, tag='', required=False),))
    """
    return NextCard(modifiers)
