"""A drum that turns, its lid a market of lights, with ships in a queue before its gate."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import GOODS, cloudy_globe, fire, freighter, solar_wing
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#f0e0c0"), scene.metal, 0.4)
    foot = [(x, y) for x, y in ellipse(0.08, 0.26, 0.42, 0.13, 0, 48) if y >= 0.26]
    scene.across([(-0.34, -0.22), (0.5, -0.22), *sorted(foot, reverse=True)], tone)
    for row in range(3):
        for k in range(1, 10):
            a = math.pi * (k + 0.5) / 11
            x, y = 0.08 - 0.41 * math.cos(a), -0.04 + 0.11 * row + 0.12 * math.sin(a)
            half = 0.036 * math.sin(a)
            scene.box(
                (x - half, y - 0.03, x + half, y + 0.03), 0.008, scene.lamp if (k + row) % 3 else rgb(GOODS[k % 6])
            )
    scene.fill([ellipse(0.08, -0.22, 0.42, 0.13)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.fill([ellipse(0.08, -0.22, 0.34, 0.1)], rgb("#2a2440"))
    for k in range(16):
        a = 2.4 * k
        far = 0.075 * math.sqrt(k)
        scene.circle(
            0.08 + far * math.cos(a),
            -0.22 + far * 0.3 * math.sin(a),
            0.018,
            rgb(("#ffe27a", "#ff8a6a", "#8ff0d0", "#ffffff")[k % 4]),
        )
    scene.line([(0.08, -0.24), (0.08, -0.5)], 0.03, scene.metal)
    cloudy_globe(scene, 0.08, -0.48, 0.08)
    scene.box((-0.1, 0.02, 0.2, 0.3), 0.06, rgb("#2a2440"))
    scene.box((-0.07, 0.05, 0.17, 0.28), 0.04, rgb("#ffd98a"), rgb("#e0883a"))
    solar_wing(scene, 0.54, -0.06, 0.9, 0.1)
    scene.line([(0.5, 0.02), (0.56, 0.02)], 0.03, scene.metal)
    for k, (x, y, size) in enumerate(((-0.06, 0.22, 0.17), (-0.34, 0.34, 0.24), (-0.68, 0.4, 0.32))):
        fire(scene, x - size * 0.44, y + size * 0.18, 0.12, 0.03, 158)
        freighter(scene, x, y, size, 68, mix(rgb(GOODS[k + 1]), scene.hour.low, 0.06))


MOTIF = Motif(paint, "overvenus", flies=True, size=0.74)
