"""The look that a person's panel is made of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

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


async def look(open_game: OpenGame, *, confirm: Sequence[Picks] = (), confirming: Sequence[Entry] = ()) -> Look:
    """Return the game as the person may see it now. `confirm`, `confirming`: as in `Look`."""
    live, seat = open_game.live, open_game.seat
    status = open_game.status
    if live is None or seat is None:
        public = view(live.game, None, afterwards=status.state == "ended") if live else None
        return Look(status=status, seat=seat, view=public, before=public)
    game, composed = live.game, open_game.composed
    before = view(game, seat, afterwards=status.state == "ended")
    found: dict[str, Any] = {}
    if status.state == "running" and live.last and live.last.seat == seat:
        complete = seat not in game.pending
        if live.recent is None:
            live.recent = await history.newest(open_game.connection, open_game.id, LOOK_DEPTH)
        rows = live.recent
        steps, _ = reading.reach(rows, game, seat)
        turn = [r for r in rows[::-1] if r["turn"] == live.last.turn and r["kind"] == "answer" and not r["undone"]]
        found = {
            "done": tuple(reading.done(r, seat) for r in turn),
            "complete": complete,
            "undoable": len(steps),
            "told_at": open_game.told_at if complete else None,
        }
    if composed:
        live.drafts[seat] = composed
    playing = status.state == "running"
    absent = frozenset[int]()
    early = any(r["left_at"] is not None or r["absent"] or r["earlier"] for r in open_game.present)
    if playing and (early or any(since + open_game.clocks.away <= open_game.now for since in open_game.owing.values())):
        absent = await away.seats(open_game.connection, open_game.id, open_game.clocks, open_game.now)
    shown = composed.copy if composed else game
    return Look(
        status=status,
        seat=seat,
        view=composed.view() if composed else before,
        before=before,
        decision=(composed.decision if composed else game.decision(seat)) if playing else None,
        mode=open_game.mode,
        wholes=tuple(composed.wholes) if composed and open_game.mode else (),
        orders=tuple(map(order, await orders.of_seat(open_game.connection, open_game.id, seat)))
        if open_game.row["orders"]
        else (),
        note=open_game.row["note"] or "",
        token=open_game.token,
        picks=tuple(composed.picks) if composed else (),
        preview=readable(composed.sure if open_game.mode else composed.news, seat) if composed else (),
        confirm=tuple(confirm),
        confirming=readable(confirming, seat),
        dropped=open_game.dropped,
        committed=open_game.committed,
        news=readable(open_game.news, seat),
        pokeable=away.pokeable(open_game.present, seat, absent, open_game.rules.reminder_hours, open_game.now)
        if playing
        else (),
        away=absent,
        wakes_at=await _wakes_at(open_game) if playing else None,
        reopenable=playing and reopenable(game, seat),
        parts=parts(shown, seat) if playing else {},
        choices=tuple(choices(shown, shown.players[seat])) if playing else (),
        **found,
    )


async def _wakes_at(open_game: OpenGame) -> datetime | None:
    """When a stand-in goes on for the person who looks, if they do not answer; None where none would."""
    seat = open_game.seat
    if seat not in open_game.owing or not any(r["seat"] == seat and sleeps(r) for r in open_game.present):
        return None
    return (await away.asked(open_game.connection, open_game.id, open_game.clocks))[seat].wakes_at


async def look_anew(open_game: OpenGame) -> Look:
    """Return the game as the person would see it if no action were being composed."""
    open_game.composed, open_game.mode = None, ""
    return await look(open_game)
