"""Undoing committed actions: alone, with the table's consent, and while several seats decide at once (a fork)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history
from bot.tables import away, committing, playing, reading, seating, votes
from bot.tables.live import AskedSeats, forked, reopenable
from bot.tables.open_game import OpenGame
from bot.tables.panel import UNDO_DEPTH, look
from bot.tables.values import Barrier, Look, Plan, Refused
from engine.codec import load
from engine.core import Game, Illegal
from engine.undo import prepare_undone
from engine.view import View, view

GENERATION_DEPTH: Final = 400
"""More entries than one generation has."""
OTHERS_TO_AGREE: Final = 2
"""How many other people must agree to take back something that was revealed."""


async def plan(open_game: OpenGame) -> Plan:
    """Return how far this seat can go back alone."""
    live, seat = open_game.game_and_seat()
    steps, barrier = await _reach(open_game)
    after: list[View] = []
    for row in steps:
        older = await reading.position(open_game.connection, open_game.id, row["number"] - 1)
        if older is None:
            barrier = Barrier("damaged")
            break
        after.append(view(older, seat))
    done = tuple(reading.done(row, seat) for row in steps[: len(after)])
    rows = await history.newest(open_game.connection, open_game.id, GENERATION_DEPTH)
    further = bool(await _further(open_game, rows, steps, 1))
    return Plan(seat, view(live.game, seat), done, tuple(after), barrier, further)


async def plan_together(open_game: OpenGame) -> Plan:
    """Return how far this seat can go back with the consent of the table."""
    live, seat = open_game.game_and_seat()
    rows = await history.newest(open_game.connection, open_game.id, GENERATION_DEPTH)
    alone, barrier = await _reach(open_game)
    steps = await _further(open_game, rows, alone, UNDO_DEPTH)
    oldest = min((row["number"] for row, _ in steps), default=live.version + 1)
    later = tuple(reading.done(row, seat) for row in rows if row["number"] >= oldest and _stands(row))
    done, after = (reading.done(row, seat) for row, _ in steps), (view(older, seat) for _, older in steps)
    return Plan(seat, view(live.game, seat), tuple(done), tuple(after), barrier, later=later)


async def _reach(open_game: OpenGame) -> tuple[list[reading.Row], Barrier]:
    """Return the entries that this seat can undo alone, newest first, and what stops it from going further."""
    live, seat = open_game.game_and_seat()
    rows = await history.newest_standing(open_game.connection, open_game.id, UNDO_DEPTH)
    return reading.reach(rows, live.game, seat)


async def _further(
    open_game: OpenGame, rows: Sequence[history.Row], alone: Sequence[reading.Row], most: int
) -> list[tuple[reading.Row, Game]]:
    """Return this seat's entries of this generation beyond those it can undo `alone`, each with the game before it; newest first.

    Something revealed is only undone where two other people can agree, since otherwise cards could be drawn again and again.
    """
    live, seat = open_game.game_and_seat()
    absent = await open_game.away()
    few = len(open_game.voters({*absent, seat})) < OTHERS_TO_AGREE
    found: list[tuple[reading.Row, Game]] = []
    for row in islice(reading.beyond(rows, {row["number"] for row in alone}, seat), most):
        older = await reading.position(open_game.connection, open_game.id, row["number"] - 1)
        if older is None or older.table.generation != live.game.table.generation:
            break
        if few and reading.revealed(rows, row["number"]):
            break
        found.append((row, older))
    return found


async def others_to_agree(open_game: OpenGame, entry: int) -> int:
    """Return how many other people at least must agree to go back to before an entry."""
    rows = await history.newest(open_game.connection, open_game.id, GENERATION_DEPTH)
    return OTHERS_TO_AGREE if reading.revealed(rows, entry) else 0


def _stands(row: history.Row) -> bool:
    return row["kind"] in reading.MOVES and not row["undone"]


async def undo(open_game: OpenGame, token: int | None, steps: int, interaction: str) -> Look:
    """Undo this seat's newest `steps` entries: go back to the game before the oldest of them."""
    live, seat = await playing.current(open_game, token)
    if forked(live.game) and reopenable(live.game, seat):
        return await reopen(open_game, interaction)
    rows, barrier = await _reach(open_game)
    if not 0 < steps <= len(rows):
        raise Refused("nothing-to-undo", await look(open_game), barrier=barrier, most=len(rows))
    numbers = [row["number"] for row in rows[:steps]]
    older = await reading.position(open_game.connection, open_game.id, numbers[-1] - 1)
    if older is None:
        raise Refused("no-entry", await look(open_game))
    before = AskedSeats.now(live.game)
    live.game = prepare_undone(live.game, older)
    await store_earlier_game(open_game, seat, "undo", numbers, before, interaction)
    return await look(open_game)


async def go_back(open_game: OpenGame, seat: int, entry: int, interaction: str) -> None:
    """Go back to the game before `entry`, as `seat` asked and everybody agreed."""
    live = open_game.running()
    older = load(await history.snapshot(open_game.connection, open_game.id, entry - 1))
    rows = [
        r for r in await history.newest(open_game.connection, open_game.id, live.version + 1 - entry) if not r["undone"]
    ]
    await history.take_back(open_game.connection, open_game.id, [row["number"] for row in rows])
    before = AskedSeats.now(live.game)
    live.game = prepare_undone(live.game, older)
    numbers = [row["number"] for row in rows if row["kind"] in reading.MOVES]
    # In a game for one it is a plain undo by this seat, whose player need not be called to their own turn.
    actor = -1 if len(open_game.present) - len(open_game.robots) > 1 else seat
    await store_earlier_game(open_game, seat, "agreed", numbers, before, interaction, actor)


async def reopen(open_game: OpenGame, interaction: str) -> Look:
    """Undo this seat's answers in an open fork."""
    live, seat = open_game.game_and_seat()
    before = AskedSeats.now(live.game)
    try:
        live.game.reopen(seat)
    except Illegal as refused:
        raise Refused(refused.reason, await look(open_game)) from None
    numbers = await of_open_fork(open_game.connection, open_game.id, seat)
    await store_earlier_game(open_game, seat, "reopen", numbers, before, interaction)
    return await look(open_game)


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


async def store_earlier_game(
    open_game: OpenGame,
    seat: int,
    kind: str,
    numbers: Sequence[int],
    before: AskedSeats,
    interaction: str | None,
    actor: int | None = None,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Store an earlier game as a new entry and announce it. `actor`: who went back, `seat` by default, -1 for the table."""
    live = open_game.running()
    number = await committing.rewrite(
        open_game, kind, seat=seat, interaction=interaction, taken_back=sorted(numbers), facts=facts
    )
    if open_game.seat is not None:
        await committing.clear_sketch(open_game, open_game.seat)
    open_game.composed = None
    last = await history.last_answer(open_game.connection, open_game.id)
    live.last = await reading.turn_of(open_game.connection, open_game.id, last) if last else None
    own = away.StoppedClock.of(await history.clocks(open_game.connection, open_game.id, seat, numbers))
    restored = {seat: own} if own is not None else {}
    made = committing.describe_change(open_game, seat if actor is None else actor, before, number, numbers, restored)
    await committing.announce_change(open_game, made)
    if own is not None:
        await seating.undo_answers(open_game, seat, own)
    for other in sorted(before.seats - frozenset(live.game.pending) - open_game.robots):
        await votes.leave_out(open_game, other, "recovered")
