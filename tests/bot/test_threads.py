"""The threads of running games stay open."""

from __future__ import annotations

import discord

from tests.bot.server import Server, started

WEEK = 7 * 24 * 3600


async def thread(at: Server) -> discord.Thread:
    """The game's thread, as Discord has it now."""
    guild = at.bot.get_guild(at.guild.id)
    assert guild is not None
    found = await guild.fetch_channel(at.channel.threads[-1].id)
    assert isinstance(found, discord.Thread)
    return found


def close(at: Server, **how: bool) -> None:
    at.env.backend.edit_channel(at.channel.threads[-1].id, {}, thread_metadata=how)


def asked(at: Server) -> int:
    return len(at.env.http_requests)


async def test_the_thread_of_a_running_game_is_opened_again(at: Server) -> None:
    await started(at)
    await at.env.advance_time(WEEK + 1)
    assert (await thread(at)).archived
    await at.bot.reminders.tick()
    await at.env.settle()
    assert not (await thread(at)).archived
    before = asked(at)
    await at.bot.reminders.tick()
    assert asked(at) == before, "an open thread costs no request"


async def test_a_thread_that_was_locked_stays_closed_and_is_not_asked_about_all_the_time(at: Server) -> None:
    await started(at)
    close(at, archived=True, locked=True)
    await at.env.settle()
    await at.bot.reminders.tick()
    assert (await thread(at)).archived
    before = asked(at)
    await at.bot.reminders.tick()
    assert asked(at) == before
    await at.env.advance_time(3601)
    await at.bot.reminders.tick()
    assert asked(at) == before + 1


async def test_the_thread_of_a_game_that_is_over_rests(at: Server) -> None:
    await started(at)
    close(at, archived=True)
    await at.env.settle()
    (status,) = await at.bot.tables.games_of(at.users["Ann"].id)
    await at.bot.tables.end(status.id, at.users["Ann"].id)
    await at.bot.reminders.tick()
    assert (await thread(at)).archived


async def test_a_thread_that_was_deleted_keeps_nobody_from_being_reminded(at: Server) -> None:
    await started(at)
    at.env.backend.delete_channel(at.channel.threads[-1].id)
    await at.env.settle()
    await at.env.advance_time(13 * 3600)
    assert await at.bot.reminders.tick() == 1
