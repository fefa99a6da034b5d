"""A nation hands over a cheque as large as a door, with Mars on it, below its flags."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, tones in (
        (-0.72, ("#3d7ea6", "#fff6e6", "#3d7ea6")),
        (0.0, ("#e9b84a", "#d1495b", "#5fa777")),
        (0.72, ("#5fa777", "#fff6e6", "#e4703a")),
    ):
        scene.line([(x, -0.56), (x, 0.48)], 0.02, scene.metal)
        scene.circle(x, -0.57, 0.024, GOLD)
        for k, code in enumerate(tones):
            y = -0.54 + 0.085 * k
            scene.shape(
                (x, y),
                (x + 0.15, y + 0.025),
                (x + 0.3, y),
                (x + 0.3, y + 0.086),
                (x + 0.15, y + 0.111),
                (x, y + 0.086),
                colour=rgb(code),
            )
    person(scene, -0.62, 0.5, 0.68, rgb("#2f3a5a"), arm=0.1)
    person(scene, 0.62, 0.5, 0.66, scene.accent)
    sheet = [(-0.56, -0.16), (0.54, -0.2), (0.56, 0.28), (-0.54, 0.32)]
    scene.shape(*((x + 0.02, y + 0.03) for x, y in sheet), colour=INK, alpha=0.35)
    scene.shape(*sheet, colour=PAPER, low=mix(PAPER, rgb("#a8d8b0"), 0.6))
    scene.line([(-0.52, -0.12), (0.5, -0.16), (0.52, 0.24), (-0.5, 0.28), (-0.52, -0.12)], 0.014, rgb("#4a8a5a"))
    scene.orb(-0.34, 0.06, 0.12, rgb("#d96f42"), rgb("#5a2018"))
    scene.fill([ellipse(-0.38, 0.03, 0.05, 0.03, -20)], rgb("#7fb84a"))
    for k in range(2):
        scene.line([(-0.14, -0.05 + 0.07 * k), (0.18 - 0.08 * k, -0.06 + 0.07 * k)], 0.022, mix(INK, PAPER, 0.4))
    scene.box((0.14, 0.06, 0.46, 0.19), 0.02, mix(GOLD, WHITE, 0.4))
    for k in range(3):
        scene.fill([ellipse(0.22 + 0.08 * k, 0.125, 0.026, 0.036)], rgb("#8a5414"))
    scene.line([(-0.14 + 0.03 * k, 0.19 + 0.02 * math.sin(k * 2.2)) for k in range(8)], 0.012, rgb("#2f4a9a"))
    for x in (-0.55, 0.55):
        scene.circle(x, 0.1, 0.045, scene.one_of("#f0c8a0", "#c98f62"))


MOTIF = Motif(paint, "street", size=0.72)
