"""Fireworks above a crowd with flags."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    bursts = (
        (-0.48, -0.3, 0.26, "#ffd25a"),
        (0.06, -0.44, 0.2, "#8ff0ff"),
        (0.52, -0.24, 0.28, "#ff7ab0"),
        (-0.1, -0.08, 0.16, "#a8f08a"),
    )
    for x, y, r, code in bursts:
        scene.line([(x * 0.6, 0.3), (x * 0.9, y + r), (x, y)], 0.01, WHITE, 0.5)
        scene.glow(x, y, r * 1.3, rgb(code), 0.75)
        for k in range(14):
            a = 2 * math.pi * k / 14
            for t, width in ((0.35, 0.022), (0.7, 0.016)):
                dot = (x + r * (t + 0.28) * math.cos(a), y + r * (t + 0.28) * math.sin(a) + 0.03 * t)
                scene.line([(x + r * t * math.cos(a), y + r * t * math.sin(a)), dot], width, mix(rgb(code), WHITE, 0.4))
            scene.circle(x + r * 1.08 * math.cos(a), y + r * 1.08 * math.sin(a) + 0.03, 0.016, WHITE)
    codes = ("#e4572e", "#3d8ac0", "#f2b33a", "#5fa777", "#8e5aa8", "#d1495b", "#3d5a8a")
    for k in range(9):
        x = -0.8 + 0.2 * k
        person(scene, x, 0.5 + 0.05 * (k % 2), 0.36 + 0.03 * (k % 3), rgb(codes[k % 7]), arm=1.0 if k % 2 else 0.3)
    for x, code in ((-0.5, "#e4572e"), (0.3, "#f2b33a"), (0.72, "#5fa777")):
        scene.line([(x, 0.36), (x + 0.03, 0.0)], 0.016, scene.dark)
        scene.shape((x + 0.03, 0.0), (x + 0.2, 0.05), (x + 0.03, 0.12), colour=rgb(code))


MOTIF = Motif(paint, "street")
