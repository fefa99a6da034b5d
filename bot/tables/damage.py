"""What is known of a game whose newest snapshot cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Damage:
    """A game whose newest snapshot cannot be read, and how far it could go back."""

    reference: str
    """The code under which the host's log says why."""
    entry: int | None = None
    """The number of the newest entry that can be read and gone back to; None where there is none."""
    at: datetime | None = None
    """The time of that entry."""
    lost: tuple[int, ...] = ()
    """The seats whose answers would be taken back, once for each answer, oldest first."""
