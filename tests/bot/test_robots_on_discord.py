"""Robots on Discord: they join by buttons, have one message for all their moves, and are never mentioned."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.routes import lookback
from bot.routes.lookback import panel_since
from bot.tables.robots import greedy, passing
from bot.tables.values import Picks
from engine.core import Game
from engine.view import View
from tests.bot.backend import altered
from tests.bot.server import Server, Shown, open_server

pytestmark = pytest.mark.once


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann",), pictures=False) as made:
        yield made


async def begun(server: Server, robots: int = 2) -> Shown:
    """Start a game of Ann and some robots with Beginner Corporations; it is her turn, unless a robot was drawn to begin."""
    await server.slash("Ann", "game new", name="Olympus Rising", robots=robots)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(
        status.id, server.members["Ann"].id, {"beginners": True, "seating": "chosen"}
    )
    await server.slash("Ann", "game start")
    await server.wait(8)
    return await server.turn()


async def test_the_host_adds_and_removes_robots_in_the_options(server: Server) -> None:
    await server.slash("Ann", "game new", players=3)
    await server.say()
    options = await server.click("Ann", server.last(), "Options")
    assert "robot/remove" not in str(options.buttons)
    options = await server.click("Ann", options, "Add a robot")
    options = await server.click("Ann", options, "Add a robot")
    assert "robot/add" not in str(options.buttons)
    await server.say()
    assert "Ann\nRobot Iris\nRobot Otto" in server.last().words
    assert "Start with 3" in server.last().buttons.values()
    await server.click("Ann", options, "Remove a robot")
    await server.say()
    assert "Robot Otto" not in server.last().words


async def test_one_message_tells_of_all_robots_and_mentions_only_people(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.bot.panels, "wait", lambda game, entry: False)  # as where the press came first
    turn = await begun(server)
    assert f"<@{server.members['Ann'].id}>, your turn" in turn.words
    shown = await server.click("Ann", turn, "Play")
    listed = await server.click("Ann", shown, "B · Project")
    await server.select("Ann", listed, ["project:power-plant"])
    grace = await server.click("Ann", await server.click("Ann", turn, "Play"), "End turn")
    assert "The robots play at" in grace.words
    sent, other = len(server.place.history()), await server.slash("Ann", "play")
    told = await server.click("Ann", grace, "Let them play now")
    assert told.words.startswith("Your turn is over.")
    assert told.words.lower().count("robots play") == 1, "the title says it"
    assert "the robots play" in (await server.slash("Ann", "games")).words
    await server.wait(0)
    late = await server.click("Ann", other, "Let them play now")
    assert "The robots have played." in late.words
    assert "Your turn, first of 2 actions" in late.words, "they have played: what is now"
    assert "Nothing was changed" not in late.words
    assert len(server.place.history()) == sent + 1
    said = server.last().words
    assert "■ Robot Iris" in said
    assert "▲ Robot Otto" in said
    assert "Ann took" not in said, "what she did stands in the message before"
    assert said.count("<@") == 1


async def test_a_single_robot_is_not_spoken_of_as_several(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.bot.panels, "wait", lambda game, entry: False)  # as where the press came first
    turn = await begun(server, robots=1)
    listed = await server.click("Ann", await server.click("Ann", turn, "Play"), "B · Project")
    await server.select("Ann", listed, ["project:power-plant"])
    grace = await server.click("Ann", await server.click("Ann", turn, "Play"), "End turn")
    other = await server.slash("Ann", "play")
    assert "The robot plays at" in grace.words
    told = await server.click("Ann", grace, "Let it play now")
    listed = await server.slash("Ann", "games")
    assert told.words.lower().count("robot plays") == 1, "the title says it"
    assert "the robot plays" in listed.words
    waits = await server.slash("Ann", "play", server.place)
    assert "The robot plays" in waits.words
    await server.wait(0)
    late = await server.click("Ann", other, "Let it play now")
    assert " has played." in late.words
    assert "The robot" not in late.words, "it has a name"
    assert "robots" not in "\n".join(shown.words for shown in (grace, told, listed, waits, late, server.last()))


async def test_a_panel_that_waits_for_the_robots_says_that_they_have_played(server: Server) -> None:
    turn = await begun(server)
    await server.click("Ann", turn, "Play")
    grace = await server.click("Ann", await server.click("Ann", turn, "Play"), "Pass")
    grace = await server.click("Ann", grace, "Pass for")
    assert "The robots play at" in grace.words
    await server.wait(61)
    await server.wait(30)
    await asyncio.gather(*server.bot.telling)
    now = server.again("Ann", grace)
    assert "The robots play at" not in now.words
    assert "The robots have played." in now.words
    assert "Research for generation 2" in now.words, "who waited for robots alone need not press Play"
    edits = [r for r in server.env.http_requests if r.method == "PATCH" and "/webhooks/" in r.path]
    told = edits[-1].json
    assert told is not None
    assert told["allowed_mentions"] == {"parse": []}, "it mentions nobody, whatever names are in it"


async def test_the_panel_that_start_has_opened_says_that_the_robots_have_played_too(server: Server) -> None:
    await server.slash("Ann", "game new", name="Olympus Rising", robots=2)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    changes = {"beginners": True, "seating": "chosen"}
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, changes)
    await server.say()
    shown = await server.click("Ann", server.last(), "Start with 3")
    assert "### The robots play" in shown.words, "one of them begins"
    await server.wait(8)
    await asyncio.gather(*server.bot.telling)
    there = server.channel.history(viewer=server.members["Ann"])
    (now,) = (Shown(message) for message in there if "Your turn, first of 2 actions" in Shown(message).words)
    assert "played." in now.words


async def test_the_answer_to_a_command_says_that_the_robots_have_played_too(server: Server) -> None:
    await begun(server)
    grace = await server.click("Ann", await server.slash("Ann", "pass", server.place), "Pass for")
    waits = await server.slash("Ann", "play", server.place)
    assert "The robots play at" in grace.words
    assert "The robots play at" in waits.words
    await server.wait(61)
    await server.wait(30)
    await asyncio.gather(*server.bot.telling)
    assert "The robots have played." in server.again("Ann", waits).words


async def test_a_panel_does_not_say_that_robots_have_played_while_they_play(server: Server, monkeypatch) -> None:
    turn = await begun(server)
    await server.click("Ann", turn, "Play")
    grace = await server.click("Ann", await server.click("Ann", turn, "Play"), "Pass")
    await server.click("Ann", grace, "Pass for")
    await server.wait(61)
    await server.click("Ann", await server.click("Ann", server.last(), "Play"), "Buy none")
    look = await server.look("Ann")
    assert (look.decision, bool(look.status.owing)) == (None, False), "a robot begins generation 2"

    async def one_robot(*args: object) -> list[int]:
        return [1]

    monkeypatch.setattr(lookback, "played_since", one_robot)
    asking: Any = SimpleNamespace(user=server.members["Ann"], locale="en-US", guild_id=1, client=server.bot)
    news = await panel_since(server.bot.services, server.bot.artist, asking, look.status.id)
    assert news is not None
    said = news.screen.words()
    assert "The robots play" in said
    assert "The robots have played." not in said
    assert "A look ahead" in said, "the hand stays"
    assert news.screen.momentary, "it is told again when they have played"


def builds(seen: View) -> Picks:
    """Build power plants, else pass: nothing hidden is revealed, so that a person can take back what was before."""
    plant = "project:power-plant"
    return (plant,) if seen.decision is not None and plant in seen.decision.options else passing(greedy)(seen)


async def test_an_undo_beyond_robots_strikes_their_lines_through_and_calls_nobody(server: Server) -> None:
    server.bot.robots._policy, server.bot.robots._think = builds, None
    turn = await begun(server)
    listed = await server.click("Ann", await server.click("Ann", turn, "Play"), "B · Project")
    await server.select("Ann", listed, ["project:power-plant"])
    await server.click("Ann", await server.click("Ann", turn, "Play"), "End turn")
    await server.wait(61)
    before = turn.message.id
    undo = await server.click("Ann", await server.click("Ann", server.last(), "Play"), "More")
    back = await server.click("Ann", await server.click("Ann", undo, "Undo"), "Undo this far")
    assert "Undone." in back.words
    assert "agreed" not in back.words, "nobody was asked"
    await server.say()
    messages = {m.id: Shown(m).words for m in server.place.history()}
    struck = [line for line in messages[before].splitlines() if "Robot" not in line and line.startswith("- ~~")]
    assert struck, "the robots' lines stood in the message before"
    assert "took 2 actions" not in messages[before]
    newest = server.last().words
    assert "Ann went back, to before: ● Ann ended their turn. Undone: ● Ann 1 action" in newest
    assert "Ann, your turn" in newest
    assert "<@" not in newest, "nobody is called to a turn that they have reopened themselves"


def nearly_over(game: Game) -> None:
    for key, parameter in game.box.parameters.items():
        game.table.parameters[key] = parameter.end


async def test_robots_and_people_stand_in_one_result(server: Server) -> None:
    await begun(server)
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await altered(server.bot.services, status.id, nearly_over)
    for n in range(400):
        status = await server.bot.services.games.status(status.id)
        if status.state != "running":
            break
        if status.owing:
            look = await server.look("Ann")
            assert look.decision is not None
            options = look.decision.options
            picks = ["pass"] if "pass" in options else list(options[: look.decision.least])
            await server.bot.services.play.compose(
                status.id, server.members["Ann"].id, None, [picks], f"answer {n}", confirmed=True
            )
        await server.env.advance_time(60)
        await server.bot.robots.tick()
    await server.say()
    assert status.state == "over"
    said = server.last().words
    assert "is over" in said
    assert "Robot" in said
    assert said.count("<@") == 1
    asking: Any = SimpleNamespace(user=server.members["Ann"], locale="en-US", guild_id=1, client=server.bot)
    news = await panel_since(server.bot.services, server.bot.artist, asking, status.id)
    assert news is not None
    assert "The game took" in news.screen.words(), "a panel that waited for the robots shows the result"
