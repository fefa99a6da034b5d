"""Players who try what the rules of absence do not expect: at the last second, twice, while two are away, across a stand-in's answers."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.screens import draft, panel, public
from bot.store import games
from bot.tables.absence import open_choices
from tests.bot.absence import decides, silence, stood_in
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, OCEAN_WITH_CARD, STRANGER, Backend, refused
from tests.bot.looks import NoPictures, context
from tests.bot.test_deciding import taps

pytestmark = pytest.mark.once


@pytest.fixture
async def played_for(backend: Backend, silent: str) -> str:
    """A robot plays for Ann and has answered what she owed."""
    await decides(backend, silent, ben="robot", cat="robot")
    await robots(backend, 30)
    return silent


async def robots(backend: Backend, minutes: int) -> None:
    for _ in range(minutes):
        backend.clock.advance(MINUTE)
        await backend.robots.tick()


async def asked(backend: Backend, game: str) -> int:
    status = await backend.services.games.status(game)
    user = status.at(next(iter(status.owing))).user
    assert user is not None
    return user


@pytest.mark.timeout(60)
async def test_row_03_quiet_hours_that_leave_no_hour_of_the_day_do_not_keep_a_vote_open_for_ever(backend, silent):
    async with backend.store.writing() as connection:
        await games.save_user(connection, BEN, quiet="00:00-12:30 UTC")
        await games.save_user(connection, CAT, quiet="12:00-00:30 UTC")
    request = await backend.services.votes.ask_about_absence(silent, CAT)
    assert request.closes == backend.clock.at + (12 + 10) * HOUR, "put off by ten hours at most"


async def test_row_03_nobody_chooses_after_the_end_even_before_it_was_carried_out(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.services.votes.vote(silent, BEN, request.id, "robot")
    backend.clock.advance(12 * HOUR)
    assert (await refused(backend.services.votes.vote(silent, CAT, request.id, "robot"))).reason == "request-closed"
    await backend.votes.tick()
    assert await stood_in(backend, silent) is None


async def test_row_03_choosing_again_and_again_counts_once_and_the_absent_have_no_vote(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert (await refused(backend.services.votes.vote(silent, ANN, request.id, "wait"))).reason == "not-your-vote"
    for choice in ("robot", "wait", "robot"):
        await backend.services.votes.vote(silent, BEN, request.id, choice)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) is None, "one of two is no majority"
    assert (await refused(backend.services.votes.vote(silent, BEN, request.id, "wait"))).reason == "request-closed"


async def test_row_03_of_two_who_are_away_the_one_who_answers_is_left_out_of_the_vote(backend, game):
    await backend.research(game)
    await silence(backend)
    await backend.services.play.compose(game, CAT, None, [[]], backend.click(), True)
    request = await backend.services.votes.ask_about_absence(game, CAT)
    assert (request.facts["seats"], request.asked) == ([0, 1], {CAT})
    await backend.services.votes.vote(game, CAT, request.id, "robot")
    await backend.services.play.compose(game, ANN, None, [[]], backend.click(), True)
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    status = await backend.services.games.status(game)
    assert (status.at(0).stand_in, status.at(1).stand_in) == (None, "robot")


async def test_row_06_who_comes_in_the_second_in_which_the_robot_begins_plays_alone(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(10 * MINUTE)
    await backend.act(silent, ANN, "project:power-plant")
    assert await backend.robots.tick() == 0
    assert set((await backend.services.games.status(silent)).owing) == {0}


async def test_row_07_who_comes_back_in_research_may_buy_again_until_the_reveal(backend, played_for):
    for user in (BEN, CAT):
        await backend.act(played_for, user, "pass")
    await robots(backend, 5)
    assert (await backend.services.play.come_back(played_for, ANN)).reopenable
    await backend.services.play.reopen(played_for, ANN, backend.click())
    for user in (BEN, CAT):
        await backend.services.play.compose(played_for, user, None, [[]], backend.click(), True)
    assert set((await backend.services.games.status(played_for)).owing) == {0}
    backend.clock.advance(12 * HOUR)
    await backend.lobbies.tick()
    await backend.robots.tick()
    assert 0 not in (await backend.services.games.status(played_for)).owing, (
        "the robot buys when she has not bought for V"
    )


@pytest.mark.parametrize("others", [(BEN,), (BEN, CAT)])
async def test_row_08_a_player_whose_seat_a_robot_plays_is_gone_when_that_time_is_over(backend, ann_begins, others):
    game = (await backend.game(*others)).id
    await silence(backend)
    names = {BEN: "ben", CAT: "cat"}
    await decides(backend, game, **{names[user]: "robot" for user in others})
    backend.clock.advance(timedelta(days=4))
    assert (await backend.services.play.look(game, BEN)).away & {0} == frozenset()
    backend.clock.advance(timedelta(days=1))
    assert 0 in (await backend.services.play.look(game, others[-1])).away
    if others == (BEN,):
        assert (await refused(backend.services.votes.ask_to_end(game, BEN))).reason == "somebody-away"
        request = await backend.services.votes.ask_about_absence(game, BEN)
        assert "end" in open_choices(request)
        await backend.services.votes.vote(game, BEN, request.id, "end")
        backend.clock.advance(12 * HOUR)
        await backend.votes.tick()
        assert (await backend.services.games.status(game)).state == "ended"


async def test_row_09_who_has_resigned_is_not_asked_whether_the_game_ends(backend, game):
    await backend.services.seats.resign(game, BEN)
    assert (await backend.services.votes.ask_to_end(game, ANN)).asked == {ANN, CAT}


async def test_row_12_who_is_stood_in_for_is_not_asked_to_go_back(backend, played_for):
    first = await asked(backend, played_for)
    await backend.act(played_for, first, "project:power-plant")
    await backend.act(played_for, first, "end")
    await backend.act(played_for, await asked(backend, played_for), "project:power-plant")
    plan = await backend.services.votes.undo_plan(played_for, first)
    assert (await backend.services.votes.ask_to_undo(played_for, first, plan.steps[0].number)).asked == {BEN, CAT}


async def test_row_12_one_who_is_present_does_not_agree_for_two_past_something_revealed(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:aquifer", OCEAN_WITH_CARD)
    await backend.act(game, BEN, "end")
    await silence(backend)
    assert (await refused(backend.services.votes.ask_to_undo(game, BEN, 3))).reason == "nothing-to-undo", "Cat is away"


async def test_row_13_the_message_of_a_conceded_game_says_who_won(backend, ann_begins):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, BEN)
    backend.clock.advance(10 * MINUTE)
    await backend.votes.tick()
    look = await backend.services.play.look(game, ANN)
    for shown in (public.ended(look.status, None, look.view), panel.stopped(context(look, NoPictures()))):
        words = shown.words().replace("\u00a0", " ")
        assert "● Ann wins" in words
        assert "Nobody wins" not in words


async def test_row_17_a_vote_on_the_former_player_says_nothing_of_the_successor(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    offered = await backend.services.seats.hand_over(silent, ANN, STRANGER, "Dan")
    for user in (BEN, CAT):
        await backend.services.votes.vote(silent, user, request.id, "robot")
    for user in (BEN, CAT, STRANGER):
        await backend.services.votes.vote(silent, user, offered.id, "yes")
    assert (await backend.services.votes.request(silent, request.id)).state == "lapsed"
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, silent) is None


async def test_row_23_who_waits_for_a_packet_may_open_the_vote_on_who_keeps_it(backend, ann_begins):
    game = (await backend.game(BEN, CAT, draft=True)).id
    await backend.research(game)
    for _ in range(4):
        for user in (BEN, CAT):
            look = await backend.services.play.look(game, user)
            if look.decision is not None:
                await backend.services.play.compose(
                    game, user, None, [look.decision.options[:1]], backend.click(), True
                )
    await silence(backend)
    look = await backend.services.play.look(game, BEN)
    assert look.away == {0}
    assert "away" in taps(draft.between(context(look))).values()
