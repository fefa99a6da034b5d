"""Measures the time from a click to its confirmed answer, with simcord and a real store, without drawing pictures.

`python -m bench.click --clicks 60 --seed 1`: with a seed, two versions of the program play the same game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from bench.figure import Figure
from bot.tables import lobby
from tests.bot.server import Server, open_server, route


async def clicked(clicks: int, folder: Path) -> list[float]:
    """Let two players click standard projects and passes; returns the seconds from each click to its commit."""
    took: list[float] = []
    async with open_server(folder / "click.sqlite3", ("Ann", "Ben"), pictures=False) as server:
        await server.slash("Ann", "game new")
        await server.say()
        await server.click("Ben", server.last(), "Join")
        await server.say()
        await server.click("Ann", server.last(), "Start")
        await server.say()
        while len(took) < clicks:
            for name in ("Ann", "Ben"):
                took += await _turn(server, name)
            await server.wait(61)
    return took


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


def measure(clicks: int, seed: str = "") -> list[float]:
    if seed:
        _seeded(seed)
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="build") as folder:
        return asyncio.run(clicked(clicks, Path(folder)))


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    median = statistics.median(measure(60)) * 1e3
    yield Figure("a click to its confirmed answer, median", median, "ms", "under 50", median < 50)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--seed", default="", help="the same game in each run")
    options = parser.parse_args()
    took = measure(options.clicks, options.seed)
    print(json.dumps({"clicks": len(took), "median_ms": round(statistics.median(took) * 1e3, 1)}))


if __name__ == "__main__":
    main()
