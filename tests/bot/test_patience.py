"""No click waits for ever, whatever the work behind it raises or however long it takes, and none keeps a place in a game's queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextvars import ContextVar
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

import renderer
from bot.click_limits import ClickLimits
from bot.routes.visit import Visit, answered
from bot.screen import Screen
from bot.screens import past
from bot.screens.pictures import Artist
from bot.store.schema import seats
from bot.tables import Trouble
from bot.tables.queue import Queue
from bot.threads import in_thread
from tests.bot.damage import damage
from tests.bot.server import Server, asked_player, open_server

PLENTY = 30.0
"""Seconds in which anything that does not wait for ever is done."""
LOOKS = 35
"""More than there are places in a game's queue."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", pictures=False) as made:
        yield made


def exhausted(*_args: object, **_options: object) -> Any:
    """Fail as `next` does where nothing is left."""
    return next(iter(()))


async def begun(server: Server) -> str:
    """Start a game of Ann and Ben."""
    await server.slash("Ann", "game new")
    await server.say()
    await server.click("Ben", server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"beginners": True})
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.say()
    return status.id


# Work in threads.


async def test_work_in_a_thread_that_finds_nothing_fails_and_does_not_wait_for_ever() -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        await asyncio.wait_for(in_thread(exhausted), PLENTY)


async def test_work_in_a_thread_returns_its_result_and_raises_its_errors() -> None:
    assert await in_thread(divmod, 7, 2) == (3, 1)
    assert await in_thread(sorted, "ba", reverse=True) == ["b", "a"]
    with pytest.raises(ZeroDivisionError):
        await in_thread(divmod, 7, 0)


async def test_work_in_a_thread_knows_whose_language_is_spoken() -> None:
    spoken: ContextVar[str] = ContextVar("spoken")
    spoken.set("de")
    assert await in_thread(spoken.get) == "de"


async def test_a_picture_that_finds_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "legend_pages", exhausted)
    artist = Artist()
    try:
        with capture_logs() as logged:
            assert await asyncio.wait_for(artist.legend(), PLENTY) == []
        assert [line["event"] for line in logged] == ["drawing failed"]
    finally:
        artist.close()


async def test_looks_that_fail_in_a_thread_do_not_lock_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(server)
    with monkeypatch.context() as for_now, capture_logs():
        for_now.setattr(past, "log", exhausted)
        for _ in range(LOOKS):
            said = await asyncio.wait_for(server.slash("Ann", "log"), PLENTY)
            assert "our side" in said.words
    assert server.bot.click_limits.longest == 0
    assert "### Log" in (await server.slash("Ann", "log")).words


# Looks at a damaged game.


@pytest.mark.parametrize("kind", ["rotten", "altered"])
async def test_a_damaged_game_can_be_looked_at_as_often_as_one_likes(server: Server, kind: str) -> None:
    game = await begun(server)
    await damage(server.bot.store, server.bot.services, game, kind)
    commands = ("play", "log", "game status", "hand", "board")
    with capture_logs():
        for n in range(LOOKS):
            said = await asyncio.wait_for(server.slash(("Ann", "Ben")[n % 2], commands[n % len(commands)]), PLENTY)
            assert said.words, commands[n % len(commands)]
            assert "our side" not in said.words, commands[n % len(commands)]
            assert "many answers" not in said.words
    assert server.bot.click_limits.longest == 0


async def lost(server: Server, game: str, **changed: object) -> None:
    """Change the row of Ben's seat; without a change, lose it."""
    mine = (seats.c.game == game) & (seats.c.user == server.members["Ben"].id)
    async with server.store.writing() as connection:
        await connection.execute(
            sa.update(seats).where(mine).values(**changed) if changed else sa.delete(seats).where(mine)
        )
    server.bot.services.runner.queue._games.clear()


@pytest.mark.parametrize("changed", [{"seat": 9}, {}])
async def test_a_game_that_lacks_the_row_of_a_seat_says_that_it_is_damaged(
    server: Server, changed: dict[str, object]
) -> None:
    """It can be looked at and ended, and the lists of games show it."""
    game = await begun(server)
    await server.slash(await asked_player(server), "pass", server.place, anyway=True)
    await lost(server, game, **changed)
    with capture_logs():
        for command in ("play", "log", "game status", "hand", "board", "games"):
            for name in ("Ann", "Ben", "Cat"):
                said = await asyncio.wait_for(server.slash(name, command, server.place), PLENTY)
                assert "our side" not in said.words, (name, command)
        assert "This game cannot be read" in (await server.slash("Ann", "play", server.place)).words
        assert "### Log" in (await server.slash("Ann", "log", server.place)).words
        await server.bot.services.moderation.stop(game, server.members["Cat"].id, "Cat", "stop")
    assert (await server.bot.services.games.status(game)).state == "ended"


# A limit in time.


async def test_a_click_that_is_not_answered_in_time_is_given_up_and_frees_its_place() -> None:
    click_limits = ClickLimits(1, 1, patience=0.01)
    with pytest.raises(TimeoutError):
        async with click_limits.waiting("game"):
            await asyncio.Event().wait()
    assert click_limits.longest == 0
    with pytest.raises(TimeoutError):
        async with click_limits.waiting(""):
            await asyncio.Event().wait()


async def test_whoever_waited_in_vain_is_told_that_the_game_says_how_it_stands() -> None:
    async def member(*_: object) -> bool:
        return True

    async def never() -> Screen:
        await asyncio.Event().wait()
        raise AssertionError

    client = SimpleNamespace(click_limits=ClickLimits(1, 1, patience=0.01), members=SimpleNamespace(may_act=member))
    interaction: Any = SimpleNamespace(client=client, user=SimpleNamespace(id=1), guild_id=1)
    nothing: Any = None
    with capture_logs() as logged:
        visit = Visit(nothing, nothing, interaction, "abcde")
        shown = await asyncio.wait_for(answered(visit, never, "play"), PLENTY)
    assert "**Show my turn** says how the game stands." in shown.words()
    assert [line["event"] for line in logged] == ["route failed"]
    assert client.click_limits.longest == 0


async def test_a_call_that_does_not_end_keeps_no_game_from_others() -> None:
    queue = Queue(patience=0.01)

    async def never() -> None:
        await asyncio.Event().wait()

    async def at_once() -> str:
        return "done"

    with capture_logs(), pytest.raises(Trouble) as trouble:
        await asyncio.wait_for(queue.run("never", "game", never), PLENTY)
    assert trouble.value.passing
    assert await asyncio.wait_for(queue.run("at once", "game", at_once), PLENTY) == "done"
