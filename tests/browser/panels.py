"""How high each screen is on a phone, and how many taps lead there: `python -m tests.browser.panels [--folder FOLDER] [PART ...]`.

Members play in local mode; Ann looks at each screen at 390 x 844 pixels. Prints the tables of docs/benchmarks.md, of all parts or
of those that are named: `late`, a game of five with everything; `draft`; `ends`, its votes and its end; `coached`, a first game;
`hosts`, what managers see. With a folder, each screen is kept there as a picture.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
from PIL import Image
from playwright.sync_api import Locator

from bot import speech
from bot.config import Settings
from bot.local import Server, World, world
from bot.local.passing import forward
from bot.store import Store
from bot.tables import Look, Rules, hindsight, lobby
from bot.tables.hindsight import JudgedDecision
from bot.tables.open_game import OpenGame
from engine import Game, save
from engine.card import CARDS, KEYS
from engine.robots.greedy import greedy_answer
from engine.robots.hindsight import TOLD
from engine.robots.search import Weighed
from engine.shipped import FOR_MORE
from engine.view import View, view
from tests.bot.server import alter, dealt
from tests.browser.page import PHONE, Person, chromium
from tests.seeding import seeded

ANN, *OTHERS = NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
BEN: Final = "■ Ben"
DAYS_TO_A_DECISION: Final = 4
"""By then a vote on an absent player has been opened and has ended."""
A_KEY: Final = f"mars-{'A' * 43}"
"""The key of some other bot."""
SCREEN: Final = PHONE["height"]
MOST: Final = 1.3
"""The height of the highest screen, in screens of a phone."""
EVERYTHING: Final = Rules(seats=5, corporations=5, corporate_era=True, more=FOR_MORE, seating="chosen")
COMPLETE: Final = """(message) => {
  if (message.querySelector(".thinking")) return false;
  const shown = [...message.querySelectorAll("img")];
  for (const one of shown) one.loading = "eager";
  return shown.every((one) => one.complete && one.naturalWidth > 0);
}"""
MORE: Final = {
    "my table": "My table",
    "everybody": "Everybody",
    "the log": "Log",
    "the board in words": "Board in words",
    "while you wait": "While you wait",
    "reminders": "Reminders",
    "how to play": "How to play",
}
"""Screens behind More, with their buttons."""
LOOKS: Final = {"Mars": "Board", "all players": "Everybody", "the colonies": "Colonies", "the senate": "Senate"}
"""What is looked at most often, with its button."""
DONE: Final = {
    "a card": "A\N{NO-BREAK SPACE}· P",
    "a delegate": "I\N{NO-BREAK SPACE}· Send",
    "a trade": "H\N{NO-BREAK SPACE}· Trade",
}
"""What is done most often, with its menu."""
ROOM: Final = 3600
"""The height of the page in pixels: no message is higher."""
SETTLING_MS: Final = 300
PATIENCE_SECONDS: Final = 1800
"""How long a game may take to be played on, on a busy machine."""
DRAFT: Final = EVERYTHING.model_copy(update={"draft": True})
FIRST: Final = Rules(seats=2, beginners=True, coached=True, seating="chosen")
COUNTED: Final = Rules(seats=3, beginners=True, rated=True, seating="chosen")
LATE: Final = 6
"""The generation in which a game counts as late."""

HIGHEST: Final = ("vermin", "ecological-zone", "carbon-nanosystems", "stratopolis")
"""Four cards with texts so long that their picture is as high as an offer may be."""

Answer = Callable[[View], Sequence[str]]


def hoard(view: View) -> Sequence[str]:
    """Answer as a player who buys every card and plays none."""
    asked = view.decision
    assert asked is not None
    if asked.key in ("buy", "buy-first"):
        return list(asked.options)
    kept = tuple(key for key in asked.options if not key.startswith(("play:", "sell", "project:")))
    return greedy_answer(
        msgspec.structs.replace(view, decision=msgspec.structs.replace(asked, options=kept or asked.options))
    )


def leave(view: View) -> Sequence[str]:
    """Answer as a player who passes at once."""
    asked = view.decision
    assert asked is not None
    return ["pass"] if "pass" in asked.options else greedy_answer(view)


def offered(game: Game) -> None:
    """Offer the cards of the highest picture to Ann, in exchange for those that she may buy."""
    zones = [game.table.deck, game.table.discard, *(zone for p in game.players for zone in (p.hand, p.looking))]
    mine = game.players[0].looking
    for at, card in enumerate(KEYS[key] for key in HIGHEST):
        there = next(zone for zone in zones if card in zone)
        there[there.index(card)], mine[at] = mine[at], card


class Table:
    """One game of the five, which is played on until something is to be looked at."""

    def __init__(
        self, world: World, loop: asyncio.AbstractEventLoop, rules: Rules, members: Sequence[str] = NAMES
    ) -> None:
        self.world, self.loop, self.answered = world, loop, 0
        self.people = [one for one in world.discord.people.values() if one.name in members][: rules.seats]
        self.id, self.name = self.wait(self._create(rules))

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_SECONDS)

    async def _create(self, rules: Rules) -> tuple[str, str]:
        discord, services = self.world.discord, self.world.bot.services
        host, *others = self.people
        status = await services.lobby.create(discord.guild.id, discord.channel.id, host.id, host.name, rules=rules)
        for other in others:
            await services.lobby.join(status.id, other.id, other.name)
        await self.world.bot.outbox.tick()
        return status.id, speech.game_name(status)

    def start(self) -> None:
        async def begin() -> None:
            await self.world.bot.services.lobby.start(self.id, self.people[0].id)
            await self.world.bot.outbox.tick()

        self.wait(begin())

    def beginning(self) -> list[str]:
        """The beginnings of the labels that choose a corporation and two preludes for Ann."""

        async def looked() -> Look:
            return await self.world.bot.services.play.look(self.id, next(iter(self.world.discord.people)))

        view = self.wait(looked()).view
        corporation = next(CARDS[card].name for card in view.looking if CARDS[card].kind == "corporation")
        return [corporation, "1\N{NO-BREAK SPACE}·", "2\N{NO-BREAK SPACE}·"]

    def play(self, until: Callable[[str, Look], bool], ann: Answer = greedy_answer) -> str:
        """Answer for everybody until `until` is true of a player who is asked, whose name is returned; `ann` answers for Ann.

        A game that is over before returns no name.
        """

        async def go_on() -> str:
            services = self.world.bot.services
            while True:
                status = await services.games.status(self.id)
                seat = next(iter(sorted(status.owing)), None)
                if seat is None:
                    await self.world.bot.outbox.tick()
                    return ""
                one = self.world.discord.people[status.at(seat).user or 0]
                look = await services.play.look(self.id, one.id)
                assert look.view is not None
                if until(one.name, look):
                    await self.world.bot.outbox.tick()
                    return one.name
                picks = ann(look.view) if one.name == ANN else greedy_answer(look.view)
                self.answered += 1
                await services.play.compose(self.id, one.id, None, [picks], f"{self.id} {self.answered}", True)

        return self.wait(go_on())


@dataclass
class Measured:
    """What was measured: the height of each screen, and the taps to each thing that is done often."""

    person: Person
    folder: Path | None = None
    heights: dict[str, float] = field(default_factory=dict)
    taps: dict[str, int] = field(default_factory=dict)

    def public(self, name: str) -> None:
        self.keep(name, self.person.column.locator(".message:not(.private)").last)

    def panel(self, name: str) -> None:
        self.keep(name, self.person.panel())

    def keep(self, name: str, message: Locator) -> None:
        """Measure a message with all its pictures."""
        self.person.idle()
        self.person.page.wait_for_timeout(SETTLING_MS)
        self.person.until(lambda: bool(message.evaluate(COMPLETE)), f"the pictures of {name}")
        found = message.locator(".message-body").bounding_box()
        assert found is not None
        self.heights[name] = found["height"]
        print(f"{name}: {found['height']:.0f}", file=sys.stderr, flush=True)
        if self.folder is not None:
            with Image.open(io.BytesIO(message.screenshot())) as image:
                image.convert("RGB").save(self.folder / f"{name}.png")


def asks(key: str, generation: int = 1) -> Callable[[str, Look], bool]:
    """Whether Ann is asked this, in this generation or later."""

    def true(name: str, look: Look) -> bool:
        assert look.view is not None
        assert look.decision is not None
        return name == ANN and look.view.generation >= generation and look.decision.key.startswith(key)

    return true


class Walk:
    """Ann's way through the screens."""

    def __init__(self, world: World, loop: asyncio.AbstractEventLoop, person: Person, seen: Measured) -> None:
        self.world, self.loop, self.person, self.seen = world, loop, person, seen

    def table(self, rules: Rules, members: Sequence[str] = NAMES) -> Table:
        return Table(self.world, self.loop, rules, members)

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_SECONDS)

    def enter(self, table: Table) -> None:
        self.person.enter(table.name)
        self.person.idle()

    def answered(self) -> None:
        """Wait until the bot has answered, and the page shows it."""
        asyncio.run_coroutine_threadsafe(self.world.answered(), self.loop).result(PATIENCE_SECONDS)
        self.person.page.wait_for_timeout(SETTLING_MS)
        self.person.idle()

    def open(self, *labels: str, name: str = "") -> None:
        """Press Play, then these buttons, and measure what is shown."""
        private = self.person.column.locator(".message.private")
        while private.count():  # an older panel must not be taken for the new one
            private.last.get_by_text("Dismiss message").click()
            self.person.idle()
        self.person.press("Play", exact=True)
        self.person.until(lambda: private.count() > 0, "no panel")
        self.answered()
        for label in labels:
            self.person.press(label, exact=True)
            self.answered()
        if name:
            self.seen.panel(name)

    def taps(self, what: str, *labels: str, menu: str = "") -> None:
        """Count the taps from the public message to something: a menu is two, to open it and to choose in it."""
        self.open(*labels)
        if menu:
            self.person.choose(menu)
            self.answered()
        self.seen.taps[what] = 1 + len(labels) + 2 * bool(menu)

    def press(self, label: str, name: str = "") -> None:
        self.person.press(label)
        self.answered()
        if name:
            self.seen.panel(name)


def late(walk: Walk) -> None:
    """Look at each screen of a game, from the lobby to a late generation."""
    table = _set_up(walk)
    table.play(asks("buy", 2))
    walk.enter(table)
    walk.seen.public("research, public message")
    walk.open(name="research")
    table.play(asks("raise-one"), hoard)
    walk.enter(table)
    walk.open(name="the world government")
    table.play(asks("turn", LATE), hoard)
    _turn(walk, table)
    table.play(asks("turn", LATE + 1), hoard)
    table.play(almost_over, leave)
    walk.enter(table)
    walk.open(name="waiting after an early pass")
    walk.open("Since my turn", name="since my turn, after an early pass")


def draft(walk: Walk) -> None:
    """Look at a draft, which is played in direct messages, and at its thread."""
    table = walk.table(DRAFT)
    table.start()
    table.play(asks("draft", 2))
    walk.enter(table)
    walk.seen.public("draft, public message")
    walk.person.enter("@")
    walk.seen.panel("draft, direct message")
    table.play(asks("buy", 2))
    walk.wait(alter(walk.world.bot, table.id, offered))
    walk.person.command("/play")
    walk.answered()
    walk.press("1\N{NO-BREAK SPACE}·", "research, direct message, the highest picture, one card chosen")


def _set_up(walk: Walk) -> Table:
    """Look at the lobby, and at the first choices with five corporations to choose among."""
    table = walk.table(EVERYTHING)
    walk.person.enter("mars")
    walk.seen.public("the lobby")
    walk.press("Options", "options of the lobby")
    table.start()
    walk.enter(table)
    walk.seen.public("set-up, public message")
    walk.open(name="set-up, five corporations")
    for card in table.beginning():
        walk.press(card)
    walk.seen.panel("set-up, cards")
    walk.press("Preludes", "set-up, preludes")
    walk.press("Read the 10 cards", "set-up, cards in full")
    return table


def _turn(walk: Walk, table: Table) -> None:
    """Look at a turn with a long hand, and at all that is behind its buttons; count the taps to what is done most often."""
    walk.enter(table)
    walk.seen.public("a turn, public message")
    walk.open(name="a turn, long hand")
    for label in ("Board", "Everybody", "Colonies", "Senate"):
        walk.open(label, name=label)
    walk.open()
    walk.press("All ", "the hand, strips")
    walk.press("Full cards", "the hand, full cards")
    walk.open("Since my turn", name="since my turn")
    walk.open("More", name="More")
    for name, label in MORE.items():
        walk.open("More", label, name=name)
    walk.wait(alter(walk.world.bot, table.id, lambda game: game.players[0].stock.update(mc=60)))  # enough for a city
    walk.open()
    walk.press("B\N{NO-BREAK SPACE}· Project", "standard projects")
    walk.person.choose("Choose a standard project", "City")
    walk.answered()
    walk.seen.panel("a space for a city")
    walk.press("Take back")
    walk.open()
    walk.person.choose(DONE["a card"])
    walk.answered()
    walk.seen.panel("a card to play")
    walk.open("Pass", name="passing")
    _ten_cards(walk, table)
    for what, label in LOOKS.items():
        walk.taps(what, label)
    for what, menu in DONE.items():
        walk.taps(what, menu=menu)


def _ten_cards(walk: Walk, table: Table) -> None:
    """Look at a turn with a hand of ten, after its first action too, and at the undo of that."""

    def ten(game: Game) -> None:
        hand = game.players[0].hand
        game.table.discard += hand[10:]
        del hand[10:]

    _patents(walk, "selling patents, long hand")
    walk.wait(alter(walk.world.bot, table.id, ten))
    _patents(walk, "selling patents, hand of ten")
    walk.open(name="a turn, hand of ten")
    walk.person.choose(DONE["a delegate"])
    walk.answered()
    walk.seen.panel("second action, hand of ten")
    walk.press("Undo", "undoing a delegate")
    walk.press("Undo 1 action")


def ends(walk: Walk) -> None:
    """Look at votes late in a game, at the tableau of somebody who has played much, and at the result."""
    table = walk.table(EVERYTHING)
    table.start()
    table.play(asks("turn", LATE))
    walk.enter(table)
    walk.open("Everybody", BEN, name="a late tableau")
    _patents(walk, "selling patents")
    walk.open("More", "Undo", name="going back, before asking")
    walk.press("Ask the table", "going back, asked")
    walk.seen.public("a vote on going back")
    walk.press("Withdraw")
    walk.person.command("/game end")
    walk.answered()
    walk.seen.panel("ending the game, before asking")
    walk.press("Ask the table", "ending the game, asked")
    walk.seen.public("a vote on ending the game")
    walk.press("Withdraw")
    _payment(walk, table)
    _judged(walk, table)
    for _day in range(DAYS_TO_A_DECISION):
        walk.wait(forward(walk.world, "day"))
        if walk.wait(walk.world.bot.services.games.status(table.id)).requests:
            break
    walk.seen.public("a vote on somebody absent")
    table.play(lambda _name, _look: False)
    walk.enter(table)
    walk.seen.public("the result")
    for label in ("Points", "Charts", "Hands", "Everybody", "Analysis"):
        walk.press(label, f"the result, {label}")
    walk.press("Charts")
    walk.press("Generations", "the result, Generations")


def _patents(walk: Walk, name: str) -> None:
    """Look at the choice of cards to sell."""
    walk.open("B\N{NO-BREAK SPACE}· Project")
    walk.person.choose("Choose a standard project", "Sell patents")
    walk.answered()
    walk.seen.panel(name)
    walk.press("Take back")


def _judged(walk: Walk, table: Table) -> None:
    """Store what an analysis might say of Ann's decisions, as many as are told, and of everybody's chances."""

    async def work(open_game: OpenGame) -> None:
        assert open_game.live is not None
        game = open_game.live.game
        ways = view(game, 0).asked.options
        moves = [
            Weighed((way,), 0.31, value, {"production": value, "stock": -value}, 0.01, 60)
            for way, value in zip((ways[0], ways[-2]), (1.5, -1.5), strict=True)
        ]
        told = [JudgedDecision(n, save(game), *moves) for n in range(TOLD)]
        await hindsight.analyses.claim(open_game.connection, table.id, 0, open_game.now, open_game.now)
        await hindsight.keep(open_game, 0, open_game.now, hindsight.Decisions(120, (*told,), (*told,)))
        await hindsight.keep_chances(open_game, hindsight.Chances((*range(1, 10),), ((0.2,) * 9,) * 5))

    walk.wait(walk.world.bot.services.runner.write(table.id, work))


def _payment(walk: Walk, table: Table) -> None:
    """Look at a card that can be paid for in more ways than a menu holds."""
    elevator = CARDS[KEYS["space-elevator"]]
    walk.wait(alter(walk.world.bot, table.id, lambda game: dealt(game, 0, elevator.id, mc=40, steel=9, titanium=9)))
    walk.open()
    walk.person.choose(DONE["a card"], elevator.name)
    walk.answered()
    walk.seen.panel("a card with many ways to pay")


def coached(walk: Walk) -> None:
    """Look at the panels of a first game, in which the coach speaks."""
    table = walk.table(FIRST)
    table.start()
    for name, asked in (
        ("first turn", asks("turn")),
        ("research", asks("buy", 2)),
        ("a turn, generation 2", asks("turn", 2)),
        ("a turn, generation 4", asks("turn", 4)),
    ):
        table.play(asked)
        walk.enter(table)
        walk.open(name=f"coached, {name}")
        if name == "first turn":
            walk.press("Do: ", "coached, what is suggested")
    table = walk.table(EVERYTHING.model_copy(update={"coached": True}))
    table.start()
    table.play(asks("buy", 2))
    walk.wait(alter(walk.world.bot, table.id, offered))
    walk.enter(table)
    walk.open(name="coached, research, the highest picture")
    table.play(asks("turn", 2))
    walk.enter(table)
    walk.open(name="coached, a turn with everything")


def hosts(walk: Walk) -> None:
    """Look at what the manager of a server sees who does not play, and at what a vote on an absent player has come to."""
    table = walk.table(COUNTED, OTHERS)
    table.start()
    walk.enter(table)
    shown = {"games": {}, "import": {}, "move": {"key": A_KEY}, "strike": {}, "correct": {}}
    for command, options in shown.items():
        walk.person.command(f"/admin {command}", **options)
        walk.answered()
        walk.seen.panel(f"admin {command}")
    for _day in range(DAYS_TO_A_DECISION):
        walk.wait(forward(walk.world, "day"))
    walk.seen.public("a vote on somebody absent, ended")


PARTS: Final[dict[str, Callable[[Walk], None]]] = {
    "late": late,
    "draft": draft,
    "ends": ends,
    "coached": coached,
    "hosts": hosts,
}


def almost_over(name: str, look: Look) -> bool:
    """Whether all but one have passed, who is asked."""
    assert look.view is not None
    return name != ANN and sum(not seat.passed for seat in look.view.seats) == 1


async def main(folder: Path | None, parts: Sequence[str]) -> None:
    """Serve local mode, and look at it from a thread."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with tempfile.TemporaryDirectory() as place:
        store = Store(f"sqlite+aiosqlite:///{place}/mars.sqlite3")
        await store.open()
        here = World(store, Settings())
        server = Server(here)
        await here.open()
        address = await server.open(0)
        running = asyncio.create_task(here.run(stop))

        def walk() -> Measured:
            with chromium() as browser:
                person = Person(
                    browser.new_page(viewport={**PHONE, "height": ROOM}, device_scale_factor=2, color_scheme="dark")
                )
                person.open(address)
                seen = Measured(person, folder)
                for part in parts:
                    PARTS[part](Walk(here, loop, person, seen))
                return seen

        try:
            seen = await asyncio.to_thread(walk)
        finally:
            stop.set()
            await running
            await server.close()
            await here.close()
            await store.close()
    print("| screen | pixels | of a phone's screen |\n|---|---|---|")
    for name, height in seen.heights.items():
        print(f"| {name} | {height:.0f} | {height / SCREEN:.2f}{' (too high)' if height > MOST * SCREEN else ''} |")
    print("\n| from the public message to | taps |\n|---|---|")
    for name, taps in seen.taps.items():
        print(f"| {name} | {taps} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser.panels", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parser.add_argument("--folder", type=Path)
    said = parser.parse_args()
    with patch.object(lobby, "secrets", seeded("panels")), patch.object(world, "MEMBERS", NAMES):
        asyncio.run(main(said.folder, said.parts or [*PARTS]))
