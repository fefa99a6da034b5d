"""What is done to the smallest living things."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def culture(scene: Scene) -> None:
    """A needle that gives viruses to a bacterium."""
    green = rgb("#4f9a6a")
    for k in range(-5, 6):
        for side in (-1, 1):
            scene.line(
                [(-0.22 + 0.09 * k, 0.12 + side * 0.2), (-0.24 + 0.09 * k, 0.12 + side * 0.3)],
                0.014,
                mix(green, INK, 0.3),
            )
    scene.box((-0.76, -0.1, 0.3, 0.34), 0.21, mix(green, WHITE, 0.4), mix(green, INK, 0.35))
    scene.box((-0.7, -0.05, 0.24, 0.1), 0.07, mix(green, WHITE, 0.65), alpha=0.5)
    coil = [(-0.6 + 0.045 * k, 0.14 + 0.06 * math.sin(k * 1.4)) for k in range(12)]
    scene.line(coil, 0.022, rgb("#f7e08a"))
    for x, y, r in ((0.04, 0.2, 0.06), (0.14, 0.08, 0.045), (-0.06, 0.06, 0.04)):
        scene.fill(
            [[(x + r * math.cos(math.pi * k / 3), y + r * math.sin(math.pi * k / 3)) for k in range(6)]],
            rgb("#d1495b"),
            rgb("#8a2040"),
        )
    tube = turned(
        [
            (0.0, -0.025),
            (0.4, -0.025),
            (0.46, -0.12),
            (0.9, -0.12),
            (0.9, 0.12),
            (0.46, 0.12),
            (0.4, 0.025),
            (0.0, 0.025),
            (-0.08, 0.0),
        ],
        (0.2, 0.06),
        -38,
    )
    scene.shape(*tube, colour=mix(scene.glass, WHITE, 0.55), low=mix(scene.glass, INK, 0.25))
    scene.shape(
        *turned([(0.5, -0.08), (0.78, -0.08), (0.78, 0.08), (0.5, 0.08)], (0.2, 0.06), -38),
        colour=rgb("#e4703a"),
        low=rgb("#b03f3a"),
    )
    for t in (0.56, 0.66, 0.74):
        x, y = turned([(t, 0.02)], (0.2, 0.06), -38)[0]
        scene.circle(x, y, 0.03, WHITE, alpha=0.8)


def helix(scene: Scene) -> None:
    """A twisted ladder with a piece cut out and another put in its place."""
    for k in range(27):
        t = k / 26
        x, a = -0.82 + 1.64 * t, 2.6 * math.pi * t
        y1, y2 = 0.26 * math.sin(a), -0.26 * math.sin(a)
        gap = 0.42 < t < 0.62
        lift = -0.22 if gap else 0.0
        if k % 2 == 0:
            tones = ("#e4572e", "#f2c14a") if gap else ("#3d7ea6", "#5fa777")
            scene.line([(x, y1 + lift), (x, lift)], 0.036, rgb(tones[0]))
            scene.line([(x, lift), (x, y2 + lift)], 0.036, rgb(tones[1]))
        for y, front in ((y1, math.cos(a) > 0), (y2, math.cos(a) <= 0)):
            tone = rgb("#d9824a") if gap else rgb("#4a5a9a")
            scene.circle(
                x, y + lift, 0.055 if front else 0.042, mix(tone, WHITE, 0.35) if front else mix(tone, INK, 0.25)
            )
    for side in (-1, 1):
        blade = turned([(0.0, -0.035), (0.34, -0.02), (0.38, 0.02), (0.0, 0.035)], (0.05, 0.36), -90 + side * 16)
        scene.shape(*blade, colour=mix(scene.metal, WHITE, 0.4), low=scene.dim(scene.metal, 0.4))
        scene.ring(0.05 - side * 0.09, 0.46, 0.075, 0.026, scene.accent)
    sparkle(scene, 0.06, -0.4, 0.09)


GENES: Final[Mapping[str, Motif]] = {
    "culture": Motif(culture, "lens", flies=True, size=0.6),
    "helix": Motif(helix, "lens", flies=True),
}
