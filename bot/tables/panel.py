"""The look that a person's panel is made of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, orders
from bot.tables import away, reading
from bot.tables.choices import sleeps
from bot.tables.live import LOOK_DEPTH, readable, reopenable
from bot.tables.open_game import OpenGame
from bot.tables.orders.order import order
from bot.tables.values import Look, Picks
from engine.actions.turn import choices
from engine.effects.order import parts
from engine.journal import Entry
from engine.view import view

UNDO_DEPTH: Final = 60
"""How many newest entries an undo reads."""


async def look(
    connection: AsyncConnection,
    table: OpenGame,
    *,
    confirm: Sequence[Picks] = (),
    confirming: Sequence[Entry] = (),
) -> Look:
    """Return the game as the person may see it now. `confirm`, `confirming`: as in `Look`."""
    live, seat = table.live, table.seat
    status = table.status
    if live is None or seat is None:
        public = view(live.game, None, afterwards=status.state == "ended") if live else None
        return Look(status=status, seat=seat, view=public, before=public)
    game, composed = live.game, table.composed
    before = view(game, seat, afterwards=status.state == "ended")
    found: dict[str, Any] = {}
    if status.state == "running" and live.last and live.last.seat == seat:
        complete = seat not in game.pending
        if live.recent is None:
            live.recent = await history.newest(connection, table.id, LOOK_DEPTH)
        rows = live.recent
        steps, _ = reading.reach(rows, game, seat)
        turn = [r for r in rows[::-1] if r["turn"] == live.last.turn and r["kind"] == "answer" and not r["undone"]]
        found = {
            "done": tuple(reading.done(r, seat) for r in turn),
            "complete": complete,
            "undoable": len(steps),
            "told_at": table.told_at if complete else None,
        }
    if composed:
        live.drafts[seat] = composed
    playing = status.state == "running"
    absent = frozenset[int]()
    early = any(r["left_at"] is not None or r["absent"] or r["earlier"] for r in table.present)
    if playing and (early or any(since + table.clocks.away <= table.opened for since in table.owing.values())):
        absent = await away.seats(connection, table.id, table.clocks, table.opened)
    shown = composed.copy if composed else game
    return Look(
        status=status,
        seat=seat,
        view=composed.view() if composed else before,
        before=before,
        decision=(composed.decision if composed else game.decision(seat)) if playing else None,
        mode=table.mode,
        wholes=tuple(composed.wholes) if composed and table.mode else (),
        orders=tuple(map(order, await orders.of_seat(connection, table.id, seat))) if table.row["orders"] else (),
        note=table.row["note"] or "",
        token=table.token,
        picks=tuple(composed.picks) if composed else (),
        preview=readable(composed.sure if table.mode else composed.news, seat) if composed else (),
        confirm=tuple(confirm),
        confirming=readable(confirming, seat),
        dropped=table.dropped,
        committed=table.committed,
        news=readable(table.news, seat),
        pokeable=away.pokeable(table.present, seat, absent, table.rules.reminder_hours, table.opened)
        if playing
        else (),
        away=absent,
        wakes_at=await _wakes_at(connection, table) if playing else None,
        reopenable=playing and reopenable(game, seat),
        parts=parts(shown, seat) if playing else {},
        choices=tuple(choices(shown, shown.players[seat])) if playing else (),
        **found,
    )


async def _wakes_at(connection: AsyncConnection, table: OpenGame) -> datetime | None:
    """When a stand-in goes on for the person who looks, if they do not answer; None where none would."""
    seat = table.seat
    if seat not in table.owing or not any(r["seat"] == seat and sleeps(r) for r in table.present):
        return None
    return (await away.asked(connection, table.id, table.clocks))[seat].wakes_at


async def look_anew(connection: AsyncConnection, table: OpenGame) -> Look:
    """Return the game as the person would see it if no action were being composed."""
    table.composed, table.mode = None, ""
    return await look(connection, table)
