"""The table service's public methods: everything that the Discord side may ask of a game or do with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import aside, games, history, people, post, replays
from bot.store import orders as stored_orders
from bot.store.replays import Kept
from bot.store.schema import games as games_table
from bot.tables import (
    announcing,
    deadline,
    hands,
    lobby,
    panel,
    playing,
    reading,
    replay,
    returning,
    robots,
    undelivered,
    undoing,
    waiting_room,
)
from bot.tables.care import Care
from bot.tables.deciding import Deciding
from bot.tables.hands import Hands
from bot.tables.healing import Healing
from bot.tables.members import Members
from bot.tables.orders import composing
from bot.tables.panel import Table
from bot.tables.planning import Planning
from bot.tables.rights import Rights
from bot.tables.shortening import Shortening
from bot.tables.values import Done, Look, Plan, Refused, Rules, Seated, Status, Whom
from bot.threads import in_thread
from engine import Policy, View, view


class Tables(Members, Healing, Planning, Deciding, Care, Rights, Shortening):
    """All games of this bot.

    Every method raises `Refused` or `Trouble` and nothing else; where it raises, nothing was changed.

    `interaction` is Discord's interaction id and makes a call idempotent: a second call with the same id changes nothing and
    returns the present state. Where one interaction makes several calls, add a suffix (`f"{id}:2"`).
    `game_id` is the game's short key, `user` a Discord user id; times are time zone aware and in UTC.
    """

    # --- lobby -------------------------------------------------------------------------------------------------------

    async def found(
        self,
        guild: int,
        channel: int,
        host: int,
        host_name: str,
        name: str = "",
        rules: Rules | None = None,
        interaction: str | None = None,
        robots: Sequence[str] = (),
        earlier: Sequence[Seated] = (),
    ) -> Status:
        """Open a lobby with the host in the first seat, then `robots` by name. The outbox posts its message (kind lobby).

        Players of the `earlier` game get a seat reserved for a day, and everybody keeps handicap and beginner corporation.
        """
        others = (*(Seated(0, None, robot) for robot in robots), *earlier)

        async def work() -> Status:
            async with self._store.writing() as connection:
                agreed = rules or Rules()
                id = await lobby.found(
                    connection, guild, channel, host, host_name, name, agreed, interaction, self._pace(), others
                )
                return (await self._open(connection, id, host)).status

        # Two users who press at once, and one who presses twice, found one lobby.
        status = await self._queue.run("found", interaction or "", work)
        self._changed(status.id, host)
        self._nudge()
        return status

    async def join(self, game_id: str, user: int, name: str) -> Status:
        """Sit down in the lowest free seat. Refused: already-started, already-seated, lobby-full, seats-reserved."""
        return await self._change("join", game_id, user, lambda c, t: lobby.join(c, t, user, name, self._pace()))

    async def leave(self, game_id: str, user: int) -> Status:
        """Leave a seat or a reservation. A host who leaves hands over to the first who joined; the last one to leave cancels the lobby."""
        return await self._change("leave", game_id, user, lambda c, t: waiting_room.leave(c, t, user, self._pace()))

    async def configure(self, game_id: str, user: int, changes: Mapping[str, Any]) -> Status:
        """Change rules (fields of `Rules`) or the `name`. Refused: only-host, already-started, seats-taken, bad-option."""
        return await self._change(
            "configure", game_id, user, lambda c, t: waiting_room.configure(c, t, user, changes, self._pace())
        )

    async def seat_robot(self, game_id: str, user: int, name: str) -> Status:
        """Seat a robot in the lowest free seat. Refused: only-host, already-started, lobby-full, seats-reserved."""
        return await self._change(
            "seat_robot", game_id, user, lambda c, t: lobby.seat_robot(c, t, user, name, self._pace())
        )

    async def unseat_robot(self, game_id: str, user: int) -> Status:
        """Remove the robot in the last seat. Refused: only-host, already-started, no-robot."""
        return await self._change(
            "unseat_robot", game_id, user, lambda c, t: lobby.unseat_robot(c, t, user, self._pace())
        )

    async def release(self, game_id: str, user: int) -> Status:
        """Delete all reservations. Refused: only-host, already-started."""
        return await self._change("release", game_id, user, lambda c, t: lobby.release(c, t, user, self._pace()))

    async def choose(self, game_id: str, user: int, *, seat: int | None = None, beginner: bool | None = None) -> Status:
        """Take another free seat, or choose the Beginner Corporation or not. Refused: already-started, not-seated, seat-taken."""
        return await self._change(
            "choose", game_id, user, lambda c, t: lobby.choose(c, t, seat, beginner, self._pace())
        )

    async def handicap(self, game_id: str, user: int, whom: Whom, steps: int) -> Status:
        """Set the steps of rating that a player starts with on top. Refused: only-host, already-started, has-left, bad-option."""
        return await self._change(
            "handicap", game_id, user, lambda c, t: lobby.handicap(c, t, user, whom, steps, self._pace())
        )

    async def start(self, game_id: str, user: int) -> Status:
        """Start the game. The first player is who of them won last in this server, else drawn.

        Where the table was full for a day, a player who is not the host asks the others whether they are still in: a vote begins.
        Refused: only-host, already-started, too-few-players.
        """

        async def work(connection: AsyncConnection, table: Table) -> None:
            await waiting_room.start(connection, table, user, self._pace())

        return await self._change("start", game_id, user, work)

    async def tend_lobby(self, game_id: str) -> None:
        """Hand a lobby over whose host is silent, or close it where nothing has changed for long."""
        await self._write("tend_lobby", game_id, None, None, lambda c, t: waiting_room.tend(c, t, self._pace()))

    async def deadlines(self) -> list[str]:
        """Return the games for which `enforce_deadline` is to be called."""
        async with self._store.reading() as connection:
            return await deadline.may_have_passed(connection, self._pace())

    async def enforce_deadline(self, game_id: str) -> int:
        """Let robots stand in for the players whose deadline has passed; return for how many."""
        return await self._write("deadline", game_id, None, None, lambda c, t: deadline.enforce(c, t, self._pace()))

    async def vanished(self) -> list[str]:
        """Return the games for which `wake` is to be called."""
        async with self._store.reading() as connection:
            return await people.back(connection)

    async def wake(self, game_id: str) -> int:
        """Let stand-ins go on for players who came back and have vanished again; return for how many."""
        # Most who are asked after they came back come soon: their games are only looked at.
        if not await self._read("wake", game_id, None, lambda c, t: returning.vanished(c, t, self._pace())):
            return 0
        return await self._write("wake", game_id, None, None, lambda c, t: returning.wake(c, t, self._pace()))

    async def undelivered(self) -> list[str]:
        """Return the games for which `count_as_arrived` is to be called."""
        async with self._store.reading() as connection:
            return await undelivered.may_be(connection, self._pace())

    async def count_as_arrived(self, game_id: str) -> int:
        """Let the clocks of questions run that Discord has refused for long by every way; return of how many."""
        return await self._write(
            "count_as_arrived", game_id, None, None, lambda c, t: undelivered.count_as_arrived(c, t, self._pace())
        )

    async def cancel(self, game_id: str, user: int, manage_guild: bool = False) -> Status:
        """Close a lobby. Refused: only-host, already-started."""
        return await self._change(
            "cancel", game_id, user, lambda c, t: lobby.cancel(c, t, user, manage_guild, self._pace())
        )

    # --- looking -----------------------------------------------------------------------------------------------------

    async def look(self, game_id: str, user: int | None = None, *, anew: bool = False) -> Look:
        """Return the game as `user` may see it, with the action that they are composing; the public view for None or a stranger.

        With `anew` as if no action were being composed, for a command that may begin another one.
        """
        return await self._read("look", game_id, user, panel.look_anew if anew else panel.look)

    async def status(self, game_id: str) -> Status:
        """Return what is public about a game: seats, rules, who owes an answer."""

        async def work(connection: AsyncConnection, table: Table) -> Status:
            return table.status

        return await self._read("status", game_id, None, work)

    async def games_of(self, user: int, finished: bool = False) -> tuple[Status, ...]:
        """Return the games of `user`: first those that wait for them, longest first, then the others, newest first."""
        states = ("over", "ended") if finished else ("lobby", "running")
        found = await self._list(games.sits(user), games_table.c.state.in_(states))

        def waiting(status: Status) -> tuple[bool, float]:
            since = status.owing.get(status.seat_of(user) or 0) if status.seat_of(user) is not None else None
            return since is None, since.timestamp() if since else 0.0

        return tuple(sorted(found, key=waiting))

    async def games_in(self, place: int) -> tuple[Status, ...]:
        """Return lobbies and running games of a thread or channel, newest first; where none is running, also the last finished one."""
        if not place:
            return ()
        here = (games_table.c.thread == place) | (games_table.c.channel == place)
        active = await self._list(here, games_table.c.state.in_(("lobby", "running")))
        own = tuple(s for s in active if s.place == place)
        if own or active:
            return own or active
        return (await self._list(here, games_table.c.state == "over"))[:1]

    async def set_aside(self, user: int, place: int = 0) -> int:
        """Return how many open games of `user`, or of a thread or channel, the host has set aside."""
        async with self._store.reading() as connection:
            return await aside.count(connection, user, place)

    async def lobbies(self, guild: int) -> tuple[Status, ...]:
        """Return the open lobbies of a server, newest first."""
        return await self._list(games_table.c.guild == guild, games_table.c.state == "lobby")

    async def story(
        self, game_id: str, user: int | None = None, before: int | None = None, limit: int = 50
    ) -> tuple[Done, ...]:
        """Return the history as `user` may read it, newest first, with undone entries. `before`: only entries older than this number."""

        async def work(connection: AsyncConnection, table: Table) -> tuple[Done, ...]:
            rows = await history.newest(connection, table.id, limit, before)
            return await reading.told(connection, table.id, rows, table.seat)

        return await self._read("story", game_id, user, work)

    async def earlier(self, game_id: str, number: int) -> View | None:
        """Return the public view right after an entry of the history; None before the first, and where it cannot be read."""
        if number < 0:
            return None

        async def work(connection: AsyncConnection, table: Table) -> View | Kept | None:
            found = await reading.position(connection, table.id, number)
            if found is not None:
                return view(found, None)
            return await replays.read(connection, table.id) if table.row["shortened"] is not None else None

        found = await self._read("earlier", game_id, None, work)
        return await in_thread(replay.position, found, number) if isinstance(found, Kept) else found

    async def positions(self, game_id: str, *, afterwards: bool = False) -> tuple[tuple[int, View], ...]:
        """Return the public view after each entry of a game that is over, with its number, as far as it was kept, oldest first.

        `afterwards` shows points that the table hid while it played. Refused: not-over.
        """
        found = await self._read("positions", game_id, None, replay.stored)
        return await in_thread(lambda: tuple(replay.positions(found, afterwards=afterwards)))

    async def told_of(self, game_id: str, entries: Collection[int]) -> tuple[tuple[int, tuple[Done, ...]], ...]:
        """Return the messages about turns that tell of these entries, oldest first, each with all entries that it tells of."""

        async def work(connection: AsyncConnection, table: Table) -> tuple[tuple[int, tuple[Done, ...]], ...]:
            rows = await post.sent_turns(connection, table.id, min(entries, default=0))
            ends = [*(row["entry"] for row in rows[1:]), table.row["version"]]
            found: list[tuple[int, tuple[Done, ...]]] = []
            for row, end in zip(rows, ends, strict=True):
                if any(row["entry"] < entry <= end for entry in entries):
                    told = await history.newest(connection, table.id, end - row["entry"], end + 1)
                    found.append((row["message"], await reading.told(connection, table.id, reversed(told), None)))
            return tuple(found)

        return await self._read("told_of", game_id, None, work)

    async def course(self, game_id: str) -> tuple[View, ...]:
        """Return the public view at the end of each generation, oldest first, and now."""
        stored = await self._read("course", game_id, None, lambda c, t: history.snapshots(c, t.id))
        # A long game has hundreds of snapshots: decode them off the event loop.
        return await in_thread(reading.course, stored)

    async def hands(self, game_id: str, user: int | None = None) -> Hands:
        """Return the hands at the end of a game as `user` may see them. Refused: not-over, damaged."""
        return await self._read("hands", game_id, user, lambda c, t: hands.shown(c, t, self._pace()))

    async def show_hand(self, game_id: str, user: int, shows: bool) -> Hands:
        """Store whether a player shows their hand, until hands are shown. Refused: no-seat, not-over, damaged."""
        return await self._write("show_hand", game_id, user, None, lambda c, t: hands.say(c, t, shows, self._pace()))

    # --- playing -----------------------------------------------------------------------------------------------------

    async def pick(
        self,
        game_id: str,
        user: int,
        token: int | None,
        picks: Sequence[str],
        interaction: str,
        confirmed: bool = False,
    ) -> Look:
        """Add one pick to the action that is being composed; with its last pick the action is committed.

        `token` is `look.token`; None (slash commands) answers whatever is asked now. Where the returned `Look.confirm` is not empty,
        nothing was applied because the pick would reveal something hidden: call again with `confirmed`. Screens whose button is a
        confirmation itself (Buy, Keep, Pass, Play for) give `confirmed` at once. Refused: stale, with the present look.
        """
        return await self.compose(game_id, user, token, [picks], interaction, confirmed)

    async def compose(
        self,
        game_id: str,
        user: int,
        token: int | None,
        steps: Sequence[Sequence[str]],
        interaction: str,
        confirmed: bool = False,
    ) -> Look:
        """Add several picks, all or none, as `/play card: space:` does. Refused: unfinished, when the action ends before the last."""
        taken = [tuple(step) for step in steps]
        return await self._play(
            "pick",
            game_id,
            user,
            interaction,
            lambda c, t: (
                composing.compose(c, t, token, taken, interaction)
                if t.mode and token is not None
                else playing.compose(c, t, token, taken, interaction, confirmed, self._pace())
            ),
        )

    async def preview(
        self, game_id: str, user: int, token: int | None, steps: Sequence[Sequence[str]], *, anew: bool = False
    ) -> Look:
        """Return what picks would do, without storing any: `view`, `decision` and `preview` as they would be after them.

        Where they would reveal something hidden, `confirm` holds them, `confirming` is what is certain of them, and the rest is as now.
        With `anew` as if no action were being composed.
        """
        taken = [tuple(step) for step in steps]
        foresee = playing.preview_anew if anew else playing.preview
        return await self._read("preview", game_id, user, lambda c, t: foresee(c, t, token, taken))

    async def take_back(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Drop the last pick of the action that is being composed."""
        return await self._play("take_back", game_id, user, None, lambda c, t: playing.shorten(c, t, token, None))

    async def drop(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Drop the action that is being composed."""
        return await self._play("drop", game_id, user, None, lambda c, t: playing.shorten(c, t, token, 0))

    async def reopen(self, game_id: str, user: int, interaction: str) -> Look:
        """Undo the seat's answers in an open fork (research, corporation), before the reveal."""
        return await self._play(
            "reopen", game_id, user, interaction, lambda c, t: undoing.reopen(c, t, interaction, self._pace())
        )

    async def undo_plan(self, game_id: str, user: int) -> Plan:
        """Return what `user` could undo alone, and what stops them there."""
        return await self._read("undo_plan", game_id, user, undoing.plan)

    async def undo(self, game_id: str, user: int, steps: int, interaction: str, token: int | None = None) -> Look:
        """Undo own committed actions, at most up to the barrier. Messages about them that are not sent yet are withdrawn."""
        return await self._play(
            "undo", game_id, user, interaction, lambda c, t: undoing.undo(c, t, token, steps, interaction, self._pace())
        )

    async def tell_now(self, game_id: str, user: int) -> Look:
        """End the grace period after one's own turn: the next player is told, or robots move, at once."""

        async def work(connection: AsyncConnection, table: Table) -> Look:
            look = await panel.look(connection, table)
            if not look.complete:
                raise Refused("nothing-to-tell", look)
            if table.held:
                raise Refused("robots-wait", look)
            now, told = self._now(), table.told_at
            if told is not None and await post.end_grace(connection, table.id, now):
                await stored_orders.hasten(connection, table.id, told, now)
                table.row["untold"] = now
            elif table.row["robots_at"] is not None:
                await games.change(connection, table.id, robots_at=now)
                table.row["untold"] = None
            else:
                raise Refused("nothing-to-tell", look)
            return await panel.look(connection, table)

        return await self._play("tell_now", game_id, user, None, work)

    # --- robots ------------------------------------------------------------------------------------------------------

    async def robot_moves(self, game_id: str, policy: Policy) -> bool:
        """Commit one action of a robot that is due to move; return False where there is none.

        It is thought out before the game is locked, so that a player who comes back meanwhile does not wait for it.
        """

        async def think(connection: AsyncConnection, table: Table) -> robots.Thought | None:
            return robots.think(table, policy, self._pace())

        thought = await self._read("thinks", game_id, None, think)
        return await self._write("robot", game_id, None, None, lambda c, t: robots.move(c, t, thought, self._pace()))

    async def robots_wait(self, game_id: str, wait: timedelta) -> None:
        """Delay robots that could not move. The game is not opened, since it may be one that cannot be."""

        async def work() -> None:
            async with self._store.writing() as connection:
                await games.delay_robots(connection, game_id, self._now(), wait)

        await self._queue.run("robots_wait", game_id, work)

    # --- what the Discord side learned -------------------------------------------------------------------------------

    async def settled_in(self, game_id: str, thread: int | None) -> None:
        """Store the game's own thread, or that it was lost (None) with all messages in it."""
        values = {"thread": thread} if thread is not None else {"thread": None, "turn_message": None}
        await self._write("settled_in", game_id, None, None, lambda c, t: games.change(c, t.id, **values), nudge=False)

    async def note_unreached(self, game_id: str, seats: Sequence[int], entry: int) -> None:
        """Record that the message posted after `entry` told that direct messages do not reach these seats."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            for seat in seats:
                await games.reseat(connection, table.id, seat, noted=entry)

        await self._write("note_unreached", game_id, None, None, work, nudge=False)

    async def say_again(self, game_id: str) -> None:
        """Post the public messages of a game anew, without another mention: the old ones are lost (local mode after a restart)."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            row = table.row
            await announcing.again(connection, table.id, row["state"], table.live, row["version"], self._now())

        await self._write("say_again", game_id, None, None, work)
