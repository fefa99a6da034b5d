"""Local mode: the bot on a simulated Discord that is played in the browser. Needs the extra `local`.

The simulation has one channel and four members to view as, no threads and no direct messages. Where no game is open, a lobby of
the first member and two robots is offered. The store keeps the games; the simulation forgets everything else. After a restart
the members are recreated with the same ids, and the bot posts its messages anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final

import structlog

from bot.app import MarsBot
from bot.config import Settings
from bot.screens.lobby import robot_names
from bot.store import Store
from bot.tables import Rules, Status

log: Final = structlog.get_logger("local")

NAME: Final = "Mars by post"
MEMBERS: Final = ("Ann", "Ben", "Cat", "Dora")
STEP_SECONDS: Final = 0.25
"""Seconds between two steps in which the clock moves and the page may be renewed."""
QUIET_STEPS: Final = 2
"""Steps without anything new before the page is renewed: a click while it changes would be lost."""
WORLD_SECONDS: Final = 3600.0
"""Seconds after the simulator's start at which the world is made. Ids are made of the time, so they are equal in every run."""
GRACE_SECONDS: Final = 6
"""The longest grace period in seconds: nobody here gets a notification."""
ROBOT_SECONDS: Final = 2
"""The longest time in seconds that robots wait before they move."""
CLICK_SECONDS: Final = 60.0
"""Seconds that one click may take on a slow machine."""
SIZED: Final = "image.height = height;"
ROOMY: Final = SIZED + (
    'Object.assign(image.style, { width: `${width}px`, aspectRatio: `${width} / ${height}`, fontSize: "0", overflow: "hidden" });'
)
"""Reserves the height of every picture in the page. Opening a menu reloads all pictures, each with its alt text in its place
meanwhile; taller texts could push the menu off a phone's screen, which closes it."""


@contextmanager
def _hushed() -> Iterator[None]:
    """Silence the simulator's log while it patches discord.py and logs in to itself; that means nothing to a host."""
    logger = logging.getLogger("discord")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


class World:
    """The simulated server and the page that shows it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        with _hushed():
            import simcord  # the extra `local`; a bot with a token does not need it

        shorter = {"grace_seconds": GRACE_SECONDS, "robot_seconds": ROBOT_SECONDS}
        quick = {name: min(most, getattr(settings, name)) for name, most in shorter.items()}
        self.settings = settings = settings.model_copy(update={**quick, "shards": 1, "shard_ids": ()})
        self.bot = MarsBot(store, settings, now=lambda: self.env.now(), direct=False, threads=False, forgetful=True)
        self.env: Any = simcord.Env(self.bot, check_errors=False, settle_timeout=CLICK_SECONDS)
        self.preview: Any = None
        self._news = 0

    async def open(self) -> str:
        """Make the world, post the messages that it has forgotten, and serve the page; return its address."""
        with _hushed():
            await self.env.start()
        await self.bot.watch()
        if self.bot.user is not None:
            await self.bot.user.edit(username=NAME)
        await self.env.advance_time(WORLD_SECONDS)
        guild = self.env.create_guild("Mars by post")
        members = [guild.add_member(self.env.create_user(name)) for name in MEMBERS]
        self.channel = guild.create_text_channel("mars")
        await self.env.advance_time(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))
        await self._say_anew()
        await self._offer(members[0])
        self.env.backend.subscribers.append(self._heard)
        self.preview = await self._page(members)
        return self.preview.url

    async def _page(self, members: list[Any]) -> Any:
        from simcord import SetupError

        for port in (self.settings.local_port, 0):
            page = self.env.preview(self.channel, viewers=members, layout="channel", port=port)
            _steadied(page)
            try:
                return await page.__aenter__()
            except (OSError, SetupError) as error:
                log.warning("port not available", port=port, error=str(error))
        raise OSError("no port is free")

    async def _say_anew(self) -> None:
        for status in reversed(await self._open_games()):
            await self.bot.services.repair.post_again(status.id)
        await self.bot.outbox.tick()

    async def _open_games(self) -> list[Status]:
        found = await self.bot.services.games.in_place(self.channel.id)
        return [status for status in found if status.state in ("lobby", "running")]

    async def _offer(self, host: Any) -> None:
        """Open a lobby for one person and two robots, which only needs a press on Start."""
        if await self._open_games():
            return
        robots = robot_names()[:2]
        rules, guild = Rules(seats=1 + len(robots)), self.channel.guild.id
        await self.bot.services.lobby.create(guild, self.channel.id, host.id, host.name, rules=rules, robots=robots)
        await self.bot.outbox.tick()

    def _heard(self, event: str, payload: Any) -> None:
        if event.startswith("MESSAGE"):
            self._news = QUIET_STEPS + 1

    async def run(self, stop: asyncio.Event) -> None:
        """Advance the simulated clock with real time and renew the page, until `stop` is set."""
        from simcord import SetupError

        self.bot.work()
        last = time.monotonic()
        while not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), STEP_SECONDS)
            now = time.monotonic()
            self.env.backend.advance_clock(now - last)
            last = now
            self.preview.capture_time = self.env.now()
            self._news -= self._news > 0
            if self._news == 1:
                try:
                    await self.preview.refresh()
                except (SetupError, TimeoutError):  # somebody clicks at this moment
                    self._news += 1

    async def close(self) -> None:
        """Finish what is under way."""
        await self.bot.drain()
        if self.preview is not None:
            await self.preview.close()
        await self.env.shutdown()


def _steadied(page: Any) -> None:
    """Make the page reserve its pictures' height. It has no setting for that, so this relies on the pinned version's source."""
    server = page._server
    static = server._static

    async def answer(request: Any) -> Any:
        response = await static(request)
        if request.path == "/media.js":
            response.text = response.text.replace(SIZED, ROOMY, 1)
        return response

    server._static = answer


async def serve(settings: Settings, store: Store, stop: asyncio.Event, tell: Callable[[str], None] = print) -> None:
    """Run local mode until `stop` is set."""
    world = World(store, settings)
    try:
        address = await world.open()
        tell("No DISCORD_TOKEN is set, so this is local mode: the bot runs in your browser, and you play everybody.")
        tell(f"Open {address}")
        tell(
            'Press "Start with 3" to play against two robots. /game new creates another game, which the members under '
            '"Viewing as" can join. '
            "Ctrl+C stops; games are kept."
        )
        await world.run(stop)
    finally:
        await world.close()
