"""Values derived from played cards and tiles: tags, modifiers, triggers, leeway, ownership of tiles.

Functions about a player's cards take a game and a player, or a view and a seat of it (`GameOrView`, `state.PlayerOrSeat`).
Values that are often needed are cached until the cards or tiles change: see `cached_by_cards` and `cached_by_tiles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeVar, TypeVarTuple

from engine.effect import Modifier
from engine.modifiers import Leeway, Protect

if TYPE_CHECKING:
    from engine.box import Box
    from engine.card import Card
    from engine.core import Game
    from engine.effect import Trigger
    from engine.journal import Entry
    from engine.state import Player, PlayerOrSeat, TableOrView, Tile

T = TypeVar("T")
M = TypeVar("M", bound=Modifier)
CITY_TILES: Final = {"city"}
"""The kinds of tiles that count as cities; an expansion adds its own."""
OCEAN_TILES: Final = {"ocean"}
"""The kinds of tiles that count as oceans; those that expansions add lie on an ocean that was counted before."""
Of = TypeVarTuple("Of")


WILD: Final = "wild"
TagPurpose = Literal["requirement", "count", "milestone", "award", "points"]
WILD_FOR: Final[frozenset[TagPurpose]] = frozenset({"requirement", "count", "milestone"})
"""The purposes for which a wild tag counts as any tag; it does not at the end of the game, for triggers or for discounts."""


ON_CARD: Final = "on-"
"""What the key of a purse begins with that is the resources on a card; the id of the card follows."""


class GameOrView(Protocol):
    """What a game and a view of it have in common: the rules that hold for all players."""

    @property
    def box(self) -> Box: ...

    @property
    def table(self) -> TableOrView: ...

    @property
    def players(self) -> Sequence[PlayerOrSeat]: ...


CACHED_BY_CARDS: Final[dict[str, Callable[..., Any]]] = {}
"""The functions with the decorator `cached_by_cards`, by name and without their cache."""
BY_CARDS_ALONE: Final[set[str]] = set()
"""The names of those among them that do not depend on policies (decorator `cached_by_cards_alone`)."""
BY_MODIFIERS: Final[set[str]] = set()
"""The names of those that depend on modifiers and on nothing else of cards (decorator `cached_by_modifiers`)."""
BY_TRIGGERS: Final[set[str]] = set()
"""The names of those that depend on triggers and on nothing else of cards (decorator `cached_by_triggers`)."""
CACHED_BY_TILES: Final[dict[str, Callable[..., Any]]] = {}
"""The functions with the decorator `cached_by_tiles`, by name and without their cache."""


def cached_by_cards(
    derive: Callable[[GameOrView, PlayerOrSeat, *Of], T],
) -> Callable[[GameOrView, PlayerOrSeat, *Of], T]:
    """Cache a function of a player's cards in play and the policies in force, by its other arguments.

    It is cached until `Player.clear_caches` is called.
    """
    name = derive.__name__
    CACHED_BY_CARDS[name] = derive

    @wraps(derive)
    def cached(game: GameOrView, me: PlayerOrSeat, *of: *Of) -> T:
        known = me.derived
        at = (name, of)
        try:
            return known[at]
        except KeyError:
            found = known[at] = derive(game, me, *of)
            return found

    @wraps(derive)
    def of_player(game: GameOrView, me: PlayerOrSeat) -> T:
        known = me.derived
        try:
            return known[name]
        except KeyError:
            found = known[name] = derive(game, me)  # type: ignore[call-arg]
            return found

    # A function of the player alone is called most often, and collecting no arguments makes it a third faster.
    return cached if len(signature(derive).parameters) > 2 else of_player  # type: ignore[return-value]


def cached_by_cards_alone(derive: Callable[[GameOrView, PlayerOrSeat], T]) -> Callable[[GameOrView, PlayerOrSeat], T]:
    """Cache a value that depends only on `Player.played`: like `cached_by_cards`, but it stays when the policies change."""
    BY_CARDS_ALONE.add(derive.__name__)
    return cached_by_cards(derive)


def cached_by_modifiers(derive: Callable[[GameOrView, PlayerOrSeat], T]) -> Callable[[GameOrView, PlayerOrSeat], T]:
    """Cache a value that depends only on the modifiers in force: like `cached_by_cards`, but it stays when a card without any is played."""
    BY_MODIFIERS.add(derive.__name__)
    return cached_by_cards(derive)


def cached_by_triggers(derive: Callable[[GameOrView, PlayerOrSeat], T]) -> Callable[[GameOrView, PlayerOrSeat], T]:
    """Cache a value that depends only on the triggers in force: like `cached_by_cards`, but it stays when a card without any is played."""
    BY_TRIGGERS.add(derive.__name__)
    return cached_by_cards(derive)


def unchanged_by(card: Card) -> list[str]:
    """The names of the cached values that stay right when a card comes into play."""
    return [*(() if card.modifiers else BY_MODIFIERS), *(() if card.triggers else BY_TRIGGERS)]


def unchanged_by_policies(game: GameOrView, policies: Iterable[str]) -> list[str]:
    """The names of the cached values that stay right when policies come into force, or end."""
    parts = [part for key in policies for part in game.box.policies[key]]
    modifying = any(isinstance(part, Modifier) for part in parts)
    reacting = any(not isinstance(part, Modifier) for part in parts)
    return [*BY_CARDS_ALONE, *(() if modifying else BY_MODIFIERS), *(() if reacting else BY_TRIGGERS)]


def cached_by_tiles(derive: Callable[[Game, *Of], T]) -> Callable[[Game, *Of], T]:
    """Cache a function of tiles, claims and markers, by its other arguments, until `Table.clear_caches` is called."""
    name = derive.__name__

    @wraps(derive)
    def cached(game: Game, *of: *Of) -> T:
        known = game.table.derived
        at = (name, of)
        try:
            return known[at]
        except KeyError:
            found = known[at] = derive(game, *of)
            return found

    CACHED_BY_TILES[name] = derive
    return cached


@cached_by_cards_alone
def tags(game: GameOrView, me: PlayerOrSeat) -> dict[str, int]:
    """The number of printed tags of each kind on a player's face-up cards; `tags_for` counts wild tags too, where they count."""
    found: dict[str, int] = {}
    for card in me.played:
        for tag in game.box.cards[card].tags:
            found[tag] = found.get(tag, 0) + 1
    return found


def has_tag_or_wild(tags: Sequence[str], tag: str) -> bool:
    """Whether a card in play with these tags is one with `tag` for what its owner does; a wild tag stands for any."""
    return tag in tags or WILD in tags


def untagged(tags: Sequence[str]) -> bool:
    """Whether a card with these tags counts as a card without a tag; a wild tag that stands for no other is not counted as a tag."""
    return all(tag == WILD for tag in tags)


def tags_for(game: GameOrView, me: PlayerOrSeat, tag: str, purpose: TagPurpose, *also: str) -> int:
    """The number of tags of a kind, or of one of several, that a player has for a purpose.

    Wild tags are added, each once, if they count for the purpose (`WILD_FOR`).
    """
    found = tags(game, me)
    n = found.get(tag, 0) + (found.get(WILD, 0) if purpose in WILD_FOR else 0)
    return n + sum(found.get(other, 0) for other in also) if also else n


@cached_by_cards_alone
def _of_cards(game: GameOrView, me: PlayerOrSeat) -> dict[type[Modifier], list[tuple[int, Modifier]]]:
    cards = game.box.cards
    return _by_class({}, [(card, part) for card in me.played for part in cards[card].modifiers])


BY_MODIFIERS.add(_of_cards.__name__)


def policies_in_force(game: GameOrView) -> Sequence[str]:
    """The keys of the policies that hold in the present phase."""
    policies = game.table.policies
    if not policies:
        return policies
    phases, phase = game.box.policy_phases, game.table.phase
    return [key for key in policies if key not in phases or phase in phases[key]]


def policy_with(game: GameOrView, part: Modifier | Trigger) -> str:
    """The key of the policy in force to which a rule belongs; empty if it belongs to none."""
    return next((key for key in policies_in_force(game) if part in game.box.policies[key]), "")


@cached_by_modifiers
def _modifiers(game: GameOrView, me: PlayerOrSeat) -> dict[type[Modifier], list[tuple[int, Modifier]]]:
    box = game.box
    parts = [(card, part) for card in me.next_card for part in box.next_card(card)]
    parts += [(0, part) for key in policies_in_force(game) for part in box.policies[key] if isinstance(part, Modifier)]
    return _by_class(_of_cards(game, me), parts)


def _by_class(
    before: dict[type[Modifier], list[tuple[int, Modifier]]], parts: Sequence[tuple[int, Modifier]]
) -> dict[type[Modifier], list[tuple[int, Modifier]]]:
    """Modifiers by class and base classes: those found `before`, then further `parts`."""
    if not parts:
        return before
    found = before.copy()
    for card, part in parts:
        for kind in type(part).__mro__:
            if kind is Modifier:
                break
            found[kind] = [*found.get(kind, ()), (card, part)]
    return found


def modifiers(game: GameOrView, me: PlayerOrSeat, kind: type[M]) -> list[tuple[int, M]]:
    """The modifiers of a class and its subclasses that are in force for a player, each with its card; those of policies have card 0."""
    # As `_modifiers` is cached, without a further call: this is asked most often of all.
    known = me.derived.get("_modifiers")
    return (_modifiers(game, me) if known is None else known).get(kind, [])  # type: ignore[return-value]


@cached_by_triggers
def triggers(game: GameOrView, me: PlayerOrSeat) -> list[tuple[int, Trigger]]:
    """The triggers on a player's face-up cards, in the order played, then those of policies; each with its card, 0 for a policy."""
    found = [(card, trigger) for card in me.played for trigger in game.box.cards[card].triggers]
    return found + _of_policies(game)


def _of_policies(game: GameOrView) -> list[tuple[int, Trigger]]:
    rules = (part for key in policies_in_force(game) for part in game.box.policies[key])
    return [(0, part) for part in rules if not isinstance(part, Modifier)]


@cached_by_cards_alone
def _cards_listening(game: GameOrView, me: PlayerOrSeat) -> dict[type[Entry], list[tuple[int, Trigger]]]:
    cards = game.box.cards
    return _by_entry(game, {}, [(card, trigger) for card in me.played for trigger in cards[card].triggers])


BY_TRIGGERS.add(_cards_listening.__name__)


@cached_by_triggers
def triggers_by_entry(game: GameOrView, me: PlayerOrSeat) -> dict[type[Entry], list[tuple[int, Trigger]]]:
    """The triggers of a player (see `triggers`), by the class of entry that they listen to."""
    return _by_entry(game, _cards_listening(game, me), _of_policies(game))


def _by_entry(
    game: GameOrView, before: dict[type[Entry], list[tuple[int, Trigger]]], parts: Sequence[tuple[int, Trigger]]
) -> dict[type[Entry], list[tuple[int, Trigger]]]:
    """Triggers by the classes of entries that they listen to: those found `before`, then further `parts`."""
    if not parts:
        return before
    found = before.copy()
    for card, trigger in parts:
        for kind in game.box.entries_heard_by(type(trigger)):
            found[kind] = [*found.get(kind, ()), (card, trigger)]
    return found


@cached_by_cards_alone
def action_cards(game: GameOrView, me: PlayerOrSeat) -> list[int]:
    """The played cards of a player that have an action."""
    return [card for card in me.played if game.box.cards[card].action is not None]


def leeway(game: GameOrView, me: PlayerOrSeat, parameter: str) -> int:
    """The number of steps by which a player may miss a requirement about a global parameter."""
    found = modifiers(game, me, Leeway)
    return sum(x.steps for _, x in found if x.parameter in ("", parameter)) if found else 0


def pieces_held(game: GameOrView, me: PlayerOrSeat, what: str) -> int:
    """How many pieces a player has of what may pay: a stock, the resources on a card (`on-222`, by its id), or a currency."""
    found = me.stock.get(what)
    if found is not None:
        return found
    if what.startswith(ON_CARD):
        return me.resources.get(int(what.removeprefix(ON_CARD)), 0)
    currency = game.box.currencies[what]
    return getattr(me.own[currency.own.name], currency.field)


def card_resources(game: GameOrView, me: PlayerOrSeat, kind: str) -> int:
    """The number of resources of a kind on a player's cards, all cards together."""
    found = 0
    if me.resources:
        cards = game.box.cards
        for card, n in me.resources.items():
            if cards[card].holds == kind:
                found += n
    return found


def cards_with_resources(me: PlayerOrSeat) -> list[int]:
    """The cards of a player on which resources lie: those in play, then those under another card."""
    return [c for c in me.played if me.resources.get(c)] + [c for c, n in me.hosted.items() if n]


def kinds_owned(game: GameOrView, me: PlayerOrSeat) -> set[str]:
    """The kinds of resources that a player has, in stock and on cards in play."""
    cards = game.box.cards
    return {what for what, n in me.stock.items() if n} | {cards[card].holds for card, n in me.resources.items() if n}


def protected(game: GameOrView, owner: PlayerOrSeat, kind: str, by: PlayerOrSeat, card: int = 0) -> bool:
    """Whether `by` is forbidden to remove `kind` from `owner`; `card` is the card that it lies on, 0 if it lies on none."""
    for source, p in modifiers(game, owner, Protect):
        if p.covers(kind) and (source == card if p.here else by.seat != owner.seat):
            return True
    return False


def base_kind(kind: str) -> str:
    """The kind that a tile counts as: a special tile may count as a city."""
    return "city" if kind in CITY_TILES else kind


def is_city(tile: Tile) -> bool:
    return tile.kind in CITY_TILES


def is_ocean(tile: Tile) -> bool:
    return tile.kind in OCEAN_TILES


def is_special(tile: Tile) -> bool:
    """Whether a tile is neither an ocean, nor a greenery, nor a plain city; a special tile that counts as a city is both."""
    return tile.kind not in ("ocean", "greenery", "city")


@cached_by_tiles
def cities(game: Game, seat: int) -> int:
    """The number of city tiles that a seat owns, off-map ones included."""
    return sum(tile.owner == seat and tile.kind in CITY_TILES for tile in game.table.tiles.values())


def all_cities(game: GameOrView, *, on_mars: bool, of: int | None = None) -> int:
    """The number of city tiles in play, whoever owns them or only those `of` a seat; with `on_mars`, without those off the map."""
    spaces = game.box.map.spaces
    return sum(
        tile.kind in CITY_TILES and (not on_mars or key in spaces) and (of is None or tile.owner == of)
        for key, tile in game.table.tiles.items()
    )


def settlements(game: GameOrView, seat: int) -> int:
    """The number of a seat's settlements on outposts beside the map, such as colonies, all together."""
    return sum(stands.settled.count(seat) for stands in game.table.outposts.values())


def city_by_ocean(game: GameOrView, seat: int | None = None) -> bool:
    """Whether a city tile, of any player or of a seat, lies next to an ocean tile."""
    tiles, near = game.table.tiles, game.box.map.near
    towns = [key for key, tile in tiles.items() if is_city(tile) and (seat is None or tile.owner == seat)]
    return any(n in tiles and is_ocean(tiles[n]) for key in towns for n in near.get(key, ()))


@cached_by_tiles
def greeneries(game: Game, seat: int) -> int:
    """The number of greenery tiles that a seat owns."""
    return sum(tile.owner == seat and tile.kind == "greenery" for tile in game.table.tiles.values())


def opposing(game: Game, tile: Tile, seat: int) -> bool:
    """Whether a tile is that of an opponent of a seat, in the solo game the neutral one; oceans are nobody's."""
    return tile.owner != seat if tile.owner >= 0 else is_solo(game) and not is_ocean(tile)


def own_tiles(game: Game, seat: int) -> int:
    """The number of tiles that a seat owns, off-map ones included."""
    return sum(tile.owner == seat for tile in game.table.tiles.values())


def memo_of_tile(space: str, metal: str = "") -> str:
    """What a card remembers of the tile that it placed (`Player.memo`): the space, after the metal that was chosen there, if one was.

    >>> memo_of_tile("E5"), memo_of_tile("E5", "steel")
    ('@E5', 'steel@E5')
    """
    return f"{metal}@{space}"


def space_of_tile(me: PlayerOrSeat, card: int) -> str:
    """The space of the tile that a card of a player placed; empty if it placed none."""
    return me.memo.get(card, "").partition("@")[2]


def metal_of_tile(me: PlayerOrSeat, card: int) -> str:
    """The metal that was chosen where a card of a player placed its tile; empty if none was."""
    return me.memo.get(card, "").partition("@")[0]


def near_own_tile(game: GameOrView, me: PlayerOrSeat, card: int, wanted: Callable[[Tile], bool]) -> int:
    """Return how many tiles beside the tile that a card placed satisfy `wanted`."""
    tiles, around = game.table.tiles, game.box.map.near.get(space_of_tile(me, card), ())
    return sum(near in tiles and wanted(tiles[near]) for near in around)


def seats_from(game: GameOrView, first: int) -> tuple[int, ...]:
    """All seats in table order, beginning with one."""
    return _turned(len(game.players), first)


@cache
def _turned(n: int, first: int) -> tuple[int, ...]:
    return tuple((first + i) % n for i in range(n))


def in_order(game: Game) -> list[Player]:
    """The players in the order of play of this generation, from the first player on."""
    return [game.players[seat] for seat in seats_from(game, game.table.first)]


def is_solo(game: GameOrView) -> bool:
    """Whether this is the solo game, in which a neutral opponent can lose whatever cards take (rulebook, Solo version)."""
    return len(game.players) == 1
