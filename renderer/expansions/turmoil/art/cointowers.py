"""Towers of coins with windows, like the skyline of a town to come."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.5, 0.8, 0.06)], scene.dark, alpha=0.35)
    stacks = ((-0.6, 4, 0.13), (-0.36, 8, 0.12), (0.36, 7, 0.13), (0.62, 3, 0.12), (0.02, 11, 0.17))
    for x, n, half in stacks:
        for k in range(n):
            y = 0.46 - 0.085 * k
            tone = mix(GOLD, rgb("#e8a03a"), 0.5 * (k % 2))
            scene.across([(x - half, y - 0.085), (x + half, y - 0.085), (x + half, y), (x - half, y)], tone)
            scene.fill([ellipse(x, y, half, half * 0.26)], scene.dim(tone, 0.35))
            scene.across(
                [(x - half, y - 0.075), (x + half, y - 0.075), (x + half, y - 0.005), (x - half, y - 0.005)], tone
            )
            for j in range(3):
                wx = x - half * 0.6 + half * 0.46 * j
                scene.box(
                    (wx, y - 0.06, wx + half * 0.24, y - 0.022),
                    0.005,
                    rgb("#7a3f14") if (j + k) % 3 else rgb("#fff3c4"),
                )
        top = 0.46 - 0.085 * n
        scene.fill([ellipse(x, top + 0.005, half, half * 0.26)], mix(GOLD, WHITE, 0.55))
        scene.fill([ellipse(x, top + 0.005, half * 0.7, half * 0.17)], scene.dim(GOLD, 0.1))
    scene.line([(0.02, -0.47), (0.02, -0.62)], 0.018, scene.dark)
    scene.shape((0.02, -0.62), (0.2, -0.58), (0.02, -0.52), colour=rgb("#c8343a"))
    tree(scene, -0.8, 0.5, 0.2)
    tree(scene, 0.82, 0.5, 0.22)


MOTIF = Motif(paint, "rays", flies=True)
