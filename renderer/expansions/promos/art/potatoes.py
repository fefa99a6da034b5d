"""Potatoes in the ground, below their leaves and flowers."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    soil = mix(rgb("#7a4a30"), scene.hour.mid, 0.3)
    scene.fill("M -.9 .0 Q -.5 -.1 0 -.06 Q .5 -.1 .9 .0 L .84 .56 L -.84 .56 Z", scene.lit(soil), scene.dim(soil, 0.5))
    leaf = rgb("#5f9f42")
    for x in (-0.46, 0.0, 0.46):
        scene.line([(x, 0.2), (x, -0.3)], 0.03, scene.dim(leaf, 0.2))
        for turn, y in ((-150, -0.08), (-30, -0.08), (-130, -0.22), (-50, -0.22), (-90, -0.28)):
            scene.shape(
                *turned([(0, 0), (0.09, -0.07), (0.22, 0), (0.09, 0.07)], (x, y), turn),
                colour=scene.lit(leaf),
                low=scene.dim(leaf, 0.35),
            )
        for turn in range(5):
            a = 2 * math.pi * turn / 5
            scene.circle(x + 0.045 * math.cos(a), -0.42 + 0.045 * math.sin(a), 0.03, rgb("#f4e6ff"))
        scene.circle(x, -0.42, 0.024, GOLD)
        for dx in (-0.12, 0.02, 0.14):
            scene.line([(x, 0.1), (x + dx, 0.28)], 0.014, rgb("#e9d0a0"))
    for x, y, r in (
        (-0.6, 0.26, 0.12),
        (-0.36, 0.36, 0.14),
        (-0.06, 0.26, 0.13),
        (0.16, 0.42, 0.12),
        (0.42, 0.3, 0.14),
        (0.64, 0.4, 0.11),
    ):
        tone = rgb("#dcae6a")
        scene.fill([ellipse(x, y, r * 1.15, r * 0.85, 14)], scene.lit(tone), scene.dim(tone, 0.45))
        for dx, dy in ((-0.3, -0.2), (0.3, 0.1), (0.0, 0.4)):
            scene.fill([ellipse(x + dx * r, y + dy * r, 0.018, 0.01)], scene.dim(tone, 0.6))


MOTIF = Motif(paint, "mars")
