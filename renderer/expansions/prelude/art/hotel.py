"""A hotel in orbit: a wheel of rooms, a dome with palms, a pool of light, and a ship with guests."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.08, 0.66, 0.24, -8)], scene.dim(scene.metal, 0.55))
    scene.fill([ellipse(0, 0.04, 0.66, 0.24, -8)], mix(rgb("#fff6e6"), scene.accent, 0.15), mix(scene.metal, INK, 0.25))
    scene.fill([ellipse(0, 0.03, 0.42, 0.13, -8)], mix(scene.hour.top, scene.hour.low, 0.3))
    for k in range(16):
        a = math.pi * (0.04 + 0.92 * k / 15)
        x, y = turned([(0.58 * math.cos(a), 0.2 * math.sin(a) + 0.035)], (0, 0.05), -8)[0]
        scene.circle(x, y, 0.026, rgb("#ffd87a"))
    for turn in (10, 130, 250):
        a = math.radians(turn)
        scene.line([(0, 0.02), (0.48 * math.cos(a), 0.02 + 0.17 * math.sin(a))], 0.05, scene.metal)
    scene.column(-0.14, -0.2, 0.14, 0.16, mix(rgb("#fff6e6"), scene.metal, 0.3))
    scene.windows(-0.11, -0.14, 0.11, 0.12, 4, 3, rgb("#ffcf6a"))
    for x, high in ((-0.06, 0.14), (0.06, 0.18)):
        scene.line([(x, -0.2), (x + 0.01, -0.2 - high)], 0.016, rgb("#8a5a34"))
        for turn in (-160, -120, -60, -20):
            scene.shape(
                *turned([(0, 0), (0.05, -0.025), (0.1, 0.01)], (x + 0.01, -0.2 - high), turn), colour=rgb("#6fbf5a")
            )
    scene.bubble(0, -0.19, 0.19, 0.27)
    scene.column(-0.08, 0.16, 0.08, 0.4, scene.accent)
    scene.fill([ellipse(0, 0.4, 0.08, 0.025)], scene.dim(scene.accent, 0.5))
    ship = turned([(-0.14, 0.0), (-0.04, -0.06), (0.14, -0.07), (0.14, 0.07), (-0.04, 0.06)], (0.74, -0.32), -24)
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
    fire(scene, 0.87, -0.38, 0.16, 0.035, -24)


MOTIF = Motif(paint, "orbit", flies=True)
