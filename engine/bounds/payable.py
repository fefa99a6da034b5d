"""Which answers a player can pay while terraform rating is taxed: a bound tells it at once, or the answer is tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from engine import tableau
from engine.bounds.bound import Bound, Within
from engine.bounds.combining import all_of, class_changes_no_rating
from engine.bounds.rating_tax import tax_of_a_step
from engine.bounds.reactions import reactions_bound, reacts_to_spaces
from engine.bounds.search import EquivalenceKey, Search
from engine.bounds.trial import Trial
from engine.bounds.turn_options import agenda_left, option_bounds, option_effects, option_price
from engine.core import NO_CAUSE, Decision, Effect, Game, Step
from engine.decision import Budget, Way, as_picks
from engine.effects.order import Triggered
from engine.modifiers import PerRating, RatingRule
from engine.payment import mixes, purses

ONE_STEP: Final = Within(steps=1)


class Shortfalls:
    """How many M€ are missing for the dues after the answers to a decision: told at once by a bound, else found by trying them."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game, self.decision, self.me = game, decision, game.players[decision.seat]
        self.turn = decision.key == "turn"
        self.left = agenda_left(game, self.me, turn=self.turn)
        self.reactions = None if self.left is None else reactions_bound(game, self.me)
        self.ever = option_bounds(game) if self.turn and self.left == [] and self.reactions else None
        """The bounds of the options of a turn whatever the state of the game, where nothing else can cost M€ or raise a rating."""
        self._found: dict[EquivalenceKey, int] = {}
        """What is missing after answers that were tried, by what makes others like them."""
        self.surely = not self.turn and self.shortfall_bound("") == 0

    def shortfall_bound(self, pick: str) -> int | None:
        """How many M€ are missing for the dues after an option of a turn, or after any answer to another decision, as bounds tell it.

        It is 0 if all can be paid, and None where that must be tried.
        """
        if self.reactions is None or self.left is None:
            return None
        if not self.turn and not self.left:
            return 0
        if self._always_paid(pick):
            return 0
        option = option_effects(self.game.box, pick) if self.turn else ()
        effects = (*option, *self.left)
        if len(effects) == 1 and class_changes_no_rating(type(effects[0])):
            return 0
        bound = self._least_bound(effects, ONE_STEP)
        if bound is None:
            return None
        if not bound.steps:
            return 0
        if self._tax is None:
            return None
        if self._spare - self.compensation >= bound.mc + self._tax * bound.steps:
            return 0
        return self._close_shortfall(effects, bound.steps, self._tax) if option and not self.left else None

    def due(self, pick: str) -> int:
        """The most M€ that are due after an option of a turn, or in the action under way; 0 where bounds do not tell it."""
        effects = option_effects(self.game.box, pick) if self.turn else self.left
        bound = self._least_bound(effects, ONE_STEP) if effects else None
        return (self._tax or 0) * bound.steps if bound else 0

    def _always_paid(self, pick: str) -> bool:
        """Whether an option of a turn can be paid by its bound in any state of the game."""
        bound = self.ever[pick] if self.ever is not None else None
        if bound is None or not bound.steps:
            return bound is not None
        if self._tax is None:
            return False
        price = option_price(self.game, self.me, pick)
        return self._spare - self.compensation >= bound.mc + price + self._tax * bound.steps

    def _close_shortfall(self, effects: Sequence[Effect], steps: int, tax: int) -> int | None:
        """How many M€ are missing after effects that raise ratings by so many steps at most, as a close bound tells it."""
        bound = self._least_bound(effects, Within(0, steps, close=True))
        assert bound is not None
        if self._spare < bound.mc:
            return None
        short = bound.mc + tax * steps - self._spare - bound.income + (0 if bound.exact else self.compensation)
        if short <= 0:
            return 0
        return short if bound.exact and self._nothing_else_pays else None

    def _least_bound(self, effects: Sequence[Effect], within: Within) -> Bound | None:
        """The bound of effects, with as few steps as they can set off: how many there are says which bonuses can be reached."""
        bound = all_of(effects, self.game, self.me, within)
        while bound is not None and bound.steps > within.steps:
            within = replace(within, steps=bound.steps)
            bound = all_of(effects, self.game, self.me, within)
        return bound

    @property
    def _nothing_else_pays(self) -> bool:
        """Whether no reaction brings the player M€, nothing but M€ can pay, and no rule changes what a step of rating brings."""
        if self.reactions is None or not self.reactions.exact or purses(self.game, self.me):
            return False
        return not tableau.modifiers(self.game, self.me, RatingRule)

    @cached_property
    def _tax(self) -> int | None:
        return tax_of_a_step(self.game, self.me)

    @cached_property
    def _spare(self) -> int:
        """The M€ that reactions leave the player."""
        return self.me.stock["mc"] - (self.reactions.mc if self.reactions else 0)

    @cached_property
    def compensation(self) -> int:
        """The M€ that reactions to what a player takes from another can cost."""
        after = reactions_bound(self.game, self.me, loss=True)
        return after.mc if after else 0

    def of(self, *picks: str) -> int:
        """How many M€ are missing for the dues after an answer; 0 if they can be paid."""
        bound = 0 if self.surely else self.shortfall_bound(picks[0]) if self.turn else None
        short = self.tried(picks) if bound is None else bound
        return min(short, self._short_of_untaxed(picks[0]) or short) if self.turn and short else short

    def _short_of_untaxed(self, pick: str) -> int:
        """How many M€ are missing for a choice in an option of a turn that owes nothing; 0 if there is no such choice."""
        verb = self.game.box.verb(pick)
        effect, cause = verb.action(pick) if verb else (None, NO_CAUSE)
        return effect.short_of_untaxed(self.game, self.me, cause) if effect else 0

    def tried(self, picks: tuple[str, ...]) -> int:
        """How many M€ are missing after an answer, found on copies of the game."""
        alike = self.search.equivalence_key(self.game, self.asking, picks)
        keys = () if alike is None else (alike[:2], alike)
        for key in keys:
            if key in self._found:
                return self._found[key]
        found = self.search.short(Trial.of(self.game, self.decision), picks)
        if keys and found.alike:
            self._found[keys[found.tiles > 1]] = found.short
        return found.short

    @cached_property
    def asking(self) -> Effect | None:
        """The effect that asks the decision, which is not pending yet; None in homework."""
        top = self.game.agenda[-1] if self.game.agenda and self.me.seat not in self.game.homework else None
        return top.effect if isinstance(top, Step) else None

    @cached_property
    def search(self) -> Search:
        """The search for what is missing after answers of the seat."""
        costs = self.reactions is None or self.reactions.mc or self.compensation
        money = not costs and not purses(self.game, self.me) and not reacts_to_spaces(self.game, self.me)
        return Search(self.me.seat, money=money)


def dues(game: Game, decision: Decision) -> Mapping[str, int]:
    """The most M€ that are due for rating after each option of a turn, or under an empty key for what is left of the action under way.

    What owes nothing is left out, and so is what bounds do not tell.
    """
    if not _is_taxed(game, decision.seat):
        return {}
    shortfalls = Shortfalls(game, decision)
    found = ((pick, shortfalls.due(pick)) for pick in (decision.options if shortfalls.turn else ("",)))
    return {pick: due for pick, due in found if due}


def _is_taxed(game: Game, seat: int) -> bool:
    """Whether a player is on turn and pays for steps of rating."""
    taxed = game.table.phase == "action" and seat == game.table.active
    return taxed and bool(tableau.modifiers(game, game.players[seat], PerRating))


def owes_too_much(game: Game, step: Step) -> bool:
    """Whether a player on turn could not pay the dues of a step that would be done now."""
    me = game.players[step.seat]
    if not _is_taxed(game, step.seat):
        return False
    trial = Trial(game, me.seat)
    before = trial.short
    trial.agenda += [Step(me.seat, Triggered()), step]
    return Search(me.seat, money=False).of(trial) > before


def only_payable(game: Game, decision: Decision) -> Decision:
    """A decision without the answers after which a due could not be paid; unchanged if it must be answered and none would be left."""
    if not _is_taxed(game, decision.seat):
        return decision
    shortfalls = Shortfalls(game, decision)
    if shortfalls.asking and shortfalls.asking.looks_at_dues:
        return decision
    if decision.budget:
        return replace(decision, budget=_payable(shortfalls, decision.budget))
    if decision.most != 1:
        tried = range(decision.most, decision.least, -1)
        most = next((n for n in tried if not shortfalls.of(*decision.options[:n])), decision.least)
        return replace(decision, most=most)
    untaxed = () if shortfalls.ever is None else shortfalls.ever.untaxed
    unpaid = {pick: n for pick in decision.options if pick not in untaxed and (n := shortfalls.of(pick))}
    if not unpaid:
        return decision
    options = tuple(option for option in decision.options if option not in unpaid)
    if options or not decision.least:
        return replace(decision, options=options, most=min(decision.most, len(options)), unpaid=unpaid)
    return decision


def _payable(shortfalls: Shortfalls, budget: Budget) -> Budget:
    """The budget of a payment, with lower limits for M€ and similar stocks, so that every payment leaves enough for the dues."""
    total, ways = budget
    general = [what for what, _, _ in ways if what == "mc" or what in purses(shortfalls.game, shortfalls.me)]
    found = list(mixes(total, ways))
    found.sort(key=lambda mix: -sum(mix.get(what, 0) for what in general))
    for mix in found:
        if not shortfalls.of(*as_picks(mix)):
            break
    else:
        return budget
    left = sum(mix.get(what, 0) for what in general)
    capped: list[Way] = []
    for what, value, most in ways:
        if what in general:
            most = min(most, left)
            left -= most
        if most:
            capped.append((what, value, most))
    return Budget(total, tuple(capped))
