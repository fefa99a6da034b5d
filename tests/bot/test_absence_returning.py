"""Who comes back gets the seat back, and holds nobody up (docs/absence.md, rows 2, 5, 7, 11 and 13)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store import games
from bot.tables import away, seating
from bot.tables.choices import choice_of, sleeps
from bot.tables.clocks import Clocks
from bot.tables.lobby import stop
from bot.tables.queue import called
from bot.tables.robots import greedy
from tests.bot.absence import decides, silence, stood_in
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, OCEAN_WITH_CARD, STRANGER, Backend, refused

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("ann_begins")]
NAMES = {ANN: "ann", BEN: "ben", CAT: "cat"}
DAY = timedelta(days=1)


@pytest.fixture
async def replaced(backend: Backend, game: str) -> str:
    """The table has decided that a robot plays for Ann, whose turn it is; it begins in ten minutes."""
    return await replace_ann(backend, game)


async def replace_ann(backend: Backend, game: str, how: str = "robot", after: float = 36) -> str:
    await silence(backend, after * HOUR)
    await decides(backend, game, ben=how, cat=how)
    return game


async def pass_time(backend: Backend, time: timedelta, step: timedelta = HOUR) -> None:
    """Let time pass while the bot does what is due."""
    end = backend.clock.at + time
    while backend.clock.at < end:
        backend.clock.at = min(end, backend.clock.at + step)
        await backend.outbox.tick()
        await backend.lobbies.tick()
        await backend.robots.tick()


async def row(backend: Backend, game: str, seat: int = 0):
    async with backend.store.reading() as connection:
        return next(r for r in await games.seats_of(connection, [game]) if r["seat"] == seat)


async def asleep(backend: Backend, game: str, seat: int = 0) -> bool:
    return sleeps(await row(backend, game, seat))


async def asked(backend: Backend, game: str, seat: int = 0, hours: float = 12) -> away.Obligation:
    async with backend.store.reading() as connection:
        return (await away.asked(connection, game, Clocks.of(hours)))[seat]


async def others_pass(backend: Backend, game: str) -> None:
    """Ben and Cat pass, and buy nothing in research."""
    for _ in range(4):
        for user in (BEN, CAT):
            look = await backend.services.play.look(game, user)
            if look.decision is not None and look.seat in look.status.owing:
                await backend.act(game, user, "pass" if "pass" in look.decision.options else [])


async def until_ann(backend: Backend, game: str) -> None:
    """Ben and Cat pass and buy none until Ann is asked again."""
    for _ in range(20):
        await pass_time(backend, 2 * MINUTE, MINUTE)
        if 0 in (await backend.services.games.status(game)).owing:
            return
        await others_pass(backend, game)
    raise AssertionError("Ann is not asked")


# --- row 7: coming back ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "away_after", "kept"), [(24, 72, True), (12, 36, True), (2, 12, False), (0.25, 1, False)]
)
async def test_row_07_five_hours_elsewhere_after_play_keep_the_seat_at_a_slow_pace(backend, hours, away_after, kept):
    game = (await backend.game(reminder_hours=hours)).id
    await silence(backend, away_after * HOUR)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "robot")
    backend.clock.at = request.closes
    await backend.votes.tick()
    await backend.services.play.come_back(game, ANN)
    await pass_time(backend, 5 * HOUR, 5 * MINUTE)
    assert (await stood_in(backend, game) is None) == kept
    if kept:
        await backend.act(game, ANN, "project:power-plant")
        assert await stood_in(backend, game) is None


async def test_row_07_who_takes_no_whole_turn_after_coming_back_is_stood_in_for_after_v(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    await pass_time(backend, 12 * HOUR - MINUTE)
    assert await asleep(backend, replaced)
    await pass_time(backend, MINUTE)
    assert await stood_in(backend, replaced) == "robot"
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def test_row_07_after_a_whole_turn_by_hand_the_next_question_waits_for_a(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    await backend.act(replaced, ANN, "project:power-plant")
    assert not (await asked(backend, replaced)).turned, "one action is not a turn"
    await backend.act(replaced, ANN, "end")
    for user in (BEN, CAT):
        await backend.act(replaced, user, "project:power-plant")
        await backend.act(replaced, user, "end")
    await pass_time(backend, 2 * MINUTE, MINUTE)
    arrived = (await asked(backend, replaced)).arrived
    assert arrived is not None
    assert (await asked(backend, replaced)).wakes_at == arrived + 36 * HOUR
    await pass_time(backend, 36 * HOUR)
    assert await stood_in(backend, replaced) == "robot"


async def test_row_07_the_end_of_a_turn_that_a_robot_began_is_no_whole_turn_by_hand(backend, replaced):
    backend.clock.advance(10 * MINUTE)
    assert await backend.services.robots.move(replaced, greedy)
    look = await backend.services.play.come_back(replaced, ANN)
    assert "end" in look.decision.options, "the robot has taken the first action"
    await backend.act(replaced, ANN, "end")
    assert not (await asked(backend, replaced, 0)).turned


async def test_row_07_a_generation_wholly_by_hand_voids_the_choice(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    await backend.act(replaced, ANN, "pass")
    assert await asleep(backend, replaced)
    await others_pass(backend, replaced)
    assert not await asleep(backend, replaced)
    assert choice_of(await row(backend, replaced)) is None


async def test_row_07_a_generation_in_which_a_robot_answered_does_not_void_the_choice(backend, replaced):
    backend.clock.advance(10 * MINUTE)
    assert await backend.services.robots.move(replaced, greedy)
    await backend.services.play.come_back(replaced, ANN)
    await backend.act(replaced, ANN, "end")
    await until_ann(backend, replaced)
    if (await backend.services.games.status(replaced)).generation == 1:
        await backend.act(replaced, ANN, "pass")
        await until_ann(backend, replaced)
    assert await asleep(backend, replaced)


async def test_row_07_pressing_stops_it_once_for_a_question_and_then_only_an_answer_helps(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    backend.clock.advance(12 * HOUR)
    await backend.lobbies.tick()
    assert await stood_in(backend, replaced) == "robot"
    look = await backend.services.play.come_back(replaced, ANN)
    assert look.status.at(0).stand_in == "robot"
    await backend.act(replaced, ANN, "project:power-plant")
    assert await stood_in(backend, replaced) is None


async def test_row_07_g_runs_until_a_whole_turn_by_hand(backend, replaced):
    gone_at = (await asked(backend, replaced)).gone_at
    assert gone_at is not None
    await backend.services.play.come_back(replaced, ANN)
    await backend.act(replaced, ANN, "project:power-plant")
    assert (await asked(backend, replaced)).gone_at == gone_at
    await backend.act(replaced, ANN, "end")
    assert (await row(backend, replaced))["absent"] is None


async def test_row_07_the_table_does_not_vote_on_who_is_back_before_their_question_has_waited(backend, replaced):
    gone_at = (await asked(backend, replaced)).gone_at
    assert gone_at is not None
    await pass_time(backend, gone_at - backend.clock.at - HOUR)
    await backend.services.play.come_back(replaced, ANN)
    await until_ann(backend, replaced)
    await pass_time(backend, 11 * HOUR)
    assert backend.clock.at > gone_at
    await backend.votes.tick()
    assert (await backend.services.play.look(replaced, BEN)).away == frozenset()
    assert await backend.rows("SELECT id FROM requests WHERE state = 'open'") == []
    await pass_time(backend, 2 * HOUR)
    assert await stood_in(backend, replaced) == "robot"
    await backend.votes.tick()
    assert len(await backend.rows("SELECT id FROM requests WHERE state = 'open'")) == 1
    await pass_time(backend, DAY)
    await backend.votes.tick()
    asked_so_far = await backend.rows("SELECT id FROM requests")
    await backend.services.play.come_back(replaced, ANN)
    await until_ann(backend, replaced)
    await pass_time(backend, DAY)
    await backend.votes.tick()
    assert await stood_in(backend, replaced) == "robot"
    assert await backend.rows("SELECT id FROM requests") == asked_so_far, "at G the bot asks once in an absence"


async def test_row_07_a_vacation_meanwhile_means_the_robot(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    await backend.services.vacations.begin(ANN, 14, robot=False)
    assert await stood_in(backend, replaced) == "robot"
    await backend.services.vacations.end(ANN)
    assert await asleep(backend, replaced), "what the table has decided is not void"


async def test_row_07_play_every_hour_and_nothing_else_holds_no_table(backend, replaced):
    begun = (await backend.services.games.status(replaced)).version
    for _ in range(14):
        await backend.services.play.come_back(replaced, ANN)
        await pass_time(backend, HOUR)
    assert (await backend.services.games.status(replaced)).version > begun
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def test_row_07_play_every_a_and_nothing_else_holds_no_table(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    await pass_time(backend, 36 * HOUR)
    assert 0 not in (await backend.services.games.status(replaced)).owing, "she was played for after V"
    await until_ann_is_asked_or_stood_in(backend, replaced)
    await backend.services.play.come_back(replaced, ANN)
    await pass_time(backend, 36 * HOUR)
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def until_ann_is_asked_or_stood_in(backend: Backend, game: str) -> None:
    await others_pass(backend, game)
    await pass_time(backend, 5 * MINUTE, MINUTE)


async def test_row_07_play_within_the_notice_again_and_again_holds_a_question_for_v_only(backend, replaced):
    for _ in range(3):
        await backend.services.play.come_back(replaced, ANN)
        backend.clock.advance(9 * MINUTE)
    await pass_time(backend, 12 * HOUR)
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def test_row_07_playing_and_undoing_holds_no_table(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    wakes = (await asked(backend, replaced)).wakes_at
    for _ in range(4):
        backend.clock.advance(2 * HOUR)
        await backend.act(replaced, ANN, "project:power-plant")
        await backend.services.play.undo(replaced, ANN, 1, backend.click())
        await backend.services.play.come_back(replaced, ANN)
    assert (await asked(backend, replaced)).wakes_at == wakes
    await pass_time(backend, 5 * HOUR)
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def test_row_07_a_whole_turn_that_is_undone_was_none(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    before = await asked(backend, replaced)
    await backend.act(replaced, ANN, "pass")
    await backend.services.play.undo(replaced, ANN, 1, backend.click())
    after = await asked(backend, replaced)
    assert (after.turned, after.gone_at) == (False, before.gone_at)


async def test_row_07_one_turn_and_gone_again_and_again_needs_no_second_vote(backend, replaced):
    backend.clock.advance(10 * MINUTE)
    assert await backend.services.robots.move(replaced, greedy)
    for _ in range(3):
        look = await backend.services.play.come_back(replaced, ANN)
        while look.seat in look.status.owing:
            look = await backend.services.play.compose(replaced, ANN, None, [greedy(look.view)], backend.click(), True)
        await until_ann(backend, replaced)
        assert await asleep(backend, replaced)
        await pass_time(backend, 36 * HOUR)
        assert 0 not in (await backend.services.games.status(replaced)).owing
        assert (await refused(backend.services.votes.ask_about_absence(replaced, BEN))).reason == "nobody-away"


async def test_row_07_a_thought_of_a_robot_from_before_play_is_dropped(backend, replaced, monkeypatch):
    backend.clock.advance(10 * MINUTE)
    read = backend.services.runner.read

    async def comes_meanwhile(game, work, **more):
        found = await read(game, work, **more)
        if called(work) == "robots.Robots.move":
            await backend.services.play.come_back(game, ANN)
        return found

    monkeypatch.setattr(backend.services.runner, "read", comes_meanwhile)
    before = (await backend.services.games.status(replaced)).version
    assert not await backend.services.robots.move(replaced, greedy)
    story = await backend.services.history.story(replaced)
    assert [done.kind for done in story if done.number > before] == ["seat"], "that she is back, and no answer"
    assert set((await backend.services.games.status(replaced)).owing) == {0}


async def test_row_07_the_question_on_the_screen_has_arrived_without_a_mention(backend, replaced):
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.play.come_back(replaced, ANN)
    await backend.outbox.tick()
    assert (await asked(backend, replaced)).arrived == backend.clock()
    assert [i for i in backend.sender.of_kinds("turn") if i.payload.get("seats")] == []


# --- row 5: a pass until back ----------------------------------------------------------------------------------------


async def test_row_05_until_back_lasts_to_the_end_of_the_next_generation_and_then_a_robot_plays(backend, game):
    await replace_ann(backend, game, "pass")
    decided = (await backend.services.games.status(game)).generation
    while (await backend.services.games.status(game)).generation < decided + 2:
        assert await stood_in(backend, game) == "pass"
        await pass_time(backend, 20 * MINUTE, MINUTE)
        await others_pass(backend, game)
    await pass_time(backend, 20 * MINUTE, MINUTE)
    assert await stood_in(backend, game) == "robot"


# --- row 2: clocks ---------------------------------------------------------------------------------------------------


async def test_row_02_act_and_undo_shortly_before_a_restores_the_earlier_clock(backend, game):
    await silence(backend, timedelta())
    away_at = (await asked(backend, game)).away_at
    assert away_at is not None
    backend.clock.at = away_at - MINUTE
    await backend.act(game, ANN, "project:power-plant")
    assert (await asked(backend, game)).away_at == backend.clock() + 36 * HOUR
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await asked(backend, game)).away_at == away_at
    backend.clock.advance(MINUTE)
    assert (await backend.services.play.look(game, BEN)).away == {0}


async def test_row_02_a_turn_that_is_undone_while_others_were_asked_gives_back_the_clock_without_that_time(
    backend, game
):
    await silence(backend, 30 * HOUR)
    away_at = (await asked(backend, game)).away_at
    assert away_at is not None
    await backend.act(game, ANN, "pass")
    backend.clock.advance(3 * HOUR)
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await asked(backend, game)).away_at == away_at + 3 * HOUR


async def test_row_02_undoing_two_actions_counts_the_time_of_both(backend, game):
    await silence(backend, 30 * HOUR)
    away_at = (await asked(backend, game)).away_at
    await backend.act(game, ANN, "project:power-plant")
    backend.clock.advance(2 * HOUR)
    await backend.act(game, ANN, "end")
    await backend.services.play.undo(game, ANN, 2, backend.click())
    assert (await asked(backend, game)).away_at == away_at


async def test_row_02_choose_and_reopen_shortly_before_a_restores_the_earlier_clock(backend, game):
    await backend.research(game)
    await silence(backend, 35 * HOUR)
    away_at = (await asked(backend, game)).away_at
    assert away_at is not None
    for _ in range(3):
        await backend.act(game, ANN, [])
        await backend.services.play.reopen(game, ANN, backend.click())
    assert (await asked(backend, game)).away_at == away_at


async def test_row_02_an_undo_takes_no_quiet_hours_on_that_were_not_set_when_the_question_came(backend, game):
    await silence(backend, 10 * HOUR)
    away_at = (await asked(backend, game)).away_at
    async with backend.store.writing() as connection:
        await games.save_user(connection, ANN, quiet="00:00-10:00 UTC", interval=48)
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await asked(backend, game)).away_at == away_at


async def test_row_02_what_an_undo_needs_of_clocks_is_deleted_with_the_game_and_with_a_change_of_the_seat(
    backend, game
):
    async with backend.store.writing() as connection:
        await games.save_user(connection, ANN, quiet="00:00-10:00 UTC")
    await backend.act(game, ANN, "pass")
    kept = "SELECT count(*) FROM commits WHERE clock IS NOT NULL"
    assert [n for (n,) in await backend.rows(kept)] == [1]
    await backend.act(game, BEN, "pass")
    await backend.services.runner.write(game, lambda g: stop(g, None))
    assert [n for (n,) in await backend.rows(kept)] == [0]


async def test_row_03_taking_back_an_action_is_no_answer_that_ends_a_vote(backend, game):
    await silence(backend, MINUTE)
    await backend.act(game, ANN, "project:power-plant")
    backend.clock.advance(36 * HOUR)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await backend.services.votes.request(game, request.id)).state == "open"


# --- row 11: all away, solo ------------------------------------------------------------------------------------------


async def test_row_11_play_hastens_and_wakes_nobody_elses_stand_in(backend, game):
    await backend.research(game)
    await silence(backend)
    await backend.services.play.compose(game, CAT, None, [[]], backend.click(), True)
    request = await backend.services.votes.ask_about_absence(game, CAT)
    await backend.services.votes.vote(game, CAT, request.id, "robot")
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    await backend.services.play.come_back(game, BEN)
    await backend.robots.tick()
    assert (await stood_in(backend, game, 0), await stood_in(backend, game, 1)) == ("robot", None)
    backend.clock.advance(9 * MINUTE)
    assert await backend.robots.tick() == 0, "Ann's notice goes on"
    backend.clock.advance(MINUTE)
    assert await backend.robots.tick() > 0


async def test_row_11_in_a_game_without_people_play_alone_moves_nothing_on(backend):
    game = (await backend.game(BEN)).id
    await silence(backend)
    await decides(backend, game, ben="robot")
    await backend.services.runner.write(game, lambda g: seating.stand_in(g, 1, "robot", "vote"))
    await pass_time(backend, 2 * DAY)
    sleeping = await backend.services.games.status(game)
    assert sleeping.generation == 2
    for _ in range(3):
        await backend.services.play.come_back(game, BEN)
        await pass_time(backend, DAY)
    status = await backend.services.games.status(game)
    assert status.generation == 2
    await backend.services.play.come_back(game, BEN)
    look = await backend.services.play.look(game, BEN)
    assert look.decision is not None
    await backend.act(game, BEN, [])
    await pass_time(backend, HOUR, MINUTE)
    assert (await backend.services.play.look(game, BEN)).decision != look.decision, (
        "once he has answered Ann's robot goes on"
    )


async def test_row_11_alone_a_robot_of_a_vacation_stops_after_a_generation(backend):
    game = (await backend.lobby(seats=1)).id
    await backend.services.lobby.start(game, ANN)
    await backend.services.vacations.begin(ANN, 14, robot=True)
    await pass_time(backend, 2 * DAY)
    assert (await backend.services.games.status(game)).generation <= 2
    version = (await backend.services.games.status(game)).version
    await pass_time(backend, DAY)
    assert (await backend.services.games.status(game)).version == version


# --- row 12: going back by consent -----------------------------------------------------------------------------------


async def test_row_12_past_something_revealed_two_others_agree_also_where_one_leaves_the_seat_meanwhile(backend, game):
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert request.asked == {ANN, BEN, CAT}
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    offered = await backend.services.seats.hand_over(game, BEN, STRANGER, "Dan")
    for user in (ANN, CAT, STRANGER):
        await backend.services.votes.vote(game, user, offered.id, "yes")
    assert (await backend.services.games.status(game)).at(1).user == STRANGER
    assert (await backend.services.votes.request(game, request.id)).state == "refused", (
        "Cat alone does not agree for two"
    )
    assert (await backend.services.play.look(game, ANN)).done


# --- row 13: resigning -----------------------------------------------------------------------------------------------


async def test_row_13_resigning_and_returning_restores_the_earlier_clock(backend, game):
    await silence(backend, 30 * HOUR)
    away_at = (await asked(backend, game)).away_at
    assert away_at is not None
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(9 * MINUTE)
    await backend.services.play.come_back(game, ANN)
    assert (await asked(backend, game)).away_at == away_at + 9 * MINUTE
    assert await stood_in(backend, game) is None


async def test_row_13_resigning_and_returning_holds_no_table(backend, replaced):
    await backend.services.play.come_back(replaced, ANN)
    for _ in range(100):
        backend.clock.advance(9 * MINUTE)
        if await stood_in(backend, replaced) is None:
            await backend.services.seats.resign(replaced, ANN)
        backend.clock.advance(MINUTE)
        await backend.services.play.come_back(replaced, ANN)
        await backend.lobbies.tick()
        await backend.robots.tick()
    assert 0 not in (await backend.services.games.status(replaced)).owing


async def test_row_13_who_has_resigned_for_ten_minutes_cannot_play_on(backend, game):
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    assert (await refused(backend.services.play.come_back(game, ANN))).reason == "has-resigned"
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "has-resigned"


# --- row 15: vacation ------------------------------------------------------------------------------------------------


@pytest.fixture
async def on_vacation(backend: Backend, game: str) -> str:
    """Ann was asked on the first day of a vacation of fourteen days, during which the game waits."""
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.vacations.begin(BEN, 14, robot=False)
    await backend.act(game, ANN, "end")
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    return game


async def test_row_15_the_table_may_vote_for_a_robot_during_a_vacation_but_not_free_the_seat(backend, on_vacation):
    backend.clock.advance(36 * HOUR - MINUTE)
    assert (await refused(backend.services.votes.ask_about_absence(on_vacation, ANN))).reason == "nobody-away"
    backend.clock.advance(9 * DAY)
    assert (await asked(backend, on_vacation, 1)).away_at > backend.clock(), "the vacation stops A"
    request = await backend.services.votes.ask_about_absence(on_vacation, ANN)
    assert (await refused(backend.services.votes.vote(on_vacation, CAT, request.id, "free"))).reason == "stale"
    assert (await backend.services.votes.vote(on_vacation, CAT, request.id, "robot")).choices == {CAT: "robot"}


async def test_row_15_g_and_a_go_on_after_the_vacation(backend, on_vacation):
    due = await asked(backend, on_vacation, 1)
    assert due.arrived is not None
    assert (due.away_at, due.gone_at) == (due.vacations[0][1] + 36 * HOUR, due.vacations[0][1] + 7 * DAY)


async def test_row_15_a_longer_vacation_stops_the_clock_of_later_questions_alone(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    person = await backend.services.vacations.begin(BEN, 2, robot=False)
    await backend.act(game, ANN, "end")
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(DAY)
    longer = await backend.services.vacations.begin(BEN, 5, robot=False)
    due = await asked(backend, game, 1)
    assert due.passed(HOUR) == person.away_until + HOUR, "what was declared before the question holds"
    await backend.act(game, BEN, "pass")
    for user in (CAT, ANN):
        await backend.act(game, user, "pass")
    await backend.outbox.tick()
    assert (await asked(backend, game, 1)).passed(HOUR) == longer.away_until + HOUR


async def test_row_15_a_shorter_vacation_stops_the_clock_for_less(backend, on_vacation):
    person = await backend.services.vacations.begin(BEN, 3, robot=False)
    due = await asked(backend, on_vacation, 1)
    assert due.passed(HOUR) == person.away_until + HOUR


async def test_row_15_after_one_that_was_ended_early_there_is_none_for_a(backend, game):
    await backend.services.vacations.begin(ANN, 3, robot=False)
    await backend.services.vacations.end(ANN)
    backend.clock.advance(36 * HOUR - MINUTE)
    assert (await refused(backend.services.vacations.begin(ANN, 3, robot=False))).reason == "too-soon"
    backend.clock.advance(MINUTE)
    assert (await backend.services.vacations.begin(ANN, 3, robot=False)).away_until is not None


async def test_row_15_after_one_that_ended_by_itself_there_may_be_another(backend, game):
    await backend.services.vacations.begin(ANN, 1, robot=False)
    backend.clock.advance(25 * HOUR)
    await backend.reminders.tick()
    assert (await backend.services.vacations.begin(ANN, 1, robot=False)).away_until is not None


async def test_row_07_play_ends_the_robot_of_a_vacation_and_it_goes_on_when_nobody_answers(backend, game):
    await backend.services.vacations.begin(ANN, 5, robot=True)
    await backend.services.play.come_back(game, ANN)
    assert set((await backend.services.games.status(game)).owing) == {0}
    await pass_time(backend, 12 * HOUR)
    assert 0 not in (await backend.services.games.status(game)).owing
    await backend.services.vacations.end(ANN)
    assert choice_of(await row(backend, game)) is None
    assert await stood_in(backend, game) is None


# --- row 18: what counts as stood in for -----------------------------------------------------------------------------


async def test_row_18_a_bare_pass_marks_no_generation_and_a_choice_of_a_robot_does(backend, game):
    await replace_ann(backend, game, "once")
    await pass_time(backend, 11 * MINUTE, MINUTE)
    assert (await backend.services.games.status(game)).at(0).stood == ()
    assert (await backend.services.games.status(game)).at(0).answered_for == 1


async def test_row_18_a_robots_pass_that_ends_a_generation_marks_none(backend, game):
    for user in (ANN, BEN):
        await backend.act(game, user, "pass")
    await backend.services.runner.write(game, lambda g: seating.stand_in(g, 2, "robot", "vote"))
    backend.clock.advance(10 * MINUTE)
    while (await backend.services.games.status(game)).generation == 1:
        assert await backend.services.robots.move(game, lambda seen: ("pass",))
    assert (await backend.services.games.status(game)).at(2).stood == ()


async def test_row_18_what_a_robot_bought_marks_the_generation_even_if_it_is_reopened(backend, replaced):
    await pass_time(backend, 30 * MINUTE, MINUTE)
    for _ in range(6):
        await others_pass_in_turns(backend, replaced)
    status = await backend.services.games.status(replaced)
    assert status.generation == 2
    await pass_time(backend, 2 * MINUTE, MINUTE)
    await backend.services.play.come_back(replaced, ANN)
    await backend.services.play.reopen(replaced, ANN, backend.click())
    assert 2 in (await backend.services.games.status(replaced)).at(0).stood


async def others_pass_in_turns(backend: Backend, game: str) -> None:
    """Ben and Cat pass, but choose nothing in research."""
    for user in (BEN, CAT):
        look = await backend.services.play.look(game, user)
        if look.decision is not None and "pass" in look.decision.options:
            await backend.act(game, user, "pass")
    await pass_time(backend, 10 * MINUTE, MINUTE)


async def test_row_07_whoever_is_back_plays_on_where_the_decision_about_them_was_lost(backend, game):
    await backend.run("""UPDATE seats SET absent = '[["2026-01-01T00:00:00+00:00", "2026-01-01T01:00:00+00:00"]]'""")
    assert (await backend.act(game, ANN, "project:power-plant")).committed
