"""A mast that sends to everybody."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for k, radius in enumerate((0.2, 0.34, 0.48)):
        for start in (-40, 140):
            bow = [
                (radius * math.cos(math.radians(a)), -0.3 + radius * math.sin(math.radians(a)))
                for a in range(start, start + 81, 8)
            ]
            scene.line(bow, 0.034, mix(scene.lamp, scene.accent, 0.3 * k), 0.9 - 0.2 * k)
    for side in (-1, 1):
        scene.line(
            [(0, -0.3), (side * 0.2, 0.5)], 0.034, scene.lit(scene.metal) if side < 0 else scene.dim(scene.metal, 0.35)
        )
    for k in range(4):
        half, y = 0.045 + 0.045 * k, -0.12 + 0.17 * k
        scene.line([(-half, y), (half + 0.03, y + 0.15)], 0.016, scene.dim(scene.metal, 0.2))
        scene.line([(half, y), (-half - 0.03, y + 0.15)], 0.016, scene.dim(scene.metal, 0.2))
    scene.glow(0, -0.32, 0.2, scene.lamp, 1)
    scene.circle(0, -0.32, 0.06, scene.accent)


MOTIF = Motif(paint, "mars")
