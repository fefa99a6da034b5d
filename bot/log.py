"""The structured log, for a console or as JSON. No secret ever appears in it."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable, MutableMapping
from io import StringIO
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.typing import Processor

SECRET: Final = frozenset(
    {"discord_token", "seed", "snapshot", "picks", "hand", "password", "database_url", "authorization"}
)
HIDDEN: Final = "(hidden)"
SHORT_SECRET: Final = 7
"""The most characters of a secret that may well be a part of ordinary words."""
LONGEST_WORD: Final = 15
"""The same of a secret that is nothing but letters, such as "postgres"."""
QUIET: Final = ("alembic", "aiosqlite", "sqlalchemy", "PIL", "asyncio", "simcord")
BODIES: Final = ("discord", "discord.http", "discord.gateway", "discord.webhook", "aiohttp")
"""At level DEBUG these loggers write requests and responses, which hold hands and interaction tokens."""


def set_up(
    level: str = "INFO",
    format: Literal["console", "json"] = "console",
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send all log lines, those of libraries too, to `stream` (default: standard error); `secrets` are replaced in each."""
    out = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _hide,
        _brief,
    ]
    if format == "json":
        last: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # No local variables in tracebacks: they hold hands and seeds.
        last = [_escape, structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=_traceback)]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        _Censored(
            [s for s in secrets if s],
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    for name in BODIES:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))


def _hide(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key in event.keys() & SECRET:
        event[key] = HIDDEN
    return event


def _escape(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = _visible(value)
    return event


def _traceback(out: TextIO, exc_info: Any) -> None:
    found = StringIO()
    structlog.dev.plain_traceback(found, exc_info)
    out.write(_visible(found.getvalue()))


def _visible(text: str) -> str:
    """Return a text in which what would steer a terminal, or turn its text around, is written out: somebody may have typed it."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t\xa0" else repr(c)[1:-1] for c in text)


def explain(error: BaseException, fault: str) -> None:
    """Note in an error which fault of the machine explains it: lines about what comes of it name that in place of a traceback.

    Every loop meets such a fault again and again, and would push all else out of a log of limited size.
    """
    error.explained_by = fault  # pyright: ignore[reportAttributeAccessIssue]


def explained(error: BaseException | None) -> str | None:
    """Return the fault of the machine that explains an error, or None."""
    while error is not None:
        if (fault := getattr(error, "explained_by", None)) is not None:
            return fault
        error = error.__cause__
    return None


class Lasting:
    """Knows the fault of the machine that is met again and again until it is over, so that it is told once. Other errors are always new."""

    def __init__(self) -> None:
        self._told: str | None = None

    def new(self, error: BaseException) -> bool:
        """Return whether an error is to be told."""
        before, self._told = self._told, explained(error)
        return self._told is None or self._told != before

    def over(self) -> None:
        """Note that all goes well again."""
        self._told = None


def _brief(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    error = event.get("exc_info")
    if isinstance(error, BaseException) and (fault := explained(error)) is not None:
        del event["exc_info"]
        event["fault"] = fault
    return event


def _pattern(secret: str) -> str:
    """Return a pattern for a secret; one that may be a part of a word, such as "ist", only matches as a word of its own."""
    found = re.escape(secret)
    part = len(secret) <= (LONGEST_WORD if secret.isalpha() else SHORT_SECRET)
    return rf"(?<![^\W_]){found}(?![^\W_])" if part else found


class _Censored(structlog.stdlib.ProcessorFormatter):
    """A formatter that replaces known secrets in each finished line, since a library may quote one in an exception."""

    def __init__(self, secrets: list[str], **more: Any) -> None:
        super().__init__(**more)
        self._secrets = [re.compile(_pattern(secret)) for secret in secrets]

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = secret.sub(HIDDEN, line)
        return line
