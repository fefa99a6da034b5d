"""Runs `python -m bot` against a loopback Discord; the bot and discord.py are unmodified.

The address of the REST interface is the bot's own setting MARS_DISCORD_API; those of the gateway and of pictures are LOOPBACK_GATEWAY
and LOOPBACK_FILES. LOOPBACK_CLOCK names a file with the seconds by which the bot's clock is ahead, and LOOPBACK_LAG one to which
SIGUSR1 writes how late a ticking task of the event loop was. LOOPBACK_IDENTIFY is the pause between two connections.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot import __main__ as program
from bot.app import MarsBot
from bot.delivery import budget

TICK: Final = 0.02
"""Seconds between two ticks by which lag is measured."""


class Clock:
    """The time, ahead by what a file says."""

    def __init__(self, path: Path) -> None:
        self._path, self._ahead, self._read = path, 0.0, 0.0

    def __call__(self) -> datetime:
        if time.monotonic() - self._read > 0.1:
            self._ahead, self._read = float(self._path.read_text() or 0), time.monotonic()
        return discord.utils.utcnow() + timedelta(seconds=self._ahead)


async def ticking(path: Path) -> None:
    """Measure how late each tick is; SIGUSR1 writes what was measured since the last one, in seconds."""
    late: list[float] = []

    def write() -> None:
        new = path.with_suffix(".new")
        new.write_text(json.dumps(late))
        new.replace(path)
        late.clear()

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, write)
    parent = os.getppid()
    while os.getppid() == parent:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)
    os._exit(1)  # the test was killed


async def main(original: Any, lag: Path, *given: Any) -> None:
    task = asyncio.ensure_future(ticking(lag))
    try:
        await original(*given)
    finally:
        task.cancel()


def run() -> int:
    """Run the bot as the environment says; return the exit code."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOOPBACK_GATEWAY"])
    discord.Asset.BASE = os.environ["LOOPBACK_FILES"]  # type: ignore[misc, assignment]
    budget.IDENTIFY_SECONDS = float(os.environ["LOOPBACK_IDENTIFY"])  # type: ignore[misc]
    if clock := os.environ.get("LOOPBACK_CLOCK"):
        program.MarsBot = partial(MarsBot, now=Clock(Path(clock)))  # type: ignore[misc]
    if lag := os.environ.get("LOOPBACK_LAG"):
        program.main = partial(main, program.main, Path(lag))
    return program.run()


def run_forked(environment: dict[str, str], folder: Path, log: Path) -> None:
    """Run the bot in a process that was forked after all modules had been imported."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    sys.exit(run())


if __name__ == "__main__":
    sys.exit(run())
