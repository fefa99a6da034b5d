"""What a lobby says before its start: what would hinder it, and for whom it waits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.screens import lobby_options
from bot.tables import Status
from bot.tables.lobby_rules import Rules
from tests.bot.server import Server, Shown, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as made:
        yield made


async def founded(server: Server, *others: str, **asked: object) -> Status:
    """Open a lobby of Ann that the others have joined."""
    await server.slash("Ann", "game new", **asked)
    await server.say()
    for name in others:
        await server.click(name, server.last(), "Join")
    return await now(server)


async def now(server: Server) -> Status:
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    return status


async def with_rules(server: Server, **changes: object) -> Shown:
    """Change rules as Ann; return the message of the lobby."""
    status = await now(server)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, changes)
    await server.say()
    return server.last()


RATED = "A rated game needs 3 to 5 people, without robots or handicaps."


async def test_a_rated_lobby_with_a_robot_says_that_this_does_not_go_together(server: Server) -> None:
    await founded(server, "Ben", players=3, robots=1)
    shown = await with_rules(server, rated=True)
    assert RATED in shown.words
    assert RATED in (await server.slash("Ann", "game options")).words
    refused = await server.click("Ann", shown, "Start")
    assert RATED in refused.words
    page = await server.click("Ann", refused, "Options")
    assert page.menu_for("rule/switches")
    assert RATED not in (await with_rules(server, rated=False)).words


async def test_a_rated_lobby_that_fits_says_nothing(server: Server) -> None:
    await founded(server, "Ben", "Cat", players=3)
    assert RATED not in (await with_rules(server, rated=True)).words


async def test_a_lobby_with_too_few_chosen_goals_says_so_and_leads_to_them(server: Server) -> None:
    await founded(server, "Ben")
    few = "The game needs equally many of both, 4 to 6."
    shown = await with_rules(server, goal_choice="chosen", goals=("mayor",))
    assert f"The host has chosen 1 milestone and 0 awards. {few}" in shown.words
    assert few in (await server.slash("Ann", "game options")).words
    refused = await server.click("Ann", shown, "Start")
    page = await server.click("Ann", refused, "Milestones and awards")
    assert page.menu_for("rule/goal_choice")
    assert few not in (await with_rules(server, goal_choice="map")).words


async def test_who_may_not_change_the_options_is_led_to_none(server: Server) -> None:
    await founded(server, "Ben", players=3, robots=1)
    refused = await server.click("Ben", await with_rules(server, rated=True), "Start")
    assert refused.buttons == {}


async def test_a_full_lobby_waits_for_its_host(server: Server) -> None:
    await founded(server, players=2)
    assert "No game is waiting for you" in (await server.slash("Ann", "games")).words
    await server.say()
    await server.click("Ben", server.last(), "Join")
    for command in ("games", "me"):
        assert "### 1 game is waiting for you" in (await server.slash("Ann", command)).words, command
        assert "No game is waiting for you" in (await server.slash("Ben", command)).words, command
    assert "lobby, 2 of 2 seats taken, waits for you to start it" in (await server.slash("Ann", "games")).words
    assert "lobby, 2 of 2 seats taken, waits for Ann to start it" in (await server.slash("Ben", "games")).words
    assert "lobby" not in (await server.slash("Ann", "me")).words.partition("waits")[2]


async def test_the_status_of_a_lobby_says_what_its_message_says(server: Server) -> None:
    await founded(server, "Ben")
    said = (await server.slash("Ben", "game status")).words
    await server.say()
    assert said == server.last().words


async def test_where_nothing_has_begun_a_command_that_looks_offers_no_lobbies(server: Server) -> None:
    for _lobby in range(2):
        await server.slash("Ann", "game new")
    for command in ("history", "log", "board", "tableau", "hand"):
        shown = await server.slash("Ann", command)
        assert ("The game has not begun yet." in shown.words, shown.buttons) == (True, {}), command
    assert "You could mean several games" in (await server.slash("Ann", "game status")).words


async def test_a_single_map_to_draw_from_is_the_map(server: Server) -> None:
    rules = Rules(map="draw", maps=("hellas",))
    assert lobby_options.map_said(rules) == "Hellas"
    await founded(server, "Ben")
    await with_rules(server, map="draw", maps=("hellas",))
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    started = await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    assert lobby_options.map_said(started.rules) == "Hellas"
    assert lobby_options.map_said(Rules(map="draw", maps=("hellas", "tharsis"))).endswith("(drawn at the start)")
