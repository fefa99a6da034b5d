"""A ship with a net gathers dead satellites and scraps above the Earth."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire, solar_wing
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(9):
        a = math.pi * (k - 4) / 16
        scene.line([(-0.02, 0.0), (-0.66 * math.cos(a) - 0.06, 0.62 * math.sin(a))], 0.008, WHITE, 0.75)
    for share in (0.4, 0.7, 1.0):
        arc = [
            (-0.66 * share * math.cos(math.pi * (k - 8) / 32) - 0.05, 0.62 * share * math.sin(math.pi * (k - 8) / 32))
            for k in range(17)
        ]
        scene.line(arc, 0.01 + 0.014 * (share == 1), WHITE, 0.85)
    for x, y, turn in ((-0.44, -0.12, 30), (-0.5, 0.16, -20), (-0.96, 0.06, 60), (-0.84, -0.32, 10)):
        panel = turned([(-0.09, -0.05), (0.09, -0.05), (0.09, 0.05), (-0.09, 0.05)], (x, y), turn)
        scene.shape(*panel, colour=mix(rgb("#3d6ea6"), WHITE, 0.35), low=rgb("#2f5580"))
        scene.shape(
            *turned([(0.1, -0.04), (0.18, -0.04), (0.18, 0.04), (0.1, 0.04)], (x, y), turn),
            colour=GOLD,
            low=scene.dim(GOLD),
        )
    for x, y, r in ((-0.34, 0.06, 0.04), (-0.62, 0.02, 0.05), (-0.7, 0.28, 0.03), (-1.0, -0.14, 0.03)):
        scene.circle(x, y, r, scene.lit(scene.metal), scene.dim(scene.metal, 0.5))
    fire(scene, 0.62, 0.0, 0.36, 0.08, 0)
    scene.fill(
        "M -.06 -.06 L .16 -.16 L .56 -.14 L .62 0 L .56 .14 L .16 .16 L -.06 .06 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.5),
    )
    scene.fill("M .14 -.12 L .32 -.13 L .32 -.03 L .08 -.04 Z", scene.glass, mix(scene.glass, INK, 0.4))
    for side in (-1, 1):
        solar_wing(scene, 0.28, min(side * 0.16, side * 0.36), 0.5, max(side * 0.16, side * 0.36), 3)


MOTIF = Motif(paint, "earth", flies=True)
