"""When the bot is added to a server, it says what it lacks, where it may say anything, and is silent otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.bot.server import Server, Shown, server


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", ("Ann",), pictures=False) as made:
        yield made


def channel(at: Server, guild: Any, name: str, **denied: bool) -> Any:
    return guild.create_text_channel(
        name, overwrites={guild.default_role: discord.PermissionOverwrite(**dict.fromkeys(denied, False))}
    )


async def joined(at: Server, guild: Any) -> None:
    """As Discord tells it to the bot."""
    await at.env.settle()
    at.bot.dispatch("guild_join", at.bot.get_guild(guild.id))
    await at.env.settle()


async def test_what_is_missing_is_named_in_the_first_channel_that_can_be_written_to(at: Server) -> None:
    guild = at.env.create_guild("Elsewhere")
    mute = channel(at, guild, "mute", send_messages=True)
    tight = channel(at, guild, "tight", attach_files=True, create_public_threads=True)
    await joined(at, guild)
    (said,) = tight.history()
    assert "**The bot lacks Create Public Threads and Attach Files here.**" in Shown(said).words
    assert mute.history() == []


async def test_where_nothing_is_missing_nothing_is_said(at: Server) -> None:
    guild = at.env.create_guild("Elsewhere")
    free = channel(at, guild, "free")
    await joined(at, guild)
    assert free.history() == []


async def test_a_server_where_nothing_can_be_said_is_joined_all_the_same(at: Server) -> None:
    guild = at.env.create_guild("Elsewhere")
    mute = channel(at, guild, "mute", send_messages=True)
    await joined(at, guild)
    assert mute.history() == []


async def test_it_speaks_the_language_of_the_server(at: Server) -> None:
    guild = at.env.create_guild("Elsewhere", preferred_locale="de")
    tight = channel(at, guild, "tight", attach_files=True)
    await joined(at, guild)
    (said,) = tight.history()
    assert "Attach Files" in Shown(said).words
