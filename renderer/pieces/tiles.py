"""Sprites of bare areas, tiles, and the rims and rings around them; the middle of each sprite is the middle of the area."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image, ImageFilter

from renderer.drawing.atlas import baked
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import half_ellipse, levels, path, scaled, star
from renderer.drawing.theme import INK, OWNERS, WHITE, Colour, rgb
from renderer.icons.sprites import DROP, SKYLINE
from renderer.pieces.hexes import FAR_TREES, NEAR_TREES, Hex, TilePainter, bush, hexagon, tower, tree
from renderer.pieces.specials import special

HALO: Final = 0.26
"""The margin around a hex for the ring of a new tile, as a share of the hex's radius."""
GHOST: Final = 130
"""The opacity, 0 to 255, of a tile that could be placed."""


CRESTS: Final = (
    (-0.52, -0.16, 0.34),
    (-0.3, -0.66, -0.12),
    (-0.24, 0.16, 0.7),
    (0.0, -0.42, 0.3),
    (0.2, -0.76, -0.3),
    (0.24, 0.2, 0.78),
    (0.46, -0.36, 0.26),
    (0.7, -0.12, 0.22),
)
"""The waves of the sea: the height, left end and right end of each."""


def _ocean(tile: Hex) -> None:
    """Paint deep water with a light shore, waves with foam, and the sun on them."""
    tile.ground(rgb("#38a8ee"), rgb("#083c8c"), rgb("#c0f4ff"))
    tile.rim(0.93, 0.8, rgb("#8fe8ff"), 0.22)
    tile.rim(0.93, 0.87, rgb("#c8f6ff"), 0.3)
    for y, left, right in CRESTS:
        crest = [
            (left + (right - left) * i / 20, y + 0.045 * math.sin((left + (right - left) * i / 20) * 11 + y * 9))
            for i in range(21)
        ]
        tile.line([(x, v + 0.075) for x, v in crest], 0.06, rgb("#05306e"), 0.35)
        tile.line(crest, 0.055, rgb("#d8f6ff"), 0.62)
        tile.line(crest[5:14], 0.035, WHITE, 0.9)
    tile.glow(-0.3, -0.5, 0.55, WHITE, 0.35)


def _greenery(tile: Hex) -> None:
    tile.ground(rgb("#a8e07a"), rgb("#2f7f3a"), rgb("#f4ffc8"))
    hill = "M -.85 .25 C -.4 -.05 .2 .3 .85 .05 L .85 .5 L 0 .95 L -.85 .5 Z"
    tile.fill(hill, rgb("#4ea645"), rgb("#1e6a30"), 0.9)
    for x, y, height in ((-0.45, 0.02, 0.5), (0.42, -0.05, 0.52), (0.0, -0.12, 0.62)):
        tree(tile, x, y, height, FAR_TREES)
    for x, y, height in ((-0.28, 0.32, 0.62), (0.22, 0.36, 0.66), (0.58, 0.25, 0.45), (-0.62, 0.28, 0.42)):
        tree(tile, x, y, height, NEAR_TREES)
    for x, y, radius in ((-0.42, 0.42, 0.13), (0.02, 0.5, 0.15), (0.42, 0.46, 0.13)):
        bush(tile, x, y, radius)


def _city(tile: Hex) -> None:
    tile.ground(rgb("#8396b8"), rgb("#39445c"), rgb("#ffe2b0"))
    tile.glow(0, 0.3, 0.8, rgb("#ffc27a"), 0.5)
    _skyline(tile)


def _skyline(tile: Hex) -> None:
    """Paint towers under a dome of glass."""
    tile.fill("M -.85 .2 L .85 .2 L .85 .5 L 0 .96 L -.85 .5 Z", rgb("#a05a38"), rgb("#5c2c1c"))
    for x, width, height, colour in (
        (-0.58, 0.2, 0.42, "#566482"),
        (0.4, 0.2, 0.5, "#566482"),
        (-0.34, 0.22, 0.78, "#6f7fa2"),
        (0.14, 0.24, 0.9, "#6f7fa2"),
        (-0.1, 0.22, 0.6, "#8b9abc"),
    ):
        tower(tile, x, 0.32, width, height, rgb(colour))
    glass = half_ellipse(0, 0.34, 0.72, 0.98, 30)
    tile.fill([glass], rgb("#bfe8ff"), alpha=0.14)
    shine = [*half_ellipse(0, 0.3, 0.66, 0.9, 30)[16:26], *reversed(half_ellipse(0, 0.3, 0.52, 0.78, 30)[16:26])]
    tile.fill([shine], WHITE, alpha=0.3)
    tile.fill("M -.72 .37 L .72 .37 L .5 .52 L -.5 .52 Z", rgb("#d98a56"), rgb("#a05a38"), 0.7)
    tile.line(glass, 0.035, rgb("#e6f7ff"), 0.9)
    tile.line(half_ellipse(0, 0.34, 0.29, 0.98, 30), 0.014, rgb("#e6f7ff"), 0.5)
    tile.line([(-0.72, 0.34), (0.72, 0.34)], 0.05, rgb("#cfdced"))


STAR: Final = (-0.02, 0.33)
"""The middle and size of the star on a special city: between its coordinate and the mark of its owner."""


def _other_city(tile: Hex) -> None:
    """Paint a special tile that counts as a city."""
    tile.ground(rgb("#d8b45c"), rgb("#5c3a1c"), rgb("#fff4c8"))
    _skyline(tile)
    middle, outer = STAR
    tile.fill([star(5, outer, outer * 0.46, (0, middle))], INK)
    tile.fill([star(5, outer * 0.78, outer * 0.35, (0, middle))], rgb("#fff0a8"), rgb("#ffc22e"))


def _unknown(tile: Hex) -> None:
    """Paint the tile for a kind that this version does not know."""
    tile.ground(rgb("#d9b0ea"), rgb("#6a3a86"), rgb("#fff0ff"))
    tile.fill([star(6, 0.5, 0.24, (0, -0.02))], WHITE, rgb("#e6c8ff"))


PAINTERS: Final[dict[str, TilePainter]] = {
    "ocean": _ocean,
    "greenery": _greenery,
    "city": _city,
    "capital": _other_city,
}


@sprite_cache
@baked
def tile(kind: str, radius: float) -> Image.Image:
    """A tile of a kind; `radius` is the distance in pixels from its middle to its corners."""
    canvas = Hex(radius)
    (PAINTERS.get(kind) or special(kind) or _unknown)(canvas)
    canvas.edge()
    return canvas.done()


@sprite_cache
@baked
def owned(seat: int, radius: float) -> Image.Image:
    """The rim in the colour of the seat that owns a tile."""
    canvas = Hex(radius)
    canvas.rim(0.985, 0.86, INK)
    canvas.rim(0.965, 0.875, OWNERS[seat].colour)
    return canvas.done()


@sprite_cache
def held(kind: str, seat: int, radius: float) -> Image.Image:
    """A tile with the rim of its owner, if it has one."""
    if seat < 0:
        return tile(kind, radius)
    both = tile(kind, radius).copy()
    both.alpha_composite(owned(seat, radius))
    return both


@sprite_cache
def ghost(kind: str, radius: float) -> Image.Image:
    """A half-transparent tile, which shows what would be placed on a legal space."""
    sprite = tile(kind, radius).copy()
    sprite.putalpha(levels(sprite.getchannel("A"), [v * GHOST // 255 for v in range(256)]))
    return sprite


@sprite_cache
@baked
def claimed(seat: int, radius: float) -> Image.Image:
    """The broken rim around an area that a seat has claimed."""
    canvas = Hex(radius)
    corners = hexagon(0.88)
    for i, (x, y) in enumerate(corners):
        right, down = corners[(i + 1) % 6]
        for start, end in ((0.08, 0.36), (0.64, 0.92)):
            dash = [(x + (right - x) * t, y + (down - y) * t) for t in (start, end)]
            canvas.line(dash, 0.13, INK)
            canvas.line(dash, 0.08, OWNERS[seat].colour)
    return canvas.done()


@sprite_cache
@baked
def halo(radius: float) -> Image.Image:
    """The white ring around a new tile, outside the rim of its owner."""
    canvas = Hex(radius, HALO)
    canvas.rim(1.13, 0.965, INK)
    canvas.rim(1.11, 0.985, WHITE)
    soft = canvas.image.filter(ImageFilter.GaussianBlur(0.05 * canvas.scale))
    soft.alpha_composite(canvas.image)
    canvas.image = soft
    return canvas.done()


@sprite_cache
def face(radius: float) -> Image.Image:
    """A mask of the part of an area inside its rim."""
    canvas = Hex(radius)
    canvas.image = canvas.hexagon(0.97)
    return canvas.done()


THICK: Final = (1.0, 0.97, 0.87, 0.84)
THIN: Final = (1.0, 0.985, 0.935, 0.92)
"""The edges of a thin rim around an area that may be chosen, as shares of the area's radius: those of the dark border, then those of the
colour."""


@sprite_cache
def choice(radius: float, colour: Colour, edges: tuple[float, float, float, float] = THICK) -> Image.Image:
    """The rim around a space that may be chosen."""
    canvas = Hex(radius)
    outer, start, end, inner = edges
    canvas.rim(outer, inner, INK)
    canvas.rim(start, end, colour)
    return canvas.done()


def _volcano(canvas: Hex) -> None:
    """Draw a wide mountain with a glowing crater, as the background of an area's printed bonus."""
    canvas.glow(0, -0.4, 0.8, rgb("#ff7a2a"), 1)
    canvas.fill(
        "M -1 .5 C -.7 .4 -.5 -.1 -.3 -.36 L .3 -.36 C .5 -.1 .7 .4 1 .5 L 0 1.1 Z", rgb("#d9683a"), rgb("#571d0f")
    )
    for x in (-0.52, -0.2, 0.2, 0.52):
        canvas.line([(x * 0.5, -0.22), (x, 0.2), (x * 1.3, 0.6)], 0.05, rgb("#ffa05a"), 0.4)
    canvas.fill("M -.3 -.36 Q 0 -.48 .3 -.36 Q 0 -.2 -.3 -.36 Z", rgb("#fff0a8"), rgb("#ff7a2e"))
    canvas.clip(canvas.hexagon(0.96))


@sprite_cache
@baked
def area(kind: str, radius: float) -> Image.Image:
    """A bare area, through which the planet shows: land, volcanic, ocean or reserved."""
    canvas = Hex(radius)
    match kind:
        case "ocean":
            canvas.paint(canvas.hexagon(0.96), rgb("#1257b8"), rgb("#0a2c74"), 0.9)
            canvas.rim(0.97, 0.89, rgb("#7fd2ff"))
            for y in (-0.12, 0.3):
                wave = [(x / 20, y + 0.05 * math.sin(x / 20 * 8)) for x in range(-13, 14)]
                canvas.line(wave, 0.035, rgb("#9fdcff"), 0.3)
            canvas.fill(scaled(path(DROP), 0.34, (0, 0.66)), rgb("#d8f3ff"), rgb("#6cc4ff"))
        case "volcanic":
            canvas.paint(canvas.hexagon(0.96), rgb("#3a1208"), None, 0.5)
            _volcano(canvas)
            canvas.rim(0.97, 0.9, rgb("#ff8a4a"), 0.9)
        case "reserved":
            canvas.paint(canvas.hexagon(0.96), rgb("#6a4fb0"), rgb("#2a1c58"), 0.86)
            canvas.fill(scaled(path(SKYLINE), 2.1, (0, 0.1)), rgb("#d8ccff"), rgb("#8f7cd0"), 0.38)
            canvas.clip(canvas.hexagon(0.96))
            canvas.rim(0.97, 0.91, rgb("#eef0ff"), 0.9)
        case _:
            canvas.paint(canvas.hexagon(0.96), rgb("#1c1412"), None, 0.44)
            canvas.rim(0.97, 0.925, rgb("#ffdcbc"), 0.72)
    return canvas.done()
