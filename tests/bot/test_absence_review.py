"""Players who try more of what the rules of absence do not expect: who leaves or sleeps during a vote, who leaves on vacation."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.screens.votes import message
from bot.store import games
from bot.tables.absence import open_choices
from tests.bot.absence import decides, silence, stood_in
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend, refused
from tests.bot.test_absence_members import left

pytestmark = pytest.mark.once

DAY = timedelta(days=1)


async def sleeps(backend: Backend, user: int, hours: str) -> None:
    async with backend.store.writing() as connection:
        await games.save_user(connection, user, quiet=f"{hours} UTC")


@pytest.mark.usefixtures("ann_begins")
async def test_row_03_a_vote_does_not_end_before_the_absent_have_woken_up(backend):
    await sleeps(backend, ANN, "22:00-08:00")
    game = (await backend.game(reminder_hours=2)).id
    await silence(backend, 12 * HOUR)
    backend.clock.at = backend.clock.at.replace(hour=22, minute=30)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    assert request.closes is not None
    assert request.closes.hour == 8, "four hours later she would still sleep, and not know of the vote"


async def test_row_04_who_had_no_time_to_choose_is_counted_in_the_next_vote(backend, silent):
    await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.act(silent, ANN, "pass")
    await silence(backend, 3 * DAY)
    await backend.act(silent, BEN, "pass")
    await backend.act(silent, CAT, "pass")
    await silence(backend, 3 * DAY)
    for user in (BEN, CAT):
        await backend.services.play.compose(silent, user, None, [[]], backend.click(), True)
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert request.facts["uncounted"] == [], "the vote before ended long before its time"


async def test_row_04_who_resigns_during_a_vote_is_not_counted_at_its_end(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.votes.vote(silent, BEN, request.id, "robot")
    await backend.services.seats.resign(silent, CAT)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) == "robot"


async def test_row_04_who_is_away_at_the_end_of_a_vote_is_not_counted(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), True)
    await silence(backend)
    await left(backend, game, CAT)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    assert request.asked == {BEN}


async def test_row_21_who_has_left_the_server_and_is_not_asked_counts_in_no_vote(backend, silent):
    await left(backend, silent, CAT)
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert request.asked == {BEN}


async def test_row_21_who_has_left_the_server_is_not_asked_to_end_the_game(backend, game):
    await left(backend, game, CAT)
    assert (await backend.services.votes.ask_to_end(game, BEN)).asked == {ANN, BEN}


async def test_row_21_who_leaves_during_a_vote_is_not_counted_at_its_end(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.votes.vote(silent, BEN, request.id, "robot")
    await left(backend, silent, CAT)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) == "robot"


@pytest.mark.usefixtures("ann_begins")
async def test_row_10_where_the_robot_came_by_the_deadline_the_other_one_may_end_the_game_too(backend):
    game = (await backend.game(BEN, deadline=1)).id
    await silence(backend)
    await backend.lobbies.tick()
    assert await stood_in(backend, game) == "robot"
    backend.clock.advance(8 * DAY)
    assert (await backend.services.play.look(game, BEN)).away == {0}
    request = await backend.services.votes.ask_about_absence(game, BEN)
    assert "end" in open_choices(request)


async def test_row_15_who_leaves_the_server_on_vacation_does_not_keep_the_seats_of_others(backend, game):
    for user in (ANN, BEN, CAT):
        await backend.services.vacations.begin(user, 3, robot=True)
    await left(backend, game, ANN)
    backend.clock.advance(4 * DAY)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    assert [s.stand_in for s in (await backend.services.games.status(game)).seats] == [None, None, None]


async def test_row_15_who_has_left_one_server_goes_on_vacation_in_the_others(backend, game):
    others = [(await backend.game()).id for _ in range(3)]
    await backend.services.runner.write(game, lambda g: _gone(g, backend))
    await backend.services.vacations.begin(ANN, 3, robot=True)
    assert [await stood_in(backend, other) for other in others] == ["robot"] * 3


async def _gone(open_game, backend: Backend) -> None:
    await games.change_seat(open_game.connection, open_game.id, 0, left_at=backend.clock.at)


async def test_row_15_a_vacation_that_begins_during_a_vote_stops_neither_the_vote_nor_the_clock(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.vacations.begin(ANN, 14, robot=False)
    assert (await backend.services.play.look(silent, BEN)).away == {0}
    for user in (BEN, CAT):
        await backend.services.votes.vote(silent, user, request.id, "robot")
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) == "robot"
    assert (await refused(backend.services.reminders.poke(silent, BEN, 0))).reason == "nobody-to-poke", (
        "a robot is asked nothing"
    )


async def test_row_12_an_order_that_fires_ends_a_vote_to_go_back_as_any_answer_does(backend, game):
    await backend.services.orders.give_plain(game, BEN, "pass", backend.click())
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    plan = await backend.services.votes.undo_plan(game, ANN)
    steps = plan.steps or (await backend.services.play.undo_plan(game, ANN)).steps
    backend.clock.advance(2 * MINUTE)
    await backend.orders.tick()
    assert set((await backend.services.games.status(game)).owing) == {2}
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    await backend.services.orders.give_plain(game, BEN, "none", backend.click())
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    status = await backend.services.games.status(game)
    assert (set(status.owing), status.requests, bool(steps)) == ({0}, (), True)
    assert [o.kind for o in (await backend.services.play.look(game, BEN)).orders] == ["none"], (
        "no undo brings an order back"
    )


async def test_row_04_the_last_vote_of_a_seat_with_a_robot_stays_where_nobody_chooses(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(8 * DAY)
    await backend.services.votes.ask_about_absence(silent, BEN)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) == "robot"


async def test_row_20_a_host_who_starts_while_the_others_are_asked_ends_that_vote(backend):
    game = (await backend.lobby(BEN, CAT, beginners=True, seats=3)).id
    backend.clock.advance(DAY)
    await backend.services.lobby.start(game, BEN)
    assert [r.kind for r in (await backend.services.games.status(game)).requests] == ["start"]
    await backend.services.lobby.start(game, ANN)
    status = await backend.services.games.status(game)
    assert (status.state, status.requests) == ("running", ())
    asked = await backend.services.votes.request(game, 1)
    assert "Lapsed: the game has started." in message(status, asked).words()
    assert (await refused(backend.services.votes.vote(game, CAT, 1, "yes"))).reason == "request-closed"
    backend.clock.advance(2 * DAY)
    await backend.votes.tick()
    assert len((await backend.services.games.status(game)).seats) == 3
