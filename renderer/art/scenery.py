"""The canvas of illustrations: one light for a whole picture, and solids lit by that light from the left."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderer.drawing.canvas import Canvas, Point, Polygon, ellipse, half_ellipse, levels, path
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


class Light(NamedTuple):
    """The light at an hour of the day: the sky from top to horizon, the sun, and the land from far to near."""

    top: Colour
    low: Colour
    sun: Colour
    far: Colour
    mid: Colour
    near: Colour


def light(*codes: str) -> Light:
    """Make a light from its six colours, each given as `#rrggbb`."""
    return Light(*(rgb(code) for code in codes))


ACCENTS: Final = ("#e4572e", "#f2a93b", "#2a9d8f", "#d1495b", "#3d7ea6", "#edc55a", "#8e5aa8", "#5fa777")
"""Colours of paint on walls and wings; each picture uses one."""
GOLD: Final = rgb("#f2c14a")
PAPER: Final = rgb("#fbf3e2")
BALL: Final = 128
"""The diameter in pixels at which a ball is shaded before it is enlarged."""
COARSE: Final = 8
"""Mists are painted this many times smaller than the picture."""
SMOOTH: Final = 300
"""A picture lower than this height in pixels is drawn three times as large before it is reduced; a higher one twice as large."""


class Mist(NamedTuple):
    """A patch of light in the sky, in units of the scene."""

    x: float
    y: float
    radius: float
    colour: Colour
    alpha: float


class Scene(Canvas):
    """An opaque picture of `wide` × 1 units, varied by the number of its card and lit from the left; `mirrored` says that the finished
    picture is mirrored."""

    mode = "RGB"
    bare = None

    def __init__(self, width: int, height: int, number: int, hour: Light, *, mirrored: bool = False) -> None:
        super().__init__(width, height, height, oversampling=3 if height < SMOOTH else 2)
        self.wide = width / height
        self.mirrored = mirrored
        self.aloft = False
        """Whether the subject flies, so that no sun may be painted that looks like the subject."""
        self.chance = Random(number)
        self.hour = hour
        self.ground = 0.84
        """The height at which things stand, from 0 at the top to 1 at the foot of the picture."""
        self.accent = rgb(self.chance.choice(ACCENTS))
        self.metal = mix(rgb("#e4e6ea"), hour.low, 0.16)
        self.dark = mix(hour.near, INK, 0.5)
        self.glass = mix(rgb("#a5e4ee"), hour.low, 0.15)
        self.rock = hour.mid
        self.lamp = rgb("#ffe6a3")

    # Chance.

    def between(self, least: float, most: float) -> float:
        """A random number from `least` to `most`; the same each time that the card is drawn."""
        return self.chance.uniform(least, most)

    def one_of(self, *codes: str) -> Colour:
        """A random one of the colours, each given as `#rrggbb`; the same each time that the card is drawn."""
        return rgb(self.chance.choice(codes))

    # Place.

    def side(self, share: float) -> float:
        """The `x` of the scene that is at the given share of the finished picture's width, mirrored or not."""
        return self.wide * (1 - share if self.mirrored else share)

    @contextmanager
    def placed(self, x: float, y: float, size: float) -> Generator[None]:
        """In the `with` block, draw in units of `size` around the point `x`, `y`; coordinates from −0.5 to 0.5 span that size."""
        scale, origin = self.scale, self.origin
        self.scale = scale * size
        self.origin = ((x + origin[0]) / size, (y + origin[1]) / size)
        yield
        self.scale, self.origin = scale, origin

    # Paint.

    def _pour(self, mask: Image.Image, at: tuple[int, int], top: Colour, bottom: Colour | None = None) -> None:
        # A scene is opaque, so colours are pasted, which is faster than alpha compositing.
        if bottom is None:
            self.image.paste(top, (*at, at[0] + mask.width, at[1] + mask.height), mask)
        else:
            self.image.paste(_shades(mask.size, (top, bottom)), at, mask)

    def _draw(self) -> ImageDraw.ImageDraw:
        """A pen for flat colours, opaque or not; much faster than a mask."""
        return ImageDraw.Draw(self.image, "RGBA")

    def fill(self, shape: str | Sequence[Polygon], top: Colour, bottom: Colour | None = None, alpha: float = 1) -> None:
        if bottom is not None:
            super().fill(shape, top, bottom, alpha)
            return
        draw = self._draw()
        for polygon in path(shape) if isinstance(shape, str) else shape:
            draw.polygon([self._at(x, y) for x, y in polygon], fill=(*top, int(255 * alpha)))

    def circle(
        self, x: float, y: float, radius: float, top: Colour, bottom: Colour | None = None, alpha: float = 1
    ) -> None:
        if bottom is not None:
            super().circle(x, y, radius, top, bottom, alpha)
            return
        corners = self._corners((x - radius, y - radius, x + radius, y + radius))
        self._draw().ellipse(corners, fill=(*top, int(255 * alpha)))

    def line(self, points: Polygon, width: float, colour: Colour, alpha: float = 1) -> None:
        if alpha < 1:
            super().line(points, width, colour, alpha)
            return
        thick, dots, draw = max(1, int(width * self.scale)), [self._at(*point) for point in points], self._draw()
        draw.line(dots, colour, thick, joint="curve")
        for x, y in (dots[0], dots[-1]):
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), colour)

    def land(self, skyline: Polygon, foot: float, top: Colour, low: Colour) -> None:
        """Fill everything below a skyline from edge to edge, down to `foot`; only the rows that the skyline crosses need a mask."""
        dots = [self._at(*point) for point in skyline]
        wide, bottom = self.image.width, min(self.image.height, math.ceil(self._at(0, foot)[1]) + 1)
        begin = max(0, math.floor(min(y for _x, y in dots)))
        even = min(bottom, math.ceil(max(y for _x, y in dots)) + 1)
        column, edge = _shades((1, bottom - begin), (top, low)), Image.new("L", (wide, even - begin))
        line = [(x, y - begin) for x, y in dots]
        ImageDraw.Draw(edge).polygon([(0, line[0][1]), *line, (wide, even), (0, even)], fill=255)
        for y, end, mask in ((begin, even, edge), (even, bottom, None)):
            part = (0, y - begin, 1, end - begin)
            shades = column.resize((wide, end - y), Image.Resampling.NEAREST, part)  # pyright: ignore[reportUnknownMemberType]
            self.image.paste(shades, (0, y), mask)

    def lit(self, colour: Colour) -> Colour:
        """The colour of a face that the light falls on."""
        return mix(colour, mix(self.hour.sun, WHITE, 0.3), 0.22)

    def dim(self, colour: Colour, share: float = 0.42) -> Colour:
        """The colour of a face in the shade; `share`, 0 to 1, is the strength of the shade."""
        return mix(colour, self.dark, share)

    def sky(self, top: Colour, low: Colour, *mists: Mist) -> None:
        """Paint the sky; patches of mist are painted small and enlarged, since they have no edges."""
        if not mists:
            self.image = _shades(self.image.size, (top, low))
            return
        small = _shades((self.image.width // COARSE, self.image.height // COARSE), (top, low))
        for mist in mists:
            side = round(2 * mist.radius * small.height)
            spot = _spot(mist.alpha).resize((side, side))  # pyright: ignore[reportUnknownMemberType]
            at = round(mist.x * small.height - spot.width / 2), round(mist.y * small.height - spot.height / 2)
            small.paste(mist.colour, (*at, at[0] + spot.width, at[1] + spot.height), spot)
        self.image = self._enlarged(small, self.image.size)

    def _enlarged(self, small: Image.Image, size: tuple[int, int]) -> Image.Image:
        """Enlarge an image without edges to `size` pixels: smoothly up to the size of the finished picture, coarsely above it."""
        fine = max(1, size[0] // self.oversampling), max(1, size[1] // self.oversampling)
        smooth = small.resize(fine, Image.Resampling.BILINEAR)  # pyright: ignore[reportUnknownMemberType]
        return smooth.resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]

    def shape(self, *points: Point, colour: Colour, low: Colour | None = None, alpha: float = 1) -> None:
        """Paint a polygon."""
        self.fill([points], colour, low, alpha)

    def across(self, points: Polygon, colour: Colour, *, round_: float = 1) -> None:
        """Paint a polygon as the wall of something round: light on the left, dark on the right."""
        dots = [self._at(*point) for point in points]
        stencil = self._stencil(dots)
        stencil.draw.polygon(stencil.local(dots), fill=255)
        tones = (self.lit(colour), mix(colour, self.lit(colour), 0.4), self.dim(colour, 0.55 * round_))
        self.image.paste(_shades(stencil.mask.size, tones, across=True), stencil.place, stencil.mask)

    def fade(self, points: Polygon, colour: Colour, first: float, last: float) -> None:
        """Paint a polygon whose opacity changes from `first` at its top to `last` at its foot, such as a beam, a flame or mist."""
        dots = [self._at(*point) for point in points]
        stencil = self._stencil(dots)
        stencil.draw.polygon(stencil.local(dots), fill=255)
        opacity = Image.frombytes("L", (1, 2), bytes((int(255 * first), int(255 * last))))
        opacity = opacity.resize((1, stencil.mask.height), Image.Resampling.BILINEAR, (0, 0.5, 1, 1.5))  # pyright: ignore[reportUnknownMemberType]
        opacity = opacity.resize(stencil.mask.size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
        self._pour(ImageChops.multiply(stencil.mask, opacity), stencil.place, colour)

    # Solids.

    def orb(self, x: float, y: float, radius: float, colour: Colour, shade: Colour | None = None) -> None:
        """Paint a ball lit from the upper left."""
        shade = shade or self.dim(colour, 0.75)
        corners = self._corners((x - radius, y - radius, x + radius, y + radius))
        stencil = self._stencil(corners)
        stencil.draw.ellipse(stencil.local(corners), fill=255)
        ((left, top),) = stencil.local(corners[:1])
        place = int(left), int(top)
        side = max(1, math.ceil(2 * radius * self.scale))
        ball = Image.new("RGB", (BALL, BALL), shade)
        for tone, mask in zip((colour, self.lit(colour)), _ball(), strict=True):
            ball.paste(tone, (0, 0, BALL, BALL), mask)
        face = Image.new("RGB", stencil.mask.size, shade)
        face.paste(self._enlarged(ball, (side, side)), place)
        self.image.paste(face, stencil.place, stencil.mask)

    def slab(
        self, left: float, top: float, right: float, bottom: float, colour: Colour, *, depth: float = 0.28
    ) -> None:
        """Paint a block: its front in the light, and the share `depth` of its right side in the shade."""
        edge = right - (right - left) * depth
        self.shape(
            (left, top),
            (edge, top),
            (edge, bottom),
            (left, bottom),
            colour=self.lit(colour),
            low=mix(colour, self.dark, 0.12),
        )
        self.shape(
            (edge, top),
            (right, top),
            (right, bottom),
            (edge, bottom),
            colour=self.dim(colour),
            low=self.dim(colour, 0.6),
        )

    def column(self, left: float, top: float, right: float, bottom: float, colour: Colour, taper: float = 0) -> None:
        """Paint a round tower, narrower at the top by `taper` on each side."""
        self.across([(left + taper, top), (right - taper, top), (right, bottom), (left, bottom)], colour)

    def cone(self, x: float, top: float, half: float, bottom: float, colour: Colour) -> None:
        """Paint a pointed roof or peak with a lit and a dark face."""
        foot = x + half * 0.25
        self.shape((x, top), (foot, bottom), (x - half, bottom), colour=self.lit(colour))
        self.shape((x, top), (x + half, bottom), (foot, bottom), colour=self.dim(colour))

    def vault(self, x: float, foot: float, half: float, high: float, colour: Colour, alpha: float = 1) -> None:
        """Paint a dome."""
        arch = half_ellipse(x, foot, half, high)
        if alpha == 1:
            self.across(arch, colour, round_=0.9)
        else:
            self.shape(*arch, colour=colour, alpha=alpha)

    def bubble(self, x: float, foot: float, half: float, high: float) -> None:
        """Paint a dome of glass over what is already painted there."""
        pale = mix(self.glass, WHITE, 0.4)
        self.vault(x, foot, half, high, self.glass, 0.16)
        shine = [*half_ellipse(x, foot, half * 0.93, high * 0.93)[2:9]]
        shine += [*half_ellipse(x, foot, half * 0.8, high * 0.85)[2:9]][::-1]
        self.shape(*shine, colour=WHITE, alpha=0.5)
        self.line(half_ellipse(x, foot, half, high), 0.012, pale, 0.9)

    def puffs(self, x: float, y: float, colour: Colour, *, n: int = 4, size: float = 0.06, lean: float = 0.07) -> None:
        """Paint smoke that drifts up and away."""
        for i in range(n):
            self.circle(x + lean * i, y - 0.085 * i, size * (1 + 0.35 * i), colour, alpha=0.85 - 0.16 * i)

    def windows(
        self, left: float, top: float, right: float, bottom: float, columns: int, rows: int, colour: Colour
    ) -> None:
        """Paint a grid of lit windows."""
        step, drop = (right - left) / columns, (bottom - top) / rows
        for i in range(columns):
            for j in range(rows):
                x, y = left + step * (i + 0.22), top + drop * (j + 0.2)
                self.shape(
                    (x, y),
                    (x + step * 0.56, y),
                    (x + step * 0.56, y + drop * 0.55),
                    (x, y + drop * 0.55),
                    colour=colour,
                )

    def shadow_below(self, half: float = 0.5) -> None:
        """Paint a shadow on the ground below the subject, `half` units to either side."""
        self.fill([ellipse(0.06, 0.5, half, 0.035)], self.dark, alpha=0.45)

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
        """Paint a light that fades from its middle."""
        left, top = (int(v) for v in self._at(x - radius, y - radius))
        side = max(1, int(2 * radius * self.scale))
        self.image.paste(colour, (left, top, left + side, top + side), self._enlarged(_spot(alpha), (side, side)))

    def stars(self, n: int, low: float = 0.95) -> None:
        """Paint `n` stars between the upper edge and `low`."""
        for _ in range(n):
            at = (self.between(0, self.wide), self.between(0, low))
            self.circle(*at, self.between(0.002, 0.0055), WHITE, alpha=self.between(0.4, 1))


ScenePainter = Callable[[Scene], None]


def ragged(x: float, y: float, radius: float, corners: Sequence[float]) -> list[Point]:
    """The outline of a lump of rock: one corner for each share of the radius."""
    n = len(corners)
    return [
        (x + radius * share * math.cos(2 * math.pi * i / n), y + radius * share * math.sin(2 * math.pi * i / n))
        for i, share in enumerate(corners)
    ]


def _shades(size: tuple[int, int], tones: tuple[Colour, ...], *, across: bool = False) -> Image.Image:
    """An image with a gradient through the colours `tones`: from top to bottom, or from left to right if `across`."""
    n = len(tones)
    line = Image.frombytes("RGB", (n, 1) if across else (1, n), bytes(part for tone in tones for part in tone))
    box = (0.5, 0, n - 0.5, 1) if across else (0, 0.5, 1, n - 0.5)
    strip = line.resize((size[0], 1) if across else (1, size[1]), Image.Resampling.BILINEAR, box)  # pyright: ignore[reportUnknownMemberType]
    return strip.resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


@lru_cache(maxsize=1)
def _ball() -> tuple[Image.Image, Image.Image]:
    """Two masks for a ball lit from the upper left: one for its colour, one for the highlight on it."""
    round_ = Image.radial_gradient("L").crop((62, 72, 256, 256)).resize((BALL, BALL))  # pyright: ignore[reportUnknownMemberType]
    return (
        levels(round_, [min(255, max(0, 255 - round((v - 105) * 1.7))) for v in range(256)]),
        levels(round_, [max(0, 255 - round(v * 2.4)) for v in range(256)]),
    )


@lru_cache(maxsize=32)
def _spot(alpha: float) -> Image.Image:
    """A mask of light that fades from its middle."""
    fade = [int(max(0, 180 - v) * 1.41 * alpha) for v in range(256)]
    return levels(Image.radial_gradient("L").reduce(2), fade)
