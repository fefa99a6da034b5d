"""The type of a measured number, and functions that measure processor time and the speed of the machine."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from statistics import median
from time import process_time
from typing import NamedTuple


class Figure(NamedTuple):
    """A measured value with its unit; `goal` says in words which values are acceptable, and `met` whether this one is."""

    what: str
    value: float
    unit: str
    goal: str = ""
    met: bool = True


def took(work: Callable[[], object]) -> float:
    """The seconds of processor time of one call of a function."""
    start = process_time()
    work()
    return process_time() - start


def repeated(work: Callable[[], object], repeats: int = 5) -> float:
    """The median of the seconds of processor time of `repeats` calls of a function."""
    return median(took(work) for _ in range(repeats))


def reference() -> float:
    """The seconds of processor time of a fixed loop of plain Python, for comparing figures of different machines."""

    def loop() -> None:
        counts: dict[int, int] = {}
        for i in range(200_000):
            counts[i % 997] = counts.get(i % 997, 0) + len(blake2b(b"mars", digest_size=8).digest())

    return repeated(loop)


def per_loop(a_second: float, loop: float) -> float:
    """Convert a rate per second to a rate per reference loop, which does not depend on the machine; `loop` is in seconds."""
    return a_second * loop
