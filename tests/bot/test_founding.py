"""Founding a game: its lobby, options, seats and name, and the thread in which it is played."""

from __future__ import annotations

import discord

from bot.tables import Rules
from tests.bot.server import Server, lobby, started

SOLO = Rules(seats=1, beginners=True)


async def test_a_lobby_fills_by_buttons_and_only_its_host_starts_it(server: Server) -> None:
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    assert "Only the host, Ann" in (await server.click("Ben", server.last(), "Options")).words
    joined = await server.click("Ben", server.last(), "Join")
    assert "You have a seat." in joined.words
    await server.say()
    assert "2 taken, 3 open" in server.last().words
    assert "You already have a seat" in (await server.click("Ben", server.last(), "Join")).words
    assert "Only the host, Ann" in (await server.click("Ben", server.last(), "Start")).words
    assert "Choose your corporation" in (await server.click("Ann", server.last(), "Start")).words


async def test_each_menu_of_the_options_applies_at_once(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    shown = await server.click("Ann", server.last(), "Options")
    shown = await server.select("Ann", shown, ["draft"])
    shown = await server.select("Ann", shown, ["fast"])
    shown = await server.select("Ann", shown, ["3"], menu=shown.menu_for("rule/corporations"))
    shown = await server.select("Ann", shown, ["unrewarded"])
    await server.select("Ann", shown, ["3"], menu=shown.menu_for("rule/seats"))
    await server.say()
    said = server.last().words
    assert (
        "Tharsis · without corporate era · draft · 3 corporations to choose from · the first player raises a parameter, without"
        in said
    )
    assert "fast (reminder after 2 h)" in said
    assert "1 taken, 2 open" in said


async def test_the_lobby_names_only_what_is_not_as_usual(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    said = server.last().words
    assert "Rules Tharsis · without corporate era\n" in said.replace("*", "")
    assert "daily (reminder after 12 h)" in said
    assert "●" not in said
    assert "Seats are drawn at the start" in said


async def test_each_player_chooses_seat_and_corporation_in_private(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.select("Ann", await server.click("Ann", server.last(), "Options"), ["chosen"])
    mine = await server.click("Ben", server.last(), "Join")
    assert "You have a seat: ■" in mine.words
    mine = await server.select("Ben", mine, ["4"])
    assert "You have a seat: ★" in mine.words
    await server.select("Ben", await server.click("Ben", server.last(), "Options"), ["yes"])
    await server.say()
    assert "★ Ben · beginner corporation" in server.last().words
    assert "● Ann\n" in server.last().words


async def test_the_host_gives_a_handicap(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.click("Ben", server.last(), "Join")
    page = await server.click("Ann", await server.click("Ann", server.last(), "Options"), "Handicaps")
    await server.select("Ann", page, ["3"], menu=page.menu_for(f"handicap/{server.members['Ben'].id}"))
    await server.say()
    assert "Ben · +3 TR" in server.last().words


async def test_a_solo_game_needs_nobody_else(server: Server) -> None:
    await server.slash("Ann", "game new", players=1)
    await server.say()
    said = server.last()
    assert "solo · Tharsis · corporate era" in said.words
    assert "Join" not in said.buttons.values()
    assert "Choose your corporation" in (await server.click("Ann", said, "Start solo")).words


async def test_the_name_of_a_game_is_a_form_and_stays_text(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    options = await server.click("Ann", server.last(), "Options")
    form = await server.members["Ann"].click(options.message.message, custom_id=options.button("name"))
    assert form.modal is not None
    await server.members["Ann"].submit_modal(form, {"name": "**Red** @everyone"})
    await server.say()
    assert r"\*\*Red\*\*" in server.last().words


async def test_a_game_gets_a_thread_of_its_own_where_that_is_allowed(server: Server) -> None:
    await started(server)
    assert [t.name for t in server.channel.threads] == ["Olympus Rising"]
    assert "Open the game" in str(server.channel.history()[0].components)


async def test_without_the_permission_a_game_is_played_in_its_channel(server: Server) -> None:
    closed = discord.PermissionOverwrite(create_public_threads=False)
    channel = server.guild.create_text_channel("no-threads", overwrites={server.guild.default_role: closed})
    server.channel = channel
    await started(server, channel=channel)
    assert channel.threads == []
    assert "your turn in generation 1" in server.last().words


async def test_a_process_opens_a_thread_in_a_server_of_another_processs_shards(server: Server) -> None:
    game = await lobby(server)
    await start_elsewhere(server, game)
    (thread,) = server.channel.threads
    assert (await server.bot.services.games.status(game)).thread == thread.id
    assert "your turn in generation 1" in server.last().words


async def test_where_such_a_process_may_open_no_thread_it_goes_on_in_the_channel(server: Server) -> None:
    closed = discord.PermissionOverwrite(create_public_threads=False)
    server.channel = server.guild.create_text_channel("closed", overwrites={server.guild.default_role: closed})
    host = server.members["Ann"].id
    game = (await server.bot.services.lobby.create(server.guild.id, server.channel.id, host, "Ann", rules=SOLO)).id
    await server.say()
    await start_elsewhere(server, game)
    assert [r.path.endswith("/threads") for r in server.env.http_requests].count(True) == 2, (
        "on the message and beside it"
    )
    assert server.channel.threads == []
    assert "your turn in generation 1" in server.last().words


async def start_elsewhere(server: Server, game: str) -> None:
    """Start a game in a server of which the bot knows no more than a process knows of those of another one's shards."""
    connection = server.bot._connection
    (guild,) = connection.guilds
    connection._remove_guild(guild)
    assert server.bot.get_channel(server.channel.id) is None
    await server.bot.services.lobby.start(game, (await server.bot.services.games.status(game)).host)
    await server.say()


async def test_a_game_in_an_announcement_channel_gets_its_thread_also_without_the_message_of_its_lobby(
    server: Server,
) -> None:
    server.channel = server.guild.create_news_channel("news")
    await server.env.settle()
    game = await lobby(server)
    message = (await server.bot.services.games.status(game)).lobby_message
    assert message is not None
    server.env.backend.delete_message(server.channel.id, message)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    await server.say()
    assert [thread.id for thread in server.channel.threads] == [(await server.bot.services.games.status(game)).thread]
