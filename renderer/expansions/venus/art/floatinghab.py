"""A glass home with a garden, hung from a ring of balloons."""

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, r in (
        (-0.42, -0.3, 0.13),
        (0.42, -0.3, 0.13),
        (-0.2, -0.4, 0.15),
        (0.22, -0.4, 0.15),
        (0.0, -0.32, 0.17),
    ):
        scene.line([(x, y), (x * 0.9, 0.14)], 0.012, scene.dark)
        gasbag(scene, x, y, r, r, scene.accent if x in (-0.2, 0.22) else mix(scene.accent, WHITE, 0.65), 2)
    scene.shape(
        (-0.48, 0.2), (0.48, 0.2), (0.3, 0.42), (-0.3, 0.42), colour=scene.lit(scene.metal), low=scene.dim(scene.metal)
    )
    scene.windows(-0.36, 0.25, 0.34, 0.36, 8, 1, scene.lamp)
    leaf = rgb("#6fb04a")
    scene.fill([ellipse(0, 0.19, 0.44, 0.06)], leaf, scene.dim(leaf))
    for x, high in ((-0.26, 0.12), (0.3, 0.1), (-0.14, 0.08)):
        scene.line([(x, 0.18), (x, 0.18 - high * 0.6)], 0.014, rgb("#6a4432"))
        scene.circle(x, 0.17 - high, high * 0.5, scene.lit(leaf), scene.dim(leaf))
    scene.slab(-0.04, 0.0, 0.2, 0.18, mix(scene.accent, WHITE, 0.5))
    scene.windows(-0.02, 0.04, 0.12, 0.16, 2, 2, scene.lamp)
    scene.bubble(0, 0.2, 0.46, 0.3)
    scene.shape((-0.1, 0.42), (0.1, 0.42), (0.03, 0.54), (-0.03, 0.54), colour=scene.dim(scene.metal, 0.4))


MOTIF = Motif(paint, "clouds", flies=True)
