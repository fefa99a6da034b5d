"""Local mode in a process of its own, and a person who uses its page in Chromium."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, ViewportSize, sync_playwright

from tests.browser import bot
from tests.forked import Forked

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PROGRAMS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
CHROMIUM = next(filter(os.path.exists, PROGRAMS), PROGRAMS[0])
"""The program without windows, if it is installed: the same pages cost it less than half of the processor."""
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window, closed behind it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


class Process:
    """A process of the bot without a token, with the random numbers of the test called `name`, at a scene if one is named."""

    def __init__(self, folder: Path, port: int, name: str, scene: str = "") -> None:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("MARS_")}
        environment |= {
            "MARS_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'mars.sqlite3'}",
            "MARS_LOCAL_PORT": str(port),
            "MARS_GRACE_SECONDS": "1",
            "DISCORD_TOKEN": "",
        }
        self.log, self._said = folder / "log", folder / f"said-{port}"
        more = ("--scene", scene) if scene else ()
        self.process = Forked(bot.run_forked, environment, self._said, self.log, name, *more)
        self.address = self._address()

    def _address(self) -> str:
        while self.process.poll() is None:
            said = self._said.read_text() if self._said.exists() else ""
            if found := re.search(r"Open (http\S+)\s", said):
                return found[1]
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def stop(self) -> int | None:
        """Stop it in the way in which a container is stopped; return its exit code."""
        self.process.terminate()
        return self.process.wait(30)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(30)


def watched(page: Page) -> list[str]:
    """Note what must never be: an error or a warning in the console, an error of the page, an answer above 399."""
    found: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(message.text)

    def answered(response: Response) -> None:
        if response.status > 399:
            found.append(f"{response.status} {response.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("response", answered)
    return found


class Person:
    """Somebody at the page who looks at one member's column, and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints = watched(page)
        self.name = ""

    def open(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector(".column", timeout=PATIENCE)
        self.page.evaluate("import('/page/main.js').then((page) => { window.app = page.app; })")
        self.be("Ann")

    @property
    def column(self) -> Locator:
        return self.page.get_by_role("region", name=self.name, exact=True)

    def be(self, name: str) -> None:
        """Look at this member's column."""
        self.name = name
        self.page.get_by_role("tab", name=re.compile(rf"^{name}\b")).click()
        self.column.wait_for()
        self.idle()

    def enter(self, channel: str) -> None:
        """Open a channel, a thread, or the direct messages (`@`), by the beginning of its name."""
        if channel == "@":
            entry = self.column.locator(".entry-direct").last
        else:
            # Not by its text, which ignores case and spaces at the end: the channel #mars would do for a thread.
            begins = self.page.locator(".entry-name", has_text=re.compile(rf"^\s*{re.escape(channel)}"))
            entry = self.column.locator(".entry:not(.entry-direct)", has=begins).last
        # On a phone the list stands behind a button.
        if not self.column.locator(".sidebar").is_visible():
            self.column.get_by_role("button", name="Channels and messages").click()
        entry.click()
        self.idle()

    def command(self, said: str, **options: str) -> None:
        """Type a slash command, add options that it need not have, and send it."""
        box = self.column.locator(".composer-text")
        box.fill("")
        box.press_sequentially(said)
        box.press("Tab" if options else "Enter")
        for name, value in options.items():
            self.column.get_by_role("button", name=f"+ {name}", exact=True).click()
            self.column.locator(f"[data-option={name}]").fill(value)
        run = self.column.get_by_role("button", name="Run the command")
        if run.count():
            run.click()
        self.idle()

    def idle(self) -> None:
        """Wait until everything that was clicked is answered and drawn."""
        self.page.wait_for_function(
            "() => ![...app.columns.values()].some((one) => one.busyIds.size)", timeout=PATIENCE
        )
        self.page.evaluate("() => app.ask({t: 'settled'})")
        self.page.wait_for_function("() => !app.due", timeout=PATIENCE)

    def see(self, *said: str) -> None:
        """Wait until the column shows these words, or of several the words of one."""
        self.until(lambda: any(one in self.words() for one in said), f"{' or '.join(said)!r} is not there")

    def until(self, true: Callable[[], bool], otherwise: str) -> None:
        """Wait until this is true; fails with what the column shows otherwise."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < deadline, f"{otherwise}: {self.words()[-1500:]!r}"
            self.page.wait_for_timeout(50)

    def words(self) -> str:
        return self.column.locator(".timeline").inner_text().replace("\u00a0", " ")

    def panel(self) -> Locator:
        """The newest message that only this member sees; in direct messages the newest with buttons."""
        private = self.column.locator(".message.private")
        return (private if private.count() else self.column.locator(".message:has(.button)")).last

    def has(self, label: str) -> bool:
        """Whether the panel has a button with this label."""
        return self.panel().locator(self.button(label)).count() > 0

    def button(self, label: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """The buttons with this label; pictures can be pressed too, and their descriptions may hold the same words."""
        return self.page.locator(".button").and_(self.page.get_by_role("button", name=label, exact=exact))

    def press(self, label: str | re.Pattern[str], *, exact: bool = False) -> None:
        """Press the last button with this label, and wait for the answer."""
        wanted = self.column.locator(".timeline").locator(self.button(label, exact=exact))
        self.until(lambda: wanted.count() > 0, f"no button {label!r}")
        wanted.last.click(timeout=PATIENCE)
        self.idle()

    def choose(self, placeholder: str, *wanted: str) -> None:
        """Open the last menu with this placeholder; choose lines by the beginnings of their labels, or the first line."""
        self.column.locator("[data-menu]", has_text=placeholder).last.click(timeout=PATIENCE)
        lines = self.page.get_by_role("option")
        lines.first.wait_for()
        done = self.page.get_by_role("button", name="Done", exact=True)
        several = done.count() > 0
        for said in wanted or ("",):
            line = lines.filter(has_text=said).first
            if line.get_attribute("aria-selected") != "true":
                line.click()
        if several:
            done.click()
        self.idle()

    def has_menu(self, placeholder: str) -> bool:
        """Whether the panel has a menu with this placeholder."""
        return self.panel().locator("[data-menu]", has_text=placeholder).count() > 0

    def corporation(self) -> str:
        """Name one of the two corporations offered, whose buttons come first."""
        offer = self.column.locator(".box", has_text="Choose your corporation").last
        offer.get_by_role("button", name="Read the").wait_for(timeout=PATIENCE)
        return next(said for said in offer.locator(".button").all_inner_texts() if said.strip())

    def see_picture(self) -> None:
        """Wait until the last picture of the column has arrived, and check that it is an image."""
        picture = self.column.locator(".box img").last
        picture.scroll_into_view_if_needed()
        self.until(lambda: picture.evaluate("(one) => one.complete && one.naturalWidth > 300"), "no picture")

    def differing(self) -> list[Any]:
        """Menus that show another choice than the bot has sent."""
        return self.page.evaluate("() => app.differing()")
