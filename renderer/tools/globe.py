"""Makes the art of the planet: `python -m renderer.tools.globe` paints Mars red and green, and the order in which it turns green.

With keys of maps as arguments it paints the art of these maps only.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.maps import MAPS
from renderer.drawing.canvas import Point, levels, regular
from renderer.drawing.theme import TABLE, Colour, mix, rgb
from renderer.planet.landscapes import LANDSCAPES, USUAL, Landscape
from renderer.planet.layout import FULL
from renderer.planet.mars import FOLDER, Art
from renderer.tools.terrain import Field, Terrain, axes, blurred, calc, clamped, noise, smooth, terrain

RADIUS: Final = 442.0
"""The radius of the planet on the stored art, in pixels."""
LIGHT: Final = (-0.52, -0.46, 0.72)
"""The direction of the sun: right, down, towards the viewer."""
CELL: Final = 10
"""The side in pixels of the pieces of the plane that are projected onto the planet as a whole."""
SEA: Final = -0.2
"""The height up to which the green planet is flooded, except where the areas of the map are."""
PLAIN: Final = 0.16
"""The height above the sea of the lowest ground among the areas of the map."""
SHELF: Final = 0.3
"""The softness of the step between ground that is lifted above the sea and ground that is high enough."""
COAST: Final = 12
"""The width of the coast around the areas, in pixels of the stored art."""

Ramp = Sequence[tuple[float, Colour]]
"""Colours by height, from the lowest to the highest."""
RED: Final[Ramp] = (
    (-1.5, rgb("#3a1710")),
    (-0.7, rgb("#71301d")),
    (0.0, rgb("#ad5230")),
    (0.7, rgb("#cd7646")),
    (1.4, rgb("#df9c6c")),
    (2.4, rgb("#efc6a0")),
)
LAND: Final[Ramp] = (
    (-0.02, rgb("#c0c078")),
    (0.02, rgb("#84b458")),
    (0.12, rgb("#5aa648")),
    (0.28, rgb("#3a8c40")),
    (0.55, rgb("#3f9a44")),
    (1.0, rgb("#88a850")),
    (1.5, rgb("#c09458")),
    (2.4, rgb("#f3e6d8")),
)
WATER: Final[Ramp] = ((-1.4, rgb("#04153c")), (-0.6, rgb("#0b3f80")), (-0.2, rgb("#1c74b4")), (0.0, rgb("#5cc0d8")))


def _coloured(field: Field, ramp: Ramp) -> list[Field]:
    """A field of numbers as three fields of red, green and blue, by a colour ramp."""
    low, high = ramp[0][0], ramp[-1][0]
    steps = calc(lambda v: (v["f"] - low) * (255 / (high - low)), f=field)
    index = clamped(steps, 0, 255).convert("L")
    table = [_between(ramp, low + (high - low) * i / 255) for i in range(256)]
    return [index.point([colour[band] for colour in table]).convert("F") for band in range(3)]  # pyright: ignore[reportUnknownMemberType]


def _between(ramp: Ramp, at: float) -> Colour:
    for (low, one), (high, other) in pairwise(ramp):
        if at <= high:
            return mix(one, other, min(1, max(0, (at - low) / (high - low))))
    return ramp[-1][1]


class Ball(NamedTuple):
    """The planet as seen from space: for each pixel its position on a sphere of radius 1, and its light."""

    size: tuple[int, int]
    middle: Point
    radius: float
    right: Field
    down: Field
    out: Field
    """The component towards the viewer; 0 at the edge of the planet and beyond."""
    far: Field
    """The distance from the middle of the planet; 1 at its edge."""
    sun: Field
    """1 where the sun is overhead, below 0 at night."""


def ball(scale: float) -> Ball:
    """The planet for a picture `scale` times as large as the stored art."""
    size = (round(TABLE[0] * scale), round(TABLE[1] * scale))
    middle, radius = (FULL.x * scale, FULL.y * scale), RADIUS * scale
    right, down = axes(size, middle, radius)
    far = calc(lambda v: (v["x"] * v["x"] + v["y"] * v["y"]) ** 0.5, x=right, y=down)
    out = calc(lambda v: v["max"](1 - v["r"] * v["r"], 0) ** 0.5, r=far)
    a, b, c = LIGHT
    sun = calc(lambda v: v["x"] * a + v["y"] * b + v["z"] * c, x=right, y=down, z=out)
    return Ball(size, middle, radius, right, down, out, far, sun)


def bent(plane: Field, around: Ball) -> Field:
    """Project a plane onto the visible half of the planet; pixels outside the planet get the value at its edge."""

    def source(x: float, y: float) -> Point:
        right, down = (x - around.middle[0]) / around.radius, (y - around.middle[1]) / around.radius
        away = math.hypot(right, down)
        turn = math.asin(min(1, away)) / (math.pi / 2)
        share = turn / away if away else 0
        return (0.5 + right * share / 2) * plane.width, (0.5 + down * share / 2) * plane.height

    pieces: list[tuple[tuple[int, int, int, int], tuple[float, ...]]] = []
    for top in range(0, around.size[1], CELL):
        for left in range(0, around.size[0], CELL):
            x, y = min(left + CELL, around.size[0]), min(top + CELL, around.size[1])
            corners = ((left, top), (left, y), (x, y), (x, top))
            pieces.append(((left, top, x, y), tuple(n for corner in corners for n in source(*corner))))
    return plane.transform(around.size, Image.Transform.MESH, pieces, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]


Bands = list[Field]


def _over(below: Bands, colour: Colour | Bands, share: Field, strength: float = 1) -> Bands:
    """Mix a colour over three fields of colour, by a field of shares and a strength."""
    out: Bands = []
    for band in range(3):
        above = colour[band]
        top = above if isinstance(above, Image.Image) else Image.new("F", share.size, above)
        out.append(calc(lambda v: v["b"] + (v["t"] - v["b"]) * v["s"] * strength, b=below[band], t=top, s=share))
    return out


def _lit(bands: Bands, light: Field) -> Bands:
    return [calc(lambda v: v["b"] * v["l"], b=band, l=light) for band in bands]


def _added(bands: Bands, colour: Colour, share: Field) -> Bands:
    return [calc(lambda v, n=n: v["b"] + v["s"] * n, b=band, s=share) for band, n in zip(bands, colour, strict=True)]


class Surface(NamedTuple):
    """The terrain as it is seen on the planet."""

    heights: Field
    relief: Field
    dust: Field
    water: Field
    clouds: Field
    ragged: Field
    """Noise of small scale, for ragged edges."""
    land: Landscape


def surface(around: Ball, land: Landscape) -> Surface:
    """The terrain and the clouds above it, projected onto the planet."""
    size = round(around.radius * math.pi)
    ground: Terrain = terrain(size, land)
    chance = Random("clouds")
    puffs = noise(chance, (size, size), 5.3, 6, 0.56)
    clouds = puffs.resize((size, size), Image.Resampling.BICUBIC, (0, 0, size, size / 2))  # pyright: ignore[reportUnknownMemberType]
    ragged = noise(chance, (size, size), 12, 5, 0.6)
    heights, relief, dust, water, puffs, ragged = (bent(plane, around) for plane in (*ground, clouds, ragged))
    return Surface(heights, relief, dust, water, puffs, ragged, land)


TROUGHS: Final = 8
"""The number of dark valleys through the ice."""


def _ice(around: Ball, seen: Surface, reach: float) -> tuple[Field, Field]:
    """Masks of the ragged polar caps and of the troughs in them."""
    away = Image.new("F", around.size, 9)
    for cap in seen.land.caps:
        there = calc(
            lambda v, c=cap: (((v["x"] - c.x) * c.narrow) ** 2 + (v["y"] - c.y) ** 2) ** 0.5 + c.less,
            x=around.right,
            y=around.down,
        )
        away = calc(lambda v: v["min"](v["a"], v["t"]), a=away, t=there)
    edge = calc(lambda v: reach - v["a"] + v["r"] * 0.016 - v["h"] * 0.02, a=away, r=seen.ragged, h=seen.heights)
    rings = calc(lambda v: (v["a"] + v["x"] * 0.2 + v["r"] * 0.013) * 640, a=away, x=around.right, r=seen.ragged)
    table = [round(255 * max(0, math.cos(i * math.tau * TROUGHS / 255)) ** 6) for i in range(256)]
    troughs = clamped(rings, 0, 255).convert("L").point(table).convert("F")  # pyright: ignore[reportUnknownMemberType]
    return smooth(edge, -0.016, 0.03), calc(lambda v: v["t"] / 255, t=troughs)


def _iced(bands: Bands, around: Ball, seen: Surface, reach: float) -> Bands:
    """Paint the polar caps over the ground."""
    ice, troughs = _ice(around, seen, reach)
    bright = max(cap.bright for cap in seen.land.caps)
    cap = _over([Image.new("F", around.size, n) for n in rgb("#e8e6ea")], rgb("#b98f86"), troughs, 0.42)
    cap = _lit(cap, Image.new("F", around.size, bright))
    return _over(bands, cap, ice)


def _daylight(around: Ball, relief: Field, depth: float) -> Field:
    """The brightness of the ground: by its angle to the sun, by its slopes, and with a soft border to the night."""
    day = smooth(around.sun, -0.28, 0.95)
    slopes = calc(lambda v: v["r"] * (v["z"] * 0.8 + 0.2) * depth + 1, r=relief, z=around.out)
    return calc(lambda v: (v["d"] * 1.1 + 0.085) * v["s"], d=day, s=clamped(slopes, 0.4, 1.5))


def _air(around: Ball, bands: Bands, colour: Colour, strength: float) -> Bands:
    """Paint the air over the edge of the planet, where the line of sight passes through most of it."""
    lit = smooth(around.sun, -0.35, 0.75)
    thick = calc(lambda v: (1 - v["z"]) ** 3.4 * v["l"] * strength, z=around.out, l=lit)
    return _added(bands, colour, thick)


def _sky(around: Ball, colour: Colour) -> Bands:
    """Paint a dark sky with stars, a little haze, and the glow of the air around the planet."""
    chance = Random("sky")
    haze = smooth(noise(chance, around.size, 2.2, 4, 0.5), 0.1, 2.4)
    blue = smooth(noise(chance, around.size, 2.7, 4, 0.5), 0.1, 2.6)
    bands = [Image.new("F", around.size, level) for level in rgb("#060812")]
    bands = _added(_added(bands, rgb("#24163c"), haze), rgb("#0a1a34"), blue)
    stars = _stars(chance, around).convert("F")
    bands = _added(bands, (1, 1, 1), stars)
    beyond = calc(lambda v: v["max"](v["r"] - 1, 0), r=around.far)
    towards = calc(
        lambda v: (v["x"] * LIGHT[0] + v["y"] * LIGHT[1]) / v["r"], x=around.right, y=around.down, r=around.far
    )
    side = smooth(towards, -0.5, 0.75)
    glow = calc(lambda v: 2.718 ** (v["d"] * -26) * (v["s"] * 0.62 + 0.05), d=beyond, s=side)
    return _added(bands, colour, glow)


CITIES: Final = 150
"""The number of cities, each with up to a dozen lights; only those on land and in the night are visible."""
STARS: Final = 420
READING: Final = (280, 140)
"""The width and height, in pixels of the full board, of the field without stars behind each reading."""


def _stars(chance: Random, around: Ball) -> Image.Image:
    """Paint stars: few bright, many faint; none behind a reading, where they would look like accents on its letters."""
    scale = around.radius / RADIUS
    high = 3
    sky = Image.new("L", (around.size[0] * high, around.size[1] * high), 0)
    draw = ImageDraw.Draw(sky)
    for _ in range(STARS):
        x, y, bright = chance.random() * sky.width, chance.random() * sky.height, chance.random() ** 3
        radius = (0.45 + 0.85 * bright) * high * scale
        right, down = abs(x / high - around.middle[0]) / scale, abs(y / high - around.middle[1]) / scale
        if FULL.reach - READING[0] < right < FULL.reach and FULL.reach - READING[1] < down:
            continue
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=round(70 + 185 * bright))
    return sky.reduce(high)


def _finished(around: Ball, planet: Bands, sky: Bands) -> Image.Image:
    """The planet in front of the sky, with a smooth edge."""
    inside = clamped(calc(lambda v: (1 - v["r"]) * around.radius + 0.5, r=around.far), 0, 1)
    return Image.merge("RGB", [clamped(band, 0, 255).convert("L") for band in _over(sky, planet, inside)])


def red(around: Ball, seen: Surface) -> Image.Image:
    """Mars before terraforming."""
    tone = calc(lambda v: v["h"] * 0.5 + v["d"] * 0.45, h=seen.heights, d=seen.dust)
    bands = _coloured(tone, RED)
    bands = _iced(bands, around, seen, 0.215)
    bands = _lit(bands, _daylight(around, seen.relief, 1.0))
    bands = _air(around, bands, rgb("#ff9a5c"), 0.36)
    return _finished(around, bands, _sky(around, rgb("#ff9a66")))


def _areas(around: Ball) -> Field:
    """A field that is 1 at the areas of a map and falls to 0 a little farther out; it keeps seas away from areas, where they would look
    like ocean tiles."""
    mask, scale = Image.new("L", around.size, 0), around.radius / RADIUS
    draw = ImageDraw.Draw(mask)
    for space in MAPS[USUAL].spaces.values():
        corners = regular(6, FULL.radius + 2 * COAST, FULL.at(space))
        draw.polygon([(right * scale, down * scale) for right, down in corners], fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(COAST * scale)).convert("F")
    return calc(lambda v: v["m"] / 255, m=soft)


def _above_sea(around: Ball, seen: Surface) -> Field:
    """The height of the ground of the green planet: below 0 in the seas, which lie around the areas of the map."""
    height = calc(lambda v: v["w"] * 1.5 + v["r"] * 0.03 - SEA, w=seen.water, r=seen.ragged)
    lifted = calc(lambda v: (v["h"] + (v["h"] * v["h"] + SHELF**2) ** 0.5) / 2 + PLAIN, h=height)
    return calc(lambda v: v["h"] + (v["l"] - v["h"]) * v["m"], h=height, l=lifted, m=_areas(around))


def green(around: Ball, seen: Surface) -> Image.Image:
    """Mars after terraforming: seas around the areas, forests, clouds, lights at night."""
    above = _above_sea(around, seen)
    dry = smooth(above, -0.015, 0.015)
    wet = calc(lambda v: 1 - v["d"], d=dry)
    land = calc(lambda v: v["a"] * 0.8 + v["a"] * v["d"] * 0.2, a=above, d=seen.dust)
    bands = _over(_coloured(above, WATER), _coloured(land, LAND), dry)
    bands = _iced(bands, around, seen, 0.15)
    slopes = calc(lambda v: v["r"] * v["d"], r=seen.relief, d=dry)
    light = _daylight(around, slopes, 0.8)
    clouds = calc(lambda v: v["c"] * v["d"], c=smooth(seen.clouds, 0.7, 2.1), d=smooth(around.sun, -0.1, 0.4))
    bands = _over(_lit(bands, light), (0, 0, 0), blurred(clouds, 3 * around.radius / RADIUS), 0.25)
    bands = _added(bands, rgb("#fff2d0"), _glint(around, wet))
    bands = _over(
        bands,
        _lit([Image.new("F", around.size, n) for n in (246.0, 250.0, 255.0)], _daylight(around, clouds, 0)),
        clouds,
        0.72,
    )
    bands = _added(bands, rgb("#ffc878"), _cities(around, dry))
    bands = _air(around, bands, rgb("#78c8ff"), 0.5)
    return _finished(around, bands, _sky(around, rgb("#78c0ff")))


def _glint(around: Ball, wet: Field) -> Field:
    """Paint the reflection of the sun in the seas."""
    half = (LIGHT[0], LIGHT[1], LIGHT[2] + 1)
    long = math.hypot(*half)
    a, b, c = (n / long for n in half)
    return calc(
        lambda v: v["max"](v["x"] * a + v["y"] * b + v["z"] * c, 0) ** 60 * v["w"] * 0.55,
        x=around.right,
        y=around.down,
        z=around.out,
        w=wet,
    )


def _cities(around: Ball, dry: Field) -> Field:
    """Paint the lights of cities on the land at night."""
    chance = Random("cities")
    lights = Image.new("L", around.size, 0)
    draw = ImageDraw.Draw(lights)
    scale = around.radius / RADIUS
    for _ in range(CITIES):
        x, y = (middle + chance.gauss(0, 0.5) * around.radius for middle in around.middle)
        for _ in range(chance.randrange(1, 14)):
            left, top, radius = (
                x + chance.gauss(0, 9) * scale,
                y + chance.gauss(0, 6) * scale,
                (0.5 + chance.random()) * scale,
            )
            draw.ellipse(
                (left - radius, top - radius, left + radius, top + radius), fill=round(120 + 135 * chance.random())
            )
    night = smooth(around.sun, 0.2, -0.15)
    soft = lights.filter(ImageFilter.GaussianBlur(0.8 * scale)).convert("F")
    return calc(lambda v: v["l"] * v["n"] * v["d"] * (0.9 / 255), l=soft, n=night, d=dry)


def order(around: Ball, seen: Surface, change: Field) -> Image.Image:
    """The order in which the ground turns green, as levels from 0 to 255: low ground before high ground, with a ragged border."""
    turn = calc(lambda v: 118 + v["w"] * 120 + v["r"] * 26 + v["f"] * 24, w=seen.water, r=seen.ragged, f=around.far)
    sky = smooth(around.far, 0.999, 1.001)
    ground = calc(lambda v: v["c"] * (1 - v["o"]), c=change, o=sky)
    even = _evened(clamped(turn, 0, 255).convert("L"), ground).convert("F")
    return clamped(calc(lambda v: v["t"] + (128 - v["t"]) * v["o"], t=even, o=sky), 0, 255).convert("L")


def _evened(turn: Image.Image, change: Field) -> Image.Image:
    """The order map with its levels changed so that each has about the same share of the change and the planet turns green evenly."""
    shares = [0.0] * 256
    for level, part in zip(turn.tobytes(), change.convert("L").tobytes(), strict=True):
        shares[level] += part
    whole = sum(shares)
    return levels(
        turn,
        [round(255 * (sooner - share / 2) / whole) for sooner, share in zip(accumulate(shares), shares, strict=True)],
    )


def _change(before: Image.Image, after: Image.Image) -> Field:
    """For each pixel, the mean difference of its three colours between two pictures, in levels (0 to 255)."""
    red, green, blue = (band.convert("F") for band in ImageChops.difference(before, after).split())
    return calc(lambda v: (v["r"] + v["g"] + v["b"]) / 3, r=red, g=green, b=blue)


def painted(map: str, scale: float = 1) -> Art:
    """All of the art of a map, `scale` times as large as it is stored."""
    around = ball(scale)
    seen = surface(around, LANDSCAPES[map])
    before, after = red(around, seen), green(around, seen)
    return Art(before, after, order(around, seen, _change(before, after)))


def main(maps: Sequence[str]) -> None:
    for map in maps or LANDSCAPES:
        for name, image in painted(map)._asdict().items():
            image.convert("RGB").save(Path(str(FOLDER)) / f"{map}-{name}.webp", quality=92, method=6)


if __name__ == "__main__":
    main(sys.argv[1:])
