"""`/admin hand_over`: somebody who manages the server gives the seat of a player who does not come to a member."""

from __future__ import annotations

import pytest

from tests.bot.backend import ANN, BEN, HOUR, MINUTE, STRANGER, all_rows, refused
from tests.bot.server import asked_player, begun, open_server, said

ZED = 10**18 + 77


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        server.add_manager("Zed")
        yield server


async def given(backend, game, seat=0, to=STRANGER, by=ZED):
    await backend.services.moderation.give_seat(game, by, "Zed", seat, to, "Dan", backend.click())


async def away(backend):
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(36 * HOUR)


async def test_row_08_a_manager_gives_the_seat_of_who_is_away_to_a_member(backend, game):
    await away(backend)
    await given(backend, game)
    status = await backend.services.games.status(game)
    assert (status.at(0).user, status.at(0).name, status.seat_of(ANN)) == (STRANGER, "Dan", None)
    assert 0 in status.owing
    first, second = (await backend.services.history.story(game))[:2][::-1]
    assert (first.kind, first.facts["name"], first.facts["to"]) == ("admin", "Zed", "Dan")
    assert (second.kind, second.facts["what"]) == ("seat", "successor")
    await backend.act(game, STRANGER, "pass")


async def test_row_08_nobody_is_given_a_seat_of_somebody_who_comes(backend, game):
    error = await refused(given(backend, game))
    assert (error.reason, error.data["seat"]) == ("somebody-there", 0)
    await away(backend)
    assert (await refused(given(backend, game, seat=1))).reason == "somebody-there"
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(10 * MINUTE)
    await given(backend, game, seat=1)


@pytest.mark.parametrize(("to", "reason"), [(BEN, "sat-here"), (ANN, "sat-here"), (ZED, "for-somebody-else")])
async def test_row_08_nobody_who_sits_here_and_no_manager_is_given_a_seat(backend, game, to, reason):
    await away(backend)
    assert (await refused(given(backend, game, to=to))).reason == reason


async def test_row_08_nobody_who_ever_sat_here_is_given_a_seat(backend, game):
    await away(backend)
    await given(backend, game)
    await backend.services.seats.resign(game, BEN)
    assert (await refused(given(backend, game, seat=1, to=ANN))).reason == "sat-here"


async def test_row_24_a_manager_who_plays_gives_no_seat(backend, game):
    await away(backend)
    before = await all_rows(backend)
    assert (await refused(given(backend, game, by=BEN))).reason == "plays-here"
    assert await all_rows(backend) == before


async def test_row_17_a_seat_that_is_given_twice_by_one_click_changes_hands_once(backend, game):
    await away(backend)
    for _ in range(2):
        await backend.services.moderation.give_seat(game, ZED, "Zed", 0, STRANGER, "Dan", "one")
    assert len([d for d in await backend.services.history.story(game) if d.kind == "admin"]) == 1


async def test_row_08_a_seat_is_handed_over_by_command_after_a_confirmation(server):
    game = await begun(server)
    name = await asked_player(server)
    seat = (await server.bot.services.games.status(game)).seat_of(server.users[name].id)
    server.users["Dan"] = server.env.create_user("Dan")
    dan = server.members["Dan"] = server.guild.add_member(server.users["Dan"])
    assert await server.complete("Zed", "admin hand_over", "seat", game=game) == ["0", "1"]
    assert await server.complete("Ann", "admin hand_over", "seat", game=game) == []
    asks = await server.slash("Zed", "admin hand_over", game=game, seat=str(seat), player=dan)
    assert "Dan sees its hand and plays on." in asks.words
    assert "is not away" in (await server.click("Zed", asks, "Give the seat")).words
    for _ in range(38):
        await server.wait(3600)
    asks = await server.slash("Zed", "admin hand_over", game=game, seat=str(seat), player=dan)
    shown = await server.click("Zed", asks, "Give the seat")
    assert "The seat has changed hands" in shown.words
    await server.say()
    assert f"<@{server.users['Dan'].id}>" in str(said(server)[-1])
    assert "gave a seat to **Dan**" in (await server.slash("Dan", "log", server.place)).words
    assert (await server.bot.services.games.status(game)).at(seat).name == "Dan"


async def test_row_08_nobody_who_has_left_meanwhile_is_given_a_seat(server):
    game = await begun(server)
    name = await asked_player(server)
    seat = (await server.bot.services.games.status(game)).seat_of(server.users[name].id)
    for _ in range(38):
        await server.wait(3600)
    dan = server.guild.add_member(server.env.create_user("Dan"))
    asks = await server.slash("Zed", "admin hand_over", game=game, seat=str(seat), player=dan)
    server.env.backend.remove_member(server.guild.id, dan.id)
    shown = await server.click("Zed", asks, "Give the seat")
    assert "Only members of this game's server can take a seat in it." in shown.words
    assert (await server.bot.services.games.status(game)).at(seat).name == name
