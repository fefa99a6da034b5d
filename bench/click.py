"""Measures the time from a click to its confirmed answer, with simcord and a real store, without drawing pictures.

`python -m bench.click --clicks 60 --seed 1`: with a seed, two versions of the program play the same game.

`python -m bench.click --robots 10 --pairs 20 --clicks 100` holds clicks beside so many hard robots that think against clicks without
them, in blocks of 100 in turn, in one process. Each robot plays a game with everything, from the middle on, against somebody who passes
after a few seconds; its moves come at the bot's own pace, the same process commits them, and another one thinks, as in the bot. Of both
kinds of blocks the 99th percentiles are compared, with an interval that draws pairs of blocks anew: of the whole time, and of the time in
which the event loop computed, which other programs on the machine do not lengthen. What is told in the channels of the robots' games is
written, but not sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import chain, count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import sqlalchemy as sa
import structlog

from bench.figure import Figure, reference
from bench.simulate import everything
from bot.__main__ import spare_loaded
from bot.click_limits import ClickLimits
from bot.delivery.robots import Robots
from bot.delivery.thinking import Thinker
from bot.store import Store, history
from bot.store.schema import dues
from bot.tables import Rules, Runner, Services, Status, lobby
from bot.tables.robots import passing, random_fallback
from bot.tables.services.robots import Calm
from engine import load, save, view
from engine.robots.greedy import greedy_answer
from tests.bot.backend import altered
from tests.bot.server import Server, open_server, route
from tests.sockets.crowd import percentile

NO_LIMIT = 1_000_000
"""Clicks a minute that are admitted: nobody waits here between two clicks, as people do."""
START = datetime.now(UTC)
LATER = timedelta(days=30)
"""The clock of the robots' games is so far ahead that no other loop finds anything due in them."""
PAUSE = 8.0
"""Seconds after which robots move after others, as in the bot."""
PEOPLE_SECONDS = 4.0
"""The mean of the seconds after which the robots' opponents answer."""
BETWEEN_SECONDS = 0.02
"""The mean of the seconds between two clicks, so that they come at random moments of what else is done."""
BEGUN = range(3, 8)
"""The generations with which the robots' games go on."""
DRAWS = 2_000
"""How often the pairs of blocks are drawn anew for an interval."""


class Took(NamedTuple):
    """The seconds from a click to its commit, and those of them in which the event loop computed, for whomever."""

    seconds: float
    computing: float


class Blocks(NamedTuple):
    """What clicks took, by blocks: without robots and beside them, a pair of blocks at each place, and what was done beside."""

    without: list[list[Took]]
    beside: list[list[Took]]
    done: Counter[str]


async def clicked(clicks: int, folder: Path) -> list[Took]:
    """Let two players click standard projects and passes; returns what each click took."""
    async with _clicking(folder) as (server, chance):
        return await _block(server, clicks, chance)


async def compared(clicks: int, folder: Path, robots: int, pairs: int, pause: float) -> Blocks:
    """Let the two click so often without robots and beside them, in turn."""
    found = Blocks([], [], Counter())
    async with _clicking(folder) as (server, chance):
        spare_loaded()
        tables = _Tables(server.store, server.bot.click_limits.calm, found.done, pause, chance)
        async with tables.thinking(robots):
            for _ in range(pairs):
                await tables.rest()
                found.without.append(await _block(server, clicks, chance))
                tables.go_on()
                found.beside.append(await _block(server, clicks, chance))
    return found


@asynccontextmanager
async def _clicking(folder: Path) -> AsyncIterator[tuple[Server, Random]]:
    async with open_server(folder / "click.sqlite3", ("Ann", "Ben"), pictures=False) as server:
        server.bot.click_limits = ClickLimits(NO_LIMIT, queue=NO_LIMIT)
        await _begin(server)
        yield server, Random("clicks")


async def _begin(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()


async def _block(server: Server, clicks: int, chance: Random) -> list[Took]:
    took: list[Took] = []
    while len(took) < clicks:
        for name in ("Ann", "Ben"):
            took += await _turn(server, name, chance)
        await server.wait(61)
        if (await server.look("Ann")).status.state == "over":
            await _begin(server)
    return took[:clicks]


class _Tables:
    """Games with everything, each of a hard robot against somebody who always passes; `done` counts what both have done."""

    def __init__(self, store: Store, calm: Calm, done: Counter[str], pause: float, chance: Random) -> None:
        self._services = Services(
            Runner(store, now=self._now, robot_seconds=pause, grace_seconds=0, wake=lambda: self._moves.nudge())
        )
        self.thinker, self._done, self._clicks, self._chance = Thinker(), done, count(), chance
        self._store, self._positions = store, dict[tuple[int, int], bytes]()
        self._on, self._began, self._played, self._busy = asyncio.Event(), 0.0, 0.0, 0
        self._moves = Robots(
            store, self._services.robots, now=self._now, present=self._there, think=self.thinker.think, calm=calm
        )
        self._commit, self._services.robots.move = self._services.robots.move, self._move  # type: ignore[method-assign]

    def _now(self) -> datetime:
        """The clock of these games, which stands still while they rest."""
        played = self._played + (time.perf_counter() - self._began if self._on.is_set() else 0.0)
        return START + LATER + timedelta(seconds=played)

    def go_on(self) -> None:
        self._began = time.perf_counter()
        self._on.set()

    async def rest(self) -> None:
        """Begin nothing new, and wait until what was begun is done."""
        if self._on.is_set():
            self._played += time.perf_counter() - self._began
            self._on.clear()
        while self._busy:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async def _there(self) -> bool:
        await self._on.wait()
        return True

    @contextmanager
    def _doing(self) -> Iterator[None]:
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1

    @asynccontextmanager
    async def thinking(self, robots: int) -> AsyncIterator[None]:
        """Let so many robots play while the context lasts, as often as they may."""
        games = [await self._game(user) for user in range(1, robots + 1)]
        playing = asyncio.gather(self._moves.run(), *(self._person(game, user) for user, game in enumerate(games, 1)))
        try:
            yield
            assert not playing.done(), playing
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await self.thinker.close()

    async def _game(self, user: int) -> str:
        """Begin a game, and go on with a later generation of it, in which the robot is asked for its turn."""
        rules = Rules(seats=2, corporate_era=True, more=everything().more, beginners=True)
        tables = self._services.lobby
        game = (await tables.create(1, 2, user, f"P{user}", "Bench", rules)).id
        await tables.seat_robot(game, user, "Robot Iris")
        await tables.level(game, user, "Robot Iris", "hard")
        status = await tables.start(game, user)
        (robot,) = (seated.seat for seated in status.seats if seated.user is None)

        position = self._later(await self._snapshot(status), robot, BEGUN[user % len(BEGUN)])
        await altered(self._services, game, lambda _: load(position))
        async with self._store.writing() as connection:  # nobody owes what the set-up asked
            await connection.execute(sa.delete(dues).where(dues.c.game == game))
        return game

    async def _snapshot(self, status: Status) -> bytes:
        async with self._store.reading() as connection:
            return await history.snapshot(connection, status.id, status.version)

    def _later(self, begun: bytes, robot: int, generation: int) -> bytes:
        """Return a save of a later generation in which this seat is asked for its turn; all tables go on with positions of one game."""
        if not self._positions:
            found = load(begun)
            while not found.over and found.table.generation <= BEGUN[-1]:
                (seat, asked), *_ = sorted(found.pending.items())
                if asked.kind == "turn" and "pass" in asked.options:
                    self._positions.setdefault((found.table.generation, seat), save(found))
                found.answer(seat, greedy_answer(view(found, seat)))
        return self._positions[generation, robot]

    async def _move(self, game: str, *given: Any) -> bool:
        await self._on.wait()
        with self._doing():
            acted = await self._commit(game, *given)
        self._done["robots"] += acted
        return acted

    async def _person(self, game: str, user: int) -> None:
        """Answer for a robot's opponent; where their game is over, in another one."""
        play = self._services.play
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / PEOPLE_SECONDS))
            await self._on.wait()
            with self._doing():
                look = await play.look(game, user)
                if look.decision is not None:
                    assert look.view is not None
                    picks = passing(random_fallback)(look.view)
                    await play.compose(game, user, None, [picks], f"beside {next(self._clicks)}", confirmed=True)
                    self._done["people"] += 1
                elif look.status.state == "over":
                    game = await self._game(user)


async def _turn(server: Server, name: str, chance: Random) -> list[Took]:
    """Answer every question to this player with its first option; returns what each commit took, from when its click was to come."""
    services, took, began = server.bot.services, [], Took(0.0, 0.0)
    pick = services.play.compose

    async def timed(*given: Any, **more: Any) -> Any:
        look = await pick(*given, **more)
        if look.committed is not None:
            took.append(Took(time.perf_counter() - began.seconds, time.thread_time() - began.computing))
        return look

    services.play.compose = timed  # type: ignore[method-assign]
    shown = await server.click(name, server.last(), "open")
    for _ in range(12):
        if (await server.look(name)).decision is None:
            break
        routes = [route(button) for button in shown.buttons]
        ways = ("sure/", "take/", "pick/", "passing")
        wanted = next((r for way in ways for r in routes if r.startswith(way)), "")
        began = await _arrival(chance.expovariate(1 / BETWEEN_SECONDS))
        if wanted:
            shown = await server.click(name, shown, wanted)
        else:
            menu, values = next(iter(shown.menus.items()))
            shown = await server.select(name, shown, values[:1], menu=menu)
    services.play.compose = pick  # type: ignore[method-assign]
    return took


async def _arrival(pause: float) -> Took:
    """Wait, and return the clocks as they were after `pause`: a click that comes while the loop computes waits until it is noticed."""
    due, computing = time.perf_counter() + pause, time.thread_time()
    await asyncio.sleep(pause)
    late = max(0.0, time.perf_counter() - due)
    now = time.thread_time()
    return Took(due, now - min(late, now - computing))


def _seeded(seed: str) -> None:
    """Make everything random in a game (the lobby's draws, the deal, the first player) depend on the seed alone."""
    chance = Random(seed)
    drawn = SimpleNamespace(choice=chance.choice, token_hex=lambda n: chance.randbytes(n).hex())
    lobby.secrets = drawn  # type: ignore[attr-defined]


def measure(clicks: int, seed: str = "") -> list[Took]:
    """Return what so many clicks took."""
    with _measuring(seed) as folder:
        return asyncio.run(clicked(clicks, folder))


@contextmanager
def _measuring(seed: str) -> Iterator[Path]:
    if seed:
        _seeded(seed)
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="build") as folder:
        yield Path(folder)


def ratio(blocks: Blocks, at: int, draws: int = DRAWS) -> tuple[float, float, float]:
    """Return how many times the 99th percentile is longer beside robots, with the ends of its 95 % interval; `at`: which of `Took`."""
    chance, pairs = Random(0), [*zip(blocks.without, blocks.beside, strict=True)]

    def of(drawn: Sequence[tuple[list[Took], list[Took]]]) -> float:
        without, beside = (percentile([took[at] for took in chain(*kind)], 0.99) for kind in zip(*drawn, strict=True))
        return beside / without

    found = sorted(of(chance.choices(pairs, k=len(pairs))) for _ in range(draws))
    return of(pairs), found[int(0.025 * draws)], found[int(0.975 * draws)]


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    median = statistics.median(took.seconds for took in measure(60)) * 1e3
    yield Figure("a click to its confirmed answer, median", median, "ms", "under 50", median < 50)


def _said(took: Sequence[Took]) -> dict[str, Any]:
    def of(took: list[float]) -> dict[str, float]:
        found = {"median_ms": statistics.median(took)} | {f"p{n}_ms": percentile(took, n / 100) for n in (90, 98, 99)}
        return {name: round(seconds * 1e3, 1) for name, seconds in found.items()}

    seconds, computing = (list(each) for each in zip(*took, strict=True))
    return {"clicks": len(took), **of(seconds), "computing": of(computing)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, help="in all, or in each block")
    parser.add_argument("--seed", default="", help="the same game in each run")
    parser.add_argument("--robots", type=int, default=0, help="hard robots that think beside every other block")
    parser.add_argument("--pairs", type=int, default=10, help="so many pairs of blocks, without robots and beside them")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds after which robots move")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    loop = reference()
    if not options.robots:
        found: dict[str, Any] = _said(measure(options.clicks, options.seed))
    else:
        with _measuring(options.seed) as folder:
            blocks = asyncio.run(compared(options.clicks, folder, options.robots, options.pairs, options.pause))
        found = {
            name: _said([*chain(*took)]) for name, took in (("without", blocks.without), ("beside", blocks.beside))
        }
        for at, name in enumerate(("p99_times", "p99_times_computing")):
            found[name] = [round(n, 2) for n in ratio(blocks, at)]
        found["beside"]["done"] = dict(blocks.done)
    found["reference_ms"] = [round(each * 1e3) for each in (loop, reference())]
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
