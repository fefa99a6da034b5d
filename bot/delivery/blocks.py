"""Finishes what the host has begun to block or unblock where the process was killed before all games had learned of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.due import Every
from bot.tables import Refused, Trouble, services

log: Final = structlog.get_logger("blocks")


class Blocks(Every):
    """Looks for games that have not learned of what is blocked, or not any more: `run` for ever, `tick` once."""

    log = log

    def __init__(self, blocking: services.Blocking, *, now: Callable[[], datetime]) -> None:
        super().__init__(now=now)
        self._blocking = blocking
        self._failed: set[str] = set()
        """Games that cannot be changed: the host is told of each once."""

    async def tick(self) -> None:
        for game in await self._blocking.unfinished():
            if game not in self._failed:
                await self._finish(game)
        for whom, id in await self._blocking.to_unblock():
            await self._unblock(whom, id)

    async def _finish(self, game: str) -> None:
        try:
            await self._blocking.finish(game)
            log.info("game blocked", game=game)
        except (Refused, Trouble) as error:
            log.error("game not blocked", game=game, exc_info=error)
            if not (isinstance(error, Trouble) and error.passing):
                self._failed.add(game)

    async def _unblock(self, whom: str, id: int) -> None:
        try:
            await self._blocking.finish_to_unblock(whom, id)
            log.info("unblocked", whom=whom, id=id)
        except (Refused, Trouble) as error:
            log.error("not unblocked in all games", whom=whom, id=id, exc_info=error)
