"""Draws pictures in threads, each picture once even if several ask for it, and caches the newest."""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog
from pydantic import BaseModel

import renderer
from bot import metrics, speech
from bot.fair import Fair, Job
from bot.screen import Attached, Drawn, KeptPicture, LatePicture
from engine.view import Seat, View
from renderer.replay.course import Course

log: Final = structlog.get_logger("pictures")

THREADS: Final = 2
SWITCH_SECONDS: Final = 0.001
"""Python's switch interval, the longest that a drawing thread keeps the interpreter from the waiting event loop, in seconds.

Python's default is five times as long.
"""
CACHE_BYTES: Final = 6 * 2**20
"""Size of the cache of pictures, in bytes."""
M_MMAP_THRESHOLD: Final = -3
"""The number of this option of `mallopt` in malloc.h."""


def return_freed() -> None:
    """Make malloc return every freed block above a megabyte to the system at once; otherwise glibc keeps ever more of them."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, 1 << 20)


UNSEEN: Final = (
    *("phase", "order", "decks", "policies", "own", "owing", "draft", "over", "unagreed"),
    *("hand", "looking", "drafted", "pack", "chosen"),
)
"""The fields of a view that the board of a message neither shows nor describes."""
BARE: Final[dict[str, Any]] = {
    **dict.fromkeys(("corporation", "hand", "cities", "greeneries", "packs"), 0),
    **dict.fromkeys(("played", "events", "used", "next_card"), ()),
    **{name: {} for name in ("stock", "production", "resources", "hosted", "memo", "tags", "points")},
    "passed": False,
}
"""A seat of which nothing is known."""
PAGES: Final = 4096
"""The most numbers of pages that are remembered."""
KEY_BYTES: Final = 16
"""The length of the key of a picture: what is drawn, of what, and in which language. The name of its file ends with it."""

LATE_SECONDS: Final = 1.0
"""How long the answer to a click or a command waits for its pictures, in seconds. Those that take longer are edited in later."""

_shown: ContextVar[Mapping[str, Attached]] = ContextVar("shown", default={})  # noqa: B039


@contextmanager
def keeping(shown: Mapping[str, Attached]) -> Iterator[None]:
    """Within this context reuse the pictures that the message to be edited already has, by their file names."""
    token = _shown.set({_key_in(name): attached for name, attached in shown.items()})
    try:
        yield
    finally:
        _shown.reset(token)


class _Patience:
    """How long an answer still waits for its pictures, counted from the moment at which it asks for the first one."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._until = seconds, 0.0

    @property
    def left(self) -> float:
        now = asyncio.get_running_loop().time()
        self._until = self._until or now + self._seconds
        return max(0.0, self._until - now)


_patience: ContextVar[_Patience | None] = ContextVar("patience", default=None)


@contextmanager
def waiting_at_most(seconds: float | None) -> Iterator[None]:
    """Within this context wait no longer than this for pictures, and return the others as late ones; None: wait for all."""
    token = _patience.set(None if seconds is None else _Patience(seconds))
    try:
        yield
    finally:
        _patience.reset(token)


def _key_in(name: str) -> str:
    return name.rpartition(".")[0].rpartition("-")[2]


def _named(drawn: Any, key: bytes) -> Any:
    """Return a picture whose file name says what it shows, so that an edit finds it on its message."""
    stem, dot, kind = drawn.name.rpartition(".")
    return drawn._replace(name=f"{stem}-{key.hex()}{dot}{kind}")


class Artist:
    """Asks the renderer for pictures. A failed one is None and logged: every screen is complete without pictures."""

    def __init__(self, threads: int = THREADS, patience: float | None = None) -> None:
        """`patience`: how many seconds answers to clicks and commands wait for pictures; None: until all are drawn."""
        self.patience = patience
        return_freed()
        sys.setswitchinterval(SWITCH_SECONDS)
        self._fair = Fair(threads, "picture")
        self._cache: OrderedDict[bytes, Drawn] = OrderedDict()
        self._busy: dict[bytes, asyncio.Future[Drawn | None]] = {}
        self._jobs: dict[bytes, Job] = {}
        self._counts: OrderedDict[bytes, int] = OrderedDict()
        """The numbers of pictures that things take, by key."""

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn or wait for a free thread."""
        return len(self._busy)

    @property
    def longest(self) -> float:
        """The longest time in seconds that a picture has waited for a thread; 0 if none waits."""
        return self._fair.longest

    def close(self) -> None:
        self._fair.close()

    async def board(
        self,
        view: View,
        names: Sequence[str],
        legal: Collection[str] | None = None,
        since: Sequence[str] | None = None,
        before: View | None = None,
        tile: str = "",
    ) -> Drawn | None:
        """Draw Mars.

        Spaces in `legal` show their coordinates, with the `tile` to be placed or with the gain of a tile there. Spaces in `since`, by
        default those that are new since `before`, have a ring; values show how they changed since `before`.
        """
        if not legal:
            view, before = mapped(view), before and mapped(before)
        return await self._draw("board", view, tuple(names), legal=legal, since=since, before=before, tile=tile)

    async def table(
        self, view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] = ()
    ) -> Drawn | None:
        """Draw Mars and all players as one picture for a large screen; values show how they changed since `before`."""
        return await self._draw("table", view, tuple(names), before=before, won=tuple(won))

    async def annex(
        self,
        view: View,
        names: Sequence[str],
        key: str,
        before: View | None = None,
        choosing: Sequence[str] = (),
    ) -> list[Drawn]:
        """Draw what an expansion shows beside Mars, with its changes since `before`, or the options in `choosing` to choose from."""
        return await self._pages("annex", view, tuple(names), key, before=before, choosing=tuple(choosing))

    async def everybody(
        self, view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] = ()
    ) -> list[Drawn]:
        """Draw all players, milestones and awards for a phone, with how close the view's reader is to each."""
        return await self._pages("everybody", view, tuple(names), before=before, won=tuple(won))

    async def hand(self, view: View, cards: Sequence[int], notes: Mapping[int, str]) -> list[Drawn]:
        """Draw cards as strips; those in `notes` are dimmed and show the reason."""
        return await self._pages("hand", view, tuple(cards), {card: notes[card] for card in cards if card in notes})

    async def offer(self, cards: Sequence[int], *, numbered: bool = False) -> list[Drawn]:
        """Draw cards to choose among, legible on a phone; `numbered` as their buttons or menu options are."""
        return await self._pages("offer", tuple(cards), numbered=numbered)

    async def tableau(self, view: View, names: Sequence[str], seat: int) -> list[Drawn]:
        """Draw everything in front of a player."""
        return await self._pages("tableau", view, tuple(names), seat)

    async def in_play(self, view: View, cards: Sequence[int]) -> list[Drawn]:
        """Draw some cards in play, with the resources on them and marks on used actions."""
        return await self._pages("in_play", view, tuple(cards))

    async def card(self, card: int, resources: int = 0, *, used: bool = False) -> Drawn | None:
        """Draw one card at full size, with the resources on it and a mark if its action was used."""
        return await self._draw("card", card, resources, used=used)

    async def legend(self) -> list[Drawn]:
        """Draw all signs of the game with their names."""
        return await self._pages("legend")

    async def points(self, view: View, names: Sequence[str], won: Sequence[int]) -> Drawn | None:
        """Draw victory points by source."""
        return await self._draw("points", view, tuple(names), tuple(won))

    async def season(self, title: str, lines: Sequence[tuple[int, str, str, int, bool]]) -> Drawn | None:
        """Draw the table of a season; a line has place, name, points, games, and whether it is the reader's."""
        return await self._draw("season", title, tuple(lines))

    async def history(self, views: Sequence[View], names: Sequence[str], won: Sequence[int]) -> Drawn | None:
        """Draw rating, points and production by generation."""
        return await self._draw("history", tuple(views), tuple(names), tuple(won)) if views else None

    async def chances(
        self, generations: Sequence[int], series: Sequence[Sequence[int]], names: Sequence[str], won: Sequence[int]
    ) -> Drawn | None:
        """Draw the chance of each player by generation, in percent."""
        return await self._draw("chances", tuple(generations), tuple(series), tuple(names), tuple(won))

    async def lapse(self, views: Sequence[View], names: Sequence[str], won: Sequence[int]) -> Drawn | None:
        """Draw the board at the end of each generation as an animation."""
        return await self._draw("lapse", tuple(views), tuple(names), tuple(won)) if views else None

    async def film(self, views: Sequence[View], names: Sequence[str]) -> list[Drawn]:
        """Draw the boards at the ends of all generations side by side."""
        return await self._pages("film", tuple(views), tuple(names)) if views else []

    async def poster(
        self,
        views: Sequence[View],
        names: Sequence[str],
        title: str,
        places: Sequence[tuple[int, int]],
        won: Sequence[int],
    ) -> Drawn | None:
        """Draw the end of a game as a poster; `places` are pairs of rank and seat, best first."""
        return await self._draw("poster", tuple(views), tuple(names), title, tuple(places), tuple(won))

    async def replay(self, course: Course) -> bytes | None:
        """Write the page that replays a game; None if that fails.

        It is not cached, because names in it may be forgotten.
        """
        page: str | None = await self._tried("replay_page", course)
        return page.encode() if page is not None else None

    async def _pages(self, what: str, *args: Any, **options: Any) -> list[Drawn]:
        """Draw as many pictures as are needed for each to be legible and described in full; none if one of them fails."""
        pages = await self._count(f"{what}_pages", *args, **options)
        drawn = await asyncio.gather(*(self._draw(what, *args, **options, page=page) for page in range(pages)))
        found = [one for one in drawn if one]
        return _together(found) if len(found) == pages else []

    async def _count(self, what: str, *args: Any, **options: Any) -> int:
        """Return the number of pictures that something needs; 0 if it cannot be drawn."""
        key = _key(what, args, options)
        if (known := self._counts.get(key)) is None:
            # A screen needs the number even where it does not wait for the pictures, and counting is short.
            known = await self._drawn(what, self._asked(what, *args, first=True, **options)) or 0
            if known:
                self._counts[key] = known
                if len(self._counts) > PAGES:
                    self._counts.popitem(last=False)
        return known

    async def _draw(self, what: str, *args: Any, **options: Any) -> Drawn | None:
        key = _key(what, args, options)
        if attached := _shown.get().get(key.hex()):
            metrics.PICTURES.labels(what, "kept").inc()
            return KeptPicture(attached, partial(self._drawn_once, key, what, args, options))
        if (patience := _patience.get()) is None:
            return await self._drawn_once(key, what, args, options)
        if (kept := self._cached(key, what)) is not None:
            return kept
        drawing = self._begun(key, what, args, options)
        if (left := patience.left) > 0:
            await asyncio.wait({drawing}, timeout=left)
        if drawing.done():
            return drawing.result()
        metrics.LATE_PICTURES.labels(what).inc()
        return LatePicture(partial(asyncio.shield, drawing))

    async def _drawn_once(
        self, key: bytes, what: str, args: tuple[Any, ...], options: Mapping[str, Any]
    ) -> Drawn | None:
        """Return a picture from the cache, or draw it, once for all callers that ask meanwhile."""
        if (kept := self._cached(key, what)) is not None:
            return kept
        return await asyncio.shield(self._begun(key, what, args, options))

    def _cached(self, key: bytes, what: str) -> Drawn | None:
        if key not in self._cache:
            return None
        metrics.PICTURES.labels(what, "cached").inc()
        self._cache.move_to_end(key)
        return self._cache[key]

    def _begun(
        self, key: bytes, what: str, args: tuple[Any, ...], options: Mapping[str, Any]
    ) -> asyncio.Future[Drawn | None]:
        """Ask for a picture that is not in the cache; return what to wait for."""
        if key in self._busy:
            self._fair.also(self._jobs[key])
        else:
            self._jobs[key] = job = self._asked(what, *args, **options)
            self._busy[key] = asyncio.ensure_future(self._make(key, what, job))
        return self._busy[key]

    async def _make(self, key: bytes, what: str, job: Job) -> Drawn | None:
        """Wait for a picture and cache it, even if no caller waits for it any more."""
        try:
            found = await self._drawn(what, job)
        finally:
            del self._busy[key], self._jobs[key]
        if not found:
            return None
        drawn: Drawn = _named(found, key)
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: bytes, drawn: Drawn) -> None:
        self._cache[key] = drawn
        held = sum(len(kept.data) for kept in self._cache.values())
        while held > CACHE_BYTES and len(self._cache) > 1:
            _key, oldest = self._cache.popitem(last=False)
            held -= len(oldest.data)

    def _asked(self, what: str, *args: Any, first: bool = False, **options: Any) -> Job:
        """Queue a call of a function of the renderer in a thread, with the present context, which holds the reader's language.

        `first`: before all pictures that wait.
        """

        def draw() -> Any:
            began = perf_counter()
            drawn = getattr(renderer, what)(*args, **options)
            metrics.PICTURE.labels(what).observe(perf_counter() - began)
            return drawn

        return self._fair.put(draw, first=first)

    async def _tried(self, what: str, *args: Any, **options: Any) -> Any:
        """Call a function of the renderer in a thread; return None and log an error if it raises."""
        return await self._drawn(what, self._asked(what, *args, **options))

    async def _drawn(self, what: str, job: Job) -> Any:
        """Return what a function of the renderer returned, None if it raised, which is logged."""
        try:
            drawn = await job.done
            metrics.PICTURES.labels(what, "drawn").inc()
            return drawn
        except Exception as error:
            metrics.PICTURES.labels(what, "failed").inc()
            log.error("drawing failed", what=what, exc_info=error)
            return None


def _together(pages: list[Drawn]) -> list[Drawn]:
    """Let pages that are still being drawn be shown only if all can be drawn, and those that are there not without them."""
    late = [page for page in pages if isinstance(page, LatePicture)]
    there = tuple(page for page in pages if not isinstance(page, LatePicture))

    async def drawing(page: LatePicture) -> Drawn | None:
        drawn = {id(one): await one.drawing() for one in late}
        return drawn[id(page)] if all(drawn.values()) else None

    return [LatePicture(partial(drawing, page), there) if isinstance(page, LatePicture) else page for page in pages]


def mapped(view: View) -> View:
    """Return a view without what no board of a message shows, so that all its readers share one picture."""
    blank = {name: type(getattr(view, name))() for name in UNSEEN}
    seats = tuple(Seat(**BARE, seat=seat.seat, tr=seat.tr if len(view.seats) == 1 else 0) for seat in view.seats)
    return msgspec.structs.replace(view, **blank, you=-1, first=0, active=0, seats=seats, decision=None, token=0)


def _key(what: str, args: tuple[Any, ...], options: Mapping[str, Any]) -> bytes:
    said = (what, args, options, speech.language())
    return blake2b(msgspec.msgpack.encode(said, enc_hook=_plain), digest_size=KEY_BYTES).digest()


def _plain(value: Any) -> Any:
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else repr(value)
