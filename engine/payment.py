"""Payments: what may pay for what and at what value, and the effect `Pay`, which asks only if there is a choice.

A purse is anything that may pay: a stock, the resources on a card, a currency of an expansion. `PayWith` declares one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from engine import changes, prices, tableau
from engine.bounds import NO_COST, NO_RATING, Bound, Within
from engine.card import CARDS, picked
from engine.core import NOTHING, Cause, Decision, Effect, Game, amounts
from engine.decision import Budget, Way
from engine.modifiers import PayWith, StandIn
from engine.named import ResourceName

if TYPE_CHECKING:
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView

P = TypeVar("P", bound="PlayerOrSeat")
BOUGHT: Final = "bought-card"
"""The term that is the price of a card that is bought."""
USUAL_PURSES: Final = (PayWith("steel", 0, ("building",)), PayWith("titanium", 0, ("space",)))
"""What may pay besides M€ in every game (rulebook, Player boards)."""


class Purpose(msgspec.Struct, frozen=True, eq=False):
    """What decides which purses pay a price: its name, which is `card` for all cards, and the tags of the card.

    It is compared by identity, which is faster than by its words.
    """

    towards: str
    tags: tuple[str, ...]


class Purse(NamedTuple):
    """Something that may pay for a player: its key, the value of a piece in M€, and the rule that allows it."""

    key: str
    value: int
    rule: PayWith


class Purses:
    """All that may pay for a player besides M€, each for some purpose, and what of it pays for what, found once for all players."""

    def __init__(self, every: tuple[Purse, ...]) -> None:
        self.every = every
        self.known: dict[Purpose, Mapping[str, int]] = {}
        """What `paying` has found for a purpose, with nothing else that may be used."""

    def paying(self, purpose: Purpose, using: tuple[str, ...] = ()) -> Mapping[str, int]:
        """What may pay a price for a purpose, or is among `using`; see `purses`."""
        towards, tags = purpose.towards, purpose.tags
        return _highest((key, value) for key, value, rule in self.every if rule.pays(towards, tags) or key in using)

    @cached_property
    def beyond_cards(self) -> Mapping[str, int]:
        """What may pay for anything but a card: by its key, the highest value of a piece in M€."""
        return _highest((key, value) for key, value, rule in self.every if rule.towards or not rule.tags)


def _highest(values: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for key, value in values:
        found[key] = max(value, found.get(key, 0))
    return found


_shared = lru_cache(maxsize=1024)(Purses)
"""The same object for the same purses, as players mostly have the same, also after they play cards."""


def all_purses(game: GameOrView, me: PlayerOrSeat) -> tuple[Purse, ...]:
    """What may pay for a player besides M€, each for some purpose: what the box allows to all, then what cards and policies allow."""
    return _purses(game, me).every


@tableau.cached_by_modifiers
def _purses(game: GameOrView, me: PlayerOrSeat) -> Purses:
    worth = prices.terms(game, me)
    rules = [*((0, rule) for rule in game.box.purses), *tableau.modifiers(game, me, PayWith)]
    every = [
        Purse(
            f"{tableau.ON_CARD}{card}" if rule.resource == "here" else rule.resource,
            rule.value or worth[f"value:{rule.resource}"],
            rule,
        )
        for card, rule in rules
    ]
    # What stands in for a stock pays as that stock does.
    for card, other in tableau.modifiers(game, me, StandIn):
        paying = [purse for purse in every if purse.key == other.resource]
        every += [Purse(f"{tableau.ON_CARD}{card}", other.value * value, rule) for _key, value, rule in paying]
    return _shared(tuple(every))


def purses(game: GameOrView, me: PlayerOrSeat, towards: str = "", using: tuple[str, ...] = ()) -> Mapping[str, int]:
    """What may pay the price `towards` besides M€: by its key, the value of a piece in M€.

    `towards` is `card:comet` for a card, an option of a turn such as `project:city` or `milestone:mayor`, or another term such as
    `bought-card`; without it, only what may pay for everything is found. `using` are stocks that may pay for this in any case.
    """
    every = me.derived.get("_purses") or _purses(game, me)  # as `_purses` is cached, without a further call
    purpose = _purpose(towards)
    if using:
        return every.paying(purpose, using)
    found = every.known.get(purpose)
    if found is None:
        found = every.known[purpose] = every.paying(purpose)
    return found


@cache
def _purpose(towards: str) -> Purpose:
    if not towards.startswith("card:"):
        return _shared_purpose(towards, ())
    return _shared_purpose("card", CARDS[picked(towards)].tags)


_shared_purpose = cache(Purpose)
"""The same object for the same purpose, so that all cards with the same tags find what pays for them under it."""


def _means(
    game: GameOrView, me: PlayerOrSeat, towards: str, keep: Mapping[str, int], using: tuple[str, ...]
) -> tuple[list[Way], int]:
    """What a player can pay with beyond what must be kept, and how many M€ to be kept are missing.

    M€ that must be kept and are not there are kept in purses that pay for everything, other stocks in what stands in for them.
    """
    found: list[Way] = []
    stock = me.stock
    if keep:
        keep = _kept_in_cards(game, me, keep)
    for what, value in purses(game, me, towards, using).items():
        n = stock[what] if what in stock else tableau.pieces_held(game, me, what)
        if keep:
            n -= keep.get(what, 0)
        if n > 0 < value:
            found.append((what, value, n))
    money = stock["mc"] - keep.get("mc", 0)
    if money > 0:
        found.append(("mc", 1, money))
    if money >= 0:
        return found, 0
    owed = -money
    general = purses(game, me)
    for i, (what, value, n) in enumerate(found):
        if what in general and owed > 0:
            kept = min(n, -(-owed // value))
            owed -= kept * value
            found[i] = (what, value, n - kept)
    return [way for way in found if way[2]], max(0, owed)


def _kept_in_cards(game: GameOrView, me: PlayerOrSeat, keep: Mapping[str, int]) -> Mapping[str, int]:
    """What must be kept, with the resources on cards that stand in for what a stock lacks of it."""
    out: dict[str, int] = {}
    for what, n in keep.items():
        card, value = _stand_in(game, me, what)
        if card and n > me.stock[what]:
            lying = f"{tableau.ON_CARD}{card}"
            taken = -(-(n - me.stock[what]) // value)
            out[lying] = out.get(lying, 0) + taken
            n -= taken * value
        out[what] = out.get(what, 0) + max(0, n)
    return out


def ways(
    game: GameOrView,
    me: PlayerOrSeat,
    towards: str = "",
    keep: Mapping[str, int] = NOTHING,
    using: tuple[str, ...] = (),
) -> tuple[Way, ...]:
    """What a player can pay the price `towards` with (see `purses`), M€ last; the amounts in `keep` must be left over."""
    return tuple(_means(game, me, towards, keep, using)[0])


def spendable(
    game: GameOrView,
    me: PlayerOrSeat,
    towards: str = "",
    keep: Mapping[str, int] = NOTHING,
    using: tuple[str, ...] = (),
) -> int:
    """The highest price `towards` in M€ that a player can pay, see `ways`."""
    return sum(value * n for _, value, n in _means(game, me, towards, keep, using)[0])


def missing(
    game: GameOrView,
    me: PlayerOrSeat,
    total: int,
    towards: str = "",
    keep: Mapping[str, int] = NOTHING,
    using: tuple[str, ...] = (),
) -> int:
    """How many M€ a player lacks to pay `total` M€, see `ways`; 0 if they can pay it."""
    found, owed = _means(game, me, towards, keep, using)
    return owed + max(0, total - sum(value * n for _, value, n in found))


def least_money(game: GameOrView, me: PlayerOrSeat, total: int, towards: str, keep: Mapping[str, int] = NOTHING) -> int:
    """The fewest M€ with which a player can pay `total` M€, see `ways`."""
    return max(0, total - sum(value * n for what, value, n in ways(game, me, towards, keep) if what != "mc"))


def affords(
    game: GameOrView,
    me: PlayerOrSeat,
    total: int,
    towards: str = "",
    keep: Mapping[str, int] = NOTHING,
    using: tuple[str, ...] = (),
) -> bool:
    """Whether a player can pay `total` M€, see `ways`."""
    if keep:
        return not missing(game, me, total, towards, keep, using)
    # Every option of a turn asks this: the sum is built here without the list of `ways`.
    stock = me.stock
    money = stock["mc"]
    if money < total:
        for what, value in purses(game, me, towards, using).items():
            money += value * (stock[what] if what in stock else tableau.pieces_held(game, me, what))
    return money >= total


def kept_for(game: Game, me: Player, effects: Iterable[Effect]) -> Mapping[str, int]:
    """The stock that effects will take after a payment, so that it may not be used in it."""
    out: dict[str, int] = {}
    for effect in effects:
        if effect.may_need and (taken := effect.needs(game, me)):
            for what, n in taken.items():
                out[what] = out.get(what, 0) + max(0, n)
    return out


def reach(game: GameOrView, me: PlayerOrSeat) -> int:
    """The most that a player could pay for anything but a card, in M€; no price above it can be paid."""
    stock = me.stock
    money = stock["mc"]
    every = me.derived.get("_purses") or _purses(game, me)  # as `_purses` is cached, without a further call
    for what, value in every.beyond_cards.items():
        money += value * (stock[what] if what in stock else tableau.pieces_held(game, me, what))
    return money


def affordable_cards(game: GameOrView, me: PlayerOrSeat, offered: int) -> int:
    """How many of the `offered` cards a player can pay for."""
    each = prices.term(game, me, BOUGHT)
    if each * offered <= me.stock["mc"]:
        return offered
    return min(offered, spendable(game, me, BOUGHT) // each)


def card_payment(game: GameOrView, me: PlayerOrSeat, n: int) -> Pay:
    """The payment for `n` cards that a player buys."""
    return Pay(prices.term(game, me, BOUGHT) * n, towards=BOUGHT)


def with_corporation(me: P, corporation: int) -> P:
    """A copy of a player, or of a seat of a view, with a corporation in play and its M€; the first cards are priced and bought so."""
    return me.__replace__(played=(corporation,), stock={**me.stock, "mc": CARDS[corporation].cost})


def mixes(total: int, open_ways: Sequence[Way]) -> Iterator[dict[str, int]]:
    """Every way to pay `total` M€ in which no piece could be left out, as the number of pieces by stock.

    The payments come in order: first those that use the most pieces of the first stock, among these first those that use the most of
    the second, and so on.
    """
    if not open_ways:
        if total <= 0:
            yield {}
        return
    (what, value, most), rest = open_ways[0], open_ways[1:]
    top = min(most, -(-total // value)) if total > 0 else 0
    if not rest:
        if top * value >= total:
            yield {what: top} if top else {}
        return
    beyond = sum(v * m for _, v, m in rest)
    for n in range(top, -1, -1):
        left = total - n * value
        if left > beyond:
            break
        for mix in mixes(left, rest):
            paid = n * value + sum(v * mix.get(w, 0) for w, v, _ in rest)
            if n and paid - value >= total:
                continue
            yield {what: n, **mix} if n else mix


def limited_ways(game: GameOrView, me: PlayerOrSeat, open_ways: Sequence[Way]) -> list[str]:
    """What among these pays for some prices alone, while M€ and other stocks pay for all."""
    general = purses(game, me)
    return [what for what, _value, _most in open_ways if what != "mc" and what not in general]


def proposal(total: int, open_ways: Sequence[Way], first: Collection[str] = ()) -> dict[str, int]:
    """The payment to propose for `total` M€, which must be payable: first metals and those of `first`, then M€, then other stocks.

    Metals are used only for as much as their value fits into the total, so that nothing is overpaid. If the total cannot be met
    exactly like that, the first of `mixes` is proposed.
    """
    mix: dict[str, int] = {}
    left = total
    for what, value, most in sorted(open_ways, key=lambda way: (way[1] == 1 and way[0] not in first, way[0] != "mc")):
        mix[what] = min(most, left // value)
        left -= mix[what] * value
    return next(mixes(total, open_ways)) if left else mix


def _stand_in(game: GameOrView, me: PlayerOrSeat, what: str) -> tuple[int, int]:
    """The first card with resources that stand in for a stock, 0 if there is none, and the value of each."""
    found = tableau.modifiers(game, me, StandIn)
    if not found:
        return 0, 0
    return next(((card, m.value) for card, m in found if m.resource == what and me.resources.get(card)), (0, 0))


def in_stock(game: GameOrView, me: PlayerOrSeat, what: str) -> int:
    """How much of a stock a player can spend, with the resources on cards that stand in for it."""
    card, value = _stand_in(game, me, what)
    return me.stock[what] + value * me.resources.get(card, 0) if card else me.stock[what]


def spend_stock(game: Game, me: Player, what: str, n: int, cause: Cause) -> None:
    """Take `n` from a stock; where resources on a card may stand in for it, queue the question how many of them do."""
    if _stand_in(game, me, what)[0]:
        game.then(SpendStock(what, n), me.seat)
    else:
        changes.change_stock(game, me, what, -n, cause)


class SpendStock(Effect, frozen=True):
    """Spend `n` of a stock, or resources on a card that stand in for it; what these are worth beyond `n` is lost."""

    what: ResourceName
    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        card, value = _stand_in(game, me, self.what)
        if not card:
            return None
        least = max(0, -(-(self.n - me.stock[self.what]) // value))
        most = min(me.resources[card], -(-self.n // value))
        options = tuple(str(i) for i in range(least, most + 1))
        return Decision(me.seat, f"stand-in:{self.what}:{self.n}:{CARDS[card].key}", options, kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        card, value = _stand_in(game, me, self.what)
        used = int(picks[0]) if picks else 0
        if used:
            changes.change_card_resources(game, me, card, -used, cause)
        if rest := max(0, self.n - used * value):
            changes.change_stock(game, me, self.what, -rest, cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return NO_RATING if self.what == "mc" else NO_COST


class Unpaid(ValueError):
    """A price cannot be paid. On a copy of the game it tells how many M€ are `short`; in a game it would be a defect."""

    def __init__(self, total: int, short: int) -> None:
        super().__init__(f"{total} M€ cannot be paid")
        self.short = short


class Pay(Effect, frozen=True):
    """Pay the price `towards` of `total` M€; the stocks in `metals` may help in any case, the amounts in `keep` must be left over."""

    buys = True

    total: int
    metals: tuple[str, ...] = ()
    keep: tuple[tuple[str, int], ...] = ()
    towards: str = ""

    def _ways(self, game: Game, me: Player) -> tuple[Way, ...]:
        return ways(game, me, self.towards, dict(self.keep) if self.keep else NOTHING, self.metals)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        total = max(0, self.total - promised.get("mc", 0))
        return None if affords(game, me, total, self.towards, dict(self.keep), self.metals) else "too-dear"

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, self.total, self.towards, dict(self.keep), self.metals)

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        return {"mc": self.total}

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if not self.total:
            return None
        open_ways = self._ways(game, me)
        if len(open_ways) == 1:
            return None
        # There may be none yet, where something else brings M€ first.
        if len([*islice(mixes(self.total, open_ways), 2)]) < 2:
            return None
        return Decision(me.seat, "pay", kind="payment", budget=Budget(self.total, open_ways))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not self.total:
            return
        split = amounts(picks) if picks else next(mixes(self.total, self._ways(game, me)), None)
        if split is None:
            raise Unpaid(self.total, self.short(game, me, cause))
        changes.pay(game, me, self.total, split, cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return Bound(mc=self.total)
