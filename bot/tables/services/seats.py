"""Who sits where: giving up one's seat, taking one that is free, and being coached there."""

from __future__ import annotations

from bot.tables import panel, succession, teaching
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, by_bot, by_seat, by_user, from_store
from bot.tables.values import Look


class Seats(Service):
    """The seats of running games. A vote decides who takes a free one."""

    concede = by_bot(succession.concede)
    apply = by_user(succession.apply)
    hand_over = by_seat(succession.hand_over)
    unfit = by_bot(succession.unfit)
    asking = from_store(succession.asking)
    coach = by_seat(teaching.coach)

    async def resign(self, game_id: str, user: int) -> Look:
        """Give up one's seat for good; for ten minutes the Play button undoes it. Refused: resigned-already."""

        async def work(open_game: OpenGame) -> Look:
            await succession.resign(open_game)
            return await panel.look(open_game)

        return await self._runner.write(game_id, work, user=user)
