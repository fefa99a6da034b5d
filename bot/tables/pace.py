"""The times that decide when people and robots are told, asked and reminded; and how many games there may be."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.tables.clocks import Clocks
from bot.tables.quota import NO_LIMITS, Quota
from bot.tables.values import Rules


@dataclass(frozen=True, slots=True)
class Pace:
    """The times that decide when people and robots are told, asked and reminded."""

    now: datetime
    grace: timedelta
    reminder_hours: float
    robots: timedelta
    """How long robots wait before they move."""
    quota: Quota = NO_LIMITS
    """How many open games and lobbies there may be."""

    def clocks(self, rules: Rules) -> Clocks:
        """Return the clocks of a table."""
        return Clocks.of(rules.reminder_hours or self.reminder_hours)
