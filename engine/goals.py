"""The milestones and awards of the base game, and scores from which expansions make theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine import tableau
from engine.box import Award, Milestone, Score

if TYPE_CHECKING:
    from engine.card import Card
    from engine.core import Game
    from engine.state import Player, PlayerOrSeat, Tile
    from engine.tableau import GameOrView

MOST_CLAIMED: Final = 3
"""How many milestones can be claimed in a game, and how many awards can be funded."""


def own_tags(tag: str, *more: str, purpose: tableau.TagPurpose) -> Score:
    """The score of a goal that counts own tags of one or several kinds; a wild tag that counts for the purpose counts once."""

    def score(game: Game, me: Player) -> int:
        found = tableau.tags(game, me)
        return tableau.tags_for(game, me, tag, purpose) + sum(found.get(other, 0) for other in more)

    return score


def tiles_in(rows: str) -> Score:
    """The score of a goal that counts own tiles in these rows of the map, such as `"HI"`; tiles off the map do not count."""

    def score(game: Game, me: Player) -> int:
        spaces = game.box.map.spaces
        return sum(t.owner == me.seat and key in spaces and key[0] in rows for key, t in game.table.tiles.items())

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


def card_resources_of(*kinds: str) -> Score:
    """The score of a goal that counts resources of these kinds on own cards."""
    return lambda game, me: sum(tableau.card_resources(game, me, kind) for kind in kinds)


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


MILESTONES: Final = (
    Milestone("terraformer", 35, lambda game, me: me.tr),
    Milestone("mayor", 3, lambda game, me: tableau.cities(game, me.seat)),
    Milestone("gardener", 3, lambda game, me: tableau.greeneries(game, me.seat)),
    Milestone("builder", 8, own_tags("building", purpose="milestone")),
    Milestone("planner", 16, lambda game, me: len(me.hand)),
)

AWARDS: Final = (
    Award("landlord", lambda game, me: tableau.own_tiles(game, me.seat)),
    Award("banker", lambda game, me: me.production["mc"]),
    Award("scientist", own_tags("science", purpose="award")),
    Award("thermalist", lambda game, me: me.stock["heat"]),
    Award("miner", lambda game, me: me.stock["steel"] + me.stock["titanium"]),
)
