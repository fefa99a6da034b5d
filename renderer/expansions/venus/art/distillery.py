"""Tanks in a frame below three balloons, with a flash for what they fuel."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt, gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y, half in ((-0.36, -0.28, 0.2), (0.36, -0.28, 0.2), (0, -0.36, 0.24)):
        scene.line([(x, y + 0.1), (x * 0.7, 0.05)], 0.014, scene.dark)
        gasbag(scene, x, y, half, half * 0.86, mix(scene.accent, WHITE, 0.3 * (x != 0)))
    scene.slab(-0.5, 0.04, 0.5, 0.1, scene.dim(scene.metal, 0.2), depth=0.08)
    for x, radius in ((-0.34, 0.15), (0.34, 0.15), (0, 0.2)):
        scene.orb(x, 0.1 + radius, radius, mix(scene.metal, WHITE, 0.2))
        scene.line([(x - radius, 0.1 + radius), (x + radius, 0.1 + radius)], 0.012, scene.dim(scene.metal, 0.4))
    bolt(scene, 0, 0.3, 0.26, rgb("#f2a020"))
    scene.line([(-0.34, 0.4), (-0.34, 0.48), (0.34, 0.48), (0.34, 0.4)], 0.03, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "clouds", flies=True)
