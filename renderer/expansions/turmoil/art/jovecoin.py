"""A coin with the belts of Jupiter on it, on a sealed scroll."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill("M -.7 -.3 L .5 -.44 L .74 .34 L -.46 .5 Z", PAPER, scene.dim(PAPER, 0.2))
    for x, y, turn in ((-0.1, -0.39, -7), (0.14, 0.44, -7)):
        roll = turned([(-0.64, -0.055), (0.64, -0.055), (0.64, 0.055), (-0.64, 0.055)], (x, y), turn)
        scene.shape(*roll, colour=mix(PAPER, WHITE, 0.3), low=scene.dim(PAPER, 0.35))
    for k in range(5):
        scene.line(
            [(-0.54 + 0.035 * k, -0.2 + 0.11 * k), (-0.36 + 0.035 * k, -0.22 + 0.11 * k)], 0.02, mix(INK, PAPER, 0.45)
        )
        scene.line(
            [(0.42 + 0.035 * k, -0.3 + 0.11 * k), (0.52 + 0.035 * k, -0.312 + 0.11 * k)], 0.02, mix(INK, PAPER, 0.45)
        )
    scene.circle(0.03, 0.03, 0.36, rgb("#8a5414"))
    scene.circle(0, 0, 0.36, mix(GOLD, WHITE, 0.5), GOLD)
    for k in range(28):
        a = 2 * math.pi * k / 28
        scene.line(
            [(0.325 * math.cos(a), 0.325 * math.sin(a)), (0.35 * math.cos(a), 0.35 * math.sin(a))],
            0.014,
            rgb("#b8741c"),
        )
    scene.orb(0, 0, 0.28, rgb("#f2d09a"), rgb("#8a5424"))
    for k in range(-2, 3):
        half = math.sqrt(0.28**2 - (0.1 * k) ** 2) * 0.94
        scene.fill([ellipse(0, 0.1 * k, half, 0.024)], rgb("#b8703a"), alpha=0.75)
    scene.fill([ellipse(0.1, 0.1, 0.07, 0.04)], rgb("#b8402a"))
    scene.fill([star(12, 0.12, 0.095, (0.46, 0.3))], rgb("#c8343a"), rgb("#8a1f2a"))
    scene.circle(0.46, 0.3, 0.06, rgb("#e06a6a"))


MOTIF = Motif(paint, "rays", flies=True)
