"""Small signs: resources, tags and the marks of owners."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.atlas import baked
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Polygon, ellipse, path, regular, scaled, stamp, star
from renderer.drawing.theme import INK, WHITE, mix, rgb

LEAF: Final = "M .14 .86 C .02 .42 .34 .1 .9 .1 C .94 .66 .66 .99 .24 .8 Z"
FLAME: Final = (
    "M .52 .04 C .58 .26 .85 .42 .83 .68 C .81 .87 .67 .97 .5 .97 C .3 .97 .16 .84 .17 .64 "
    "C .18 .5 .28 .42 .32 .26 C .4 .34 .42 .42 .43 .47 C .52 .36 .55 .2 .52 .04 Z"
)
HEART_OF_FLAME: Final = (
    "M .52 .5 C .56 .6 .68 .66 .67 .78 C .66 .88 .59 .93 .5 .93 C .4 .93 .33 .87 .34 .77 C .35 .68 .46 .64 .52 .5 Z"
)
BOLT: Final = "M .62 .03 L .18 .56 L .46 .56 L .36 .97 L .82 .4 L .54 .4 Z"
DROP: Final = (
    "M .5 .05 C .6 .3 .85 .45 .85 .67 C .85 .86 .69 .97 .5 .97 C .31 .97 .15 .86 .15 .67 C .15 .45 .4 .3 .5 .05 Z"
)
BEAM: Final = (
    "M .14 .16 L .86 .16 L .86 .34 L .6 .38 L .6 .62 L .86 .66 L .86 .84 L .14 .84 L .14 .66 L .4 .62 L .4 .38 "
    "L .14 .34 Z"
)
SKYLINE: Final = "M .2 .74 L .2 .52 L .36 .52 L .36 .34 L .52 .26 L .52 .48 L .64 .48 L .64 .42 L .8 .42 L .8 .74 Z"
ARROW: Final = "M .06 .42 L .56 .42 L .56 .2 L .95 .5 L .56 .8 L .56 .58 L .06 .58 Z"

SignPainter = Callable[[Canvas], None]


def square(size: int) -> Canvas:
    """The canvas of a sign, whose unit is the size of the sign."""
    return Canvas(size, size, size, oversampling=8 if size < 64 else 4)


# Resources.


def _coin(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.47, *theme.CHIPS["mc"])
    canvas.ring(0.5, 0.5, 0.47, 0.05, rgb("#7d5408"))
    canvas.ring(0.5, 0.5, 0.4, 0.025, rgb("#fff3c0"), 0.8)
    canvas.letters(0.5, 0.5, "M€", theme.HEAVY, 0.44, rgb("#4a2f02"))


def _plants(canvas: Canvas) -> None:
    canvas.fill(scaled(path(LEAF), 0.72), rgb("#f4ffe6"), rgb("#c9f0a8"))
    canvas.line([(0.25, 0.76), (0.47, 0.53), (0.68, 0.34)], 0.035, rgb("#2d7a33"))


def _heat(canvas: Canvas) -> None:
    canvas.fill(scaled(path(FLAME), 0.72), rgb("#fff0c8"), rgb("#ffd07a"))
    canvas.fill(scaled(path(HEART_OF_FLAME), 0.72), rgb("#f0642c"))


def _energy(canvas: Canvas) -> None:
    canvas.fill(scaled(path(BOLT), 0.72), rgb("#fff9d0"), rgb("#f4dcff"))


def _steel(canvas: Canvas) -> None:
    canvas.fill(scaled(path(BEAM), 0.72), rgb("#fff0e2"), rgb("#eebd98"))


def _titanium(canvas: Canvas) -> None:
    crystal = [(0.5, 0.14), (0.8, 0.36), (0.8, 0.64), (0.5, 0.86), (0.2, 0.64), (0.2, 0.36)]
    canvas.fill([crystal], rgb("#f3f6ff"), rgb("#aab6d6"))
    canvas.fill([[(0.5, 0.14), (0.8, 0.36), (0.5, 0.46), (0.2, 0.36)]], WHITE)
    canvas.fill([[(0.5, 0.46), (0.8, 0.36), (0.8, 0.64), (0.5, 0.86)]], rgb("#7d8bb0"))


RESOURCES: Final[Mapping[str, SignPainter]] = {
    "plants": _plants,
    "heat": _heat,
    "energy": _energy,
    "steel": _steel,
    "titanium": _titanium,
}


@sprite_cache
@baked
def chip(resource: str, size: int) -> Image.Image:
    """The sign of a resource: M€ as a coin, the other resources on a square background."""
    canvas = square(size)
    if resource == "mc":
        _coin(canvas)
        return canvas.done()
    whole = (0.03, 0.03, 0.97, 0.97)
    canvas.box(whole, 0.2, *theme.CHIPS[resource])
    canvas.frame(whole, 0.2, 0.045, INK, 0.55)
    canvas.box((0.08, 0.07, 0.92, 0.4), 0.16, WHITE, alpha=0.13)
    RESOURCES[resource](canvas)
    return canvas.done()


# Tags.


def _building(canvas: Canvas) -> None:
    canvas.fill("M .22 .72 L .22 .5 L .5 .26 L .78 .5 L .78 .72 Z", WHITE)
    canvas.fill("M .42 .72 L .42 .54 L .58 .54 L .58 .72 Z", rgb("#7a4a28"))


def _space(canvas: Canvas) -> None:
    canvas.fill([star(4, 0.36, 0.1)], rgb("#ffe27a"))
    canvas.circle(0.72, 0.3, 0.05, WHITE)
    canvas.circle(0.3, 0.7, 0.04, WHITE)


def _science(canvas: Canvas) -> None:
    for turn in (0, 60, 120):
        orbit = ellipse(0.5, 0.5, 0.36, 0.13, turn, 40)
        canvas.line([*orbit, orbit[0]], 0.05, rgb("#2b3a5c"))
    canvas.circle(0.5, 0.5, 0.08, rgb("#d2483a"))


def _power(canvas: Canvas) -> None:
    canvas.fill(scaled(path(BOLT), 0.72), rgb("#fff3b0"))


def _earth(canvas: Canvas) -> None:
    land = rgb("#6fd36a")
    canvas.fill("M .2 .42 C .3 .2 .52 .2 .56 .3 C .6 .42 .44 .44 .42 .54 C .4 .66 .3 .6 .22 .56 Z", land)
    canvas.fill("M .6 .5 C .72 .42 .86 .5 .8 .64 C .72 .8 .56 .8 .56 .68 Z", land)


def _jovian(canvas: Canvas) -> None:
    for y, height in ((0.3, 0.07), (0.48, 0.1), (0.66, 0.06)):
        edge = 0.12 + abs(y - 0.5) * 0.35
        belt = [(edge, y), (1 - edge, y), (1 - edge, y + height), (edge, y + height)]
        canvas.fill([belt], rgb("#8a4f2a"), alpha=0.75)
    canvas.circle(0.64, 0.55, 0.09, rgb("#b8402a"))


def _plant(canvas: Canvas) -> None:
    canvas.fill(scaled(path(LEAF), 0.66), rgb("#eaffd8"))
    canvas.line([(0.3, 0.72), (0.64, 0.37)], 0.035, rgb("#2b6a2c"))


def _microbe(canvas: Canvas) -> None:
    for x, y, r in ((0.42, 0.45, 0.18), (0.63, 0.6, 0.13), (0.64, 0.33, 0.07)):
        canvas.circle(x, y, r, WHITE)
    for x, y, r in ((0.42, 0.45, 0.07), (0.63, 0.6, 0.05)):
        canvas.circle(x, y, r, rgb("#5a7d1e"))


def _animal(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.62, 0.17, WHITE)
    for x, y in ((0.28, 0.48), (0.41, 0.31), (0.59, 0.31), (0.72, 0.48)):
        canvas.circle(x, y, 0.075, WHITE)


def _city(canvas: Canvas) -> None:
    canvas.fill(SKYLINE, WHITE)
    for x, y in ((0.25, 0.58), (0.41, 0.42), (0.41, 0.56), (0.7, 0.5), (0.7, 0.62)):
        canvas.fill([[(x, y), (x + 0.05, y), (x + 0.05, y + 0.06), (x, y + 0.06)]], INK)


def _event(canvas: Canvas) -> None:
    canvas.fill(scaled(path(ARROW), 0.66), INK)


SECTORS: Final = ("science", "plant", "power", "building", "earth", "event")
"""The tags whose colours the wild tag has, clockwise."""


def _wild(canvas: Canvas) -> None:
    for i, name in enumerate(SECTORS):
        arc = [math.radians(60 * i - 90 + step) for step in range(0, 61, 6)]
        sector = [(0.5, 0.5), *((0.5 + 0.45 * math.cos(at), 0.5 + 0.45 * math.sin(at)) for at in arc)]
        canvas.fill([sector], mix(theme.TAGS[name], WHITE, 0.15))
    canvas.circle(0.5, 0.5, 0.25, INK)
    canvas.letters(0.5, 0.5, "?", theme.HEAVY, 0.4, WHITE)


TAG_SIGNS: Final[dict[str, SignPainter]] = {
    "building": _building,
    "space": _space,
    "science": _science,
    "power": _power,
    "earth": _earth,
    "jovian": _jovian,
    "plant": _plant,
    "microbe": _microbe,
    "animal": _animal,
    "city": _city,
    "event": _event,
    "wild": _wild,
}


def question(canvas: Canvas) -> None:
    """Draw the question mark that stands for a name unknown to this version."""
    canvas.letters(0.5, 0.5, "?", theme.HEAVY, 0.6, WHITE)


@sprite_cache
@baked
def tag(name: str, size: int) -> Image.Image:
    """The round sign of a tag; a question mark if this version does not know the name."""
    canvas = square(size)
    ground = theme.TAGS.get(name, theme.UNKNOWN)
    canvas.circle(0.5, 0.5, 0.49, INK)
    canvas.circle(0.5, 0.5, 0.45, mix(ground, WHITE, 0.28), mix(ground, INK, 0.25))
    TAG_SIGNS.get(name, question)(canvas)
    return canvas.done()


@sprite_cache
@baked
def card_resource(kind: str, size: int) -> Image.Image:
    """The sign of a resource that lies on cards, on a square background."""
    canvas = square(size)
    ground = theme.TAGS.get(kind, theme.UNKNOWN if kind not in CARD_RESOURCES else rgb("#6a7698"))
    whole = (0.05, 0.05, 0.95, 0.95)
    canvas.box(whole, 0.14, INK)
    canvas.box((0.09, 0.09, 0.91, 0.91), 0.11, mix(ground, WHITE, 0.3), mix(ground, INK, 0.3))
    (CARD_RESOURCES.get(kind) or TAG_SIGNS.get(kind, question))(canvas)
    return canvas.done()


@sprite_cache
@baked
def onto(kind: str, size: int) -> Image.Image:
    """The sign of a resource that is put on a chosen card: its picture in the frame of an empty card."""
    canvas = square(size)
    canvas.box((0.14, 0.01, 0.86, 0.99), 0.1, INK)
    canvas.box((0.17, 0.035, 0.83, 0.965), 0.08, WHITE, rgb("#b4c6e8"))
    canvas.box((0.22, 0.085, 0.78, 0.915), 0.05, rgb("#39466a"), rgb("#1c2540"))
    sprite, inside = canvas.done(), card_resource(kind, round(size * 0.58))
    stamp(sprite, inside, (size - inside.width) / 2, (size - inside.height) / 2)
    return sprite


CARD_RESOURCES: Final[dict[str, SignPainter]] = {"anything": question}
"""Painters of the resources that lie on cards and are not tags; each expansion adds its own."""
SOURCE_SIGNS: Final[dict[str, SignPainter]] = {}
"""Painters of the signs of sources of points, dark for a background of the source's colour (`theme.SOURCES`); each expansion adds
its own."""


# Marks of owners.

SHAPES: Final[Mapping[str, Polygon]] = {
    "circle": regular(48, 0.38),
    "square": [(0.16, 0.18), (0.84, 0.18), (0.84, 0.86), (0.16, 0.86)],
    "triangle": regular(3, 0.5, (0.5, 0.61)),
    "diamond": [(0.5, 0.04), (0.92, 0.52), (0.5, 1.0), (0.08, 0.52)],
    "star": star(5, 0.52, 0.235, (0.5, 0.54)),
}


@sprite_cache
@baked
def owner(seat: int, size: int) -> Image.Image:
    """The mark of a seat: its shape in its colour, with a light and a dark rim, so that it is visible on any background."""
    mark = theme.OWNERS[seat]
    shape = SHAPES[mark.shape]
    canvas = square(size)
    for factor, top, bottom in (
        (1.0, INK, INK),
        (0.87, WHITE, WHITE),
        (0.7, mix(mark.colour, WHITE, 0.15), mix(mark.colour, INK, 0.12)),
    ):
        canvas.fill([[(0.5 + (x - 0.5) * factor, 0.53 + (y - 0.53) * factor) for x, y in shape]], top, bottom)
    return canvas.done()
