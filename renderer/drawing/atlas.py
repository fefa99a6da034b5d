"""Sprites that were drawn beforehand (`renderer.tools.baking`), so that the first picture of a process need not draw them.

An asset, never a source: whatever is not in there is drawn, and everything where its file is missing or broken.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import wraps
from hashlib import blake2b
from io import BytesIO
from typing import Final, ParamSpec
from zipfile import BadZipFile, ZipFile

from PIL import Image

from renderer.drawing.kept import forget, layers
from renderer.drawing.picture import opened
from renderer.drawing.type import ASSETS

P = ParamSpec("P")
FILE: Final = ASSETS / "atlas.zip"
"""A lossless WebP for each sprite: sheets of many would be in memory whole for the few that a game needs."""


class Recording:
    """What is drawn while the atlas is made; no sprite comes from the atlas meanwhile."""

    drawn: dict[str, Image.Image] | None = None


def baked(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """A sprite that comes from the atlas where it is in there."""

    @wraps(draw)
    def sprite(*args: P.args, **options: P.kwargs) -> Image.Image:
        key = blake2b(f"{draw.__qualname__}{args!r}{options!r}".encode(), digest_size=8).hexdigest()
        if Recording.drawn is None:
            return stored(key) or draw(*args, **options)
        Recording.drawn[key] = drawn = draw(*args, **options)
        return drawn

    return sprite


@layers
def _sprites() -> ZipFile | None:
    try:
        return ZipFile(BytesIO(FILE.read_bytes()))
    except (OSError, BadZipFile):
        return None


def stored(key: str) -> Image.Image | None:
    """A sprite of the atlas; None where it has none of that key that can be read."""
    sprites = _sprites()
    if sprites is None:
        return None
    try:
        return opened(sprites.read(key)).convert("RGBA")
    except (KeyError, OSError, BadZipFile):
        return None


@contextmanager
def recording() -> Generator[dict[str, Image.Image]]:
    """Everything baked that is drawn inside, by its key."""
    forget()
    Recording.drawn = drawn = {}
    try:
        yield drawn
    finally:
        Recording.drawn = None
        forget()
