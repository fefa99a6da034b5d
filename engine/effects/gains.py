"""Effects that change own stocks and terraform rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Unpack

from engine import changes
from engine.amounts import counting, number
from engine.bounds import NO_CHANGE, NO_COST, NO_RATING, Bound, Within
from engine.core import NOTHING, AnyValue, Cause, Decision, Effect, Game, When
from engine.effect import Count
from engine.named import RESOURCES, ResourceName, Stocks, stocks
from engine.payment import in_stock, spend_stock
from engine.reactions import promised_by_rating

if TYPE_CHECKING:
    from engine.state import Player


class Gain(Effect, frozen=True):
    """Gain resources."""

    what: tuple[tuple[ResourceName, AnyValue], ...]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return counting(n for _, n in self.what)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return {k: number(n, game, me, cause) for k, n in self.what}

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.what:
            changes.change_stock(game, me, what, number(n, game, me, cause), cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        for what, n in self.what:
            if what == "mc" and not (n.times >= 0 if isinstance(n, Count) else isinstance(n, int) and n >= 0):
                return NO_RATING
        return NO_COST if any(what == "mc" for what, _ in self.what) else NO_CHANGE


class GainChosen(Effect, frozen=True):
    """Gain `n` of one resource of choice."""

    at_most = NO_COST

    n: AnyValue = 1

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision(me.seat, f"gain-chosen:{number(self.n, game, me, cause)}", RESOURCES)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in picks:
            changes.change_stock(game, me, what, number(self.n, game, me, cause), cause)


class Lose(Effect, frozen=True):
    """Lose exactly these resources; a player who does not have them cannot play the card."""

    what: tuple[tuple[ResourceName, int], ...]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        short = [what for what, n in self.what if in_stock(game, me, what) + promised.get(what, 0) < n]
        return f"needs:{short[0]}" if short else None

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        return dict(self.what)

    def only_costs(self) -> bool:
        return True

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.what:
            spend_stock(game, me, what, n, cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return Bound(mc=sum(n for what, n in self.what if what == "mc"))


class RaiseRating(Effect, frozen=True):
    """Raise the terraform rating, or lower it by a negative number."""

    n: AnyValue

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return counting([self.n])

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return promised_by_rating(game, me, number(self.n, game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_rating(game, me, number(self.n, game, me, cause), cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return Bound(max(0, self.n), exact=self.n >= 0) if isinstance(self.n, int) else None


def gain(**what: Unpack[Stocks[int | Count]]) -> Gain:
    """Gain resources.

    >>> gain(plants=3)
    Gain(what=(('plants', 3),))
    """
    return Gain(stocks(what))


def gain_chosen(n: int | Count = 1) -> GainChosen:
    """Gain `n` of one resource, which the player chooses.

    >>> gain_chosen()
    GainChosen(n=1)
    """
    return GainChosen(n)


def lose(**what: Unpack[Stocks[int]]) -> Lose:
    """Lose own resources, which is a condition of playing the card.

    >>> lose(plants=1)
    Lose(what=(('plants', 1),))
    """
    return Lose(stocks(what))


def tr(n: int | Count) -> RaiseRating:
    """Raise the terraform rating, or lower it by a negative number.

    >>> tr(2)
    RaiseRating(n=2)
    """
    return RaiseRating(n)
