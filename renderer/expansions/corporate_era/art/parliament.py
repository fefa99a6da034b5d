"""Columns, steps and a flag."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    stone = mix(rgb("#f4ead8"), scene.hour.low, 0.18)
    scene.line([(0, -0.34), (0, -0.62)], 0.016, scene.metal)
    scene.shape((0.0, -0.62), (0.2, -0.58), (0.0, -0.5), colour=scene.accent)
    scene.shape((-0.58, -0.1), (0, -0.36), (0.58, -0.1), colour=scene.lit(stone), low=mix(stone, scene.dark, 0.15))
    scene.shape((-0.36, -0.13), (0, -0.29), (0.36, -0.13), colour=scene.dim(stone, 0.3))
    scene.circle(0, -0.19, 0.05, scene.accent)
    scene.slab(-0.6, -0.1, 0.6, -0.03, stone, depth=0.1)
    scene.slab(-0.54, -0.03, 0.54, 0.36, scene.dim(stone, 0.65), depth=0)
    for k in range(6):
        x = -0.5 + 0.18 * k
        scene.column(x, -0.03, x + 0.1, 0.36, stone)
    for k in range(3):
        scene.slab(-0.6 - 0.05 * k, 0.36 + 0.05 * k, 0.6 + 0.05 * k, 0.41 + 0.05 * k, stone, depth=0.08)


MOTIF = Motif(paint, "mars")
