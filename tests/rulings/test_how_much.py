"""Rulings about how much may be chosen, counted or paid."""

from __future__ import annotations

from itertools import islice

import pytest

from engine import payment
from engine.state import Standing
from tests.engine.table import Table, number
from tests.expansions.test_turmoil import event, table_of
from tests.rulings.obeys import obeys


@obeys("r435", "r436")
def test_insulation_moves_at_least_one_step() -> None:
    table = Table().give(0, "Insulation").stock(0, mc=2).production(0, heat=3)
    assert table.play(0, "Insulation").options() == ("1", "2", "3")
    assert table.pick("1").makes(0) == {"heat": 2, "mc": 1}


@obeys("r436")
def test_with_one_step_insulation_asks_nothing() -> None:
    table = Table().give(0, "Insulation").stock(0, mc=2).production(0, heat=1).play(0, "Insulation")
    assert table.done
    assert table.makes(0) == {"mc": 1}


@obeys("r435")
def test_without_heat_production_insulation_cannot_be_played() -> None:
    table = Table().give(0, "Insulation").stock(0, mc=2)
    assert table.why_not(0, "Insulation") == "needs-production:heat"
    assert not table.can_play(0, "Insulation")


@obeys("r005", "r627")
@pytest.mark.parametrize(("colonies", "steps"), [(0, 0), (4, 4), (5, 5), (7, 5)])
def test_jovian_tax_rights_count_five_colonies_at_most(colonies: int, steps: int) -> None:
    table = table_of(more=["turmoil", "colonies"])
    outposts = table.game.table.outposts
    places = islice((key for key in (*outposts, *outposts, *outposts)), colonies)
    for key in places:
        outposts[key] = Standing(outposts[key].marker, (*outposts[key].settled, 0))
    event(table, "jovian-tax-rights")
    assert table.makes(0) == ({"mc": steps} if steps else {})


@obeys("r431")
@pytest.mark.parametrize("card", ["Hi-Tech Lab", "Tycho Magnetics"])
@pytest.mark.parametrize(("left", "discarded", "most"), [(2, 1, 3), (20, 0, 6), (0, 0, 1)])
def test_no_more_energy_is_spent_than_there_are_cards_to_look_at(
    card: str, left: int, discarded: int, most: int
) -> None:
    table = Table(more=["promos"]).lay(0, card).stock(0, energy=6)
    deck = table.game.table.decks["projects"]
    deck.cards, deck.discard = deck.cards[:left], deck.cards[left : left + discarded]
    table.use(0, card)
    steps = tuple(str(n) for n in range(1, most + 1))
    assert (table.options() if most > 1 else ("1",)) == steps
    if most > 1:
        table.pick(steps[-1])
        assert len(table[0].looking) == most


def merged(heat: int, floaters: int) -> Table:
    """Helion and Stormcraft led by one player, without M€."""
    table = Table(more=["colonies", "promos"]).lay(0, "Helion").lay(0, "Stormcraft Incorporated", resources=floaters)
    return table.stock(0, mc=0, heat=heat)


@obeys("r270", "r346")
def test_floaters_that_stand_in_for_heat_pay_what_heat_pays() -> None:
    table = merged(3, 5).act(0, "project:power-plant")
    storm = f"on-{number('Stormcraft Incorporated')}"
    assert table.asked.budget == (11, (("heat", 1, 3), (storm, 2, 5)))
    table.choose("heat=1", f"{storm}=5")
    assert (table.has(0), table[0].resources, table.makes(0)) == ({"heat": 2}, {}, {"energy": 1})


def test_without_helion_they_pay_nothing() -> None:
    table = Table(more=["colonies"]).lay(0, "Stormcraft Incorporated", resources=20)
    assert "project:power-plant" not in table.offers(0)


@obeys("r348", "r471")
@pytest.mark.parametrize(
    ("heat", "floaters", "left"), [(5, 1, 2), (6, 0, 1), (4, 3, 5), (0, 3, 0), (1, 3, 2), (0, 2, 0)]
)
def test_what_pays_for_a_card_leaves_the_heat_that_it_takes(heat: int, floaters: int, left: int) -> None:
    """Local Heat Trapping takes 5 heat; what is left beside that pays, of heat and floaters together."""
    table = merged(heat, floaters).give(0, "Local Heat Trapping")
    assert payment.spendable(table.game, table[0], "card:local-heat-trapping", {"heat": 5}) == left
    assert (table.why_not(0, "Local Heat Trapping") is None) == bool(left)
