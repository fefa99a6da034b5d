"""While a policy taxes terraform rating, whatever is offered can be paid to its end, and nobody is ever stuck."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Illegal, Options, changes, load, new_game, save, view
from engine.actions.turn import choices
from engine.bounds.trial import Trial
from engine.core import Reason
from engine.hidden import redealt
from engine.journal import Paid, RatingChanged
from tests.engine import properties as hold
from tests.engine.games import walk
from tests.engine.table import Table
from tests.expansions.made_up import MADE_UP
from tests.expansions.made_up.reds import ORACLE, REDS
from words.reasons import reason

GAMES = 20
SOAK = 300


def ruled(players: int = 2) -> Table:
    table = Table(players, more=[REDS.name])
    changes.set_policies(table.game, ["reds"])
    return table


def test_a_step_costs_3_and_is_not_offered_to_who_cannot_pay_it() -> None:
    table = ruled().stock(0, mc=16)
    assert "project:asteroid" not in table.offers(0)
    table.stock(0, mc=17).act(0, "project:asteroid")
    assert (table[0].tr, table.has(0)) == (21, {})


def test_bonus_steps_cost_too() -> None:
    table = ruled().parameters(oxygen=7, temperature=-2).stock(0, plants=8, mc=8)
    assert "convert:plants" not in table.offers(0)  # oxygen, a step of temperature, and the ocean that comes with it
    table.stock(0, mc=9).act(0, "convert:plants")
    table.pick("space:C1").pick(*([table.options()[0]] if table.key.startswith("place") else []))
    assert (table[0].tr, table[0].stock["mc"]) == (23, 0)


def test_money_is_kept_back_where_metal_pays() -> None:
    table = ruled().give(0, "Strip Mine").production(0, energy=2).stock(0, mc=25, steel=5).act(0, "play:strip-mine")
    assert table.asked.budget
    assert {what: most for what, _, most in table.asked.budget.ways}["mc"] == 19  # two steps of oxygen cost 6
    table.choose("steel=3", "mc=19")
    assert (table[0].tr, table[0].stock["mc"]) == (22, 0)


def test_only_choices_that_can_be_paid_are_offered() -> None:
    table = ruled().tile("B5", "ocean").stock(0, mc=19)  # 18 for the ocean; the M€ for another beside it pay the rest
    assert "project:aquifer" in table.offers(0)
    offered = table.act(0, "project:aquifer").spaces()
    assert offered
    assert offered == {s for s in table.game.box.map.of_kind["ocean"] if "B5" in table.game.box.map.near[s]}


def test_a_copy_asks_the_same_and_shares_nothing_that_changes() -> None:
    table = ruled(3).stock(0, mc=40).turn(0)
    before = save(table.game)
    trial = Trial(Trial.of(table.game, table.asked), 0)
    assert trial.pending[0].options
    trial.answer(0, ("project:aquifer",))
    further = Trial(trial, 0)
    assert further.pending == trial.pending
    further.answer(0, trial.pending[0].options[:1])
    assert trial.pending[0].key.startswith("place")
    assert save(table.game) == before


def test_a_card_that_is_being_paid_for_is_no_secret() -> None:
    """Others have seen it, so a copy in which hidden cards are dealt anew still plays it."""
    table = ruled().give(0, "Strip Mine").production(0, energy=2).stock(0, mc=25, steel=5).act(0, "play:strip-mine")
    for seed in range(5):
        assert view(redealt(table.game, 1, Random(seed)), 1) == view(table.game, 1)


def test_in_other_phases_nothing_is_asked() -> None:
    table = ruled().stock(0, mc=14, plants=8)
    table.game.table.phase = "final"
    table.act(0, "project:asteroid")
    assert (table[0].tr, table[0].stock["mc"]) == (21, 0)


def test_what_is_left_out_says_how_much_is_missing() -> None:
    table = ruled().stock(0, mc=15).turn(0)
    why = {choice.key: choice.why for choice in choices(table.game, table[0])}
    assert why["project:asteroid"] == Reason("dues", 2)
    assert why["project:aquifer"] == Reason("too-dear", 3)
    with pytest.raises(Illegal) as refused:
        table.game.answer(0, ["project:asteroid"])
    assert refused.value.why == Reason("dues", 2)
    assert reason("dues", short=2).replace("\xa0", " ") == "2 M€ short to raise your TR"
    assert reason("dues")


@pytest.mark.parametrize("top", ["Comet", "Fish"])
def test_hidden_cards_do_not_decide_what_is_offered(top: str) -> None:
    table = Table(2, more=[REDS.name, ORACLE.name]).give(0, "Oracle").stock(0, mc=1)
    changes.set_policies(table.game, ["reds"])
    offers = table.deck(top).offers(0)
    for n in range(6):
        assert redealt(table.game, 0, Random(n)).pending[0].options == table.game.pending[0].options == offers
    if "play:oracle" in offers:
        table.act(0, "play:oracle")
        assert (table[0].tr, table[0].stock["mc"]) == ((22, 0) if top == "Comet" else (20, 1))


def test_tables_without_such_a_rule_try_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trial, "__init__", None)
    assert Table(2).game.decision_filters == ()
    table = Table(2, more=[REDS.name]).stock(0, mc=14)  # it could rule, and does not
    changes.set_policies(table.game, [])
    table.act(0, "project:asteroid")
    assert table[0].tr == 21


def play(n: int) -> None:
    """A random game in which the policy rules from the start for ever."""
    players = 1 + n % 4
    more = (REDS.name, MADE_UP.name) if n % 3 == 0 else (REDS.name,)
    game = new_game(
        Options(players=players, corporate_era=True, more=more, draft=players > 1 and n % 2 == 0), f"reds {n}"
    )
    for i, (seat, decision, _) in enumerate(walk(game, Random(n))):
        if "reds" not in game.table.policies:
            changes.set_policies(game, [*game.table.policies, "reds"])
        hold.somebody_is_asked(game)
        hold.nothing_is_negative(game)
        dues_are_paid(game)
        if i % 25 == 0:
            same = load(save(game))
            assert same.pending == game.pending
            hold.offered_options_are_accepted(game, seat, decision, Random(i), most=3)
        if i % 100 == n % 100 and seat == game.table.active:
            assert view(redealt(game, seat, Random(i)), seat) == view(game, seat)
        assert i < 3000
    assert game.table.phase == "over"


def dues_are_paid(game: Game) -> None:
    """What was raised in the last answer of the action phase, and what was paid for it; more may still be asked."""
    raised = sum(entry.n for entry in game.news if isinstance(entry, RatingChanged) and entry.n > 0)
    paid = sum(entry.total for entry in game.news if isinstance(entry, Paid))
    if game.table.phase == "action" and raised and all(d.key == "turn" for d in game.pending.values()):
        assert paid >= 3 * raised


@pytest.mark.slow
@pytest.mark.parametrize("n", range(GAMES))
def test_a_game_in_which_reds_rule_for_ever_comes_to_its_end(n: int) -> None:
    play(n)


@pytest.mark.soak
@pytest.mark.parametrize("n", range(GAMES, GAMES + SOAK))
def test_many_games_in_which_reds_rule(n: int) -> None:
    play(n)
