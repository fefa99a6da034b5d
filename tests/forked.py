"""Processes of the bot that are forked from one which has imported all of it: otherwise that is most of what a start costs."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from typing import Final

PRELOADED: Final = ["tests.sockets.bot", "tests.browser.bot", "tests.sockets.warm", "__main__"]
"""All that any of them needs, since they have one parent."""


class Forked:
    """Such a process, with the methods of `Popen` that are needed here."""

    def __init__(self, target: Callable[..., object], *given: object) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        self._process = context.Process(target=target, args=given, daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    returncode = property(poll)

    def wait(self, seconds: float | None = None) -> int | None:
        self._process.join(seconds)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()
