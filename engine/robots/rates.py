"""How often a card's trigger is set off in a generation, judged by what it declares."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from engine.core import Cause
from engine.effect import Trigger
from engine.journal import CardPlayed
from engine.triggers import OnAdded, OnBonus, OnCard, OnProject, OnRaise, OnTag, OnTagCount, OnTagged, OnTile

if TYPE_CHECKING:
    from engine.box import Box

USUAL: Final = 0.8
"""How often a trigger is set off of which nothing else is known."""
PLAYED: Final = 2.2
"""The cards that a seat plays."""
OTHERS: Final = 0.8
"""How often each other seat sets off what anybody may, against the owner, who plays towards it."""
TILES: Final = {
    ("ocean", "any"): 1.15,
    ("city", "any"): 1.3,
    ("greenery", "any"): 2.5,
    ("ocean", "self"): 0.5,
    ("city", "self"): 0.6,
    ("greenery", "self"): 1.4,
}
"""How often a tile of a kind is placed by the owner, or by anybody, in games of two to four robots."""
PROJECTS: Final = 0.45
BONUSES: Final = 0.25
RAISED: Final = 1.3
RAISED_BY_OWNER: Final = 0.7
ADDED: Final = 1.1
MOST: Final = 5.0
"""How often at most a trigger is expected to be set off in the rest of a game."""


def set_off(trigger: Trigger, box: Box, seats: int, left: float) -> float:
    """Return how often a trigger is expected to be set off in `left` generations of a game of so many `seats`."""
    found = RATES.get(type(trigger))
    return min(left * (found(box, seats, trigger) if found else USUAL), MOST)


def _by_cards(box: Box, seats: int, trigger: Trigger) -> float:
    """The rate of a trigger that project cards set off, by how many of those in the box do."""
    known = box.trigger_rates.get(trigger)
    if known is None:
        known = box.trigger_rates[trigger] = _share(box, trigger)
    return PLAYED * known * (1 + OTHERS * (seats - 1) if trigger.by == "any" else 1)


def _share(box: Box, trigger: Trigger) -> float:
    """The number of times that a project card of the box sets off a trigger when it is played, in the mean."""
    game: Any = SimpleNamespace(box=box)
    nobody: Any = None
    return sum(trigger.times(game, nobody, CardPlayed(0, cause=Cause(card))) for card in box.deck) / len(box.deck)


RATES: Final[dict[type[Trigger], Callable[[Box, int, Any], float]]] = {
    **dict.fromkeys((OnTag, OnTagged, OnCard, OnTagCount), _by_cards),
    OnTile: lambda box, seats, trigger: TILES.get((trigger.kind, trigger.by), USUAL),
    OnProject: lambda box, seats, trigger: PROJECTS,
    OnBonus: lambda box, seats, trigger: BONUSES,
    OnRaise: lambda box, seats, trigger: RAISED_BY_OWNER if trigger.by == "self" else RAISED,
    OnAdded: lambda box, seats, trigger: ADDED,
}
"""By the class of a trigger: how often it is set off in a generation of a game with a box and so many seats; else `USUAL`."""
