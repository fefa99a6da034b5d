"""What lies beside the map: rows of outposts on a band below the full board, as many as the box has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PIL import Image

from engine.expansions import open_box
from engine.outposts import Outpost, Row
from engine.state import Standing
from engine.view import View
from renderer import theme
from renderer.alt import known
from renderer.canvas import Canvas, Point, centre, stamp
from renderer.kept import kept
from renderer.parts import Box
from renderer.readings import badge
from renderer.seats import panel
from renderer.sprites import owner
from renderer.theme import GOLD, INK, LETTER, OCEAN_BLUE, PANEL, PANEL_EDGE, QUIET, TABLE, WHITE, Colour, mix
from renderer.type import fit, write
from words import parameter_name

EDGE: Final = 22
"""Pixels between the band and the edges of the picture."""
TITLE: Final = 44
HIGH: Final = 116
GAP: Final = 10
ABREAST: Final = 6
"""Outposts beside each other; more go on below."""
SETTLED: Final = 30
"""Pixels of the mark of a settlement."""
STEPS: Final[Mapping[str, tuple[Colour, Colour, Colour]]] = {
    "dark": (QUIET, mix(PANEL, WHITE, 0.08), mix(PANEL, WHITE, 0.03)),
    "lit": (LETTER, mix(OCEAN_BLUE, INK, 0.45), mix(OCEAN_BLUE, INK, 0.6)),
    "marked": (INK, WHITE, mix(GOLD, WHITE, 0.5)),
}
"""A step of a track beyond the marker, before it, and with it: its figure, and the ground from top to bottom."""


def with_rows(image: Image.Image, view: View, before: View | None) -> Image.Image:
    """The full board, higher by a band for the rows of its box; the same where it has none."""
    rows = open_box(view.options).rows
    if not rows:
        return image
    high = sum(TITLE + _grid(row)[1] * (HIGH + GAP) for row in rows) + GAP
    whole = Image.new("RGB", (image.width, image.height + high), mix(INK, PANEL, 0.5))
    whole.paste(image, (0, 0))
    whole.paste(PANEL_EDGE, (0, image.height, image.width, image.height + 2))
    top = image.height
    for row in rows:
        write(whole, EDGE, top + 30, known(parameter_name, row.key).upper(), theme.TITLE, 24, QUIET)
        _draw_row(whole, row, top + TITLE, view, before)
        top += TITLE + _grid(row)[1] * (HIGH + GAP)
    return whole


def _grid(row: Row) -> tuple[int, int]:
    """How many outposts lie abreast, and in how many lines; those of a short row are not stretched."""
    n = len(row.outposts)
    lines = -(-n // ABREAST)
    return max(4, -(-n // lines)), lines


def _draw_row(image: Image.Image, row: Row, top: int, view: View, before: View | None) -> None:
    for outpost, place in zip(row.outposts, places(row, top), strict=True):
        was = before.outposts[outpost.key] if before else None
        _draw_outpost(image, outpost, view.outposts[outpost.key], was, place)


def places(row: Row, top: int) -> Iterator[Box]:
    """Where each outpost of a row lies."""
    abreast, _lines = _grid(row)
    wide = (TABLE[0] - 2 * EDGE + GAP) // abreast - GAP
    for i in range(len(row.outposts)):
        x, y = EDGE + i % abreast * (wide + GAP), top + i // abreast * (HIGH + GAP)
        yield Box(x, y, x + wide, y + HIGH)


def _draw_outpost(image: Image.Image, outpost: Outpost, stands: Standing, was: Standing | None, place: Box) -> None:
    """Its name, its settlements with the room that is left, and its track with the marker."""
    x, y, wide = place.left, place.top, round(place.right - place.left)
    stamp(image, _panel(wide), x, y)
    _draw_settlements(image, outpost, stands, was, (place.right - 14, y + 29))
    room = wide - 36 - outpost.room * (SETTLED + 6)
    name, size = fit(known(parameter_name, outpost.key).capitalize(), theme.TITLE, 28, room, 18)
    write(image, x + 16, y + 39, name, theme.TITLE, size, LETTER)
    step = (wide - 28) / (outpost.end + 1)
    for value in range(outpost.end + 1):
        state = "marked" if value == stands.marker else "lit" if value < stands.marker else "dark"
        stamp(image, _step(str(value), round(step) - 4, state), x + 16 + value * step, y + 58)
    if was and stands.marker != was.marker:
        centre(image, badge(stands.marker - was.marker, 19), x + 14 + (stands.marker + 0.5) * step, y + 58)


def _draw_settlements(image: Image.Image, outpost: Outpost, stands: Standing, was: Standing | None, end: Point) -> None:
    """The marks of who has settled, new ones on white, and a ring for each place that is free."""
    for i in range(outpost.room):
        x = end[0] - (outpost.room - i - 0.5) * (SETTLED + 6)
        if i >= len(stands.settled):
            centre(image, _place("free"), x, end[1])
            continue
        if was and i >= len(was.settled):
            centre(image, _place("new"), x, end[1])
        centre(image, owner(stands.settled[i], SETTLED), x, end[1])


@kept
def _panel(wide: int) -> Image.Image:
    return panel(HIGH, wide)


@kept
def _place(state: str) -> Image.Image:
    """A place for a settlement: `free`, or lit up since it is `new`."""
    size = SETTLED + 8
    canvas = Canvas(size, size, size)
    if state == "new":
        canvas.circle(0.5, 0.5, 0.5, WHITE)
    else:
        canvas.ring(0.5, 0.5, 0.32, 0.05, PANEL_EDGE)
    return canvas.done()


@kept
def _step(value: str, wide: int, state: str) -> Image.Image:
    """A step of a track: `dark`, `lit` below the marker, or `marked`."""
    high = 44
    canvas = Canvas(wide, high)
    tone, top, bottom = STEPS[state]
    canvas.box((0, 0, wide - 1, high - 1), 8, top, bottom)
    if state == "marked":
        canvas.frame((0, 0, wide - 1, high - 1), 8, 3, GOLD)
    sprite = canvas.done()
    write(sprite, wide / 2, 31, value, theme.BOLD, 26, tone, align="middle")
    return sprite
