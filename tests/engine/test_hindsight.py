"""Looking back at a finished game: real choices are judged by what their seat knew, and those that cost and brought most are found."""

from __future__ import annotations

import pytest

from engine import Game, Options, load, new_game, save, view
from engine.hidden import imagined
from engine.robots.greedy import greedy_answer
from engine.robots.hindsight import NOBODY, Hindsight, Round, faced, merged, onlooker
from engine.robots.levels import whole_action
from engine.robots.search import Weighed, compare, weigh


def at_turn(generation: int, **agreed: object) -> tuple[Game, int]:
    """A game of greedy robots at the first turn of a generation, and the seat whose turn it is."""
    game = new_game(Options(players=2, corporate_era=True, **agreed), "hindsight")  # type: ignore[arg-type]
    while not (game.table.generation == generation and game.decision(seat := min(game.pending)).key == "turn"):  # type: ignore[union-attr]
        seat = min(game.pending)
        game.answer(seat, greedy_answer(view(game, seat)))
    return game, seat


def known(picks: tuple[str, ...], chance: float, n: int = 4, doubt: float = 0.0) -> Weighed:
    return Weighed(picks, chance, 0.0, {}, doubt, n)


def test_payments_and_what_has_one_answer_are_no_choices_and_what_was_chosen_is_the_first_answer() -> None:
    game, seat = at_turn(2)
    before = save(game)
    picks = whole_action(load(before), seat, lambda seen, copy: greedy_answer(seen))
    found = [(at, there.decision(seat), answers) for at, there, answers in faced(game, seat, picks)]
    assert found
    for at, asked, answers in found:
        assert asked is not None
        assert not asked.budget
        assert answers[0] == picks[at]
        assert len(answers) > 1
        assert all(asked.refuses(answer) is None for answer in answers)
    assert save(game) == before


def test_an_answer_that_no_robot_would_try_is_compared_too() -> None:
    game, seat = at_turn(2)
    ((_, _, answers),) = faced(game, seat, [("sell",)])
    assert answers[0] == ("sell",)
    assert greedy_answer(view(game, seat)) in answers
    moves = weigh(view(game, seat), game, 8, "also", also=("sell",))
    assert [move.picks for move in moves if move.simulations == moves[0].simulations].count(("sell",)) == 1


def test_passing_early_with_much_money_is_found_to_cost_most() -> None:
    game, seat = at_turn(3)
    game.players[seat].stock["mc"] = 90
    greedy = [greedy_answer(view(game, seat))]
    assert greedy != [("pass",)]
    found = Hindsight()
    for entry, picks in enumerate((greedy, [("pass",)])):
        for at, there, answers in faced(game, seat, picks):
            found.add(entry, at, compare(there, seat, answers, range(2), "costly"))
    (costly,) = found.costliest()
    assert (costly.entry, costly.chosen.picks) == (1, ("pass",))
    assert costly.margin < -0.02
    assert all(best.entry == 0 for best in found.best())


def test_two_series_on_other_deals_say_together_what_one_on_all_of_them_says() -> None:
    game, seat = at_turn(2)
    ((_, _, answers),) = faced(game, seat, [greedy_answer(view(game, seat))])
    one, other, both = (compare(game, seat, answers[:2], range(*span), "merged") for span in ((0, 2), (2, 5), (0, 5)))
    for each, more, whole in zip(one, other, both, strict=True):
        joined = merged(each, more)
        assert joined.chance == pytest.approx(whole.chance)
        assert joined.lead == pytest.approx(whole.lead)
        assert joined.parts == pytest.approx(whole.parts)
        assert joined.simulations == 5


def test_a_round_weighs_what_stands_out_on_further_deals_and_against_the_best_of_the_others_alone() -> None:
    found = Hindsight()
    margins = {1: 0.3, 2: -0.3, 3: 0.0, 4: -0.1}
    for entry, margin in margins.items():
        others = [known((f"other {n}",), 0.5 - n / 100) for n in range(3)]
        found.add(entry, 0, [known(("chosen",), 0.5 + margin), *others])
    wanted = found.wanted(Round(1, 1, 6, 2))
    assert [(each.entry, each.deals, each.answers) for each in wanted] == [
        (2, range(4, 10), (("chosen",), ("other 0",))),
        (1, range(4, 10), (("chosen",), ("other 0",))),
    ]
    found.add(2, 0, [known(("chosen",), 0.2, 6), known(("other 0",), 0.5, 6)])
    costly = found.judged()[0]
    assert [move.picks for move in (costly.chosen, *costly.others)] == [("chosen",), ("other 0",)]
    assert costly.chosen.simulations == 10


def test_what_chance_alone_may_have_made_is_not_told() -> None:
    found = Hindsight()
    found.add(1, 0, [known(("a",), 0.4), known(("b",), 0.5, doubt=0.2)])
    found.add(2, 0, [known(("a",), 0.5), known(("b",), 0.495)])
    assert found.costliest() == found.best() == []
    found.add(3, 0, [known(("a",), 0.4), known(("b",), 0.5, doubt=0.02)])
    assert [each.entry for each in found.costliest()] == [3]


@pytest.mark.parametrize("generation", [1, 4])
def test_an_onlooker_judges_alike_whatever_lies_in_hands_and_decks(generation: int) -> None:
    game, _ = at_turn(generation, draft=True)
    chances = onlooker(game, 2, "nobody")
    assert sum(chances) == pytest.approx(1)
    other = imagined(game, NOBODY, "other hands")
    assert [player.hand for player in other.players] != [player.hand for player in game.players]
    assert onlooker(other, 2, "nobody") == chances


def test_an_onlooker_of_a_game_alone_tells_its_chance_to_reach_the_goal() -> None:
    game = new_game(Options(players=1, corporate_era=True), "alone")
    (chance,) = onlooker(game, 1, "alone")
    assert 0 < chance < 1
