"""Drawing with smooth edges. Pillow's own shapes are not antialiased, so each shape is drawn several times larger and then reduced."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from renderer.drawing.cache import sprite_cache
from renderer.drawing.fonts import font
from renderer.drawing.theme import Colour

Point = tuple[float, float]
Polygon = Sequence[Point]
Corners = tuple[bool, bool, bool, bool]
"""Which corners are round, clockwise from the top left."""
RIM: Final = 32
"""The width in pixels of the left and right parts of a panel that contain its corners and edges."""


def stamp(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite on an opaque picture or on a larger sprite, with the sprite's top left corner at `x`, `y`."""
    place = (round(x), round(y))
    if image.mode == "RGBA":
        image.alpha_composite(sprite, place)
    else:
        image.paste(sprite, place, sprite)


def centre(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite on an opaque picture or on a larger sprite, with the sprite's middle at `x`, `y`."""
    stamp(image, sprite, x - sprite.width / 2, y - sprite.height / 2)


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A copy of an image, resized to `size` pixels."""
    # Pillow's own annotation names NumPy, which is not installed.
    return image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def levels(mask: Image.Image, table: list[int]) -> Image.Image:
    """A copy of an image in which each of the 256 levels of a band is replaced by that in `table`."""
    return mask.point(table)  # pyright: ignore[reportUnknownMemberType]


def faded(image: Image.Image, ground: Colour, share: float) -> Image.Image:
    """A picture mixed with a plain colour: 0 leaves it as it is, 1 leaves only the colour."""
    return levels(image, _fading(ground, share))


@lru_cache(maxsize=16)
def _fading(ground: Colour, share: float) -> list[int]:
    return [round(level + (end - level) * share) for end in ground for level in range(256)]


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """A vertical gradient from the colour `top` to the colour `bottom`."""
    column = resized(Image.linear_gradient("L").crop((0, 0, 1, 256)), (1, size[1]))
    wide = ImageOps.colorize(column, top, bottom).convert("RGBA")
    return wide.resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


@sprite_cache
def rounded(wide: int, high: int, radius: int, corners: Corners = (True, True, True, True)) -> Image.Image:
    """A mask of a rectangle with round corners; only the corners are drawn large and reduced."""
    mask = Image.new("L", (wide, high), 255)
    if radius:
        disc = Image.new("L", (radius * 8, radius * 8), 0)
        ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
        small = disc.reduce(4)
        for is_round, right, low in zip(corners, (0, 1, 1, 0), (0, 0, 1, 1), strict=True):
            if is_round:
                part = small.crop((right * radius, low * radius, (right + 1) * radius, (low + 1) * radius))
                mask.paste(part, (right * (wide - radius), low * (high - radius)))
    return mask


def widened(wide: int, draw: Callable[[int], Image.Image]) -> Image.Image:
    """A panel `wide` pixels wide, stretched from a narrow one: its columns are alike except within `RIM` pixels of the left and right edge.

    `draw` is called with a width in pixels. Drawing the panel narrow takes a tenth of the time and memory of drawing it at its own width.
    """
    narrow = 2 * RIM + 1
    if wide <= narrow:
        return draw(wide)
    image = draw(narrow)
    high = image.height
    column = image.crop((RIM, 0, RIM + 1, high)).resize((wide - 2 * RIM, high), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
    whole = Image.new(image.mode, (wide, high))
    whole.paste(image.crop((0, 0, RIM, high)), (0, 0))
    whole.paste(column, (RIM, 0))
    whole.paste(image.crop((RIM + 1, 0, narrow, high)), (wide - RIM, 0))
    return whole


@lru_cache(maxsize=256)
def path(description: str) -> tuple[tuple[Point, ...], ...]:
    """Polygons from a path in the notation of SVG: M, L, C, Q and Z with absolute coordinates."""
    words = description.replace(",", " ").split()
    polygons: list[tuple[Point, ...]] = []
    line: list[Point] = []
    command, i = "M", 0

    def point() -> Point:
        nonlocal i
        i += 2
        return float(words[i - 2]), float(words[i - 1])

    while i < len(words):
        if words[i] in "MLCQZ":
            command = words[i]
            i += 1
        match command:
            case "M":
                line = [point()]
                command = "L"
            case "L":
                line.append(point())
            case "C":
                line += _curve((line[-1], point(), point(), point()))
            case "Q":
                line += _curve((line[-1], point(), point()))
            case _:
                polygons.append(tuple(line))
                line = []
    if line:
        polygons.append(tuple(line))
    return tuple(polygons)


def _curve(knots: Sequence[Point], steps: int = 16) -> list[Point]:
    """The points of a Bézier curve, without its first knot."""
    n = len(knots) - 1
    out: list[Point] = []
    for step in range(1, steps + 1):
        t = step / steps
        weights = [math.comb(n, k) * (1 - t) ** (n - k) * t**k for k in range(n + 1)]
        out.append(
            (
                sum(w * x for w, (x, _) in zip(weights, knots, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, knots, strict=True)),
            )
        )
    return out


def scaled(polygons: Sequence[Polygon], factor: float, at: Point = (0.5, 0.5)) -> list[Polygon]:
    """Scale polygons, drawn around the middle of the unit square, by `factor` and move them to `at`."""
    return [[(at[0] + (x - 0.5) * factor, at[1] + (y - 0.5) * factor) for x, y in polygon] for polygon in polygons]


def regular(corners: int, radius: float, at: Point = (0.5, 0.5), turn: float = -90) -> Polygon:
    """A regular polygon with its first corner at the top, turned by `turn` degrees."""
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in angles]


def star(points: int, outer: float, inner: float, at: Point = (0.5, 0.5)) -> Polygon:
    """A star with its first point at the top."""
    angles = [math.radians(-90 + 180 * i / points) for i in range(2 * points)]
    radii = [outer if i % 2 == 0 else inner for i in range(2 * points)]
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def half_ellipse(x: float, foot: float, half: float, high: float, steps: int = 24) -> list[Point]:
    """The points of an arch from its left foot to its right foot."""
    angles = [math.pi * i / steps for i in range(steps + 1)]
    return [(x - half * math.cos(a), foot - high * math.sin(a)) for a in angles]


def ellipse(x: float, y: float, half: float, high: float, turn: float = 0, steps: int = 36) -> list[Point]:
    """The points of an ellipse turned by `turn` degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    angles = [2 * math.pi * i / steps for i in range(steps)]
    upright = [(half * math.cos(a), high * math.sin(a)) for a in angles]
    return [(x + dx * c - dy * s, y + dx * s + dy * c) for dx, dy in upright]


def _ink(alpha: float) -> int:
    """The level of a mask, 0 to 255, for an opacity of 0 to 1."""
    return int(255 * alpha)


class Stencil(NamedTuple):
    """A mask for a part of a canvas, and the position of that part on the canvas, in pixels."""

    mask: Image.Image
    draw: ImageDraw.ImageDraw
    left: int
    top: int

    @property
    def place(self) -> tuple[int, int]:
        return self.left, self.top

    def local(self, points: Polygon) -> list[Point]:
        """Convert points of the canvas, in units, to pixels of the mask."""
        return [(x - self.left, y - self.top) for x, y in points]


class Canvas:
    """A transparent picture of `width` × `height` pixels, drawn in units of `unit` pixels from `origin` (in units)."""

    mode = "RGBA"
    bare: tuple[int, ...] | None = (0, 0, 0, 0)
    """The colour of the empty canvas; None if all of it will be painted over."""

    def __init__(
        self, width: int, height: int, unit: float = 1, *, origin: Point = (0, 0), oversampling: int = 4
    ) -> None:
        self.oversampling = oversampling
        self.scale = unit * oversampling
        self.origin = origin
        self.image = Image.new(self.mode, (width * oversampling, height * oversampling), self.bare)

    def _at(self, x: float, y: float) -> Point:
        return (x + self.origin[0]) * self.scale, (y + self.origin[1]) * self.scale

    def _stencil(self, points: Polygon, margin: float = 0) -> Stencil:
        """An empty mask just large enough for `points` and a margin, in pixels: masks of the whole canvas are slow."""
        left = max(0, math.floor(min(x for x, _ in points) - margin) - 1)
        top = max(0, math.floor(min(y for _, y in points) - margin) - 1)
        right = min(self.image.width, math.ceil(max(x for x, _ in points) + margin) + 2)
        bottom = min(self.image.height, math.ceil(max(y for _, y in points) + margin) + 2)
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        return Stencil(mask, ImageDraw.Draw(mask), left, top)

    def _corners(self, corners: tuple[float, float, float, float]) -> tuple[Point, Point]:
        return self._at(*corners[:2]), self._at(*corners[2:])

    def mask(self, polygons: Sequence[Polygon]) -> Image.Image:
        """A mask of the whole canvas, white inside the polygons."""
        mask = Image.new("L", self.image.size, 0)
        draw = ImageDraw.Draw(mask)
        for polygon in polygons:
            draw.polygon([self._at(x, y) for x, y in polygon], fill=255)
        return mask

    def paint(self, mask: Image.Image, top: Colour, bottom: Colour | None = None, alpha: float = 1) -> None:
        """Colour the area of a mask of the whole canvas: in one colour, or with a gradient from `top` to `bottom`."""
        self._pour(levels(mask, [int(v * alpha) for v in range(256)]) if alpha < 1 else mask, (0, 0), top, bottom)

    def _pour(self, mask: Image.Image, at: tuple[int, int], top: Colour, bottom: Colour | None = None) -> None:
        """Colour the area of a mask whose top left corner is at the pixel `at` of the canvas."""
        box = mask.getbbox()
        if box is None:
            return
        size = (box[2] - box[0], box[3] - box[1])
        layer = Image.new("RGBA", size, (*top, 255)) if bottom is None else gradient(size, top, bottom)
        layer.putalpha(mask.crop(box))
        self.image.alpha_composite(layer, (box[0] + at[0], box[1] + at[1]))

    def fill(self, shape: str | Sequence[Polygon], top: Colour, bottom: Colour | None = None, alpha: float = 1) -> None:
        """Fill a path or polygons with a colour or a gradient."""
        polygons = [[self._at(x, y) for x, y in part] for part in (path(shape) if isinstance(shape, str) else shape)]
        stencil = self._stencil([point for polygon in polygons for point in polygon])
        for polygon in polygons:
            stencil.draw.polygon(stencil.local(polygon), fill=_ink(alpha))
        self._pour(stencil.mask, stencil.place, top, bottom)

    def circle(
        self, x: float, y: float, radius: float, top: Colour, bottom: Colour | None = None, alpha: float = 1
    ) -> None:
        corners = self._corners((x - radius, y - radius, x + radius, y + radius))
        stencil = self._stencil(corners)
        stencil.draw.ellipse(stencil.local(corners), fill=_ink(alpha))
        self._pour(stencil.mask, stencil.place, top, bottom)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Colour, alpha: float = 1) -> None:
        corners = self._corners((x - radius, y - radius, x + radius, y + radius))
        stencil = self._stencil(corners)
        stencil.draw.ellipse(stencil.local(corners), outline=_ink(alpha), width=max(1, int(width * self.scale)))
        self._pour(stencil.mask, stencil.place, colour)

    def box(
        self,
        corners: tuple[float, float, float, float],
        radius: float,
        top: Colour,
        bottom: Colour | None = None,
        alpha: float = 1,
    ) -> None:
        """Fill a rectangle with round corners."""
        edges = self._corners(corners)
        stencil = self._stencil(edges)
        stencil.draw.rounded_rectangle(stencil.local(edges), radius * self.scale, fill=_ink(alpha))
        self._pour(stencil.mask, stencil.place, top, bottom)

    def frame(
        self, corners: tuple[float, float, float, float], radius: float, width: float, colour: Colour, alpha: float = 1
    ) -> None:
        """Draw the edge of a rectangle with round corners."""
        edges = self._corners(corners)
        stencil = self._stencil(edges)
        thick = max(1, int(width * self.scale))
        stencil.draw.rounded_rectangle(stencil.local(edges), radius * self.scale, outline=_ink(alpha), width=thick)
        self._pour(stencil.mask, stencil.place, colour)

    def line(self, points: Polygon, width: float, colour: Colour, alpha: float = 1) -> None:
        """Draw a line with round ends."""
        thick = max(1, int(width * self.scale))
        dots = [self._at(x, y) for x, y in points]
        stencil = self._stencil(dots, thick)
        dots = stencil.local(dots)
        stencil.draw.line(dots, fill=_ink(alpha), width=thick, joint="curve")
        for x, y in (dots[0], dots[-1]):
            stencil.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=_ink(alpha))
        self._pour(stencil.mask, stencil.place, colour)

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
        """Draw a light that fades from its middle outwards."""
        corners = self._corners((x - radius, y - radius, x + radius, y + radius))
        size = max(1, int(2 * radius * self.scale))
        fade = [int(max(0, 255 - v - 75) * 1.41 * alpha) for v in range(256)]
        spot = levels(resized(Image.radial_gradient("L"), (size, size)), fade)
        stencil = self._stencil(corners)
        ((left, top),) = stencil.local(corners[:1])
        stencil.mask.paste(spot, (int(left), int(top)))
        self._pour(stencil.mask, stencil.place, colour)

    def letters(self, x: float, y: float, text: str, face: str, size: float, colour: Colour) -> None:
        """Write a word with its middle at `x`, `y`; only for signs with letters in them."""
        ImageDraw.Draw(self.image).text(
            self._at(x, y), text, font=font(face, int(size * self.scale)), fill=colour, anchor="mm"
        )

    def shadow(self, right: float, down: float, blur: float, alpha: float) -> None:
        """Add a shadow below all that is drawn so far."""
        shade = ImageChops.offset(self.image.getchannel("A"), int(right * self.scale), int(down * self.scale))
        shade = levels(shade.filter(ImageFilter.GaussianBlur(blur * self.scale)), [int(v * alpha) for v in range(256)])
        below = Image.new("RGBA", self.image.size, (0, 0, 0, 0))
        below.putalpha(shade)
        below.alpha_composite(self.image)
        self.image = below

    def clip(self, mask: Image.Image) -> None:
        """Remove everything outside a mask."""
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))

    def done(self) -> Image.Image:
        """Return the finished sprite."""
        return self.image.reduce(self.oversampling)
