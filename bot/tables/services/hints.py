"""Hints and what the coach suggests: which moves are worth thinking about."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from contextvars import Context
from dataclasses import replace
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.tables import hints, teaching
from bot.tables.runner import Runner
from bot.tables.services.service import Service
from bot.tables.values import Look, Picks, Refused, Trouble
from engine.robots.search import Weighed

log: Final = structlog.get_logger("tables")

KEPT: Final = 500
"""How many questions are kept in memory: one that is asked again is not thought about again."""
COACHED: Final = 12
"""How many simulations are made for what the coach suggests: a panel waits for them."""
PATIENCE: Final = 1.0
"""Seconds that a panel waits for the coach's thoughts; what is found later is suggested from the next panel on."""

T = TypeVar("T")
Question = tuple[str, int, int, tuple[Picks, ...]]
"""A question to a seat: the game, the seat, the engine's token, and the answers that are being composed."""


class Hints(Service):
    """Suggestions for a player's present question."""

    def __init__(self, runner: Runner) -> None:
        super().__init__(runner)
        self._given: dict[Question, tuple[Weighed, ...]] = {}
        self._coached: dict[Question, asyncio.Task[None]] = {}
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
        about = _question(found)
        async with self._asking.setdefault(user, asyncio.Lock()):
            if (known := self._given.get(about)) is not None:
                return known
            moves = await weigh(found)
            if moves is None:
                raise Refused("thought-long")
            _keep(self._given, about, moves)
            if found.advised is not None:
                await self._runner.write(game_id, lambda g: teaching.keep_weighed(g, found, moves[0].picks), user=user)
            return moves

    async def advised(self, look: Look, user: int, weigh: hints.Weigh | None) -> Look:
        """Return a look in which the coach suggests the answer that turns out best, in place of an easy robot's.

        Each question is thought about once. Without `weigh`, in games without a coach or hints, and where that takes too long, it is the
        given look.
        """
        told = look.coaching
        if weigh is None or told is None or told.advice is None or told.weighed or not look.status.rules.hinted:
            return look
        game_id = look.status.id
        with suppress(Refused, Trouble):
            found = await self._runner.read(game_id, lambda g: teaching.wondered(g, look.token), user=user)
            thought = self._coached.get(_question(found))
            if thought is None:
                # In a context of its own: it answers nobody, so no interaction has to be acknowledged before it writes.
                thought = asyncio.create_task(self._think(found, user, weigh), context=Context())
                _keep(self._coached, _question(found), thought)
            elif thought.done():
                return look
            # A thought that was interrupted would end the process that thinks.
            await asyncio.wait({thought}, timeout=PATIENCE)
            now = await self._runner.read(game_id, teaching.present, user=user)
            return replace(look, coaching=now[1]) if now[0] == look.token else look
        return look

    async def _think(self, about: hints.Wondered, user: int, weigh: hints.Weigh) -> None:
        """Keep what turns out best; what goes wrong here is logged, since nobody waits for it to the end."""
        try:
            moves = await weigh(replace(about, simulations=COACHED))
            if moves is not None:
                with suppress(Refused, Trouble):
                    await self._runner.write(
                        about.game, lambda g: teaching.keep_weighed(g, about, moves[0].picks), user=user
                    )
        except Exception as error:
            log.error("coach failed", game=about.game, seat=about.seat, exc_info=error)


def _question(about: hints.Wondered) -> Question:
    return about.game, about.seat, about.token, about.picks


def _keep(kept: dict[Question, T], about: Question, found: T) -> None:
    while len(kept) >= KEPT:
        del kept[next(iter(kept))]
    kept[about] = found
