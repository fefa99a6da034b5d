"""Caches in memory for drawn images that several pictures use; each has a limit of bytes and drops the least recently used entry first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import wraps
from threading import Lock
from typing import Concatenate, Final, NamedTuple, ParamSpec, TypeVar, cast
from zlib import compress, decompress

from PIL import Image

from words.catalogue import language

P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")

ENTRY: Final = 400
"""The bytes that an entry of a cache takes in addition to its pixels."""


class Cache:
    """A cache of the results of drawing functions, of at most `room` bytes; with `worded`, results are cached for each language, and with
    `weighed` false each takes as little as an empty one."""

    def __init__(self, room: int, *, worded: bool = False, weighed: bool = True) -> None:
        self.room = room
        self.worded = worded
        self.weighed = weighed
        self.used = 0
        self._entries: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()

    def __call__(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Decorate a function so that its results are cached; two threads may draw the same result at once, which does no harm."""

        @wraps(draw)
        def cached(*args: P.args, **options: P.kwargs) -> T:
            key: Hashable = (draw, args, tuple(options.items())) if options else (draw, args)
            return self.keep(key, lambda: draw(*args, **options))

        return cached

    def keep(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Return the cached result of a key; without one, call `draw` and cache what it returns."""
        key = (key, language()) if self.worded else key
        if found := self._entries.get(key):
            # No lock here, since a board reads two hundred entries: another thread may have dropped this one meanwhile.
            with suppress(KeyError):
                self._entries.move_to_end(key)
            return found[0]  # pyright: ignore[reportReturnType]
        drawn = draw()
        self._put(key, drawn)
        return drawn

    def _put(self, key: Hashable, drawn: object) -> None:
        size = ENTRY + (weight(drawn) if self.weighed else 0)
        with self._lock:
            if key in self._entries or size > self.room:
                return
            self._entries[key] = drawn, size
            self.used += size
            while self.used > self.room:
                _key, (_drawn, freed) = self._entries.popitem(last=False)
                self.used -= freed

    def clear(self) -> None:
        with self._lock:
            self._entries.clear()
            self.used = 0


def weight(drawn: object) -> int:
    """The size in bytes of an image, of encoded bytes or of a tuple of them; Pillow holds RGB in four bytes a pixel."""
    if isinstance(drawn, bytes):
        return len(drawn)
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode == "L" else 4)
    return sum(weight(part) for part in cast("tuple[object, ...]", drawn)) if isinstance(drawn, tuple) else 0


MIB: Final = 1 << 20

layer_cache: Final = Cache(72 * MIB)
"""A cache of whole pictures without the parts that change."""
sprite_cache: Final = Cache(24 * MIB)
"""A cache of sprites for pasting on pictures: tiles, signs, words."""
block_cache: Final = Cache(8 * MIB, worded=True)
"""A cache of the blocks of annexes in their size under the full board."""
card_cache: Final = Cache(8 * MIB, worded=True)
"""A cache of cards: encoded bytes for a card sent alone, compressed pixels for a card in a list."""

plan_cache: Final = Cache(320 * ENTRY, worded=True, weighed=False)
"""A cache of the layouts of cards, large enough for the pictures that wait at once under load: a layout is needed for the height of a
picture and again for drawing it, and setting the words takes most of its time."""


RAW: Final = -15
"""What tells zlib to leave out header and checksum, which nobody reads within one process."""


laid_cache: Final = Cache(96 * ENTRY, worded=True, weighed=False)
"""A cache of icons, and of blocks with their parts, made from plain values; most of them are the same on the next board of a game. Their
images are for the most part in other caches."""


def of_newest(ask: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """Decorate a function of a view so that its results for the newest view are kept, because the picture and the alt text of a view
    ask for the same."""
    kept: tuple[V | None, dict[Hashable, T]] = (None, {})

    @wraps(ask)
    def found(view: V, *args: P.args, **options: P.kwargs) -> T:
        nonlocal kept
        # Another thread may draw another view meanwhile: it then has a dictionary of its own.
        newest, results = kept
        if newest is not view:
            results = dict[Hashable, T]()
            kept = view, results
        key = (language(), args, *options.items())
        if key not in results:
            results[key] = ask(view, *args, **options)
        return results[key]

    return found


class Compressed(NamedTuple):
    """The compressed pixels of an image without transparency."""

    size: tuple[int, int]
    data: bytes


def cached_compressed(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Decorate a function so that its images are cached compressed: a third of the memory, for a millisecond more at each call."""

    @wraps(draw)
    def found(*args: P.args, **options: P.kwargs) -> Image.Image:
        new: list[Image.Image] = []

        def packed() -> Compressed:
            image = draw(*args, **options)
            new.append(image)
            return Compressed(image.size, compress(image.tobytes(), 1, RAW))

        size, data = card_cache.keep((draw, args, *options.items()), packed)
        # What has just been drawn is returned as it is: unpacking it again would take a twentieth of the time of drawing it.
        return new[0] if new else Image.frombytes("RGB", size, decompress(data, RAW, 3 * size[0] * size[1]))

    return found


def clear_caches() -> None:
    """Empty all caches."""
    layer_cache.clear()
    sprite_cache.clear()
    block_cache.clear()
    card_cache.clear()
    plan_cache.clear()
    laid_cache.clear()
