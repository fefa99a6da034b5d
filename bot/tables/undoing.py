"""Undoing what was committed: alone, with the table, and in an open fork."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history
from bot.tables import away, playing, reading, seating, votes
from bot.tables.live import Last, Owed, forked, reopenable
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.panel import UNDO_DEPTH, look
from bot.tables.values import Barrier, Look, Plan, Refused
from engine.codec import load, rewound
from engine.core import Game, Illegal
from engine.view import View, view

GENERATION_DEPTH: Final = 400
"""More entries than one generation has."""
OTHERS_TO_AGREE: Final = 2
"""How many other people must agree to take back something that was revealed."""


async def plan(connection: AsyncConnection, table: OpenGame) -> Plan:
    """Return how far this seat can go back alone."""
    live, seat = playing.asked(table)
    rows = await history.newest(connection, table.id, GENERATION_DEPTH)
    steps, barrier = reading.reach(rows[:UNDO_DEPTH], live.game, seat)
    after: list[View] = []
    for row in steps:
        older = await reading.position(connection, table.id, row["number"] - 1)
        if older is None:
            barrier = Barrier("damaged")
            break
        after.append(view(older, seat))
    done = tuple(reading.done(row, seat) for row in steps[: len(after)])
    further = bool(await _further(connection, table, rows, 1))
    return Plan(seat, view(live.game, seat), done, tuple(after), barrier, further)


async def plan_together(connection: AsyncConnection, table: OpenGame) -> Plan:
    """Return how far this seat can go back with the consent of the table."""
    live, seat = playing.asked(table)
    rows = await history.newest(connection, table.id, GENERATION_DEPTH)
    _, barrier = reading.reach(rows[:UNDO_DEPTH], live.game, seat)
    steps = await _further(connection, table, rows, UNDO_DEPTH)
    oldest = min((row["number"] for row, _ in steps), default=live.version + 1)
    later = tuple(reading.done(row, seat) for row in rows if row["number"] >= oldest and _stands(row))
    done, after = (reading.done(row, seat) for row, _ in steps), (view(older, seat) for _, older in steps)
    return Plan(seat, view(live.game, seat), tuple(done), tuple(after), barrier, later=later)


async def _further(
    connection: AsyncConnection, table: OpenGame, rows: Sequence[history.Row], most: int
) -> list[tuple[reading.Row, Game]]:
    """Return this seat's entries of this generation that lie beyond the barrier, each with the game before it; newest first.

    What was revealed is taken back only where two other people can agree: else cards could be drawn again and again.
    """
    live, seat = playing.asked(table)
    absent = await away.seats(connection, table.id, table.clocks, table.opened)
    few = len(table.voters({*absent, seat})) < OTHERS_TO_AGREE
    alone = {row["number"] for row in reading.reach(rows[:UNDO_DEPTH], live.game, seat)[0]}
    found: list[tuple[reading.Row, Game]] = []
    for row in islice(reading.beyond(rows, alone, seat), most):
        older = await reading.position(connection, table.id, row["number"] - 1)
        if older is None or older.table.generation != live.game.table.generation:
            break
        if few and reading.revealed(rows, row["number"]):
            break
        found.append((row, older))
    return found


async def others_to_agree(connection: AsyncConnection, table: OpenGame, entry: int) -> int:
    """Return how many other people at least must agree to go back to before an entry."""
    rows = await history.newest(connection, table.id, GENERATION_DEPTH)
    return OTHERS_TO_AGREE if reading.revealed(rows, entry) else 0


def _stands(row: history.Row) -> bool:
    return row["kind"] in reading.MOVES and not row["undone"]


async def undo(
    connection: AsyncConnection, table: OpenGame, token: int | None, steps: int, interaction: str, pace: Pace
) -> Look:
    """Undo this seat's newest `steps` entries: go back to the game before the oldest of them."""
    live, seat = await playing.current(connection, table, token)
    if forked(live.game) and reopenable(live.game, seat):
        return await reopen(connection, table, interaction, pace)
    rows, barrier = reading.reach(await history.newest(connection, table.id, UNDO_DEPTH), live.game, seat)
    if not 0 < steps <= len(rows):
        raise Refused("nothing-to-undo", await look(connection, table), barrier=barrier, most=len(rows))
    numbers = [row["number"] for row in rows[:steps]]
    older = await reading.position(connection, table.id, numbers[-1] - 1)
    if older is None:
        raise Refused("no-entry", await look(connection, table))
    before = Owed.now(live.game)
    live.game = rewound(live.game, older)
    await rewritten(connection, table, seat, "undo", numbers, before, interaction, pace)
    return await look(connection, table)


async def go_back(
    connection: AsyncConnection, table: OpenGame, seat: int, entry: int, interaction: str, pace: Pace
) -> None:
    """Go back to the game before `entry`, as `seat` asked and everybody agreed."""
    live = playing.running(table)
    older = load(await history.snapshot(connection, table.id, entry - 1))
    rows = [r for r in await history.newest(connection, table.id, live.version + 1 - entry) if not r["undone"]]
    await history.take_back(connection, table.id, [row["number"] for row in rows])
    before = Owed.now(live.game)
    live.game = rewound(live.game, older)
    numbers = [row["number"] for row in rows if row["kind"] in reading.MOVES]
    # In a game for one it is a plain undo by this seat, whose player need not be called to their own turn.
    actor = -1 if len(table.present) - len(table.robots) > 1 else seat
    await rewritten(connection, table, seat, "agreed", numbers, before, interaction, pace, actor)


async def reopen(connection: AsyncConnection, table: OpenGame, interaction: str, pace: Pace) -> Look:
    """Undo this seat's answers in an open fork."""
    live, seat = playing.asked(table)
    before = Owed.now(live.game)
    try:
        live.game.reopen(seat)
    except Illegal as refused:
        raise Refused(refused.reason, await look(connection, table)) from None
    numbers = await of_open_fork(connection, table.id, seat)
    await rewritten(connection, table, seat, "reopen", numbers, before, interaction, pace)
    return await look(connection, table)


async def of_open_fork(connection: AsyncConnection, game: str, seat: int) -> list[int]:
    """Return the entries with which a seat has answered in the open fork, as far as it can take them back, newest first."""
    numbers: list[int] = []
    for row in await history.newest(connection, game, UNDO_DEPTH * 5):
        if row["kind"] != "answer" or row["undone"] or row["seat"] != seat:
            continue
        if not row["forked"] or row["kept"]:
            break
        numbers.append(row["number"])
    return numbers


async def rewritten(
    connection: AsyncConnection,
    table: OpenGame,
    seat: int,
    kind: str,
    numbers: Sequence[int],
    before: Owed,
    interaction: str | None,
    pace: Pace,
    actor: int | None = None,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Store the game that went back as a new entry and announce it. `actor`: who went back, `seat` by default, -1 for the table."""
    live = playing.running(table)
    number = await playing.rewrite(
        connection,
        table,
        kind,
        pace,
        seat=seat,
        interaction=interaction,
        taken_back=sorted(numbers),
        facts=facts,
    )
    if table.seat is not None:
        await playing.cleared(connection, table, table.seat)
    table.composed = None
    last = await history.last_answer(connection, table.id)
    live.last = Last(last["seat"], last["turn"], last["forked"]) if last else None
    own = away.Before.of(await history.clocks(connection, table.id, seat, numbers))
    restored = {seat: own} if own is not None else {}
    made = playing.change(table, seat if actor is None else actor, before, number, pace, numbers, restored)
    await playing.announced(connection, table, made)
    if own is not None:
        await seating.taken_back(connection, table, seat, own)
    for other in sorted(before.seats - frozenset(live.game.pending) - table.robots):
        await votes.leave_out(connection, table, other, pace, "recovered")
