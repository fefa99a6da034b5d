"""A fixture for tests of what players read: each name and phrase must have words of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from words.unnamed import unnamed

LOGGER = logging.getLogger("words")


class Heard(logging.Handler):
    """Collects the warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails the test if a name was made from its key, unless the test is marked `unspoken`."""
    heard = Heard()
    unnamed.cache_clear()
    LOGGER.addHandler(heard)
    yield
    LOGGER.removeHandler(heard)
    assert heard.said == [] or request.node.get_closest_marker("unspoken"), (
        "; ".join(heard.said) + ". Its place is in words/, or in words/expansions/NAME.py"
    )
