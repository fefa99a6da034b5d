"""Keeps how often the bot has called each player about each question: mentions in the game's thread, and direct messages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.tables import Status
from tests.bot.server import Server

DAY = timedelta(days=1)
NO_QUESTION = ("vote/", "your order was stopped", "how to go on without you")
"""What stands in messages that ask no question of the game: the buttons of a vote, why an order was stopped, what is voted on."""


@dataclass
class Asked:
    """One question to one player."""

    seat: int
    since: datetime
    public: list[datetime] = field(default_factory=list)
    """When a message in the thread mentioned the player about it."""
    direct: list[datetime] = field(default_factory=list)
    """When a direct message about it was sent."""

    @property
    def first(self) -> int:
        """How many messages have asked it, reminders apart."""
        return sum(at - self.since < timedelta(hours=12) for at in (*self.public, *self.direct))


class Calls:
    """Reads what the bot has posted since the last `note`, and to which question each message belongs."""

    def __init__(self, server: Server, closed: Iterable[int] = ()) -> None:
        """`closed`: the seats of players whom no direct message reaches."""
        self.at, self.closed = server, frozenset(closed)
        self.asked: dict[tuple[int, datetime], Asked] = {}
        self.in_vain: list[tuple[int, str]] = []
        """The seat and the message, where a player was called who was asked nothing."""
        self.read = len(server.sent("POST"))

    def note(self, status: Status) -> None:
        """Assign the new messages to the questions that are open now; the result of a game calls everybody."""
        if status.state != "running":
            return
        for seat, since in status.owing.items():
            self.asked.setdefault((seat, since), Asked(seat, since))
        sent, now = self.at.sent("POST"), self.at.env.now()
        for request in sent[self.read :]:
            if not request.path.endswith("/messages") or any(known in str(request.json) for known in NO_QUESTION):
                continue
            for seat in status.people:
                private = request.path.startswith(f"/channels/{self.at.users[seat.name].dm_channel.id}/")
                called = private and seat.seat not in self.closed
                if not called and (private or not _mentions(request.json, seat.user)):
                    continue
                if seat.seat not in status.owing:
                    self.in_vain.append((seat.seat, str(request.json)))
                    continue
                question = self.asked[seat.seat, status.owing[seat.seat]]
                (question.direct if private else question.public).append(now)
        self.read = len(sent)

    def of(self, status: Status, seat: int) -> Asked:
        """The question that a player is asked now."""
        return self.asked[seat, status.owing[seat]]

    def too_often(self) -> list[Asked]:
        """The questions about which the thread mentioned a player twice in a day, the message that asked apart."""
        return [
            q for q in self.asked.values() if any(b - a < DAY for a, b in zip(q.public[1:], q.public[2:], strict=False))
        ]


def _mentions(said: dict[str, Any], user: int | None) -> bool:
    """Whether a message mentions a user so that they are notified."""
    allowed = (said.get("allowed_mentions") or {}).get("users") or ()
    return f"<@{user}>" in str(said) and str(user) in map(str, allowed)
