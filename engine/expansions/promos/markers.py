"""Markers of single promos: nomads and communities on free spaces, cathedrals on cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.amounts import COUNTED
from engine.bounds import NO_COST, Bound, Within, bound_of, perhaps
from engine.core import AnyEffect, Cause, Decision, Effect, Game, When
from engine.effect import Count, Trigger
from engine.effects.choices import AtLeisure
from engine.effects.tiles import placement_bonus, reward
from engine.journal import CLAIM, TilePlaced
from engine.placement import payable, spaces

if TYPE_CHECKING:
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView, TagPurpose

NOMADS: Final = "nomads"
COMMUNITY: Final = "community"
CATHEDRAL: Final = "cathedral"


def per_cathedral() -> Count:
    """1 for each own cathedral (St. Joseph of Cupertino Mission, X64)."""
    return Count("cathedrals")


def _cathedrals(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    return sum(marker.kind == CATHEDRAL and marker.owner == me.seat for marker in game.table.markers.values())


COUNTED["cathedrals"] = _cathedrals


def _empty(game: Game, seat: int) -> Iterator[str]:
    """Free land without claims and markers."""
    return (s for s in spaces(game, seat, "land") if s not in game.table.claims and s not in game.table.markers)


class SendNomads(Effect, frozen=True):
    """Put the nomads on empty land, where nobody can place a tile (Mars Nomads, X59)."""

    at_most = NO_COST

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if next(_empty(game, me.seat), None) else "no-space:land"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, f"mark:{NOMADS}", (f"space:{s}" for s in _empty(game, me.seat)), kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.place_marker(game, me, NOMADS, pick.partition(":")[2], cause, bars="all")


class MoveNomads(Effect, frozen=True):
    """Move the nomads to an empty area beside theirs, and gain its placement bonus; nothing reacts, since it is no tile (X59)."""

    rank = When.SHOWING

    def _at(self, game: Game, me: Player) -> str:
        markers = game.table.markers.items()
        return next((space for space, m in markers if m.kind == NOMADS and m.owner == me.seat), "")

    def _beside(self, game: Game, me: Player) -> list[str]:
        near = game.box.map.near.get(self._at(game, me), ())
        open_here = payable(game, me, "land")
        return [s for s in _empty(game, me.seat) if s in near and s in open_here]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._beside(game, me) else "no-way"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = (f"space:{s}" for s in self._beside(game, me))
        return Decision.exactly(me.seat, f"move:{NOMADS}", options, kind="space", bonuses=1)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            changes.place_marker(game, me, NOMADS, space, cause, bars="all", start=self._at(game, me))
            reward(game, me, space, placed=False)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return placement_bonus(game, me, within)


class FoundCommunity(Effect, frozen=True):
    """Put a community on empty land, which reserves it (Arcadian Communities, R44).

    All but the `first` go beside an own tile or community; an own claim is a community too.
    """

    at_most = NO_COST

    first: bool = False

    def _spaces(self, game: Game, me: Player) -> list[str]:
        found = list(_empty(game, me.seat))
        if self.first:
            return found
        table, near = game.table, game.box.map.near
        own = [s for s, tile in table.tiles.items() if tile.owner == me.seat]
        own += [s for s, m in table.markers.items() if m.kind == COMMUNITY and m.owner == me.seat]
        own += [s for s, seat in table.claims.items() if seat == me.seat]
        beside = {space for key in own for space in near.get(key, ())}
        return [s for s in found if s in beside]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._spaces(game, me) else "no-way"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [f"space:{s}" for s in self._spaces(game, me)]
        return Decision.exactly(me.seat, f"mark:{COMMUNITY}", options, kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.place_marker(game, me, COMMUNITY, pick.partition(":")[2], cause, bars="others")


class OnCommunity(Trigger, frozen=True):
    """Reacts when the owner places a tile on a space with an own community or claim."""

    on = (TilePlaced,)

    def times(self, game: Game, me: Player, entry: TilePlaced) -> int:
        return int(entry.marker in (COMMUNITY, CLAIM))


class PlaceCathedral(Effect, frozen=True):
    """Put a cathedral on a city that has none; the owner of the city may then do `offer` (St. Joseph of Cupertino Mission, X64)."""

    offer: AnyEffect

    def _cities(self, game: Game) -> list[str]:
        markers = game.table.markers
        return [s for s, tile in game.table.tiles.items() if tableau.is_city(tile) and s not in markers]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._cities(game) else "no-city"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        cities = self._cities(game)
        kind = "space" if all(s in game.box.map.spaces for s in cities) else "option"
        return Decision.exactly(me.seat, f"mark-city:{CATHEDRAL}", (f"space:{s}" for s in cities), kind=kind)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            changes.place_marker(game, me, CATHEDRAL, space, cause)
            owner = game.table.tiles[space].owner
            if owner >= 0:
                game.then(AtLeisure(self.offer), owner)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(AtLeisure(self.offer), game, me, within))


def when_on_community(do: Effect) -> OnCommunity:
    """React to each own tile on an own community."""
    return OnCommunity(do)
