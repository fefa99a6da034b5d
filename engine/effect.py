"""Effects: frozen values that happen to a seat, and the base of everything that a card is declared with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.decision import NOTHING, Cause, Decision, Reason

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


class Wait:
    """Third answer of `ask`: not mine yet, another lane must move first."""


WAIT: Final = Wait()


class When(IntEnum):
    """When an effect is done among others that may be done in any order, so that no other order serves its seat better.

    What may show something hidden comes before what is chosen without, gains before losses, and taking from others last.
    """

    DRAWING = 0
    """Shows something hidden, and leaves nothing to choose: done at once."""
    SURE = 1
    """Nothing to choose, and the same at any time: done at once."""
    SHOWING = 2
    """A choice that may show something hidden, or an ocean, beside which tiles bring more. Of several the player says which is next."""
    CHOOSING = 3
    """A choice that shows nothing, made when all is known."""
    LATE = 4
    """Counts what may still become more, or has nothing yet to choose among."""
    WAITING = 5
    """Cannot be done yet."""
    TAKING = 6
    """Takes from a player of choice, who may get more before."""

    @classmethod
    def together(cls, parts: Iterable[When]) -> When:
        """When several are done as one."""
        found = set(parts)
        last = max(found, default=cls.SURE)
        if last <= cls.SURE:
            return min(found, default=cls.SURE)
        return cls.SHOWING if last is cls.CHOOSING and found & {cls.DRAWING, cls.SHOWING} else last


class Value(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Anything a card is declared with; its class name and fields are the save format."""


class Effect(Value, frozen=True):
    """Something that happens to a seat."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | Wait | None:
        """A decision, nothing (apply me now) or `WAIT`; purely from the state."""
        return None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        """Change the state and queue what follows."""
        raise NotImplementedError

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        """None, or a message id of the reason why this cannot happen."""
        return None

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        """None, or why this cannot happen, with the amounts; `possible` answers sooner whether it can."""
        found = self.possible(game, me, cause)
        return Reason(found, self.short(game, me) if found == "too-dear" else 0) if found else None

    def refusal(self, game: Game, me: Player, cause: Cause, pick: str) -> Reason | None:
        """Why `pick` is not among the options of what this asks; None where it could never be."""
        return None

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        """Why a card with this effect cannot be played, given what is promised before; by default what makes it impossible."""
        return self.possible(game, me, cause)

    def short(self, game: Game, me: Player) -> int:
        """How many M€ are missing where only they are."""
        return 0

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        """The stock that `apply` will take from me, so that a payment keeps it back."""
        return NOTHING

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """Stock (`plants`) and production (`production:mc`) that this surely brings before what comes after it."""
        return NOTHING

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        """When among others that may be done in any order this is done; purely from what all may know."""
        asked = self.ask(game, me, cause)
        if not isinstance(asked, Decision):
            return When.SURE
        if asked.real:
            return When.CHOOSING
        return When.SURE if asked.options else When.LATE

    def unrewarded(self) -> Effect | None:
        """This effect without any gain for the seat; None if nothing is left of it."""
        return None


if TYPE_CHECKING:
    AnyEffect = Effect
    AnyValue = Any
else:

    class _Open(type):
        def __instancecheck__(cls, instance: object) -> bool:
            return True

    class AnyEffect(metaclass=_Open):
        """Marks a field that holds any effect; the codec finds its class by the tag."""

    class AnyValue(metaclass=_Open):
        """Marks a field that holds any value, or a number."""
