"""What milestones and awards count: functions that make the score of a goal, and scores that several goals or expansions use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine import payment, prices, tableau
from engine.box import Score

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.state import Player, PlayerOrSeat, Tile
    from engine.tableau import GameOrView

PLANETS: Final = ("earth", "venus", "jovian")
ANY_MILESTONE: Final = "milestone:"
"""What a payment for a milestone is towards, whichever it is (`payment.purses`)."""


def own_tags(tag: str, *more: str, purpose: tableau.TagPurpose) -> Score:
    """The score of a goal that counts own tags of one or several kinds; a wild tag that counts for the purpose counts once."""

    counted = (tag, *more, tableau.WILD) if purpose in tableau.WILD_FOR else (tag, *more)

    def score(game: Game, me: Player) -> int:
        found = tableau.tags(game, me)
        n = 0
        for one in counted:
            if one in found:
                n += found[one]
        return n

    return score


def tiles_in_south(rows: int) -> Score:
    """The score of a goal that counts own tiles in this number of rows, the last ones of the map; tiles off the map do not count."""

    def score(game: Game, me: Player) -> int:
        map_ = game.box.map
        spaces, first = map_.spaces, map_.across - rows
        return sum(
            t.owner == me.seat and key in spaces and spaces[key].row >= first for key, t in game.table.tiles.items()
        )

    return score


def cards_in_play(of: Callable[[Card], bool]) -> Score:
    """The score of a goal that counts the green and blue cards in play for which `of` is true: no corporations, no events."""

    def score(game: Game, me: Player) -> int:
        cards = (game.box.cards[card] for card in me.played)
        return sum(card.kind in ("automated", "active") and of(card) for card in cards)

    return score


def productions(*what: str) -> Score:
    """The score of a goal that counts steps of these productions together."""
    return lambda game, me: sum(me.production[one] for one in what)


def stocks(*what: str) -> Score:
    """The score of a goal that counts these resources in stock together."""
    return lambda game, me: sum(me.stock[one] for one in what)


def card_resources_of(*kinds: str) -> Score:
    """The score of a goal that counts resources of these kinds on own cards."""
    return lambda game, me: sum(tableau.card_resources(game, me, kind) for kind in kinds)


def raised(parameter: str) -> Score:
    """The score of a goal that counts the steps of a parameter for which the player got a TR in this game."""
    return lambda game, me: me.steps.get(parameter, 0)


def tiles_beside(wanted: Callable[[Tile], bool]) -> Callable[[GameOrView, PlayerOrSeat], int]:
    """The score of a goal that counts own tiles next to a tile for which `wanted` is true, each once; off the map nothing is next to."""

    def score(game: GameOrView, me: PlayerOrSeat) -> int:
        tiles, near = game.table.tiles, game.box.map.near
        own = (key for key, tile in tiles.items() if tile.owner == me.seat)
        return sum(any(s in tiles and wanted(tiles[s]) for s in near.get(key, ())) for key in own)

    return score


def settlements(game: Game, me: Player) -> int:
    """The number of own settlements on outposts beside the map, such as colonies."""
    return tableau.settlements(game, me.seat)


def different_tags(game: Game, me: Player) -> int:
    """The number of different tags, of which each wild tag may be another one."""
    found = tableau.tags(game, me)
    return len(found.keys() - {tableau.WILD}) + found.get(tableau.WILD, 0)


def planets(game: Game, me: Player) -> int:
    """The tags of the three planets, of which two each count; each wild tag fills a gap."""
    found = tableau.tags(game, me)
    own = sum(min(2, found.get(tag, 0)) for tag in PLANETS)
    return min(2 * len(PLANETS), own + found.get(tableau.WILD, 0))


def without_tags(game: Game, me: Player) -> int:
    """The number of own face-up cards without a tag; a wild tag is none here. What lies face down is not in play."""
    cards = (game.box.cards[card] for card in me.played)
    return sum(is_untagged(card) for card in cards)


def is_untagged(card: Card) -> bool:
    """Whether a card has no tag; a wild tag is none for awards."""
    return tableau.untagged(card.tags)


def with_points(game: Game, me: Player) -> int:
    """The number of own face-up cards with an icon of points that is not negative, whatever it brings now."""
    return sum(brings_points(game.box.cards[card]) for card in me.played)


def brings_points(card: Card) -> bool:
    """Whether a card has an icon of points that is not negative."""
    return (card.points if isinstance(card.points, int) else card.points.times) > 0


def raised_productions(game: Game, me: Player) -> int:
    """The number of productions that are above those with which the game starts."""
    return sum(n > game.options.starting_production for n in me.production.values())


def on_cards(game: Game, me: Player) -> int:
    """The number of resources on own cards in play; what lies under them is not in play."""
    return sum(me.resources.values())


def kinds_on_cards(game: Game, me: Player) -> int:
    """The number of kinds of which at least one resource lies on an own card."""
    return len({game.box.cards[card].holds for card, n in me.resources.items() if n})


def kinds_of_tiles(game: Game, me: Player) -> int:
    """How many of city, greenery and special tile a player has at least one of."""
    own = [tile for tile in game.table.tiles.values() if tile.owner == me.seat]
    greenery = any(tile.kind == "greenery" for tile in own)
    return any(map(tableau.is_city, own)) + any(map(tableau.is_special, own)) + greenery


def special_tiles(game: Game, me: Player) -> int:
    """The number of own special tiles, those that count as cities included."""
    return sum(tile.owner == me.seat and tableau.is_special(tile) for tile in game.table.tiles.values())


def at_the_edge(game: Game, me: Player) -> int:
    """The number of own tiles on areas with fewer than six neighbours."""
    near = game.box.map.near
    return sum(tile.owner == me.seat and 0 < len(near.get(key, ())) < 6 for key, tile in game.table.tiles.items())


def by_volcanoes(game: Game, me: Player) -> int:
    """The number of own tiles on a volcanic area or next to one."""
    at, near = game.box.map.spaces, game.box.map.near
    own = (key for key, tile in game.table.tiles.items() if tile.owner == me.seat and key in at)
    return sum(any(at[space].volcanic for space in (key, *near[key])) for key in own)


def largest_group(game: Game, me: Player) -> int:
    """The number of own tiles in the largest group of neighbours; a city off the map is a group of its own."""
    near = game.box.map.near
    left = {key for key, tile in game.table.tiles.items() if tile.owner == me.seat}
    most = 0
    while left:
        group = [left.pop()]
        for key in group:
            beside = [space for space in near.get(key, ()) if space in left]
            left -= {*beside}
            group += beside
        most = max(most, len(group))
    return most


def inland(game: Game, me: Player) -> int:
    """The number of own tiles on Mars that are not next to an ocean tile."""
    tiles, near = game.table.tiles, game.box.map.near
    own = (key for key, tile in tiles.items() if tile.owner == me.seat and key in near)
    return sum(not any(s in tiles and tableau.is_ocean(tiles[s]) for s in near[key]) for key in own)


def of_each_resource(game: Game, me: Player) -> int:
    """The least of the six resources in stock when a milestone is paid, with whatever else may pay for it."""
    price = prices.term(game, me, "milestone")
    found = (n for n in range(min(me.stock.values()), 0, -1) if _spared(game, me, n) >= price)
    return next(found, 0)


def _spared(game: Game, me: Player, n: int) -> int:
    """The M€ that a player can pay for a milestone with `n` of each resource left over."""
    return payment.spendable(game, me, ANY_MILESTONE, dict.fromkeys(me.stock, n))


def spare(most: int) -> Score:
    """The score of a goal that counts the M€ which a player can pay besides the usual price of a milestone, up to `most`."""

    def score(game: Game, me: Player) -> int:
        beyond = payment.spendable(game, me, ANY_MILESTONE) - prices.term(game, me, "milestone")
        return max(0, min(most, beyond))

    return score
