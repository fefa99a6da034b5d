"""What was drawn once and returns on many pictures, kept in memory as long as all of it together is small enough."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import wraps
from threading import Lock
from typing import Final, NamedTuple, ParamSpec, TypeVar, cast
from zlib import compress, decompress

from PIL import Image

from words.catalogue import language

P = ParamSpec("P")
T = TypeVar("T")

ENTRY: Final = 400
"""Bytes that an entry takes besides its pixels."""


class Shelf:
    """Results of drawing functions, those with words once for each language; those used longest ago are forgotten when all together
    need more than `room` bytes."""

    def __init__(self, room: int, *, worded: bool = False) -> None:
        self.room = room
        self.worded = worded
        self.held = 0
        self._things: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()

    def __call__(self, draw: Callable[P, T]) -> Callable[P, T]:
        """A function whose results are kept; two threads may draw the same thing at once, which is the same thing."""

        @wraps(draw)
        def kept(*args: P.args, **options: P.kwargs) -> T:
            key: Hashable = (draw, args, tuple(options.items())) if options else (draw, args)
            if self.worded:
                key = (key, language())
            if found := self._things.get(key):
                # Without the lock, since a board asks two hundred times: another thread may have forgotten it meanwhile.
                with suppress(KeyError):
                    self._things.move_to_end(key)
                return found[0]  # pyright: ignore[reportReturnType]
            drawn = draw(*args, **options)
            self._put(key, drawn)
            return drawn

        return kept

    def _put(self, key: Hashable, drawn: object) -> None:
        size = ENTRY + weight(drawn)
        with self._lock:
            if key in self._things or size > self.room:
                return
            self._things[key] = drawn, size
            self.held += size
            while self.held > self.room:
                _key, (_drawn, freed) = self._things.popitem(last=False)
                self.held -= freed

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.held = 0


def weight(drawn: object) -> int:
    """Bytes of an image, of what is encoded, or of a tuple of them; Pillow holds RGB in four bytes a pixel."""
    if isinstance(drawn, bytes):
        return len(drawn)
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode == "L" else 4)
    return sum(weight(part) for part in cast("tuple[object, ...]", drawn)) if isinstance(drawn, tuple) else 0


MIB: Final = 1 << 20

layers: Final = Shelf(52 * MIB)
"""Whole pictures without what changes."""
kept: Final = Shelf(24 * MIB)
"""All that is put on them: tiles, signs, words."""
finished: Final = Shelf(8 * MIB, worded=True)
"""Cards: those that are sent alone as they are sent, those of a list compressed."""


class Pack(NamedTuple):
    """An image without transparency, compressed."""

    size: tuple[int, int]
    data: bytes


def packed(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """A function whose images are kept compressed: a third of the memory for a millisecond each time."""

    @wraps(draw)
    def pack(*args: P.args, **options: P.kwargs) -> Pack:
        image = draw(*args, **options)
        return Pack(image.size, compress(image.tobytes(), 1))

    shelved = finished(pack)

    @wraps(draw)
    def unpacked(*args: P.args, **options: P.kwargs) -> Image.Image:
        size, data = shelved(*args, **options)
        return Image.frombytes("RGB", size, decompress(data))

    return unpacked


def forget() -> None:
    """Draw everything anew from now on."""
    layers.clear()
    kept.clear()
    finished.clear()
