"""Registers the commands with Discord where it has others, and tries again in the background where that fails."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final

import discord
import structlog

from bot.commands.translator import outline, payload
from bot.store import Store, signs

log: Final = structlog.get_logger("app")

FIRST_SECONDS, LONGEST_SECONDS = 60.0, 3600.0
"""Seconds until the second attempt, and the longest wait between two; each wait is twice the one before."""


class Registering:
    """Sends the commands of a client: `start` at its start, `close` at its end."""

    def __init__(
        self,
        client: Any,
        store: Store,
        *,
        now: Callable[[], datetime],
        always: bool = False,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`always`: send them although Discord was sent the same before."""
        self._client, self._store, self._now, self._always, self._sleep = client, store, now, always, sleep
        self._again: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Try once. What a later attempt may mend does not hold up the start."""
        if not await self._tried(FIRST_SECONDS):
            self._again = asyncio.create_task(self._until_sent(), name="commands")

    async def close(self) -> None:
        if self._again is not None:
            self._again.cancel()
            await asyncio.gather(self._again, return_exceptions=True)

    async def _until_sent(self) -> None:
        seconds = FIRST_SECONDS
        while True:
            await self._sleep(seconds)
            seconds = min(2 * seconds, LONGEST_SECONDS)
            if await self._tried(seconds):
                return

    async def _tried(self, again: float) -> bool:
        """Send the commands if need be. Return False where that fails and is to be tried again after so many seconds."""
        try:
            await self._send()
        except Exception as error:
            refused = isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429
            log.error("commands not sent", again=None if refused else again, exc_info=error)
            return refused
        return True

    async def _send(self) -> None:
        """Send the commands if they differ from those that Discord has.

        Discord tells neither translations nor all details in the form in which they were sent, so that a digest stands for these.
        """
        client = self._client
        said = await payload(client.tree)
        digest = hashlib.sha256(json.dumps([client.application_id, said], sort_keys=True).encode()).hexdigest()[:32]
        async with self._store.reading() as connection:
            sent = await signs.beginning(connection, signs.COMMANDS)
        changed = self._always or next(iter(sent), None) != digest
        # Another program with this token, such as an older version on a test machine, may have replaced them.
        if changed or outline(await client.http.get_global_commands(client.application_id or 0)) != outline(said):
            await client.tree.sync()
            await self._store.put_sign(signs.COMMANDS + digest, self._now())
            log.info("commands sent", count=len(said))
