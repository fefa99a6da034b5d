"""Several processes: `python -m bench.processes` measures the budget of calls and the takeover of a dead process's work.

Each process is a real one. Calls go to a server on loopback, which notes when they arrive. PostgreSQL is measured where its
programs are installed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.delivery.budget import Budget
from bot.delivery.intents import Intent
from bot.delivery.liveness import Liveness, State
from bot.delivery.outbox import Outbox, Sent
from bot.store import Store
from bot.store.listening import Listener
from bot.tables import Rules, Runner, Services

LIMIT: Final = 50
"""The calls per second that Discord allows."""
SECONDS: Final = 10
"""The seconds for which two processes make as many calls as they may."""
AT_ONCE: Final = 16
KILLS: Final = 5
READY: Final = "ready"


def _now() -> datetime:
    return datetime.now(UTC)


# --- the processes ---------------------------------------------------------------------------------------------------


async def calling(url: str, base: str) -> None:
    """The program of a process that makes as many calls as the budget allows, once it knows the other process."""
    async with Store(url) as store:
        liveness = Liveness(store, now=_now, state=lambda: State((0,), (0,), 1))
        budget = Budget(store, a_second=LIMIT, others=lambda: liveness.others)
        await liveness.tick()
        beating = asyncio.create_task(liveness.run(1))
        async with aiohttp.ClientSession() as session:
            await session.get(f"{base}/begin")
        await liveness.tick()
        assert liveness.others == 1
        until = time.monotonic() + SECONDS
        async with aiohttp.ClientSession(trace_configs=[budget.trace(lambda: base)]) as session:

            async def some() -> None:
                while time.monotonic() < until:
                    async with session.get(f"{base}/channels/1/{os.getpid()}") as response:
                        await response.read()

            await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        beating.cancel()


class Hanging:
    """A sender that never finishes; its process is killed while it sends."""

    async def send(self, intent: Intent) -> Sent:
        print(READY, flush=True)
        await asyncio.Event().wait()
        return Sent()


class Noting:
    """A sender that records when it is asked to send a message."""

    def __init__(self) -> None:
        self.sent = asyncio.Event()

    async def send(self, intent: Intent) -> Sent:
        self.sent.set()
        return Sent(1)


async def sending(url: str) -> None:
    """The program of the process that is killed while it sends."""
    async with Store(url) as store:
        await Outbox(store, Hanging(), now=_now).run()


# --- the measurements ------------------------------------------------------------------------------------------------


def _process(what: str, *arguments: str, **more: Any) -> subprocess.Popen[str]:
    code = f"import asyncio; from bench import processes; asyncio.run(processes.{what}(*{arguments!r}))"
    return subprocess.Popen([sys.executable, "-c", code], text=True, **more)


async def budget(url: str) -> tuple[int, int, float]:
    """The largest number of calls within one second, the calls of the process that made fewer, and the rate of all calls per second."""
    arrived: list[tuple[float, str]] = []

    both = asyncio.Barrier(2)

    async def begin(request: web.Request) -> web.Response:
        await both.wait()
        return web.json_response({})

    async def answer(request: web.Request) -> web.Response:
        arrived.append((time.monotonic(), request.path.rpartition("/")[2]))
        return web.json_response({})

    app = web.Application()
    app.router.add_route("GET", "/api/begin", begin)
    app.router.add_route("*", "/{any:.*}", answer)
    async with TestServer(app) as server:
        running = [_process("calling", url, str(server.make_url("/api"))) for _ in range(2)]
        for process in running:
            assert await asyncio.to_thread(process.wait) == 0
    times = [at for at, _ in arrived]
    most = max(sum(begin <= at < begin + 1 for at in times) for begin in times)
    each = [sum(who == one for _, who in arrived) for one in {who for _, who in arrived}]
    assert len(each) == 2
    return most, min(each), len(times) / (times[-1] - times[0])


async def takeover(store: Store, url: str) -> float:
    """The seconds from the death of a process that is sending a message until another process sends that message."""
    sender = Noting()
    outbox = Outbox(store, sender, now=_now)
    services = Services(Runner(store, now=_now))
    await services.lobby.create(1, 2, 3, "Ann", "Olympus Rising", Rules())
    with _process("sending", url, stdout=subprocess.PIPE) as dying:
        assert dying.stdout is not None
        assert (await asyncio.to_thread(dying.stdout.readline)).strip() == READY
        running = asyncio.create_task(outbox.run())
        listening = asyncio.create_task(Listener(store, {"outbox": outbox.nudge}).run())
        await asyncio.sleep(1)
        os.kill(dying.pid, signal.SIGKILL)
        killed = time.monotonic()
        await sender.sent.wait()
        taken = time.monotonic() - killed
    for task in (running, listening):
        task.cancel()
    await asyncio.gather(running, listening, return_exceptions=True)
    await services.runner.close()
    return taken


@contextmanager
def _databases() -> Iterator[dict[str, Any]]:
    from tests.bot import postgres

    with tempfile.TemporaryDirectory() as folder:
        numbers = iter(range(100))

        async def sqlite() -> str:
            url = f"sqlite+aiosqlite:///{Path(folder) / f'mars{next(numbers)}.sqlite3'}"
            async with Store(url):
                return url

        if postgres.CONTROL is None:
            yield {"SQLite": sqlite}
            return
        with postgres.running() as place:
            yield {"SQLite": sqlite, "PostgreSQL": lambda: postgres.migrated(place)}


async def measure() -> None:
    print("| what | measured | goal |\n|---|---|---|")
    with _databases() as databases:
        for name, empty in databases.items():
            most, fewer, rate = await budget(await empty())
            said = f"{most}; {rate:.1f} on average, {fewer} by the process that made fewer in {SECONDS} s"
            print(f"| {name}: most calls of two processes in any second | {said} | at most {LIMIT} |", flush=True)
            async with AsyncExitStack() as open_ones:
                # One after the other, because Alembic cannot migrate two databases at once.
                urls = [await empty() for _ in range(KILLS)]
                stores = [await open_ones.enter_async_context(Store(url)) for url in urls]
                took = await asyncio.gather(*map(takeover, stores, urls))
            said = f"{min(took):.1f}, {median(took):.1f}, {max(took):.1f} s"
            print(
                f"| {name}: takeover after `kill -9`, least, median, most of {KILLS} | {said} | under 20 s |",
                flush=True,
            )


if __name__ == "__main__":
    asyncio.run(measure())
