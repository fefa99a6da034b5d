"""A research station with an instrument on its roof."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    scene.vault(0.14, 0.06, 0.24, 0.28, scene.metal)
    scene.shape((0.1, -0.2), (0.22, -0.19), (0.2, 0.05), (0.12, 0.05), colour=scene.dark)
    scene.line([(0.16, -0.04), (0.3, -0.3)], 0.06, scene.accent)
    scene.slab(-0.6, 0.06, 0.6, 0.5, scene.metal, depth=0.16)
    scene.slab(-0.62, 0.02, 0.62, 0.09, scene.accent, depth=0.16)
    scene.windows(-0.56, 0.16, 0.4, 0.34, 6, 1, mix(scene.lamp, scene.glass, 0.4))
    scene.shape((-0.04, 0.5), (-0.04, 0.36), (0.08, 0.36), (0.08, 0.5), colour=scene.dark)
    scene.line([(-0.4, 0.04), (-0.4, -0.26)], 0.016, scene.metal)
    scene.fill([ellipse(-0.44, -0.3, 0.06, 0.15, 50)], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.circle(-0.52, -0.36, 0.018, scene.accent)


MOTIF = Motif(paint, "mars")
