"""Following: once a generation, to whoever has no seat, with nothing that somebody at the table may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.routes import following as routes
from bot.routes.visit import Visit
from bot.store import following as stored
from bot.store import post
from bot.store.destination import Destination
from bot.tables import Refused, following
from tests.bot.backend import ANN, BEN, CAT, Backend, refused
from tests.bot.looks import NoPictures
from tests.bot.server import Server, Shown, begun, open_server, started
from tests.bot.test_screens import clicking

pytestmark = pytest.mark.once

FAN = 4711


async def told(backend: Backend) -> list[tuple[str, int]]:
    """The digests in the outbox: to whom, after which entry."""
    rows = await backend.rows("SELECT destination, entry FROM outbox WHERE kind = 'digest' ORDER BY id")
    return [(row.destination, row.entry) for row in rows]


async def generation(backend: Backend, game: str, number: int) -> None:
    """Play on at random until this generation, or to the end."""
    random = Random(3)
    while True:
        status = await backend.services.games.status(game)
        if status.state != "running" or status.generation >= number:
            return
        await backend.play_on(game, random)


async def test_each_generation_is_told_once_and_the_end(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.following.follow(game, FAN)
    await generation(backend, game, 3)
    assert [who for who, _ in await told(backend)] == [f"user:{FAN}"] * 2
    await backend.nearly_over(game)
    await generation(backend, game, 99)
    last = (await backend.services.games.status(game)).generation
    assert len(await told(backend)) == last, "generations 2 to the last, and the end"
    assert await backend.rows("SELECT * FROM followers") == []


async def test_of_generations_that_began_before_a_message_could_be_sent_the_newest_alone_is_told(
    backend: Backend,
) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.following.follow(game, FAN)
    await generation(backend, game, 4)
    await backend.outbox.tick()
    assert [str(one.destination) for one in backend.sender.of_kinds("digest")] == [f"user:{FAN}"], (
        "each would say how the game stands now"
    )


async def test_an_undo_into_the_generation_before_tells_nothing_twice(backend: Backend) -> None:
    game = (await backend.game(BEN, CAT)).id
    await backend.services.following.follow(game, FAN)
    await backend.research(game)
    before = await told(backend)
    await backend.services.moderation.step_back(game, FAN, "Manager", 0, "back")
    await generation(backend, game, 2)
    assert await told(backend) == before


async def test_who_sits_there_cannot_follow_and_nobody_follows_without_end(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = (await backend.game(BEN)).id, (await backend.game(CAT)).id
    assert (await refused(backend.services.following.follow(game, ANN))).reason == "already-seated"
    monkeypatch.setattr(following, "MOST", 1)
    await backend.services.following.follow(game, FAN)
    assert (await refused(backend.services.following.follow(other, FAN))).reason == "follows-many"
    await backend.services.following.stop(game, FAN)
    await backend.services.following.follow(other, FAN)
    lobby = await backend.lobby()
    assert (await refused(backend.services.following.follow(lobby.id, BEN))).reason == "not-running"


async def test_forgetting_ends_it(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.following.follow(game, FAN)
    await backend.services.privacy.forget(FAN, "Former player")
    assert await backend.rows("SELECT * FROM followers") == []


async def test_a_stranger_follows_by_a_button_and_reads_the_board_by_direct_message(tmp_path: Path) -> None:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await running(server)
        server.add_manager("Eve")
        shown = await server.click("Eve", await server.turn(), "Play")
        followed = await server.click("Eve", shown, "Follow")
        assert "You are following" in followed.words
        await pass_on(server, game)
        await server.say()
        words = server.direct("Eve")[-1].words.replace("\u00a0", " ")
        assert "generation 2 begins" in words
        assert "Ann" in words
        stopped = await server.click("Eve", server.direct("Eve")[-1], "Stop following", direct=True)
        assert "You are no longer following" in stopped.words
        assert "You are following" in (await server.slash("Eve", "follow", server.place)).words


async def test_a_manager_has_a_game_told_of_in_a_channel(tmp_path: Path) -> None:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game, news = await running(server), server.guild.create_text_channel("news")
        assert "Only server managers" in (await server.slash("Ann", "follow", server.place, channel=news)).words
        server.add_manager("Mia")
        told = await server.slash("Mia", "follow", server.place, channel=news)
        assert f"<#{news.id}> shows how" in told.words
        await pass_on(server, game)
        await server.say()
        said = Shown(news.last_message)
        assert "generation 2 begins" in said.words
        assert "Ann" in said.words
        assert "Stop following" not in said.buttons.values(), "it is nobody's own"
        assert len(news.history()) == 1
        await server.slash("Mia", "follow", server.place, channel=news)
        await pass_on(server, game)
        await server.say()
        assert len(news.history()) == 1


async def test_who_has_left_the_server_is_told_nothing_of_its_games(tmp_path: Path) -> None:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as server:
        game = await begun(server)
        for name in ("Cat", "Dan"):
            await server.bot.services.following.follow(game, server.users[name].id)
        server.guild.remove_member(server.members["Dan"])
        await server.env.settle()
        await pass_on(server, game)
        await server.say()
        assert "generation 2 begins" in server.direct("Cat")[-1].words
        assert server.direct("Dan") == []


async def pass_on(server: Server, game: str) -> None:
    """Let a generation pass in which nobody does anything."""
    before = (await server.bot.services.games.status(game)).generation
    while (await server.bot.services.games.status(game)).generation == before:
        status = await server.bot.services.games.status(game)
        user = status.seats[min(status.owing)].user
        assert user is not None
        look = await server.bot.services.play.look(game, user)
        assert look.decision is not None
        picks = ["pass"] if "pass" in look.decision.options else []
        await server.bot.services.play.compose(
            game, user, look.token, [picks], f"{look.status.version}", confirmed=True
        )


async def test_a_channel_where_the_bot_may_not_write_or_that_is_gone_is_told_no_more(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.following.tell_in(game, 77)
    await generation(backend, game, 2)
    assert [where for where, _ in await told(backend)] == ["channel:77"]
    backend.sender.gone.add("channel:77")
    await backend.outbox.tick()
    assert [row.state for row in await backend.rows("SELECT state FROM outbox WHERE kind = 'digest'")] == ["gone"]


async def test_nobody_follows_a_game_of_a_server_where_they_are_not(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    forged = clicking(FAN)
    forged.guild_id = 12
    visit: Any = Visit(backend.services, NoPictures(), forged, game, 0, (), "follow")
    with pytest.raises(Refused, match="no-game"):
        await routes.follow(visit, "")
    with pytest.raises(Refused, match="no-game"):
        await routes.follow(visit, "stop")
    assert not await backend.services.following.follows(game, FAN)


async def running(server: Server) -> str:
    await started(server)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    return status.id


async def test_a_channel_that_was_deleted_gets_no_further_reports(server: Server) -> None:
    game = await begun(server)
    elsewhere = server.guild.create_text_channel("news")
    await server.bot.services.following.tell_in(game, elsewhere.id)
    server.env.backend.delete_channel(elsewhere.id)
    await server.env.settle()
    digest = post.row(game, "digest", server.env.now(), to=Destination(channel=elsewhere.id), entry=0)
    async with server.store.writing() as connection:
        await post.enqueue(connection, [digest])
    await server.say()
    async with server.store.reading() as connection:
        assert await stored.channel(connection, game) is None


async def test_a_channel_that_is_closed_to_the_bot_for_a_while_misses_a_report_and_gets_the_next(
    server: Server,
) -> None:
    game = await begun(server)
    news = server.guild.create_text_channel("news")
    await server.bot.services.following.tell_in(game, news.id)
    where = f"/channels/{news.id}/messages"
    server.env.inject_error("POST", where, status=403, code=50013, message="Missing Permissions", times=1)
    for _ in range(2):
        digest = post.row(game, "digest", server.env.now(), to=Destination(channel=news.id), entry=0)
        async with server.store.writing() as connection:
            await post.enqueue(connection, [digest])
            assert await stored.channel(connection, game) == news.id
        await server.say()
    assert len(news.history()) == 1
