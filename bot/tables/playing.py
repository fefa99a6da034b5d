"""Composing an action and committing it; undoing what was committed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history
from bot.tables import reading
from bot.tables.announcing import Change, announce
from bot.tables.away import habits
from bot.tables.live import Composed, Last, Live, Owed, begins_turn, forked, readable, reopenable
from bot.tables.pace import Pace
from bot.tables.panel import UNDO_DEPTH, Table, look
from bot.tables.values import Look, Picks, Plan, Refused
from engine.codec import load, rewound, save
from engine.core import Game, Illegal
from engine.journal import Entry
from engine.view import view

log: Final = structlog.get_logger("tables")
GENERATION_DEPTH: Final = 400
"""More entries than one generation has."""


def replayed(table: Table, asked: int | None, picks: Sequence[Picks]) -> None:
    """Apply the stored picks of a sketch to a copy of the committed game. A sketch that no longer fits is dropped."""
    live, seat = table.live, table.seat
    if live is None or seat is None or not picks:
        return
    if asked != live.game.tokens[seat]:
        table.dropped = seat in live.game.pending
        return
    try:
        composed = live.drafts.pop(seat, None)
        if composed is None or composed.picks != list(picks):
            composed = Composed.begin(live.game, seat)
            for pick in picks:
                composed.pick(pick)
    except Exception as error:
        if not isinstance(error, Illegal):
            log.warning("composed action dropped", game=table.id, seat=seat, exc_info=error)
        table.dropped = True
        return
    table.composed = composed


async def compose(
    connection: AsyncConnection,
    table: Table,
    token: int | None,
    steps: Sequence[Picks],
    interaction: str,
    confirmed: bool,
    pace: Pace,
) -> Look:
    """Add picks to the action that is being composed, all or none, and commit the action when it is complete."""
    live, seat = await _current(connection, table, token)
    if live.game.decision(seat) is None:
        raise Refused("not-asked", await look(connection, table))
    asked, earlier = live.game.tokens[seat], tuple(table.composed.picks) if table.composed else ()
    composed, certain, made = table.composed, list[Entry](), 0

    async def unchanged(**more: Any) -> Look | None:
        if made:
            return None
        table.composed = None
        replayed(table, asked, earlier)
        return await look(connection, table, **more)

    for at, step in enumerate(steps):
        if composed is None:
            decision = live.game.decision(seat)
            if at and (decision is None or decision.opens):
                raise Refused("unfinished", await unchanged(), step=at)
            composed = Composed.begin(live.game, seat)
        try:
            composed.pick(tuple(step))
        except Illegal as refused:
            raise Refused(refused.reason, await unchanged(), step=at, picks=tuple(step), why=refused.why) from None
        certain += composed.certain
        if composed.reveals and not confirmed:
            asking = await unchanged(confirm=tuple(tuple(step) for step in steps), confirming=certain)
            if asking is None:
                raise Refused("unfinished", step=at)
            return asking
        if composed.complete or composed.reveals:
            made += 1
            name = interaction if made == 1 else f"{interaction}#{made}"
            await commit(connection, table, composed.picks, name, pace)
            composed = None
    table.composed = composed
    if composed is not None:
        table.edits += 1
        await history.sketch(
            connection,
            table.id,
            seat,
            asked=live.game.tokens[seat],
            edits=table.edits,
            picks=composed.picks,
            interaction=interaction,
        )
    return await look(connection, table)


async def preview(connection: AsyncConnection, table: Table, token: int | None, steps: Sequence[Picks]) -> Look:
    """Return a look with these picks applied, up to the end of the action or to something hidden. Nothing is stored."""
    live, seat = await _current(connection, table, token)
    fallback = await look(connection, table)
    if live.game.decision(seat) is None:
        raise Refused("not-asked", fallback)
    composed = table.composed or Composed.begin(live.game, seat)
    certain = list[Entry](composed.news)
    for at, step in enumerate(steps):
        try:
            composed.pick(tuple(step))
        except Illegal as refused:
            raise Refused(refused.reason, fallback, step=at, picks=tuple(step), why=refused.why) from None
        certain += composed.certain
        if composed.reveals:
            return replace(fallback, confirm=tuple(tuple(s) for s in steps), confirming=readable(certain, seat))
        if composed.complete:
            break
    table.composed = composed
    return await look(connection, table)


async def preview_anew(connection: AsyncConnection, table: Table, token: int | None, steps: Sequence[Picks]) -> Look:
    """Preview picks as if no action were being composed."""
    table.composed = None
    return await preview(connection, table, token, steps)


async def commit(
    connection: AsyncConnection, table: Table, picks: Sequence[Picks], interaction: str | None, pace: Pace
) -> None:
    """Commit a whole action of the player at `table.seat`: apply it, store it as an entry, announce it."""
    live, seat = _asked(table)
    game, before = live.game, Owed.now(live.game)
    last, number = live.last, live.version + 1
    same = last and last.seat == seat and last.forked == before.forked and not begins_turn(game.decision(seat))
    turn = last.turn if last and same else number
    news: list[Entry] = []
    for pick in picks:
        game.answer(seat, pick)
        news += game.news
    live.last = Last(seat, turn, before.forked)
    table.committed, table.row["version"] = number, number
    table.news += news
    entry = await history.add(
        connection,
        table.id,
        number,
        seat=seat,
        kind="answer",
        snapshot=save(game),
        answered=game.answered,
        floor=game.floor,
        turn=turn,
        at=pace.now,
        picks=picks,
        news=news,
        interaction=interaction,
        forked=before.forked,
        kept=before.forked and not reopenable(game, seat),
    )
    live.advance(entry)
    await games.bump(connection, table.id, number)
    await _cleared(connection, table, seat)
    await _announced(connection, table, _change(table, seat, before, number, pace))
    if game.over:
        table.row |= {"state": "over", "ended": pace.now}


async def _cleared(connection: AsyncConnection, table: Table, seat: int) -> None:
    """Empty the sketch: its action was committed, or the game that it was made for was undone."""
    if table.row["picks"] is not None and history.picks_of(table.row):  # type: ignore[arg-type]
        await history.clear(connection, table.id, seat)
        table.row["picks"], table.dropped = None, False


async def _announced(connection: AsyncConnection, table: Table, change: Change) -> None:
    table.row["untold"] = await announce(connection, change)
    table.owing = change.owing(table.owing)
    table.requests = tuple(r for r in table.requests if r.kind != "undo")


def _change(table: Table, actor: int, before: Owed, number: int, pace: Pace, withdrawn: Sequence[int] = ()) -> Change:
    live, _ = _asked(table)
    return Change(
        id=table.id,
        guild=table.row["guild"],
        game=live.game,
        before=before,
        entry=number,
        actor=actor,
        now=pace.now,
        clocks=pace.clocks(table.rules),
        grace=pace.grace,
        withdrawn=tuple(withdrawn),
        untold=table.row["untold"] is not None,
        robots=table.robots,
        delay=pace.robots,
        requested=bool(table.requests),
        direct=pace.direct,
        habits=habits(table.present),
    )


def _asked(table: Table) -> tuple[Live, int]:
    if table.row["state"] != "running" or table.live is None:
        raise Refused("not-running", state=table.row["state"])
    if table.seat is None:
        raise Refused("no-seat")
    return table.live, table.seat


async def _current(connection: AsyncConnection, table: Table, token: int | None) -> tuple[Live, int]:
    """Return game and seat of the person. Raises `Refused("stale")` where `token` belongs to an older question."""
    found = _asked(table)
    if token is not None and token != table.token:
        raise Refused("stale", await look(connection, table))
    return found


async def shorten(connection: AsyncConnection, table: Table, token: int | None, keep: int | None) -> Look:
    """Drop picks of the action that is being composed: keep the first `keep`, or drop the last one (None)."""
    live, seat = await _current(connection, table, token)
    if table.composed is None:
        raise Refused("nothing-to-take-back", await look(connection, table))
    picks = table.composed.picks[:-1] if keep is None else table.composed.picks[:keep]
    table.composed = None
    table.edits += 1
    asked = live.game.tokens[seat]
    await history.sketch(connection, table.id, seat, asked=asked, edits=table.edits, picks=picks, interaction=None)
    replayed(table, asked, picks)
    return await look(connection, table)


async def plan(connection: AsyncConnection, table: Table) -> Plan:
    """Return how far this seat can go back alone."""
    live, seat = _asked(table)
    rows = await history.newest(connection, table.id, GENERATION_DEPTH)
    steps, barrier = reading.reach(rows[:UNDO_DEPTH], live.game, seat)
    after = [view(load(await history.snapshot(connection, table.id, row["number"] - 1)), seat) for row in steps]
    done = tuple(reading.done(row, seat) for row in steps)
    further = bool(await _further(connection, table, rows, 1))
    return Plan(seat, view(live.game, seat), done, tuple(after), barrier, further)


async def plan_together(connection: AsyncConnection, table: Table) -> Plan:
    """Return how far this seat can go back with the consent of the table."""
    live, seat = _asked(table)
    rows = await history.newest(connection, table.id, GENERATION_DEPTH)
    _, barrier = reading.reach(rows[:UNDO_DEPTH], live.game, seat)
    steps = await _further(connection, table, rows, UNDO_DEPTH)
    oldest = min((row["number"] for row, _ in steps), default=live.version + 1)
    later = tuple(reading.done(row, seat) for row in rows if row["number"] >= oldest and _stands(row))
    done, after = (reading.done(row, seat) for row, _ in steps), (view(older, seat) for _, older in steps)
    return Plan(seat, view(live.game, seat), tuple(done), tuple(after), barrier, later=later)


async def _further(
    connection: AsyncConnection, table: Table, rows: Sequence[history.Row], most: int
) -> list[tuple[reading.Row, Game]]:
    """Return this seat's entries of this generation that lie beyond the barrier, each with the game before it; newest first."""
    live, seat = _asked(table)
    alone = {row["number"] for row in reading.reach(rows[:UNDO_DEPTH], live.game, seat)[0]}
    found: list[tuple[reading.Row, Game]] = []
    for row in islice(reading.beyond(rows, alone, seat), most):
        older = load(await history.snapshot(connection, table.id, row["number"] - 1))
        if older.table.generation != live.game.table.generation:
            break
        found.append((row, older))
    return found


def _stands(row: history.Row) -> bool:
    return row["kind"] == "answer" and not row["undone"]


async def undo(
    connection: AsyncConnection, table: Table, token: int | None, steps: int, interaction: str, pace: Pace
) -> Look:
    """Undo this seat's newest `steps` entries: go back to the game before the oldest of them."""
    live, seat = await _current(connection, table, token)
    if forked(live.game) and reopenable(live.game, seat):
        return await reopen(connection, table, interaction, pace)
    rows, barrier = reading.reach(await history.newest(connection, table.id, UNDO_DEPTH), live.game, seat)
    if not 0 < steps <= len(rows):
        raise Refused("nothing-to-undo", await look(connection, table), barrier=barrier, most=len(rows))
    numbers = [row["number"] for row in rows[:steps]]
    older = load(await history.snapshot(connection, table.id, numbers[-1] - 1))
    before = Owed.now(live.game)
    live.game = rewound(live.game, older)
    await _rewritten(connection, table, seat, "undo", numbers, before, interaction, pace)
    return await look(connection, table)


async def go_back(
    connection: AsyncConnection, table: Table, seat: int, entry: int, interaction: str, pace: Pace
) -> None:
    """Go back to the game before `entry`, as `seat` asked and everybody agreed."""
    live, _ = _asked(table)
    older = load(await history.snapshot(connection, table.id, entry - 1))
    rows = [r for r in await history.newest(connection, table.id, live.version + 1 - entry) if not r["undone"]]
    await history.take_back(connection, table.id, [row["number"] for row in rows])
    before = Owed.now(live.game)
    live.game = rewound(live.game, older)
    numbers = [row["number"] for row in rows if row["kind"] == "answer"]
    # In a game for one it is a plain undo by this seat, whose player need not be called to their own turn.
    actor = -1 if len(table.present) - len(table.robots) > 1 else seat
    await _rewritten(connection, table, seat, "agreed", numbers, before, interaction, pace, actor)


async def reopen(connection: AsyncConnection, table: Table, interaction: str, pace: Pace) -> Look:
    """Undo this seat's answers in an open fork."""
    live, seat = _asked(table)
    before = Owed.now(live.game)
    try:
        live.game.reopen(seat)
    except Illegal as refused:
        raise Refused(refused.reason, await look(connection, table)) from None
    numbers: list[int] = []
    for row in await history.newest(connection, table.id, UNDO_DEPTH * 5):
        if row["kind"] != "answer" or row["undone"] or row["seat"] != seat:
            continue
        if not row["forked"] or row["kept"]:
            break
        numbers.append(row["number"])
    await _rewritten(connection, table, seat, "reopen", numbers, before, interaction, pace)
    return await look(connection, table)


async def _rewritten(
    connection: AsyncConnection,
    table: Table,
    seat: int,
    kind: str,
    numbers: Sequence[int],
    before: Owed,
    interaction: str,
    pace: Pace,
    actor: int | None = None,
) -> None:
    """Store the game that went back as a new entry and announce it. `actor`: who went back, `seat` by default, -1 for the table."""
    live, own = _asked(table)
    game, number = live.game, live.version + 1
    await history.take_back(connection, table.id, numbers)
    await history.add(
        connection,
        table.id,
        number,
        seat=seat,
        kind=kind,
        snapshot=save(game),
        answered=game.answered,
        floor=game.floor,
        turn=number,
        at=pace.now,
        interaction=interaction,
        forked=forked(game),
        taken_back=sorted(numbers),
    )
    await games.bump(connection, table.id, number)
    live.advance()
    await _cleared(connection, table, own)
    table.composed = None
    table.committed, table.row["version"] = number, number
    last = await history.last_answer(connection, table.id)
    live.last = Last(last["seat"], last["turn"], last["forked"]) if last else None
    await _announced(connection, table, _change(table, seat if actor is None else actor, before, number, pace, numbers))
