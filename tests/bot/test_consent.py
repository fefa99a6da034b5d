"""What one player asks of the whole table: ending a game before its end, going back beyond the barrier."""

import zlib

import pytest

from bot.screens import consent
from bot.store import games, history
from bot.tables import Trouble
from engine import load
from tests.bot.club import ANN, BEN, CAT, DRAWS, HOUR, STRANGER, club, everything, refused
from tests.bot.looks import NoPictures, context


async def draws(house, game, user=ANN):
    """An ocean on a space whose bonus is two cards, as a whole first action."""
    return await house.act(game, user, "project:aquifer", DRAWS)


async def hand(house, game, user):
    return (await house.tables.look(game, user)).view.hand


async def asks(house, game, entry=1, user=ANN):
    return await house.tables.ask_to_undo(game, user, entry)


# --- ending ----------------------------------------------------------------------------------------------------------


async def test_the_founder_needs_everybodys_consent_to_end_a_game(house, game):
    assert (await refused(house.tables.vote(game, BEN, 1, True))).reason == "no-request"
    assert (await refused(house.tables.ask_to_end(game, BEN))).reason == "only-founder"
    request = await house.tables.ask_to_end(game, ANN)
    assert (request.state, request.missing) == ("open", {BEN, CAT})
    assert (await house.tables.vote(game, BEN, request.id, True)).missing == {CAT}
    (shown,) = (await house.tables.status(game)).requests
    assert (shown.kind, shown.user, shown.agreed) == ("end", ANN, {ANN, BEN})
    assert (await refused(house.tables.vote(game, STRANGER, request.id, True))).reason == "no-seat"
    assert (await house.tables.vote(game, CAT, request.id, True)).state == "agreed"
    status = await house.tables.status(game)
    assert (status.state, status.owing, status.ended, status.requests) == ("ended", {}, house.clock(), ())


async def test_a_request_to_end_a_game_stands_while_it_is_played(house, game):
    request = await house.tables.ask_to_end(game, ANN)
    await house.act(game, ANN, "pass")
    assert (await house.tables.request(game, request.id)).state == "open"


async def test_who_refuses_may_change_their_mind(house, game):
    request = await house.tables.ask_to_end(game, ANN)
    await house.tables.vote(game, BEN, request.id, True)
    assert (await house.tables.vote(game, CAT, request.id, False)).refused == {CAT}
    against = await house.tables.vote(game, BEN, request.id, False)
    assert (against.refused, against.missing, against.state) == ({BEN, CAT}, {BEN, CAT}, "open")
    await house.tables.vote(game, CAT, request.id, True)
    assert (await house.tables.vote(game, BEN, request.id, True)).state == "agreed"


async def test_who_asked_takes_the_request_back(house, game):
    request = await house.tables.ask_to_end(game, ANN)
    assert (await house.tables.vote(game, ANN, request.id, False)).state == "withdrawn"
    assert (await house.tables.status(game)).requests == ()
    error = await refused(house.tables.vote(game, BEN, request.id, True))
    assert (error.reason, error.data["request"].state) == ("request-closed", "withdrawn")
    assert (await house.tables.ask_to_end(game, ANN)).id != request.id


async def test_asking_twice_is_one_request(house, game):
    assert (await house.tables.ask_to_end(game, ANN)).id == (await house.tables.ask_to_end(game, ANN)).id


async def test_who_manages_the_server_ends_a_game_at_once(house, game):
    request = await house.tables.ask_to_end(game, ANN)
    await house.tables.end(game, STRANGER)
    assert (await house.tables.request(game, request.id)).state == "lapsed"
    assert (await refused(house.act(game, ANN, "pass"))).reason == "not-running"
    said = {k for (k,) in await house.rows("SELECT kind FROM outbox WHERE state = 'waiting'")}
    assert said == {"ended", "log", "lobby", "request"}


# --- going back ------------------------------------------------------------------------------------------------------


async def test_what_nobody_can_take_back_alone_the_table_can(house, game):
    before = await house.tables.look(game, ANN)
    await draws(house, game)
    plan = await house.tables.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason, plan.further) == ((), "revealed", True)
    together = await house.tables.undo_plan_together(game, ANN)
    assert [step.number for step in together.steps] == [1]
    assert together.after[0].hand == before.view.hand
    request = await asks(house, game)
    assert (request.missing, [d.number for d in request.taken]) == ({BEN, CAT}, [1])
    await house.tables.vote(game, BEN, request.id, True)
    assert len(await hand(house, game, ANN)) == len(before.view.hand) + 2
    await house.tables.vote(game, CAT, request.id, True)
    look = await house.tables.look(game, ANN)
    assert (look.view.seats[0], look.view.hand) == (before.view.seats[0], before.view.hand)
    assert look.token > before.token
    story = await house.tables.story(game, BEN)
    assert [(d.number, d.seat, d.kind, d.undone) for d in story] == [
        (2, 0, "agreed", False),
        (1, 0, "answer", True),
        (0, -1, "start", False),
    ]
    assert story[0].taken_back == (1,)


async def test_the_same_draw_does_not_come_again(house, game):
    drawn = []
    for entry in range(1, 13, 2):
        before = await hand(house, game, ANN)
        await draws(house, game)
        drawn += set(await hand(house, game, ANN)) - set(before)
        request = await asks(house, game, entry)
        await house.tables.vote(game, BEN, request.id, True)
        await house.tables.vote(game, CAT, request.id, True)
    assert len(drawn) == 12
    assert len(set(drawn)) > 6


async def test_what_others_have_done_since_is_taken_back_with_it(house, game):
    await draws(house, game)
    await house.act(game, ANN, "end")
    await house.act(game, BEN, "project:power-plant")
    request = await asks(house, game)
    assert [(d.number, d.seat) for d in request.taken] == [(1, 0), (2, 0), (3, 1)]
    await house.tables.vote(game, BEN, request.id, True)
    await house.tables.vote(game, CAT, request.id, True)
    status = await house.tables.status(game)
    assert set(status.owing) == {0}
    look = await house.tables.look(game, BEN)
    assert (look.decision, look.view.seats[1].stock["mc"]) == (None, 42)


async def test_a_player_asks_only_for_what_is_beyond_their_own_reach_and_their_own(house, game):
    await draws(house, game)
    await house.act(game, ANN, "end")
    assert [s.number for s in (await house.tables.undo_plan_together(game, ANN)).steps] == [1]
    assert (await refused(asks(house, game, 2))).reason == "nothing-to-undo"
    assert (await refused(asks(house, game, 1, BEN))).reason == "nothing-to-undo"
    assert (await refused(asks(house, game, 1, STRANGER))).reason == "no-seat"


async def test_no_further_than_the_generation(house, game):
    await house.research(game)
    plan = await house.tables.undo_plan(game, ANN)
    assert (plan.steps, plan.further) == ((), False)
    assert (await refused(asks(house, game, 1))).reason == "nothing-to-undo"
    for user in (ANN, BEN, CAT):
        await house.tables.pick(game, user, None, [], house.click(), confirmed=True)
    plan = await house.tables.undo_plan_together(game, ANN)
    assert [step.number for step in plan.steps] == [4]
    assert plan.after[0].generation == 2


async def test_never_to_what_somebody_has_taken_back_since(house, game):
    await house.research(game)
    await house.tables.pick(game, BEN, None, [], house.click())  # 4
    await house.tables.pick(game, ANN, None, [], house.click())  # 5
    await house.tables.reopen(game, BEN, house.click())  # 6
    assert (await house.tables.undo_plan_together(game, ANN)).steps == ()
    await house.tables.pick(game, BEN, None, [], house.click())  # 7
    assert [s.number for s in (await house.tables.undo_plan_together(game, BEN)).steps] == [7]


async def test_a_request_lapses_when_anybody_acts(house, game):
    await draws(house, game)
    await house.act(game, ANN, "end")
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    await house.act(game, BEN, "pass")
    lapsed = await house.tables.request(game, request.id)
    assert (lapsed.state, lapsed.closer) == ("lapsed", 1)
    assert (await refused(house.tables.vote(game, CAT, request.id, True))).reason == "request-closed"
    story = await house.tables.story(game)
    assert not any(d.undone for d in story)


async def test_composing_without_committing_does_not_make_it_lapse(house, game):
    await draws(house, game)
    request = await asks(house, game)
    look = await house.tables.look(game, ANN)
    await house.tables.pick(game, ANN, look.token, ["project:aquifer"], house.click())
    assert (await house.tables.request(game, request.id)).state == "open"


async def test_an_own_undo_makes_it_lapse_too(house, game):
    await draws(house, game)
    await house.act(game, ANN, "end")
    request = await asks(house, game)
    await house.tables.undo(game, ANN, 1, house.click())
    assert (await house.tables.request(game, request.id)).state == "lapsed"


async def test_one_player_asks_at_a_time_and_the_newest_wish_of_that_one_counts(house, game):
    await draws(house, game)
    await house.act(game, ANN, "project:aquifer", "space:A2")
    await house.act(game, BEN, "project:power-plant")
    first = await asks(house, game, 2)
    assert (await asks(house, game, 2)).id == first.id
    second = await asks(house, game, 1)
    assert (await house.tables.request(game, first.id)).state == "withdrawn"
    assert [r.id for r in (await house.tables.status(game)).requests] == [second.id]


async def test_a_request_tells_nobody_anything_hidden(house, game):
    await draws(house, game)
    before = {user: (await house.tables.look(game, user)).view for user in (BEN, CAT, STRANGER)}
    hidden = set(await hand(house, game, ANN))
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, False)
    for user, view in before.items():
        look = await house.tables.look(game, user)
        assert (look.view, look.decision) == (view, None)
    names = {card.name for card in consent.speech.all_cards() if card.id in hidden}
    said = consent.message(look.status, await house.tables.request(game, request.id)).words()
    assert not [name for name in names if name in said]


async def test_the_deck_is_another_one_for_every_player(house, game):
    """What was drawn is shuffled into the deck, so that nobody knows what comes."""
    before = await snapshot(house, game)
    await draws(house, game)
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    await house.tables.vote(game, CAT, request.id, True)
    after = await snapshot(house, game)
    assert sorted(after.table.deck) == sorted(before.table.deck)
    assert after.table.deck != before.table.deck


async def snapshot(house, game):
    (stored,) = (await house.rows("SELECT snapshot FROM commits ORDER BY number DESC LIMIT 1"))[0]
    return load(zlib.decompress(stored))


async def test_who_plays_alone_is_the_whole_table(house):
    game = (await house.lobby(seats=1, beginners=True)).id
    await house.tables.start(game, ANN)
    before = await hand(house, game, ANN)
    await draws(house, game)
    look, plan = await house.tables.look(game, ANN), await house.tables.undo_plan_together(game, ANN)
    assert "agree" not in consent.together(context(look, NoPictures()), plan).words()
    assert (await asks(house, game)).state == "agreed"
    assert await hand(house, game, ANN) == before
    await house.outbox.tick()
    assert house.ears.kinds("request"), "which says nothing, as nobody has to agree"


async def test_the_last_consent_that_arrives_twice_is_one(house, game):
    await draws(house, game)
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    for _ in range(2):
        assert (await house.tables.vote(game, CAT, request.id, True)).state == "agreed"
    assert (await house.tables.status(game)).version == 2


async def test_who_asked_is_told_at_once_and_asked_from_now_on(house, game):
    await draws(house, game)
    await house.act(game, ANN, "end")
    await house.outbox.tick()
    house.clock.on(HOUR)
    await house.outbox.tick()
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    await house.outbox.tick()
    house.ears.forget()
    await house.tables.vote(game, CAT, request.id, True)
    await house.outbox.tick()
    (turn,) = house.ears.kinds("turn")
    assert turn.payload["seats"] == [0]
    assert (await house.tables.status(game)).owing == {0: house.clock()}
    assert await house.rows("SELECT seat, reminded FROM dues") == [(0, 0)]


async def test_messages_that_were_lost_are_said_anew_without_a_second_mention(house, game):
    await draws(house, game)
    request = await asks(house, game)
    await house.outbox.tick()
    assert (await house.tables.request(game, request.id)).message is not None
    house.ears.forget()
    await house.tables.say_again(game)
    assert (await house.tables.request(game, request.id)).message is None
    await house.outbox.tick()
    assert [i.payload for i in house.ears.kinds("request")] == [{"request": request.id, "quiet": True}]


async def test_into_an_open_fork_everybody_is_asked_anew(house, game):
    await house.research(game)
    for user in (ANN, BEN, CAT):
        await house.tables.pick(game, user, None, [], house.click(), confirmed=True)
    await house.outbox.tick()
    house.ears.forget()
    request = await asks(house, game, 4)
    await house.tables.vote(game, BEN, request.id, True)
    await house.tables.vote(game, CAT, request.id, True)
    assert set((await house.tables.status(game)).owing) == {0, 1, 2}
    await house.outbox.tick()
    assert {i.destination for i in house.ears.kinds("prompt")} == {f"user:{user}" for user in (ANN, BEN, CAT)}
    await house.tables.pick(game, CAT, None, [], house.click())


@pytest.mark.parametrize("where", ["take_back", "add", "bump"])
async def test_a_crash_between_the_last_consent_and_the_rewriting_loses_nothing(house, game, where, monkeypatch):
    await draws(house, game)
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    before = await everything(house)

    async def failing(*args, **options):
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(games if where == "bump" else history, where, failing)
        with pytest.raises(Trouble):
            await house.tables.vote(game, CAT, request.id, True)
    assert await everything(house) == before
    assert (await house.tables.vote(game, CAT, request.id, True)).state == "agreed"
    assert (await house.tables.status(game)).version == 2


async def test_consents_outlive_a_restart(house, game, tmp_path):
    await draws(house, game)
    request = await asks(house, game)
    await house.tables.vote(game, BEN, request.id, True)
    async with club(tmp_path / "mars.db", house.clock) as another:
        (still,) = (await another.tables.status(game)).requests
        assert still.missing == {CAT}
        assert (await another.tables.vote(game, CAT, request.id, True)).state == "agreed"
        assert (await another.tables.status(game)).version == 2
