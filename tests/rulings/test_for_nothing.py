"""Rulings about what may be done although it brings nothing: it comes last, and neither robots nor orders choose it."""

from __future__ import annotations

from random import Random

import pytest

from engine import Options, load, new_game, save, view
from engine.actions.turn import choices
from engine.card import CARDS
from engine.effects import city, ocean, oxygen, spend, temperature
from engine.effects.choices import Either
from engine.effects.copying import ReuseAction
from engine.expansions.promos.effects import UseProjects
from engine.expansions.venus.cards import venus
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from tests.engine.games import walk
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import table_of
from tests.rulings.obeys import obeys

HEAT = "convert:heat"


@obeys("r117")
def test_heat_may_be_converted_for_nothing_when_the_temperature_is_complete() -> None:
    table = Table().complete().stock(0, heat=9, mc=11)
    assert table.offers(0)[-2:] == (HEAT, "pass"), "it comes last"
    assert table.asked.vain == {HEAT: "complete:temperature"}
    table.act(0, HEAT)
    assert (table.has(0), table.parameter("temperature"), table[0].tr) == ({"heat": 1, "mc": 11}, 8, 20)
    assert "end" in table.options(), "it was an action"


def test_what_brings_nothing_comes_last_in_the_list_of_all_choices_too() -> None:
    table = Table().complete().stock(0, heat=8, mc=18, plants=8).lay(0, "Symbiotic Fungus")
    table.tile("E5", "greenery", 0).turn(0)
    found = [choice.key for choice in choices(table.game, table[0]) if choice.why is None]
    assert found[-4:] == ["project:asteroid", "project:aquifer", "action:symbiotic-fungus", HEAT]
    assert (*found, "pass") == table.asked.options


def test_with_too_little_heat_the_reason_is_that_the_temperature_is_complete() -> None:
    table = Table().complete().stock(0, heat=3).turn(0)
    (why,) = [choice.why for choice in choices(table.game, table[0]) if choice.key == HEAT]
    assert why is not None
    assert (why.key, why.short) == ("complete:temperature", 0)


@obeys("r117")
@pytest.mark.parametrize("seed", range(20))
def test_robots_never_choose_what_brings_nothing(seed: int) -> None:
    table = Table().complete().stock(0, heat=99, mc=18).lay(0, "Symbiotic Fungus").turn(0)
    asked = table.asked
    assert set(asked.vain) == {HEAT, "project:asteroid", "project:aquifer", "action:symbiotic-fungus"}
    assert random_answer(asked, Random(seed))[0] not in asked.vain
    assert greedy_answer(view(table.game, 0))[0] not in asked.vain


def test_in_whole_games_robots_choose_nothing_in_vain() -> None:
    options = Options(players=2, corporate_era=True, more=("venus", "turmoil", "colonies", "promos", "prelude"))
    seen = 0
    for _seat, decision, picks in walk(new_game(options, "in vain"), Random(3)):
        seen += bool(decision.vain)
        assert not (set(picks) & set(decision.vain)) or set(decision.vain) == set(decision.options)
    assert seen


# Actions of cards.

WITHOUT_A_CARD = {
    "Symbiotic Fungus": "no-holder:microbe",
    "Maxwell Base": "no-taker",
    "Mohole Lake": "no-taker",
    "Floater Technology": "no-holder:floater",
}


def alone(card: str) -> Table:
    """A card in play alone, none of whose resources finds a card; it is no Venus card that could take them itself."""
    return Table(more=["venus", "colonies", "promos"]).lay(0, card)


@obeys("r561")
@pytest.mark.parametrize("card", WITHOUT_A_CARD)
def test_an_action_whose_resource_finds_no_card_may_be_used_for_nothing(card: str) -> None:
    table, action = alone(card), CARDS[number(card)].as_action
    assert action in table.offers(0)
    assert table.asked.vain == {action: WITHOUT_A_CARD[card]}
    table.use(0, card)
    assert number(card) in table[0].used
    assert table[0].resources == {}
    assert action not in table.options(), "it is used now"


def test_with_a_card_for_it_nothing_is_in_vain() -> None:
    table = alone("Symbiotic Fungus").lay(0, "Tardigrades").turn(0)
    assert not table.asked.vain
    assert table.use(0, "Symbiotic Fungus").on(0, "Tardigrades") == 1


@obeys("r677", "r118", "r455", "r559")
@pytest.mark.parametrize(
    ("card", "more", "parameter"),
    [
        ("Venus Magnetizer", "venus", "venus"),
        ("Water Splitting Plant", "base", "oxygen"),
        ("Caretaker Contract", "base", ""),
    ],
)
def test_an_action_that_only_raises_what_is_complete_is_in_vain_and_possible(
    card: str, more: str, parameter: str
) -> None:
    table = (
        Table(more=[more] if more != "base" else [])
        .complete()
        .stock(0, energy=4, heat=8)
        .production(0, energy=1)
        .lay(0, card)
    )
    if "venus" in table.game.box.parameters:
        table.parameters(venus=30)
    action = CARDS[number(card)].as_action
    assert action in table.offers(0)
    assert table.asked.vain.get(action) == (f"complete:{parameter}" if parameter else None)


@obeys("r362", "r380")
@pytest.mark.parametrize(
    ("card", "why"), [("United Nations Mars Initiative", "no-tr-raised"), ("Ants", "no-prey:microbe")]
)
def test_what_its_price_makes_impossible_is_not_done_for_nothing(card: str, why: str) -> None:
    table = Table(players=2).lay(0, card).stock(0, mc=3).turn(0)
    assert CARDS[number(card)].as_action not in table.options()
    assert [c.why.key for c in choices(table.game, table[0]) if c.why and c.key.startswith("action:")] == [why]


@pytest.mark.parametrize(("hand", "vain"), [("Mine", False), ("Sponsors", True)])
def test_self_replicating_robots_warn_when_no_card_in_hand_fits(hand: str, vain: bool) -> None:
    table = Table(more=["promos"]).lay(0, "Self-replicating Robots").give(0, hand).turn(0)
    assert table.asked.vain == ({"action:self-replicating-robots": "nothing-fits"} if vain else {})


def test_whether_a_card_fits_shows_to_nobody_else() -> None:
    table = Table(more=["promos"]).lay(0, "Self-replicating Robots").give(0, "Sponsors").turn(0)
    other = Table(more=["promos"]).lay(0, "Self-replicating Robots").give(0, "Mine").turn(0)
    assert view(table.game, 1).decision == view(other.game, 1).decision
    assert view(table.game, 1).owing == view(other.game, 1).owing
    table.use(0, "Self-replicating Robots")
    other.use(0, "Self-replicating Robots")
    assert view(table.game, 1).owing == view(other.game, 1).owing == {0: "host"}
    assert (table.options(), table.choose().done) == ((), True)


# One of several.


@obeys("r389")
@pytest.mark.parametrize(("temperature", "venus", "first"), [(8, 10, "1"), (-10, 30, "0")])
def test_atmoscoop_may_choose_the_parameter_that_is_complete(temperature: int, venus: int, first: str) -> None:
    table = Table(more=["venus"]).parameters(temperature=temperature, venus=venus).lay(0, "Research", "Physics Complex")
    table.give(0, "Atmoscoop").stock(0, mc=22).play(0, "Atmoscoop")
    last = str(1 - int(first))
    assert table.options() == (first, last)
    assert set(table.asked.vain) == {last}
    assert random_answer(table.asked, Random(0)) == (first,)
    table.pick(last)
    assert (table.parameter("temperature"), table.parameter("venus"), table[0].tr) == (temperature, venus, 20)


def test_with_both_complete_atmoscoop_asks_nothing() -> None:
    table = Table(more=["venus"]).parameters(temperature=8, venus=30).lay(0, "Research", "Physics Complex")
    assert table.give(0, "Atmoscoop").stock(0, mc=22).play(0, "Atmoscoop").done


@obeys("r390")
def test_so_the_tax_of_the_reds_can_be_avoided() -> None:
    table = table_of(ruling="reds", more=["turmoil", "venus"]).parameters(temperature=8, venus=10)
    table.lay(0, "Research", "Physics Complex").give(0, "Atmoscoop").stock(0, mc=22)
    assert table.can_play(0, "Atmoscoop"), "without M€ for the tax"
    table.play(0, "Atmoscoop")
    if not table.done:
        table.pick("0")
    assert (table.parameter("venus"), table[0].tr, table.has(0)) == (10, 20, {})
    richer = table_of(ruling="reds", more=["turmoil", "venus"]).parameters(temperature=8, venus=10)
    richer.lay(0, "Research", "Physics Complex").give(0, "Atmoscoop").stock(0, mc=28).play(0, "Atmoscoop")
    assert richer.options() == ("1", "0")
    assert richer.pick("1").has(0) == {}
    assert richer[0].tr == 22


@obeys("r678")
def test_of_two_alternatives_the_one_that_raises_what_is_complete_comes_last() -> None:
    table = Table().parameters(temperature=8).lay(0, "GHG Producing Bacteria", resources=2)
    table.use(0, "GHG Producing Bacteria")
    assert table.options() == ("1", "0")
    assert table.asked.vain == {"0": "complete:temperature"}
    assert table.pick("0").on(0, "GHG Producing Bacteria") == 0


def test_what_no_card_can_take_is_not_offered_beside_something_else() -> None:
    table = Table().lay(0, "Extreme-Cold Fungus").use(0, "Extreme-Cold Fungus")
    assert table.done
    assert table.has(0) == {"plants": 1}


@obeys("r439")
@pytest.mark.parametrize("card", ["Freyja Biodomes", "Venusian Plants"])
@pytest.mark.parametrize(("holder", "other"), [("Venusian Insects", "animal"), ("Venusian Animals", "microbe")])
def test_a_kind_may_be_chosen_that_no_card_can_take(card: str, holder: str, other: str) -> None:
    table = Table(more=["venus"]).parameters(venus=18).lay(0, holder).give(0, card).stock(0, mc=30)
    table.production(0, energy=1).play(0, card)
    assert table.options() == (CARDS[number(holder)].as_card, f"unheld:{other}")
    assert set(table.asked.vain) == {f"unheld:{other}"}
    table.game = load(save(table.game))
    assert table.pick(f"unheld:{other}").done
    assert table[0].resources == {}


@obeys("r439")
@pytest.mark.parametrize("holders", [(), ("Venusian Insects", "Venusian Animals")])
def test_without_or_with_both_kinds_nothing_is_in_vain(holders: tuple[str, ...]) -> None:
    table = Table(more=["venus"]).parameters(venus=18).lay(0, *holders).give(0, "Freyja Biodomes").stock(0, mc=30)
    table.production(0, energy=1).play(0, "Freyja Biodomes")
    assert not table.asked.vain
    assert table.done == (not holders)


@obeys("r095")
def test_among_projects_that_a_card_uses_those_that_bring_nothing_come_last() -> None:
    table = Table(more=["prelude", "promos", "prelude2"]).complete().stock(0, mc=60).run(UseProjects(2))
    assert table.options()[-2:] == ("project:asteroid", "project:aquifer")
    assert set(table.asked.vain) == {"project:asteroid", "project:aquifer"}


def test_an_action_that_is_used_again_for_nothing_comes_last() -> None:
    table = Table().parameters(oxygen=14).stock(0, energy=3).lay(0, "Water Splitting Plant", "Martian Rails")
    for card in ("Water Splitting Plant", "Martian Rails"):
        table[0].used.append(number(card))
    table.run(ReuseAction())
    assert table.options() == ("card:martian-rails", "card:water-splitting-plant")
    assert table.asked.vain == {"card:water-splitting-plant": "complete:oxygen"}


@obeys("r561")
def test_viron_may_repeat_an_action_for_nothing_too() -> None:
    table = Table(more=["venus"]).lay(0, "Viron", "Symbiotic Fungus").use(0, "Symbiotic Fungus").turn(0)
    assert table.asked.vain == {"action:viron": "no-holder:microbe"}
    table.use(0, "Viron")
    assert (table.done, table[0].used) == (True, [number("Symbiotic Fungus"), number("Viron")])


# What is in vain, of effects made of others.


def test_several_effects_are_in_vain_if_all_are() -> None:
    table = Table(more=["venus"]).complete().parameters(venus=10)
    game, me = table.game, table[0]
    cause = table.asked.cause
    assert spend(temperature(1), ocean(), heat=1).vain(game, me, cause) is None, "it cannot be paid"
    table.stock(0, heat=1)
    assert spend(temperature(1), ocean(), heat=1).vain(game, me, cause) == "complete:temperature"
    assert spend(temperature(1), venus(), heat=1).vain(game, me, cause) is None
    assert spend(temperature(1), city(), heat=1).vain(game, me, cause) is None
    assert Either((oxygen(1), temperature(1))).vain(game, me, cause) == "complete:oxygen"
