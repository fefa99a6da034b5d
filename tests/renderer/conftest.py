"""Fixtures for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any
from zlib import crc32

import pytest
from PIL import Image

from renderer.drawing import atlas
from renderer.drawing.cache import card_cache, clear_caches


@pytest.fixture
def unencoded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures without WebP, which is slow, for tests of texts alone: their bytes only tell one picture from another."""

    def save(image: Image.Image, out: IO[bytes], *_words: Any, **_options: Any) -> None:
        out.write(crc32(image.tobytes()).to_bytes(4, "big"))

    monkeypatch.setattr(Image.Image, "save", save)
    card_cache.clear()
    yield
    card_cache.clear()


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Empty caches and no atlas, during the test and after it."""
    monkeypatch.setattr(atlas, "stored", lambda _key: None)
    clear_caches()
    yield
    clear_caches()
