"""The sea cut open below its ice, and what grows on the underside."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#6fd0d8"), scene.hour.low, 0.15), mix(rgb("#0a3a5c"), scene.hour.near, 0.15)
    snow, leaf = mix(WHITE, scene.hour.low, 0.12), mix(leafy(scene), rgb("#5f9e2a"), 0.4)
    for x, high in ((-0.95, 0.2), (-0.4, 0.13), (0.66, 0.17), (1.2, 0.24)):
        scene.cone(x, -0.1 - high, 0.3, -0.04, mix(snow, scene.hour.mid, 0.25))
    scene.shape((-1.7, 0.03), (1.7, 0.03), (1.7, 0.8), (-1.7, 0.8), colour=pale, low=deep)
    for x in (-0.75, 0.02, 0.8):
        scene.fade([(x - 0.1, 0.03), (x + 0.14, 0.03), (x + 0.44, 0.7), (x + 0.02, 0.7)], WHITE, 0.4, 0)
    for side, edge in ((-1, 0.12), (1, 0.2)):
        under = [(side * (edge + 0.19 * k), 0.12 + 0.02 * ((k * 5) % 4)) for k in range(9)]
        for k, (x, y) in enumerate(under[:-1]):
            for j in range(5):
                root, long = x + side * 0.04 * j, 0.14 + 0.07 * ((3 * k + 2 * j) % 5)
                sway = 0.05 * math.sin(k + 2 * j)
                strand = [
                    (root - 0.02, y),
                    (root + sway, y + 0.6 * long),
                    (root + 0.4 * sway, y + long),
                    (root + 0.03, y),
                ]
                scene.shape(*strand, colour=scene.lit(leaf), low=scene.dim(leaf, 0.15 * (j % 3)))
        scene.shape(
            *[(side * edge, 0.03), *((x, y + 0.03) for x, y in under), (side * 1.7, 0.0)],
            colour=mix(leaf, rgb("#d8e05a"), 0.35),
        )
        block = [(side * edge, -0.04), *((x, y - 0.02) for x, y in under), (side * 1.7, -0.05)]
        scene.shape(*block, colour=mix(WHITE, rgb("#c8e8f4"), 0.4), low=mix(rgb("#8fc8e4"), scene.hour.low, 0.1))
        drift = [(side * (edge - 0.03), -0.03), (side * (edge + 0.1), -0.08), (side * 0.8, -0.06), (side * 1.7, -0.1)]
        scene.shape(*drift, (side * 1.7, -0.02), colour=snow)


MOTIF = Motif(paint, "ice", flies=True, size=1)
