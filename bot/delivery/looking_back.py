"""Analyses the decisions of players in finished games in the background."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Final

import structlog

from bot.tables import services
from bot.tables.hindsight import Ask

log: Final = structlog.get_logger("hindsight")


class LookingBack:
    """The analyses that this process is making. An interrupted one begins anew when somebody asks for it."""

    def __init__(self, hindsight: services.Hindsight, ask: Ask | None) -> None:
        self._hindsight, self.ask = hindsight, ask
        self._making: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether there is a process that can analyse."""
        return self.ask is not None

    def begin(self, game: str, seat: int, claimed: datetime) -> None:
        """Make the analysis of a seat. `claimed`: until when it is claimed."""
        task = asyncio.create_task(self._make(game, seat, claimed), name=f"hindsight of {game}")
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def _make(self, game: str, seat: int, claimed: datetime) -> None:
        assert self.ask is not None
        try:
            await self._hindsight.find_out(game, seat, claimed, self.ask)
        except Exception as error:  # a faulty effect may raise anything, and who asks again begins anew
            log.error("analysis not made", game=game, seat=seat, exc_info=error)

    async def made(self) -> None:
        """Wait for the analyses under way."""
        await asyncio.gather(*self._making, return_exceptions=True)

    async def close(self) -> None:
        """Cancel the analyses under way."""
        for task in self._making:
            task.cancel()
        await self.made()
