"""A drone below a balloon that scans the ground through the clouds."""

from renderer.art.motif import Motif
from renderer.art.parts import CYAN, gasbag, solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(-0.04, 0.16), (0.06, 0.16), (0.62, 0.8), (-0.56, 0.8)], mix(CYAN, rgb("#2a9fc0"), 0.5), 0.75, 0.12)
    for k in range(5):
        y = 0.26 + 0.11 * k
        half = 0.05 + 0.88 * (y - 0.16)
        scene.line([(-half + 0.02, y), (half, y)], 0.01, WHITE, 0.55)
    for x in (-0.2, 0.2):
        scene.line([(x, -0.1), (x * 0.5, 0.06)], 0.014, scene.dark)
    gasbag(scene, 0, -0.26, 0.36, 0.25, scene.accent)
    for left in (-0.52, 0.18):
        solar_wing(scene, left, 0.03, left + 0.34, 0.13)
    scene.slab(-0.16, 0.02, 0.18, 0.15, scene.metal)
    scene.circle(0.0, 0.17, 0.07, scene.dark)
    scene.circle(-0.01, 0.17, 0.045, CYAN, mix(CYAN, INK, 0.5))
    scene.line([(0.1, 0.02), (0.14, -0.06)], 0.012, scene.metal)


MOTIF = Motif(paint, "clouds", flies=True)
