"""Requests on which the whole table votes: to end a game early, and to undo an action that revealed something hidden."""

import zlib

import pytest

from bot.screens import consent, votes
from bot.store import games, history
from bot.tables import Trouble
from engine import load
from tests.bot.backend import ANN, BEN, CAT, HOUR, OCEAN_WITH_CARD, STRANGER, all_rows, open_backend, refused


async def draws(backend, game, user=ANN):
    """Commit a first action that draws cards: an ocean on a space whose bonus is two cards."""
    return await backend.act(game, user, "project:aquifer", OCEAN_WITH_CARD)


async def hand(backend, game, user):
    return (await backend.services.play.look(game, user)).view.hand


async def asks(backend, game, entry=1, user=ANN):
    return await backend.services.votes.ask_to_undo(game, user, entry)


# --- ending ----------------------------------------------------------------------------------------------------------


async def test_more_than_half_of_the_table_end_a_game_whoever_asks(backend, game):
    assert (await refused(backend.services.votes.vote(game, BEN, 1, "yes"))).reason == "no-request"
    assert (await refused(backend.services.votes.ask_to_end(game, STRANGER))).reason == "no-seat"
    request = await backend.services.votes.ask_to_end(game, BEN)
    assert (request.state, request.missing, request.needed) == ("open", {ANN, CAT}, 2)
    (shown,) = (await backend.services.games.status(game)).requests
    assert (shown.kind, shown.user, shown.agreed) == ("end", BEN, {BEN})
    assert (await refused(backend.services.votes.vote(game, STRANGER, request.id, "yes"))).reason == "no-seat"
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    status = await backend.services.games.status(game)
    assert (status.state, status.owing, status.ended, status.requests) == ("ended", {}, backend.clock(), ())


async def test_a_request_to_end_a_game_stands_while_it_is_played(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.act(game, ANN, "pass")
    assert (await backend.services.votes.request(game, request.id)).state == "open"


async def test_who_votes_may_change_their_mind_until_it_is_decided(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    against = await backend.services.votes.vote(game, CAT, request.id, "no")
    assert (against.refused, against.missing, against.state) == ({CAT}, {BEN}, "open")
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"


async def test_a_request_that_half_of_the_table_refuses_is_over(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.vote(game, BEN, request.id, "no")
    assert (await backend.services.votes.vote(game, CAT, request.id, "no")).state == "refused"
    assert (await backend.services.games.status(game)).state == "running"


async def test_who_asked_takes_the_request_back(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    assert (await backend.services.votes.vote(game, ANN, request.id, "no")).state == "withdrawn"
    assert (await backend.services.games.status(game)).requests == ()
    error = await refused(backend.services.votes.vote(game, BEN, request.id, "yes"))
    assert (error.reason, error.data["request"].state) == ("request-closed", "withdrawn")
    assert (await backend.services.votes.ask_to_end(game, BEN)).id != request.id, "another may ask at once"


async def test_asking_twice_is_one_request(backend, game):
    assert (await backend.services.votes.ask_to_end(game, ANN)).id == (
        await backend.services.votes.ask_to_end(game, ANN)
    ).id


async def test_who_manages_the_server_ends_a_game_at_once(backend, game):
    request = await backend.services.votes.ask_to_end(game, ANN)
    await backend.services.votes.end(game, STRANGER)
    assert (await backend.services.votes.request(game, request.id)).state == "lapsed"
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "not-running"
    said = {k for (k,) in await backend.rows("SELECT kind FROM outbox WHERE state = 'waiting'")}
    assert said == {"ended", "log", "lobby", "request"}


# --- going back ------------------------------------------------------------------------------------------------------


async def test_what_nobody_can_take_back_alone_the_table_can(backend, game):
    before = await backend.services.play.look(game, ANN)
    await draws(backend, game)
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason, plan.further) == ((), "revealed", True)
    together = await backend.services.votes.undo_plan(game, ANN)
    assert [step.number for step in together.steps] == [1]
    assert together.after[0].hand == before.view.hand
    request = await asks(backend, game)
    assert (request.missing, [d.number for d in request.taken]) == ({BEN, CAT}, [1])
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    assert len(await hand(backend, game, ANN)) == len(before.view.hand) + 2
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    look = await backend.services.play.look(game, ANN)
    assert (look.view.seats[0], look.view.hand) == (before.view.seats[0], before.view.hand)
    assert look.token > before.token
    story = await backend.services.history.story(game, BEN)
    assert [(d.number, d.seat, d.kind, d.undone) for d in story] == [
        (2, 0, "agreed", False),
        (1, 0, "answer", True),
        (0, -1, "start", False),
    ]
    assert story[0].taken_back == (1,)


async def test_the_same_draw_does_not_come_again(backend, game):
    drawn = []
    for entry in range(1, 13, 2):
        before = await hand(backend, game, ANN)
        await draws(backend, game)
        drawn += set(await hand(backend, game, ANN)) - set(before)
        request = await asks(backend, game, entry)
        await backend.services.votes.vote(game, BEN, request.id, "yes")
        await backend.services.votes.vote(game, CAT, request.id, "yes")
        backend.clock.advance(12 * HOUR)
    assert len(drawn) == 12
    assert len(set(drawn)) > 6


async def test_what_others_have_done_since_is_taken_back_with_it(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    request = await asks(backend, game)
    assert [(d.number, d.seat) for d in request.taken] == [(1, 0), (2, 0), (3, 1)]
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    status = await backend.services.games.status(game)
    assert set(status.owing) == {0}
    look = await backend.services.play.look(game, BEN)
    assert (look.decision, look.view.seats[1].stock["mc"]) == (None, 42)


async def test_a_player_asks_only_for_what_is_beyond_their_own_reach_and_their_own(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "end")
    assert [s.number for s in (await backend.services.votes.undo_plan(game, ANN)).steps] == [1]
    assert (await refused(asks(backend, game, 2))).reason == "nothing-to-undo"
    assert (await refused(asks(backend, game, 1, BEN))).reason == "nothing-to-undo"
    assert (await refused(asks(backend, game, 1, STRANGER))).reason == "no-seat"


async def test_no_further_than_the_generation(backend, game):
    await backend.research(game)
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.further) == ((), False)
    assert (await refused(asks(backend, game, 1))).reason == "nothing-to-undo"
    for user in (ANN, BEN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
    plan = await backend.services.votes.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [4]
    assert plan.after[0].generation == 2


async def test_never_to_what_somebody_has_taken_back_since(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())  # 4
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())  # 5
    await backend.services.play.reopen(game, BEN, backend.click())  # 6
    assert (await backend.services.votes.undo_plan(game, ANN)).steps == ()
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())  # 7
    assert [s.number for s in (await backend.services.votes.undo_plan(game, BEN)).steps] == [7]


async def test_a_request_lapses_when_anybody_acts(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "end")
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.act(game, BEN, "pass")
    lapsed = await backend.services.votes.request(game, request.id)
    assert (lapsed.state, lapsed.closer) == ("lapsed", 1)
    assert (await refused(backend.services.votes.vote(game, CAT, request.id, "yes"))).reason == "request-closed"
    story = await backend.services.history.story(game)
    assert not any(d.undone for d in story)


async def test_composing_without_committing_does_not_make_it_lapse(backend, game):
    await draws(backend, game)
    request = await asks(backend, game)
    look = await backend.services.play.look(game, ANN)
    await backend.services.play.compose(game, ANN, look.token, [["project:aquifer"]], backend.click())
    assert (await backend.services.votes.request(game, request.id)).state == "open"


async def test_an_own_undo_makes_it_lapse_too(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "end")
    request = await asks(backend, game)
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await backend.services.votes.request(game, request.id)).state == "lapsed"


async def test_one_player_asks_at_a_time_and_the_newest_wish_of_that_one_counts(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.act(game, BEN, "project:power-plant")
    first = await asks(backend, game, 2)
    assert (await asks(backend, game, 2)).id == first.id
    await backend.services.votes.vote(game, BEN, first.id, "yes")
    second = await asks(backend, game, 1)
    assert (second.id, second.entry, second.agreed) == (first.id, 1, {ANN}), "what Ben agreed to was something else"
    assert [r.id for r in (await backend.services.games.status(game)).requests] == [second.id]


async def test_a_request_tells_nobody_anything_hidden(backend, game):
    await draws(backend, game)
    before = {user: (await backend.services.play.look(game, user)).view for user in (BEN, CAT, STRANGER)}
    hidden = set(await hand(backend, game, ANN))
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "no")
    for user, view in before.items():
        look = await backend.services.play.look(game, user)
        assert (look.view, look.decision) == (view, None)
    names = {card.name for card in consent.speech.all_cards() if card.id in hidden}
    said = votes.message(look.status, await backend.services.votes.request(game, request.id)).words()
    assert not [name for name in names if name in said]


async def test_the_deck_is_another_one_for_every_player(backend, game):
    """Cards whose drawing was undone are shuffled into the deck, so that nobody knows what comes next."""
    before = await snapshot(backend, game)
    await draws(backend, game)
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    after = await snapshot(backend, game)
    assert sorted(after.table.deck) == sorted(before.table.deck)
    assert after.table.deck != before.table.deck


async def snapshot(backend, game):
    (stored,) = (await backend.rows("SELECT snapshot FROM commits ORDER BY number DESC LIMIT 1"))[0]
    return load(zlib.decompress(stored))


async def test_who_plays_alone_does_not_draw_again(backend):
    game = (await backend.lobby(seats=1, beginners=True)).id
    await backend.services.lobby.start(game, ANN)
    await draws(backend, game)
    assert not (await backend.services.play.undo_plan(game, ANN)).further
    assert (await refused(asks(backend, game))).reason == "nothing-to-undo"


async def test_the_last_consent_that_arrives_twice_is_one(backend, game):
    await draws(backend, game)
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    for _ in range(2):
        assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert (await backend.services.games.status(game)).version == 2


async def test_who_asked_is_told_at_once_and_asked_from_now_on(backend, game):
    await draws(backend, game)
    await backend.act(game, ANN, "end")
    await backend.outbox.tick()
    backend.clock.advance(HOUR)
    await backend.outbox.tick()
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.outbox.tick()
    backend.sender.clear()
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    await backend.outbox.tick()
    (turn,) = backend.sender.of_kinds("turn")
    assert turn.payload["seats"] == [0]
    assert (await backend.services.games.status(game)).owing == {0: backend.clock()}
    assert await backend.rows("SELECT seat, reminded FROM dues") == [(0, 0)]


async def test_messages_that_were_lost_are_said_anew_without_a_second_mention(backend, game):
    await draws(backend, game)
    request = await asks(backend, game)
    await backend.outbox.tick()
    assert (await backend.services.votes.request(game, request.id)).message is not None
    backend.sender.clear()
    await backend.services.repair.post_again(game)
    assert (await backend.services.votes.request(game, request.id)).message is None
    await backend.outbox.tick()
    assert [i.payload for i in backend.sender.of_kinds("request")] == [{"request": request.id, "quiet": True}]


async def test_into_an_open_fork_everybody_is_asked_anew(backend, game):
    await backend.research(game)
    for user in (ANN, BEN, CAT):
        await backend.services.play.compose(game, user, None, [[]], backend.click(), confirmed=True)
    await backend.outbox.tick()
    backend.sender.clear()
    request = await asks(backend, game, 4)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert set((await backend.services.games.status(game)).owing) == {0, 1, 2}
    await backend.outbox.tick()
    assert {str(i.destination) for i in backend.sender.of_kinds("prompt")} == {
        f"user:{user}" for user in (ANN, BEN, CAT)
    }
    await backend.services.play.compose(game, CAT, None, [[]], backend.click())


@pytest.mark.parametrize("where", ["take_back", "add", "set_version"])
async def test_a_crash_between_the_last_consent_and_the_rewriting_loses_nothing(backend, game, where, monkeypatch):
    await draws(backend, game)
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    before = await all_rows(backend)

    async def failing(*args, **options):
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(games if where == "set_version" else history, where, failing)
        with pytest.raises(Trouble):
            await backend.services.votes.vote(game, CAT, request.id, "yes")
    assert await all_rows(backend) == before
    assert (await backend.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
    assert (await backend.services.games.status(game)).version == 2


async def test_consents_outlive_a_restart(backend, game, tmp_path):
    await draws(backend, game)
    request = await asks(backend, game)
    await backend.services.votes.vote(game, BEN, request.id, "yes")
    async with open_backend(tmp_path / "mars.db", backend.clock) as another:
        (still,) = (await another.services.games.status(game)).requests
        assert still.missing == {CAT}
        assert (await another.services.votes.vote(game, CAT, request.id, "yes")).state == "agreed"
        assert (await another.services.games.status(game)).version == 2


async def test_a_request_of_before_facts_were_stored_keeps_nobody_from_asking(backend, game):
    await draws(backend, game)
    asked = await asks(backend, game)
    await backend.run("UPDATE requests SET facts = NULL, state = 'refused' WHERE id = :id", id=asked.id)
    backend.clock.advance(48 * HOUR)
    assert (await asks(backend, game)).state == "open"
