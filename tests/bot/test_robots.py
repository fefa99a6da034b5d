"""Robots move when they are due, get no messages, and never keep people waiting."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import timedelta
from random import Random

import pytest

from bot.delivery.robots import Robots
from bot.screens import votes
from bot.screens.waiting import asked_line
from bot.speech import date
from bot.store import history
from bot.tables import Rules, Trouble
from bot.tables.robots import greedy
from engine.core import Fork
from engine.robots.random import random_answer
from tests.bot.backend import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GUILD,
    HOUR,
    MINUTE,
    OCEAN_WITH_CARD,
    Backend,
    eventually,
    open_backend,
    refused,
)
from tests.bot.looks import NoPictures, context

pytestmark = pytest.mark.once

SECOND = timedelta(seconds=1)


async def acted(backend: Backend, game: str) -> list[int]:
    """The seats of all committed answers, oldest first."""
    return [d.seat for d in reversed(await backend.services.history.story(game)) if d.kind == "answer"]


async def turn(backend: Backend, game: str) -> None:
    """Let Ann take a turn that can be undone."""
    await turn_of(backend, game, ANN)


async def turn_of(backend: Backend, game: str, user: int) -> None:
    await backend.act(game, user, "project:power-plant")
    await backend.act(game, user, "end")


# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_the_host_seats_robots_and_sends_them_away(backend):
    status = await backend.lobby(BEN, seats=4)
    status = await backend.services.lobby.seat_robot(status.id, ANN, "Robot Iris")
    status = await backend.services.lobby.seat_robot(status.id, ANN, "Robot Otto")
    assert [(s.name, s.robot) for s in status.seats[2:]] == [("Robot Iris", True), ("Robot Otto", True)]
    assert (await refused(backend.services.lobby.seat_robot(status.id, ANN, "Robot Mira"))).reason == "lobby-full"
    assert (await refused(backend.services.lobby.seat_robot(status.id, BEN, "Robot Mira"))).reason == "only-host"
    status = await backend.services.lobby.unseat_robot(status.id, ANN)
    assert [s.name for s in status.people] == ["Ann", "member 12"]
    await backend.services.lobby.unseat_robot(status.id, ANN)
    assert (await refused(backend.services.lobby.unseat_robot(status.id, ANN))).reason == "no-robot"


async def test_no_robot_is_dropped_in_silence(backend):
    founding = backend.services.lobby.create(
        GUILD, CHANNEL, ANN, "Ann", rules=Rules(seats=2), robots=["Robot Iris", "Robot Otto"]
    )
    assert (await refused(founding)).reason == "lobby-full"
    assert await backend.services.games.in_server(GUILD) == ()


async def test_robots_alone_keep_no_lobby_open(backend):
    status = await backend.lobby(BEN)
    await backend.services.lobby.seat_robot(status.id, ANN, "Robot Iris")
    status = await backend.services.lobby.leave(status.id, ANN)
    assert status.host == BEN
    assert (await backend.services.lobby.leave(status.id, BEN)).state == "ended"


# --- when they move --------------------------------------------------------------------------------------------------


async def test_the_message_of_a_draft_says_whom_a_robot_has_passed_a_packet_to(backend):
    game = (await backend.with_robots(BEN, robots=1, beginners=False, draft_first=True, corporate_era=True)).id
    while await backend.play_on(game, Random(1)):
        pass
    await backend.outbox.tick()
    backend.sender.clear()
    assert await backend.robots.tick() > 0
    assert (await backend.services.games.status(game)).owing
    await backend.outbox.tick()
    assert backend.sender.of_kinds("prompt")
    assert backend.sender.of_kinds("log"), "the message in the thread is told too"


async def test_robots_move_after_the_grace_of_an_undo_and_the_next_message_tells_of_all(backend, ann_begins):
    game = (await backend.with_robots()).id
    await backend.outbox.tick()
    backend.sender.clear()
    await turn(backend, game)
    look = await backend.services.play.look(game, ANN)
    assert look.complete
    assert look.told_at == backend.clock.at + MINUTE
    assert look.status.owing == {}
    backend.clock.advance(59 * SECOND)
    assert await backend.robots.tick() == 0
    backend.clock.advance(SECOND)
    assert await backend.robots.tick() > 0
    assert set(await acted(backend, game)) == {0, 1, 2}
    assert set((await backend.services.games.status(game)).owing) == {0}
    await backend.outbox.tick()
    (told,) = backend.sender.of_kinds("turn")
    assert told.payload["seats"] == [0]
    assert backend.sender.of_kinds("prompt", "reminder") == []


async def test_what_is_due_is_not_asked_for_again_and_again_while_the_bot_cannot_be_reached(backend: Backend) -> None:
    asked = 0

    async def away() -> bool:
        nonlocal asked
        asked += 1
        return False

    game = (await backend.with_robots()).id
    await backend.run("UPDATE games SET robots_at = :at WHERE id = :game", at=backend.clock() - HOUR, game=game)
    running = asyncio.ensure_future(
        Robots(backend.store, backend.services.robots, now=backend.clock, present=away).run()
    )
    await eventually(lambda: asked)
    await asyncio.sleep(0.5)
    running.cancel()
    assert asked == 1


async def test_tell_now_lets_them_move_at_once(backend, ann_begins):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    look = await backend.services.play.tell_now(game, ANN)
    assert look.told_at is None
    assert await backend.robots.tick() > 0
    assert (await refused(backend.services.play.tell_now(game, ANN))).reason == "nothing-to-tell"


async def test_after_what_cannot_be_taken_back_they_wait_only_a_moment(backend, ann_begins):
    game = (await backend.with_robots()).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    look = await backend.services.play.look(game, ANN)
    assert (look.complete, look.undoable) == (True, 0)
    assert look.told_at == backend.clock.at + 8 * SECOND
    backend.clock.advance(8 * SECOND)
    assert await backend.robots.tick() > 0


async def test_an_undo_within_the_grace_keeps_them_still(backend, ann_begins):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    await backend.services.play.undo(game, ANN, 1, backend.click())
    backend.clock.advance(5 * MINUTE)
    assert await backend.robots.tick() == 0
    assert set((await backend.services.games.status(game)).owing) == {0}


async def test_an_undo_stops_at_a_robots_answer(backend, ann_begins):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    await backend.robots.tick()
    plan = await backend.services.play.undo_plan(game, ANN)
    assert plan.steps == ()
    assert plan.barrier.reason == "answered"
    assert plan.barrier.seat == 2


async def test_alone_among_robots_one_goes_back_beyond_their_answers_without_asking(backend, ann_begins):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    await backend.robots.tick()
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert request.state == "agreed"
    look = await backend.services.play.look(game, ANN)
    assert set(look.status.owing) == {0}
    assert "pass" in look.decision.options
    backend.clock.advance(5 * MINUTE)
    assert await backend.robots.tick() == 0


async def test_among_those_who_choose_robots_answer_at_once(backend):
    game = (await backend.with_robots(beginners=False)).id
    assert set((await backend.services.games.status(game)).owing) == {0}
    await backend.robots.tick()
    assert await backend.robots.tick() == 0
    live = backend.services.runner.queue._games[game]
    assert set(live.game.pending) == {0}
    assert any(isinstance(node, Fork) for node in live.game.agenda)


async def test_robots_owe_nothing_and_are_never_reminded(backend, ann_begins):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(timedelta(days=9))
    assert await backend.rows("SELECT * FROM dues") == []
    assert await backend.reminders.tick() == 0


async def test_robots_have_no_say_in_ending_a_game(backend, ann_begins):
    game = (await backend.with_robots(BEN)).id
    request = await backend.services.votes.ask_to_end(game, ANN)
    assert request.missing == {BEN}
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "agreed"


# --- while the table decides whether to go back ----------------------------------------------------------------------


async def asked_to_go_back(backend: Backend) -> tuple[str, int]:
    """Start a game of Ann, Ben and two robots; Ann and Ben play, and Ann asks the table to go back."""
    game = (await backend.with_robots(BEN)).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await turn_of(backend, game, BEN)
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert request.missing == {BEN}
    return game, request.id


async def test_robots_wait_while_the_table_decides(backend, ann_begins):
    game, request = await asked_to_go_back(backend)
    backend.clock.advance(59 * MINUTE)
    assert await backend.robots.tick() == 0
    look = await backend.services.play.look(game, BEN)
    assert (look.complete, look.told_at) == (True, None), "nobody says when they play"
    assert (await refused(backend.services.play.tell_now(game, BEN))).reason == "robots-wait"
    said = votes.message(look.status, await backend.services.votes.request(game, request)).words()
    assert f"The robots wait for this until {date(backend.clock.at + MINUTE)} at the latest" in said
    assert "The robots are waiting" in asked_line(context(look, NoPictures()))
    assert await backend.robots.tick() == 0
    assert (await backend.services.votes.vote(game, BEN, request, "yes")).state == "agreed"
    assert set((await backend.services.games.status(game)).owing) == {0}
    backend.clock.advance(HOUR)
    assert await backend.robots.tick() == 0


async def test_robots_do_not_wait_for_ever(backend, ann_begins):
    game, request = await asked_to_go_back(backend)
    backend.clock.advance(HOUR)
    assert await backend.robots.tick() > 0
    lapsed = await backend.services.votes.request(game, request)
    assert (lapsed.state, lapsed.closer) == ("lapsed", 2)


async def test_robots_go_on_when_the_request_is_withdrawn(backend, ann_begins):
    game, request = await asked_to_go_back(backend)
    await backend.services.votes.vote(game, ANN, request, "no")
    assert await backend.robots.tick() == 0
    backend.clock.advance(MINUTE)
    assert await backend.robots.tick() > 0


async def test_robots_that_are_not_asked_are_not_woken_by_a_request(backend, ann_begins):
    game = (await backend.with_robots(BEN, CAT)).id
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    await backend.services.votes.vote(game, ANN, request.id, "no")
    assert await backend.rows("SELECT robots_at FROM games") == [(None,)]


async def test_robots_give_way_to_clicks_before_they_look_and_before_they_commit(backend, ann_begins):
    game, versions = (await backend.with_robots()).id, []
    await turn(backend, game)
    backend.clock.advance(MINUTE)

    async def calm():
        versions.append((await backend.services.games.status(game)).version)

    robots = Robots(backend.store, backend.services.robots, now=backend.clock, calm=calm)
    before = (await backend.services.games.status(game)).version
    moved = await robots.tick()
    assert moved > 0
    assert versions[: 2 * moved] == [before + n // 2 for n in range(2 * moved)]


# --- failures --------------------------------------------------------------------------------------------------------


async def test_a_robot_that_fails_answers_at_random_and_the_game_goes_on(backend, ann_begins):
    def failing(seen):
        raise ZeroDivisionError

    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    broken = Robots(backend.store, backend.services.robots, now=backend.clock, policy=failing)
    assert await broken.tick() > 0
    assert set((await backend.services.games.status(game)).owing) == {0}


async def test_a_store_that_fails_is_no_failure_of_the_robot(backend, ann_begins, monkeypatch):
    """After an error of the database, such as a full disk, the robot makes its usual move later, instead of a random one."""
    answers, asked = [], []

    def watched(seen):
        asked.append(seen)
        return greedy(seen)

    async def full(*_, **__):
        answers.append(True)
        raise sqlite3.OperationalError("database or disk is full")

    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    robots = Robots(backend.store, backend.services.robots, now=backend.clock, policy=watched)
    with monkeypatch.context() as broken:
        broken.setattr("bot.store.history.add", full)
        with pytest.raises(Trouble) as trouble:
            await robots.tick()
    assert trouble.value.passing
    assert len(answers) == 1
    before = len(asked)
    assert await robots.tick() > 0
    assert len(asked) > before
    assert set((await backend.services.games.status(game)).owing) == {0}


async def test_a_store_that_fails_for_one_game_keeps_no_other_robots_waiting(backend, monkeypatch):
    broken = (await backend.with_robots(beginners=False)).id
    backend.clock.advance(SECOND)
    other = (await backend.with_robots(beginners=False)).id
    add = history.add

    async def torn(connection, new):
        if new.game == broken:
            raise sqlite3.OperationalError("database disk image is malformed")
        return await add(connection, new)

    monkeypatch.setattr("bot.store.history.add", torn)
    with pytest.raises(Trouble):
        await backend.robots.tick()
    assert set(await acted(backend, other)) == {1, 2}


async def test_a_round_that_takes_too_long_leaves_the_rest_to_the_next_one(backend, monkeypatch):
    monkeypatch.setattr("bot.delivery.robots.ROUND_SECONDS", 0)
    one = (await backend.with_robots(beginners=False)).id
    backend.clock.advance(SECOND)
    other = (await backend.with_robots(beginners=False)).id
    assert await backend.robots.tick() == 1
    assert (len(await acted(backend, one)), len(await acted(backend, other))) == (1, 0)
    while await backend.robots.tick():
        pass
    assert {*await acted(backend, one)} == {*await acted(backend, other)} == {1, 2}


async def test_robots_that_answer_at_random_do_not_all_answer_alike(backend, ann_begins, monkeypatch):
    """The random answers depend on the game and on the question."""
    given = []

    def noted(decision, random):
        given.append(random.random())
        return random_answer(decision, random)

    def failing(seen):
        raise ZeroDivisionError

    monkeypatch.setattr("bot.tables.robots.random_answer", noted)
    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    await Robots(backend.store, backend.services.robots, now=backend.clock, policy=failing).tick()
    assert len(set(given)) == len(given) > 1


async def test_where_nothing_works_the_game_is_tried_again_later_and_others_go_on(backend, ann_begins, monkeypatch):
    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    with monkeypatch.context() as broken:
        broken.setattr("engine.core.Game.answer", None)
        assert await backend.robots.tick() == 0
    assert await backend.robots.tick() == 0
    backend.clock.advance(10 * MINUTE)
    assert await backend.robots.tick() > 0


async def test_a_game_that_cannot_be_opened_keeps_no_other_robots_waiting(backend):
    broken = (await backend.with_robots(beginners=False)).id
    backend.clock.advance(SECOND)
    other = (await backend.with_robots(beginners=False)).id
    await backend.run("UPDATE commits SET snapshot = :torn WHERE game = :game", torn=b"torn", game=broken)
    backend.services.runner.queue.take(broken)
    assert await backend.robots.tick() > 0
    assert set(await acted(backend, other)) == {1, 2}
    assert await backend.robots.tick() == 0


async def test_robots_that_are_not_due_are_not_put_off(backend, ann_begins):
    game = (await backend.with_robots()).id
    await backend.robots.tick()
    await backend.services.robots.delay(game, HOUR)
    assert await backend.rows("SELECT robots_at FROM games") == [(None,)]


async def test_a_robot_gets_its_view_and_nothing_else(backend, ann_begins):
    seen = []

    def watched(view):
        seen.append(view)
        return greedy(view)

    game = (await backend.with_robots()).id
    await turn(backend, game)
    backend.clock.advance(MINUTE)
    await Robots(backend.store, backend.services.robots, now=backend.clock, policy=watched).tick()
    assert {view.you for view in seen} == {1, 2}


# --- a whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_person_and_two_robots_play_to_the_end_over_a_restart(tmp_path):
    random = Random(3)
    async with open_backend(tmp_path / "db") as backend:
        game = (await backend.with_robots(beginners=False, draft=True, corporate_era=True)).id
        for _ in range(40):
            await backend.robots.tick()
            await backend.play_on(game, random)
            backend.clock.advance(MINUTE)
    sender = backend.sender
    async with open_backend(tmp_path / "db", backend.clock, sender) as backend:
        await backend.nearly_over(game)
        while (await backend.services.games.status(game)).state == "running":
            await backend.robots.tick()
            await backend.play_on(game, random)
            await backend.outbox.tick()
            backend.clock.advance(MINUTE)
        status = await backend.services.games.status(game)
        assert status.state == "over"
        winners = await backend.rows("SELECT user FROM wins")
        assert winners in ([], [(ANN,)])
    assert {str(i.destination) for i in sender.sent} <= {f"game:{game}", f"user:{ANN}"}
    assert len(sender.of_kinds("result")) == 1
