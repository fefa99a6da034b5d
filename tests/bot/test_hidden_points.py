"""If the host hides the points, nobody sees points before the game is over."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.screens import following, reading, result
from bot.screens.context import ScreenContext
from bot.tables.reading import course
from engine import Game, Options, new_game, save, view
from engine.scoring import points
from tests.bot.looks import NoPictures, context, look, status
from tests.bot.server import Server, open_server
from tests.bot.test_lobby import founded
from tests.bot.test_screens import texts
from tests.engine.games import walk


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        yield made


async def test_the_host_hides_the_points_and_the_lobby_says_so(server: Server) -> None:
    options = await founded(server, "Ben")
    assert "points hidden" not in server.last().words
    await server.select("Ann", options, ["hidden_points"])
    await server.say()
    assert "points hidden until the end" in server.last().words
    await server.click("Ann", server.last(), "Start")
    seen = (await server.look("Ben")).view
    assert seen is not None
    assert [seat.points for seat in seen.seats] == [{}, {}]


async def test_a_solo_game_may_hide_them_too(server: Server) -> None:
    await server.select("Ann", await founded(server, players=1), ["hidden_points"])
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert status.rules.hidden_points


def game(hidden: bool) -> Game:
    return new_game(Options(players=2, hidden_points=hidden), "points")


def stored(played: Game) -> bytes:
    """A snapshot of the game as the history stores it."""
    return zlib.compress(save(played))


async def said(server: ScreenContext) -> str:
    """The texts of all screens that say how players stand."""
    shown = [
        await reading.everybody(server),
        await reading.table(server, 0),
        reading.words(server),
        await reading.board(server),
    ]
    return "\n".join(text for screen in shown for text in texts(screen))


async def test_no_screen_tells_points_before_the_end_and_then_all_do() -> None:
    hidden, shown = game(True), game(False)
    assert "If the game ended now: 20 VP." in await said(context(look(shown, 0), NoPictures()))
    told = await said(context(look(hidden, 0), NoPictures()))
    assert "VP" not in told
    assert "ended now" not in told
    for _ in walk(hidden, Random(1)):
        pass
    over, total = context(look(hidden, 0), NoPictures()), sum(points(hidden, hidden.players[0]).values())
    assert f"At the end: {total} VP." in await said(over)
    assert f"{total} point" in "\n".join(texts(result.points(over)))


def test_who_follows_reads_ratings_and_neither_points_nor_places_before_the_end() -> None:
    for hidden in (True, False):
        played = game(hidden)
        for _ in islice(walk(played, Random(1)), 80):
            pass
        told = "\n".join(texts(following.digest(status(played), view(played, None), None)))
        assert ("point" in told) is not hidden
        assert ("TR ● 27 · ■ 23" in told) is hidden
    played = game(True)
    for _ in walk(played, Random(1)):
        pass
    assert "points" in "\n".join(texts(following.digest(status(played), view(played, None), None)))


def test_when_the_game_is_over_its_course_shows_how_the_points_grew() -> None:
    played = game(True)
    begun, snapshots = stored(played), [stored(played)]
    for n, _ in enumerate(walk(played, Random(1))):
        if n % 10 == 0:
            snapshots.append(stored(played))
    under_way, over = course([begun]), course([*snapshots, stored(played)])
    assert not any(seat.points for view in under_way for seat in view.seats)
    assert all(seat.points for view in over for seat in view.seats)
