"""A translation may ask for a form of what is put into it; English never does."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.words.translated import HEAD, german
from words import catalogue
from words.catalogue import _, listed, one_of, pgettext, plural
from words.names import parameter_name, tag_name

MESSAGES = (
    HEAD
    + """
msgid "raise {name} {n} step"
msgid_plural "raise {name} {n} steps"
msgstr[0] "erhöhe {name:acc} um {n} Stufe"
msgstr[1] "erhöhe {name:acc} um {n} Stufen"

msgid "{first} or {last}"
msgstr "{first} oder {last}"

msgid "{first} and {last}"
msgstr "{first} und {last}"

msgid "temperature"
msgstr "Temperatur"

msgid "oxygen"
msgstr "Sauerstoff"

msgctxt "tag"
msgid "plant"
msgstr "Pflanze"

msgctxt "tag"
msgid "animal"
msgstr "Tier"

msgctxt "one resource"
msgid "animal"
msgstr "Tiermarker"

msgid "for each {tags} tag you play"
msgstr "für jedes {tags:symbol}, das du spielst"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} Karte"
msgstr[1] "{n} Karten"

msgid "with {what}"
msgstr "mit {what:dat}"

msgid "{when}: {do}"
msgstr "{when}: {do:capital}"
"""
)
FORMS = (
    HEAD
    + """
msgctxt "acc"
msgid "temperature"
msgstr "die Temperatur"

msgctxt "acc"
msgid "oxygen"
msgstr "den Sauerstoff"

msgctxt "tag:symbol"
msgid "plant"
msgstr "Pflanzen-Symbol"

msgctxt "tag:symbol"
msgid "animal"
msgstr "Tier-Symbol"

msgctxt "one resource:dat"
msgid "animal"
msgstr "einem Tiermarker"

msgctxt "dat"
msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "einer Karte"
msgstr[1] "{n} Karten (Dativ)"
"""
)


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with german(monkeypatch, MESSAGES, FORMS):
        yield


def raised(name: str, n: int = 1) -> str:
    return plural("raise {name} {n} step", "raise {name} {n} steps", n, name=name)


def test_a_sentence_gets_the_form_that_its_translation_asks_for() -> None:
    assert parameter_name("temperature") == "Temperatur"
    assert raised(parameter_name("temperature")) == "erhöhe die Temperatur um 1 Stufe"
    assert raised(parameter_name("oxygen"), 2) == "erhöhe den Sauerstoff um 2 Stufen"


def test_a_list_hands_the_form_on_to_its_items() -> None:
    said = _("for each {tags} tag you play", tags=one_of([tag_name("plant"), tag_name("animal")]))
    assert said == "für jedes Pflanzen-Symbol oder Tier-Symbol, das du spielst"
    alone = _("for each {tags} tag you play", tags=listed([tag_name("animal")]))
    assert alone == "für jedes Tier-Symbol, das du spielst"


def test_a_number_of_things_has_forms() -> None:
    assert _("with {what}", what=plural("{n} card", "{n} cards", 1)) == "mit einer Karte"
    assert _("with {what}", what=plural("{n} card", "{n} cards", 3)) == "mit 3 Karten (Dativ)"


def test_one_word_with_two_meanings_has_forms_of_each() -> None:
    assert tag_name("animal") == "Tier"
    assert pgettext("one resource", "animal") == "Tiermarker"
    assert _("with {what}", what=pgettext("one resource", "animal")) == "mit einem Tiermarker"


def test_every_clause_may_begin_with_a_capital_letter() -> None:
    said = _("{when}: {do}", when="Aktion", do=_("{when}: {do}", when="wenn du gewinnst", do=raised("Ann")))
    assert said == "Aktion: Wenn du gewinnst: Erhöhe Ann um 1 Stufe"


def test_what_has_no_such_form_stays_as_it_is() -> None:
    assert raised("Ann") == "erhöhe Ann um 1 Stufe"
    assert _("with {what}", what=listed(["Ann", tag_name("plant"), 3 * "x"])) == "mit Ann, Pflanze und xxx"
    assert _("with {what}", what=5) == "mit 5"


@pytest.mark.unspoken
def test_a_translation_with_a_wrong_placeholder_is_said_in_english_and_the_host_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = ['msgid "gain {what}"\nmsgstr "erhalte {was}"', 'msgid "pay {price}"\nmsgstr "zahle {price"']
    many = 'msgid "take {n} card"\nmsgid_plural "take {n} cards"\nmsgstr[0] "{m}"\nmsgstr[1] "{}"'
    with german(monkeypatch, HEAD + "\n\n".join([*wrong, many])), caplog.at_level(logging.WARNING, "words"):
        for _again in range(2):
            assert _("gain {what}", what="3") == "gain 3"
            assert _("pay {price}", price="3") == "pay 3"
            assert plural("take {n} card", "take {n} cards", 1) == "take 1 card"
            assert plural("take {n} card", "take {n} cards", 2) == "take 2 cards"
    assert [str(record.args[0]) for record in caplog.records if isinstance(record.args, tuple)] == [
        "erhalte {was}",
        "zahle {price",
        "{m}",
        "{}",
    ]


def test_english_has_no_forms() -> None:
    with catalogue.speaking("en"):
        assert type(tag_name("plant")) is str
