"""What is offered for each typed letter: of all names, from an index that is made once, and of one's own game, from one look at it.

`python -m bench letters`
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from types import SimpleNamespace
from typing import Any, cast

import discord

from bench.figure import Figure
from bench.seating import begun
from bot.commands.acting import Acting
from bot.commands.choosing import Choosing
from bot.commands.reading import Reading, named
from bot.commands.typed import matching
from bot.recall import Recall
from bot.routes.lookup import names
from bot.store import Store
from bot.tables import Rules, Runner, Services
from engine.robots.random import random_answer

TYPED = 400
OWN = ("a", "as", "ast", "astq", "s", "st", "sta", "star")
"""The texts typed into the commands of a player's own game."""
PLACE, USERS = 2, (100, 101)
LIMIT_MS = 1.0


def slip(random: Random, name: str) -> str:
    """Return some words of a name, with one letter wrong."""
    words = name.split()
    n = random.randint(1, len(words))
    at = random.randint(0, len(words) - n)
    text = " ".join(words[at : at + n])
    wrong = random.randrange(len(text))
    return f"{text[:wrong]}q{text[wrong + 1 :]}"


def milliseconds(typed: list[str]) -> list[float]:
    """Return the milliseconds of processor time of each completion."""
    offers, took = named("en"), []
    for text in typed:
        began = time.process_time()
        matching(offers, text)
        took.append(1e3 * (time.process_time() - began))
    return took


def figures() -> Iterator[Figure]:
    """Measure completions by names that contain the typed text, and by names that are spelled similarly."""
    random = Random(1)
    every = [name for name, _kind in names().values()]
    some = random.choices(every, k=TYPED)
    milliseconds([*some[:5], *(slip(random, name) for name in some[:40])])
    for what, typed in (
        ("the first letters of a name", [name[: random.randint(1, 8)] for name in some]),
        ("words with a wrong letter", [slip(random, name) for name in some]),
    ):
        took = milliseconds(typed)
        yield Figure(f"{what}, median", median(took), "ms", f"< {LIMIT_MS:g} ms", median(took) < LIMIT_MS)
        yield Figure(f"{what}, slowest of {TYPED}", max(took), "ms", "", True)
    for what, (first, took) in asyncio.run(_own()).items():
        yield Figure(f"{what}: the first letter", first, "ms", "", True)
        yield Figure(
            f"{what}: each letter more, median", median(took), "ms", f"< {LIMIT_MS:g} ms", median(took) < LIMIT_MS
        )


async def _own() -> dict[str, tuple[float, list[float]]]:
    """Measure the commands of a game: the milliseconds of the first letter, and of each letter after it."""
    with tempfile.TemporaryDirectory() as folder:
        async with Store(f"sqlite+aiosqlite:///{Path(folder) / 'mars.db'}") as store:
            recall = Recall()
            services = Services(Runner(store, now=discord.utils.utcnow, changed=recall.changed))
            bot = cast("Any", SimpleNamespace(recall=recall))
            acting, choosing, reading = Acting(bot, services), Choosing(bot, services), Reading(bot, services)
            rules = Rules(seats=len(USERS), corporate_era=True)
            game = (await begun(services, USERS, rules, channel=PLACE)).id
            await _until(services, game, "buy")
            found = {"/buy cards": await _letters(choosing._choices)}
            await _until(services, game, "turn")
            return {
                **found,
                "/play card": await _letters(acting._hand),
                "/answer choice": await _letters(choosing._choices),
                "/board game": await _letters(reading.complete_game),
            }


async def _until(services: Services, game: str, key: str) -> None:
    """Answer for all players until the first player is asked the question `key`."""
    random = Random(1)
    for step in count():
        for user in USERS:
            look = await services.play.look(game, user)
            if user == USERS[0] and look.decision is not None and look.decision.key.startswith(key):
                return
            if look.decision is not None:
                picks = random_answer(look.decision, random)
                await services.play.compose(game, user, look.token, [picks], f"{key}{step}.{user}", confirmed=True)


async def _letters(complete: Any) -> tuple[float, list[float]]:
    """Type into an option with this autocomplete; return the milliseconds of the first letter, and of each further letter."""
    typing = SimpleNamespace(
        user=SimpleNamespace(id=USERS[0]),
        channel_id=PLACE,
        guild_id=1,
        locale="en-GB",
        namespace=SimpleNamespace(),
        data={"name": complete.__name__},
    )
    took = list[float]()
    for text in OWN:
        began = time.process_time()
        await complete(typing, text)
        took.append(1e3 * (time.process_time() - began))
    return took[0], took[1:]
