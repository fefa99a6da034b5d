"""Correcting the table by hand: a correction is put together in private, and the others agree to it."""

from __future__ import annotations

from bot.tables import correcting
from bot.tables.correcting import CorrectionDraft
from bot.tables.services.service import Service, by_user
from bot.tables.values import Request


class Corrections(Service):
    """Corrections by players. Who manages the server does one by `Moderation.correct`."""

    put = by_user(correcting.put)
    take_up = by_user(correcting.take_up)

    async def draft(self, game_id: str, user: int) -> CorrectionDraft:
        """Return the correction that `user` puts together. The caller checks that they play or manage the server."""
        return await self._runner.read(game_id, lambda g: correcting.draft(g, user), user=user)

    async def ask(self, game_id: str, user: int, token: int, interaction: str) -> Request | None:
        """Ask the others for it; None where nobody need be asked. Refused: nothing-to-correct, nobody-to-agree, vote-on-loser."""
        return await self._runner.write(
            game_id, lambda g: correcting.ask(g, user, token, interaction), user=user, interaction=interaction
        )
