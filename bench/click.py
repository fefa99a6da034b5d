"""Measures the time from a click to its confirmed answer, with simcord and a real store, without drawing pictures.

`python -m bench.click --clicks 60 --seed 1`: with a seed, two versions of the program play the same game. With `--robots 10` so many hard
robots think beside it, each in a game with everything against somebody who always passes: the same process commits what they answer, and
another one thinks, as in the bot. `--pairs 4` measures without and with them in turn, in new processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import structlog

from bench.figure import Figure, reference
from bench.simulate import everything
from bot.click_limits import ClickLimits
from bot.delivery.robots import Robots
from bot.delivery.thinking import Thinker
from bot.store import Store
from bot.tables import Rules, Runner, Services, lobby
from bot.tables.robots import passing, random_fallback
from tests.bot.server import Server, open_server, route
from tests.sockets.crowd import percentile

NO_LIMIT = 1_000_000
"""Clicks a minute that are admitted: nobody waits here between two clicks, as people do."""
LATER = timedelta(days=30)
"""The clock of the robots' games is so far ahead that no other loop finds anything due in them."""
PAUSE = 1
"""Seconds after which robots move here after others; the bot lets people read for eight."""


async def clicked(clicks: int, folder: Path, robots: int = 0) -> tuple[list[float], Counter[str]]:
    """Let two players click standard projects and passes, while `robots` hard robots think.

    Returns the seconds from each click to its commit, and what was done in the robots' games during the clicks.
    """
    took: list[float] = []
    done = Counter[str]()
    async with open_server(folder / "click.sqlite3", ("Ann", "Ben"), pictures=False) as server:
        server.bot.click_limits = ClickLimits(NO_LIMIT, queue=NO_LIMIT)
        await server.slash("Ann", "game new")
        await server.say()
        await server.click("Ben", server.last(), "Join")
        await server.say()
        await server.click("Ann", server.last(), "Start")
        await server.say()
        async with _thinking(server.store, robots, done) if robots else nullcontext():
            done.clear()
            while len(took) < clicks:
                for name in ("Ann", "Ben"):
                    took += await _turn(server, name)
                await server.wait(61)
    return took, done


class _Tables:
    """Games with everything, each of a hard robot against somebody who always passes; `done` counts what both have done."""

    def __init__(self, store: Store, done: Counter[str]) -> None:
        def now() -> datetime:
            return datetime.now(UTC) + LATER

        self._services = Services(Runner(store, now=now, robot_seconds=PAUSE, grace_seconds=0))
        self.thinker, self._done, self._clicks = Thinker(), done, count()
        self._moves = Robots(store, self._services.robots, now=now, think=self.thinker.think)
        self._people: dict[str, int] = {}
        """By game its member."""
        self._stirred: set[str] = set()
        """The games in which people may be asked."""
        self.begun = asyncio.Event()
        """A robot has moved."""
        self._commit, self._services.robots.move = self._services.robots.move, self._move  # type: ignore[method-assign]

    async def begin(self, user: int) -> None:
        rules = Rules(seats=2, corporate_era=True, more=everything().more, beginners=True)
        tables = self._services.lobby
        game = (await tables.create(1, 2, user, f"P{user}", "Bench", rules)).id
        await tables.seat_robot(game, user, "Robot Iris")
        await tables.level(game, user, "Robot Iris", "hard")
        self._people[(await tables.start(game, user)).id] = user
        self._stirred.add(game)

    async def _move(self, game: str, *given: Any) -> bool:
        acted = await self._commit(game, *given)
        if acted:
            self._done["robots"] += 1
            self._stirred.add(game)
            self.begun.set()
        return acted

    async def robots_play(self) -> None:
        while True:
            await self._moves.tick()
            await asyncio.sleep(0.05)

    async def people_play(self) -> None:
        play = self._services.play
        while True:
            for game in tuple(self._stirred):
                user = self._people[game]
                look = await play.look(game, user)
                if look.decision is not None:
                    assert look.view is not None
                    picks = passing(random_fallback)(look.view)
                    await play.compose(game, user, None, [picks], f"beside {next(self._clicks)}", confirmed=True)
                    self._done["people"] += 1
                else:
                    self._stirred.discard(game)
                    if look.status.state == "over":
                        await self.begin(self._people.pop(game))
            await asyncio.sleep(0.05)


@asynccontextmanager
async def _thinking(store: Store, robots: int, done: Counter[str]) -> AsyncIterator[None]:
    """Let so many robots play while the context lasts, which begins when the first has moved."""
    tables = _Tables(store, done)
    for user in range(1, robots + 1):
        await tables.begin(user)
    playing = asyncio.gather(tables.robots_play(), tables.people_play())
    try:
        await asyncio.wait((playing, asyncio.ensure_future(tables.begun.wait())), return_when=asyncio.FIRST_COMPLETED)
        yield
        assert not playing.done(), playing
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        await tables.thinker.close()


async def _turn(server: Server, name: str) -> list[float]:
    """Answer every question to this player with its first option; returns the seconds of each commit."""
    services, took, began = server.bot.services, [], 0.0
    pick = services.play.compose

    async def timed(*given: Any, **more: Any) -> Any:
        look = await pick(*given, **more)
        if look.committed is not None:
            took.append(time.perf_counter() - began)
        return look

    services.play.compose = timed  # type: ignore[method-assign]
    shown = await server.click(name, server.last(), "open")
    for _ in range(12):
        if (await server.look(name)).decision is None:
            break
        routes = [route(button) for button in shown.buttons]
        ways = ("sure/", "take/", "pick/", "passing")
        wanted = next((r for way in ways for r in routes if r.startswith(way)), "")
        began = time.perf_counter()
        if wanted:
            shown = await server.click(name, shown, wanted)
        else:
            menu, values = next(iter(shown.menus.items()))
            shown = await server.select(name, shown, values[:1], menu=menu)
    services.play.compose = pick  # type: ignore[method-assign]
    return took


def _seeded(seed: str) -> None:
    """Make everything random in a game (the lobby's draws, the deal, the first player) depend on the seed alone."""
    chance = Random(seed)
    drawn = SimpleNamespace(choice=chance.choice, token_hex=lambda n: chance.randbytes(n).hex())
    lobby.secrets = drawn  # type: ignore[attr-defined]


def measure(clicks: int, seed: str = "", robots: int = 0) -> tuple[list[float], Counter[str]]:
    if seed:
        _seeded(seed)
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="build") as folder:
        return asyncio.run(clicked(clicks, Path(folder), robots))


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    median = statistics.median(measure(60)[0]) * 1e3
    yield Figure("a click to its confirmed answer, median", median, "ms", "under 50", median < 50)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--seed", default="", help="the same game in each run")
    parser.add_argument("--robots", type=int, default=0, help="hard robots that think beside it")
    parser.add_argument("--pairs", type=int, default=0, help="so many pairs, without robots and with them")
    options = parser.parse_args()
    given = ["--clicks", str(options.clicks), "--seed", options.seed]
    for _ in range(options.pairs):
        for robots in (0, options.robots):
            subprocess.run([sys.executable, "-m", "bench.click", *given, "--robots", str(robots)], check=True)
    if options.pairs:
        return
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    loop = reference()
    took, done = measure(options.clicks, options.seed, options.robots)
    found = {
        "clicks": len(took),
        "median_ms": round(statistics.median(took) * 1e3, 1),
        "p99_ms": round(percentile(took, 0.99) * 1e3, 1),
        "robots": options.robots,
        "beside": dict(done),
        "reference_ms": [round(each * 1e3) for each in (loop, reference())],
    }
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
