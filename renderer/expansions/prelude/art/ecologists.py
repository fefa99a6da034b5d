"""Two experts: one writes down what the other sees through a lens."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    leaf = rgb("#5fa04a")
    for x, turn in ((0.0, -70), (0.02, -110), (-0.02, -35), (0.04, -145), (0.0, -90)):
        blade = turned([(0, 0), (0.18, -0.08), (0.44, 0), (0.18, 0.08)], (x + 0.04, 0.48), turn)
        scene.shape(*blade, colour=scene.lit(leaf), low=scene.dim(leaf, 0.3))
    for dx, dy in ((0.04, 0.02), (-0.1, 0.1), (0.2, 0.12)):
        for k in range(5):
            a = 2 * math.pi * k / 5
            scene.circle(dx + 0.05 * math.cos(a), dy + 0.05 * math.sin(a), 0.036, rgb("#f2a3c0"))
        scene.circle(dx, dy, 0.03, rgb("#f2c14a"))
    person(scene, -0.46, 0.5, 0.82, rgb("#f6f2e6"), arm=0.25)
    person(scene, 0.56, 0.5, 0.76, rgb("#3f8a72"))
    scene.line([(-0.31, 0.1), (-0.2, 0.02)], 0.03, rgb("#5a3524"))
    scene.circle(-0.12, -0.05, 0.13, scene.metal)
    scene.circle(-0.12, -0.05, 0.105, mix(scene.glass, WHITE, 0.4), scene.glass)
    scene.shape(*turned([(0, 0), (0.05, -0.03), (0.12, 0), (0.05, 0.03)], (-0.18, -0.03), -20), colour=leaf)
    scene.box((0.32, 0.06, 0.5, 0.26), 0.015, PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(3):
        scene.line([(0.35, 0.11 + 0.045 * k), (0.46, 0.11 + 0.045 * k)], 0.012, INK, 0.6)


MOTIF = Motif(paint, "green")
