"""What is read quickly answers a click by one request to Discord; what writes, or takes long, is acknowledged first."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog

from bot.interaction_log import UNKNOWN_INTERACTION
from bot.screens import stage
from tests.bot.server import Server, Shown, asked_player, begun

MESSAGE, THINKING, LATER, REPLACED = 4, 5, 6, 7
"""Discord's types of first responses."""
EDITED = "edited"


def responses(server: Server, since: int = 0) -> list[Any]:
    """The first responses to interactions, by their types, and edits of what they show."""
    out: list[Any] = []
    for request in server.env.http_requests[since:]:
        if request.path.endswith("/callback"):
            out.append((request.json or {})["type"])
        elif request.method == "PATCH" and request.path.endswith("/messages/@original"):
            out.append(EDITED)
    return out


async def opened(server: Server) -> tuple[str, Shown, int]:
    """The panel of who plays now, and how many requests there were before."""
    await begun(server)
    name, before = await asked_player(server), len(server.env.http_requests)
    return name, await server.click(name, await server.turn(), "open"), before


async def test_what_is_only_looked_at_takes_one_request(server: Server) -> None:
    name, panel, before = await opened(server)
    assert responses(server, before) == [MESSAGE]
    before = len(server.env.http_requests)
    shown = await server.click(name, panel, "board")
    assert responses(server, before) == [REPLACED]
    assert shown.message.id == panel.message.id


async def test_a_command_that_only_reads_takes_one_request(server: Server) -> None:
    before = len(server.env.http_requests)
    await server.slash("Ann", "help")
    assert responses(server, before) == [MESSAGE]


async def test_what_writes_is_acknowledged_before_it_is_written(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(server)
    name = await asked_player(server)
    panel = await server.click(name, await server.turn(), "open")
    sure = await server.click(name, panel, "passing")
    defer, found = discord.InteractionResponse.defer, list[int]()

    async def deferred(self: Any, **options: Any) -> Any:
        found.append((await server.bot.services.games.status(game)).version)
        return await defer(self, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", deferred)
    version, before = (await server.bot.services.games.status(game)).version, len(server.env.http_requests)
    await server.click(name, sure, "sure")
    assert responses(server, before) == [LATER, EDITED]
    assert found == [version]
    assert (await server.bot.services.games.status(game)).version > version


async def test_what_takes_long_is_acknowledged_meanwhile(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    name, panel, _before = await opened(server)
    turn, look, released = await server.turn(), server.bot.services.play.look, asyncio.Event()

    async def looked(*given: Any, **more: Any) -> Any:
        await released.wait()
        return await look(*given, **more)

    monkeypatch.setattr(server.bot.services.play, "look", looked)
    for shown, button, first in ((panel, "board", LATER), (turn, "open", THINKING)):
        released.clear()
        before = len(server.env.http_requests)
        click = asyncio.create_task(server.click(name, shown, button))
        while not responses(server, before):
            await asyncio.sleep(0.01)
            server.env.backend.advance_clock(stage.PROMPT_SECONDS)
        assert responses(server, before) == [first]
        released.set()
        await click
        assert responses(server, before) == [first, EDITED]


async def test_large_pictures_are_sent_after_the_acknowledgement(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, "PROMPT_BYTES", -1)
    _name, _panel, before = await opened(server)
    assert responses(server, before) == [THINKING, EDITED]


async def test_where_the_acknowledgement_is_refused_nothing_is_written(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = await begun(server)
    name = await asked_player(server)
    panel = await server.click(name, await server.turn(), "open")
    sure = await server.click(name, panel, "passing")
    version = (await server.bot.services.games.status(game)).version

    async def refused(self: Any, **options: Any) -> None:
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": UNKNOWN_INTERACTION})  # type: ignore[arg-type]

    monkeypatch.setattr(discord.InteractionResponse, "defer", refused)
    caplog.set_level(logging.INFO, "discord")
    with structlog.testing.capture_logs() as lines:
        await server.members[name].click(sure.message, custom_id=sure.button("sure"))
    assert (await server.bot.services.games.status(game)).version == version
    told = [line for line in lines if line["log_level"] != "debug"]
    assert [(line["event"], line["outcome"], "exc_info" in line) for line in told] == [("interaction", "late", False)]
    assert caplog.records == []
