"""Three cones that burst at once, with rivers of fire between them."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    for x, top, half in ((-0.62, 0.06, 0.34), (0.64, 0.0, 0.36), (0.0, -0.12, 0.5)):
        scene.glow(x, top - 0.1, half * 0.9, rgb("#ff7a2a"), 0.9)
        for k in range(7):
            a = math.pi * (0.2 + 0.1 * k)
            reach = half * (0.62 + 0.2 * ((k * 3) % 4) / 3)
            arc = [
                (x - reach * math.cos(a) * t, top - reach * 1.5 * math.sin(a) * t + 0.55 * reach * t * t)
                for t in (0, 0.35, 0.7, 1.0)
            ]
            scene.line(arc, 0.05 * half * 2, rgb("#ff8a2a"))
            scene.line(arc, 0.022 * half * 2, rgb("#fff0a0"))
            scene.circle(*arc[-1], 0.05 * half, rgb("#ffb04a"))
        for k in range(4):
            scene.circle(
                x + 0.06 * k * half,
                top - half * (0.95 + 0.28 * k),
                half * (0.2 + 0.07 * k),
                mix(rgb("#4a3a3a"), scene.hour.low, 0.2),
                alpha=0.7 - 0.13 * k,
            )
        scene.cone(x, top - 0.05, half, 0.5, mix(scene.rock, INK, 0.25))
        scene.shape(
            (x - half * 0.14, top + 0.02),
            (x + half * 0.14, top + 0.02),
            (x + half * 0.08, top - 0.05),
            (x - half * 0.08, top - 0.05),
            colour=rgb("#fff0a0"),
        )
        flow = [(x - 0.02, top), (x + 0.05 * half, top + 0.16), (x - 0.1 * half, top + 0.3), (x + 0.06 * half, 0.5)]
        scene.line(flow, 0.13 * half, rgb("#e4501c"))
        scene.line(flow, 0.06 * half, rgb("#ffc85a"))


MOTIF = Motif(paint, "mars")
