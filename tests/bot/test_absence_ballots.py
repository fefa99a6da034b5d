"""The bot opens the vote on absent players by itself: when, on whom, for whom, and when it does not (row 3 of the rules of absence)."""

from __future__ import annotations

from datetime import time, timedelta
from pathlib import Path

import pytest

from bot.delivery.votes import Votes
from bot.screens.votes import message
from bot.store import people
from bot.tables import Refused, Request, seating
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend, open_backend, refused

pytestmark = [pytest.mark.once, pytest.mark.databases]
A, V, G = 36 * HOUR, 12 * HOUR, timedelta(days=7)
"""The clocks of the daily pace."""


@pytest.fixture
async def arrived(backend: Backend, game: str) -> str:
    """Ann's turn; the question has just arrived."""
    await arrives(backend)
    return game


async def arrives(backend: Backend) -> None:
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()


async def until(backend: Backend, days: float, *, step: timedelta | None = None) -> None:
    """Let the loop run every three hours for so many days; on PostgreSQL, where a look takes five times as long, every six."""
    step = step or (3 if isinstance(backend.where, Path) else 6) * HOUR
    end = backend.clock.at + timedelta(days=days)
    while backend.clock.at < end:
        backend.clock.advance(min(step, end - backend.clock.at))
        await backend.votes.tick()


async def ballots(backend: Backend, game: str) -> list[Request]:
    """All votes on absent players, oldest first."""
    rows = await backend.rows("SELECT id FROM requests WHERE kind = 'absence' ORDER BY id")
    return [await backend.services.votes.request(game, id) for (id,) in rows]


async def only(backend: Backend, game: str) -> Request:
    (found,) = await ballots(backend, game)
    return found


async def test_row_03_the_bot_opens_the_vote_at_2a_and_nobody_has_asked(backend, arrived):
    backend.clock.advance(2 * A - MINUTE)
    await backend.votes.tick()
    assert not await backend.services.votes.open_by_itself(arrived), "an answer may have come since the loop looked"
    assert await ballots(backend, arrived) == []
    backend.clock.advance(MINUTE)
    await backend.votes.tick()
    request = await only(backend, arrived)
    assert (request.user, request.asked, request.facts["seats"]) == (None, {BEN, CAT}, [0])
    assert request.closes == backend.clock.at + V
    shown = message(await backend.services.games.status(arrived), request)
    assert "has been waiting for" in shown.words()
    assert set(shown.mentions) == {BEN, CAT}


async def test_row_03_the_vote_of_the_bot_is_mentioned_once_and_the_absent_are_told(backend, arrived):
    backend.clock.advance(2 * A)
    await backend.reminders.tick()
    await backend.outbox.tick()
    backend.sender.clear()
    for _ in range(3):
        await backend.votes.tick()
        await backend.reminders.tick()
        await backend.outbox.tick()
    assert [str(i.destination) for i in backend.sender.of_kinds("request")] == [f"game:{arrived}"]
    assert [str(i.destination) for i in backend.sender.of_kinds("reminder")] == [f"user:{ANN}"]
    for wait, told in ((24 * HOUR - MINUTE, 1), (MINUTE, 2)):
        backend.clock.advance(wait)
        await backend.reminders.tick()
        await backend.outbox.tick()
        assert len(backend.sender.of_kinds("reminder")) == told, "the second reminder comes as it would have"


async def test_row_03_whoever_asks_meanwhile_is_led_to_the_vote_of_the_bot_and_nobody_withdraws_it(backend, arrived):
    backend.clock.advance(2 * A)
    await backend.votes.tick()
    request = await only(backend, arrived)
    assert (await backend.services.votes.ask_about_absence(arrived, BEN)).id == request.id
    assert (await refused(backend.services.votes.vote(arrived, BEN, request.id, "no"))).reason == "stale"
    await backend.services.seats.resign(arrived, BEN)
    assert (await only(backend, arrived)).state == "open"


async def test_row_03_all_silent_the_bot_asks_twice_and_then_no_more(backend, arrived):
    began = backend.clock.at
    await until(backend, 30)
    found = await ballots(backend, arrived)
    assert [request.since - began for request in found] == [2 * A, G]
    assert {request.state for request in found} == {"expired"}
    assert [request.facts["gone"] for request in found] == [False, True]


async def test_row_03_where_somebody_chose_more_than_to_wait_the_bot_asks_again_after_a(backend, arrived):
    began = backend.clock.at
    await until(backend, 3)
    request = await only(backend, arrived)
    await backend.services.votes.vote(arrived, BEN, request.id, "robot")
    await until(backend, 2 + 1 / 24)
    first, second = await ballots(backend, arrived)
    assert first.state == "expired", "Cat is silent, and one of two is no majority"
    assert second.since - began == 2 * A + V + A
    assert second.facts["uncounted"] == [CAT]
    assert second.asked == {BEN, CAT}, "who was silent is still asked"
    await backend.services.votes.vote(arrived, BEN, second.id, "robot")
    await until(backend, 0.5)
    assert backend.clock.at - began <= 3 * A + 2 * V + HOUR
    assert (await backend.services.games.status(arrived)).at(0).stand_in == "robot"


async def test_row_04_who_was_silent_counts_again_as_soon_as_they_choose(backend, arrived):
    await until(backend, 3)
    await backend.services.votes.vote(arrived, BEN, (await only(backend, arrived)).id, "robot")
    await until(backend, 2 + 1 / 24)
    second = (await ballots(backend, arrived))[1]
    await backend.services.votes.vote(arrived, BEN, second.id, "robot")
    await backend.services.votes.vote(arrived, CAT, second.id, "wait")
    await until(backend, 0.5)
    assert (await backend.services.games.status(arrived)).at(0).stand_in is None


async def test_row_03_after_a_vote_that_a_player_opened_the_bot_waits_for_a(backend, arrived):
    began = backend.clock.at
    await until(backend, 2.5)
    asked = await backend.services.votes.ask_about_absence(arrived, BEN)
    await until(backend, 3)
    own, by_bot = await ballots(backend, arrived)
    assert (own.id, own.state) == (asked.id, "expired")
    assert own.closes is not None
    assert by_bot.since == own.closes + A > began + 2 * A


async def test_row_03_any_answer_ends_the_vote_of_the_bot(backend, arrived):
    await until(backend, 3)
    await backend.act(arrived, ANN, "pass")
    assert (await only(backend, arrived)).state == "lapsed"


async def test_row_03_answering_and_vanishing_again_mentions_the_others_once_in_a(backend, arrived):
    await until(backend, 3)
    for _ in range(6):
        await backend.act(arrived, ANN, "project:power-plant")
        await backend.services.play.undo(arrived, ANN, 1, backend.click())
        await until(backend, 1 / 24)
    assert len(await ballots(backend, arrived)) == 1


async def test_row_03_who_has_left_the_server_is_asked_about_at_once(backend, arrived):
    backend.clock.advance(HOUR)
    await backend.votes.tick()
    assert await ballots(backend, arrived) == []
    for _ in range(2):
        await backend.services.members.missed((await backend.services.games.status(arrived)).guild, ANN)
        backend.clock.advance(5 * MINUTE)
    await backend.votes.tick()
    assert (await only(backend, arrived)).facts["seats"] == [0]


async def test_row_03_one_ballot_for_all_who_are_away(backend, game):
    await backend.research(game)
    await arrives(backend)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), True)
    await until(backend, 3)
    request = await only(backend, game)
    assert (request.facts["seats"], request.asked) == ([0, 2], {BEN})


async def test_row_03_the_table_votes_once_in_a_on_each_seat(backend, game):
    await backend.services.reminders.set_interval(CAT, 24)
    await backend.research(game)
    await arrives(backend)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), True)
    backend.clock.advance(A)
    assert (await backend.services.votes.ask_about_absence(game, BEN)).facts["seats"] == [0]
    backend.clock.advance(V)
    await backend.votes.tick()
    ended = backend.clock.at
    assert (await refused(backend.services.votes.ask_about_absence(game, BEN))).data == {"until": ended + A}
    backend.clock.advance(A - V)
    later = await backend.services.votes.ask_about_absence(game, BEN)
    assert later.facts["seats"] == [2], "Cat, whose own interval is longer, is away only now"


async def test_row_10_of_two_players_the_vote_of_the_bot_goes_to_the_other_alone(backend, ann_begins):
    game = (await backend.game(BEN)).id
    await arrives(backend)
    await until(backend, 3)
    request = await only(backend, game)
    assert request.asked == {BEN}
    await backend.services.votes.vote(game, BEN, request.id, "robot")
    await until(backend, 0.5)
    assert (await backend.services.games.status(game)).at(0).stand_in == "robot"


async def test_row_11_the_bot_asks_nobody_in_a_game_for_one(backend, ann_begins):
    solo = (await backend.services.lobby.start((await backend.lobby(seats=1)).id, ANN)).id
    alone = (await backend.with_robots()).id
    await arrives(backend)
    await until(backend, 30)
    assert await ballots(backend, solo) == await ballots(backend, alone) == []


async def test_row_11_the_bot_asks_nobody_where_everybody_else_is_away_too(backend, game):
    await backend.research(game)
    await arrives(backend)
    await until(backend, 30, step=6 * HOUR)
    assert await ballots(backend, game) == []
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), True)
    await backend.votes.tick()
    assert (await only(backend, game)).asked == {BEN}, "somebody is there again"


async def test_row_03_the_bot_asks_nothing_before_g_where_the_lobby_set_a_deadline(backend, ann_begins):
    game = (await backend.game(deadline=3)).id
    await arrives(backend)
    began = backend.clock.at
    while not await ballots(backend, game):
        backend.clock.advance(HOUR)
        for due in await backend.services.absences.deadlines():
            await backend.services.absences.enforce_deadline(due)
        await backend.votes.tick()
    assert (await only(backend, game)).since - began == G


async def test_row_06_where_a_robot_plays_the_bot_asks_once_more_at_g_and_then_only_who_wanted_more(backend, arrived):
    began = backend.clock.at
    await until(backend, 3)
    for user in (BEN, CAT):
        await backend.services.votes.vote(arrived, user, (await only(backend, arrived)).id, "robot")
    await until(backend, 4)
    first, second = await ballots(backend, arrived)
    assert (first.state, second.since - began) == ("agreed", G)
    await backend.services.votes.vote(arrived, BEN, second.id, "robot")
    await until(backend, 14)
    assert len(await ballots(backend, arrived)) == 2, "the robot plays already"


@pytest.mark.parametrize("whose", [ANN, BEN])
async def test_row_03_the_bot_opens_nothing_in_quiet_hours_of_those_asked_or_of_the_absent(backend, arrived, whose):
    due = backend.clock.at + 2 * A
    await quiet(backend, whose, due - HOUR, due + 3 * HOUR)
    backend.clock.advance(2 * A)
    await backend.votes.tick()
    assert await ballots(backend, arrived) == []
    backend.clock.advance(3 * HOUR)
    await backend.votes.tick()
    assert (await only(backend, arrived)).since == backend.clock.at


async def test_row_03_quiet_hours_switched_on_and_off_put_the_vote_off_by_ten_hours_at_most(backend, arrived):
    began = backend.clock.at
    backend.clock.advance(2 * A - HOUR)
    for hour in range(24):
        now = backend.clock.at
        await quiet(backend, BEN, now - HOUR, now + 2 * HOUR)
        await quiet(backend, ANN, now - 2 * HOUR, now + 2 * HOUR)
        if hour % 3:
            await backend.services.reminders.set_quiet_hours(CAT, None)
        else:
            await quiet(backend, CAT, now, now + 9 * HOUR)
        backend.clock.advance(HOUR)
        await backend.votes.tick()
        if await ballots(backend, arrived):
            break
    request = await only(backend, arrived)
    assert 2 * A < request.since - began <= 2 * A + 10 * HOUR
    assert request.closes is not None
    assert request.closes <= request.since + V + 10 * HOUR


async def test_row_15_vacations_switched_on_and_off_after_the_question_move_no_vote(backend, arrived):
    began, refusals = backend.clock.at, set[str]()
    while not await ballots(backend, arrived):
        try:
            await backend.services.vacations.begin(ANN, 1, robot=False)
        except Refused as error:
            refusals.add(error.reason)
        backend.clock.advance(HOUR)
        await backend.services.vacations.end(ANN)
        await backend.votes.tick()
    assert refusals == {"too-soon"}, "after one that was ended early there is none for A"
    assert (await only(backend, arrived)).since - began == 2 * A


async def quiet(backend: Backend, user: int, begin, end) -> None:
    await backend.services.reminders.set_zone(user, "UTC")
    hours = time(begin.hour, begin.minute), time(end.hour, end.minute)
    await backend.services.reminders.set_quiet_hours(user, hours)


async def test_row_22_after_a_restart_the_bot_opens_what_is_due_and_an_outage_does_not_count(backend, arrived):
    began = backend.clock.at
    async with backend.store.writing() as connection:
        await people.record_outage(connection, began + HOUR, began + 11 * HOUR)
    backend.clock.advance(2 * A + 10 * HOUR - MINUTE)
    async with open_backend(backend.where, backend.clock, backend.sender) as again:
        after = Votes(again.store, again.services.votes, again.services.seats, now=again.clock)
        await after.tick()
        assert await ballots(again, arrived) == []
        again.clock.advance(MINUTE)
        await after.tick()
        assert (await only(again, arrived)).since == again.clock.at


async def test_two_processes_open_one_vote(backend, arrived):
    backend.clock.advance(2 * A)
    async with open_backend(backend.where, backend.clock, backend.sender) as other:
        await Votes(other.store, other.services.votes, other.services.seats, now=other.clock).tick()
        await backend.votes.tick()
    assert len(await ballots(backend, arrived)) == 1


async def test_games_in_which_nothing_is_to_come_are_looked_at_every_six_hours(backend, game, monkeypatch):
    await backend.research(game)
    await arrives(backend)
    backend.clock.advance(3 * A)
    looked = []
    opens = backend.services.votes.opens_at

    async def counted(of: str):
        looked.append(of)
        return await opens(of)

    monkeypatch.setattr(backend.services.votes, "opens_at", counted)
    for _ in range(36):
        await backend.votes.tick()
        backend.clock.advance(10 * MINUTE)
    assert looked == [game]
    await backend.votes.tick()
    assert looked == [game, game]


async def test_row_03_i_am_here_adds_v_once_for_each_of_the_absent(backend, game):
    await backend.research(game)
    await arrives(backend)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), True)
    await until(backend, 3)
    request = await only(backend, game)
    assert request.closes is not None
    assert (await backend.services.votes.here(game, ANN)).closes == request.closes + V
    assert (await refused(backend.services.votes.here(game, ANN))).reason == "said-already"
    assert (await backend.services.votes.here(game, CAT)).closes == request.closes + 2 * V


async def test_row_04_for_whom_a_robot_plays_has_no_say(backend, arrived):
    backend.clock.advance(A)

    async def away(open_game):
        await seating.stand_in(open_game, 1, "robot", "resigned")

    await backend.services.runner.write(arrived, away)
    assert (await refused(backend.services.votes.ask_about_absence(arrived, BEN))).reason == "not-your-vote"
    assert (await backend.services.votes.ask_about_absence(arrived, CAT)).asked == {CAT}
