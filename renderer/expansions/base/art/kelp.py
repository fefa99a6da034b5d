"""Broad ribbons with floats that sway in a sea."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf = mix(leafy(scene), rgb("#b8a03a"), 0.25)
    for i, (foot, high) in enumerate(((0.66, 0.8), (-0.72, 0.85), (0.3, 1.0), (-0.36, 1.05), (-0.02, 0.8))):
        tone = scene.dim(leaf, 0.4) if i < 2 else leaf
        stem = [(foot + 0.06 * math.sin(k * 0.9 + i), 0.5 - high * k / 5) for k in range(6)]
        scene.line(stem, 0.035, scene.dim(tone, 0.5))
        for k, (x, y) in enumerate(stem[1:], 1):
            side, reach = (1 if (k + i) % 2 else -1), 0.19 - 0.015 * k
            for turn, shade in ((34, scene.dim(tone, 0.3)), (30, scene.lit(tone))):
                ribbon = ellipse(x + side * reach * 0.9, y - 0.1, reach, 0.055, -side * turn)
                scene.fill([ribbon], shade, scene.dim(tone, 0.2))
            scene.circle(x + side * 0.03, y, 0.036, mix(tone, rgb("#ffe27a"), 0.6))


MOTIF = Motif(paint, "undersea")
