"""An open case with files, a stamp of the world on its lid, and a globe beside it."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import OAK, table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.34, 0.82, OAK)
    hide = mix(rgb("#7a3f2a"), scene.accent, 0.2)
    scene.fill(
        "M -.62 .08 L -.54 -.42 Q -.53 -.47 -.48 -.47 L .32 -.47 Q .37 -.47 .38 -.42 L .44 .08 Z",
        scene.lit(hide),
        scene.dim(hide, 0.4),
    )
    scene.fill(
        "M -.55 .06 L -.48 -.41 L .31 -.41 L .37 .06 Z",
        mix(rgb("#e0c8a0"), scene.hour.low, 0.15),
        mix(rgb("#b8966a"), scene.dark, 0.2),
    )
    scene.circle(-0.08, -0.18, 0.18, rgb("#3d7ea6"))
    for half in (0.18, 0.1, 0.03):
        ring = ellipse(-0.08, -0.18, half, 0.18, 0, 40)
        scene.line([*ring, ring[0]], 0.012, PAPER)
    for y, half in ((-0.18, 0.18), (-0.27, 0.155), (-0.09, 0.155)):
        scene.line([(-0.08 - half, y), (-0.08 + half, y)], 0.012, PAPER)
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(110 + 22 * k)
            x, y = -0.08 - side * 0.24 * math.cos(a) * -1, -0.18 + 0.24 * math.sin(math.radians(70 - 24 * k))
            scene.fill(
                [
                    ellipse(
                        -0.08 + side * 0.245 * math.cos(math.radians(70 - 24 * k)),
                        y,
                        0.04,
                        0.017,
                        side * (20 + 24 * k) - 90 * side,
                    )
                ],
                GOLD,
            )
    for k, code in enumerate(("#f2c14a", "#fbf3e2", "#8fb8d0")):
        x = -0.4 + 0.25 * k
        scene.shape(
            (x - 0.14, 0.12),
            (x + 0.14, 0.12),
            (x + 0.13, -0.06 + 0.03 * k),
            (x - 0.0, -0.06 + 0.03 * k),
            (x - 0.03, -0.1 + 0.03 * k),
            (x - 0.13, -0.1 + 0.03 * k),
            colour=rgb(code),
            low=mix(rgb(code), INK, 0.25),
        )
    scene.fill("M -.66 .08 L .48 .08 L .54 .34 L -.72 .34 Z", scene.lit(hide), scene.dim(hide, 0.5))
    scene.line([(-0.67, 0.12), (0.49, 0.12)], 0.014, scene.dim(hide, 0.5))
    for x in (-0.42, 0.24):
        scene.slab(x - 0.06, 0.06, x + 0.06, 0.18, GOLD)
    scene.line([(-0.22, 0.22), (-0.2, 0.29), (0.02, 0.29), (0.04, 0.22)], 0.035, scene.dim(hide, 0.6))
    scene.line([(0.68, 0.24), (0.68, 0.32)], 0.04, GOLD)
    scene.fill([ellipse(0.68, 0.32, 0.11, 0.025)], GOLD)
    scene.orb(0.68, 0.08, 0.15, rgb("#d96f42"), rgb("#3a1214"))
    scene.fill([ellipse(0.64, 0.04, 0.06, 0.03, -20)], rgb("#7fb84a"))
    scene.fill([ellipse(0.71, 0.14, 0.07, 0.022, 10)], rgb("#5fb4d9"))
    bow = [p for p in ellipse(0.68, 0.08, 0.18, 0.18, 0, 48) if p[0] > 0.62]
    scene.line(sorted(bow, key=lambda p: p[1]), 0.016, GOLD)


MOTIF = Motif(paint, "hall")
