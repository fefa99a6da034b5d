"""The roots of a tree, and the threads of fungus that wrap them."""

import math
from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    wood, leaf = mix(rgb("#8a5a3c"), scene.dark, 0.15), leafy(scene)
    scene.column(-0.07, -0.5, 0.07, -0.16, wood)
    for x, y, r in ((0.14, -0.6, 0.2), (-0.16, -0.58, 0.2), (0, -0.72, 0.22)):
        scene.circle(x, y, r, scene.lit(leaf), scene.dim(leaf, 0.4))
    roots = (
        [(0, -0.2), (-0.2, 0.0), (-0.5, 0.1), (-0.74, 0.3)],
        [(0, -0.2), (-0.12, 0.12), (-0.3, 0.34), (-0.34, 0.6)],
        [(0, -0.2), (0.06, 0.14), (0.0, 0.4), (0.1, 0.62)],
        [(0, -0.2), (0.22, 0.02), (0.4, 0.26), (0.48, 0.54)],
        [(0, -0.2), (0.3, -0.06), (0.6, 0.06), (0.82, 0.22)],
    )
    pale = mix(WHITE, rgb("#f2e0ff"), 0.5)
    for n, root in enumerate(roots):
        for (one, other), thick in zip(pairwise(root), (0.1, 0.07, 0.04), strict=True):
            scene.line([one, other], thick, scene.lit(wood))
        for k, (x, y) in enumerate(root[1:]):
            for j in range(3):
                a = 0.6 + 1.1 * j + n
                mid = (x + 0.1 * math.cos(a), y + 0.08 * math.sin(a))
                scene.line(
                    [(x, y), mid, (mid[0] + 0.09 * math.cos(a + 0.7), mid[1] + 0.09 * math.sin(a + 0.7))], 0.014, pale
                )
                scene.line([mid, (mid[0] + 0.08 * math.cos(a - 0.8), mid[1] + 0.08 * math.sin(a - 0.8))], 0.01, pale)
            scene.circle(x, y, 0.03 - 0.004 * k, rgb("#f2d0ff"))
    for x, size in ((-0.5, 0.2), (0.46, 0.16), (0.64, 0.12)):
        scene.line([(x, -0.2), (x, -0.2 - size * 0.7)], size * 0.25, PAPER)
        scene.across(half_ellipse(x, -0.2 - size * 0.6, size * 0.55, size * 0.6), scene.accent)


MOTIF = Motif(paint, "cave", flies=True)
