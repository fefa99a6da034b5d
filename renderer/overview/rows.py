"""The rows of outposts beside the map, on a band below the full board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from PIL import Image

from engine.outposts import Outpost, Row
from engine.state import Standing
from engine.view import View
from renderer.alt.annexes import plain_rows
from renderer.annexes.blocks import Band, panel
from renderer.cards.parts import Box
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Point, centre, stamp
from renderer.drawing.theme import GOLD, INK, LETTER, OCEAN_BLUE, PANEL, PANEL_EDGE, QUIET, TABLE, WHITE, Colour, mix
from renderer.drawing.type import fit, width, write
from renderer.icons.sprites import owner
from renderer.planet.readings import badge
from words import parameter_name
from words.catalogue import capital

EDGE: Final = 22
"""The gap between the content of the band and the edges of the picture, in pixels."""
TITLE: Final = 44
HIGH: Final = 124
GAP: Final = 10
ABREAST: Final = 5
"""The number of outposts per line; further outposts continue on the next line."""
INSIDE: Final = 16
"""The gap between the edge of a panel and its content, in pixels."""
SETTLED: Final = 42
"""The size of the mark of a settlement, in pixels."""
FIGURES: Final = 58
"""The letter size of the marker's value in pixels, legible on a phone that shows the picture at a quarter of its width."""
TRACK: Final = (72, 30)
"""The top of a track on its panel, and the height of its steps, in pixels."""
StepState = Literal["dark", "lit", "marked"]
STEPS: Final[Mapping[StepState, tuple[Colour, Colour]]] = {
    "dark": (mix(PANEL, WHITE, 0.1), mix(PANEL, WHITE, 0.06)),
    "lit": (OCEAN_BLUE, mix(OCEAN_BLUE, INK, 0.3)),
    "marked": (WHITE, mix(GOLD, WHITE, 0.4)),
}
"""The top and bottom colours of a step beyond the marker, of one before the marker, and of the marker's own step."""
PlaceState = Literal["free", "new"]


def below(view: View, before: View | None) -> Band | None:
    """The band with the rows of outposts that no annex shows; None if there are no such rows."""
    rows = plain_rows(view)
    if not rows:
        return None

    def lay(image: Image.Image, top: int) -> None:
        for row in rows:
            write(image, EDGE, top + 30, parameter_name(row.key).upper(), theme.TITLE, 24, QUIET)
            _draw_row(image, row, top + TITLE, view, before)
            top += TITLE + _grid(row)[1] * (HIGH + GAP)

    high = sum(TITLE + _grid(row)[1] * (HIGH + GAP) for row in rows) + GAP
    return Band(high, mix(INK, PANEL, 0.5), lay)


def _grid(row: Row) -> tuple[int, int]:
    """The number of outposts per line and the number of lines; the outposts of a short row are not stretched."""
    n = len(row.outposts)
    lines = -(-n // ABREAST)
    return max(4, -(-n // lines)), lines


def _draw_row(image: Image.Image, row: Row, top: int, view: View, before: View | None) -> None:
    for outpost, place in zip(row.outposts, places(row, top), strict=True):
        was = before.outposts.get(outpost.key) if before else None
        _draw_outpost(image, outpost, view.outposts[outpost.key], was, place)


def places(row: Row, top: int) -> Iterator[Box]:
    """The box of each outpost of a row."""
    abreast, _lines = _grid(row)
    wide = (TABLE[0] - 2 * EDGE + GAP) // abreast - GAP
    for i in range(len(row.outposts)):
        x, y = EDGE + i % abreast * (wide + GAP), top + i // abreast * (HIGH + GAP)
        yield Box(x, y, x + wide, y + HIGH)


def _draw_outpost(image: Image.Image, outpost: Outpost, stands: Standing, was: Standing | None, place: Box) -> None:
    """Draw the name of an outpost, its settlements and free places, and its track with the marker."""
    left, right, top = place.left + INSIDE, place.right - INSIDE, place.top
    stamp(image, _panel(round(place.right - place.left)), place.left, top)
    room = right - left - outpost.room * (SETTLED + 6)
    _draw_settlements(image, outpost, stands, was, (right, top + 34))
    name, size = fit(capital(parameter_name(outpost.key)), theme.TITLE, 32, room, 18)
    write(image, left, top + 45, name, theme.TITLE, size, LETTER)
    figures = write(image, left, top + 108, str(stands.marker), theme.HEAVY, FIGURES, GOLD)
    figures += write(image, left + figures, top + 108, f" / {outpost.end}", theme.CAPTION, 30, QUIET)
    if was and stands.marker != was.marker:
        sprite = badge(stands.marker - was.marker, 30)
        centre(image, sprite, left + figures + 10 + sprite.width / 2, top + 93)
    _draw_track(image, outpost, stands.marker, (left + _figures(outpost), right), top + TRACK[0])


@sprite_cache
def _figures(outpost: Outpost) -> float:
    """The width in pixels of the widest text of an outpost's marker, with the end of the track and the change."""
    end = str(outpost.end)
    return width(end, theme.HEAVY, FIGURES) + width(f" / {end}", theme.CAPTION, 30) + badge(outpost.end, 30).width + 24


def _draw_track(image: Image.Image, outpost: Outpost, marker: int, sides: tuple[float, float], top: float) -> None:
    """Draw a track with a step for each value, each as wide as the width allows."""
    step = (sides[1] - sides[0]) / (outpost.end + 1)
    wide = max(1, round(step * 0.86))
    for value in range(outpost.end + 1):
        state = "marked" if value == marker else "lit" if value < marker else "dark"
        stamp(image, _step(wide, state), sides[0] + value * step + (step - wide) / 2, top)


def _draw_settlements(image: Image.Image, outpost: Outpost, stands: Standing, was: Standing | None, end: Point) -> None:
    """Draw the marks of settlements, new ones on white, and a ring for each free place."""
    for i in range(outpost.room):
        x = end[0] - (outpost.room - i - 0.5) * (SETTLED + 6)
        if i >= len(stands.settled):
            centre(image, place("free"), x, end[1])
            continue
        if was and i >= len(was.settled):
            centre(image, place("new"), x, end[1])
        centre(image, owner(stands.settled[i], SETTLED), x, end[1])


@sprite_cache
def _panel(wide: int) -> Image.Image:
    return panel(HIGH, wide)


@sprite_cache
def place(state: PlaceState, mark: int = SETTLED) -> Image.Image:
    """A place for a settlement's mark; that of a new one has a bright background."""
    size = mark + 8
    canvas = Canvas(size, size, size)
    if state == "new":
        canvas.circle(0.5, 0.5, 0.5, WHITE)
    else:
        canvas.ring(0.5, 0.5, 0.32, 0.05, PANEL_EDGE)
    return canvas.done()


@sprite_cache
def _step(wide: int, state: StepState) -> Image.Image:
    """A step of a track."""
    high = TRACK[1]
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), 7, *STEPS[state])
    if state == "marked":
        canvas.frame((0, 0, wide - 1, high - 1), 7, 3, GOLD)
    return canvas.done()
