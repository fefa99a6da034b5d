"""Measures the page of local mode in Chromium: a click to the new panel, and a full server.

`python -m bench page`
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from bench.figure import Figure
from tests.browser.page import Person, Process, chromium
from tests.browser.test_local import at_turn
from tests.browser.told import Server, box, button, menu, message, row, words, world

CLICKS: Final = 30
MEMBERS, MESSAGES = 20, 500
SWITCH: Final = """(label) => new Promise((done) => {
  const panel = () => [...document.querySelectorAll('.message.private')].at(-1);
  const before = panel().innerText;
  const began = performance.now();
  const there = () => panel().innerText !== before && !panel().querySelector('[aria-busy]');
  const look = () => (there() ? done(performance.now() - began) : requestAnimationFrame(look));
  [...panel().querySelectorAll('.button')].find((one) => one.innerText.trim() === label).click();
  requestAnimationFrame(look);
})"""
"""A script that presses a button of the panel, and measures the milliseconds until a frame shows another panel."""
EDIT: Final = """() => new Promise((done) => {
  const began = performance.now();
  const changed = {...app.world.message('10', '500'), components: [{type: 10, content: 'Changed ' + began}]};
  const there = () => document.querySelector('.messages > li:last-child').innerText.includes(String(began));
  const look = () => (there() ? done(performance.now() - began) : requestAnimationFrame(look));
  app.told({t: 'message', message: changed});
  requestAnimationFrame(look);
})"""
"""A script that edits the last message, and measures the milliseconds until a frame shows the new text."""
DRAW: Final = "() => { const began = performance.now(); app.drawNow(); return performance.now() - began; }"


def clicks(browser: Browser, folder: Path) -> list[float]:
    """Go to and fro between two screens of a panel; returns the milliseconds of each click, without those that the bot took."""
    process = Process(folder, 18400, "bench", "middle")
    try:
        person = Person(browser.new_page(viewport={"width": 1280, "height": 800}))
        at_turn(person, process.address)
        shown: list[float] = []
        for number in range(CLICKS):
            shown.append(person.page.evaluate(SWITCH, ("More", "Back")[number % 2]))
            person.idle()
        person.page.close()
    finally:
        process.kill()
    took = [float(ms) for ms in re.findall(r"interaction .*? kind=click ms=(\d+)", process.log.read_text())][-CLICKS:]
    return [whole - bot for whole, bot in zip(shown, took, strict=True)]


def full(browser: Browser) -> tuple[float, list[float], list[float]]:
    """Show a full server to three members; returns the milliseconds of the first picture, of edits, and of drawing the page again
    unchanged."""
    people = [{"id": str(100 + n), "name": f"Member {n}", "here": True, "direct": True} for n in range(MEMBERS)]
    many = [
        message(n, box(words(f"**Message** {n}"), row(button("Play", f"m:{n}"), menu(f"s:{n}", "Ants", "Comet"))))
        for n in range(1, MESSAGES + 1)
    ]
    server = Server(world(members=people, messages=many))
    try:
        page: Page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(server.address)
        page.wait_for_selector(".messages > li:last-child")
        first = page.evaluate("performance.now()")
        page.evaluate("import('/page/main.js').then((page) => { window.app = page.app; })")
        page.get_by_role("button", name="3 members side by side").click()
        page.wait_for_timeout(500)
        return first, [page.evaluate(EDIT) for _ in range(CLICKS)], [page.evaluate(DRAW) for _ in range(CLICKS)]
    finally:
        server.close()


def figures() -> Iterator[Figure]:
    """The measured figures of this module, for `python -m bench`."""
    Path("build").mkdir(exist_ok=True)
    with chromium() as browser, tempfile.TemporaryDirectory(dir="build") as folder:
        took = median(clicks(browser, Path(folder).resolve()))
        yield Figure(
            "a click to the new panel, without the bot's own time, median", took, "ms", "under 150", took < 150
        )
        first, edits, draws = full(browser)
        yield Figure(f"{MEMBERS} members and {MESSAGES} messages: from the address to all of them", first, "ms")
        yield Figure("an edit among them to its picture, three members side by side, median", median(edits), "ms")
        yield Figure(
            "looking at all of them where nothing has changed, median",
            median(draws),
            "ms",
            "under 16",
            median(draws) < 16,
        )
