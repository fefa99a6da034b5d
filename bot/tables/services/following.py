"""Following games without a seat."""

from __future__ import annotations

from bot.tables import following
from bot.tables.services.service import Service, by_bot, by_user


class Following(Service):
    """Who follows which game."""

    follow = by_user(following.follow)
    stop = by_user(following.stop)
    tell_in = by_bot(following.tell_in)
    tell_nowhere = by_bot(following.tell_nowhere)

    async def follows(self, game_id: str, user: int) -> bool:
        """Return whether a user follows a game."""
        return await self._runner.read(game_id, lambda g: following.follows(g, user), user=user)
