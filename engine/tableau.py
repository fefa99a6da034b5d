"""What follows from played cards and tiles: tags, what is in force, leeway, ownership.

What follows from a player's cards is asked of a game and a player, or of a view and a seat in it: `Rules` and `Owner` are what both offer.
What is often asked for is kept until what it follows from changes: see `kept` and `kept_by_tiles`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeVar, TypeVarTuple

from engine.modifiers import Leeway, Modifier, PayWith, Protect

if TYPE_CHECKING:
    from engine.core import Game
    from engine.expansions import Box
    from engine.journal import Entry
    from engine.state import Player, Tile
    from engine.triggers import Trigger

T = TypeVar("T")
M = TypeVar("M", bound=Modifier)
CITY_TILES = frozenset({"city", "capital"})
Of = TypeVarTuple("Of")


WILD: Final = "wild"
TagPurpose = Literal["requirement", "count", "milestone", "award", "points"]
WILD_FOR: Final[frozenset[TagPurpose]] = frozenset({"requirement", "count", "milestone"})
"""For what a wild tag stands for any other: not at the end of the game, nor to set off triggers or to lower prices."""


class Open(Protocol):
    """What lies open on the table, and bears on prices."""

    @property
    def policies(self) -> Sequence[str]: ...

    @property
    def awards(self) -> Mapping[str, int]: ...


class Rules(Protocol):
    """What holds for all: a game, or a view of it."""

    @property
    def box(self) -> Box: ...

    @property
    def table(self) -> Open: ...


class Owner(Protocol):
    """A player, or a seat of a view: the cards in play and what lies there."""

    @property
    def seat(self) -> int: ...

    @property
    def played(self) -> Sequence[int]: ...

    @property
    def next_card(self) -> Sequence[int]: ...

    @property
    def hosted(self) -> Mapping[int, int]: ...

    @property
    def stock(self) -> Mapping[str, int]: ...

    @property
    def resources(self) -> Mapping[int, int]: ...

    @property
    def derived(self) -> dict[Any, Any]: ...


KEPT: Final[dict[str, Callable[[Rules, Any], Any]]] = {}
"""By name, the functions whose results are cached while a player's cards in play stay the same."""
KEPT_BY_TILES: Final[dict[str, Callable[..., Any]]] = {}
"""By name, the functions whose results are cached while tiles and claims stay the same."""


def kept(derive: Callable[[Rules, Owner], T]) -> Callable[[Rules, Owner], T]:
    """Cache what follows from a player's cards in play, and from the table's policies, until `Player.forget`."""
    name = derive.__name__

    @wraps(derive)
    def keeping(game: Rules, me: Owner) -> T:
        try:
            return me.derived[name]
        except KeyError:
            found = me.derived[name] = derive(game, me)
            return found

    KEPT[name] = derive
    return keeping


def kept_by_tiles(derive: Callable[[Game, *Of], T]) -> Callable[[Game, *Of], T]:
    """Keep what follows from the tiles and claims on the map, each value by what it was asked for, until `Table.forget`."""
    name = derive.__name__

    @wraps(derive)
    def keeping(game: Game, *of: *Of) -> T:
        known = game.table.derived
        at = (name, of)
        try:
            return known[at]
        except KeyError:
            found = known[at] = derive(game, *of)
            return found

    KEPT_BY_TILES[name] = derive
    return keeping


@kept
def tags(game: Rules, me: Owner) -> dict[str, int]:
    """Tags of face-up cards by kind, as printed; `tags_for` says what they are good for."""
    found: dict[str, int] = {}
    for card in me.played:
        for tag in game.box.cards[card].tags:
            found[tag] = found.get(tag, 0) + 1
    return found


def tags_for(game: Rules, me: Owner, tag: str, purpose: TagPurpose) -> int:
    """How many tags of a kind a player has for a purpose: a wild tag stands for any where its owner does something with it."""
    found = tags(game, me)
    return found.get(tag, 0) + (found.get(WILD, 0) if purpose in WILD_FOR else 0)


@kept
def _modifiers(game: Rules, me: Owner) -> dict[type[Modifier], list[tuple[int, Modifier]]]:
    box = game.box
    parts = [(card, part) for card in me.played for part in box.cards[card].modifiers]
    parts += [(card, part) for card in me.next_card for part in box.next_card(card)]
    parts += [(0, part) for key in game.table.policies for part in box.policies[key] if isinstance(part, Modifier)]
    found: dict[type[Modifier], list[tuple[int, Modifier]]] = {}
    for card, part in parts:
        found.setdefault(type(part), []).append((card, part))
    return found


def modifiers(game: Rules, me: Owner, kind: type[M]) -> list[tuple[int, M]]:
    """What of a kind is in force for a player, with the card it comes from; policies of the table come from card 0."""
    return _modifiers(game, me).get(kind, [])  # type: ignore[return-value]


@kept
def triggers(game: Rules, me: Owner) -> list[tuple[int, Trigger]]:
    """The triggers of a player's face-up cards, and of the table's policies, in the order played."""
    found = [(card, trigger) for card in me.played for trigger in game.box.cards[card].triggers]
    rules = (part for key in game.table.policies for part in game.box.policies[key])
    return found + [(0, part) for part in rules if not isinstance(part, Modifier)]


@kept
def listening(game: Rules, me: Owner) -> dict[type[Entry], list[tuple[int, Trigger]]]:
    """The same triggers by the kinds of entries that they listen to."""
    found: dict[type[Entry], list[tuple[int, Trigger]]] = {}
    for card, trigger in triggers(game, me):
        for kind in trigger.on:
            found.setdefault(kind, []).append((card, trigger))
    return found


@kept
def action_cards(game: Rules, me: Owner) -> list[int]:
    """The played cards that have an action."""
    return [card for card in me.played if game.box.cards[card].action is not None]


def leeway(game: Rules, me: Owner, parameter: str) -> int:
    """By how many steps a global requirement may be missed."""
    found = modifiers(game, me, Leeway)
    return sum(x.steps for _, x in found if x.parameter in ("", parameter)) if found else 0


@kept
def money_like(game: Rules, me: Owner) -> list[tuple[str, int]]:
    """Stocks beside M€ that pay for anything, with their value."""
    return [(w.resource, w.value) for _, w in modifiers(game, me, PayWith)]


def protected(game: Rules, owner: Owner, kind: str, by: Owner, card: int = 0) -> bool:
    """Whether `by` may not remove `kind` from `owner` (from `card`, where it lies on one)."""
    for source, p in modifiers(game, owner, Protect):
        if p.covers(kind) and (source == card if p.here else by is not owner):
            return True
    return False


def family(kind: str) -> str:
    """What a tile counts as: a capital is a city for every purpose."""
    return "city" if kind in CITY_TILES else kind


def is_city(tile: Tile) -> bool:
    return tile.kind in CITY_TILES


def is_ocean(tile: Tile) -> bool:
    return tile.kind == "ocean"


@kept_by_tiles
def cities(game: Game, seat: int) -> int:
    """City tiles of a seat, off-map ones too."""
    return sum(tile.owner == seat and tile.kind in CITY_TILES for tile in game.table.tiles.values())


def all_cities(game: Game, *, on_mars: bool) -> int:
    """City tiles in play, everybody's."""
    spaces = game.box.map.spaces
    return sum(tile.kind in CITY_TILES and (not on_mars or key in spaces) for key, tile in game.table.tiles.items())


@kept_by_tiles
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
