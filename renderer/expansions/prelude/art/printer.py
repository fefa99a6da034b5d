"""A gantry that prints a house, layer on layer."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    clay = mix(scene.rock, rgb("#f0c8a0"), 0.45)
    for k in range(9):
        y = 0.5 - 0.062 * (k + 1)
        right = 0.36 - (0.3 if k == 8 else 0)
        scene.box((-0.44, y, right, y + 0.066), 0.03, scene.lit(clay), scene.dim(clay, 0.25))
        scene.box((right - 0.2, y, right, y + 0.066), 0.03, scene.dim(clay, 0.35), scene.dim(clay, 0.5))
    scene.box((-0.3, 0.2, -0.14, 0.5), 0.03, scene.dark)
    scene.box((-0.04, 0.14, 0.12, 0.28), 0.02, scene.dark)
    for x in (-0.66, 0.62):
        scene.slab(x - 0.04, -0.4, x + 0.05, 0.48, scene.accent)
        scene.slab(x - 0.1, 0.44, x + 0.12, 0.52, scene.dim(scene.metal, 0.4))
    scene.slab(-0.72, -0.46, 0.72, -0.36, scene.accent, depth=0.08)
    scene.slab(-0.02, -0.5, 0.2, -0.3, scene.metal)
    scene.line([(0.08, -0.3), (0.08, -0.16)], 0.05, scene.dim(scene.metal, 0.3))
    scene.shape((0.03, -0.18), (0.13, -0.18), (0.1, -0.08), (0.06, -0.08), colour=scene.dim(scene.metal, 0.5))
    scene.line([(0.08, -0.08), (0.08, -0.04)], 0.03, scene.lit(clay))
    scene.circle(0.15, -0.42, 0.026, rgb("#8ff0b0"))


MOTIF = Motif(paint, "mars")
