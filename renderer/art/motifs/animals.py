"""What walks, swims, flies and crawls."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.art.motifs.motif import Motif
from renderer.art.motifs.plants import leafy, tuft
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import Point, ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def insect(scene: Scene) -> None:
    """A dragonfly above stalks."""
    body = scene.accent
    for side, y in ((-1, -0.14), (-1, 0.04), (1, -0.14), (1, 0.04)):
        wing = ellipse(side * 0.31, y - 0.02, 0.3, 0.075, side * (14 if y > 0 else -14))
        scene.fill([wing], mix(WHITE, scene.glass, 0.4), mix(scene.glass, scene.hour.low, 0.3), 0.8)
    for k in range(7):
        scene.orb(0, -0.02 + 0.07 * k, 0.045 - 0.003 * k, body if k % 2 else mix(body, INK, 0.4))
    scene.orb(0, -0.1, 0.085, body)
    scene.orb(-0.055, -0.22, 0.062, mix(body, INK, 0.4))
    scene.orb(0.055, -0.22, 0.062, mix(body, INK, 0.4))


def ants(scene: Scene) -> None:
    tone = mix(rgb("#7a2f22"), INK, 0.15)
    for x, y, size in ((-0.48, -0.05, 0.5), (0.5, 0.0, 0.55), (0.02, 0.26, 1.0)):
        foot = y + 0.24 * size
        for dx in (-0.12, 0.0, 0.12):
            for lean in (-1, 1):
                knee = (x + (dx + lean * 0.13) * size, y - 0.06 * size)
                scene.line(
                    [(x + dx * 0.5 * size, y), knee, (x + (dx + lean * 0.2) * size, foot)],
                    0.022 * size,
                    scene.dim(tone, 0.4),
                )
        for dx, r in ((0.29, 0.14), (0.05, 0.075), (-0.16, 0.1)):
            scene.orb(x + dx * size, y - 0.03 * size, r * size, mix(tone, scene.hour.low, 0.3))
        for dx in (-0.06, 0.0):
            scene.line(
                [
                    (x - 0.2 * size, y - 0.1 * size),
                    (x + (dx - 0.28) * size, y - 0.26 * size),
                    (x + (dx - 0.36) * size, y - 0.22 * size),
                ],
                0.014 * size,
                tone,
            )


def _crawler(scene: Scene, path: list[Point], thick: float, tone: Colour) -> None:
    """A worm along a path, head first: rings, a pale belt, light from above."""
    for grow, lift, colour in ((1.0, 0, scene.dim(tone, 0.45)), (0.86, 0.1, tone), (0.3, 0.5, mix(tone, WHITE, 0.45))):
        for (x, y), (x2, y2) in pairwise(path):
            for part in (0, 0.5):
                scene.circle(x + (x2 - x) * part, y + (y2 - y) * part - lift * thick, thick * grow, colour)
    belt = range(len(path) // 4, len(path) // 4 + 4)
    for k in range(1, len(path) - 1):
        (x0, y0), (x, y), (x1, y1) = path[k - 1 : k + 2]
        long = math.hypot(x1 - x0, y1 - y0) or 1
        across = (-(y1 - y0) / long * thick * 0.9, (x1 - x0) / long * thick * 0.9)
        ring = [(x - across[0], y - across[1]), (x + across[0], y + across[1])]
        if k in belt:
            scene.line(ring, 0.03, mix(tone, rgb("#ffd8c0"), 0.55))
        elif k % 2:
            scene.line(ring, 0.009, scene.dim(tone, 0.5), 0.75)


def worm(scene: Scene) -> None:
    """Black soil under grass, cut open: worms in their burrows among roots."""
    tone, soil = mix(rgb("#dc8484"), scene.hour.low, 0.1), mix(rgb("#4a2c22"), scene.hour.near, 0.35)
    leaf = rgb("#6fae4a")
    top = [(-2.0 + 0.2 * k, -0.34 + 0.02 * math.sin(1.7 * k)) for k in range(21)]
    scene.shape(*top, (2, 0.9), (-2, 0.9), colour=soil, low=scene.dim(soil, 0.5))
    for k in range(44):
        x = -1.4 + 0.065 * k
        y, lean = -0.34 + 0.02 * math.sin(8.5 * (x + 2)), 0.05 * math.sin(2.3 * k)
        scene.shape(
            (x - 0.022, y + 0.03),
            (x + lean, y - 0.12 - 0.07 * (k % 3)),
            (x + 0.022, y + 0.03),
            colour=scene.lit(leaf) if k % 2 else scene.dim(leaf, 0.25),
        )
    for x, way in ((-0.8, 1), (-0.1, -1), (0.66, 1)):
        for lean, long in ((-0.22, 0.3), (0.02, 0.42), (0.24, 0.26)):
            root = [
                (x + way * lean * t * t + 0.02 * math.sin(9 * t), -0.3 + long * t) for t in (k / 8 for k in range(9))
            ]
            scene.line(root, 0.014, mix(rgb("#d8b890"), soil, 0.25))
    for k in range(22):
        x, y = scene.between(-1.2, 1.2), scene.between(-0.2, 0.66)
        scene.fill(
            [ellipse(x, y, scene.between(0.012, 0.035), 0.014, 30 * k)], mix(soil, rgb("#c09a78"), 0.4), alpha=0.8
        )
    long = [(-0.7 + 0.045 * k, 0.36 + 0.1 * math.sin(0.34 * k + 0.4)) for k in range(29)]
    steep = [(0.42 + 0.12 * math.sin(0.42 * k), -0.36 + 0.032 * k) for k in range(15)]
    small = [(-0.62 + 0.03 * k, 0.02 - 0.05 * math.sin(0.5 * k)) for k in range(13)]
    for path, thick in ((long, 0.085), (steep, 0.062), (small, 0.046)):
        for x, y in path:
            scene.circle(x, y, thick * 1.5, mix(INK, soil, 0.35))
    for path, thick in ((long, 0.085), (steep, 0.062), (small, 0.046)):
        _crawler(scene, path, thick, tone)


def _fish(scene: Scene, x: float, y: float, size: float, tone: Colour) -> None:
    scene.shape(
        (x + 0.26 * size, y),
        (x + 0.52 * size, y - 0.2 * size),
        (x + 0.45 * size, y),
        (x + 0.52 * size, y + 0.2 * size),
        colour=scene.lit(tone),
        low=scene.dim(tone),
    )
    scene.shape(
        (x - 0.1 * size, y - 0.14 * size),
        (x + 0.12 * size, y - 0.34 * size),
        (x + 0.2 * size, y - 0.08 * size),
        colour=scene.dim(tone, 0.25),
    )
    body = [
        (x - 0.42 * size, y + 0.01 * size),
        (x - 0.2 * size, y - 0.17 * size),
        (x + 0.08 * size, y - 0.19 * size),
        (x + 0.34 * size, y - 0.04 * size),
        (x + 0.34 * size, y + 0.05 * size),
        (x + 0.06 * size, y + 0.19 * size),
        (x - 0.2 * size, y + 0.16 * size),
    ]
    scene.shape(*body, colour=scene.lit(tone), low=scene.dim(tone, 0.35))
    scene.shape(
        (x - 0.05 * size, y - 0.185 * size),
        (x + 0.05 * size, y - 0.19 * size),
        (x + 0.09 * size, y + 0.17 * size),
        (x - 0.02 * size, y + 0.18 * size),
        colour=WHITE,
        alpha=0.6,
    )
    scene.circle(x - 0.27 * size, y - 0.04 * size, 0.035 * size, INK)


def fish(scene: Scene) -> None:
    for x, y, size in ((0.42, -0.3, 0.42), (0.5, 0.3, 0.5), (-0.52, 0.34, 0.34), (-0.08, 0.0, 1.0)):
        _fish(scene, x, y, size, scene.accent)
    for x, y, r in ((-0.55, -0.08, 0.03), (-0.6, -0.2, 0.022), (-0.52, -0.3, 0.016)):
        scene.ring(x, y, r, 0.01, WHITE, 0.8)


def bird(scene: Scene) -> None:
    """Birds on the wing."""
    tone = mix(rgb("#fbf4e8"), scene.hour.low, 0.1)
    shade = scene.dim(tone, 0.4)
    for x, y, size in ((0.5, -0.34, 0.34), (-0.52, -0.26, 0.28), (0.62, 0.06, 0.24), (-0.04, 0.06, 1.0)):
        with scene.placed(x, y, size):
            far = "M .02 -.02 C .08 -.22 .26 -.38 .56 -.44 C .48 -.34 .5 -.28 .42 -.22 C .4 -.12 .3 -.04 .2 .04 Z"
            scene.fill(far, shade, mix(shade, scene.accent, 0.5))
            tail = [(0.3, 0.02), (0.58, 0.04), (0.54, 0.1), (0.6, 0.16), (0.3, 0.14)]
            scene.shape(*tail, colour=tone, low=mix(shade, scene.accent, 0.4))
            body = (
                "M -.46 .06 C -.42 -.04 -.3 -.06 -.22 -.03 C 0 -.1 .22 -.06 .4 .06 "
                "C .3 .18 .02 .22 -.16 .16 C -.3 .14 -.38 .12 -.46 .06 Z"
            )
            scene.fill(body, scene.lit(tone), shade)
            near = (
                "M -.1 .02 C -.16 -.2 -.3 -.4 -.56 -.52 C -.44 -.52 -.36 -.48 -.3 -.42 "
                "C -.14 -.4 .06 -.2 .2 .04 C .1 .1 -.02 .1 -.1 .02 Z"
            )
            scene.fill(near, scene.lit(tone), mix(tone, scene.accent, 0.45))
            scene.shape((-0.45, 0.03), (-0.58, 0.09), (-0.42, 0.1), colour=rgb("#f2a93b"))
            scene.circle(-0.35, 0.035, 0.022, INK)


def cattle(scene: Scene) -> None:
    """Cows that graze."""
    hide, patch = scene.one_of("#f6ecdc", "#e8c8a0", "#fbf6ee"), mix(scene.accent, INK, 0.6)
    for x, foot, size in ((0.78, 0.4, 0.4), (-0.04, 0.5, 0.96)):
        with scene.placed(x, foot - size / 2, size):
            _cow(scene, hide, patch)


def _cow(scene: Scene, hide: Colour, patch: Colour) -> None:
    scene.fill([ellipse(0.04, 0.5, 0.5, 0.04)], scene.dark, alpha=0.35)
    for x, shade in ((-0.16, 0.5), (0.26, 0.5), (-0.28, 0.08), (0.34, 0.22)):
        leg = [(x, 0.08), (x + 0.11, 0.08), (x + 0.085, 0.3), (x + 0.095, 0.46), (x + 0.02, 0.46), (x + 0.02, 0.3)]
        scene.shape(*leg, colour=scene.dim(hide, shade))
        scene.shape((x + 0.02, 0.44), (x + 0.095, 0.44), (x + 0.105, 0.5), (x, 0.5), colour=mix(scene.dark, INK, 0.4))
    scene.line([(0.45, -0.2), (0.53, -0.08), (0.52, 0.16)], 0.03, scene.dim(hide, 0.25))
    scene.fill([ellipse(0.52, 0.22, 0.035, 0.08)], patch)
    scene.fill([ellipse(0.18, 0.19, 0.1, 0.06)], rgb("#e8a0a0"))
    scene.fill(
        "M -.42 -.24 C -.3 -.32 -.1 -.23 .06 -.24 C .2 -.25 .34 -.31 .44 -.24 C .5 -.18 .5 .04 .44 .14 "
        "C .3 .2 .1 .2 -.08 .2 C -.24 .2 -.36 .14 -.4 .02 Z",
        scene.lit(hide),
        scene.dim(hide, 0.3),
    )
    scene.fill(
        "M -.16 -.25 C 0 -.23 .06 -.24 .1 -.24 C .16 -.1 .06 .02 -.04 .0 C -.16 -.02 -.2 -.12 -.16 -.25 Z", patch
    )
    scene.fill("M .3 -.28 C .4 -.3 .5 -.24 .48 -.04 C .4 .0 .28 -.12 .3 -.28 Z", scene.dim(patch, 0.2))
    scene.fill("M .1 .2 C .1 .1 .22 .06 .3 .1 C .34 .14 .32 .18 .28 .19 Z", scene.dim(patch, 0.2))
    for x, tip in ((-0.43, -0.62), (-0.35, -0.6)):
        scene.line([(x, -0.42), (x - 0.06, -0.5), (x - 0.03, tip)], 0.034, rgb("#fff6e0"))
    scene.fill([ellipse(-0.29, -0.36, 0.1, 0.045, -12)], scene.dim(patch, 0.1))
    scene.fill(
        "M -.46 -.46 C -.36 -.48 -.3 -.4 -.3 -.3 L -.28 -.1 L -.4 .0 C -.46 -.1 -.5 -.06 -.6 -.06 "
        "C -.7 -.08 -.7 -.18 -.64 -.24 Z",
        scene.lit(hide),
        scene.dim(hide, 0.22),
    )
    scene.fill("M -.46 -.46 C -.36 -.48 -.3 -.4 -.3 -.3 L -.36 -.22 L -.46 -.28 Z", patch)
    scene.fill([ellipse(-0.61, -0.14, 0.085, 0.075, 20)], rgb("#eab0a4"))
    scene.circle(-0.65, -0.16, 0.018, scene.dim(rgb("#c07a70"), 0.3))
    scene.circle(-0.47, -0.32, 0.026, INK)
    scene.circle(-0.477, -0.327, 0.009, WHITE)


def deer(scene: Scene) -> None:
    """A shy grazer with antlers."""
    tone = scene.one_of("#b8784a", "#c98f5a", "#a8684a")
    scene.fill([ellipse(0, 0.5, 0.36, 0.035)], scene.dark, alpha=0.35)
    for x, shade in ((-0.12, 0.55), (0.24, 0.55), (-0.18, 0.15), (0.18, 0.15)):
        scene.shape((x, 0.12), (x + 0.07, 0.12), (x + 0.045, 0.5), (x + 0.015, 0.5), colour=scene.dim(tone, shade))
    scene.shape(
        (-0.22, -0.1),
        (0.24, -0.08),
        (0.32, 0.02),
        (0.28, 0.18),
        (0.02, 0.16),
        (-0.2, 0.18),
        (-0.26, 0.04),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.3),
    )
    scene.shape((0.24, -0.07), (0.37, -0.02), (0.31, 0.06), colour=rgb("#fff4e0"))
    scene.shape(
        (-0.26, 0.08),
        (-0.12, -0.06),
        (-0.24, -0.34),
        (-0.34, -0.32),
        colour=scene.lit(tone),
        low=mix(tone, scene.dark, 0.2),
    )
    scene.shape(
        (-0.24, -0.4),
        (-0.33, -0.4),
        (-0.5, -0.27),
        (-0.46, -0.22),
        (-0.3, -0.26),
        (-0.22, -0.32),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.2),
    )
    scene.shape((-0.24, -0.37), (-0.14, -0.43), (-0.2, -0.33), colour=scene.dim(tone, 0.25))
    _antlers(scene)
    scene.circle(-0.35, -0.35, 0.016, INK)


def _antlers(scene: Scene) -> None:
    horn = mix(rgb("#7a5236"), scene.dark, 0.2)
    for lean in (-0.14, 0.1):
        tip = (-0.28 + lean, -0.74)
        scene.line([(-0.28, -0.4), (-0.28 + lean * 0.9, -0.56), tip], 0.024, horn)
        scene.line([(-0.28 + lean * 0.8, -0.54), (-0.28 + lean * 2.0, -0.66)], 0.02, horn)
        scene.line([(-0.28 + lean * 0.4, -0.48), (-0.28 + lean * 1.5, -0.53)], 0.018, horn)


def predator(scene: Scene) -> None:
    """The face of a wolf that waits in the grass."""
    fur = mix(scene.one_of("#8f8aa0", "#b08a6c", "#80889c"), scene.hour.low, 0.12)
    pale, mask = mix(fur, WHITE, 0.62), mix(fur, INK, 0.45)
    flank = [(0, 0.1), (0.4, 0.12), (0.5, 0.3), (0.44, 0.32), (0.56, 0.54), (0, 0.54)]
    ear = [(0.06, -0.24), (0.27, -0.62), (0.37, -0.16)]
    head = [(0, -0.27), (0.1, -0.25), (0.34, -0.2), (0.45, 0.0), (0.37, 0.0), (0.46, 0.14), (0.36, 0.14)]
    head += [(0.36, 0.26), (0.22, 0.25), (0.13, 0.4), (0, 0.46)]
    cheek = [(0.03, 0.1), (0.22, 0.06), (0.34, 0.14), (0.22, 0.24), (0.13, 0.38), (0, 0.45), (0, 0.1)]
    for part, tone in ((flank, fur), (ear, fur), (head, fur), (cheek, pale)):
        scene.shape(*((-x, y) for x, y in part), colour=scene.lit(tone), low=scene.dim(tone, 0.15))
        scene.shape(*part, colour=scene.dim(tone, 0.2), low=scene.dim(tone, 0.42))
    for side in (-1, 1):
        scene.shape((side * 0.15, -0.24), (side * 0.26, -0.5), (side * 0.31, -0.19), colour=mix(mask, INK, 0.3))
        brow = [(0, -0.25), (side * 0.1, -0.1), (side * 0.27, -0.1), (side * 0.2, 0.05), (side * 0.06, 0.03)]
        scene.shape(*brow, (side * 0.06, 0.24), (0, 0.24), colour=mask, alpha=0.75)
        scene.shape((side * 0.08, 0.04), (side * 0.14, -0.05), (side * 0.26, -0.09), (side * 0.2, 0.04), colour=INK)
        scene.shape((side * 0.1, 0.03), (side * 0.15, -0.035), (side * 0.23, -0.06), (side * 0.19, 0.03), colour=GOLD)
        scene.circle(side * 0.155, -0.005, 0.026, INK)
    scene.shape((-0.09, 0.2), (0.09, 0.2), (0.04, 0.3), (-0.04, 0.3), colour=INK)
    scene.shape(
        (-0.14, 0.36), (0, 0.33), (0.14, 0.36), (0.09, 0.42), (-0.09, 0.42), colour=mix(INK, rgb("#7a2030"), 0.5)
    )
    for x in (-0.08, 0.08):
        scene.shape((x - 0.025, 0.35), (x + 0.025, 0.35), (x, 0.43), colour=WHITE)
    for x, high in ((-0.68, 0.36), (-0.44, 0.3), (-0.16, 0.2), (0.14, 0.2), (0.42, 0.32), (0.66, 0.4)):
        tuft(scene, x, 0.56, high, leafy(scene))


def pet(scene: Scene) -> None:
    """A cat at a window."""
    tone = scene.one_of("#e8924a", "#5a5a6a", "#f0e0c8", "#c87a4a")
    scene.line([(0.22, 0.44), (0.44, 0.4), (0.48, 0.2), (0.4, 0.1)], 0.07, scene.dim(tone, 0.25))
    scene.across([(-0.1, -0.14), (0.12, -0.14), (0.25, 0.14), (0.28, 0.5), (-0.26, 0.5), (-0.22, 0.14)], tone)
    for x in (-0.14, 0.1):
        scene.fill([ellipse(x, 0.48, 0.1, 0.05)], scene.lit(tone))
    for side in (-1, 1):
        ear = [(side * 0.2, -0.28), (side * 0.21, -0.5), (side * 0.05, -0.38)]
        scene.fill([ear], scene.lit(tone) if side < 0 else scene.dim(tone, 0.3))
    scene.fill([ellipse(0, -0.24, 0.22, 0.19)], scene.lit(tone), scene.dim(tone, 0.2))
    scene.fill([ellipse(0, 0.18, 0.1, 0.18)], mix(tone, WHITE, 0.5), alpha=0.7)
    for side in (-1, 1):
        scene.fill([ellipse(side * 0.09, -0.25, 0.042, 0.05)], rgb("#cfe87a"))
        scene.fill([ellipse(side * 0.09, -0.25, 0.014, 0.046)], INK)
    scene.shape((-0.025, -0.17), (0.025, -0.17), (0, -0.14), colour=rgb("#e88a8a"))


def rodent(scene: Scene) -> None:
    """Two small animals among leaves."""
    tone = scene.one_of("#b08a6a", "#d8b48a", "#8a7a74")
    tuft(scene, -0.6, 0.52, 0.5, leafy(scene))
    for x, size, side in ((0.34, 0.62, 1), (-0.1, 1.0, -1)):
        foot = 0.5
        scene.line(
            [
                (x - side * 0.26 * size, foot - 0.06 * size),
                (x - side * 0.46 * size, foot - 0.03 * size),
                (x - side * 0.56 * size, foot - 0.14 * size),
            ],
            0.03 * size,
            scene.dim(rgb("#e8a89a"), 0.2),
        )
        scene.fill([ellipse(x, foot - 0.2 * size, 0.32 * size, 0.22 * size)], scene.lit(tone), scene.dim(tone, 0.4))
        scene.circle(x + side * 0.16 * size, foot - 0.44 * size, 0.1 * size, scene.dim(tone, 0.25))
        scene.circle(x + side * 0.16 * size, foot - 0.43 * size, 0.065 * size, rgb("#f0b8a8"))
        scene.fill(
            [ellipse(x + side * 0.28 * size, foot - 0.26 * size, 0.17 * size, 0.13 * size, side * 18)],
            scene.lit(tone),
            scene.dim(tone, 0.2),
        )
        scene.circle(x + side * 0.3 * size, foot - 0.3 * size, 0.026 * size, INK)
        scene.circle(x + side * 0.445 * size, foot - 0.22 * size, 0.025 * size, rgb("#e88a8a"))
        scene.fill(
            [ellipse(x + side * 0.12 * size, foot - 0.02 * size, 0.1 * size, 0.03 * size)], scene.lit(rgb("#e8a89a"))
        )
    tuft(scene, 0.64, 0.54, 0.42, leafy(scene))


ANIMALS: Final[Mapping[str, Motif]] = {
    "insect": Motif(insect, "green", flies=True),
    "ants": Motif(ants, "green"),
    "worm": Motif(worm, "cave"),
    "fish": Motif(fish, "undersea", flies=True),
    "bird": Motif(bird, "green", flies=True),
    "cattle": Motif(cattle, "green"),
    "deer": Motif(deer, "green", size=0.6),
    "predator": Motif(predator, "green"),
    "pet": Motif(pet, "hall"),
    "rodent": Motif(rodent, "green"),
}
