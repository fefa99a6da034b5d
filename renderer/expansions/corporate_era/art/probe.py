"""A probe with a wide dish, far from the Sun."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(0.1, 0.1), (0.56, -0.1)], 0.014, scene.metal)
    scene.line([(0.08, 0.14), (0.34, 0.5)], 0.014, scene.metal)
    scene.slab(0.28, 0.38, 0.42, 0.5, scene.dark)
    scene.slab(-0.02, 0.02, 0.2, 0.22, mix(rgb("#d9a94a"), scene.metal, 0.2), depth=0.35)
    scene.fill([ellipse(-0.1, -0.06, 0.16, 0.4, 38)], scene.dim(scene.metal, 0.4))
    scene.fill([ellipse(-0.13, -0.09, 0.14, 0.38, 38)], scene.lit(scene.metal), mix(scene.metal, INK, 0.2))
    scene.fill([ellipse(-0.12, -0.08, 0.08, 0.24, 38)], mix(scene.metal, INK, 0.22), scene.metal, 0.6)
    scene.line([(-0.12, -0.08), (-0.36, -0.27)], 0.014, scene.metal)
    scene.circle(-0.36, -0.27, 0.03, scene.accent)
    scene.circle(0.56, -0.1, 0.024, scene.lamp)


MOTIF = Motif(paint, "space", flies=True)
