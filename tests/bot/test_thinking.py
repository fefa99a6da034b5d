"""Robots think ahead in a process of their own, from what their seat knows; what takes too long or fails is up to the policy."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process

import msgspec
import pytest

from bot.delivery import thinking as thinking_process
from bot.delivery.robots import Robots
from bot.delivery.thinking import LONGEST, START, Thinker
from bot.screens import lobby
from bot.store import history
from bot.tables.robots import DueRobot, asked
from bot.thinker import Answer, ChancesQuestion, Question, answer
from engine import load, view
from engine.robots.levels import SIMULATIONS
from engine.robots.search import best
from tests.bot.backend import ANN, BEN, MINUTE, Backend, eventually, refused

pytestmark = pytest.mark.once


async def due(backend: Backend, game: str) -> DueRobot:
    """What the robot is asked that is due to move, after a turn of Ann's."""
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    backend.clock.advance(MINUTE)
    found = await backend.services.runner.read(game, _asked)
    assert found is not None
    return found


async def _asked(open_game):
    return asked(open_game)


def thinking(backend: Backend, think) -> Robots:
    return Robots(backend.store, backend.services.robots, now=backend.clock, think=think)


async def facts(backend: Backend, game: str) -> list[object]:
    """The facts of all committed answers, oldest first."""
    async with backend.store.reading() as connection:
        rows = await history.newest(connection, game, 100)
    return [row["facts"] for row in reversed(rows) if row["kind"] == "answer"]


async def test_the_process_thinks_as_one_would_here_and_is_used_again(backend, ann_begins):
    game = (await backend.with_robots(robots=1)).id
    asks = await due(backend, game)
    copy = load(asks.copy)
    here = answer(Question(asks.copy.decode(), asks.seat, 2, asks.seed)).picks
    assert here[0] == best(view(copy, asks.seat), copy, 2, f"{asks.seed}/{copy.answered}")
    few = DueRobot(asks.game, asks.seat, asks.version, asks.token, asks.copy, 2, 1.0, asks.gentle, asks.passes)
    thinker = Thinker(longest=60.0)  # a loaded machine may take ten seconds to start it
    try:
        assert await thinker.think(few) == here
        process = thinker._process
        assert await thinker.think(few) == here
        assert thinker._process is process
    finally:
        await thinker.close()
    assert process is not None
    assert process.returncode is not None


async def test_a_thought_that_takes_too_long_is_cut_off_and_the_next_one_begins_anew(backend, ann_begins):
    game = (await backend.with_robots(robots=1)).id
    asks = await due(backend, game)
    thinker = Thinker(longest=0)
    assert await thinker.think(asks) is None
    assert thinker._process is None
    assert (await thinker.look_back(game, 0, Question("{}", 0, 0, "a seed"))).error == "cut off"


async def test_a_robot_waits_for_one_question_of_those_who_look_back_however_many_there_are(
    backend, ann_begins, monkeypatch
):
    asks = await due(backend, (await backend.with_robots(robots=1)).id)
    thinker, order = Thinker(), list[str]()

    async def answered(_process, question):
        order.append(msgspec.json.decode(question)["type"])
        await asyncio.sleep(0)
        return Answer()

    async def running():
        return None

    monkeypatch.setattr(thinking_process, "_answered", answered)
    monkeypatch.setattr(thinker, "_running", running)
    back = [thinker.look_back(asks.game, 0, ChancesQuestion("{}", 1, "a seed")) for _ in range(9)]
    await asyncio.gather(*back, thinker.think(asks))
    assert len(order) == 10
    assert order.index("act") == 1


async def test_the_start_of_the_process_is_no_part_of_a_thought(backend, ann_begins, monkeypatch):
    """On a busy machine each question ended the process in its start, so that robots never thought."""
    asks = await due(backend, (await backend.with_robots(robots=1)).id)
    thinker, there, timeout = Thinker(), list[tuple[float, bool]](), asyncio.timeout

    def limited(seconds):
        there.append((seconds, thinker._process is not None))
        return timeout(60)

    monkeypatch.setattr(thinking_process.asyncio, "timeout", limited)
    try:
        await thinker.look_back(asks.game, asks.seat, Question("{}", 0, 2, "a seed"))
    finally:
        await thinker.close()
    assert there == [(START, False), (LONGEST, True)]


async def test_no_secret_of_the_host_is_given_to_the_process(monkeypatch):
    given: dict[str, str] = {}

    async def begun(*_words, env, **_more):
        given.update(env)
        raise OSError("not begun")

    monkeypatch.setenv("DISCORD_TOKEN", "x.y.z")
    monkeypatch.setenv("MARS_DATABASE_URL", "postgresql+asyncpg://mars:password@db/mars")
    monkeypatch.setenv("LANGUAGE", "de")
    monkeypatch.setattr(asyncio, "create_subprocess_exec", begun)
    await Thinker().look_back("abcde", 0, Question("{}", 0, 2, "a seed"))
    assert given["LANGUAGE"] == "de"
    assert not {"DISCORD_TOKEN", "MARS_DATABASE_URL"} & given.keys()


async def test_a_process_that_does_not_start_is_no_answer(backend, ann_begins, monkeypatch):
    asks = await due(backend, (await backend.with_robots(robots=1)).id)
    monkeypatch.setattr(thinking_process.sys, "executable", "/bin/false")
    thinker = Thinker()
    assert await thinker.think(asks) is None
    assert thinker._process is None


@pytest.mark.parametrize("early", [True, False], ids=["before it is there", "before it answers"])
async def test_a_process_that_starts_is_ended_at_once_when_the_bot_closes(monkeypatch, early):
    begun, go_on = list[Process](), asyncio.Event()

    async def never_ready() -> Process:
        begun.append(await asyncio.create_subprocess_exec("sleep", "9999", stdin=PIPE, stdout=PIPE))
        await go_on.wait()
        return begun[-1]

    monkeypatch.setattr(thinking_process, "_spawned", never_ready)
    monkeypatch.setattr(thinking_process, "START", 9999.0)
    thinker = Thinker()
    asked = [asyncio.ensure_future(thinker.look_back("abcde", 0, Question("{}", 0, 2, "a seed"))) for _ in range(2)]
    if not early:
        go_on.set()
    await eventually(lambda: begun if early else thinker._process)
    closing = asyncio.ensure_future(thinker.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert [found.error for found in await asyncio.gather(*asked)] == ["cut off"] * 2
    # Where the kill has seen the end before asyncio does, that is told it as 255.
    assert [process.returncode in (-9, 255) for process in begun] == [True]


async def test_what_cannot_be_thought_about_is_no_answer(backend, ann_begins):
    assert answer(Question("{}", 0, 2, "a seed")).picks == ()
    assert answer(Question("{}", 0, 2, "a seed")).error == "Unreadable"


async def test_a_robot_does_what_it_has_thought_out(backend, ann_begins):
    game = (await backend.with_robots(robots=1)).id
    asks = await due(backend, game)
    assert asks.simulations == SIMULATIONS["normal"]
    thought: list[DueRobot] = []

    async def passes(found: DueRobot):
        thought.append(found)
        return (("pass",),)

    await thinking(backend, passes).tick()
    assert thought[0] == asks
    assert (await facts(backend, game))[-1] is None
    assert (await backend.services.play.look(game, ANN)).view.seats[1].passed


async def test_what_was_cut_off_is_done_by_the_policy_and_the_entry_says_so(backend, ann_begins):
    game = (await backend.with_robots(robots=1)).id
    await due(backend, game)

    async def too_long(found: DueRobot):
        return None

    assert await thinking(backend, too_long).tick() > 0
    assert (await facts(backend, game))[-1] == {"cut_off": True}


async def test_an_easy_robot_neither_thinks_ahead_nor_takes_from_others(backend, ann_begins):
    status = await backend.lobby(seats=2, beginners=True)
    await backend.services.lobby.seat_robot(status.id, ANN, "Robot Iris")
    status = await backend.services.lobby.level(status.id, ANN, "Robot Iris", "easy")
    assert [s.level for s in status.seats] == [None, "easy"]
    assert (await refused(backend.services.lobby.level(status.id, BEN, "Robot Iris", "hard"))).reason == "only-host"
    assert (await refused(backend.services.lobby.level(status.id, ANN, "Robot Otto", "hard"))).reason == "has-left"
    await backend.services.lobby.start(status.id, ANN)
    asks = await due(backend, status.id)
    assert (asks.simulations, asks.gentle) == (0, True)

    async def thought(found: DueRobot):
        raise AssertionError("it thinks")

    assert await thinking(backend, thought).tick() > 0


async def test_what_a_robot_is_asked_with_holds_nothing_that_its_seat_does_not_know(backend, ann_begins):
    game = (await backend.with_robots(robots=1)).id
    asks = await due(backend, game)

    async def seen(open_game):
        return open_game.live.game

    there = await backend.services.runner.read(game, seen)
    copy = load(asks.copy)
    assert view(copy, asks.seat).hand == view(there, asks.seat).hand
    assert copy.seed != there.seed
    assert copy.players[0].hand != there.players[0].hand
    assert copy.table.deck != there.table.deck


async def test_games_in_which_people_play_come_first(backend, ann_begins):
    first = (await backend.with_robots(robots=1)).id
    second = (await backend.with_robots(robots=1)).id
    for game in (first, second):
        await backend.act(game, ANN, "project:power-plant")
        await backend.act(game, ANN, "end")
        backend.clock.advance(MINUTE)
    await backend.services.seats.resign(first, ANN)
    order: list[str] = []

    async def watched(found: DueRobot):
        order.append(found.game)
        return (("pass",),)

    await thinking(backend, watched).tick()
    assert order[0] == second


async def test_the_host_of_the_lobby_chooses_how_well_each_robot_plays(backend):
    status = await backend.lobby(seats=3)
    await backend.services.lobby.seat_robot(status.id, ANN, "Robot Iris")
    status = await backend.services.lobby.level(status.id, ANN, "Robot Iris", "hard")
    shown = str(lobby.robots(status).view().to_components())
    assert "Robot Iris: hard" in shown
    assert "hard" in str(lobby.lobby(status).view().to_components())
