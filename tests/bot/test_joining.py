"""A bot that is added to a server says which permissions are missing, if it may write anywhere, and otherwise nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from tests.bot.server import Server, Shown, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann",), pictures=False) as made:
        yield made


def channel(server: Server, guild: Any, name: str, **denied: bool) -> Any:
    return guild.create_text_channel(
        name, overwrites={guild.default_role: discord.PermissionOverwrite(**dict.fromkeys(denied, False))}
    )


async def joined(server: Server, guild: Any) -> None:
    """Tell the bot, as Discord does, that it was added to a server."""
    await server.env.settle()
    here = server.bot.get_guild(guild.id)
    assert here is not None
    await server.bot.on_guild_join(here)
    await server.env.settle()


async def test_what_is_missing_is_named_in_the_first_channel_that_can_be_written_to(server: Server) -> None:
    guild = server.env.create_guild("Elsewhere")
    mute = channel(server, guild, "mute", send_messages=True)
    tight = channel(server, guild, "tight", attach_files=True, create_public_threads=True)
    await joined(server, guild)
    (said,) = tight.history()
    assert "**The bot lacks Create Public Threads and Attach Files here.**" in Shown(said).words
    assert mute.history() == []


async def test_a_blocked_server_that_adds_the_bot_again_is_told_nothing(server: Server) -> None:
    guild = server.env.create_guild("Elsewhere")
    tight = channel(server, guild, "tight", attach_files=True)
    await server.bot.services.blocking.block_server(guild.id)
    await joined(server, guild)
    assert tight.history() == []


async def test_where_nothing_is_missing_nothing_is_said(server: Server) -> None:
    guild = server.env.create_guild("Elsewhere")
    free = channel(server, guild, "free")
    await joined(server, guild)
    assert free.history() == []


async def test_a_server_where_nothing_can_be_said_is_joined_all_the_same(server: Server) -> None:
    guild = server.env.create_guild("Elsewhere")
    mute = channel(server, guild, "mute", send_messages=True)
    await joined(server, guild)
    assert mute.history() == []


async def test_it_speaks_the_language_of_the_server(server: Server) -> None:
    guild = server.env.create_guild("Elsewhere", preferred_locale="de")
    tight = channel(server, guild, "tight", attach_files=True)
    await joined(server, guild)
    (said,) = tight.history()
    assert "Dateien anhängen" in Shown(said).words


async def test_a_server_that_does_not_tell_of_the_bot_itself_is_joined_all_the_same(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = server.env.create_guild("Elsewhere")
    tight = channel(server, guild, "tight", attach_files=True)
    monkeypatch.setattr(discord.Guild, "me", None)
    with capture_logs() as logs:
        await joined(server, guild)
    assert [line["event"] for line in logs] == ["joined server"]
    assert tight.history() == []
