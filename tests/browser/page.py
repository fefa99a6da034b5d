"""Local mode in a process of its own, and a person who uses it in Chromium at the width of a phone."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, TimeoutError, ViewportSize

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
CHROMIUM = "/usr/bin/chromium"
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000
HURRY = 3_000
"""The limit in milliseconds for what needs no answer of the bot: opening a menu, choosing a line, sending a click."""
TRIES = 20
AT_REST = "#preview-app[aria-busy=false]"
ROOT = Path(__file__).parents[2]
RECEIPTS = """
window.begun = 0; window.receipts = []; const ask = window.fetch;
window.fetch = async (...said) => {
    if (said[0] !== "/api/action" || !/"kind":"(click|select|run_command)"/.test(said[1].body)) return ask(...said);
    const number = window.begun++;
    const answer = await ask(...said).catch((error) => { window.receipts[number] = {lost: `${error}`}; throw error; });
    window.receipts[number] = await answer.clone().json();
    return answer;
};
"""
"""Makes the page record the simulator's reply to each click."""


class Process:
    """A process of `python -m bot` without a token, with the random numbers of the test called `name`."""

    def __init__(self, folder: Path, port: int, name: str) -> None:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("MARS_")}
        environment |= {
            "MARS_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'mars.sqlite3'}",
            "MARS_LOCAL_PORT": str(port),
            "MARS_GRACE_SECONDS": "1",
            "DISCORD_TOKEN": "",
        }
        self.log = folder / "log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.bot", name],
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"Open (http\S+)", line):
                return found[1]
        raise AssertionError(self.log.read_text())

    def stop(self) -> int:
        """Stop it in the way in which a container is stopped."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        """Wait for the end, and close the pipe; returns the exit code."""
        assert self.process.stdout is not None
        code = self.process.wait(30)
        self.process.stdout.close()
        return code


class Person:
    """A person who reads what the page shows to one member, and clicks."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.add_init_script(RECEIPTS)

    def open(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector("#channel-composer-input", timeout=PATIENCE)
        self.idle()

    def idle(self) -> None:
        """Wait until the page shows everything that it has received."""
        self.page.wait_for_timeout(300)
        self.page.wait_for_selector(AT_REST, timeout=PATIENCE)
        self.page.wait_for_timeout(200)

    def be(self, name: str) -> None:
        """Switch the page to the view of this member."""
        if self.page.locator("#viewer-picker option:checked").inner_text() != name:
            self.page.select_option("#viewer-picker", label=name)
            self.idle()

    def command(self, said: str) -> None:
        """Type a slash command without options and send it."""
        box = self.page.locator("#channel-composer-input")

        def send() -> None:
            box.fill("")
            box.press_sequentially(said)
            self.page.wait_for_timeout(600)
            box.press("Enter")
            self.page.wait_for_timeout(600)
            self.page.locator("#send-message, button[aria-label^='Send'], button[aria-label^='Run']").last.click()

        self._act(send)

    def see(self, said: str) -> None:
        """Wait until the page shows these words."""
        self._until(lambda: said in self.words(), f"{said!r} is not there")

    def _until(self, true: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < deadline, f"{otherwise}: {self.words()[-1500:]!r}"
            self.page.wait_for_timeout(250)

    def words(self) -> str:
        return self.page.locator("#channel-timeline").inner_text().replace("\u00a0", " ")

    def called(self, name: str, after: str = "") -> str:
        """Wait for a message other than `after` that says it is this member's turn, and return it."""
        said = f"@{name}, your turn in generation"
        turns = self.page.locator("#channel-timeline .channel-message").filter(
            has=self.page.get_by_role("button", name="Play", exact=True)
        )

        def true() -> bool:
            return said in turns.last.inner_text().replace("\u00a0", " ") and number() != after

        def number() -> str:
            return turns.last.get_attribute("data-message-id") or ""

        self._until(true, f"{name} is not asked")
        return number()

    def _panel(self) -> Locator:
        """The newest message that only this member sees."""
        notes = self.page.locator(".message-ephemeral-note")
        return self.page.locator("#channel-timeline .channel-message").filter(has=notes).last

    def has(self, label: str) -> bool:
        """Whether the panel has a button with this label."""
        return self._panel().get_by_role("button", name=label).count() > 0

    def press(self, label: str, *, exact: bool = False) -> None:
        """Press the last button with this label."""
        button = self.page.get_by_role("button", name=label, exact=exact).last

        def click() -> None:
            button.wait_for(timeout=PATIENCE)
            button.scroll_into_view_if_needed(timeout=HURRY)
            button.click(timeout=HURRY)

        self._act(click)

    def _act(self, click: Callable[[], None]) -> None:
        """Click again where needed, as a person does: the page takes no click while it renders, and refuses clicks on old messages."""
        for _ in range(TRIES):
            self.page.wait_for_selector(AT_REST, timeout=PATIENCE)
            before = self.page.evaluate("() => window.begun")
            with suppress(Error):
                click()
            taken = self._taken(before)
            self.idle()
            if taken:
                return
        raise AssertionError("the page takes no click")

    def _taken(self, before: int) -> bool:
        """Whether the click was sent and accepted; waits for the bot's answer."""
        try:
            self.page.wait_for_function(f"() => window.begun > {before}", timeout=HURRY)
        except TimeoutError:
            return False
        self.page.wait_for_function(f"() => window.receipts[{before}]", timeout=PATIENCE)
        receipt = self.page.evaluate(f"() => window.receipts[{before}]")
        assert receipt.get("rejected") or receipt.get("settlement") == "settled", receipt
        return not receipt["rejected"]

    def see_picture(self) -> None:
        """Wait until the last picture of the channel has arrived, and check that it is an image."""
        self.page.wait_for_function(
            "() => { const all = [...document.querySelectorAll('#channel-timeline .components-v2 img')];"
            " const i = all.at(-1); return !!i && i.complete && i.naturalWidth > 300; }",
            timeout=PATIENCE,
        )

    def choose(self, placeholder: str, *wanted: str) -> None:
        """Open the last menu with this placeholder and choose lines by the beginnings of their labels, or the first line."""
        menu = self.page.locator(".preview-select", has_text=placeholder).last
        lines = self.page.locator("[role=listbox]:visible [role=option]:visible")
        apply = self.page.get_by_role("button", name="Apply")

        def click() -> None:
            menu.wait_for(timeout=PATIENCE)
            menu.scroll_into_view_if_needed(timeout=HURRY)
            menu.click(timeout=HURRY)
            lines.first.wait_for(timeout=HURRY)
            for said in wanted or ("",):
                line = lines.filter(has_text=said).first
                if line.get_attribute("aria-selected", timeout=HURRY) != "true":
                    line.click(timeout=HURRY)
            self.page.wait_for_timeout(200)
            if apply.count():
                apply.click(timeout=HURRY)

        self._act(click)

    def has_menu(self, placeholder: str) -> bool:
        """Whether the panel has a menu with this placeholder."""
        return self._panel().locator(".preview-select", has_text=placeholder).count() > 0

    def corporation(self) -> str:
        """Choose one of the two corporations offered, whose buttons come first."""
        offer = self.page.locator(".components-v2", has_text="Choose your corporation").last
        return next(said for said in offer.get_by_role("button").all_inner_texts() if said.strip())
