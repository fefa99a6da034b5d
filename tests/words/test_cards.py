"""The text of every card follows from its declaration and equals its golden text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from engine.card import CARDS, KEYS
from engine.core import Effect
from engine.effect import Count, Modifier, Requirement, Trigger
from engine.expansions import Expansion, shipped
from words import card_brief, card_lines, card_text, effect_text, requirement_lack, requirement_text
from words.golden import lines
from words.ongoing import modifier_clause, when

GOLDEN = Path(__file__).parents[1] / "golden" / "cards.txt"
GIVEN = list(lines())


def parts(value: object) -> Iterator[object]:
    """A value of a declaration and everything inside it."""
    yield value
    if isinstance(value, tuple):
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            yield from parts(item)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, msgspec.Struct):
        for item in msgspec.structs.astuple(value):
            yield from parts(item)


def test_every_card_keeps_to_its_golden_text() -> None:
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == GIVEN, (
        "renew with: python -m words.golden > tests/golden/cards.txt"
    )


@pytest.mark.parametrize("expansion", shipped(), ids=lambda expansion: expansion.name)
def test_every_card_has_words_of_its_own(expansion: Expansion) -> None:
    for card in expansion.cards:
        said = card_lines(card)
        assert all(line[0].isupper() or not line[0].isalpha() for line in said), card.key
        assert all(line.endswith(".") for line in said), card.key
        assert "{" not in card_text(card), card.key
        assert len(card_brief(card)) <= 100, card.key


@pytest.mark.parametrize("expansion", shipped(), ids=lambda expansion: expansion.name)
def test_every_part_of_a_declaration_has_words(expansion: Expansion) -> None:
    for card in expansion.cards:
        for part in parts(card):
            match part:
                case Effect():
                    assert effect_text(part, card).endswith("."), card.key
                case Trigger():
                    assert when(part, card), card.key
                case Modifier():
                    assert modifier_clause(part), card.key
                case Requirement():
                    assert requirement_text(part), card.key
                    assert requirement_lack(part, 2, -8).startswith("needs "), card.key
                case Count():
                    assert re.search("for |if |as many", card_text(card)), card.key
                case _:
                    pass


def test_a_line_for_each_ability() -> None:
    assert card_lines(CARDS[16]) == [
        "Needs at most 7\u00a0% oxygen.",
        "Lower your energy production 1 step and raise your M€ production 3 steps.",
        "Gain 3\u00a0plants.",
        "Place a city tile.",
        "1\u00a0VP.",
    ]


def test_equal_neighbours_become_one_sentence() -> None:
    assert "Place 2 ocean tiles." in card_lines(CARDS[78])


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("psychrophiles", "Microbes on this card may pay for a card with a plant tag, each worth 2\u00a0M€."),
        (
            "carbon-nanosystems",
            "Graphene on this card may pay for a card with a city or space tag, each worth 4\u00a0M€.",
        ),
        (
            "kuiper-cooperative",
            "Asteroids on this card may pay for the standard project Aquifer or Asteroid, each worth 1\u00a0M€.",
        ),
        ("sponsored-academies", "Discard 1 card from your hand and draw 3 cards; each opponent: draw 1 card."),
    ],
)
def test_what_lies_on_a_card_is_called_by_its_name_and_opponents_come_last(key: str, said: str) -> None:
    assert said in card_lines(CARDS[KEYS[key]])
