"""One full card: scene, name, requirement, icons, text, points, what lies on it, whether its action was used."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS, Card
from renderer import faces, parts, theme
from renderer.alt import known
from renderer.alt_cards import requirement_line
from renderer.canvas import stamp
from renderer.iconrow import ROW, row_width, rows
from renderer.icons import Icons, card_icons
from renderer.kept import finished
from renderer.offers import text_of
from renderer.parts import Box, Part, words
from renderer.picture import Picture, picture
from renderer.theme import CARD, KINDS, LETTER, QUIET, REQUIREMENT, WARNING, WHITE, Colour, mix
from renderer.type import balanced, fit, fit_title, leading, paragraph, width, write
from words import _, card_text, counted, money, tag_name
from words.catalogue import N_, capital

KIND_NAMES: Final = {
    "automated": N_("automated"),
    "active": N_("active"),
    "event": N_("event"),
    "corporation": N_("corporation"),
    "prelude": N_("prelude"),
}
EDGE: Final = 12
SCENE: Final = (320, 420)
"""Least and greatest height of the scene: a card of few words shows more of it."""
SPARE: Final = 30
"""Pixels that a growing scene leaves free below it."""
BAR: Final = 76
FOOT: Final = 78
ICONS: Final = (58, 34)
LETTERS: Final = (36, 22)
TAG: Final = 72
SIDE: Final = 28
"""From the edge of the card to words and icons."""


def card(card_id: int, resources: int = 0, *, used: bool = False) -> Picture:
    """A card with so many resources on it, and whether its action was used in this generation."""
    face = CARDS[card_id]
    alt = card_alt(face, resources, used=used)
    return _card(card_id, text_of(face), requirement_line(face), resources, used, alt)


@finished
def _card(card_id: int, text: str, needs: str, resources: int, used: bool, alt: str) -> Picture:
    face = CARDS[card_id]
    high, set_ = plan(face, text, needs, resources, used=used)
    image = faces.frame(face.kind, *CARD, EDGE).copy()
    faces.scene(image, (EDGE, EDGE, CARD[0] - 2 * EDGE, high), card_id, 30, (True, True, False, False))
    stamp(image, faces.bar(face.kind, CARD[0] - 2 * EDGE, BAR), EDGE, EDGE + high)
    for part in set_:
        part.draw(image)
    return picture(image, face.key, alt)


def card_alt(face: Card, resources: int = 0, *, used: bool = False) -> str:
    """Name, kind, cost, tags, text, what lies on it, whether its action was used."""
    said = [face.name, _kind(face)]
    if face.kind != "corporation":
        said.append(money(face.cost))
    said += [known(tag_name, tag) for tag in face.tags]
    lines = [f"{', '.join(said)}.", card_text(face)]
    lines += [_("On it: {what}.", what=counted(resources, face.holds))] if resources else []
    lines += [_("Its action was used this generation.")] if used else []
    return " ".join(line for line in lines if line)


class Body(NamedTuple):
    """How the lower half of a card is set: the height left to the scene, rows of icons and lines of text with their sizes."""

    scene: int
    rows: list[list[Icons]]
    icon: int
    lines: list[str]
    letters: int
    room: Box

    @property
    def height(self) -> float:
        """What icons and text take of the room, in pixels."""
        return len(self.rows) * self.icon * ROW + len(self.lines) * leading(self.letters)


def body(face: Card, text: str) -> Body:
    """Icons as large as leaves room for the text below them, and the scene as high as both leave room for."""
    room = Box(SIDE, EDGE + SCENE[0] + BAR + 14, CARD[0] - SIDE, CARD[1] - FOOT)
    wide, high = room.right - room.left, room.bottom - room.top
    broken, size = icon_rows(card_icons(face), wide, high * 0.42)
    lines, letters = paragraph(text, theme.TEXT, *LETTERS, (wide, high - len(broken) * size * ROW))
    lines = balanced(lines, theme.TEXT, letters, wide)
    set_ = Body(SCENE[0], broken, size, lines, letters, room)
    grown = max(0, min(SCENE[1] - SCENE[0], round(high - set_.height) - SPARE))
    return set_._replace(scene=SCENE[0] + grown, room=room._replace(top=room.top + grown))


def plan(face: Card, text: str, needs: str, resources: int = 0, *, used: bool = False) -> tuple[int, list[Part]]:
    """How high the scene of a card is, and all that is set on the card besides."""
    set_ = body(face, text)
    scene = Box(EDGE, EDGE, CARD[0] - EDGE, EDGE + set_.scene)
    bar = Box(EDGE + 18, scene.bottom, CARD[0] - EDGE - 18, scene.bottom + BAR)
    name, font, size = fit_title(face.name, 40, bar.right - bar.left)
    out = [words("name", bar, bar.left, bar.top + BAR / 2 + size * 0.36, name, font, size, LETTER)]
    if face.kind != "corporation":
        out.append(parts.price(scene, 78, 82, face.cost, 62))
    if faces.shown_tags(face):
        out.append(parts.tags(scene, CARD[0] - 26, 62, face, TAG))
    foot = scene.bottom - 10
    if needs:
        out.append(_said(scene, foot, capital(_("needs {what}", what=needs)), REQUIREMENT, "requirement"))
        foot -= 54
    if resources:
        out.append(parts.lying(scene, scene.left + 12, foot, 62, face, resources))
    if used:
        out.append(_said(scene, foot, _("Action used"), WARNING, "used"))
    return set_.scene, [*out, *_effects(set_), *_foot(face)]


def _said(scene: Box, foot: float, text: str, colour: Colour, what: str) -> Part:
    """Words on a plate at the right of the scene."""
    said, size = fit(text, theme.BOLD, 31, CARD[0] - 2 * EDGE - 60, 22)
    wide = round(width(said, theme.BOLD, size)) + 32
    box = Box(scene.right - 12 - wide, foot - 46, scene.right - 12, foot)

    def draw(image: Image.Image) -> None:
        write(image, box.left + wide / 2, box.top + 23 + size * 0.35, said, theme.BOLD, size, colour, align="middle")

    return parts.plated(what, scene, box, draw)


def _effects(set_: Body) -> list[Part]:
    """Icons and text, in the middle of their room."""
    room, size = set_.room, set_.letters
    y = room.top + max(0.0, (room.bottom - room.top - set_.height) / 2)
    out: list[Part] = []
    for row in set_.rows:
        left = (CARD[0] - row_width(row, set_.icon)) / 2
        out.append(parts.icon_row("icons", room, left, y + set_.icon * ROW / 2, row, set_.icon))
        y += set_.icon * ROW
    for line in set_.lines:
        y += leading(size)
        out.append(parts.text_line(room, CARD[0] / 2, y - size * 0.24, line, theme.TEXT, size, LETTER, middle=True))
    return out


def icon_rows(groups: tuple[Icons, ...], room: float, high: float) -> tuple[list[list[Icons]], int]:
    """Icons in rows at the largest size at which they stay within `room` × `high` pixels."""
    largest, smallest = ICONS
    for size in range(largest, smallest, -4):
        broken = rows(groups, size, room)
        if len(broken) * size * ROW <= high and all(row_width(row, size) <= room for row in broken):
            return broken, size
    return rows(groups, smallest, room), smallest


def _foot(face: Card) -> list[Part]:
    """Kind and number at the left, points at the right."""
    room = Box(EDGE + 14, CARD[1] - FOOT, CARD[0] - EDGE - 14, CARD[1] - EDGE)
    y = CARD[1] - EDGE - 22
    kind = words("kind", room, EDGE + 22, y, _kind(face).upper(), theme.BOLD, 24, mix(KINDS[face.kind][0], WHITE, 0.5))
    number = words("number", room, kind.box.right + 16, y, face.number, theme.STRONG, 24, QUIET)
    return [kind, number, *parts.points(room, face, 44, right=room.right, bottom=CARD[1] - EDGE - 6)]


def _kind(face: Card) -> str:
    return _(KIND_NAMES[face.kind]) if face.kind in KIND_NAMES else face.kind
