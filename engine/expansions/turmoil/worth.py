"""What Turmoil is worth to robots: they lobby where it brings influence, a party, or the chairman, and use policies that pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.amounts import number
from engine.card import CARDS, Card
from engine.changes import lowest_production
from engine.core import NO_CAUSE, Decision
from engine.effects.gains import Gain
from engine.expansions.turmoil.corporations import IfNotRaised, SellProduction
from engine.expansions.turmoil.delegates import dominating, leading
from engine.expansions.turmoil.effects import PRICE, BecomeChairman, Delegates, Lobby, Recruit, Unseat
from engine.expansions.turmoil.event_effects import (
    AddToEach,
    Compare,
    DiscardUpTo,
    ForAll,
    Forfeit,
    GainEach,
    IfEnough,
    KeepAtMost,
    LoseRating,
    Lower,
    LowerProduction,
    RemoveOcean,
)
from engine.expansions.turmoil.policies import PARTY_RULES, FavourLowest, UsePolicy, policy_action
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE
from engine.named import RESOURCES
from engine.prices import term
from engine.robots.greedy import ANSWERS
from engine.robots.on_goals import BRINGS
from engine.robots.worth import Worth, worth_of

VOICE: Final = 2.5
"""The worth of a point of influence on the next event, in M€."""


def _standing(
    self: Worth, delegates: Mapping[str, Sequence[int]], leaders: Mapping[str, int | None], dominant: str
) -> float:
    """The worth of a senate: influence, points for parties led, the chairman to be, and what the bonus of the next rule brings."""
    me = self.me.seat
    leads = leaders.get(dominant) == me
    voice = leads + (delegates.get(dominant, ()).count(me) > leads)
    led = sum(leader == me for leader in leaders.values())
    worth = VOICE * self.money * voice + (self.point if self.left <= 1 else 0.4) * led
    if self.left > 1:
        worth += leads * self.rating + _bonus(self, dominant)
    return worth


def _bonus(self: Worth, party: str) -> float:
    """What the bonus of a party brings this seat more than the others, on average."""
    known, at = self.view.derived, ("bonus", party)
    if at not in known:
        known[at] = _more_by_bonus(self, party)
    return self.money * known[at]


def _more_by_bonus(self: Worth, party: str) -> float:
    bonus = PARTY_RULES[party].bonus
    if not isinstance(bonus, Gain):
        return 0.0
    sums = [sum(number(n, self.view, seat, NO_CAUSE) for _what, n in bonus.what) for seat in self.view.seats]
    mine = sums[self.me.seat]
    others = [n for seat, n in enumerate(sums) if seat != self.me.seat]
    return mine - (sum(others) / len(others) if others else 0)


def lobbying(self: Worth, party: str, n: int = 1) -> float:
    """The worth of `n` further delegates of this seat in a party."""
    at = SENATE.of(self.view)
    joined = {**at.delegates, party: (*at.delegates.get(party, ()), *(self.me.seat,) * n)}
    leaders = {**at.leaders, party: leading(joined[party], at.leaders.get(party), self.view.order)}
    before = _standing(self, at.delegates, at.leaders, at.dominant)
    near = 0.3 * n if len(joined[party]) + 2 >= max(len(who) for who in joined.values()) else 0.1 * n
    return _standing(self, joined, leaders, dominating(joined, at.dominant)) - before + near


@worth_of(Lobby)
def _lobby(self: Worth, effect: Lobby, card: Card | None = None) -> float:
    free = self.me.seat in SENATE.of(self.view).lobby
    return lobbying(self, effect.party) - (0.0 if free else term(self.view, self.me, PRICE) * self.money)


BRINGS[Delegates] = lambda effect: {"delegate": effect.n} if isinstance(effect.n, int) else {}


@worth_of(Delegates)
def _delegates(self: Worth, effect: Delegates, card: Card | None = None) -> float:
    n = max(1, round(self.number(effect.n, card)))
    return max(lobbying(self, party, n) for party in PARTIES)


@worth_of(Unseat)
def _unseat(self: Worth, effect: Unseat, card: Card | None = None) -> float:
    return 1.0


@worth_of(Recruit)
def _recruit(self: Worth, effect: Recruit, card: Card | None = None) -> float:
    return max(lobbying(self, party) for party in PARTIES)


@worth_of(BecomeChairman)
def _become_chairman(self: Worth, effect: BecomeChairman, card: Card | None = None) -> float:
    return self.rating + VOICE * self.money + (self.point if self.left <= 1 else 0.0)


@worth_of(UsePolicy)
def _use_policy(self: Worth, effect: UsePolicy, card: Card | None = None) -> float:
    allowed = policy_action(self.view, self.me)
    return self.effect(allowed.do) if allowed else 0.0


@worth_of(IfNotRaised)
def _if_not_raised(self: Worth, effect: IfNotRaised, card: Card | None = None) -> float:
    return 0.4 * self.effect(effect.then, card)


@worth_of(SellProduction)
def _sell_production(self: Worth, effect: SellProduction, card: Card | None = None) -> float:
    return max(_sold(self, what, effect.n) for what in RESOURCES)


def _sold(self: Worth, what: str, n: int) -> float:
    return n * self.stock(what) - self.production(what) if self.me.production[what] > lowest_production(what) else 0.0


@worth_of(FavourLowest)
def _favour_lowest(self: Worth, effect: FavourLowest, card: Card | None = None) -> float:
    return self.rating if self.me.tr == min(seat.tr for seat in self.view.seats) else 0.0


# Global events: they happen to all, so robots only weigh the choices that they leave.


@worth_of(ForAll)
def _for_all(self: Worth, effect: ForAll, card: Card | None = None) -> float:
    return self.effect(effect.do, card)


@worth_of(Forfeit)
def _forfeit(self: Worth, effect: Forfeit, card: Card | None = None) -> float:
    return -sum(min(self.me.stock[what], self.number(n, card)) * self.stock(what) for what, n in effect.what)


@worth_of(KeepAtMost)
def _keep_at_most(self: Worth, effect: KeepAtMost, card: Card | None = None) -> float:
    return -max(0, self.me.stock[effect.what] - effect.n) * self.stock(effect.what)


@worth_of(LowerProduction)
def _lower_production(self: Worth, effect: LowerProduction, card: Card | None = None) -> float:
    return -sum(self.production(what) for what in effect.what if self.me.production[what])


@worth_of(LoseRating)
def _lose_rating(self: Worth, effect: LoseRating, card: Card | None = None) -> float:
    return -effect.n * self.rating


@worth_of(IfEnough)
def _if_enough(self: Worth, effect: IfEnough, card: Card | None = None) -> float:
    return self.effect(effect.then, card) if self.number(effect.of, card) >= effect.n else 0.0


@worth_of(AddToEach)
def _add_to_each(self: Worth, effect: AddToEach, card: Card | None = None) -> float:
    fits = (CARDS[c] for c in self.me.played if not effect.kind or CARDS[c].holds == effect.kind)
    return effect.n * sum(self.resource(c) for c in fits if c.holds)


@worth_of(DiscardUpTo)
def _discard_up_to(self: Worth, effect: DiscardUpTo, card: Card | None = None) -> float:
    return -effect.n * self.drawn


@worth_of(GainEach)
def _gain_each(self: Worth, effect: GainEach, card: Card | None = None) -> float:
    return self.number(effect.n, card) * max(self.stock(what) for what in RESOURCES)


@worth_of(Lower)
def _lower(self: Worth, effect: Lower, card: Card | None = None) -> float:
    return 0.3 * effect.steps * self.rating


@worth_of(RemoveOcean)
def _remove_ocean(self: Worth, effect: RemoveOcean, card: Card | None = None) -> float:
    return 0.3 * self.rating


@worth_of(Compare)
def _compare(self: Worth, effect: Compare, card: Card | None = None) -> float:
    return effect.steps(self.view, self.me) * self.rating


# Answers.


def _send(self: Worth, decision: Decision) -> tuple[str, ...]:
    n = int(decision.key.partition(":")[2])
    return (max(decision.options, key=lambda option: lobbying(self, option.partition(":")[2], n)),)


def _recruiting(self: Worth, decision: Decision) -> tuple[str, ...]:
    return (max(decision.options, key=lambda option: lobbying(self, option.partition(":")[2])),)


def _unseating(self: Worth, decision: Decision) -> tuple[str, ...]:
    """Another player's delegate in the party that is dominant, if there is one."""
    dominant = SENATE.of(self.view).dominant

    def worth(option: str) -> float:
        _delegate, party, owner = option.split(":")
        return (int(owner) != self.me.seat) + (int(owner) != NEUTRAL) + (party == dominant)

    return (max(decision.options, key=worth),)


def _selling(self: Worth, decision: Decision) -> tuple[str, ...]:
    n = int(decision.key.partition(":")[2])
    return (max(decision.options, key=lambda what: _sold(self, what, n)),)


ANSWERS.update({"send": _send, "recruit": _recruiting, "unseat": _unseating, "sell-production": _selling})
