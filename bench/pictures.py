"""Benchmarks of pictures: from a state to encoded bytes, the first of a process, memory, and the lag of the event loop.

Drawing is measured in processor time, which does not depend on how busy the machine is; what a player waits for
(the first picture, many at once, the event loop) in real time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import msgspec

import renderer
from bench.figure import Figure, took
from bot.screens.pictures import Artist, return_freed
from engine import Options, new_game, view
from engine.card import CARDS
from engine.robots.random import random_answer
from engine.shipped import FOR_MORE
from engine.view import View
from renderer.overview.table import full_board
from renderer.planet.choosing import choice_of
from renderer.planet.square import square_board
from renderer.tools.samples import NAMES, choosing, course

DRAWS: Final = 100
ROUNDS: Final = 5
GAMES: Final = 100
BUCKETS: Final = (2, 5, 10, 25)
"""The upper limits of the ranges in the histogram of the event loop's delays, in milliseconds."""
TICK: Final = 0.001


@lru_cache(maxsize=8)
def states(n: int, players: int = 5, seat: int | None = None, map: str = "tharsis") -> tuple[View, ...]:
    """`n` states of one random game with every expansion, spread evenly from its start to its end."""
    options = Options(players=players, corporate_era=True, map=map, more=FOR_MORE)
    game, chance = new_game(options, "pictures"), Random(7)
    seen: list[View] = []
    while not game.over:
        seen.append(view(game, seat))
        asked = chance.choice(sorted(game.pending))
        decision = game.decision(asked)
        assert decision is not None
        game.answer(asked, random_answer(decision, chance))
    return tuple(seen[i * len(seen) // n] for i in range(n))


def p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)] * 1e3


def timed(draw: Callable[[int], object], n: int = DRAWS) -> list[float]:
    """The seconds of processor time of each of `n` drawings, after a few others to warm up."""
    for i in range(0, n, 9):
        draw(i)
    return [took(lambda i=i: draw(i)) for i in range(n)]


def steady(draw: Callable[[int], object], n: int = DRAWS) -> list[float]:
    """The seconds of each of `n` drawings, each the median of several rounds, so that single disturbances have no effect."""
    rounds = [timed(draw, n) for _ in range(ROUNDS)]
    return [median(times) for times in zip(*rounds, strict=True)]


def free(now: View) -> list[str]:
    """The keys of the land spaces without a tile."""
    spaces = now.box.map.spaces
    return [key for key, space in spaces.items() if space.kind == "land" and key not in now.tiles] or ["A1"]


def projects() -> list[int]:
    return [number for number, card in sorted(CARDS.items()) if card.kind in ("event", "automated", "active")]


def whole_hand(state: View, cards: Sequence[int]) -> renderer.Picture:
    """A hand on one picture, even if its alt text needs two pictures."""
    pages = [renderer.hand(state, cards, page=page) for page in range(renderer.hand_pages(state, cards))]
    return pages[0]._replace(data=b"".join(page.data for page in pages))


def whole_sheet(state: View) -> renderer.Picture:
    """The sheet of all players on one picture, as the first player sees it."""
    mine = msgspec.structs.replace(state, you=0)
    pages = [renderer.everybody(mine, NAMES, page=page) for page in range(renderer.everybody_pages(mine, NAMES))]
    return pages[0]._replace(data=b"".join(page.data for page in pages))


def _drawing() -> Iterator[Figure]:
    """The times of drawing without encoding."""
    some = states(DRAWS)
    for what, draw in (
        ("square board", lambda i: square_board(some[i])),
        ("full board", lambda i: full_board(some[i], NAMES)),
        ("close choice", lambda i: choice_of(some[i], free(some[i])[:3])),
    ):
        value = p95(timed(draw))
        yield Figure(f"{what}, drawing alone, p95", value, "ms", "under 15", value < 15)
        value = p95(steady(draw))
        yield Figure(f"the same, each state's median of {ROUNDS} rounds", value, "ms", "under 15", value < 15)


def _encoded() -> Iterator[Figure]:
    """The times from a state to the bytes of the picture, and the largest number of bytes."""
    some, deck, own = [choosing(now, "city") for now in states(DRAWS)], projects(), states(DRAWS, 3, 0)
    kinds: tuple[tuple[str, Callable[[int], renderer.Picture], int, int], ...] = (
        ("square board", lambda i: renderer.board(some[i], NAMES), 100, 150),
        ("full board with all annexes", lambda i: renderer.table(some[i], NAMES), 40, 250),
        ("sheet of everybody, all its pictures", lambda i: whole_sheet(some[i]), 100, 150),
        ("close choice of spaces", lambda i: renderer.board(some[i], NAMES, legal=free(some[i])[:3]), 100, 150),
        ("choice among all spaces", lambda i: renderer.board(some[i], NAMES, legal=free(some[i])), 100, 150),
        ("hand of ten, its cards drawn before", lambda i: whole_hand(own[i], deck[i % 5 : i % 5 + 10]), 70, 220),
        ("offer of four, its cards drawn before", lambda i: renderer.offer(deck[i % 5 : i % 5 + 4]), 70, 220),
    )
    for what, draw, time_goal, size_goal in kinds:
        value = p95(timed(draw))
        yield Figure(f"{what}, p95 of {DRAWS}", value, "ms", f"under {time_goal}", value < time_goal)
        size = max(len(draw(i).data) for i in range(DRAWS)) / 1000
        yield Figure(f"{what}, largest", size, "kB", f"under {size_goal}", size < size_goal)


def _from_nothing() -> Iterator[Figure]:
    """The times of cards drawn for the first time in a process that has drawn others, then of the same cards from the bot's cache."""
    deck = projects()[::3]
    for number in deck[:25]:
        renderer.card(number)
    value = p95([took(lambda n=number: renderer.card(n)) for number in deck[25:]])
    yield Figure("a card from nothing, p95", value, "ms", "under 60", value < 60)
    value = p95(asyncio.run(_again(deck[0])))
    yield Figure("a card that the bot has drawn before, p95", value, "ms", "under 2", value < 2)


async def _again(number: int) -> list[float]:
    """The seconds of processor time of each of `number` requests for one card."""
    artist, times = Artist(), []
    await artist.card(number)
    for _i in range(DRAWS):
        begun = time.process_time()
        await artist.card(number)
        times.append(time.process_time() - begun)
    artist.close()
    return times


def _lapse() -> Iterator[Figure]:
    """The time of the animation of a game of twelve generations, played by robots."""
    some = course(3)[:12]
    value = took(lambda: renderer.lapse(some, NAMES))
    yield Figure(f"time-lapse of {len(some)} generations", value, "s", "under 5", value < 5)
    size = len(renderer.lapse(some, NAMES).data) / 2**20
    yield Figure("the same, its size", size, "MiB", "under 8", size < 8)


# The first picture of a process.

FIRST: Final = """
import time; begun = time.perf_counter()
from renderer.tools.samples import NAMES, start
view = start(); known = time.perf_counter()
import renderer; renderer.board(view, NAMES)
print(time.perf_counter() - known, time.process_time())
"""


def first(repeats: int = 5) -> tuple[float, float]:
    """Milliseconds to the first board of a new process: real time from having the state, and processor time including the start of the
    process."""
    runs = [
        [
            float(n)
            for n in subprocess.run([sys.executable, "-c", FIRST], capture_output=True, check=True).stdout.split()
        ]
        for _ in range(repeats)
    ]
    return median(run[0] for run in runs) * 1e3, median(run[1] for run in runs) * 1e3


def _first() -> Iterator[Figure]:
    drawn, whole = first()
    yield Figure("first board of a process, from its state", drawn, "ms", "under 600", drawn < 600)
    yield Figure("the same with Python and the rules loaded, of the processor", whole, "ms")


# Memory.


def resident() -> float:
    """The megabytes of memory that this process occupies."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


IN_USE: Final = ("tharsis", "hellas", "amazonis")
"""Maps that are played at the same time, the largest one among them; further maps would share the same caches."""


def drawn_in_turn() -> float:
    """The megabytes by which a process grows while it draws boards of three maps, hands, offers and cards in turn, as the bot does; the
    maximum."""
    each = [states(8, map=map) for map in IN_USE]
    some = [state for together in zip(*each, strict=True) for state in together]
    own, deck = states(len(some), 3, 0), projects()
    return_freed()
    gc.collect()
    before, most = resident(), 0.0
    for i, now in enumerate(some):
        renderer.board(now, NAMES)
        renderer.table(now, NAMES)
        renderer.board(now, NAMES, legal=free(now)[i : i + 3])
        renderer.board(now, NAMES, legal=free(now))
        renderer.hand(own[i], deck[i * 8 : i * 8 + 10])
        renderer.offer(deck[i * 8 : i * 8 + 8])
        renderer.card(deck[i * 8])
        most = max(most, resident() - before)
    return most


def _memory() -> Iterator[Figure]:
    code = "from bench.pictures import drawn_in_turn; print(drawn_in_turn())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    value = float(run.stdout)
    yield Figure("memory for 24 rounds of all kinds of pictures, on three maps", value, "MB", "under 160", value < 160)


# The event loop.


async def ticking(lags: list[float]) -> None:
    """Append the delay in milliseconds of each tick of a periodic task to `lags`, without end."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        lags.append((time.perf_counter() - due) * 1e3)


async def under_load(views: Iterable[View]) -> tuple[list[float], float]:
    """The delays of a periodic task while the bot draws many boards at once in its threads, and the seconds that the drawing takes."""
    artist, lags = Artist(), []
    task = asyncio.create_task(ticking(lags))
    begun = time.perf_counter()
    drawn = await asyncio.gather(*(artist.board(now, NAMES) for now in views))
    seconds = time.perf_counter() - begun
    task.cancel()
    artist.close()
    assert all(drawn)
    return lags, seconds


def histogram(lags: Sequence[float]) -> str:
    """The number of ticks in each range of delays."""
    edges = (0, *BUCKETS, float("inf"))
    parts = []
    for low, high in pairwise(edges):
        n = sum(low <= max(lag, 0) < high for lag in lags)
        parts.append(f"{n} {f'under {high}' if high < float('inf') else f'over {low}'} ms")
    return ", ".join(parts)


def _load() -> Iterator[Figure]:
    asyncio.run(under_load(states(8)))
    begun = time.process_time()
    lags, seconds = asyncio.run(under_load(states(GAMES)))
    busy = time.process_time() - begun
    yield Figure(f"turns of {GAMES} games at once, the newest state of each", seconds, "s", "under 8", seconds < 8)
    yield Figure("the same, half of the seconds that the processor took", busy / 2, "s")
    worst = max(lags)
    yield Figure(f"loop held longest meanwhile ({histogram(lags)})", worst, "ms", "under 25", worst < 25)
    lags = asyncio.run(_idle(seconds))
    yield Figure(f"the same with nothing drawn, what the machine itself does ({histogram(lags)})", max(lags), "ms")


async def _idle(seconds: float) -> list[float]:
    lags: list[float] = []
    task = asyncio.create_task(ticking(lags))
    await asyncio.sleep(seconds)
    task.cancel()
    return lags


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    yield from _encoded()
    yield from _drawing()
    yield from _from_nothing()
    yield from _lapse()
    yield from _first()
    yield from _memory()
    yield from _load()
