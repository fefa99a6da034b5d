"""Who is asked to come by a vote on their absence is told of it, by the one delivery of reminders (row 3 of docs/absence.md)."""

from __future__ import annotations

from datetime import time

import pytest

from bot.screens.votes import message
from bot.store import games, requests
from bot.tables.votes import UNMENTIONED
from tests.bot.absence import decides, silence
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend
from tests.bot.server import Server, Shown, all_pass, asked_player, begun

pytestmark = pytest.mark.once


@pytest.fixture
async def silent(backend: Backend, game: str) -> str:
    """Ann's turn; Ann has been reminded twice and is away."""
    await silence(backend, 12 * HOUR)
    await reminded(backend)
    backend.clock.advance(24 * HOUR)
    await reminded(backend)
    backend.clock.advance(HOUR)
    backend.sender.clear()
    return game


async def reminded(backend: Backend) -> list[tuple[str, str]]:
    """Let reminders come; returns the kind and the destination of what was sent since the last time."""
    backend.sender.clear()
    await backend.reminders.tick()
    await backend.outbox.tick()
    return [(i.kind, str(i.destination)) for i in backend.sender.of_kinds("reminder", "turn")]


async def test_row_03_the_absent_are_told_once_when_the_vote_begins(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert await reminded(backend) == [("reminder", f"user:{ANN}")]
    await backend.services.votes.vote(silent, CAT, request.id, "robot")
    assert await reminded(backend) == []
    await backend.services.votes.ask_about_absence(silent, BEN)
    assert await reminded(backend) == [], "the same vote"


async def test_row_03_the_reminders_of_the_bot_come_as_they_would_have(backend, silent):
    await backend.services.votes.ask_about_absence(silent, BEN)
    await reminded(backend)
    backend.clock.advance(48 * HOUR - MINUTE)
    assert await reminded(backend) == []
    backend.clock.advance(MINUTE)
    assert await reminded(backend) == [("reminder", f"user:{ANN}")], "the third one, four intervals later"


async def test_row_03_nobody_is_told_in_quiet_hours(backend, silent):
    await backend.services.reminders.set_zone(ANN, "UTC")
    now = backend.clock.at
    end = time((now.hour + 2) % 24, now.minute)
    await backend.services.reminders.set_quiet_hours(ANN, (time((now.hour - 1) % 24, now.minute), end))
    await backend.services.votes.ask_about_absence(silent, BEN)
    assert await reminded(backend) == []
    backend.clock.advance(2 * HOUR)
    assert await reminded(backend) == [("reminder", f"user:{ANN}")]


async def test_row_03_where_direct_messages_are_closed_the_thread_mentions_within_its_budget(backend, game):
    backend.sender.gone = {f"user:{ANN}"}
    await silence(backend, 12 * HOUR)
    assert await reminded(backend) == [("turn", f"game:{game}")]
    backend.clock.advance(25 * HOUR)
    await backend.services.votes.ask_about_absence(game, BEN)
    (mention,) = await _turns(backend)
    assert mention.payload["seats"] == [0]
    assert await _turns(backend) == []
    backend.clock.advance(11 * HOUR)
    assert await _turns(backend) == [], "once a day"


async def _turns(backend: Backend):
    await reminded(backend)
    return backend.sender.of_kinds("turn")


async def test_row_03_of_two_who_are_away_each_is_told(backend, ann_begins):
    game = (await backend.game()).id
    await backend.research(game)
    await silence(backend)
    await backend.act(game, BEN, [])
    await backend.reminders.tick()
    await backend.services.votes.ask_about_absence(game, BEN)
    assert {to for _kind, to in await reminded(backend)} == {f"user:{ANN}", f"user:{CAT}"}


async def test_row_03_whose_seat_a_stand_in_plays_is_told_of_the_next_vote_too(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(8 * 24 * HOUR)
    await reminded(backend)
    await backend.services.votes.ask_about_absence(silent, BEN)
    assert await reminded(backend) == [("reminder", f"user:{ANN}")]


async def test_row_03_whose_seat_a_stand_in_plays_is_mentioned_by_the_next_vote_where_direct_messages_are_closed(
    backend, silent
):
    await decides(backend, silent, ben="robot", cat="robot")
    async with backend.store.writing() as connection:
        await games.save_user(connection, ANN, closed=True)
    backend.clock.advance(8 * 24 * HOUR)
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert request.facts["called"] == [0]
    assert await reminded(backend) == []
    status = await backend.services.games.status(silent)
    shown = message(status, request)
    assert f"<@{ANN}>" in shown.above
    assert ANN in shown.mentions
    assert ANN not in request.asked


async def test_row_03_the_message_says_what_is_decided_when_and_what_ends_it(server: Server) -> None:
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    for _ in range(37):
        await server.wait(3600)
    await server.click(other, await server.click(other, await server.turn(), "open"), "away")
    await server.wait(30)
    (shown,) = server.direct(name)
    assert "is waiting for you, and the table is voting on how to go on" in shown.words
    assert "That ends as soon as you answer." in shown.words
    (request,) = (await server.bot.services.games.status(game)).requests
    assert request.closes is not None
    assert f"<t:{int(request.closes.timestamp())}" in shown.words
    await server.click(name, shown, "I am here", direct=True)
    (longer,) = (await server.bot.services.games.status(game)).requests
    assert (longer.closes, "here" in longer.facts) == (request.closes + 12 * HOUR, True)


async def test_row_03_the_vote_of_the_bot_mentions_the_other_player_once_and_its_buttons_work(server: Server) -> None:
    game = await begun(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    mention = f"<@{server.users[other].id}>"

    def mentions() -> list[str]:
        posts = [r for r in server.sent("POST") if r.path.endswith("/messages") and str(server.place.id) in r.path]
        return [str(r.json) for r in posts if mention in str(r.json)]

    before = len(mentions())
    for _ in range(4):
        await server.wait(24 * 3600)
        if (await server.bot.services.games.status(game)).requests:
            break
    for _ in range(3):
        await server.wait(600)
    (call,) = mentions()[before:]
    assert "has been waiting for a long time: what should happen?" in call
    (request,) = (await server.bot.services.games.status(game)).requests
    assert (request.user, request.message is not None) == (None, True)
    place = await server.bot.announcer.place(await server.bot.services.games.status(game))
    assert request.message is not None
    voting = Shown(await place.fetch_message(request.message))
    shown = await server.click(other, voting, "Robot")
    assert "You have chosen: a robot plays until they are back." in shown.words
    await server.wait(12 * 3600)
    assert (await server.bot.services.games.status(game)).at(request.facts["seats"][0]).stand_in == "robot"


@pytest.mark.parametrize("lately", [False, True])
async def test_row_08_a_request_of_a_kind_that_mentioned_the_table_lately_mentions_nobody(
    server: Server, lately
) -> None:
    game = await begun(server)
    request = await server.bot.services.votes.ask_to_end(game, server.members["Ann"].id)
    if lately:
        async with server.store.writing() as connection:
            await requests.change(connection, request.id, facts={UNMENTIONED: True})
    before = len(server.sent("POST"))
    await server.say()
    (post,) = [r.json for r in server.sent("POST")[before:] if "do you agree to" in str(r.json)]
    assert bool(post["allowed_mentions"].get("users")) != lately


# --- what a direct message becomes whose question somebody else has answered, or nobody ----------------------------------


async def test_row_06_whose_question_a_stand_in_answered_reads_that_they_did_not_do_it_themselves(
    server: Server,
) -> None:
    game = await begun(server)
    await all_pass(server, game)
    asked = server.direct("Ann")[-1].message.id
    await server.bot.services.vacations.begin(server.members["Ann"].id, 3, robot=True)
    await server.wait(700)
    shown = next(shown for shown in server.direct("Ann") if shown.message.id == asked)
    assert shown.words.endswith("· answered for you")


async def test_row_13_who_takes_a_resignation_back_does_not_read_that_the_question_is_answered(server: Server) -> None:
    game = await begun(server)
    await all_pass(server, game)
    asked = server.direct("Ann")[-1].message.id
    await server.wait(60)
    await server.bot.services.seats.resign(game, server.members["Ann"].id)
    await server.bot.services.play.come_back(game, server.members["Ann"].id)
    await server.wait(660)
    shown = next(shown for shown in server.direct("Ann") if shown.message.id == asked)
    assert shown.words.endswith("· still to be answered in the game")


async def test_row_09_whose_question_the_end_of_the_game_took_reads_that_it_is_over(server: Server) -> None:
    game = await begun(server)
    await all_pass(server, game)
    asked = server.direct("Ann")[-1].message.id
    await server.bot.services.votes.end(game, 1)
    await server.wait(60)
    shown = next(shown for shown in server.direct("Ann") if shown.message.id == asked)
    assert shown.words.endswith("· the game is over")
