"""The points of a player, computed from the sheet of facts and the raw state alone: no rule or declaration of the engine is asked.

`python -m tests.engine.soak` compares them with the engine's in whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from engine.card import CARDS, KEYS
from engine.core import Game
from engine.expansions.turmoil.state import SENATE
from engine.maps import MAPS
from engine.state import Player, Tile
from tests.facts import sheet
from tests.outcomes.names import slug

STANDARD: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")
PROJECTS: Final = ("automated", "active", "event")
BOARDS: Final = {
    "utopia_planitia": "utopia",
    "terra_cimmeria": "cimmeria",
    "vastitas_borealis": "vastitas",
    "amazonis_planitia": "amazonis",
}
"""Maps whose names in the sheet differ from ours."""
PLAIN: Final = ("ocean", "greenery", "city")

Fact = dict[str, Any]


@cache
def _cards() -> Mapping[int, Fact]:
    """The cards of the sheet by our ids."""
    return {KEYS[sheet.ours(card)]: card for card in sheet.all_cards() if sheet.ours(card) in KEYS}


@cache
def _awards() -> Mapping[str, Any]:
    """What each award compares, by our keys; of the pack those that no map prints."""
    files = ("goals_pack", "tracks", "goals_more")
    return {slug(fact["name"]): fact["of"] for file in files for fact in sheet.read(file)["awards"]}


@cache
def _spaces(board: str) -> Mapping[str, tuple[int, int, int]]:
    """The spaces of a map by our keys: their axial coordinates, and their row from 1."""
    listed = next(
        each["spaces"]
        for file in ("boards", "boards_more")
        for each in sheet.read(file)["boards"]
        if BOARDS.get(each["name"], each["name"]) == board
    )
    return {key: (fact["q"], fact["r"], fact["row"]) for key, fact in zip(MAPS[board].spaces, listed, strict=True)}


@cache
def _near(board: str) -> Mapping[str, tuple[str, ...]]:
    """The neighbours of each space of a map."""
    spaces = _spaces(board)
    at = {(q, r): key for key, (q, r, _) in spaces.items()}
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return {key: tuple(at[q + x, r + y] for x, y in steps if (q + x, r + y) in at) for key, (q, r, _) in spaces.items()}


def _is_ocean(tile: Tile) -> bool:
    """Whether a tile counts as an ocean for its neighbours; New Holland is a city on one (docs/decisions.md)."""
    return tile.kind in ("ocean", "new-holland")


def _is_city(tile: Tile) -> bool:
    """Whether a tile counts as a city; New Holland does (promo.yaml, X-2), and its ocean is counted apart."""
    return tile.kind in ("city", "capital", "new-holland")


def _ongoing(card: Fact) -> list[Fact]:
    return card.get("effect", {}).get("ongoing", [])


class Scorer:
    """The points of all players of a game as it stands; `KeyError` for a fact that this notation does not have."""

    def __init__(self, game: Game) -> None:
        self.game, self.tiles, board = game, game.table.tiles, game.box.map.key
        self.spaces, self.near = _spaces(board), _near(board)

    def all_points(self) -> list[dict[str, int]]:
        """By seat: the points by source, as the engine names them."""
        awards = [self._award(key) for key in self.game.table.awards]
        return [self._points(me, sum(award[me.seat] for award in awards)) for me in self.game.players]

    def _points(self, me: Player, awards: int) -> dict[str, int]:
        milestones, board = self.game.table.milestones.values(), list(self.tiles.values())
        greenery = sum(tile.kind == "greenery" and tile.owner == me.seat for tile in board)
        cities = sum(
            self._beside(key, lambda tile: tile.kind == "greenery")
            for key in self._own(me, _is_city)
            if key in self.near
        )
        cards = sum(self._card(me, card) for card in (*me.played, *me.events)) + self._taken_by_all(me)
        found = {
            "tr": me.tr,
            "milestones": 5 * list(milestones).count(me.seat),
            "awards": awards,
            "greeneries": greenery,
            "cities": cities,
            "cards": cards,
        }
        if "turmoil" in self.game.options.expansions:
            senate = SENATE.of(self.game.table)
            found["senate"] = (senate.chairman == me.seat) + list(senate.leaders.values()).count(me.seat)
        return found

    # Tiles.

    def _own(self, me: Player, which: Callable[[Tile], bool] = lambda _: True) -> list[str]:
        """The spaces of a player's own tiles, also those off the map."""
        return [key for key, tile in self.tiles.items() if tile.owner == me.seat and which(tile)]

    def _beside(self, space: str, which: Callable[[Tile], bool]) -> int:
        return sum(key in self.tiles and which(self.tiles[key]) for key in self.near.get(space, ()))

    def _group(self, own: Iterable[str]) -> int:
        """The number of tiles in the largest group of connected ones."""
        left, largest = set(own), 0
        while left:
            group = [left.pop()]
            for key in group:
                more = left.intersection(self.near.get(key, ()))
                left -= more
                group += more
            largest = max(largest, len(group))
        return largest

    # Cards.

    def _card(self, me: Player, card: int) -> int:
        """The points printed on a card; `{fixed: n}` and `{each: n, per: m, of: what}` are counted, a rule for all is not."""
        played = CARDS[card]
        assert card in _cards(), (
            f"{played.number} {played.name} is in no sheet: write it into tests/data/facts/NAME.yaml"
        )
        printed = _cards()[card].get("vp") or 0
        if isinstance(printed, int):
            return printed
        if "applies_to" in printed:
            return 0
        if "fixed" in printed:
            return printed["fixed"] if me.resources.get(card, 0) >= printed["if"]["resources_here"]["min"] else 0
        return printed["each"] * (self._counted(me, card, printed["of"]) // printed["per"])

    def _counted(self, me: Player, card: int, of: Any) -> int:
        match of:
            case "resources_here":
                return me.resources.get(card, 0)
            case {"tag": str(tag)}:
                return self._tags(me, tag)
            case {"ocean_tiles": "adjacent_to_this_tile"}:
                return self._beside(self._tile_of(card), _is_ocean)
            case {"city_tiles": "adjacent_to_this_tile"}:
                return self._beside(self._tile_of(card), _is_city)
            case {"city_tiles": "anywhere"}:
                return sum(_is_city(tile) for tile in self.tiles.values())
            case "colonies_in_play":
                return sum(len(outpost.settled) for outpost in self.game.table.outposts.values())
            case "cathedrals_placed":
                return sum(marker.kind == "cathedral" for marker in self.game.table.markers.values())
            case _:
                raise KeyError(of)

    def _tile_of(self, card: int) -> str:
        """The space of the tile that bears the name of a card."""
        kind = slug(sheet.printed(_cards()[card]))
        return next((key for key, tile in self.tiles.items() if tile.kind == kind), "")

    def _taken_by_all(self, me: Player) -> int:
        """What cards of anybody give to every player."""
        found = 0
        for owner in self.game.players:
            for card in owner.played:
                printed = _cards()[card].get("vp")
                if isinstance(printed, dict) and "applies_to" in printed:
                    if owner.resources.get(card, 0) >= printed["if"]["resources_here"]["min"]:
                        found += printed["each"] * len(self._own(me, _is_city))
        return found

    def _tags(self, me: Player, tag: str) -> int:
        """The face-up tags of a kind, wild tags not counted."""
        return sum(_cards()[card]["tags"].count(tag) for card in me.played)

    def _projects(self, me: Player) -> list[Fact]:
        """The green and blue cards that lie face up."""
        return [card for card in map(_cards().__getitem__, me.played) if card["type"] in ("automated", "active")]

    def _influence(self, me: Player) -> int:
        """By the chair, by a leader and by another delegate in the dominant party, and by cards."""
        senate = SENATE.of(self.game.table)
        leads = senate.leaders.get(senate.dominant) == me.seat
        others = [*senate.delegates[senate.dominant]].count(me.seat) - leads
        by_cards = sum(part.get("influence", 0) for card in me.played for part in _ongoing(_cards()[card]))
        return (senate.chairman == me.seat) + leads + (others > 0) + by_cards

    # Awards.

    def _award(self, key: str) -> list[int]:
        """The points of every seat: 5 and 2, shared places as the rulebook has them."""
        scores = [self._compared(me, _awards()[key]) for me in self.game.players]
        ranks = sorted(set(scores), reverse=True)
        firsts = scores.count(ranks[0])
        second = ranks[1] if len(ranks) > 1 and firsts == 1 and len(scores) > 2 else None
        return [5 if score == ranks[0] else 2 if score == second else 0 for score in scores]

    def _compared(self, me: Player, of: Any) -> int:
        match of:
            case {"sum": list(parts)}:
                return sum(self._compared(me, part) for part in parts)
            case {"tag": {"sum": list(tags)}}:
                return sum(self._tags(me, tag) for tag in tags)
            case {"tag": str(tag)}:
                return self._tags(me, tag)
            case {"production": what}:
                return sum(me.production[one] for one in ([what] if isinstance(what, str) else what))
            case {"stock": what}:
                return sum(me.stock[one] for one in ([what] if isinstance(what, str) else what))
            case {"resources_on_own_cards": kinds}:
                return sum(n for card, n in me.resources.items() if _cards()[card]["holds"] in kinds)
            case _:
                return self._named(me, of)

    def _named(self, me: Player, of: str) -> int:
        own, cards = self._own(me), self._projects(me)
        last = max(row for _, _, row in self.spaces.values())
        counted: dict[str, Callable[[], int]] = {
            "own_tiles": lambda: len(own),
            "own_greenery_tiles": lambda: len(self._own(me, lambda tile: tile.kind == "greenery")),
            "own_city_tiles": lambda: len(self._own(me, _is_city)),
            "own_colonies": lambda: sum(o.settled.count(me.seat) for o in self.game.table.outposts.values()),
            "own_tiles_on_four_bottom_rows": lambda: sum(
                k in self.spaces and self.spaces[k][2] > last - 4 for k in own
            ),
            "own_tiles_on_edge_areas": lambda: sum(k in self.spaces and len(self.near[k]) < 6 for k in own),
            "own_tiles_adjacent_to_ocean": lambda: sum(self._beside(k, _is_ocean) > 0 for k in own),
            "own_tiles_not_adjacent_to_ocean": lambda: sum(
                k in self.near and self._beside(k, _is_ocean) == 0
                for k in own  # docs/decisions.md: areas of Mars only
            ),
            "own_tiles_adjacent_to_special_tile": lambda: sum(
                self._beside(k, lambda t: t.kind not in PLAIN) > 0 for k in own
            ),
            "largest_connected_group_of_own_tiles": lambda: self._group(own),
            "terraform_rating": lambda: me.tr,
            "automated_cards_in_play": lambda: sum(card["type"] == "automated" for card in cards),
            "cards_in_play_with_cost_20_or_more": lambda: sum(card["cost"] >= 20 for card in cards),
            "cards_in_play_with_cost_10_or_less": lambda: sum(card["cost"] <= 10 for card in cards),
            "cards_in_play_with_requirement": lambda: sum(bool(card.get("requirements")) for card in cards),
            "resources_on_own_cards": lambda: sum(me.resources.values()),
            "kinds_of_resources": lambda: (
                sum(me.stock[what] > 0 for what in STANDARD) + len({_cards()[card]["holds"] for card in me.resources})
            ),
            "events_played": lambda: len(me.events),
            "project_cards_played": lambda: len(cards) + len(me.events),
            "own_cards_without_tags": lambda: sum(not {*_cards()[card]["tags"]} - {"wild"} for card in me.played),
            "cards_in_hand": lambda: len(me.hand),
            "parties_led": lambda: [*SENATE.of(self.game.table).leaders.values()].count(me.seat),
            "influence": lambda: self._influence(me),
        }
        return counted[of]()


def difference(game: Game, found: list[dict[str, int]]) -> dict[int, dict[str, tuple[int, int]]]:
    """Where the points that somebody found differ from those of the sheet: by seat and source both numbers, the sheet's last."""
    sheets = Scorer(game).all_points()
    out: dict[int, dict[str, tuple[int, int]]] = {}
    for seat, (mine, right) in enumerate(zip(found, sheets, strict=True)):
        wrong = {key: (mine.get(key, 0), right.get(key, 0)) for key in {*mine, *right}}
        if wrong := {key: pair for key, pair in wrong.items() if pair[0] != pair[1]}:
            out[seat] = wrong
    return out
