"""Looking back at games that are over."""

from __future__ import annotations

from datetime import datetime

from bot.store import analyses, history
from bot.tables import hindsight
from bot.tables.hindsight import Ask, Chances, OwnAnalysis, Recalled
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, by_seat
from bot.tables.values import Refused
from bot.threads import in_thread


class Hindsight(Service):
    """The analysis of finished games. Its slow calls of `ask` run outside the game's queue and outside any transaction."""

    post_mine = by_seat(hindsight.post_here)

    async def own_analysis(self, game_id: str, user: int, *, possible: bool) -> OwnAnalysis:
        """Return the state of the analysis of a player's own decisions; where it is `begun`, the caller must call `find_out`.

        Refused: not-over.
        """
        return await self._runner.write(game_id, lambda g: hindsight.own_analysis(g, possible), user=user)

    async def chances(self, game_id: str, ask: Ask | None) -> Chances | None:
        """Return each seat's chances to win by generation; None where they are not stored and cannot be computed. Refused: not-over."""
        found = await self._runner.read(game_id, hindsight.chances)
        if found is not None or ask is None:
            return found
        stored = await self._runner.read(game_id, lambda g: history.snapshots(g.connection, g.id))
        found = await hindsight.find_chances(game_id, await in_thread(hindsight.ends, stored), ask)
        if found is not None:
            await self._runner.write(game_id, lambda g: hindsight.keep_chances(g, found))
        return found

    async def recalled(self, game_id: str, seat: int) -> Recalled | None:
        """Return the costliest and best decisions of a seat with their positions; None where they were not computed yet."""
        found = await self._runner.read(game_id, lambda g: hindsight.decisions(g, seat))
        return None if found is None else await in_thread(hindsight.recalled, found, seat)

    async def seen(self, game_id: str) -> frozenset[int]:
        """Return the cards that everybody knows once a game is over. Refused: not-over."""
        return await self._runner.read(game_id, hindsight.seen)

    async def find_out(self, game_id: str, seat: int, claimed: datetime, ask: Ask) -> None:
        """Compute what the decisions of a seat have cost and gained, and store it. `claimed`: until when the analysis is claimed.

        Refused: thought-long, where the process could judge nothing; the analysis is not claimed any more then. stale, where another
        process has begun anew meanwhile.
        """
        told = self._runner.now()

        async def alive() -> None:
            nonlocal told, claimed
            now = self._runner.now()
            if now - told > hindsight.LEASE / 3:
                told = now
                until = now + hindsight.LEASE
                if not await self._runner.record(game_id, lambda c: analyses.renew(c, game_id, seat, claimed, until)):
                    raise Refused("stale")
                claimed = until

        try:
            entries = await self._runner.read(game_id, lambda g: hindsight.answered(g, seat))
            found = await hindsight.find_decisions(game_id, seat, entries, ask, alive)

            async def keep(open_game: OpenGame) -> None:
                await hindsight.keep(open_game, seat, claimed, found)

            await self._runner.write(game_id, keep)
        except BaseException:
            await self._runner.record(game_id, lambda c: analyses.give_up(c, game_id, seat, claimed))
            raise
