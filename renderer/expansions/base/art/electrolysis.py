"""Water between two poles: more bubbles in one tube than in the other."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, path, scaled
from renderer.drawing.theme import WHITE, mix, rgb
from renderer.icons.sprites import BOLT


def paint(scene: Scene) -> None:
    water, pale = rgb("#3f9fd0"), mix(scene.glass, WHITE, 0.4)
    scene.slab(-0.62, 0.36, 0.62, 0.5, scene.metal)
    scene.fill(scaled(path(BOLT), 0.17, (-0.06, 0.43)), GOLD)
    scene.line([(-0.3, 0.24), (-0.3, 0.14), (0.3, 0.14), (0.3, 0.24)], 0.2, mix(water, WHITE, 0.2))
    for x, level, n, sign in ((-0.3, -0.02, 9, "#d1352e"), (0.3, -0.26, 4, "#3a4fb0")):
        scene.shape((x - 0.17, -0.46), (x + 0.17, -0.46), (x + 0.17, 0.3), (x - 0.17, 0.3), colour=pale, alpha=0.4)
        scene.shape(
            (x - 0.17, level),
            (x + 0.17, level),
            (x + 0.17, 0.3),
            (x - 0.17, 0.3),
            colour=mix(water, WHITE, 0.35),
            low=water,
        )
        scene.fill([ellipse(x, level, 0.17, 0.03)], mix(water, WHITE, 0.6))
        scene.line([(x, 0.34), (x, level + 0.14)], 0.05, scene.dim(scene.metal, 0.35))
        for k in range(n):
            at = x + 0.12 * math.sin(2.3 * k + x), level + 0.06 + (0.26 - level) * (k + 0.5) / n * 0.9
            scene.circle(*at, 0.03 + 0.008 * (k % 2), WHITE, alpha=0.85)
        scene.shape((x - 0.14, -0.44), (x - 0.09, -0.44), (x - 0.09, 0.28), (x - 0.14, 0.28), colour=WHITE, alpha=0.6)
        scene.column(x - 0.2, -0.54, x + 0.2, -0.45, rgb(sign))
        scene.column(x - 0.2, 0.3, x + 0.2, 0.37, scene.metal)


MOTIF = Motif(paint, "shore")
