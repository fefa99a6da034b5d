"""A new name of a member is used from their next interaction on; without privileged intents, the bot cannot learn of it earlier."""

from __future__ import annotations

from tests.bot.server import Server, asked_player, started


def rename(server: Server, who: str, nick: str | None) -> None:
    server.env.backend.edit_member(server.guild.id, server.users[who].id, {"nick": nick})


async def test_a_new_name_stands_in_the_game_with_the_next_thing_somebody_does(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    before = (await server.look(name)).view
    rename(server, name, "Olympia")
    await server.slash(name, "play", server.place)
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    seat = status.seat_of(server.members[name].id)
    assert seat is not None
    assert status.at(seat).name == "Olympia"
    assert (await server.look(name)).view == before
    other = next(n for n in server.members if n != name)
    assert "Olympia plays, asked" in (await server.slash(other, "play", server.place)).words


async def test_a_lobby_shows_the_new_name(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    rename(server, "Ann", "Olympia")
    await server.slash("Ann", "games")
    await server.say()
    assert "Host: Olympia" in server.last().words


async def test_a_name_of_another_server_is_not_taken(server: Server) -> None:
    await started(server)
    rename(server, "Ann", "Olympia")
    await server.users["Ann"].slash("games")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert {seated.name for seated in status.seats} == {"Ann", "Ben"}
