"""What people who manage a server do with its games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import wraps
from typing import Any, Final

from bot.store import games, history, post, results
from bot.tables import announcing, correcting, export, hands, lobby, reading, repair, seating, succession, undelivered
from bot.tables.open_game import OpenGame
from bot.tables.services.service import Service
from bot.tables.values import Done, Refused, Status

Manage = Callable[[OpenGame, dict[str, Any]], Awaitable[None]]
WHOLE: Final = 10_000
"""More entries than a game has."""
OFFERED: Final = 200
"""How many entries are offered to go back to."""


class Moderation(Service):
    """What people do who manage the server of a game. The caller checks that they do.

    Each call is written into the history of the game, under the name of who did it. `interaction` makes it idempotent. Refused
    (plays-here): who plays at a table may only have its messages posted again and export it.
    """

    async def refused_in(self, statuses: Collection[Status]) -> frozenset[str]:
        """Return those of these games of which Discord has refused a message for as long as the shortest vote lasts."""
        return await self._runner.query(
            lambda c: post.refused_in(c, [s.id for s in statuses], self._runner.now() - undelivered.SHORTEST)
        )

    async def restore_points(self, game_id: str) -> tuple[Done, ...]:
        """Return the entries that a game could go back to, newest first, as anybody may read them."""

        async def work(open_game: OpenGame) -> tuple[Done, ...]:
            rows = await history.newest(open_game.connection, open_game.id, WHOLE)
            found = [row for row in repair.targets(rows) if row["number"] != open_game.row["version"]]
            return await reading.told(open_game.connection, open_game.row, found[:OFFERED], None)

        return await self._runner.read(game_id, work)

    async def recover(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Go back from a newest snapshot that cannot be read to the newest that can. Refused: not-damaged, no-entry."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            await repair.recover(open_game, facts, interaction)

        await self._do(game_id, user, name, interaction, work)

    async def step_back(self, game_id: str, user: int, name: str, entry: int, interaction: str) -> None:
        """Go back to the game after an entry (`restore_points`). Refused: not-running, no-entry."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            facts |= {"what": "back", "to": entry}
            await repair.step_back(open_game, entry, "admin", facts, interaction)

        await self._do(game_id, user, name, interaction, work)

    async def start_anyway(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Start a game in place of its host. Refused: already-started, too-few-players."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            await lobby.start(open_game, open_game.row["host"])
            await seating.add_note(open_game, facts | {"what": "start"}, "admin", interaction)

        await self._do(game_id, user, name, interaction, work)

    async def stop(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Close a lobby, or end a running game before it is over: standings are shown, nobody wins. Refused: not-running."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            if open_game.row["state"] not in ("lobby", "running"):
                raise Refused("not-running", state=open_game.row["state"])
            if open_game.row["started"] is not None:
                await seating.add_note(open_game, facts | {"what": "end"}, "admin", interaction)
            await lobby.stop(open_game, user)

        await self._do(game_id, user, name, interaction, work)

    async def strike(self, game_id: str, user: int, name: str, interaction: str) -> None:
        """Exclude a game from levels and seasons, while it runs or later. Refused: not-counted."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            if open_game.row["started"] is None or not open_game.rules.in_force.rated:
                raise Refused("not-counted")
            rules = open_game.rules.model_copy(update={"rated": False})
            await games.change(open_game.connection, open_game.id, rules=rules.model_dump(mode="json"))
            await results.strike(open_game.connection, open_game.id)
            await seating.add_note(open_game, facts | {"what": "strike"}, "admin", interaction)

        await self._do(game_id, user, name, interaction, work)

    async def give_seat(
        self, game_id: str, user: int, name: str, seat: int, to: int, to_name: str, interaction: str
    ) -> None:
        """Give the seat of a player who does not come to a member of the server. The caller checks that they are one.

        Refused: not-running, sat-here, somebody-there, for-somebody-else.
        """

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            if to == user:
                raise Refused("for-somebody-else")
            await succession.may_be_given(open_game, seat, to)
            facts |= {"what": "seat", "seat": seat, "to": to_name[:100]}
            await seating.add_note(open_game, facts, "admin", interaction)
            await succession.change_hands(open_game, seat, to, to_name)

        await self._do(game_id, user, name, interaction, work)

    async def correct(self, game_id: str, user: int, name: str, token: int, interaction: str) -> None:
        """Carry out the correction that the user has drafted (`Corrections.draft`). Refused: nothing-to-correct, stale, vote-on-loser, and
        as `put`.
        """

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            await correcting.manage(open_game, user, token, facts, interaction)

        await self._do(game_id, user, name, interaction, work)

    async def send_again(self, game_id: str, user: int, name: str, interaction: str, channel: int = 0) -> None:
        """Post the public messages of a game anew; where its own channel was deleted, from now on in `channel`."""

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            row = open_game.row
            if row["started"] is not None:
                await seating.add_note(open_game, facts | {"what": "again"}, "admin", interaction)
            moved = not row["channel"] and bool(channel)
            if moved:
                await games.change(open_game.connection, open_game.id, channel=channel)
            await announcing.again(
                open_game.connection,
                open_game.id,
                row["state"],
                open_game.live,
                row["version"],
                open_game.now,
                moved=moved,
            )

        await self._do(game_id, user, name, interaction, work, own=True)

    async def export(self, game_id: str, user: int, name: str, interaction: str) -> bytes:
        """Return the game as JSON, with what is not public only once every hand is shown. Refused: not-running, in a lobby.

        For somebody who plays there, or ever did, it holds nothing but what is public.
        """

        async def work(open_game: OpenGame, facts: dict[str, Any]) -> None:
            if open_game.row["started"] is None:
                raise Refused("not-running", state=open_game.row["state"])
            await seating.add_note(open_game, facts | {"what": "export"}, "admin", interaction)

        async def read(open_game: OpenGame) -> bytes:
            rows = await history.newest(open_game.connection, open_game.id, WHOLE)
            found = None
            with suppress(Refused):
                found = await hands.shown(open_game)
            played = open_game.seat is not None or user in await games.former_users(open_game.connection, open_game.id)
            whole = not played and await hands.all_open(open_game)
            return export.exported(open_game, rows[::-1], found, whole=whole)

        await self._do(game_id, user, name, interaction, work, own=True)
        return await self._runner.read(game_id, read, user=user)

    async def _do(
        self, game_id: str, user: int, name: str, interaction: str, work: Manage, *, own: bool = False
    ) -> None:
        @wraps(work)
        async def once(open_game: OpenGame) -> None:
            if open_game.row["delivered"] is not None:
                return
            if open_game.seat is not None and not own:
                raise Refused("plays-here")
            await work(open_game, {"by": user, "name": name})

        await self._runner.write(game_id, once, user=user, interaction=interaction)
