"""Names in the measured files, and the engine's names for the same things."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.card import CARDS, HELD_KINDS, Card
from engine.expansions import shipped_cards
from engine.maps import MAPS
from engine.options import Options, map_keys, playing
from engine.shipped import SHIPPED

THARSIS: Final = "tharsis"
OFF_MAP: Final = {
    "01": "ganymede-colony",
    "02": "phobos-space-haven",
    "69": "stanford-torus",
    "70": "luna-metropolis",
    "71": "dawn-city",
    "72": "stratopolis",
    "73": "maxwell-base",
}
SPACES: Final[dict[str, str]] = OFF_MAP | {f"{i:02}": key for i, key in enumerate(MAPS[THARSIS].spaces, 3)}
"""Keys of spaces by their two digits in the files, which count the 61 areas of a map in reading order from 03."""
IDS: Final[dict[str, str]] = {key: number for number, key in SPACES.items()}

STOCK: Final = {
    "megacredits": "mc",
    "steel": "steel",
    "titanium": "titanium",
    "plants": "plants",
    "energy": "energy",
    "heat": "heat",
}
PARAMETERS: Final = ("temperature", "oxygen", "oceans", "venus")
STANDARD: Final = "base+corpera"
GAMES: Final = {
    "venus": f"{STANDARD}+venus",
    "air-scrapping": f"{STANDARD}+venus",
    "build-colony": f"{STANDARD}+colonies",
}
"""The game in which a parameter or a standard project was measured, if it is not the usual one."""
REPRINT: Final = ":promo"
"""What follows the name of a card that takes the place of another with the same printed name."""
_MEASURED: Final = {"corpera": "corporate_era", "promo": "promos"}
"""Expansions whose names in the files differ from the engine's."""
MAPS_MEASURED: Final = {"utopia_planitia": "utopia", "terra_cimmeria": "cimmeria", "vastitas_borealis": "vastitas"}
"""Maps whose names in the files differ from the engine's."""


SWAPPED: Final = {"vastitas_borealis": {"62": "63", "63": "62"}}
"""Areas that the measured program has the wrong way round against the print (README of the files)."""


class NotYet(Exception):
    """Raised when an entry needs something that the engine does not have."""


def slug(name: str) -> str:
    """A tile's or card's name as a key."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


SHIPPED_CARDS: Final = {
    slug(card.name) + (REPRINT if card.replaces else ""): card.id
    for card in shipped_cards()
    if card.id in CARDS and card.kind in HELD_KINDS
}
SHIPPED_EVENTS: Final = {slug(card.name): card.id for card in shipped_cards() if card.kind == "global-event"}
"""The global events, which may have the names of other cards."""


def listed(name: str) -> str:
    """The key of a name in `SHIPPED_CARDS`."""
    return slug(printed(name)) + (REPRINT if name.endswith(REPRINT) else "")


def card(name: str) -> Card:
    """A card by its name in the files; raises `NotYet` for one that is in no expansion of the engine."""
    found = SHIPPED_CARDS.get(listed(name))
    if found is None:
        raise NotYet(name)
    return CARDS[found]


def event(name: str) -> Card:
    """A global event by its name in the files."""
    return CARDS[SHIPPED_EVENTS[slug(name)]]


def printed(name: str) -> str:
    """The name that is printed on a card."""
    return name.removesuffix(REPRINT)


def tile(name: str) -> str:
    """The key of a kind of tile; special tiles have the key of their card."""
    return card(name).key if name.endswith(REPRINT) else slug(name)


def player(name: str) -> int:
    """The seat of `p1`."""
    return int(name[1:]) - 1


def space(number: str) -> str:
    """The key of a space."""
    if number not in SPACES:
        raise NotYet(f"space {number}")
    return SPACES[number]


def game_of(entry: Mapping[str, Any]) -> str:
    """The game in which an entry was measured: the one it names, or the usual one with the expansion of the entry."""
    module = entry.get("module", "base")
    return entry.get("game") or (STANDARD if module in STANDARD.split("+") else f"{STANDARD}+{module}")


def options_of(game: str, players: int = 2, board: str = THARSIS) -> Options:
    """The options of a game such as `base+corpera+venus`; raises `NotYet` for an expansion or a map that the engine lacks."""
    names = [_MEASURED.get(name, name) for name in game.split("+")]
    if missing := set(names) - {one.name for one in SHIPPED}:
        raise NotYet(", ".join(sorted(missing)))
    board = MAPS_MEASURED.get(board, board)
    if board not in map_keys():
        raise NotYet(board)
    return playing(*names, players=players, first=0, map=board)
