"""What tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from renderer.drawing import atlas
from renderer.drawing.cache import clear_caches


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is kept from before, nothing comes from the atlas, and nothing is left to later tests."""
    monkeypatch.setattr(atlas, "stored", lambda _key: None)
    clear_caches()
    yield
    clear_caches()
