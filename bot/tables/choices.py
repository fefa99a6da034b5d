"""A decision of the table about an absent player: in force while they are absent, suspended once they are back.

When the player vanishes again, the suspended decision is in force again without a vote. The wish of a player for a robot during their
vacation is stored in the same way. A decision that the seat passes once is not stored: it is over when that is done.
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
    """A decision about one seat, as the column `seats.choice` stores it."""

    how: Literal["pass", "robot"]
    why: str
    """vote, lobby or vacation."""
    until: int | None = None
    """Where `how` is pass: the last generation in which the seat passes; after it a robot plays. None: not known yet."""
    turned: bool = False
    """Whether the player has taken a whole turn by hand since they last came back."""
    stopped: bool = False
    """Whether the player came back for the present question already: if they vanish again, only an answer suspends the decision."""

    @property
    def by_table(self) -> bool:
        """Whether the table made this decision, and not the player for a vacation."""
        return self.why in BY_TABLE

    def at(self, generation: int) -> SeatChoice:
        """Return the decision as it holds in a generation.

        A decision to pass becomes one for a robot after the end of the generation that follows the one in which it first took effect.
        """
        if self.how == "robot" or (self.until is not None and generation <= self.until):
            return self
        return replace(self, how="robot") if self.until is not None else replace(self, until=generation + 1)


def choice_of(row: Row) -> SeatChoice | None:
    """Return the decision about a seat, in force or suspended; None where there is none."""
    stored = row["choice"]
    if not isinstance(stored, Mapping) or stored.get("how") not in HOWS or stored.get("why") not in WHYS:
        return None
    until = stored.get("until")
    turned, stopped = (stored.get(name) is True for name in ("turned", "stopped"))
    return SeatChoice(stored["how"], stored["why"], until if type(until) is int else None, turned, stopped)


def stored(choice: SeatChoice | None) -> dict[str, Any] | None:
    """Return a decision in the form of the column `seats.choice`."""
    return asdict(choice) if choice is not None else None


def sleeps(row: Row) -> bool:
    """Whether the decision about this seat is suspended, because its player is back."""
    return row["stand_in"] is None and choice_of(row) is not None


def decided(row: Row) -> bool:
    """Whether the table's decision about this seat still stands, in force or suspended, so that no new vote is needed."""
    choice = choice_of(row)
    return row["stand_why"] in BY_TABLE or (choice is not None and choice.by_table)
