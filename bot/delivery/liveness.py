"""Stores a sign of life of this process every few seconds, and notices which other processes have died."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, NamedTuple

import structlog

from bot.delivery.due import Every
from bot.store import Store, processes

log: Final = structlog.get_logger("liveness")


class State(NamedTuple):
    """What a process reports about itself."""

    serves: tuple[int, ...] = ()
    """The shards that it is to serve; empty before they are known."""
    shards: tuple[int, ...] = ()
    """Those of them that are connected."""
    shard_count: int | None = None
    """The number of shards of the whole bot; None before it is known."""
    draining: bool = False
    facts: dict[str, Any] = {}
    """What else the health check reads: anything that is JSON."""


class Liveness(Every):
    """Keeps this process's row: `run` for ever, `tick` once, `leave` at the end."""

    log = log
    every = processes.BEAT.total_seconds()

    def __init__(self, store: Store, *, now: Callable[[], datetime], state: Callable[[], State] = State) -> None:
        super().__init__(now=now)
        self._store, self._state = store, state
        self.name: Final = secrets.token_hex(8)
        self._started: datetime | None = None
        self._lost: set[str] | None = None
        self._rows: list[processes.Row] = []

    @property
    def others(self) -> int:
        """The number of other processes alive at the last tick."""
        return sum(row["name"] != self.name and processes.alive(row, self._now()) for row in self._rows)

    @property
    def covered(self) -> bool:
        """Whether every shard of the bot was connected, here or in another process, at the last tick; before the first, it is."""
        return not self._rows or processes.covered(self._rows, self._now())

    async def tick(self) -> None:
        """Store a sign of life; log each process that has died since the last tick."""
        now, state = self._now(), self._state()
        self._started = self._started or now
        async with self._store.writing() as connection:
            await processes.heartbeat(
                connection,
                self.name,
                host=socket.gethostname(),
                pid=os.getpid(),
                started=self._started,
                at=now,
                draining=state.draining,
                serves=list(state.serves),
                shards=list(state.shards),
                shard_count=state.shard_count,
                facts=state.facts,
            )
            await processes.prune(connection, now)
            self._rows = await processes.everyone(connection)
        lost = {row["name"]: row for row in self._rows if not processes.alive(row, now)}
        if self._lost is None:  # what another process lived to see was logged by that one
            seen = max((row["at"] for row in self._rows if row["name"] != self.name), default=now)
            self._lost = {name for name, row in lost.items() if not processes.alive(row, seen)}
        for name in lost.keys() - self._lost:
            row = lost[name]
            log.warning("process lost", host=row["host"], pid=row["pid"], last=row["at"].isoformat())
        self._lost = set(lost)

    async def leave(self) -> None:
        """Delete the row of this process, at a clean stop."""
        async with self._store.writing() as connection:
            await processes.leave(connection, self.name)
