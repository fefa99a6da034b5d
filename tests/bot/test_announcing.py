"""The bot goes on announcing a game after threads were archived or deleted, connections lost, and messages deleted."""

from __future__ import annotations

import logging

import discord
import pytest
import sqlalchemy as sa
from aiohttp import ServerDisconnectedError

from bot.delivery.announce import Announcer
from bot.delivery.intents import Intent
from bot.delivery.outbox import Gone
from bot.log import set_up
from bot.store.destination import Destination
from bot.store.schema import outbox
from tests.bot.server import Shown, acts, begun, lobby

ARCHIVED, TOO_MANY_EDITS, HAS_A_THREAD = 50083, 30046, 160004
HOURS = 7200.0
"""The seconds that the bot has to wait after too many edits of old messages."""


class Answer:
    """A stand-in for the HTTP response of Discord, as the exceptions of discord.py expect it."""

    def __init__(self, status: int) -> None:
        self.status, self.reason, self.headers = status, "no", {}


def error(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(Answer(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


def mentions(server, place=None):
    return [m for m in (place or server.place).history() if "your turn" in Shown(m).words]


REFUSALS = [error(400, ARCHIVED), error(429, TOO_MANY_EDITS), discord.RateLimited(HOURS)]
"""Errors of an edit after which a new message may help: the thread is archived, or the rate limit was exceeded for too long."""


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_an_edit_that_discord_refuses_does_not_keep_the_next_player_waiting(server, monkeypatch, refusal):
    game = await begun(server)

    async def edit(self, **values):
        raise refusal

    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    before = len(server.place.history())
    await acts(server, game, "one")
    await server.wait(61)
    assert len(server.place.history()) == before + 1


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_lobby_that_can_no_longer_be_edited_does_not_keep_who_begins_waiting(server, monkeypatch, refusal):
    game = await lobby(server)

    async def edit(self, **values):
        raise refusal

    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    await server.say()
    assert len(mentions(server)) == 1


async def test_a_permission_that_is_missing_for_a_while_loses_no_mention(server, monkeypatch):
    game = await begun(server)
    send, missing = discord.Thread.send, [True]

    async def forbidden(self, *words, **values):
        if missing[0]:
            raise error(403, 50013)
        return await send(self, *words, **values)

    monkeypatch.setattr(discord.Thread, "send", forbidden)
    before = len(server.place.history())
    await acts(server, game, "one")
    await server.wait(61)
    missing[0] = False
    await server.wait(5)
    assert len(server.place.history()) == before + 1


async def test_a_long_wait_that_discord_asks_for_is_kept_by_one_game_alone(server, monkeypatch):
    game = await begun(server)
    sends = []

    async def waiting(self, *words, **values):
        sends.append(server.bot.now())
        raise discord.RateLimited(HOURS)

    with monkeypatch.context() as patch:
        patch.setattr(discord.Thread, "send", waiting)
        await acts(server, game, "one")
        await server.wait(61)
        for _ in range(3):
            await server.wait(HOURS / 4)
        assert len(sends) == 1, "nothing was tried before its time"
        (row,) = [r for r in await rows(server) if r["state"] == "waiting"]
        assert (row["kind"], row["attempts"], row["failed_at"]) == ("turn", 0, None)
    before = len(server.place.history())
    await server.wait(HOURS / 4)
    assert len(server.place.history()) == before + 1


async def test_a_thread_that_may_only_be_made_later_is_waited_for(server, monkeypatch):
    game = await lobby(server)

    async def refused(self, *words, **values):
        raise refusals.pop()

    refusals = [error(429, 0), discord.RateLimited(60.0)]
    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "create_thread", refused)
        await server.bot.services.lobby.start(game, server.members["Ann"].id)
        await server.say()
        await server.wait(61)
        assert refusals == []
    assert mentions(server, server.channel) == []
    await server.wait(61)
    assert (await server.bot.services.games.status(game)).thread is not None
    assert len(mentions(server)) == 1


async def rows(server):
    """The rows of the outbox."""
    async with server.store.reading() as connection:
        return list((await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings())


@pytest.mark.once
async def test_where_the_thread_was_deleted_the_game_gets_a_new_one(server):
    game = await begun(server)
    server.env.backend.delete_channel((await server.bot.services.games.status(game)).thread)
    await server.env.settle()
    await acts(server, game, "one")
    await server.wait(61)
    status = await server.bot.services.games.status(game)
    assert status.thread == server.place.id
    assert "your turn" in server.last().words
    assert status.turn_message == server.last().message.id


async def test_where_no_new_thread_can_be_made_the_channel_hears_it(server, monkeypatch):
    game = await begun(server)

    async def refused(self, *words, **values):
        raise error(403, 50013)

    monkeypatch.setattr(discord.TextChannel, "create_thread", refused)
    monkeypatch.setattr(discord.PartialMessage, "create_thread", refused)
    server.env.backend.delete_channel((await server.bot.services.games.status(game)).thread)
    await server.env.settle()
    await acts(server, game, "one")
    await server.wait(61)
    assert (await server.bot.services.games.status(game)).thread is None
    assert len(mentions(server, server.channel)) == 1


async def test_a_connection_lost_between_sending_and_editing_repeats_no_mention(server, monkeypatch):
    game = await lobby(server)
    edit, failures = discord.Message.edit, [3]

    async def failing(self, **values):
        if failures[0]:
            failures[0] -= 1
            raise ServerDisconnectedError
        return await edit(self, **values)

    monkeypatch.setattr(discord.Message, "edit", failing)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    for _ in range(4):
        await server.wait(20)
    assert len(mentions(server)) == 1


async def test_a_picture_that_fails_repeats_no_mention(server, monkeypatch):
    game = await lobby(server)

    async def failing(*words, **values):
        raise RuntimeError("no picture")

    monkeypatch.setattr(server.bot.artist, "board", failing)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    for _ in range(3):
        await server.wait(20)
    assert len(mentions(server)) == 1


async def test_after_another_process_has_posted_the_message_keeps_its_own_log(server):
    game = await begun(server)
    mine, other = server.bot.announcer, Announcer(server.bot, server.bot.services, server.bot.artist)
    for click, announcer in enumerate((mine, other)):
        server.bot.outbox._sender = announcer
        await acts(server, game, f"{click} a", "project:power-plant")
        await acts(server, game, f"{click} b", "project:power-plant")
        await server.wait(61)
    before = list(server.last().buttons)
    server.bot.outbox._sender = mine
    await acts(server, game, "last")
    await server.say()
    assert list(server.last().buttons) == before


async def test_a_lobby_whose_message_was_deleted_gets_its_thread_all_the_same(server):
    game = await lobby(server)
    status = await server.bot.services.games.status(game)
    await server.bot.get_channel(status.channel).get_partial_message(status.lobby_message).delete()
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    await server.say()
    assert (await server.bot.services.games.status(game)).thread is not None


async def test_a_crash_between_making_a_thread_and_storing_it_leaves_one_thread(server, monkeypatch):
    game = await lobby(server)
    message = (await server.bot.services.games.status(game)).lobby_message
    make = discord.PartialMessage.create_thread

    async def once(self, **values):
        if server.bot.get_channel(self.id) is not None:
            raise error(400, HAS_A_THREAD)
        return await make(self, **values)

    async def crash(*_):
        raise ConnectionError

    monkeypatch.setattr(discord.PartialMessage, "create_thread", once)

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.services.messages, "keep_thread", crash)
        await server.bot.services.lobby.start(game, server.members["Ann"].id)
        await server.say()
        assert (await server.bot.services.games.status(game)).thread is None
    await server.wait(5)
    status = await server.bot.services.games.status(game)
    assert status.thread == message
    assert [thread.id for thread in server.bot.get_channel(status.channel).threads] == [message]


async def test_a_place_that_takes_no_messages_is_not_tried_for_ever(server):
    game = await lobby(server)
    status = await server.bot.services.games.status(game)
    intent = Intent(1, Destination(game=game), "lobby", game, None)
    assert isinstance(await server.bot.announcer._post(intent, object(), status), Gone)


async def test_a_request_to_end_a_game_is_said_once_however_often_it_is_made(server):
    game = await begun(server)
    for _ in range(3):
        await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
        await server.say()
    assert len([m for m in server.place.history() if "do you agree to" in Shown(m).words]) == 1


async def test_the_end_says_whether_it_was_by_agreement(server):
    game = await begun(server)
    request = await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
    await server.bot.services.votes.vote(game, server.members["Ben"].id, request.id, "yes")
    await server.say()
    assert "as the table decided" in server.last().words


async def test_of_a_game_that_is_over_nothing_is_kept_in_memory(server):
    game = await begun(server)
    assert set(server.bot.announcer.turns._posted) == set(server.bot.announcer.turns._shown) == {game}
    await server.bot.services.votes.end(game, server.members["Ann"].id)
    await server.say()
    assert (server.bot.announcer.turns._posted, server.bot.announcer.turns._shown) == ({}, {})


async def test_who_manages_the_server_ends_a_game_alone_and_the_message_says_so(server):
    game = await begun(server)
    await server.bot.services.votes.end(game, server.members["Ben"].id)
    await server.say()
    assert "a server manager" in server.last().words
    assert "agreement" not in server.last().words


def test_no_level_of_logging_writes_what_is_sent_to_discord(logged):
    set_up("DEBUG", "console", [], logged)
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "sqlalchemy.engine", "aiosqlite"):
        logging.getLogger(name).debug("a hand")
    logging.getLogger("sqlalchemy.engine.Engine").info("a hand")
    logging.getLogger("tables").info("a game")
    assert "a hand" not in logged.getvalue()
    assert "a game" in logged.getvalue()


async def test_while_robots_are_asked_nothing_on_the_board_is_new_to_anybody(server, monkeypatch):
    rings = []

    async def board(view, names, *, since, **more):
        rings.append((set(view.owing), list(since)))

    async def ann(*_):
        return [server.members["Ann"].id]

    monkeypatch.setattr(server.bot.artist, "board", board)
    monkeypatch.setattr("bot.store.games.last_winner", ann)
    game, user = await lobby(server), server.members["Ann"].id
    await server.bot.services.lobby.configure(game, user, {"seating": "chosen"})
    await server.bot.services.lobby.seat_robot(game, user, "Robot Iris")
    await server.bot.services.lobby.start(game, user)
    await server.bot.services.play.compose(game, user, None, [["project:aquifer"], ["space:B6"]], "ocean", True)
    await server.bot.services.play.compose(game, user, None, [["end"]], "end", True)
    await server.bot.services.play.compose(game, server.members["Ben"].id, None, [["pass"]], "pass", True)
    await server.say()
    assert rings[-1] == ({2}, [])


async def test_the_thread_of_another_process_is_asked_for_once(server, monkeypatch):
    game = await begun(server)
    thread = (await server.bot.services.games.status(game)).thread
    asked, fetch = [], server.bot.fetch_channel

    async def fetched(channel: int):
        asked.append(channel)
        return await fetch(channel)

    monkeypatch.setattr(server.bot, "fetch_channel", fetched)
    monkeypatch.setattr(server.bot, "get_channel", lambda channel: None)
    await acts(server, game, "one")
    await server.say()
    await server.bot.services.repair.redraw(game)
    await server.say()
    assert asked.count(thread) == 1
    server.env.backend.delete_channel(thread)
    await acts(server, game, "two")
    await server.wait(61)
    assert asked.count(thread) > 1
    assert (await server.turn()).message.channel.id == server.place.id


async def test_a_message_about_a_turn_is_made_of_one_look_at_the_game(server, monkeypatch):
    game = await begun(server)
    looks, run = [], server.bot.services.runner.queue.run

    async def noted(what, of, work):
        looks.append(what)
        return await run(what, of, work)

    await acts(server, game, "one")
    monkeypatch.setattr(server.bot.services.runner.queue, "run", noted)
    await server.say()
    assert [what for what in looks if what != "history.History.view_after"] == ["history.History.status_with_story"]
    read = server.bot.services.history.status_with_story
    found = await read(game, lambda status: 2)
    assert (len(found[2]), found[1].seats[0].seat) == (2, 0)
    assert (await read(game, lambda status: 0))[1:] == (None, ())
