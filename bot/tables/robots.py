"""Moves of robots at a table, decided from the view of their seat. (`bot/delivery/robots.py` decides when they move.)"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Final

from bot.store import games
from bot.tables import committing, seating
from bot.tables.open_game import OpenGame
from bot.tables.values import Picks
from engine import Policy, load, save
from engine.hidden import imagined
from engine.robots.greedy import gentle_answer, greedy_answer
from engine.robots.levels import AHEAD, SIMULATIONS, whole_action
from engine.robots.random import random_answer
from engine.view import View

LOOK_AGAIN: Final = timedelta(hours=1)
"""How long robots wait before a game that cannot be read."""
CUT_OFF: Final = timedelta(minutes=1)
"""How long a stand-in waits whose notice has passed while somebody was cut off, until it is asked again whether they still are."""

greedy: Policy = greedy_answer


def random_fallback(seen: View) -> Picks:
    """Return a random answer, differently each time: the fallback where the greedy robot fails."""
    return random_answer(seen.asked, Random())


def passing(policy: Policy) -> Policy:
    """Return a policy that passes, buys nothing and declines, for an absent player; other answers are left to `policy`."""

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
    """Delay robots that are due to move until `until`; None for ever. Does nothing where people owe an answer."""
    if open_game.row["robots_at"] is not None:
        await games.change(open_game.connection, open_game.id, robots_at=until)
        open_game.row["robots_at"] = until


@dataclass(frozen=True, slots=True)
class DueRobot:
    """A robot that is due to move: a save of its game as its seat may imagine it, and how it thinks about what to do."""

    game: str
    seat: int
    version: int
    """The number of the game's newest entry."""
    token: int
    """The engine's token of the seat."""
    copy: bytes
    simulations: int
    """Simulations for each decision; 0 for a robot that does not search."""
    ahead: float
    """The share of its decisions, from 0 to 1, in which it searches."""
    gentle: bool
    """Whether it takes nothing from others."""
    passes: bool
    """Whether it stands in for a player for whom it passes."""

    @property
    def seed(self) -> str:
        """The random seed of the robot's thinking: the same for the same question."""
        return f"{self.game}/{self.seat}/{self.token}"


@dataclass(frozen=True, slots=True)
class Thought:
    """The answers of a robot: a whole action, or the part before something hidden is revealed."""

    asked: DueRobot
    picks: tuple[Picks, ...]
    cut_off: bool = False
    """Whether it is what the greedy robot would do, since thinking ahead took too long or failed."""


def asked(open_game: OpenGame, reached: datetime | None = None) -> DueRobot | None:
    """Return the question to the robot that is due to move; None where none is. `reached`: as of `move`."""
    live, seat = open_game.live, _due(open_game, reached)
    if live is None or seat is None:
        return None
    level = seating.row_of(open_game, seat)["level"] or open_game.rules.usual_level
    token, passes = live.game.tokens[seat], seating.passes(open_game, seat)
    copy = save(imagined(live.game, seat, f"{open_game.id}/{seat}/{token}"))
    simulations = 0 if passes else SIMULATIONS[level]
    return DueRobot(
        open_game.id, seat, open_game.row["version"], token, copy, simulations, AHEAD[level], level == "easy", passes
    )


def acted_by(policy: Policy | None, asked: DueRobot) -> tuple[Picks, ...]:
    """Return the picks of an action chosen by `policy`, or without one by the policy of the robot's level."""
    acting = policy or (gentle_answer if asked.gentle else greedy)
    if asked.passes:
        acting = passing(acting)
    return tuple(whole_action(load(asked.copy), asked.seat, lambda seen, copy: acting(seen)))


def _due(open_game: OpenGame, reached: datetime | None) -> int | None:
    live, due = open_game.live, open_game.row["robots_at"]
    if open_game.row["state"] != "running" or live is None or due is None or due > open_game.now:
        return None
    by = reached or open_game.now
    begun = [seat for seat in open_game.robots if (seating.row_of(open_game, seat)["begins_at"] or by) <= by]
    return min(set(begun) & set(live.game.pending), default=None)


async def move(open_game: OpenGame, thought: Thought | None, reached: datetime | None = None) -> bool:
    """Commit what a robot has thought; return False where nothing came of it.

    A thought that was begun before anything else happened, such as that its player came back, is dropped. `reached`: where some players
    are cut off, until when all could be reached; no stand-in begins that had not begun by then.
    """
    if open_game.damage is not None:
        await hold(open_game, open_game.now + LOOK_AGAIN)
        return False
    live, due, seat = open_game.live, open_game.row["robots_at"], _due(open_game, reached)
    if live is None or due is None or due > open_game.now:
        return False
    if seat is None:
        begins = seating.next_begin(open_game, reached or open_game.now)
        await hold(open_game, begins and max(begins, open_game.now + CUT_OFF if reached else begins))
        return False
    if seating.resting(open_game):
        await hold(open_game, None)
        if not open_game.owing:
            await seating.add_note(open_game, {"what": "asleep"})
        return False
    if thought is None or (thought.asked.seat, thought.asked.version) != (seat, open_game.row["version"]):
        return False
    if thought.asked.token != live.game.tokens[seat]:
        return False
    open_game.seat, generation = seat, live.game.table.generation
    row = seating.row_of(open_game, seat)
    cut_off = {"cut_off": True} if thought.cut_off else {}
    if row["user"] is None:
        await committing.commit(open_game, thought.picks, None, facts=cut_off or None)
        return True
    await seating.plays_now(open_game, seat)
    await committing.commit(open_game, thought.picks, None, facts={"by": "stand-in", **cut_off})
    await seating.note_stand_in_answer(open_game, seat, generation, thought.picks)
    return True
