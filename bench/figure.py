"""One measured number, and the pace of the machine that it was measured on."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from statistics import median
from time import process_time
from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, with its unit; `goal` says in words what it must reach, and `met` whether it does."""

    what: str
    value: float
    unit: str
    goal: str = ""
    met: bool = True


def took(work: Callable[[], object]) -> float:
    """How many seconds of the processor some work takes, once."""
    start = process_time()
    work()
    return process_time() - start


def repeated(work: Callable[[], object], repeats: int = 5) -> float:
    """The median of how many seconds some work takes."""
    return median(took(work) for _ in range(repeats))


def reference() -> float:
    """Seconds of a fixed loop of plain Python: an absolute figure means little without it."""

    def loop() -> None:
        counts: dict[int, int] = {}
        for i in range(200_000):
            counts[i % 997] = counts.get(i % 997, 0) + len(blake2b(b"mars", digest_size=8).digest())

    return repeated(loop)


def per_loop(a_second: float, loop: float) -> float:
    """How many fit into the reference loop: the same on a fast machine and on a slow one; `loop` is in seconds."""
    return a_second * loop
