"""A house, safe below a great umbrella from what a volcano throws."""

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import PAPER, Scene, ragged
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.fill("M .1 .44 L .52 -.24 L .6 -.2 L .7 -.24 L 1.2 .44 Z", scene.lit(scene.rock), scene.dim(scene.rock, 0.5))
    scene.fill(
        "M .52 -.24 L .6 -.2 L .7 -.24 L .74 -.16 L .66 -.02 L .6 -.14 L .52 .02 L .49 -.18 Z",
        rgb("#ff8a3a"),
        rgb("#d9402a"),
    )
    for k in range(4):
        scene.circle(0.62 + 0.07 * k, -0.34 - 0.08 * k, 0.09 + 0.03 * k, scene.dark, alpha=0.5 - 0.08 * k)
    for x, y, r in ((0.34, -0.44, 0.05), (0.1, -0.6, 0.045), (-0.62, -0.52, 0.05), (0.46, -0.16, 0.035)):
        scene.shape((x - r, y), (x + 0.22, y - 0.12), (x, y + r), colour=rgb("#ffb45a"), alpha=0.7)
        scene.fill([ragged(x, y, r, [scene.between(0.7, 1) for _ in range(7)])], rgb("#5a3a34"))
    scene.fill([ellipse(-0.26, 0.5, 0.62, 0.04)], scene.dark, alpha=0.45)
    scene.slab(-0.56, 0.14, -0.02, 0.5, PAPER, depth=0.22)
    scene.fill("M -.62 .16 L -.3 -.06 L .04 .16 Z", rgb("#d9624a"), rgb("#a03a30"))
    scene.box((-0.5, 0.24, -0.38, 0.38), 0.01, scene.lamp)
    scene.box((-0.3, 0.26, -0.19, 0.5), 0.02, scene.dark)
    tree(scene, 0.12, 0.5, 0.22)
    scene.line([(-0.26, -0.5), (-0.26, 0.1)], 0.03, scene.metal)
    for k in range(6):
        a, b = -0.8 + 0.18 * k, -0.62 + 0.18 * k
        tone = scene.accent if k % 2 else PAPER
        top = (
            f"M -.26 -.52 Q {(a - 0.26) / 2 - 0.06 * (2.5 - k) / 2.5} {-0.42} {a} -.1 Q {(a + b) / 2} -.16 "
            f"{b} -.1 Q {(b - 0.26) / 2 - 0.06 * (1.5 - k) / 2.5} {-0.42} -.26 -.52 Z"
        )
        scene.fill(top, scene.lit(tone), scene.dim(tone, 0.12 + 0.07 * k))
    scene.line([(-0.26, -0.52), (-0.26, -0.58)], 0.024, scene.metal)


MOTIF = Motif(paint, "mars")
