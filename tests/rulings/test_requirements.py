"""Rulings about what a card requires."""

from __future__ import annotations

import pytest

from tests.engine.table import Table
from tests.expansions.test_turmoil import sit, state, table_of
from tests.rulings.obeys import obeys


@obeys("r062", "r063")
@pytest.mark.parametrize(
    ("name", "parameter", "value", "refused"),
    [
        ("Colonizer Training Camp", "oxygen", 5, 6),
        ("Arctic Algae", "temperature", -12, -10),
        ("Colonizer Training Camp", "oxygen", 0, 6),
        ("Trees", "temperature", -4, -6),
        ("Trees", "temperature", 8, -6),
        ("Breathing Filters", "oxygen", 7, 6),
        ("Kelp Farming", "oceans", 6, 5),
    ],
)
def test_a_limit_is_met_at_its_own_value_and_on_its_side(name: str, parameter: str, value: int, refused: int) -> None:
    table = Table().give(0, name).stock(0, mc=40).parameters(**{parameter: value})
    assert table.why_not(0, name) is None
    assert table.parameters(**{parameter: refused}).why_not(0, name) == "requires"


@obeys("r064")
def test_the_action_of_a_card_goes_on_after_its_requirement_is_missed() -> None:
    table = Table(2, more=["venus"]).give(0, "Rotator Impacts").stock(0, mc=12).parameters(venus=14)
    table.play(0, "Rotator Impacts").parameters(venus=20).stock(0, mc=6).use(0, "Rotator Impacts")
    assert table.on(0, "Rotator Impacts") == 1
    other = Table(2, more=["venus"]).give(0, "Rotator Impacts").stock(0, mc=12).parameters(venus=16)
    assert other.why_not(0, "Rotator Impacts") == "requires"


@obeys("r065")
def test_required_tags_must_lie_face_up_and_not_in_the_hand_or_among_events() -> None:
    table = Table().lay(0, "Research").give(0, "Gene Repair", "Physics Complex").stock(0, mc=40)
    table.buried(0, "Technology Demonstration")
    assert table.why_not(0, "Gene Repair") == "requires"
    table.play(0, "Physics Complex")
    assert table.why_not(0, "Gene Repair") is None


@obeys("r065")
def test_tags_of_others_are_no_required_tags() -> None:
    table = Table().lay(1, "Research", "Physics Complex").give(0, "Gene Repair").stock(0, mc=12)
    assert table.why_not(0, "Gene Repair") == "requires"


@obeys("r066")
@pytest.mark.parametrize("name", ["Teractor", "Allied Bank"])
def test_tags_of_corporations_and_preludes_are_required_tags(name: str) -> None:
    table = Table(2, more=["prelude"]).lay(0, "Sponsors").give(0, "Space Hotels").stock(0, mc=12)
    assert table.why_not(0, "Space Hotels") == "requires"
    assert table.lay(0, name).why_not(0, "Space Hotels") is None


@obeys("r067")
def test_a_required_tile_must_be_ones_own() -> None:
    table = Table().give(0, "Ecological Zone").stock(0, mc=12).tile("E5", "greenery", 1)
    assert table.why_not(0, "Ecological Zone") == "requires"
    assert table.tile("D5", "greenery", 0).why_not(0, "Ecological Zone") is None


@obeys("r069")
def test_a_party_is_required_to_rule_or_to_have_two_own_delegates() -> None:
    for delegates, why in (([0], "requires"), ([1, 1], "requires"), ([0, 0], None)):
        table = sit(table_of(), unity=delegates).give(0, "PR Office").stock(0, mc=7)
        assert table.why_not(0, "PR Office") == why
    assert table_of(ruling="unity").give(0, "PR Office").stock(0, mc=7).why_not(0, "PR Office") is None


@obeys("r070")
@pytest.mark.parametrize("name", ["Banned Delegate", "Public Celebrations"])
def test_for_some_cards_one_must_be_chairman(name: str) -> None:
    table = sit(table_of(), unity=[0, 0, 1, 1], reds=[1, 0]).give(0, name).stock(0, mc=8)
    assert table.why_not(0, name) == "requires"
    state(table).chairman = 1
    assert table.why_not(0, name) == "requires"
    state(table).chairman = 0
    assert table.why_not(0, name) is None


@obeys("r070")
def test_for_some_cards_one_must_lead_parties() -> None:
    for greens, why in (([1, 0, 0], "requires"), ([0, 1], None)):
        table = sit(table_of(), unity=[0], greens=greens).give(0, "Political Alliance").stock(0, mc=4)
        assert table.why_not(0, "Political Alliance") == why


@obeys("r058")
@pytest.mark.parametrize("other", ["Gene Repair", "Ecological Zone"])
def test_special_design_is_spent_by_a_card_with_another_kind_of_requirement(other: str) -> None:
    table = Table().give(0, "Special Design", other, "Breathing Filters").stock(0, mc=60).parameters(oxygen=5)
    table.lay(0, "Research", "Physics Complex").tile("E5", "greenery", 0)
    table.play(0, "Special Design")
    assert table.why_not(0, "Breathing Filters") is None
    table.play(0, other)
    while not table.done:
        table.pick(table.options()[0])
    assert table.why_not(0, "Breathing Filters") == "requires"


@obeys("r058")
def test_special_design_does_not_help_a_card_that_requires_tags() -> None:
    table = (
        Table().give(0, "Special Design", "Gene Repair").stock(0, mc=60).lay(0, "Research").play(0, "Special Design")
    )
    assert table.why_not(0, "Gene Repair") == "requires"


@obeys("r079")
def test_warp_drive_needs_five_science_tags_besides_its_own() -> None:
    table = Table(2, more=["colonies"]).lay(0, "Research", "Gene Repair", "Physics Complex")
    table.give(0, "Warp Drive").stock(0, mc=14)
    assert table.why_not(0, "Warp Drive") == "requires", "four and its own"
    assert table.lay(0, "Mars University").why_not(0, "Warp Drive") is None


@obeys("r149")
def test_inventrix_and_adaptation_technology_make_four_steps_of_leeway() -> None:
    table = Table().lay(0, "Inventrix", "Adaptation Technology").give(0, "Trees").stock(0, mc=13)
    assert table.parameters(temperature=-12).why_not(0, "Trees") is None
    assert table.parameters(temperature=-14).why_not(0, "Trees") == "requires"
    alone = Table().lay(0, "Inventrix").give(0, "Trees").stock(0, mc=13)
    assert alone.parameters(temperature=-8).why_not(0, "Trees") is None
    assert alone.parameters(temperature=-10).why_not(0, "Trees") == "requires"
