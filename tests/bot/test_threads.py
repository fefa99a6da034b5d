"""The threads of running games stay open."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.delivery import healing, results
from tests.bot.server import Server, acts, asked_player, begun, started

WEEK = 7 * 24 * 3600


async def thread(server: Server) -> discord.Thread:
    """The present state of the thread of a game on Discord."""
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    found = await guild.fetch_channel(server.channel.threads[-1].id)
    assert isinstance(found, discord.Thread)
    return found


def close(server: Server, **how: bool) -> None:
    server.env.backend.edit_channel(server.channel.threads[-1].id, {}, thread_metadata=how)


def asked(server: Server) -> int:
    return len(server.env.http_requests)


async def test_the_thread_of_a_running_game_is_opened_again(server: Server) -> None:
    await started(server)
    await server.env.advance_time(WEEK + 1)
    assert (await thread(server)).archived
    await server.bot.reminders.tick()
    await server.env.settle()
    assert not (await thread(server)).archived
    before = asked(server)
    await server.bot.reminders.tick()
    assert asked(server) == before, "an open thread costs no request"


async def test_a_thread_that_was_locked_stays_closed_and_is_not_asked_about_all_the_time(server: Server) -> None:
    await started(server)
    close(server, archived=True, locked=True)
    await server.env.settle()
    await server.bot.reminders.tick()
    assert (await thread(server)).archived
    before = asked(server)
    await server.bot.reminders.tick()
    assert asked(server) == before
    await server.env.advance_time(3601)
    await server.bot.reminders.tick()
    assert asked(server) == before + 1


async def test_the_thread_of_a_game_that_is_over_rests(server: Server) -> None:
    await started(server)
    close(server, archived=True)
    await server.env.settle()
    (status,) = await server.bot.services.games.of_user(server.users["Ann"].id)
    await server.bot.services.votes.end(status.id, server.users["Ann"].id)
    await server.bot.reminders.tick()
    assert (await thread(server)).archived


async def test_a_thread_that_was_deleted_keeps_nobody_from_being_reminded(server: Server) -> None:
    await started(server)
    server.env.backend.delete_channel(server.channel.threads[-1].id)
    await server.env.settle()
    await server.env.advance_time(13 * 3600)
    assert await server.bot.reminders.tick() == 1


async def test_a_failure_of_discord_while_the_thread_is_opened_is_tried_again(server: Server) -> None:
    server.env.inject_error("POST", "/channels/*/messages/*/threads", status=503)
    game = await begun(server)
    await server.wait(5)
    status = await server.bot.services.games.status(game)
    (there,) = server.channel.threads
    assert status.thread == there.id == status.lobby_message, "it hangs on the message of the lobby"
    assert server.place.last_message is not None, "and the game is played there"


async def test_a_thread_that_was_deleted_is_replaced_also_after_failures_of_discord(server: Server) -> None:
    game = await begun(server)
    deleted = server.channel.threads[-1].id
    server.env.backend.delete_channel(deleted)
    await server.env.settle()
    server.env.inject_error("POST", "/channels/*/threads", status=503, times=2)
    await acts(server, game, "one")
    await server.wait(60)
    await server.wait(5)
    await server.wait(5)
    status = await server.bot.services.games.status(game)
    assert status.thread in {there.id for there in server.channel.threads}
    assert server.place.last_message.id == status.turn_message


@pytest.mark.parametrize("before", ["the post is stored", "it is recorded as sent"])
async def test_a_game_is_announced_in_one_post_of_a_forum_also_after_a_crash(
    server: Server, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    forum = server.guild.create_forum_channel("games")
    ann = server.users["Ann"]
    game = (await server.bot.services.lobby.create(server.guild.id, forum.id, ann.id, "Ann", "Olympus")).id

    async def crash(*_: object, **_more: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        if before == "the post is stored":
            patch.setattr(server.bot.services.messages, "keep_thread", crash)
        else:
            patch.setattr(results, "record_sent", crash)
        with pytest.raises(asyncio.CancelledError):
            await server.say()
    await server.wait(61)
    (post,) = forum.threads
    (message,) = post.history()
    status = await server.bot.services.games.status(game)
    assert (status.thread, status.lobby_message) == (post.id, message.id)


async def test_a_broken_connection_keeps_no_thread_from_being_opened_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(server)
    close(server, archived=True)
    await server.env.settle()

    async def broken(*_: object) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(discord.Guild, "fetch_channel", broken)
        assert await server.bot.threads.tick() == 0
    await server.env.advance_time(3601)
    assert await server.bot.threads.tick() == 1


async def test_a_channel_that_was_deleted_is_recorded_also_after_a_broken_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(server)
    await server.wait(60)
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()

    async def broken(*_: object) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(healing, "still_there", broken)
        await server.bot.healing.tick()
    await server.bot.healing.tick()
    assert (await server.bot.services.games.status(game)).channel == 0


async def test_a_forum_that_demands_a_tag_gets_one(server: Server) -> None:
    forum = server.guild.create_forum_channel("games")
    tags = [{"id": str(id), "name": name, "moderated": id == 7} for id, name in ((7, "official"), (8, "Mars"))]
    server.env.backend.channels[forum.id].available_tags = tags
    known = server.bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    known._available_tags = {int(t["id"]): discord.ForumTag(name=t["name"], moderated=t["moderated"]) for t in tags}  # type: ignore[arg-type]
    for id, tag in known._available_tags.items():
        tag.id = id
    known._flags = discord.ChannelFlags(require_tag=True).value
    ann = server.users["Ann"]
    await server.bot.services.lobby.create(server.guild.id, forum.id, ann.id, "Ann", "Olympus")
    await server.say()
    (posted,) = [r for r in server.env.http_requests if r.path == f"/channels/{forum.id}/threads"]
    assert posted.json is not None
    assert posted.json["applied_tags"] == ["8"]


async def test_threads_of_another_processs_shards_are_left_to_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(server)
    close(server, archived=True)
    await server.env.settle()
    shard = (server.guild.id >> 22) % 3
    for connected, closed in (({0, 1, 2} - {shard}, True), ({shard}, False)):
        monkeypatch.setattr(server.bot.threads, "_shards", SimpleNamespace(connected_shards=connected, shard_count=3))
        await server.bot.threads.tick()
        await server.env.settle()
        assert (await thread(server)).archived == closed


async def test_where_the_channel_is_deleted_the_next_player_plays_from_a_direct_message(server: Server) -> None:
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in ("Ann", "Ben") if n != name)
    server.env.backend.delete_channel(server.channel.id)
    await server.bot.services.play.compose(game, server.users[name].id, None, [["pass"]], "pass", True)
    await server.wait(60)
    (shown,) = server.direct(other)
    assert "Choose your first action, or pass." in shown.words
    assert "Pass" in (await server.click(other, shown, "passing", direct=True)).words
    await server.wait(3600)
    assert len(server.direct(other)) == 1
