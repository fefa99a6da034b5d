"""A lobby goes on when its host or others do not come, and a deadline agreed there holds (docs/absence.md, rows 6 and 20)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, STRANGER, refused
from tests.bot.server import Server, lobby

pytestmark = [pytest.mark.once, pytest.mark.databases]

DAY = timedelta(days=1)
HOURS = 3600


async def test_row_20_a_host_who_is_silent_for_a_day_is_followed_by_who_joined_next(backend):
    game = (await backend.lobby(BEN, CAT)).id
    backend.clock.advance(DAY - MINUTE)
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).host == ANN
    await backend.services.lobby.configure(game, ANN, {"draft": True})
    backend.clock.advance(HOUR)
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).host == ANN, "a host who does something stays host"
    for host in (BEN, CAT, ANN):
        backend.clock.advance(DAY)
        await backend.lobbies.tick()
        assert (await backend.services.games.status(game)).host == host


async def test_row_20_at_a_table_that_is_full_for_a_day_anybody_seated_asks_who_is_still_in(backend):
    game = (await backend.lobby(BEN, CAT, seats=3)).id
    assert (await refused(backend.services.lobby.start(game, BEN))).reason == "only-host"
    backend.clock.advance(DAY)
    assert (await refused(backend.services.lobby.start(game, STRANGER))).reason == "only-host"
    status = await backend.services.lobby.start(game, BEN)
    (request,) = status.requests
    assert (request.kind, request.asked, request.agreed) == ("start", {ANN, BEN, CAT}, {BEN})
    await backend.services.votes.vote(game, ANN, request.id, "yes")
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert (await backend.services.games.status(game)).state == "running"


async def test_row_20_who_is_silent_for_a_day_or_out_loses_the_seat_and_the_others_keep_theirs(backend):
    game = (await backend.lobby(BEN, CAT, seats=3)).id
    backend.clock.advance(DAY)
    (request,) = (await backend.services.lobby.start(game, BEN)).requests
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    backend.clock.advance(DAY - MINUTE)
    await backend.votes.tick()
    assert len((await backend.services.games.status(game)).seats) == 3
    backend.clock.advance(MINUTE)
    await backend.votes.tick()
    status = await backend.services.games.status(game)
    assert (status.state, [s.user for s in status.seats], status.host) == ("lobby", [BEN, CAT], BEN)


async def test_row_20_changed_rules_ask_again(backend):
    game = (await backend.lobby(BEN, CAT, seats=3)).id
    backend.clock.advance(DAY)
    (first,) = (await backend.services.lobby.start(game, BEN)).requests
    await backend.services.votes.vote(game, CAT, first.id, "yes")
    (second,) = (await backend.services.lobby.configure(game, ANN, {"draft": True})).requests
    assert (second.asked, second.agreed) == ({ANN, BEN, CAT}, {BEN})
    assert second.id != first.id
    assert len((await backend.services.games.status(game)).seats) == 3
    (same,) = (await backend.services.lobby.configure(game, ANN, {"name": "Only a name"})).requests
    assert same.id == second.id


async def test_row_20_a_lobby_closes_after_seven_days_without_a_change(backend):
    game = (await backend.lobby(BEN)).id
    for _ in range(6):
        backend.clock.advance(DAY)
        await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).state == "lobby"
    await backend.services.lobby.join(game, CAT, "Cat")
    for _ in range(6):
        backend.clock.advance(DAY)
        await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).state == "lobby"
    backend.clock.advance(DAY)
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).state == "ended"


async def test_row_20_a_founder_who_has_left_the_server_is_followed_in_the_lobby(server: Server) -> None:
    game = await lobby(server)
    server.guild.remove_member(server.members["Ann"])
    await server.wait(24 * HOURS)
    assert (await server.bot.services.games.status(game)).host == server.members["Ben"].id
    await server.wait(11 * 60)
    assert [s.name for s in (await server.bot.services.games.status(game)).seats] == ["Ben"]
    await server.wait(7 * 24 * HOURS)
    assert "has been closed" in server.last().words


async def test_row_20_the_lobby_says_what_happens_without_an_answer_and_offers_a_deadline(server: Server) -> None:
    await lobby(server)
    assert "If somebody does not answer, the table decides after 36 h." in server.last().words
    options = await server.slash("Ann", "game options")
    await server.select("Ann", options, ["2"], menu=options.menu_for("rule/deadline"))
    await server.say()
    assert "If somebody does not answer, a robot plays on after 72 h." in server.last().words


async def test_row_20_the_question_is_put_and_answered_by_buttons(server: Server) -> None:
    game = await lobby(server)
    await server.bot.services.lobby.configure(game, server.members["Ann"].id, {"seats": 2})
    await server.wait(24 * HOURS - 60)
    await server.bot.services.lobby.configure(game, server.members["Ann"].id, {"draft": True})
    await server.wait(120)
    shown = await server.click("Ben", server.last(), "Start")
    assert "You have asked whether everybody is still in" in shown.words
    await server.say()
    await server.click("Ann", server.last(), "I am in")
    await server.say()
    assert (await server.bot.services.games.status(game)).state == "running"


@pytest.mark.databases
@pytest.mark.usefixtures("ann_begins")
async def test_row_06_a_robot_plays_after_the_deadline_that_was_agreed_in_the_lobby(backend):
    game = (await backend.game(deadline=2)).id
    backend.clock.advance(MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(36 * HOUR - 2 * MINUTE)
    assert await backend.services.absences.deadlines() == [], "nobody can be away yet, so no game need be opened"
    backend.clock.advance(36 * HOUR + MINUTE)
    assert await backend.services.absences.deadlines() == [game]
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).at(0).stand_in is None
    backend.clock.advance(MINUTE)
    await backend.lobbies.tick()
    assert await backend.services.absences.deadlines() == []
    seat = (await backend.services.games.status(game)).at(0)
    assert (seat.stand_in, seat.stand_why) == ("robot", "lobby")
    await backend.lobbies.tick()
    assert len([d for d in await backend.services.history.story(game) if d.kind == "seat"]) == 1


@pytest.mark.usefixtures("ann_begins")
async def test_row_06_without_a_deadline_no_robot_comes_by_itself(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(30 * DAY)
    assert await backend.services.absences.deadlines() == []
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).at(0).stand_in is None
