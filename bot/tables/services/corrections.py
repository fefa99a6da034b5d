"""Correcting the table by hand: a correction is put together in private, and the others agree to it."""

from __future__ import annotations

from bot.tables import correcting
from bot.tables.correcting import Draft
from bot.tables.services.service import Service
from bot.tables.values import Request
from engine.corrections import Correction


class Corrections(Service):
    """Corrections by players. Who manages the server does one by `Moderation.correct`."""

    async def draft(self, game_id: str, user: int) -> Draft:
        """Return the correction that `user` puts together. The caller checks that they play or manage the server."""
        return await self._runner.read("correction", game_id, lambda c, t: correcting.draft(c, t, user), user=user)

    async def put(self, game_id: str, user: int, token: int, change: Correction | None) -> Draft:
        """Add a change to it, or (None) drop the last. Refused: stale, not-now, in-the-middle, out-of-bounds, unknown, too-many."""
        return await self._runner.write(
            "put_correction",
            game_id,
            lambda c, t: correcting.put(c, t, user, token, change),
            user=user,
            nudge=False,
        )

    async def take_up(self, game_id: str, user: int) -> Draft:
        """Put together again what `user` has asked for and is not decided yet. Refused: no-request."""
        return await self._runner.write(
            "take_up_correction", game_id, lambda c, t: correcting.take_up(c, t, user), user=user, nudge=False
        )

    async def ask(self, game_id: str, user: int, token: int, interaction: str) -> Request | None:
        """Ask the others for it; None where nobody need be asked. Refused: nothing-to-correct, nobody-to-agree, vote-on-loser."""
        return await self._runner.write(
            "ask_to_correct",
            game_id,
            lambda c, t: correcting.ask(c, t, user, token, interaction),
            user=user,
            interaction=interaction,
        )
