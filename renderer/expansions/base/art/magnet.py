"""A coil whose field arches over it."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for half, high, alpha in ((0.72, 0.92, 0.4), (0.54, 0.72, 0.6), (0.36, 0.5, 0.85)):
        scene.line(half_ellipse(0, 0.42, half, high), 0.02, scene.glass, alpha)
    scene.glow(0, -0.02, 0.4, scene.glass, 0.7)
    scene.column(-0.09, -0.1, 0.09, 0.44, scene.metal)
    for k in range(5):
        y = -0.02 + 0.085 * k
        scene.column(-0.15, y, 0.15, y + 0.05, mix(rgb("#d98a4a"), scene.accent, 0.3))
    scene.orb(0, -0.16, 0.13, mix(scene.glass, WHITE, 0.3))
    scene.column(-0.3, 0.42, 0.3, 0.5, scene.accent)


MOTIF = Motif(paint, "mars")
