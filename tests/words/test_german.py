"""German, which declines nouns and turns clauses around: its cards read as natural."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from engine.card import CARDS, KEYS
from engine.expansions import shipped
from renderer.alt.map import place_lines
from renderer.planet.planet import called
from renderer.tools.samples import bare
from tests.words.translated import Recording, german, messages
from words import card_text, catalogue, speaking, tags_counted
from words.catalogue import LOCALES, number, signed
from words.spaces import placement_gains

FILES = [LOCALES / "de/LC_MESSAGES" / name for name in ("messages.po", "forms.po")]
PRINTED = {
    "Bauwerk": "Gebäude",
    "Floater": "Schweber",
    "Legebon": "Platzierungsbonus",
    "Luftreinigung": "Luftaufbereitung",
    "Raumfahrt": "Weltraum",
    "Terraforming-Wert": "Terraformwert",
    "Thermalist": "Wärmetechniker",
    "Turmoil": "Aufruhr",
    "Unity": "Einigkeit",
    "Venus Next": "Nächster Halt: Venus",
}
"""What could be said in German, and what German players know."""
BASE = [card for box in shipped() if box.name in ("base", "corporate_era") for card in box.cards]


def test_german_has_each_message_that_the_cards_of_the_base_game_need(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recording()
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "heard": recorder}.__getitem__)
    with speaking("heard"):
        assert len({card_text(card) for card in BASE}) > 150
    assert recorder.asked <= messages(FILES[0])


def test_german_has_the_words_that_players_know() -> None:
    said = [str(message.string) for file in FILES for message in read_po(BytesIO(file.read_bytes()), locale="de")]
    assert not [word for word in PRINTED if word in "\n".join(said)]


@pytest.fixture
def _german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with german(monkeypatch, *(path.read_text("utf-8") for path in FILES)):
        yield


@pytest.mark.usefixtures("_german")
def test_a_number_has_a_decimal_comma() -> None:
    assert (number(1.75), number(12, 1), number(12.0, 1), signed(-0.5, 1)) == ("1,75", "12", "12,0", "−0,5")


@pytest.mark.usefixtures("_german")
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("asteroid", "Erhöhe die Temperatur um 1 Stufe."),
        ("steelworks", "Aktion: Gib 4 Energie aus → erhalte 2 Stahl und erhöhe den Sauerstoff um 1 Stufe."),
        (
            "decomposers",
            "Für jedes Tier-, Pflanzen- oder Mikroben-Symbol, das du spielst, einschließlich dieser Karte: ",
        ),
        ("advanced-ecosystems", "Benötigt 1 Pflanzen-Symbol, 1 Tier-Symbol und 1 Mikroben-Symbol."),
        ("arctic-algae", "Wenn jemand ein Ozeanplättchen legt: Erhalte 2 Pflanzen."),
        ("mars-university", "einschließlich dieser Karte: Du darfst 1 Handkarte ablegen, um eine neue zu ziehen."),
        ("security-fleet", "1 SP für jeden Jäger auf dieser Karte."),
        ("search-for-life", "3 SP, wenn ein Wissenschaftsmarker auf dieser Karte liegt."),
        ("tharsis-republic", "Wenn jemand auf dem Mars ein Stadtplättchen legt: "),
        ("regolith-eaters", "→ erhöhe den Sauerstoff um 1 Stufe; oder lege 1 Mikrobe auf diese Karte."),
        ("nitrogen-rich-asteroid", "Wenn du mindestens 3 Pflanzen-Symbole hast: "),
        ("asteroid-rights", "Gib 1 M€ aus → lege 1 Asteroiden auf eine deiner Karten mit Platz für Asteroiden"),
        ("kuiper-cooperative", "Aktion: Lege auf diese Karte 1 Asteroiden für jedes deiner Weltraum-Symbole"),
        (
            "global-event-jovian-tax-rights",
            "Ein neutraler Delegierter kommt zur Forschung, wenn das Ereignis aufgedeckt wird, und zur Einigkeit",
        ),
        ("directed-impactors", "Gib 1 Asteroiden von dieser Karte aus → erhöhe die Temperatur um 1 Stufe"),
    ],
)
def test_german_reads_as_german(key: str, said: str) -> None:
    assert said in card_text(CARDS[KEYS[key]]).replace("\u00a0", " ")


@pytest.mark.usefixtures("_german")
@pytest.mark.parametrize(("map", "space", "said"), [("hellas", "I3", "Südpol"), ("vastitas", "E5", "Nordpol")])
def test_a_pole_has_its_german_name_in_words_and_on_the_map(map: str, space: str, said: str) -> None:
    seen = bare(map)
    assert said in placement_gains(seen, space, "greenery")
    assert said in place_lines(seen)[0]
    assert said in [found.name for found in called(seen.box.map.spaces.values())]


@pytest.mark.usefixtures("_german")
def test_a_number_of_tags_stands_behind_their_name() -> None:
    assert tags_counted({"microbe": 2, "plant": 3}).replace("\u00a0", " ") == "Mikrobe 2, Pflanze 3"
