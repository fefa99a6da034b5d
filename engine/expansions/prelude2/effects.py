"""Effects, amounts, a trigger and a rule of single cards of Prelude 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import changes, tableau
from engine.actions.turn import in_action
from engine.amounts import COUNTED, number
from engine.bounds import NO_COST, Bound, Within, all_of, bound_of, perhaps
from engine.card import CARDS, picked
from engine.core import AnyEffect, Cause, Decision, Effect, Game, Reason, When
from engine.effect import Count, Trigger
from engine.effects.production import promised_by_production
from engine.journal import Entry, ProductionChanged
from engine.modifiers import RatingRule
from engine.named import RESOURCES
from engine.payment import Pay, affords, in_stock, missing, spend_stock
from engine.reactions import tell

if TYPE_CHECKING:
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView, TagPurpose


def per_pair(one: str, other: str) -> Count:
    """1 for each pair of own tags of two kinds; wild tags complete pairs (Cloud Tourism, P69).

    >>> per_pair("earth", "venus").also
    ('venus',)
    """
    return Count("pair-of-tags", one, also=(other,))


def _pairs(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    found = tableau.tags(game, me)
    fewer, more = sorted(found.get(tag, 0) for tag in (count.which, *count.also))
    wild = found.get(tableau.WILD, 0) if purpose in tableau.WILD_FOR else 0
    return min(fewer + wild, (fewer + more + wild) // 2)


def per_tag_and_colony(tags: str) -> Count:
    """1 for each own tag of these kinds and each own colony; an event counts its own tags while it is played (Soil Studies, P81).

    >>> per_tag_and_colony("venus plant").also
    ('plant',)
    """
    first, *others = tags.split()
    return Count("tag-and-colony", first, also=tuple(others))


def _tags_and_colonies(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    return COUNTED["tag"](count, game, me, cause, purpose) + tableau.settlements(game, me.seat)


COUNTED.update({"pair-of-tags": _pairs, "tag-and-colony": _tags_and_colonies})


class LoseChosen(Effect, frozen=True):
    """Pay 1 of a resource of choice (Focused Organization, P50)."""

    at_most = Bound(mc=1)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if any(in_stock(game, me, what) for what in RESOURCES) else "needs-any"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "lose-chosen", (what for what in RESOURCES if in_stock(game, me, what)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in picks:
            spend_stock(game, me, what, 1, cause)


class FillProductions(Effect, frozen=True):
    """Raise each own production that is below 1 to 1 (Industrial Complex, P52)."""

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return promised_by_production(game, me, {what: 1 - n for what, n in me.production.items() if n < 1})

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in RESOURCES:
            changes.change_production(game, me, what, max(0, 1 - me.production[what]), cause)


class StepLost(Entry, frozen=True, tag="step-lost"):
    """A rise of the terraform rating was a step smaller, because of the card of the cause."""


class FirstStepLost(RatingRule, frozen=True):
    """The first step by which the rating would rise in the action phase of each generation is lost (Preservation Program, P57).

    What the card remembers is the generation in which that has happened.
    """

    def rises(self, game: Game, me: Player, card: int, n: int, cause: Cause) -> int:
        now = str(game.table.generation)
        if game.table.phase != "action" or me.memo.get(card) == now:
            return n
        changes.set_memo(game, me, card, now)
        if me.raised_in_action:  # it came into play after the first step of this action phase
            return n
        tell(game, StepLost(me.seat, cause=Cause(card)))
        return n - 1


class Recession(Effect, frozen=True):
    """Each opponent loses up to `mc` M€ and up to one step of M€ production (Recession, P59)."""

    rank = When.TAKING

    mc: int

    def takes_from_others(self) -> bool:
        return True

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in (game.players[seat] for seat in tableau.seats_from(game, me.seat)[1:]):
            if not tableau.protected(game, p, "mc", me):
                changes.change_stock(game, p, "mc", -min(self.mc, p.stock["mc"]), cause, me)
            if p.production["mc"] > changes.lowest_production("mc") and not tableau.protected(
                game, p, "production:mc", me
            ):
                changes.change_production(game, p, "mc", -1, cause, me)


class OnOwnRaise(Trigger, frozen=True):
    """Reacts when the owner raises an own production in an own action (Suitable Infrastructure, P63)."""

    on = (ProductionChanged,)

    def times(self, game: Game, me: Player, entry: ProductionChanged) -> int:
        return int(entry.seat == me.seat and entry.n > 0 and in_action(game, me))


class DiscardFor(Effect, frozen=True):
    """Discard at least one card from the hand; then do `then`, in which `chosen` is their number (Ceres Tech Market, P68)."""

    then: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.hand else "no-cards"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        least = min(1, len(options))
        return Decision(me.seat, "discard-any", options, least, len(options), kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if picks:
            changes.discard(game, me, [picked(pick) for pick in picks], cause)
            game.then(self.then, me.seat, replace(cause, amount=len(picks)))

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


class AddToSeveral(Effect, frozen=True):
    """Put a resource on each of `n` own cards that already have some, or on all if there are fewer (L1 Trade Terminal, P78)."""

    at_most = NO_COST

    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[c].as_card for c in tableau.cards_with_resources(me)]
        n = min(self.n, len(options))
        return Decision.exactly(me.seat, f"add-several:{n}", options, n, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.change_card_resources(game, me, picked(pick), 1, cause)


class PassNow(Effect, frozen=True):
    """Pass for this generation (Red Appeasement, P80)."""

    at_most = NO_COST
    rank = When.LATE

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.pass_turn(game, me)


class SpendLess(Effect, frozen=True):
    """Pay `mc` M€, reduced by an amount that is counted, then do `then` (Venus Shuttles, P89)."""

    mc: int
    less: Count
    then: AnyEffect

    def _price(self, game: Game, me: Player, cause: Cause) -> int:
        return max(0, self.mc - number(self.less, game, me, cause))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if not affords(game, me, self._price(game, me, cause)):
            return "too-dear"
        return self.then.blocks(game, me, cause)

    def ever_vain(self) -> bool:
        return self.then.ever_vain()

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        why = self.then.vain(game, me, cause)
        return why if why and self.possible(game, me, cause) is None else None

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, self._price(game, me, cause))

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        why = super().reason(game, me, cause)
        return why if why is None or why.key == "too-dear" else self.then.reason(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(Pay(self._price(game, me, cause)), me.seat)
        game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return all_of((self.then,), game, me, within, self.mc)
