"""Luck that can be repeated: ids, seats and seeds of a test are the same in each run, and LOTS=2, 3, ... draws others."""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace


def lots(name: str) -> SimpleNamespace:
    """What `bot.tables.lobby` uses of `secrets`, drawn from a generator that is named after the test."""
    random = Random(f"{os.environ.get('LOTS', '')} {name}")
    return SimpleNamespace(choice=random.choice, token_hex=lambda n: random.randbytes(n).hex())
