"""Dues: the M€ that a player pays for each own step of terraform rating while a card or a policy demands it.

Only answers after which all dues can be paid are offered. That depends on bonuses, tiles, reactions and choices still to come, so each
answer is tried on a copy of the game, up to the next action. This is done only while a card or policy demands dues. In the copy, what
the player cannot know is put in a fixed order, so that the answers that are offered tell nothing about it. Should what is then revealed
be worse, the player pays what they have.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine import tableau
from engine.actions.climbing import agenda_left, of_option
from engine.climbs import ANYWHERE, Within, all_of, quiet_reactions
from engine.copying import copied
from engine.core import Cause, Decision, Effect, Fork, Game
from engine.dealing import deal_anew
from engine.effect import Illegal
from engine.modifiers import PerRating, RatingRule
from engine.payment import Pay, affords, mixes, purse, purses

if TYPE_CHECKING:
    from engine.core import Step

TRIES: Final = 400
"""The number of answers that are tried before an option counts as one that cannot be paid."""


class Unpayable(ValueError):
    """Raised in a `Trial` when a due cannot be paid; `short` is how many M€ are missing."""

    def __init__(self, short: int) -> None:
        super().__init__(short)
        self.short = short


class PayDue(Effect, frozen=True):
    """Pay `mc` M€ for each step in the amount of the cause; a player who has less, because another raised the rating, pays all of it."""

    mc: int

    def _bill(self, game: Game, me: tableau.Owner, cause: Cause) -> Pay:
        return Pay(min(self.mc * cause.amount, purse(game, me)))

    def possible(self, game: Game, me: Any, cause: Cause) -> str | None:
        return None if affords(game, me, self.mc * cause.amount) else "too-dear"

    def ask(self, game: Game, me: Any, cause: Cause) -> Decision | None:
        return self._bill(game, me, cause).ask(game, me, cause)

    def apply(self, game: Game, me: Any, cause: Cause, picks: Sequence[str]) -> None:
        if isinstance(game, Trial) and me.seat == game.table.active and self.possible(game, me, cause):
            raise Unpayable(self.mc * cause.amount - purse(game, me))
        self._bill(game, me, cause).apply(game, me, cause, picks)


class Trial(Game):
    """A copy of a game on which answers are tried, up to the next action.

    The options of that action are not listed, since nobody reads them (`Game.trying`).
    """

    @classmethod
    def ground(cls, game: Game, decision: Decision) -> Trial:
        """A copy that asks a decision and depends on nothing that its seat cannot know; further trials are copies of it."""
        ground = cls(game)
        deal_anew(ground, decision.seat, sorted)
        ground.seed = ""
        ground.trying = True
        ground.look()
        asked = ground.pending.get(decision.seat)
        if asked and asked.opens and decision.opens:
            ground.pending[decision.seat] = decision  # with its options
        return ground

    def __init__(self, game: Game) -> None:
        players = [copied(p) for p in game.players]
        super().__init__(game.seed, game.options, game.box, players, copied(game.table))
        self.narrows = ()
        self.agenda = _copy_of(game.agenda)
        self.homework = {seat: _copy_of(lane) for seat, lane in game.homework.items()}
        self.triggered = list(game.triggered)
        self.tokens = list(game.tokens)
        self.chance, self.floor, self.answered, self.last = game.chance, game.floor, game.answered, game.last
        for mine, other in zip(self.players, game.players, strict=True):
            mine.derived.update(other.derived)
        self.table.derived.update(game.table.derived)
        if isinstance(game, Trial):
            self.trying = True
            self.pending = dict(game.pending)
            both = zip(_lanes(game), _lanes(self), strict=True)
            self._lanes = {seat: mine for theirs, mine in both for seat in self.pending if game._lanes[seat] is theirs}


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


class Trials:
    """Whether the answers to a decision can be paid: at once by a bound of what they can cost (`engine.climbs`), else by trying them."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game, self.decision, self.me = game, decision, game.players[decision.seat]
        self.turn = decision.key == "turn"
        self.left = agenda_left(game, self.me, turn=self.turn)
        self.reactions = None if self.left is None else quiet_reactions(game, self.me)
        self._found: dict[Hashable, int] = {}
        """What is missing after answers that were tried, by what makes others like them."""
        self.surely = not self.turn and self.told("") == 0

    @cached_property
    def ground(self) -> Trial:
        return Trial.ground(self.game, self.decision)

    def told(self, pick: str) -> int | None:
        """How many M€ are missing for the dues after an option of a turn, or after any answer to another decision, as bounds tell it.

        It is 0 if all can be paid, and None where that must be tried.
        """
        if self.reactions is None or self.left is None:
            return None
        option = of_option(self.game, pick) if self.turn else ()
        effects = (*option, *self.left)
        climb = all_of(effects, self.game, self.me, ANYWHERE)
        if climb is None or not climb.steps:
            return None if climb is None else 0
        if self.rate is None:
            return None
        spare = self.me.stock["mc"] - self.reactions.mc
        if spare >= climb.mc + self.rate * climb.steps:
            return 0
        # How many steps there are says which bonuses can be reached.
        whole = bool(option) and not self.left
        climb = all_of(effects, self.game, self.me, Within(0, climb.steps, income=whole))
        if climb is None or spare < climb.mc:
            return None
        short = climb.mc + self.rate * climb.steps - spare - climb.income
        exact = whole and climb.exact and climb.steps == 1 and self.reactions.exact and not purses(self.game, self.me)
        return max(0, short) if short <= 0 or exact else None

    @cached_property
    def rate(self) -> int | None:
        """The M€ that a step of rating costs; None where that cannot be told."""
        dues = [rule.do for _, rule in tableau.modifiers(self.game, self.me, PerRating)]
        plain = [due.mc for due in dues if isinstance(due, PayDue)]
        return None if len(plain) < len(dues) or tableau.modifiers(self.game, self.me, RatingRule) else sum(plain)

    def short(self, *picks: str) -> int:
        """How many M€ are missing for the dues after an answer; 0 if they can be paid."""
        told = 0 if self.surely else self.told(picks[0]) if self.turn else None
        return self.tried(picks) if told is None else told

    def tried(self, picks: tuple[str, ...]) -> int:
        """How many M€ are missing after an answer, found on copies of the game."""
        alike = _alike(self.game, self.me.seat, picks)
        if alike in self._found:
            return self._found[alike]
        short, settled = _short(self.ground, self.me.seat, picks, [TRIES])
        if alike is not None and settled:
            self._found[alike] = short
        return short


def only_payable(game: Game, decision: Decision) -> Decision:
    """A decision without the answers after which a due could not be paid; unchanged if it must be answered and none would be left."""
    me = game.players[decision.seat]
    if game.table.phase != "action" or me.seat != game.table.active or not tableau.modifiers(game, me, PerRating):
        return decision
    trials = Trials(game, decision)
    if decision.budget:
        return replace(decision, budget=_payable(trials))
    if decision.most != 1:
        tried = range(decision.most, decision.least, -1)
        most = next((n for n in tried if not trials.short(*decision.options[:n])), decision.least)
        return replace(decision, most=most)
    short = {option: trials.short(option) for option in decision.options}
    options = tuple(option for option in decision.options if not short[option])
    if options or not decision.least:
        unpaid = {option: n for option, n in short.items() if n}
        return replace(decision, options=options, most=min(decision.most, len(options)), unpaid=unpaid)
    return decision


def _payable(trials: Trials) -> tuple[Any, ...]:
    """The budget of a payment, with lower limits for M€ and similar stocks, so that every payment leaves enough for the dues."""
    total, ways = trials.decision.budget
    general = [what for what, _, _ in ways if what == "mc" or what in purses(trials.game, trials.me)]
    found = list(mixes(total, ways))
    found.sort(key=lambda mix: -sum(mix.get(what, 0) for what in general))
    for mix in found:
        if not trials.short(*(f"{what}={n}" for what, n in mix.items() if n)):
            break
    else:
        return trials.decision.budget
    left = sum(mix.get(what, 0) for what in general)
    capped: list[tuple[str, int, int]] = []
    for what, value, most in ways:
        if what in general:
            most = min(most, left)
            left -= most
        if most:
            capped.append((what, value, most))
    return total, tuple(capped)


def _answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """The answers to a decision that are tried, in order; payments that use most of the first stocks come first."""
    if decision.budget:
        for mix in mixes(*decision.budget):
            yield tuple(f"{what}={n}" for what, n in mix.items() if n)
    elif decision.least == decision.most == 1:
        yield from ((option,) for option in decision.options)
    else:
        yield from (decision.options[:n] for n in range(decision.least, decision.most + 1))


def _alike(game: Game, seat: int, picks: tuple[str, ...]) -> Hashable:
    """What is equal for answers that are alike (`Effect.alike`); None for an answer that is like no other."""
    effect = game.asking(seat) if len(picks) == 1 else None
    return effect.alike(game, game.players[seat], picks[0]) if effect else None


def _short(game: Game, seat: int, picks: tuple[str, ...], tries: list[int]) -> tuple[int, bool]:
    """How many M€ the seat lacks to reach the next action after an answer with all dues paid; 0 if it can.

    Also whether nobody was asked any more and at most one tile was placed: then it lacks the same after answers that are alike.
    `tries` is the number of answers left to try.
    """
    tries[0] -= 1
    trial, asked = Trial(game), False
    try:
        trial.answer(seat, picks)
        while not trial.over and seat not in trial.pending and not any(d.opens for d in trial.pending.values()):
            other, question = next(iter(trial.pending.items()))
            trial.answer(other, next(_answers(question)))
            asked = True
    except Unpayable as due:
        return due.short, _settled(game, trial, asked)
    except Illegal:
        return 0, False  # the cards that were dealt anew do not allow this answer, so nothing is known against it
    further = trial.pending.get(seat)
    if further is None or further.opens:
        return 0, _settled(game, trial, asked)
    return _least(trial, further, tries), False


def _settled(game: Game, trial: Trial, asked: bool) -> bool:
    return not asked and len(trial.table.tiles) <= len(game.table.tiles) + 1


def _least(game: Trial, decision: Decision, tries: list[int]) -> int:
    """How many M€ the seat lacks after the best answer to a decision."""
    short, known = 0, set[Hashable]()
    for picks in islice(_answers(decision), TRIES):
        if tries[0] <= 0:
            break
        alike = _alike(game, decision.seat, picks)
        if alike in known:
            continue
        lack, settled = _short(game, decision.seat, picks, tries)
        if not lack:
            return 0
        if alike is not None and settled:
            known.add(alike)
        short = min(short, lack) if short else lack
    return short or 1


def rating_tax(mc: int) -> PerRating:
    """Make each own step of terraform rating in the action phase cost `mc` M€; answers that could not pay are not offered."""
    return PerRating(PayDue(mc))
