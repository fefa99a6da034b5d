"""What is to be said to Discord: written with the state, sent after it, in order per destination."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple, Protocol

from bot.store import Store
from bot.tables.values import Intent


class Sent(NamedTuple):
    """It was said; the message that says it, where there is one (kept as the game's lobby or turn message)."""

    message: int | None = None


class Gone(NamedTuple):
    """The destination no longer exists or is closed to us: deleted channel, closed direct messages."""

    why: str = ""


class Sender(Protocol):
    """The Discord side: turns an intent into messages; whatever it raises is tried again later."""

    async def send(self, intent: Intent) -> Sent | Gone: ...


class Outbox:
    """Sends what is due; `run` for ever, `tick` once."""

    def __init__(self, store: Store, sender: Sender, *, now: Callable[[], datetime]) -> None:
        raise NotImplementedError

    def nudge(self) -> None:
        """There may be something to say: look at once."""
        raise NotImplementedError

    async def tick(self) -> int:
        """Send all that is due now, in order per destination; how many were sent."""
        raise NotImplementedError

    async def run(self) -> None:
        """Send whatever becomes due, until cancelled; what is being sent then is finished first."""
        raise NotImplementedError
