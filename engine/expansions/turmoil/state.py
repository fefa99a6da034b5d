"""What Turmoil keeps: the delegates of the six parties, who rules, and the three global events that all see."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from engine.state import ExpansionState
from engine.visible import PUBLIC, Cards, StatePart

PARTIES: Final = ("mars-first", "kelvinists", "reds", "greens", "unity", "scientists")
"""The parties, clockwise."""
FIRST_RULING: Final = "greens"
"""The party that rules in the first generation."""
NEUTRAL: Final = -1
"""The owner of a neutral delegate, in place of a seat."""
OWN_DELEGATES: Final = 7
NEUTRAL_DELEGATES: Final = 14
DECK: Final = "global-events"


class AtTable(StatePart):
    """The senate. Delegates are by the seats of their owners, `NEUTRAL` for neutral ones; a party without delegates has no leader.

    `delegates` are by party, in the order of arrival and with the leader's own. `reserve` is by owner. `lobby` are the seats that have
    a delegate there; `used` those that have used the policy of the ruling party where that is possible only once in a generation.
    """

    delegates: Annotated[dict[str, tuple[int, ...]], PUBLIC] = msgspec.field(
        default_factory=lambda: dict[str, tuple[int, ...]].fromkeys(PARTIES, ())
    )
    leaders: Annotated[dict[str, int], PUBLIC] = {}
    reserve: Annotated[dict[int, int], PUBLIC] = {}
    lobby: Annotated[list[int], PUBLIC] = []
    dominant: Annotated[str, PUBLIC] = FIRST_RULING
    ruling: Annotated[str, PUBLIC] = FIRST_RULING
    chairman: Annotated[int, PUBLIC] = NEUTRAL
    used: Annotated[list[int], PUBLIC] = []
    distant: Annotated[Cards, PUBLIC] = []
    coming: Annotated[Cards, PUBLIC] = []
    current: Annotated[Cards, PUBLIC] = []
    past: Annotated[Cards, PUBLIC] = []
    """The global events that have happened; all but the last make a new deck when the deck is empty."""


SENATE: Final = ExpansionState("turmoil", AtTable, StatePart)
