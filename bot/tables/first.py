"""What a caller wants done before anything is written for it: an interaction is acknowledged then, so that only one process writes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_first: ContextVar[Callable[[], Awaitable[object]] | None] = ContextVar("first", default=None)


@contextmanager
def before_writing(first: Callable[[], Awaitable[object]]) -> Iterator[None]:
    """Within this context, await `first` before each transaction that writes. What it raises keeps the transaction from beginning."""
    token = _first.set(first)
    try:
        yield
    finally:
        _first.reset(token)


async def may_write() -> None:
    """Do what is wanted before anything is written."""
    if (first := _first.get()) is not None:
        await first()
