"""The sheet of signs has every sign of cards and boards, with a name that can be read on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image

import renderer
from engine.expansions import EXPANSIONS, shipped
from renderer.cards import signsheet
from renderer.drawing import theme
from renderer.drawing.theme import CHIPS, OWNERS
from renderer.drawing.type import leading, line_width, paragraph
from renderer.icons.icons import card_icons, point_icons
from renderer.icons.pictograms import Boxed, Cost, Icon, Said, Sign, Word
from renderer.icons.signs import SIGNS
from tests.renderer import golden
from tests.renderer.test_goldens import of_what_is_shipped
from tests.renderer.views import SHIPPED

SELDOM = {"(", ")", "=", "+", "±2", "±X", "+1", "−1", "1", "×2", "×3", "≤4", "≤5", "9×", "lies:anything"}
"""Marks between signs, and numbers beside them, that need no explanation."""
ELSEWHERE = {"crown", "drop"}
"""Signs of results, and of areas that the sheet shows themselves."""


def flat(icons: Iterable[Icon]) -> Iterator[str]:
    """The names of the elements of a row."""
    for icon in icons:
        match icon:
            case Sign(name, _, anybody):
                yield "rim" if anybody else ""
                yield name
            case Said(text):
                yield text
            case Boxed(inside):
                yield "box"
                yield from flat(inside)
            case Cost():
                yield "price"
            case Word():
                pass


def shown() -> set[str]:
    """All icons on the sheet."""
    cells = [cell for page in signsheet.pages() for section in page for cell in section.cells]
    return {name for cell in cells if not callable(cell.sign) for name in flat(cell.sign)}


def test_every_sign_on_any_card_is_on_the_sheet() -> None:
    there, needed = shown(), set[str]()
    for card in SHIPPED:
        for row in (*card_icons(card), point_icons(card)):
            needed |= set(flat(row))
    special = {n for n in needed if n.startswith(("tile:", "marker:"))} - {
        "tile:ocean",
        "tile:greenery",
        "tile:city",
        "tile:capital",
    }
    assert special & there
    missing = needed - special - SELDOM - there
    # What is put onto a card of choice is one sign with the kind inside it.
    assert {m for m in missing if not m.startswith("onto:")} == set()


def test_resources_signs_and_owners_are_on_the_sheet() -> None:
    there = shown()
    assert set(CHIPS) <= there
    added = [e for e in EXPANSIONS.values() if e not in shipped()]
    of_tests = {part.key for e in added for part in (*e.parameters, *e.currencies)}
    drawn = {key for key, painter in SIGNS.items() if of_what_is_shipped(painter)}
    assert drawn - ELSEWHERE - of_tests <= there
    words = "\n".join(renderer.legend(page).alt for page in range(renderer.legend_pages()))
    assert all(owner.mark in words for owner in OWNERS)


def test_names_are_large_enough_and_fit_where_they_stand() -> None:
    for page in signsheet.pages():
        for section in page:
            wide = (theme.BOARD - 2 * signsheet.EDGE - signsheet.BETWEEN * (section.columns - 1)) // section.columns
            room = wide - (signsheet.NARROW if section.columns > 1 else signsheet.WIDE) - signsheet.BETWEEN
            for cell in section.cells:
                box = (room, 2 * leading(signsheet.LETTERS[1]))
                lines, size = paragraph(cell.name, theme.TEXT, *signsheet.LETTERS, box)
                assert size >= theme.LABEL
                assert len(lines) * leading(size) <= signsheet.ROW
                assert max(line_width(line, theme.TEXT, size) for line in lines) <= room, cell.name


def test_a_page_is_not_taller_than_a_phone_shows_it_and_says_all_of_it() -> None:
    for n, page in enumerate(signsheet.pages()):
        drawn = renderer.legend(n)
        image = golden.opened(drawn.data)
        assert image.width == theme.BOARD
        assert image.height <= 1.7 * image.width
        assert len(drawn.data) < 150_000
        assert len(drawn.alt) <= theme.ALT_LENGTH
        for section in page:
            assert all(cell.name in drawn.alt for cell in section.cells)


def test_every_sign_leaves_ink_in_its_place() -> None:
    for page in signsheet.pages():
        for section in page:
            for cell in section.cells:
                image = Image.new("RGB", (400, signsheet.ROW), theme.GROUND)
                signsheet._draw_sign(
                    image, cell.sign, 0, signsheet.ROW // 2, signsheet.NARROW if section.columns > 1 else signsheet.WIDE
                )
                box = image.point([255 * (v > 60) for v in range(256)] * 3).getbbox()
                assert box is not None, cell.name
                assert box[2] <= (signsheet.NARROW if section.columns > 1 else signsheet.WIDE) + signsheet.BETWEEN, (
                    cell.name
                )
