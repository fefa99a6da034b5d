"""Votes of a table: who is asked, what decides, when they end. Rows and holes are those of docs/absence.md."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import absence, votes
from tests.bot.absence import silence
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, OCEAN_WITH_CARD, Backend, refused

pytestmark = [pytest.mark.once, pytest.mark.databases]


async def leaves(backend: Backend, game: str, user: int) -> None:
    """What happens to the votes when a user leaves their seat."""

    async def work(open_game):
        await votes.leave_seat(open_game, user)

    await backend.services.runner.write(game, work)


async def draws_and_asks(backend: Backend, game: str, user: int = ANN, entry: int = 1):
    await backend.act(game, user, "project:aquifer", OCEAN_WITH_CARD)
    return await backend.services.votes.ask_to_undo(game, user, entry)


async def test_row_09_more_than_half_end_a_game_when_nobody_is_away(backend, game):
    request = await backend.services.votes.ask_to_end(game, CAT)
    assert request.state == "open"
    assert (await backend.services.votes.vote(game, ANN, request.id, "yes")).state == "agreed"
    assert (await backend.services.games.status(game)).state == "ended"


async def test_row_09_while_somebody_is_away_nobody_asks_to_end(backend, game):
    await silence(backend)
    assert (await refused(backend.services.votes.ask_to_end(game, BEN))).reason == "somebody-away"


async def test_rows_09_15_while_somebody_is_on_vacation_nobody_asks_to_end(backend, game):
    await backend.services.vacations.begin(CAT, 3, robot=False)
    late = await refused(backend.services.votes.ask_to_end(game, BEN))
    assert (late.reason, late.data["seat"]) == ("on-vacation", 2)
    assert (await refused(backend.services.votes.may_end(game, BEN))).reason == "on-vacation"
    assert (await backend.services.votes.ask_to_end(game, CAT)).state == "open", "who is on vacation is there"


async def test_rows_09_15_a_vacation_that_begins_while_a_vote_is_open_does_not_stop_it(backend, game):
    request = await backend.services.votes.ask_to_end(game, CAT)
    await backend.services.vacations.begin(ANN, 3, robot=False)
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "agreed"


@pytest.mark.parametrize(("user", "open_"), [(None, True), (ANN, True), (CAT, False)])
async def test_rows_09_15_a_vote_on_somebody_who_is_gone_ends_no_game_of_somebody_on_vacation(
    backend, game, user, open_
):
    await silence(backend, timedelta(days=7))
    if user is not None:
        await backend.services.vacations.begin(user, 3, robot=False)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    assert ("end" in absence.open_choices(request)) == open_
    assert "free" in absence.open_choices(request)


async def test_row_09_a_vote_to_end_lasts_as_long_as_the_pace_says(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    assert request.closes == backend.clock.at + 12 * HOUR
    backend.clock.advance(12 * HOUR - MINUTE)
    assert await backend.votes.tick() == 0
    backend.clock.advance(MINUTE)
    assert await backend.votes.tick() == 1
    assert (await backend.services.votes.request(game, request.id)).state == "expired"
    assert (await refused(backend.services.votes.vote(game, BEN, request.id, "yes"))).reason == "request-closed"
    assert await backend.votes.tick() == 0


async def test_row_12_a_refusal_ends_a_vote_to_go_back(backend, game):
    request = await draws_and_asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert (await backend.services.votes.vote(game, CAT, request.id, "no")).state == "refused"
    assert (await backend.services.games.status(game)).version == 1


async def test_row_12_who_is_away_is_asked_only_if_their_answers_would_go(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    await backend.act(game, BEN, "end")
    await silence(backend)
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert request.asked == {ANN, BEN}, "Cat has been away for 36 hours, and nothing of hers would go"


async def test_row_12_two_others_must_agree_past_something_revealed(backend):
    game = (await backend.game(BEN)).id
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    assert not (await backend.services.play.undo_plan(game, ANN)).further
    assert (await refused(backend.services.votes.ask_to_undo(game, ANN, 1))).reason == "nothing-to-undo"


async def test_row_12_of_two_players_one_goes_back_with_the_other_where_nothing_was_revealed(backend):
    game = (await backend.game(BEN)).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "agreed"


async def test_row_12_a_vote_to_go_back_lapses_at_its_end(backend, game):
    request = await draws_and_asks(backend, game)
    backend.clock.advance(12 * HOUR)
    assert await backend.votes.tick() == 1
    assert (await backend.services.votes.request(game, request.id)).state == "expired"


async def test_row_22_the_end_of_a_vote_outlives_a_restart(backend, game, tmp_path):
    request = await backend.services.votes.ask_to_end(game, ANN)
    backend.clock.advance(12 * HOUR)
    assert await backend.votes.tick() == 1
    assert (await backend.services.votes.request(game, request.id)).state == "expired"


async def test_hole_1_a_vote_of_somebody_who_has_left_their_seat_is_withdrawn(backend, game):
    request = await draws_and_asks(backend, game)
    await leaves(backend, game, ANN)
    assert (await backend.services.votes.request(game, request.id)).state == "withdrawn"


async def test_hole_2_a_vote_is_decided_when_nobody_is_missing_any_more(backend, game):
    request = await draws_and_asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await leaves(backend, game, CAT)
    assert (await backend.services.votes.request(game, request.id)).state == "refused", (
        "past a draw one does not agree for two"
    )


async def test_hole_2_a_vote_of_who_has_left_does_not_count(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "no")
    await leaves(backend, game, BEN)
    still = await backend.services.votes.request(game, request.id)
    assert (still.state, still.asked, still.refused) == ("open", {ANN, CAT}, frozenset())


async def test_hole_6_one_person_among_robots_does_not_draw_again(backend, ann_begins):
    game = (await backend.with_robots()).id
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    assert (await refused(backend.services.votes.ask_to_undo(game, ANN, 1))).reason == "nothing-to-undo"


async def test_hole_7_asking_again_and_again_holds_robots_for_one_hour_in_a_turn(backend, ann_begins):
    game = (await backend.with_robots(BEN, robots=1)).id
    for user in (ANN, BEN):
        await backend.act(game, user, "project:power-plant")
        await backend.act(game, user, "end")
    began = backend.clock.at
    asks = [(ANN, 1)]
    while await backend.robots.tick() == 0:
        if backend.clock.at >= began + HOUR + 2 * MINUTE:
            break
        backend.clock.advance(timedelta(seconds=30))
        if asks:
            user, entry = asks.pop(0)
            request = await backend.services.votes.ask_to_undo(game, user, entry)
            await backend.services.votes.vote(game, user, request.id, "no")
            assert (await refused(backend.services.votes.ask_to_undo(game, user, entry))).reason == "asked-lately"
    assert backend.clock.at - began <= HOUR + 2 * MINUTE
    assert 2 not in (await backend.services.play.look(game, ANN)).view.owing, "the robot has played"


async def test_row_19_more_than_half_change_the_pace_from_the_next_generation_on(backend, game):
    assert (await refused(backend.services.votes.ask_for_pace(game, ANN, 12))).reason == "same-pace"
    request = await backend.services.votes.ask_for_pace(game, BEN, 24)
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert (await backend.services.games.status(game)).rules.reminder_hours == 12, "no clock that runs is changed"
    await backend.research(game)
    rules = (await backend.services.games.status(game)).rules
    assert (rules.reminder_hours, rules.next_reminder_hours) == (24, None)


async def test_row_19_who_is_away_has_no_say_in_the_pace(backend, game):
    await silence(backend)
    assert (await backend.services.votes.ask_for_pace(game, BEN, 24)).asked == {BEN, CAT}
