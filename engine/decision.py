"""Decisions, in stable keys: who is asked what and why, and which answers are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from engine.requirements import Requirement

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


class Cause(NamedTuple):
    """What caused a step: the card, the space, an amount, a source such as `project:city` if it is no card, the card that triggered it."""

    card: int = 0
    space: str = ""
    amount: int = 0
    source: str = ""
    trigger: int = 0


NO_CAUSE: Final = Cause()


class Reason(NamedTuple):
    """Why something cannot be done: `key` is a message id, such as `too-dear` or `needs:plants`; the rest makes it exact."""

    key: str
    short: int = 0
    """How much is missing of what `key` names: M€, units, steps, tags or tiles; 0 where that is no amount."""
    requirement: Requirement | None = None
    """The requirement that is not met."""
    keep: Mapping[str, int] = NOTHING
    """The stock that what is paid for will take itself, so that it cannot help to pay."""
    moot: bool = False
    """There is nothing of it to choose: lists of what cannot be done now leave it out."""


class Decision(NamedTuple):
    """A question to one seat, in stable keys; an answer picks `least` to `most` of the options.

    `kind` is a hint for drawing: option, card, space, player, amount, payment or split. `budget`, of payments and splits, is the
    total and (what, value, at most) for each means. With `ask_always` the seat is asked even if there is only one answer.

    >>> asked = Decision(seat=0, key="place:city", options=("space:E5", "space:E6"), kind="space")
    >>> asked.refuses(["space:E5"]), asked.refuses(["space:E9"])
    (None, 'unknown')
    """

    seat: int
    key: str
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    kind: str = "option"
    ask_always: bool = False
    budget: tuple[Any, ...] = ()
    cause: Cause = NO_CAUSE
    opens: bool = False
    """Whether a new action begins with this question, so that the action before is complete."""

    def refuses(self, picks: Sequence[str]) -> str | None:
        """The reason, as a message id, why `picks` are no answer; None if they are one."""
        if self.budget:
            return _overdraws(self.budget, picks)
        if len(picks) > 1 and len(set(picks)) != len(picks):
            return "twice"
        for pick in picks:
            if pick not in self.options:
                return "unknown"
        if not self.least <= len(picks) <= self.most:
            return "too-few" if len(picks) < self.least else "too-many"
        return None

    @property
    def real(self) -> bool:
        """Whether the seat must be asked: there is more than one answer, or `ask_always` is set."""
        return bool(self.ask_always or self.budget or self.least < self.most or len(self.options) != self.least)


def amounts(picks: Iterable[str]) -> dict[str, int]:
    """Convert picks such as `steel=3` to amounts by kind; raises `ValueError` for anything else.

    >>> amounts(["steel=3", "mc=4"])
    {'steel': 3, 'mc': 4}
    """
    out: dict[str, int] = {}
    for pick in picks:
        what, sign, n = pick.partition("=")
        if not sign or not n.isdecimal() or not n.isascii() or what in out:
            raise ValueError(pick)
        out[what] = int(n)
    return out


def _overdraws(budget: tuple[Any, ...], picks: Sequence[str]) -> str | None:
    total, ways = budget
    try:
        split = amounts(picks)
    except ValueError:
        return "unknown"
    values = {what: (value, most) for what, value, most in ways}
    if not split.keys() <= values.keys() or any(n > values[what][1] for what, n in split.items()):
        return "unknown"
    paid = sum(values[what][0] * n for what, n in split.items())
    if paid < total:
        return "too-few"
    return "too-many" if any(n and paid - values[what][0] >= total for what, n in split.items()) else None


class Illegal(ValueError):
    """Raised for a refused answer, after which nothing has changed; `reason` is a message id, `why` has the amounts too.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2, first=0), "a seed")
    >>> game.answer(0, ["corporation:unheard-of"])
    Traceback (most recent call last):
    engine.decision.Illegal: unknown
    """

    def __init__(self, why: Reason | str, decision: Decision | None = None) -> None:
        self.why = Reason(why) if isinstance(why, str) else why
        super().__init__(self.why.key)
        self.decision = decision

    @property
    def reason(self) -> str:
        return self.why.key
