"""Runs `python -m bot` with the random numbers of a test, before a simulated Discord that is as strict as the real one.

Pages can also ask it for `settled`, which is answered when all clicks are.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest.mock import patch

from bot import __main__ as bot
from bot.local import World, asking, offline
from bot.monitor import health
from bot.tables import lobby
from tests.bot.strict import Finding, Strict, installed
from tests.seeding import seeded

NOTICED = "noticed: "
"""A line of the log that begins with this fails the test."""
PATIENCE = 60.0
"""Seconds for which a click waits, and the event loop may stand still, here: a busy machine is no defect of the bot."""


class Loud(Strict):
    """Reports at once what the simulator notices, since this process may be killed."""

    def notice(self, *found: Finding) -> None:
        known = len(self.findings)
        super().notice(*found)
        for finding in self.findings[known:]:
            print(f"{NOTICED}{finding.rule}: {finding.what}", file=sys.stderr, flush=True)


async def settled(world: World, _asked: asking.PageRequest) -> None:
    await world.answered()


def run(name: str, *arguments: str) -> int:
    """Run the bot with the random numbers of a test; return the exit code."""
    with (
        patch.object(lobby, "secrets", seeded(name)),
        patch.object(offline, "ANSWER_SECONDS", PATIENCE),
        patch("bot.local.world.PATIENCE_SECONDS", PATIENCE),
        patch("bot.local.serving.LATE_SECONDS", None),
        patch.object(health, "SLOW_SECONDS", PATIENCE),
        patch.dict(asking.WORKS, settled=settled),
        installed(Loud()),
    ):
        return bot.run(arguments)


def run_forked(environment: dict[str, str], said: Path, log: Path, name: str, *arguments: str) -> None:
    """Run it in a process that was forked; it adds what it says to these files."""
    os.environ.clear()
    os.environ.update(environment)
    for path, into in ((said, 1), (log, 2)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), into)
    sys.exit(run(name, *arguments))
