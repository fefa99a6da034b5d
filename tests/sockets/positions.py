"""A thousand distinct positions of games that the greedy robot played: every number of players, kind of table and generation alike.

    python -m tests.sockets.positions          plays them anew and says what there is of each

`make load` and `make burst` give each of their games another one. They are played once, in a minute, and kept in build/.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from bot.tables import Rules
from bot.tables.lobby import agreed
from bot.tables.lobby_rules import presets
from engine import codec, load, new_game, save, view
from engine.robots.greedy import greedy_answer

FILE: Final = Path(__file__).resolve().parents[2] / "build/cache/positions.msgpack"
OFFICIAL: Final = {**presets()["official"], "goal_choice": "map"}
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"corporate_era": True},
    {"corporate_era": True, "draft": True, "map": "hellas", "more": ("prelude",)},
    {**OFFICIAL, "map": "tharsis", "draft": True},
)
"""The kinds of tables: the most usual one, one of those who have played it often, and with everything official."""
PLAYERS: Final = (2, 3, 4, 5)
GAMES_A_KIND: Final = 21
PARTS: Final = 4
"""A game gives one position of each quarter of its answers."""


class Position(msgspec.Struct, frozen=True):
    """A position: the index of its kind among `KINDS`, and its save."""

    kind: int
    save: bytes


class Kept(msgspec.Struct, frozen=True):
    """What the file holds, in an order that mixes kinds and generations."""

    version: int
    positions: list[Position]


KINDS: Final = tuple(
    Rules(**{**table, "seats": seats, "seating": "chosen"}) for table, seats in product(TABLES, PLAYERS)
)


def kept() -> list[Position]:
    """Read the positions from the file; where it is missing, or another version has made it, play them."""
    if FILE.exists():
        found = msgspec.msgpack.decode(FILE.read_bytes(), type=Kept)
        if found.version == codec.VERSION:
            return found.positions
    return play()


def play() -> list[Position]:
    """Play the games and keep their positions in the file."""
    games = product(range(len(KINDS)), range(GAMES_A_KIND))
    positions = [position for kind, n in games for position in played(kind, f"{kind} {n}")]
    Random(0).shuffle(positions)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(msgspec.msgpack.encode(Kept(codec.VERSION, positions)))
    return positions


def played(kind: int, seed: str) -> list[Position]:
    """Play a game to its end and return a position of each of its parts."""
    random, rules = Random(seed), KINDS[kind]
    game = new_game(agreed(rules, [{"handicap": 0, "beginner": False}] * rules.seats, None), seed)
    saves = list[bytes]()
    while not game.over:
        saves.append(save(game))
        seat = random.choice(sorted(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
    each = len(saves) // PARTS
    return [Position(kind, saves[random.randrange(part * each, (part + 1) * each)]) for part in range(PARTS)]


def main() -> None:
    positions = play()
    games = [load(position.save) for position in positions]
    for what, values in (
        ("players", [len(game.players) for game in games]),
        ("generation", [game.table.generation for game in games]),
        ("expansions", [len(game.options.expansions) for game in games]),
    ):
        print(what, json.dumps(dict(sorted(Counter(values).items()))))


if __name__ == "__main__":
    main()
