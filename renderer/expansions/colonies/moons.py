"""The globes of the eleven moons and dwarf planets of Colonies, each drawn in front of its own sky."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, ellipse, path, scaled, stamp
from renderer.drawing.theme import INK, UNKNOWN, WHITE, Colour, mix, rgb

Painter = Callable[[Canvas], None]
RADIUS: Final = 0.37
"""The radius of a globe, which is in the middle of its picture, as a share of the picture's height."""


class Moon(NamedTuple):
    """The look of a globe: its colours at top and bottom, its surface, the sky behind it, and the light around it."""

    top: Colour
    bottom: Colour
    ground: Painter
    sky: Painter
    air: Colour | None = None


def _craters(canvas: Canvas, seed: str, n: int, rim: Colour, floor: Colour, most: float = 0.07) -> None:
    """Scatter craters over a globe, each with a bright rim."""
    chance = Random(seed)
    for _i in range(n):
        x, y = 0.5 + chance.uniform(-0.34, 0.34), 0.5 + chance.uniform(-0.34, 0.34)
        size = most * chance.uniform(0.35, 1)
        canvas.circle(x, y, size, rim)
        canvas.circle(x + size * 0.12, y + size * 0.14, size * 0.78, floor)


def _planet(x: float, y: float, radius: float, bands: Sequence[Colour]) -> Painter:
    """A painter of a banded planet in the sky."""

    def painted(canvas: Canvas) -> None:
        disc = Image.new("L", canvas.image.size, 0)
        disc.paste(canvas.mask([ellipse(x, y, radius, radius, steps=72)]))
        high = 2 * radius / len(bands)
        for i, colour in enumerate(bands):
            top = y - radius + i * high
            band = canvas.mask(
                [[(x - radius, top), (x + radius, top), (x + radius, top + high), (x - radius, top + high)]]
            )
            canvas.paint(ImageChops.multiply(disc, band.filter(ImageFilter.GaussianBlur(3))), colour)

    return painted


def _ringed(canvas: Canvas) -> None:
    """Saturn and its rings."""
    _planet(0.93, 0.18, 0.2, (rgb("#e8cf94"), rgb("#d4b06c"), rgb("#f0dca8"), rgb("#b8904c")))(canvas)
    for wide, colour in ((0.4, rgb("#d8c090")), (0.33, rgb("#8a7450"))):
        points = ellipse(0.93, 0.18, wide, 0.07, turn=-18, steps=60)
        canvas.line([*points, points[0]], 0.022, colour, 0.9)


JUPITER: Final = _planet(
    0.95, 0.12, 0.34, (rgb("#c89868"), rgb("#f0dcc0"), rgb("#b87848"), rgb("#ecd0a8"), rgb("#a86840"))
)
URANUS: Final = _planet(0.98, 0.14, 0.26, (rgb("#a8ecec"), rgb("#7cd0d8"), rgb("#58a8b8")))
NEPTUNE: Final = _planet(0.98, 0.14, 0.28, (rgb("#78a8f8"), rgb("#4070e0"), rgb("#2848a8")))


def _earth(canvas: Canvas) -> None:
    _planet(0.95, 0.16, 0.24, (rgb("#a8d8ff"), rgb("#3a88e0"), rgb("#2a60b0")))(canvas)
    canvas.fill("M .82 .12 C .88 .04 .98 .06 1 .14 C .96 .2 .9 .18 .88 .24 C .82 .24 .78 .18 .82 .12 Z", rgb("#58a858"))


def _belt(canvas: Canvas) -> None:
    """The rocks of the asteroid belt."""
    for x, y, r in ((0.9, 0.16, 0.06), (0.08, 0.86, 0.05), (1.0, 0.44, 0.035), (0.16, 0.1, 0.03), (0.8, 0.94, 0.03)):
        canvas.fill([ellipse(x, y, r, r * 0.72, turn=30)], rgb("#a89888"), rgb("#50463e"))


def _far(canvas: Canvas) -> None:
    """A small sun, far away, and a moon."""
    canvas.glow(0.93, 0.12, 0.18, rgb("#fff4c8"), 0.9)
    canvas.circle(0.93, 0.12, 0.035, WHITE)
    canvas.circle(0.08, 0.78, 0.075, rgb("#9a94a0"), rgb("#504a58"))


def _callisto(canvas: Canvas) -> None:
    """Draw Callisto: dark, with many bright craters, one with rings around it."""
    for r in (0.2, 0.14, 0.08):
        canvas.ring(0.4, 0.42, r, 0.018, rgb("#b8a890"), 0.8)
    canvas.circle(0.4, 0.42, 0.045, rgb("#f4ead8"))
    _craters(canvas, "callisto", 26, rgb("#e8dcc4"), rgb("#4c4238"), 0.035)


def _ceres(canvas: Canvas) -> None:
    """Draw Ceres: grey, with two spots of white salt."""
    _craters(canvas, "ceres", 16, rgb("#a8acb0"), rgb("#5c6064"), 0.08)
    for x, y, r in ((0.42, 0.4, 0.055), (0.54, 0.46, 0.035)):
        canvas.glow(x, y, r * 3, WHITE, 0.9)
        canvas.circle(x, y, r, WHITE)


def _enceladus(canvas: Canvas) -> None:
    """Draw Enceladus: white ice with blue stripes in the south."""
    for i in range(4):
        x = 0.34 + i * 0.1
        canvas.line([(x - 0.05, 0.58), (x + 0.01, 0.7), (x - 0.02, 0.84)], 0.024, rgb("#3a9ad8"))
    canvas.line([(0.2, 0.36), (0.44, 0.3), (0.72, 0.38)], 0.014, rgb("#a0cce8"))
    canvas.line([(0.3, 0.5), (0.6, 0.46), (0.82, 0.54)], 0.014, rgb("#a0cce8"))


def _geysers(canvas: Canvas) -> None:
    """Saturn, and jets below the pole."""
    _ringed(canvas)
    for x, tip in ((0.36, 0.26), (0.46, 0.42), (0.56, 0.6), (0.66, 0.76)):
        canvas.fill(
            [[(x - 0.02, 0.8), (x + 0.02, 0.8), (tip + 0.05, 1), (tip - 0.05, 1)]], rgb("#d8f0ff"), rgb("#5a8ab0"), 0.8
        )


def _europa(canvas: Canvas) -> None:
    """Draw Europa: cream-coloured ice with red-brown cracks."""
    cracks = (
        ((0.12, 0.5), (0.4, 0.36), (0.88, 0.42)), ((0.26, 0.2), (0.44, 0.5), (0.46, 0.88)), ((0.18, 0.68), (0.5, 0.6), (0.86, 0.66)),
        ((0.6, 0.12), (0.56, 0.44), (0.74, 0.82)), ((0.16, 0.36), (0.5, 0.74), (0.8, 0.8)), ((0.4, 0.14), (0.7, 0.3), (0.86, 0.54)),
    )  # fmt: skip
    for crack in cracks:
        canvas.line(crack, 0.022, rgb("#b0623c"))
    canvas.fill([ellipse(0.38, 0.66, 0.1, 0.05, turn=20)], rgb("#6cc0e8"))


def _ganymede(canvas: Canvas) -> None:
    """Draw Ganymede: patches of dark and light ground, and a white pole."""
    for shape, colour in (
        ("M .12 .3 C .3 .2 .46 .3 .44 .44 C .36 .6 .2 .56 .12 .5 Z", rgb("#5c4630")),
        ("M .54 .4 C .7 .3 .9 .44 .84 .6 C .76 .74 .6 .66 .54 .58 Z", rgb("#6a5038")),
        ("M .3 .64 C .46 .6 .56 .72 .5 .86 C .4 .9 .3 .8 .3 .64 Z", rgb("#54402c")),
    ):
        canvas.fill(shape, colour)
    for y in (0.3, 0.35, 0.4):
        canvas.line([(0.46, y), (0.88, y - 0.08)], 0.014, rgb("#e8d8b8"))
    canvas.fill([ellipse(0.5, 0.13, 0.2, 0.05)], WHITE)
    canvas.circle(0.64, 0.74, 0.035, WHITE)


def _io(canvas: Canvas) -> None:
    """Draw Io: yellow, with red rings and black lakes of lava."""
    canvas.fill("M .14 .36 C .3 .26 .44 .38 .38 .5 C .28 .58 .16 .52 .14 .36 Z", rgb("#fff2a0"))
    canvas.fill("M .56 .62 C .7 .54 .86 .62 .8 .74 C .7 .82 .58 .76 .56 .62 Z", rgb("#f09030"))
    canvas.ring(0.58, 0.4, 0.13, 0.035, rgb("#d02c10"))
    for x, y, r in ((0.58, 0.4, 0.06), (0.32, 0.66, 0.05), (0.3, 0.3, 0.028), (0.74, 0.56, 0.035), (0.48, 0.8, 0.03)):
        canvas.circle(x, y, r, rgb("#301008"))
        canvas.circle(x, y, r * 0.45, rgb("#ff6a1c"))


def _eruption(canvas: Canvas) -> None:
    JUPITER(canvas)
    canvas.fill("M .12 .34 C -.04 .3 -.02 .08 .1 .06 C .2 .06 .24 .2 .22 .28 Z", rgb("#ffd060"), rgb("#e0501c"), 0.9)


def _luna(canvas: Canvas) -> None:
    """Draw the Moon: light grey, with dark seas and the rays of a crater."""
    for shape in (
        "M .24 .3 C .36 .18 .54 .22 .52 .36 C .48 .5 .3 .5 .24 .42 Z",
        "M .54 .34 C .66 .26 .78 .36 .74 .48 C .66 .56 .56 .5 .54 .42 Z",
        "M .2 .52 C .32 .5 .4 .6 .36 .7 C .28 .74 .2 .66 .2 .52 Z",
    ):
        canvas.fill(shape, rgb("#7c828e"))
    for x, y in ((0.36, 0.86), (0.7, 0.88), (0.82, 0.7), (0.4, 0.62), (0.66, 0.6)):
        canvas.line([(0.58, 0.76), (x, y)], 0.012, WHITE)
    canvas.circle(0.58, 0.76, 0.035, WHITE)
    _craters(canvas, "luna", 9, rgb("#f4f6fa"), rgb("#9aa0ac"), 0.03)


def _miranda(canvas: Canvas) -> None:
    """Draw Miranda: terraces that meet at angles, as if the moon had been broken and put together again."""
    for i in range(5):
        d = i * 0.055
        canvas.line(
            [(0.3 + d, 0.24), (0.46 + d / 2, 0.5 - d), (0.78, 0.34 + d)],
            0.022,
            rgb("#405068") if i % 2 else rgb("#e8f0f8"),
        )
    for i in range(5):
        d = i * 0.05
        canvas.line(
            [(0.16, 0.54 + d), (0.34 + d, 0.62 + d), (0.36 + d, 0.88)],
            0.02,
            rgb("#e8f0f8") if i % 2 else rgb("#48586e"),
        )
    _craters(canvas, "miranda", 8, rgb("#c8d4e0"), rgb("#586878"), 0.04)


HEART: Final = (
    "M .5 .86 C .3 .68 .18 .56 .22 .42 C .26 .28 .44 .28 .5 .42 C .56 .28 .74 .28 .78 .42 C .82 .56 .7 .68 .5 .86 Z"
)


def _pluto(canvas: Canvas) -> None:
    """Draw Pluto: brown, with a bright heart-shaped plain."""
    canvas.fill("M .1 .44 C .2 .36 .26 .56 .4 .66 C .34 .8 .18 .76 .1 .6 Z", rgb("#5a2c20"))
    canvas.fill("M .3 .12 C .5 .06 .7 .1 .8 .2 C .6 .26 .42 .24 .3 .12 Z", rgb("#d8a078"))
    canvas.fill(scaled(path(HEART), 0.72, (0.57, 0.52)), rgb("#fff4e4"), rgb("#e0c0a0"))


def _titan(canvas: Canvas) -> None:
    """Draw Titan: even orange haze with a blue rim; dark dunes and northern lakes show through the haze."""
    canvas.ring(0.5, 0.5, RADIUS, 0.03, rgb("#8a9cf0"), 0.6)
    for shape, colour in (
        ("M .3 .6 C .36 .5 .5 .52 .6 .58 C .66 .64 .56 .74 .46 .72 C .38 .74 .28 .68 .3 .6 Z", "#8a4a14"),
        ("M .3 .3 C .36 .22 .46 .24 .48 .3 C .46 .38 .34 .38 .3 .3 Z", "#4a2c14"),
        ("M .54 .22 C .6 .18 .68 .22 .66 .28 C .62 .32 .54 .3 .54 .22 Z", "#4a2c14"),
    ):  # fmt: skip
        canvas.fill(shape, rgb(colour), None, 0.5)


def _triton(canvas: Canvas) -> None:
    """Draw Triton: a pink southern cap with dark streaks, and blue-green ground that looks like the skin of a melon."""
    for i in range(5):
        y = 0.2 + i * 0.075
        canvas.line([(0.14, y), (0.32, y + 0.03), (0.5, y - 0.02), (0.7, y + 0.03), (0.88, y)], 0.016, rgb("#5a9c9c"))
    canvas.fill(
        "M .06 .58 C .24 .5 .4 .62 .56 .54 C .72 .5 .84 .58 .94 .54 L .94 1 L .06 1 Z", rgb("#ffd4cc"), rgb("#e89c98")
    )
    for x, y in ((0.3, 0.68), (0.48, 0.64), (0.62, 0.72), (0.44, 0.8), (0.72, 0.64)):
        canvas.line([(x, y), (x + 0.1, y - 0.035)], 0.022, rgb("#5c3440"))


MOONS: Final[Mapping[str, Moon]] = {
    "callisto": Moon(rgb("#8c7c68"), rgb("#3c342c"), _callisto, JUPITER),
    "ceres": Moon(rgb("#8e9296"), rgb("#484c50"), _ceres, _belt),
    "enceladus": Moon(rgb("#ffffff"), rgb("#c4dcec"), _enceladus, _geysers),
    "europa": Moon(rgb("#fbf0d8"), rgb("#cdb48c"), _europa, JUPITER),
    "ganymede": Moon(rgb("#b89c78"), rgb("#74583c"), _ganymede, JUPITER),
    "io": Moon(rgb("#ffe45a"), rgb("#d8a020"), _io, _eruption),
    "luna": Moon(rgb("#d8dce4"), rgb("#9ca2ae"), _luna, _earth),
    "miranda": Moon(rgb("#a4b2c2"), rgb("#6a7a8c"), _miranda, URANUS),
    "pluto": Moon(rgb("#b87850"), rgb("#7c4430"), _pluto, _far),
    "titan": Moon(rgb("#ffbc50"), rgb("#c06c1c"), _titan, _ringed, rgb("#ffa040")),
    "triton": Moon(rgb("#a8dcd4"), rgb("#70b0b0"), _triton, NEPTUNE),
}


def _strange(canvas: Canvas) -> None:
    _craters(canvas, "strange", 9, WHITE, UNKNOWN)


STRANGE: Final = Moon(UNKNOWN, mix(UNKNOWN, INK, 0.5), _strange, _far)
"""The look of a colony tile without a picture of its own."""


@sprite_cache
def moon(key: str, size: int, *, awake: bool = True) -> Image.Image:
    """The globe of a colony tile in front of its sky, a square of `size` pixels; grey while the tile is inactive."""
    look = MOONS.get(key, STRANGE)
    back = Canvas(size, size, size, oversampling=3)
    back.box((0, 0, 1, 1), 0.09, rgb("#0a1024"), rgb("#1c2448"))
    chance = Random(f"stars of {key}")
    for _i in range(22):
        back.circle(chance.random(), chance.random(), chance.uniform(0.004, 0.011), WHITE, alpha=0.8)
    look.sky(back)
    if look.air:
        back.glow(0.5, 0.5, 0.56, look.air, 0.9)
    rounded = Canvas(size, size, size, oversampling=3)
    rounded.box((0, 0, 1, 1), 0.09, WHITE)
    back.clip(rounded.image.getchannel("A"))
    whole = back.done()
    stamp(whole, _globe(look, size), 0, 0)
    if not awake:
        grey = whole.convert("L").point([v // 2 for v in range(256)])  # pyright: ignore[reportUnknownMemberType]
        whole = Image.merge("RGBA", (grey, grey, grey, whole.getchannel("A")))
    return whole


def _globe(look: Moon, size: int) -> Image.Image:
    """The globe without its sky, lit from the upper left."""
    canvas = Canvas(size, size, size, oversampling=3)
    canvas.circle(0.5, 0.5, RADIUS, look.top, look.bottom)
    look.ground(canvas)
    disc = canvas.mask([ellipse(0.5, 0.5, RADIUS, RADIUS, steps=96)])
    lit = canvas.mask([ellipse(0.43, 0.42, RADIUS * 1.02, RADIUS * 1.02, steps=96)])
    shade = ImageChops.subtract(disc, lit).filter(ImageFilter.GaussianBlur(size * 0.09))
    canvas.paint(shade, INK, alpha=0.75)
    canvas.glow(0.36, 0.34, 0.2, WHITE, 0.28)
    canvas.clip(disc)
    return canvas.done()
