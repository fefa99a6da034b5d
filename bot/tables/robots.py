"""Moves of robots at a table, decided from the view of their seat. (`bot/delivery/robots.py` decides when they move.)"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Final

from bot.store import games
from bot.tables import playing, seating
from bot.tables.live import Composed
from bot.tables.open_game import OpenGame
from bot.tables.values import Picks
from engine import Game, Policy
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from engine.view import View

LOOK_AGAIN: Final = timedelta(hours=1)
"""How long robots wait before a game that cannot be read."""

greedy: Policy = greedy_answer


def random_fallback(seen: View) -> Picks:
    """Answer at random, differently each time: the fallback where the greedy robot fails."""
    return random_answer(seen.asked, Random())


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


async def hold(open_game: OpenGame, until: datetime | None) -> None:
    """Delay robots that are due to move; None for ever. Changes nothing where people are asked."""
    if open_game.row["robots_at"] is not None:
        await games.change(open_game.connection, open_game.id, robots_at=until)
        open_game.row["robots_at"] = until


@dataclass(frozen=True, slots=True)
class Thought:
    """What a robot would do: a whole action of a seat, in the game after the entry `version`."""

    seat: int
    version: int
    picks: tuple[Picks, ...]


def think(open_game: OpenGame, policy: Policy) -> Thought | None:
    """Return what the robot that is due to move would do; None where none is."""
    live, seat = open_game.live, _due(open_game)
    if live is None or seat is None:
        return None
    acting = passing(policy) if seating.passes(open_game, seat) else policy
    return Thought(seat, open_game.row["version"], tuple(action(live.game, seat, acting)))


def _due(open_game: OpenGame) -> int | None:
    live, due = open_game.live, open_game.row["robots_at"]
    if open_game.row["state"] != "running" or live is None or due is None or due > open_game.now:
        return None
    begun = [
        seat
        for seat in open_game.robots
        if (seating.row_of(open_game, seat)["begins_at"] or open_game.now) <= open_game.now
    ]
    return min(set(begun) & set(live.game.pending), default=None)


async def move(open_game: OpenGame, thought: Thought | None) -> bool:
    """Commit what a robot has thought; return False where nothing came of it.

    A thought that was begun before anything else happened, such as that its player came back, is dropped.
    """
    if open_game.damage is not None:
        await hold(open_game, open_game.now + LOOK_AGAIN)
        return False
    live, due, seat = open_game.live, open_game.row["robots_at"], _due(open_game)
    if live is None or due is None or due > open_game.now:
        return False
    if seat is None:
        await hold(open_game, seating.next_begin(open_game, open_game.now))
        return False
    if seating.resting(open_game):
        await hold(open_game, None)
        if not open_game.owing:
            await seating.noted(open_game, {"what": "asleep"})
        return False
    if thought is None or (thought.seat, thought.version) != (seat, open_game.row["version"]):
        return False
    open_game.seat, generation = seat, live.game.table.generation
    row = seating.row_of(open_game, seat)
    facts = {"by": "stand-in"} if row["user"] is not None else None
    if facts is None:
        await playing.commit(open_game, thought.picks, None)
        return True
    await seating.plays_now(open_game, seat)
    await playing.commit(open_game, thought.picks, None, facts=facts)
    await seating.stood(open_game, seat, generation, thought.picks)
    return True
