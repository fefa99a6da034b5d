"""The words of the measured files, and the engine's for the same things."""

from __future__ import annotations

import re
from typing import Final

from engine.card import CARDS, KEYS, Card
from engine.expansions import open_box
from engine.maps import MAPS
from engine.options import Options

THARSIS: Final = MAPS["tharsis"]
OFF_MAP: Final = {"01": "ganymede-colony", "02": "phobos-space-haven"}
SPACES: Final = OFF_MAP | {f"{i:02}": key for i, key in enumerate(THARSIS.spaces, 3)}
"""From the two digits of a space to its key; the files count the 61 areas in reading order from 03."""
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
MODULES: Final = frozenset({"base", "corpera"})
"""The expansions that the engine plays, as the files call them."""


class NotYet(Exception):
    """The entry needs something that the engine does not have."""


def slug(name: str) -> str:
    """A tile's or card's name as a key."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _shipped() -> frozenset[int]:
    box = open_box(Options(corporate_era=True))
    return frozenset({*box.deck, *box.corporations, KEYS["beginner-corporation"]})


SHIPPED: Final = _shipped()


def card(name: str) -> Card:
    """A card by its printed name; raises `NotYet` for one that is in no expansion of the engine."""
    found = KEYS.get(slug(name))
    if found not in SHIPPED:
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


def needs_only_shipped(game: str) -> None:
    """Raise `NotYet` when a game such as `base+corpera+venus` has an expansion that the engine lacks."""
    if missing := set(game.split("+")) - MODULES:
        raise NotYet(", ".join(sorted(missing)))
