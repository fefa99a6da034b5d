"""A game in memory: what is committed, and what may be asked of it. Never the truth, that is in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any, Final

from engine.core import Decision, Fork, Game, Illegal
from engine.hidden import redealt
from engine.journal import Entry
from engine.view import View, view

FORESEEN: Final = ("draw", "look")
"""What is looked at may be hidden, how many cards it will be is not."""
NEAR: Final = 20
"""How many entries of the history a look is made of: its own turn, and whether there is anything to undo."""


@dataclass(frozen=True, slots=True)
class Last:
    """The newest answer that stands: whose, in which turn, and whether a fork was open."""

    seat: int
    turn: int
    forked: bool


@dataclass(slots=True)
class Live:
    """A committed game: with the number of its newest entry."""

    game: Game
    version: int
    last: Last | None = None
    recent: Sequence[Mapping[Any, Any]] | None = None
    """Its newest entries, newest first, once somebody has read them."""
    drafts: dict[int, Composed] = field(default_factory=dict)
    """What was being composed on it by a seat when that was last looked at."""

    def advance(self, entry: Mapping[Any, Any] | None = None) -> None:
        """One entry further; without one at hand, what is known of the older ones has changed too."""
        self.version += 1
        self.drafts.clear()
        self.recent = [entry, *self.recent[: NEAR - 1]] if entry is not None and self.recent is not None else None


@dataclass(frozen=True, slots=True)
class Owed:
    """Who is asked at one moment."""

    seats: frozenset[int] = frozenset()
    forked: bool = False

    @classmethod
    def now(cls, game: Game) -> Owed:
        return cls(frozenset(game.pending), forked(game))


def forked(game: Game) -> bool:
    """Whether several seats decide at once, in private."""
    return any(isinstance(node, Fork) for node in game.agenda)


def reopenable(game: Game, seat: int) -> bool:
    """Whether this seat has answered in an open fork, and not for good."""
    return any(isinstance(node, Fork) and node.lanes.get(seat) != node.start.get(seat) for node in game.agenda)


def begins_turn(decision: Decision | None) -> bool:
    """Whether this is the question for the first of two actions: only there one may pass."""
    return decision is not None and decision.kind == "turn" and "pass" in decision.options


def readable(news: Sequence[Entry], seat: int | None) -> tuple[Entry, ...]:
    """What this seat may read of the news."""
    return tuple(entry for entry in news if entry.to in (-1, seat))


@dataclass(slots=True)
class Composed:
    """An action in the making: picks on a copy in which all that the seat cannot know is dealt anew."""

    copy: Game
    seat: int
    picks: list[tuple[str, ...]] = field(default_factory=list)
    news: list[Entry] = field(default_factory=list)
    certain: list[Entry] = field(default_factory=list)
    """What the newest pick told before anything hidden was looked at."""

    @classmethod
    def begin(cls, game: Game, seat: int) -> Composed:
        # The same question gives the same copy, so that a preview does not flicker; the seed keeps it unguessable.
        return cls(redealt(game, seat, Random(f"{game.seed}/{seat}/{game.tokens[seat]}")), seat)

    @property
    def decision(self) -> Decision | None:
        return self.copy.decision(self.seat)

    @property
    def complete(self) -> bool:
        """Nothing more belongs to this action."""
        return self.decision is None or self.decision.opens

    @property
    def reveals(self) -> bool:
        """The newest pick looked at something hidden, or is for good."""
        return self.copy.floor == self.copy.answered

    def pick(self, picks: tuple[str, ...]) -> None:
        """One more answer; raises `engine.Illegal`, and whatever a faulty effect raises."""
        copy, sure, before = self.copy, -1, forked(self.copy)
        barrier = copy.barrier

        def noted() -> None:
            nonlocal sure
            if sure < 0:
                sure = len(copy.news)
            barrier()

        copy.barrier = noted  # type: ignore[method-assign]
        try:
            copy.answer(self.seat, picks)
        except Illegal:
            raise
        except Exception:
            # What others chose in secret is dealt anew, and need not fit together: a corporation that cannot pay for their
            # cards. Nothing of it is shown; that the answer reveals something stands.
            if not before or sure < 0:
                raise
        finally:
            del copy.barrier
        self.certain = list(copy.news if sure < 0 else copy.news[:sure])
        if sure >= 0 and not before:
            self.certain += [entry for entry in copy.news[sure : sure + 1] if entry.key in FORESEEN]
        if before:
            # The last answer of a fork also shows those of the others, which are theirs until it is given for good.
            self.certain = list(takewhile(lambda entry: entry.seat == self.seat, self.certain))
        self.news += copy.news
        self.picks.append(picks)

    def view(self) -> View:
        return view(self.copy, self.seat)
