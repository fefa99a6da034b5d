"""A thick cable cut in two, its wires bare, and a satellite that has gone dark."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, rgb


def paint(scene: Scene) -> None:
    for f in (-1, 1):
        cable = [(f * 1.3, 0.34), (f * 0.86, 0.34), (f * 0.5, 0.22), (f * 0.26, 0.1)]
        scene.line(cable, 0.24, INK)
        scene.line(cable, 0.2, scene.dim(scene.accent, 0.3))
        scene.line([(x, y - 0.05) for x, y in cable], 0.05, scene.lit(scene.accent))
        scene.circle(f * 0.27, 0.11, 0.1, scene.dark)
        for k, code in enumerate(("#e4572e", "#f2b33a", "#8fd6f0", "#7fc04a", "#f2a0d0")):
            a = math.pi * (0.5 - f * 0.5) - f * 0.9 + f * 0.4 * k + math.pi
            wire = [
                (f * 0.26, 0.08 + 0.02 * k),
                (f * 0.2 + 0.06 * math.cos(a), 0.1 + 0.1 * math.sin(a)),
                (f * 0.13 + 0.05 * math.cos(a), 0.05 + 0.2 * math.sin(a)),
            ]
            scene.line(wire, 0.034, rgb(code))
            scene.circle(*wire[-1], 0.018, GOLD)
    scene.glow(0, 0.08, 0.2, rgb("#fff0a0"), 1.0)
    scene.fill([star(8, 0.12, 0.04, (0.0, 0.08))], WHITE)
    for left in (-0.56, 0.2):
        solar_wing(scene, left, -0.46, left + 0.36, -0.3)
    scene.slab(-0.16, -0.5, 0.18, -0.24, scene.dim(scene.metal, 0.3), depth=0.2)
    scene.fill([ellipse(0, -0.18, 0.13, 0.05)], scene.dim(scene.metal, 0.2), scene.dim(scene.metal, 0.5))
    for k in (-1, 1):
        scene.line([(-0.08, -0.37 - 0.07 * k), (0.06, -0.37 + 0.07 * k)], 0.035, rgb("#e4362a"))


MOTIF = Motif(paint, "rays", flies=True)
