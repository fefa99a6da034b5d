"""Answers to clicks and commands come without pictures that take long; these are edited in afterwards, never over a newer panel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest
from structlog.testing import capture_logs

from bot.components import Keys, Option, row, text
from bot.routes.late import LateEdits
from bot.screen import Drawn, LatePicture, Screen, depending, picture, screen
from bot.screens import reading
from bot.screens.pictures import Artist, waiting_at_most
from bot.screens.stage import Stage
from tests.bot import looks
from tests.bot.server import Server, asked_player, draw_nothing, open_server, started

FOLLOWS = "-# The picture follows."


class Picture(NamedTuple):
    """What the renderer returns."""

    name: str
    data: bytes = b"picture"
    alt: str = "What it shows"


class Slow:
    """A picture that is drawn when the test says so."""

    def __init__(self, name: str) -> None:
        self.picture, self.done = Picture(name), asyncio.get_running_loop().create_future()

    def late(self) -> LatePicture:
        return LatePicture(lambda: asyncio.shield(self.done))

    def draw(self) -> None:
        self.done.set_result(self.picture)

    def fail(self) -> None:
        self.done.set_result(None)


class Panel:
    """A private message, and the clicks on it."""

    def __init__(self) -> None:
        self.late, self.edits = LateEdits(), list[tuple[str, list[str]]]()
        self.gone, self.message = False, SimpleNamespace(id=3, attachments=[], components=[], flags=_EPHEMERAL)

    async def _edited(self, view: Any, attachments: Any, **more: Any) -> Any:
        if self.gone:
            raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Message")  # type: ignore[arg-type]
        said = [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
        self.edits.append(("\n".join(said), [file.filename for file in attachments]))
        return self.message

    def clicked(self) -> Any:
        self.late.replaced(self.message.id)
        return self._interaction(self.message)

    def _interaction(self, message: Any) -> Any:
        until = datetime.now(UTC) + timedelta(minutes=15)
        return SimpleNamespace(
            message=message,
            guild_id=1,
            response=SimpleNamespace(is_done=lambda: True),
            expires_at=until,
            is_expired=lambda: datetime.now(UTC) > until,
            edit_original_response=self._edited,
        )

    def command(self) -> Any:
        return self._interaction(None)

    async def answer(self, interaction: Any, shown: Screen) -> None:
        message, version = await self.late.show(Stage(interaction), shown)
        self.late.follow(interaction, message, version, shown)

    async def settle(self) -> None:
        await asyncio.gather(*self.late._tasks)


_EPHEMERAL = SimpleNamespace(ephemeral=True)


def told(said: str, *pictures: Drawn | None) -> Screen:
    words = depending(pictures, lambda seen: [] if seen else [text("In words")])
    return screen(text(said), picture(*pictures), words)


async def test_the_words_come_first_and_then_the_picture() -> None:
    panel, slow = Panel(), Slow("hand.webp")
    await panel.answer(panel.clicked(), told("Your hand", slow.late()))
    assert panel.edits == [(f"Your hand\n{FOLLOWS}\nIn words", [])]
    slow.draw()
    await panel.settle()
    assert panel.edits[1:] == [("Your hand", ["hand.webp"])]
    assert not panel.late._tasks, "it is kept no longer than it takes"


async def test_a_command_is_answered_in_the_same_way() -> None:
    panel, slow = Panel(), Slow("board.webp")
    await panel.answer(panel.command(), told("Mars", slow.late()))
    slow.draw()
    await panel.settle()
    assert [files for _said, files in panel.edits] == [[], ["board.webp"]]


async def test_a_late_picture_never_lands_on_a_newer_panel() -> None:
    panel, first, second = Panel(), Slow("first.webp"), Slow("second.webp")
    await panel.answer(panel.clicked(), told("First", first.late()))
    await panel.answer(panel.clicked(), told("Second", second.late()))
    first.draw()
    second.draw()
    await panel.settle()
    assert panel.edits[2:] == [("Second", ["second.webp"])]


async def test_a_late_picture_is_dropped_while_another_click_is_answered() -> None:
    panel, slow = Panel(), Slow("first.webp")
    await panel.answer(panel.clicked(), told("First", slow.late()))
    again = panel.clicked()
    slow.draw()
    await panel.settle()
    await panel.answer(again, told("Second"))
    assert [said for said, _files in panel.edits] == [f"First\n{FOLLOWS}\nIn words", "Second\nIn words"]


async def test_an_edit_of_another_kind_waits_for_no_picture_and_is_not_undone_by_one() -> None:
    """Direct messages that are answered are cleaned up, and panels that wait are told what has happened."""
    panel, slow = Panel(), Slow("first.webp")
    await panel.answer(panel.clicked(), told("First", slow.late()))
    async with panel.late.changing(panel.message.id):
        slow.draw()
        await asyncio.sleep(0)
    await panel.settle()
    assert len(panel.edits) == 1


async def test_a_new_message_that_was_clicked_before_it_was_known_keeps_what_the_click_has_shown() -> None:
    panel, slow = Panel(), Slow("board.webp")
    interaction = panel.command()
    message, version = await panel.late.show(Stage(interaction), told("Mars", slow.late()))
    await panel.answer(panel.clicked(), told("Your hand"))
    panel.late.follow(interaction, message, version, told("Mars", slow.late()))
    slow.draw()
    await panel.settle()
    assert panel.edits[-1][0] == "Your hand\nIn words"
    assert len(panel.edits) == 2


async def test_where_a_picture_cannot_be_drawn_the_panel_says_what_it_says_without() -> None:
    panel, slow = Panel(), Slow("hand.webp")
    await panel.answer(panel.clicked(), told("Your hand", slow.late()))
    slow.fail()
    await panel.settle()
    await panel.answer(panel.clicked(), told("Your hand", None))
    assert panel.edits[1] == panel.edits[2] == ("Your hand\nIn words", [])


async def test_a_message_that_is_gone_is_no_error() -> None:
    panel, slow = Panel(), Slow("hand.webp")
    await panel.answer(panel.clicked(), told("Your hand", slow.late()))
    panel.gone = True
    slow.draw()
    with capture_logs() as logs:
        await panel.settle()
    assert [(line["event"], line["log_level"]) for line in logs] == [("late picture not shown", "info")]


@pytest.mark.parametrize("why", ["expired", "leaving"])
async def test_what_can_no_longer_be_edited_stays_as_it_is(why: str) -> None:
    """Discord takes edits for a quarter of an hour; while a process ends, another one may answer the next click already."""
    panel, slow = Panel(), Slow("hand.webp")
    interaction = panel.clicked()
    await panel.answer(interaction, told("Your hand", slow.late()))
    interaction.is_expired = lambda: why == "expired"
    panel.late.leaving = why == "leaving"
    slow.draw()
    await panel.settle()
    assert len(panel.edits) == 1


async def test_what_is_shown_already_stays_attached_and_open_menus_stay_open() -> None:
    panel, slow, there = Panel(), Slow("late.webp"), Picture("there.webp")
    menu = Keys("abc", 1).menu("Choose", "pick", [Option("One", "1")])
    shown = screen(picture(there), picture(slow.late()), row(menu))
    await panel.answer(panel.clicked(), shown)
    before = menu.custom_id
    slow.draw()
    attached = SimpleNamespace(id=5, name="there.webp", size=7, alt="")
    whole = await shown.complete({"there.webp": attached})  # type: ignore[dict-item]
    whole.view()
    assert menu.custom_id == before
    assert [file.filename for file in whole.files()] == ["late.webp"]
    assert whole.attachments()[0] is attached
    await panel.late.close()


class Held(Artist):
    """Draws nothing before the test says so."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.free = asyncio.Event()

    async def _drawn(self, what: str, job: Any) -> Any:
        if not what.endswith("_pages"):
            await self.free.wait()
        return await super()._drawn(what, job)


async def test_who_does_not_say_how_long_waits_for_all_pictures() -> None:
    artist, now = Held(), looks.context(looks.look(looks.opened(0), 0))
    drawing = asyncio.ensure_future(artist.board(now.view, now.names))
    with waiting_at_most(artist.patience):
        also = asyncio.ensure_future(artist.board(now.view, now.names))
    await asyncio.sleep(0)
    assert not drawing.done()
    artist.free.set()
    drawn = await drawing
    assert drawn is not None
    assert drawn.data
    assert await also == drawn
    artist.close()


async def test_pages_of_which_one_cannot_be_drawn_are_not_shown() -> None:
    """Neither are those that came in time: part of a hand could be taken for the whole."""
    artist, slow, there = Artist(), Slow("late.webp"), Picture("there.webp")

    async def draw(what: str, *args: Any, page: int = 0, **options: Any) -> Any:
        return slow.late() if page else there

    async def count(*args: Any, **options: Any) -> int:
        return 2

    artist._draw, artist._count = draw, count  # type: ignore[method-assign]
    shown = screen(text("Signs"), picture(*await artist.legend()))
    assert [file.filename for file in shown.files()] == ["there.webp"]
    slow.fail()
    whole = await shown.complete({})
    assert whole.files() == []
    assert whole.words() == "Signs"
    artist.close()


async def test_a_board_is_told_in_words_until_it_is_drawn() -> None:
    artist = Held(patience=0)
    with waiting_at_most(artist.patience):
        shown = await reading.board(looks.context(looks.look(looks.opened(0), 0), artist))
    blind = Artist()
    blind._draw = draw_nothing  # type: ignore[method-assign]
    words = await reading.board(looks.context(looks.look(looks.opened(0), 0), blind))
    assert shown.words() == words.words().replace("\n", f"\n{FOLLOWS}\n", 1)
    artist.free.set()
    whole = await shown.complete({})
    assert len(whole.files()) == 1
    assert whole.words() == "### Mars, generation 1"
    artist.close()
    blind.close()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), patience=0) as made:
        await started(made)
        yield made


async def test_on_discord_a_panel_is_edited_twice_where_it_does_not_wait(server: Server) -> None:
    name = await asked_player(server)
    turn, before = await server.turn(), len(server.env.http_requests)
    panel = await server.click(name, turn, "open")
    first, second = [r for r in server.env.http_requests[before:] if "/callback" in r.path or r.method == "PATCH"]
    words, whole = (first.json or {})["data"], second.json or {}
    assert not words["attachments"]
    assert FOLLOWS in str(words["components"])
    assert [file["filename"].partition("-")[0] for file in whole["attachments"]] == ["hand"]
    now = server.again(name, panel)
    assert FOLLOWS not in now.words
    assert now.message.attachments
    cached = len(server.sent("PATCH"))
    await server.click(name, await server.turn(), "open")
    assert len(server.sent("PATCH")) == cached, "a picture in the cache is there at once"
