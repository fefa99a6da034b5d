"""When the game waits for a player: the vote of the others, stand-ins, coming back. Rows are those of docs/absence.md."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot import speech
from bot.screens import absence, plain, refusals, story, waiting
from bot.store import games
from bot.tables import away, seating
from bot.tables.absence import strongest
from bot.tables.clocks import Clocks
from tests.bot.absence import AWAY, decides, silence, stood_in
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, STRANGER, Backend, refused
from tests.bot.looks import NoPictures, context

pytestmark = pytest.mark.once

# --- row 3: the vote -------------------------------------------------------------------------------------------------


async def test_row_03_nobody_votes_before_somebody_is_away(backend, game):
    await silence(backend, AWAY - MINUTE)
    assert (await refused(backend.services.votes.ask_about_absence(game, BEN))).reason == "nobody-away"
    backend.clock.advance(MINUTE)
    assert (await backend.services.votes.ask_about_absence(game, BEN)).state == "open"


async def test_row_03_any_other_player_opens_one_vote_on_all_who_are_away(backend, silent):
    assert (await refused(backend.services.votes.ask_about_absence(silent, STRANGER))).reason == "no-seat"
    assert (await refused(backend.services.votes.ask_about_absence(silent, ANN))).reason == "not-your-vote"
    request = await backend.services.votes.ask_about_absence(silent, CAT)
    assert (request.asked, request.facts["seats"]) == ({BEN, CAT}, [0])
    assert request.closes == backend.clock.at + 12 * HOUR
    assert (await backend.services.votes.ask_about_absence(silent, BEN)).id == request.id


async def test_row_03_a_vote_on_absence_has_a_slot_of_its_own(backend, game):
    end = await backend.services.votes.ask_to_end(game, BEN)
    await silence(backend)
    assert (await backend.services.votes.ask_about_absence(game, CAT)).id != end.id


async def test_row_03_the_table_votes_once_in_the_time_after_which_somebody_is_away(backend, silent):
    await decides(backend, silent, ben="wait", cat="wait")
    assert (await refused(backend.services.votes.ask_about_absence(silent, BEN))).reason == "voted-lately"
    backend.clock.advance(AWAY)
    assert (await backend.services.votes.ask_about_absence(silent, BEN)).state == "open"


async def test_row_03_the_panel_has_the_way_to_the_vote_only_while_the_table_may_vote(backend, silent):
    async def ways() -> list[str | None]:
        look = await backend.services.play.look(silent, CAT)
        assert look.away == {0}
        return [tap.item.label for tap in absence.deciding(context(look, NoPictures()))]

    offered = await ways()
    assert offered == ["●\u00a0away: decide"]
    await backend.services.votes.ask_about_absence(silent, BEN)
    assert await ways() == offered, "it leads to the vote that is open"
    await decides(backend, silent, ben="wait", cat="wait")
    assert await ways() == []
    status = await backend.services.games.status(silent)
    refusal = await refused(backend.services.votes.ask_to_end(silent, CAT))
    assert refusal.reason == "somebody-away"
    assert "can vote again from" in refusals.refusal(refusal.reason, refusal.data, status)
    backend.clock.advance(AWAY)
    later = await refused(backend.services.votes.ask_to_end(silent, CAT))
    assert "again" not in refusals.refusal(later.reason, later.data, status)
    assert await ways() == offered


async def test_row_03_where_the_table_waits_on_panel_and_status_say_until_when_it_cannot_vote(backend, silent):
    async def said(line: str) -> list[bool]:
        look = await backend.services.play.look(silent, CAT)
        panel, lines = await waiting.waiting(context(look, NoPictures())), absence.no_vote_yet(look)
        return [line in shown.words() for shown in (panel, plain.status_screen(look.status, lines))]

    await decides(backend, silent, ben="wait", cat="wait")
    again = speech.date(backend.clock() + AWAY)
    line = f"Ann is away. The table has voted on that, and can again from {again}."
    assert await said(line) == [True, True]
    backend.clock.advance(AWAY)
    assert await said("can again") == [False, False]


async def test_row_03_a_vote_does_not_end_in_quiet_hours_of_those_who_vote(backend, silent):
    assert backend.clock.at.hour == 0, "without quiet hours the vote ends at noon"
    async with backend.store.writing() as connection:
        await games.save_user(connection, BEN, quiet="09:00-15:00 UTC")
    request = await backend.services.votes.ask_about_absence(silent, CAT)
    assert request.closes == backend.clock.at.replace(hour=15, minute=0)


async def test_row_03_any_answer_of_the_absent_ends_the_vote(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    await backend.act(silent, ANN, "project:power-plant")
    ended = await backend.services.votes.request(silent, request.id)
    assert (ended.state, ended.closer) == ("lapsed", 0)


async def test_row_03_who_says_i_am_here_makes_the_vote_last_longer_once(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    later = await backend.services.votes.here(silent, ANN)
    assert later.closes == request.closes + 12 * HOUR
    assert (await refused(backend.services.votes.here(silent, ANN))).reason == "said-already"
    assert (await refused(backend.services.votes.here(silent, BEN))).reason == "no-request"


# --- row 4: counting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ben", "cat", "chosen"),
    [
        ("robot", "robot", "robot"),
        ("robot", "pass", "pass"),
        ("robot", "wait", "wait"),
        ("pass", "once", "once"),
        ("robot", None, "wait"),
    ],
)
async def test_row_04_the_strongest_choice_that_more_than_half_accept_counts(backend, silent, ben, cat, chosen):
    choices = {"ben": ben, **({"cat": cat} if cat else {})}
    request = await decides(backend, silent, **choices)
    assert strongest(request) == chosen
    assert request.state == ("expired" if chosen == "wait" else "agreed")
    assert await stood_in(backend, silent) == (None if chosen == "wait" else chosen)


async def test_row_04_who_was_silent_is_not_counted_in_the_next_vote(backend, silent):
    await decides(backend, silent, ben="robot")
    assert await stood_in(backend, silent) is None
    backend.clock.advance(AWAY)
    await decides(backend, silent, ben="robot")
    assert await stood_in(backend, silent) == "robot"


async def test_row_04_nothing_is_done_about_a_player_who_answered_at_the_last_moment(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    for user in (BEN, CAT):
        await backend.services.votes.vote(silent, user, request.id, "robot")
    backend.clock.advance(12 * HOUR)
    await backend.act(silent, ANN, "pass")
    await backend.votes.tick()
    assert await stood_in(backend, silent) is None


async def test_row_04_a_seat_is_freed_only_after_very_long(backend, silent):
    request = await backend.services.votes.ask_about_absence(silent, BEN)
    assert (await refused(backend.services.votes.vote(silent, BEN, request.id, "end"))).reason == "stale"


async def test_row_09_after_very_long_the_table_may_end_the_game(backend, game):
    await silence(backend, timedelta(days=7))
    await decides(backend, game, ben="end", cat="end")
    assert (await backend.services.games.status(game)).state == "ended"


# --- rows 5 and 6: stand-ins -----------------------------------------------------------------------------------------


async def test_row_05_the_table_passes_once_and_the_next_generation_asks_the_player_again(backend, silent):
    await decides(backend, silent, ben="once", cat="once")
    backend.clock.advance(10 * MINUTE)
    assert await backend.robots.tick() == 1
    look = await backend.services.play.look(silent, ANN)
    assert look.view.seats[0].passed
    assert await stood_in(backend, silent) is None
    assert set(look.status.owing) == {1}
    said = [done.facts["what"] for done in await backend.services.history.story(silent) if done.kind == "seat"]
    assert said == ["stand-in"], "nobody reads that Ann, who has passed, plays again"


async def test_row_05_the_table_passes_until_the_player_is_back_and_a_robot_answers_what_must_be_answered(
    backend, silent
):
    await decides(backend, silent, ben="pass", cat="pass")
    backend.clock.advance(10 * MINUTE)
    await backend.robots.tick()
    for user in (BEN, CAT):
        await backend.act(silent, user, "pass")
    backend.clock.advance(2 * MINUTE)
    await backend.robots.tick()
    status = await backend.services.games.status(silent)
    assert 0 not in status.owing, "it has bought no cards for Ann"
    assert (await backend.services.play.look(silent, ANN)).view.hand == (
        await backend.services.play.look(silent, ANN)
    ).before.hand
    assert status.at(0).stand_in == "pass"


async def test_row_06_a_robot_begins_after_ten_minutes(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    status = await backend.services.games.status(silent)
    assert status.owing == {}, "nobody is reminded of what the robot answers"
    backend.clock.advance(10 * MINUTE - timedelta(seconds=1))
    assert await backend.robots.tick() == 0
    backend.clock.advance(timedelta(seconds=1))
    assert await backend.robots.tick() > 0


async def test_row_06_who_answers_before_it_begins_keeps_their_seat(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    await backend.act(silent, ANN, "pass")
    assert await stood_in(backend, silent) is None
    backend.clock.advance(HOUR)
    assert await backend.robots.tick() == 0


async def test_row_06_the_log_says_what_the_robot_has_done(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(10 * MINUTE)
    while await backend.robots.tick():
        pass
    status, done = await backend.services.games.status(silent), await backend.services.history.story(silent)
    told = [line for p in story.paragraphs(done[::-1], status) for line in p.said(status)]
    assert any(line.startswith("A robot plays for ●\u00a0Ann until they are back") for line in told)
    assert any("●\u00a0Ann (robot)" in line or "●\u00a0Ann passed" in line for line in told)


# --- row 7: coming back ----------------------------------------------------------------------------------------------


@pytest.fixture
async def replaced(backend: Backend, silent: str) -> str:
    """A robot stands in for Ann and has played; Ben and Cat have had a turn; Ann is asked again."""
    await decides(backend, silent, ben="robot", cat="robot")
    return silent


async def test_row_07_coming_back_ends_the_stand_in_at_once(backend, replaced):
    look = await backend.services.play.come_back(replaced, ANN)
    assert look.status.at(0).stand_in is None
    assert set(look.status.owing) == {0}
    backend.clock.advance(5 * HOUR)
    await backend.lobbies.tick()
    assert await backend.robots.tick() == 0


async def test_row_07_a_command_brings_a_player_back_as_play_does(backend, replaced):
    await backend.act(replaced, ANN, "project:power-plant")
    status = await backend.services.games.status(replaced)
    assert status.at(0).stand_in is None
    assert set(status.owing) == {0}


# --- rows 10 and 11 --------------------------------------------------------------------------------------------------


async def test_row_10_of_two_players_the_other_one_decides_alone(backend):
    game = (await backend.game(BEN)).id
    await silence(backend)
    request = await backend.services.votes.ask_about_absence(game, BEN)
    assert request.asked == {BEN}
    await backend.services.votes.vote(game, BEN, request.id, "robot")
    assert await stood_in(backend, game) is None
    backend.clock.advance(12 * HOUR)
    await backend.votes.tick()
    assert await stood_in(backend, game) == "robot"


async def test_row_11_a_game_without_people_sleeps_after_a_generation_until_somebody_comes(backend):
    game = (await backend.game(BEN)).id
    await silence(backend)
    await decides(backend, game, ben="robot")
    await backend.services.runner.write(game, lambda g: seating.stand_in(g, 1, "robot", "left"))
    for _ in range(400):
        backend.clock.advance(10 * MINUTE)
        await backend.robots.tick()
    status = await backend.services.games.status(game)
    assert (status.state, status.generation) == ("running", 2)
    look = await backend.services.play.come_back(game, BEN)
    assert (look.status.at(1).stand_in, look.status.at(0).stand_in) == (None, "robot")


# --- row 15: vacation ------------------------------------------------------------------------------------------------


async def test_row_15_a_robot_plays_for_who_chose_that_for_their_vacation_until_it_is_over(backend, game):
    await backend.services.vacations.begin(BEN, 3, robot=True)
    await backend.act(game, ANN, "pass")
    assert 1 not in (await backend.services.games.status(game)).owing
    backend.clock.advance(10 * MINUTE)
    assert await backend.robots.tick() > 0
    status = await backend.services.games.status(game)
    assert (set(status.owing), status.at(1).stood) == ({2}, (1,))
    backend.clock.advance(72 * HOUR)
    await backend.reminders.tick()
    await backend.services.vacations.end_due()
    assert await stood_in(backend, game, 1) is None


async def test_row_03_a_vote_ends_where_an_undo_takes_the_question_from_the_player_who_is_away(backend, silent):
    await backend.act(silent, ANN, "project:power-plant")
    await backend.act(silent, ANN, "end")
    await silence(backend)
    request = await backend.services.votes.ask_about_absence(silent, CAT)
    assert request.facts["seats"] == [1]
    await backend.services.play.undo(silent, ANN, 1, backend.click())
    closed = await backend.services.votes.request(silent, request.id)
    assert (closed.state, closed.facts["lapsed"]) == ("lapsed", "recovered")


async def test_row_19_a_faster_pace_does_not_shorten_the_wait_for_a_seat_that_a_robot_plays(backend, silent):
    await decides(backend, silent, ben="robot", cat="robot")
    faster = await backend.services.votes.ask_for_pace(silent, BEN, 2)
    await backend.services.votes.vote(silent, CAT, faster.id, "yes")
    for user in (BEN, CAT):
        while user not in [await asked_user(backend, silent)]:
            backend.clock.advance(11 * MINUTE)
            await backend.robots.tick()
        await backend.act(silent, user, "pass")
    while (await backend.services.games.status(silent)).rules.reminder_hours != 2:
        backend.clock.advance(11 * MINUTE)
        await backend.robots.tick()
    async with backend.store.reading() as connection:
        asked = await away.asked(connection, silent, Clocks.of(2))
    assert asked[0].clocks.gone == timedelta(days=7), "what was agreed when the game began to wait for Ann"
    assert asked[1].clocks.gone == timedelta(days=3)


async def asked_user(backend: Backend, game: str) -> int | None:
    status = await backend.services.games.status(game)
    return next((status.at(seat).user for seat in status.owing), None)
