"""Scenes: games played to a moment at which a screen can be seen. `python -m bot --scene NAME` opens local mode at one of them.

A scene is played anew each time, by robots and with other cards, so that it always fits the program.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, NamedTuple

from bot.app import MarsBot
from bot.local.offline import Failed, Offline
from bot.screens.lobby import robot_names
from bot.tables import Rules, Status
from bot.tables.sealing import KEY, Identity
from bot.tables.wishes import LONGEST, Wish
from engine.robots.greedy import greedy_answer
from engine.view import View

TITLE: Final = "Olympus Rising"
"""The name of a scene's game."""
MOST_ANSWERS: Final = 2_000
"""More than any game of three takes."""
QUICK: Final = 2
"""Hours until the first reminder."""
SEASON: Final = "First season"
SEASON_LASTS: Final = timedelta(days=60)
FOLLOWED: Final = "Phobos Falling"
"""The game in which the first member has no seat."""
LOBBIES: Final = ("Arsia", "Pavonis", "Ascraeus", "Elysium", "Utopia", "Isidis", "Argyre", "Hellas", "Noctis", "Valles")
"""More lobbies than one page shows."""
HISTORY: Final = timedelta(hours=1)
"""How long ago a scene's game began."""
PAUSE: Final = timedelta(seconds=20)
"""Time between two phases: longer than the grace period, so that what the bot says of each has been sent."""
OTHER_BOT: Final = Identity(bytes(KEY)).key
"""The key of another bot, which nobody runs."""


class Typed(NamedTuple):
    """A command with its options, as the first member types it."""

    command: str
    options: Mapping[str, Any] = {}
    direct: bool = False
    """Whether in direct messages, otherwise in the channel."""


@dataclass(frozen=True)
class Scene:
    """A game of the first members by these rules, played to this generation, and then until one of them owes a turn."""

    rules: Rules
    generation: int = 1
    phase: str = "action"
    """How the name of the phase begins in which it stops."""
    robots: int = 0
    """How many of its seats robots take."""
    then: str = ""
    """How much time passes after that, as a span of `bot/local/passing.py`."""
    beside: bool = False
    """Whether it stands among other games: a season that it counts in, open lobbies, somebody who would like to play."""
    manages: bool = False
    """Whether the first member has no seat in it, and looks after the server."""
    trusts: tuple[str, ...] = ()
    """The keys of the hosts with whom games may be exchanged."""
    typed: tuple[Typed, ...] = ()
    """The commands that the first member types last, each answered by a private message."""
    button: str = ""
    """The label of the button of the newest public message that the first member presses last."""

    def reached(self, view: View, status: Status) -> bool:
        return status.generation >= self.generation and view.phase.startswith(self.phase)


def _rules(seats: int, **more: Any) -> Rules:
    return Rules(seats=seats, reminder_hours=QUICK, seating="chosen", **more)


SCENES: Final[dict[str, Scene]] = {
    "first-cards": Scene(_rules(3, corporate_era=True), phase="setup"),
    "first-preludes": Scene(_rules(3, corporate_era=True, more=("prelude",)), phase="setup"),
    "first-game": Scene(_rules(2, beginners=True, coached=True), robots=1),
    "first-turn": Scene(_rules(3, beginners=True)),
    "solo": Scene(_rules(1)),
    "draft": Scene(_rules(3, corporate_era=True, draft=True), 2, "research"),
    "venus-government": Scene(_rules(3, corporate_era=True, more=("venus",)), phase="world-government"),
    "colonies-trade": Scene(_rules(3, corporate_era=True, more=("colonies",)), 3),
    "turmoil-late": Scene(_rules(3, corporate_era=True, more=("turmoil",)), 6),
    "middle": Scene(_rules(3, corporate_era=True), 7),
    "vote": Scene(_rules(3, beginners=True), then="day"),
    "ended": Scene(_rules(3, beginners=True, rated=True), phase="over", beside=True, button="Analysis"),
    "reminders": Scene(
        _rules(2, corporate_era=True),
        phase="setup",
        typed=(
            Typed("me", direct=True),
            Typed("privacy", direct=True),
            Typed("remind", direct=True),
            Typed("remind", {"quiet_hours": "23:00-07:00"}, direct=True),
        ),
    ),
    "managers": Scene(
        _rules(3, beginners=True, rated=True),
        manages=True,
        trusts=(OTHER_BOT,),
        typed=(
            Typed("setup"),
            Typed("admin server"),
            Typed("admin games"),
            Typed("admin downtime", {"starts_in": 90, "lasts": 20}),
            Typed("admin block", {"member": "Dora"}),
            Typed("admin block"),
            Typed("admin import"),
            Typed("admin move", {"key": OTHER_BOT}),
        ),
    ),
}
"""All scenes by name."""


async def play(bot: MarsBot, discord: Offline, name: str) -> None:
    """Begin the game of a scene, and answer for everybody until the scene is reached."""
    scene, services = SCENES[name], bot.services
    first, *rest = discord.people.values()
    host, *others = (rest if scene.manages else [first, *rest])[: scene.rules.seats - scene.robots]
    guild, channel = discord.guild.id, discord.channel.id
    if scene.beside:
        await services.seasons.open(guild, SEASON, SEASON_LASTS)
    game = (await services.lobby.create(guild, channel, host.id, host.name, TITLE, scene.rules)).id
    await bot.outbox.tick()
    for other in others:
        await services.lobby.join(game, other.id, other.name)
    for name_of_robot in robot_names()[: scene.robots]:
        await services.lobby.seat_robot(game, host.id, name_of_robot)
    await services.lobby.start(game, host.id)
    said = ""
    for number in range(MOST_ANSWERS):
        status = await services.games.status(game)
        seat = next(iter(sorted(status.owing)), None)
        user = None if seat is None else status.at(seat).user
        if user is None and scene.robots and status.state == "running":
            await _pause(bot, discord)
            await bot.robots.tick()
            continue
        if user is None:
            break
        look = await services.play.look(game, user)
        if look.view is None:
            break
        if (now := f"{status.generation} {look.view.phase}") != said:
            said = now
            await _pause(bot, discord)
        if scene.reached(look.view, status):
            break
        await services.play.compose(game, user, None, [greedy_answer(look.view)], f"{name} {number}", True)
    if scene.beside:
        await _beside(bot, discord)
    await _pause(bot, discord)


async def _beside(bot: MarsBot, discord: Offline) -> None:
    """Store the result, and let other members open lobbies, begin a game to follow, and wish to play."""
    services, guild, channel = bot.services, discord.guild.id, discord.channel.id
    _host, second, third, *_others = discord.people.values()
    await bot.recording.tick()
    for number, name in enumerate(LOBBIES):
        await services.lobby.create(guild, channel, second.id, second.name, name, _rules(2 + number % 4))
    running = await services.lobby.create(guild, channel, third.id, third.name, FOLLOWED, _rules(2, beginners=True))
    await services.lobby.join(running.id, second.id, second.name)
    await services.lobby.start(running.id, third.id)
    wish = Wish(third.id, third.name, 2, 4, None, None, discord.now() + LONGEST)
    await services.wishes.wish(guild, wish)


async def act(bot: MarsBot, discord: Offline, name: str) -> None:
    """Let the first member type and press what the scene demands, and wait for each answer."""
    scene, person = SCENES[name], next(iter(discord.people.values()))
    named = {other.name: str(other.id) for other in discord.people.values()}
    for typed in scene.typed:
        options = {option: named.get(value, value) for option, value in typed.options.items()}
        where = person.direct_channel if typed.direct else discord.channel.id
        await _answered(bot, discord.slash(person.id, where, typed.command, options))
    if scene.button:
        game = (await bot.services.games.of_user(person.id, finished=True))[0]
        await _answered(bot, discord.press(person.id, game.place, scene.button))
    await bot.outbox.tick()


async def _answered(bot: MarsBot, done: Awaitable[Any]) -> None:
    """Wait until the bot has answered a command or click, which may take longer than Discord allows on a busy machine."""
    with suppress(Failed):
        await done
    await bot.answered()


async def _pause(bot: MarsBot, discord: Offline) -> None:
    """Wait a moment for messages that the bot sends on its own."""
    discord.move_clock(discord.now() + PAUSE)
    await bot.outbox.tick()
