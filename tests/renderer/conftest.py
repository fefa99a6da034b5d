"""Fixtures for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from renderer.drawing import atlas
from renderer.drawing.cache import clear_caches


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Empty caches and no atlas, during the test and after it."""
    monkeypatch.setattr(atlas, "stored", lambda _key: None)
    clear_caches()
    yield
    clear_caches()
