"""Correcting the table by hand: who must agree, what is stored, and when it lapses (issue 25, item 16)."""

from dataclasses import replace
from random import Random

import pytest

from bot.store import history
from bot.tables import Refused, Request
from bot.tables.votes import KINDS
from engine import load, save
from engine.corrections import Correction, corrected
from tests.bot.backend import ANN, BEN, CAT, HOUR, OCEAN_WITH_CARD, STRANGER, Clock, open_backend, refused

MONEY = Correction("stock", 1, "mc", 3)


async def put(backend, game, user, *changes):
    """Put changes together; returns the draft."""
    draft = await backend.services.corrections.draft(game, user)
    for change in changes:
        draft = await backend.services.corrections.put(game, user, draft.token, change)
    return draft


async def asks(backend, game, user, *changes):
    draft = await put(backend, game, user, *changes)
    return await backend.services.corrections.ask(game, user, draft.token, backend.click())


async def stock(backend, game, seat, what="mc"):
    return (await backend.services.play.look(game, None)).view.seats[seat].stock[what]


# --- putting together ------------------------------------------------------------------------------------------------


async def test_what_is_put_together_shows_what_it_would_change_and_changes_nothing(backend, game):
    before = await stock(backend, game, 1)
    draft = await put(backend, game, ANN, MONEY, Correction("track", -1, "oxygen", 1))
    assert draft.changes == (MONEY, Correction("track", -1, "oxygen", 1))
    assert [type(entry).__name__ for entry in draft.news] == ["Corrected", "StockChanged", "ParameterRaised"]
    assert set(draft.voters) == {BEN, CAT}
    assert next(s for s in draft.targets["stock", 1] if s.what == "mc").now == before + 3
    assert await stock(backend, game, 1) == before
    assert (await backend.services.corrections.draft(game, BEN)).changes == ()


async def test_changes_of_the_same_thing_are_added_up_and_the_last_one_is_dropped(backend, game):
    draft = await put(backend, game, ANN, MONEY, Correction("rating", 0, "tr", 1), MONEY)
    assert draft.changes == (MONEY._replace(n=6), Correction("rating", 0, "tr", 1))
    assert (await put(backend, game, ANN, None)).changes == (MONEY._replace(n=6),)
    assert (await put(backend, game, ANN, MONEY._replace(n=-6))).changes == ()


async def test_a_second_press_on_the_same_button_adds_nothing(backend, game):
    draft = await backend.services.corrections.draft(game, ANN)
    await backend.services.corrections.put(game, ANN, draft.token, MONEY)
    assert (await refused(backend.services.corrections.put(game, ANN, draft.token, MONEY))).reason == "stale"
    assert (await backend.services.corrections.draft(game, ANN)).changes == (MONEY,)


async def test_what_cannot_be_read_any_more_is_put_together_anew(backend, game):
    await put(backend, game, ANN, MONEY)
    for facts in ('{"changes": [["stock", "one"]], "token": 3}', "{}", "null"):
        await backend.run("UPDATE requests SET facts = :facts", facts=facts)
        assert (await backend.services.corrections.draft(game, ANN)).changes == ()
    assert (await put(backend, game, ANN, MONEY)).changes == (MONEY,)


async def test_what_cannot_be_is_refused_when_it_is_put(backend, game):
    assert (await refused(put(backend, game, ANN, MONEY._replace(n=-500)))).reason == "out-of-bounds"
    assert (await refused(put(backend, game, ANN, MONEY._replace(seat=4)))).reason == "unknown"
    assert (await refused(backend.services.corrections.ask(game, ANN, 0, "x"))).reason == "nothing-to-correct"
    draft = await put(backend, game, STRANGER, MONEY)
    error = await refused(backend.services.corrections.ask(game, STRANGER, draft.token, "y"))
    assert error.reason == "no-seat"


# --- consent ---------------------------------------------------------------------------------------------------------


async def test_all_others_who_are_there_must_agree_and_then_it_is_done(backend, game):
    before = await stock(backend, game, 1)
    request = await asks(backend, game, ANN, MONEY)
    assert (request.kind, request.missing, request.agreed) == ("correct", {BEN, CAT}, {ANN})
    assert request.closes == backend.clock() + 12 * HOUR
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert await stock(backend, game, 1) == before
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert await stock(backend, game, 1) == before + 3
    (entry, *_) = await backend.services.history.story(game, STRANGER)
    assert (entry.kind, entry.seat) == ("correct", -1)
    first, change = entry.news
    assert (first.asker, first.agreed, change.was, change.n) == (0, (0, 1, 2), before, 3)
    assert (await backend.services.corrections.draft(game, ANN)).changes == ()


async def test_one_refusal_ends_it(backend, game):
    before = await stock(backend, game, 1)
    request = await asks(backend, game, ANN, MONEY)
    assert (await backend.services.votes.vote(game, CAT, request.id, "no")).state == "refused"
    assert await stock(backend, game, 1) == before


async def test_it_ends_by_itself_and_who_asked_may_withdraw_it(backend, game):
    request = await asks(backend, game, ANN, MONEY)
    backend.clock.advance(12 * HOUR)
    await backend.services.votes.close_due(game)
    assert (await backend.services.votes.request(game, request.id)).state == "expired"
    request = await asks(backend, game, BEN, MONEY)
    assert (await backend.services.votes.vote(game, BEN, request.id, "no")).state == "withdrawn"


async def test_of_two_players_the_other_one_decides(backend):
    game = (await backend.game(BEN)).id
    request = await asks(backend, game, BEN, MONEY)
    assert request.missing == {ANN}
    assert (await backend.services.votes.vote(game, ANN, request.id, "yes")).state == "agreed"


async def test_who_is_away_is_not_asked_but_somebody_must_be_there(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)  # Ann was asked and is away
    request = await asks(backend, game, BEN, MONEY)
    assert request.missing == {CAT}
    two = (await backend.game(BEN)).id
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    assert (await refused(asks(backend, two, BEN, MONEY))).reason == "nobody-to-agree"


async def test_robots_have_no_vote_and_alone_it_is_done_at_once_and_marked(backend):
    game = (await backend.with_robots(robots=2)).id
    before = await stock(backend, game, 1)
    assert await asks(backend, game, ANN, MONEY) is None
    look = await backend.services.play.look(game, ANN)
    assert look.view.seats[1].stock["mc"] == before + 3
    assert look.view.unagreed == 1
    assert (await backend.services.history.story(game, ANN))[0].facts["alone"] == 0


async def test_a_second_press_alone_corrects_once(backend):
    game = (await backend.with_robots(robots=1)).id
    before = await stock(backend, game, 1)
    draft = await put(backend, game, ANN, MONEY)
    for _ in range(2):
        assert await backend.services.corrections.ask(game, ANN, draft.token, "the same click") is None
    assert await stock(backend, game, 1) == before + 3


async def test_what_was_agreed_is_not_marked(backend, game):
    request = await asks(backend, game, ANN, MONEY)
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    assert (await backend.services.play.look(game, ANN)).view.unagreed == 0


async def test_nobody_loses_by_a_correction_while_the_table_votes_on_their_absence(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    await backend.services.votes.ask_about_absence(game, BEN)
    loss = Correction("stock", 0, "mc", -1)
    assert (await refused(asks(backend, game, BEN, loss))).data["seat"] == 0
    await put(backend, game, BEN, Correction("stock", 0, "mc", 2))
    assert (await asks(backend, game, BEN)).state == "open"


async def test_who_is_away_is_not_asked_either_where_they_would_lose_by_it(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    before = await stock(backend, game, 0)
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", -1))
    assert request.missing == {CAT}
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert await stock(backend, game, 0) == before - 1


async def test_who_is_back_before_it_is_done_must_agree_as_well(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", -1))
    await backend.act(game, ANN, "project:power-plant")
    before = await stock(backend, game, 0)
    again = await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert (again.state, again.missing) == ("open", {ANN})
    assert (await backend.services.games.status(game)).requests == (again,)
    assert await stock(backend, game, 0) == before
    assert (await backend.services.votes.vote(game, ANN, request.id, "yes")).state == "agreed"
    assert await stock(backend, game, 0) == before - 1


async def test_a_vote_on_an_absence_that_began_later_makes_it_lapse_for_who_would_lose(backend, game):
    await backend.outbox.tick()
    backend.clock.advance(37 * HOUR)
    before = await stock(backend, game, 0)
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", -1))
    await backend.services.votes.ask_about_absence(game, CAT)
    last = await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert (last.state, last.facts["lapsed"]) == ("lapsed", "absent")
    assert await stock(backend, game, 0) == before


@pytest.mark.once
async def test_in_a_long_game_corrected_again_and_again_everybody_who_is_asked_owes_it(backend):
    game = (await backend.game(draft=True)).id
    random, done = Random(5), 0
    for n in range(1500):
        if await backend.play_on(game, random) is None:
            break
        if n % 9 == 4 and (await backend.services.games.status(game)).state == "running":
            done += await corrects_something(backend, game, random)
            status = await backend.services.games.status(game)
            assert set(status.owing) == set((await backend.services.play.look(game, None)).view.owing)
            backend.clock.advance(13 * HOUR)
    assert done > 20
    assert (await backend.services.games.status(game)).state == "over"
    assert "correct" in {done.kind for done in await backend.services.history.story(game, None, limit=2000)}


async def corrects_something(backend, game, random):
    """Let Ben ask for something that can be corrected, and the others agree; return whether it was done."""
    draft = await backend.services.corrections.draft(game, BEN)
    spot = random.choice(draft.targets[random.choice(sorted(draft.targets))])
    to = random.choice([spot.least, spot.now + 1, min(spot.now + 5, spot.most)])
    change = Correction(spot.kind, spot.seat, spot.what, to - spot.now)
    try:
        request = await asks(backend, game, BEN, change)
        for user in (ANN, CAT):
            request = await backend.services.votes.vote(game, user, request.id, "yes")
    except Refused as refused:
        if refused.reason not in ("in-the-middle", "out-of-bounds", "not-now", "nothing-to-correct"):
            raise
        await drop(backend, game)
        return False
    return request.state == "agreed"


async def drop(backend, game):
    draft = await backend.services.corrections.draft(game, BEN)
    while draft.changes:
        draft = await backend.services.corrections.put(game, BEN, draft.token, None)


async def test_it_counts_from_the_numbers_of_the_moment_when_it_is_agreed(backend, game):
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", -5))
    before = await stock(backend, game, 0)
    await backend.act(game, ANN, "project:power-plant")
    assert await stock(backend, game, 0) == before - 11
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    assert await stock(backend, game, 0) == before - 16


async def test_what_no_longer_fits_lapses_when_it_is_agreed(backend, game):
    before = await stock(backend, game, 0)
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", -before))
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.votes.vote(game, ANN, request.id, "yes")
    last = await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert (last.state, last.facts["lapsed"]) == ("lapsed", "unfit")
    assert await stock(backend, game, 0) == before - 11


def test_the_asker_alone_agrees_to_nothing():
    alone = Request(1, "correct", ANN, Clock()(), "open", frozenset({ANN}), {ANN: "yes"})
    assert KINDS["correct"].rule(alone) is None
    assert (
        KINDS["correct"].rule(replace(alone, asked=frozenset({ANN, BEN}), choices={ANN: "yes", BEN: "yes"})) == "agreed"
    )


async def test_nobody_votes_on_what_is_only_put_together(backend, game):
    await put(backend, game, ANN, MONEY)
    ((id,),) = await backend.rows("SELECT id FROM requests")
    assert (await refused(backend.services.votes.vote(game, ANN, id, "yes"))).reason == "no-request"
    assert (await backend.services.games.status(game)).requests == ()


async def test_who_leaves_does_not_leave_the_asker_to_decide_alone(backend):
    game = (await backend.game(BEN)).id
    request = await asks(backend, game, ANN, MONEY)
    await backend.services.seats.resign(game, BEN)
    assert (await backend.services.votes.request(game, request.id)).state != "agreed"


# --- what follows ----------------------------------------------------------------------------------------------------


async def test_nobody_is_asked_anew_and_no_clock_begins_again(backend, game):
    await backend.outbox.tick()
    asked = (await backend.services.games.status(game)).owing
    backend.clock.advance(HOUR)
    request = await asks(backend, game, BEN, MONEY)
    backend.sender.clear()
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    await backend.outbox.tick()
    assert (await backend.services.games.status(game)).owing == asked
    assert backend.sender.of_kinds("turn") == []
    assert [i.kind for i in backend.sender.sent if i.kind == "log"] == ["log"]
    assert await backend.rows("SELECT token FROM dues") == [((await backend.services.play.look(game, ANN)).token,)]
    await backend.act(game, ANN, "pass")


async def test_whoever_chose_cards_in_secret_chooses_again_if_their_money_changes(backend, game):
    await backend.research(game)
    look = await backend.services.play.look(game, ANN)
    await backend.services.play.compose(game, ANN, look.token, [[]], backend.click())
    assert set((await backend.services.games.status(game)).owing) == {1, 2}
    request = await asks(backend, game, BEN, Correction("stock", 0, "mc", 4))
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    assert set((await backend.services.games.status(game)).owing) == {0, 1, 2}
    assert (await backend.services.play.look(game, ANN)).decision.key == "buy"
    entry, choice, *_ = await backend.services.history.story(game, None)
    assert (entry.taken_back, choice.undone) == ((choice.number,), True)


async def test_nothing_before_it_is_taken_back_alone_and_the_table_takes_it_back_with_the_rest(backend, game):
    before = await stock(backend, game, 1)
    await backend.act(game, ANN, "project:power-plant")
    request = await asks(backend, game, BEN, MONEY)
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason, plan.further) == ((), "corrected", True)
    back = await backend.services.votes.ask_to_undo(game, ANN, 1)
    assert [done.kind for done in back.taken] == ["answer", "correct"]
    for user in (BEN, CAT):
        await backend.services.votes.vote(game, user, back.id, "yes")
    assert await stock(backend, game, 1) == before
    story = await backend.services.history.story(game, None)
    assert [(d.kind, d.undone) for d in story][:2] == [("agreed", False), ("correct", True)]
    assert story[0].taken_back == (1, 2)


async def test_what_comes_after_it_can_be_taken_back(backend, game):
    request = await asks(backend, game, BEN, MONEY)
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    await backend.act(game, ANN, "project:power-plant")
    assert len((await backend.services.play.undo_plan(game, ANN)).steps) == 1


async def test_an_open_vote_to_go_back_lapses(backend, game):
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    back = await backend.services.votes.ask_to_undo(game, ANN, 1)
    request = await asks(backend, game, BEN, MONEY)
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    found = await backend.services.votes.request(game, back.id)
    assert (found.state, found.facts["lapsed"]) == ("lapsed", "corrected")


async def test_what_is_composed_is_dropped(backend, game):
    look = await backend.services.play.look(game, ANN)
    look = await backend.services.play.compose(game, ANN, look.token, [["project:greenery"]], backend.click())
    assert look.picks
    request = await asks(backend, game, BEN, MONEY)
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    after = await backend.services.play.look(game, ANN)
    assert (after.picks, after.dropped, after.token > look.token) == ((), True, True)


async def test_it_is_replayed_from_its_entry(backend, game):
    request = await asks(backend, game, BEN, MONEY, Correction("tile", 0, "greenery@E5", 1))
    for user in (ANN, CAT):
        await backend.services.votes.vote(game, user, request.id, "yes")
    async with backend.store.reading() as connection:
        row = await history.one(connection, game, 1)
        assert row is not None
        before, after = [await history.snapshot(connection, game, n) for n in (0, 1)]
    changes = [Correction.read(words) for words in history.picks_of(row)]
    again = corrected(load(before), changes, row["facts"]["asker"], row["facts"]["agreed"])
    assert save(again) == after
    assert tuple(again.news) == history.news_of(row)


async def test_a_vote_survives_a_restart_and_what_was_put_together_too(backend, game, tmp_path):
    before = await stock(backend, game, 1)
    request = await asks(backend, game, ANN, MONEY)
    await put(backend, game, BEN, Correction("rating", 2, "tr", 1))
    async with open_backend(backend.where, backend.clock, backend.sender) as again:
        assert (await again.services.corrections.draft(game, BEN)).changes == (Correction("rating", 2, "tr", 1),)
        await again.services.votes.vote(game, BEN, request.id, "yes")
        await again.services.votes.vote(game, CAT, request.id, "yes")
        assert await stock(again, game, 1) == before + 3


# --- who manages the server ------------------------------------------------------------------------------------------


async def test_who_manages_the_server_and_does_not_play_corrects_at_once_under_their_name(backend, game):
    before = await stock(backend, game, 1)
    draft = await put(backend, game, STRANGER, MONEY)
    for _ in range(2):
        await backend.services.moderation.correct(game, STRANGER, "Nora", draft.token, "a click")
    assert await stock(backend, game, 1) == before + 3
    entry, note, *_ = await backend.services.history.story(game, None)
    assert (note.kind, note.facts["what"], note.facts["name"]) == ("admin", "correct", "Nora")
    assert (entry.kind, entry.news[0].asker) == ("correct", -1)
    assert (await backend.services.play.look(game, None)).view.unagreed == 0


async def test_who_manages_the_server_and_plays_needs_the_table(backend, game):
    draft = await put(backend, game, ANN, MONEY)
    assert (
        await refused(backend.services.moderation.correct(game, ANN, "Ann", draft.token, "a click"))
    ).reason == "plays-here"


async def test_nobody_but_its_holder_sees_or_names_a_card_of_the_hand(backend, game):
    mine = await backend.services.corrections.draft(game, ANN)
    assert len([s for s in mine.targets["card", 0] if not s.now]) == len(
        (await backend.services.play.look(game, ANN)).view.hand
    )
    for user in (BEN, STRANGER):
        theirs = await backend.services.corrections.draft(game, user)
        assert not [s for s in theirs.targets.get(("card", 0), ()) if not s.now]
        key = next(s.what for s in mine.targets["card", 0] if not s.now)
        error = await refused(put(backend, game, user, Correction("card", 0, key, 1)))
        assert error.reason == "unknown"


async def test_a_finished_or_ended_game_is_not_corrected(backend, game):
    await backend.services.votes.end(game, STRANGER)
    assert (await refused(put(backend, game, ANN, MONEY))).reason == "not-running"
