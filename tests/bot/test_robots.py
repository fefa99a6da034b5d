"""Robots at the table: they move when it is time, are told nothing, and stop nobody."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from random import Random

import pytest

from bot.delivery.robots import Robots
from bot.screens import consent
from bot.screens.waiting import asked_line
from bot.speech import date
from bot.store import history
from bot.tables import Rules, Trouble
from bot.tables.robots import greedy
from engine.core import Fork
from engine.robots.random import random_answer
from tests.bot.club import ANN, BEN, CHANNEL, DRAWS, GUILD, HOUR, MINUTE, Club, club, refused
from tests.bot.looks import NoPictures, context

SECOND = timedelta(seconds=1)


async def acted(house: Club, game: str) -> list[int]:
    """Who has acted, oldest first."""
    return [d.seat for d in reversed(await house.tables.story(game)) if d.kind == "answer"]


async def turn(house: Club, game: str) -> None:
    """Ann plays what can be taken back."""
    await turn_of(house, game, ANN)


async def turn_of(house: Club, game: str, user: int) -> None:
    await house.act(game, user, "project:power-plant")
    await house.act(game, user, "end")


# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_the_host_seats_robots_and_sends_them_away(house):
    status = await house.lobby(BEN, seats=4)
    status = await house.tables.seat_robot(status.id, ANN, "Robot Iris")
    status = await house.tables.seat_robot(status.id, ANN, "Robot Otto")
    assert [(s.name, s.robot) for s in status.seats[2:]] == [("Robot Iris", True), ("Robot Otto", True)]
    assert (await refused(house.tables.seat_robot(status.id, ANN, "Robot Mira"))).reason == "lobby-full"
    assert (await refused(house.tables.seat_robot(status.id, BEN, "Robot Mira"))).reason == "only-host"
    status = await house.tables.unseat_robot(status.id, ANN)
    assert [s.name for s in status.people] == ["Ann", "member 12"]
    await house.tables.unseat_robot(status.id, ANN)
    assert (await refused(house.tables.unseat_robot(status.id, ANN))).reason == "no-robot"


async def test_no_robot_is_dropped_in_silence(house):
    founding = house.tables.found(GUILD, CHANNEL, ANN, "Ann", rules=Rules(seats=2), robots=["Robot Iris", "Robot Otto"])
    assert (await refused(founding)).reason == "lobby-full"
    assert await house.tables.lobbies(GUILD) == ()


async def test_robots_alone_keep_no_lobby_open(house):
    status = await house.lobby(BEN)
    await house.tables.seat_robot(status.id, ANN, "Robot Iris")
    status = await house.tables.leave(status.id, ANN)
    assert status.host == BEN
    assert (await house.tables.leave(status.id, BEN)).state == "ended"


# --- when they move --------------------------------------------------------------------------------------------------


async def test_robots_move_after_the_grace_of_an_undo_and_the_next_message_tells_of_all(house, ann_begins):
    game = (await house.with_robots()).id
    await house.outbox.tick()
    house.ears.forget()
    await turn(house, game)
    look = await house.tables.look(game, ANN)
    assert look.complete
    assert look.told_at == house.clock.at + MINUTE
    assert look.status.owing == {}
    house.clock.on(59 * SECOND)
    assert await house.robots.tick() == 0
    house.clock.on(SECOND)
    assert await house.robots.tick() > 0
    assert set(await acted(house, game)) == {0, 1, 2}
    assert set((await house.tables.status(game)).owing) == {0}
    await house.outbox.tick()
    (told,) = house.ears.kinds("turn")
    assert told.payload["seats"] == [0]
    assert house.ears.kinds("prompt", "reminder") == []


async def test_tell_now_lets_them_move_at_once(house, ann_begins):
    game = (await house.with_robots()).id
    await turn(house, game)
    look = await house.tables.tell_now(game, ANN)
    assert look.told_at is None
    assert await house.robots.tick() > 0
    assert (await refused(house.tables.tell_now(game, ANN))).reason == "nothing-to-tell"


async def test_after_what_cannot_be_taken_back_they_wait_only_a_moment(house, ann_begins):
    game = (await house.with_robots()).id
    await house.act(game, ANN, "project:power-plant")
    await house.act(game, ANN, "project:aquifer", DRAWS)
    look = await house.tables.look(game, ANN)
    assert (look.complete, look.undoable) == (True, 0)
    assert look.told_at == house.clock.at + 8 * SECOND
    house.clock.on(8 * SECOND)
    assert await house.robots.tick() > 0


async def test_an_undo_within_the_grace_keeps_them_still(house, ann_begins):
    game = (await house.with_robots()).id
    await turn(house, game)
    await house.tables.undo(game, ANN, 1, house.click())
    house.clock.on(5 * MINUTE)
    assert await house.robots.tick() == 0
    assert set((await house.tables.status(game)).owing) == {0}


async def test_an_undo_stops_at_a_robots_answer(house, ann_begins):
    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    await house.robots.tick()
    plan = await house.tables.undo_plan(game, ANN)
    assert plan.steps == ()
    assert plan.barrier.reason == "answered"
    assert plan.barrier.seat == 2


async def test_alone_among_robots_one_goes_back_beyond_their_answers_without_asking(house, ann_begins):
    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    await house.robots.tick()
    request = await house.tables.ask_to_undo(game, ANN, 1)
    assert request.state == "agreed"
    look = await house.tables.look(game, ANN)
    assert set(look.status.owing) == {0}
    assert "pass" in look.decision.options
    house.clock.on(5 * MINUTE)
    assert await house.robots.tick() == 0


async def test_among_those_who_choose_robots_answer_at_once(house):
    game = (await house.with_robots(beginners=False)).id
    assert set((await house.tables.status(game)).owing) == {0}
    await house.robots.tick()
    assert await house.robots.tick() == 0
    live = house.tables._queue._games[game]
    assert set(live.game.pending) == {0}
    assert any(isinstance(node, Fork) for node in live.game.agenda)


async def test_robots_owe_nothing_and_are_never_reminded(house, ann_begins):
    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(timedelta(days=9))
    assert await house.rows("SELECT * FROM dues") == []
    assert await house.reminders.tick() == 0


async def test_robots_have_no_say_in_ending_a_game(house, ann_begins):
    game = (await house.with_robots(BEN)).id
    request = await house.tables.ask_to_end(game, ANN)
    assert request.missing == {BEN}
    assert (await house.tables.vote(game, BEN, request.id, True)).state == "agreed"


# --- while the table decides whether to go back ----------------------------------------------------------------------


async def asked_to_go_back(house: Club) -> tuple[str, int]:
    """Ann and Ben with two robots: Ann has drawn a card, Ben has played, and Ann asks to go back."""
    game = (await house.with_robots(BEN)).id
    await house.act(game, ANN, "project:aquifer", DRAWS)
    await house.act(game, ANN, "end")
    await turn_of(house, game, BEN)
    request = await house.tables.ask_to_undo(game, ANN, 1)
    assert request.missing == {BEN}
    return game, request.id


async def test_robots_wait_while_the_table_decides(house, ann_begins):
    game, request = await asked_to_go_back(house)
    house.clock.on(11 * HOUR)
    assert await house.robots.tick() == 0
    look = await house.tables.look(game, BEN)
    assert (look.complete, look.told_at) == (True, None), "nobody says when they play"
    assert (await refused(house.tables.tell_now(game, BEN))).reason == "robots-wait"
    said = consent.message(look.status, await house.tables.request(game, request)).words()
    assert f"The robots wait for that, at the latest until {date(house.clock.at + HOUR)}" in said
    assert "The robots wait" in asked_line(context(look, NoPictures()))
    assert await house.robots.tick() == 0
    assert (await house.tables.vote(game, BEN, request, True)).state == "agreed"
    assert set((await house.tables.status(game)).owing) == {0}
    house.clock.on(HOUR)
    assert await house.robots.tick() == 0


async def test_robots_do_not_wait_for_ever(house, ann_begins):
    game, request = await asked_to_go_back(house)
    house.clock.on(12 * HOUR)
    assert await house.robots.tick() > 0
    lapsed = await house.tables.request(game, request)
    assert (lapsed.state, lapsed.closer) == ("lapsed", 2)


async def test_robots_go_on_when_the_request_is_withdrawn(house, ann_begins):
    game, request = await asked_to_go_back(house)
    await house.tables.vote(game, ANN, request, False)
    assert await house.robots.tick() == 0
    house.clock.on(MINUTE)
    assert await house.robots.tick() > 0


async def test_robots_that_are_not_asked_are_not_woken_by_a_request(house, ann_begins):
    game = (await house.with_robots(BEN)).id
    await house.act(game, ANN, "project:aquifer", DRAWS)
    request = await house.tables.ask_to_undo(game, ANN, 1)
    await house.tables.vote(game, ANN, request.id, False)
    assert await house.rows("SELECT robots_at FROM games") == [(None,)]


# --- failures --------------------------------------------------------------------------------------------------------


async def test_a_robot_that_fails_answers_at_random_and_the_game_goes_on(house, ann_begins):
    def failing(seen):
        raise ZeroDivisionError

    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    broken = Robots(house.store, house.tables, now=house.clock, policy=failing)
    assert await broken.tick() > 0
    assert set((await house.tables.status(game)).owing) == {0}


async def test_a_store_that_fails_is_no_failure_of_the_robot(house, ann_begins, monkeypatch):
    """A locked database or a full disk must not make it play at random: it does what it would have done, later."""
    answers, asked = [], []

    def watched(seen):
        asked.append(seen)
        return greedy(seen)

    async def full(*_, **__):
        answers.append(True)
        raise sqlite3.OperationalError("database or disk is full")

    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    robots = Robots(house.store, house.tables, now=house.clock, policy=watched)
    with monkeypatch.context() as broken:
        broken.setattr("bot.store.history.add", full)
        with pytest.raises(Trouble) as trouble:
            await robots.tick()
    assert trouble.value.passing
    assert len(answers) == 1
    before = len(asked)
    assert await robots.tick() > 0
    assert len(asked) > before
    assert set((await house.tables.status(game)).owing) == {0}


async def test_a_store_that_fails_for_one_game_keeps_no_other_robots_waiting(house, monkeypatch):
    broken = (await house.with_robots(beginners=False)).id
    house.clock.on(SECOND)
    other = (await house.with_robots(beginners=False)).id
    add = history.add

    async def torn(connection, game, *more, **values):
        if game == broken:
            raise sqlite3.OperationalError("database disk image is malformed")
        return await add(connection, game, *more, **values)

    monkeypatch.setattr("bot.store.history.add", torn)
    with pytest.raises(Trouble):
        await house.robots.tick()
    assert set(await acted(house, other)) == {1, 2}


async def test_robots_that_answer_at_random_do_not_all_answer_alike(house, ann_begins, monkeypatch):
    """The same chances in every game and at every question would be no chance at all."""
    given = []

    def noted(decision, random):
        given.append(random.random())
        return random_answer(decision, random)

    def failing(seen):
        raise ZeroDivisionError

    monkeypatch.setattr("bot.tables.robots.random_answer", noted)
    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    await Robots(house.store, house.tables, now=house.clock, policy=failing).tick()
    assert len(set(given)) == len(given) > 1


async def test_where_nothing_works_the_game_is_tried_again_later_and_others_go_on(house, ann_begins, monkeypatch):
    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    with monkeypatch.context() as broken:
        broken.setattr("engine.core.Game.answer", None)
        assert await house.robots.tick() == 0
    assert await house.robots.tick() == 0
    house.clock.on(10 * MINUTE)
    assert await house.robots.tick() > 0


async def test_a_game_that_cannot_be_opened_keeps_no_other_robots_waiting(house):
    broken = (await house.with_robots(beginners=False)).id
    house.clock.on(SECOND)
    other = (await house.with_robots(beginners=False)).id
    await house.run("UPDATE commits SET snapshot = :torn WHERE game = :game", torn=b"torn", game=broken)
    house.tables._queue.take(broken)
    assert await house.robots.tick() > 0
    assert set(await acted(house, other)) == {1, 2}
    assert await house.robots.tick() == 0


async def test_robots_that_are_not_due_are_not_put_off(house, ann_begins):
    game = (await house.with_robots()).id
    await house.robots.tick()
    await house.tables.robots_wait(game, HOUR)
    assert await house.rows("SELECT robots_at FROM games") == [(None,)]


async def test_a_robot_gets_its_view_and_nothing_else(house, ann_begins):
    seen = []

    def watched(view):
        seen.append(view)
        return greedy(view)

    game = (await house.with_robots()).id
    await turn(house, game)
    house.clock.on(MINUTE)
    await Robots(house.store, house.tables, now=house.clock, policy=watched).tick()
    assert {view.you for view in seen} == {1, 2}


# --- a whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_person_and_two_robots_play_to_the_end_over_a_restart(tmp_path):
    random = Random(3)
    async with club(tmp_path / "db") as house:
        game = (await house.with_robots(beginners=False, draft=True, corporate_era=True)).id
        for _ in range(40):
            await house.robots.tick()
            await house.play_on(game, random)
            house.clock.on(MINUTE)
    ears = house.ears
    async with club(tmp_path / "db", house.clock, ears) as house:
        while (await house.tables.status(game)).state == "running":
            await house.robots.tick()
            await house.play_on(game, random)
            await house.outbox.tick()
            house.clock.on(MINUTE)
        status = await house.tables.status(game)
        assert status.state == "over"
        winners = await house.rows("SELECT user FROM wins")
        assert winners in ([], [(ANN,)])
    assert {i.destination for i in ears.heard} <= {f"game:{game}", f"user:{ANN}"}
    assert len(ears.kinds("result")) == 1
