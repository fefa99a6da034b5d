"""What comes to Venus, leaves it, or stays above it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import boulder, fire, gasbag, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, regular
from renderer.drawing.theme import INK, WHITE, mix, rgb

ICE: Final = rgb("#cfeaf6")


def scoop(scene: Scene) -> None:
    """A ship that ploughs through the upper air with its mouth open."""
    for k, (wide, alpha) in enumerate(((0.46, 0.3), (0.34, 0.4), (0.22, 0.5))):
        scene.fill(
            [ellipse(-0.5 + 0.05 * k, 0.16, wide, wide * 0.5, -24)], mix(rgb("#ffb060"), WHITE, 0.2 * k), alpha=alpha
        )
    scene.shape((0.1, -0.24), (0.5, -0.56), (0.62, -0.48), (0.34, -0.14), colour=scene.dim(scene.accent, 0.25))
    scene.fill(
        "M -.42 -.06 L .5 -.42 Q .66 -.44 .68 -.3 L .62 -.2 L -.26 .38 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (0.2, -0.02),
        (0.46, 0.02),
        (0.62, 0.22),
        (0.5, 0.26),
        (0.06, 0.12),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.fill(
        "M -.3 -.04 L -.6 -.04 Q -.7 .2 -.44 .44 L -.18 .32 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.4)
    )
    scene.fill([ellipse(-0.52, 0.2, 0.13, 0.27, -20)], scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(-0.53, 0.2, 0.1, 0.23, -20)], scene.dark, mix(rgb("#ff9f4a"), scene.dark, 0.3))
    scene.fill("M .3 -.28 L .48 -.35 L .5 -.27 L .34 -.2 Z", scene.glass, mix(scene.glass, INK, 0.4))
    fire(scene, 0.66, -0.3, 0.44, 0.08, -25)
    for k in range(4):
        x = -0.12 + 0.12 * k
        scene.circle(x, 0.1 - 0.1 * k, 0.03, scene.dim(scene.metal, 0.5))


def diving(scene: Scene) -> None:
    """A comet that dives into the clouds below."""
    for wide, alpha, far in ((0.3, 0.25, 0.86), (0.2, 0.4, 0.74), (0.1, 0.7, 0.54)):
        tail = turned([(0.0, -wide), (far, -wide * 0.06), (far, wide * 0.06), (0.0, wide)], (-0.1, 0.16), -32)
        scene.shape(*tail, colour=mix(rgb("#8fd6f0"), WHITE, 0.6 - alpha * 0.5), alpha=alpha)
    scene.glow(-0.1, 0.16, 0.44, rgb("#bff0ff"), 0.9)
    boulder(scene, -0.1, 0.16, 0.22, mix(ICE, scene.hour.low, 0.2), 3)
    for turn in (150, 190, 230, 110, 70):
        chip = turned([(0.3, -0.03), (0.42, 0.0), (0.3, 0.03)], (-0.1, 0.16), turn)
        scene.shape(*chip, colour=WHITE, alpha=0.85)
    scene.fill([ellipse(-0.34, 0.46, 0.5, 0.06, 4)], mix(rgb("#fff2d0"), WHITE, 0.4), alpha=0.6)


def gasbags(scene: Scene) -> None:
    """A tug that hauls bags of gas in a row."""
    scene.line([(-0.5, 0.14), (0.9, -0.28)], 0.016, scene.metal)
    for x, y, r in ((0.68, -0.22, 0.15), (0.4, -0.14, 0.19), (0.04, -0.02, 0.24)):
        gasbag(scene, x, y, r, r * 0.92, mix(rgb("#e9c060"), scene.accent, 0.25))
        scene.fill([ellipse(x, y, r * 0.98, r * 0.2, -14)], scene.dim(scene.metal, 0.3), alpha=0.8)
    fire(scene, -0.34, 0.08, 0.24, 0.06, -17)
    ship = turned([(-0.34, 0.0), (-0.2, -0.11), (0.1, -0.12), (0.1, 0.12), (-0.2, 0.11)], (-0.46, 0.13), -17)
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.shape(
        *turned([(-0.26, -0.06), (-0.12, -0.1), (-0.08, -0.02), (-0.28, -0.01)], (-0.46, 0.13), -17),
        colour=scene.glass,
        low=mix(scene.glass, INK, 0.4),
    )
    for side in (-1, 1):
        fin = [(0.0, side * 0.1), (0.14, side * 0.12), (0.2, side * 0.26), (0.1, side * 0.26)]
        scene.shape(*turned(fin, (-0.46, 0.13), -17), colour=scene.lit(scene.accent), low=scene.dim(scene.accent))


def shade(scene: Scene) -> None:
    """A parasol, large as a land, that keeps the sun from Venus."""
    scene.circle(-0.26, -0.24, 0.3, rgb("#fff3c4"), alpha=0.25)
    scene.circle(-0.26, -0.24, 0.22, rgb("#fff3c4"), rgb("#ffb84a"))
    for k in range(12):
        a = math.pi * k / 6
        scene.line(
            [
                (-0.26 + 0.27 * math.cos(a), -0.24 + 0.27 * math.sin(a)),
                (-0.26 + 0.36 * math.cos(a), -0.24 + 0.36 * math.sin(a)),
            ],
            0.02,
            rgb("#ffd98a"),
        )
    tilt, x, y = 28, 0.12, 0.06
    scene.fade([(-0.36, -0.02), (0.56, 0.34), (0.3, 1.0), (-0.75, 1.0)], rgb("#0a0a1c"), 0.55, 0.2)
    scene.fill([ellipse(x + 0.02, y + 0.04, 0.62, 0.27, tilt)], scene.dim(scene.metal, 0.7))
    scene.fill(
        [ellipse(x, y, 0.62, 0.27, tilt)],
        mix(rgb("#5a4a78"), scene.hour.low, 0.15),
        mix(rgb("#2a2440"), scene.hour.low, 0.15),
    )
    for k in range(12):
        edge = ellipse(x, y, 0.62, 0.27, tilt, 12)[k]
        scene.line([(x, y), edge], 0.01, mix(GOLD, scene.dark, 0.2))
    for share in (0.35, 0.7, 0.99):
        scene.line(
            [
                *ellipse(x, y, 0.62 * share, 0.27 * share, tilt, 48),
                ellipse(x, y, 0.62 * share, 0.27 * share, tilt, 48)[0],
            ],
            0.012,
            mix(GOLD, scene.dark, 0.1),
        )
    scene.orb(x, y, 0.06, scene.metal)
    scene.fill([ellipse(x - 0.26, y - 0.19, 0.26, 0.02, tilt - 8)], WHITE, alpha=0.8)


def hydrogen(scene: Scene) -> None:
    """Balls of hydrogen in a frame, on their way down on wings of fire."""
    for x, y in ((-0.34, 0.16), (0.34, 0.16), (0.0, 0.3)):
        fire(scene, x, y, 0.36, 0.07, 90)
    scene.slab(-0.5, 0.1, 0.5, 0.18, scene.dim(scene.metal, 0.2), depth=0.1)
    for x, y, r, code in (
        (-0.34, -0.06, 0.17, "#7fc8e8"),
        (0.34, -0.06, 0.17, "#7fc8e8"),
        (0.0, 0.0, 0.22, "#a8dff4"),
        (-0.18, -0.32, 0.16, "#8fd0ee"),
        (0.18, -0.32, 0.16, "#8fd0ee"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.1)
        scene.orb(x, y, r, tone, mix(tone, rgb("#123a5a"), 0.75))
        band = [
            (x - r * 0.98, y - 0.02),
            (x + r * 0.98, y - 0.02),
            (x + r * 0.98, y + 0.025),
            (x - r * 0.98, y + 0.025),
        ]
        scene.across(band, scene.accent)
        scene.circle(x - r * 0.4, y - r * 0.44, r * 0.16, WHITE, alpha=0.85)
    for x in (-0.56, 0.56):
        solar_wing(scene, min(x, x * 1.6), -0.02, max(x, x * 1.6), 0.14)


def reflectors(scene: Scene) -> None:
    """Mirrors in a row that pass sunlight on from one to the next."""
    lamp = rgb("#ffe9a0")
    spots = ((-0.62, -0.3, 0.5), (-0.16, 0.0, 0.7), (0.46, -0.16, 0.9))
    scene.shape((-1.9, -0.5), (-1.9, -0.3), (-0.56, -0.24), (-0.62, -0.36), colour=lamp, alpha=0.5)
    for (x, y, _), (u, v, _s) in pairwise(spots):
        scene.shape((x, y - 0.06), (x, y + 0.06), (u, v + 0.08), (u, v - 0.08), colour=lamp, alpha=0.55)
    scene.fade([(0.4, -0.06), (0.56, -0.06), (0.5, 0.9), (-0.2, 0.9)], lamp, 0.7, 0.1)
    for k, (x, y, size) in enumerate(spots):
        with scene.placed(x, y, size):
            lean = (20, -28, 34)[k]
            scene.line(turned([(-0.34, 0.05), (0.34, 0.05)], (0, 0), lean), 0.03, scene.dim(scene.metal, 0.3))
            scene.fill([ellipse(0, 0.03, 0.34, 0.16, lean)], scene.dim(scene.metal, 0.5))
            scene.fill([ellipse(0, 0, 0.34, 0.16, lean)], mix(GOLD, WHITE, 0.7), mix(GOLD, rgb("#c97b2c"), 0.4))
            scene.fill([ellipse(-0.04, -0.03, 0.2, 0.07, lean)], WHITE, alpha=0.7)
            scene.slab(-0.06, 0.14, 0.08, 0.24, scene.accent)
            sparkle(scene, 0.02, -0.02, 0.16)


def tugrock(scene: Scene) -> None:
    """An asteroid steered by engines that people have built on it."""
    for x, y, turn, reach in ((0.3, -0.18, -24, 0.42), (0.34, 0.12, 16, 0.4)):
        fire(scene, x, y, reach, 0.09, turn)
    boulder(scene, -0.04, 0, 0.38, mix(rgb("#a98a76"), scene.hour.low, 0.2), 5)
    for x, y, turn in ((0.3, -0.18, -24), (0.34, 0.12, 16)):
        nozzle = turned(
            [(-0.12, -0.07), (0.0, -0.06), (0.1, -0.11), (0.1, 0.11), (0.0, 0.06), (-0.12, 0.07)], (x, y), turn
        )
        scene.shape(*nozzle, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    scene.vault(-0.14, -0.3, 0.1, 0.1, scene.accent)
    scene.line([(-0.14, -0.4), (-0.14, -0.5)], 0.014, scene.metal)
    for k in range(3):
        bow = [
            point
            for point in ellipse(-0.06, 0.02, 0.56 + 0.09 * k, 0.52 + 0.08 * k, 0, 60)
            if point[0] < -0.4 - 0.05 * k and point[1] > -0.1
        ]
        scene.line(sorted(bow, key=lambda point: point[1]), 0.016, scene.lamp, 0.7 - 0.2 * k)


def iceblocks(scene: Scene) -> None:
    """Blocks of ice tied together, which slide down towards Venus."""
    for x, y, size, lean in (
        (0.62, -0.34, 0.17, 12),
        (0.3, -0.16, 0.22, -8),
        (-0.08, 0.06, 0.28, 14),
        (-0.56, 0.3, 0.32, -6),
    ):
        top = turned(
            [(-size, -size * 0.55), (-size * 0.3, -size), (size, -size * 0.75), (size * 0.4, -size * 0.28)],
            (x, y),
            lean,
        )
        front = turned(
            [(-size, -size * 0.55), (size * 0.4, -size * 0.28), (size * 0.34, size * 0.8), (-size * 0.96, size * 0.5)],
            (x, y),
            lean,
        )
        side = turned(
            [(size * 0.4, -size * 0.28), (size, -size * 0.75), (size * 0.96, size * 0.3), (size * 0.34, size * 0.8)],
            (x, y),
            lean,
        )
        tone = mix(ICE, scene.hour.low, 0.1)
        scene.shape(*front, colour=mix(tone, WHITE, 0.3), low=mix(tone, rgb("#5fa8cf"), 0.5))
        scene.shape(*side, colour=mix(tone, rgb("#3f88b8"), 0.6), low=mix(tone, rgb("#245a8a"), 0.75))
        scene.shape(*top, colour=WHITE)
        scene.line(
            turned([(-size * 0.6, -size * 0.2), (-size * 0.2, size * 0.1), (-size * 0.3, size * 0.4)], (x, y), lean),
            0.014,
            WHITE,
            0.8,
        )
    scene.line([(0.62, -0.34), (0.3, -0.16), (-0.08, 0.06), (-0.56, 0.3)], 0.02, scene.accent)


def waystation(scene: Scene) -> None:
    """A station with arms, at which ships for Venus call."""
    for side in (-1, 1):
        scene.line([(0, 0), (side * 0.62, 0.06)], 0.06, scene.dim(scene.metal, 0.2 if side < 0 else 0.45))
        scene.line([(0, -0.1), (side * 0.44, -0.34)], 0.045, scene.dim(scene.metal, 0.3))
        solar_wing(scene, min(side * 0.4, side * 0.78), -0.44, max(side * 0.4, side * 0.78), -0.3)
    for k, x in enumerate((-0.62, 0.62)):
        tone = (scene.accent, rgb("#e9b84a"))[k]
        scene.slab(x - 0.05, 0.02, x + 0.05, 0.12, scene.metal)
        scene.fill(
            f"M {x - 0.12} .42 L {x - 0.1} .2 Q {x} .06 {x + 0.1} .2 L {x + 0.12} .42 Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        scene.circle(x - 0.01, 0.23, 0.035, scene.glass)
        for side in (-1, 1):
            scene.shape(
                (x + side * 0.1, 0.28), (x + side * 0.21, 0.46), (x + side * 0.11, 0.42), colour=scene.dim(tone, 0.3)
            )
    scene.column(-0.14, -0.34, 0.14, 0.34, mix(rgb("#fff6e6"), scene.metal, 0.4))
    scene.windows(-0.1, -0.24, 0.1, 0.3, 3, 6, mix(scene.lamp, rgb("#e09a3a"), 0.3))
    scene.vault(0, -0.336, 0.14, 0.12, scene.accent)
    scene.fill([ellipse(0, 0.02, 0.28, 0.09)], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(0, 0.0, 0.28, 0.08)], scene.lit(scene.accent), scene.dim(scene.accent))
    scene.line([(0, -0.46), (0, -0.58)], 0.012, scene.metal)
    scene.circle(0, -0.58, 0.022, rgb("#ff6a4a"))
    scene.cone(0, 0.34, 0.0, 0.46, scene.dim(scene.metal))


def collector(scene: Scene) -> None:
    """A flower of solar cells that sends its power down."""
    glow = rgb("#9affc8")
    for wide, alpha in ((0.26, 0.2), (0.16, 0.32), (0.06, 0.8)):
        scene.fill([[(-0.01, 0.1), (0.01, 0.1), (wide - 0.3, 1.3), (-wide - 0.3, 1.3)]], glow, alpha=alpha)
    blue = mix(rgb("#2f5f9f"), scene.hour.low, 0.1)
    for k in range(8):
        turn = 45 * k + 22
        petal = turned(
            [(0.12, -0.03), (0.3, -0.13), (0.62, -0.11), (0.62, 0.11), (0.3, 0.13), (0.12, 0.03)], (0, 0), turn
        )
        petal = [(x, y * 0.62 - 0.08) for x, y in petal]
        tone = mix(blue, WHITE, 0.45 if 90 < turn < 290 else 0.15)
        scene.shape(*petal, colour=mix(tone, WHITE, 0.25), low=tone)
        for t in (0.36, 0.49):
            bar = [(x, y * 0.62 - 0.08) for x, y in turned([(t, -0.12), (t, 0.12)], (0, 0), turn)]
            scene.line(bar, 0.01, mix(blue, INK, 0.3))
    hub = [(x, y * 0.7 - 0.07) for x, y in regular(8, 0.17, (0, 0), 22)]
    scene.shape(*hub, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.orb(0, -0.06, 0.09, mix(GOLD, WHITE, 0.4))
    scene.column(-0.04, 0.03, 0.04, 0.16, scene.metal)
    scene.glow(0, 0.16, 0.14, glow, 1)


VENUSORBIT: Final[Mapping[str, Motif]] = {
    "scoop": Motif(scoop, "overvenus", flies=True),
    "diving": Motif(diving, "overvenus", flies=True),
    "gasbags": Motif(gasbags, "overvenus", flies=True),
    "shade": Motif(shade, "overvenus", flies=True),
    "hydrogen": Motif(hydrogen, "overvenus", flies=True),
    "reflectors": Motif(reflectors, "overvenus", flies=True),
    "tugrock": Motif(tugrock, "overvenus", flies=True),
    "iceblocks": Motif(iceblocks, "overvenus", flies=True),
    "waystation": Motif(waystation, "overvenus", flies=True),
    "collector": Motif(collector, "overvenus", flies=True),
}
