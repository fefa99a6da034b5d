"""What floats in the clouds of Venus below a bag of gas."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.motifs.parts import bolt, cloud, gasbag, solar_wing, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb

BEAM: Final = rgb("#8ff0ff")


def mapper(scene: Scene) -> None:
    """A drone below a balloon that scans the ground through the clouds."""
    scene.fade([(-0.04, 0.16), (0.06, 0.16), (0.62, 0.8), (-0.56, 0.8)], mix(BEAM, rgb("#2a9fc0"), 0.5), 0.75, 0.12)
    for k in range(5):
        y = 0.26 + 0.11 * k
        half = 0.05 + 0.88 * (y - 0.16)
        scene.line([(-half + 0.02, y), (half, y)], 0.01, WHITE, 0.55)
    for x in (-0.2, 0.2):
        scene.line([(x, -0.1), (x * 0.5, 0.06)], 0.014, scene.dark)
    gasbag(scene, 0, -0.26, 0.36, 0.25, scene.accent)
    for left in (-0.52, 0.18):
        solar_wing(scene, left, 0.03, left + 0.34, 0.13)
    scene.slab(-0.16, 0.02, 0.18, 0.15, scene.metal)
    scene.circle(0.0, 0.17, 0.07, scene.dark)
    scene.circle(-0.01, 0.17, 0.045, BEAM, mix(BEAM, INK, 0.5))
    scene.line([(0.1, 0.02), (0.14, -0.06)], 0.012, scene.metal)


def distillery(scene: Scene) -> None:
    """Tanks in a frame below three balloons, with a flash for what they fuel."""
    for x, y, half in ((-0.36, -0.28, 0.2), (0.36, -0.28, 0.2), (0, -0.36, 0.24)):
        scene.line([(x, y + 0.1), (x * 0.7, 0.05)], 0.014, scene.dark)
        gasbag(scene, x, y, half, half * 0.86, mix(scene.accent, WHITE, 0.3 * (x != 0)))
    scene.slab(-0.5, 0.04, 0.5, 0.1, scene.dim(scene.metal, 0.2), depth=0.08)
    for x, radius in ((-0.34, 0.15), (0.34, 0.15), (0, 0.2)):
        scene.orb(x, 0.1 + radius, radius, mix(scene.metal, WHITE, 0.2))
        scene.line([(x - radius, 0.1 + radius), (x + radius, 0.1 + radius)], 0.012, scene.dim(scene.metal, 0.4))
    bolt(scene, 0, 0.3, 0.26, rgb("#f2a020"))
    scene.line([(-0.34, 0.4), (-0.34, 0.48), (0.34, 0.48), (0.34, 0.4)], 0.03, scene.dim(scene.metal, 0.3))


def extractors(scene: Scene) -> None:
    """Balloons that suck up the air of Venus through long hoses."""
    for x, y, size in ((-0.52, -0.2, 0.6), (0.56, -0.1, 0.56), (0.02, -0.13, 0.92)):
        with scene.placed(x, y, size):
            hose = [(0.03 * math.sin(9 * t), 0.3 + 0.6 * t) for t in (k / 14 for k in range(15))]
            scene.line(hose, 0.07, scene.dim(scene.accent, 0.5))
            scene.line([(px - 0.014, py) for px, py in hose], 0.024, scene.lit(scene.accent))
            scene.shape(
                (-0.06, 0.86), (0.1, 0.86), (0.2, 1.02), (-0.16, 1.02), colour=scene.metal, low=scene.dim(scene.metal)
            )
            for side in (-0.16, 0.16):
                scene.line([(side * 1.3, -0.02), (side * 0.6, 0.2)], 0.016, scene.dark)
            gasbag(scene, 0, -0.2, 0.3, 0.29, mix(rgb("#fff6e4"), scene.hour.low, 0.2))
            scene.fill([ellipse(0, -0.2, 0.295, 0.05)], scene.accent, scene.dim(scene.accent))
            scene.slab(-0.14, 0.17, 0.16, 0.32, scene.metal)
            scene.windows(-0.12, 0.19, 0.06, 0.28, 3, 1, scene.lamp)


def floatinghab(scene: Scene) -> None:
    """A glass home with a garden, hung from a ring of balloons."""
    for x, y, r in (
        (-0.42, -0.3, 0.13),
        (0.42, -0.3, 0.13),
        (-0.2, -0.4, 0.15),
        (0.22, -0.4, 0.15),
        (0.0, -0.32, 0.17),
    ):
        scene.line([(x, y), (x * 0.9, 0.14)], 0.012, scene.dark)
        gasbag(scene, x, y, r, r, scene.accent if x in (-0.2, 0.22) else mix(scene.accent, WHITE, 0.65), 2)
    scene.shape(
        (-0.48, 0.2), (0.48, 0.2), (0.3, 0.42), (-0.3, 0.42), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )
    scene.windows(-0.36, 0.25, 0.34, 0.36, 8, 1, scene.lamp)
    leaf = rgb("#6fb04a")
    scene.fill([ellipse(0, 0.19, 0.44, 0.06)], leaf, scene.dim(leaf))
    for x, high in ((-0.26, 0.12), (0.3, 0.1), (-0.14, 0.08)):
        scene.line([(x, 0.18), (x, 0.18 - high * 0.6)], 0.014, rgb("#6a4432"))
        scene.circle(x, 0.17 - high, high * 0.5, scene.lit(leaf), scene.dim(leaf))
    scene.slab(-0.04, 0.0, 0.2, 0.18, mix(scene.accent, WHITE, 0.5))
    scene.windows(-0.02, 0.04, 0.12, 0.16, 2, 2, scene.lamp)
    scene.bubble(0, 0.2, 0.46, 0.3)
    scene.shape((-0.1, 0.42), (0.1, 0.42), (0.03, 0.54), (-0.03, 0.54), colour=scene.dim(scene.metal, 0.4))


def rainmaker(scene: Scene) -> None:
    """A floater that makes a cloud rain."""
    for k in range(22):
        x = -0.62 + 1.24 * (k * 7 % 22) / 21
        y = 0.24 + 0.12 * (k % 4)
        scene.line([(x, y), (x - 0.05, y + 0.13)], 0.016, rgb("#2f7fb0"), 0.9)
    cloud(scene, 0.04, 0.06, 0.72, mix(rgb("#8a94a8"), scene.hour.low, 0.2))
    for x in (-0.3, 0.0, 0.3):
        scene.fade([(x - 0.02, -0.18), (x + 0.02, -0.18), (x + 0.09, 0.06), (x - 0.09, 0.06)], WHITE, 0.9, 0.1)
    scene.slab(-0.44, -0.26, 0.44, -0.17, scene.metal, depth=0.1)
    for x in (-0.36, 0.36):
        scene.line([(x, -0.26), (x, -0.36)], 0.02, scene.metal)
        scene.fill([ellipse(x, -0.37, 0.14, 0.024)], scene.dim(scene.metal, 0.4))
    gasbag(scene, 0, -0.38, 0.24, 0.14, scene.accent)


def aerostat(scene: Scene) -> None:
    """A great balloon with a golden star, and small ones that follow it."""
    for x, y, r in ((-0.58, 0.12, 0.1), (0.6, -0.16, 0.12), (0.5, 0.3, 0.08), (-0.46, -0.3, 0.07)):
        scene.line([(x, y + r), (x, y + r * 2)], 0.01, scene.dark)
        gasbag(scene, x, y, r, r * 1.1, mix(rgb("#fff3dc"), scene.hour.low, 0.2), 2)
        scene.slab(x - r * 0.3, y + r * 1.9, x + r * 0.3, y + r * 2.4, scene.metal)
    for x in (-0.16, 0.16):
        scene.line([(x, 0.16), (x * 0.7, 0.34)], 0.014, scene.dark)
    gasbag(scene, 0, -0.14, 0.4, 0.38, scene.accent, 4)
    scene.shape((-0.12, 0.2), (0.12, 0.2), (0.08, 0.28), (-0.08, 0.28), colour=scene.dim(scene.accent, 0.5))
    points = [(0.25 * math.cos(a), -0.15 + 0.25 * math.sin(a)) for a in (math.pi * (k / 4 - 0.5) for k in range(8))]
    for k, (x, y) in enumerate(points):
        reach = 1.0 if k % 2 == 0 else 0.62
        tip = (x * reach, -0.15 + (y + 0.15) * reach)
        left, right = (
            (0.08 * math.cos(a), -0.15 + 0.08 * math.sin(a))
            for a in (math.pi * (k / 4 - 0.5 + d) for d in (-0.125, 0.125))
        )
        scene.shape(left, tip, (0, -0.15), colour=mix(GOLD, WHITE, 0.55))
        scene.shape(right, tip, (0, -0.15), colour=mix(GOLD, rgb("#8a5414"), 0.25))
    scene.slab(-0.15, 0.33, 0.17, 0.46, scene.metal)
    scene.windows(-0.13, 0.36, 0.08, 0.42, 4, 1, scene.lamp)


def stratopolis(scene: Scene) -> None:
    """A city on a disc that rests on the clouds."""
    scene.fill([ellipse(0, 0.3, 0.78, 0.1)], scene.dim(scene.metal, 0.5))
    scene.shape(
        (-0.78, 0.22),
        (0.78, 0.22),
        (0.46, 0.46),
        (-0.46, 0.46),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.windows(-0.56, 0.29, 0.54, 0.38, 15, 1, scene.lamp)
    scene.fill([ellipse(0, 0.22, 0.78, 0.1)], mix(rgb("#8fbf5a"), scene.hour.low, 0.2), rgb("#5f8f42"))
    towers = (
        (-0.52, 0.0, 0.09),
        (0.5, 0.02, 0.09),
        (-0.34, -0.18, 0.1),
        (0.34, -0.14, 0.1),
        (-0.14, -0.3, 0.1),
        (0.16, -0.34, 0.09),
        (0, -0.44, 0.1),
    )
    for k, (x, top, half) in enumerate(towers):
        tone = mix(rgb("#fff6e6"), scene.accent, (0.1, 0.5, 0.0)[k % 3])
        scene.column(x - half, top, x + half, 0.24, tone, 0.02)
        scene.vault(x, top + 0.004, half - 0.02, half, mix(tone, scene.accent, 0.5))
        scene.windows(x - half * 0.6, top + 0.06, x + half * 0.6, 0.18, 2, 5, mix(scene.lamp, rgb("#e09a3a"), 0.4))
    scene.line([(0, -0.53), (0, -0.64)], 0.012, scene.metal)
    for x in (-0.66, 0.66):
        scene.vault(x, 0.24, 0.1, 0.12, scene.glass)
    for x, y in ((-0.5, 0.5), (0.1, 0.54), (0.55, 0.5)):
        cloud(scene, x, y, 0.34, mix(scene.hour.far, WHITE, 0.4))


def kites(scene: Scene) -> None:
    """Small machines like kites, in line in a jet of wind."""
    for k in range(7):
        y = -0.4 + 0.13 * k
        wind = [(-1.8 + 0.3 * i, y + 0.05 * math.sin(i * 1.1 + k)) for i in range(12)]
        scene.line(wind, 0.014 + 0.006 * (k % 2), WHITE, 0.35)
    for x, y, size in ((-0.62, 0.2, 0.5), (-0.3, -0.3, 0.45), (0.6, -0.28, 0.5), (0.5, 0.26, 0.6), (-0.06, 0.02, 1.0)):
        with scene.placed(x, y, size * 0.72):
            tail = [(0.1 + 0.1 * i, 0.26 + 0.06 * math.sin(i * 1.5)) for i in range(6)]
            scene.line(tail, 0.03, scene.dim(scene.accent, 0.3))
            scene.shape((-0.5, -0.06), (0.0, -0.42), (0.06, 0.02), colour=scene.lit(scene.accent))
            scene.shape((0.0, -0.42), (0.44, 0.04), (0.06, 0.02), colour=scene.dim(scene.accent, 0.25))
            scene.shape((-0.5, -0.06), (0.06, 0.02), (0.1, 0.34), colour=mix(scene.metal, WHITE, 0.5))
            scene.shape((0.44, 0.04), (0.06, 0.02), (0.1, 0.34), colour=scene.dim(scene.metal, 0.4))
            scene.circle(0.04, 0.02, 0.1, scene.dark)
            scene.circle(0.03, 0.01, 0.06, BEAM)
    sparkle(scene, -0.2, -0.12, 0.07)


FLOATERS: Final[Mapping[str, Motif]] = {
    "mapper": Motif(mapper, "clouds", flies=True),
    "distillery": Motif(distillery, "clouds", flies=True),
    "extractors": Motif(extractors, "clouds", flies=True),
    "floatinghab": Motif(floatinghab, "clouds", flies=True),
    "rainmaker": Motif(rainmaker, "clouds", flies=True),
    "aerostat": Motif(aerostat, "clouds", flies=True),
    "stratopolis": Motif(stratopolis, "clouds", flies=True),
    "kites": Motif(kites, "clouds", flies=True),
}
