"""A hand as a list of strips: cost, scene, name, icons, requirement, tags; a card that cannot be played is dim and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.view import View
from renderer.alt.cards import Wordings, cards_said, refused, requirement_wordings, spread, to_play
from renderer.art.illustrations import illustration
from renderer.cards import faces, parts
from renderer.cards.offers import text_of
from renderer.cards.parts import Box, Part, words
from renderer.drawing import theme
from renderer.drawing.cache import card_cache, plan_cache
from renderer.drawing.canvas import faded
from renderer.drawing.fonts import drawable
from renderer.drawing.picture import Picture, painting
from renderer.drawing.printed import printed
from renderer.drawing.scripts import joined
from renderer.drawing.theme import GAP, GROUND, LETTER, QUIET, REQUIREMENT, STRIP, STRIPS, TALLEST, WARNING, Colour
from renderer.drawing.type import balanced, fit, fit_title, leading, paragraph, width, write
from renderer.icons.icons import card_icons, point_icons
from renderer.icons.pictograms import Icons, Said
from renderer.pieces.iconrow import row_width, shorter
from words import card_price

DIM: Final = 0.65
"""How far the background and the scene of a card that cannot be played are faded, 0 to 1; its letters are not faded."""
SIZES: Final = ((32, 27), (30, 27), (28, 26), (28, 25), (26, 25), (24, 25), (22, 25))
"""Heights in pixels of icons and of the words beside them; the first pair that fits is used."""
BESIDE: Final = 18
"""The gap between icons and words, in pixels."""
CHIP: Final = 12
"""The margin on both sides of the words on a chip, in pixels."""
ICONS: Final = (32, 20)
"""The largest and smallest height of icons in a strip, in pixels."""
SCENE: Final = (52, 120)
"""The left edge of the scene, part of which is behind the cost, and the width of the scene, in pixels."""
TAKEN: Final = 0.16
"""The share of the scene's width that the cost covers; its subject keeps clear of it."""
UNPRICED: Final = (8, 164)
"""The left edge and the width of the scene of a card without a cost, in pixels; the scene also fills the place of the cost."""
LEFT: Final = 182
TAG: Final = 44
INNER: Final = Box(8, 3, STRIP[0] - 8, STRIP[1] - 3)
FOOT: Final = Box(LEFT, 48, STRIP[0] - 14, INNER.bottom)
"""The room of icons and words below name and tags."""
ROW: Final = STRIP[1] - 26
"""The height of the middle of the second row on the strip, in pixels."""
BELOW: Final = 44
"""The additional height in pixels of a strip on which the words are below the icons."""
HEIGHTS: Final = (STRIP[1], STRIP[1] + BELOW)
"""The heights that a strip may have, in pixels."""
STAYING: Final = ("name", "tags")
"""The parts of a card that cannot be played which are the same for every reason and price."""
Notes = Mapping[int, str]
"""The reasons why cards cannot be played, by card."""
NO_NOTES: Final[Notes] = {}


def hand(view: View, cards: Sequence[int], notes: Notes = NO_NOTES, page: int = 0) -> Picture:
    """A picture of cards as strips, in the order given; a card with a note is dim and shows the note, which says why it cannot be played. A
    large hand takes several pictures; `page` counts them from 0."""
    said = _said(view, cards, notes)
    shown = _spread(said, cards, notes)[page]
    strips = [drawn(card, card_price(view, view.me, CARDS[card]), notes.get(card, "")) for card in cards[shown]]
    image = Image.new("RGB", (STRIP[0] + 2 * GAP, sum(strip.height + GAP for strip in strips) + GAP), GROUND)
    y = GAP
    for strip in strips:
        image.paste(strip, (GAP, y))
        y += strip.height + GAP
    return painting(image, "hand", cards_said(said[shown]), theme.AS_LIST)


def hand_pages(view: View, cards: Sequence[int], notes: Notes = NO_NOTES) -> int:
    """The number of pictures that a hand takes."""
    return len(_spread(_said(view, cards, notes), cards, notes))


def _spread(said: Sequence[Wordings], cards: Sequence[int], notes: Notes) -> list[slice]:
    highs = [height(card, notes.get(card, "")) + GAP for card in cards]
    return spread(said, STRIPS, lambda part: GAP + sum(highs[part]) <= TALLEST)


def _said(view: View, cards: Sequence[int], notes: Notes) -> list[Wordings]:
    prices = [(card, CARDS[card], card_price(view, view.me, CARDS[card])) for card in cards]
    return [refused(face, mc, notes[card]) if card in notes else to_play(face, mc) for card, face, mc in prices]


def drawn(card: int, price: int, note: str = "") -> Image.Image:
    """The strip of a card at a price; with a note, it is dim and says why the card cannot be played."""
    return _dimmed(card, price, note) if note else _plain(card, price, requirement_wordings(CARDS[card]))


def inner(card: Card) -> Box:
    """The room of a card's name, between scene and tags."""
    return FOOT._replace(top=INNER.top, bottom=FOOT.top, right=FOOT.right - faces.tags_width(card, TAG) - 10)


def _dimmed(card: int, price: int, note: str) -> Image.Image:
    """A strip of a card that cannot be played; not cached, since reasons change with every M€."""
    high, laid = plan(CARDS[card], price, (), note)
    image = dimmed(card, high)
    for part in laid:
        if part.what not in STAYING:
            part.draw(image)
    return image


@printed
def dimmed(card: int, high: int) -> Image.Image:
    """The scene, name and tags of a card that cannot be played, on a strip of this height in pixels."""
    image = faded(_ground(card, high), GROUND, DIM)
    for part in _head(CARDS[card], QUIET):
        part.draw(image)
    return image


def _plain(card: int, price: int, requirement: Wordings) -> Image.Image:
    image = worded(card, requirement)
    for part in _cost(CARDS[card], price, image.height):
        part.draw(image)
    return image


@printed
def worded(card: int, requirement: Wordings) -> Image.Image:
    """A strip with everything but the cost, which differs from player to player."""
    foot = _kept_foot(card, requirement, chip=False)
    image = _ground(card, _high(foot))
    for part in (*_head(CARDS[card], LETTER), *foot):
        part.draw(image)
    return image


def _ground(card: int, high: int) -> Image.Image:
    """A strip with only its scene."""
    priced = CARDS[card].priced
    left, wide = SCENE if priced else UNPRICED
    image = faces.empty_strip(card, (STRIP[0], high))
    faces.show(image, _scene(card, wide, high - 2 * faces.STRIP_EDGE, TAKEN if priced else 0.0), left)
    return image


@printed
def _scene(card: int, wide: int, high: int, taken: float) -> Image.Image:
    """The scene alone, which a strip and the same strip dimmed share: a fifth of the pixels to keep."""
    return illustration(card, wide, high, taken)


def plan(face: Card, price: int, requirement: Wordings, note: str = "") -> tuple[int, list[Part]]:
    """The height in pixels of a strip, and the parts of everything drawn on it besides its scene; the last part is the note, drawn in place
    of the requirement."""
    foot = _kept_foot(face.id, (note,) if note else requirement, chip=bool(note))
    return (high := _high(foot)), [*_cost(face, price, high), *_head(face, QUIET if note else LETTER), *foot]


def _high(foot: Sequence[Part]) -> int:
    usual, higher = HEIGHTS
    return higher if any(part.room != FOOT for part in foot) else usual


@card_cache
def height(card: int, note: str = "") -> int:
    """The height of the strip of a card, in pixels."""
    said = (note,) if note else requirement_wordings(CARDS[card])
    return _high(_kept_foot(card, said, chip=bool(note)))


@plan_cache
def _kept_foot(card: int, said: Wordings, *, chip: bool) -> list[Part]:
    return _foot(CARDS[card], said, chip=chip)


def _cost(face: Card, price: int, high: int) -> list[Part]:
    """The parts of the cost: the price, and the printed cost struck through if the price is lower."""
    whole = INNER._replace(bottom=high - INNER.top)
    lower = price < face.cost
    out = [parts.price(whole, 46, high / 2, price, 38, lower=lower)] if face.priced else []
    return [*out, parts.struck(whole, 82, high - 6, face.cost, 30)] if lower else out


def _head(face: Card, tone: Colour) -> list[Part]:
    """The parts of name and tags."""
    room = inner(face)
    name, font, size = fit_title(face.name, 34, room.right - room.left)
    out = [words("name", room, LEFT, 38, name, font, size, tone)]
    return [*out, parts.tags(INNER, FOOT.right, FOOT.top - TAG / 2, face, TAG)] if face.shown_tags else out


def _foot(face: Card, said: Wordings, *, chip: bool) -> list[Part]:
    """The parts of the second row: icons, then the first wording of the requirement that fits; or a chip at the right that says why the
    card cannot be played.

    If even the shortest wording does not fit beside the icons, it is set below them.
    """
    room, margins = FOOT.right - FOOT.left, 2 * CHIP if chip else 0
    beside = BESIDE + margins
    groups = [*card_icons(face), *([points] if (points := point_icons(face)) else [])]
    said = tuple(map(drawable, said))
    taken = {(text, letters): width(text, theme.STRONG, letters) + beside for text in said for _size, letters in SIZES}
    ways = ((text, *sizes) for text in said for sizes in SIZES)
    fitted = (way for way in ways if row_width(groups, way[1]) + taken[way[0], way[2]] <= room)
    text, size, letters = next(fitted, ("", *ICONS))
    row, size = squeezed(groups, room, (size, ICONS[1]))
    icons = parts.icon_row("icons", FOOT, LEFT, ROW, row, size)
    out = [icons] if row else []
    if not groups and not said:
        return _text(face)
    if not said:
        return out
    if text:
        place, left = FOOT, icons.box.right + (BESIDE if row else 0)
    else:
        place, left = _row(1), LEFT
        text, letters = fit(said[-1], theme.STRONG, SIZES[0][1], room - margins, SIZES[-1][1])
    y = ROW if place == FOOT else ROW + BELOW
    reason = _reason(place, y, text, letters)
    needs = words("requirement", place, left, y + letters * 0.35, text, theme.STRONG, letters, REQUIREMENT)
    return [*out, reason if chip else needs]


def _text(face: Card) -> list[Part]:
    """The parts of the text of a card that has no icons: in one line, or else in two, the second below the first and cut where even that
    is too short."""
    room, letters = FOOT.right - FOOT.left, SIZES[-1][1]
    text, size = fit(text_of(face), theme.TEXT, SIZES[0][1], room, letters)
    lines = [text]
    if text != drawable(text_of(face)):
        found, size = paragraph(text_of(face), theme.TEXT, SIZES[0][1], letters, (room, 2 * leading(letters)))
        lines = balanced(found, theme.TEXT, size, room) if len(found) <= 2 else _cut(found, size, room)
    return [
        parts.text_line(_row(i), LEFT, ROW + i * BELOW + size * 0.35, line, theme.TEXT, size, LETTER, middle=False)
        for i, line in enumerate(lines)
    ]


def _cut(lines: Sequence[str], size: int, room: float) -> list[str]:
    """The first line of several, and as much of the rest as a second one holds."""
    return [lines[0], fit(joined(lines[1:]), theme.TEXT, size, room, size)[0]]


def _row(i: int) -> Box:
    """The room of row `i` (0 or 1) below name and tags."""
    return FOOT._replace(top=FOOT.bottom, bottom=FOOT.bottom + BELOW) if i else FOOT


def _reason(room: Box, y: float, text: str, letters: int) -> Part:
    """The part with the reason why a card cannot be played, on a chip at the right of its room."""
    left, half = room.right - width(text, theme.STRONG, letters) - 2 * CHIP, 20
    base = y + letters * 0.35

    def written(image: Image.Image) -> None:
        write(image, left + CHIP, base, text, theme.STRONG, letters, WARNING)

    return parts.plated("note", room, Box(left, y - half, room.right, y + half), written)


def squeezed(groups: Sequence[Icons], room: float, sizes: tuple[int, int] = ICONS) -> tuple[list[Icons], int]:
    """Set all groups of icons at the largest of `sizes` that fits; else the groups that fit the smallest size, and an ellipsis."""
    largest, smallest = sizes
    for size in range(largest, smallest - 1, -2):
        if row_width(groups, size) <= room:
            return list(groups), size
    row = list(groups)
    while row and row_width([*row, (Said("…"),)], smallest) > room:
        row = shorter(row)
    return [*row, (Said("…"),)], smallest
