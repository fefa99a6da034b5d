"""Clicks on one game wait for each other, first come first served; none is dropped, and none can break the house."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.tables.live import Live
from bot.tables.values import Refused, Trouble

T = TypeVar("T")

log: Final = structlog.get_logger("tables")
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
GAMES_AT_HAND: Final = 256


def reference() -> str:
    """What a player can quote and a host can search for."""
    return "".join(secrets.choice(LETTERS) for _ in range(4))


def _passing(error: Exception) -> bool:
    """Whether it is the store that fails, and may work later: a locked database, a full disk, a lost connection."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
        return False
    return isinstance(error, (DBAPIError, PoolTimeout, sqlite3.OperationalError, OSError))


class Queue:
    """Runs work on games, one after the other on each; keeps committed games at hand."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[object]] = set()
        self._games: OrderedDict[str, Live] = OrderedDict()
        self._closed = False

    async def run(self, what: str, game: str, work: Callable[[], Awaitable[T]]) -> T:
        """The result of `work` when its turn has come; it goes on even if whoever waits for it is cancelled."""
        if self._closed:
            raise Refused("closing")
        task = asyncio.ensure_future(self._one(what, game, work))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Take nothing more; wait for what is under way."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)

    def take(self, game: str) -> Live | None:
        """A committed game, out of the cache: whoever changes it puts it back once that is committed, or never."""
        return self._games.pop(game, None)

    def peek(self, game: str, version: int) -> Live | None:
        """A committed game, to read from before the next `await`."""
        live = self._games.get(game)
        return live if live is not None and live.version == version else None

    def put(self, game: str, live: Live) -> None:
        """Keep a committed game at hand."""
        self._games[game] = live
        while len(self._games) > GAMES_AT_HAND:
            self._games.popitem(last=False)

    async def _one(self, what: str, game: str, work: Callable[[], Awaitable[T]]) -> T:
        lock = self._locks.setdefault(game, asyncio.Lock()) if game else asyncio.Lock()
        async with lock:
            try:
                return await work()
            except (Refused, Trouble, asyncio.CancelledError):
                raise
            except Exception as error:
                found = reference()
                log.error("trouble", reference=found, what=what, game=game, exc_info=error)
                raise Trouble(found, passing=_passing(error)) from error

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()
