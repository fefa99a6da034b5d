"""A queue per game: calls on one game run one after the other, none is dropped, and no exception stops the others."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store import Uncertain
from bot.tables.live import Live
from bot.tables.values import Refused, Trouble

T = TypeVar("T")

log: Final = structlog.get_logger("tables")
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CACHE_SIZE: Final = 256
PATIENCE: Final = 120.0
"""Seconds for which one call may keep a game from others; then it is given up, and its transaction with it."""


def reference(of: str | None = None) -> str:
    """Return a short code that a player can quote and a host can find in the log.

    It is always the same for the same `of`, and new without it.
    """
    if of is None:
        return "".join(secrets.choice(LETTERS) for _ in range(4))
    return "".join(LETTERS[byte % len(LETTERS)] for byte in blake2b(of.encode(), digest_size=4).digest())


def called(work: Callable[..., object]) -> str:
    """Return the name under which the log shows a call: that of the function, or of the method in which it is written."""
    return f"{work.__module__.rpartition('.')[2]}.{work.__qualname__.partition('.<locals>')[0]}"


def _passing(error: Exception) -> bool:
    """Return whether a failure of the store may be temporary: a locked database, a full disk, a lost connection."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
        return False
    return isinstance(error, (DBAPIError, PoolTimeout, sqlite3.OperationalError, OSError))


class Queue:
    """Runs calls on games, one at a time for each game, and keeps the cache of committed games."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[object]] = set()
        self._games: OrderedDict[str, Live] = OrderedDict()
        self._closed = False

    async def run(self, what: str, game: str, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for the game's turn, run `work` and return its result. Cancelling the caller does not cancel `work`."""
        if self._closed:
            raise Refused("closing")
        task = asyncio.ensure_future(self._one(what, game, work))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def __len__(self) -> int:
        """How many calls run or wait for their game's turn."""
        return len(self._running)

    async def close(self) -> None:
        """Refuse new calls and wait for those that run."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)

    def take(self, game: str) -> Live | None:
        """Remove a committed game from the cache and return it. Whoever changes it puts it back after the commit, or not at all."""
        return self._games.pop(game, None)

    def peek(self, game: str, version: int) -> Live | None:
        """Return a committed game from the cache, valid only until the next `await`."""
        live = self._games.get(game)
        return live if live is not None and live.version == version else None

    def put(self, game: str, live: Live) -> None:
        """Put a committed game into the cache."""
        self._games[game] = live
        while len(self._games) > CACHE_SIZE:
            self._games.popitem(last=False)

    async def _one(self, what: str, game: str, work: Callable[[], Awaitable[T]]) -> T:
        lock = self._locks.setdefault(game, asyncio.Lock()) if game else asyncio.Lock()
        async with lock:
            try:
                async with asyncio.timeout(self._patience if game else None):
                    return await work()
            except (Refused, Trouble, asyncio.CancelledError):
                raise
            except Exception as error:
                found = reference()
                log.error("call failed", reference=found, what=what, game=game, exc_info=error)
                raise Trouble(found, passing=_passing(error), uncertain=isinstance(error, Uncertain)) from error

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()
