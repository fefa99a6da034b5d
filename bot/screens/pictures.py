"""Pictures, drawn in threads of their own: one drawing of the same thing at a time, the newest kept at hand."""

from __future__ import annotations

import asyncio
import contextvars
import ctypes
import sys
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final

import msgspec
import structlog
from pydantic import BaseModel

from bot import speech
from bot.components import Drawn
from engine.view import View

log: Final = structlog.get_logger("pictures")

THREADS: Final = 2
TURN: Final = 0.001
"""Seconds for which a thread that draws may keep the interpreter while the event loop waits for it; Python's own are five times as many."""
AT_HAND: Final = 6 * 2**20
"""Bytes of the newest pictures that are kept."""
M_MMAP_THRESHOLD: Final = -3
"""Of `mallopt`, from malloc.h."""


def return_freed() -> None:
    """Have every freed image of more than a megabyte go back to the system at once: glibc would keep ever more of them."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, 1 << 20)


class Artist:
    """Asks the renderer; a picture that fails is None and a line in the log, since every screen is complete in words."""

    def __init__(self, threads: int = THREADS) -> None:
        return_freed()
        sys.setswitchinterval(TURN)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._made: OrderedDict[bytes, Drawn] = OrderedDict()
        self._busy: dict[bytes, asyncio.Future[Drawn | None]] = {}

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def board(
        self,
        view: View,
        names: Sequence[str],
        legal: Collection[str] | None = None,
        since: Sequence[str] | None = None,
        before: View | None = None,
        tile: str = "",
    ) -> Drawn | None:
        """Mars; `legal` spaces carry their coordinates and show the `tile` to be placed, or what it would bring.

        Spaces in `since`, or else those that are new since `before`, wear a ring; what has changed since `before` its difference.
        """
        return await self._draw("board", view, tuple(names), legal=legal, since=since, before=before, tile=tile)

    async def table(self, view: View, names: Sequence[str], before: View | None = None) -> Drawn | None:
        """Mars and all players as one picture for a large screen; what has changed since `before` with its difference."""
        return await self._draw("table", view, tuple(names), before=before)

    async def everybody(self, view: View, names: Sequence[str], before: View | None = None) -> list[Drawn]:
        """All players, milestones and awards for a phone, with how far the reader of the view is."""
        return await self._pages("everybody", view, tuple(names), before=before)

    async def hand(self, view: View, cards: Sequence[int], notes: Mapping[int, str]) -> list[Drawn]:
        """Cards as strips; those in `notes` dimmed, with the reason."""
        return await self._pages("hand", view, tuple(cards), {card: notes[card] for card in cards if card in notes})

    async def offer(self, cards: Sequence[int], chosen: Sequence[int] = (), *, numbered: bool = False) -> list[Drawn]:
        """Cards to choose among, legible on a phone; with numbers where buttons or lines of a menu have the same."""
        return await self._pages("offer", tuple(cards), tuple(chosen), numbered=numbered)

    async def tableau(self, view: View, names: Sequence[str], seat: int) -> list[Drawn]:
        """What lies before a player."""
        return await self._pages("tableau", view, tuple(names), seat)

    async def in_play(self, view: View, cards: Sequence[int]) -> list[Drawn]:
        """Some cards in play, with what lies on them and used actions."""
        return await self._pages("in_play", view, tuple(cards))

    async def card(self, card: int, resources: int = 0, *, used: bool = False) -> Drawn | None:
        """One full card, with what lies on it and whether its action was used."""
        return await self._draw("card", card, resources, used=used)

    async def legend(self) -> list[Drawn]:
        """All signs of the game with their names."""
        return await self._pages("legend")

    async def points(self, view: View, names: Sequence[str]) -> Drawn | None:
        """Victory points by source."""
        return await self._draw("points", view, tuple(names))

    async def history(self, views: Sequence[View], names: Sequence[str]) -> Drawn | None:
        """Rating, points and production by generation."""
        return await self._draw("history", tuple(views), tuple(names)) if views else None

    async def lapse(self, views: Sequence[View], names: Sequence[str]) -> Drawn | None:
        """The board at the end of each generation, one after the other."""
        return await self._draw("lapse", tuple(views), tuple(names)) if views else None

    async def _pages(self, what: str, *args: Any, **options: Any) -> list[Drawn]:
        """As many pictures as it takes for each to be read and to be described whole; none where one of them fails."""
        pages = await self._tried(f"{what}_pages", *args, **options) or 0
        drawn = await asyncio.gather(*(self._draw(what, *args, **options, page=page) for page in range(pages)))
        found = [one for one in drawn if one]
        return found if len(found) == pages else []

    async def _draw(self, what: str, *args: Any, **options: Any) -> Drawn | None:
        said = (what, args, options, speech.language())
        key = blake2b(msgspec.msgpack.encode(said, enc_hook=_plain), digest_size=16).digest()
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._busy:
            self._busy[key] = asyncio.ensure_future(self._make(key, what, args, options))
        return await asyncio.shield(self._busy[key])

    async def _make(self, key: bytes, what: str, args: tuple[Any, ...], options: dict[str, Any]) -> Drawn | None:
        """Draw and keep a picture, also where nobody waits for it any more."""
        try:
            drawn: Drawn | None = await self._tried(what, *args, **options)
        finally:
            del self._busy[key]
        if drawn:
            self._keep(key, drawn)
        return drawn

    def _keep(self, key: bytes, drawn: Drawn) -> None:
        self._made[key] = drawn
        held = sum(len(kept.data) for kept in self._made.values())
        while held > AT_HAND and len(self._made) > 1:
            _key, oldest = self._made.popitem(last=False)
            held -= len(oldest.data)

    async def _tried(self, what: str, *args: Any, **options: Any) -> Any:
        """What a function of the renderer gives, asked in a thread; None and a line in the log where it fails."""

        def ask() -> Any:
            return getattr(import_module("renderer"), what)(*args, **options)

        try:
            # The reader's language travels with the context.
            return await asyncio.get_running_loop().run_in_executor(self._pool, contextvars.copy_context().run, ask)
        except Exception as error:
            log.error("picture", what=what, exc_info=error)
            return None


def _plain(value: Any) -> Any:
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else repr(value)
