"""How long a panel of one server waits for its pictures while a member of another asks for all that the limit of a minute lets through.

`python -m bench crowding`
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from bench.figure import Figure
from bench.pictures import projects, states
from bot.config import Settings
from bot.fair import asking
from bot.screens.pictures import Artist
from renderer.tools.samples import NAMES, course

GREEDY, OTHER = 1, 2
PANELS = 12
GOAL_SECONDS = 1.0


async def waits(*, fair: bool) -> list[float]:
    """Return the seconds of real time that each panel waited for its board and its hand.

    Without `fair` all requests have the same name, so pictures are drawn in the order of the requests, as before there was fairness.
    """
    artist, took = Artist(), []
    clicks = Settings.model_fields["clicks_per_minute"].default
    try:
        with asking(GREEDY, looks=fair):
            boards = states(clicks, 5)
            pile: list[asyncio.Future[Any]] = [
                asyncio.ensure_future(artist.table(now, NAMES)) for now in boards[: clicks // 2]
            ]
            pile += [asyncio.ensure_future(artist.everybody(now, NAMES)) for now in boards[clicks // 2 :]]
            pile.append(asyncio.ensure_future(artist.lapse(course(3), NAMES, ())))
        await asyncio.sleep(0.1)
        with asking(OTHER if fair else GREEDY):
            for n, now in enumerate(states(PANELS, 3, 0)):
                began = time.perf_counter()
                cards = projects()[10 * n : 10 * n + 10]
                await asyncio.gather(artist.board(now, NAMES), artist.hand(now, cards, {}))
                took.append(time.perf_counter() - began)
                await asyncio.sleep(0.2)
        await asyncio.gather(*pile)
    finally:
        artist.close()
    return took


def figures() -> Iterator[Figure]:
    """Measure the seconds of the first, the median and the slowest panel, first come first served and fair."""
    asyncio.run(waits(fair=True))  # what is drawn once in a process
    for how, fair in (("first come, first served", False), ("fair", True)):
        took = asyncio.run(waits(fair=fair))
        goal = f"< {GOAL_SECONDS:g} s" if fair else ""
        for what, value in (("first panel", took[0]), ("median", median(took)), ("slowest", max(took))):
            yield Figure(f"{how}: {what}", value, "s", goal, not fair or value < GOAL_SECONDS)
