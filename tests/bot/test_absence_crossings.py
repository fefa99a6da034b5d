"""Where two rules of absence meet: who resigns, leaves, is blocked or goes on vacation while something else is under way."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.delivery.results import Gone, Later
from bot.delivery.votes import Votes
from bot.store import post, quarantine
from bot.tables import Rules, Trouble, resuming
from tests.bot.absence import decides, silence, stood_in
from tests.bot.backend import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, MINUTE, STRANGER, Backend, refused
from tests.bot.server import Shown, open_server
from tests.bot.test_absence_lived import founded, vote_message
from tests.bot.test_absence_members import left

pytestmark = pytest.mark.once

DAY = timedelta(days=1)
EVE = STRANGER + 1


class Killed(BaseException):
    """The process ends here."""


async def passes(backend: Backend, time: timedelta) -> None:
    backend.clock.advance(time)
    await backend.votes.tick()


# --- who resigns ------------------------------------------------------------------------------------------------------


async def test_rows_04_13_the_choice_of_who_has_resigned_since_does_not_count(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.votes.vote(silent, BEN, request.id, "robot")
    await backend.services.votes.vote(silent, CAT, request.id, "wait")
    await backend.services.seats.resign(silent, CAT)
    await passes(backend, 12 * HOUR)
    assert await stood_in(backend, silent) == "robot", "of those who still play, all chose it"


async def test_rows_09_13_who_has_resigned_ends_no_game_for_those_who_play_on(backend):
    dan = STRANGER
    game = (await backend.game(BEN, CAT, dan)).id
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.seats.resign(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert (await backend.services.votes.request(game, request.id)).asked == {BEN, CAT, dan}
    assert (await backend.services.games.status(game)).state == "running"
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert (await backend.services.games.status(game)).state == "ended"


async def test_rows_03_13_who_resigns_during_the_vote_on_them_is_not_voted_on(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.seats.resign(silent, ANN)
    assert (await backend.services.votes.request(silent, request.id)).state == "lapsed"


async def test_rows_08_13_who_resigned_after_a_robot_played_for_them_is_not_voted_back(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    await backend.services.seats.resign(silent, ANN)
    await passes(backend, 8 * DAY)
    assert (await refused(backend.services.votes.ask_about_absence(silent, BEN))).reason == "nobody-away"
    assert (await backend.services.games.status(silent)).at(0).stand_why == "resigned"


async def test_rows_07_13_the_table_reads_that_somebody_resigned_for_whom_a_robot_played(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    await backend.services.seats.resign(silent, ANN)
    (entry, *_) = await backend.services.history.story(silent)
    assert (entry.facts["what"], entry.facts["why"]) == ("stand-in", "resigned")


async def test_rows_08_13_resigning_and_taking_it_back_does_not_close_a_free_seat(backend, game):
    await silence(backend, 7 * DAY)
    await decides(backend, game, ben="free", cat="free")
    await backend.services.seats.resign(game, ANN)
    await backend.services.play.come_back(game, ANN)
    seat = (await backend.services.games.status(game)).at(0)
    assert (seat.stand_why, seat.free) == (None, True)


async def test_rows_07_13_resigning_and_taking_it_back_stops_no_robot_a_second_time(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    await backend.services.play.come_back(silent, ANN)
    backend.clock.advance(12 * HOUR)
    await backend.lobbies.tick()
    assert await stood_in(backend, silent) == "robot"
    await backend.services.seats.resign(silent, ANN)
    await backend.services.play.come_back(silent, ANN)
    seat = (await backend.services.games.status(silent)).at(0)
    assert (seat.stand_in, seat.stand_why) == ("robot", "vote"), "pressing stops it once for a question"


async def test_rows_13_15_the_end_of_a_vacation_takes_no_resignation_back(backend, game):
    await backend.services.vacations.begin(ANN, 3, robot=False)
    await backend.services.seats.resign(game, ANN)
    await backend.services.vacations.end(ANN)
    assert (await backend.services.games.status(game)).at(0).stand_why == "resigned"


async def test_rows_13_15_who_resigned_on_vacation_is_not_asked_when_that_is_over(backend, game):
    await backend.services.vacations.begin(ANN, 3, robot=True)
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(4 * DAY)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    status = await backend.services.games.status(game)
    assert (status.at(0).stand_in, status.at(0).stand_why, set(status.owing)) == ("robot", "resigned", set())


async def test_rows_09_13_who_has_resigned_asks_the_table_for_nothing(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.seats.resign(game, ANN)
    services = backend.services.votes
    for asks in (
        services.ask_to_end(game, ANN),
        services.ask_for_pace(game, ANN, 24),
        services.ask_to_undo(game, ANN, 1),
    ):
        assert (await refused(asks)).reason == "has-resigned"


async def test_row_13_of_two_who_both_resign_nobody_wins(backend):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(5 * MINUTE)
    await backend.services.seats.resign(game, BEN)
    for _ in range(2):
        await passes(backend, 5 * MINUTE)
    assert (await backend.services.games.status(game)).state == "ended"
    assert await backend.rows('SELECT "user" FROM wins') == []


async def test_rows_09_13_a_vote_that_ends_the_game_as_somebody_resigns_ends_all_others(backend):
    dan = STRANGER
    game = (await backend.game(BEN, CAT, dan)).id
    end = await backend.services.votes.ask_to_end(game, ANN)
    pace = await backend.services.votes.ask_for_pace(game, ANN, 24)
    for request in (end, pace):
        await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.seats.resign(game, CAT)
    states = [(await backend.services.votes.request(game, request.id)).state for request in (end, pace)]
    assert states == ["agreed", "lapsed"]


async def test_rows_09_19_a_vote_that_ends_the_game_ends_all_others_that_are_due_with_it(backend, game):
    await silence(backend, 7 * DAY)
    absent = await backend.services.votes.ask_about_absence(game, BEN)
    pace = await backend.services.votes.ask_for_pace(game, BEN, 24)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, absent.id, "end")
    await passes(backend, 12 * HOUR)
    states = [(await backend.services.votes.request(game, request.id)).state for request in (absent, pace)]
    assert states == ["agreed", "lapsed"]


async def test_rows_13_16_who_ordered_to_buy_none_waits_for_the_robot_of_who_resigned(backend, game):
    for user in (BEN, CAT):
        await backend.services.orders.give_plain(game, user, "none", backend.click())
    await backend.research(game)
    await backend.services.play.compose(game, ANN, None, [[]], backend.click(), True)
    await backend.services.seats.resign(game, CAT)
    await backend.orders.tick()
    assert set((await backend.services.games.status(game)).owing) == {1}
    backend.clock.advance(10 * MINUTE)
    await backend.robots.tick()
    await backend.orders.tick()
    assert (await backend.services.games.status(game)).generation == 2
    look = await backend.services.play.look(game, BEN)
    assert (look.orders, look.view.phase) == ((), "action")


# --- who leaves the server --------------------------------------------------------------------------------------------


async def test_rows_03_21_who_is_there_again_in_time_is_not_voted_on(backend, game):
    await backend.outbox.tick()
    await left(backend, game)
    await backend.votes.tick()
    (request,) = (await backend.services.games.status(game)).requests
    await backend.services.members.met(GUILD, ANN)
    assert (await backend.services.votes.request(game, request.id)).state == "lapsed"


async def test_rows_08_21_who_leaves_during_a_vote_on_a_successor_does_not_hold_it_up(backend, game):
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, STRANGER, "Dan", 0)
    await left(backend, game, CAT)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert (await backend.services.games.status(game)).at(0).user == STRANGER


async def test_rows_20_21_who_leaves_while_a_lobby_is_asked_does_not_hold_up_the_start(backend):
    game = (await backend.lobby(BEN, CAT, beginners=True, seats=3)).id
    backend.clock.advance(DAY)
    await backend.services.lobby.start(game, BEN)
    await backend.services.votes.vote(game, ANN, 1, "yes")
    await left(backend, game, CAT)
    status = await backend.services.games.status(game)
    assert (status.state, [s.user for s in sorted(status.seats, key=lambda s: s.user)]) == ("running", [ANN, BEN])


async def test_rows_02_21_whose_question_was_not_sent_while_they_were_gone_is_asked_when_they_are_back(backend, game):
    await backend.research(game)
    await left(backend, game, BEN)
    await backend.outbox.tick()
    backend.clock.advance(HOUR)
    await backend.services.members.met(GUILD, BEN)
    await backend.reminders.tick()
    await backend.outbox.tick()
    async with backend.store.reading() as connection:
        due = await post.due(connection, game, 1)
    assert due is not None
    assert due["arrived"] == backend.clock.at


async def test_rows_15_21_who_comes_back_to_the_server_on_vacation_has_the_robot_that_they_wanted(backend, game):
    await left(backend, game)
    await backend.services.vacations.begin(ANN, 3, robot=True)
    await backend.services.members.met(GUILD, ANN)
    assert await stood_in(backend, game) == "robot"


async def test_rows_12_21_who_left_still_decides_about_their_own_answers(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    await backend.act(game, BEN, "end")
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    await left(backend, game, BEN)
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    found = await backend.services.votes.request(game, request.id)
    assert (found.state, found.missing) == ("open", {BEN})


# --- a seat that changes hands ----------------------------------------------------------------------------------------


async def test_row_17_nobody_takes_a_seat_from_whom_a_manager_gave_it_to(backend, game):
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, EVE, "Eve", 0)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.moderation.give_seat(game, 1, "Zed", 0, STRANGER, "Dan", "give")
    late = await refused(backend.services.votes.vote(game, CAT, request.id, "yes"))
    assert late.reason == "request-closed"
    assert (await backend.services.games.status(game)).at(0).user == STRANGER


async def test_row_17_who_was_given_another_seat_is_voted_into_none(backend, game):
    for user in (ANN, BEN):
        await backend.services.seats.resign(game, user)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, STRANGER, "Dan", 0)
    await backend.services.moderation.give_seat(game, 1, "Zed", 1, STRANGER, "Dan", "give")
    late = await refused(backend.services.votes.vote(game, CAT, request.id, "yes"))
    assert late.reason == "request-closed"
    assert [s.user for s in (await backend.services.games.status(game)).seats] == [ANN, STRANGER, CAT]


async def test_rows_14_21_an_offer_to_whom_the_host_blocks_then_makes_room_for_another(backend, game):
    offer = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    await backend.services.blocking.block_user(STRANGER)
    assert (await backend.services.votes.request(game, offer.id)).state == "lapsed"
    assert (await backend.services.seats.hand_over(game, BEN, EVE, "Eve")).state == "open"


async def test_rows_08_21_who_has_left_the_server_meanwhile_gets_no_seat_where_nobody_is_left_to_vote(backend):
    game = (await backend.with_robots(BEN, robots=1)).id
    await backend.services.vacations.begin(BEN, 3, robot=True)
    seat = next(s.seat for s in (await backend.services.games.status(game)).seats if s.user == ANN)
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, STRANGER, "Dan", seat)
    assert request.asked == {STRANGER}

    async def nobody(_game: str, user: int) -> bool:
        return user != STRANGER

    backend.clock.advance(12 * HOUR)
    loop = Votes(backend.store, backend.services.votes, backend.services.seats, now=backend.clock, may_sit=nobody)
    await loop.tick()
    assert (await backend.services.votes.request(game, request.id)).state == "lapsed"
    assert (await backend.services.games.status(game)).at(seat).user == ANN


async def test_rows_08_21_who_has_left_the_server_meanwhile_is_voted_into_no_seat(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat", "Dan"), pictures=False) as server:
        game = await founded(server, "Ben", "Cat", beginners=True)
        await server.click("Ann", await server.slash("Ann", "game resign", server.place), "resign/sure")
        await server.wait(11 * 60)
        await server.slash("Dan", "game replace", server.place, seat=1)
        await server.say()
        asked = vote_message(server)
        await server.click("Ben", asked, "vote/yes")
        server.guild.remove_member(server.members["Dan"])
        await server.wait(2 * 60)
        assert "The request has lapsed" in (await server.click("Cat", asked, "vote/yes")).words
        await server.say()
        (settled,) = [Shown(m) for m in server.place.history() if m.id == asked.message.id]
        assert "Lapsed: Dan can no longer play here." in settled.words
        assert (await server.bot.services.games.status(game)).at(0).name == "Ann"


async def test_rows_13_17_a_manager_gives_nobodys_seat_away_while_its_player_can_take_it_back(backend, game):
    await backend.services.seats.resign(game, ANN)
    late = await refused(backend.services.moderation.give_seat(game, 1, "Zed", 0, STRANGER, "Dan", "give"))
    assert late.reason == "somebody-there"


# --- vacations --------------------------------------------------------------------------------------------------------


async def test_row_15_a_robot_plays_in_a_game_that_starts_during_the_vacation_too(backend):
    game = (await backend.lobby(BEN, CAT, beginners=True)).id
    await backend.services.vacations.begin(BEN, 3, robot=True)
    await backend.services.lobby.start(game, ANN)
    assert await stood_in(backend, game, 1) == "robot"
    await backend.services.vacations.end(BEN)
    assert await stood_in(backend, game, 1) is None


async def test_row_15_a_robot_plays_in_a_game_that_goes_on_during_the_vacation(backend, game):
    await backend.services.blocking.block_server(GUILD)
    await backend.services.vacations.begin(ANN, 3, robot=True)
    await backend.services.blocking.unblock_server(GUILD)
    assert await stood_in(backend, game) == "robot"


@pytest.mark.parametrize("aside", [False, True], ids=["running", "set aside"])
async def test_row_14_whoever_is_forgotten_while_a_seat_is_offered_to_them_does_not_get_it(backend, game, aside):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    await backend.services.votes.vote(game, STRANGER, request.id, "yes")
    if aside:
        await backend.services.blocking.block_server(GUILD)
    await backend.services.privacy.forget(STRANGER, "Former player")
    if aside:
        await backend.services.blocking.unblock_server(GUILD)
    late = await refused(backend.services.votes.vote(game, BEN, request.id, "yes"))
    assert late.reason == "request-closed"
    assert (await backend.services.games.status(game)).at(0).user == ANN


async def test_rows_08_15_a_vacation_that_begins_during_a_vote_keeps_no_seat_from_being_freed(backend, game):
    await silence(backend, 7 * DAY)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "free")
    await backend.services.vacations.begin(ANN, 14, robot=True)
    await passes(backend, 12 * HOUR)
    assert (await backend.services.games.status(game)).at(0).free


async def test_rows_04_15_who_goes_on_vacation_with_a_robot_during_a_vote_is_played_for_until_they_are_back(
    backend, silent
):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    for user in (BEN, CAT):
        await backend.services.votes.vote(silent, user, request.id, "robot")
    await backend.services.vacations.begin(ANN, 1, robot=True)
    await passes(backend, 12 * HOUR)
    backend.clock.advance(DAY)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    assert await stood_in(backend, silent) == "robot", "the table has decided so"


# --- what the host does -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on_vacation", "ended"), [(STRANGER, "agreed"), (ANN, "agreed"), (None, "expired")])
async def test_rows_15_19_for_whom_a_robot_plays_at_the_end_without_a_choice_has_no_say_in_the_pace(
    backend, on_vacation, ended
):
    game = (await backend.game(BEN, CAT, STRANGER)).id
    request = await backend.services.votes.ask_for_pace(game, BEN, 24)
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    if on_vacation is not None:
        await backend.services.vacations.begin(on_vacation, 3, robot=True)
    await passes(backend, 12 * HOUR)
    found = await backend.services.votes.request(game, request.id)
    assert found.state == ended
    assert found.asked == {ANN, BEN, CAT, STRANGER} - {on_vacation}


async def test_rows_02_15_whose_turn_it_is_when_their_vacation_ends_by_itself_is_asked(backend, game):
    await backend.services.vacations.begin(ANN, 1, robot=True)
    await backend.outbox.tick()
    backend.clock.advance(25 * HOUR)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    assert await backend.rows("SELECT seat, arrived FROM dues") == [(0, None)]
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn")[-1].payload["seats"] == [0]
    assert await backend.rows("SELECT arrived FROM dues") != [(None,)]


async def test_rows_02_15_who_comes_back_from_a_vacation_is_not_mentioned(backend, game):
    await backend.services.vacations.begin(ANN, 1, robot=True)
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.vacations.end(ANN)
    await backend.outbox.tick()
    assert backend.sender.of_kinds("turn") == []
    assert set((await backend.services.games.status(game)).owing) == {0}


async def test_rows_08_15_for_whom_a_robot_plays_at_the_end_does_not_keep_a_successor_waiting(backend, game):
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, STRANGER, "Dan", 0)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.vacations.begin(CAT, 3, robot=True)
    await passes(backend, 12 * HOUR)
    assert (await backend.services.games.status(game)).at(0).user == STRANGER


async def test_rows_08_15_a_choice_made_before_a_vacation_counts(backend):
    game = (await backend.game(BEN, CAT, STRANGER)).id
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(10 * MINUTE)
    request = await backend.services.seats.apply(game, EVE, "Eve", 0)
    await backend.services.votes.vote(game, BEN, request.id, "no")
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    for user in (BEN, STRANGER):
        await backend.services.vacations.begin(user, 3, robot=True)
    await passes(backend, 12 * HOUR)
    assert (await backend.services.votes.request(game, request.id)).state == "expired", (
        "one of two is not more than half"
    )


async def test_row_21_who_had_left_before_the_host_blocked_them_is_not_there_when_that_ends(backend, game):
    await left(backend, game)
    backend.clock.advance(HOUR)
    await backend.services.blocking.block_user(ANN)
    backend.clock.advance(HOUR)
    await backend.services.blocking.unblock_user(ANN)
    assert (await backend.services.games.status(game)).at(0).left_at is not None
    await backend.services.members.met(GUILD, ANN)
    assert (await backend.services.games.status(game)).at(0).left_at is None


async def test_row_21_no_game_is_founded_in_a_server_that_another_process_has_just_blocked(backend):
    await backend.services.blocking.block_server(GUILD)
    late = await refused(backend.services.lobby.create(GUILD, CHANNEL, ANN, "Ann", rules=Rules()))
    assert late.reason == "blocked-server"


@pytest.mark.databases
async def test_row_21_a_server_that_was_unblocked_by_half_is_unblocked_wholly_the_next_time(backend, monkeypatch):
    first, second = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    await backend.outbox.tick()
    await backend.services.blocking.block_server(GUILD)
    backend.clock.advance(10 * DAY)
    go_on = resuming.go_on

    async def killed(open_game, since):
        if open_game.id == first:
            raise Killed
        await go_on(open_game, since)

    with monkeypatch.context() as patch:
        patch.setattr(resuming, "go_on", killed)
        with pytest.raises(Killed):
            await backend.services.blocking.unblock_server(GUILD)
    assert (await refused(backend.services.games.status(first))).reason == "aside", "nobody's time runs on before that"
    assert await backend.services.blocking.unblock_server(GUILD)
    for game in (first, second):
        assert set((await backend.services.games.status(game)).owing.values()) == {backend.clock()}
    assert not (await backend.services.blocking.listed())[1]


async def test_row_21_a_game_that_cannot_be_opened_keeps_no_other_of_its_server_closed(backend, monkeypatch):
    first, second = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    await backend.services.blocking.block_server(GUILD)
    backend.clock.advance(DAY)
    go_on = resuming.go_on

    async def fails(open_game, since):
        if open_game.id == first:
            raise RuntimeError
        await go_on(open_game, since)

    monkeypatch.setattr(resuming, "go_on", fails)
    with pytest.raises(Trouble):
        await backend.services.blocking.unblock_server(GUILD)
    assert set((await backend.services.games.status(second)).owing.values()) == {backend.clock()}
    assert not (await backend.services.blocking.listed())[1]


async def test_row_21_who_is_unblocked_while_their_server_is_blocked_plays_on_when_that_ends(backend, game):
    await backend.services.blocking.block_user(ANN)
    await backend.services.blocking.block_server(GUILD)
    await backend.services.blocking.unblock_user(ANN)
    await backend.services.blocking.unblock_server(GUILD)
    assert (await backend.act(game, ANN, "pass")).committed is not None


async def test_rows_13_21_who_resigned_before_their_server_was_blocked_can_take_it_back_after_that(backend):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, ANN)
    await backend.services.blocking.block_server(GUILD)
    backend.clock.advance(DAY)
    await backend.services.blocking.unblock_server(GUILD)
    await passes(backend, 4 * MINUTE)
    assert await backend.robots.tick() == 0
    await backend.services.play.come_back(game, ANN)
    seat = (await backend.services.games.status(game)).at(0)
    assert (seat.stand_in, seat.freed) == (None, None)


async def test_rows_08_21_for_whom_a_robot_plays_has_their_whole_time_too_when_a_game_goes_on(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    await backend.services.blocking.block_server(GUILD)
    backend.clock.advance(30 * DAY)
    await backend.services.blocking.unblock_server(GUILD)
    assert (await backend.services.play.look(silent, BEN)).away == frozenset()
    backend.clock.advance(7 * DAY)
    assert 0 in (await backend.services.play.look(silent, BEN)).away


# --- reminders --------------------------------------------------------------------------------------------------------


async def reminded_of_two(backend: Backend) -> list[str]:
    """Ann owes an answer in two games, and one reminder about both waits to be sent."""
    found = sorted([(await backend.game(BEN)).id, (await backend.game(BEN)).id])
    await backend.outbox.tick()
    backend.clock.advance(13 * HOUR)
    await backend.reminders.tick()
    return found


async def test_row_15_who_shortens_or_ends_a_vacation_ends_nobody_elses(backend):
    for user in (ANN, BEN):
        await backend.services.vacations.begin(user, 5, robot=False)
    bens = 'SELECT until, cut FROM vacations WHERE "user" = :user'
    before = await backend.rows(bens, user=BEN)
    await backend.services.vacations.begin(ANN, 2, robot=False)
    backend.clock.advance(HOUR)
    await backend.services.vacations.end(ANN)
    assert await backend.rows(bens, user=BEN) == before != []


@pytest.mark.usefixtures("ann_begins")
@pytest.mark.parametrize("which", [0, 1])
async def test_row_01_a_game_that_is_set_aside_takes_no_reminder_of_another_with_it(backend, which):
    both = await reminded_of_two(backend)
    await backend.services.runner.record(both[which], lambda c: quarantine.set_aside(c, both[which], backend.clock()))
    await backend.reminders.tick()
    await backend.outbox.tick()
    (sent,) = backend.sender.of_kinds("reminder")
    assert both[1 - which] in [due["game"] for due in sent.payload["dues"]]


@pytest.mark.usefixtures("ann_begins")
async def test_row_01_a_reminder_that_waits_with_a_game_set_aside_names_no_other_a_second_time(backend):
    first, other = await reminded_of_two(backend)
    await backend.services.runner.record(first, lambda c: quarantine.set_aside(c, first, backend.clock()))
    await backend.reminders.tick()
    await backend.outbox.tick()
    await backend.services.runner.record(first, lambda c: quarantine.release(c, first))
    await backend.outbox.tick()
    assert [[due["game"] for due in i.payload["dues"]] for i in backend.sender.of_kinds("reminder")] == [
        [other],
        [first],
    ]


@pytest.mark.usefixtures("ann_begins")
async def test_row_01_a_game_that_is_set_aside_while_its_reminder_is_sent_brings_no_second_one(backend, monkeypatch):
    first, other = await reminded_of_two(backend)
    send = backend.sender.send

    async def set_aside_meanwhile(intent):
        if intent.kind == "reminder" and not backend.sender.of_kinds("reminder"):
            await backend.services.runner.record(first, lambda c: quarantine.set_aside(c, first, backend.clock()))
        return await send(intent)

    monkeypatch.setattr(backend.sender, "send", set_aside_meanwhile)
    for _ in range(3):
        await backend.outbox.tick()
        await backend.reminders.tick()
    assert sum(other in [due["game"] for due in i.payload["dues"]] for i in backend.sender.of_kinds("reminder")) == 1


@pytest.mark.usefixtures("ann_begins")
@pytest.mark.parametrize("result", [Later(5), Gone("closed", closed=True), ConnectionError()])
async def test_row_01_a_reminder_that_does_not_arrive_while_its_game_is_set_aside_leaves_no_other_unreminded(
    backend, monkeypatch, result
):
    first, other = await reminded_of_two(backend)
    send = backend.sender.send

    async def set_aside_meanwhile(intent):
        if intent.kind != "reminder":
            return await send(intent)
        monkeypatch.setattr(backend.sender, "send", send)
        await backend.services.runner.record(first, lambda c: quarantine.set_aside(c, first, backend.clock()))
        if isinstance(result, Exception):
            raise result
        return result

    monkeypatch.setattr(backend.sender, "send", set_aside_meanwhile)
    for _ in range(3):
        await backend.outbox.tick()
        await backend.reminders.tick()
    sent = [i for i in backend.sender.sent if i.kind == "reminder" or i.payload.get("reminded")]
    assert [i.game for i in sent] == [other]


@pytest.mark.usefixtures("ann_begins")
async def test_row_01_a_reminder_that_a_killed_process_was_sending_takes_no_other_with_its_game(backend):
    first, other = await reminded_of_two(backend)
    elsewhere = (await backend.game(STRANGER)).id
    theirs = "SELECT remind_at, reminded FROM dues WHERE game = :game"
    before = await backend.rows(theirs, game=elsewhere)
    await backend.run("UPDATE outbox SET claimed_until = due_at WHERE kind = 'reminder'")
    backend.clock.advance(MINUTE)
    await backend.services.runner.record(first, lambda c: quarantine.set_aside(c, first, backend.clock()))
    assert await backend.rows(theirs, game=elsewhere) == before != [], "it was not about that game"
    await backend.reminders.tick()
    await backend.outbox.tick()
    (sent,) = backend.sender.of_kinds("reminder")
    assert sent.game == other


@pytest.mark.usefixtures("ann_begins")
async def test_row_03_a_reminder_that_is_made_anew_keeps_that_somebody_has_asked_for_one_meanwhile(backend):
    first, other = await reminded_of_two(backend)
    await backend.outbox.tick()
    backend.sender.clear()
    backend.clock.advance(2 * DAY)
    await backend.reminders.tick()
    await backend.services.reminders.poke(other, BEN, 0)
    await backend.services.runner.record(first, lambda c: quarantine.set_aside(c, first, backend.clock()))
    await backend.reminders.tick()
    await backend.outbox.tick()
    (sent,) = backend.sender.of_kinds("reminder")
    assert [said["poker"] for said in sent.payload["dues"]] == [1]


@pytest.mark.usefixtures("ann_begins")
@pytest.mark.parametrize("which", [0, 1])
async def test_rows_01_21_a_server_that_somebody_left_takes_no_reminder_of_another_with_it(backend, which):
    both = await reminded_of_two(backend)
    await backend.run("UPDATE games SET guild = 7 WHERE id = :game", game=both[which])
    for _ in range(2):
        await backend.services.members.missed(7, ANN)
    await backend.reminders.tick()
    await backend.outbox.tick()
    (sent,) = backend.sender.of_kinds("reminder")
    assert both[1 - which] in [due["game"] for due in sent.payload["dues"]]


# --- clocks -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("ann_begins")
async def test_row_03_a_question_that_arrives_late_is_voted_on_at_its_time_at_a_fast_pace(backend):
    game = (await backend.game(reminder_hours=0.25)).id
    backend.clock.advance(2 * HOUR)
    await backend.votes.tick()
    await backend.outbox.tick()
    arrived = backend.clock.at
    while not (await backend.services.games.status(game)).requests:
        await passes(backend, 15 * MINUTE)
    assert backend.clock.at - arrived <= 2 * HOUR
