"""Guests in evening dress with glasses below a chandelier."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.line([(0, -0.6), (0, -0.42)], 0.016, GOLD)
    scene.glow(0, -0.26, 0.62, rgb("#fff0b0"), 0.95)
    for half, y in ((0.2, -0.38), (0.38, -0.26)):
        ring = ellipse(0, y, half, half * 0.2, 0, 60)
        scene.line([*ring, ring[0]], 0.022, mix(GOLD, rgb("#b8741c"), 0.2))
        n = round(half * 26)
        for k in range(n):
            x, dy = half * math.cos(2 * math.pi * k / n), half * 0.2 * math.sin(2 * math.pi * k / n)
            scene.line([(x, y + dy), (x, y + dy - 0.06)], 0.016, PAPER)
            scene.circle(x, y + dy - 0.075, 0.018, rgb("#fff3c4"))
            scene.shape(
                (x, y + dy + 0.02),
                (x + 0.012, y + dy + 0.05),
                (x, y + dy + 0.08),
                (x - 0.012, y + dy + 0.05),
                colour=WHITE,
                alpha=0.9,
            )
        for side in (-1, 1):
            scene.line([(0, -0.46), (side * half, y)], 0.01, GOLD)
    scene.shape((0, -0.22), (0.03, -0.16), (0, -0.06), (-0.03, -0.16), colour=WHITE, alpha=0.9)
    for x, code, gown, high in (
        (-0.62, "#8e3f6a", True, 0.56),
        (-0.28, "#23283c", False, 0.6),
        (0.3, "#2f7a8a", True, 0.57),
        (0.64, "#3a2430", False, 0.61),
    ):
        cloth = rgb(code)
        person(scene, x, 0.5, high, cloth, arm=0.55)
        if gown:
            scene.fill(
                f"M {x - 0.06} .18 L {x + 0.06} .18 L {x + 0.16} .5 L {x - 0.16} .5 Z",
                scene.lit(cloth),
                scene.dim(cloth, 0.5),
            )
        else:
            scene.shape((x - 0.035, 0.05 - high * 0.03), (x + 0.035, 0.05 - high * 0.03), (x, 0.16), colour=PAPER)
        hand = (x + high * 0.277, 0.5 - high * 0.636)
        scene.line([(hand[0], hand[1]), (hand[0], hand[1] - 0.05)], 0.01, WHITE)
        scene.shape(
            (hand[0] - 0.028, hand[1] - 0.13),
            (hand[0] + 0.028, hand[1] - 0.13),
            (hand[0], hand[1] - 0.04),
            colour=rgb("#ffd65a"),
        )


MOTIF = Motif(paint, "hall", size=0.76)
