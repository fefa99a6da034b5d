"""Work that would hold up the event loop is done in threads, always by this function."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Do some work in a thread of the event loop, with the present context, and return its result or raise what it raises.

    `StopIteration` becomes `RuntimeError`, as in a coroutine: no future of Python 3.11 can hold it, so its reader would wait for ever.
    """
    return await in_pool(None, work, *args, **options)


async def in_pool(pool: Executor | None, work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Do some work as `in_thread` does, in a thread of a pool."""
    run = contextvars.copy_context().run
    asked = partial(_finished, work, *args, **options)
    return await asyncio.get_running_loop().run_in_executor(pool, run, asked)


def _finished(work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    try:
        return work(*args, **options)
    except StopIteration as error:
        raise RuntimeError("work in a thread raised StopIteration") from error
