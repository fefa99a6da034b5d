"""A transformer with its insulators, behind a fence."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import INK, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    for x in (-0.24, 0.0, 0.24):
        scene.line([(x, -0.5), (x * 2.6, -0.9)], 0.014, scene.dark)
        scene.line([(x, -0.16), (x, -0.5)], 0.03, scene.metal)
        for k in range(4):
            scene.fill(
                [ellipse(x, -0.2 - 0.075 * k, 0.07 - 0.006 * k, 0.022)], scene.lit(rgb("#a8603a")), rgb("#6a3420")
            )
        scene.circle(x, -0.5, 0.03, scene.lamp)
    for side in (-1, 1):
        for k in range(5):
            x = side * (0.44 + 0.055 * k)
            scene.box(
                (x - 0.02, -0.04, x + 0.02, 0.42), 0.015, scene.metal if side < 0 else scene.dim(scene.metal, 0.35)
            )
    scene.slab(-0.4, -0.16, 0.4, 0.5, scene.accent, depth=0.2)
    scene.slab(-0.44, -0.2, 0.44, -0.12, scene.metal, depth=0.2)
    scene.shape((-0.26, 0.28), (-0.08, -0.04), (0.1, 0.28), colour=GOLD)
    scene.fill(scaled(path(BOLT), 0.2, (-0.08, 0.18)), INK)
    for k in range(9):
        x = -0.96 + 0.24 * k
        scene.line([(x, 0.34), (x, 0.56)], 0.022, scene.metal)
    for y in (0.38, 0.5):
        scene.line([(-1.0, y), (1.0, y)], 0.016, scene.metal)


MOTIF = Motif(paint, "mars")
