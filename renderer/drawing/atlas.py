"""Sprites drawn in advance (`renderer.tools.baking`), so that a process can send its first picture without drawing its sprites.

The atlas is only a cache: a sprite missing from the atlas is drawn, and so are all sprites if the file is missing or broken.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from io import BytesIO
from typing import Final, ParamSpec
from zipfile import BadZipFile, ZipFile

from PIL import Image

from renderer.drawing.cache import layer_cache
from renderer.drawing.fonts import ASSETS
from renderer.drawing.picture import opened
from renderer.drawing.recording import Recorder

P = ParamSpec("P")
FILE: Final = ASSETS / "atlas.zip"
"""The atlas, with one lossless WebP file per sprite: sheets of many sprites would need memory for all sprites where a game needs few."""
RECORDER: Final = Recorder[Image.Image]()
recording: Final = RECORDER.recording


def baked(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Decorate a function that draws a sprite, so that the sprite is read from the atlas if the atlas has it, else drawn."""

    @wraps(draw)
    def sprite(*args: P.args, **options: P.kwargs) -> Image.Image:
        key = blake2b(f"{draw.__qualname__}{args!r}{options!r}".encode(), digest_size=8).hexdigest()
        if RECORDER.drawn is None:
            return stored(key) or draw(*args, **options)
        RECORDER.drawn[key] = drawn = draw(*args, **options)
        return drawn

    return sprite


@layer_cache
def _sprites() -> ZipFile | None:
    try:
        return ZipFile(BytesIO(FILE.read_bytes()))
    except (OSError, BadZipFile):
        return None


def stored(key: str) -> Image.Image | None:
    """Read a sprite from the atlas; None where the atlas has no readable sprite of that key."""
    sprites = _sprites()
    if sprites is None:
        return None
    try:
        return opened(sprites.read(key)).convert("RGBA")
    except (KeyError, OSError, BadZipFile):
        return None
