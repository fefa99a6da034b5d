"""Scenes: games at a moment at which a screen can be looked at. `python -m bot --scene NAME` opens local mode at one of them.

A scene is played anew each time, by the robots' judgement and with other cards, so that it never lags behind the program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.app import MarsBot
from bot.local.offline import Offline
from bot.tables import Rules, Status
from engine.robots.greedy import greedy_answer
from engine.view import View

MOST_ANSWERS: Final = 2_000
"""More than any game of three takes."""
QUICK: Final = 2
"""Hours until the first reminder."""


@dataclass(frozen=True)
class Scene:
    """A game of the first members by these rules, played until this generation, and there until one of them owes a turn."""

    rules: Rules
    generation: int = 1
    phase: str = "action"
    """How the name of the phase begins in which it stops."""

    def reached(self, view: View, status: Status) -> bool:
        return status.generation >= self.generation and view.phase.startswith(self.phase)


def _rules(seats: int, **more: Any) -> Rules:
    return Rules(seats=seats, reminder_hours=QUICK, seating="chosen", **more)


SCENES: Final[dict[str, Scene]] = {
    "first-cards": Scene(_rules(3, corporate_era=True), phase="setup"),
    "first-turn": Scene(_rules(3, beginners=True)),
    "draft": Scene(_rules(3, corporate_era=True, draft=True), 2, "research"),
    "colonies-trade": Scene(_rules(3, corporate_era=True, more=("colonies",)), 3),
    "turmoil-late": Scene(_rules(3, corporate_era=True, more=("turmoil",)), 6),
}
"""All scenes by name."""


async def play(bot: MarsBot, discord: Offline, name: str) -> None:
    """Begin the game of a scene, and answer for everybody until the scene is reached."""
    scene, services = SCENES[name], bot.services
    host, *others = list(discord.people.values())[: scene.rules.seats]
    guild, channel = discord.guild.id, discord.channel.id
    game = (await services.lobby.create(guild, channel, host.id, host.name, rules=scene.rules)).id
    await bot.outbox.tick()
    for other in others:
        await services.lobby.join(game, other.id, other.name)
    await services.lobby.start(game, host.id)
    for number in range(MOST_ANSWERS):
        status = await services.games.status(game)
        seat = next(iter(sorted(status.owing)), None)
        user = None if seat is None else status.at(seat).user
        if user is None:
            break
        look = await services.play.look(game, user)
        if look.view is None or scene.reached(look.view, status):
            break
        await services.play.compose(game, user, None, [greedy_answer(look.view)], f"{name} {number}", True)
    await bot.outbox.tick()
