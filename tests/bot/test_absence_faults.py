"""Faults for thirty hours each, with reminders as they are: meanwhile nobody is asked wrongly, and afterwards one message asks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import discord
import pytest
from aiohttp import ServerDisconnectedError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.server import Server, acts, asked_player, begun
from tests.bot.test_absence_healing import HOURS, _response, asked, asks, known, unreachable

pytestmark = pytest.mark.once

Fault = Callable[[Server], AbstractContextManager[None]]


@contextmanager
def locked(server: Server) -> Any:
    thread = server.place.id
    server.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    yield
    server.env.backend.edit_channel(thread, {}, thread_metadata={"archived": False, "locked": False})


@contextmanager
def forbidden(server: Server) -> Any:
    backend = server.env.backend
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True, view_channel=True).value
    backend.set_overwrite(server.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))
    yield
    backend.delete_overwrite(server.channel.id, backend.bot_user.id)


@contextmanager
def kicked(server: Server) -> Any:
    with unreachable(server, lambda: discord.Forbidden(_response(403), {"code": 50001, "message": "Missing Access"})):
        yield
    server.bot.dispatch("guild_join", server.bot.get_guild(server.guild.id))


@contextmanager
def without_discord(server: Server) -> Any:
    with unreachable(server, ServerDisconnectedError):
        yield
    server.bot.dispatch("shard_resumed", 0)


@pytest.mark.parametrize("fault", [locked, forbidden, kicked, without_discord], ids=lambda fault: fault.__name__)
async def test_healing_nobody_is_asked_wrongly_while_a_fault_lasts_and_one_message_asks_after_it(
    server: Server, fault: Fault
) -> None:
    game = await begun(server)
    first = await asked_player(server)
    before = known(server)
    with fault(server):
        await server.env.settle()
        await acts(server, game, "one")
        for _ in range(30):
            await server.wait(HOURS)
        second = await asked_player(server)
        assert second != first
        assert known(server) == before
    assert server.direct(first) == [], "who has answered is not reminded"
    # After V (12 h) the question counts as arrived, and 12 h later the first reminder is due.
    assert len(server.direct(second)) == (fault in (locked, forbidden)), "a reminder comes where it can be delivered"
    assert (await server.look(first)).away == frozenset(), "and nobody counts as away"
    await server.env.settle()
    await server.wait(25)
    await server.wait(25)
    assert [users for id, users in asks(server) if id not in before] == [{await asked(server, game)}]
    assert server.direct(first) == []
    assert len(server.direct(second)) == 1
    for _ in range(12):
        await server.wait(HOURS)
    assert server.direct(first) == []
    assert len(server.direct(second)) == 1, "the second reminder comes as long after the first as ever"


@pytest.mark.parametrize("what", ["thread", "message"])
async def test_healing_what_was_deleted_for_thirty_hours_is_made_anew_once(server: Server, what: str) -> None:
    game = await begun(server)
    await server.wait(60)
    status, before, first = await server.bot.services.games.status(game), known(server), await asked_player(server)
    if what == "thread":
        server.env.backend.delete_channel(server.place.id)
    else:
        assert status.turn_message is not None
        server.env.backend.delete_message(server.place.id, status.turn_message)
    await server.env.settle()
    for _ in range(30):
        await server.wait(HOURS)
    new = [users for id, users in asks(server) if id not in before]
    assert new == [{await asked(server, game)}], "one message, to who is asked"
    other = next(n for n in server.members if n != first)
    assert server.direct(other) == []
    assert "Play" in (await server.turn()).buttons.values()
