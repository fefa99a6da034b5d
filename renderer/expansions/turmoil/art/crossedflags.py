"""Two flags whose poles cross below one ring of laurel."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for f, code, mark in ((-1, "#4f9a4a", "#f2efe6"), (1, "#4a86c8", "#f2c14a")):
        tone = rgb(code)
        scene.line([(f * -0.36, 0.56), (f * 0.44, -0.54)], 0.05, WOOD)
        scene.circle(f * 0.45, -0.56, 0.045, GOLD)
        top, low = (f * 0.42, -0.5), (f * 0.2, -0.18)
        scene.fill(
            f"M {top[0]} {top[1]} C {f * 0.6} -.56 {f * 0.66} -.36 {f * 0.88} -.42 L {f * 0.7} -.04 "
            f"C {f * 0.5} .0 {f * 0.42} -.2 {low[0]} {low[1]} Z",
            scene.lit(tone),
            scene.dim(tone, 0.35),
        )
        scene.circle(f * 0.54, -0.28, 0.08, rgb(mark))
    for f in (-1, 1):
        for k in range(7):
            a = math.pi * (0.5 + f * (0.1 + 0.11 * k))
            x, y = 0.3 * math.cos(a), 0.2 + 0.3 * math.sin(a)
            scene.fill(
                [ellipse(x, y, 0.075, 0.032, math.degrees(a) + 90 + 28 * f)],
                mix(GOLD, WHITE, 0.35),
                scene.dim(GOLD, 0.25),
            )
    scene.circle(0, 0.17, 0.13, rgb("#d96f42"), rgb("#8a3420"))
    scene.circle(-0.03, 0.14, 0.03, rgb("#f0a070"))


MOTIF = Motif(paint, "rays", flies=True)
