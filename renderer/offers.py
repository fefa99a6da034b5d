"""Cards to choose among, to buy, to draft or to found with: landscape, scene left, words right."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.view import View
from renderer import faces, theme
from renderer.alt import shortened
from renderer.canvas import Canvas, stamp
from renderer.iconrow import ROW, draw_row, rows
from renderer.icons import card_icons
from renderer.kept import kept
from renderer.picture import Picture, picture
from renderer.signs import sign
from renderer.strips import requirement_line
from renderer.theme import GOLD, GROUND, LETTER, OFFER, REQUIREMENT
from renderer.type import fit, fit_title, leading, paragraph, write
from words import _, card_lines, card_text, money
from words.catalogue import capital

GAP: Final = 10
EDGE: Final = 6
SCENE: Final = 208
"""Width of the illustration."""
BAR: Final = 60
ICON: Final = 38
LETTERS: Final = (32, 28)
FULL: Final = 5
"""Up to so many cards are drawn with their text; more, such as the first ten, with icons alone."""


def offer(view: View, cards: Sequence[int], chosen: Collection[int] = ()) -> Picture:
    """Cards beneath each other; those in `chosen` wear a golden frame and a tick."""
    faces_ = [_face(card, text_of(CARDS[card]) if len(cards) <= FULL else "", _needs(CARDS[card])) for card in cards]
    high = sum(face.height + GAP for face in faces_) + GAP
    image = Image.new("RGB", (OFFER[0] + 2 * GAP, high), GROUND)
    y = GAP
    for card, face in zip(cards, faces_, strict=True):
        image.paste(face, (GAP, y))
        if card in chosen:
            stamp(image, _chosen(*face.size), GAP, y)
            stamp(image, sign("tick", 72), GAP + EDGE + SCENE - 80, y + EDGE + 8)
        y += face.height + GAP
    return picture(image, "cards", shortened([_said(card, chosen) for card in cards]))


def _said(card: int, chosen: Collection[int]) -> str:
    face = CARDS[card]
    text = f"{face.name}, {money(face.cost)}" if face.kind != "corporation" else face.name
    if card in chosen:
        text = _("{card} (chosen)", card=text)
    return f"{text}: {card_text(face)}"


def _needs(card: Card) -> str:
    return capital(_("needs {what}", what=needs)) if (needs := requirement_line(card)) else ""


def text_of(card: Card) -> str:
    """The text of a card without its requirement, which has a line of its own."""
    return " ".join(card_lines(card)[1 if card.requires else 0 :])


@kept
def _chosen(wide: int, high: int) -> Image.Image:
    canvas = Canvas(wide, high, oversampling=3)
    canvas.frame((0, 0, wide - 1, high - 1), min(wide, high) * 0.07, 7, GOLD)
    return canvas.done()


@kept
def _face(card: int, text: str, needs: str) -> Image.Image:
    """One card as high as its words need."""
    face = CARDS[card]
    wide = OFFER[0]
    left, room = SCENE + EDGE + 18, wide - SCENE - 2 * EDGE - 34
    icons = rows(card_icons(face), ICON, room)
    least = 150 if not text else OFFER[1] - 32
    lines, size = paragraph(text, theme.TEXT, *LETTERS, (room, 5 * leading(LETTERS[0]))) if text else ([], 0)
    high = (
        BAR + EDGE + 16 + (40 if needs else 0) + round(len(icons) * ICON * ROW) + len(lines) * leading(size or 1) + 18
    )
    high = max(high, least)
    image = Image.new("RGB", (wide, high), GROUND)
    stamp(image, faces.frame(face.kind, wide, high, EDGE), 0, 0)
    faces.scene(image, (EDGE, EDGE, SCENE, high - 2 * EDGE), card, 14, (True, False, False, True))
    stamp(image, faces.bar(face.kind, wide - SCENE - 2 * EDGE, BAR, 13), SCENE + EDGE, EDGE)
    if face.kind != "corporation":
        radius = 48 if text else 39
        faces.cost(image, radius + 14, radius + 14, face.cost, radius)
    begin = faces.tags(image, wide - EDGE - 10, EDGE + BAR / 2, face, 48)
    name, font, letters = fit_title(face.name, 37, begin - left - 8)
    write(image, left, EDGE + BAR / 2 + letters * 0.36, name, font, letters, LETTER)
    faces.points(image, EDGE + 10, high - EDGE - 10, card, 40 if text else 32)
    y = float(EDGE + BAR + 14)
    if needs:
        said, letters = fit(needs, theme.STRONG, 31, room, 24)
        write(image, left, y + 30, said, theme.STRONG, letters, REQUIREMENT)
        y += 40
    for row in icons:
        draw_row(image, left, y + ICON * ROW / 2, row, ICON)
        y += ICON * ROW
    for line in lines:
        y += leading(size)
        write(image, left, y - size * 0.1, line, theme.TEXT, size, LETTER)
    return image
