"""Seats that change hands: resigning, free seats, successors. Rows and holes are those of docs/absence.md."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot import speech
from bot.screens import panel, votes, waiting
from bot.store import requests
from bot.tables import seating
from bot.tables.votes import UNMENTIONED
from tests.bot import looks
from tests.bot.absence import decides, silence
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, STRANGER, Backend, refused
from tests.bot.test_deciding import taps

pytestmark = [pytest.mark.once, pytest.mark.databases]

EVE = STRANGER + 1


@pytest.fixture
async def free(backend: Backend, game: str) -> str:
    """Ann has not come for a week, and the table has freed her seat."""
    await silence(backend, timedelta(days=7))
    await decides(backend, game, ben="free", cat="free")
    return game


async def takes(backend: Backend, game: str, user: int = STRANGER) -> None:
    """Somebody else takes Ann's seat, and the others agree."""
    request = await backend.services.seats.apply(game, user, "Dan", 0)
    for voter in (BEN, CAT):
        await backend.services.votes.vote(game, voter, request.id, "yes")


# --- row 8: a free seat ----------------------------------------------------------------------------------------------


async def test_row_08_a_freed_seat_is_played_by_a_robot_meanwhile(backend, free):
    seat = (await backend.services.games.status(free)).at(0)
    assert (seat.stand_in, seat.user) == ("robot", ANN)
    assert seat.freed is not None
    assert (await refused(backend.services.seats.apply(free, STRANGER, "Dan", 1))).reason == "seat-not-free"


async def test_row_08_whoever_is_blocked_after_asking_for_a_seat_gets_none(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    await backend.services.votes.vote(free, BEN, request.id, "yes")
    await backend.services.blocking.block_user(STRANGER)
    assert (await refused(backend.services.votes.vote(free, CAT, request.id, "yes"))).reason == "request-closed"
    assert (await backend.services.games.status(free)).at(0).user == ANN


async def test_row_08_the_others_accept_a_successor_by_majority_and_only_then_the_hand_is_seen(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    assert request.asked == {BEN, CAT, STRANGER}
    assert (await backend.services.play.look(free, STRANGER)).view.hand == ()
    await backend.services.votes.vote(free, BEN, request.id, "yes")
    assert (await backend.services.votes.vote(free, CAT, request.id, "yes")).state == "agreed"
    look = await backend.services.play.look(free, STRANGER)
    assert look.seat == 0
    assert len(look.view.hand) == 10
    assert (await refused(backend.services.votes.vote(free, ANN, request.id, "yes"))).reason == "no-seat"


async def test_row_08_nobody_who_sits_or_sat_here_takes_a_seat(backend, free):
    assert (await refused(backend.services.seats.apply(free, BEN, "Ben", 0))).reason == "sat-here"
    await takes(backend, free)
    await silence(backend, timedelta(days=7))
    assert (await refused(backend.services.seats.hand_over(free, CAT, ANN, "Ann"))).reason == "sat-here"


async def test_row_08_the_others_may_refuse(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    assert (await backend.services.votes.vote(free, CAT, request.id, "no")).state == "refused"
    assert (await backend.services.games.status(free)).at(0).user == ANN
    assert (await backend.services.seats.apply(free, EVE, "Eve", 0)).state == "open"


async def test_row_08_the_former_player_keeps_the_seat_by_a_whole_turn_by_hand_before_that_and_not_by_play(
    backend, free
):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    await backend.services.play.come_back(free, ANN)
    await backend.act(free, ANN, "project:power-plant")
    assert (await backend.services.votes.request(free, request.id)).state == "open", "one action is not a whole turn"
    await backend.act(free, ANN, "end")
    ended = await backend.services.votes.request(free, request.id)
    assert (ended.state, ended.closer) == ("lapsed", 0)
    assert (await refused(backend.services.seats.apply(free, EVE, "Eve", 0))).reason == "seat-not-free"


async def test_row_08_play_alone_does_not_close_a_free_seat(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    await backend.services.play.come_back(free, ANN)
    assert (await backend.services.votes.request(free, request.id)).state == "open"


async def test_row_08_who_is_accepted_while_the_former_player_composes_gets_the_seat_without_that(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    await backend.services.play.come_back(free, ANN)
    look = await backend.services.play.look(free, ANN)
    composing = await backend.services.play.compose(free, ANN, look.token, [["project:aquifer"]], backend.click())
    assert composing.picks
    for voter in (BEN, CAT):
        await backend.services.votes.vote(free, voter, request.id, "yes")
    late = await refused(
        backend.services.play.compose(free, ANN, composing.token, [["space:A2"]], backend.click(), True)
    )
    assert late.reason == "no-seat"
    new = await backend.services.play.look(free, STRANGER)
    assert (new.seat, new.picks, new.dropped, new.status.version) == (0, (), False, composing.status.version + 1)
    await backend.act(free, STRANGER, "pass")


async def test_row_08_asking_withdrawing_and_asking_again_is_one_request_in_v(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    asked = backend.clock.at
    await backend.services.votes.vote(free, STRANGER, request.id, "no")
    for _ in range(3):
        backend.clock.advance(MINUTE)
        error = await refused(backend.services.seats.apply(free, STRANGER, "Dan", 0))
        assert (error.reason, error.data["until"]) == ("asked-lately", asked + 12 * HOUR)
    backend.clock.advance(12 * HOUR)
    assert (await backend.services.seats.apply(free, STRANGER, "Dan", 0)).state == "open"


async def test_row_08_the_table_is_mentioned_once_in_v_whoever_asks_for_the_seat(backend, free):
    first = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    async with backend.store.writing() as connection:
        await requests.change(connection, first.id, message=4711)
    await backend.services.votes.vote(free, CAT, first.id, "no")
    second = await backend.services.seats.apply(free, EVE, "Eve", 0)
    assert second.facts[UNMENTIONED]
    await backend.services.votes.vote(free, EVE, second.id, "no")
    backend.clock.advance(12 * HOUR)
    assert UNMENTIONED not in (await backend.services.seats.apply(free, EVE, "Eve", 0)).facts


async def test_row_08_only_a_former_player_who_is_back_is_called_to_the_vote_on_their_seat(backend, free):
    first = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    status = await backend.services.games.status(free)
    assert f"<@{ANN}>" not in votes.called(status, first)
    await backend.services.votes.vote(free, STRANGER, first.id, "no")
    backend.clock.advance(12 * HOUR)
    await backend.services.play.come_back(free, ANN)
    second = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    status = await backend.services.games.status(free)
    called = votes.called(status, second)
    assert all(f"<@{user}>" in called for user in (ANN, BEN, CAT))
    assert f"the seat of {speech.who(status, 0)}" in called
    assert ANN in votes.mentioned(status, second)
    assert ANN not in second.asked, "she keeps it by a whole turn, not by a vote"


async def test_row_08_who_was_refused_a_seat_waits_for_g(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    asked = backend.clock.at
    await backend.services.votes.vote(free, CAT, request.id, "no")
    error = await refused(backend.services.seats.apply(free, STRANGER, "Dan", 0))
    assert (error.reason, error.data["until"]) == ("refused-lately", asked + timedelta(days=7))
    backend.clock.advance(timedelta(days=7))
    assert (await backend.services.seats.apply(free, STRANGER, "Dan", 0)).state == "open"


async def test_row_08_who_declined_an_offer_was_refused_nothing(backend, game):
    offer = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    assert (await backend.services.votes.vote(game, STRANGER, offer.id, "no")).state == "refused"
    backend.clock.advance(12 * HOUR)
    assert (await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")).state == "open"


async def test_row_08_where_nobody_is_left_to_vote_the_seat_goes_to_who_asks_after_v(backend, free):
    for user in (BEN, CAT):
        await stands_in(backend, free, user)
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    assert (request.state, request.asked) == ("open", {STRANGER}), "and not at once"
    backend.clock.advance(12 * HOUR - MINUTE)
    await backend.votes.tick()
    assert (await backend.services.games.status(free)).at(0).user == ANN
    backend.clock.advance(MINUTE)
    await backend.votes.tick()
    assert (await backend.services.games.status(free)).at(0).user == STRANGER


async def test_row_08_who_has_come_since_is_asked_before_the_seat_is_given(backend, free):
    for user in (BEN, CAT):
        await stands_in(backend, free, user)
    await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    await stands_in(backend, free, BEN, None)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    status = await backend.services.games.status(free)
    assert status.at(0).user == ANN
    (again,) = status.requests
    assert (again.asked, again.agreed) == ({BEN, STRANGER}, {STRANGER})
    assert (await backend.services.votes.vote(free, BEN, again.id, "yes")).state == "agreed"


async def test_row_08_a_silent_table_that_is_there_gives_no_seat_away(backend, free):
    request = await backend.services.seats.apply(free, STRANGER, "Dan", 0)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert (await backend.services.votes.request(free, request.id)).state == "expired"


async def stands_in(backend: Backend, game: str, user: int, how: str | None = "robot") -> None:
    """Something stands in for a player (None: nothing any more)."""

    async def work(open_game):
        seat = next(seat for seat, who in open_game.users.items() if who == user)
        await seating.set_seat(open_game, seat, stand_in=how, stand_why=how and "vacation")

    await backend.services.runner.write(game, work)


# --- row 13: resigning -----------------------------------------------------------------------------------------------


async def test_row_13_a_robot_plays_on_for_who_resigns_and_the_seat_is_free_ten_minutes_later(backend, game):
    await backend.services.seats.resign(game, BEN)
    status = await backend.services.games.status(game)
    assert (status.at(1).stand_in, status.at(1).stand_why) == ("robot", "resigned")
    assert (await refused(backend.services.seats.apply(game, STRANGER, "Dan", 1))).reason == "seat-not-free"
    assert (await refused(backend.services.seats.resign(game, BEN))).reason == "resigned-already"
    backend.clock.advance(10 * MINUTE)
    assert (await backend.services.seats.apply(game, STRANGER, "Dan", 1)).state == "open"


async def test_row_13_play_takes_it_back_within_ten_minutes(backend, game):
    await backend.services.seats.resign(game, ANN)
    backend.clock.advance(9 * MINUTE)
    assert await backend.robots.tick() == 0
    await backend.services.play.come_back(game, ANN)
    status = await backend.services.games.status(game)
    assert (status.at(0).stand_in, status.at(0).freed, set(status.owing)) == (None, None, {0})


async def test_row_13_of_two_players_the_other_one_wins(backend):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(10 * MINUTE - timedelta(seconds=1))
    await backend.votes.tick()
    assert (await backend.services.games.status(game)).state == "running"
    backend.clock.advance(timedelta(seconds=1))
    await backend.votes.tick()
    assert (await backend.services.games.status(game)).state == "ended"
    assert await backend.rows('SELECT "user" FROM wins') == [(ANN,)]


async def test_row_13_who_resigned_gets_their_own_seat_back_by_a_vote_without_victory(backend, game):
    await backend.services.seats.resign(game, BEN)
    early = await refused(backend.services.seats.apply(game, BEN, "Ben", 1))
    assert early.reason == "seat-not-free", "for ten minutes Play takes it back"
    backend.clock.advance(10 * MINUTE)
    assert (await refused(backend.services.seats.apply(game, CAT, "Cat", 1))).reason == "sat-here"
    request = await backend.services.seats.apply(game, BEN, "Ben", 1)
    assert request.asked == {ANN, BEN, CAT}
    for voter in (ANN, CAT):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    seat = (await backend.services.games.status(game)).at(1)
    assert (seat.user, seat.stand_in, seat.freed, seat.left) == (BEN, None, None, False)
    assert not seat.may_win(9)
    assert (await refused(backend.services.seats.apply(game, STRANGER, "Dan", 1))).reason == "seat-not-free"
    await backend.act(game, ANN, "pass")
    assert set((await backend.services.games.status(game)).owing) == {1}
    await backend.act(game, BEN, "pass")


async def test_row_13_nobody_is_offered_a_seat_before_they_may_ask_for_it(backend, game):
    await backend.services.seats.resign(game, BEN)
    stranger = await backend.services.play.look(game, STRANGER)
    assert "take-seat/1" not in taps(panel.stranger(looks.context(stranger))).values()
    assert not any("seat is free" in line for line in speech.away(stranger.status))
    backend.clock.advance(10 * MINUTE)
    stranger, resigned = await backend.services.play.look(game, STRANGER), await backend.services.play.look(game, BEN)
    assert "take-seat/1" in taps(panel.stranger(looks.context(stranger))).values()
    assert any("seat is free" in line for line in speech.away(stranger.status))
    assert "take-seat/1" in taps(await waiting.waiting(looks.context(resigned, looks.NoPictures()))).values()


# --- row 14: handing over --------------------------------------------------------------------------------------------


async def test_row_14_a_seat_is_handed_over_to_a_member_who_accepts(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    assert request.missing == {BEN, CAT, STRANGER}, "whoever offers the seat is not asked"
    for voter in (BEN, CAT):
        assert (await backend.services.votes.vote(game, voter, request.id, "yes")).state == "open"
    assert (await backend.services.votes.vote(game, STRANGER, request.id, "yes")).state == "agreed"
    assert (await backend.services.play.look(game, STRANGER)).decision is not None
    assert (await backend.services.play.look(game, ANN)).seat is None, "the former player is a stranger from then on"


async def test_row_14_the_offer_itself_does_not_count_among_the_others(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    await backend.services.votes.vote(game, STRANGER, request.id, "yes")
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "open", (
        "one of two others is no majority"
    )
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"


async def test_row_14_who_offers_takes_it_back_before_it_is_accepted(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    assert (await backend.services.votes.vote(game, ANN, request.id, "no")).state == "withdrawn"
    assert (await refused(backend.services.votes.vote(game, STRANGER, request.id, "yes"))).reason == "request-closed"


# --- row 17: what does not pass on -----------------------------------------------------------------------------------


async def test_row_17_the_successor_is_asked_and_called(backend, free):
    backend.sender.clear()
    await takes(backend, free)
    status = await backend.services.games.status(free)
    assert (status.owing, status.at(0).user) == ({0: backend.clock()}, STRANGER)
    await backend.outbox.tick()
    assert [i.payload["seats"] for i in backend.sender.of_kinds("turn")] == [[0]]
    await backend.act(free, STRANGER, "pass")


async def test_hole_3_a_seat_with_an_open_obligation_changes_hands(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for voter in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    assert await backend.rows("SELECT seat FROM dues") == [(0,)]


async def test_hole_4_the_successor_does_not_get_what_was_half_composed(backend, game):
    look = await backend.services.play.look(game, ANN)
    await backend.services.play.compose(game, ANN, look.token, [["project:aquifer"]], backend.click())
    assert (await backend.services.play.look(game, ANN)).picks
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for voter in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    look = await backend.services.play.look(game, STRANGER)
    assert (look.picks, look.dropped) == ((), False)


async def test_hole_5_nobody_alone_takes_back_what_a_robot_has_done_for_them(backend, game):
    await silence(backend)
    await decides(backend, game, ben="robot", cat="robot")
    backend.clock.advance(10 * MINUTE)
    while await backend.robots.tick():
        pass
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason) == ((), "answered")
    await backend.services.play.come_back(game, ANN)
    assert not (await backend.services.play.undo_plan(game, ANN)).steps


async def test_row_17_an_undo_stops_where_the_seat_changed_hands(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for voter in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    plan = await backend.services.play.undo_plan(game, STRANGER)
    assert (plan.steps, plan.further) == ((), False)


async def test_row_17_votes_of_the_former_player_go_and_others_are_counted_anew(backend, game):
    end = await backend.services.votes.ask_to_end(game, ANN)
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for voter in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    assert (await backend.services.votes.request(game, end.id)).state == "withdrawn"


async def test_row_17_the_history_names_the_successor(backend, free):
    await takes(backend, free)
    story = await backend.services.history.story(free, BEN)
    entry = next(d for d in story if d.kind == "seat" and d.facts["what"] == "successor")
    assert (entry.facts["name"], entry.facts["former"]) == ("Dan", "Ann")


async def test_row_17_the_founder_who_leaves_passes_that_on(backend, game):
    request = await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")
    for voter in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(game, voter, request.id, "yes")
    assert (await backend.services.games.status(game)).host == STRANGER


# --- row 18: who can win ---------------------------------------------------------------------------------------------


async def test_row_18_a_victory_needs_ones_own_seat_throughout(backend, free):
    await takes(backend, free)
    status = await backend.services.games.status(free)
    assert [s.may_win(9) for s in status.seats] == [False, True, True]


async def test_row_18_one_generation_of_a_stand_in_is_forgiven_two_are_not(backend, game):
    await silence(backend)
    await decides(backend, game, ben="robot", cat="robot")
    for _ in range(2):
        backend.clock.advance(HOUR)
        while await backend.robots.tick():
            pass
        for user in (BEN, CAT, BEN, CAT):
            look = await backend.services.play.look(game, user)
            if look.decision is not None:
                await backend.services.play.compose(
                    game, user, None, [["pass"] if look.decision.kind == "turn" else []], backend.click(), True
                )
        backend.clock.advance(HOUR)
        while await backend.robots.tick():
            pass
    seat = (await backend.services.games.status(game)).at(0)
    assert len(seat.stood) >= 2
    assert not seat.may_win(seat.stood[-1])
