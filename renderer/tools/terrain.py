"""The surface of an invented Mars as a flat map: heights, relief, dust and water.

A field is an image of floating-point numbers (mode F); the plane shows half a sphere, with true distances from its middle.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageMath

from renderer.drawing.canvas import Point
from renderer.planet.landscapes import Course, Landscape

Field = Image.Image
STAMP: Final = 192
"""The side in pixels at which a feature is drawn before it is scaled."""
STEPS: Final = 200
"""The number of points of the course of a canyon."""


def calc(expression: Callable[[Any], Any], **fields: Field) -> Field:
    """Compute a field from other fields, pixel by pixel: `calc(lambda v: v["a"] * 2, a=heights)`."""
    done: Field = ImageMath.lambda_eval(expression, **fields)
    return done.convert("F")


def clamped(field: Field, low: float, high: float) -> Field:
    """Limit the values of a field to the range from `low` to `high`."""
    return calc(lambda v: v["min"](v["max"](v["f"], low), high), f=field)


def smooth(field: Field, low: float, high: float) -> Field:
    """A field that is 0 where the value is below `low`, 1 where it is above `high`, and changes smoothly in between."""
    share = clamped(calc(lambda v: (v["f"] - low) / (high - low), f=field), 0, 1)
    return calc(lambda v: v["s"] * v["s"] * (3 - v["s"] * 2), s=share)


def scaled(field: Field, size: tuple[int, int]) -> Field:
    """The field at another size, in pixels."""
    return field.resize(size, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]


def axes(size: tuple[int, int], middle: Point, unit: float) -> tuple[Field, Field]:
    """Two fields: the distance of each pixel to the right of and below the point `middle`, in units of `unit` pixels."""
    row = array("f", ((x + 0.5 - middle[0]) / unit for x in range(size[0])))
    column = array("f", ((y + 0.5 - middle[1]) / unit for y in range(size[1])))
    lines = ((size[0], 1), row), ((1, size[1]), column)
    across, down = (Image.frombytes("F", shape, line.tobytes()) for shape, line in lines)
    nearest = Image.Resampling.NEAREST
    return across.resize(size, nearest), down.resize(size, nearest)  # pyright: ignore[reportUnknownMemberType]


def noise(chance: Random, size: tuple[int, int], cells: float, octaves: int, gain: float = 0.5) -> Field:
    """Noise with mean 0 at several scales, the largest a `cells`-th of the width; it has the same pattern at every size of the field."""
    total = Image.new("F", size, 0)
    weight = 1.0
    for octave in range(octaves):
        wide = cells * 2**octave
        across, down = math.ceil(wide) + 4, math.ceil(wide * size[1] / size[0]) + 4
        grid = Image.frombytes(
            "F", (across, down), array("f", (chance.gauss(0, 1) for _ in range(across * down))).tobytes()
        )
        box = (1.5, 1.5, 1.5 + wide, 1.5 + wide * size[1] / size[0])
        layer = grid.resize(size, Image.Resampling.BICUBIC, box)  # pyright: ignore[reportUnknownMemberType]
        total = calc(lambda v, w=weight: v["t"] + v["l"] * w, t=total, l=layer)
        weight *= gain
    return total


def moved(field: Field, right: float, down: float) -> Field:
    """The field shifted by `right` and `down` pixels."""
    shift = (1, 0, -right, 0, 1, -down)
    return field.transform(field.size, Image.Transform.AFFINE, shift, Image.Resampling.BILINEAR)  # pyright: ignore[reportUnknownMemberType]


def blurred(field: Field, radius: float) -> Field:
    """The field blurred, so that details smaller than `radius` pixels disappear."""
    small = (max(2, round(field.width / max(1, radius))), max(2, round(field.height / max(1, radius))))
    return scaled(field.resize(small, Image.Resampling.BOX), field.size)  # pyright: ignore[reportUnknownMemberType]


def _profile(height: Callable[[float], float]) -> Field:
    """A table of the heights of a round feature by the distance from its middle; its foot is at distance 1, and the table ends at 2."""
    half = STAMP / 4
    numbers = array("f")
    for y in range(STAMP):
        for x in range(STAMP):
            numbers.append(height(math.hypot(x + 0.5 - STAMP / 2, y + 0.5 - STAMP / 2) / half))
    return Image.frombytes("F", (STAMP, STAMP), numbers.tobytes())


def _crater(d: float) -> float:
    """The profile of a crater: a flat floor, a steep wall, a sharp rim, and ejecta around it."""
    bowl = -0.8 * (1 - min(1, max(0, (d - 0.5) / 0.45)) ** 2) if d < 0.95 else 0.0
    rim = 0.7 * math.exp(-(((d - 1) / (0.1 if d < 1 else 0.24)) ** 2))
    return bowl + rim


def _shield(d: float) -> float:
    """The profile of a shield volcano with a small caldera."""
    flank = 0.5 * (1 + math.cos(math.pi * min(1, d))) ** 1.0
    return flank - 0.16 / (1 + math.exp((d - 0.16) * 60))


def _basin(d: float) -> float:
    """The profile of a basin of an old impact: a wide floor, a soft wall, and a low and broken rim far out."""
    return -0.9 / (1 + math.exp((d - 0.8) * 14)) + 0.35 * math.exp(-(((d - 1.08) / 0.17) ** 2))


def _floor(d: float) -> float:
    """The profile of the bright dust on the floor of a basin."""
    return 1.9 / (1 + math.exp((d - 0.72) * 11))


CRATER: Final = _profile(_crater)
BASIN: Final = _profile(_basin)
FLOOR: Final = _profile(_floor)
SHIELD: Final = _profile(_shield)


def add(heights: Field, feature: Field, at: Point, radius: float, height: float) -> None:
    """Add a feature to the heights of the plane, with its middle at `at` and its foot `radius` pixels from the middle."""
    size = max(3, round(4 * radius))
    left, top = round(at[0] - size / 2), round(at[1] - size / 2)
    stamp = scaled(feature, (size, size))
    ground = heights.crop((left, top, left + size, top + size))
    heights.paste(calc(lambda v: v["g"] + v["s"] * height, g=ground, s=stamp), (left, top))


def canyons(size: int, chance: Random, courses: Sequence[Course]) -> Field:
    """A mask of canyons with eroded walls: 1 on their floor, 0 outside."""
    if not courses:
        return Image.new("F", (size, size), 0)
    mask = Image.new("L", (size, size), 0)
    for width, course in courses:
        _dig(mask, width * size, [(x * size, y * size) for x, y in course])
    soft = mask.filter(ImageFilter.GaussianBlur(size * 0.007)).convert("F")
    eaten = noise(chance, (size, size), 23, 5, 0.62)
    return smooth(calc(lambda v: v["m"] / 255 + v["e"] * 0.14, m=soft, e=eaten), 0.36, 0.6)


def _dig(mask: Image.Image, width: float, course: Sequence[Point]) -> None:
    """Draw one canyon, narrow at its ends."""
    draw = ImageDraw.Draw(mask)
    for i in range(STEPS + 1):
        at = i / STEPS * (len(course) - 1)
        piece = min(int(at), len(course) - 2)
        (x0, y0), (x1, y1) = course[piece : piece + 2]
        x, y = x0 + (x1 - x0) * (at - piece), y0 + (y1 - y0) * (at - piece)
        wide = width * (0.45 + 0.55 * math.sin(math.pi * i / STEPS))
        draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=255)


class Terrain(NamedTuple):
    """The fields of the ground, each between about -1 and 1."""

    heights: Field
    """Heights with mean 0; low in the north."""
    relief: Field
    """Above 0 on slopes towards the light, below 0 on slopes away from it."""
    dust: Field
    """Above 0 on bright plains, below 0 on dark ones."""
    water: Field
    """A field that is low where water would gather: the heights without small details."""


def terrain(size: int, land: Landscape) -> Terrain:
    """The terrain of a plane `size` pixels wide."""
    chance = Random(land.seed)
    whole = (size, size)
    rolling = noise(chance, whole, 4.3, 7, 0.5)
    ridges = calc(lambda v: 0.5 - abs(v["r"]), r=noise(chance, whole, 5.1, 5, 0.5))
    _across, down = axes(whole, (size / 2, size / 2), size / 2)
    heights = calc(lambda v: v["a"] * 0.3 + v["b"] * 0.2 + v["y"] * land.north, a=rolling, b=ridges, y=down)
    for x, y, radius in land.basins:
        add(heights, BASIN, (x * size, y * size), radius * size, 1)
    water = blurred(heights, size / 160)
    for _ in range(land.craters):
        radius = 0.003 + 0.042 * chance.random() ** 7
        at = (chance.random() * size, chance.random() * size)
        fresh = 0.25 + 0.75 * chance.random() ** 2
        add(heights, CRATER, at, radius * size, fresh * min(0.15, 0.03 + radius * 5))
    for x, y, radius in land.shields:
        add(heights, SHIELD, (x * size, y * size), radius * size, radius * 22)
    ground = canyons(size, chance, land.rifts)
    heights = calc(lambda v: v["h"] - v["c"] * 0.8, h=heights, c=ground)
    dust = noise(chance, whole, 3.1, 6, 0.55)
    for x, y, radius in land.basins:
        add(dust, FLOOR, (x * size, y * size), radius * size, 1)
    return Terrain(heights, _relief(heights, size), dust, calc(lambda v: v["w"] - v["c"] * 0.5, w=water, c=ground))


def _relief(heights: Field, size: int) -> Field:
    """The brightness of a relief lit from the upper left: sharp for small slopes, softer for large ones."""
    total = Image.new("F", heights.size, 0)
    for reach, weight in ((1.2, 5.0), (3.5, 1.6), (11.0, 0.45)):
        step = reach * size / 1400
        lit, shaded = moved(heights, step, step), moved(heights, -step, -step)
        total = calc(lambda v, w=weight: v["t"] + (v["h"] - v["l"]) * w, t=total, h=shaded, l=lit)
    return total
