"""What every call of the services runs in: the game's queue, one transaction, the opened game, and deduplication."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial, wraps
from typing import Any, Final, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store, games, history, moves, post
from bot.store.columns import unreadable_columns
from bot.store.schema import SET_ASIDE
from bot.store.schema import games as games_table
from bot.tables import damage as damages
from bot.tables import panel, reading, repair, returning
from bot.tables.damage import Damage
from bot.tables.first import may_write
from bot.tables.live import Live
from bot.tables.open_game import OpenGame, replay_sketch
from bot.tables.pace import Pace
from bot.tables.queue import Queue, called, reference
from bot.tables.quota import NO_LIMITS, Quota
from bot.tables.values import Look, Refused, Status
from engine import load
from engine.codec import Unreadable

log: Final = structlog.get_logger("tables")

T = TypeVar("T")
Work = Callable[[OpenGame], Awaitable[T]]


class Runner:
    """Opens games and runs calls on them, one at a time for each game, each in one transaction.

    A call that fails stands in the log under the name of its `work`, or of the method in which that is written.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        grace_seconds: float = 60,
        reminder_hours: float = 12,
        robot_seconds: float = 8,
        quota: Quota = NO_LIMITS,
        trusted: Collection[str] = (),
        nudge: Callable[[], None] = lambda: None,
        wake: Callable[[], None] = lambda: None,
        changed: Callable[[str, int | None], None] = lambda game, user: None,
    ) -> None:
        """`nudge` is called after each commit that may have made messages ready to be sent: give `outbox.nudge`.

        `wake` is called after each commit at a table with robots or with orders ahead, which may now be due.
        `changed` is called with the game and with who changed it, before whoever did reads of it.
        `quota`: how many games there may be.
        `trusted`: the keys of the hosts with whom games may be exchanged.
        """
        self.store, self.now, self.nudge = store, now, nudge
        self.trusted = frozenset(trusted)
        self._grace, self.reminder_hours = timedelta(seconds=grace_seconds), reminder_hours
        self._robots, self._wake = timedelta(seconds=robot_seconds), wake
        self.queue, self._quota, self._changed = Queue(), quota, changed
        self._damages: dict[str, tuple[int, Damage]] = {}
        """A cache: what is known of games whose newest snapshot cannot be read, with its number. Each is told to the host once."""

    @property
    def calls(self) -> int:
        """How many calls run or wait for their game's turn."""
        return len(self.queue)

    @property
    def damages(self) -> frozenset[tuple[str, int]]:
        """The games that this process could not read, each with the number of its newest entry then; they may be repaired by now."""
        return frozenset((game, version) for game, (version, _damage) in self._damages.items())

    async def close(self) -> None:
        """Wait until all running calls have committed, and refuse new ones. The caller closes the store afterwards."""
        await self.queue.close()

    def pace(self) -> Pace:
        """Return the present time with the times that the host has set."""
        return Pace(self.now(), self._grace, self.reminder_hours, self._robots, self._quota)

    async def query(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read the store without opening a game."""

        async def one() -> T:
            async with self.store.reading() as connection:
                return await work(connection)

        return await self.queue.run(called(work), "", one)

    async def record(
        self, game_id: str, work: Callable[[AsyncConnection], Awaitable[T]], *, maintenance: bool = False
    ) -> T:
        """Write to the store without opening a game; in the queue of `game_id`, unless that is empty. `maintenance`: as in `Store`."""

        async def one() -> T:
            async with self.store.writing(maintenance=maintenance) as connection:
                if game_id:
                    await games.lock(connection, [game_id])
                return await work(connection)

        await may_write()
        return await self.queue.run(called(work), game_id, one)

    async def apart(self, work: Callable[[], T]) -> T:
        """Run slow work outside any game's queue and any transaction, so that nobody waits for it."""

        async def one() -> T:
            return work()

        return await self.queue.run(called(work), "", one)

    async def create(
        self,
        user: int,
        interaction: str,
        work: Callable[[AsyncConnection], Awaitable[str]],
        then: Work[None] | None = None,
    ) -> Status:
        """Write a new game, whose id `work` returns, and change it by `then`. Calls of the same interaction run one after the other."""

        @wraps(work)
        async def one(connection: AsyncConnection) -> Status:
            open_game = await self._open(connection, await work(connection), user)
            if then is not None:
                await then(open_game)
            return open_game.status

        status = await self.record(interaction, one)
        self._changed(status.id, user)
        self.nudge()
        return status

    async def change(self, game_id: str, user: int, work: Work[object]) -> Status:
        """Change a lobby; return what is public of it then."""

        @wraps(work)
        async def changed(open_game: OpenGame) -> Status:
            await work(open_game)
            generations = {game_id: open_game.live.game.table.generation} if open_game.live else {}
            (status,) = await reading.statuses(open_game.connection, [open_game.row], generations, self.now())
            return status

        return await self.write(game_id, changed, user=user)

    async def play(self, game_id: str, user: int, work: Work[Look], *, interaction: str | None = None) -> Look:
        """Do something for a player in their seat, which they have come back to by it. Done once for each interaction."""

        @wraps(work)
        async def once(open_game: OpenGame) -> Look:
            if interaction is None or not await self._delivered(open_game, interaction):
                await returning.come_back(open_game)
                found = await work(open_game)
                if open_game.acted:
                    await returning.note_answer(open_game)
                return found
            return await panel.look(open_game)

        return await self.write(game_id, once, user=user, interaction=interaction)

    async def _delivered(self, open_game: OpenGame, interaction: str) -> bool:
        number = open_game.row["delivered"]
        if number is None:
            return open_game.row["sketched_by"] == interaction
        entry = await history.one(open_game.connection, open_game.id, number)
        if entry is None or entry["seat"] != open_game.seat:
            raise Refused("stale")
        open_game.committed, open_game.news = number, list(history.news_of(entry))
        return True

    async def write(
        self,
        game_id: str,
        work: Work[T],
        *,
        user: int | None = None,
        interaction: str | None = None,
        first: Callable[[AsyncConnection], Awaitable[object]] | None = None,
    ) -> T:
        """Open a game for `user` and change it, in one transaction. `first`: what is written before the game is opened."""

        async def one(met: Unreadable | None = None) -> T:
            try:
                async with self.store.writing() as connection:
                    if first is not None:
                        await first(connection)
                    open_game = await self._open(connection, game_id, user, interaction, lock=True, met=met)
                    found = await work(open_game)
                    ready = post.take_ready(connection)
            finally:  # also where a commit may or may not have arrived
                self._changed(game_id, user)
            if open_game.live is not None:
                self.queue.put(game_id, open_game.live)
            if open_game.robots or open_game.row.get("ordered"):
                self._wake()
            if ready:
                self.nudge()
            return found

        await may_write()
        return await self.queue.run(called(work), game_id, partial(self._tried, one))

    async def read(self, game_id: str, work: Work[T], *, user: int | None = None) -> T:
        """Open a game for `user` and read it."""

        async def one(met: Unreadable | None = None) -> T:
            async with self.store.reading() as connection:
                open_game = await self._open(connection, game_id, user, met=met)
                found = await work(open_game)
            if open_game.live is not None:
                self.queue.put(game_id, open_game.live)
            return found

        return await self.queue.run(called(work), game_id, partial(self._tried, one))

    async def _tried(self, one: Callable[[Unreadable | None], Awaitable[T]]) -> T:
        """Run a call; where it meets something unreadable, run it again on the game marked as damaged."""
        try:
            return await one(None)
        except Unreadable as met:
            return await one(met)

    async def find(self, *where: sa.ColumnElement[bool]) -> tuple[Status, ...]:
        """Return the public status of the games that meet all these conditions, newest first."""

        async def work(connection: AsyncConnection) -> tuple[Status, ...]:
            found = await games.find(connection, *where, games_table.c.state.not_in(SET_ASIDE))
            legible = [(row, lost) for (row,), lost in (damages.shown([one]) for one in found)]
            generations = {row["id"]: await self._generation(connection, row, lost) for row, lost in legible}
            return await reading.statuses(connection, [row for row, _lost in legible], generations, self.now())

        return await self.query(work)

    async def _generation(
        self, connection: AsyncConnection, row: reading.Row, spoilt: Sequence[str]
    ) -> int | Damage | None:
        """Return the generation of a game, its damage, or None where neither can be told. One broken game must not hide all others."""
        try:
            if spoilt:
                return self._beside(row["id"], row["version"], ", ".join(spoilt))
            reading.rules(row)
            if row["started"] is None:
                return 0
            live = self.queue.peek(row["id"], row["version"])
            if live is None:
                live = await self._live(connection, row["id"], row["version"])
                self.queue.put(row["id"], live)
        except Unreadable as error:
            return await self._damaged(connection, row["id"], row["version"], error)
        except Exception as error:
            log.error("game cannot be read", game=row["id"], exc_info=error)
            return None
        return live.game.table.generation

    async def _open(
        self,
        connection: AsyncConnection,
        game_id: str,
        user: int | None,
        interaction: str | None = None,
        *,
        lock: bool = False,
        met: Unreadable | None = None,
    ) -> OpenGame:
        """Open a game. `met`: the unreadable thing that an earlier attempt met; the game is opened as damaged then."""
        rows, spoilt = await self._rows(connection, game_id, user, interaction, lock=lock, met=met)
        seats = [r for r in rows if r["seat"] is not None]
        own = _row_of(seats, user)
        if lock and own and own["left_at"] is not None:
            raise Refused("left-server")
        if own and own["unclaimed"]:
            raise Refused("unclaimed", game=game_id)
        row = dict(own or rows[0])
        live, damage = await self._position(connection, game_id, row)
        if live is not None and (whole := damages.completed(seats, len(live.game.players))):
            seats, spoilt = whole, [*spoilt, "seats.seat"]
            own = _row_of(seats, user)
            row = dict(own or rows[0])
        if damage is None and spoilt:
            live, damage = None, self._beside(game_id, row["version"], ", ".join(spoilt))
        if damage is None:
            self._damages.pop(game_id, None)
        open_game = OpenGame(
            connection,
            row,
            live,
            own["seat"] if own else None,
            seats,
            reading.owing(seats),
            damage=damage,
            edits=row["edits"] or 0,
            pace=self.pace(),
        )
        if row["state"] == "lobby":
            open_game.reserved = (await reading.reserved(connection, [game_id], open_game.now))[game_id]
        if row["requested"]:
            open_game.requests = (await reading.requested(connection, {game_id: seats}))[game_id]
        if own and own["picks"] is not None and row["state"] == "running":
            replay_sketch(open_game, own["asked"], history.picks_of(own), own["mode"])
        return open_game

    async def _rows(
        self,
        connection: AsyncConnection,
        game_id: str,
        user: int | None,
        interaction: str | None,
        *,
        lock: bool,
        met: Unreadable | None,
    ) -> tuple[Sequence[reading.Row], list[str]]:
        """Read the rows of a game, as `_legible` returns them. Refused: no-game, moved, aside."""
        # What a user typed may be anything, also something that the database refuses as text.
        rows = game_id.isalnum() and await games.read(connection, game_id, user, interaction, locked=lock)
        if not rows:
            self._damages.pop(game_id, None)
            raise Refused("moved" if game_id.isalnum() and await moves.departure(connection, game_id) else "no-game")
        legible, spoilt = await self._legible(connection, game_id, rows, met)
        if legible[0]["state"] in SET_ASIDE:
            raise Refused("moved" if await moves.departure(connection, game_id) else "aside")
        return legible, spoilt

    async def _position(
        self, connection: AsyncConnection, game_id: str, row: reading.Row
    ) -> tuple[Live, None] | tuple[None, Damage | None]:
        """Read the position of a game, or its damage; neither of a game that has not started."""
        if row["started"] is None:
            return None, None
        try:
            return await self._live(connection, game_id, row["version"]), None
        except Unreadable as error:
            return None, await self._damaged(connection, game_id, row["version"], error)

    async def _legible(
        self, connection: AsyncConnection, game_id: str, rows: Sequence[reading.Row], met: Unreadable | None
    ) -> tuple[Sequence[reading.Row], list[str]]:
        """Return the rows of an opened game with stand-ins for what cannot be read, and the columns in which that is so."""
        found, spoilt = list[dict[str, Any]](), list[str]()
        if any(map(unreadable_columns, rows)):
            found, spoilt = damages.shown(rows)
            if "games.version" in spoilt:
                number = await history.last_number(connection, game_id)
                found = [{**row, "version": number} for row in found]
            if "seats.seat" in spoilt:
                damages.numbered(found)
        if met is not None:
            spoilt = spoilt or [str(met)]
            try:
                reading.rules((found or rows)[0])
            except Unreadable:
                found = [{**row, "rules": {}} for row in found or rows]
        return found or rows, spoilt

    async def _live(self, connection: AsyncConnection, game_id: str, version: int) -> Live:
        live = self.queue.take(game_id)
        if live is not None and live.version == version:
            return live
        game = load(await history.snapshot(connection, game_id, version))
        last = await history.last_answer(connection, game_id)
        if last is not None and last["kind"] == history.UNREAD:
            raise Unreadable("the newest answer cannot be read")
        return Live(game, version, await reading.turn_of(connection, game_id, last) if last else None)

    async def _damaged(self, connection: AsyncConnection, game_id: str, version: int, error: Unreadable) -> Damage:
        known = self._known(game_id, version)
        if known is None:
            found = reference(f"{game_id}/{version}")
            log.error("game cannot be read", reference=found, game=game_id, entry=version, reason=str(error))
            known = await repair.examined(connection, game_id, version, found)
            self._damages[game_id] = version, known
        return known

    def _known(self, game_id: str, version: int) -> Damage | None:
        before, known = self._damages.get(game_id, (None, None))
        return known if before == version else None

    def _beside(self, game_id: str, version: int, reason: str) -> Damage:
        """Return the damage of a game whose positions may be whole, while something else cannot be read."""
        known = self._known(game_id, version)
        if known is None or not known.beside:
            known = Damage(reference(f"{game_id}/{version}"), beside=True)
            self._damages[game_id] = version, known
            log.error("game cannot be read", reference=known.reference, game=game_id, entry=version, reason=reason)
        return known


def _row_of(seats: Iterable[reading.Row], user: int | None) -> reading.Row | None:
    """Return the row of the seat of a user. A robot's seat has no user, and a public look has none either."""
    return next((row for row in seats if user is not None and row["user"] == user), None)
