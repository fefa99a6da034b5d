"""While several choose at once: nobody's half-made answer is touched by another, and nobody sees another's."""

from random import Random

from bot.tables import Tables
from bot.tables.live import Composed
from engine import Options, new_game
from engine.card import CARDS, KEYS
from engine.hidden import redealt
from tests.bot.club import ANN, BEN, CAT


async def test_an_undo_of_ones_answer_leaves_what_the_others_have_begun(house):
    game = (await house.game(BEN, beginners=False)).id
    ann, ben = await house.tables.look(game, ANN), await house.tables.look(game, BEN)
    begun = await house.tables.pick(game, BEN, ben.token, [ben.decision.options[0]], house.click())
    look = await house.act(game, ANN, [ann.decision.options[0]], [])
    assert (look.undoable, look.reopenable) == (0, True)
    look = await house.tables.undo(game, ANN, 1, house.click())
    assert look.decision.key == ann.decision.key
    after = await house.tables.look(game, BEN)
    assert (after.picks, after.token, after.dropped) == (begun.picks, begun.token, False)


async def test_what_was_begun_and_then_committed_is_not_said_to_be_dropped(house, game):
    look = await house.tables.pick(game, ANN, None, ["project:aquifer"], house.click())
    assert look.picks
    await house.tables.pick(game, ANN, None, ["space:A2"], house.click(), confirmed=True)
    assert not (await house.tables.look(game, ANN)).dropped
    await house.act(game, ANN, "end")
    await house.act(game, BEN, "pass")
    await house.act(game, CAT, "pass")
    assert not (await house.tables.look(game, ANN)).dropped


async def test_who_answers_last_does_not_see_what_others_bought_before_deciding(house, game):
    await house.research(game)
    for user in (BEN, CAT):
        look = await house.tables.look(game, user)
        await house.tables.pick(game, user, None, list(look.decision.options[:2]), house.click(), confirmed=True)
    for picked in ([], list((await house.tables.look(game, ANN)).decision.options[:1])):
        look = await house.tables.pick(game, ANN, None, picked, house.click())
        assert look.confirm
        assert {entry.seat for entry in look.confirming} <= {0}
        seen = await house.tables.preview(game, ANN, None, [picked])
        assert {entry.seat for entry in (*seen.confirming, *seen.preview)} <= {0}


async def test_what_one_composes_stands_on_the_game_as_it_is_after_others_have_chosen(house):
    game = (await house.game(BEN, beginners=False)).id
    ann, ben = await house.tables.look(game, ANN), await house.tables.look(game, BEN)
    begun = await house.tables.pick(game, BEN, ben.token, [ben.decision.options[0]], house.click())
    await house.act(game, ANN, [ann.decision.options[0]], [])
    after = await house.tables.look(game, BEN)
    assert after == await Tables(house.store, now=house.clock).look(game, BEN)
    assert (after.picks, set(begun.view.owing), set(after.view.owing)) == (begun.picks, {0, 1}, {1})


def options(game, seat):
    decision = game.decision(seat)
    assert decision is not None
    return decision.options


def test_what_others_chose_in_secret_never_stands_in_the_way_of_the_last_answer():
    game = new_game(Options(players=2), "secret")
    game.answer(1, [max(options(game, 1), key=lambda key: CARDS[KEYS[key.removeprefix("card:")]].cost)])
    game.answer(1, list(options(game, 1)))
    game.answer(0, [options(game, 0)[0]])
    for n in range(40):
        composed = Composed(redealt(game, 0, Random(n)), 0)
        composed.pick(())
        assert composed.reveals
        assert {entry.seat for entry in composed.certain} <= {0}
