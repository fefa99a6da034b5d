"""Undoing an own action without asking the others."""

import asyncio
from typing import Any

from tests.bot.backend import ANN, BEN, CAT, MINUTE, OCEAN_WITH_CARD, STRANGER, refused

# --- undo ------------------------------------------------------------------------------------------------------------


async def test_two_presses_on_one_screen_take_back_once(backend, game):
    """The second press may arrive before the first is processed."""
    await backend.act(game, ANN, "project:power-plant")
    look = await backend.act(game, ANN, "project:power-plant")
    presses = [backend.services.play.undo(game, ANN, 1, backend.click(), look.token) for _ in range(2)]
    pressed: list[Any] = await asyncio.gather(*presses, return_exceptions=True)
    first, second = pressed
    assert (first.undoable, second.reason, second.look.undoable) == (1, "stale", 1)


async def test_own_actions_are_taken_back_step_by_step_and_stay_in_the_history(backend, game):
    start = await backend.services.play.look(game, ANN)
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    plan = await backend.services.play.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [2, 1]
    assert plan.barrier.reason == "start"
    assert plan.after[1].seats[0].stock == start.view.seats[0].stock
    look = await backend.services.play.undo(game, ANN, 2, backend.click())
    assert look.view.seats[0] == start.view.seats[0]
    assert look.token > start.token
    story = await backend.services.history.story(game, BEN)
    assert [(d.number, d.kind, d.undone) for d in story] == [
        (3, "undo", False),
        (2, "answer", True),
        (1, "answer", True),
        (0, "start", False),
    ]
    assert story[0].taken_back == (1, 2)
    assert (await backend.act(game, ANN, "project:power-plant")).undoable == 1


async def test_what_is_done_and_undone_again_and_again_hides_nothing_that_stands(backend, game):
    done = await backend.act(game, ANN, "project:power-plant")
    for _ in range(31):
        await backend.act(game, ANN, "project:aquifer", "space:A2")
        look = await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (look.done, look.undoable) == (done.done, 1)
    plan = await backend.services.play.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [1]
    assert plan.barrier.reason == "start"
    assert (await backend.services.play.undo(game, ANN, 1, backend.click())).undoable == 0


async def test_an_undo_that_arrives_twice_is_done_once(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    for _ in range(2):
        look = await backend.services.play.undo(game, ANN, 1, "the same")
    assert (look.committed, look.undoable, look.status.version) == (3, 1, 3)


async def test_an_undo_ends_where_something_hidden_was_revealed(backend, game):
    await backend.act(game, ANN, "project:aquifer", confirmed=False)
    await backend.services.play.compose(game, ANN, None, [[OCEAN_WITH_CARD]], backend.click(), confirmed=True)
    await backend.act(game, ANN, "end")
    plan = await backend.services.play.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [2]
    assert (plan.barrier.reason, plan.barrier.entry.number) == ("revealed", 1)
    error = await refused(backend.services.play.undo(game, ANN, 2, backend.click()))
    assert (error.reason, error.data["most"]) == ("nothing-to-undo", 1)


async def test_an_undo_ends_where_another_player_has_answered(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "pass")
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason, plan.barrier.seat) == ((), "answered", 1)
    assert (await refused(backend.services.play.undo(game, ANN, 1, backend.click()))).reason == "nothing-to-undo"


async def test_an_undo_after_the_turn_takes_it_back_from_the_next_player(backend, game):
    await backend.act(game, ANN, "pass")
    await backend.act(game, BEN, "project:aquifer", confirmed=False)
    look = await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (look.decision.key, set(look.status.owing)) == ("turn", {0})
    assert (await refused(backend.act(game, BEN, "pass"))).reason == "not-asked"
    await backend.act(game, ANN, "pass")
    ben = await backend.services.play.look(game, BEN)
    assert (ben.picks, ben.dropped) == ((), True)


async def test_the_turn_and_what_was_done_in_it_stand_in_the_look(backend, game):
    look = await backend.act(game, ANN, "project:power-plant")
    assert (len(look.done), look.complete, look.undoable) == (1, False, 1)
    look = await backend.act(game, ANN, "project:aquifer", "space:A2")
    assert (len(look.done), look.complete, look.undoable) == (2, True, 2)
    assert look.told_at == backend.clock() + MINUTE
    await backend.act(game, BEN, "pass")
    look = await backend.services.play.look(game, ANN)
    assert (look.done, look.complete, look.undoable, look.told_at) == ((), False, 0, None)


async def test_an_answer_in_an_open_fork_can_be_changed_until_the_reveal(backend, game):
    await backend.research(game)
    ann = await backend.services.play.look(game, ANN)
    assert (ann.decision.key, ann.reopenable) == ("buy", False)
    card = ann.decision.options[0]
    look = await backend.services.play.compose(game, ANN, ann.token, [[card]], backend.click())
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    assert look.reopenable
    look = await backend.services.play.reopen(game, ANN, "again")
    assert (look.decision.key, look.token > ann.token) == ("buy", True)
    assert (await backend.services.play.reopen(game, ANN, "again")).status.version == look.status.version
    story = await backend.services.history.story(game, ANN)
    assert [(d.number, d.undone) for d in story][:3] == [(6, False), (5, False), (4, True)]
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())
    plan = await backend.services.play.undo_plan(game, ANN)
    assert plan.steps == ()
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await backend.services.play.look(game, BEN)).reopenable, "Ben's answer stands"
    assert (await backend.services.play.look(game, ANN)).decision.key == "buy"


async def test_an_undo_never_brings_back_what_another_player_has_reopened(backend, game):
    await backend.research(game)
    await backend.services.play.compose(game, BEN, None, [[]], backend.click())
    await backend.services.play.compose(game, ANN, None, [[]], backend.click())
    await backend.services.play.reopen(game, BEN, backend.click())
    plan = await backend.services.play.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason) == ((), "reopened")
    assert (await backend.services.play.reopen(game, ANN, backend.click())).decision.key == "buy"


async def test_nothing_can_be_reopened_where_no_fork_is_open(backend, game):
    assert (await refused(backend.services.play.reopen(game, ANN, backend.click()))).reason == "nothing-to-reopen"


async def test_nobody_reads_what_is_secret_to_another(backend, game):
    await backend.research(game)
    for user in (ANN, BEN, CAT):
        look = await backend.services.play.look(game, user)
        await backend.services.play.compose(
            game, user, look.token, [look.decision.options[:1]], backend.click(), confirmed=True
        )
    for user, seat in ((ANN, 0), (BEN, 1), (STRANGER, None)):
        story = await backend.services.history.story(game, user)
        for entry in story:
            assert all(e.to in (-1, seat) for e in entry.news)
            assert not entry.picks or entry.seat == seat
        assert any(entry.picks for entry in story) is (seat is not None), "their own they read"
        assert any(e.to == seat for entry in story for e in entry.news) is (seat is not None)


async def test_the_language_of_a_member_is_remembered(backend):
    assert await backend.services.people.locale(ANN) is None
    await backend.services.people.set_locale(ANN, "de")
    await backend.services.people.set_locale(ANN, "en-GB")
    assert await backend.services.people.locale(ANN) == "en-GB"
