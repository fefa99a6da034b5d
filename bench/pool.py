"""Pictures drawn by two threads, as in the bot, against two processes, which need pickled states and give pickled pictures.

`python -m bench pool`
"""

from __future__ import annotations

import asyncio
import copyreg
import multiprocessing
import os
import pickle
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import Final, NamedTuple

import renderer
from bench.figure import Figure
from bench.pictures import projects, states, ticking
from engine.view import View
from renderer.tools.samples import NAMES

WORKERS: Final = 2
PANELS: Final = 40
ROUNDS: Final = 3
REPEATS: Final = 50


def unfillable(content: dict[object, object]) -> MappingProxyType[object, object]:
    """A mapping that nobody may fill; states hold some, which Python does not pickle by itself."""
    return MappingProxyType(content)


copyreg.pickle(MappingProxyType, lambda mapping: (unfillable, (dict(mapping),)))


class Drawn(NamedTuple):
    """What a round of drawing took: seconds of real time and of the processor, the delays of the event loop in ms, and megabytes."""

    seconds: float
    processor: float
    lags: list[float]
    megabytes: float


def panel(now: View, cards: Sequence[int]) -> list[renderer.Picture]:
    """Draw what a turn shows: a full board and a hand."""
    return [renderer.table(now, NAMES), renderer.hand(now, cards)]


def processor() -> float:
    """The seconds of the processor that the processes of the pool have taken."""
    took = 0
    for child in multiprocessing.active_children():
        user, system = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        took += int(user) + int(system)
    return took / os.sysconf("SC_CLK_TCK")


def memory(*pids: int | None) -> float:
    """The megabytes of memory of processes, of what they share with others their part."""
    found = [Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() for pid in pids]
    return sum(int(line.split()[1]) for lines in found for line in lines if line.startswith("Pss:")) / 1000


async def drawn(pool: Executor, some: Sequence[View], first: int) -> Drawn:
    """Draw the panels of states, all asked for at once."""
    loop, deck, lags = asyncio.get_running_loop(), projects(), list[float]()
    task = asyncio.create_task(ticking(lags))
    began, others, own = time.perf_counter(), processor(), time.process_time()
    jobs = [loop.run_in_executor(pool, panel, now, deck[(first + i) * 3 % 200 :][:10]) for i, now in enumerate(some)]
    assert all(await asyncio.gather(*jobs))
    seconds = time.perf_counter() - began
    took = time.process_time() - own + processor() - others
    task.cancel()
    pids = [child.pid for child in multiprocessing.active_children()] if isinstance(pool, ProcessPoolExecutor) else []
    return Drawn(seconds, took, lags, memory(os.getpid(), *pids))


async def rounds() -> tuple[list[Drawn], list[Drawn], float]:
    """Draw distinct panels by threads and by processes in turn, after a round of others; also the seconds until the processes draw."""
    some = states(PANELS * (ROUNDS + 1), 4, 0)
    began = time.perf_counter()
    with ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn")) as processes:
        await asyncio.get_running_loop().run_in_executor(processes, panel, some[0], projects()[:10])
        started = time.perf_counter() - began
        with ThreadPoolExecutor(WORKERS) as threads:
            found: dict[Executor, list[Drawn]] = {threads: [], processes: []}
            for n in range(ROUNDS + 1):
                for pool, each in found.items():
                    each.append(await drawn(pool, some[n :: ROUNDS + 1], n * PANELS))
            return found[threads][1:], found[processes][1:], started


def _pickling() -> float:
    """Milliseconds of the processor to pickle and read the state and the pictures of a panel."""
    now = states(PANELS, 4, 0)[PANELS // 2]
    pictures = panel(now, projects()[:10])
    began = time.process_time()
    for _ in range(REPEATS):
        pickle.loads(pickle.dumps((panel, now, projects()[:10])))
        pickle.loads(pickle.dumps(pictures))
    return (time.process_time() - began) / REPEATS * 1e3


def figures() -> Iterator[Figure]:
    """The medians of the rounds, first of threads, then of processes."""
    threads, processes, started = asyncio.run(rounds())
    for what, each in (("threads", threads), ("processes", processes)):
        whole = median(one.seconds for one in each)
        yield Figure(f"{WORKERS} {what}: panels a second", PANELS / whole, "a second")
        yield Figure(
            f"{WORKERS} {what}: processor time of a panel", median(o.processor for o in each) / PANELS * 1e3, "ms"
        )
        lags = sorted(lag for one in each for lag in one.lags)
        yield Figure(f"{WORKERS} {what}: event loop late, p99", lags[len(lags) * 99 // 100], "ms")
        yield Figure(f"{WORKERS} {what}: event loop late, most", lags[-1], "ms")
        yield Figure(f"{WORKERS} {what}: memory of all processes", max(o.megabytes for o in each), "MB")
    yield Figure("pickling and reading a panel's state and pictures, within that", _pickling(), "ms")
    yield Figure("the first panel of new processes", started, "s")
