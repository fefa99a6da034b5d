"""The validator of requests keeps the state that Discord keeps, and refuses with the errors of Discord (`tests.bot.strict.world`)."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.backend import Backend
from simcord.enums import InteractionType

from bot.gateway import RATE_LIMIT_SECONDS
from tests.bot.server import Server, begun, open_server
from tests.bot.strict import Strict, of_tree
from tests.bot.strict.world import Unreachable

WEEK = 7 * 24 * 3600


@pytest.fixture
async def channel(server: Server) -> Any:
    """The text channel as an object of discord.py."""
    return server.bot.get_channel(server.channel.id)


@pytest.fixture
async def thread(server: Server, channel: Any) -> Any:
    made = await channel.create_thread(
        name="Olympus", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await server.env.settle()
    return made


def backend(server: Server) -> Backend:
    return server.env.backend


def archived(server: Server, thread: int) -> bool:
    about = backend(server).channels[thread].thread_metadata
    assert about is not None
    return about.archived


def allowed(*users: int) -> Any:
    return discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)


@pytest.fixture
def code() -> Callable[[Any], Any]:
    """A function that awaits a request and returns the code of the error with which Discord refuses it."""

    async def refused(done: Any) -> int:
        with pytest.raises(discord.HTTPException) as caught:
            await done
        return caught.value.code

    return refused


async def test_no_command_of_ours_says_what_discord_never_hears(server: Server) -> None:
    assert list(of_tree(server.bot.tree)) == []


async def test_what_discord_would_refuse_is_refused_and_noticed(strict: Strict, channel: Any, code: Any) -> None:
    with strict.noticing() as found:
        assert await code(channel.send("x" * 1990 + "😀" * 6, allowed_mentions=allowed())) == 50035
    assert [finding.rule for finding in found] == ["length"]


async def test_who_is_mentioned_follows_what_the_newest_edit_allowed(
    server: Server, strict: Strict, channel: Any
) -> None:
    ann = server.users["Ann"].id
    sent = await channel.send(f"<@{ann}>, your turn", allowed_mentions=allowed(ann))
    assert [user.id for user in sent.mentions] == [ann]

    def view() -> discord.ui.LayoutView:
        return discord.ui.LayoutView().add_item(discord.ui.TextDisplay(f"<@{ann}>, your turn"))

    kept = await sent.edit(content=None, view=view(), allowed_mentions=allowed(ann))
    assert [user.id for user in kept.mentions] == [ann]
    with strict.noticing() as found:
        lost = await sent.edit(content=None, view=view(), allowed_mentions=allowed())
    assert lost.mentions == []
    assert [finding.rule for finding in found] == ["an edit takes a mention back"]


async def test_a_nonce_is_said_once_for_some_minutes(server: Server, strict: Strict, channel: Any, thread: Any) -> None:
    first = await channel.send("once", nonce="abc", allowed_mentions=allowed())
    assert (await channel.send("twice", nonce="abc", allowed_mentions=allowed())).id == first.id
    with strict.noticing() as found:
        assert (await thread.send("elsewhere", nonce="abc", allowed_mentions=allowed())).id == first.id
    assert [finding.rule for finding in found] == ["one nonce in two channels"]
    await server.env.advance_time(301)
    assert (await channel.send("later", nonce="abc", allowed_mentions=allowed())).id != first.id
    assert [m.content for m in server.channel.history() if m.content in ("once", "twice", "later")] == ["once", "later"]


async def test_a_nonce_is_not_known_in_another_world(tmp_path: Path) -> None:
    for nonces in (["abc"], ["other", "abc"]):
        async with open_server(tmp_path / nonces[0]) as server:
            place: Any = server.bot.get_channel(server.channel.id)
            said = [(await place.send(nonce, nonce=nonce, allowed_mentions=allowed())).content for nonce in nonces]
            assert said == nonces


async def old_messages(server: Server, channel: Any) -> list[Any]:
    sent = [await channel.send(str(n), allowed_mentions=allowed()) for n in range(4)]
    await server.env.advance_time(3601)
    return sent


async def test_the_fourth_edit_of_old_messages_within_six_seconds_waits(server: Server, channel: Any) -> None:
    before = await old_messages(server, channel)
    begun_at = server.env.now()
    for old in before:
        await old.edit(content="edited", allowed_mentions=allowed())
    assert server.env.now() - begun_at == timedelta(seconds=6), "discord.py has waited"


async def test_a_wait_that_takes_too_long_is_an_error(server: Server, strict: Strict, channel: Any) -> None:
    *three, fourth = await old_messages(server, channel)
    for old in three:
        await old.edit(content="edited", allowed_mentions=allowed())
    strict.wait = RATE_LIMIT_SECONDS + 1
    with pytest.raises(discord.RateLimited):
        await fourth.edit(content="edited", allowed_mentions=allowed())
    young = await channel.send("young", allowed_mentions=allowed())
    for _ in range(5):
        await young.edit(content="edited", allowed_mentions=allowed())


async def test_a_silent_thread_is_archived_and_a_message_wakes_it(server: Server, thread: Any, code: Any) -> None:
    sent = await thread.send("Mars", allowed_mentions=allowed())
    await server.wait(WEEK - 1)
    await sent.edit(content="still", allowed_mentions=allowed())
    await server.wait(1)
    assert archived(server, thread.id)
    assert await code(sent.edit(content="archived", allowed_mentions=allowed())) == 50083
    assert await code(sent.delete()) == 50083
    await thread.send("awake", allowed_mentions=allowed())
    await server.env.settle()
    assert not archived(server, thread.id)
    await sent.edit(content="again", allowed_mentions=allowed())


async def test_the_founder_of_a_thread_keeps_it_open(server: Server, thread: Any, code: Any) -> None:
    for _ in range(2):
        await server.wait(WEEK - 1)
        await thread.edit(archived=False)
    assert not archived(server, thread.id)
    await server.wait(WEEK)
    assert await code(thread.edit(name="archived")) == 50083
    await thread.edit(archived=False)
    await server.env.settle()
    assert not archived(server, thread.id)


async def test_a_locked_thread_takes_nothing(server: Server, thread: Any, code: Any) -> None:
    backend(server).edit_channel(thread.id, {}, thread_metadata={"locked": True, "archived": True})
    await server.env.settle()
    assert await code(thread.send("Mars", allowed_mentions=allowed())) == 160005
    assert await code(thread.edit(archived=False)) == 160005


async def test_in_an_archived_thread_there_are_no_commands_and_a_button_wakes_it(server: Server) -> None:
    await begun(server)
    await server.env.advance_time(WEEK)
    place = server.place
    with pytest.raises(Unreachable):
        await server.slash("Ann", "play", place)
    assert archived(server, place.id)
    await server.click("Ann", server.last(), "open")
    assert not archived(server, place.id)


async def test_who_may_not_send_messages_cannot_press_a_button_of_an_archived_thread(server: Server) -> None:
    await begun(server)
    everyone = backend(server).guilds[server.guild.id].everyone_role
    everyone.permissions &= ~discord.Permissions.send_messages_in_threads.flag
    await server.env.advance_time(WEEK)
    with pytest.raises(Unreachable):
        await server.click("Ann", server.last(), "open")


async def test_an_interaction_of_an_archived_thread_cannot_be_answered(server: Server, thread: Any, code: Any) -> None:
    user = server.members["Ann"].id
    record = backend(server).new_interaction(InteractionType.MESSAGE_COMPONENT, thread.id, user, server.guild.id)
    backend(server).edit_channel(thread.id, {}, thread_metadata={"archived": True})
    route = Route("POST", f"/interactions/{record.id}/{record.token}/callback")
    assert await code(server.bot.http.request(route, json={"type": 6})) == 50083


async def test_the_bot_may_do_what_its_invitation_asks_for(
    server: Server, channel: Any, thread: Any, code: Any
) -> None:
    assert await code(channel.delete()) == 50013
    assert await code(thread.edit(locked=True)) == 50013


async def test_without_the_permission_there_are_no_files(server: Server, thread: Any, code: Any) -> None:
    def file() -> discord.File:
        return discord.File(io.BytesIO(b"x"), "x.png")

    said = await thread.send("Mars", allowed_mentions=allowed())
    for role in backend(server).guilds[server.guild.id].roles.values():
        role.permissions &= ~discord.Permissions.attach_files.flag
    assert await code(thread.send("Mars", file=file(), allowed_mentions=allowed())) == 50013
    assert await code(said.edit(attachments=[file()], allowed_mentions=allowed())) == 50013
    assert (await said.edit(content="Mars 2", allowed_mentions=allowed())).content == "Mars 2"


async def test_each_type_of_channel_has_its_own_type_of_threads(server: Server, code: Any) -> None:
    named = {"name": "Olympus", "auto_archive_duration": 10080}
    kinds = discord.ChannelType.public_thread, discord.ChannelType.news_thread
    for made, refused in (("text", kinds[1]), ("news", kinds[0])):
        builder = server.guild.create_text_channel if made == "text" else server.guild.create_news_channel
        there = builder(made)
        await server.env.settle()
        place: Any = server.bot.get_channel(there.id)
        assert await code(place.create_thread(**named, type=refused)) == 50024
        (right,) = set(kinds) - {refused}
        assert (await place.create_thread(**named, type=right)).name == "Olympus"


async def test_a_server_that_the_bot_has_left_is_out_of_reach(
    server: Server, channel: Any, thread: Any, code: Any
) -> None:
    backend(server).remove_guild(server.guild.id)
    for place in (channel, thread):
        assert await code(place.send("Mars", allowed_mentions=allowed())) == 50001
        assert await code(server.bot.fetch_channel(place.id)) == 50001
