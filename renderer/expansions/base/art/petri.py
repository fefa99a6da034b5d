"""A dish with colonies that give off gas."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    glass, agar = mix(scene.glass, WHITE, 0.4), mix(rgb("#a8c8d8"), scene.hour.low, 0.1)
    scene.fill([ellipse(0.03, 0.34, 0.82, 0.3)], scene.dark, alpha=0.35)
    scene.fill([ellipse(0, 0.28, 0.8, 0.29)], glass, scene.dim(glass, 0.35))
    scene.fill([ellipse(0, 0.14, 0.8, 0.29)], mix(glass, WHITE, 0.5), glass)
    scene.fill([ellipse(0, 0.17, 0.74, 0.25)], agar, scene.dim(agar, 0.15))
    tone = scene.one_of("#3f9a5a", "#8a4a9a", "#2a7a9a")
    spots = [(-0.36, 0.16, 0.16), (0.1, 0.08, 0.12), (0.34, 0.22, 0.17), (-0.06, 0.3, 0.13)]
    spots += [(-0.1, 0.16, 0.06), (0.5, 0.1, 0.06), (-0.56, 0.24, 0.06)]
    for x, y, r in spots:
        for k in range(7):
            at = x + 0.5 * r * math.cos(0.9 * k), y + 0.24 * r * math.sin(0.9 * k)
            scene.fill([ellipse(*at, r * 0.56, r * 0.3)], scene.dim(tone, 0.35))
        for k in range(7):
            at = x + 0.48 * r * math.cos(0.9 * k), y - r * 0.1 + 0.22 * r * math.sin(0.9 * k)
            scene.fill([ellipse(*at, r * 0.46, r * 0.24)], mix(tone, WHITE, 0.1 + 0.05 * k))
        for k in range(3):
            rise = y - 0.16 - 0.17 * k - r * 0.3
            scene.ring(x + 0.05 * math.sin(2 * k + x * 9), rise, r * (0.26 + 0.12 * k), 0.02, WHITE, 0.8 - 0.2 * k)
    scene.line([(-0.66, 0.06), (-0.4, -0.06)], 0.022, WHITE, 0.8)


MOTIF = Motif(paint, "rays")
