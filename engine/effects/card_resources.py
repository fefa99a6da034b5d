"""Effects about resources on cards, and about cards that lie under another card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.amounts import counting, number
from engine.bounds import NO_CHANGE, NO_COST
from engine.card import CARDS, picked
from engine.core import NOTHING, AnyValue, Cause, Decision, Effect, Game, When
from engine.decision import NO_REASONS
from engine.effect import Count
from engine.named import CardResourceName, TagName
from engine.payment import all_purses

if TYPE_CHECKING:
    from engine.state import Player
    from engine.tableau import GameOrView, PlayerOrSeat

LYING: Final = "lying:"
"""What the key of a promise begins with that is a kind of resources on some own card that may be taken from there."""


def _promised(game: Game, me: Player, cards: Sequence[int], n: int) -> Mapping[str, int]:
    """What is sure if `n` resources are put on one of some cards: that they may be taken, if all of these cards hold the same kind."""
    kinds = {game.box.cards[c].holds if c in me.played else "" for c in cards}
    kind = next(iter(kinds)) if n and len(kinds) == 1 else ""
    if not kind or any(tableau.protected(game, me, kind, me, c) for c in cards):
        return NOTHING
    return {f"{LYING}{kind}": n}


class AddHere(Effect, frozen=True):
    """Put resources on this card; with `kinds`, on the card that triggered this, if it holds one of these kinds."""

    at_most = NO_CHANGE
    never_blocks = True

    n: AnyValue = 1
    kinds: tuple[CardResourceName, ...] = ()

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return counting([self.n])

    def _card(self, cause: Cause) -> int:
        return cause.trigger if self.kinds else cause.card

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        card = self._card(cause)
        fits = card in me.played and (not self.kinds or game.box.cards[card].holds in self.kinds)
        return None if fits else "cannot-hold"

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        if self.possible(game, me, cause):
            return NOTHING
        return _promised(game, me, [self._card(cause)], number(self.n, game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if self.possible(game, me, cause) is None:
            changes.change_card_resources(game, me, self._card(cause), number(self.n, game, me, cause), cause)


class AddTo(Effect, frozen=True):
    """Put resources on one own card that holds this `kind`, or one in `also`; any kind if none is named; without such a card, do nothing.

    With `another`, not on this card; with `tag`, only on a card that has this tag. With `unheld`, the player may also choose a kind that
    no own card can take, to put nothing anywhere. What lies on a card under another one has no kind.
    """

    at_most = NO_CHANGE
    never_blocks = True

    kind: CardResourceName
    n: AnyValue
    another: bool = False
    tag: TagName = ""
    also: tuple[CardResourceName, ...] = ()
    unheld: bool = False

    def takes(self, holds: str, tags: Sequence[str]) -> bool:
        """Whether a card that holds a kind of resources and has these tags can be chosen."""
        return (holds == self.kind or holds in self.also if self.kind else bool(holds)) and self._tagged(tags)

    def takes_hosted(self, tags: Sequence[str]) -> bool:
        """Whether a card under another one that has these tags can be chosen."""
        return not self.kind and self._tagged(tags)

    def _tagged(self, tags: Sequence[str]) -> bool:
        return not self.tag or tableau.has_tag_or_wild(tags, self.tag)

    def _cards(self, game: Game, me: Player, cause: Cause) -> list[int]:
        found = takers(game, me, self)
        if self.another:
            found = [c for c in found if c != cause.card]
        return found + [c for c in me.hosted if self.takes_hosted(game.box.cards[c].tags)] if me.hosted else found

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if self._cards(game, me, cause):
            return None
        return f"no-holder:{self.kind}" if self.kind and not self.also and not self.tag else "no-taker"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.possible(game, me, cause)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return max(counting([self.n]), super().when(game, me, cause))

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        cards = () if self.unheld else self._cards(game, me, cause)
        return _promised(game, me, cards, number(self.n, game, me, cause))

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        n = number(self.n, game, me, cause)
        cards = self._cards(game, me, cause) if n else []
        options = tuple(CARDS[c].as_card for c in cards)
        held = {game.box.cards[c].holds for c in cards}
        unheld = [kind for kind in (self.kind, *self.also) if kind not in held] if self.unheld and cards else []
        vain = {f"unheld:{kind}": "no-taker" for kind in unheld}
        what = "any" if self.also else self.kind or "any"
        return Decision.exactly(me.seat, f"add:{what}:{n}", (*options, *vain), kind="card", vain=vain or NO_REASONS)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            if not pick.startswith("unheld:"):
                changes.change_card_resources(game, me, picked(pick), number(self.n, game, me, cause), cause)


@tableau.cached_by_cards
def takers(game: GameOrView, me: PlayerOrSeat, effect: AddTo) -> list[int]:
    """The cards in play that an effect can put resources on."""
    at = game.box.cards
    return [c for c in me.played if effect.takes(at[c].holds, at[c].tags)]


class TakeOwn(Effect, frozen=True):
    """Remove exactly `n` resources of a kind from one own card, as a price or as a part of what a card does."""

    at_most = NO_COST

    kind: CardResourceName
    n: int = 1

    def _cards(self, game: Game, me: Player) -> list[int]:
        held = [c for c, n in me.resources.items() if n >= self.n and game.box.cards[c].holds == self.kind]
        return [c for c in held if not tableau.protected(game, me, self.kind, me, c)]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        """What is promised may come to lie on several cards, so that only one resource of it is sure on the same card."""
        found = self._cards(game, me) or (self.n == 1 and promised.get(f"{LYING}{self.kind}"))
        return None if found else f"none-own:{self.kind}"

    def only_costs(self) -> bool:
        return True

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        """The resources that are worth least in a payment, if all cards with enough of them may pay; of equal ones those on the fullest."""
        cards = self._cards(game, me)
        lying = [f"{tableau.ON_CARD}{card}" for card in cards]
        worth: dict[str, int] = {}
        for key, value, _rule in all_purses(game, me) if cards else ():
            worth[key] = max(value, worth.get(key, 0))
        if not cards or not worth.keys() >= {*lying}:
            return NOTHING
        return {min(lying, key=lambda key: (worth[key], -tableau.pieces_held(game, me, key))): self.n}

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[c].as_card for c in self._cards(game, me)]
        return Decision.exactly(me.seat, f"take-own:{self.kind}:{self.n}", options, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.change_card_resources(game, me, picked(pick), -self.n, cause)


class AddToAny(Effect, frozen=True):
    """Put resources on one own card that already has some, whatever their kind (CEO's Favorite Project, 149)."""

    at_most = NO_CHANGE
    never_blocks = True

    n: int = 1

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if tableau.cards_with_resources(me) else "no-holder:any"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.possible(game, me, cause)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[c].as_card for c in tableau.cards_with_resources(me)]
        return Decision.exactly(me.seat, f"add:any:{self.n}", options, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.change_card_resources(game, me, picked(pick), self.n, cause)


class RemoveCardResource(Effect, frozen=True):
    """Remove `n` resources of a kind from one card of any player (Predators 024, Ants 035); with `up_to`, `n` or fewer (Virus 050)."""

    at_most = NO_COST
    rank = When.TAKING

    kind: CardResourceName
    n: int = 1
    up_to: bool = False

    def takes_from_others(self) -> bool:
        return True

    def _prey(self, game: Game, me: Player, cause: Cause) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for owner in () if tableau.is_solo(game) else game.players:
            for card in owner.played:
                if game.box.cards[card].holds != self.kind or not owner.resources.get(card):
                    continue
                if not tableau.protected(game, owner, self.kind, me, card):
                    found.append((owner.seat, card))
        found.sort(key=lambda at: (at[0] == me.seat, at[0]))
        return found

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if self._prey(game, me, cause) or (tableau.is_solo(game) and not self.up_to):
            return None
        return f"no-prey:{self.kind}"

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        return None if self.up_to else self.possible(game, me, cause)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        prey = self._prey(game, me, cause)
        options = tuple(CARDS[c].as_card for _, c in prey)
        if self.up_to and prey:
            several = [c for seat, c in prey if min(self.n, game.players[seat].resources[c]) > 1]
            options += (*(f"fewer:{CARDS[c].key}" for c in several), "none")
        # A player is asked before losing own resources, even if there is only one option.
        own = bool(prey) and prey[0][0] == me.seat
        return Decision.exactly(me.seat, f"remove-card:{self.kind}:{self.n}", options, kind="card", ask_always=own)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if tableau.is_solo(game) and not self.up_to:
            changes.take_from_neutral(game, me, self.kind, cause)
        for pick in picks:
            if pick == "none":
                continue
            card = picked(pick)
            owner = _owner(game, card)
            if pick.startswith("fewer:"):
                game.then(RemoveFewer(self.kind, self.n, card), me.seat)
            else:
                changes.change_card_resources(game, owner, card, -min(self.n, owner.resources[card]), cause, me)


class RemoveFewer(Effect, frozen=True):
    """Ask how many resources to remove from a card, if fewer than possible."""

    at_most = NO_COST

    kind: CardResourceName
    n: int
    card: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        top = min(self.n, _owner(game, self.card).resources.get(self.card, 0))
        steps = tuple(str(n) for n in range(1, top))
        return Decision(
            me.seat, f"fewer-card:{self.kind}:{CARDS[self.card].key}", steps, min(1, len(steps)), kind="amount"
        )

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.change_card_resources(game, _owner(game, self.card), self.card, -int(pick), cause, me)


def _owner(game: Game, card: int) -> Player:
    return next(p for p in game.players if card in p.played)


class HostCard(Effect, frozen=True):
    """Lay a card from hand with one of `tags` under this card, with 2 resources, or double those on a card there.

    Self-Replicating Robots, 210.
    """

    at_most = NO_COST

    tags: tuple[TagName, ...]

    def _hand(self, game: Game, me: Player) -> list[int]:
        return [c for c in me.hand if any(tag in self.tags for tag in game.box.cards[c].tags)]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.hand or me.hosted else "nothing-to-host"

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        """With cards in hand it may be done, since only their player knows whether one of them fits."""
        return "nothing-fits" if me.hand and not me.hosted and not self._hand(game, me) else None

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(f"host:{CARDS[c].key}" for c in self._hand(game, me))
        options += tuple(f"double:{CARDS[c].key}" for c in me.hosted)
        return Decision.exactly(me.seat, "host", options, kind="card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            card = picked(pick)
            if pick.startswith("double:"):
                changes.change_card_resources(game, me, card, me.hosted[card], cause)
            else:
                changes.host_card(game, me, card, 2, cause)


def add_here(n: int | Count = 1, *, kinds: tuple[str, ...] = ()) -> AddHere:
    """Add resources to this card; with `kinds`, to the card that triggered this, if it holds one of them.

    >>> add_here(2)
    AddHere(n=2, kinds=())
    """
    return AddHere(n, kinds)


def add_to(kinds: str = "", n: int | Count = 1, *, another: bool = False, tag: str = "", unheld: bool = False) -> AddTo:
    """Add resources to an own card of choice that holds one of these kinds, any kind if none is named.

    With `another`, not to this card; with `tag`, only to a card that has the tag. With `unheld`, a kind may be chosen that finds no card.

    >>> add_to("microbe", 3)
    AddTo(kind='microbe', n=3, another=False, tag='', also=(), unheld=False)
    >>> add_to("animal microbe", tag="plant").also
    ('microbe',)
    """
    kind, *also = kinds.split() or ("",)
    return AddTo(kind, n, another, tag, tuple(also), unheld)


def take_own(kind: str, n: int = 1) -> TakeOwn:
    """Remove `n` resources of a kind from an own card of choice, which is a condition of what it stands on.

    >>> take_own("microbe")
    TakeOwn(kind='microbe', n=1)
    """
    return TakeOwn(kind, n)


def add_to_any(n: int = 1) -> AddToAny:
    """Add resources to an own card of choice, of the kind that it holds.

    >>> add_to_any()
    AddToAny(n=1)
    """
    return AddToAny(n)


def remove_card_resource(kind: str, n: int = 1, *, up_to: bool = False) -> RemoveCardResource:
    """Remove resources from a card of choice, exactly `n` or up to `n`.

    >>> remove_card_resource("animal")
    RemoveCardResource(kind='animal', n=1, up_to=False)
    """
    return RemoveCardResource(kind, n, up_to)


def host_card(*tags: str) -> HostCard:
    """Put a card with one of these tags from hand under this card with 2 resources, or double the resources on one that is there.

    >>> host_card("plant", "microbe")
    HostCard(tags=('plant', 'microbe'))
    """
    return HostCard(tags)
