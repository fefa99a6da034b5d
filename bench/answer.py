"""Measures the processor time of one answer, all told: the look, the picks, the transaction, what the outbox sends, the next screen.

`python -m bench.answer --answers 400 --beside ../before` plays the same games with two trees in turn, in processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

# Nothing of bench is imported at the top: this file also runs with the packages of an older tree.
from bot.delivery.outbox import Outbox, Sent
from bot.routes.visit import main as panel
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.store import Store
from bot.tables import Look, Rules, Runner, Services, lobby
from engine.robots.random import random_answer

USERS: Final = (100, 101, 102, 103)
AFTER_GRACE: Final = timedelta(minutes=5)
"""The time by which the outbox's clock is ahead, so that no message waits for the minute of grace."""
PARTS: Final = ("look", "pick", "outbox", "screen")


class Unpainted(Artist):
    """A painter that draws nothing, because pictures have benchmarks of their own."""

    async def _draw(self, what: str, *args: Any, **options: Any) -> None:
        return None


class Silent:
    """A Discord client that accepts every message at once and sends nothing."""

    def __init__(self) -> None:
        self.sent = 0

    async def send(self, intent: Any) -> Sent:
        self.sent += 1
        return Sent(self.sent)


class Answers:
    """Plays random games of four players with Corporate Era, and adds up the seconds of processor time of each part of an answer."""

    def __init__(self, store: Store) -> None:
        self._random, self._begun = Random(1), datetime(2026, 11, 22, tzinfo=UTC)
        self._steps, self._artist, self._sender = 0, Unpainted(), Silent()
        self._outbox = Outbox(store, self._sender, now=lambda: self._now() + AFTER_GRACE)
        self._services = Services(Runner(store, now=self._now, nudge=self._outbox.nudge))
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.answers = 0

    def _now(self) -> datetime:
        return self._begun + timedelta(seconds=20 * self._steps)

    async def play(self, answers: int) -> None:
        """Play until `answers` more answers have been committed."""
        wanted = self.answers + answers
        running = asyncio.ensure_future(self._outbox.run())
        try:
            while self.answers < wanted:
                await self._game(wanted)
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running

    async def _game(self, wanted: int) -> None:
        game = (
            await self._services.lobby.create(1, 2, USERS[0], "Ann", "x", Rules(seats=len(USERS), corporate_era=True))
        ).id
        for user in USERS[1:]:
            await self._services.lobby.join(game, user, f"P{user}")
        status = await self._services.lobby.start(game, USERS[0])
        await self._said()
        while status.state == "running" and self.answers < wanted:
            user = status.at(self._random.choice(sorted(status.owing))).user
            assert user is not None
            await self._turn(game, user, wanted)
            status = await self._services.games.status(game)

    async def _turn(self, game: str, user: int, wanted: int) -> None:
        began = time.process_time()
        look = await self._services.play.look(game, user)
        self.seconds["look"] += time.process_time() - began
        while look.decision is not None and self.answers < wanted:
            look = await self._pick(game, user, look)

    async def _pick(self, game: str, user: int, look: Look) -> Look:
        picks = random_answer(look.decision, self._random)  # type: ignore[arg-type]
        self._steps += 1
        began = time.process_time()
        look = await self._services.play.compose(game, user, look.token, [picks], f"i{self._steps}", confirmed=True)
        picked = time.process_time()
        await self._said()
        said = time.process_time()
        (await panel(ScreenContext(look, self._artist))).view()
        shown = time.process_time()
        self.answers += look.committed is not None
        self.seconds["pick"] += picked - began
        self.seconds["outbox"] += said - picked
        self.seconds["screen"] += shown - said
        return look

    async def _said(self) -> None:
        """Wait until the outbox has nothing more to send."""
        nudged: Any = self._outbox._nudged
        # An older tree has nothing that tells it; so seldom a look costs little.
        while nudged.is_set() or not nudged._waiters or self._outbox._sending:  # noqa: ASYNC110
            await asyncio.sleep(0.003)


async def measured(answers: int, folder: str) -> dict[str, float]:
    """The mean milliseconds of each part of an answer; a tenth as many answers are played before the measurement, to warm up."""
    lobby.secrets = Random(7)  # type: ignore[assignment]
    lobby.secrets.token_hex = lambda n: "answer"  # type: ignore[attr-defined]
    async with Store(f"sqlite+aiosqlite:///{folder}/answer.sqlite3") as store:
        work = Answers(store)
        await work.play(answers // 10)
        before, n = dict(work.seconds), work.answers
        await work.play(answers)
        done = work.answers - n
    found = {part: 1e3 * (work.seconds[part] - before[part]) / done for part in PARTS}
    return {**found, "all": sum(found.values())}


def play(answers: int, folder: Path) -> dict[str, float]:
    """Measure the packages that this process has imported."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        return asyncio.run(measured(answers, place))


def elsewhere(tree: Path, answers: int, folder: Path) -> dict[str, float]:
    """Measure the packages of another source tree, in a process of its own."""
    # With -P Python looks for packages in the tree alone, not beside this file.
    done = subprocess.run(
        [sys.executable, "-P", __file__, "--answers", str(answers), "--folder", str(folder.resolve())],
        env={**os.environ, "PYTHONPATH": str(tree.resolve())},
        cwd=tree,
        check=True,
        stdout=subprocess.PIPE,
    )
    return json.loads(done.stdout)


def compared(now: list[dict[str, float]], before: list[dict[str, float]]) -> dict[str, Any]:
    """The median milliseconds of two trees and the median of the ratios of their runs; each ratio is of two runs played one after the
    other."""

    def of(part: Callable[[dict[str, float]], float]) -> dict[str, Any]:
        ratios = [part(a) / part(b) for a, b in zip(now, before, strict=True)]
        return {
            "now_ms": round(median(map(part, now)), 2),
            "before_ms": round(median(map(part, before)), 2),
            "ratio": round(median(ratios), 3),
            "ratios": [round(r, 2) for r in ratios],
        }

    found = {part: of(lambda run, part=part: run[part]) for part in (*PARTS, "all")}
    return {**found, "without_words": of(lambda run: run["all"] - run["screen"])}


def figures() -> Iterator[Any]:
    """The measured figures of this module, for `python -m bench`."""
    from bench.figure import Figure

    runs = [play(300, Path("build")) for _ in range(3)]
    for part in (*PARTS, "all"):
        yield Figure(f"one answer: {part}", median(run[part] for run in runs), "ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--beside", type=Path, help="another tree, which is measured in turn with this one")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=Path("build"), help="where the databases are written")
    given = parser.parse_args()
    if given.beside is None:
        print(json.dumps(play(given.answers, given.folder)))
        return
    now: list[dict[str, float]] = []
    before: list[dict[str, float]] = []
    for n in range(given.rounds):
        turns = [(now, Path.cwd()), (before, given.beside)]
        for found, tree in turns if n % 2 else turns[::-1]:
            found.append(elsewhere(tree, given.answers, given.folder))
    for what, found in compared(now, before).items():
        print(json.dumps({"what": what, **found}))


if __name__ == "__main__":
    main()
