"""What the table has decided about a player who does not come: it works until they are back, and then sleeps until they vanish again.

A vacation for which a player wanted a robot is kept in the same way. Passing once is not: that is over when it is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from bot.store.people import BY_TABLE, VACATION

Row = Mapping[Any, Any]
HOWS: Final = ("pass", "robot")
WHYS: Final = (*BY_TABLE, VACATION)


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A choice about one seat, as its column `choice` holds it."""

    how: Literal["pass", "robot"]
    why: str
    """vote, lobby or vacation."""
    until: int | None = None
    """Of a pass: the last generation in which the table passes; from the next on a robot plays. None: not known yet."""
    turned: bool = False
    """Whether the player has taken a whole turn by hand since they last came back."""
    stopped: bool = False
    """Whether the player has come back for the question that they are asked: only an answer stops what was chosen once more."""

    @property
    def by_table(self) -> bool:
        """Whether the table has decided it, and not the player for a vacation."""
        return self.why in BY_TABLE

    def at(self, generation: int) -> SeatChoice:
        """The choice in a generation: nobody is passed out for longer than to the end of the one after the decision."""
        if self.how == "robot" or (self.until is not None and generation <= self.until):
            return self
        return replace(self, how="robot") if self.until is not None else replace(self, until=generation + 1)


def choice_of(row: Row) -> SeatChoice | None:
    """Read the choice about a seat, awake or asleep; None where there is none."""
    stored = row["choice"]
    if not isinstance(stored, Mapping) or stored.get("how") not in HOWS or stored.get("why") not in WHYS:
        return None
    until = stored.get("until")
    turned, stopped = (stored.get(name) is True for name in ("turned", "stopped"))
    return SeatChoice(stored["how"], stored["why"], until if type(until) is int else None, turned, stopped)


def stored(choice: SeatChoice | None) -> dict[str, Any] | None:
    """Return what the column holds."""
    return asdict(choice) if choice is not None else None


def sleeps(row: Row) -> bool:
    """Whether a choice about this seat sleeps, because its player is back: it works again without a vote."""
    return row["stand_in"] is None and choice_of(row) is not None


def decided(row: Row) -> bool:
    """Whether the table has decided about this seat, and that is not void: it works or sleeps, and no vote is needed."""
    choice = choice_of(row)
    return row["stand_why"] in BY_TABLE or (choice is not None and choice.by_table)
