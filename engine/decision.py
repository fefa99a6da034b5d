"""Decisions: the questions that the game asks seats, and their causes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

import msgspec

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
NO_REASONS: Final[Mapping[str, str]] = MappingProxyType({})


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """What caused a step.

    `card` is the card whose effect it is, and `source` a key such as `project:city` where that is no card; `space` is the space and
    `amount` the amount that it is about; `trigger` is the card that set it off.
    """

    card: int = 0
    space: str = ""
    amount: int = 0
    source: str = ""
    trigger: int = 0

    @property
    def played(self) -> int:
        """The card that is being played where an effect of one happens: that which repeats the effect (Double Down), or the card itself."""
        return self.trigger or self.card


NO_CAUSE: Final = Cause()

Way = tuple[str, int, int]
"""A purse that may pay, the value of a piece in M€, and how many pieces may be used at most."""


class Budget(NamedTuple):
    """What a payment comes to, in M€, and with what it may be paid.

    >>> Budget(9, (("steel", 2, 4), ("mc", 1, 5))).refuses(["steel=1"])
    'too-few'
    """

    total: int
    ways: tuple[Way, ...]

    def refuses(self, picks: Sequence[str]) -> str | None:
        """The message id of the reason why `picks` such as `steel=3` do not pay it; None if they do."""
        try:
            split = amounts(picks)
        except ValueError:
            return "unknown"
        values = {what: (value, most) for what, value, most in self.ways}
        if not split.keys() <= values.keys() or any(n > values[what][1] for what, n in split.items()):
            return "unknown"
        paid = sum(values[what][0] * n for what, n in split.items())
        if paid < self.total:
            return "too-few"
        return "too-many" if any(n and paid - values[what][0] >= self.total for what, n in split.items()) else None


DecisionKind = Literal["option", "card", "space", "player", "amount", "payment", "turn"]
"""What the options of a decision are, which tells a screen how to show them; those of a turn are actions."""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat; an answer picks `least` to `most` of the options. `key` and options are stable keys, never words.

    A payment has a `budget` instead of options; its picks are like `steel=3`. With `ask_always` the seat is asked even if there is
    only one answer.

    >>> asked = Decision(seat=0, key="place:city", options=("space:E5", "space:E6"), kind="space")
    >>> asked.refuses(["space:E5"]), asked.refuses(["space:E9"])
    (None, 'unknown')
    """

    seat: int
    key: str
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    kind: DecisionKind = "option"
    ask_always: bool = False
    budget: Budget | None = None
    cause: Cause = NO_CAUSE
    opens: bool = False
    """Whether this question begins a new action; the action before it is then complete."""
    unpaid: Mapping[str, int] = NOTHING
    """Options that are not offered because dues could not be paid after them (`engine.bounds`), with the M€ that would be missing."""
    vain: Mapping[str, str] = NO_REASONS
    """Options that may be chosen but bring nothing, each with the message id of the reason; they come last."""
    bonuses: int = 0
    """How many times the seat gains the printed bonus of the space that it chooses; without it, no M€ for oceans and no toll either."""

    @classmethod
    def exactly(
        cls,
        seat: int,
        key: str,
        options: Iterable[str],
        n: int = 1,
        *,
        kind: DecisionKind = "option",
        ask_always: bool = False,
        opens: bool = False,
        vain: Mapping[str, str] = NO_REASONS,
        bonuses: int = 0,
    ) -> Decision:
        """A question that takes `n` of the options, or all of them where there are fewer.

        >>> Decision.exactly(0, "merge", (), kind="card").real
        False
        """
        options = tuple(options)
        n = min(n, len(options))
        return cls(seat, key, options, n, n, kind, ask_always=ask_always, opens=opens, vain=vain, bonuses=bonuses)

    @property
    def tile(self) -> str:
        """The key of the tile that is to be placed on the space; empty for any other question, as for the space of a marker.

        >>> Decision(seat=0, key="place:city").tile, Decision(seat=0, key="mark:nomads").tile
        ('city', '')
        """
        asked, _colon, tile = self.key.partition(":")
        return tile if asked.startswith("place") else ""

    @property
    def useful(self) -> tuple[str, ...]:
        """The options that bring something; all of them where none does."""
        if not self.vain:
            return self.options
        return tuple([option for option in self.options if option not in self.vain]) or self.options

    def refuses(self, picks: Sequence[str]) -> str | None:
        """The message id of the reason why `picks` are no answer; None if they are an answer."""
        if self.budget:
            return self.budget.refuses(picks)
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


def vain_last(found: Mapping[str, str | None]) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Sort options with the reasons why they bring nothing, None where they bring something; return them and what is `Decision.vain`.

    >>> vain_last({"a": "complete:venus", "b": None})
    (('b', 'a'), {'a': 'complete:venus'})
    """
    vain = {option: why for option, why in found.items() if why}
    return (*(option for option in found if option not in vain), *vain), vain or NO_REASONS


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


def as_picks(amounts: Mapping[str, int]) -> tuple[str, ...]:
    """Convert amounts by kind to picks, without those that are 0.

    >>> as_picks({"steel": 3, "heat": 0, "mc": 4})
    ('steel=3', 'mc=4')
    """
    return tuple([f"{what}={n}" for what, n in amounts.items() if n])
