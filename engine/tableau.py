"""What follows from played cards and tiles: tags, prices, values, leeway, ownership. Cached on the player where cards alone decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from engine.modifiers import Discount, Leeway, MetalValue, Modifier, PayWith, PlantsCost, Protect

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.state import Player, Tile
    from engine.triggers import Trigger

M = TypeVar("M", bound=Modifier)
METAL_VALUES = {"steel": 2, "titanium": 3}
CITY_TILES = frozenset({"city", "capital"})


def _kept(game: Game, me: Player) -> dict[Any, Any]:
    """What is kept for this player: dropped by `Player.forget`, and when the table's policies have changed."""
    kept = me.derived
    if kept.get("policies") != game.table.policies:
        kept.clear()
        kept["policies"] = list(game.table.policies)
    return kept


def tags(game: Game, me: Player) -> dict[str, int]:
    """Tags of face-up cards by kind."""
    cached: dict[str, int] | None = me.derived.get("tags")
    if cached is None:
        cached = me.derived["tags"] = {}
        for card in me.played:
            for tag in game.box.cards[card].tags:
                cached[tag] = cached.get(tag, 0) + 1
    return cached


def modifiers(game: Game, me: Player, kind: type[M]) -> list[tuple[int, M]]:
    """What of a kind is in force for a player, with the card it comes from; policies of the table come from card 0."""
    kept = _kept(game, me)
    cached: dict[type[Modifier], list[tuple[int, Modifier]]] | None = kept.get("modifiers")
    if cached is None:
        box = game.box
        cards = [(card, part) for card in me.played for part in box.cards[card].modifiers]
        boons = [(card, part) for card in me.boons for part in box.boons(card)]
        rules = [(0, part) for key in game.table.policies for part in box.policies[key] if isinstance(part, Modifier)]
        cached = kept["modifiers"] = {}
        for card, part in (*cards, *boons, *rules):
            cached.setdefault(type(part), []).append((card, part))
    return cached.get(kind, [])  # type: ignore[return-value]


def triggers(game: Game, me: Player, *, others: bool = False) -> list[tuple[int, Trigger]]:
    """The triggers of a player's face-up cards, and of the table's policies, in the order played.

    `others`: only those that the doings of others set off.
    """
    kept = _kept(game, me)
    key = "triggers of others" if others else "triggers"
    cached: list[tuple[int, Trigger]] | None = kept.get(key)
    if cached is None:
        box = game.box
        found = [(card, t) for card in me.played for t in box.cards[card].triggers]
        rules = (part for key in game.table.policies for part in box.policies[key])
        found += [(0, part) for part in rules if not isinstance(part, Modifier)]
        cached = kept[key] = [(card, t) for card, t in found if t.by == "any"] if others else found
    return cached


def action_cards(game: Game, me: Player) -> list[int]:
    """The played cards that have an action."""
    kept = _kept(game, me)
    cached: list[int] | None = kept.get("actions")
    if cached is None:
        cached = kept["actions"] = [card for card in me.played if game.box.cards[card].action is not None]
    return cached


def price(game: Game, me: Player, card: Card) -> int:
    """What a card costs this player now, in M€."""
    prices: dict[int, int] = _kept(game, me).setdefault("prices", {})
    found = prices.get(card.id)
    if found is None:
        less = sum(
            d.mc * (card.tags.count(d.tag) if d.tag else 1) for _, d in modifiers(game, me, Discount) if not d.project
        )
        found = prices[card.id] = max(0, card.cost - less)
    return max(0, found - me.hosted[card.id]) if card.id in me.hosted else found


def project_price(game: Game, me: Player, key: str, cost: int) -> int:
    """What a standard project costs this player now, in M€."""
    prices: dict[str, int] = _kept(game, me).setdefault("project prices", {})
    if key not in prices:
        prices[key] = max(0, cost - sum(d.mc for _, d in modifiers(game, me, Discount) if d.project == key))
    return prices[key]


def leeway(game: Game, me: Player, parameter: str) -> int:
    """By how many steps a global requirement may be missed."""
    found = modifiers(game, me, Leeway)
    return sum(x.steps for _, x in found if x.parameter in ("", parameter)) if found else 0


def metal_value(game: Game, me: Player, metal: str) -> int:
    """M€ that one steel or titanium pays."""
    values: dict[str, int] = _kept(game, me).setdefault("metal values", {})
    if metal not in values:
        plus = sum(v.plus for _, v in modifiers(game, me, MetalValue) if v.metal == metal)
        values[metal] = METAL_VALUES[metal] + plus
    return values[metal]


def money_like(game: Game, me: Player) -> list[tuple[str, int]]:
    """Stocks beside M€ that pay for anything, with their value."""
    kept = _kept(game, me)
    cached: list[tuple[str, int]] | None = kept.get("money-like")
    if cached is None:
        cached = kept["money-like"] = [(w.resource, w.value) for _, w in modifiers(game, me, PayWith)]
    return cached


def plants_for_greenery(game: Game, me: Player) -> int:
    """Plants that a greenery takes."""
    return min((m.plants for _, m in modifiers(game, me, PlantsCost)), default=8)


def protected(game: Game, owner: Player, kind: str, by: Player, card: int = 0) -> bool:
    """Whether `by` may not remove `kind` from `owner` (from `card`, where it lies on one)."""
    for source, p in modifiers(game, owner, Protect):
        if kind in p.kinds and (source == card if p.here else by is not owner):
            return True
    return False


def is_city(tile: Tile) -> bool:
    return tile.kind in CITY_TILES


def is_ocean(tile: Tile) -> bool:
    return tile.kind == "ocean"


def cities(game: Game, seat: int) -> int:
    """City tiles of a seat, off-map ones too."""
    return sum(tile.owner == seat and tile.kind in CITY_TILES for tile in game.table.tiles.values())


def all_cities(game: Game, *, on_mars: bool) -> int:
    """City tiles in play, everybody's."""
    spaces = game.box.map.spaces
    return sum(tile.kind in CITY_TILES and (not on_mars or key in spaces) for key, tile in game.table.tiles.items())


def greeneries(game: Game, seat: int) -> int:
    """Greenery tiles of a seat."""
    return sum(tile.owner == seat and tile.kind == "greenery" for tile in game.table.tiles.values())


def own_tiles(game: Game, seat: int) -> int:
    """Tiles that a seat owns, on and off Mars."""
    return sum(tile.owner == seat for tile in game.table.tiles.values())


def near_own_tile(game: Game, me: Player, card: int, wanted: Callable[[Tile], bool]) -> int:
    """How many tiles next to the tile that a card placed are of a kind."""
    space = me.memo.get(card, "").partition("@")[2]
    tiles = game.table.tiles
    return sum(near in tiles and wanted(tiles[near]) for near in game.box.map.near.get(space, ()))


def neutral(game: Game) -> bool:
    """Whether a neutral opponent bears what is taken from others: the solo game (rulebook, Solo version)."""
    return len(game.players) == 1
