"""The tracks of the global parameters: arcs around the planet, a segment a step, with their bonus steps."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from engine.parameters import Parameter
from renderer import theme
from renderer.atlas import baked
from renderer.canvas import Canvas, Polygon, centre, path, stamp
from renderer.iconrow import picture
from renderer.icons import Boxed, Sign, icons
from renderer.kept import kept
from renderer.layout import Layout
from renderer.sprites import DROP
from renderer.theme import INK, OCEAN_BLUE, WHITE, Colour, mix, rgb
from renderer.type import write
from words.catalogue import number

Ramp = Callable[[float], Colour]


def _warm(share: float) -> Colour:
    cold, mild, hot = rgb("#4aa8ff"), rgb("#ffd24a"), rgb("#ff4a2a")
    return mix(cold, mild, share * 2) if share < 0.5 else mix(mild, hot, share * 2 - 1)


def _air(share: float) -> Colour:
    return mix(rgb("#d88ae8"), rgb("#6af0c8"), share)


def _water(share: float) -> Colour:
    return mix(rgb("#3fa9f5"), rgb("#6ec4ff"), share)


class Arc(NamedTuple):
    """Where a track lies, in degrees clockwise from the top, and its colours from start to end."""

    start: float
    end: float
    ramp: Ramp
    counts_start: bool = True
    """Whether the starting value has a segment of its own; oceans have none at 0."""


ARCS: Final[Mapping[str, Arc]] = {
    "temperature": Arc(222, 318, _warm),
    "oxygen": Arc(138, 42, _air),
    "oceans": Arc(212.4, 147.6, _water, counts_start=False),
}
"""A parameter that has no place here is drawn nowhere, and said in words."""


class Segment(NamedTuple):
    """A sprite and where it goes."""

    sprite: Image.Image
    x: int
    y: int


def segments(parameter: Parameter) -> list[int]:
    """The values that have a segment, from the start of the track on."""
    values = list(range(parameter.start, parameter.end + 1, parameter.step))
    return values if ARCS[parameter.key].counts_start else values[1:]


def share(parameter: Parameter, value: int) -> float:
    """How much of a track is done, 0 to 1."""
    return (value - parameter.start) / (parameter.end - parameter.start)


def colour(parameter: Parameter, value: int) -> Colour:
    return ARCS[parameter.key].ramp(share(parameter, value))


def _angles(parameter: Parameter, index: int) -> tuple[float, float]:
    arc = ARCS[parameter.key]
    wide = (arc.end - arc.start) / len(segments(parameter))
    return arc.start + wide * index, arc.start + wide * (index + 1)


def _narrowed(angles: tuple[float, float], by: float) -> tuple[float, float]:
    by *= math.copysign(1, angles[1] - angles[0])
    return angles[0] + by, angles[1] - by


def _corner(piece: Polygon) -> tuple[int, int]:
    """Where the sprite of a piece begins on the board."""
    return int(min(x for x, _y in piece)) - 3, int(min(y for _x, y in piece)) - 3


def _around(piece: Polygon, oversampling: int) -> Canvas:
    """A canvas in pixels of the board that holds a piece."""
    left, top = _corner(piece)
    wide, high = int(max(x for x, _y in piece)) - left + 5, int(max(y for _x, y in piece)) - top + 5
    return Canvas(wide, high, origin=(-left, -top), oversampling=oversampling)


def _piece(layout: Layout, parameter: Parameter, index: int) -> Polygon:
    """The face of a segment."""
    inner, outer = layout.ring
    return layout.wedge(_narrowed(_angles(parameter, index), 0.28), (inner + layout.unit * 3, outer - layout.unit * 3))


@kept
def _segment(layout: Layout, parameter: Parameter, index: int, state: str) -> Segment:
    """A segment, `lit` or `dark`."""
    return Segment(_face(layout, parameter, index, state), *_corner(_piece(layout, parameter, index)))


@baked
def _face(layout: Layout, parameter: Parameter, index: int, state: str) -> Image.Image:
    tone = colour(parameter, segments(parameter)[index])
    angles, (inner, outer) = _angles(parameter, index), layout.ring
    piece = _piece(layout, parameter, index)
    canvas = _around(piece, oversampling=6)
    if state == "lit":
        canvas.fill([piece], mix(tone, WHITE, 0.25), mix(tone, INK, 0.12))
    else:
        canvas.fill([piece], mix(tone, INK, 0.8), alpha=0.9)
    if parameter.key == "oceans":
        x, y = layout.polar(sum(angles) / 2, (inner + outer) / 2)
        size = 27 * layout.unit
        drop = [(x - size / 2, y - size / 2)]
        _drop(canvas, drop[0], size, state)
    return canvas.done()


def _drop(canvas: Canvas, at: tuple[float, float], size: float, state: str) -> None:
    top, bottom = (WHITE, rgb("#bfe8ff")) if state == "lit" else (rgb("#3b6d9c"), rgb("#274a70"))
    shape = [[(at[0] + x * size, at[1] + y * size) for x, y in polygon] for polygon in path(DROP)]
    canvas.fill(shape, top, bottom)


def _figure(image: Image.Image, layout: Layout, parameter: Parameter, index: int, tone: Colour) -> None:
    """The value on a segment."""
    if parameter.key == "oceans":
        return
    value = segments(parameter)[index]
    text = f"+{value}" if value > 0 and parameter.start < 0 else number(value)
    x, y = layout.polar(sum(_angles(parameter, index)) / 2, sum(layout.ring) / 2)
    size = max(11, layout.px(19))
    write(image, x, y + size * 0.35, text, theme.BOLD, size, tone, align="middle")


def _trough(layout: Layout, parameter: Parameter) -> Polygon:
    """All that a track covers."""
    (inner, outer), arc = layout.ring, ARCS[parameter.key]
    return layout.wedge(_narrowed((arc.start, arc.end), -0.5), (inner - layout.unit, outer + layout.unit), 80)


@baked
def _bed(layout: Layout, parameter: Parameter) -> Image.Image:
    """The dark ground of a track."""
    trough = _trough(layout, parameter)
    canvas = _around(trough, oversampling=2)
    canvas.fill([trough], rgb("#070a14"), alpha=0.82)
    return canvas.done()


def draw_empty(image: Image.Image, layout: Layout, parameter: Parameter) -> None:
    """A track with nothing reached, and what its steps bring; part of the base layer."""
    stamp(image, _bed(layout, parameter), *_corner(_trough(layout, parameter)))
    for i, value in enumerate(segments(parameter)):
        stamp(image, *_segment(layout, parameter, i, "dark"))
        _figure(image, layout, parameter, i, mix(colour(parameter, value), WHITE, 0.25))
    size = layout.px(30)
    for value, bonus in parameter.bonuses:
        angle = sum(_angles(parameter, segments(parameter).index(value))) / 2
        x, y = layout.polar(angle, layout.ring[0] - 10 * layout.unit)
        name = next((sign_name(icon) for icon in icons(bonus)), "card")
        centre(image, _bonus_ground(layout.px(40)), x, y)
        centre(image, picture(name, size), x, y)


def sign_name(icon: object) -> str:
    """The picture of the first sign of an icon."""
    if isinstance(icon, Boxed):
        return sign_name(icon.inside[0])
    return icon.name if isinstance(icon, Sign) else "card"


@kept
@baked
def _bonus_ground(size: int) -> Image.Image:
    canvas = Canvas(size, size, size, oversampling=6)
    canvas.circle(0.5, 0.5, 0.5, INK)
    canvas.circle(0.5, 0.5, 0.45, rgb("#2a3354"))
    return canvas.done()


def draw_reached(image: Image.Image, layout: Layout, parameter: Parameter, value: int) -> None:
    """The steps done so far, and a frame around the last."""
    done = [i for i, at in enumerate(segments(parameter)) if at <= value]
    for i in done:
        stamp(image, *_segment(layout, parameter, i, "lit"))
        _figure(image, layout, parameter, i, INK)
    if done and ARCS[parameter.key].counts_start:
        stamp(image, *_needle(layout, parameter, done[-1]))


@kept
def _needle(layout: Layout, parameter: Parameter, index: int) -> Segment:
    """The frame around where a track stands."""
    x, y = layout.polar(sum(_angles(parameter, index)) / 2, sum(layout.ring) / 2)
    half = layout.px(48)
    return Segment(_frame(layout, parameter, index), round(x - half), round(y - half))


@baked
def _frame(layout: Layout, parameter: Parameter, index: int) -> Image.Image:
    angles, (inner, outer) = _angles(parameter, index), layout.ring
    x, y = layout.polar(sum(angles) / 2, (inner + outer) / 2)
    half = layout.px(48)
    canvas = Canvas(2 * half, 2 * half, origin=(half - x, half - y), oversampling=6)
    frame = canvas.mask([layout.wedge(_narrowed(angles, -0.7), (inner - 5 * layout.unit, outer + 5 * layout.unit))])
    hole = canvas.mask([layout.wedge(angles, (inner + layout.unit, outer - layout.unit))])
    canvas.paint(ImageChops.subtract(frame, hole), WHITE)
    canvas.shadow(0, 0, 3 * layout.unit, 0.9)
    return canvas.done()


def reading(parameter: Parameter, value: int) -> Colour:
    """The colour of a value in large figures."""
    return OCEAN_BLUE if parameter.key == "oceans" else mix(colour(parameter, value), WHITE, 0.15)
