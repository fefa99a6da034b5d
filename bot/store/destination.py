"""Where a message of the outbox goes, and the text by which the database knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GAME: Final = "game:"
USER: Final = "user:"
CHANNEL: Final = "channel:"
"""What the text begins with; an id follows."""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a message goes: to the thread or channel of a game, to a user, or to a channel that follows games. Two of these are None."""

    game: str | None = None
    user: int | None = None
    channel: int | None = None

    @classmethod
    def read(cls, text: str) -> Destination:
        """Parse the text that stands in the database."""
        if text.startswith(USER):
            return cls(user=int(text.removeprefix(USER)))
        if text.startswith(CHANNEL):
            return cls(channel=int(text.removeprefix(CHANNEL)))
        return cls(game=text.removeprefix(GAME))

    def __str__(self) -> str:
        if self.user is not None:
            return f"{USER}{self.user}"
        return f"{CHANNEL}{self.channel}" if self.channel is not None else f"{GAME}{self.game}"
