"""What walks, swims, flies and crawls."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from renderer.canvas import ellipse
from renderer.motifs.motif import Motif
from renderer.motifs.plants import leafy, tuft
from renderer.scenery import Scene
from renderer.theme import INK, WHITE, Colour, mix, rgb


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


def worm(scene: Scene) -> None:
    """Worms in their tunnels."""
    tone = mix(rgb("#d98a8a"), scene.hour.low, 0.15)
    for dx, dy, size in ((-0.1, 0.16, 1.0), (0.3, -0.2, 0.6)):
        path = [(dx + size * (-0.54 + 0.036 * k), dy + size * 0.11 * math.sin(k * 0.3)) for k in range(31)]
        for thick, lift, colour in (
            (0.105, 0, mix(scene.dark, INK, 0.3)),
            (0.07, 0, scene.dim(tone, 0.35)),
            (0.055, 0.012, tone),
            (0.026, 0.028, scene.lit(mix(tone, WHITE, 0.3))),
        ):
            for (x, y), (x2, y2) in pairwise(path):
                for part in (0, 0.5):
                    at = x + (x2 - x) * part, y + (y2 - y) * part - lift * size
                    scene.circle(*at, thick * size, colour)
        for k in range(3, 30, 3):
            x, y = path[k]
            scene.line([(x - 0.004, y - 0.05 * size), (x + 0.012, y + 0.05 * size)], 0.01, scene.dim(tone, 0.45), 0.7)


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
    """Beasts that graze."""
    tone = scene.one_of("#f2e6d4", "#8a5438", "#d8a070")
    for x, foot, size in ((0.52, 0.36, 0.45), (-0.56, 0.38, 0.4), (-0.02, 0.52, 0.95)):
        scene.fill([ellipse(x, foot, 0.42 * size, 0.04 * size)], scene.dark, alpha=0.35)
        for dx, shade in ((-0.2, 0.5), (0.26, 0.5), (-0.28, 0.15), (0.18, 0.15)):
            scene.shape(
                (x + dx * size, foot - 0.32 * size),
                (x + (dx + 0.09) * size, foot - 0.32 * size),
                (x + (dx + 0.07) * size, foot),
                (x + (dx + 0.015) * size, foot),
                colour=scene.dim(tone, shade),
            )
        body = [
            (-0.36, -0.56),
            (-0.2, -0.62),
            (0.3, -0.6),
            (0.38, -0.5),
            (0.36, -0.3),
            (0.1, -0.24),
            (-0.3, -0.26),
            (-0.38, -0.4),
        ]
        scene.fill([[(x + u * size, foot + v * size) for u, v in body]], scene.lit(tone), scene.dim(tone, 0.35))
        patch = mix(scene.accent, INK, 0.45)
        scene.fill(
            [
                [
                    (x + u * size, foot + v * size)
                    for u, v in ((0.0, -0.61), (0.2, -0.6), (0.26, -0.46), (0.1, -0.36), (-0.03, -0.46))
                ]
            ],
            patch,
        )
        head = [(-0.34, -0.58), (-0.46, -0.56), (-0.6, -0.36), (-0.54, -0.29), (-0.42, -0.36), (-0.32, -0.42)]
        scene.fill([[(x + u * size, foot + v * size) for u, v in head]], scene.lit(tone), scene.dim(tone, 0.3))
        scene.line(
            [(x - 0.42 * size, foot - 0.56 * size), (x - 0.46 * size, foot - 0.66 * size)], 0.03 * size, rgb("#f6efe0")
        )
        scene.circle(x - 0.47 * size, foot - 0.47 * size, 0.018 * size, INK)


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
    """A wolf that looks over its ground."""
    tone = mix(scene.one_of("#9a94a8", "#b8947a", "#8a90a4"), scene.hour.low, 0.15)
    scene.shape((-0.7, 0.52), (-0.4, 0.3), (0.3, 0.27), (0.7, 0.52), colour=scene.dim(scene.rock, 0.3), low=scene.dark)
    scene.shape((0.26, 0.02), (0.5, -0.02), (0.6, 0.16), (0.46, 0.1), (0.26, 0.14), colour=scene.dim(tone, 0.4))
    for x, shade in ((-0.06, 0.6), (0.26, 0.6), (-0.16, 0.15), (0.16, 0.2)):
        scene.shape((x, 0.0), (x + 0.11, 0.0), (x + 0.07, 0.32), (x - 0.01, 0.32), colour=scene.dim(tone, shade))
    scene.shape(
        (-0.24, -0.22),
        (0.2, -0.14),
        (0.34, -0.04),
        (0.3, 0.12),
        (0.0, 0.12),
        (-0.22, 0.16),
        (-0.3, 0.0),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.4),
    )
    scene.shape(
        (-0.14, -0.4),
        (-0.36, -0.44),
        (-0.58, -0.26),
        (-0.54, -0.19),
        (-0.36, -0.2),
        (-0.26, 0.04),
        (-0.06, -0.06),
        colour=scene.lit(tone),
        low=scene.dim(tone, 0.3),
    )
    for x in (-0.33, -0.22):
        scene.shape((x, -0.41), (x + 0.05, -0.56), (x + 0.1, -0.38), colour=scene.dim(tone, 0.3))
    scene.shape((-0.36, -0.2), (-0.26, 0.04), (-0.16, 0.02), (-0.22, -0.22), colour=mix(tone, WHITE, 0.5), alpha=0.7)
    scene.circle(-0.56, -0.25, 0.022, INK)
    scene.circle(-0.37, -0.33, 0.022, scene.lamp)


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
