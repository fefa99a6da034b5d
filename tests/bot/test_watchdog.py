"""A process whose loops stand still is ended, with an exit code after which it is started again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from functools import partial

import pytest
from structlog.testing import capture_logs

from bot.delivery import due
from bot.delivery.mending import Mending
from bot.log import explain
from bot.monitor.watchdog import LOOK_SECONDS, STOOD_SECONDS, STUCK, Watchdog
from tests.bot.backend import eventually
from tests.bot.server import begun


class Dial:
    """A monotonic clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def dial():
    return Dial()


def test_a_loop_that_has_stood_for_two_minutes_ends_the_process(dial):
    ended: list[str] = []
    since: dict[str, float | None] = {"outbox": dial.at, "votes": None}
    dog = Watchdog(lambda: since, clock=dial, end=lambda: ended.append("ended"))
    for _ in range(int(STOOD_SECONDS / LOOK_SECONDS)):
        dial.at += LOOK_SECONDS
        dog.beat()
        assert not dog.look()
    dial.at += 1
    with capture_logs() as lines:
        assert dog.look()
    assert ended == ["ended"]
    assert (lines[0]["loops"], lines[0]["exit"]) == (["outbox"], STUCK)


def test_a_machine_that_slept_does_not_end_the_process_when_it_wakes(dial):
    ended: list[str] = []
    dog = Watchdog(lambda: {"outbox": 1000.0}, clock=dial, end=lambda: ended.append("ended"))
    dial.at += 3600
    assert not dog.look()
    looks = 0
    while not dog.look():
        dial.at += LOOK_SECONDS
        dog.beat()
        looks += 1
    assert looks * LOOK_SECONDS == STOOD_SECONDS + LOOK_SECONDS, "what stands still then is seen as ever"
    assert ended == ["ended"]


def test_a_loop_that_waits_for_its_time_does_not_stand(dial):
    dog = Watchdog(lambda: {"histories": None}, clock=dial)
    dial.at += 10 * STOOD_SECONDS
    dog.beat()
    assert dog.standing() == []


def test_an_event_loop_that_stands_still_is_seen_too(dial):
    dog = Watchdog(dict, clock=dial)
    dial.at += STOOD_SECONDS + 1
    assert dog.standing() == ["event loop"]


def test_the_process_ends_with_a_code_of_its_own_although_its_event_loop_is_blocked():
    program = """
        import asyncio, time
        from bot.monitor import watchdog
        watchdog.STOOD_SECONDS, watchdog.LOOK_SECONDS = 0.2, 0.05
        async def main():
            watchdog.Watchdog(dict).start()
            time.sleep(60)
        asyncio.run(main())
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, timeout=50, text=True)
    assert done.returncode == STUCK
    assert "standing still" in done.stdout + done.stderr


async def test_a_tick_that_takes_too_long_is_ended_and_told_and_the_loop_goes_on(backend, monkeypatch):
    monkeypatch.setattr(due, "TICK_SECONDS", 0.05)
    loop, ticks = Mending(backend.store, backend.services.repair, now=backend.clock), list[float | None]()

    async def tick() -> int:
        ticks.append(loop.since)
        await asyncio.sleep(60)
        return 0

    loop.tick = tick  # type: ignore[method-assign]
    with capture_logs() as lines:
        running = asyncio.ensure_future(loop.run(0.01))
        await eventually(lambda: len(ticks) >= 3)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert all(since is not None for since in ticks)
    assert loop.since is None
    assert {line["event"] for line in lines} == {"what is due failed"}


@pytest.mark.parametrize(("explains", "lines"), [("full", 2), (None, 5)])
async def test_a_fault_of_the_machine_is_told_once_by_each_loop_until_it_is_over_and_a_defect_each_time(
    backend, explains, lines
):
    """Every loop meets a full disk every few seconds, all night long."""
    loop, outcomes = Mending(backend.store, backend.services.repair, now=backend.clock), iter("xxx.xx")

    async def tick() -> int:
        match next(outcomes, "end"):
            case "x":
                error = OSError("as before")
                if explains:
                    explain(error, explains)
                raise error
            case "end":
                raise asyncio.CancelledError
        return 0

    loop.tick = tick  # type: ignore[method-assign]
    with capture_logs() as found, pytest.raises(asyncio.CancelledError):
        await loop.run(0)
    assert [line["event"] for line in found] == ["what is due failed"] * lines


async def test_every_loop_of_the_bot_is_watched(server):
    await begun(server)
    watched = server.bot._standing_since()
    server.bot.work()
    names = {task.get_name() for task in server.bot.work_under_way} - {"listener"}
    assert names | {"liveness"} == watched.keys()
    await server.bot.drain()


async def test_every_loop_goes_on_after_a_fault_of_the_machine_that_it_tells_once(server, monkeypatch):
    await begun(server)
    loops = {**server.bot._loops, "liveness": server.bot.liveness}
    met = dict.fromkeys(loops, 0)

    async def fails(name: str) -> bool:
        met[name] += 1
        error = OSError("no room")
        explain(error, "full")
        raise error

    monkeypatch.setattr(due, "POLL_SECONDS", 0.01)
    for name, loop in loops.items():
        monkeypatch.setattr(loop, "round", partial(fails, name))
        monkeypatch.setattr(type(loop), "every", 0.01, raising=False)
    with capture_logs() as lines:
        running = [asyncio.ensure_future(loop.run()) for loop in loops.values()]
        await eventually(lambda: min(met.values()) >= 3)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    assert [line["event"] for line in lines] == ["what is due failed"] * len(loops)
