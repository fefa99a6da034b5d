"""Hints: which moves are worth thinking about."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from bot.tables import hints, teaching
from bot.tables.runner import Runner
from bot.tables.services.service import Service
from bot.tables.values import Picks, Refused
from engine.robots.search import Weighed

KEPT: Final = 500
"""How many hints are kept in memory: a question that is asked again is not thought about again."""


class Hints(Service):
    """Suggestions for a player's present question."""

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._given: dict[tuple[str, int, int, tuple[Picks, ...]], tuple[Weighed, ...]] = {}
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By user: robots and the hints of others wait for one question of each at most."""

    async def hint(
        self,
        game_id: str,
        user: int,
        token: int,
        weigh: hints.Weigh | None,
        supposed: Sequence[Picks] | None = None,
    ) -> tuple[Weighed, ...]:
        """Return the answers open to a player, the best first; the same for the same question.

        `token`: that of the panel with the question. `supposed`: answers after which it would be asked, in place of those that are
        being composed. `weigh`: what rates the answers, while the game is neither locked nor in a
        transaction. Refused: hints-off, no-thinking (without `weigh`), thought-long, only-payment, not-asked, stale.
        """
        found = await self._runner.read(game_id, lambda g: teaching.wondered(g, token, supposed), user=user)
        if weigh is None:
            raise Refused("no-thinking")
        about = (found.game, found.seat, found.token, found.picks)
        async with self._asking.setdefault(user, asyncio.Lock()):
            if (known := self._given.get(about)) is not None:
                return known
            moves = await weigh(found)
            if moves is None:
                raise Refused("thought-long")
            while len(self._given) >= KEPT:
                del self._given[next(iter(self._given))]
            self._given[about] = moves
            if found.advised is not None:
                await self._runner.write(game_id, lambda g: teaching.keep_weighed(g, found, moves[0].picks), user=user)
            return moves
