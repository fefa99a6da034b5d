"""Names in the measured files, and the engine's names for the same things."""

from __future__ import annotations

import re
from typing import Final

from engine.card import CARDS, KEYS, Card
from engine.expansions import shipped_cards
from engine.maps import MAPS
from engine.options import Options, playing
from engine.shipped import SHIPPED

THARSIS: Final = MAPS["tharsis"]
OFF_MAP: Final = {"01": "ganymede-colony", "02": "phobos-space-haven"}
SPACES: Final = OFF_MAP | {f"{i:02}": key for i, key in enumerate(THARSIS.spaces, 3)}
"""Keys of spaces by their two digits in the files, which count the 61 areas in reading order from 03."""
IDS: Final = {key: number for number, key in SPACES.items()}

STOCK: Final = {
    "megacredits": "mc",
    "steel": "steel",
    "titanium": "titanium",
    "plants": "plants",
    "energy": "energy",
    "heat": "heat",
}
PARAMETERS: Final = ("temperature", "oxygen", "oceans")
PROJECTS: Final = {
    "Power Plant": "power-plant",
    "Asteroid": "asteroid",
    "Aquifer": "aquifer",
    "Greenery": "greenery",
    "City": "city",
}
STANDARD: Final = "base+corpera"
_MEASURED: Final = {"corpera": "corporate_era"}
"""Expansions whose names in the files differ from the engine's."""


class NotYet(Exception):
    """Raised when an entry needs something that the engine does not have."""


def slug(name: str) -> str:
    """A tile's or card's name as a key."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


SHIPPED_CARDS: Final = frozenset(card.id for card in shipped_cards())


def card(name: str) -> Card:
    """A card by its printed name; raises `NotYet` for one that is in no expansion of the engine."""
    found = KEYS.get(slug(name))
    if found not in SHIPPED_CARDS:
        raise NotYet(name)
    return CARDS[found]


def player(name: str) -> int:
    """The seat of `p1`."""
    return int(name[1:]) - 1


def space(number: str) -> str:
    """The key of a space."""
    if number not in SPACES:
        raise NotYet(f"space {number}")
    return SPACES[number]


def options_of(game: str, players: int = 2) -> Options:
    """The options of a game such as `base+corpera+venus`; raises `NotYet` for an expansion that the engine lacks."""
    names = [_MEASURED.get(name, name) for name in game.split("+")]
    if missing := set(names) - {one.name for one in SHIPPED}:
        raise NotYet(", ".join(sorted(missing)))
    return playing(*names, players=players, first=0)
