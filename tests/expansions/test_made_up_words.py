"""The words of the made-up expansion stand in its own folder and join the tables of the room of words."""

from __future__ import annotations

import msgspec
import pytest

from engine import Options, new_game, view
from engine.card import CARDS, Card
from engine.decision import Decision
from tests.engine.table import number
from tests.expansions.made_up import MADE_UP
from tests.spoken import spoken as spoken
from words import card_text, goal_text, option, parameter_name, project_name, question
from words.names import PARAMETERS, ParameterWords, expansion_name, phase_name

NAMES = ["Ann", "Ben"]


def test_what_it_brings_has_names() -> None:
    assert [parameter_name(p.key) for p in MADE_UP.parameters] == ["magnetism"]
    assert [project_name(p.key) for p in MADE_UP.projects] == ["Coil"]
    assert goal_text("magnet", 3) == "3 steps of energy production"
    assert (expansion_name("made_up"), phase_name("council")) == ("Made up", "council")


@pytest.mark.parametrize("card", MADE_UP.cards, ids=lambda card: card.key)
def test_every_card_has_a_text_without_a_key_in_it(card: Card) -> None:
    assert card_text(card)


def test_its_own_effect_trigger_and_requirement_are_said() -> None:
    assert card_text(CARDS[number("Open Archive")]) == "Everybody draws a card, and then discards one."
    assert "when anybody raises magnetism a step" in card_text(CARDS[number("Aurora Watch")]).casefold()
    assert card_text(CARDS[number("Shielded Gardens")]).startswith("Needs a field of 6.")


def test_its_question_and_the_options_are_said() -> None:
    game = new_game(Options(players=2, more=(MADE_UP.name,)), "words")
    asked = Decision(0, "vote", ("policy:subsidies", "policy:sea-monitoring"), 0, 1)
    seen = msgspec.structs.replace(view(game, 0), decision=asked)
    assert question(seen, NAMES) == "Vote for a policy, or for none."
    assert [option(seen, NAMES, key).label for key in asked.options] == ["Subsidies", "Sea monitoring"]


def test_nothing_has_two_words() -> None:
    with pytest.raises(ValueError, match="the parameter magnetism has two words"):
        PARAMETERS.add({"magnetism": ParameterWords("magnetic field")})
