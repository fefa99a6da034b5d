"""What stops the bot from asking for thirty hours heals by itself: then exactly one message asks, and the right player.

("Healing" of the issue; the rules of absence say when a question has arrived.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
import structlog
from aiohttp import ServerDisconnectedError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store import post
from bot.store.schema import outbox
from bot.tables import Trouble
from tests.bot.backend import ANN, HOUR
from tests.bot.server import Server, acts, all_pass, begun, route

HOURS = 3600
pytestmark = [pytest.mark.once, pytest.mark.databases, pytest.mark.usefixtures("quiet_reminders")]


@pytest.fixture
def quiet_reminders(server: Server) -> None:
    """Remind nobody in public or by direct message: only the question itself is counted."""

    async def nobody() -> int:
        return 0

    server.bot.reminders.tick = nobody  # type: ignore[method-assign]


def asks(server: Server) -> list[tuple[int, set[int]]]:
    """The messages that were posted in any channel of the server and mention somebody: message id and who."""
    found: list[tuple[int, set[int]]] = []
    for channel, messages in server.env.backend.messages.items():
        if server.env.backend.channels.get(channel) is None or server.env.backend.channels[channel].guild_id is None:
            continue
        found += [(id, set(m.mention_user_ids)) for id, m in messages.items() if m.mention_user_ids]
    return sorted(found)


async def asked(server: Server, game: str) -> int:
    """The id of the user who is asked."""
    status = await server.bot.services.games.status(game)
    user = status.at(next(iter(status.owing))).user
    assert user is not None
    return user


async def thirty_hours(server: Server, game: str) -> None:
    """Somebody answers, and for thirty hours nobody can be told; a host reads one line about each message, without a trace."""
    with structlog.testing.capture_logs() as lines:
        await acts(server, game, "one")
        for _ in range(60):
            await server.wait(HOURS / 2)
    told = [line for line in lines if line["log_level"] in ("warning", "error", "critical")]
    messages = Counter((line["event"], line.get("id") or line.get("message") or line.get("thread")) for line in told)
    assert set(messages.values()) == {1}, messages
    assert "message not sent" in {event for event, _ in messages}
    assert not any("exc_info" in line for line in told)


async def heals(server: Server, game: str, before: set[int], seconds: float = 50) -> None:
    """Within a minute exactly one new message asks, and nobody but the player whose turn it is."""
    await server.wait(seconds / 2)
    await server.wait(seconds / 2)
    new = [(id, users) for id, users in asks(server) if id not in before]
    assert [users for _id, users in new] == [{await asked(server, game)}]
    status = await server.bot.services.games.status(game)
    assert status.turn_message == new[0][0]
    for _ in range(4):
        await server.wait(HOURS)
    assert [(id, users) for id, users in asks(server) if id not in before] == new, "it is said once"


def known(server: Server) -> set[int]:
    return {id for id, _users in asks(server)}


async def test_healing_after_a_thread_was_locked_for_thirty_hours(server: Server) -> None:
    game = await begun(server)
    thread, before = server.place.id, known(server)
    server.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    await server.env.settle()
    await thirty_hours(server, game)
    assert known(server) == before
    server.env.backend.edit_channel(thread, {}, thread_metadata={"archived": False, "locked": False})
    await server.env.settle()
    await heals(server, game, before)


async def test_healing_after_permissions_were_missing_for_thirty_hours(server: Server) -> None:
    game = await begun(server)
    before, backend = known(server), server.env.backend
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True, view_channel=True).value
    backend.set_overwrite(server.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))
    await server.env.settle()
    await thirty_hours(server, game)
    assert known(server) == before
    backend.delete_overwrite(server.channel.id, backend.bot_user.id)
    await server.env.settle()
    await heals(server, game, before)


async def test_healing_after_the_bot_was_kicked_and_invited_again_after_thirty_hours(server: Server) -> None:
    game = await begun(server)
    before = known(server)
    with unreachable(server, lambda: discord.Forbidden(_response(403), {"code": 50001, "message": "Missing Access"})):
        await thirty_hours(server, game)
    assert known(server) == before
    guild = server.bot.get_guild(server.guild.id)
    server.bot.dispatch("guild_join", guild)
    await server.env.settle()
    await heals(server, game, before)


async def test_healing_after_thirty_hours_without_discord(server: Server) -> None:
    game = await begun(server)
    before = known(server)
    with unreachable(server, ServerDisconnectedError):
        await thirty_hours(server, game)
    assert known(server) == before
    server.bot.dispatch("shard_resumed", 0)
    await server.env.settle()
    await heals(server, game, before)


async def test_healing_after_a_thread_was_deleted_with_its_question(server: Server) -> None:
    game = await begun(server)
    old, before = server.place.id, known(server)
    server.env.backend.delete_channel(old)
    await server.env.settle()
    await heals(server, game, before)
    status = await server.bot.services.games.status(game)
    assert status.thread in server.env.backend.channels, "and /games links to one that exists"


async def test_healing_after_a_thread_was_deleted_while_the_bot_was_off_for_thirty_hours(server: Server) -> None:
    game = await begun(server)
    before = known(server)
    await server.env.advance_time(30 * HOURS)
    server.env.backend.delete_channel(server.place.id)
    await server.restart()
    server.bot.reminders.tick = _nobody  # type: ignore[method-assign]
    await heals(server, game, before)


async def test_healing_a_message_about_the_turn_that_was_deleted_is_noticed_within_a_day(server: Server) -> None:
    game = await begun(server)
    await server.wait(60)
    before = known(server)
    status = await server.bot.services.games.status(game)
    assert status.turn_message is not None
    server.env.backend.delete_message(server.place.id, status.turn_message)
    await server.env.settle()
    for _ in range(23):
        await server.wait(HOURS)
    assert known(server) <= before, "one look a day"
    await server.wait(HOURS)
    await heals(server, game, before, 0)


async def test_healing_games_of_another_processs_shards_are_left_to_it(server: Server, monkeypatch: Any) -> None:
    await begun(server)
    shard = (server.guild.id >> 22) % 3
    looked: list[str] = []

    async def look(game: str) -> bool:
        looked.append(game)
        return False

    monkeypatch.setattr(server.bot.healing, "_look", look)
    for connected, expected in (({0, 1, 2} - {shard}, 0), ({shard}, 1)):
        monkeypatch.setattr(server.bot.healing, "_shards", SimpleNamespace(connected_shards=connected, shard_count=3))
        await server.bot.healing.tick()
        assert len(looked) == expected
    # A connection that broke for a moment lets no game be looked at again that could be looked at.
    server.bot.healing.saw(None)
    await server.bot.healing.tick()
    assert len(looked) == 1
    server.bot.healing.saw(server.guild.id)
    await server.bot.healing.tick()
    assert len(looked) == 2


async def test_healing_begins_with_the_next_answer_where_a_moderator_has_deleted_the_message(server: Server) -> None:
    game = await begun(server)
    await all_pass(server, game)
    status = await server.bot.services.games.status(game)
    assert len(status.owing) == 2, "both buy cards, so that the message stays the same"
    assert status.turn_message is not None
    server.env.backend.delete_message(server.place.id, status.turn_message)
    await server.env.settle()
    user = status.at(next(iter(status.owing))).user
    assert user is not None
    await server.bot.services.play.compose(game, user, None, [[]], "buys nothing", True)
    await server.say()
    await server.say()
    assert server.last().message.id == (await server.bot.services.games.status(game)).turn_message
    assert "open" in {route(custom_id) for custom_id in server.last().buttons}
    assert asks(server) == [], "direct messages have asked"


async def test_healing_looks_at_no_game_for_a_new_name_or_colour(server: Server) -> None:
    """Counters in names of channels and roles of changing colours are common in large servers."""
    await begun(server)
    role = server.guild.create_role("rainbow")
    await server.wait(10)
    before = len(server.env.http_requests)
    backend = server.env.backend
    backend.edit_channel(server.channel.id, {"name": "members-1001"})
    backend.edit_role(server.guild.id, role.id, {"color": 0xFF0000})
    await server.env.settle()
    await server.wait(10)
    assert len(server.env.http_requests) == before
    backend.edit_role(server.guild.id, role.id, {"permissions": discord.Permissions(view_channel=True).value})
    await server.env.settle()
    await server.wait(10)
    looks = len(server.env.http_requests) - before
    assert looks > 0
    me = backend.bot_user.id
    backend.set_overwrite(server.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, 0))
    await server.env.settle()
    await server.wait(10)
    assert len(server.env.http_requests) > before + looks


@pytest.mark.parametrize("event", ["on_raw_thread_update", "on_raw_thread_delete"])
async def test_healing_looks_only_at_the_game_of_a_thread_in_which_something_changes(
    server: Server, monkeypatch: Any, event: str
) -> None:
    game = await begun(server)
    looked: list[str] = []

    async def look(game: str) -> bool:
        looked.append(game)
        return False

    monkeypatch.setattr(server.bot.healing, "_look", look)
    await server.bot.healing.tick()
    looked.clear()
    thread = (await server.bot.services.games.status(game)).thread
    later = server.env.now() + timedelta(hours=1)
    async with server.store.writing() as connection:
        await post.enqueue(connection, [post.row(game, "log", later)])
        refused = {"failed_at": server.env.now(), "retry_at": later, "ready_at": later}
        await connection.execute(sa.update(outbox).where(outbox.c.due_at == later).values(refused))
    for there, expected in ((1, []), (thread, [game])):
        await getattr(server.bot, event)(SimpleNamespace(thread_id=there, guild_id=server.guild.id))
        await server.bot.healing.tick()
        assert looked == expected
        async with server.store.reading() as connection:
            assert await post.delayed(connection, server.env.now(), None) == (not expected)


async def test_healing_a_game_at_which_a_look_broke_off_is_looked_at_when_discord_is_back(
    server: Server, monkeypatch: Any
) -> None:
    await begun(server)
    looks = 0

    async def breaks(game: str) -> bool:
        nonlocal looks
        looks += 1
        raise ServerDisconnectedError

    monkeypatch.setattr(server.bot.healing, "_look", breaks)
    monkeypatch.setattr(server.bot.healing, "_present", lambda: _truly(False))
    await server.bot.healing.round()
    assert looks == 0, "without Discord there is nothing to look at"
    monkeypatch.setattr(server.bot.healing, "_present", lambda: _truly(True))
    for expected in (1, 1):
        await server.bot.healing.round()
        assert looks == expected
    server.bot.healing.saw(None)
    await server.bot.healing.round()
    assert looks == 2


async def _truly(found: bool) -> bool:
    return found


async def test_healing_a_message_that_is_sent_while_it_is_looked_for_is_not_sent_again(backend: Any) -> None:
    game = (await backend.game()).id
    looked_for = (await backend.services.games.status(game)).turn_message
    assert looked_for is None
    await backend.outbox.tick()
    told = (await backend.services.games.status(game)).turn_message
    assert told is not None
    assert not await backend.services.repair.ask_again(game, lost=True, message=looked_for)
    assert (await backend.services.games.status(game)).turn_message == told
    await backend.game()  # what waits to be said of another game asks nobody here
    assert await backend.services.repair.ask_again(game, lost=True, message=told)


async def test_healing_two_wrong_answers_lose_no_thread_that_exists(server: Server, monkeypatch: Any) -> None:
    game = await begun(server)
    before, status = known(server), await server.bot.services.games.status(game)
    with monkeypatch.context() as patch:
        gone = discord.NotFound(_response(404), {"code": 10003, "message": "Unknown Channel"})

        async def unknown(*_: Any, **__: Any) -> Any:
            raise gone

        patch.setattr(discord.Thread, "send", unknown)
        patch.setattr(discord.TextChannel, "send", unknown)
        await acts(server, game, "one")
        for _ in range(3):
            await server.wait(HOURS)
    assert (await server.bot.services.games.status(game)).thread == status.thread
    await server.wait(HOURS)
    # Whoever is next has heard by direct message, and the thread shows the board without a second mention.
    name = (
        (await server.bot.services.games.status(game))
        .at(next(iter((await server.bot.services.games.status(game)).owing)))
        .name
    )
    assert len(server.direct(name)) == 1
    assert not known(server) - before
    assert (await server.bot.services.games.status(game)).turn_message != status.turn_message


async def test_healing_a_board_that_could_not_be_shown_is_tried_again(server: Server, monkeypatch: Any) -> None:
    game = await begun(server)
    await acts(server, game, "one")

    async def refused(self: Any, **_: Any) -> Any:
        raise ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(discord.Message, "edit", refused)
        await server.wait(61)
    assert not server.last().message.flags.components_v2
    await server.wait(40)
    assert server.last().message.flags.components_v2


async def test_healing_what_changed_while_the_database_failed_is_looked_at_once_it_works(server: Server) -> None:
    await begun(server)
    healing, repair = server.bot.healing, server.bot.services.repair
    deleted, hastened = set[int](), set[tuple[int | None, int | None]]()

    async def fails(*_: Any) -> Any:
        raise Trouble("ABCD", passing=True)

    async def channel_deleted(channel: int) -> int:
        deleted.add(channel)
        return 0

    async def send_delayed(guild: int | None, thread: int | None = None) -> int:
        hastened.add((guild, thread))
        return 0

    repair.channel_deleted = repair.send_delayed = fails  # type: ignore[method-assign]
    healing.lost(77)
    healing.saw(server.guild.id)
    healing.saw_thread(78)
    for _ in range(2):
        with pytest.raises(Trouble):
            await healing.tick()
        repair.channel_deleted = channel_deleted  # type: ignore[method-assign]
    repair.send_delayed = send_delayed  # type: ignore[method-assign]
    await healing.tick()
    assert deleted == {77}
    assert {(server.guild.id, None), (None, 78)} <= hastened


async def test_healing_a_prompt_given_up_after_a_day_becomes_a_mention(backend: Any) -> None:
    backend.sender.unreachable = {f"user:{ANN}"}
    status = await backend.game(beginners=False)
    for _ in range(30):
        await backend.outbox.tick()
        backend.clock.advance(HOUR)
    await backend.outbox.tick()
    async with backend.store.reading() as connection:
        query = sa.select(outbox.c.state).where(outbox.c.destination == f"user:{ANN}")
        assert list((await connection.execute(query)).scalars()) == ["failed"]
    turns = [i for i in backend.sender.of_kinds("turn") if 0 in i.payload["seats"]]
    assert [turn.game for turn in turns] == [status.id]


async def _nobody() -> int:
    return 0


def _response(status: int) -> Any:
    return type("Response", (), {"status": status, "reason": "refused"})()


@contextmanager
def unreachable(server: Server, error: Any) -> Iterator[None]:
    """No request of the bot gets an answer but this error."""

    async def fails(*_: Any, **__: Any) -> Any:
        raise error()

    http = server.bot.http
    original, http.request = http.request, fails  # type: ignore[method-assign]
    try:
        yield
    finally:
        http.request = original  # type: ignore[method-assign]
