"""A hand as a list of strips: cost, scene, name, icons, requirement, tags; a card that cannot be played is dim and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.view import View
from renderer.alt.cards import Wordings, fitting, refused, requirement_wordings, spread, to_play
from renderer.cards import faces, parts
from renderer.cards.parts import Box, Part, words
from renderer.drawing import theme
from renderer.drawing.cache import cached_compressed
from renderer.drawing.canvas import faded
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import GAP, GROUND, LETTER, QUIET, REQUIREMENT, STRIP, STRIPS, WARNING, Colour
from renderer.drawing.type import fit, fit_title, width, write
from renderer.icons.icons import card_icons, point_icons
from renderer.icons.pictograms import Icons, Said
from renderer.pieces.iconrow import row_width, shorter
from words import card_price

DIM: Final = 0.65
"""How far the ground and scene of a card that cannot be played are faded, 0 to 1; its letters are not."""
SIZES: Final = ((32, 27), (30, 27), (28, 26), (28, 24), (26, 24), (24, 22), (22, 22), (20, 20))
"""Heights of icons and of the words beside them; the first pair that fits is used."""
BESIDE: Final = 18
"""The gap between icons and words."""
CHIP: Final = 12
"""The margin on both sides of the words on a chip."""
ICONS: Final = (32, 20)
"""The largest and smallest height of icons in a strip."""
SCENE: Final = (52, 120)
"""Where the scene begins, its left part behind the cost, and its width."""
TAKEN: Final = 0.16
"""The share of the scene's width that the cost covers; its subject keeps clear of it."""
LEFT: Final = 182
TAG: Final = 44
INNER: Final = Box(8, 3, STRIP[0] - 8, STRIP[1] - 3)
Notes = Mapping[int, str]
"""The reasons why cards cannot be played, by card."""
NO_NOTES: Final[Notes] = {}


def hand(view: View, cards: Sequence[int], notes: Notes = NO_NOTES, page: int = 0) -> Picture:
    """Cards as strips in the order given; a card with a note is dim, and the note says why. A large hand takes several pictures."""
    said = _said(view, cards, notes)
    shown = spread(said, STRIPS)[page]
    wide, high = STRIP
    image = Image.new("RGB", (wide + 2 * GAP, len(cards[shown]) * (high + GAP) + GAP), GROUND)
    for i, card in enumerate(cards[shown]):
        image.paste(
            _strip(card, card_price(view, view.me, CARDS[card]), notes.get(card, "")), (GAP, GAP + i * (high + GAP))
        )
    return picture(image, "hand", fitting(said[shown]), theme.AS_LIST)


def hand_pages(view: View, cards: Sequence[int], notes: Notes = NO_NOTES) -> int:
    """The number of pictures that a hand takes."""
    return len(spread(_said(view, cards, notes), STRIPS))


def _said(view: View, cards: Sequence[int], notes: Notes) -> list[Wordings]:
    prices = [(card, CARDS[card], card_price(view, view.me, CARDS[card])) for card in cards]
    return [refused(face, mc, notes[card]) if card in notes else to_play(face, mc) for card, face, mc in prices]


def _strip(card: int, price: int, note: str) -> Image.Image:
    return _dimmed(card, price, note) if note else _plain(card, price, requirement_wordings(CARDS[card]))


def inner(card: Card) -> Box:
    """The room between scene and tags."""
    return INNER._replace(left=LEFT, right=STRIP[0] - 14 - faces.tags_width(card, TAG) - 10)


@cached_compressed
def _dimmed(card: int, price: int, note: str) -> Image.Image:
    image = faded(faces.strip(card, STRIP, *SCENE, TAKEN), GROUND, DIM)
    for part in plan(CARDS[card], price, (), note):
        part.draw(image)
    return image


@cached_compressed
def _plain(card: int, price: int, requirement: Wordings) -> Image.Image:
    image = faces.strip(card, STRIP, *SCENE, TAKEN)
    for part in plan(CARDS[card], price, requirement):
        part.draw(image)
    return image


def plan(face: Card, price: int, requirement: Wordings, note: str = "") -> list[Part]:
    """Everything that is drawn on a strip besides its scene; last the note, which takes the place of the requirement."""
    said = (note,) if note else requirement
    return [*_head(face, price, QUIET if note else LETTER), *_foot(face, said, chip=bool(note))]


def _head(face: Card, price: int, tone: Colour) -> list[Part]:
    """Cost, name, tags."""
    room = inner(face)
    name, font, size = fit_title(face.name, 34, room.right - room.left)
    out = [words("name", room, LEFT, 38, name, font, size, tone)]
    if face.priced:
        out.insert(0, parts.price(INNER, 46, STRIP[1] / 2, price, 38, lower=price < face.cost))
    if price < face.cost:
        out.append(parts.struck(INNER, 82, STRIP[1] - 6, face.cost, 30))
    if face.shown_tags:
        out.append(parts.tags(INNER, STRIP[0] - 14, STRIP[1] / 2, face, TAG))
    return out


def _foot(face: Card, said: Wordings, *, chip: bool) -> list[Part]:
    """Icons, then the requirement in the first wording that fits; or, on a chip at the right, why the card cannot be played."""
    space, y = inner(face), STRIP[1] - 26
    room, beside = space.right - space.left, BESIDE + 2 * CHIP * chip
    groups = [*card_icons(face), *([points] if (points := point_icons(face)) else [])]

    def taken(text: str, letters: int) -> float:
        return width(text, theme.STRONG, letters) + beside if text else 0

    ways = [(text, *sizes) for text in said or ("",) for sizes in SIZES]
    fitted = (way for way in ways if row_width(groups, way[1]) + taken(way[0], way[2]) <= room)
    text, size, letters = next(fitted, ways[-1])
    # What the card needs must not be cut: icons leave room for it.
    least = width(text, theme.STRONG, letters)
    left = min(max(room - row_width(groups, size) - beside, least), room - beside)
    text, letters = fit(text, theme.STRONG, letters, left, letters) if text else ("", letters)
    row, size = squeezed(groups, room - taken(text, letters), (size, ICONS[1]))
    icons = parts.icon_row("icons", space, LEFT, y, row, size)
    out = [icons] if row else []
    if chip:
        out.append(_reason(space, y, text, letters))
    elif text:
        start = icons.box.right + BESIDE * bool(row)
        out.append(words("requirement", space, start, y + letters * 0.35, text, theme.STRONG, letters, REQUIREMENT))
    return out


def _reason(space: Box, y: float, text: str, letters: int) -> Part:
    """The reason why a card cannot be played, on a chip at the right of its room."""
    left, half = space.right - width(text, theme.STRONG, letters) - 2 * CHIP, 20
    base = y + letters * 0.35

    def drawn(image: Image.Image) -> None:
        write(image, left + CHIP, base, text, theme.STRONG, letters, WARNING)

    return parts.plated("note", space, Box(left, y - half, space.right, y + half), drawn)


def squeezed(groups: Sequence[Icons], room: float, sizes: tuple[int, int] = ICONS) -> tuple[list[Icons], int]:
    """All groups at the largest size at which they fit; if none is small enough, as much of them as fits, and an ellipsis."""
    largest, smallest = sizes
    for size in range(largest, smallest - 1, -2):
        if row_width(groups, size) <= room:
            return list(groups), size
    row = list(groups)
    while row and row_width([*row, (Said("…"),)], smallest) > room:
        row = shorter(row)
    return [*row, (Said("…"),)], smallest
