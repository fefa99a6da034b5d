"""What is offered without a trial, because a bound shows that its dues can be paid, can be paid in a trial as well (`engine.bounds`)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.actions.turn import TakeTurn
from engine.bounds.payable import Shortfalls
from engine.bounds.trial import Trial
from engine.bounds.turn_options import option_bounds
from engine.codec import load, save
from engine.core import Game, Step
from engine.decision import Decision, as_picks
from engine.effects.cards import DiscardCards
from engine.payment import mixes
from tests.engine.games import opened, walk
from tests.engine.games import options as drawn
from tests.engine.ruling import rules_for_ever
from tests.engine.table import number
from tests.expansions.test_turmoil import table_of
from tests.thinned import thinned

GAMES = 5
SOAK = 300
SAMPLE = 8
"""How many answers to a decision are tried."""


@pytest.fixture
def reds() -> Iterator[None]:
    """The Reds rule in all games."""
    rules_for_ever("reds")
    yield
    rules_for_ever("")


def answers(decision: Decision, pick: str) -> list[tuple[str, ...]]:
    """Some answers of which the bound says that they can be paid: an option of a turn, or any answer to another decision."""
    if decision.key == "turn":
        return [(pick,)]
    if decision.budget:
        paid = [as_picks(mix) for mix in mixes(*decision.budget)]
        return paid[:SAMPLE]
    if decision.most == 1:
        return [(option,) for option in decision.options[:SAMPLE]]
    return [decision.options[:n] for n in range(decision.least, decision.most + 1)][:SAMPLE]


@pytest.mark.once
@pytest.mark.usefixtures("reds")
@pytest.mark.parametrize("n", thinned(range(SOAK), SOAK // GAMES))
def test_what_a_bound_tells_a_trial_tells(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0
    bound = Shortfalls.shortfall_bound

    def compared(shortfalls: Shortfalls, pick: str) -> int | None:
        nonlocal told
        short = bound(shortfalls, pick)
        told += short is not None
        for answer in answers(shortfalls.decision, pick) if short is not None else ():
            assert shortfalls.tried(answer) == short, (answer, shortfalls.game.pending)
        return short

    monkeypatch.setattr(Shortfalls, "shortfall_bound", compared)
    numbers = (i for i in range(n * 400, n * 400 + 400) if "turmoil" in drawn(i).more and drawn(i).players > 1)
    for _ in walk(opened(next(numbers)), Random(n)):
        pass
    assert told


@pytest.mark.usefixtures("reds")
def test_most_options_of_a_turn_need_no_copy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ruling="reds").stock(0, mc=60)
    monkeypatch.setattr(Trial, "__init__", None)
    assert {"project:asteroid", "project:aquifer", "project:greenery", "pass"} <= set(table.offers(0))


@pytest.mark.usefixtures("reds")
def test_what_is_missing_for_a_greenery_is_told_without_a_copy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ruling="reds").stock(0, mc=24)
    monkeypatch.setattr(Trial, "__init__", None)
    table.turn(0)
    assert table.asked.unpaid["project:greenery"] == 23 + 3 - 24


@pytest.mark.usefixtures("reds")
def test_the_oceans_beside_a_greenery_pay_for_its_rating_without_a_copy_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of(ruling="reds").tile("D4", "ocean").stock(0, mc=24)
    monkeypatch.setattr(Trial, "__init__", None)
    assert "project:greenery" in table.offers(0)


@pytest.mark.usefixtures("reds")
def test_a_card_that_metals_pay_for_leaves_the_money_for_its_dues(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ruling="reds").give(0, "Deep Well Heating").stock(0, mc=3, steel=7)
    monkeypatch.setattr(Trial, "__init__", None)
    assert "play:deep-well-heating" in table.offers(0)


@pytest.mark.usefixtures("reds")
def test_what_is_missing_for_both_ratings_of_a_step_on_venus_is_told_without_a_copy_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of(ruling="reds", more=["turmoil", "venus"]).parameters(venus=14).stock(0, mc=16)
    monkeypatch.setattr(Trial, "__init__", None)
    table.turn(0)
    assert table.asked.unpaid["project:air-scrapping"] == 15 + 2 * 3 - 16


@pytest.mark.usefixtures("reds")
def test_what_an_option_raises_at_most_counts_all_bonuses_of_the_tracks() -> None:
    bounds = option_bounds(table_of(ruling="reds").game)
    most = {pick: bound.steps for pick in ("project:asteroid", "project:greenery", "sell") if (bound := bounds[pick])}
    assert most == {"project:asteroid": 2, "project:greenery": 3, "sell": 0}


@pytest.mark.usefixtures("reds")
def test_the_insurance_of_another_costs_only_that_player(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(ruling="reds", more=["turmoil", "promos"]).lay(1, "Mons Insurance")
    table.give(0, "Deep Well Heating").stock(0, mc=60)
    monkeypatch.setattr(Trial, "__init__", None)
    assert "play:deep-well-heating" in table.offers(0)


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> list[Trial]:
    """The copies that are made."""
    found: list[Trial] = []
    made = Trial.__init__

    def noted(trial: Trial, game: Game, seat: int) -> None:
        found.append(trial)
        made(trial, game, seat)

    monkeypatch.setattr(Trial, "__init__", noted)
    return found


@pytest.mark.usefixtures("reds")
@pytest.mark.parametrize("owing", [False, True], ids=["nobody owes", "another owes an answer before the next turn"])
def test_spaces_that_bring_the_same_are_tried_once(owing: bool, trials: list[Trial]) -> None:
    table = table_of(ruling="reds").lay(0, "Helion").stock(0, mc=24)  # heat may pay, so no bound tells what is missing
    table.turn(0).game.agenda[-1] = Step(0, TakeTurn(2))
    if owing:
        table.give(1, "Comet", "Virus").game.later(DiscardCards(1), 1)
    trials.clear()
    table.game.derive_pending()
    assert 0 < len(trials) < len(table.game.box.map.of_kind["land"]) / 2


@pytest.mark.usefixtures("reds")
def test_a_card_that_reacts_to_tiles_on_any_space_makes_no_spaces_different(trials: list[Trial]) -> None:
    table = table_of(ruling="reds").lay(0, "Rover Construction").stock(0, mc=24)
    trials.clear()
    table.game.derive_pending()
    assert table.asked.unpaid["project:greenery"] == 23 + 3 - 24
    assert len(trials) == 2, "the project, and one space of all that bring no M€"


def test_an_ocean_beside_which_a_greenery_must_lie_goes_where_both_steps_can_be_paid() -> None:
    table = table_of(ruling="reds", more=["turmoil", "promos"], map="hellas").lay(0, "PolderTECH Dutch").stock(0, mc=3)
    table[0].first_action = number("PolderTECH Dutch")
    table.parameters(temperature=8, oceans=2).tiles("ocean", -1, "A1", "B1").act(0, "first:poldertech-dutch")
    assert table.game.table.tiles["C1"].kind == "ocean", (
        "oceans bring enough for both steps; beside E7 no greenery can follow"
    )
    assert table.spaces() == {"C2", "D2"}


@pytest.mark.usefixtures("reds")
def test_what_is_missing_for_a_choice_without_dues_is_said_where_it_is_less() -> None:
    """With 2 M€ Forced Precipitation adds a floater, with 3 M€ for the Reds it raises Venus."""
    table = (
        table_of(ruling="reds", more=["turmoil", "venus"]).lay(0, "Forced Precipitation", resources=2).stock(0, mc=1)
    )
    table.turn(0)
    assert table.asked.unpaid["action:forced-precipitation"] == 1
    assert "action:forced-precipitation" in table.stock(0, mc=2).offers(0)


@pytest.mark.usefixtures("reds")
@pytest.mark.parametrize("n", range(3))
def test_what_is_said_to_be_missing_is_enough_and_one_less_is_not(n: int) -> None:
    compared = 0
    numbers = (i for i in range(n * 400, n * 400 + 400) if "turmoil" in drawn(i).more and drawn(i).players > 1)
    game = opened(next(numbers))
    for _ in walk(game, Random(n)):
        for seat, asked in game.pending.items():
            for option, short in asked.unpaid.items() if asked.key == "turn" and compared < SAMPLE * 10 else ():
                for more in {short - 1, short} - {0}:
                    richer = load(save(game))
                    richer.players[seat].stock["mc"] += more
                    richer.derive_pending()
                    assert (option in richer.pending[seat].options) == (more == short), (option, short)
                    compared += 1
    assert compared
