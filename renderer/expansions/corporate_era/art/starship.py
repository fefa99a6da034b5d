"""A ship that carries a town in a turning ring."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    scene.fade([(0.48, -0.05), (0.48, 0.05), (1.2, 0.12), (1.2, -0.12)], scene.glass, 0.8, 0.8)
    scene.fill([ellipse(0, 0, 0.11, 0.4, 12)], scene.dim(scene.metal, 0.6))
    scene.fill([ellipse(0.02, 0, 0.075, 0.33, 12)], mix(scene.hour.top, scene.hour.low, 0.4))
    scene.shape(
        (-0.6, 0.0),
        (-0.44, -0.07),
        (0.48, -0.07),
        (0.48, 0.07),
        (-0.44, 0.07),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.6),
    )
    ring = [p for p in ellipse(0, 0, 0.11, 0.4, 12, 72) if p[0] * 0.98 + p[1] * 0.21 < 0.005]
    hole = [p for p in ellipse(0.02, 0, 0.075, 0.33, 12, 72) if p[0] * 0.98 + p[1] * 0.21 < 0.03]
    ring.sort(key=lambda p: p[1])
    hole.sort(key=lambda p: -p[1])
    scene.fill([[*ring, *hole]], scene.lit(scene.metal), scene.dim(scene.metal, 0.4))
    scene.slab(0.3, -0.13, 0.5, 0.13, scene.accent)
    scene.windows(-0.42, -0.03, -0.14, 0.03, 6, 1, scene.lamp)
    scene.circle(-0.52, 0, 0.02, scene.lamp)


MOTIF = Motif(paint, "space", flies=True)
