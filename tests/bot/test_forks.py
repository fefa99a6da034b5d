"""While several players choose at the same time, they neither change nor see the unfinished answers of others."""

from random import Random

import pytest

from bot.tables import Runner, Services
from bot.tables.live import Composed
from engine import Options, new_game
from engine.card import CARDS, KEYS
from engine.hidden import redealt
from tests.bot.backend import ANN, BEN, CAT
from tests.expansions.made_up import MADE_UP


async def test_an_undo_of_ones_answer_leaves_what_the_others_have_begun(backend):
    game = (await backend.game(BEN, beginners=False)).id
    ann, ben = await backend.services.play.look(game, ANN), await backend.services.play.look(game, BEN)
    begun = await backend.services.play.compose(game, BEN, ben.token, [[ben.decision.options[0]]], backend.click())
    look = await backend.act(game, ANN, [ann.decision.options[0]], [])
    assert (look.undoable, look.reopenable) == (0, True)
    look = await backend.services.play.undo(game, ANN, 1, backend.click())
    assert look.decision.key == ann.decision.key
    after = await backend.services.play.look(game, BEN)
    assert (after.picks, after.token, after.dropped) == (begun.picks, begun.token, False)


async def test_what_was_begun_and_then_committed_is_not_said_to_be_dropped(backend, game):
    look = await backend.services.play.compose(game, ANN, None, [["project:aquifer"]], backend.click())
    assert look.picks
    await backend.services.play.compose(game, ANN, None, [["space:A2"]], backend.click(), confirmed=True)
    assert not (await backend.services.play.look(game, ANN)).dropped
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "pass")
    await backend.act(game, CAT, "pass")
    assert not (await backend.services.play.look(game, ANN)).dropped


async def test_who_answers_last_does_not_see_what_others_bought_before_deciding(backend, game):
    await backend.research(game)
    for user in (BEN, CAT):
        look = await backend.services.play.look(game, user)
        await backend.services.play.compose(
            game, user, None, [list(look.decision.options[:2])], backend.click(), confirmed=True
        )
    for picked in ([], list((await backend.services.play.look(game, ANN)).decision.options[:1])):
        look = await backend.services.play.compose(game, ANN, None, [picked], backend.click())
        assert look.confirm
        assert {entry.seat for entry in look.confirming} <= {0}
        seen = await backend.services.play.preview(game, ANN, None, [picked])
        assert {entry.seat for entry in (*seen.confirming, *seen.preview)} <= {0}


async def test_what_one_composes_stands_on_the_game_as_it_is_after_others_have_chosen(backend):
    game = (await backend.game(BEN, beginners=False)).id
    ann, ben = await backend.services.play.look(game, ANN), await backend.services.play.look(game, BEN)
    begun = await backend.services.play.compose(game, BEN, ben.token, [[ben.decision.options[0]]], backend.click())
    await backend.act(game, ANN, [ann.decision.options[0]], [])
    after = await backend.services.play.look(game, BEN)
    assert after == await Services(Runner(backend.store, now=backend.clock)).play.look(game, BEN)
    assert (after.picks, set(begun.view.owing), set(after.view.owing)) == (begun.picks, {0, 1}, {1})


def test_who_votes_last_is_not_told_before_what_the_others_have_voted():
    """Nothing in this vote forbids an undo of its own, so the fork itself has to."""
    found = []
    for others in ([], ["policy:subsidies"]):
        game = new_game(Options(players=2, more=(MADE_UP.name,), beginners=(0, 1), first=0), "a vote")
        while game.table.phase != "council":
            seat = min(game.pending)
            game.answer(seat, ["pass"] if "pass" in options(game, seat) else options(game, seat)[:1])
        game.answer(0, others)
        composed = Composed(redealt(game, 1, Random(1)), 1)
        composed.pick(())
        found.append((composed.reveals, composed.certain))
    assert found == [(True, []), (True, [])]


def options(game, seat):
    decision = game.decision(seat)
    assert decision is not None
    return decision.options


def last_to_choose():
    """A game in which seat 1 has chosen in secret, and seat 0 only has to say which cards it buys."""
    game = new_game(Options(players=2), "secret")
    game.answer(1, [max(options(game, 1), key=lambda key: CARDS[KEYS[key.removeprefix("card:")]].cost)])
    game.answer(1, list(options(game, 1)))
    game.answer(0, [options(game, 0)[0]])
    return game


def test_what_others_chose_in_secret_never_stands_in_the_way_of_the_last_answer():
    game = last_to_choose()
    for n in range(40):
        composed = Composed(redealt(game, 0, Random(n)), 0)
        composed.pick(())
        assert composed.reveals
        assert {entry.seat for entry in composed.certain} <= {0}


def test_what_others_chose_in_secret_is_not_carried_out_on_a_copy():
    composed = Composed(redealt(last_to_choose(), 0, Random(1)), 0)
    composed.pick(())
    assert composed.complete
    assert {entry.seat for entry in composed.news} <= {0}


def test_a_fault_in_the_last_answer_of_a_fork_is_not_hidden(monkeypatch):
    composed = Composed(redealt(last_to_choose(), 0, Random(1)), 0)
    monkeypatch.setattr("engine.core.Game.barrier", lambda game: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        composed.pick(())
