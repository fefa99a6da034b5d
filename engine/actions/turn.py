"""The action phase: players take turns of one or two actions until all have passed (rulebook, Action phase)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.card import CARDS, picked
from engine.core import NO_CAUSE, NOTHING, Cause, Decision, Effect, Game, Reason, Step, When
from engine.decision import NO_REASONS
from engine.effects.choices import Both
from engine.effects.order import Triggered
from engine.journal import TurnEnded
from engine.payment import reach
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.box import Choice
    from engine.state import Player

FIRST: Final = "first:"
"""What the options begin with that are first actions: `first:inventrix`."""


class ActionPhase(Effect, frozen=True):
    """The action phase, which begins with a turn of the first player."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(NextTurn(), game.table.first)


class NextTurn(Effect, frozen=True):
    """Give the turn to this seat, or to the next one that has not passed; if all have passed, the phase is over."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for seat in tableau.seats_from(game, me.seat):
            if not game.players[seat].passed:
                changes.give_turn(game, seat)
                if game.triggered:
                    game.then(Triggered(), seat)
                game.then(TakeTurn(1), seat)
                game.then(NextTurn(), _seat_after(game, seat))
                return


def _seat_after(game: Game, seat: int) -> int:
    return (seat + 1) % len(game.players)


class TakeTurn(Effect, frozen=True):
    """Ask for an action of a turn; `number` is 1 for the first action and 2 for the last, before which there may be `more`.

    A player whose first action was to pass by an effect has no second one.
    """

    number: int
    more: int = 0

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if me.passed:
            return None
        due = first_actions(game, me) if me.first_action else ()
        options, vain = [f"{FIRST}{CARDS[card].key}" for card in due], NO_REASONS
        if not due and not game.is_trial:
            options, vain = actions(game, me)
        options.append("end" if self.number > 1 else "pass")
        return Decision(me.seat, "turn", tuple(options), kind="turn", ask_always=True, opens=True, vain=vain)

    def refusal(self, game: Game, me: Player, cause: Cause, pick: str) -> Reason | None:
        verb = game.box.verb(pick)
        if verb is None:
            return None
        return Reason("first-due") if first_actions(game, me) else verb.refusal(game, me, pick)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks:
            return
        (pick,) = picks
        changes.begin_span(game, "action")
        if pick == "pass":
            changes.pass_turn(game, me)
            return
        if pick == "end":
            tell(game, TurnEnded(me.seat))
            return
        if pick.startswith(FIRST):
            for card in sorted(possible_first_actions(game, me), key=lambda card: card != picked(pick)):
                game.then(FirstAction(), me.seat, Cause(card))
                game.then(Triggered(), me.seat)
        else:
            verb = game.box.verb(pick)
            assert verb is not None
            effect, here = verb.action(pick)
            game.then(effect, me.seat, here)
            game.then(Triggered(), me.seat)
        if self.number == 1 or self.more:
            game.then(TakeTurn(2, max(0, self.more - 1)), me.seat)


class ExtraActions(Effect, frozen=True):
    """Let a player take up to `n` actions now, outside a turn of theirs. With 0 it stands on the agenda below an action under way."""

    n: int

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.TAKING  # everything else on the card comes first

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if self.n:
            game.then(TakeTurn(2, self.n - 1), me.seat, NO_CAUSE)
            game.then(ExtraActions(0), me.seat)


def in_action(game: Game, me: Player) -> bool:
    """Whether what happens now belongs to an action of this player: in a turn of theirs, or by an effect outside it.

    What happens while the next action is still to be chosen is homework, and belongs to no action.
    """
    if game.table.phase == "action":
        top = game.agenda[-1] if game.agenda else None
        return game.table.active == me.seat and not (isinstance(top, Step) and isinstance(top.effect, TakeTurn))
    under_way = ExtraActions(0)
    return any(isinstance(s, Step) and s.seat == me.seat and s.effect == under_way for s in game.agenda)


class FirstAction(Effect, frozen=True):
    """Do the first action that the corporation of the cause demands, unless it has just become impossible.

    Whether its rating can be paid is asked for the last of several: where another follows, it is found out when it is offered.
    """

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        others = any(isinstance(step, Step) and step.effect == self for step in game.agenda)
        if cause.card not in possible_first_actions(game, me) or (not others and _unpaid(game, me, cause.card)):
            return
        changes.use_first_action(game, me, cause)
        for effect in CARDS[cause.card].first:
            game.then(effect, me.seat)


def first_actions(game: Game, me: Player) -> list[int]:
    """The corporations of a player whose first action is due now; all are one action, and one that is impossible is skipped.

    So is one whose rating could not be paid. The player may pass before it; then it is due in the next turn (rulings r046, r047,
    r048, r143, r644).
    """
    found = possible_first_actions(game, me)
    return found if game.is_trial else [card for card in found if not _unpaid(game, me, card)]


def possible_first_actions(game: Game, me: Player) -> list[int]:
    """Those that are possible, whether their rating could be paid or not."""
    if not me.first_action:
        return []
    due = (me.first_action, *me.first_actions)
    return [card for card in due if any(e.possible(game, me, Cause(card)) is None for e in CARDS[card].first)]


def _unpaid(game: Game, me: Player, card: int) -> bool:
    """Whether a player could not pay for the rating that the first action of a corporation would bring."""
    step = Step(me.seat, Both(CARDS[card].first), Cause(card))
    return any(bars(game, step) for bars in game.box.step_bars)


def give_early(game: Game, seat: int) -> bool:
    """Give `seat` its next turn at once, on a copy made for a preview; return False where it gets none in this generation."""
    at = next((i for i, s in enumerate(game.agenda) if isinstance(s, Step) and isinstance(s.effect, NextTurn)), None)
    if at is None or game.players[seat].passed:
        return False
    then = Step(_seat_after(game, seat), NextTurn(), NO_CAUSE)
    game.agenda[at:] = [then, Step(seat, TakeTurn(1), NO_CAUSE)]
    changes.give_turn(game, seat)
    game.derive_pending()
    return True


def actions(game: Game, me: Player) -> tuple[list[str], Mapping[str, str]]:
    """The options of a turn that a player can choose now, in the order of the verbs' letters, and those of them that bring nothing.

    These come last.
    """
    found: list[str] = []
    vain: dict[str, str] = {}
    money = reach(game, me)
    for verb in game.box.verbs.values():
        within = verb.within
        options = verb.options(game, me) if within is None else within(game, me, money)
        if verb.sure:
            found += options
            continue
        if not options:
            continue
        action = verb.action
        for option in options:
            effect, cause = action(option)
            if effect.possible(game, me, cause) is None:
                if effect.may_be_vain and (why := effect.vain(game, me, cause)):
                    vain[option] = why
                else:
                    found.append(option)
    return found + list(vain), vain or NO_REASONS


def choices(game: Game, me: Player) -> list[Choice]:
    """Every option that a player has in a turn, with its price and the reason against it, in the order of the verbs' letters.

    Options that can be chosen but bring nothing come last.
    """
    asked = game.decision(me.seat)
    unpaid = asked.unpaid if asked else NOTHING
    found = [choice for verb in game.box.verbs.values() for choice in verb.choices(game, me)]
    if unpaid:
        found = [c._replace(why=Reason("dues", unpaid[c.key])) if c.key in unpaid else c for c in found]
    return sorted(found, key=lambda choice: choice.key in asked.vain) if asked and asked.vain else found
