"""The lobby as players meet it: what a page does that has grown old, and what robots need."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.server import Server, Shown, server


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", pictures=False) as made:
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
