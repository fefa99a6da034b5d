"""Sample views for the gallery and for tests: games played by robots, and rare states."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from engine import Decision, Options, new_game, view
from engine.card import CARDS, Card
from engine.expansions import shipped_cards
from engine.maps import MAPS
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from engine.shipped import FOR_MORE
from engine.state import Tile
from engine.view import View

NAMES: Final = ("Łukasz", "Aïcha B.", "tomcat_77", "Žofie", "Grégoire")
LONG_NAMES: Final = (
    "Константин Циолковский-Калужский",
    "Ngũgĩ Ənsel Đặng Łőrincz",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "🚀🚀🚀",
    "𝓐𝓼𝓽𝓻𝓪 ☄ Ωμέγα",
)
"""Names in several scripts, as long and wide as Discord allows, of pictograms alone, and of letters that no font has."""


@lru_cache(maxsize=16)
def played(players: int, seed: int, decisions: int, seat: int | None = None) -> View:
    """The view of a game played by robots for `decisions` decisions, or to its end; as the seat `seat` sees it, or as spectators see it."""
    game = new_game(Options(players=players, corporate_era=True), f"sample {seed}")
    chance = Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        asked = chance.choice(sorted(game.pending))
        decision = game.decision(asked)
        assert decision is not None
        game.answer(asked, random_answer(decision, chance))
    return view(game, seat)


@lru_cache(maxsize=8)
def course(players: int = 4, seed: int = 1) -> tuple[View, ...]:
    """The public view at the end of each generation of a whole game."""
    game = new_game(Options(players=players, corporate_era=True), f"sample {seed}")
    ends: list[View] = []
    while not game.over:
        asked = next(iter(game.pending))
        game.answer(asked, greedy_answer(view(game, asked)))
        now = view(game, None)
        ends = [v for v in ends if v.generation < now.generation] + [now]
    return tuple(ends)


def chances(players: int = 4) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Twelve generations, and each player's chance to win at the end of each, in percent; the first player wins."""
    won = (22, 25, 30, 35, 33, 40, 52, 60, 58, 71, 80, 100)
    share = max(1, players - 1)
    return tuple(range(1, 13)), (won, *(tuple((100 - n) // share for n in won) for _ in range(players - 1)))


@lru_cache(maxsize=4)
def everything(generation: int = 5) -> View:
    """The public view of a game of three players with all expansions, at the end of the action phase of a generation."""
    game = new_game(Options(players=3, corporate_era=True, more=FOR_MORE), "everything")
    late = view(game, None)
    while not game.over and game.table.generation <= generation:
        asked = next(iter(game.pending))
        game.answer(asked, greedy_answer(view(game, asked)))
        if game.table.phase == "action" and game.table.generation <= generation:
            late = view(game, None)
    return late


def bare(map: str) -> View:
    """The view of a game on a map before the first tile."""
    return view(new_game(Options(players=2, map=map), "bare"), None)


def with_all() -> View:
    """The view at the start of a game with all expansions."""
    return view(new_game(Options(players=3, corporate_era=True, more=FOR_MORE), "with all"), None)


def start(players: int = 3) -> View:
    return played(players, 1, 0)


def middle(players: int = 5) -> View:
    return played(players, 3, 90 * players)


def end(players: int = 5) -> View:
    return played(players, 3, 10_000)


def choosing(view: View, tile: str, *, seat: int = 0, bonuses: int = 1) -> View:
    """A view in which a seat is asked for the space of a tile."""
    asked = Decision(seat, f"place:{tile}", kind="space", bonuses=bonuses)
    return msgspec.structs.replace(view, you=seat, decision=asked)


def without_points(view: View) -> View:
    """A copy of a view in a game whose rules hide the points."""
    seats = tuple(msgspec.structs.replace(seat, points={}) for seat in view.seats)
    return msgspec.structs.replace(view, seats=seats)


def of_kind(*kinds: str) -> list[Card]:
    """The shipped cards of some kinds, by ascending id; without cards that tests declare."""
    return sorted((card for card in shipped_cards() if card.kind in kinds), key=lambda card: card.id)


@lru_cache(maxsize=1)
def special_tiles() -> tuple[str, ...]:
    """The kinds of tiles that only one card places."""
    placed = Counter(getattr(effect, "tile", "") for card in shipped_cards() for effect in card.play)
    return tuple(kind for kind, n in placed.items() if kind and n == 1)


def laden(cards: int = 48) -> View:
    """A game whose first player has `cards` cards in play, every second action used, and resources on all cards that hold resources."""
    last = end()
    active, automated, events = ([card.id for card in of_kind(kind)] for kind in ("active", "automated", "event"))
    most = cards // 3
    played = (last.seats[0].corporation, *active[::3][:most], *automated[::3][: cards - most])
    seat = msgspec.structs.replace(
        last.seats[0],
        played=played,
        events=tuple(events[: cards // 4]),
        resources={n: 2 + 7 * (n % 2) for n in played if CARDS[n].holds},
        used=tuple(n for n in played[::2] if CARDS[n].action),
        hosted={active[1]: 4},
    )
    return msgspec.structs.replace(last, seats=(seat, *last.seats[1:]))


def crowded() -> View:
    """A full board: a tile on every space, all special tiles, all tracks complete, both cities off the map, numbers with three digits."""
    last = end()
    spaces = MAPS[last.options.map].spaces.values()
    tiles: dict[str, Tile] = {}
    special = list(special_tiles())
    for i, space in enumerate(spaces):
        if space.kind == "ocean":
            tiles[space.key] = Tile("ocean") if len(tiles) % 4 else Tile("greenery", i % 5)
        elif special and i % 3 == 0:
            tiles[space.key] = Tile(special.pop(), i % 5)
        else:
            tiles[space.key] = Tile("city" if i % 4 == 0 else "greenery", i % 5)
    tiles["first-moon"], tiles["second-moon"] = Tile("city", 1), Tile("city", 3)
    seats = tuple(
        msgspec.structs.replace(
            seat, stock=dict.fromkeys(seat.stock, 188), production=dict.fromkeys(seat.production, 44)
        )
        for seat in last.seats
    )
    return msgspec.structs.replace(
        last,
        generation=18,
        tiles=tiles,
        seats=seats,
        parameters={"temperature": 8, "oxygen": 14, "oceans": 9},
        milestones={"mayor": 1, "gardener": 4, "planner": 0},
        awards={"banker": 2, "miner": 3, "landlord": 1},
    )
