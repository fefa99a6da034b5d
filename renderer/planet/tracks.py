"""The tracks of the global parameters: arcs around the planet, one segment for each step, with the bonuses of the steps."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageChops

from engine.box import Box, Parameter
from renderer.drawing import theme
from renderer.drawing.atlas import baked
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Polygon, centre, path, stamp
from renderer.drawing.theme import INK, LEAST, OCEAN_BLUE, WHITE, Colour, mix, rgb
from renderer.drawing.type import width, write
from renderer.icons.icons import icons
from renderer.icons.pictograms import Boxed, Sign
from renderer.icons.sprites import DROP
from renderer.pieces.iconrow import pictogram
from renderer.planet.layout import Layout
from words.catalogue import number


class Arc(NamedTuple):
    """The position of a track, in degrees clockwise from the top, and its colours from start to end."""

    start: float
    end: float
    colours: tuple[Colour, ...]
    drops: bool = False
    """Whether segments show drops instead of values and the start has no segment, as on the track of the oceans."""

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


ARCS: Final[Mapping[str, Arc]] = {
    "temperature": Arc(222, 318, (rgb("#4aa8ff"), rgb("#ffd24a"), rgb("#ff4a2a"))),
    "oxygen": Arc(138, 42, (rgb("#d88ae8"), rgb("#6af0c8"))),
    "oceans": Arc(212.4, 147.6, (rgb("#3fa9f5"), rgb("#6ec4ff")), drops=True),
}
TOP: Final = (-33.0, 33.0)
"""The arc that the tracks of expansions share in the order of their parameters, in degrees clockwise from the top."""
APART: Final = 3.0
"""The gap between two tracks of expansions, in degrees."""
CAPITALS: Final = 0.72
"""The height of digits, as a share of the size of a font."""
State = Literal["dark", "bonus", "lit", "new"]
"""The state of a step: ahead, ahead with a bonus, done, or done since the reader's last turn."""
AHEAD: Final[Mapping[State, float]] = {"dark": 0.66, "bonus": 0.6}
"""How much the steps ahead are darkened, 0 to 1; little enough for counting the steps to the next bonus."""
FURTHER: Final = (
    (rgb("#ffe9a8"), rgb("#f08a3c")),
    (rgb("#c8f0a0"), rgb("#3cae7a")),
    (rgb("#ffc0dc"), rgb("#c8508c")),
)
"""The colours of the tracks of expansions."""


class Segment(NamedTuple):
    """The sprite of a segment and the position of its top left corner, in pixels."""

    sprite: Image.Image
    x: int
    y: int


class Track(NamedTuple):
    """A global parameter and its arc."""

    parameter: Parameter
    arc: Arc

    @property
    def key(self) -> str:
        return self.parameter.key

    @property
    def values(self) -> list[int]:
        """The values that have a segment, from the start of the track to its end."""
        p = self.parameter
        return list(range(p.start, p.end + 1, p.step))[1 if self.arc.drops else 0 :]

    def share(self, value: int) -> float:
        """The share of the track, 0 to 1, that is done at a value."""
        return (value - self.parameter.start) / (self.parameter.end - self.parameter.start)

    def colour(self, value: int) -> Colour:
        """The colour of a value, between the colours of the arc."""
        colours = self.arc.colours
        at = self.share(value) * (len(colours) - 1)
        i = min(int(at), len(colours) - 2)
        return mix(colours[i], colours[i + 1], at - i)

    def angles(self, index: int) -> tuple[float, float]:
        """The angles, in degrees, at which a segment begins and ends."""
        wide = (self.arc.end - self.arc.start) / len(self.values)
        return self.arc.start + wide * index, self.arc.start + wide * (index + 1)


def tracks(parameters: Sequence[Parameter]) -> tuple[Track, ...]:
    """All tracks of a game: those in `ARCS` at their places, the others side by side at the top."""
    further = [p for p in parameters if p.key not in ARCS]
    wide = (TOP[1] - TOP[0] + APART) / len(further) if further else 0
    arcs = dict(ARCS)
    for i, parameter in enumerate(further):
        start = TOP[0] + i * wide
        arcs[parameter.key] = Arc(start, start + wide - APART, FURTHER[i % len(FURTHER)])
    return tuple(Track(p, arcs[p.key]) for p in parameters)


def tracks_of(box: Box) -> tuple[Track, ...]:
    """All tracks of a game with this box."""
    return tracks(tuple(box.parameters.values()))


def further(found: Sequence[Track]) -> list[Track]:
    """The tracks of expansions, whose values are not drawn in a corner of the picture."""
    return [track for track in found if track.key not in ARCS]


def _narrowed(angles: tuple[float, float], by: float) -> tuple[float, float]:
    by *= math.copysign(1, angles[1] - angles[0])
    return angles[0] + by, angles[1] - by


def _corner(piece: Polygon) -> tuple[int, int]:
    """The top left corner of the sprite of a piece, in pixels of the board."""
    return int(min(x for x, _y in piece)) - 3, int(min(y for _x, y in piece)) - 3


def _around(piece: Polygon, oversampling: int) -> Canvas:
    """A canvas large enough for a piece, in pixels of the board."""
    left, top = _corner(piece)
    wide, high = int(max(x for x, _y in piece)) - left + 5, int(max(y for _x, y in piece)) - top + 5
    return Canvas(wide, high, origin=(-left, -top), oversampling=oversampling)


def _piece(layout: Layout, track: Track, index: int) -> Polygon:
    """The outline of a segment."""
    inner, outer = layout.ring
    return layout.wedge(_narrowed(track.angles(index), 0.28), (inner + layout.unit * 3, outer - layout.unit * 3))


@sprite_cache
def _segment(layout: Layout, track: Track, index: int, state: State) -> Segment:
    """A segment with its value."""
    corner, sprite = _corner(_piece(layout, track, index)), _face(layout, track, index, state).copy()
    if shows_values(layout, track):
        tone = mix(track.colour(track.values[index]), WHITE, 0.5) if state in AHEAD else INK
        _write_value(sprite, layout, track, index, tone, corner)
    return Segment(sprite, *corner)


@baked
def _face(layout: Layout, track: Track, index: int, state: State) -> Image.Image:
    tone = track.colour(track.values[index])
    piece = _piece(layout, track, index)
    canvas = _around(piece, oversampling=6)
    if state in AHEAD:
        canvas.fill([piece], mix(tone, INK, AHEAD[state]), alpha=0.9)
    else:
        canvas.fill([piece], mix(tone, WHITE, 0.25), mix(tone, INK, 0.12))
    if state == "new":
        canvas.line([*piece, piece[0]], 2.4 * max(1, layout.unit), WHITE)
    if state == "bonus":
        canvas.line([*piece, piece[0]], 2.4, mix(tone, WHITE, 0.6))
    if track.arc.drops:
        x, y = layout.polar(sum(track.angles(index)) / 2, sum(layout.ring) / 2)
        size = 27 * layout.unit
        _drop(canvas, (x - size / 2, y - size / 2), size, state)
    return canvas.done()


def _drop(canvas: Canvas, at: tuple[float, float], size: float, state: State) -> None:
    top, bottom = (rgb("#3b6d9c"), rgb("#274a70")) if state in AHEAD else (WHITE, rgb("#bfe8ff"))
    shape = [[(at[0] + x * size, at[1] + y * size) for x, y in polygon] for polygon in path(DROP)]
    canvas.fill(shape, top, bottom)


def _write_value(
    sprite: Image.Image, layout: Layout, track: Track, index: int, tone: Colour, corner: tuple[int, int]
) -> None:
    size = _figures(layout)
    x, y = layout.polar(sum(track.angles(index)) / 2, sum(layout.ring) / 2)
    base = y - corner[1] + size * 0.35
    write(sprite, x - corner[0], base, _value(track, index), theme.BOLD, size, tone, align="middle")


def _figures(layout: Layout) -> int:
    return layout.px(19)


def _value(track: Track, index: int) -> str:
    value = track.values[index]
    return f"+{value}" if value > 0 and track.parameter.start < 0 else number(value)


@lru_cache(maxsize=64)
def shows_values(layout: Layout, track: Track) -> bool:
    """Whether the segments of a track show values: not if they are too narrow for the numbers, nor on a track of drops."""
    size = _figures(layout)

    def fits(index: int) -> bool:
        right, down = _step(layout, track, index)
        return right >= width(_value(track, index), theme.BOLD, size) or down >= CAPITALS * size

    return size >= LEAST and not track.arc.drops and all(fits(i) for i in range(len(track.values)))


def _step(layout: Layout, track: Track, index: int) -> tuple[float, float]:
    """The distance from one segment to the next, in pixels to the right and down."""
    start, end = track.angles(index)
    turn, along = math.radians((start + end) / 2), math.radians(abs(end - start)) * sum(layout.ring) / 2
    return along * abs(math.cos(turn)), along * abs(math.sin(turn))


def _trough(layout: Layout, track: Track) -> Polygon:
    """The outline of a whole track."""
    (inner, outer), arc = layout.ring, track.arc
    return layout.wedge(_narrowed((arc.start, arc.end), -0.5), (inner - layout.unit, outer + layout.unit), 80)


@baked
def _bed(layout: Layout, track: Track) -> Image.Image:
    """The dark background of a track."""
    trough = _trough(layout, track)
    canvas = _around(trough, oversampling=2)
    canvas.fill([trough], rgb("#070a14"), alpha=0.82)
    return canvas.done()


def draw_empty(image: Image.Image, layout: Layout, track: Track) -> None:
    """Draw an empty track with the bonuses of its steps, as a part of the unchanging picture."""
    stamp(image, _bed(layout, track), *_corner(_trough(layout, track)))
    for i, value in enumerate(track.values):
        stamp(image, *_segment(layout, track, i, "bonus" if value in dict(track.parameter.bonuses) else "dark"))
    _draw_bonuses(image, layout, track)


def _draw_bonuses(image: Image.Image, layout: Layout, track: Track) -> None:
    """Draw the signs of the bonuses of steps; each partly covers its segment."""
    size = layout.px(38 if layout.lettered else 30)
    for value, bonus in track.parameter.bonuses:
        angle = sum(track.angles(track.values.index(value))) / 2
        x, y = layout.polar(angle, layout.ring[0] - 10 * layout.unit)
        name = next((sign_name(icon) for icon in icons(bonus)), "card")
        centre(image, _bonus_ground(round(size * 4 / 3)), x, y)
        centre(image, pictogram(name, size), x, y)


def sign_name(icon: object) -> str:
    """The name of the picture of the first sign of an icon."""
    if isinstance(icon, Boxed):
        return sign_name(icon.inside[0])
    return icon.name if isinstance(icon, Sign) else "card"


@sprite_cache
@baked
def _bonus_ground(size: int) -> Image.Image:
    canvas = Canvas(size, size, size, oversampling=6)
    canvas.circle(0.5, 0.5, 0.5, INK)
    canvas.circle(0.5, 0.5, 0.45, rgb("#2a3354"))
    return canvas.done()


def draw_reached(image: Image.Image, layout: Layout, track: Track, value: int, before: int) -> None:
    """Draw the steps done so far, those since `before` with a white edge, and a frame around the last step; the signs of bonuses stay on
    top."""
    done = [i for i, at in enumerate(track.values) if at <= value]
    for i in done:
        stamp(image, *_segment(layout, track, i, "new" if track.values[i] > before else "lit"))
    if done and not track.arc.drops:
        stamp(image, *_needle(layout, track, done[-1]))
    _draw_bonuses(image, layout, track)


@sprite_cache
def _needle(layout: Layout, track: Track, index: int) -> Segment:
    """The frame around the current step of a track."""
    x, y = layout.polar(sum(track.angles(index)) / 2, sum(layout.ring) / 2)
    half = layout.px(48)
    return Segment(_frame(layout, track, index), round(x - half), round(y - half))


@baked
def _frame(layout: Layout, track: Track, index: int) -> Image.Image:
    angles, (inner, outer) = track.angles(index), layout.ring
    x, y = layout.polar(sum(angles) / 2, (inner + outer) / 2)
    half = layout.px(48)
    canvas = Canvas(2 * half, 2 * half, origin=(half - x, half - y), oversampling=6)
    frame = canvas.mask([layout.wedge(_narrowed(angles, -0.7), (inner - 5 * layout.unit, outer + 5 * layout.unit))])
    hole = canvas.mask([layout.wedge(angles, (inner + layout.unit, outer - layout.unit))])
    canvas.paint(ImageChops.subtract(frame, hole), WHITE)
    canvas.shadow(0, 0, 3 * layout.unit, 0.9)
    return canvas.done()


def reading(track: Track, value: int) -> Colour:
    """The colour in which a value is written in large letters."""
    return OCEAN_BLUE if track.arc.drops else mix(track.colour(value), WHITE, 0.15)
