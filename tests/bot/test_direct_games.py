"""A game that was founded in direct messages for one person is played there to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.server import Server, Shown, asked_player, route, started
from tests.bot.test_mangled import by_direct_message
from tests.words.translated import german
from words.catalogue import LOCALES


async def slash(server: Server, name: str, command: str, /, **options: Any) -> Shown:
    """Use a command in the direct messages of a member with the bot."""
    result = await server.users[name].slash(command, **options)
    assert result.response is not None
    return Shown(result.response)


async def test_a_game_founded_in_direct_messages_is_a_solo_game_and_is_played_there(server: Server) -> None:
    shown = await slash(server, "Ann", "game new", name="Alone")
    assert "The lobby is open, and you have a seat." in shown.words
    await server.say()
    lobby = server.direct("Ann")[-1]
    assert "solo" in lobby.words
    assert [route(i) for i in lobby.buttons] == ["leave", "options", "start", "help"]
    options = await server.click("Ann", lobby, "options", direct=True)
    assert options.message.id != lobby.message.id, "the lobby stays where it is"
    await server.select("Ann", options, ["beginners"], direct=True)
    await server.say()
    await server.click("Ann", lobby, "start", direct=True)
    await server.say()
    (turn,) = [shown for shown in server.direct("Ann") if "open" in map(route, shown.buttons)]
    panel = await server.click("Ann", turn, "open", direct=True)
    assert panel.message.id != turn.message.id, "the turn stays where it is"
    assert "Your turn, first of 2 actions" in panel.words
    shown = await server.click("Ann", panel, "passing", direct=True)
    assert shown.message.id == panel.message.id, "a panel becomes the next screen"
    shown = await server.click("Ann", shown, "sure/pass", direct=True)
    await server.say()
    assert "Research for generation 2" in shown.words
    asked = [shown for shown in server.direct("Ann") if "open" in map(route, shown.buttons)]
    assert len(asked) == 1, "the game's own message asks, and no other"


async def test_what_is_said_there_is_in_the_language_of_the_only_reader(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await slash(server, "Ann", "game new", name="Alone")
    await server.bot.services.people.set_locale(server.users["Ann"].id, "de")
    with german(monkeypatch, (LOCALES / "de/LC_MESSAGES/messages.po").read_text("utf-8")):
        await server.say()
    assert "Ein neues Spiel. Gastgeber: Ann" in server.direct("Ann")[-1].words


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 3, "robots": 1}])
async def test_whoever_wants_others_at_the_table_is_told_where_to_found_that(server: Server, options: Any) -> None:
    shown = await slash(server, "Ann", "game new", **options)
    assert shown.words == "Nobody else can join here. To play with others, use `/game new` in a server channel."
    assert await server.bot.services.games.of_user(server.users["Ann"].id) == ()


async def test_robots_may_sit_at_a_table_in_direct_messages(server: Server) -> None:
    await slash(server, "Ann", "game new", robots=2)
    (status,) = await server.bot.services.games.of_user(server.users["Ann"].id)
    assert (len(status.seats), status.rules.seats, status.direct) == (3, 3, True)


@pytest.mark.parametrize("robots", [0, 2])
async def test_who_resigns_where_nobody_could_take_the_seat_ends_the_game(server: Server, robots: int) -> None:
    await slash(server, "Ann", "game new", **({"robots": robots} if robots else {}))
    await slash(server, "Ann", "game start")
    sure = await slash(server, "Ann", "game resign")
    assert "The game ends at once and cannot be continued." in sure.words
    assert "A robot plays on" not in sure.words
    await server.click("Ann", sure, "End the game", direct=True)
    assert await server.bot.services.games.of_user(server.users["Ann"].id) == ()


async def test_a_forged_button_shows_nobody_the_games_of_others_direct_messages(server: Server) -> None:
    await slash(server, "Ann", "game new", robots=1, name="Alone")
    (status,) = await server.bot.services.games.of_user(server.users["Ann"].id)
    await server.bot.services.lobby.configure(status.id, server.users["Ann"].id, {"seats": 3})
    assert [kept.id for kept in await server.bot.services.games.in_server(0, "lobby")] == [status.id]
    for asked in ("lobbies/0", "wished", "stats/server", "stats/server/0", "season/1/0"):
        said = await by_direct_message(server, "Ben", f"m::0:{asked}")
        assert said == "Use this in a server: it is about the games there.", asked
        assert said == await by_direct_message(server, "Ben", f"m:{status.id}:0:{asked}"), asked


async def test_everything_else_of_a_game_is_used_from_direct_messages(server: Server) -> None:
    await server.slash("Ann", "game new", name="Olympus Rising")
    assert "Options" in (await slash(server, "Ann", "game options")).words
    await server.slash("Ben", "game join")
    assert "Choose your corporation" in (await slash(server, "Ann", "game start")).words
    for command in ("game status", "play", "games", "hand", "board", "log", "tableau", "game end"):
        shown = await slash(server, "Ann", command)
        assert "went wrong" not in shown.words, command
        assert "no game" not in shown.words, command


@pytest.mark.once
async def test_whoever_has_chosen_has_the_same_ways_on_in_direct_messages(server: Server) -> None:
    await started(server)
    for name in (await asked_player(server), *server.members):
        if (await server.look(name)).decision is not None:
            await server.slash(name, "pass", server.place, anyway=True)
    asked = await slash(server, "Ann", "play")
    chosen = await server.click("Ann", asked, "Buy none", direct=True)
    assert {route(i) for i in chosen.buttons} == {"change", "more"}
    more = await server.click("Ann", chosen, "more", direct=True)
    for said in ("cards", "everybody", "log", "board", "words"):
        shown = await server.click("Ann", more, said, direct=True)
        more = await server.click("Ann", shown, "Back", direct=True)
        assert "### More" in more.words, said


async def test_a_finished_game_is_named_and_opened_in_direct_messages(server: Server) -> None:
    await started(server)
    (status,) = await server.bot.services.games.of_user(server.users["Ann"].id)
    await server.bot.services.votes.end(status.id, server.users["Ann"].id)
    assert [choice["value"] for choice in await server.users["Ann"].autocomplete("log", "game", "")] == [status.id]
    assert "### Log" in (await slash(server, "Ann", "log", game=status.id)).words


async def test_nobody_else_reads_a_game_of_direct_messages(server: Server) -> None:
    await slash(server, "Ann", "game new", name="Alone")
    (status,) = await server.bot.services.games.of_user(server.users["Ann"].id)
    for shown in (
        await slash(server, "Ben", "game status", game=status.id),
        await server.slash("Ben", "game join", game=status.id),
    ):
        assert shown.words == f"Nothing is called {status.id}."


async def test_commands_are_offered_in_servers_that_have_the_bot_and_in_its_direct_messages(server: Server) -> None:
    told = [command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()]
    assert {tuple(command["integration_types"]) for command in told} == {(0,)}
    contexts = {command["name"]: command["contexts"] for command in told}
    of_servers = [contexts.pop(name) for name in ("setup", "admin", "lobby", "season")]
    assert of_servers == [[0]] * 4
    assert set(map(tuple, contexts.values())) == {(0, 1)}
