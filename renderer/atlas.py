"""Sprites of boards that were drawn beforehand (`renderer.baking`), so that the first picture of a process need not draw them.

An asset, never a source: whatever is not in there is drawn, and everything where its files are missing or broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from functools import wraps
from hashlib import blake2b
from typing import Final, ParamSpec

from PIL import Image

from renderer.kept import forget, layers
from renderer.picture import opened
from renderer.type import ASSETS

P = ParamSpec("P")
Box = tuple[int, int, int, int]
FOLDER: Final = ASSETS / "atlas"
SHEETS: Final = ("square", "full", "cards")
"""Sprites of the board of messages, what the full board needs besides, and the icons of cards."""


class Recording:
    """What is drawn while the atlas is made; no sprite comes from the atlas meanwhile."""

    drawn: dict[str, Image.Image] | None = None


def baked(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """A sprite that comes from the atlas where it is in there."""

    @wraps(draw)
    def sprite(*args: P.args, **options: P.kwargs) -> Image.Image:
        key = blake2b(f"{draw.__qualname__}{args!r}{options!r}".encode(), digest_size=8).hexdigest()
        if Recording.drawn is not None:
            Recording.drawn[key] = drawn = draw(*args, **options)
            return drawn
        for name in SHEETS:
            if (box := _index(name).get(key)) and (sheet := _sheet(name)):
                return sheet.crop(box)
        return draw(*args, **options)

    return sprite


@layers
def _index(name: str) -> Mapping[str, Box]:
    try:
        found: dict[str, list[int]] = json.loads((FOLDER / f"{name}.json").read_bytes())
    except (OSError, ValueError):
        return {}
    return {key: (left, top, left + wide, top + high) for key, (left, top, wide, high) in found.items()}


@layers
def _sheet(name: str) -> Image.Image | None:
    try:
        return opened(FOLDER / f"{name}.webp").convert("RGBA")
    except OSError:
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
