"""What happened in a game, what it looked like then, and what is shown at its end."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.store import history, post, replays
from bot.store.replays import StoredCourse
from bot.tables import hands, panel, reading, replay
from bot.tables.hands import Hands
from bot.tables.open_game import OpenGame
from bot.tables.queue import called
from bot.tables.replay import Watched
from bot.tables.services.service import Service, by_seat
from bot.tables.values import Done, Look, Refused, Status
from bot.threads import in_thread
from engine.view import View, view


async def _story(open_game: OpenGame, limit: int, before: int | None = None) -> tuple[Done, ...]:
    rows = await history.newest(open_game.connection, open_game.id, limit, before)
    return await reading.told(open_game.connection, open_game.row, rows, open_game.seat)


class History(Service):
    """The past of games."""

    show_hand = by_seat(hands.say)
    post_replay = by_seat(replay.post_here)

    async def story(
        self, game_id: str, user: int | None = None, before: int | None = None, limit: int = 50
    ) -> tuple[Done, ...]:
        """Return the history as `user` may read it, newest first, with undone entries. `before`: only entries older than this number."""

        async def work(open_game: OpenGame) -> tuple[Done, ...]:
            return await _story(open_game, limit, before)

        return await self._runner.read(game_id, work, user=user)

    async def look_with_story(
        self, game_id: str, user: int | None = None, limit: int = 50
    ) -> tuple[Look, tuple[Done, ...]]:
        """Return the game as `user` may see it, and its newest entries (`story`), both of one moment."""

        async def work(open_game: OpenGame) -> tuple[Look, tuple[Done, ...]]:
            return await panel.look(open_game), await _story(open_game, limit)

        return await self._runner.read(game_id, work, user=user)

    async def status_with_story(
        self, game_id: str, wanted: Callable[[Status], int]
    ) -> tuple[Status, View | None, tuple[Done, ...]]:
        """Return the public status of a game, its public view, and the `wanted` number of its newest entries, all of one moment.

        Where none are wanted, the view is None. `wanted` gets the status, and may not wait.
        """

        async def work(open_game: OpenGame) -> tuple[Status, View | None, tuple[Done, ...]]:
            status = open_game.status
            if not (limit := wanted(status)):
                return status, None, ()
            return status, (await panel.look(open_game)).view, await _story(open_game, limit)

        return await self._runner.read(game_id, work)

    async def view_after(self, game_id: str, number: int) -> View | None:
        """Return the public view right after an entry of the history; None before the first, and where it cannot be read."""
        if number < 0:
            return None

        async def work(open_game: OpenGame) -> View | StoredCourse | None:
            found = await reading.position(open_game.connection, open_game.id, number)
            if found is not None:
                return view(found, None)
            return (
                await replays.read(open_game.connection, open_game.id)
                if open_game.row["shortened"] is not None
                else None
            )

        found = await self._runner.read(game_id, work)
        return await in_thread(replay.position, found, number) if isinstance(found, StoredCourse) else found

    async def positions(self, game_id: str, *, afterwards: bool = False) -> tuple[tuple[int, View], ...]:
        """Return the public view after each entry of a game that is over, with its number, as far as it was kept, oldest first.

        `afterwards` shows points that the table hid while it played. Refused: not-over.
        """
        found = await self._runner.read(game_id, replay.stored)
        return await in_thread(lambda: tuple(replay.positions(found, afterwards=afterwards)))

    async def watched(self, game_id: str) -> Watched:
        """Return what the replay of a finished game is made from. Refused: not-over, damaged."""
        return await self._runner.read(game_id, replay.watched)

    async def told_of(self, game_id: str, entries: Collection[int]) -> tuple[tuple[int, tuple[Done, ...]], ...]:
        """Return the public messages about turns that report any of these entries, oldest first, each with all entries that it reports."""

        async def work(open_game: OpenGame) -> tuple[tuple[int, tuple[Done, ...]], ...]:
            rows = await post.sent_turns(open_game.connection, open_game.id, min(entries, default=0))
            ends = [*(row["entry"] for row in rows[1:]), open_game.row["version"]]
            found: list[tuple[int, tuple[Done, ...]]] = []
            for row, end in zip(rows, ends, strict=True):
                if any(row["entry"] < entry <= end for entry in entries):
                    told = await history.newest(open_game.connection, open_game.id, end - row["entry"], end + 1)
                    found.append(
                        (row["message"], await reading.told(open_game.connection, open_game.row, reversed(told), None))
                    )
            return tuple(found)

        return await self._runner.read(game_id, work)

    async def course(self, game_id: str) -> tuple[View, ...]:
        """Return the public view at the end of each generation, oldest first, and now."""
        stored = await self._runner.read(game_id, lambda g: history.snapshots(g.connection, g.id))
        # A long game has hundreds of snapshots: decode them off the event loop.
        return await in_thread(reading.course, stored)

    async def hands(self, game_id: str, user: int | None = None) -> Hands:
        """Return the hands at the end of a game as `user` may see them. Refused: not-over, damaged."""
        return await self._runner.read(game_id, hands.shown, user=user)

    async def shorten(self, game_id: str) -> bool:
        """Shorten the history of a finished game; return whether that was done.

        It keeps its entries with their news, the snapshot at the end of each generation and the newest one: points, charts,
        time-lapse, hands and log are what they were; and what everybody saw after each entry (`engine.course`). Refused: damaged,
        since another program may be able to read it.
        """

        async def finished(open_game: OpenGame) -> list[history.Position] | None:
            if open_game.damage is not None:
                raise Refused("damaged")
            due = open_game.row["state"] in ("over", "ended") and open_game.row["shortened"] is None
            return await history.positions(open_game.connection, open_game.id) if due else None

        async def condensed() -> replay.Condensed:
            # A long game has hundreds of snapshots: decode them off the event loop.
            return await in_thread(replay.condensed, stored or [])

        stored = await self._runner.read(game_id, finished)
        if stored is None:
            return False
        ends, kept = await self._runner.queue.run(called(condensed), "", condensed)

        async def work(open_game: OpenGame) -> bool:
            if open_game.row["shortened"] is not None:
                return False
            if stored:
                await replays.keep(open_game.connection, open_game.id, kept, self._runner.now())
            await history.shorten(
                open_game.connection, open_game.id, {open_game.row["version"], *ends}, self._runner.now()
            )
            return True

        return await self._runner.write(game_id, work)
