"""The lobby: outdated pages, robots, and playing again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.components import Click, Keys, row
from bot.screen import screen
from bot.screens import lobby
from bot.store.schema import games
from bot.tables import Status
from tests.bot.looks import placeholders
from tests.bot.server import Server, Shown, open_server, route
from tests.bot.test_mangled import by_direct_message


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as made:
        yield made


async def founded(server: Server, *others: str, **asked: object) -> Shown:
    """Open a lobby of Ann that the others have joined; returns her page with the options."""
    await server.slash("Ann", "game new", **asked)
    await server.say()
    for name in others:
        await server.click(name, server.last(), "Join")
    await server.say()
    return await server.click("Ann", server.last(), "Options")


@pytest.mark.parametrize(("players", "robots", "seats"), [(1, 2, 3), (3, 4, 5), (2, 1, 2), (4, 1, 4)])
async def test_the_table_is_large_enough_for_all_robots(server: Server, players: int, robots: int, seats: int) -> None:
    await founded(server, players=players, robots=robots)
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert (len(status.seats), status.rules.seats) == (1 + robots, seats)


async def test_an_old_page_gives_no_handicap_to_who_sits_there_now(server: Server) -> None:
    page = await server.click("Ann", await founded(server, "Ben"), "Handicaps")
    old = page.menu_for(f"handicap/{server.members['Ben'].id}")
    await server.click("Ben", server.last(), "Leave")
    await server.click("Cat", server.last(), "Join")
    said = await server.select("Ann", page, ["3"], menu=old)
    assert "has left the lobby. Nothing was changed." in said.words
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert [(s.name, s.handicap) for s in status.seats] == [("Ann", 0), ("Cat", 0)]


async def test_a_robot_has_a_handicap_by_its_name(server: Server) -> None:
    page = await server.click("Ann", await founded(server, robots=2), "Handicaps")
    await server.select("Ann", page, ["4"], menu=page.menu_for("handicap/Robot Otto"))
    await server.say()
    assert "Robot Iris\nRobot Otto · +4 TR" in server.last().words


async def test_no_menu_calls_variants_what_stands_in_the_rulebook(server: Server) -> None:
    await founded(server)
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    said = placeholders(lobby.options(status))
    assert "Variants, house rules and more" in said
    assert not any("rulebook" in one for one in said), "it heads a list whose entries change that"


@pytest.mark.parametrize("press", ["name", "robot/add", "handicaps", "seat", "cancel", "rule/seats", "rule/switches"])
async def test_after_the_start_the_options_say_so_and_lose_their_menus(server: Server, press: str) -> None:
    options = await founded(server, "Ben")
    await server.click("Ann", server.last(), "Start")
    if press.startswith("rule/"):
        menu = options.menu_for(press)
        said = await server.select("Ann", options, options.menus[menu][:1], menu=menu)
    else:
        said = await server.click("Ann", options, press)
    assert "This game has already started. Nothing was changed." in said.words
    assert not any(":rule/" in menu for menu in said.menus)
    assert said.message.id == options.message.id


async def test_where_no_seat_is_free_there_is_none_to_move_to(server: Server) -> None:
    await server.select("Ann", await founded(server, "Ben", players=3), ["chosen"])
    own = await server.click("Ben", server.last(), "Options")
    assert len(own.menus[own.menu_for("seat/at")]) == 2
    await server.click("Cat", server.last(), "Join")
    own = await server.click("Ben", server.last(), "Options")
    assert not any(route(menu).startswith("seat/at") for menu in own.menus)


async def test_a_lobby_is_closed_once_that_is_confirmed(server: Server) -> None:
    asked = await server.click("Ann", await founded(server, "Ben"), "Close lobby")
    assert "2 players lose their seats" in asked.words
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert status.state == "lobby"
    assert "Options of" in (await server.click("Ann", asked, "Back")).words
    typed = await server.slash("Ann", "game end")
    assert "The lobby is closed." in (await server.click("Ann", typed, "Close the lobby")).words
    assert not await server.bot.services.games.in_server(server.guild.id)


# --- playing again ---------------------------------------------------------------------------------------------------


async def over(server: Server) -> Shown:
    """Play a game of Ann, Ben, Cat and a robot, in this order of seats, to its end; returns the message with the result.

    Ben had the beginner corporation; he and the robot had a handicap.
    """
    await founded(server, "Ben", "Cat")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    ann, ben = server.members["Ann"].id, server.members["Ben"].id
    await server.bot.services.lobby.configure(status.id, ann, {"seats": 4, "seating": "chosen", "draft": True})
    await server.bot.services.lobby.seat_robot(status.id, ann, "Robot Iris")
    await server.bot.services.lobby.choose(status.id, ben, beginner=True)
    await server.bot.services.lobby.handicap(status.id, ann, ben, 3)
    await server.bot.services.lobby.handicap(status.id, ann, "Robot Iris", 2)
    await server.bot.services.lobby.start(status.id, ann)
    async with server.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == status.id).values(state="over"))
    return Shown(await result_of(server, status.id))


async def anew(server: Server) -> Status:
    """The status of the only open lobby."""
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    return status


async def joined(server: Server, name: str) -> str:
    """Press Join in the newest lobby; returns the answer."""
    await server.say()
    said = (await server.click(name, server.last(), "Join")).words
    await server.say()
    return said


async def test_play_again_keeps_the_rules_robots_handicaps_and_beginners(server: Server) -> None:
    await server.click("Cat", await over(server), "again")
    assert (await anew(server)).rules.draft
    await joined(server, "Ben")
    seats = (await anew(server)).seats
    assert [(s.name, s.handicap, s.beginner) for s in seats] == [
        ("Cat", 0, False),
        ("Robot Iris", 2, False),
        ("Ben", 3, True),
    ]


async def test_play_again_opens_one_lobby_for_all(server: Server) -> None:
    result = await over(server)
    for name in ("Ben", "Ann", "Ben"):
        assert "you have a seat in it" in (await server.click(name, result, "again")).words
    assert [s.name for s in (await anew(server)).people] == ["Ben", "Ann"]
    await server.bot.services.lobby.cancel((await anew(server)).id, server.members["Ben"].id)
    await server.click("Ann", result, "again")
    assert [s.name for s in (await anew(server)).people] == ["Ann"]


async def test_only_who_played_may_play_again(server: Server) -> None:
    assert "no seat here" in (await server.click("Dan", await over(server), "again")).words
    assert await server.bot.services.games.in_server(server.guild.id) == ()


async def test_seats_of_those_who_played_are_reserved_for_a_day(server: Server) -> None:
    said = (await server.click("Ann", await over(server), "again")).words
    assert "Reserved for Ben and Cat until" in said
    await server.say()
    assert "Seats: 2 taken, 2 reserved, 0 open" in server.last().words
    assert "The open seats are reserved until" in await joined(server, "Dan")
    await server.wait(24 * 3600)
    assert "Seats: 2 taken, 2 open" in server.last().words, "the lobby says so without a click"
    assert "You have a seat" in await joined(server, "Dan")
    await joined(server, "Ben")
    assert [s.handicap for s in (await anew(server)).seats] == [0, 2, 0, 3], (
        "what is theirs is kept, however late they come"
    )
    assert "Join" not in server.last().buttons.values()


async def test_a_reserved_seat_is_among_ones_games(server: Server) -> None:
    await server.click("Ann", await over(server), "again")
    lobby = (await anew(server)).id
    shown = await server.slash("Ben", "games")
    assert "seats taken, a seat is reserved for you until" in shown.words.replace("\u00a0", " ")
    assert "A seat is reserved for you in 1 lobby." in (await server.slash("Ben", "me")).words.replace("\u00a0", " ")
    kept = await server.slash("Ben", "privacy")
    assert "a reserved seat in 1 lobby" in kept.words.replace("\u00a0", " ")
    assert "a reserved seat" not in (await server.slash("Ann", "privacy")).words
    asked = await server.click("Ben", kept, "Forget me …")
    assert "You give up a reserved seat in 1 lobby." in asked.words.replace("\u00a0", " ")
    there = await server.select("Ben", shown, [lobby])
    assert there.button("Join")
    assert lobby not in str((await server.slash("Dan", "games")).words)
    await server.wait(24 * 3600)
    assert "not in any game" in (await server.slash("Ben", "games")).words


async def test_the_banned_found_no_next_game_by_direct_message_take_no_reserved_seat_and_post_nothing(
    server: Server,
) -> None:
    result = await over(server)
    (game,) = {click.game for button in result.buttons if (click := Click.read(button)) and click.what == "again"}
    for name in ("Ben", "Cat"):
        server.guild.remove_member(server.members[name])
    gone = "a server that you are no longer in"
    assert gone in await by_direct_message(server, "Ben", f"p:{game}:0:again")
    for posts in ("post-replay", "analysis/post", "ask-hands"):
        assert gone in await by_direct_message(server, "Ben", f"p:{game}:0:{posts}"), posts
    assert await server.bot.services.games.in_server(server.guild.id) == ()
    await server.click("Ann", result, "again")
    there = await anew(server)
    assert {kept.name for kept in there.reserved} == {"Ben", "Cat"}
    assert gone in await by_direct_message(server, "Cat", f"p:{there.id}:0:join")
    assert gone in await by_direct_message(server, "Cat", f"p:{game}:0:again")
    assert [s.name for s in (await anew(server)).people] == ["Ann"]


async def test_others_may_take_seats_that_nobody_had(server: Server) -> None:
    await server.click("Ann", await over(server), "again")
    await server.bot.services.lobby.configure((await anew(server)).id, server.members["Ann"].id, {"seats": 5})
    assert "You have a seat" in await joined(server, "Dan")
    assert "Seats: 3 taken, 2 reserved, 0 open" in server.last().words
    assert "You have a seat" in await joined(server, "Cat")
    assert "Seats: 4 taken, 1 reserved, 0 open" in server.last().words


async def test_who_will_not_play_again_frees_the_seat(server: Server) -> None:
    await server.click("Ann", await over(server), "again")
    await server.say()
    assert "You no longer have a reserved seat" in (await server.click("Cat", server.last(), "Leave")).words
    assert "You have a seat" in await joined(server, "Dan")
    assert "no seat here" in (await server.click("Cat", server.last(), "Leave")).words


async def test_the_host_frees_all_reserved_seats(server: Server) -> None:
    await server.click("Ann", await over(server), "again")
    await server.say()
    options = await server.click("Ann", server.last(), "Options")
    options = await server.click("Ann", options, "Free reserved seats")
    assert "release" not in str(options.buttons)
    assert "You have a seat" in await joined(server, "Dan")


async def test_a_game_begins_without_those_who_did_not_come(server: Server) -> None:
    await server.click("Ann", await over(server), "again")
    status = await server.bot.services.lobby.start((await anew(server)).id, server.members["Ann"].id)
    assert (status.state, status.reserved) == ("running", ())


async def test_an_old_result_leads_to_the_newest_lobby(server: Server) -> None:
    result = await over(server)
    await server.click("Ann", result, "again")
    second = await anew(server)
    await server.bot.services.lobby.start(second.id, server.members["Ann"].id)
    for name in ("Ann", "Ben"):
        assert "This table's next game has already begun" in (await server.click(name, result, "again")).words
    async with server.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == second.id).values(state="over"))
    assert "a seat in it" in (await server.click("Ben", result, "again")).words
    third = await anew(server)
    assert (third.host, [r.name for r in third.reserved]) == (server.members["Ben"].id, ["Ann"])
    again = await server.click("Ann", Shown(await result_of(server, second.id)), "again")
    assert "a seat in it" in again.words
    assert (await anew(server)).id == third.id


async def result_of(server: Server, game: str) -> Any:
    """Post a message with the buttons of a result; returns it."""
    channel: Any = server.bot.get_channel(server.channel.id)
    await channel.send(view=screen(row(Keys(game, 0).tap("Play again", "again"))).view())
    return server.channel.history()[-1]


async def test_a_running_game_is_not_played_again(server: Server) -> None:
    await founded(server, "Ben")
    status = await anew(server)
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    assert "not over yet" in (await server.click("Ann", Shown(await result_of(server, status.id)), "again")).words
    assert [game.id for game in await server.bot.services.games.in_server(server.guild.id)] == [status.id]


async def test_a_lobby_that_was_closed_is_not_played_again(server: Server) -> None:
    await founded(server, "Ben")
    status = await anew(server)
    await server.bot.services.lobby.cancel(status.id, server.members["Ann"].id)
    assert "not over yet" in (await server.click("Ann", Shown(await result_of(server, status.id)), "again")).words
