"""A missing word falls back to the key with a warning and stops nothing: an expansion without words can be played to the end."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from engine import Options, new_game, view
from engine.card import Card
from engine.core import Decision, Effect
from engine.effect import Count, Modifier, Requirement, Trigger
from engine.effects.order import parts
from engine.effects.tiles import Place
from engine.journal import DeckRenewed, Entry, UnknownEntry
from tests.engine.games import walk
from tests.expansions.unspoken import UNSPOKEN
from words import card_brief, card_text, log_lines, names, option, question
from words.amounts import per
from words.effects import clause
from words.ongoing import modifier_clause, when
from words.reasons import reason
from words.requirements import requirement_text

pytestmark = pytest.mark.unspoken
NAMES = ["Łukasz", "Žofie", "Aïcha B."]


class SolarSail(Effect, frozen=True):
    """An effect without words."""


class SolarRule(Modifier, frozen=True):
    """A rule without words."""


class SolarNeed(Requirement, frozen=True):
    """A requirement without words."""


class SolarWind(Entry, frozen=True):
    """Nor for this."""


class SolarFlare(Trigger, frozen=True):
    """A trigger without words."""


SAYS: dict[str, Callable[[str], str]] = {
    "resource": names.resource_name,
    "amount of a resource": lambda key: names.counted(3, key),
    "production": names.production_name,
    "tag": names.tag_name,
    "tags": lambda key: names.tags_counted({key: 2}),
    "parameter": names.parameter_name,
    "tile": names.tile_name,
    "area": names.space_name,
    "project": names.project_name,
    "goal": names.goal_name,
    "goal in full": lambda key: names.goal_text(key, 3),
    "goal's measure": names.goal_measure,
    "source of points": names.source_name,
    "between icons": names.between_icons,
    "reason": reason,
    "count": lambda key: per(Count(key)),
    "place": lambda key: clause(Place("city", key), None),
    "deck": lambda key: log_lines([DeckRenewed(-1, key)], NAMES)[0],
    "entry of the log": lambda key: log_lines([UnknownEntry(0, key)], NAMES)[0],
}


@pytest.mark.parametrize("say", SAYS.values(), ids=SAYS)
def test_a_key_without_a_word_is_said_in_plain_letters(
    say: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    for _twice in range(2):
        assert "solar sail" in say("solar-sail").casefold()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "solar-sail" in caplog.text


def test_so_is_a_rule_of_a_kind_without_words(caplog: pytest.LogCaptureFixture) -> None:
    assert clause(SolarSail(), None) == "solar sail"
    assert modifier_clause(SolarRule()) == "solar rule"
    assert requirement_text(SolarNeed()) == "solar need"
    assert when(SolarFlare(SolarSail()), None) == "solar flare"
    assert log_lines([SolarWind(0)], NAMES) == ["●\u00a0Łukasz: solar wind"]
    assert len(caplog.records) == 5


def test_so_are_a_question_and_its_options() -> None:
    seen = view(new_game(Options(players=3), "unnamed"), 0)
    for kind in ("option", "turn", "player", "card", "space", "amount"):
        options = ("trade:io-mine", "seat:1", "space:io-mine", "4")
        asked = msgspec.structs.replace(seen, decision=Decision(0, "solar-sail", options, kind=kind))
        assert question(asked, NAMES) == "Choose: solar sail."
        assert [option(asked, NAMES, key).label for key in options] == ["Trade io mine", "Žofie", "Io mine", "4"]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_an_expansion_without_words_is_told_to_its_end(seed: int) -> None:
    options = Options(players=3, corporate_era=True, more=(UNSPOKEN.name,))
    game = new_game(options, f"unnamed {seed}")
    for seat, decision, _picks in walk(game, Random(seed)):
        seen, behind = view(game, seat), parts(game, seat)
        assert question(seen, NAMES)
        assert all(option(seen, NAMES, key, behind).label for key in decision.options)
        assert all(log_lines(game.news, NAMES, seat)) or not game.news
    assert game.over


@pytest.mark.parametrize("card", UNSPOKEN.cards, ids=lambda card: card.name)
def test_its_cards_have_a_text_all_the_same(card: Card) -> None:
    for said in (card_text(card), card_brief(card)):
        assert said
        assert not re.search(r"[{}]", said)
