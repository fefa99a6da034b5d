"""Questions that Discord refuses to deliver in every way: after `Clocks.vote` they count as arrived, so that no table waits for ever."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people, post
from bot.tables import away, seating
from bot.tables.away import Obligation
from bot.tables.clocks import NAMED, after
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace

SHORTEST: Final = min(clocks.vote for clocks in NAMED.values())
"""The shortest duration of a vote at any pace, before which no game need be checked."""


async def may_be(connection: AsyncConnection, pace: Pace) -> list[str]:
    """Return the games in which a question may have been refused for long enough."""
    return await people.unasked(connection, pace.now - SHORTEST)


async def count_as_arrived(open_game: OpenGame) -> int:
    """Start the clocks of questions whose delivery was refused for `Clocks.vote`, and tell the table; return how many."""
    if open_game.row["state"] != "running" or open_game.live is None:
        return 0
    found = await away.asked(open_game.connection, open_game.id, open_game.clocks)
    done = 0
    for seat, due in found.items():
        if seat not in open_game.owing or due.arrived is not None:
            continue
        since = await _refused_since(open_game.connection, due, threaded=open_game.row["thread"] is not None)
        if since is None or after(since, due.clocks.vote, due.pauses) > open_game.now:
            continue
        await people.change_due(open_game.connection, open_game.id, seat, arrived=open_game.now)
        await seating.add_note(open_game, {"what": "unasked", "seat": seat})
        done += 1
    return done


async def _refused_since(connection: AsyncConnection, due: Obligation, *, threaded: bool) -> datetime | None:
    """Return since when every message that asks was refused; since the question where none asks any more.

    None where one may still arrive. `threaded`: whether the game has a thread of its own.
    """
    waiting = await post.waiting_in(connection, due.game)
    harmless = ("never", "threadless") if threaded else ("never",)
    waiting = [r for r in waiting if post.kind_of(r).holds_up not in harmless]
    asking = [r for r in waiting if r["kind"] in ("turn", "prompt", "reminder") and _asks(r, due)]
    refused = list[datetime]()
    for row in asking:
        # In one place messages go out in their order: an earlier one that is refused keeps back those behind it.
        failed = [
            r["failed_at"] for r in waiting if r["destination"] == row["destination"] and r["failed_at"] is not None
        ]
        if not failed:
            return None
        refused.append(min(failed))
    return max([due.since, *refused])


def _asks(row: post.Row, due: Obligation) -> bool:
    payload, seat = row["payload"], due.seat
    if "dues" in payload:  # a reminder, of several games perhaps
        return any((said["game"], said["seat"]) == (due.game, seat) for said in payload["dues"])
    return row["seat"] == seat or seat in payload.get("seats", ())
