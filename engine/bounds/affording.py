"""Dues: the M€ that a player pays for each own step of terraform rating while a card or a policy demands it.

Only answers after which all dues can be paid are offered. That depends on bonuses, tiles, reactions and choices still to come, so each
answer is tried on a copy of the game, up to the next action. This is done only while a card or policy demands dues. In the copy, what
the player cannot know is put in a fixed order, so that the answers that are offered tell nothing about it. Should what is then revealed
be worse, the player pays what they have.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine import tableau
from engine.bounds.combining import Climb, Within, all_of, always_tame, quiet_reactions, reacts_to_spaces
from engine.bounds.turn_options import agenda_left, begins_action, of_option, option_climbs, option_price
from engine.copying import copied
from engine.core import Cause, Decision, Effect, Fork, Game, Step
from engine.dealing import deal_anew
from engine.effect import Illegal
from engine.modifiers import PerRating, RatingRule
from engine.payment import Pay, affords, mixes, purse, purses

ONE_STEP: Final = Within(steps=1)
TRIES: Final = 400
"""The number of answers that are tried before an option counts as one that cannot be paid."""


OCEAN: Final = "ocean"


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
        if isinstance(game, Trial) and me.seat == game.table.active:
            game.short += max(0, self.mc * cause.amount - purse(game, me))
        self._bill(game, me, cause).apply(game, me, cause, picks)


class Trial(Game):
    """A copy of a game on which answers of a seat are tried, up to the next action.

    The options of that action are not listed, since nobody reads them (`Game.trying`). Before a card is taken from a deck or another
    seat chooses, what the seat cannot know is put in a fixed order, so that nothing depends on it.
    """

    @classmethod
    def of(cls, game: Game, decision: Decision) -> Trial:
        """A copy that asks a decision."""
        trial = cls(game, decision.seat)
        if decision.opens and not trial.homework.get(decision.seat):
            trial.pending[decision.seat], trial._lanes[decision.seat] = decision, trial.agenda
        else:
            trial.look()
        return trial

    def __init__(self, game: Game, seat: int) -> None:
        players = [copied(p) for p in game.players]
        super().__init__("", game.options, game.box, players, copied(game.table))
        self.narrows = ()
        self.trying = True
        self.agenda = _copy_of(game.agenda)
        self.homework = {seat: _copy_of(lane) for seat, lane in game.homework.items()}
        self.triggered = list(game.triggered)
        self.tokens = list(game.tokens)
        self.chance, self.floor, self.answered, self.last = game.chance, game.floor, game.answered, game.last
        for mine, other in zip(self.players, game.players, strict=True):
            mine.derived.update(other.derived)
        self.table.derived.update(game.table.derived)
        self.short, self._seat, self._dealt = 0, seat, False
        """How many M€ were missing for the dues so far."""
        if isinstance(game, Trial):
            self.short, self._dealt = game.short, game._dealt
            self.pending = dict(game.pending)
            both = zip(_lanes(game), _lanes(self), strict=True)
            self._lanes = {seat: mine for theirs, mine in both for seat in self.pending if game._lanes[seat] is theirs}

    def unseal(self) -> None:
        if not self._dealt:
            self._dealt = True
            deal_anew(self, self._seat, sorted)

    def others_choose(self) -> None:
        """Answer for the seats that are asked before the one whose answers are tried, but not for what they owe before their turns."""
        seat = self._seat
        while seat not in self.pending and self.agenda and not begins_action(self.agenda[-1]):
            if any(question.opens for question in self.pending.values()):
                return
            if not self._dealt:
                self.unseal()
                self.look()
            other, question = next(iter(self.pending.items()))
            self.answer(other, next(_answers(question)))


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
    """Whether the answers to a decision can be paid: at once by a bound of what they can cost (`engine.bounds`), else by trying them."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game, self.decision, self.me = game, decision, game.players[decision.seat]
        self.turn = decision.key == "turn"
        self.left = agenda_left(game, self.me, turn=self.turn)
        self.reactions = None if self.left is None else quiet_reactions(game, self.me)
        self.ever = option_climbs(game) if self.turn and self.left == [] and self.reactions else None
        """The bounds of the options of a turn whatever the state of the game, where nothing else can cost M€ or raise a rating."""
        self._found: dict[Alike, int] = {}
        """What is missing after answers that were tried, by what makes others like them."""
        self.surely = not self.turn and self.told("") == 0

    def told(self, pick: str) -> int | None:
        """How many M€ are missing for the dues after an option of a turn, or after any answer to another decision, as bounds tell it.

        It is 0 if all can be paid, and None where that must be tried.
        """
        if self.reactions is None or self.left is None:
            return None
        if not self.turn and not self.left:
            return 0
        rate = _rate(self.game, self.me)
        spare = self.me.stock["mc"] - self.reactions.mc
        if self.ever is not None and (ever := self.ever[pick]):
            if not ever.steps:
                return 0
            price = option_price(self.game, self.me, pick)
            if rate is not None and spare - self.compensation >= ever.mc + price + rate * ever.steps:
                return 0
        option = of_option(self.game.box, pick) if self.turn else ()
        effects = (*option, *self.left)
        if len(effects) == 1 and always_tame(type(effects[0])):
            return 0
        climb = self._within(effects, ONE_STEP)
        if climb is None or not climb.steps:
            return None if climb is None else 0
        if rate is None:
            return None
        dues = rate * climb.steps
        if spare - self.compensation >= climb.mc + dues:
            return 0
        if not option or self.left:
            return None
        climb = self._within(effects, Within(0, climb.steps, close=True))
        assert climb is not None
        if spare < climb.mc:
            return None
        short = climb.mc + dues - spare - climb.income + (0 if climb.exact else self.compensation)
        sure = self.reactions.exact and not purses(self.game, self.me)
        exact = climb.exact and sure and not tableau.modifiers(self.game, self.me, RatingRule)
        return max(0, short) if short <= 0 or exact else None

    def _within(self, effects: Sequence[Effect], within: Within) -> Climb | None:
        """The bound of effects, with as few steps as they can set off: how many there are says which bonuses can be reached."""
        climb = all_of(effects, self.game, self.me, within)
        while climb is not None and climb.steps > within.steps:
            within = replace(within, steps=climb.steps)
            climb = all_of(effects, self.game, self.me, within)
        return climb

    @cached_property
    def compensation(self) -> int:
        """The M€ that reactions to what a player takes from another can cost."""
        after = quiet_reactions(self.game, self.me, loss=True)
        return after.mc if after else 0

    def short(self, *picks: str) -> int:
        """How many M€ are missing for the dues after an answer; 0 if they can be paid."""
        told = 0 if self.surely else self.told(picks[0]) if self.turn else None
        return self.tried(picks) if told is None else told

    def tried(self, picks: tuple[str, ...]) -> int:
        """How many M€ are missing after an answer, found on copies of the game."""
        alike = self.search.alike(self.game, self.asking, picks)
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


@tableau.cached_by_cards
def _rate(game: tableau.Rules, me: tableau.Owner) -> int | None:
    """The M€ that a step of rating costs a player; None where that cannot be told."""
    dues = [rule.do for _, rule in tableau.modifiers(game, me, PerRating)]
    plain = [due.mc for due in dues if isinstance(due, PayDue)]
    return None if len(plain) < len(dues) else sum(plain)


def only_payable(game: Game, decision: Decision) -> Decision:
    """A decision without the answers after which a due could not be paid; unchanged if it must be answered and none would be left."""
    if game.table.phase != "action" or decision.seat != game.table.active:
        return decision
    if not tableau.modifiers(game, game.players[decision.seat], PerRating):
        return decision
    trials = Trials(game, decision)
    if decision.budget:
        return replace(decision, budget=_payable(trials))
    if decision.most != 1:
        tried = range(decision.most, decision.least, -1)
        most = next((n for n in tried if not trials.short(*decision.options[:n])), decision.least)
        return replace(decision, most=most)
    tame = () if trials.ever is None else trials.ever.tame
    unpaid = {pick: n for pick in decision.options if pick not in tame and (n := trials.short(pick))}
    if not unpaid:
        return decision
    options = tuple(option for option in decision.options if option not in unpaid)
    if options or not decision.least:
        return replace(decision, options=options, most=min(decision.most, len(options)), unpaid=unpaid)
    return decision


def _payable(trials: Trials) -> tuple[Any, ...]:
    """The budget of a payment, with lower limits for M€ and similar stocks, so that every payment leaves enough for the dues."""
    total, ways = trials.decision.budget
    general = [what for what, _, _ in ways if what == "mc" or what in purses(trials.game, trials.me)]
    found = list(mixes(total, ways))
    found.sort(key=lambda mix: -sum(mix.get(what, 0) for what in general))
    for mix in found:
        if not trials.short(*_payment(mix)):
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


def _payment(mix: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"{what}={n}" for what, n in mix.items() if n)


def _answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """The answers to a decision that are tried, in order; payments that use most of the first stocks come first."""
    if decision.budget:
        for mix in mixes(*decision.budget):
            yield _payment(mix)
    elif decision.least == decision.most == 1:
        yield from ((option,) for option in decision.options)
    else:
        yield from (decision.options[:n] for n in range(decision.least, decision.most + 1))


Alike = tuple[Hashable, ...]


def _brought(alike: Alike | None) -> int:
    """The M€ that a space brings."""
    brought = alike[1] if alike and len(alike) > 1 else 0
    return brought if isinstance(brought, int) else 0


class Found(NamedTuple):
    """What was found out about an answer: how many M€ are `short`, and how many tiles of which kinds were placed at most after it."""

    short: int
    tiles: int
    kinds: frozenset[str]
    alone: bool
    """Whether nobody else chose anything."""
    alike: bool = False
    """Whether it is the same for answers that are alike."""


class Search:
    """Looks for the answers of a seat after which it reaches the next action with all dues paid.

    With `money`, nothing but M€ in stock can pay them, and of what spaces bring, nothing else counts: then spaces that bring the same
    M€ are alike, and the payment that leaves most of them is best.
    """

    def __init__(self, seat: int, *, money: bool) -> None:
        self._seat, self._money = seat, money

    def alike(self, game: Game, asking: Effect | None, picks: tuple[str, ...]) -> Alike | None:
        """What is equal for answers that are alike (`Effect.alike`); None for an answer that is like no other."""
        if asking is None or len(picks) != 1:
            return None
        return asking.alike(game, game.players[self._seat], picks[0], money=self._money)

    def short(self, trial: Trial, picks: tuple[str, ...], tries: list[int] | None = None) -> Found:
        """How many M€ the seat lacks after an answer; 0 if it can pay. `trial` becomes useless, and `tries` is how many are left."""
        tries = [TRIES] if tries is None else tries
        tries[0] -= 1
        tiles, answered = len(trial.table.tiles), trial.answered + 1
        try:
            trial.answer(self._seat, picks)
            trial.others_choose()
        except Illegal:
            # The cards that were dealt anew do not allow this answer, so nothing is known against it.
            return Found(0, 0, frozenset(), alone=False)
        placed = [tile.kind for tile in islice(trial.table.tiles.values(), tiles, None)]
        further, alone = trial.pending.get(self._seat), trial.answered == answered
        if further is None or further.opens:
            return Found(trial.short, len(placed), frozenset(placed), alone, alike=alone and len(placed) < 2)
        later = self._least(trial, further, tries)
        alone &= later.alone
        # Oceans do not depend on where a tile on land lies, but each ocean brings M€ to the next.
        oceans = self._money and later.kinds == frozenset({OCEAN}) and (later.tiles == 1 or OCEAN not in placed)
        alike = alone and len(placed) < 2 and (oceans or not later.tiles or not placed)
        return Found(later.short, len(placed) + later.tiles, later.kinds.union(placed), alone, alike)

    def _least(self, trial: Trial, decision: Decision, tries: list[int]) -> Found:
        """What is found out about the best answer to a decision."""
        asking, alone = trial.asking(self._seat), True
        known: set[Alike] = set()
        all_found: list[Found] = []
        answers = [(self.alike(trial, asking, picks), picks) for picks in islice(self._answers(decision), TRIES)]
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
        return Found(
            min((found.short for found in all_found), default=trial.short + 1),
            max((found.tiles for found in all_found), default=0),
            frozenset[str]().union(*(found.kinds for found in all_found)),
            alone and all(found.alone for found in all_found),
        )

    def _answers(self, decision: Decision) -> Iterator[tuple[str, ...]]:
        if decision.budget and self._money:
            best = min(mixes(*decision.budget), key=lambda mix: mix.get("mc", 0))
            return iter((_payment(best),))
        return _answers(decision)


def rating_tax(mc: int) -> PerRating:
    """Make each own step of terraform rating in the action phase cost `mc` M€; answers that could not pay are not offered."""
    return PerRating(PayDue(mc))
