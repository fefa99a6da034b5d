"""Makes the screenshots of docs/playing.md: `python -m tests.browser.screenshots`.

Plays a game in local mode, in which days pass at once, and keeps what one member sees at the width of a phone.
"""

from __future__ import annotations

import asyncio
import io
import tempfile
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import sync_playwright

from bot.config import Settings
from bot.delivery import presence
from bot.local import MEMBERS, World
from bot.store import Store
from bot.tables import Rules, lobby
from tests.browser.page import CHROMIUM, FLAGS, PHONE, Person
from tests.browser.test_local import asked, free_port
from tests.seeding import seeded

DOCS: Final = Path(__file__).parents[2] / "docs"
ROOM: Final = 2400
"""Height of the page in pixels, so that the longest message fits."""
SHARP: Final = 2
"""Pixels of the screenshot for each pixel of the page."""
TWO_DAYS: Final = (13, 23, 12)
"""Hours in steps: the bot wakes after each of them and sends what is due."""


class Play:
    """A game of three in local mode, driven by the person who looks at it and by a clock that can be put forward."""

    def __init__(self, world: World, loop: asyncio.AbstractEventLoop, person: Person) -> None:
        self.world, self.loop, self.person = world, loop, person

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the loop of the bot, from the thread of the browser."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    async def _begin(self) -> None:
        services, users = self.world.bot.services, self.world.env.backend.users.values()
        by_name = {user.name: user.id for user in users}
        for status in await services.games.in_place(self.world.channel.id):
            await services.lobby.cancel(status.id, status.host)
        host, *others = [(by_name[name], name) for name in MEMBERS[:3]]
        rules = Rules(seats=3, beginners=True, seating="chosen", reminder_hours=12)
        game = await services.lobby.create(
            self.world.channel.guild.id, self.world.channel.id, *host, "Olympus Rising", rules
        )
        for other in others:
            await services.lobby.join(game.id, *other)
        await services.lobby.start(game.id, host[0])
        await self.world.bot.outbox.tick()

    async def _pass_time(self, hours: float) -> None:
        bot = self.world.bot
        await self.world.env.advance_time(hours * 3600)
        for work in (bot.reminders, bot.votes, bot.outbox):
            await work.tick()
        await self.world.env.settle()
        await self.world.preview.refresh()

    def begin(self) -> None:
        """Start a game of three members with beginner corporations."""
        self.wait_for(self._begin())
        self.person.see("your turn in generation")
        self.person.idle()

    def pass_time(self, hours: float) -> None:
        """Put the clock forward, and let the bot do what is due."""
        self.wait_for(self._pass_time(hours))
        self.person.idle()

    def keep(self, name: str) -> None:
        """Write the last message that the page shows to docs/playing-NAME.webp."""
        shown = self.person.page.locator("#channel-timeline .channel-message .components-v2").last
        with Image.open(io.BytesIO(shown.screenshot())) as image:
            image.convert("RGB").save(DOCS / f"playing-{name}.webp", quality=80, method=6)


def show(play: Play) -> None:
    """Play as far as the three screens, and keep each: a turn, an order ahead, the vote on who is away."""
    person = play.person
    play.begin()
    absent = asked(person)
    person.see_picture()
    play.keep("turn")
    first, second = (name for name in MEMBERS[:3] if name != absent)
    person.be(first)
    person.press("Play", exact=True)
    person.press("While you wait")
    person.choose("Order ahead", "Actions")
    person.press("B\N{NO-BREAK SPACE}· Project")
    person.choose("Choose a standard project", "Power plant")
    play.keep("order")
    for hours in TWO_DAYS:
        play.pass_time(hours)
    person.be(second)
    person.press("Play", exact=True)
    person.press("away: decide")
    person.press("Robot")
    person.be(first)
    play.keep("vote")


async def main() -> None:
    """Serve local mode, and look at it from a thread."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{folder}/mars.sqlite3")
        await store.open()
        world = World(store, Settings(local_port=free_port()))
        address = await world.open()
        running = asyncio.create_task(world.run(stop))

        def look() -> None:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
                person = Person(browser.new_page(viewport={**PHONE, "height": ROOM}, device_scale_factor=SHARP))
                person.open(address)
                show(Play(world, loop, person))
                browser.close()

        try:
            await asyncio.to_thread(look)
        finally:
            stop.set()
            await running
            await world.close()
            await store.close()


if __name__ == "__main__":
    # The clock is put forward by days at once, which is no outage here.
    with (
        patch.object(lobby, "secrets", seeded("screenshots")),
        patch.object(presence, "SHORTEST_OUTAGE", timedelta.max),
    ):
        asyncio.run(main())
