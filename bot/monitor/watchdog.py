"""Ends a process whose loops stand still, since nobody is answered any more and only a restart helps."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

import structlog

log: Final = structlog.get_logger("watchdog")

STOOD_SECONDS: Final = 120.0
"""Seconds without progress after which a loop counts as standing: the deadline of its tick has passed by then."""
LOOK_SECONDS: Final = 5.0
PAUSED_SECONDS: Final = 4 * LOOK_SECONDS
"""A longer time between two checks, in seconds, means that the process or the machine was suspended meanwhile."""
STUCK: Final = 6
"""The exit code of a process that was ended because it stood still."""


def leave() -> None:
    """End the process at once; what is committed is complete, and what was under way is not committed."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(STUCK)


class Watchdog:
    """Checks the loops from a thread of its own, which runs even when the event loop does not."""

    def __init__(
        self,
        since: Callable[[], Mapping[str, float | None]],
        *,
        clock: Callable[[], float] = monotonic,
        end: Callable[[], None] = leave,
    ) -> None:
        """`since` returns for each loop when it began its present work, by `clock`; None where it waits for its time."""
        self._since, self._clock, self._end = since, clock, end
        self._beaten = self._looked = self._resumed = clock()
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def beat(self) -> None:
        """Record that the event loop runs."""
        self._beaten = self._clock()

    def start(self) -> None:
        """Start the checks."""
        self.beat()
        self._thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop the checks, because the process ends by itself, however long that takes."""
        self._over.set()

    def standing(self) -> list[str]:
        """Return the names of the loops that stand still; the event loop is one of them."""
        now, found = self._clock(), dict(self._since())
        found["event loop"] = self._beaten
        standing = (
            name for name, at in found.items() if at is not None and now - max(at, self._resumed) > STOOD_SECONDS
        )
        return sorted(standing)

    def look(self) -> bool:
        """End the process if a loop stands still; return whether one does.

        After a suspension of the whole process the time of every loop begins anew.
        """
        now = self._clock()
        if now - self._looked > PAUSED_SECONDS:
            self._resumed = now
        self._looked = now
        standing = self.standing()
        if standing:
            log.critical("standing still", loops=standing, seconds=STOOD_SECONDS, exit=STUCK)
            self._end()
        return bool(standing)

    def _look(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            if self.look():
                return
