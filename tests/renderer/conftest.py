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
    """Pictures that are not encoded, which is slow, for tests of texts alone: their bytes only tell one picture from another."""

    def save(image: Image.Image, out: IO[bytes], *_words: Any, **_options: Any) -> None:
        out.write(crc32(image.tobytes()).to_bytes(4, "big"))

    monkeypatch.setattr(Image.Image, "save", save)
    card_cache.clear()
    yield
    card_cache.clear()


@pytest.fixture
def sharp(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures encoded so finely that they look as they are drawn, for tests that compare them with others."""
    save = Image.Image.save

    def finely(image: Image.Image, out: IO[bytes], form: str, **_options: Any) -> None:
        save(image, out, form, quality=98, subsampling=0) if form == "JPEG" else save(image, out, form, **_options)

    monkeypatch.setattr(Image.Image, "save", finely)


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Empty caches and no atlas, during the test and after it."""
    monkeypatch.setattr(atlas, "stored", lambda _key: None)
    clear_caches()
    yield
    clear_caches()
