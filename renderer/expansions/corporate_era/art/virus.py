"""Round viruses covered with spikes."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    tone = scene.accent
    for x, y, r in ((0.52, -0.3, 0.11), (-0.5, 0.32, 0.13), (0, 0, 0.27)):
        for k in range(14):
            a = 2 * math.pi * k / 14 + r
            tip = (x + r * 1.42 * math.cos(a), y + r * 1.42 * math.sin(a))
            scene.line([(x, y), tip], r * 0.09, scene.dim(tone, 0.3))
            scene.circle(*tip, r * 0.12, scene.lit(tone), scene.dim(tone, 0.2))
        scene.orb(x, y, r, tone)
        for dx, dy in ((-0.35, -0.1), (0.2, -0.4), (0.3, 0.3), (-0.2, 0.45), (0.05, 0.0)):
            scene.circle(x + dx * r, y + dy * r, r * 0.13, scene.dim(tone, 0.45))


MOTIF = Motif(paint, "lens", flies=True)
