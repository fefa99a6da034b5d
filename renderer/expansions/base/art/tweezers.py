"""Tweezers that set a tiny wheel among others."""

from renderer.art.motif import Motif
from renderer.art.parts import wheel
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, radius, teeth, tone in (
        (-0.42, 0.3, 0.2, 11, scene.accent),
        (-0.02, 0.36, 0.18, 10, scene.metal),
        (-0.66, 0.0, 0.14, 9, scene.metal),
    ):
        wheel(scene, x, y, radius, teeth, tone)
    steel = mix(scene.metal, rgb("#5a6a80"), 0.45)
    lower = [(0.02, 0.02), (0.28, -0.08), (1.1, -0.56), (1.2, -0.44), (0.34, -0.01), (0.04, 0.06)]
    scene.shape(*lower, colour=scene.dim(steel, 0.3), low=scene.dim(steel, 0.5))
    wheel(scene, -0.12, -0.02, 0.16, 10, GOLD)
    upper = [(-0.06, -0.08), (0.06, -0.24), (1.06, -0.7), (1.14, -0.58), (0.12, -0.16), (-0.04, -0.04)]
    scene.shape(*upper, colour=scene.lit(steel), low=steel)
    scene.fill([star(4, 0.09, 0.02, (-0.34, -0.22))], WHITE)


MOTIF = Motif(paint, "lens", flies=True)
