"""Builds the `Look` from which a person's panel is made."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from bot.store import history, orders
from bot.tables import away, ballots, reading, teaching
from bot.tables.choices import sleeps
from bot.tables.live import LOOK_DEPTH, Composed, Live, Sight, of_turn, readable, reopenable
from bot.tables.open_game import OpenGame
from bot.tables.orders.order import Order, order
from bot.tables.values import Look, Mode, Picks
from engine.bounds.payable import dues
from engine.core import Decision, Game, Reason
from engine.effects.order import parts
from engine.journal import DrawnCards, Entry
from engine.view import view

UNDO_DEPTH: Final = 60
"""How many newest entries that stand an undo reads."""


async def look(open_game: OpenGame, *, confirm: Sequence[Picks] = (), confirming: Sequence[Entry] = ()) -> Look:
    """Return the game as the person may see it now. `confirm`, `confirming`: as in `Look`."""
    live, seat, composed = open_game.live, open_game.seat, open_game.composed
    status = open_game.status
    if live is None or seat is None:
        public = view(live.game, None, afterwards=status.state == "ended") if live else None
        return Look(status=status, seat=seat, view=public, before=public)
    if composed:
        live.drafts[seat] = composed
    sight = live.sight(seat, afterwards=status.state == "ended")
    more = _composed(composed, open_game.mode) if composed else {}
    # After something hidden was revealed on the copy, everything is shown as it is.
    copied = composed if composed and not composed.revealed else None
    if status.state == "running":
        more |= _asked(live.game, sight, copied) | await _absent(open_game, seat) | await _done(open_game, live, seat)
        more["drawn"] = await _drawn(open_game, live, seat)
    return Look(
        status=status,
        seat=seat,
        view=(copied.sight if copied else sight).view,
        before=sight.view,
        mode=open_game.mode,
        orders=await _orders(open_game, seat),
        note=open_game.row["note"] or "",
        coaching=teaching.coaching(open_game),
        token=open_game.token,
        confirm=tuple(confirm),
        confirming=readable(confirming, seat),
        dropped=open_game.dropped,
        committed=open_game.committed,
        news=readable(open_game.news, seat),
        **more,
    )


async def _orders(open_game: OpenGame, seat: int) -> tuple[Order, ...]:
    if not open_game.row["orders"]:
        return ()
    return tuple(map(order, await orders.of_seat(open_game.connection, open_game.id, seat)))


def _composed(composed: Composed, mode: Mode) -> dict[str, Any]:
    """Return the action that the person is composing."""
    preview = readable(composed.sure if mode else composed.news, composed.seat)
    planned = tuple(composed.planned) if mode else ()
    return {"picks": tuple(composed.picks), "preview": preview, "planned": planned}


def _asked(game: Game, sight: Sight, composed: Composed | None) -> dict[str, Any]:
    """Return the question to the person after the picks composed so far."""
    seat, here = sight.seat, composed.copy if composed else game
    asked = composed.decision if composed else game.decision(seat)
    return {
        "decision": asked,
        "reopenable": reopenable(game, seat),
        "parts": parts(here, seat),
        "dues": dues(here, asked) if asked else {},
        "too_dear": too_dear(here, asked) if asked else {},
        "choices": (composed.sight if composed else sight).choices,
    }


def too_dear(game: Game, asked: Decision) -> dict[str, Reason]:
    """Return why spaces that are free for a tile are not offered, by option."""
    if asked.kind != "space":
        return {}
    others = (key for space in game.box.map.spaces if (key := f"space:{space}") not in asked.options)
    return {key: why for key in others if (why := game.refusal(asked.seat, key))}


async def _absent(open_game: OpenGame, seat: int) -> dict[str, Any]:
    """Return the players who do not answer, and what the person can do about them."""
    absent, present, clocks = frozenset[int](), open_game.present, open_game.clocks
    early = any(r["left_at"] is not None or r["absent"] or r["earlier"] for r in present)
    if early or any(since + clocks.away <= open_game.now for since in open_game.owing.values()):
        absent = await open_game.away()
    moments = await ballots.votable_from(open_game.connection, open_game.id, absent, clocks, open_game.now)
    votable = frozenset(seat for seat, at in moments.items() if at <= open_game.now)
    return {
        "away": absent,
        "votable": votable,
        "votable_at": None if votable else min(moments.values(), default=None),
        "pokeable": away.pokeable(present, seat, absent, open_game.rules.reminder_hours, open_game.now),
        "wakes_at": await _wakes_at(open_game),
    }


async def _done(open_game: OpenGame, live: Live, seat: int) -> dict[str, Any]:
    """Return what the person did in the last turn and can undo, if that turn was theirs or they answered last in it."""
    if live.last is None or seat not in (live.last.seat, live.last.by):
        return {}
    recent = await _recent(open_game, live)
    steps, _ = reading.reach(recent, live.game, seat)
    own = [r for r in recent[::-1] if r["turn"] == live.last.turn and r["seat"] == seat]
    turn = [r for r in own if r["kind"] == "answer" and not r["undone"]]
    complete = seat not in live.game.pending
    return {
        "done": tuple(reading.done(r, seat) for r in turn),
        "complete": complete,
        "undoable": len(steps),
        "told_at": open_game.told_at if complete else None,
    }


async def _drawn(open_game: OpenGame, live: Live, seat: int) -> tuple[int, ...]:
    """Return the cards in hand that the person drew since the beginning of their present turn, or if none has begun, of the last one.

    Those of a research phase were chosen: they are no news.
    """
    if (asked := live.game.decision(seat)) is None or asked.kind != "turn":
        return ()
    if seat not in live.drawn:
        found: list[int] = []
        for row in await _recent(open_game, live):
            if row["kind"] == "answer" and not (row["undone"] or row["forked"]):
                done = reading.done(row, seat)
                found += [
                    card for entry in done.news[::-1] if isinstance(entry, DrawnCards) for card in entry.cards[::-1]
                ]
                if row["number"] == row["turn"] and any(of_turn(live.game, pick) for pick in done.picks):
                    break
        hand = live.game.players[seat].hand
        live.drawn[seat] = tuple(card for card in dict.fromkeys(reversed(found)) if card in hand)
    return live.drawn[seat]


async def _recent(open_game: OpenGame, live: Live) -> Sequence[reading.Row]:
    """Return the newest entries that stand, newest first."""
    if live.recent is None:
        live.recent = await history.newest_standing(open_game.connection, open_game.id, LOOK_DEPTH)
    return live.recent


async def _wakes_at(open_game: OpenGame) -> datetime | None:
    """Return when a stand-in acts again for the person who looks, if they do not answer; None where none would."""
    seat = open_game.seat
    if seat not in open_game.owing or not any(r["seat"] == seat and sleeps(r) for r in open_game.present):
        return None
    return (await away.asked(open_game.connection, open_game.id, open_game.clocks))[seat].wakes_at


async def look_anew(open_game: OpenGame) -> Look:
    """Return the game as the person would see it if no action were being composed."""
    open_game.composed, open_game.mode = None, ""
    return await look(open_game)
