"""A committed game in the cache, and an action that is being composed on a copy of it. The truth is in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from random import Random
from typing import Any, Final

import msgspec

from engine.actions.turn import FIRST, choices, give_early
from engine.agenda import forks
from engine.box import Choice
from engine.core import Decision, Game, Illegal
from engine.hidden import redealt
from engine.journal import Drawn, Entry, LookedAt
from engine.slots import FIRST_PHASE
from engine.view import View, view

FORESEEN: Final = (Drawn, LookedAt)
"""Journal entries of these kinds may be shown before they are certain: the cards are hidden, their number is not."""
LOOK_DEPTH: Final = 20
"""How many newest entries that stand a look reads: enough for its own turn and to know whether an undo is possible."""


@dataclass(frozen=True, slots=True)
class Last:
    """The turn of the newest answer that is not undone: whose it is, its number, and whether several seats decided at once (a fork).

    `by` is the seat that gave the answer, which may be asked in the turn of another (`beside`).
    """

    seat: int
    turn: int
    forked: bool
    by: int


class Sight:
    """What a seat may know of one position and can choose in it, each worked out when somebody first asks: many looks see the same."""

    def __init__(self, game: Game, seat: int, *, afterwards: bool = False) -> None:
        self.game, self.seat, self.afterwards = game, seat, afterwards

    @cached_property
    def view(self) -> View:
        return view(self.game, self.seat, afterwards=self.afterwards)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(choices(self.game, self.game.players[self.seat]))


@dataclass(slots=True)
class Live:
    """A committed game with the number of its newest entry."""

    game: Game
    version: int
    last: Last | None = None
    recent: Sequence[Mapping[Any, Any]] | None = None
    """A cache of the newest entries that stand, newest first; None until somebody has read them."""
    drafts: dict[int, Composed] = field(default_factory=dict)
    """A cache by seat of the action that was being composed when that seat was last looked at."""
    drawn: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """A cache by seat of the cards that its panel calls newly drawn."""
    _seen: Sight | None = None
    """A cache: what the seat sees that was looked at last."""

    def sight(self, seat: int, *, afterwards: bool = False) -> Sight:
        """Return what a seat sees of the game; with `afterwards`, of one that has ended. Valid until the game changes."""
        seen = self._seen
        if seen is None or seen.game is not self.game or (seen.seat, seen.afterwards) != (seat, afterwards):
            seen = self._seen = Sight(self.game, seat, afterwards=afterwards)
        return seen

    def advance(self, entry: Mapping[Any, Any] | None = None) -> None:
        """Move to the next version. Without `entry` the cached entries are dropped, because older ones have changed too."""
        self.version += 1
        self.drafts.clear()
        self.drawn.clear()
        self._seen = None
        self.recent = [entry, *self.recent[: LOOK_DEPTH - 1]] if entry is not None and self.recent is not None else None


@dataclass(frozen=True, slots=True)
class AskedSeats:
    """The seats that owe an answer at one moment, their questions, and whether several of them decide at once (a fork)."""

    seats: frozenset[int] = frozenset()
    forked: bool = False
    questions: Mapping[int, Decision] = field(default_factory=dict)
    """The question to each seat, as far as it is known."""

    @classmethod
    def now(cls, game: Game) -> AskedSeats:
        return cls(frozenset(game.pending), forked(game), dict(game.pending))


def forked(game: Game) -> bool:
    """Return whether several seats decide at once, in private."""
    return any(forks(game.agenda))


def reopenable(game: Game, seat: int) -> bool:
    """Return whether this seat has answered in an open fork (several seats decide at once) and may change its answer."""
    return any(fork.has_answered(seat) for fork in forks(game.agenda))


def begins_turn(decision: Decision | None) -> bool:
    """Return whether this question asks for the first of a turn's two actions; only there a player may pass."""
    return decision is not None and decision.kind == "turn" and "pass" in decision.options


def of_turn(game: Game, picks: Sequence[str]) -> bool:
    """Return whether picks answer the question of a turn, and not another one."""
    key = picks[0] if picks else ""
    return key in ("pass", "end") or key.startswith(FIRST) or game.box.verb(key) is not None


def beside(game: Game, seat: int) -> bool:
    """Return whether a seat is asked in the turn of another, such as for the bonus of a colony; its answer belongs to that turn."""
    asked, table = game.decision(seat), game.table
    return asked is not None and asked.kind != "turn" and table.phase == FIRST_PHASE and table.active != seat


def as_said(view: View, picks: Sequence[str]) -> tuple[str, ...]:
    """Return the answer by which these picks are called: to end a turn that nothing but the next own one follows is to pass."""
    return ("pass",) if view.plays_on and tuple(picks) == ("end",) else tuple(picks)


def readable(news: Sequence[Entry], seat: int | None) -> tuple[Entry, ...]:
    """Return the journal entries that this seat may read, without what is hidden from it."""
    return tuple(entry for entry in news if entry.to in (-1, seat))


@dataclass(frozen=True, slots=True)
class PlannedAction:
    """A whole composed action: its answers, and what is certain of their effects."""

    picks: tuple[tuple[str, ...], ...]
    news: tuple[Entry, ...]
    reveals: bool
    """Whether it reveals something hidden; then nothing can be composed after it."""


def idle(asked: Decision | None, picks: Sequence[str]) -> str | None:
    """Return the message id of why these picks make an action without any effect; None where they have one."""
    return asked.vain.get(picks[0]) if asked is not None and asked.kind == "turn" and picks else None


class _Reveals(Exception):
    """Ends an answer that is tried while several decide at once, where it would reveal something hidden.

    What follows may be what others have chosen in secret. That was re-dealt, and may not fit together: a corporation, and more cards than
    it can pay for.
    """


@dataclass(slots=True)
class Composed:
    """An action that is being composed: picks applied to a copy of the game in which everything unknown to the seat is re-dealt."""

    copy: Game
    seat: int
    picks: list[tuple[str, ...]] = field(default_factory=list)
    news: list[Entry] = field(default_factory=list)
    certain: list[Entry] = field(default_factory=list)
    """Journal entries that the newest pick brought about before it looked at anything hidden."""
    planned: list[PlannedAction] = field(default_factory=list)
    """The whole actions among the picks."""
    early: bool = False
    """Whether the seat was given its turn on the copy before its time."""
    sure: list[Entry] = field(default_factory=list)
    """The certain effects of the action that is not complete yet."""
    _seen: Sight | None = None
    """A cache: what the seat sees of the copy."""

    @classmethod
    def begin(cls, game: Game, seat: int, *, early: bool = False) -> Composed:
        """Begin to compose. With `early` an action of the seat's next turn; raises `Illegal` where it gets none in this generation."""
        # The seed depends on the question alone, so a preview does not flicker; the game's secret in it keeps it unguessable.
        copy = redealt(game, seat, Random(f"{game.seed}/{seat}/{game.tokens[seat]}"))
        if early and not give_early(copy, seat):
            raise Illegal("no-turn")
        return cls(copy, seat, early=early)

    @property
    def open(self) -> int:
        """How many of the picks belong to an action that is not complete yet."""
        return len(self.picks) - sum(len(whole.picks) for whole in self.planned)

    @property
    def decision(self) -> Decision | None:
        """The question to the seat; an action ordered ahead that would have no effect is not offered."""
        asked = self.copy.decision(self.seat)
        if self.early and asked is not None and asked.kind == "turn" and asked.vain:
            return msgspec.structs.replace(asked, options=asked.useful)
        return asked

    @property
    def complete(self) -> bool:
        """Whether the picks make a complete action, so that nothing more is asked that belongs to it."""
        return self.decision is None or self.decision.opens

    @property
    def reveals(self) -> bool:
        """Whether the newest pick revealed something hidden or cannot be undone."""
        return self.copy.floor == self.copy.answered

    @property
    def revealed(self) -> bool:
        """Whether the last whole action revealed something hidden: the copy shows cards then that nobody has drawn."""
        return bool(self.planned) and self.planned[-1].reveals

    def pick(self, picks: tuple[str, ...]) -> None:
        """Apply one more answer. Raises `engine.Illegal`, and any exception of a faulty effect."""
        if self.early and (why := idle(self.copy.decision(self.seat), picks)):
            raise Illegal(why)
        copy, sure, before = self.copy, -1, forked(self.copy)
        self._seen = None
        barrier = copy.barrier

        def noted() -> None:
            nonlocal sure
            if sure < 0:
                sure = len(copy.news)
            barrier()
            if before:
                raise _Reveals

        copy.barrier = noted  # type: ignore[method-assign]
        try:
            copy.answer(self.seat, picks)
        except _Reveals:
            copy.pending.clear()  # nobody may be asked in the midst of an answer
        finally:
            del copy.barrier
        self.certain = list(copy.news if sure < 0 else copy.news[:sure])
        if sure >= 0 and not before:
            self.certain += [entry for entry in copy.news[sure : sure + 1] if isinstance(entry, FORESEEN)]
        if before:
            # The last answer of a fork reveals those of the others too; they are shown only once it is committed.
            self.certain = list(takewhile(lambda entry: entry.seat == self.seat, self.certain))
        self.news += copy.news
        self.picks.append(picks)
        self.sure += self.certain
        if self.complete or self.reveals:
            self.planned.append(PlannedAction(tuple(self.picks[-self.open :]), tuple(self.sure), self.reveals))
            self.sure = []

    @property
    def sight(self) -> Sight:
        """What the seat sees of the copy, until the next pick."""
        if self._seen is None:
            self._seen = Sight(self.copy, self.seat)
        return self._seen
