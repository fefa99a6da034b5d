"""A hand as a list of strips: cost, scene, name, icons, requirement, tags; what cannot be played is dim and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.view import View
from renderer import faces, parts, theme
from renderer.alt_cards import Wordings, fitting, refused, requirement_line, spread, to_play
from renderer.iconrow import row_width
from renderer.icons import card_icons, point_icons
from renderer.kept import packed
from renderer.parts import Box, Part, words
from renderer.pictograms import Icons, Said
from renderer.picture import Picture, picture
from renderer.theme import GAP, GROUND, LETTER, REQUIREMENT, STRIP, STRIPS, WARNING
from renderer.type import fit, fit_title, width
from words import card_price

DIM: Final = 0.5
"""How far a card that cannot be played fades into the ground."""
ICONS: Final = (32, 20)
"""Largest and smallest height of icons in a strip."""
REQUIREMENTS: Final = (27, 20)
"""Largest and smallest letters of what a card needs."""
PER_LETTER: Final = 2
"""Pixels by which icons may be smaller for each by which those letters are."""
AFTER_ICONS: Final = 18
SCENE: Final = (52, 120)
"""Where the scene begins, its left part behind the cost, and how wide it is."""
TAKEN: Final = 0.16
"""The share of its width that the cost takes, which what it shows keeps clear of."""
LEFT: Final = 182
TAG: Final = 44
INNER: Final = Box(8, 3, STRIP[0] - 8, STRIP[1] - 3)
Notes = Mapping[int, str]
"""Why cards cannot be played."""
NO_NOTES: Final[Notes] = {}


def hand(view: View, cards: Sequence[int], notes: Notes = NO_NOTES, page: int = 0) -> Picture:
    """Cards as strips in the order given; a card with a note is dim and the note says why. A large hand is several pictures."""
    said = _said(view, cards, notes)
    shown = spread(said, STRIPS)[page]
    wide, high = STRIP
    image = Image.new("RGB", (wide + 2 * GAP, len(cards[shown]) * (high + GAP) + GAP), GROUND)
    for i, card in enumerate(cards[shown]):
        image.paste(_strip(card, _price(view, card), notes.get(card, "")), (GAP, GAP + i * (high + GAP)))
    return picture(image, "hand", fitting(said[shown]), theme.AS_LIST)


def hand_pages(view: View, cards: Sequence[int], notes: Notes = NO_NOTES) -> int:
    """How many pictures a hand takes."""
    return len(spread(_said(view, cards, notes), STRIPS))


def _said(view: View, cards: Sequence[int], notes: Notes) -> list[Wordings]:
    prices = [(card, CARDS[card], _price(view, card)) for card in cards]
    return [refused(face, mc, notes[card]) if card in notes else to_play(face, mc) for card, face, mc in prices]


def _price(view: View, card: int) -> int:
    return card_price(view, CARDS[card]) if view.you >= 0 else CARDS[card].cost


def _strip(card: int, price: int, note: str) -> Image.Image:
    """One strip; what no note changes is kept."""
    if not note:
        return _plain(card, price, requirement_line(CARDS[card]))
    image = _dimmed(card, price)
    _note(CARDS[card], note).draw(image)
    return image


def inner(card: Card) -> Box:
    """The room between scene and tags."""
    return INNER._replace(left=LEFT, right=STRIP[0] - 14 - faces.tags_width(card, TAG) - 10)


def _bare(card: int, price: int) -> Image.Image:
    """A strip without its foot."""
    image = faces.strip(card, STRIP, *SCENE, TAKEN)
    for part in _head(CARDS[card], price):
        part.draw(image)
    return image


@packed
def _dimmed(card: int, price: int) -> Image.Image:
    return Image.blend(_bare(card, price), Image.new("RGB", STRIP, GROUND), DIM)


@packed
def _plain(card: int, price: int, requirement: str) -> Image.Image:
    image = _bare(card, price)
    for part in _foot(CARDS[card], requirement):
        part.draw(image)
    return image


def plan(face: Card, price: int, requirement: str, note: str = "") -> list[Part]:
    """All that is set on a strip besides its scene."""
    return [*_head(face, price), *([_note(face, note)] if note else _foot(face, requirement))]


def _head(face: Card, price: int) -> list[Part]:
    """Cost, name, tags."""
    room = inner(face)
    name, font, size = fit_title(face.name, 34, room.right - room.left)
    out = [
        parts.price(INNER, 46, STRIP[1] / 2, price, 38),
        words("name", room, LEFT, 38, name, font, size, LETTER),
    ]
    if faces.shown_tags(face):
        out.append(parts.tags(INNER, STRIP[0] - 14, STRIP[1] / 2, face, TAG))
    return out


def _note(face: Card, note: str) -> Part:
    """Why the card cannot be played."""
    room = inner(face)
    text, size = fit(note, theme.STRONG, 29, room.right - room.left, 24)
    return words("note", room, LEFT, STRIP[1] - 19, text, theme.STRONG, size, WARNING)


def _foot(face: Card, requirement: str) -> list[Part]:
    """Icons, then the requirement, both as large as there is room for."""
    space, y = inner(face), STRIP[1] - 26
    room = space.right - space.left
    groups = [*card_icons(face), *([points] if (points := point_icons(face)) else [])]
    text, letters = fit(requirement, theme.STRONG, REQUIREMENTS[0], room, REQUIREMENTS[1])
    row, size, letters = _beside(groups, text, letters, room)
    icons = parts.icon_row("icons", space, LEFT, y, row, size)
    end = icons.box.right + (AFTER_ICONS if row else 0)
    said = words("requirement", space, end, y + letters * 0.35, text, theme.STRONG, letters, REQUIREMENT)
    return [*([icons] if row else []), *([said] if text else [])]


def _beside(groups: Sequence[Icons], text: str, letters: int, room: float) -> tuple[list[Icons], int, int]:
    """Icons, their size and that of the letters of a text after them: both shrink until they fit, neither much more than the other."""
    taken = width(text, theme.STRONG, letters) + AFTER_ICONS if text else 0
    row, size = squeezed(groups, room - taken)
    small_enough = size >= ICONS[0] - PER_LETTER * (REQUIREMENTS[0] - letters)
    if small_enough or letters == REQUIREMENTS[1]:
        return row, size, letters
    return _beside(groups, text, letters - 1, room)


def squeezed(groups: Sequence[Icons], room: float, sizes: tuple[int, int] = ICONS) -> tuple[list[Icons], int]:
    """All groups at the largest size at which they fit; where none is small enough, as many as do and an ellipsis."""
    largest, smallest = sizes
    for size in range(largest, smallest - 1, -2):
        if row_width(groups, size) <= room:
            return list(groups), size
    row = list(groups)
    while row and row_width([*row, (Said("…"),)], smallest) > room:
        row.pop()
    return [*row, (Said("…"),)], smallest
