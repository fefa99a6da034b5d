"""Who owes a decision since when, and when they are told again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.store import Store


class Reminders:
    """Writes reminders into the outbox when they are due: after the table's hours, then twice and four times as long."""

    def __init__(
        self, store: Store, *, now: Callable[[], datetime], reminder_hours: float = 12, nudge: Callable[[], None] = lambda: None
    ) -> None:
        raise NotImplementedError

    async def tick(self) -> int:
        """Remind all who are due now; how many."""
        raise NotImplementedError

    async def run(self, every: float = 30) -> None:
        """`tick` and a sign of life in the store every so many seconds, until cancelled."""
        raise NotImplementedError
