"""Robots as people on Discord meet them: seats behind buttons, one message for all their moves, no mention."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.server import Server, Shown, server


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", ("Ann",), pictures=False) as made:
        yield made


async def begun(at: Server) -> Shown:
    """Ann in the first seat with two robots after her, all beginners; her turn unless a robot was drawn to begin."""
    await at.slash("Ann", "game new", name="Olympus Rising", robots=2)
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    await at.bot.tables.configure(status.id, at.members["Ann"].id, {"beginners": True, "seating": "chosen"})
    await at.slash("Ann", "game start")
    await at.wait(8)
    return await at.turn()


async def test_the_host_adds_and_removes_robots_in_the_options(at: Server) -> None:
    await at.slash("Ann", "game new", players=3)
    await at.say()
    options = await at.click("Ann", at.last(), "Options")
    assert "robot/remove" not in str(options.buttons)
    options = await at.click("Ann", options, "Add a robot")
    options = await at.click("Ann", options, "Add a robot")
    assert "robot/add" not in str(options.buttons)
    await at.say()
    assert "Ann\nRobot Iris\nRobot Otto" in at.last().words
    assert "Start with 3" in at.last().buttons.values()
    await at.click("Ann", options, "Remove a robot")
    await at.say()
    assert "Robot Otto" not in at.last().words


async def test_one_message_tells_of_all_robots_and_mentions_only_people(at: Server) -> None:
    turn = await begun(at)
    assert f"<@{at.members['Ann'].id}>, your turn" in turn.words
    shown = await at.click("Ann", turn, "Play")
    listed = await at.click("Ann", shown, "B · Project")
    await at.select("Ann", listed, ["project:power-plant"])
    grace = await at.click("Ann", await at.click("Ann", turn, "Play"), "End turn")
    assert "The robots play at" in grace.words
    sent, other = len(at.place.history()), await at.slash("Ann", "play", at.place)
    told = await at.click("Ann", grace, "Let them play now")
    assert "the robots play" in told.words
    assert "the robots play" in (await at.slash("Ann", "games")).words
    await at.wait(0)
    late = await at.click("Ann", other, "Let them play now")
    assert "Your turn, first of 2 actions" in late.words, "they have played: what is now"
    assert "Nothing was changed" not in late.words
    assert len(at.place.history()) == sent + 1
    said = at.last().words
    assert "■ Robot Iris" in said
    assert "▲ Robot Otto" in said
    assert "Ann took" not in said, "what she did stands in the message before"
    assert said.count("<@") == 1


async def test_an_undo_beyond_robots_strikes_their_lines_through_and_calls_nobody(at: Server) -> None:
    turn = await begun(at)
    listed = await at.click("Ann", await at.click("Ann", turn, "Play"), "B · Project")
    await at.select("Ann", listed, ["project:power-plant"])
    await at.click("Ann", await at.click("Ann", turn, "Play"), "End turn")
    await at.wait(61)
    before = turn.message.id
    undo = await at.click("Ann", await at.click("Ann", at.last(), "Play"), "More")
    back = await at.click("Ann", await at.click("Ann", undo, "Undo"), "Undo this far")
    assert "Undone." in back.words
    assert "agreed" not in back.words, "nobody was asked"
    await at.say()
    messages = {m.id: Shown(m).words for m in at.place.history()}
    struck = [line for line in messages[before].splitlines() if "Robot" not in line and line.startswith("- ~~")]
    assert struck, "the robots' lines stood in the message before"
    assert "took 2 actions" not in messages[before]
    newest = at.last().words
    assert "Ann went back, to before: ● Ann ended their turn. Undone: ● Ann 1 action" in newest
    assert "Ann, your turn" in newest
    assert "<@" not in newest, "nobody is called to a turn that they have reopened themselves"


async def test_robots_and_people_stand_in_one_result(at: Server) -> None:
    await begun(at)
    (status,) = await at.bot.tables.games_of(at.members["Ann"].id)
    for n in range(400):
        status = await at.bot.tables.status(status.id)
        if status.state != "running":
            break
        if status.owing:
            look = await at.look("Ann")
            assert look.decision is not None
            options = look.decision.options
            picks = ["pass"] if "pass" in options else list(options[: look.decision.least])
            await at.bot.tables.compose(status.id, at.members["Ann"].id, None, [picks], f"answer {n}", confirmed=True)
        await at.env.advance_time(60)
        await at.bot.robots.tick()
    await at.say()
    assert status.state == "over"
    said = at.last().words
    assert "is over" in said
    assert "Robot" in said
    assert said.count("<@") == 1
