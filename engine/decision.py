"""Questions and answers: who is asked what and why, in stable keys, and what is no answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple


class Cause(NamedTuple):
    """Who speaks: the card, the space, an amount, where no card does it a source such as `project:city`, the card that triggered."""

    card: int = 0
    space: str = ""
    amount: int = 0
    source: str = ""
    trigger: int = 0


NO_CAUSE: Final = Cause()


class Decision(NamedTuple):
    """What one seat is asked, in stable keys; words are made elsewhere."""

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
    """A new action begins with this question: what was composed before it is complete."""

    def refuses(self, picks: Sequence[str]) -> str | None:
        """Why `picks` is no answer: a message id, or None when it is one."""
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
        """Whether somebody has to be asked: more than one answer, or an answer that must not come by itself."""
        return bool(self.ask_always or self.budget or self.least < self.most or len(self.options) != self.least)


def amounts(picks: Iterable[str]) -> dict[str, int]:
    """Read picks such as `steel=3` into amounts by kind; raises `ValueError` for anything else."""
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
    """A refused answer; `reason` is a message id, and nothing has changed."""

    def __init__(self, reason: str, decision: Decision | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.decision = decision
