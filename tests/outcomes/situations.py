"""Builds the fixed situations from their description in the folder itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.board import Map
from engine.card import CARDS
from engine.core import NO_CAUSE, Cause, Effect, Game, Step
from engine.effects.order import Triggered
from engine.expansions import open_box
from engine.state import Deck, Player, Table, Tile
from tests.outcomes import colony_row, senate_row
from tests.outcomes.names import (
    IDS,
    MAPS_MEASURED,
    SHIPPED_CARDS,
    STANDARD,
    STOCK,
    SWAPPED,
    THARSIS,
    NotYet,
    card,
    listed,
    options_of,
    player,
    space,
    tile,
)

DECKS = ("project", "corporation", "prelude")
"""The kinds of decks in the file."""
LATEST = "S4"
"""The situation whose colonies lie in later ones too."""


def bare_game(players: int = 2, game_key: str = STANDARD, board: str = THARSIS) -> Game:
    """A game in its action phase without stocks, cards or tiles; raises `NotYet` for an unknown expansion or map."""
    options = options_of(game_key, players, board)
    box = open_box(options)
    table = Table(
        {key: p.start for key, p in box.parameters.items()},
        {key: Deck([]) for key in box.decks},
        phase="action",
        own=box.table_state(),
    )
    seats = [Player(seat, own=box.player_state()) for seat in range(players)]
    game = Game("outcomes", options, box, seats, table)
    colony_row.lay(game)
    senate_row.lay(game)
    return game


def happen(game: Game, effect: Effect, seat: int = 0, cause: Cause = NO_CAUSE) -> Game:
    """Start an effect and settle its consequences, outside any turn."""
    game.agenda = [Step(seat, Triggered()), Step(seat, effect, cause)]
    game.advance()
    return game


class World:
    """A folder of measured outcomes: its situations and decks, and the cards whose price is asked."""

    def __init__(self, folder: Path) -> None:
        self.games: dict[str, dict[str, Any]] = {}
        self.stand_ins: dict[str, tuple[str | None, int]] = {}
        self.decks: dict[str, list[str]] = _read(folder / "decks.json")
        probed = _read(folder / "effects.json").values()
        self.priced = sorted({name for entry in probed for name in entry.get("priceChange", {})})
        self.boards: dict[str, dict[str, Any]] = _read(folder / "milestones_awards.json")
        found = _read(folder / "situations.json")
        self.games = found.get("games", {})
        for group in found.get("setup", {}).values():
            for entry in group:
                if isinstance(entry, dict) and "card" in entry:
                    self.stand_ins[entry["card"]] = entry.get("ifTested"), entry.get("resources", 0)

    def build(
        self, situation: str, *, tested: str = "", hands: bool = True, game_key: str = STANDARD, board: str = THARSIS
    ) -> Game:
        """Build a situation without the card under test, for which a substitute stands in; raises `NotYet` for an unknown one."""
        state = self.games.get(game_key, {}).get(situation) or self.games.get(STANDARD, {}).get(situation)
        if state is None:
            raise NotYet(f"{game_key} {situation}")
        game = bare_game(len(state["players"]), game_key, board)
        described = (
            state if "colonies" in state else self.games.get(game_key, {}).get(LATEST if situation > "S2" else "S1", {})
        )
        self._lay(game, state, self._tiles(state, situation, board, game.box.map), described.get("colonies"))
        for me, described in zip(game.players, state["players"], strict=True):
            self._seat(me, described, tested, hands)
        self.deal(game, tested, game_key)
        return game

    def build_described(self, state: dict[str, Any]) -> Game:
        """Build a situation that names its game, its map, its claims and the steps that players have raised; its decks are empty."""
        game = bare_game(len(state["players"]), state["game"], state["board"])
        swapped: dict[str, str] = SWAPPED.get(state["board"], {})
        lying: dict[str, str] = state["tiles"]
        tiles = {swapped.get(at, at): (kind, state["owners"].get(at)) for at, kind in lying.items()}
        self._lay(game, state, tiles, state["colonies"])
        claims: dict[str, str] = state["claims"]
        game.table.claims.update({space(swapped.get(at, at)): player(who) for at, who in claims.items()})
        for me, described in zip(game.players, state["players"], strict=True):
            self._seat(me, described, "", hands=True)
            me.steps.update(described["steps"])
        return game

    def _lay(self, game: Game, state: dict[str, Any], tiles: Mapping[str, tuple[str, str | None]], row: Any) -> None:
        """Lay out what does not belong to a seat."""
        table = game.table
        for key in table.parameters:
            table.parameters[key] = state[key]
        for number, (kind, owner) in tiles.items():
            table.tiles[space(number)] = Tile(tile(kind), -1 if owner is None else player(owner))
        table.clear_caches()
        colony_row.lay(game, row)
        senate_row.lay(game, state.get("turmoil"))
        table.active = 0
        for me in game.players:
            me.clear_caches()

    def _tiles(self, state: dict[str, Any], situation: str, board: str, map: Map) -> dict[str, tuple[str, str | None]]:
        """The kind and the owner of each tile; on other maps than Tharsis, other spaces are reserved for oceans.

        On maps of which no tiles are listed, oceans lie on the first areas for them, and what would lie on such an area on the next land.
        """
        if board == THARSIS or not state["tiles"]:
            return {number: (kind, state["owners"].get(number)) for number, kind in state["tiles"].items()}
        if board in MAPS_MEASURED:
            wet, dry = ([IDS[key] for key in map.of_kind[kind]] for kind in ("ocean", "land"))
            told = {number: (kind, state["owners"].get(number)) for number, kind in state["tiles"].items()}
            kept = {number: lying for number, lying in told.items() if lying[0] != "ocean"}
            moved = {next(n for n in dry if n >= number): lying for number, lying in kept.items()}
            flooded: dict[str, tuple[str, str | None]] = dict.fromkeys(wet[: len(told) - len(kept)], ("ocean", None))
            return flooded | moved
        there = self.boards.get(board, {})
        if f"tiles{situation}" not in there:
            raise NotYet(f"{board} {situation}")
        oceans: dict[str, tuple[str, str | None]] = dict.fromkeys(there["oceansS2"], ("ocean", None))
        return oceans | {number: (kind, owner) for number, kind, owner in there[f"tiles{situation}"]}

    def _seat(self, me: Player, described: dict[str, Any], tested: str, hands: bool) -> None:
        for theirs, ours in STOCK.items():
            me.stock[ours] = described["stock"][theirs]
            me.production[ours] = described["production"][theirs]
        me.tr = described["tr"]
        if hands:
            me.hand = [card(name).id for name in described["hand"] if name != tested]
        for name in described["played"]:
            resources = described["resources"].get(name, 0)
            if name == tested:
                stand_in, resources = self.stand_ins.get(name, (None, 0))
                if stand_in is None:
                    continue
                name = stand_in
            found = card(name)
            (me.events if found.kind == "event" else me.played).append(found.id)
            if found.kind == "corporation":
                me.corporation = found.id
            if resources:
                me.resources[found.id] = resources

    def put(self, game: Game, seat: int, name: str, resources: int) -> None:
        """Put a card with resources on it into play, without playing it."""
        found, me = card(name).id, game.players[seat]
        if found in game.table.deck:
            game.table.deck.remove(found)
        if found not in me.played:
            me.played.append(found)
        me.resources[found] = resources
        me.clear_caches()

    def deal(self, game: Game, tested: str = "", game_key: str = STANDARD) -> None:
        """Stack the decks in their fixed order, without the cards that are elsewhere and those that the engine lacks."""
        used = {c for p in game.players for c in (*p.hand, *p.played, *p.events)}
        for deck in game.table.decks.values():
            deck.cards.clear()
        for name in (name for kind in DECKS for name in reversed(self.decks.get(f"{kind}:{game_key}", []))):
            found = SHIPPED_CARDS.get(listed(name), 0)
            if found and found not in used and name != tested and (key := game.box.deck_of.get(CARDS[found].kind)):
                game.table.decks[key].cards.append(found)
        for later in sorted(game.box.later - self._measured):  # where loading a game puts a card that it lacks
            game.table.decks[game.box.deck_of_card[later]].discard.append(later)

    @cached_property
    def _measured(self) -> set[int]:
        """The cards that the measured program has."""
        return {SHIPPED_CARDS.get(listed(name), 0) for names in self.decks.values() for name in names}


def _read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
