"""What players write to the host about what went wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import reports
from bot.tables.clocks import HOUR
from bot.tables.open_game import OpenGame
from bot.tables.queue import reference
from bot.tables.services.service import Service
from bot.tables.values import Refused

log: Final = structlog.get_logger("tables")
MOST: Final = 3
"""How often a player can report something in an hour."""
LONGEST: Final = 1000
"""The most characters of a report."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a player wrote to the host."""

    reference: str
    entry: int | None
    """The number of the newest entry of the history; None in a lobby."""
    text: str
    new: bool = True
    """Whether this call has stored it."""


class Reports(Service):
    """Reports to the host."""

    async def add(self, game_id: str, user: int, text: str, interaction: str) -> Report:
        """Store what somebody writes to the host, about a game or (empty id) none. Refused: nothing-said, too-many-reports."""
        said = " ".join(text.split())[:LONGEST]
        if not said:
            raise Refused("nothing-said")

        async def work(connection: AsyncConnection, open_game: OpenGame | None) -> Report:
            started = open_game is not None and open_game.row["started"] is not None
            now, entry = self._runner.now(), open_game.row["version"] if open_game is not None and started else None
            known = await reports.made_by(connection, interaction)
            if known is not None:
                return Report(known["reference"], known["entry"], known["text"], new=False)
            earlier = await reports.since(connection, user, now - HOUR)
            if len(earlier) >= MOST:
                raise Refused("too-many-reports", at=earlier[-MOST] + HOUR)
            found = reference()
            await reports.add(
                connection,
                interaction=interaction,
                reference=found,
                user=user,
                game=game_id or None,
                entry=entry,
                text=said,
                at=now,
            )
            log.warning("report", reference=found, game=game_id or None, entry=entry, user=user, text=said)
            return Report(found, entry, said)

        if not game_id:
            return await self._runner.record("", lambda c: work(c, None))
        return await self._runner.write(game_id, lambda g: work(g.connection, g), user=user)
