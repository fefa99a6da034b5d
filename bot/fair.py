"""A pool of few threads shared fairly: a user who asks for much waits for it, and the others do not.

Users take turns. Work that somebody needs for their own turn goes before work for looking only, which never takes the last thread.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, NamedTuple

from bot import metrics
from bot.threads import in_pool

IN_A_ROW: Final = 4
"""Number of jobs for turns in a row, after which one for looking only comes next, if any waits."""


class Asker(NamedTuple):
    """For whom a job is done, a user or a game, and whether it is for looking only."""

    who: Hashable = 0
    looks: bool = False


_asker: contextvars.ContextVar[Asker] = contextvars.ContextVar("asker", default=Asker())  # noqa: B039


@contextmanager
def asking(who: Hashable, *, looks: bool = False) -> Iterator[None]:
    """Within this context, ask for jobs in the name of a user or of a game."""
    token = _asker.set(Asker(who, looks))
    try:
        yield
    finally:
        _asker.reset(token)


def asker() -> Asker:
    """Return in whose name this context asks for jobs."""
    return _asker.get()


class Job:
    """A job that waits for a thread or runs in one."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work, self.context = work, contextvars.copy_context()
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked, self.started = perf_counter(), False


class Fair:
    """A few threads, and a queue for each asker."""

    def __init__(self, threads: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free, self._for_looks = threads, max(1, threads - 1)
        self._queues: dict[bool, OrderedDict[Hashable, deque[Job]]] = {False: OrderedDict(), True: OrderedDict()}
        self._first: deque[Job] = deque()
        self._waiting: dict[Job, None] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._in_a_row, self._closed = 0, False

    @property
    def longest(self) -> float:
        """The longest time in seconds that a job has waited; 0 if none waits."""
        return perf_counter() - next(iter(self._waiting)).asked if self._waiting else 0.0

    def put(self, work: Callable[[], Any], *, first: bool = False) -> Job:
        """Queue `work` in the name of this context's asker (`asking`); the result is that of `Job.done`.

        `first`: before all others, for what takes little time.
        """
        job = Job(work)
        self._waiting[job] = None
        if first:
            self._first.append(job)
            self._start()
        else:
            self.also(job)
        return job

    def also(self, job: Job) -> None:
        """Let a waiting job be done at the turn of this context's asker, if that comes sooner."""
        if job.started:
            return
        who, looks = asker()
        self._queues[looks].setdefault(who, deque()).append(job)
        self._start()

    def close(self) -> None:
        """Finish the running jobs, and drop those that wait."""
        self._closed, self._free = True, 0
        for job in self._waiting:
            if not job.done.get_loop().is_closed():
                job.done.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> None:
        while self._free and (found := self._next()):
            job, looks = found
            job.started = True
            del self._waiting[job]
            metrics.PICTURE_WAIT.labels("look" if looks else "turn").observe(perf_counter() - job.asked)
            self._free -= 1
            self._for_looks -= looks
            self._in_a_row = 0 if looks else self._in_a_row + 1
            task = asyncio.ensure_future(self._do(job, looks))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _next(self) -> tuple[Job, bool] | None:
        """Remove the next job from its queue; return it, and whether it is for looking only."""
        if self._first:
            return self._first.popleft(), False
        order = (True, False) if self._in_a_row >= IN_A_ROW else (False, True)
        for looks in order:
            if not looks or self._for_looks > 0:
                if job := self._of_next_person(self._queues[looks]):
                    return job, looks
        return None

    @staticmethod
    def _of_next_person(queues: OrderedDict[Hashable, deque[Job]]) -> Job | None:
        while queues:
            who, jobs = next(iter(queues.items()))
            job = jobs.popleft()
            del queues[who]
            if jobs:
                queues[who] = jobs
            if not job.started:
                return job
        return None

    async def _do(self, job: Job, looks: bool) -> None:
        try:
            if self._closed:
                return
            found = await in_pool(self._pool, job.context.run, job.work)
            if not job.done.done():
                job.done.set_result(found)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            if not job.done.done():
                job.done.cancel()
            if not self._closed:
                self._free += 1
                self._for_looks += looks
                self._start()
