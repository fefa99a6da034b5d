"""Runs slow work in threads, so that it does not block the event loop."""

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
    """Run `work` in a thread, with the present context; return its result or raise its exception.

    `StopIteration` becomes `RuntimeError`, as in a coroutine: no future of Python 3.11 can hold it, so its reader would wait for ever.
    """
    return await in_pool(None, work, *args, **options)


async def in_pool(pool: Executor | None, work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Run `work` as `in_thread` does, in a thread of a pool."""
    run = contextvars.copy_context().run
    asked = partial(_finished, work, *args, **options)
    return await asyncio.get_running_loop().run_in_executor(pool, run, asked)


def _finished(work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    try:
        return work(*args, **options)
    except StopIteration as error:
        raise RuntimeError("work in a thread raised StopIteration") from error
