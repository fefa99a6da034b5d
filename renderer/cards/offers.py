"""Cards to choose, to buy, to draft or to start with: in landscape format, with the scene at the left and the words at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS, Card
from renderer.alt.cards import Wordings, cards_said, spread, to_play
from renderer.cards import faces, parts
from renderer.cards.parts import Box, Part, words
from renderer.drawing import theme
from renderer.drawing.cache import card_cache, plan_cache, sprite_cache
from renderer.drawing.canvas import Canvas, stamp
from renderer.drawing.fonts import drawable
from renderer.drawing.picture import Picture, painting
from renderer.drawing.printed import printed
from renderer.drawing.theme import GROUND, INK, LETTER, OFFER, REQUIREMENT, TALLEST
from renderer.drawing.type import balanced, fit, fit_title, leading, paragraph, write
from renderer.icons.icons import card_icons, point_icons
from renderer.pieces.iconrow import ROW, in_rows
from words import card_lines
from words.catalogue import capital, sentences
from words.requirements import needs

GAP: Final = 10
EDGE: Final = 6
SCENE: Final = 208
"""The width of the scene in pixels."""
TAKEN: Final = 0.2
"""The share of the scene's width covered by cost and number; the subject keeps clear of it."""
TAKEN_BARE: Final = 0.32
"""The same on a card without text, which is lower."""
LEFT: Final = SCENE + EDGE + 18
RIGHT: Final = OFFER[0] - EDGE - 10
"""`LEFT` and `RIGHT` are the left and right limits of words and icons, in pixels."""
BAR: Final = 60
NEEDS: Final = (31, 25)
"""The largest and smallest letters of a requirement, in pixels."""
LINES: Final = 6
"""The most lines of text in letters of the largest size."""


class Way(NamedTuple):
    """The height of icons in pixels, and the largest and smallest letters of texts in pixels: 0 where cards show icons only."""

    icon: int
    letters: tuple[int, int] = (0, 0)


WAYS: Final = (Way(38, (32, 28)), Way(34, (25, 25)), Way(38))
"""The ways to draw cards, the most legible first; the first one that is not too high for a phone is taken."""
PLACE: Final = 52
"""The side of the plate with the number of a card, in pixels."""
NUMBER: Final = 38
WITH_TEXT: Final = 5
"""The most cards that are shown with their text; in a larger offer, such as the first ten cards, each card has icons only."""
MOST: Final = 10
"""The most cards in one picture; a higher picture would be scaled down on a phone."""


def offer(cards: Sequence[int], *, numbered: bool = False, page: int = 0) -> Picture:
    """A picture of cards one below the other; with `numbered` each has its number from 1 on.

    Which cards are selected is said beside the picture, so that it stays while somebody selects. Cards whose words do not fit one alt
    text take several pictures; `page` counts them from 0.
    """
    said = _said(cards, numbered)
    shown = spread(said, MOST)[page]
    way = way_for(cards[shown])
    images = [drawn(card, way) for card in cards[shown]]
    high = sum(face.height + GAP for face in images) + GAP
    image = Image.new("RGB", (OFFER[0] + 2 * GAP, high), GROUND)
    y = GAP
    for place, face in enumerate(images, shown.start + 1):
        image.paste(face, (GAP, y))
        if numbered:
            stamp(image, _place(place), GAP + EDGE + 8, y + face.height - EDGE - 8 - PLACE)
        y += face.height + GAP
    return painting(image, "cards", cards_said(said[shown]), theme.AS_LIST)


def way_for(cards: Sequence[int]) -> Way:
    """The first of `WAYS` in which the cards together are not too high for a phone; for more than five cards, icons only."""
    ways = WAYS if len(cards) <= WITH_TEXT else WAYS[-1:]
    return next((way for way in ways if GAP + sum(height(card, way) + GAP for card in cards) <= TALLEST), ways[-1])


@card_cache
def height(card: int, way: Way) -> int:
    """The height of a card of an offer, in pixels."""
    return _planned(card, text_in(CARDS[card], way), needs_of(CARDS[card]), way)[0]


@plan_cache
def _planned(card: int, text: str, needs: str, way: Way) -> tuple[int, list[Part]]:
    return plan(CARDS[card], text, needs, way)


def text_in(face: Card, way: Way) -> str:
    """The text drawn on a card: its rules text, or none if the way shows icons only and the card has icons."""
    return text_of(face) if any(way.letters) or not (card_icons(face) or point_icons(face)) else ""


def offer_pages(cards: Sequence[int], *, numbered: bool = False) -> int:
    """The number of pictures that an offer of the given cards takes."""
    return len(spread(_said(cards, numbered), MOST))


def _said(cards: Sequence[int], numbered: bool) -> list[Wordings]:
    places = enumerate((CARDS[card] for card in cards), 1)
    return [to_play(face, face.cost, place if numbered else 0) for place, face in places]


def needs_of(card: Card) -> str:
    """The requirement of a card, as a line of its own."""
    return capital(needs(card.requires)) if card.requires else ""


def text_of(card: Card) -> str:
    """The text of a card; without its first line for a card with a requirement or a corporation, where that line is drawn elsewhere."""
    return sentences(card_lines(card)[1 if card.requires or card.kind == "corporation" else 0 :])


@sprite_cache
def _place(n: int) -> Image.Image:
    """The number of a card in its picture, on a dark plate with a pale edge."""
    canvas = Canvas(PLACE, PLACE, oversampling=4)
    canvas.box((0, 0, PLACE - 1, PLACE - 1), 12, INK, alpha=0.92)
    canvas.frame((0, 0, PLACE - 1, PLACE - 1), 12, 2.5, LETTER)
    sprite = canvas.done()
    write(sprite, PLACE / 2, PLACE * 0.72, str(n), theme.HEAVY, NUMBER, LETTER, align="middle")
    return sprite


def drawn(card: int, way: Way) -> Image.Image:
    """The image of one card of an offer."""
    return _face(card, text_in(CARDS[card], way), needs_of(CARDS[card]), way)


@printed
def _face(card: int, text: str, needs: str, way: Way) -> Image.Image:
    face = CARDS[card]
    wide, (high, laid) = OFFER[0], _planned(card, text, needs, way)
    image = faces.frame(face.kind, wide, high, EDGE).copy()
    faces.scene(
        image, (EDGE, EDGE, SCENE, high - 2 * EDGE), card, 14, (True, False, False, True), TAKEN if text else TAKEN_BARE
    )
    stamp(image, faces.bar(face.kind, wide - SCENE - 2 * EDGE, BAR, 13), SCENE + EDGE, EDGE)
    for part in laid:
        part.draw(image)
    return image


def plan(face: Card, text: str, needs: str, way: Way = WAYS[0]) -> tuple[int, list[Part]]:
    """The height in pixels of a card with its words, and the parts of everything that is drawn on it besides its scene."""
    icon, letters = way.icon, way.letters if any(way.letters) else WAYS[0].letters
    broken = in_rows((*card_icons(face), *filter(None, [point_icons(face)])), icon, RIGHT - LEFT)
    room = (RIGHT - LEFT, LINES * leading(WAYS[0].letters[0]))
    lines, size = paragraph(text, theme.TEXT, *letters, room) if text else ([], 0)
    needed, needs_letters = _needed(needs)
    taken = 40 * len(needed) + round(len(broken) * icon * ROW) + len(lines) * leading(size or 1)
    lines = balanced(lines, theme.TEXT, size, RIGHT - LEFT) if lines else lines
    high = max(BAR + EDGE + 34 + taken, OFFER[1] - 32 if way == WAYS[0] and text else 154)
    room = Box(LEFT, EDGE + BAR, OFFER[0] - EDGE - 8, high - EDGE)
    out = _head(face, high, large=bool(text))
    y = float(EDGE + BAR + 14)
    for line in needed:
        out.append(words("requirement", room, LEFT, y + 30, line, theme.STRONG, needs_letters, REQUIREMENT))
        y += 40
    for row in broken:
        out.append(parts.icon_row("icons", room, LEFT, y + icon * ROW / 2, row, icon))
        y += icon * ROW
    for line in lines:
        y += leading(size)
        out.append(parts.text_line(room, LEFT, y - size * 0.1, line, theme.TEXT, size, LETTER, middle=False))
    return high, out


def _needed(text: str) -> tuple[list[str], int]:
    """Break a requirement into lines, two if one would be cut, and return the lines with the height of their letters in pixels."""
    if not text:
        return [], NEEDS[1]
    said, letters = fit(text, theme.STRONG, NEEDS[0], RIGHT - LEFT, NEEDS[1])
    if said == drawable(text):
        return [said], letters
    lines, letters = paragraph(text, theme.STRONG, *NEEDS, (RIGHT - LEFT, 2 * leading(NEEDS[1])))
    return balanced(lines, theme.STRONG, letters, RIGHT - LEFT), letters


def _head(face: Card, high: int, *, large: bool) -> list[Part]:
    """The parts of the head of a card: the cost on the scene; tags and name on the bar."""
    scene, bar = Box(EDGE, EDGE, EDGE + SCENE, high - EDGE), Box(LEFT, EDGE, OFFER[0] - EDGE - 10, EDGE + BAR)
    out: list[Part] = []
    if face.priced:
        radius = 44 if large else 38
        out.append(parts.price(scene, radius + 10, radius + 10, face.cost, radius))
    end = bar.right
    if face.shown_tags:
        out.append(parts.tags(bar, bar.right, EDGE + BAR / 2, face, 48))
        end = out[-1].box.left - 12
    name, font, letters = fit_title(face.name, 37, end - LEFT)
    out.append(
        words("name", bar._replace(right=end), LEFT, EDGE + BAR / 2 + letters * 0.36, name, font, letters, LETTER)
    )
    return out
