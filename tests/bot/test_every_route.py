"""Every button that a game has ever shown is answered in every phase, whoever presses it: it works, or a sentence says why not."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bot.click_limits import ClickLimits
from bot.components import NOWHERE, Click
from bot.routes.dispatch import ROUTES, UNKNOWN, route_of
from bot.store.schema import games, metadata
from engine.robots.greedy import greedy_answer
from tests.bot.damage import damage
from tests.bot.looks import EVERYTHING
from tests.bot.server import Server, open_server
from tests.bot.test_mangled import LOOKING, Clickable, Sent, clickables

EACH: Final = 3
"""How many buttons of each route are kept from each phase."""
SAMPLE: Final = 5
"""How many old buttons each person presses in each phase of the short test."""
FEW: Final = 30
ALL: Final = 150
"""Among how many buttons of each phase those are that become old ones, in the short test and in the long one."""
MANY: Final = 3000
"""How many old buttons are pressed in the long test."""
ELSEWHERE: Final = 10**18 + 7
"""The id of a server in which the game is not played."""
RULES: Final[dict[str, Any]] = {"corporate_era": True, "draft": True, "draft_first": True, "more": EVERYTHING}


def ways() -> Iterator[tuple[str, int, str]]:
    """Every route that a button or a menu of the code names, with its file and line."""
    for path in sorted((Path(__file__).parents[2] / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tap", "stays")
            ):
                for named in node.args:
                    begin = named.values[0] if isinstance(named, ast.JoinedStr) else named
                    if isinstance(begin, ast.Constant):
                        yield path.name, node.lineno, re.split("[/@]", str(begin.value))[0]


def test_every_button_leads_to_a_declared_route() -> None:
    found = [*ways()]
    assert len(found) > 100
    assert [way for way in found if way[2] not in ROUTES] == [], "declare these in ROUTES of bot/routes/dispatch.py"


class Person(NamedTuple):
    """Somebody who presses a button, and the server in which they do; None for a direct message."""

    name: str
    where: int | None = 0


PEOPLE: Final = {
    "player": Person("Ann"),
    "other player": Person("Ben"),
    "player by direct message": Person("Ann", None),
    "bystander": Person("Eve"),
    "stranger": Person("Eve", ELSEWHERE),
    "stranger by direct message": Person("Eve", None),
}


class Course:
    """A game of Ann and Ben that is led from phase to phase."""

    def __init__(self, server: Server) -> None:
        self.server, self.game = server, ""

    @property
    def services(self) -> Any:
        return self.server.bot.services

    async def lobby(self) -> None:
        await self.server.slash("Ann", "game new", name="Olympus Rising")
        (status,) = await self.services.games.of_user(self.server.members["Ann"].id)
        self.game = status.id
        await self.services.lobby.configure(self.game, self.server.members["Ann"].id, RULES)
        await self.server.slash("Ben", "game join")

    async def start(self) -> None:
        await self.services.lobby.start(self.game, self.server.members["Ann"].id)

    async def answer(self, *names: str) -> bool:
        """Let the first of these members who is asked answer; return whether one was."""
        for name in names or ("Ann", "Ben"):
            user = self.server.members[name].id
            look = await self.services.play.look(self.game, user)
            if look.decision is not None:
                click = f"{name} {look.status.version} {look.token}"
                await self.services.play.compose(self.game, user, None, [greedy_answer(look.view)], click, True)
                return True
        return False

    async def until(self, *keys: str, name: str = "Ann") -> None:
        """Let both answer until this member is asked such a question."""
        for _ in range(400):
            look = await self.services.play.look(self.game, self.server.members[name].id)
            if look.decision is not None and look.decision.key.partition(":")[0] in keys:
                return
            assert await self.answer()
        raise AssertionError(keys)

    async def waiting(self) -> None:
        """Let Ann answer until the others must."""
        while await self.answer("Ann"):
            pass

    async def begin(self) -> None:
        """Put a first answer of an action together, which asks for another."""
        user = self.server.members["Ann"].id
        look = await self.services.play.look(self.game, user)
        for option in look.decision.options:
            if option.startswith(("project:city", "project:aquifer", "sell")):
                await self.services.play.compose(self.game, user, None, [[option]], f"begin {option}", False)
                if (await self.services.play.look(self.game, user)).picks:
                    return

    async def request(self) -> None:
        await self.services.votes.ask_to_end(self.game, self.server.members["Ann"].id)

    async def over(self) -> None:
        async with self.server.store.writing() as connection:
            await connection.execute(sa.update(games).where(games.c.id == self.game).values(state="over"))

    async def end(self) -> None:
        await self.services.votes.end(self.game, self.server.members["Ann"].id)

    async def damaged(self) -> None:
        await damage(self.server.store, self.services, self.game)


PHASES: Final[dict[str, Callable[[Course], Awaitable[None]]]] = {
    "the lobby": Course.lobby,
    "the draft of the first cards": Course.start,
    "waiting in that draft": Course.waiting,
    "the first choices": lambda course: course.until("corporation"),
    "the preludes": lambda course: course.until("preludes"),
    "the first cards": lambda course: course.until("buy-first"),
    "waiting for the first choices of others": Course.waiting,
    "a turn": lambda course: course.until("turn"),
    "an action half put together": Course.begin,
    "waiting for a turn": Course.waiting,
    "a draft": lambda course: course.until("draft"),
    "research": lambda course: course.until("buy"),
    "waiting for the research of others": Course.waiting,
    "a later turn": lambda course: course.until("turn"),
    "a request of the table": Course.request,
    "a game that cannot be read": Course.damaged,
}
"""The phases of a game in their order, and what leads from each to the next."""
LAST: Final[dict[str, Callable[[Course], Awaitable[None]]]] = {
    "the result": Course.over,
    "an ended game": Course.end,
}
"""Phases after which nothing more comes."""


class Kept:
    """All rows of the database as they are now, to which it can be brought back.

    They are read and written past the store, which would take longer than most clicks.
    """

    def __init__(self, server: Server) -> None:
        assert server.store.path is not None
        self._server, self._database = server, sqlite3.connect(server.store.path, isolation_level=None)
        self._rows = self._read()

    def _read(self) -> dict[str, list[Any]]:
        return {t.name: self._database.execute(f'SELECT * FROM "{t.name}"').fetchall() for t in metadata.sorted_tables}

    def bring_back(self) -> None:
        """Bring back what a click has changed."""
        now = self._read()
        if now == self._rows:
            return
        self._database.execute("BEGIN IMMEDIATE")
        for name, rows in self._rows.items():
            if rows != now[name]:
                self._database.execute(f'DELETE FROM "{name}"')
                if rows:
                    marks = ", ".join("?" * len(rows[0]))
                    self._database.executemany(f'INSERT INTO "{name}" VALUES ({marks})', rows)
        self._database.execute("COMMIT")
        self._server.bot.services.runner.queue._games.clear()

    def close(self) -> None:
        self._database.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        made.members["Eve"] = made.guild.add_member(made.env.create_user("Eve"))
        made.bot.click_limits = ClickLimits(10**9, 30)  # how fast somebody clicks is not what this is about
        yield made


def _route(button: Clickable) -> str:
    return button.id.split(":", 3)[3].partition("@")[0].partition("/")[0].partition("~")[0]


def synthesized(game: str) -> list[Clickable]:
    """A button for each route that needs nothing behind its name, from before everything."""
    return [Clickable(f"m:{game}:1:{verb}") for verb, route in ROUTES.items() if route.fits("")]


async def old_buttons(server: Server, course: Course, most: int) -> list[Clickable]:
    """Some buttons of each route that a player and a bystander find in the present phase, among as many as that."""
    found: dict[str, list[Clickable]] = {}
    for name in ("Ann", "Eve"):
        for button in await clickables(server, name, course.game, most):
            found.setdefault(_route(button), []).append(button)
    random = Random(f"{sorted(found)}")
    return [one for alike in found.values() for one in random.sample(alike, min(EACH, len(alike)))]


def refused_options(buttons: list[Clickable]) -> list[tuple[str, str]]:
    """What is offered, with the custom id of its menu, although the route does not take it; a button's is empty."""
    offered = [(one.id, value) for one in buttons for value in one.offers or ("",)]
    return [
        (id, value)
        for id, value in offered
        if route_of(Click.read(id, (value,) if value else ()) or NOWHERE)[0] is UNKNOWN
    ]


async def wrong_answers(server: Server, phase: str, who: str, button: Clickable, random: Random) -> list[str]:
    """Press a button; return what is wrong with the answer."""
    person = PEOPLE[who]
    values = random.sample(button.offers, 1) if button.offers else []
    sent = Sent(server, person.name, button.id, values)
    if person.where != 0:
        sent.guild_id = person.where  # type: ignore[assignment]
    with capture_logs() as lines:
        answer = await sent.arrive()
    failed = [line for line in lines if line["log_level"] == "error" or "exc_info" in line]
    if (
        not failed
        and "our side" not in answer.words
        and "its screen failed" not in answer.words
        and answer.words.strip()
    ):
        return []
    return [f"in {phase}, {who} pressed {button.id!r} {values!r}: {answer.words!r} {failed}"]


async def pressed_in_all_phases(server: Server, sample: int, most: int) -> tuple[int, list[str]]:
    """Press so many old buttons as each person in each phase, of `most` found there; return how many it were, and what was wrong."""
    course, random = Course(server), Random(sample)
    known: dict[str, Clickable] = {}
    pressed, wrong = 0, list[str]()

    async def press(phase: str) -> None:
        nonlocal pressed
        with closing(Kept(server)) as kept:
            for who in PEOPLE:
                for button in random.sample([*known.values()], min(sample, len(known))):
                    wrong.extend(await wrong_answers(server, phase, who, button, random))
                    pressed += 1
                    if _route(button) not in LOOKING:
                        kept.bring_back()
            kept.bring_back()

    async def arrive(phase: str, lead: Callable[[Course], Awaitable[None]]) -> None:
        await lead(course)
        if not known:
            known.update((button.id, button) for button in synthesized(course.game))
        found = await old_buttons(server, course, most)
        wrong.extend(f"in {phase}, refused: {one}" for one in refused_options(found))
        known.update((button.id, button) for button in found)
        await press(phase)

    for phase, lead in PHASES.items():
        await arrive(phase, lead)
        if phase == "a later turn":
            with closing(Kept(server)) as before:
                for last, end in LAST.items():
                    await arrive(last, end)
                    before.bring_back()
    return pressed, wrong


@pytest.mark.once
async def test_every_route_is_answered_in_every_phase_whoever_presses_it(
    server: Server, seeding: SimpleNamespace
) -> None:
    pressed, wrong = await pressed_in_all_phases(server, SAMPLE, FEW)
    assert pressed > SAMPLE * len(PEOPLE) * len(PHASES)
    assert wrong == []


@pytest.mark.soak
async def test_three_thousand_old_buttons_are_answered_in_all_phases(server: Server, seeding: SimpleNamespace) -> None:
    each = -(-MANY // (len(PEOPLE) * len(PHASES)))
    pressed, wrong = await pressed_in_all_phases(server, each, ALL)
    assert pressed >= MANY
    assert wrong == []


async def test_every_option_of_every_menu_in_a_lobby_is_taken(server: Server) -> None:
    await server.slash("Ann", "game new")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    found = await clickables(server, "Ann", status.id)
    assert "rule" in {_route(one) for one in found if "prelude2" in one.offers}
    assert refused_options(found) == []


@pytest.mark.once
@pytest.mark.parametrize("verb", ["read", "corporations"])
async def test_what_was_dealt_cannot_be_read_by_an_old_button_after_the_set_up(server: Server, verb: str) -> None:
    course = Course(server)
    await course.lobby()
    await course.start()
    await course.until("preludes")
    assert "###" in (await Sent(server, "Ann", f"m:{course.game}:1:{verb}").arrive()).words
    await course.until("turn")
    said = (await Sent(server, "Ann", f"m:{course.game}:1:{verb}").arrive()).words
    assert "That button is old." in said
    assert "Here is what you are asked now." in said


async def test_an_unknown_button_says_that_it_is_old_before_and_after_the_game_too(server: Server) -> None:
    course = Course(server)
    await course.lobby()
    assert "That button is old." in (await Sent(server, "Ann", f"m:{course.game}:0:never").arrive()).words
    await course.start()
    assert "That button is old." in (await Sent(server, "Ann", f"m:{course.game}:0:never").arrive()).words
    await course.end()
    assert "That button is old." in (await Sent(server, "Ann", f"m:{course.game}:0:never").arrive()).words
