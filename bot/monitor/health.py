"""Whether the bot is well from a player's view: it hears Discord, stores clicks, sends messages, and nothing is stuck."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic, perf_counter
from typing import Any, Final, Protocol

import structlog

from bot import metrics
from bot.click_limits import ClickLimits
from bot.delivery.liveness import Liveness
from bot.delivery.outbox import Outbox
from bot.screens.pictures import Artist
from bot.store import Store
from bot.tables import Runner

log: Final = structlog.get_logger("health")

STEP_SECONDS: Final = 0.5
"""Seconds between two measurements of the event loop."""
LOOK_STEPS: Final = 10
"""Number of measurements between two checks of everything else."""
MEMORY_STEPS: Final = 120
"""Number of measurements for which a slow event loop is remembered: a minute."""
SLOW_SECONDS: Final = 2.0
"""Seconds of standstill of the event loop after which clicks expire."""
UNHEARD_SECONDS: Final = 15.0
"""Seconds after which Discord should have answered a heartbeat."""
CONNECT_SECONDS: Final = 90.0
"""Seconds that a shard may take to connect again before that is a problem."""
UNWRITTEN_SECONDS: Final = 60.0
"""Seconds without a write after which the database counts as stuck; a running process writes every five seconds."""
OUTBOX_SECONDS: Final = 60.0
"""Seconds after which a loop of the outbox that has not looked is stuck."""


class Client(Protocol):
    """The part of the Discord client that is watched."""

    runner: Runner
    artist: Artist
    outbox: Outbox
    store: Store
    liveness: Liveness
    click_limits: ClickLimits
    draining: bool

    @property
    def work_under_way(self) -> Sequence[asyncio.Task[None]]: ...
    def silences(self) -> dict[int, float | None]: ...
    def is_ready(self) -> bool: ...


class Health:
    """Checks the bot every few seconds: `run` for ever. `problems`: a sentence for each present problem."""

    def __init__(
        self, client: Client, clock: Callable[[], float] = monotonic, beat: Callable[[], None] = lambda: None
    ) -> None:
        """`beat` is called again and again while the event loop runs: pass `Watchdog.beat`."""
        self._client, self._clock, self._beat = client, clock, beat
        self._lags: deque[float] = deque(maxlen=MEMORY_STEPS)
        self._unconnected: dict[int, float] = {}
        self._told: set[str] = set()

    @property
    def worst_lag(self) -> float:
        """The longest standstill of the event loop in the last minute, in seconds."""
        return max(self._lags, default=0.0)

    async def run(self) -> None:
        """Measure the event loop and check everything else, until cancelled."""
        step = 0
        while True:
            began = perf_counter()
            await asyncio.sleep(STEP_SECONDS)
            self.slept(perf_counter() - began - STEP_SECONDS)
            self._beat()
            step += 1
            if step % LOOK_STEPS == 0:
                try:
                    self._tell()
                except Exception as error:
                    log.error("health not looked at", exc_info=error)

    def slept(self, late: float) -> None:
        """Note how much later than it wished the event loop went on, in seconds."""
        self._lags.append(max(0.0, late))
        metrics.LOOP_LAG.observe(max(0.0, late))

    def problems(self) -> list[str]:
        """Return a sentence for each present problem."""
        return [*self._phase(), *self._faults()]

    def _phase(self) -> list[str]:
        """Return a sentence while the process starts or stops and so accepts no clicks, which is no fault."""
        if self._client.draining:
            return ["Stopping: the bot accepts no more clicks."]
        return [] if self._client.is_ready() else ["Starting: the bot accepts no clicks yet."]

    def _faults(self) -> list[str]:
        return [*self._gateway(), *self._database(), *self._outbox(), *self._loop()]

    def _tell(self) -> None:
        """Log each fault once when it begins, and once when it is over, as its number may change: by what stands before the colon."""
        found = {problem.partition(":")[0]: problem for problem in self._faults()}
        for what in found.keys() - self._told:
            log.error("not well", problem=found[what])
        for what in self._told - found.keys():
            log.info("well again", problem=what)
        self._told = set(found)

    def _gateway(self) -> list[str]:
        if self._client.draining:
            return []
        now, silent, found = self._clock(), self._client.silences(), list[str]()
        self._unconnected = {
            shard: self._unconnected.get(shard, now) for shard, seconds in silent.items() if seconds is None
        }
        lost = [shard for shard, since in self._unconnected.items() if now - since > CONNECT_SECONDS]
        deaf = [shard for shard, seconds in silent.items() if seconds is not None and seconds > UNHEARD_SECONDS]
        if lost:
            found.append(
                f"Discord: shards {_list(lost)} have not been connected for more than {CONNECT_SECONDS:.0f} s."
            )
        if deaf:
            found.append(f"Heartbeats: shards {_list(deaf)} get no answer from Discord.")
        return found

    def _database(self) -> list[str]:
        watch = self._client.store.watch
        if watch.fault:
            return [f"Database: it is failing ({watch.fault}); the log says what to do."]
        if watch.unwritten_seconds > UNWRITTEN_SECONDS:
            return [f"Database: nothing was written for {watch.unwritten_seconds:.0f} s."]
        return []

    def _outbox(self) -> list[str]:
        looked = self._client.outbox.looked_at
        if looked is not None and (silent := self._clock() - looked) > OUTBOX_SECONDS:
            return [f"Outbox: it has not looked for messages for {silent:.0f} s."]
        return []

    def _loop(self) -> list[str]:
        under_way = () if self._client.draining else self._client.work_under_way
        ended = [task.get_name() for task in under_way if _broken(task)]
        found = [f"Loops: {_list(ended)} have ended; restart the bot."] if ended else []
        if self.worst_lag > SLOW_SECONDS:
            found.append(f"Event loop: it was blocked for {self.worst_lag:.1f} s within the last minute.")
        return found


def _broken(task: asyncio.Task[None]) -> bool:
    """Return whether a loop has failed; one that has nothing to do on this database ends by itself."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def _list(of: Sequence[Any]) -> str:
    return ", ".join(str(one) for one in of)
