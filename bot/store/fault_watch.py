"""Times all transactions, and logs faults of the database for the host: one line at once, then one a minute."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, Literal, get_args

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot import metrics
from bot.store import faults
from bot.threads import in_thread

log: Final = structlog.get_logger("store")

TELL_AGAIN_SECONDS: Final = 60.0
"""Seconds after which a fault that lasts is told to the host again."""
for _fault in get_args(faults.Fault):
    metrics.FAULTS.labels(_fault)
ENDED_BY: Final = {
    "read": (*faults.UNCONNECTED, "moved"),
    "write": faults.PASSING,
}
"""The faults that are over when a transaction succeeds. Others, such as a missing table, show only where they are met."""


class FaultWatch:
    """Knows the present fault of a database."""

    def __init__(self, name: str, path: Path | None) -> None:
        self._name, self._path = name, path
        self._fault: tuple[faults.Fault, float] | None = None
        self._told: dict[str, float] = {}
        self._written: float | None = None
        self._met: faults.Fault | None = None
        """The newest fault as the database named it."""
        self._looking: set[asyncio.Task[None]] = set()

    @property
    def fault(self) -> str | None:
        """The present fault; None where the last one is over, or was noticed more than a minute ago."""
        if self._fault is None or monotonic() - self._fault[1] > TELL_AGAIN_SECONDS:
            return None
        return self._fault[0]

    @property
    def unwritten_seconds(self) -> float:
        """Seconds since the last successful write; 0 before the first one."""
        return 0.0 if self._written is None else monotonic() - self._written

    @contextmanager
    def transaction(self, mode: Literal["read", "write"]) -> Iterator[None]:
        """Time a transaction, and note what its success or failure says about the database."""
        began = monotonic()
        try:
            yield
        except (DBAPIError, sqlite3.Error, PoolTimeout, OSError) as error:
            self._failed(error)
            raise
        ended = monotonic()
        metrics.TRANSACTION.labels(mode).observe(ended - began)
        if mode == "write":
            self._written = ended
        if self._fault is not None and self._fault[0] in ENDED_BY[mode]:
            self._fault = None

    def _failed(self, error: Exception) -> None:
        fault, now = faults.mark(error), monotonic()
        metrics.FAULTS.labels(fault).inc()
        if fault == "other":
            return
        # What a doubtful fault was told apart as lasts as long as the fault: looking again costs more than a transaction.
        known = self._fault[0] if self._fault is not None and self._met == fault and self.fault else fault
        self._fault, self._met = (known, now), fault
        if now - self._told.get(fault, -TELL_AGAIN_SECONDS) < TELL_AGAIN_SECONDS:
            return
        self._told[fault] = now
        if self._path is None or fault not in faults.DOUBTFUL:
            self._tell(fault, error)
            return
        looking = asyncio.ensure_future(self._tell_apart(fault, error, self._path))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    async def _tell_apart(self, fault: faults.Fault, error: Exception, path: Path) -> None:
        found = await in_thread(faults.diagnose, fault, path)
        if self._fault is not None and self._met == fault:
            self._fault = found, self._fault[1]
        if found != fault:
            metrics.FAULTS.labels(found).inc()
        self._tell(found, error)

    def _tell(self, fault: faults.Fault, error: Exception) -> None:
        remedy = faults.remedy(fault, self._path)
        log.error("database fails", database=self._name, fault=fault, reason=faults.message_of(error), remedy=remedy)
