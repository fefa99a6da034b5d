"""The process that computes robots' moves and hints (`bot/thinker.py`), beside the one that answers people: one question at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import msgspec
import structlog

from bot.config import Settings, variable
from bot.tables.hints import Wondered
from bot.tables.robots import DueRobot, Picks
from bot.thinker import Answer, AnyQuestion, Question, WeighQuestion
from engine.robots.search import Weighed

log: Final = structlog.get_logger("robots")

LONGEST: Final = 10.0
"""The seconds after which a thought is cut off."""
START: Final = 15.0
"""The seconds that the process has to start: on a busy machine none would ever start in those of a thought."""

CUT_OFF: Final = Answer(error="cut off")


class Thinker:
    """Asks questions of a separate process, which is started when it is needed, and again after it has failed."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._later = asyncio.Lock()
        """Held by the one question about a finished game that waits for its turn: robots and hints wait for no second one."""
        self._closed = False

    async def think(self, asked: DueRobot) -> tuple[Picks, ...] | None:
        """Return the picks of a robot's action; None where that took too long or failed."""
        question = Question(asked.copy.decode(), asked.seat, asked.simulations, asked.seed, asked.ahead)
        found = await self._asked(asked.game, asked.seat, question)
        return found.picks or None

    async def weigh(self, wondered: Wondered) -> tuple[Weighed, ...] | None:
        """Return the possible answers of a seat, the best first; None where that took too long or failed."""
        question = WeighQuestion(
            wondered.copy.decode(), wondered.seat, wondered.simulations, wondered.seed, wondered.advised
        )
        found = await self._asked(wondered.game, wondered.seat, question)
        return found.moves or None

    async def look_back(self, game: str, seat: int, question: AnyQuestion) -> Answer:
        """Answer one of many questions about a finished game; other questions may be answered between two of them."""
        async with self._later:
            return await self._asked(game, seat, question)

    async def _asked(self, game: str, seat: int, question: AnyQuestion) -> Answer:
        """Return an answer, which has nothing but an error where it took too long or failed."""
        said = msgspec.json.encode(question)
        async with self._turn:
            if self._closed:
                return CUT_OFF
            try:
                async with asyncio.timeout(START):
                    process = await self._running()
                async with asyncio.timeout(self._longest):
                    found = await _answered(process, said)
            except Exception as error:
                await self._end()
                if not self._closed:
                    log.warning("thought cut off", game=game, seat=seat, exc_info=error)
                return CUT_OFF
            except BaseException:  # whoever asks next must not get this answer
                await self._end()
                raise
        if found.error:
            log.warning("thought failed", game=game, seat=seat, error=found.error)
        return found

    async def close(self) -> None:
        """End the process, also in the middle of its start or of a thought; no other is started."""
        self._closed = True
        self._kill()
        async with self._turn:
            await self._end()

    async def _running(self) -> Process:
        """Return the process, which is started where there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await _spawned()
            if self._closed:
                self._kill()
            assert self._process.stdout is not None
            if not await self._process.stdout.readline():
                raise EOFError("the process that thinks ended at its start")
        return self._process

    async def _end(self) -> None:
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()


async def _answered(process: Process, question: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Answer)


async def _spawned() -> Process:
    """Begin the process, without the bot's settings in its environment, since some are secret."""
    settings = {variable(name) for name in Settings.model_fields}
    kept = {name: value for name, value in os.environ.items() if name.upper() not in settings}
    house = Path(__file__).parents[2]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.thinker", stdin=PIPE, stdout=PIPE, env=kept, cwd=house
    )
