"""Who sits where: stand-ins for players who do not come, and their return.

A stand-in answers for a seat while its player is absent: it passes (`pass`, or `once` for one turn), or plays as a robot (`robot`).
The seat stays the player's. After Play it is theirs for a while; a whole turn of their own restores it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, post
from bot.tables import announcing, orders, reading
from bot.tables.announcing import obligation
from bot.tables.away import habits
from bot.tables.clocks import HOUR, Clocks
from bot.tables.live import forked
from bot.tables.pace import Pace
from bot.tables.panel import Table

How = Literal["once", "pass", "robot"]
LIVE: Final = HOUR
"""A table with a shorter first reminder plays live: its waits are shorter."""
NOTICE: Final = timedelta(minutes=10)
LIVE_NOTICE: Final = timedelta(minutes=1)
"""How long a stand-in waits before its first answer, so that the player may still come."""
STAY: Final = HOUR
LIVE_STAY: Final = timedelta(minutes=5)
"""How long a stand-in leaves the seat to a player who has come back, before it goes on."""


def notice(clocks: Clocks) -> timedelta:
    """How long a stand-in waits before its first answer."""
    return NOTICE if clocks.reminder >= LIVE else LIVE_NOTICE


def stay(clocks: Clocks) -> timedelta:
    """How long a seat is left to a player who has come back."""
    return STAY if clocks.reminder >= LIVE else LIVE_STAY


async def stand_in(
    connection: AsyncConnection, table: Table, seat: int, how: How, why: str, pace: Pace, wait: timedelta | None = None
) -> None:
    """Let a stand-in answer for a seat from now on; its first answer waits, by default for `notice`.

    `why`: vote, lobby (the table agreed on it at the start), resigned, left.
    """
    before = row_of(table, seat)["stand_in"]
    await set_seat(connection, table, seat, stand_in=how, stand_why=why, back_until=None)
    facts = {"what": "stand-in", "seat": seat, "how": how, "why": why}
    if before != how:
        await noted(connection, table, facts, pace)
    await rearranged(connection, table, pace, notice(pace.clocks(table.rules)) if wait is None else wait)


async def come_back(connection: AsyncConnection, table: Table, pace: Pace) -> bool:
    """Leave the seat to its player, who is there; return whether a stand-in was answering for it."""
    if table.seat is None or table.row["state"] != "running":
        return False
    row = row_of(table, table.seat)
    if row["stand_in"] is None or not reading.robot_plays(row, pace.now):
        return False
    if row["freed"] is not None and row["freed"] > pace.now:
        await set_seat(connection, table, table.seat, freed=None)
        await restored(connection, table, table.seat, pace)
        return True
    await set_seat(connection, table, table.seat, back_until=pace.now + stay(pace.clocks(table.rules)))
    await noted(connection, table, {"what": "back", "seat": table.seat}, pace)
    await rearranged(connection, table, pace, timedelta())
    return True


async def acted(connection: AsyncConnection, table: Table, pace: Pace) -> None:
    """Restore the seat of a player who has come back and has ended a whole turn of their own."""
    if table.seat is None or table.live is None:
        return
    if (
        row_of(table, table.seat)["stand_in"] is None
        or table.seat in table.live.game.pending
        or forked(table.live.game)
    ):
        return
    await restored(connection, table, table.seat, pace)


async def restored(connection: AsyncConnection, table: Table, seat: int, pace: Pace) -> None:
    """Give a seat back to its player for good."""
    await set_seat(connection, table, seat, stand_in=None, stand_why=None, back_until=None, waited=None)
    await noted(connection, table, {"what": "restored", "seat": seat}, pace)
    if table.row["state"] == "running":
        await rearranged(connection, table, pace, timedelta())


async def stood(connection: AsyncConnection, table: Table, seat: int, pace: Pace) -> None:
    """Record that a stand-in has answered for a seat in this generation; one that passes once has done so."""
    row, live = row_of(table, seat), table.live
    if row["user"] is None or live is None:
        return
    generation = live.game.table.generation
    if generation not in (row["stood"] or []):
        await set_seat(connection, table, seat, stood=[*(row["stood"] or []), generation])
    if row["stand_in"] == "once" and seat not in live.game.pending:
        await restored(connection, table, seat, pace)


def asleep(table: Table) -> bool:
    """Whether all people have been stood in for through a whole generation: then the game waits until somebody comes."""
    if table.live is None:
        return False
    people = [r for r in table.present if r["user"] is not None]
    before = table.live.game.table.generation - 1
    return bool(people) and all(r["stand_in"] is not None and before in (r["stood"] or []) for r in people)


def row_of(table: Table, seat: int) -> Mapping[Any, Any]:
    """The row of a seat."""
    return next(r for r in table.present if r["seat"] == seat)


async def set_seat(connection: AsyncConnection, table: Table, seat: int, **values: Any) -> None:
    """Set columns of a seat, in the store and in the opened game."""
    await games.reseat(connection, table.id, seat, **values)
    renamed = {"called" if name == "name" else name: value for name, value in values.items()}
    table.present = [{**r, **renamed} if r["seat"] == seat else r for r in table.present]


async def noted(
    connection: AsyncConnection,
    table: Table,
    facts: Mapping[str, Any],
    pace: Pace,
    kind: str = "seat",
    interaction: str | None = None,
) -> None:
    """Write into the history what was done and is no answer, such as a change of the seats; the position stays as it is."""
    number = table.row["version"] + 1
    entry = await history.note(connection, table.id, number, kind, facts, interaction, pace.now)
    await games.bump(connection, table.id, number)
    table.row["version"] = number
    if table.live is not None:
        table.live.advance(entry)
    await post.enqueue(connection, [post.row(table.id, "log", f"game:{table.id}", pace.now, entry=number)])


async def rearranged(
    connection: AsyncConnection, table: Table, pace: Pace, wait: timedelta, *, call: bool = False
) -> None:
    """Bring obligations up to date after seats went from people to stand-ins or back; those move after `wait`.

    With `call` the players who are asked now are mentioned in public; otherwise they see it in their panel.
    """
    if table.live is None or table.row["state"] != "running":
        return
    game, robots = table.live.game, table.robots
    pending, owed = frozenset(game.pending), frozenset(table.owing)
    if dropped := owed - (pending - robots):
        await _still_waited(connection, table, dropped & robots, pace)
        await post.discharge(connection, table.id, dropped)
    asked = pending - robots - owed
    if asked:
        known, clocks = habits(table.present), pace.clocks(table.rules)
        rows = [obligation(seat, game.tokens[seat], known.get(seat), clocks, pace.now) for seat in sorted(asked)]
        await post.owe(connection, table.id, [{**row, "arrived": None if call else pace.now} for row in rows], ())
        if call:
            payload = {"seats": sorted(asked), "choose": forked(game), "quiet": False}
            to = f"game:{table.id}"
            row = post.row(table.id, "turn", to, pace.now, entry=table.row["version"], payload=payload)
            await post.enqueue(connection, [row])
    table.owing = {seat: at for seat, at in table.owing.items() if seat not in dropped} | dict.fromkeys(
        sorted(asked), pace.now
    )
    if table.row["ordered"]:
        given = await orders.waiting(connection, table.id)
        alone = orders.alone_at(game, min(table.owing.values(), default=pace.now), pace.grace, pace.now)
        await orders.arm(connection, game, given, orders.answering(game, given, robots), pace.now, alone)
    await announcing.robots_at(connection, table.id, _next_move(table, pending, pace.now, wait))
    table.row["robots_at"] = _next_move(table, pending, pace.now, wait)


async def _still_waited(connection: AsyncConnection, table: Table, seats: frozenset[int], pace: Pace) -> None:
    """Keep since when the table has waited for players whose seats stand-ins take: only an own answer starts the clock anew."""
    for row in await post.clocks(connection, table.id):
        if row["seat"] in seats and row["arrived"] is not None:
            span = [at.isoformat() for at in (row["arrived"], pace.now)]
            await set_seat(connection, table, row["seat"], waited=[*(row["earlier"] or []), span])


def _next_move(table: Table, pending: frozenset[int], now: datetime, wait: timedelta) -> datetime | None:
    """When a robot or stand-in moves next: those that are asked, else those whose players have come back for a while."""
    if pending & table.robots:
        return now + wait
    return min((at for seat, at in reading.stays(table.present, now).items() if seat in pending), default=None)
