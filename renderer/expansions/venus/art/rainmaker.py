"""A floater that makes a cloud rain."""

from renderer.art.motif import Motif
from renderer.art.parts import cloud, gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(22):
        x = -0.62 + 1.24 * (k * 7 % 22) / 21
        y = 0.24 + 0.12 * (k % 4)
        scene.line([(x, y), (x - 0.05, y + 0.13)], 0.016, rgb("#2f7fb0"), 0.9)
    cloud(scene, 0.04, 0.06, 0.72, mix(rgb("#8a94a8"), scene.hour.low, 0.2))
    for x in (-0.3, 0.0, 0.3):
        scene.fade([(x - 0.02, -0.18), (x + 0.02, -0.18), (x + 0.09, 0.06), (x - 0.09, 0.06)], WHITE, 0.9, 0.1)
    scene.slab(-0.44, -0.26, 0.44, -0.17, scene.metal, depth=0.1)
    for x in (-0.36, 0.36):
        scene.line([(x, -0.26), (x, -0.36)], 0.02, scene.metal)
        scene.fill([ellipse(x, -0.37, 0.14, 0.024)], scene.dim(scene.metal, 0.4))
    gasbag(scene, 0, -0.38, 0.24, 0.14, scene.accent)


MOTIF = Motif(paint, "clouds", flies=True)
