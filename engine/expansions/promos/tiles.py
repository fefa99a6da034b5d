"""Promos about tiles: on oceans, in the place of others, placed by somebody else, and next to those of opponents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import changes, tableau
from engine.bounds import Bound, Within, bound_of, perhaps
from engine.core import NOTHING, AnyEffect, Cause, Decision, Effect, Game, Wait, When
from engine.effect import Trigger
from engine.effects.tiles import put_tile
from engine.journal import TilePlaced
from engine.named import TileName
from engine.payment import affords
from engine.placement import barred, toll

if TYPE_CHECKING:
    from engine.state import Player


class CoverOcean(Effect, frozen=True):
    """Place a city tile on an ocean that is next to no city; it is both, and brings neither a bonus nor M€ (New Holland, X-2)."""

    tile: TileName

    def _oceans(self, game: Game) -> Iterator[str]:
        tiles, near = game.table.tiles, game.box.map.near
        for space, tile in tiles.items():
            if tile.kind == "ocean" and not any(s in tiles and tableau.is_city(tiles[s]) for s in near.get(space, ())):
                yield space

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if next(self._oceans(game), None) else "no-ocean"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [f"space:{s}" for s in self._oceans(game)]
        return Decision.exactly(me.seat, f"place-on:{self.tile}", options, kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            changes.set_memo(game, me, cause.card, tableau.memo_of_tile(space))
            changes.place_tile(game, me, self.tile, space, replace(cause, space=space))


class ReplaceTile(Effect, frozen=True):
    """Place a tile where an own one of another kind lies, wherever that is; it brings what a new tile brings (Kaguya Tech, X58)."""

    old: TileName
    new: TileName

    def _lying(self, game: Game, me: Player) -> list[str]:
        """The spaces of own tiles that no toll bars, whether it can be paid or not."""
        own = [s for s, tile in game.table.tiles.items() if tile.kind == self.old and tile.owner == me.seat]
        return [s for s in own if not barred(game, me, s)]

    def _own(self, game: Game, me: Player) -> list[str]:
        return [s for s in self._lying(game, me) if affords(game, me, toll(game, me, s), f"space:{s}")]

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        """The lowest toll, if there is one on each of the spaces."""
        price = min((toll(game, me, s) for s in self._lying(game, me)), default=0)
        return {"mc": price} if price else NOTHING

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._own(game, me) else "no-own-tile"

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        at = game.box.map.spaces
        shows = any("card" in at[s].bonus for s in self._own(game, me))
        return When.SHOWING if shows else When.CHOOSING

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = (f"space:{s}" for s in self._own(game, me))
        return Decision.exactly(me.seat, f"place:{self.new}", options, kind="space", bonuses=1)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            put_tile(game, me, self.new, space, replace(cause, space=space))


class FirstPlayerPlaces(Effect, frozen=True):
    """Place an ocean where the first player chooses; what it brings goes to the player of the card (Icy Impactors, X47)."""

    left_to_others = True

    do: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.do.possible(game, me, cause)

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.do.vain(game, me, cause)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self.do.when(game, me, cause)

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | Wait | None:
        asked, first = self.do.ask(game, me, cause), game.table.first
        if not isinstance(asked, Decision) or first == me.seat:
            return asked
        return replace(asked, seat=first, key=asked.key.replace("place:", "place-for:", 1), bonuses=0)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        self.do.apply(game, me, cause, picks)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.do, game, me, within))


class OnNeighbour(Trigger, frozen=True):
    """Reacts when a tile of the owner comes to lie next to one of an opponent, whoever places it, once for each that it touches."""

    on = (TilePlaced,)

    def times(self, game: Game, me: Player, entry: TilePlaced) -> int:
        tiles = game.table.tiles
        if entry.space not in tiles or entry.seat < 0:
            return 0  # what a tile would bring is asked before its space is chosen; what was found there did not come
        placed = tiles[entry.space]
        if entry.covered >= 0 and entry.covered == placed.owner:
            return 0  # it lay beside all of these before
        beside = [tiles[s] for s in game.box.map.near.get(entry.space, ()) if s in tiles]
        if placed.owner == me.seat:
            return sum(tableau.opposing(game, tile, me.seat) for tile in beside)
        return sum(tile.owner == me.seat for tile in beside) if tableau.opposing(game, placed, me.seat) else 0


tableau.CITY_TILES.add("new-holland")
tableau.OCEAN_TILES.add("new-holland")


def when_neighbour(do: Effect) -> OnNeighbour:
    """React to each new adjacency of an own tile and one of an opponent."""
    return OnNeighbour(do, "any")
