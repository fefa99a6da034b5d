"""Local mode in a browser: alone against two robots, or two members whose game survives a restart."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.bot import NOTICED
from tests.browser.page import CHROMIUM, FLAGS, PHONE, Person, Process

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
PLAYERS = ("Ann", "Ben")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    if not Path(CHROMIUM).exists() and not os.environ.get("CI"):
        pytest.skip("chromium is not installed; .ci/run installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield Person(browser.new_page(viewport=PHONE, device_scale_factor=1))
        finally:
            browser.close()


@pytest.fixture
def local(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[Process]]:
    """Starts processes; the last is the running one, and all are ended after the test."""
    started = [Process(tmp_path, free_port(), request.node.name)]
    yield started
    for process in started:
        if process.process.poll() is None:
            process.kill()
    assert [line for line in started[0].log.read_text().splitlines() if line.startswith(NOTICED)] == []


def begin(person: Person) -> None:
    """Start a game as two members; choose corporations and first cards."""
    person.command("/game new")
    person.see("A new game")
    person.be("Ben")
    person.press("Join")
    person.see("2 taken")
    person.be("Ann")
    person.press("Start with 2")
    for name in PLAYERS:
        person.be(name)
        if "Choose your corporation" not in person.words():
            person.press("Play", exact=True)
        choose_cards(person)


def choose_cards(person: Person) -> None:
    """Choose a corporation and one of the first cards."""
    person.see("Choose your corporation")
    person.press(person.corporation())
    person.see("choose your first cards")
    person.choose("Choose up to")
    person.press("Buy 1 for 3")


def asked(person: Person) -> str:
    """The player whose turn it is, by the newest message about a turn."""
    said = person.words()
    line = said[: said.rfind(", your turn in generation")]
    return line[line.rfind("@") + 1 :]


def play(person: Person) -> None:
    """Play one turn: an action, then the end of the turn."""
    person.press("Play", exact=True)
    if person.has("Take the first action"):
        person.press("Take the first action")
        if person.has("Do it"):
            person.press("Do it")
        if person.has_menu("Rows D to F"):
            person.choose("Rows D to F")
    else:
        person.press("B · Project")
        person.choose("Choose a standard project", "Power plant")
        if person.has("Pay "):
            person.press("Pay ")
    person.see("Second action, or end your turn")
    person.press("End turn")


def leave(person: Person) -> None:
    """Pass, which is always possible."""
    person.press("Play", exact=True)
    person.press("Pass", exact=True)
    person.press("Pass for generation 1")


def test_two_members_play_a_generation_by_clicking_and_go_on_after_a_restart(
    person: Person, local: list[Process], tmp_path: Path
) -> None:
    person.open(local[0].address)
    begin(person)
    person.see("your turn in generation 1")
    person.see_picture()
    first = asked(person)
    second = next(name for name in PLAYERS if name != first)
    for name in (first, second):
        person.be(name)
        person.called(name)
        play(person)
    for name in (first, second):
        person.be(name)
        person.called(name)
        leave(person)
    person.see("research for generation 2")

    assert local[0].stop() == 0
    local.append(Process(tmp_path, free_port(), "after the restart"))
    person.open(local[1].address)
    person.see("research for generation 2")
    for name in PLAYERS:
        person.be(name)
        person.press("Play", exact=True)
        person.see("Research for generation 2")
        person.see_picture()
        person.press("Buy none")
    person.see("your turn in generation 2")
    assert asked(person) == second
    assert "error" not in local[1].log.read_text()


def test_the_obvious_button_begins_a_game_against_two_robots(person: Person, local: list[Process]) -> None:
    person.open(local[0].address)
    person.press("Start with 3")
    choose_cards(person)
    first = person.called("Ann")
    play(person)
    person.see("The robots play at")
    person.press("Let them play now")
    person.called("Ann", after=first)
    leave(person)
    person.see("Ann passed")
    assert "error" not in local[0].log.read_text()
