"""Local mode: the same bot behind a simulated Discord, played in the browser; needs the extra `local`.

One channel and four members to view as; no threads, no direct messages. Where no game is open, a lobby of the first member and two
robots waits to be started. Games are kept in the store, all else is forgotten:
after a restart the members are the same people, and the bot says anew what it had said.
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
STEP: Final = 0.25
"""Seconds between two looks at the clock and at what is new."""
CALM: Final = 2
"""Looks without anything new before the page is renewed: what is clicked while it changes is refused."""
WORLD: Final = 3600.0
"""Seconds after the simulator's beginning at which the world is made: ids are made of time, so they are always the same."""
GRACE: Final = 6
"""Seconds after a turn, at most: nobody here is told on a phone."""
THINKING: Final = 2
"""Seconds that robots let pass, at most."""
SLOW: Final = 60.0
"""Seconds that one click may take on a slow machine."""
SIZED: Final = "image.height = height;"
ROOMY: Final = SIZED + (
    'Object.assign(image.style, { width: `${width}px`, aspectRatio: `${width} / ${height}`, fontSize: "0", overflow: "hidden" });'
)
"""The page draws all pictures anew when a menu opens, and puts their text, which may be taller, where they will be: that can push
the menu off a phone's screen, which closes it. So each has its room at once."""


@contextmanager
def _hushed() -> Iterator[None]:
    """The simulator tries discord.py out and logs in to itself; what that says means nothing to a host."""
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

        shorter = {"grace_seconds": GRACE, "robot_seconds": THINKING}
        quick = {name: min(most, getattr(settings, name)) for name, most in shorter.items()}
        self.settings = settings = settings.model_copy(update=quick)
        self.bot = MarsBot(store, settings, now=lambda: self.env.now(), direct=False, threads=False, forgetful=True)
        self.env: Any = simcord.Env(self.bot, check_errors=False, settle_timeout=SLOW)
        self.preview: Any = None
        self._news = 0

    async def open(self) -> str:
        """Make the world, say what it has forgotten, serve the page; its address."""
        with _hushed():
            await self.env.start()
        if self.bot.user is not None:
            await self.bot.user.edit(username=NAME)
        await self.env.advance_time(WORLD)
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
                log.warning("port", port=port, error=str(error))
        raise OSError("no port is free")

    async def _say_anew(self) -> None:
        for status in reversed(await self._open_games()):
            await self.bot.tables.say_again(status.id)
        await self.bot.outbox.tick()

    async def _open_games(self) -> list[Status]:
        found = await self.bot.tables.games_in(self.channel.id)
        return [status for status in found if status.state in ("lobby", "running")]

    async def _offer(self, host: Any) -> None:
        """One press from here one person plays against two robots."""
        if await self._open_games():
            return
        robots = robot_names()[:2]
        rules, guild = Rules(seats=1 + len(robots)), self.channel.guild.id
        await self.bot.tables.found(guild, self.channel.id, host.id, host.name, rules=rules, robots=robots)
        await self.bot.outbox.tick()

    def _heard(self, event: str, payload: Any) -> None:
        if event.startswith("MESSAGE"):
            self._news = CALM + 1

    async def run(self, stop: asyncio.Event) -> None:
        """Let real time move the clock, and the page show what is new, until told to stop."""
        from simcord import SetupError

        self.bot.work()
        last = time.monotonic()
        while not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), STEP)
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
    """Have the page keep its pictures' room; it offers no way for that, so this leans on the version that is pinned."""
    server = page._server
    static = server._static

    async def answer(request: Any) -> Any:
        response = await static(request)
        if request.path == "/media.js":
            response.text = response.text.replace(SIZED, ROOMY, 1)
        return response

    server._static = answer


async def serve(settings: Settings, store: Store, stop: asyncio.Event, tell: Callable[[str], None] = print) -> None:
    """Local mode until told to stop."""
    world = World(store, settings)
    try:
        address = await world.open()
        tell("No DISCORD_TOKEN is set, so this is local mode: the bot plays in your browser, and you are everybody.")
        tell(f"Open {address}")
        tell(
            'Press "Start with 3" to play against two robots. /game new founds another game, which members under "Viewing as" join. '
            "Ctrl+C stops; games are kept."
        )
        await world.run(stop)
    finally:
        await world.close()
