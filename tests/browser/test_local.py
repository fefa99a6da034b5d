"""Local mode in a browser: games that are found, joined and played on the page, at three sizes, over days, and over a restart."""

from __future__ import annotations

import random
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, TimeoutError, ViewportSize, expect

from bot.local import MEMBERS
from bot.local.scenes import TITLE
from tests.browser.bot import NOTICED
from tests.browser.page import PHONE, Person, Process

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
PLAYERS = ("Ann", "Ben")
TABLET: ViewportSize = {"width": 800, "height": 900}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
GONE = 2_000
"""Milliseconds after which a button that was there counts as gone."""
OVER = ("Turn complete", "Your next turn comes after")
"""What a panel says after a turn: in the grace period, which a slow machine may miss, and afterwards."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture
def local(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[list[Process]]:
    """Starts processes, the first at the scene that the test names; the last is the running one, and all are ended after the test."""
    started = [Process(tmp_path, free_port(), request.node.name, getattr(request, "param", ""))]
    yield started
    for process in started:
        if process.process.poll() is None:
            process.kill()
    log = started[0].log.read_text()
    assert [line for line in log.splitlines() if line.startswith(NOTICED)] == []
    assert "[error" not in log, log[log.find("[error") :][:6000]


@pytest.fixture
def person(browser: Browser, local: list[Process], request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody at the page, on a phone unless the test says another size; what the page complains of fails the test.

    It is closed before the processes are: a page whose server is gone complains of that.
    """
    page = browser.new_page(viewport=getattr(request, "param", PHONE), device_scale_factor=1, reduced_motion="reduce")
    who = Person(page)
    yield who
    page.close()
    assert who.complaints == [], who.complaints


def found(person: Person) -> None:
    """Start a game as two members, each of whom sees what the other has done."""
    person.command("/game new")
    person.see("A new game")
    person.be("Ben")
    person.press("Join")
    for name in ("Ben", "Ann"):
        person.be(name)
        person.see("2 taken")
    person.press("Start with 2")


def begin(person: Person) -> None:
    """Start a game as two members, and choose corporations and first cards in the direct messages that ask for them, at any width."""
    found(person)
    for name in PLAYERS:
        person.be(name)
        person.enter("@")
        choose_cards(person)
    for name in PLAYERS:
        person.be(name)
        person.enter("Mars ")
    person.see("your turn in generation 1")
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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


def test_two_members_found_a_game_choose_cards_by_direct_message_and_play_a_turn(
    person: Person, local: list[Process]
) -> None:
    person.open(local[0].address)
    begin(person)
    person.see_picture()
    first = asked(person)
    person.be(first)
    play(person)
    person.see(*OVER)
    assert person.differing() == []


@pytest.mark.parametrize("person", [TABLET], indirect=True)
def test_a_game_goes_on_after_a_restart(person: Person, local: list[Process], tmp_path: Path) -> None:
    person.open(local[0].address)
    begin(person)
    for name in (first := asked(person), next(name for name in PLAYERS if name != first)):
        person.be(name)
        person.see(f"@{name}, your turn in generation 1")
        leave(person)
    person.see("research for generation 2")
    person.page.goto("about:blank")
    assert local[0].stop() == 0
    local.append(Process(tmp_path, free_port(), "after the restart"))
    person.open(local[1].address)
    for name in PLAYERS:
        person.be(name)
        person.enter("Mars ")
        person.press("Play", exact=True)
        person.see("Research for generation 2")
        person.press("Buy none")
    person.see("your turn in generation 2")


def at_turn(person: Person, address: str) -> str:
    """Open the page at a scene, as the player whose turn it is; opens their panel, and returns their name."""
    person.open(address)
    person.enter(TITLE)
    person.see("your turn in generation")
    person.be(asked(person))
    person.enter(TITLE)
    person.press("Play", exact=True)
    return person.name


def finish(person: Person) -> None:
    """Take the first answer to whatever is asked, until the action is complete."""
    for _ in range(8):
        if "Second action, or end your turn" in person.words():
            return
        person.panel().locator(".button, [data-menu]").first.click()
        if person.page.get_by_role("listbox").count():
            person.page.get_by_role("option").first.click()
        person.idle()
    raise AssertionError(person.words()[-1500:])


@pytest.mark.parametrize("local", ["first-turn"], indirect=True)
def test_a_mistaken_action_is_taken_back(person: Person, local: list[Process]) -> None:
    at_turn(person, local[0].address)
    person.press("B · Project")
    person.choose("Choose a standard project", "Power plant")
    finish(person)
    person.press("Undo")
    person.press("Undo 1 action")
    person.see("Undone. It stays in the log")
    person.see("first of 2 actions")


@pytest.mark.parametrize("local", ["colonies-trade"], indirect=True)
def test_a_player_trades_with_a_colony(person: Person, local: list[Process]) -> None:
    who = at_turn(person, local[0].address)
    person.choose("H · Trade")
    finish(person)
    person.press("End turn")
    person.see(*OVER)
    person.be(next(name for name in MEMBERS[:3] if name != who))
    person.enter(TITLE)
    person.see(f"{who} took 1 action")
    assert "Trade with" in person.words().rpartition(f"{who} took 1 action")[2]


def packet(person: Person, name: str, number: int) -> None:
    """See a packet: in a direct message, or on the panel alone for whoever has opened the draft by a click."""
    person.be(name)
    person.enter("@")
    if f"Packet {number} of 4" not in person.words():
        person.enter(TITLE)
        person.press("Play", exact=True)
    person.see(f"Packet {number} of 4")


@pytest.mark.parametrize("local", ["draft"], indirect=True)
def test_cards_are_drafted_in_direct_messages(person: Person, local: list[Process]) -> None:
    person.open(local[0].address)
    for name in MEMBERS[:3]:
        packet(person, name, 1)
        person.press(re.compile("^1 ·"))
        person.press(re.compile("^Keep "))
    for name in MEMBERS[:3]:
        packet(person, name, 2)


@pytest.mark.parametrize("person", [DESKTOP], indirect=True)
def test_days_pass_and_the_absent_are_reminded_and_voted_on(person: Person, local: list[Process]) -> None:
    person.open(local[0].address)
    begin(person)
    absent = asked(person)
    person.page.get_by_role("button", name="Go on to the next thing that happens").click()
    status = person.page.get_by_role("status").first
    expect(status).to_contain_text(absent, timeout=60_000)
    # Until the vote is open: half a day later it has ended, and the table may not vote again at once.
    for step in ("One day on", "One day on", "Twelve hours on", "One hour on"):
        person.page.get_by_role("button", name=step).click()
        expect(person.page.locator(".time-step[aria-disabled]")).to_have_count(0, timeout=60_000)
    person.be(next(name for name in PLAYERS if name != absent))
    person.press("Play", exact=True)
    person.until(lambda: person.has("away: decide"), "no vote is open")


def test_a_reload_in_the_middle_and_the_back_button_keep_to_what_was_seen(person: Person, local: list[Process]) -> None:
    person.open(local[0].address)
    found(person)
    person.enter("Mars ")
    person.see("corporation")
    person.page.reload()
    person.see("corporation")
    person.page.go_back()
    person.see("Started:")


@pytest.mark.parametrize(
    ("local", "reading", "clicks"),
    [
        ("turmoil-late", "strict", 12),
        *(
            pytest.param(scene, reading, 500, marks=[pytest.mark.soak, pytest.mark.timeout(0)])
            for scene in ("", "first-game", "draft", "colonies-trade", "turmoil-late", "vote")
            for reading in ("mild", "strict")
        ),
    ],
    indirect=["local"],
)
@pytest.mark.parametrize("person", [DESKTOP], indirect=True)
def test_no_menu_ever_shows_another_choice_than_the_bot_believes(
    person: Person, local: list[Process], reading: str, clicks: int
) -> None:
    """A random walk of clicks: in a lobby and the game that comes of it, or from a scene on."""
    person.open(local[0].address)
    person.page.evaluate("(reading) => app.ask({t: 'selects', reading})", reading)
    for name in PLAYERS:
        person.be(name)
    person.command("/play")
    chance = random.Random(f"{reading} {clicks}")
    for _ in range(clicks):
        person.name = chance.choice(PLAYERS)
        said = wander(person, chance)
        person.idle()
        if person.page.get_by_role("dialog").count():
            person.page.keyboard.press("Escape")
        assert person.differing() == [], said
        assert "This interaction failed" not in person.words(), said


def wander(person: Person, chance: random.Random) -> str:
    """Press a button or choose in a menu of this member's column, whichever; returns its custom id."""
    shown = person.column.locator(".timeline .button:not(:disabled):not(a), .timeline [data-menu]:not(:disabled)")
    said = shown.evaluate_all("(all) => all.map((one) => one.dataset.id)")[-12:]
    if not said:
        person.command("/play")
        return "/play"
    pressed = chance.choice(said)
    one = person.column.locator(f'.timeline [data-id="{pressed}"]').last
    with suppress(TimeoutError):  # somebody else's click may have taken it away
        one.click(timeout=GONE)
    if not person.page.get_by_role("listbox").count():
        return pressed
    lines = person.page.get_by_role("option")
    lines.first.wait_for()
    several = person.page.get_by_role("button", name="Done", exact=True).count() > 0
    for at in chance.sample(range(lines.count()), k=min(lines.count(), chance.randint(1, 2) if several else 1)):
        lines.nth(at).click()
    person.page.keyboard.press("Escape")
    return pressed
