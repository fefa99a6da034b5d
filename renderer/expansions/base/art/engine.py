"""An engine with its flywheel turns a dynamo; drums of fuel beside it."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import INK, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    scene.slab(-0.66, 0.38, 0.66, 0.5, scene.dim(scene.metal, 0.45), depth=0.06)
    for k in range(4):
        x = -0.3 + 0.15 * k
        scene.line(
            [(x + 0.05, -0.12), (x + 0.05, -0.36), (0.36, -0.36)], 0.045, scene.dim(scene.metal, 0.15 * (k % 2) + 0.15)
        )
        scene.slab(x, -0.16, x + 0.11, 0.02, scene.metal)
    scene.line([(0.3, -0.36), (0.36, -0.56)], 0.06, scene.dim(scene.metal, 0.3))
    scene.puffs(0.37, -0.64, mix(scene.dark, scene.hour.low, 0.4), n=3, size=0.06)
    scene.slab(-0.36, 0.0, 0.32, 0.4, scene.accent, depth=0.12)
    for k in range(3):
        scene.box((-0.3 + 0.19 * k, 0.1, -0.17 + 0.19 * k, 0.3), 0.03, scene.dim(scene.accent, 0.45))
    scene.across([(0.32, 0.02), (0.62, 0.02), (0.62, 0.38), (0.32, 0.38)], scene.metal)
    scene.fill(scaled(path(BOLT), 0.26, (0.46, 0.2)), GOLD)
    scene.circle(-0.48, 0.16, 0.26, scene.dim(scene.metal, 0.55), scene.dim(scene.metal, 0.3))
    scene.circle(-0.48, 0.16, 0.2, mix(scene.dark, INK, 0.2))
    for k in range(3):
        a = math.pi * k / 3 + 0.3
        dx, dy = 0.22 * math.cos(a), 0.22 * math.sin(a)
        scene.line([(-0.48 - dx, 0.16 - dy), (-0.48 + dx, 0.16 + dy)], 0.04, scene.metal)
    scene.circle(-0.48, 0.16, 0.06, scene.accent)
    for x in (0.78, 1.02):
        scene.column(x - 0.1, 0.16, x + 0.1, 0.5, rgb("#c9533a"))
        scene.fill([ellipse(x, 0.16, 0.1, 0.03)], scene.lit(rgb("#c9533a")))
        scene.column(x - 0.105, 0.3, x + 0.105, 0.33, scene.metal)


MOTIF = Motif(paint, "hall")
