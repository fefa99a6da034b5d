"""Words and icons stay in their boxes, on every card there is."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from engine.board import ROWS, Space
from engine.card import Card
from engine.core import Value
from engine.effects.order import Triggered
from engine.maps import MAPS
from renderer import atlas, cards, offers, strips, theme
from renderer import type as typesetting
from renderer.alt import words_of_board
from renderer.canvas import Canvas
from renderer.cards import card_alt
from renderer.choosing import choice_of
from renderer.faces import tags_width
from renderer.icons import Said, card_icons, icons, point_icons
from renderer.kept import forget
from renderer.layout import FULL, SQUARE
from renderer.offers import text_of
from renderer.parts import Box, Part, words
from renderer.planet import coordinate_of, letters_of, name_of
from renderer.said import requirement_line
from renderer.samples import LONG_NAMES, NAMES, crowded, middle, played, start
from renderer.square import mars
from renderer.table import everything
from renderer.theme import BOLD, LABEL, LEAST, TEXT
from renderer.type import balanced, drawable, fit, fit_title, width, wrap
from tests.renderer.views import SHIPPED
from words import card_text
from words.catalogue import number, signed

LEGIBLE = 28
"""Pixels of letters on a full card of 600: 12 of the 265 that a phone shows."""


def overflowing(parts: Sequence[Part], whole: Box) -> list[str]:
    """What leaves the room it was given, or lies on something else."""
    wrong = [part.what for part in parts if not (part.room.holds(part.box) and whole.holds(part.room))]
    return wrong + [f"{one.what} on {other.what}" for one, other in combinations(parts, 2) if one.box.meets(other.box)]


def test_nothing_overflows_on_any_full_card() -> None:
    whole = Box(0, 0, *theme.CARD)
    for card in SHIPPED:
        needs, lying = requirement_line(card), 88 if card.holds else 0
        _high, parts = cards.plan(card, text_of(card), needs, lying, used=card.action is not None)
        assert not overflowing(parts, whole), card.name
        assert cards.body(card, text_of(card)).letters >= LEGIBLE, card.name


def test_nothing_overflows_on_any_card_to_choose() -> None:
    for card in SHIPPED:
        for text in (text_of(card), ""):
            high, parts = offers.plan(card, text, offers.needs_of(card))
            assert not overflowing(parts, Box(0, 0, theme.OFFER[0], high)), card.name


def test_nothing_overflows_on_any_strip() -> None:
    whole = Box(0, 0, *theme.STRIP)
    for card in SHIPPED:
        for note in ("", "needs 3 plant tags, 2 animal tags and a city; you have none of them yet"):
            assert not overflowing(strips.plan(card, card.cost, requirement_line(card), note), whole), card.name


def test_a_strip_shows_all_icons_and_what_the_card_needs() -> None:
    for card in SHIPPED:
        parts = {part.what for part in strips.plan(card, card.cost, requirement_line(card))}
        assert ("requirement" in parts) == bool(card.requires), card.name
        room = strips.inner(card).right - strips.LEFT
        assert (Said("…"),) not in strips.squeezed([*card_icons(card), point_icons(card)], room)[0], card.name


def test_too_long_a_word_is_noticed() -> None:
    """The measure is of use only if it sees what does not fit."""
    room = Box(0, 0, 100, 40)
    assert overflowing([words("name", room, 0, 30, "W" * 20, TEXT, 30, theme.LETTER)], room) == ["name"]
    twice = [words(what, room, 0, 30, "W", TEXT, 30, theme.LETTER) for what in ("one", "other")]
    assert overflowing(twice, room) == ["one on other"]


def test_lines_of_a_card_are_about_as_wide_as_each_other() -> None:
    lines = balanced(wrap("one two three four five six", TEXT, 30, 200), TEXT, 30, 200)
    widths = [width(line, TEXT, 30) for line in lines]
    assert len(lines) == len(wrap("one two three four five six", TEXT, 30, 200)) > 1
    assert min(widths) > 0.5 * max(widths)


def test_no_line_of_a_card_ends_with_a_number_or_the_short_word_that_begins_a_sentence() -> None:
    for card in SHIPPED:
        for line in cards.body(card, text_of(card)).lines[:-1]:
            *before, last = [".", *line.split(" ")]
            assert not last.isdigit(), (card.name, line)
            assert not (before[-1].endswith((".", ":", ";")) and len(last) <= 3), (card.name, line)


def test_no_name_of_a_card_is_cut() -> None:
    for card in SHIPPED:
        room = offers.RIGHT - offers.LEFT - 12 - tags_width(card, 48)
        for size, space in ((37, room), (34, strips.inner(card).right - strips.LEFT), (40, 540)):
            assert fit_title(card.name, size, space)[0] == card.name


def test_no_letter_is_missing_on_any_card() -> None:
    for card in SHIPPED:
        for text in (card.name, card_text(card), requirement_line(card), card_alt(card, 3)):
            assert drawable(text) == text.replace("\u00a0", " "), card.name


@pytest.mark.parametrize("name", ["Łukasz Żółć", "Иван Щукин", "Đặng Ngọc", "Ωμέγα", "Ñandú Çelik ğış"])
def test_names_of_members_keep_their_letters(name: str) -> None:
    assert drawable(name) == name


def test_fancy_letters_become_plain_and_pictograms_go() -> None:
    assert drawable("𝓐𝓼𝓽𝓻𝓪 🚀") == "Astra"


def test_a_name_that_is_too_long_ends_in_an_ellipsis() -> None:
    text, size = fit("W" * 40, TEXT, 30, 200, 20)
    assert text.endswith("…")
    assert width(text, TEXT, size) <= 200


def test_no_letter_is_missing_in_the_words_of_a_board() -> None:
    words = words_of_board(crowded(), NAMES)
    line = words.replace("\n\n", " ").replace("\n", " ")
    assert drawable(line) == line.replace("\u00a0", " ")
    assert words_of_board(crowded(), LONG_NAMES)


def _parts(card: Card) -> Iterator[Value]:
    yield from (*card.play, *card.first, *card.modifiers, *card.triggers)
    if card.action is not None:
        yield card.action


def test_all_that_a_card_does_has_icons() -> None:
    for card in SHIPPED:
        for part in _parts(card):
            assert icons(part, card) or isinstance(part, Triggered), (card.name, type(part).__name__)


@pytest.mark.parametrize("name", ["Tharsis Tholus", "Ascraeus Mons", "Noctis City", "Hecates Tholus", "Olympus Mons"])
def test_the_name_of_a_place_stays_in_its_area(name: str) -> None:
    space = Space("E5", 4, 4, name=name)
    _x, middle = FULL.at(space)
    for word, (_x, base) in name_of(FULL, space):
        inside = FULL.hex * min(1, 2 - 2 * (base - middle) / FULL.radius)
        assert width(word, BOLD, FULL.px(LEAST)) <= inside, word


def test_places_are_named_where_their_letters_can_be_read() -> None:
    assert FULL.names
    assert not SQUARE.names


# Sizes of letters.

Set = tuple[float, str]
"""Pixels of letters, and the words."""


@pytest.fixture
def setting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Set]]:
    """All words that are set from now on, those on signs too, with nothing kept or drawn beforehand."""
    found: list[Set] = []
    set_words, set_letters = typesetting.lettering, Canvas.letters

    def lettering(text: str, face: str, size: int, outline: int = 0) -> typesetting.Lettering:
        found.append((size, text))
        return set_words(text, face, size, outline)

    def letters(canvas: Canvas, x: float, y: float, text: str, face: str, size: float, colour: theme.Colour) -> None:
        found.append((size * canvas.scale / canvas.oversampling, text))
        set_letters(canvas, x, y, text, face, size, colour)

    monkeypatch.setattr(typesetting, "lettering", lettering)
    monkeypatch.setattr(Canvas, "letters", letters)
    monkeypatch.setattr(atlas, "SHEETS", ())
    forget()
    yield found
    forget()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_letters_on_the_full_board_are_smaller_than_can_be_read(setting: list[Set], players: int) -> None:
    everything(middle(players), LONG_NAMES, played(players, 3, 60 * players))
    assert len(setting) > 150
    assert [(size, text) for size, text in setting if size < LEAST] == []


def test_no_letters_on_a_crowded_full_board_are_smaller_than_can_be_read(setting: list[Set]) -> None:
    everything(crowded(), LONG_NAMES, start(5))
    assert [(size, text) for size, text in setting if size < LEAST] == []


def test_all_letters_on_the_board_of_messages_can_be_read_in_place(setting: list[Set]) -> None:
    """Rows and areas, where parameters and generation stand with their units and changes; the coin of a tile is a sign."""
    now, then = middle(), start(5)
    for view in (now, crowded()):
        mars(view, (), then)
    assert [(size, text) for size, text in setting if size < LEGIBLE and text != "M€"] == []
    parameters = {key: number(n) for key, n in now.parameters.items()}
    changes = {signed(now.parameters[key] - then.parameters[key]) for key in parameters}
    generations = {str(now.generation), signed(now.generation - then.generation)}
    assert {text.strip() for _size, text in setting} >= {
        *parameters.values(),
        "°C",
        "%",
        "/ 9",
        *generations,
        *(changes - {"+0"}),
        *ROWS,
        *"123456789",
    }


def test_rows_have_their_letters_beside_their_first_areas() -> None:
    """At the height of the row, on no area and on no track; the full board has whole coordinates on its areas."""
    spaces = MAPS["tharsis"].spaces
    found = letters_of(SQUARE, spaces.values())
    assert [letter for letter, _place in found] == list(ROWS)
    for letter, (x, y) in found:
        first, height = SQUARE.at(spaces[f"{letter}1"])
        half = width(letter, BOLD, LABEL) / 2 + 2
        assert y == height
        assert x + half < first - SQUARE.hex / 2
        assert math.dist((x - half, y), (SQUARE.x, SQUARE.y)) < SQUARE.ring[0]
    assert {coordinate_of(SQUARE, space)[0] for space in spaces.values()} == set("123456789")
    assert [coordinate_of(FULL, space)[0] for space in spaces.values()] == list(spaces)


@pytest.mark.parametrize("legal", [["F4"], ["A1", "B2", "C3"], list(MAPS["tharsis"].spaces)])
def test_the_names_of_spaces_to_choose_from_are_large(setting: list[Set], legal: list[str]) -> None:
    choice_of(start(5), legal, "city")
    assert {text for size, text in setting if size >= LEGIBLE} >= set(legal)
