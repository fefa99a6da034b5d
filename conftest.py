"""What holds for the whole suite: what takes long begins first, so that at the end no worker waits for another."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

collect_ignore = ["tests/expansions/made_up", "tests/expansions/unspoken.py", "tests/outcomes/effects.py"]
"""Effects of the tests: looked through for examples, they would be imported a second time, under another name, which is refused."""
LONG = ("slow", "browser")
"""Marks of tests that take longer than five seconds."""


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path):
    """Look for examples only in modules that have some: every process would go through all that is in the others."""
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule) or ">>>" in file_path.read_text("utf-8")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one file stay together else, and what they keep with them."""
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in LONG))


def pytest_collection_finish() -> None:
    """Let collections of garbage be few, and not look through what lives as long as the process: modules, and thousands of tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 5)
