"""Whoever renames themselves is followed, as far as can be seen without privileged intents: with the next thing that they do."""

from __future__ import annotations

from tests.bot.server import Server, first, started


def rename(at: Server, who: str, nick: str | None) -> None:
    at.env.backend.edit_member(at.guild.id, at.users[who].id, {"nick": nick})


async def test_a_new_name_stands_in_the_game_with_the_next_thing_somebody_does(at: Server) -> None:
    await started(at)
    name = await first(at)
    before = (await at.look(name)).view
    rename(at, name, "Olympia")
    await at.slash(name, "play", at.place)
    (status,) = await at.bot.tables.games_of(at.members[name].id)
    seat = status.seat_of(at.members[name].id)
    assert seat is not None
    assert status.at(seat).name == "Olympia"
    assert (await at.look(name)).view == before
    other = next(n for n in at.members if n != name)
    assert "Olympia plays, asked" in (await at.slash(other, "play", at.place)).words


async def test_a_lobby_shows_the_new_name(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    rename(at, "Ann", "Olympia")
    await at.slash("Ann", "games")
    await at.say()
    assert "Host: Olympia" in at.last().words


async def test_a_name_of_another_server_is_not_taken(at: Server) -> None:
    await started(at)
    rename(at, "Ann", "Olympia")
    await at.users["Ann"].slash("games")
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    assert {seated.name for seated in status.seats} == {"Ann", "Ben"}
