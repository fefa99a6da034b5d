"""Looking back at games that are over."""

from __future__ import annotations

from bot.store import analyses, history
from bot.tables import hindsight
from bot.tables.hindsight import TABLE, Ask, Chances, Mine, Recalled
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service, by_seat
from bot.threads import in_thread


class Hindsight(Service):
    """What is found out about a game when it is over. A call of `ask` never waits for the game or the store."""

    post_mine = by_seat(hindsight.post_here)

    async def mine(self, game_id: str, user: int, *, possible: bool) -> Mine:
        """Return how far the analysis of somebody's own decisions is; where it is `begun`, the caller calls `find_out`.

        Refused: not-over.
        """
        return await self._runner.write(game_id, lambda g: hindsight.mine(g, possible), user=user, nudge=False)

    async def chances(self, game_id: str, ask: Ask | None) -> Chances | None:
        """Return the chances by generation; None where they are not known and cannot be found out. Refused: not-over."""
        found = await self._runner.read(game_id, hindsight.chances)
        if found is not None or ask is None:
            return found
        stored = await self._runner.read(game_id, lambda g: history.snapshots(g.connection, g.id))
        found = await hindsight.found_chances(game_id, await in_thread(hindsight.ends, stored), ask)
        if found is not None:
            await self._runner.write(game_id, lambda g: hindsight.keep(g, TABLE, found), nudge=False)
        return found

    async def recalled(self, game_id: str, seat: int) -> Recalled | None:
        """Return the decisions of a seat that are told, if they were found out."""
        found = await self._runner.read(game_id, lambda g: hindsight.decisions(g, seat))
        return None if found is None else await in_thread(hindsight.recalled, found, seat)

    async def seen(self, game_id: str) -> frozenset[int]:
        """Return the cards that everybody knows at the end of a game. Refused: not-over."""
        return await self._runner.read(game_id, hindsight.seen)

    async def find_out(self, game_id: str, seat: int, ask: Ask) -> None:
        """Find out what the decisions of a seat have cost and brought, which was claimed before, and store it."""
        told = self._runner.now()

        async def alive() -> None:
            nonlocal told
            now = self._runner.now()
            if now - told > hindsight.LEASE / 3:
                told = now
                until = now + hindsight.LEASE
                await self._runner.record(game_id, lambda c: analyses.renew(c, game_id, seat, until))

        try:
            entries = await self._runner.read(game_id, lambda g: hindsight.answered(g, seat))
            found = await hindsight.found_decisions(game_id, seat, entries, ask, alive)

            async def keep(open_game: OpenGame) -> None:
                await hindsight.keep(open_game, seat, found)

            await self._runner.write(game_id, keep, nudge=False)
        except BaseException:
            await self._runner.record(game_id, lambda c: analyses.forget(c, game_id, seat))
            raise
