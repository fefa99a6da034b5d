"""Listens to PostgreSQL for what another process has stored and this one must heed, instead of asking every two seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import structlog

from bot.log import Lasting
from bot.store import faults
from bot.store.store import Store

log: Final = structlog.get_logger("listening")

CHANNEL: Final = "mars_work"
"""The channel of the triggers of migrations 0016 and 0037. What they say is the name of a table."""
WAIT_SECONDS: Final = 0.25
"""Seconds in which the process that has committed may begin the work itself, before another looks."""
PING_SECONDS: Final = 30.0
"""Seconds between two looks whether the connection still lives."""
RETRY_SECONDS: Final = 5.0
"""Seconds until the next attempt after the connection was lost; meanwhile the store is asked every two seconds."""


class Listener:
    """Calls `heard` with the name of a table soon after another process has stored work in it: `run` for ever.

    After a new connection it calls `heard` for all tables, since something may have been missed.
    """

    def __init__(self, store: Store, heard: dict[str, Callable[[], None]]) -> None:
        self._store, self._heard = store, heard
        self._soon: dict[str, asyncio.TimerHandle] = {}
        self._lasting: Final = Lasting()

    async def run(self) -> None:
        """Listen until cancelled; do nothing on SQLite."""
        while not self._store.sqlite:
            try:
                await self._listen()
            except Exception as error:
                faults.mark(error)
                if self._lasting.new(error):
                    log.warning("not listening", exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        lost = asyncio.Event()
        async with self._store.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda *_: lost.set())
            await raw.add_listener(CHANNEL, self._said)
            self._store.listening = True
            self._lasting.over()
            try:
                for table in self._heard:
                    self._look_soon(table)
                while not lost.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PING_SECONDS):
                            await lost.wait()
                            break
                    await raw.fetchval("SELECT 1")
            finally:
                self._store.listening = False
                for handle in self._soon.values():
                    handle.cancel()
                self._soon.clear()
                if not raw.is_closed():
                    await raw.remove_listener(CHANNEL, self._said)

    def _said(self, connection: object, pid: int, channel: str, table: str) -> None:
        if pid not in self._store.connections:
            self._look_soon(table)

    def _look_soon(self, table: str) -> None:
        if table in self._heard and table not in self._soon:
            self._soon[table] = asyncio.get_running_loop().call_later(WAIT_SECONDS, self._look, table)

    def _look(self, table: str) -> None:
        self._soon.pop(table, None)
        self._heard[table]()
