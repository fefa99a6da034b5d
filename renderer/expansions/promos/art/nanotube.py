"""A tube of carbon, atom by atom."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    rows, tone = 7, mix(rgb("#3f4658"), scene.accent, 0.12)
    scene.across([(-0.9, -0.3), (0.66, -0.3), (0.66, 0.3), (-0.9, 0.3)], mix(tone, scene.hour.low, 0.55))
    scene.fill([ellipse(0.66, 0, 0.12, 0.3)], mix(tone, INK, 0.3), mix(tone, scene.hour.low, 0.3))
    for k in range(17):
        for row in range(rows):
            a = math.pi * (row + 0.5 * (k % 2)) / rows
            x, y = -0.86 + 0.094 * k, -0.3 * math.cos(a)
            for dx, da in ((0.094, 0.5), (0.094, -0.5)):
                b = a + math.pi * da / rows
                if k < 16 and 0 <= b <= math.pi + 0.01:
                    scene.line([(x, y), (x + dx, -0.3 * math.cos(b))], 0.014, tone)
    for k in range(17):
        for row in range(rows):
            a = math.pi * (row + 0.5 * (k % 2)) / rows
            x, y = -0.86 + 0.094 * k, -0.3 * math.cos(a)
            scene.circle(x, y, 0.026, mix(tone, WHITE, 0.5), mix(tone, INK, 0.4))
    ring = ellipse(0.66, 0, 0.12, 0.3, 0, 14)
    scene.line([*ring, ring[0]], 0.02, tone)
    for x, y in ring:
        scene.circle(x, y, 0.03, mix(tone, WHITE, 0.6), mix(tone, INK, 0.3))
    sparkle(scene, -0.3, -0.26, 0.1)


MOTIF = Motif(paint, "rays", flies=True)
