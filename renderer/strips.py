"""A hand as a list of strips: cost, name, icons, requirement, tags; what cannot be played is dim and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.view import View
from renderer import faces, theme
from renderer.alt import shortened
from renderer.canvas import Canvas, stamp
from renderer.iconrow import draw_row, row_width
from renderer.icons import Icons, Said, card_icons, point_icons
from renderer.kept import kept
from renderer.picture import Picture, picture
from renderer.theme import GAP, GROUND, INK, KINDS, LETTER, REQUIREMENT, STRIP, WARNING, WHITE, mix
from renderer.type import fit, fit_title, width, write
from words import card_price, money, requirement_text
from words.catalogue import listed

DIM: Final = 0.5
"""How far a card that cannot be played fades into the ground."""
ICONS: Final = (32, 24)
"""Largest and smallest height of icons in a strip."""
LEFT: Final = 108


def hand(view: View, cards: Sequence[int], notes: Mapping[int, str] | None = None) -> Picture:
    """Cards as strips in the order given; a card with a note is dim and the note says why."""
    notes = notes or {}
    wide, high = STRIP
    image = Image.new("RGB", (wide + 2 * GAP, len(cards) * (high + GAP) + GAP), GROUND)
    lines: list[str] = []
    for i, card in enumerate(cards):
        price = _price(view, card)
        image.paste(_strip(card, price, notes.get(card, "")), (GAP, GAP + i * (high + GAP)))
        said = f"{CARDS[card].name}, {money(price)}"
        lines.append(f"{said}: {notes[card]}" if card in notes else said)
    return picture(image, "hand", shortened(lines))


def _price(view: View, card: int) -> int:
    return card_price(view, CARDS[card]) if view.you >= 0 else CARDS[card].cost


@kept
def _ground(kind: str) -> Image.Image:
    wide, high = STRIP
    light, dark = KINDS[kind]
    canvas = Canvas(wide, high, oversampling=3)
    canvas.box((0, 0, wide - 1, high - 1), 16, mix(light, INK, 0.35), mix(dark, INK, 0.35))
    canvas.frame((0, 0, wide - 1, high - 1), 16, 2.5, mix(light, WHITE, 0.1), 0.9)
    return canvas.done()


def _strip(card: int, price: int, note: str) -> Image.Image:
    """One strip; what no note changes is kept."""
    face = CARDS[card]
    image = _plain(card, price, requirement_line(face)).copy()
    if not note:
        return image
    image = _dimmed(card, price).copy()
    text, size = fit(note, theme.STRONG, 29, _room(face), 24)
    write(image, LEFT, STRIP[1] - 19, text, theme.STRONG, size, WARNING)
    return image


def _room(card: Card) -> float:
    """Pixels between the cost and the tags."""
    return STRIP[0] - LEFT - 20 - 50 * len(faces.shown_tags(card))


def _bare(card: int, price: int) -> Image.Image:
    face = CARDS[card]
    wide, high = STRIP
    image = Image.new("RGB", STRIP, GROUND)
    stamp(image, _ground(face.kind), 0, 0)
    faces.cost(image, 55, high / 2, price, 38)
    faces.tags(image, wide - 14, high / 2, face, 46)
    name, font, size = fit_title(face.name, 34, _room(face))
    write(image, LEFT, 38, name, font, size, LETTER)
    return image


@kept
def _dimmed(card: int, price: int) -> Image.Image:
    return Image.blend(_bare(card, price), Image.new("RGB", STRIP, GROUND), DIM)


@kept
def _plain(card: int, price: int, requirement: str) -> Image.Image:
    image = _bare(card, price)
    face = CARDS[card]
    room, y = _room(face), STRIP[1] - 27
    groups = [*card_icons(face), *([points] if (points := point_icons(face)) else [])]
    text, letters = fit(requirement, theme.STRONG, 27, room, 22) if requirement else ("", 27)
    taken = width(text, theme.STRONG, letters) + 18 if text else 0
    row, size = fitting(groups, room - taken)
    if row_width(row, size) + taken > room:
        text, taken = "", 0
    end = draw_row(image, LEFT, y, row, size) + (18 if row else 0)
    if text:
        write(image, end, y + letters * 0.35, text, theme.STRONG, letters, REQUIREMENT)
    return image


def fitting(groups: Sequence[Icons], room: float) -> tuple[list[Icons], int]:
    """All groups at the largest size at which they fit; where none is small enough, as many as do and an ellipsis."""
    largest, smallest = ICONS
    for size in range(largest, smallest - 1, -2):
        if row_width(groups, size) <= room:
            return list(groups), size
    row = list(groups)
    while row and row_width([*row, (Said("…"),)], smallest) > room:
        row.pop()
    return [*row, (Said("…"),)], smallest


def requirement_line(card: Card) -> str:
    """What a card needs, in words."""
    return listed([requirement_text(r) for r in card.requires])
