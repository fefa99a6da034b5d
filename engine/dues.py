"""Dues: the M€ that a player pays for each own step of terraform rating while a card or a policy demands it.

Only answers after which all dues can be paid are offered. That depends on bonuses, tiles, reactions and choices still to come, so each
answer is tried on a copy of the game, up to the next action. This is done only while a card or policy demands dues. In the copy, what
the player cannot know is put in a fixed order, so that the answers that are offered tell nothing about it. Should what is then revealed
be worse, the player pays what they have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from engine import tableau
from engine.core import Cause, Decision, Effect, Fork, Game
from engine.dealing import deal_anew
from engine.effect import Illegal
from engine.modifiers import PerRating
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
    def ground(cls, game: Game, seat: int) -> Trial:
        """A copy that depends on nothing that the seat cannot know; further trials are copies of it."""
        ground = cls(game)
        deal_anew(ground, seat, sorted)
        ground.seed = ""
        ground.look()
        return ground

    def __init__(self, game: Game) -> None:
        players = [_copied(p) for p in game.players]
        super().__init__(game.seed, game.options, game.box, players, _copied(game.table))
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


_SHARED: Final[set[type]] = {int, str, bool, type(None), tuple, float}
"""Types of values that never change, so that all copies share them; types of frozen structs are added when they are first met."""


def _copied(value: Any) -> Any:
    kind: type[Any] = value.__class__
    if kind in _SHARED:
        return value
    if issubclass(kind, dict):
        parts: dict[Any, Any] = value
        if _SHARED.issuperset(map(type, parts.values())):
            return parts.copy()
        return {key: _copied(part) for key, part in parts.items()}
    if issubclass(kind, list):
        listed: list[Any] = value
        return listed.copy() if _SHARED.issuperset(map(type, listed)) else [_copied(part) for part in listed]
    if names := _fields(kind):
        fields = [getattr(value, name) for name in names]
        return kind(*[field if field.__class__ in _SHARED else _copied(field) for field in fields])
    _SHARED.add(kind)
    return value


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a struct that may change; none for everything else, which is shared by all copies."""
    if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.frozen:
        return kind.__struct_fields__
    return ()


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


def only_payable(game: Game, decision: Decision) -> Decision:
    """A decision without the answers after which a due could not be paid; unchanged if it must be answered and none would be left."""
    me = game.players[decision.seat]
    if game.table.phase != "action" or me.seat != game.table.active or not tableau.modifiers(game, me, PerRating):
        return decision
    ground = Trial.ground(game, me.seat)
    if decision.budget:
        return replace(decision, budget=_payable(ground, decision))
    if decision.most != 1:
        most = next(
            (n for n in range(decision.most, decision.least, -1) if _works(ground, decision, n)), decision.least
        )
        return replace(decision, most=most)
    short = {option: _short(ground, me.seat, (option,), [TRIES]) for option in decision.options}
    options = tuple(option for option in decision.options if not short[option])
    if options or not decision.least:
        unpaid = {option: n for option, n in short.items() if n}
        return replace(decision, options=options, most=min(decision.most, len(options)), unpaid=unpaid)
    return decision


def _works(game: Game, decision: Decision, n: int) -> bool:
    return not _short(game, decision.seat, decision.options[:n], [TRIES])


def _payable(game: Game, decision: Decision) -> tuple[Any, ...]:
    """The budget of a payment, with lower limits for M€ and similar stocks, so that every payment leaves enough for the dues."""
    total, ways = decision.budget
    general = [what for what, _, _ in ways if what == "mc" or what in purses(game, game.players[decision.seat])]
    found = list(mixes(total, ways))
    found.sort(key=lambda mix: -sum(mix.get(what, 0) for what in general))
    for mix in found:
        if not _short(game, decision.seat, tuple(f"{what}={n}" for what, n in mix.items() if n), [TRIES]):
            break
    else:
        return decision.budget
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


def _short(game: Game, seat: int, picks: tuple[str, ...], tries: list[int]) -> int:
    """How many M€ the seat lacks to reach the next action after an answer with all dues paid; 0 if it can.

    The smallest lack of all further answers counts. `tries` is the number of answers left to try.
    """
    tries[0] -= 1
    trial = Trial(game)
    try:
        trial.answer(seat, picks)
        while not trial.over and seat not in trial.pending and not any(d.opens for d in trial.pending.values()):
            other, asked = next(iter(trial.pending.items()))
            trial.answer(other, next(_answers(asked)))
    except Unpayable as due:
        return due.short
    except Illegal:
        return 0  # the cards that were dealt anew do not allow this answer, so nothing is known against it
    asked = trial.pending.get(seat)
    if asked is None or asked.opens:
        return 0
    short = 0
    for further in islice(_answers(asked), TRIES):
        if tries[0] <= 0:
            break
        lack = _short(trial, seat, further, tries)
        if not lack:
            return 0
        short = min(short, lack) if short else lack
    return short or 1


def rating_tax(mc: int) -> PerRating:
    """Make each own step of terraform rating in the action phase cost `mc` M€; answers that could not pay are not offered."""
    return PerRating(PayDue(mc))
