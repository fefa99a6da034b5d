"""One full card: scene, name, requirement, icons, text, points, what lies on it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS, Card
from renderer import faces, theme
from renderer.alt import known, resources_text
from renderer.canvas import stamp
from renderer.iconrow import ROW, draw_row, row_width, rows
from renderer.iconrow import picture as icon
from renderer.icons import Icons, card_icons
from renderer.kept import kept
from renderer.offers import text_of
from renderer.picture import Picture, picture
from renderer.strips import requirement_line
from renderer.theme import CARD, GOLD, GROUND, KINDS, LETTER, QUIET, REQUIREMENT, WHITE, mix
from renderer.type import fit, fit_title, leading, paragraph, width, write
from words import _, card_text, money, tag_name
from words.catalogue import N_, capital

KIND_NAMES: Final = {
    "automated": N_("automated"),
    "active": N_("active"),
    "event": N_("event"),
    "corporation": N_("corporation"),
    "prelude": N_("prelude"),
}
EDGE: Final = 12
SCENE: Final = 320
BAR: Final = 76
BODY: Final = EDGE + SCENE + BAR + 14
"""Where icons and text begin."""
FOOT: Final = 78
ICONS: Final = (58, 34)
LETTERS: Final = (36, 22)


def card(card_id: int, resources: int = 0) -> Picture:
    """A card with so many resources on it."""
    face = CARDS[card_id]
    image = _face(card_id, text_of(face), requirement_line(face)).copy()
    if resources:
        _draw_resources(image, face, resources)
    return picture(image, face.key, card_alt(face, resources))


def card_alt(face: Card, resources: int = 0) -> str:
    """Name, kind, cost, tags, text, and what lies on it."""
    said = [face.name, _(KIND_NAMES[face.kind]) if face.kind in KIND_NAMES else face.kind]
    if face.kind != "corporation":
        said.append(money(face.cost))
    said += [known(tag_name, tag) for tag in face.tags]
    text = f"{', '.join(said)}. {card_text(face)}"
    return f"{text} {_('On it: {what}.', what=resources_text(face.holds, resources))}" if resources else text


@kept
def _face(card_id: int, text: str, needs: str) -> Image.Image:
    face = CARDS[card_id]
    wide, high = CARD
    image = Image.new("RGB", CARD, GROUND)
    stamp(image, faces.frame(face.kind, wide, high, EDGE), 0, 0)
    faces.scene(image, (EDGE, EDGE, wide - 2 * EDGE, SCENE), card_id, 30, (True, True, False, False))
    stamp(image, faces.bar(face.kind, wide - 2 * EDGE, BAR), EDGE, EDGE + SCENE)
    if face.kind != "corporation":
        faces.cost(image, 78, 82, face.cost, 62)
    faces.tags(image, wide - 26, 62, face, 72)
    name, font, size = fit_title(face.name, 40, wide - 2 * EDGE - 36)
    write(image, EDGE + 18, EDGE + SCENE + BAR / 2 + size * 0.36, name, font, size, LETTER)
    if needs:
        _draw_requirement(image, needs)
    _draw_effects(image, face, text)
    _draw_foot(image, face)
    return image


def _draw_requirement(image: Image.Image, needs: str) -> None:
    """What the card needs, on a plate at the lower edge of the scene."""
    said, size = fit(capital(_("needs {what}", what=needs)), theme.BOLD, 31, CARD[0] - 2 * EDGE - 60, 22)
    wide = round(width(said, theme.BOLD, size)) + 32
    x, y = CARD[0] - EDGE - 12 - wide, EDGE + SCENE - 56
    stamp(image, faces.plate(wide, 46), x, y)
    write(image, x + wide / 2, y + 23 + size * 0.35, said, theme.BOLD, size, REQUIREMENT, align="middle")


class Body(NamedTuple):
    """The lower half of a card as it is set: rows of icons and lines of text with their sizes, and the room they have."""

    rows: list[list[Icons]]
    icon: int
    lines: list[str]
    letters: int
    room: tuple[float, float]

    @property
    def height(self) -> float:
        """What icons and text take of the room, in pixels."""
        return len(self.rows) * self.icon * ROW + len(self.lines) * leading(self.letters)


def body(face: Card, text: str) -> Body:
    """Icons as large as leaves room for the text below them."""
    room = (CARD[0] - 2 * EDGE - 32, CARD[1] - FOOT - BODY)
    broken, size = icon_rows(card_icons(face), room[0], room[1] * 0.42)
    lines, letters = paragraph(text, theme.TEXT, *LETTERS, (room[0], room[1] - len(broken) * size * ROW))
    return Body(broken, size, lines, letters, room)


def _draw_effects(image: Image.Image, face: Card, text: str) -> None:
    set_ = body(face, text)
    y = float(BODY)
    for row in set_.rows:
        draw_row(image, (CARD[0] - row_width(row, set_.icon)) / 2, y + set_.icon * ROW / 2, row, set_.icon)
        y += set_.icon * ROW
    for line in set_.lines:
        y += leading(set_.letters)
        write(image, CARD[0] / 2, y - set_.letters * 0.1, line, theme.TEXT, set_.letters, LETTER, align="middle")


def icon_rows(groups: tuple[Icons, ...], room: float, high: float) -> tuple[list[list[Icons]], int]:
    """Icons in rows at the largest size at which they stay within `room` × `high` pixels."""
    largest, smallest = ICONS
    for size in range(largest, smallest, -4):
        broken = rows(groups, size, room)
        if len(broken) * size * ROW <= high and all(row_width(row, size) <= room for row in broken):
            return broken, size
    return rows(groups, smallest, room), smallest


def _draw_foot(image: Image.Image, face: Card) -> None:
    tone = mix(KINDS[face.kind][0], WHITE, 0.5)
    y = CARD[1] - EDGE - 22
    kind = _(KIND_NAMES[face.kind]) if face.kind in KIND_NAMES else face.kind
    wide = write(image, EDGE + 22, y, kind.upper(), theme.BOLD, 24, tone)
    write(image, EDGE + 38 + wide, y, face.number, theme.STRONG, 24, QUIET)
    faces.points_right(image, CARD[0] - EDGE - 14, CARD[1] - EDGE - 12, face.id, 46)


def _draw_resources(image: Image.Image, face: Card, resources: int) -> None:
    """How many resources lie on the card, in the corner of the scene."""
    number, size = str(resources), 46
    wide = round(width(number, theme.HEAVY, size)) + 96
    x, y = EDGE + 12, EDGE + SCENE - 72
    stamp(image, faces.plate(wide, 62), x, y)
    stamp(image, icon(f"lies:{face.holds or 'anything'}", 50), x + 10, y + 6)
    write(image, x + 72, y + 31 + size * 0.36, number, theme.HEAVY, size, GOLD)
