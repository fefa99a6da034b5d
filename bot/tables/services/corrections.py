"""Correcting the table by hand: a correction is put together in private, and the others agree to it."""

from __future__ import annotations

from bot.tables import correcting
from bot.tables.correcting import CorrectionDraft
from bot.tables.services.service import Service, by_user
from bot.tables.values import Request


class Corrections(Service):
    """Corrections of the table by players. (Managers of the server use `Moderation.correct`.)"""

    put = by_user(correcting.put)
    take_up = by_user(correcting.take_up)

    async def draft(self, game_id: str, user: int) -> CorrectionDraft:
        """Return the correction that `user` is drafting. The caller checks that they play or manage the server."""
        return await self._runner.read(game_id, lambda g: correcting.draft(g, user), user=user)

    async def ask(self, game_id: str, user: int, token: int, interaction: str) -> Request | None:
        """Ask the other players to agree to a drafted correction; return None where nobody need be asked and it was done at once.

        Refused: nothing-to-correct, nobody-to-agree, vote-on-loser.
        """
        return await self._runner.write(
            game_id, lambda g: correcting.ask(g, user, token, interaction), user=user, interaction=interaction
        )
