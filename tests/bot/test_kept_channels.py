"""The channel of a player's direct messages is asked for once, and kept for every process to come."""

from __future__ import annotations

import discord

from tests.bot.server import Server, all_pass, begun

OPENS = "/users/@me/channels"


def opened(server: Server) -> int:
    """How often the bot has asked Discord for a channel of direct messages."""
    return sum((r.method, r.path) == ("POST", OPENS) for r in server.env.http_requests)


async def test_a_reminder_after_a_restart_needs_no_further_call_for_its_channel(server: Server) -> None:
    await all_pass(server, await begun(server))
    assert (opened(server), len(server.direct("Ann"))) == (2, 1)
    await server.restart()
    await server.wait(13 * 3600)
    *before, reminder = server.direct("Ann")
    assert "still your turn" in reminder.words
    assert opened(server) == 2
    answered = await server.click("Ann", before[0], "Buy none", direct=True)
    await server.wait(60)
    left = [shown.message.id for shown in server.direct("Ann")]
    assert (answered.message.id in left, reminder.message.id in left) == (True, False), (
        "the reminder is cleaned up there"
    )
    assert opened(server) == 2


async def test_a_channel_that_is_gone_is_asked_for_anew(server: Server) -> None:
    game = await begun(server)
    for name in server.members:
        await server.bot.services.messages.keep_direct_channel(server.members[name].id, 10**18 + 5)
    await all_pass(server, game)
    assert opened(server) == 2
    assert [len(server.direct(name)) for name in ("Ann", "Ben")] == [1, 1]
    kept = await server.bot.services.messages.direct_channel(server.members["Ann"].id)
    assert kept == server.users["Ann"].dm_channel.id
    assert isinstance(await server.bot.announcer.to_one._channel(server.members["Ann"].id), discord.PartialMessageable)
