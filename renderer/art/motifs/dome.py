"""A city dome: houses under glass."""

from renderer.art.motif import Motif
from renderer.art.parts import towers
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.72)
    towers(scene, -0.4, 0.42, 0.44, 0.62, 7)
    for x in (-0.5, -0.44, 0.46, 0.52):
        scene.circle(x, 0.4, 0.045, rgb("#6fb04a"), rgb("#2f6a3a"))
    scene.bubble(0, 0.45, 0.68, 0.86)
    for k in (-0.33, 0.33):
        scene.line(half_ellipse(0, 0.45, k * 0.68, 0.86)[:13], 0.007, WHITE, 0.5)
    scene.slab(-0.74, 0.42, 0.74, 0.5, scene.metal, depth=0.1)


MOTIF = Motif(paint, "mars")
