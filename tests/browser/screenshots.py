"""Makes the screenshots of docs/playing.md and of the page: `python -m tests.browser.screenshots`.

Each begins at a scene of local mode, and is what a member sees there at the width of a phone; the page itself is kept at three sizes.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from bot.local import MEMBERS
from bot.local.scenes import TITLE
from tests.browser.page import PHONE, Person, Process, chromium
from tests.browser.test_local import DESKTOP, TABLET, asked, free_port

DOCS: Final = Path(__file__).parents[2] / "docs"
TALL: Final[ViewportSize] = {"width": PHONE["width"], "height": 2400}
"""A phone on which the longest message fits."""
SHARP: Final = 2.0
"""Pixels of the screenshot for each pixel of the page."""
QUALITY: Final = 75


@contextmanager
def at_scene(browser: Browser, scene: str, size: ViewportSize, sharp: float = SHARP) -> Iterator[Person]:
    """Open a scene in the thread of its game."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder), free_port(), "screenshots", scene)
        page = browser.new_page(viewport=size, device_scale_factor=sharp, color_scheme="dark", reduced_motion="reduce")
        try:
            person = Person(page)
            person.open(process.address)
            person.enter(TITLE)
            yield person
        finally:
            page.close()
            process.kill()


def write(name: str, picture: bytes) -> None:
    with Image.open(io.BytesIO(picture)) as image:
        image.convert("RGB").save(DOCS / f"{name}.webp", quality=QUALITY, method=6)


def keep(person: Person, name: str, having: str = "") -> None:
    """Write the last message that the page shows, or the last with these words, to docs/playing-NAME.webp."""
    person.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    write(f"playing-{name}", person.column.locator(".timeline .box", has_text=having).last.screenshot())


def keep_page(person: Person, name: str) -> None:
    """Write the whole page to docs/local-NAME.webp."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_function("() => !document.querySelector('.toast')")
    person.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    write(f"local-{name}", person.page.screenshot())


def turn(browser: Browser) -> None:
    """A turn, and an order that somebody else gives ahead."""
    with at_scene(browser, "first-turn", TALL) as person:
        person.see("your turn in generation")
        person.see_picture()
        keep(person, "turn")
        person.be(next(name for name in MEMBERS[:3] if name != asked(person)))
        person.enter(TITLE)
        person.press("Play", exact=True)
        person.press("While you wait")
        person.choose("Order ahead", "Actions")
        person.press("B\N{NO-BREAK SPACE}· Project")
        person.choose("Choose a standard project", "Power plant")
        keep(person, "order")


def vote(browser: Browser) -> None:
    """A vote on who is away, in which one has chosen."""
    with at_scene(browser, "vote", TALL) as person:
        absent = asked(person)
        first, second = (name for name in MEMBERS[:3] if name != absent)
        person.be(second)
        person.enter(TITLE)
        person.press("Robot")
        person.be(first)
        person.enter(TITLE)
        person.see("Robot")
        keep(person, "vote")


def afterwards(browser: Browser) -> None:
    """What is left of a game: its result, the poster, the film strip, the replay, and what is counted of it."""
    with at_scene(browser, "ended", TALL) as person:
        person.see("is over")
        keep(person, "result", "The game took")
        for button, name in (("Poster", "poster"), ("Watch again", "")):
            person.column.locator(".timeline .message", has_text="The game took").last.locator(
                person.button(button)
            ).click()
            person.idle()
            if name:
                keep(person, name)
        replay(browser, person)
        for command, name in (("/history", "history"), ("/stats me", "stats"), ("/season table", "season")):
            person.command(command)
            keep(person, name)


def replay(browser: Browser, person: Person) -> None:
    """The page of the game that can be watched again, in the middle of it."""
    link = person.column.locator("a[href*='.html']").last.get_attribute("href")
    page = browser.new_page(viewport=PHONE, device_scale_factor=SHARP, color_scheme="dark", reduced_motion="reduce")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "replay.html")
        file.write_bytes(person.page.request.get(urljoin(person.page.url, link or "")).body())
        page.goto(file.as_uri())
        page.locator("#turning:not([hidden]), [data-do='gen-']").last.click()
        write("playing-replay", page.screenshot())
    page.close()


def desktop(browser: Browser) -> None:
    """The board of a game under way, and the panel of the player whose turn it is."""
    with at_scene(browser, "middle", DESKTOP, 1.5) as person:
        player = asked(person)
        other = next(name for name in MEMBERS[:3] if name != player)
        person.page.get_by_role("button", name="Members side by side: 1").click()
        person.be(other)
        person.page.get_by_role("button", name="Members side by side: 2").click()
        for name in (other, player):
            person.be(name)
            person.enter(TITLE)
        person.see_picture()
        person.press("Play", exact=True)
        person.see("More")
        keep_page(person, "desktop")


def tablet(browser: Browser) -> None:
    """The draft in somebody's direct messages."""
    with at_scene(browser, "draft", TABLET) as person:
        person.enter("@")
        person.see("Packet 1 of 4")
        keep_page(person, "tablet")


def phone(browser: Browser) -> None:
    """The panel of the player whose turn it is."""
    with at_scene(browser, "middle", PHONE) as person:
        person.be(asked(person))
        person.enter(TITLE)
        person.press("Play", exact=True)
        person.see("More")
        keep_page(person, "phone")


ALL: Final[tuple[Callable[[Browser], None], ...]] = (turn, vote, afterwards, desktop, tablet, phone)


if __name__ == "__main__":
    with chromium() as opened:
        for make in ALL:
            make(opened)
