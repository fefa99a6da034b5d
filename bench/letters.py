"""What is offered for each typed letter of the name of a card or of another thing, from an index that is made once.

`python -m bench letters`
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median

from bench.figure import Figure
from bot.commands.base import matching
from bot.commands.reading import named
from bot.routes.lookup import names

TYPED = 400
LIMIT_MS = 1.0


def slip(random: Random, name: str) -> str:
    """Return some words of a name with one letter wrong."""
    words = name.split()
    n = random.randint(1, len(words))
    at = random.randint(0, len(words) - n)
    text = " ".join(words[at : at + n])
    wrong = random.randrange(len(text))
    return f"{text[:wrong]}q{text[wrong + 1 :]}"


def milliseconds(typed: list[str]) -> list[float]:
    """Return the processor time of each completion."""
    offers, took = named("en"), []
    for text in typed:
        began = time.process_time()
        matching(offers, text)
        took.append(1e3 * (time.process_time() - began))
    return took


def figures() -> Iterator[Figure]:
    """Measure what contains the typed text, and what is only spelled like it."""
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
