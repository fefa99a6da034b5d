"""A calendar with days marked, under a magnifying glass that finds a curve in them."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.56, -0.44, 0.44, 0.52), 0.04, scene.dim(scene.accent, 0.4))
    scene.box((-0.58, -0.46, 0.42, 0.5), 0.04, PAPER, scene.dim(PAPER, 0.12))
    scene.box((-0.58, -0.46, 0.42, -0.26), 0.04, scene.accent)
    for k in range(6):
        x = -0.48 + 0.16 * k
        scene.circle(x, -0.4, 0.028, scene.dark)
        scene.line([(x, -0.4), (x, -0.54)], 0.028, scene.metal)
    for row in range(4):
        for k in range(6):
            x, y = -0.5 + 0.155 * k, -0.18 + 0.165 * row
            tone = mix(rgb("#c9b89a"), PAPER, 0.4)
            if (row, k) in ((0, 2), (1, 4), (2, 1), (3, 3)):
                tone = (rgb("#e4572e"), rgb("#3d8ac0"), rgb("#5fa777"), rgb("#f2b33a"))[row]
            scene.box((x, y, x + 0.115, y + 0.12), 0.02, tone)
    scene.line([(0.5, 0.4), (0.72, 0.6)], 0.11, scene.dark)
    scene.line([(0.5, 0.39), (0.7, 0.57)], 0.06, WOOD)
    scene.circle(0.3, 0.18, 0.3, scene.dark)
    scene.circle(0.3, 0.17, 0.28, mix(GOLD, WHITE, 0.3))
    scene.circle(0.3, 0.18, 0.245, rgb("#f4fbff"), rgb("#bfe0f0"))
    scene.line([(0.12, 0.3), (0.2, 0.2), (0.28, 0.26), (0.38, 0.06), (0.48, 0.1)], 0.035, rgb("#c8302a"))
    for x, y in ((0.12, 0.3), (0.2, 0.2), (0.28, 0.26), (0.38, 0.06), (0.48, 0.1)):
        scene.circle(x, y, 0.03, rgb("#8a1f2a"))
    scene.fill([ellipse(0.18, 0.04, 0.08, 0.025, -45)], WHITE, alpha=0.9)


MOTIF = Motif(paint, "rays", flies=True)
