"""A market of lights on an asteroid: towers, a big sign in the form of a chip, and ships above."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import GOODS, boulder, fire, freighter
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    boulder(scene, 0.0, 0.24, 0.44, mix(rgb("#a08c80"), scene.hour.low, 0.1), 2)
    for x, top, foot, half, code in (
        (-0.31, -0.1, 0.14, 0.07, "#5fd0ff"),
        (-0.19, -0.28, 0.0, 0.08, "#ff7ab8"),
        (0.22, -0.24, 0.0, 0.08, "#ffd65a"),
        (0.34, -0.06, 0.16, 0.06, "#8ff0b0"),
    ):
        scene.slab(x - half, top, x + half, foot, mix(rgb("#2f3450"), scene.accent, 0.15))
        scene.windows(x - half, top + 0.02, x + half * 0.5, foot, 2, 3, rgb(code))
        scene.box((x - half * 1.1, top - 0.03, x + half * 1.1, top), 0.01, rgb(code))
    scene.line([(0.02, -0.16), (0.02, -0.22)], 0.04, scene.metal)
    scene.glow(0.02, -0.36, 0.34, rgb("#7af0ff"), 0.9)
    scene.box((-0.12, -0.5, 0.16, -0.22), 0.03, rgb("#123048"))
    scene.box((-0.06, -0.44, 0.1, -0.28), 0.015, rgb("#7af0ff"))
    scene.box((-0.02, -0.4, 0.06, -0.32), 0.01, rgb("#ff7ab8"))
    for k in range(4):
        t = -0.045 + 0.043 * k
        for x0, x1 in ((-0.17, -0.06), (0.1, 0.21)):
            scene.line([(x0, -0.355 + t), (x1, -0.355 + t)], 0.014, rgb("#7af0ff"))
        scene.line([(0.02 + t, -0.54), (0.02 + t, -0.44)], 0.014, rgb("#7af0ff"))
    for x, code in ((-0.3, "#ff7ab8"), (-0.04, "#ffd65a"), (0.22, "#8ff0b0")):
        y = 0.1 + 0.12 * abs(x)
        scene.box((x - 0.09, y, x + 0.09, y + 0.14), 0.01, scene.dark)
        scene.box((x - 0.075, y + 0.05, x + 0.075, y + 0.13), 0.01, rgb("#ffe6a3"))
        for k in range(4):
            scene.shape(
                (x - 0.1 + 0.05 * k, y - 0.03),
                (x - 0.05 + 0.05 * k, y - 0.03),
                (x - 0.05 + 0.05 * k, y + 0.04),
                (x - 0.1 + 0.05 * k, y + 0.04),
                colour=rgb(code) if k % 2 else WHITE,
            )
    for x, y, turn in ((-0.66, -0.24, 70), (0.64, -0.34, -60)):
        fire(scene, x - 0.09 * math.sin(math.radians(turn)), y + 0.07, 0.14, 0.03, turn + 90)
        freighter(scene, x, y, 0.22, turn, rgb(GOODS[1 if x < 0 else 5]))


MOTIF = Motif(paint, "belt", flies=True, size=0.76)
