"""How long the guide of local mode takes at a person's pace: `python -m tests.browser.guided [ADDRESS]`.

Goes through its five steps in Chromium, at the address that `make run` has printed before a first game, or in a process of its own.
Every line that comes up is read once. Prints when each step was done: if only the guide's sentences were read, if every line was, and
how much of that the program took.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator

from bot.local import MEMBERS
from tests.browser.page import Person, Process, chromium
from tests.browser.test_local import DESKTOP, free_port

WORDS_A_SECOND: Final = 4
AIMING_SECONDS: Final = 1.2
ABSENT: Final = "Cleo"
TURN: Final = ("End turn", "Let it play now", "Let them play now", "Play for", "Pass for", "Do it", "Do:")
"""What a beginner presses in a coached panel, the last step of a turn first."""
PASSING: Final = ("Play", "Pass", "Pass for generation 1")
MOST_PRESSES: Final = 12
WAITS: Final = "() => app.world.guide.waits.map((id) => app.world.members.get(id).name)"
ASKS_ANOTHER: Final = """(passed) => {
  const names = app.world.guide.waits.map((id) => app.world.members.get(id).name);
  return names.length > 1 || (names.length && !passed.includes(names[0]));
}"""
SHOW_THREAD: Final = """(name) => {
  const member = [...app.world.members.values()].find((one) => one.name === name);
  app.show(member.id, app.world.guide.thread);
}"""
APPLICATION: Final = "123456789012345678"


class Newcomer(Person):
    """Somebody who reads before they press."""

    began = 0.0
    guide_seconds = 0.0
    panel_seconds = 0.0
    aiming_seconds = 0.0

    def start(self, address: str) -> None:
        self.read: set[str] = set()
        self.began = time.monotonic()
        self.open(address)
        self.look()

    def guide(self) -> str:
        return self.page.locator(".guide-body").inner_text()

    def _read(self, said: str) -> float:
        fresh = [line for line in said.splitlines() if line not in self.read]
        self.read.update(fresh)
        seconds = sum(len(line.split()) for line in fresh) / WORDS_A_SECOND
        self.page.wait_for_timeout(1000 * seconds)
        return seconds

    def look(self) -> None:
        """Read what is new: in the guide, then in the column, if it is there."""
        self.idle()
        self.guide_seconds += self._read(self.guide())
        if self.column.count():
            self.panel_seconds += self._read(self.words())

    def aim(self, one: Locator) -> None:
        self.page.wait_for_timeout(1000 * AIMING_SECONDS)
        self.aiming_seconds += AIMING_SECONDS
        one.click()
        self.page.wait_for_function("() => !app.passing", timeout=60_000)
        self.look()

    def tap(self, label: str) -> None:
        exact = label in ("Play", "Pass")
        self.aim(self.column.locator(".timeline").locator(self.button(label, exact=exact)).last)

    def follow(self) -> None:
        """Press the guide's button, if it has one, and look at whom it shows."""
        shown = self.page.locator(".guide .button-primary")
        if shown.count():
            be = re.match(r"Be (\w+)", shown.inner_text())
            self.name = be[1] if be else self.name
            self.aim(shown)

    def waits(self, passed: Sequence[str] = ()) -> list[str]:
        """The members for whom the game waits: one who has not passed yet, or several at once."""
        self.page.wait_for_function(ASKS_ANOTHER, arg=list(passed), timeout=60_000)
        return self.page.evaluate(WAITS)

    def done(self, step: int, key: str) -> None:
        """Wait until the guide counts a step as done, and print when that was."""
        self.page.wait_for_function("(key) => app.world.guide.done.includes(key)", arg=key, timeout=60_000)
        self.tell(step)

    def tell(self, step: int) -> None:
        whole = time.monotonic() - self.began
        program = whole - self.guide_seconds - self.panel_seconds - self.aiming_seconds
        print(f"| {step} | {whole - self.panel_seconds:.0f} | {whole:.0f} | {program:.0f} |", flush=True)


def go(who: Newcomer, address: str) -> None:
    """Do the five steps."""
    who.start(address)
    who.tap("Start with 3")
    who.done(1, "start")
    (who.name,) = who.waits()
    who.follow()
    who.tap("Play")
    for _ in range(MOST_PRESSES):
        label = next((label for label in TURN if who.has(label)), None)
        if label is None:
            who.choose("Rows D to F")
        else:
            who.tap(label)
        if label in TURN[:2]:
            break
    who.done(2, "turn")
    passed: list[str] = []
    while len(asked := who.waits(passed)) == 1:
        who.name = asked[0]
        passed.append(who.name)
        who.look()
        who.follow()
        for label in PASSING:
            who.tap(label)
    who.name = "Ben"
    who.look()
    who.follow()
    who.done(3, "direct")
    while "Answer for everybody but" in (said := who.guide()):
        named = re.search(r"now (\w+) is asked", said)
        assert named is not None, said
        who.name = named[1]
        who.follow()
        who.tap("Buy none")
    who.aim(who.page.get_by_role("button", name="Let a day pass"))
    for name in (name for name in MEMBERS[:3] if name != ABSENT):
        who.be(name)
        who.page.evaluate(SHOW_THREAD, name)
        who.look()
        who.tap("Robot")
    who.aim(who.page.get_by_role("button", name="Let a day pass"))
    who.done(4, "vote")
    who.look()
    who.page.get_by_role("textbox", name="Application id").fill(APPLICATION)
    who.page.get_by_role("link", name="Invite the bot").wait_for()
    who.tell(5)
    assert who.complaints == []


def main(address: str | None) -> None:
    """Measure, at an address or in a process of its own."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        process = None if address else Process(Path(folder), free_port(), "guided")
        try:
            page = browser.new_page(viewport=DESKTOP, device_scale_factor=1)
            go(Newcomer(page), address or (process.address if process else ""))
            page.close()
        finally:
            if process is not None:
                process.kill()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("address", nargs="?")
    main(arguments.parse_args().address)
