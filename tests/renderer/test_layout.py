"""Words and icons stay in their boxes, on every card there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.card import Card
from engine.core import Value
from engine.effects.order import Triggered
from renderer import offers, strips
from renderer.alt import words_of_board
from renderer.cards import body, card_alt
from renderer.faces import shown_tags
from renderer.iconrow import row_width, rows
from renderer.icons import card_icons, icons, point_icons
from renderer.offers import text_of
from renderer.samples import LONG_NAMES, NAMES, crowded
from renderer.strips import requirement_line
from renderer.theme import STRIP, TEXT
from renderer.type import drawable, fit, fit_title, paragraph, width
from tests.renderer.samples import SHIPPED
from words import card_text

LEGIBLE = 28
"""Pixels of letters on a full card of 600: 12 of the 265 that a phone shows."""


def test_text_and_icons_fit_every_full_card() -> None:
    for card in SHIPPED:
        set_ = body(card, text_of(card))
        assert set_.height <= set_.room[1], card.name
        assert set_.letters >= LEGIBLE, card.name
        assert all(width(line, TEXT, set_.letters) <= set_.room[0] for line in set_.lines), card.name
        assert all(row_width(row, set_.icon) <= set_.room[0] for row in set_.rows), card.name


def test_text_and_icons_fit_every_offer() -> None:
    room = offers.OFFER[0] - offers.SCENE - 2 * offers.EDGE - 34
    for card in SHIPPED:
        lines, size = paragraph(text_of(card), TEXT, *offers.LETTERS, (room, 1000))
        assert all(width(line, TEXT, size) <= room for line in lines), card.name
        assert all(row_width(row, offers.ICON) <= room for row in rows(card_icons(card), offers.ICON, room)), card.name


def test_icons_fit_every_strip() -> None:
    for card in SHIPPED:
        room = STRIP[0] - strips.LEFT - 20 - 50 * len(shown_tags(card))
        row, size = strips.fitting([*card_icons(card), point_icons(card)], room)
        assert row_width(row, size) <= room, card.name


def test_no_name_of_a_card_is_cut() -> None:
    for card in SHIPPED:
        room = offers.OFFER[0] - offers.SCENE - 40 - 56 * len(shown_tags(card))
        for size, space in ((37, room), (34, STRIP[0] - strips.LEFT - 20 - 50 * len(shown_tags(card))), (40, 540)):
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
