"""Serves /metrics for Prometheus and /healthz for monitoring, where the host has set a port."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final, get_args

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot import metrics
from bot.delivery.intents import IntentKind
from bot.monitor.health import Client, Health
from bot.store import figures, post
from bot.store.figures import Figures

log: Final = structlog.get_logger("monitor")

FRESH_SECONDS: Final = 10.0
"""How long values read from the database are served again, since several clients may ask."""
STATES: Final = ("lobby", "running", "over", "ended")
KINDS: Final = get_args(IntentKind)
ASKS: Final = frozenset(kind for kind, known in post.KINDS.items() if known.urgency == 0)


class Monitor:
    """The HTTP server: `serve` opens the port, `close` closes it."""

    def __init__(self, client: Client, health: Health, *, now: Callable[[], datetime]) -> None:
        self._client, self._health, self._now = client, health, now
        self._runner: web.AppRunner | None = None
        self._reading = asyncio.Lock()
        self._figures, self._read_at = Figures(), float("-inf")
        self._readable = True
        self._registry = CollectorRegistry()
        self._registry.register(_Gauges(self))

    async def serve(self, host: str, port: int) -> None:
        """Open the port; where that fails, log why for the host and go on without it."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            log.error("metrics not served", host=host, port=port, reason=error.strerror)

    @property
    def addresses(self) -> list[str]:
        """The address on which it listens."""
        return [f"http://{host}:{port}" for host, port, *_ in (self._runner.addresses if self._runner else ())]

    async def close(self) -> None:
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    async def text(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        await self._look()
        return metrics.generate() + generate_latest(self._registry)

    async def problems(self) -> list[str]:
        """Return a sentence for each present problem."""
        await self._look()
        unread = [] if self._readable else ["Database: it cannot be read; the log says why."]
        return [*self._health.problems(), *unread, *self._unsent()]

    def _unsent(self) -> list[str]:
        oldest = max((self._figures.oldest.get(kind, 0.0) for kind in ASKS), default=0.0)
        if oldest <= figures.LATE.total_seconds():
            return []
        return [f"Outbox: a message that asks somebody has waited for {oldest:.0f} s."]

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        async with self._reading:
            if loop.time() - self._read_at < FRESH_SECONDS:
                return
            try:
                self._figures = await figures.read(self._client.store, self._now(), self._client.runner.damages)
                self._readable = True
            except Exception as error:
                self._readable = False
                log.error("figures not read", exc_info=error)
            self._read_at = loop.time()

    async def _metrics(self, request: web.Request) -> web.Response:
        return web.Response(body=await self.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _healthz(self, request: web.Request) -> web.Response:
        found = await self.problems()
        return web.json_response({"well": not found, "problems": found}, status=503 if found else 200)

    def families(self) -> Iterator[GaugeMetricFamily]:
        """Yield the present values, those of this process first, then those of the database."""
        client, found = self._client, self._figures
        yield _gauge("problems", "Problems of this process alone.", len(self._health.problems()) + (not self._readable))
        yield _gauge("calls_waiting", "Calls that run or wait for their game's turn.", client.runner.calls)
        yield _gauge("queue_longest", "Clicks on the game at which most are not answered.", client.click_limits.longest)
        yield _gauge("pictures_waiting", "Pictures that are drawn or wait for a thread.", client.artist.waiting)
        yield _gauge(
            "picture_longest_wait_seconds", "Age of the oldest picture without a thread.", client.artist.longest
        )
        yield _gauge("loop_lag_worst_seconds", "Longest standstill in the last minute.", self._health.worst_lag)
        silent = {str(shard): seconds for shard, seconds in client.silences().items()}
        connected = {shard: float(seconds is not None) for shard, seconds in silent.items()}
        yield _gauges("gateway_connected", "Whether a shard is connected.", "shard", connected)
        yield _gauge("shards_covered", "Whether every shard has a process and is connected.", client.liveness.covered)
        unheard = {shard: seconds or 0.0 for shard, seconds in silent.items() if seconds is not None}
        yield _gauges("gateway_silent_seconds", "How late Discord's answer to a heartbeat is.", "shard", unheard)
        yield _gauges("games", "Games by state.", "state", dict.fromkeys(STATES, 0) | found.games)
        none = dict.fromkeys(KINDS, 0)
        yield _gauges("outbox_waiting", "Messages that are due and did not fail.", "kind", none | found.waiting)
        yield _gauges("outbox_oldest_seconds", "Age of the oldest of them.", "kind", none | found.oldest)
        yield _gauges("outbox_failing", "Messages that failed and are tried again.", "kind", none | found.failing)
        yield _gauge("reminders_due", "Reminders that should be sent now.", found.reminders_due)
        yield _gauge("votes_open", "Votes under way.", found.votes_open)
        yield _gauges("overdue", "What should have happened five minutes ago.", "what", found.overdue)
        yield _gauge("games_damaged", "Running games whose newest entry cannot be read.", found.damaged)
        yield _gauge("processes", "Processes of the bot that live.", found.processes)
        yield _gauge("database_bytes", "Size of the database.", found.bytes)
        if client.store.path is not None and (folder := client.store.path.absolute().parent).exists():
            yield _gauge("disk_free_bytes", "Free bytes beside the database.", _free(folder))


class _Gauges(Collector):
    def __init__(self, monitor: Monitor) -> None:
        self._monitor = monitor

    def collect(self) -> Iterator[GaugeMetricFamily]:
        return self._monitor.families()


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _gauge(name: str, said: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"mars_{name}", said, value)


def _gauges(name: str, said: str, label: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(f"mars_{name}", said, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family
