"""The course of a game is a table of named slots; an expansion says which it fills, and a clash is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Options
from engine.box import Box
from engine.effects import gain
from engine.expansions import EXPANSIONS, Expansion, add_expansion, close_boxes, open_box
from engine.slots import CHOICES, GENERATION, SET_UP, Slot, order_slots

NOW = gain(heat=1)


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """The expansions that a test makes up are gone after it."""
    known = dict(EXPANSIONS)
    yield
    EXPANSIONS.clear()
    EXPANSIONS.update(known)
    close_boxes()


def box(*more: str) -> Box:
    return open_box(Options(players=2, more=more))


def test_the_base_game_fills_slots_of_all_three_tables() -> None:
    opened = box()
    assert tuple(opened.setup) == ("map", "dealt", "chosen", "corporations")
    assert tuple(opened.choices) == ("corporation", "cards")
    assert tuple(opened.phases) == ("order", "research", "action", "production", "ending")
    assert order_slots(()) == {"setup": SET_UP, "choices": CHOICES, "phases": GENERATION}


def test_the_order_in_which_expansions_are_named_changes_nothing() -> None:
    add_expansion(Expansion("rain", slots=(Slot("rain", after="production"),), phases=(("rain", NOW),)))
    add_expansion(
        Expansion(
            "sun",
            slots=(Slot("sun", after="rain"), Slot("dawn", after="map")),
            setup=(("dawn", NOW), ("preludes", NOW)),
            phases=(("turmoil", NOW), ("sun", NOW)),
        )
    )
    for opened in (box("rain", "sun"), box("sun", "rain")):
        assert list(opened.phases)[3:] == ["production", "rain", "sun", "ending", "turmoil"]
        assert list(opened.setup) == ["map", "dawn", "dealt", "chosen", "corporations", "preludes"]


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        (Expansion("odd", phases=(("brunch", NOW),)), "odd: there is no slot 'brunch'; there is order, government"),
        (Expansion("odd", setup=(("turmoil", NOW),)), "odd: there is no slot 'turmoil'; there is map, preludes-dealt"),
        (Expansion("odd", phases=(("research", NOW),)), "odd: the slot 'research' is already taken by base"),
        (Expansion("odd", setup=(("preludes", NOW), ("preludes", NOW))), "odd: the slot 'preludes' is already taken"),
        (Expansion("odd", slots=(Slot("map", after="dealt"),)), "odd: there is already a slot 'map'"),
        (
            Expansion("odd", slots=(Slot("tea", after="brunch"),)),
            "odd: there is no slot 'brunch' that 'tea' could come",
        ),
        (
            Expansion("odd", slots=(Slot("a", after="b"), Slot("b", after="a"))),
            "odd: there is no slot 'b' that 'a' could come",
        ),
    ],
)
def test_a_slip_in_a_slot_is_refused_when_the_box_is_opened(declared: Expansion, sentence: str) -> None:
    add_expansion(declared)
    with pytest.raises(ValueError, match=sentence):
        box("odd")


def test_two_slots_behind_the_same_one_are_refused() -> None:
    add_expansion(Expansion("rain", slots=(Slot("rain", after="production"),)))
    add_expansion(Expansion("sun", slots=(Slot("sun", after="production"),)))
    assert box("rain")
    with pytest.raises(ValueError, match="sun: 'sun' and 'rain' both come right after 'production'"):
        box("rain", "sun")


def test_another_variant_of_a_house_rule_in_its_slot_is_refused() -> None:
    add_expansion(Expansion("last_raises", phases=(("government", NOW),)))
    assert "government" in box("last_raises").phases
    with pytest.raises(
        ValueError, match="last_raises: the slot 'government' is already taken by first_raises_rewarded"
    ):
        open_box(Options(players=2, first_raises="rewarded", more=("last_raises",)))
