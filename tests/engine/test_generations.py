"""Turns, phases and generations (rulebook, Generations and Game end)."""

from __future__ import annotations

import pytest

from engine import Game, Illegal, Options, load, new_game, save, view
from engine.journal import DiscardedCards, Scored
from engine.phases.generation import RunPhase
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys


def researching(table: Table) -> Game:
    return table.run(RunPhase("research")).game


# Turns.


@obeys("r091", "r093")
def test_a_turn_is_one_or_two_actions() -> None:
    table = Table().stock(0, mc=50).act(0, "project:power-plant")
    assert (table.seat, "end" in table.options(), "pass" in table.options()) == (0, True, False)
    table.pick("project:power-plant")
    assert (table.seat, table.key) == (1, "turn")


@obeys("r091", "r676")
def test_who_takes_no_action_is_out_for_the_generation() -> None:
    table = Table(3).stock(0, mc=50)
    table.act(1, "pass").pick("pass")
    assert table.seat == 0
    table.pick("project:power-plant", "end")
    assert table.seat == 0  # the others are out
    assert view(table.game, None).seats[1].passed


def test_turns_go_clockwise_past_those_who_are_out() -> None:
    table = Table(4).stock(0, mc=50)
    table[1].passed = True
    table.act(0, "project:power-plant").end()
    assert table.seat == 2


@obeys("r109")
def test_an_action_on_a_card_is_used_once_a_generation() -> None:
    table = Table().lay(0, "Tardigrades").use(0, "Tardigrades")
    assert "action:tardigrades" not in table.options()


@obeys("r273")
def test_a_corporation_may_demand_a_first_action() -> None:
    table = Table().lay(0, "Inventrix")
    table[0].first_action = number("Inventrix")
    assert table.offers(0) == ("first:inventrix", "pass")
    with pytest.raises(Illegal) as refused:
        table.pick("project:aquifer")
    assert refused.value.reason == "first-due"
    table.pick("first:inventrix")
    assert len(table[0].hand) == 3
    assert table.options()[-1] == "end"


# Generations.


def test_the_first_player_marker_goes_round() -> None:
    table = Table(3)
    seen: list[int] = []
    for _ in range(4):
        table.run(RunPhase("order"))
        seen.append(table.game.table.first)
        for seat in list(table.game.pending):
            table.game.answer(seat, ())
    assert seen == [1, 2, 0, 1]


def test_nobody_buys_more_than_there_is_money_for() -> None:
    game = researching(Table().stock(0, mc=7).stock(1, mc=2))
    assert [game.pending[seat].most for seat in (0, 1)] == [2, 0]
    with pytest.raises(Illegal, match="too-many"):
        game.answer(0, game.pending[0].options[:3])


def test_what_is_not_bought_is_discarded_unseen() -> None:
    game = researching(Table().stock(0, mc=12))
    offered = list(game.players[0].looking)
    game.answer(0, game.pending[0].options[:1])
    game.answer(1, ())
    assert set(offered[1:]) <= set(game.table.discard)
    assert view(game, 1).discard == 7
    assert not any(isinstance(entry, DiscardedCards) for entry in game.news)


@obeys("r162")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    table = Table().lay(0, "AI Central")
    game = table.game
    game.table.discard, game.table.deck = game.table.deck[:-1], game.table.deck[-1:]
    last = game.table.deck[0]
    table.use(0, "AI Central")
    assert game.players[0].hand[0] == last
    assert len(game.players[0].hand) == 2
    assert not game.table.discard


def test_with_no_card_left_anywhere_nothing_is_drawn_and_nobody_is_stuck() -> None:
    table = Table(3).lay(0, "AI Central").stock(0, mc=9)
    game = table.game
    game.players[2].hand, game.table.deck = game.table.deck[:], []
    table.use(0, "AI Central")
    assert not game.players[0].hand
    game = researching(table)
    for seat in list(game.pending):
        game.answer(seat, ())
    assert game.pending


def test_a_short_deck_is_drafted_in_equal_packs() -> None:
    table = Table(3, draft=True)
    game = table.game
    game.players[2].hand, game.table.deck = game.table.deck[:-7], game.table.deck[-7:]
    game = researching(table)
    assert [len(p.packs[0]) for p in game.players] == [2, 2, 2]
    while drafting := [seat for seat, decision in game.pending.items() if decision.key == "draft"]:
        game.answer(drafting[0], game.pending[drafting[0]].options[:1])
    assert [len(p.looking) for p in game.players] == [2, 2, 2]
    assert len(game.table.deck) == 1


@obeys("r049")
@pytest.mark.parametrize(("generation", "to"), [(2, 1), (3, 2)])
def test_packs_go_clockwise_in_even_generations_and_the_other_way_in_odd_ones(generation: int, to: int) -> None:
    table = Table(3, draft=True)
    table.game.table.generation = generation
    game = researching(table)
    pack = list(game.players[0].packs[0])
    game.answer(0, game.pending[0].options[:1])
    assert game.players[to].packs[-1] == pack[1:]


def test_the_game_does_not_end_before_the_generation_does() -> None:
    table = Table(2).complete().stock(0, mc=11)
    table.turn(0).act(0, "project:power-plant")
    assert not table.game.over


@obeys("r184")
def test_the_last_greeneries_go_round_in_player_order_and_may_be_several() -> None:
    table = Table(3).complete().stock(2, plants=8).stock(1, plants=24)
    table.game.table.first = 2
    table.run(RunPhase("ending"))
    assert (table.seat, table.key) == (2, "last-greenery")
    table.pick("done")
    while not table.game.over:
        assert table.seat == 1
        table.pick("convert:plants" if table.key == "last-greenery" else table.options()[0])
    assert view(table.game, None).seats[1].greeneries == 3


# Opening a lane again.


def test_a_lane_opened_again_takes_back_what_was_chosen_and_tells_nothing() -> None:
    game = researching(Table(3, draft=True).stock(0, mc=9))
    while 0 not in game.pending or game.pending[0].key == "draft":
        seat = min(game.pending)
        game.answer(seat, game.pending[seat].options[:1])
    game.answer(0, game.pending[0].options[:2])
    drafting = next(seat for seat, decision in game.pending.items() if decision.key == "draft")
    game.answer(drafting, game.pending[drafting].options[:1])
    assert game.news
    game.reopen(0)
    assert not game.news  # what the last answer brought about has been told already
    assert not game.players[0].secret
    assert game.players[0].stock["mc"] == 9


def test_a_lane_that_nobody_has_answered_cannot_be_opened_again() -> None:
    game = researching(Table(3))
    with pytest.raises(Illegal, match="nothing-to-reopen"):
        game.reopen(0)


def test_a_lane_cannot_be_opened_after_the_reveal() -> None:
    game = researching(Table(2))
    game.answer(0, ())
    game.answer(1, ())
    with pytest.raises(Illegal, match="nothing-to-reopen"):
        game.reopen(0)


def test_the_corporation_may_be_chosen_again_after_loading() -> None:
    game = new_game(Options(players=2), "again")
    first, second = game.pending[0].options
    game.answer(0, [first])
    game = load(save(game))
    game.reopen(0)
    game.answer(0, [second])
    assert game.players[0].secret == {"corporation": [second]}


def test_the_score_is_revealed_by_the_last_answer_and_not_before_it() -> None:
    game = new_game(Options(players=2, first=0), "the last answer")
    for seat in (0, 1):
        game.answer(seat, game.pending[seat].options[:1])
        game.answer(seat, ())
    game.table.parameters |= {"temperature": 8, "oxygen": 14, "oceans": 9}
    game.players[0].first_action = game.players[1].first_action = 0
    game.derive_pending()
    told: list[int] = []
    barrier = game.barrier
    game.barrier = lambda: (told.append(sum(isinstance(e, Scored) for e in game.news)), barrier())[1]  # type: ignore[method-assign]
    for seat in (0, 1):
        game.answer(seat, ("pass",))
    while not game.over:
        (seat,) = game.pending
        game.answer(seat, game.pending[seat].options[-1:])
    assert sum(isinstance(e, Scored) for e in game.news) == 2
    assert told
    assert set(told) == {0}
