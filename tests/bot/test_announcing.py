"""What the server does against the bot: threads archived or deleted, connections lost, messages gone. The game goes on being told."""

from __future__ import annotations

import logging

import discord
import pytest
import sqlalchemy as sa
from aiohttp import ServerDisconnectedError

from bot.delivery.announce import Announcer
from bot.delivery.outbox import Gone
from bot.log import set_up
from bot.store.schema import outbox
from bot.tables.values import Intent
from tests.bot.server import Shown, acts, begun, lobby

ARCHIVED, TOO_MANY_EDITS, HAS_A_THREAD = 50083, 30046, 160004
HOURS = 7200.0
"""Seconds for which Discord may take no more edits of old messages."""


class Answer:
    """What Discord's web server replies."""

    def __init__(self, status: int) -> None:
        self.status, self.reason, self.headers = status, "no", {}


def error(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(Answer(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


def mentions(s, place=None):
    return [m for m in (place or s.place).history() if "your turn" in Shown(m).words]


REFUSALS = [error(400, ARCHIVED), error(429, TOO_MANY_EDITS), discord.RateLimited(HOURS)]
"""Of an edit: the thread is archived; discord.py has waited five times in vain; it does not wait because it would take too long."""


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_an_edit_that_discord_refuses_does_not_keep_the_next_player_waiting(at, monkeypatch, refusal):
    game = await begun(at)

    async def edit(self, **values):
        raise refusal

    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    before = len(at.place.history())
    await acts(at, game, "one")
    await at.wait(61)
    assert len(at.place.history()) == before + 1


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_lobby_that_can_no_longer_be_edited_does_not_keep_who_begins_waiting(at, monkeypatch, refusal):
    game = await lobby(at)

    async def edit(self, **values):
        raise refusal

    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    await at.bot.tables.start(game, at.members["Ann"].id)
    await at.say()
    assert len(mentions(at)) == 1


async def test_a_permission_that_is_missing_for_a_while_loses_no_mention(at, monkeypatch):
    game = await begun(at)
    send, missing = discord.Thread.send, [True]

    async def forbidden(self, *words, **values):
        if missing[0]:
            raise error(403, 50013)
        return await send(self, *words, **values)

    monkeypatch.setattr(discord.Thread, "send", forbidden)
    before = len(at.place.history())
    await acts(at, game, "one")
    await at.wait(61)
    missing[0] = False
    await at.wait(5)
    assert len(at.place.history()) == before + 1


async def test_a_long_wait_that_discord_asks_for_is_kept_by_one_game_alone(at, monkeypatch):
    game = await begun(at)
    sends = []

    async def waiting(self, *words, **values):
        sends.append(at.bot.now())
        raise discord.RateLimited(HOURS)

    with monkeypatch.context() as patch:
        patch.setattr(discord.Thread, "send", waiting)
        await acts(at, game, "one")
        await at.wait(61)
        for _ in range(3):
            await at.wait(HOURS / 4)
        assert len(sends) == 1, "nothing was tried before its time"
        (row,) = [r for r in await rows(at) if r["state"] == "waiting"]
        assert (row["kind"], row["attempts"], row["failed_at"]) == ("turn", 0, None)
    before = len(at.place.history())
    await at.wait(HOURS / 4)
    assert len(at.place.history()) == before + 1


async def test_a_thread_that_may_only_be_made_later_is_waited_for(at, monkeypatch):
    game = await lobby(at)

    async def refused(self, *words, **values):
        raise refusals.pop()

    refusals = [error(429, 0), discord.RateLimited(60.0)]
    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "create_thread", refused)
        await at.bot.tables.start(game, at.members["Ann"].id)
        await at.say()
        await at.wait(61)
        assert refusals == []
    assert mentions(at, at.channel) == []
    await at.wait(61)
    assert (await at.bot.tables.status(game)).thread is not None
    assert len(mentions(at)) == 1


async def rows(s):
    """What was and is to be said."""
    async with s.store.reading() as connection:
        return list((await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings())


async def test_where_the_thread_was_deleted_the_game_gets_a_new_one(at):
    game = await begun(at)
    at.env.backend.delete_channel((await at.bot.tables.status(game)).thread)
    await at.env.settle()
    await acts(at, game, "one")
    await at.wait(61)
    status = await at.bot.tables.status(game)
    assert status.thread == at.place.id
    assert "your turn" in at.last().words
    assert status.turn_message == at.last().message.id


async def test_where_no_new_thread_can_be_made_the_channel_hears_it(at, monkeypatch):
    game = await begun(at)

    async def refused(self, *words, **values):
        raise error(403, 50013)

    monkeypatch.setattr(discord.TextChannel, "create_thread", refused)
    monkeypatch.setattr(discord.PartialMessage, "create_thread", refused)
    at.env.backend.delete_channel((await at.bot.tables.status(game)).thread)
    await at.env.settle()
    await acts(at, game, "one")
    await at.wait(61)
    assert (await at.bot.tables.status(game)).thread is None
    assert len(mentions(at, at.channel)) == 1


async def test_a_connection_lost_between_sending_and_editing_repeats_no_mention(at, monkeypatch):
    game = await lobby(at)
    edit, failures = discord.Message.edit, [3]

    async def failing(self, **values):
        if failures[0]:
            failures[0] -= 1
            raise ServerDisconnectedError
        return await edit(self, **values)

    monkeypatch.setattr(discord.Message, "edit", failing)
    await at.bot.tables.start(game, at.members["Ann"].id)
    for _ in range(4):
        await at.wait(20)
    assert len(mentions(at)) == 1


async def test_a_picture_that_fails_repeats_no_mention(at, monkeypatch):
    game = await lobby(at)

    async def failing(*words, **values):
        raise RuntimeError("no picture")

    monkeypatch.setattr(at.bot.artist, "board", failing)
    await at.bot.tables.start(game, at.members["Ann"].id)
    for _ in range(3):
        await at.wait(20)
    assert len(mentions(at)) == 1


async def test_after_another_process_has_posted_the_message_keeps_its_own_log(at):
    game = await begun(at)
    mine, other = at.bot.announcer, Announcer(at.bot, at.bot.tables, at.bot.artist)
    for click, announcer in enumerate((mine, other)):
        at.bot.outbox._sender = announcer
        await acts(at, game, f"{click} a", "project:power-plant")
        await acts(at, game, f"{click} b", "project:power-plant")
        await at.wait(61)
    before = list(at.last().buttons)
    at.bot.outbox._sender = mine
    await acts(at, game, "last")
    await at.say()
    assert list(at.last().buttons) == before


async def test_a_lobby_whose_message_was_deleted_gets_its_thread_all_the_same(at):
    game = await lobby(at)
    status = await at.bot.tables.status(game)
    await at.bot.get_channel(status.channel).get_partial_message(status.lobby_message).delete()
    await at.bot.tables.start(game, at.members["Ann"].id)
    await at.say()
    assert (await at.bot.tables.status(game)).thread is not None


async def test_a_crash_between_making_a_thread_and_storing_it_leaves_one_thread(at, monkeypatch):
    game = await lobby(at)
    message = (await at.bot.tables.status(game)).lobby_message
    make = discord.PartialMessage.create_thread

    async def once(self, **values):
        if at.bot.get_channel(self.id) is not None:
            raise error(400, HAS_A_THREAD)
        return await make(self, **values)

    async def crash(*_):
        raise ConnectionError

    monkeypatch.setattr(discord.PartialMessage, "create_thread", once)

    with monkeypatch.context() as patch:
        patch.setattr(at.bot.tables, "settled_in", crash)
        await at.bot.tables.start(game, at.members["Ann"].id)
        await at.say()
        assert (await at.bot.tables.status(game)).thread is None
    await at.wait(5)
    status = await at.bot.tables.status(game)
    assert status.thread == message
    assert [thread.id for thread in at.bot.get_channel(status.channel).threads] == [message]


async def test_a_place_that_takes_no_messages_is_not_tried_for_ever(at):
    game = await lobby(at)
    status = await at.bot.tables.status(game)
    intent = Intent(1, f"game:{game}", "lobby", game, None)
    assert isinstance(await at.bot.announcer._post(intent, object(), status), Gone)


async def test_a_request_to_end_a_game_is_said_once_however_often_it_is_made(at):
    game = await begun(at)
    for _ in range(3):
        await at.bot.tables.ask_to_end(game, at.members["Ann"].id)
        await at.say()
    assert len([m for m in at.place.history() if "consent" in Shown(m).words]) == 1


async def test_the_end_says_whether_it_was_by_agreement(at):
    game = await begun(at)
    request = await at.bot.tables.ask_to_end(game, at.members["Ann"].id)
    await at.bot.tables.vote(game, at.members["Ben"].id, request.id, True)
    await at.say()
    assert "by agreement" in at.last().words


async def test_of_a_game_that_is_over_nothing_is_kept_in_memory(at):
    game = await begun(at)
    assert set(at.bot.announcer._posted) == set(at.bot.announcer._shown) == {game}
    await at.bot.tables.end(game, at.members["Ann"].id)
    await at.say()
    assert (at.bot.announcer._posted, at.bot.announcer._shown) == ({}, {})


async def test_who_manages_the_server_ends_a_game_alone_and_the_message_says_so(at):
    game = await begun(at)
    await at.bot.tables.end(game, at.members["Ben"].id)
    await at.say()
    assert "manages this server" in at.last().words
    assert "agreement" not in at.last().words


def test_no_level_of_logging_writes_what_is_sent_to_discord(logged):
    set_up("DEBUG", "console", [], logged)
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "sqlalchemy.engine", "aiosqlite"):
        logging.getLogger(name).debug("a hand")
    logging.getLogger("sqlalchemy.engine.Engine").info("a hand")
    logging.getLogger("tables").info("a game")
    assert "a hand" not in logged.getvalue()
    assert "a game" in logged.getvalue()


async def test_while_robots_are_asked_nothing_on_the_board_is_new_to_anybody(at, monkeypatch):
    rings = []

    async def board(view, names, *, since, **more):
        rings.append((set(view.owing), list(since)))

    async def ann(*_):
        return [at.members["Ann"].id]

    monkeypatch.setattr(at.bot.artist, "board", board)
    monkeypatch.setattr("bot.store.games.last_winner", ann)
    game, user = await lobby(at), at.members["Ann"].id
    await at.bot.tables.configure(game, user, {"seating": "chosen"})
    await at.bot.tables.seat_robot(game, user, "Robot Iris")
    await at.bot.tables.start(game, user)
    await at.bot.tables.compose(game, user, None, [["project:aquifer"], ["space:B6"]], "ocean", True)
    await at.bot.tables.compose(game, user, None, [["end"]], "end", True)
    await at.bot.tables.compose(game, at.members["Ben"].id, None, [["pass"]], "pass", True)
    await at.say()
    assert rings[-1] == ({2}, [])
