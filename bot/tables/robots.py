"""Moves of robots at a table, decided from the view of their seat. (`bot/delivery/robots.py` decides when they move.)"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games
from bot.tables import playing, seating
from bot.tables.live import Composed
from bot.tables.pace import Pace
from bot.tables.panel import Table
from bot.tables.values import Picks
from engine.core import Game
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from engine.view import View

Policy = Callable[[View], Picks]

LOOK_AGAIN: Final = timedelta(hours=1)
"""How long robots wait before a game that cannot be read."""

greedy: Policy = greedy_answer


def aimless(seen: View) -> Picks:
    """Answer at random, differently each time: the fallback where the greedy robot fails."""
    if seen.decision is None:
        raise ValueError("nothing is asked")
    return random_answer(seen.decision, Random())


def action(game: Game, seat: int, policy: Policy) -> list[Picks]:
    """Return the picks of one whole action, or of the part before something hidden is revealed."""
    composed = Composed.begin(game, seat)
    while True:
        composed.pick(policy(composed.view()))
        if composed.complete or composed.reveals:
            return composed.picks


def passing(policy: Policy) -> Policy:
    """Pass, buy nothing and decline for an absent player; where an answer is needed, `policy` gives it."""

    def answer(seen: View) -> Picks:
        decision = seen.decision
        if decision is not None:
            for pick in ("pass", "end"):
                if pick in decision.options:
                    return (pick,)
            if decision.least == 0 and not decision.budget:
                return ()
        return policy(seen)

    return answer


async def hold(connection: AsyncConnection, table: Table, until: datetime | None) -> None:
    """Delay robots that are due to move; None for ever. Changes nothing where people are asked."""
    if table.row["robots_at"] is not None:
        await games.change(connection, table.id, robots_at=until)
        table.row["robots_at"] = until


async def move(connection: AsyncConnection, table: Table, policy: Policy, pace: Pace) -> bool:
    """Commit one action of a robot that is due to move; return False where there is none."""
    if table.damage is not None:
        await hold(connection, table, pace.now + LOOK_AGAIN)
        return False
    live, due = table.live, table.row["robots_at"]
    if table.row["state"] != "running" or live is None or due is None or due > pace.now:
        return False
    asked = table.robots & set(live.game.pending)
    # A player who came back for a while has not answered: what they owe is the stand-in's now.
    if table.robots & table.owing.keys():
        await seating.rearranged(connection, table, pace, timedelta())
    if not asked:
        return False
    if seating.asleep(table):
        await hold(connection, table, None)
        await seating.noted(connection, table, {"what": "asleep"}, pace)
        return False
    seat = table.seat = min(asked)
    row = seating.row_of(table, seat)
    acting = passing(policy) if row["stand_in"] in ("once", "pass") else policy
    facts = {"by": "stand-in"} if row["user"] is not None else None
    await playing.commit(connection, table, action(live.game, seat, acting), None, pace, facts=facts)
    await seating.stood(connection, table, seat, pace)
    return True
