"""Grains of regolith that rods with whips eat hollow, and the bubbles of oxygen that they leave."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone, tone = mix(scene.rock, rgb("#a87a62"), 0.35), scene.one_of("#8fc94a", "#5fc0a0", "#e0b040")
    grains = (
        (0.56, 0.14, 0.5, (1, 0.86, 1.05, 0.9, 1, 0.84, 1.02, 0.9)),
        (-0.7, 0.38, 0.36, (1, 0.9, 0.86, 1.04, 0.9, 1, 0.84)),
        (-0.4, -0.4, 0.24, (1, 0.8, 1, 0.92, 0.84, 1)),
        (1.3, -0.3, 0.3, (0.9, 1, 0.86, 1, 0.9, 1)),
    )
    for x, y, r, corners in grains:
        lump = ragged(x, y, r, corners)
        scene.fill([[(px + 0.03, py + 0.04) for px, py in lump]], scene.dark, alpha=0.4)
        scene.fill([lump], scene.lit(stone), scene.dim(stone, 0.5))
        scene.shape(
            lump[4],
            lump[5 % len(lump)],
            (x, y - r * 0.3),
            (x - r * 0.4, y),
            colour=mix(scene.lit(stone), WHITE, 0.2),
            alpha=0.7,
        )
        for k, (px, py) in enumerate(lump[::2]):
            at = x + (px - x) * 0.62, y + (py - y) * 0.62
            scene.fill([ellipse(*at, r * 0.15, r * 0.1, 40 * k)], scene.dim(stone, 0.65))
            scene.fill(
                [ellipse(at[0] + 0.008, at[1] + 0.012, r * 0.11, r * 0.06, 40 * k)],
                mix(scene.dim(stone, 0.4), tone, 0.35),
            )
    for x, y, long, turn in (
        (0.06, -0.06, 0.3, 62),
        (0.2, 0.46, 0.26, -38),
        (0.5, -0.3, 0.26, 12),
        (-0.28, 0.2, 0.26, 100),
        (-0.36, -0.16, 0.2, 150),
        (-0.08, 0.56, 0.2, 10),
    ):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ends = [(x - c * long / 2, y - s * long / 2), (x + c * long / 2, y + s * long / 2)]
        for lean in (-1, 0, 1):
            whip = [
                (
                    ends[0][0] - c * 0.045 * k - s * (0.03 * math.sin(k * 1.3) + 0.02 * lean * k),
                    ends[0][1] - s * 0.045 * k + c * (0.03 * math.sin(k * 1.3) + 0.02 * lean * k),
                )
                for k in range(6)
            ]
            scene.line(whip, 0.012, mix(tone, WHITE, 0.3))
        scene.line(ends, 0.15, scene.dim(tone, 0.5))
        scene.line([(px - 0.008, py - 0.01) for px, py in ends], 0.122, tone)
        scene.line([(px - 0.02, py - 0.028) for px, py in ends], 0.04, mix(tone, WHITE, 0.55))
        for share in (-0.24, 0.16):
            scene.circle(x + c * long * share, y + s * long * share + 0.015, 0.026, scene.dim(tone, 0.55))
    for x, y, r in (
        (-0.06, -0.44, 0.05),
        (0.16, -0.56, 0.036),
        (-0.6, -0.02, 0.04),
        (0.02, 0.26, 0.032),
        (-0.52, -0.66, 0.03),
    ):
        scene.circle(x, y, r, WHITE, alpha=0.3)
        scene.ring(x, y, r, 0.01, WHITE, 0.9)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)


MOTIF = Motif(paint, "cave", flies=True)
