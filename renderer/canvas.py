"""Drawing with smooth edges: Pillow's own shapes have none, so everything is drawn several times larger and reduced once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from renderer.theme import Colour
from renderer.type import font

Point = tuple[float, float]
Polygon = Sequence[Point]


def stamp(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Put a sprite with its top left corner at a point of an opaque image."""
    image.paste(sprite, (round(x), round(y)), sprite)


def centre(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Put a sprite with its middle at a point of an opaque image."""
    stamp(image, sprite, x - sprite.width / 2, y - sprite.height / 2)


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """An image at another size."""
    # Pillow's own annotation names NumPy, which is not installed.
    return image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def levels(mask: Image.Image, table: list[int]) -> Image.Image:
    """A grey image with each of its 256 levels replaced."""
    return mask.point(table)  # pyright: ignore[reportUnknownMemberType]


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
    """Points of a Bézier curve after its first knot."""
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
    """Polygons drawn around the middle of the unit square, made larger or smaller and moved to `at`."""
    return [[(at[0] + (x - 0.5) * factor, at[1] + (y - 0.5) * factor) for x, y in polygon] for polygon in polygons]


def regular(corners: int, radius: float, at: Point = (0.5, 0.5), turn: float = -90) -> Polygon:
    """A regular polygon with its first corner at the top."""
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in angles]


def star(points: int, outer: float, inner: float, at: Point = (0.5, 0.5)) -> Polygon:
    """A star with its first point at the top."""
    angles = [math.radians(-90 + 180 * i / points) for i in range(2 * points)]
    radii = [outer if i % 2 == 0 else inner for i in range(2 * points)]
    return [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


class Canvas:
    """A transparent picture of `width` × `height` pixels, drawn in units of `unit` pixels from `origin` (in units)."""

    def __init__(
        self, width: int, height: int, unit: float = 1, *, origin: Point = (0, 0), oversampling: int = 4
    ) -> None:
        self.oversampling = oversampling
        self.scale = unit * oversampling
        self.origin = origin
        self.image = Image.new("RGBA", (width * oversampling, height * oversampling), (0, 0, 0, 0))

    def _at(self, x: float, y: float) -> Point:
        return (x + self.origin[0]) * self.scale, (y + self.origin[1]) * self.scale

    def _blank(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        mask = Image.new("L", self.image.size, 0)
        return mask, ImageDraw.Draw(mask)

    def mask(self, polygons: Sequence[Polygon]) -> Image.Image:
        """Where polygons cover the canvas."""
        mask, draw = self._blank()
        for polygon in polygons:
            draw.polygon([self._at(x, y) for x, y in polygon], fill=255)
        return mask

    def paint(self, mask: Image.Image, top: Colour, bottom: Colour | None = None, alpha: float = 1) -> None:
        """Colour what a mask covers, from `top` to `bottom` where two colours are given."""
        box = mask.getbbox()
        if box is None:
            return
        size = (box[2] - box[0], box[3] - box[1])
        if bottom is None:
            layer = Image.new("RGB", size, top)
        else:
            layer = ImageOps.colorize(resized(Image.linear_gradient("L"), size), top, bottom)
        part = mask.crop(box)
        if alpha < 1:
            part = levels(part, [int(v * alpha) for v in range(256)])
        layer.putalpha(part)
        self.image.alpha_composite(layer, box[:2])

    def fill(self, shape: str | Sequence[Polygon], top: Colour, bottom: Colour | None = None, alpha: float = 1) -> None:
        """A path or polygons."""
        self.paint(self.mask(path(shape) if isinstance(shape, str) else shape), top, bottom, alpha)

    def circle(
        self, x: float, y: float, radius: float, top: Colour, bottom: Colour | None = None, alpha: float = 1
    ) -> None:
        mask, draw = self._blank()
        draw.ellipse((*self._at(x - radius, y - radius), *self._at(x + radius, y + radius)), fill=255)
        self.paint(mask, top, bottom, alpha)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Colour, alpha: float = 1) -> None:
        mask, draw = self._blank()
        box = (*self._at(x - radius, y - radius), *self._at(x + radius, y + radius))
        draw.ellipse(box, outline=255, width=max(1, int(width * self.scale)))
        self.paint(mask, colour, None, alpha)

    def box(
        self,
        corners: tuple[float, float, float, float],
        radius: float,
        top: Colour,
        bottom: Colour | None = None,
        alpha: float = 1,
    ) -> None:
        """A filled rectangle with round corners."""
        mask, draw = self._blank()
        draw.rounded_rectangle((*self._at(*corners[:2]), *self._at(*corners[2:])), radius * self.scale, fill=255)
        self.paint(mask, top, bottom, alpha)

    def frame(
        self, corners: tuple[float, float, float, float], radius: float, width: float, colour: Colour, alpha: float = 1
    ) -> None:
        """The edge of a rectangle with round corners."""
        mask, draw = self._blank()
        draw.rounded_rectangle(
            (*self._at(*corners[:2]), *self._at(*corners[2:])),
            radius * self.scale,
            outline=255,
            width=max(1, int(width * self.scale)),
        )
        self.paint(mask, colour, None, alpha)

    def line(self, points: Polygon, width: float, colour: Colour, alpha: float = 1) -> None:
        """A line with round ends."""
        mask, draw = self._blank()
        dots = [self._at(x, y) for x, y in points]
        thick = max(1, int(width * self.scale))
        draw.line(dots, fill=255, width=thick, joint="curve")
        for x, y in (dots[0], dots[-1]):
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
        self.paint(mask, colour, None, alpha)

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
        """Light that fades from its middle."""
        size = max(1, int(2 * radius * self.scale))
        fade = [int(max(0, 255 - v - 75) * 1.41 * alpha) for v in range(256)]
        spot = levels(resized(Image.radial_gradient("L"), (size, size)), fade)
        mask = Image.new("L", self.image.size, 0)
        left, top = self._at(x - radius, y - radius)
        mask.paste(spot, (int(left), int(top)))
        self.paint(mask, colour)

    def letters(self, x: float, y: float, text: str, face: str, size: float, colour: Colour) -> None:
        """A word with its middle at a point; only for signs that are part of a sprite."""
        ImageDraw.Draw(self.image).text(
            self._at(x, y), text, font=font(face, int(size * self.scale)), fill=colour, anchor="mm"
        )

    def shadow(self, right: float, down: float, blur: float, alpha: float) -> None:
        """A shadow behind all that is drawn so far."""
        shade = ImageChops.offset(self.image.getchannel("A"), int(right * self.scale), int(down * self.scale))
        shade = levels(shade.filter(ImageFilter.GaussianBlur(blur * self.scale)), [int(v * alpha) for v in range(256)])
        below = Image.new("RGBA", self.image.size, (0, 0, 0, 0))
        below.putalpha(shade)
        below.alpha_composite(self.image)
        self.image = below

    def clip(self, mask: Image.Image) -> None:
        """Keep only what a mask covers."""
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))

    def done(self) -> Image.Image:
        """The finished sprite."""
        return self.image.reduce(self.oversampling)
