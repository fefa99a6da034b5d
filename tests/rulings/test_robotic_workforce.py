"""Rulings about Robotic Workforce: which production boxes it copies, and how."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.rulings.obeys import obeys


def workforce(*laid: str, players: int = 2, more: tuple[str, ...] = ()) -> Table:
    """A table at which seat 0 has these cards in play and can pay for Robotic Workforce."""
    return Table(players, more=list(more)).lay(0, *laid).give(0, "Robotic Workforce").stock(0, mc=9)


@obeys("r526")
def test_robotic_workforce_copies_the_production_box_of_an_own_building_card_and_nothing_else() -> None:
    table = workforce("Mohole Area", "Mine", "Sponsors", "Steelworks")
    table.play(0, "Robotic Workforce")
    assert table.options() == ("card:mohole-area", "card:mine"), "neither a card without the tag nor one without a box"
    table.pick("card:mohole-area")
    assert (table.done, table.makes(0), table.game.table.tiles) == (True, {"heat": 4}, {})


@obeys("r526")
def test_robotic_workforce_copies_the_losses_in_the_box_too() -> None:
    table = workforce("Nuclear Power").play(0, "Robotic Workforce")
    assert table.makes(0) == {"mc": -2, "energy": 3}


@obeys("r528")
@pytest.mark.parametrize(
    ("name", "makes"), [("Mining Operations", {"steel": 2}), ("Mining Guild", {"steel": 1}), ("Philares", {})]
)
def test_robotic_workforce_copies_preludes_and_corporations_with_a_building_tag(
    name: str, makes: dict[str, int]
) -> None:
    table = workforce(name, more=("prelude", "promos"))
    assert (table.why_not(0, "Robotic Workforce") is None) is bool(makes)
    if makes:
        table.play(0, "Robotic Workforce").pick(*table.options())
        assert (table.makes(0), table.has(0)) == (makes, {}), "the box alone, not the metal"


@obeys("r529")
def test_whose_production_a_copied_box_lowers_is_chosen_anew() -> None:
    table = workforce("Heat Trappers", players=3).production(1, heat=2).production(2, heat=2)
    table.play(0, "Robotic Workforce", "seat:2")
    assert (table.makes(0), table.makes(1), table.makes(2)) == ({"energy": 1}, {"heat": 2}, {})


@obeys("r530")
@pytest.mark.parametrize(("mc", "why"), [(-4, "nothing-to-copy"), (-3, None)])
def test_robotic_workforce_needs_a_box_that_can_be_copied_in_full(mc: int, why: str | None) -> None:
    assert workforce("Nuclear Power").production(0, mc=mc).why_not(0, "Robotic Workforce") == why


@obeys("r531")
def test_robotic_workforce_never_copies_cards_of_opponents() -> None:
    assert workforce().lay(1, "Mine").why_not(0, "Robotic Workforce") == "nothing-to-copy"


@obeys("r532")
def test_a_copied_medical_lab_is_counted_anew() -> None:
    table = workforce("Medical Lab", "Steelworks", "Ironworks", "Space Elevator")
    table.play(0, "Robotic Workforce").pick("card:medical-lab")
    assert table.makes(0) == {"mc": 2}


@obeys("r533")
def test_of_factorum_robotic_workforce_copies_the_steel_and_not_what_is_in_its_action() -> None:
    table = workforce("Factorum", more=("promos",)).play(0, "Robotic Workforce")
    assert (table.done, table.makes(0)) == (True, {"steel": 1})
    assert workforce("Power Infrastructure", "Equatorial Magnetizer").why_not(0, "Robotic Workforce")


def test_a_step_that_a_reaction_brings_may_be_lowered_by_the_box_that_is_copied() -> None:
    """Aridor raises M€ production for the science tag of Robotic Workforce (rulebook, effects in any order)."""
    table = workforce("Nuclear Power", more=("colonies",)).production(0, mc=-4)
    assert table.why_not(0, "Robotic Workforce") == "nothing-to-copy"
    table.lay(0, "Aridor").play(0, "Robotic Workforce")
    assert table.makes(0) == {"mc": -4 + 1 - 2, "energy": 3}
