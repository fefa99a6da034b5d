"""Makes the screenshots of docs/playing.md: `python -m tests.browser.screenshots`.

Plays a game in local mode, in which days pass at once, and keeps what one member sees at the width of a phone; then the page itself at
three sizes.
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
from bot.local import MEMBERS, Server, World
from bot.local.passing import forward
from bot.store import Store
from bot.tables import Rules, lobby
from tests.browser.page import CHROMIUM, FLAGS, PHONE, Person
from tests.browser.test_local import DESKTOP, TABLET, asked
from tests.seeding import seeded

DOCS: Final = Path(__file__).parents[2] / "docs"
ROOM: Final = 2400
"""Height of the page in pixels, so that the longest message fits."""
SHARP: Final = 2
"""Pixels of the screenshot for each pixel of the page."""
TWO_DAYS: Final = ("half", "day", "half")
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


class Play:
    """A game of three in local mode, driven by the person who looks at it and by a clock that can be put forward."""

    def __init__(self, world: World, loop: asyncio.AbstractEventLoop, person: Person) -> None:
        self.world, self.loop, self.person = world, loop, person

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the loop of the bot, from the thread of the browser."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    async def _begin(self) -> None:
        world = self.world
        services, discord = world.bot.services, world.discord
        by_name = {person.name: person.id for person in discord.people.values()}
        for status in await services.games.in_place(discord.channel.id):
            await services.lobby.cancel(status.id, status.host)
        host, *others = [(by_name[name], name) for name in MEMBERS[:3]]
        rules = Rules(seats=3, beginners=True, seating="chosen", reminder_hours=12)
        game = await services.lobby.create(discord.guild.id, discord.channel.id, *host, "Olympus Rising", rules)
        for other in others:
            await services.lobby.join(game.id, *other)
        await services.lobby.start(game.id, host[0])
        await world.bot.outbox.tick()

    def begin(self) -> None:
        """Start a game of three members with beginner corporations."""
        self.wait_for(self._begin())
        self.person.enter("Olympus Rising")
        self.person.see("your turn in generation")
        self.person.idle()

    def pass_time(self, span: str) -> None:
        """Put the clock forward, and let the bot do what is due."""
        self.wait_for(forward(self.world, span))
        self.person.idle()

    def keep(self, name: str) -> None:
        """Write the last message that the page shows to docs/playing-NAME.webp."""
        shown = self.person.column.locator(".timeline .box").last
        with Image.open(io.BytesIO(shown.screenshot())) as image:
            image.convert("RGB").save(DOCS / f"playing-{name}.webp", quality=80, method=6)

    def keep_page(self, name: str) -> None:
        """Write the whole page to docs/local-NAME.webp."""
        with Image.open(io.BytesIO(self.person.page.screenshot())) as image:
            image.convert("RGB").save(DOCS / f"local-{name}.webp", quality=80, method=6)


def show(play: Play) -> None:
    """Play as far as the three screens, and keep each: a turn, an order ahead, the vote on who is away."""
    person = play.person
    play.begin()
    absent = asked(person)
    person.see_picture()
    play.keep("turn")
    first, second = (name for name in MEMBERS[:3] if name != absent)
    person.be(first)
    person.enter("Olympus Rising")
    person.press("Play", exact=True)
    person.press("While you wait")
    person.choose("Order ahead", "Actions")
    person.press("B\N{NO-BREAK SPACE}· Project")
    person.choose("Choose a standard project", "Power plant")
    play.keep("order")
    for span in TWO_DAYS:
        play.pass_time(span)
    person.be(second)
    person.enter("Olympus Rising")
    person.press("Play", exact=True)
    person.press("away: decide")
    person.press("Robot")
    person.be(first)
    person.enter("Olympus Rising")
    play.keep("vote")
    for name, size in SIZES.items():
        person.page.set_viewport_size(size)
        if name == "desktop":
            person.page.get_by_role("button", name="2 members side by side").click()
        person.page.mouse.move(0, 0)
        person.page.wait_for_function("() => !document.querySelector('.toast')")
        play.keep_page(name)


async def main() -> None:
    """Serve local mode, and look at it from a thread."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{folder}/mars.sqlite3")
        await store.open()
        world = World(store, Settings())
        server = Server(world)
        await world.open()
        address = await server.open(0)
        running = asyncio.create_task(world.run(stop))

        def look() -> None:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
                person = Person(
                    browser.new_page(viewport={**PHONE, "height": ROOM}, device_scale_factor=SHARP, color_scheme="dark")
                )
                person.open(address)
                show(Play(world, loop, person))
                browser.close()

        try:
            await asyncio.to_thread(look)
        finally:
            stop.set()
            await running
            await server.close()
            await world.close()
            await store.close()


if __name__ == "__main__":
    # The clock is put forward by days at once, which is no outage here.
    with (
        patch.object(lobby, "secrets", seeded("screenshots")),
        patch.object(presence, "SHORTEST_OUTAGE", timedelta.max),
    ):
        asyncio.run(main())
