"""A surveyor behind an instrument on three legs; a staff far off."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.line([(0.72, 0.36), (0.72, -0.16)], 0.03, WHITE)
    for k in range(4):
        scene.line([(0.72, -0.12 + 0.13 * k), (0.72, -0.08 + 0.13 * k)], 0.032, rgb("#d1495b"))
    scene.shape((0.08, -0.2), (0.72, -0.12), (0.72, 0.06), colour=rgb("#ff6a5a"), alpha=0.25)
    scene.line([(0.06, -0.19), (0.72, -0.03)], 0.012, rgb("#ff4a3a"))
    person(scene, -0.5, 0.5, 0.94, rgb("#f2762e"), arm=0.3)
    scene.fill([half_ellipse(-0.505, -0.3, 0.13, 0.14)], GOLD, scene.dim(GOLD, 0.3))
    for x, tone in ((-0.22, 0.1), (0.24, 0.45), (0.02, 0.3)):
        scene.line([(0.0, 0.0), (x, 0.5)], 0.04, scene.dim(rgb("#c98f4a"), tone))
    scene.slab(-0.09, -0.06, 0.1, 0.02, scene.dim(scene.metal, 0.3))
    for x in (-0.09, 0.07):
        scene.slab(x, -0.26, x + 0.035, -0.06, scene.accent)
    scene.column(-0.2, -0.26, 0.14, -0.12, scene.metal)
    scene.fill([ellipse(0.15, -0.19, 0.035, 0.08)], scene.glass, mix(scene.glass, INK, 0.5))
    scene.slab(-0.27, -0.23, -0.18, -0.15, scene.dark)


MOTIF = Motif(paint, "mars")
