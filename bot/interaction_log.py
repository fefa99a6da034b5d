"""The record of one interaction, for the metrics and one log line: command or route, user, game, duration and outcome.

It holds the name of a route or command and never its arguments, since these may name cards that nobody else knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Any, Final

import discord
import structlog
from discord import InteractionType, app_commands

from bot import metrics

log: Final = structlog.get_logger("interaction")

ANSWERED: Final = "answered"
TAKEN: Final = "taken"
"""The outcome where another process answers."""
for _outcome in (ANSWERED, "refused", "trouble", "defect", "failed", "late", "unsent", TAKEN):
    metrics.OUTCOMES.labels(_outcome)
UNKNOWN_INTERACTION: Final = 10062
"""Discord's error code for an interaction that was not acknowledged within three seconds."""
KINDS: Final = {
    InteractionType.application_command: "command",
    InteractionType.autocomplete: "completion",
    InteractionType.component: "click",
    InteractionType.modal_submit: "form",
}


def too_late(error: BaseException) -> bool:
    """Return whether Discord rejected an answer because it came after more than three seconds."""
    return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION


class Record:
    """The facts of the interaction that the current task answers."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.kind = KINDS.get(interaction.type, "other")
        self.what = self.game = self.why = ""
        self.outcome = ANSWERED
        self._began = perf_counter()
        self._acknowledged: float | None = None

    def acknowledge(self) -> None:
        """Record that Discord knows that the bot has received the interaction."""
        if self._acknowledged is None:
            self._acknowledged = perf_counter() - self._began

    def end(self, outcome: str, why: str = "") -> None:
        """Record the outcome, where it is not a plain answer. The first reason counts."""
        if self.outcome == ANSWERED:
            self.outcome, self.why = outcome, why

    def failed(self, error: Exception) -> None:
        """Record an exception that nothing else caught."""
        refused = "late" if too_late(error) else "unsent"
        self.end(refused if isinstance(error, discord.HTTPException) else "failed", type(error).__name__)

    def close(self) -> None:
        """Count the interaction and write its line into the log."""
        took, interaction = perf_counter() - self._began, self.interaction
        if not interaction.response.is_done():
            self.end("failed", "not answered")
        elif self._acknowledged is None:
            self._acknowledged = took
        if not self.what and interaction.type is not InteractionType.component and interaction.command:
            self.what = f"/{interaction.command.qualified_name}"
        what = self.what or "unknown"
        metrics.INTERACTIONS.labels(what, self.outcome).inc()
        metrics.OUTCOMES.labels(self.outcome).inc()
        if self.outcome == TAKEN:
            return
        age = (interaction.client.now() - interaction.created_at).total_seconds() - took
        metrics.ARRIVAL.observe(max(0.0, age))
        metrics.ANSWER.labels(self.kind).observe(took)
        if self._acknowledged is not None:
            metrics.ACKNOWLEDGE.labels(self.kind).observe(self._acknowledged)
        if self.kind == "completion":
            return  # one for each typed letter
        say = log.warning if self.outcome == "late" else log.info
        say(
            "interaction",
            kind=self.kind,
            what=what,
            user=interaction.user.id,
            server=interaction.guild_id,
            game=self.game or None,
            ms=round(1e3 * took),
            outcome=self.outcome,
            **({"why": self.why} if self.why else {}),
        )


_current: ContextVar[Record | None] = ContextVar("record", default=None)


@contextmanager
def recording(interaction: discord.Interaction[Any]) -> Iterator[Record]:
    """Record how an interaction is answered, within this context."""
    record = Record(interaction)
    token = _current.set(record)
    try:
        yield record
    except Exception as error:
        record.failed(error)
        raise
    finally:
        _current.reset(token)
        record.close()


def current() -> Record | None:
    """Return the record of the interaction that this task answers, or None."""
    return _current.get()


def acknowledged() -> None:
    """Record that the current interaction was acknowledged."""
    if record := _current.get():
        record.acknowledge()


def about(what: str, game: str = "") -> None:
    """Record the name of the route or command, and the game."""
    if record := _current.get():
        record.what, record.game = what or record.what, game or record.game


def ended(outcome: str, why: str = "") -> None:
    """Record that the current interaction ends with a refusal or a failure, which a screen tells the user."""
    if record := _current.get():
        record.end(outcome, why)


class Tree(app_commands.CommandTree[Any]):
    """Records every command and completion. discord.py has no public hook around both, hence the private method."""

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        with recording(interaction):
            await super()._call(interaction)
