"""Repeatable random numbers: ids, seats and seeds of a test are the same in each run; LOTS=2, 3, ... gives others."""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace


def seeded(name: str) -> SimpleNamespace:
    """A substitute for `secrets` in `bot.tables.lobby`, drawn from a generator seeded with the name of the test."""
    random = Random(f"{os.environ.get('LOTS', '')} {name}")
    return SimpleNamespace(choice=random.choice, token_hex=lambda n: random.randbytes(n).hex())
