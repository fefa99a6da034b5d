"""The browser of the tests of pages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.page import CHROMIUM, chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; where it is not installed, its tests are skipped, except in `.ci/run`."""
    if not Path(CHROMIUM).exists() and not os.environ.get("CI"):
        pytest.skip("chromium is not installed; .ci/run installs it")
    with chromium() as opened:
        yield opened
