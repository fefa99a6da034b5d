"""A game as text for debugging: the pending decisions, the agenda, the players and the map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from engine.agenda import Fork, Step
from engine.board import KINDS

if TYPE_CHECKING:
    from engine.board import Map
    from engine.core import Game
    from engine.state import Player, Tile

CELL: Final = 5
"""The width of a hex in characters."""
FREE: Final = {kind: sign for sign, kind in KINDS.items()}
MARKS: Final = {"ocean": "O", "greenery": "G", "city": "C"}
"""The letters of tiles; any other tile is `S`. The number after the letter is the seat of the owner."""


def position(game: Game) -> str:
    """Everything public, in keys. Of hidden cards it has only the number, and it leaves out the seed: the text may be passed on."""
    return "\n".join(_lines(game))


def _lines(game: Game) -> Iterator[str]:
    table = game.table
    yield (
        f"generation {table.generation}, {table.phase}; {len(game.players)} players on {game.options.map}, "
        f"{' + '.join(game.options.expansions)}; {game.answered} answers, first seat {table.first}, active seat {table.active}"
    )
    yield ", ".join(f"{key} {value}" for key, value in table.parameters.items())
    for seat, asked in sorted(game.pending.items()):
        yield f"asked: seat {seat} {asked.key}, token {game.tokens[seat]}"  # the options are left out: their number depends on the hand
    if not game.pending:
        yield "over" if game.over else "nobody is asked"
    yield from _agenda("agenda", game.agenda)
    for seat, steps in sorted(game.homework.items()):
        yield from _agenda(f"homework of seat {seat}", steps)
    yield from _agenda("set off", list(reversed(game.triggered)))
    for player in game.players:
        yield from _player(game, player)
    for what, owners in (("milestones", table.milestones), ("awards", table.awards), ("claims", table.claims)):
        if owners:
            yield f"{what}: {', '.join(f'{key} {seat}' for key, seat in owners.items())}"
    if table.policies:
        yield f"policies: {', '.join(table.policies)}"
    yield "; ".join(f"{key}: deck {len(deck.cards)}, discard {len(deck.discard)}" for key, deck in table.decks.items())
    for name, state in table.own.items():
        yield f"{name}: {state.shown(mine=False)}"
    yield from _map(game.box.map, table.tiles)
    beyond = [f"{key} {_tile(tile)}" for key, tile in table.tiles.items() if key not in game.box.map.spaces]
    if beyond:
        yield f"off the map: {', '.join(beyond)}"


def _agenda(title: str, steps: list[Step | Fork] | list[Step]) -> Iterator[str]:
    """The steps of a stack, the next one first; the lanes of a fork are below it."""
    if steps:
        yield f"{title}:"
        for step in reversed(steps):
            if isinstance(step, Step):
                yield f"  seat {step.seat} {step.effect!r}"
            else:
                yield "  fork"
                for seat, lane in step.lanes.items():
                    yield f"    seat {seat}: {' <- '.join(repr(each.effect) for each in reversed(lane)) or 'done'}"


def _player(game: Game, player: Player) -> Iterator[str]:
    cards = game.box.cards
    corporation = cards[player.corporation].key if player.corporation else "no corporation"
    stocks = " ".join(f"{what} {n}{player.production[what]:+d}" for what, n in player.stock.items())
    yield (
        f"seat {player.seat} {corporation}: TR {player.tr}, {stocks}, hand {len(player.hand)}, events {len(player.events)}"
        f"{', passed' if player.passed else ''}"
    )
    shown = [c for c in player.played if c != player.corporation]
    for name, state in player.own.items():
        yield f"  {name}: {state.shown(mine=False)}"
    if shown:
        yield f"  played: {', '.join(_card(cards[c].key, player, c) for c in shown)}"


def _card(key: str, player: Player, card: int) -> str:
    lies = f" {n}" if (n := player.resources.get(card)) else ""
    return f"{key}{lies}{' used' if card in player.used else ''}"


def _map(printed: Map, tiles: dict[str, Tile]) -> Iterator[str]:
    """The map, one line per row; rows are shifted by half a hex, as on the board."""
    half = CELL // 2
    for _row, spaces in groupby(printed.spaces.values(), key=lambda space: space.row):
        row = list(spaces)
        said = "".join(
            (_tile(tiles[space.key]) if space.key in tiles else FREE[space.kind]).center(CELL) for space in row
        )
        yield f"{row[0].key[0]} {' ' * round(row[0].x * (2 * half + 1))}{said.rstrip()}"


def _tile(tile: Tile) -> str:
    return f"{MARKS.get(tile.kind, 'S')}{tile.owner if tile.owner >= 0 else ''}"
