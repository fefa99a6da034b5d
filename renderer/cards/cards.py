"""One full card: scene, name, requirement, icons, text, points, resources on it, and whether its action was used."""

from __future__ import annotations

from itertools import chain
from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS, Card
from renderer.cards import faces, parts
from renderer.cards.offers import needs_of, text_of
from renderer.cards.parts import Box, Part, words
from renderer.drawing import theme
from renderer.drawing.cache import card_cache
from renderer.drawing.canvas import stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import CARD, KINDS, LETTER, QUIET, REQUIREMENT, WARNING, WHITE, mix
from renderer.drawing.type import balanced, fit, fit_title, leading, paragraph, width
from renderer.icons.icons import card_icons
from renderer.icons.pictograms import Icons
from renderer.pieces.iconrow import ROW, in_rows, kept, row_width
from words import _, card_text, counted, money, tag_name
from words.catalogue import NC_, commas, ended, pgettext, sentences

KIND_NAMES: Final[dict[str, str]] = {
    "automated": NC_("kind of card", "automated"),
    "active": NC_("kind of card", "active"),
    "event": NC_("kind of card", "event"),
    "corporation": NC_("kind of card", "corporation"),
    "prelude": NC_("kind of card", "prelude"),
}
"""The names of the kinds of cards, marked with `NC_`; an expansion may bring further kinds."""
EDGE: Final = 12
SCENE: Final = (320, 420)
"""The usual and the greatest height of the scene in pixels; it is higher than usual on a card with few words."""
LOWER: Final = (264, 204)
"""The heights of the scene, in pixels, for a card whose letters would otherwise be small; the second if they are still small with the
first."""
TAKEN: Final = 0.06
"""The share of the width that the subject of the scene keeps clear of the cost."""
SPARE: Final = 30
"""The free pixels below a scene that is higher than it must be."""
BAR: Final = 76
FOOT: Final = 78
ICONS: Final = (58, 34)
LETTERS: Final = (36, 22)
SMALL: Final = 30
EASY: Final = 33
"""`SMALL` is the size of letters below which a phone shows them too small, `EASY` the size above which larger letters add nothing."""
PLAIN: Final = 42
"""The height of icons, in pixels, from which on larger icons are not worth a lower scene."""
SHARES: Final = (0.42, 0.36, 0.4, 0.45, 0.48)
"""The largest share of the height below the name that icons take: first the usual one, then those tried on a card with many words."""
TAG: Final = 72
NEEDS: Final = (32, 28)
"""The largest and smallest letters of a requirement, in pixels."""
BELOW_NEEDS: Final = 12
"""The pixels between a requirement and what is below it."""
RESOURCES_HEIGHT: Final = 60
"""The height in pixels of the plate with the number of resources on the card."""
SIDE: Final = 28
"""The pixels between the edge of the card and its words and icons."""


def card(card_id: int, resources: int = 0, *, used: bool = False) -> Picture:
    """The picture of a card with `resources` resources on it; `used` says whether its action was used in this generation."""
    face = CARDS[card_id]
    alt = card_alt(face, resources, used=used)
    return _card(card_id, text_of(face), needs_of(face), resources, used, alt)


def drawn(card_id: int, resources: int = 0) -> Image.Image:
    """The image of a card with `resources` resources on it, `theme.CARD` pixels large, for pasting into another picture."""
    face = CARDS[card_id]
    return _drawn(face, text_of(face), needs_of(face), resources, used=False)


@card_cache
def _card(card_id: int, text: str, needs: str, resources: int, used: bool, alt: str) -> Picture:
    face = CARDS[card_id]
    return picture(_drawn(face, text, needs, resources, used=used), face.key, alt)


def _drawn(face: Card, text: str, needs: str, resources: int, *, used: bool) -> Image.Image:
    high, laid = plan(face, text, needs, resources, used=used)
    image = faces.frame(face.kind, *CARD, EDGE).copy()
    faces.scene(image, (EDGE, EDGE, CARD[0] - 2 * EDGE, high), face.id, 30, (True, True, False, False), TAKEN)
    stamp(image, faces.bar(face.kind, CARD[0] - 2 * EDGE, BAR), EDGE, EDGE + high)
    for part in laid:
        part.draw(image)
    return image


def card_alt(face: Card, resources: int = 0, *, used: bool = False) -> str:
    """The alt text of a card: name, kind, cost, tags, text, resources on it, whether its action was used."""
    said = [face.name, _kind(face)]
    if face.priced:
        said.append(money(face.cost))
    said += [tag_name(tag) for tag in face.tags]
    lines = [ended(commas(said)), card_text(face)]
    lines += [_("On it: {what}.", what=counted(resources, face.holds))] if resources else []
    lines += [_("Its action was used this generation.")] if used else []
    return sentences(lines)


class Body(NamedTuple):
    """The layout of the lower half of a card: the height of the scene above it, requirement, rows of icons, lines of text."""

    scene: int
    needs: tuple[list[str], int]
    rows: list[list[Icons]]
    icon: int
    lines: list[str]
    letters: int
    room: Box

    @property
    def height(self) -> float:
        """The pixels of height that requirement, icons and text take."""
        return self.needed + len(self.rows) * self.icon * ROW + len(self.lines) * leading(self.letters)

    @property
    def needed(self) -> int:
        """The pixels of height that the requirement takes."""
        lines, letters = self.needs
        return len(lines) * leading(letters) + (BELOW_NEEDS if lines else 0)


def body(face: Card, text: str, needs: str) -> Body:
    """Lay out a card: icons as large as the text below them allows, and the scene as high as icons and text allow.

    Where letters or icons would be small, the scene is lower, and letters and icons share the height in balance.
    """
    laid = _below(*SCENE, face, text, needs)
    if laid.letters in (0, LETTERS[0]) and not 0 < laid.icon < PLAIN:
        return laid
    for scene in LOWER:
        ways = [_below(scene, SCENE[0], face, text, needs, share) for share in SHARES]
        laid = max(ways, key=_legible)
        if laid.letters >= SMALL and laid.icon >= PLAIN:
            break
    return laid


def _legible(way: Body) -> tuple[float, int, int, int]:
    """A sort key for the legibility of a layout: first whether letters and icons are large enough, then the size of letters, then that of
    icons."""
    enough = min(1.0, way.letters / SMALL, way.icon / PLAIN)
    return enough, min(way.letters, EASY), way.icon, way.letters


def _below(least: int, greatest: int, face: Card, text: str, needs: str, share: float = SHARES[0]) -> Body:
    """Lay out everything below the scene; the scene is at least `least` pixels high, and up to `greatest` if height is left over."""
    room = Box(SIDE, EDGE + least + BAR + 14, CARD[0] - SIDE, CARD[1] - FOOT)
    wide, high = room.right - room.left, room.bottom - room.top
    laid = Body(least, _needs(needs, wide), [], 0, [], 0, room)
    high -= laid.needed
    broken, size = icon_rows(card_icons(face), wide, high * share)
    lines, letters = paragraph(text, theme.TEXT, *LETTERS, (wide, high - len(broken) * size * ROW))
    lines = balanced(lines, theme.TEXT, letters, wide)
    laid = laid._replace(rows=broken, icon=size, lines=lines, letters=letters)
    grown = max(0, min(greatest - least, round(room.bottom - room.top - laid.height) - SPARE))
    return laid._replace(scene=least + grown, room=room._replace(top=room.top + grown))


def _needs(text: str, room: float) -> tuple[list[str], int]:
    """Break a requirement into lines, one if possible, and return the lines with the size of the letters in pixels."""
    if not text:
        return [], 0
    lines, letters = paragraph(text, theme.BOLD, *NEEDS, (room, leading(NEEDS[0])))
    return balanced(lines, theme.BOLD, letters, room), letters


def plan(face: Card, text: str, needs: str, resources: int = 0, *, used: bool = False) -> tuple[int, list[Part]]:
    """The height in pixels of a card's scene, and the parts of everything else that is drawn on the card."""
    laid = body(face, text, needs)
    scene = Box(EDGE, EDGE, CARD[0] - EDGE, EDGE + laid.scene)
    bar = Box(EDGE + 18, scene.bottom, CARD[0] - EDGE - 18, scene.bottom + BAR)
    out: list[Part] = []
    end = bar.right
    if resources:
        left = bar.right + 8 - parts.resources_width(RESOURCES_HEIGHT, resources)
        out.append(
            parts.resources(
                bar._replace(right=bar.right + 8),
                left,
                bar.top + (BAR + RESOURCES_HEIGHT) / 2,
                RESOURCES_HEIGHT,
                face,
                resources,
            )
        )
        end = left - 14
    name, font, size = fit_title(face.name, 40, end - bar.left)
    out.append(
        words("name", bar._replace(right=end), bar.left, bar.top + BAR / 2 + size * 0.36, name, font, size, LETTER)
    )
    if face.priced:
        out.append(parts.price(scene, 78, 82, face.cost, 62))
    if face.shown_tags:
        out.append(parts.tags(scene, CARD[0] - 26, 62, face, TAG))
    return laid.scene, [*out, *_effects(laid), *_foot(face, used=used)]


def _effects(laid: Body) -> list[Part]:
    """The parts of requirement, icons and text, in the middle of their room."""
    room, size = laid.room, laid.letters
    y = room.top + max(0.0, (room.bottom - room.top - laid.height) / 2)
    out: list[Part] = []
    needs, letters = laid.needs
    for i, line in enumerate(needs, 1):
        base = y + i * leading(letters) - letters * 0.2
        out.append(parts.text_line(room, CARD[0] / 2, base, line, theme.BOLD, letters, REQUIREMENT, middle=True))
    y += laid.needed
    for row in laid.rows:
        left = (CARD[0] - row_width(row, laid.icon)) / 2
        out.append(parts.icon_row("icons", room, left, y + laid.icon * ROW / 2, row, laid.icon))
        y += laid.icon * ROW
    for line in laid.lines:
        y += leading(size)
        out.append(parts.text_line(room, CARD[0] / 2, y - size * 0.24, line, theme.TEXT, size, LETTER, middle=True))
    return out


def icon_rows(groups: tuple[Icons, ...], room: float, high: float) -> tuple[list[list[Icons]], int]:
    """Arrange icons in rows at the largest size that fits `room` × `high` pixels; smaller icons are preferred to an effect in two rows."""
    largest, smallest = ICONS
    ways = ((in_rows(groups, size, room), size) for size in range(largest, smallest - 1, -4))
    fitting = [
        (rows, size)
        for rows, size in ways
        if len(rows) * size * ROW <= high and all(row_width(row, size) <= room for row in rows)
    ]
    whole = (way for way in fitting if way[1] >= PLAIN and sum(map(len, way[0])) == len(groups))
    unbroken = (way for way in fitting if kept(groups, way[0]))
    return next(chain(whole, unbroken, fitting), None) or (in_rows(groups, smallest, room), smallest)


def _foot(face: Card, *, used: bool) -> list[Part]:
    """The parts of the lowest line: kind and number at the left, points at the right, and between them whether the action was used."""
    room = Box(EDGE + 14, CARD[1] - FOOT, CARD[0] - EDGE - 14, CARD[1] - EDGE)
    y = CARD[1] - EDGE - 22
    kind = words("kind", room, EDGE + 22, y, _kind(face).upper(), theme.BOLD, 24, mix(KINDS[face.kind][0], WHITE, 0.5))
    number = words("number", room, kind.box.right + 16, y, face.number, theme.STRONG, 24, QUIET)
    points = parts.points(room, face, 44, right=room.right, bottom=CARD[1] - EDGE - 6)
    out = [kind, number, *points]
    if used:
        end = (points[0].box.left if points else room.right) - 20
        text, size = fit(_("Action used"), theme.BOLD, 29, end - number.box.right - 20, 20)
        out.append(words("used", room, end - width(text, theme.BOLD, size), y, text, theme.BOLD, size, WARNING))
    return out


def _kind(face: Card) -> str:
    return pgettext("kind of card", KIND_NAMES[face.kind]) if face.kind in KIND_NAMES else face.kind
