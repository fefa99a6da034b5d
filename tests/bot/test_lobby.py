"""The lobby as players meet it: what a page does that has grown old, what robots need, and playing again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.components import Keys, row, screen
from bot.store.schema import games
from bot.tables import Status
from tests.bot.server import Server, Shown, route, server


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as made:
        yield made


async def founded(at: Server, *others: str, **asked: object) -> Shown:
    """Ann's lobby, which others have joined; her options."""
    await at.slash("Ann", "game new", **asked)
    await at.say()
    for name in others:
        await at.click(name, at.last(), "Join")
    await at.say()
    return await at.click("Ann", at.last(), "Options")


@pytest.mark.parametrize(("players", "robots", "seats"), [(1, 2, 3), (3, 4, 5), (2, 1, 2), (4, 1, 4)])
async def test_the_table_is_large_enough_for_all_robots(at: Server, players: int, robots: int, seats: int) -> None:
    await founded(at, players=players, robots=robots)
    (status,) = await at.bot.tables.lobbies(at.guild.id)
    assert (len(status.seats), status.rules.seats) == (1 + robots, seats)


async def test_an_old_page_gives_no_handicap_to_who_sits_there_now(at: Server) -> None:
    page = await at.click("Ann", await founded(at, "Ben"), "Handicaps")
    old = page.menu_for(f"handicap/{at.members['Ben'].id}")
    await at.click("Ben", at.last(), "Leave")
    await at.click("Cat", at.last(), "Join")
    said = await at.select("Ann", page, ["3"], menu=old)
    assert "has left the table. Nothing was changed." in said.words
    (status,) = await at.bot.tables.lobbies(at.guild.id)
    assert [(s.name, s.handicap) for s in status.seats] == [("Ann", 0), ("Cat", 0)]


async def test_a_robot_has_a_handicap_by_its_name(at: Server) -> None:
    page = await at.click("Ann", await founded(at, robots=2), "Handicaps")
    await at.select("Ann", page, ["4"], menu=page.menu_for("handicap/Robot Otto"))
    await at.say()
    assert "Robot Iris\nRobot Otto · +4 TR" in at.last().words


@pytest.mark.parametrize("press", ["name", "robot/add", "handicaps", "seat", "cancel", "rule/seats", "rule/switches"])
async def test_after_the_start_the_options_say_so_and_lose_their_menus(at: Server, press: str) -> None:
    options = await founded(at, "Ben")
    await at.click("Ann", at.last(), "Start")
    if press.startswith("rule/"):
        menu = options.menu_for(press)
        said = await at.select("Ann", options, options.menus[menu][:1], menu=menu)
    else:
        said = await at.click("Ann", options, press)
    assert "This game has already started. Nothing was changed." in said.words
    assert not any(":rule/" in menu for menu in said.menus)
    assert said.message.id == options.message.id


async def test_where_no_seat_is_free_there_is_none_to_move_to(at: Server) -> None:
    await at.select("Ann", await founded(at, "Ben", players=3), ["chosen"])
    own = await at.click("Ben", at.last(), "Options")
    assert len(own.menus[own.menu_for("seat/at")]) == 2
    await at.click("Cat", at.last(), "Join")
    own = await at.click("Ben", at.last(), "Options")
    assert not any(route(menu).startswith("seat/at") for menu in own.menus)


async def test_a_lobby_is_closed_once_that_is_confirmed(at: Server) -> None:
    asked = await at.click("Ann", await founded(at, "Ben"), "Close lobby")
    assert "2 players lose their seats" in asked.words
    (status,) = await at.bot.tables.lobbies(at.guild.id)
    assert status.state == "lobby"
    assert "Options of" in (await at.click("Ann", asked, "Back")).words
    typed = await at.slash("Ann", "game end")
    assert "The lobby is closed." in (await at.click("Ann", typed, "Close the lobby")).words
    assert not await at.bot.tables.lobbies(at.guild.id)


# --- playing again ---------------------------------------------------------------------------------------------------


async def over(at: Server) -> Shown:
    """A game of Ann, Ben, Cat and a robot, in the order of their seats, is over; its result.

    Ben had the beginner corporation; he and the robot had a handicap.
    """
    await founded(at, "Ben", "Cat")
    (status,) = await at.bot.tables.lobbies(at.guild.id)
    ann, ben = at.members["Ann"].id, at.members["Ben"].id
    await at.bot.tables.configure(status.id, ann, {"seats": 4, "seating": "chosen", "draft": True})
    await at.bot.tables.seat_robot(status.id, ann, "Robot Iris")
    await at.bot.tables.choose(status.id, ben, beginner=True)
    await at.bot.tables.handicap(status.id, ann, ben, 3)
    await at.bot.tables.handicap(status.id, ann, "Robot Iris", 2)
    await at.bot.tables.start(status.id, ann)
    async with at.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == status.id).values(state="over"))
    return Shown(await result_of(at, status.id))


async def anew(at: Server) -> Status:
    """The one lobby that is open."""
    (status,) = await at.bot.tables.lobbies(at.guild.id)
    return status


async def joined(at: Server, name: str) -> str:
    """What the newest lobby says to somebody who wants to join."""
    await at.say()
    said = (await at.click(name, at.last(), "Join")).words
    await at.say()
    return said


async def test_play_again_keeps_the_rules_robots_handicaps_and_beginners(at: Server) -> None:
    await at.click("Cat", await over(at), "again")
    assert (await anew(at)).rules.draft
    await joined(at, "Ben")
    seats = (await anew(at)).seats
    assert [(s.name, s.handicap, s.beginner) for s in seats] == [
        ("Cat", 0, False),
        ("Robot Iris", 2, False),
        ("Ben", 3, True),
    ]


async def test_play_again_opens_one_lobby_for_all(at: Server) -> None:
    result = await over(at)
    for name in ("Ben", "Ann", "Ben"):
        assert "you have a seat there" in (await at.click(name, result, "again")).words
    assert [s.name for s in (await anew(at)).people] == ["Ben", "Ann"]
    await at.bot.tables.cancel((await anew(at)).id, at.members["Ben"].id)
    await at.click("Ann", result, "again")
    assert [s.name for s in (await anew(at)).people] == ["Ann"]


async def test_only_who_played_may_play_again(at: Server) -> None:
    assert "no seat here" in (await at.click("Dan", await over(at), "again")).words
    assert await at.bot.tables.lobbies(at.guild.id) == ()


async def test_seats_of_those_who_played_are_reserved_for_a_day(at: Server) -> None:
    said = (await at.click("Ann", await over(at), "again")).words
    assert "Reserved for Ben and Cat until" in said
    await at.say()
    assert "Seats: 2 taken, 2 reserved, 0 open" in at.last().words
    assert "The open seats are reserved until" in await joined(at, "Dan")
    await at.wait(24 * 3600)
    assert "Seats: 2 taken, 2 open" in at.last().words, "the lobby says so without a click"
    assert "You have a seat" in await joined(at, "Dan")
    await joined(at, "Ben")
    assert [s.handicap for s in (await anew(at)).seats] == [0, 2, 0, 3], (
        "what is theirs is kept, however late they come"
    )
    assert "Join" not in at.last().buttons.values()


async def test_others_may_take_seats_that_nobody_had(at: Server) -> None:
    await at.click("Ann", await over(at), "again")
    await at.bot.tables.configure((await anew(at)).id, at.members["Ann"].id, {"seats": 5})
    assert "You have a seat" in await joined(at, "Dan")
    assert "Seats: 3 taken, 2 reserved, 0 open" in at.last().words
    assert "You have a seat" in await joined(at, "Cat")
    assert "Seats: 4 taken, 1 reserved, 0 open" in at.last().words


async def test_who_will_not_play_again_frees_the_seat(at: Server) -> None:
    await at.click("Ann", await over(at), "again")
    await at.say()
    assert "No seat is reserved for you" in (await at.click("Cat", at.last(), "Leave")).words
    assert "You have a seat" in await joined(at, "Dan")
    assert "no seat here" in (await at.click("Cat", at.last(), "Leave")).words


async def test_the_host_frees_all_reserved_seats(at: Server) -> None:
    await at.click("Ann", await over(at), "again")
    await at.say()
    options = await at.click("Ann", at.last(), "Options")
    options = await at.click("Ann", options, "Free reserved seats")
    assert "release" not in str(options.buttons)
    assert "You have a seat" in await joined(at, "Dan")


async def test_a_game_begins_without_those_who_did_not_come(at: Server) -> None:
    await at.click("Ann", await over(at), "again")
    status = await at.bot.tables.start((await anew(at)).id, at.members["Ann"].id)
    assert (status.state, status.reserved) == ("running", ())


async def test_an_old_result_leads_to_the_newest_lobby(at: Server) -> None:
    result = await over(at)
    await at.click("Ann", result, "again")
    second = await anew(at)
    await at.bot.tables.start(second.id, at.members["Ann"].id)
    for name in ("Ann", "Ben"):
        assert "The next game of this table has begun" in (await at.click(name, result, "again")).words
    async with at.store.writing() as connection:
        await connection.execute(sa.update(games).where(games.c.id == second.id).values(state="over"))
    assert "a seat there" in (await at.click("Ben", result, "again")).words
    third = await anew(at)
    assert (third.host, [r.name for r in third.reserved]) == (at.members["Ben"].id, ["Ann"])
    again = await at.click("Ann", Shown(await result_of(at, second.id)), "again")
    assert "a seat there" in again.words
    assert (await anew(at)).id == third.id


async def result_of(at: Server, game: str) -> Any:
    """A message with the button of a result."""
    channel: Any = at.bot.get_channel(at.channel.id)
    await channel.send(view=screen(row(Keys(game, 0).tap("Play again", "again"))).view())
    return at.channel.history()[-1]


async def test_a_running_game_is_not_played_again(at: Server) -> None:
    await founded(at, "Ben")
    status = await anew(at)
    await at.bot.tables.start(status.id, at.members["Ann"].id)
    assert "not over yet" in (await at.click("Ann", Shown(await result_of(at, status.id)), "again")).words
    assert await at.bot.tables.lobbies(at.guild.id) == ()
