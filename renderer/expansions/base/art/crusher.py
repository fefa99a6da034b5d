"""A mill for ore: rocks fall into its funnel, metal leaves it on a belt."""

from renderer.art.motif import Motif
from renderer.art.parts import wheel
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    rock = mix(rgb("#8a6a58"), scene.rock, 0.3)
    for x, y, size in ((-0.36, -0.46, 0.1), (-0.16, -0.5, 0.12), (-0.26, -0.34, 0.09), (-0.06, -0.36, 0.08)):
        lump = [
            (x + size * u, y + size * v)
            for u, v in ((-1, 0.2), (-0.4, -0.9), (0.6, -0.8), (1, 0.1), (0.3, 0.9), (-0.6, 0.8))
        ]
        scene.fill([lump], scene.lit(rock), scene.dim(rock, 0.5))
    scene.across([(-0.56, -0.3), (0.14, -0.3), (-0.04, 0.0), (-0.38, 0.0)], scene.accent)
    scene.column(-0.58, -0.34, 0.16, -0.28, scene.metal)
    scene.slab(-0.5, -0.02, 0.08, 0.5, scene.metal, depth=0.2)
    for x, turn in ((-0.34, 0), (-0.16, 1)):
        wheel(scene, x, 0.18, 0.13, 9, scene.dim(scene.accent, 0.2 * turn))
    scene.slab(0.02, 0.3, 0.86, 0.36, scene.dark, depth=0)
    for x in (0.1, 0.36, 0.62, 0.82):
        scene.circle(x, 0.4, 0.05, scene.metal)
        scene.line([(x, 0.4), (x, 0.5)], 0.03, scene.dim(scene.metal, 0.4))
    for x in (0.2, 0.44, 0.68):
        scene.shape(
            (x - 0.1, 0.3), (x - 0.065, 0.19), (x + 0.065, 0.19), (x + 0.1, 0.3), colour=WHITE, low=rgb("#8fa0b8")
        )
        scene.line([(x - 0.05, 0.2), (x + 0.05, 0.2)], 0.02, WHITE)


MOTIF = Motif(paint, "hall")
