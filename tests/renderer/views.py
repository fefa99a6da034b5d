"""Views for golden pictures, which do not change when the rules, the cards or the robots do."""

from __future__ import annotations

import msgspec

from engine import Options, new_game, view
from engine.card import HELD_KINDS
from engine.expansions import shipped_cards
from engine.named import PROJECT_DECK, RESOURCES
from engine.state import Tile
from engine.view import Seat, View
from renderer.drawing.theme import SOURCES

NAMES = ("Łukasz", "Aïcha B.", "Иван Петров", "Žofie", "Grégoire")
TILES = {
    "A4": ("ocean", -1),
    "B6": ("ocean", -1),
    "D8": ("ocean", -1),
    "E5": ("ocean", -1),
    "F6": ("ocean", -1),
    "E3": ("city", 0),
    "D4": ("greenery", 0),
    "H4": ("capital", 0),
    "D5": ("greenery", 1),
    "C5": ("city", 1),
    "F5": ("greenery", 2),
    "G5": ("city", 2),
    "B2": ("lava-flows", 3),
    "G4": ("greenery", 3),
    "E8": ("city", 4),
    "D7": ("greenery", 4),
    "A1": ("nuclear-zone", 4),
}
TAGS = ({"building": 6, "space": 2}, {"jovian": 2, "earth": 3}, {"power": 3, "microbe": 12}, {"plant": 5}, {"city": 3})


SHIPPED = tuple(shipped_cards())
"""Without cards that tests make up."""
HELD = tuple(card for card in SHIPPED if card.kind in HELD_KINDS)
"""Those that players may have."""


def fixed() -> View:
    """Five players in generation 8, the third to decide, the first passed."""
    blank = view(new_game(Options(players=5, first=3), "fixed"), None)
    return msgspec.structs.replace(
        blank,
        generation=8,
        phase="action",
        active=2,
        order=(3, 4, 0, 1, 2),
        parameters={"temperature": -8, "oxygen": 7, "oceans": 5},
        tiles={space: Tile(kind, owner) for space, (kind, owner) in TILES.items()},
        claims={"H2": 1},
        decks={PROJECT_DECK: (103, 20)},
        milestones={"mayor": 1},
        awards={"banker": 2, "miner": 3},
        milestone_scores=dict.fromkeys(blank.milestone_scores, (3, 5, 2, 7, 1)),
        award_scores=dict.fromkeys(blank.award_scores, (4, 9, 2, 9, 0)),
        owing={2: "turn"},
        seats=tuple(_seat(seat) for seat in blank.seats),
    )


def _seat(blank: Seat) -> Seat:
    n = blank.seat
    return msgspec.structs.replace(
        blank,
        tr=29 + 2 * n,
        stock={what: 11 * n + 3 * i for i, what in enumerate(RESOURCES)},
        production={what: 5 * n - 4 * (what == "mc") for what in RESOURCES},
        hand=4 + n,
        tags=TAGS[n],
        passed=n == 0,
    )


def with_seat(view: View, seat: int, **changes: object) -> View:
    """A copy of a view with changes of one player."""
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(view, seats=tuple(seats))


def grown(generation: int) -> View:
    """The five players of `fixed` in another generation; those who sit later have higher ratings."""
    seats = (msgspec.structs.replace(seat, tr=seat.tr + generation * (1 + seat.seat)) for seat in fixed().seats)
    return msgspec.structs.replace(fixed(), generation=generation, seats=tuple(seats))


def ended() -> View:
    """The fixed game at its end, with points from every source."""
    points = [{what: (7 * i + 5 * seat) % 11 for i, what in enumerate(SOURCES)} for seat in range(5)]
    seats = tuple(msgspec.structs.replace(seat, points=points[seat.seat]) for seat in fixed().seats)
    return msgspec.structs.replace(fixed(), phase="over", seats=seats)
