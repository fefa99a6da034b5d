"""What people who manage a server do with its games, and going back from a snapshot that cannot be read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, post, reports
from bot.store.schema import games as games_table
from bot.tables import announcing, correcting, export, hands, lobby, reading, repair, seating, succession, undelivered
from bot.tables.pace import Pace
from bot.tables.panel import Table
from bot.tables.queue import reference
from bot.tables.runner import GameRunner
from bot.tables.values import Done, Refused, Request, Status

Manage = Callable[[AsyncConnection, Table, dict[str, Any], Pace], Awaitable[None]]
log: Final = structlog.get_logger("tables")
HOUR: Final = timedelta(hours=1)
MOST_REPORTS: Final = 3
"""How often a player can report something in an hour."""
LONGEST: Final = 1000
"""The most characters of a report."""
WHOLE: Final = 10_000
"""More entries than a game has."""
OFFERED: Final = 200
"""How many entries are offered to go back to."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a player wrote to the host."""

    reference: str
    entry: int | None
    """The number of the newest entry of the history; None in a lobby."""
    text: str
    new: bool = True
    """Whether this call has stored it."""


class Care(GameRunner):
    """What people do who manage the server of a game. The caller checks that they do.

    Each call is written into the history of the game, under the name of who did it. `interaction` makes it idempotent. Refused
    (plays-here): who plays at a table may only have its messages posted again and export it.
    """

    async def games_at(self, guild: int) -> tuple[Status, ...]:
        """Return the lobbies and running games of a server, newest first."""
        return await self._list(games_table.c.guild == guild, games_table.c.state.in_(("lobby", "running")))

    async def refused_at(self, statuses: Collection[Status]) -> frozenset[str]:
        """Return those of these games of which Discord has refused a message for as long as the shortest vote lasts."""

        async def work() -> frozenset[str]:
            async with self._store.reading() as connection:
                return await post.refused_in(connection, [s.id for s in statuses], self._now() - undelivered.SHORTEST)

        return await self._queue.run("refused_at", "", work)

    async def targets(self, game_id: str) -> tuple[Done, ...]:
        """Return the entries that a game could go back to, newest first, as anybody may read them."""

        async def work(connection: AsyncConnection, table: Table) -> tuple[Done, ...]:
            rows = await history.newest(connection, table.id, WHOLE)
            found = [row for row in repair.targets(rows) if row["number"] != table.row["version"]]
            return await reading.told(connection, table.id, found[:OFFERED], None)

        return await self._read("targets", game_id, None, work)

    async def recover(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Go back from a newest snapshot that cannot be read to the newest that can. Refused: not-damaged, no-entry."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            await repair.recover(connection, table, facts, interaction, pace)

        await self._managed("recover", game_id, user, name, interaction, work)

    async def ask_to_recover(self, game_id: str, user: int) -> Request:
        """Ask the table to go back from a snapshot that cannot be read. Refused: no-seat, not-damaged, no-entry, already-asked."""
        return await self._write(
            "ask_to_recover", game_id, user, None, lambda c, t: repair.ask(c, t, user, self._pace())
        )

    async def step_back(self, game_id: str, user: int, name: str, entry: int, interaction: str) -> None:
        """Go back to the game after an entry (`targets`). Refused: not-running, no-entry."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            facts |= {"what": "back", "to": entry}
            await repair.step_back(connection, table, entry, "admin", facts, interaction, pace)

        await self._managed("step_back", game_id, user, name, interaction, work)

    async def start_anyway(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Start a game in place of its host. Refused: already-started, too-few-players."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            await lobby.start(connection, table, table.row["host"], pace)
            await seating.noted(connection, table, facts | {"what": "start"}, pace, "admin", interaction)

        await self._managed("start_anyway", game_id, user, name, interaction, work)

    async def stop(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Close a lobby, or end a running game before it is over: standings are shown, nobody wins. Refused: not-running."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            if table.row["state"] not in ("lobby", "running"):
                raise Refused("not-running", state=table.row["state"])
            if table.row["started"] is not None:
                await seating.noted(connection, table, facts | {"what": "end"}, pace, "admin", interaction)
            await lobby.stop(connection, table, user, pace)

        await self._managed("stop", game_id, user, name, interaction, work)

    async def give_seat(
        self, game_id: str, user: int, name: str, seat: int, to: int, to_name: str, interaction: str
    ) -> None:
        """Give the seat of a player who does not come to a member of the server. The caller checks that they are one.

        Refused: not-running, sat-here, somebody-there, for-somebody-else.
        """

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            if to == user:
                raise Refused("for-somebody-else")
            await succession.may_be_given(connection, table, seat, to, pace)
            facts |= {"what": "seat", "seat": seat, "to": to_name[:100]}
            await seating.noted(connection, table, facts, pace, "admin", interaction)
            await succession.change_hands(connection, table, seat, to, to_name, pace)

        await self._managed("give_seat", game_id, user, name, interaction, work)

    async def correct(self, game_id: str, user: int, name: str, token: int, interaction: str) -> None:
        """Do what the user has put together (`correction`). Refused: nothing-to-correct, stale, vote-on-loser, as `put_correction`."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            await correcting.manage(connection, table, user, token, facts, interaction, pace)

        await self._managed("correct", game_id, user, name, interaction, work)

    async def send_again(self, game_id: str, user: int, name: str, interaction: str, channel: int = 0) -> None:
        """Post the public messages of a game anew; where its own channel was deleted, from now on in `channel`."""

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            row = table.row
            if row["started"] is not None:
                await seating.noted(connection, table, facts | {"what": "again"}, pace, "admin", interaction)
            moved = not row["channel"] and bool(channel)
            if moved:
                await games.change(connection, table.id, channel=channel)
            await announcing.again(
                connection, table.id, row["state"], table.live, row["version"], pace.now, moved=moved
            )

        await self._managed("send_again", game_id, user, name, interaction, work, own=True)

    async def export(self, game_id: str, user: int, name: str, interaction: str) -> bytes:
        """Return the game as JSON, with what is not public only once every hand is shown. Refused: not-running, in a lobby.

        For somebody who plays there, or ever did, it holds nothing but what is public.
        """

        async def work(connection: AsyncConnection, table: Table, facts: dict[str, Any], pace: Pace) -> None:
            if table.row["started"] is None:
                raise Refused("not-running", state=table.row["state"])
            await seating.noted(connection, table, facts | {"what": "export"}, pace, "admin", interaction)

        async def read(connection: AsyncConnection, table: Table) -> bytes:
            rows = await history.newest(connection, table.id, WHOLE)
            found = None
            with suppress(Refused):
                found = await hands.shown(connection, table, self._pace())
            played = table.seat is not None or user in await games.ever_sat(connection, table.id)
            whole = not played and await hands.all_open(connection, table, self._pace())
            return export.exported(table, rows[::-1], found, whole=whole)

        await self._managed("export", game_id, user, name, interaction, work, own=True)
        return await self._read("export", game_id, user, read)

    async def report(self, game_id: str, user: int, text: str, interaction: str) -> Report:
        """Store what somebody writes to the host, about a game or (empty id) none. Refused: nothing-said, too-many-reports."""
        said = " ".join(text.split())[:LONGEST]
        if not said:
            raise Refused("nothing-said")

        async def work(connection: AsyncConnection, table: Table | None) -> Report:
            started = table is not None and table.row["started"] is not None
            now, entry = self._now(), table.row["version"] if table is not None and started else None
            known = await reports.made_by(connection, interaction)
            if known is not None:
                return Report(known["reference"], known["entry"], known["text"], new=False)
            earlier = await reports.since(connection, user, now - HOUR)
            if len(earlier) >= MOST_REPORTS:
                raise Refused("too-many-reports", at=earlier[-MOST_REPORTS] + HOUR)
            found = reference()
            await reports.add(
                connection,
                interaction=interaction,
                reference=found,
                user=user,
                game=game_id or None,
                entry=entry,
                text=said,
                at=now,
            )
            log.warning("report", reference=found, game=game_id or None, entry=entry, user=user, text=said)
            return Report(found, entry, said)

        async def alone() -> Report:
            async with self._store.writing() as connection:
                return await work(connection, None)

        if not game_id:
            return await self._queue.run("report", "", alone)
        return await self._write("report", game_id, user, None, work, nudge=False)

    async def _managed(
        self, what: str, game_id: str, user: int, name: str, interaction: str, work: Manage, *, own: bool = False
    ) -> None:
        async def once(connection: AsyncConnection, table: Table) -> None:
            if table.row["delivered"] is not None:
                return
            if table.seat is not None and not own:
                raise Refused("plays-here")
            await work(connection, table, {"by": user, "name": name}, self._pace())

        await self._write(what, game_id, user, interaction, once)
