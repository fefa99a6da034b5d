"""Effects and amounts of single promos."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.amounts import COUNTED
from engine.bounds import NO_COST, Bound, Within, bound_of, perhaps
from engine.card import CARDS, picked
from engine.core import AnyEffect, Cause, Decision, Effect, Game
from engine.effect import Count
from engine.effects.tiles import put_tile
from engine.journal import Entry
from engine.placement import spaces
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.state import Owner, Player
    from engine.tableau import Rules, TagPurpose


def per_kind_of_tag() -> Count:
    """1 for each different own tag; every wild tag may be one more kind (Interplanetary Trade, X05)."""
    return Count("kinds-of-tags")


def per_complete_parameter(times: int) -> Count:
    """`times` for each complete global parameter (Floyd Continuum, X-1)."""
    return Count("complete", times=times)


def per_tile_by_ocean() -> Count:
    """1 for each city and special tile next to an ocean, anybody's (Red Ships, X62)."""
    return Count("tiles-by-oceans")


def _kinds_of_tags(count: Count, game: Rules, me: Owner, cause: Cause, purpose: TagPurpose) -> int:
    found = tableau.tags(game, me)
    wild = found.get(tableau.WILD, 0) if purpose in tableau.WILD_FOR else 0
    known = {tag for deck in game.box.decks.values() for card in deck for tag in CARDS[card].tags} - {tableau.WILD}
    return min(len(found.keys() - {tableau.WILD}) + wild, len(known))


def _complete(count: Count, game: Rules, me: Owner, cause: Cause, purpose: TagPurpose) -> int:
    return sum(not p.left(game.table.parameters[p.key]) for p in game.box.parameters.values())


def _tiles_by_oceans(count: Count, game: Rules, me: Owner, cause: Cause, purpose: TagPurpose) -> int:
    tiles, near = game.table.tiles, game.box.map.near
    wet = {space for key, tile in tiles.items() if tableau.is_ocean(tile) for space in near.get(key, ())}
    return sum(key in wet and tile.kind not in ("ocean", "greenery") for key, tile in tiles.items())


COUNTED.update(
    {
        "kinds-of-tags": _kinds_of_tags,
        "complete": _complete,
        "tiles-by-oceans": _tiles_by_oceans,
    }
)


class SurfRings(Effect, frozen=True):
    """Remove a resource from this card and gain 1 M€ for each that was there, at most `cap` (Saturn Surfing, X11)."""

    at_most = NO_COST

    cap: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.resources.get(cause.card) else "needs-here"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        lay = me.resources[cause.card]
        changes.put_on(game, me, cause.card, -1, cause)
        changes.gain(game, me, "mc", min(lay, self.cap), cause)


class WithoutEnergy(Effect, frozen=True):
    """Do `then`; this is possible only without energy (Factorum, R22)."""

    then: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "has-energy" if me.stock["energy"] else self.then.possible(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


class HandShown(Entry, frozen=True):
    """Cards of a hand were shown to all, and went back to it."""

    shows = True
    cards: tuple[int, ...]


class ShowHand(Effect, frozen=True):
    """Show any number of cards from the hand to all, and gain 1 M€ for each (Public Plans, X77)."""

    at_most = NO_COST

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        return Decision(me.seat, "show-hand", options, 0, len(options), kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, HandShown(me.seat, tuple(picked(pick) for pick in picks), cause=cause))
        changes.gain(game, me, "mc", len(picks), cause)


class TakeBackEvents(Effect, frozen=True):
    """Take up to `n` played events back into the hand, but none that placed a special tile (Astra Mechanica, X51)."""

    at_most = NO_COST

    n: int

    def _events(self, game: Game, me: Player) -> list[int]:
        placed = {tile.kind for tile in game.table.tiles.values()}
        return [c for c in me.events if CARDS[c].kind == "event" and CARDS[c].key not in placed]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._events(game, me) else "no-events"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in self._events(game, me))
        return Decision(me.seat, "take-back", options, 0, min(self.n, len(options)), kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.take_back(game, me, [picked(pick) for pick in picks], cause)


class GreeneryBeside(Effect, frozen=True):
    """Place a greenery on land next to the tile that this card has just placed, own tiles or not (PolderTECH Dutch, X-3)."""

    def _spaces(self, game: Game, me: Player, cause: Cause) -> list[str]:
        at = game.box.map
        placed = me.memo.get(cause.card, "").partition("@")[2]
        free = spaces(game, me.seat, "land")
        return [s for s in at.near.get(placed, ()) if s in free]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(f"space:{s}" for s in self._spaces(game, me, cause))
        n = min(1, len(options))
        return Decision(me.seat, "place:greenery", options, n, n, kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            put_tile(game, me, "greenery", space, Cause(cause.card, space))


def without_energy(then: Effect) -> WithoutEnergy:
    """Do an effect that is possible only without energy in stock."""
    return WithoutEnergy(then)
