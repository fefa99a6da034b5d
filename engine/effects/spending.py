"""Actions with a cost, which is printed to the left of the arrow (rulebook, Use the action on a blue card)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Unpack

from msgspec.structs import replace

from engine import changes
from engine.bounds import NO_RATING, Bound, Within, all_of, bound_of, perhaps
from engine.core import NOTHING, AnyEffect, Cause, Decision, Effect, Game, Reason, When
from engine.effect import all_vain, may_all_be_vain
from engine.named import CostName, Resource, ResourceName, Stocks, only_pair, stocks
from engine.payment import Pay, affords, in_stock, kept_for, missing, spend_stock, spendable
from engine.tableau import ON_CARD

if TYPE_CHECKING:
    from engine.state import Player


class Costs(Stocks[int], total=False):
    """Keyword arguments for the cost of an action: resources, and `here` for resources on this card."""

    here: int


class Spend(Effect, frozen=True):
    """Pay `what` (`here` means resources on this card), then do `then`; the metals in `using` may help to pay M€."""

    what: tuple[tuple[CostName, int], ...]
    then: tuple[AnyEffect, ...]
    using: tuple[ResourceName, ...] = ()

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.together(e.when(game, me, cause) for e in self.then)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if unpaid := self._unpaid(game, me, cause):
            return unpaid
        for effect in self.then:
            if effect.may_be_blocked and (reason := effect.blocks(game, me, cause)):
                return reason
        return None

    def ever_vain(self) -> bool:
        return may_all_be_vain(self.then)

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        why = all_vain(self.then, game, me, cause)
        return why if why and self.possible(game, me, cause) is None else None

    def _unpaid(self, game: Game, me: Player, cause: Cause) -> str | None:
        for what, n in self.what:
            if what == "mc":
                if not affords(game, me, n, keep=self._kept(game, me, cause), using=self.using):
                    return "too-dear"
            elif what == "here":
                if me.resources.get(cause.card, 0) < n:
                    return "needs-here"
            elif in_stock(game, me, what) < n:
                return f"needs:{what}"
        return None

    def _kept(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What else than M€ is paid, and what the effects will take, by purse: it cannot pay the M€ too."""
        out = dict(kept_for(game, me, self.then))
        for what, n in self.what:
            if what != "mc":
                key = f"{ON_CARD}{cause.card}" if what == "here" else what
                out[key] = out.get(key, 0) + n
        return out

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        """The reason why the cost cannot be paid, or the reason of the first effect that cannot be done."""
        if unpaid := self._unpaid(game, me, cause):
            return Reason(unpaid, self.short(game, me, cause) if unpaid == "too-dear" else 0)
        blocking = next((e for e in self.then if e.blocks(game, me, cause)), None)
        return blocking.reason(game, me, cause) if blocking else None

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What costs nothing but resources on this card brings; a payment before it may use anything else."""
        if any(what != "here" for what, _ in self.what) or self.possible(game, me, cause):
            return NOTHING
        found = Counter[str]()
        for e in self.then:
            found.update(e.promises(game, me, cause))
        return found

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, dict(self.what).get("mc", 0), keep=self._kept(game, me, cause), using=self.using)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.what:
            if what == "mc":
                keep = kept_for(game, me, self.then)
                game.then(Pay(n, self.using, tuple(keep.items())), me.seat)
            elif what == "here":
                changes.change_card_resources(game, me, cause.card, -n, cause)
            else:
                spend_stock(game, me, what, n, cause)
        for e in self.then:
            game.then(e, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return all_of(self.then, game, me, within, sum(n for what, n in self.what if what == "mc"))


class SpendAny(Effect, frozen=True):
    """Spend any number of a stock, at least one, and gain as many of another (Power Infrastructure, 194)."""

    at_most = NO_RATING

    source: ResourceName
    target: ResourceName

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.stock[self.source] else f"needs:{self.source}"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        steps = tuple(str(n) for n in range(1, me.stock[self.source] + 1))
        return Decision(me.seat, f"spend-any:{self.source}:{self.target}", steps, kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_stock(game, me, self.source, -int(picks[0]), cause)
        changes.change_stock(game, me, self.target, int(picks[0]), cause)


class SpendChosen(Effect, frozen=True):
    """Spend `each` of something, as often as the player chooses, at least once; then do `then`, in which `chosen` is that number.

    No more can be chosen than brings something more. `what` is a resource, or `here` for the resources on this card.
    """

    what: CostName
    each: int
    then: tuple[AnyEffect, ...]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.together([When.CHOOSING, *(e.when(game, me, cause) for e in self.then)])

    def _most(self, game: Game, me: Player, cause: Cause) -> int:
        if self.what == "here":
            return me.resources.get(cause.card, 0) // self.each
        return (spendable(game, me) if self.what == "mc" else me.stock[self.what]) // self.each

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if not self._most(game, me, cause):
            return {"mc": "too-dear", "here": "needs-here"}.get(self.what, f"needs:{self.what}")
        once = replace(cause, amount=1)
        return next((reason for e in self.then if (reason := e.blocks(game, me, once))), None)

    def ever_vain(self) -> bool:
        return may_all_be_vain(self.then)

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        why = all_vain(self.then, game, me, cause)
        return why if why and self.possible(game, me, cause) is None else None

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, self.each)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        held, most = self._most(game, me, cause), 1
        while most < held and not all(e.exhausted(game, me, replace(cause, amount=most)) for e in self.then):
            most += 1
        steps = tuple(str(n) for n in range(1, min(most, held) + 1))
        return Decision(me.seat, f"spend-chosen:{self.what}:{self.each}", steps, kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n = int(picks[0])
        if self.what == "mc":
            game.then(Pay(n * self.each), me.seat)
        elif self.what == "here":
            changes.change_card_resources(game, me, cause.card, -n * self.each, cause)
        else:
            changes.change_stock(game, me, self.what, -n * self.each, cause)
        for e in self.then:
            game.then(e, me.seat, replace(cause, amount=n))

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        then = all_of(self.then, game, me, within)
        return NO_RATING if then and not then.steps else None


class IfRaisedRating(Effect, frozen=True):
    """Do `then`; this is possible only if the player's rating was raised in this generation (United Nations Mars Initiative, R32)."""

    then: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.then.possible(game, me, cause) if me.raised_tr else "no-tr-raised"

    def ever_vain(self) -> bool:
        return self.then.ever_vain()

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.then.vain(game, me, cause) if me.raised_tr else None

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        return self.then.reason(game, me, cause) if me.raised_tr else Reason("no-tr-raised")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


def pay(mc: int) -> Pay:
    """Pay M€, which is a condition of playing the card.

    >>> pay(5).total
    5
    """
    return Pay(mc)


def spend(*then: Effect, using: str = "", **what: Unpack[Costs]) -> Spend:
    """Spend resources for effects; `here` means resources on this card, and the metals in `using` may help to pay M€.

    >>> from engine.effects import oxygen
    >>> spend(oxygen(1), energy=4)
    Spend(what=(('energy', 4),), then=(Raise(parameter='oxygen', steps=1, rewarded=True),), using=())
    """
    return Spend(stocks(what, "here"), then, tuple(using.split()))


def spend_any(source: Resource, target: Resource) -> SpendAny:
    """Spend any number of a resource and gain as many of another.

    >>> spend_any("energy", "mc")
    SpendAny(source='energy', target='mc')
    """
    return SpendAny(source, target)


def spend_chosen(*then: Effect, **what: Unpack[Costs]) -> SpendChosen:
    """Spend a resource as often as the player chooses, at least once, for effects in which `chosen()` is that number.

    >>> from engine.amounts import chosen
    >>> from engine.effects import gain
    >>> spend_chosen(gain(mc=chosen(3)), here=1).what
    'here'
    """
    name, each = only_pair(stocks(what, "here"))
    return SpendChosen(name, each, then)


def if_raised_tr(then: Effect) -> IfRaisedRating:
    """Do an effect that is possible only if the player's rating was raised in this generation.

    >>> from engine.effects import gain
    >>> if_raised_tr(gain(mc=3))
    IfRaisedRating(then=Gain(what=(('mc', 3),)))
    """
    return IfRaisedRating(then)
