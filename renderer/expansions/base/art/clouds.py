"""Heaped clouds with a veil of rain."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    pale = mix(WHITE, scene.hour.low, 0.2)
    low = mix(pale, scene.hour.top, 0.5)
    scene.fade([(-0.42, 0.08), (0.42, 0.08), (0.28, 0.62), (-0.6, 0.62)], mix(scene.glass, WHITE, 0.3), 0.55, 0)
    for x, y, r in ((-0.5, 0.0, 0.16), (0.5, 0.0, 0.17), (-0.26, -0.12, 0.22), (0.24, -0.12, 0.23), (0.0, -0.24, 0.25)):
        scene.circle(x, y, r, pale, low)
    scene.box((-0.64, -0.06, 0.66, 0.13), 0.09, mix(pale, low, 0.6), low)
    for x, y, r in ((-0.3, -0.17, 0.13), (-0.06, -0.31, 0.15), (0.2, -0.18, 0.12)):
        scene.circle(x, y, r, WHITE, alpha=0.55)
    for i in range(6):
        x = -0.36 + 0.14 * i
        scene.line([(x, 0.22), (x - 0.06, 0.38)], 0.014, mix(scene.glass, WHITE, 0.5), 0.8)


MOTIF = Motif(paint, "mars", flies=True)
