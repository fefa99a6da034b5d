"""A floater cut open: cells of gas within, valves, and a fan."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, -0.1, 0.72, 0.38, 0, 60)], scene.dim(scene.accent, 0.35))
    scene.fill([ellipse(0, -0.1, 0.68, 0.345, 0, 60)], mix(rgb("#12304a"), scene.hour.low, 0.1))
    for x, y, r, code in (
        (-0.44, -0.1, 0.17, "#7fd0e8"),
        (-0.12, -0.17, 0.22, "#f2c14a"),
        (0.24, -0.14, 0.19, "#8fe0a0"),
        (0.5, -0.08, 0.12, "#f2a0b0"),
        (0.06, 0.12, 0.1, "#b8a8f0"),
        (-0.28, 0.1, 0.09, "#f2a0b0"),
    ):
        scene.orb(x, y, r, mix(rgb(code), WHITE, 0.2), mix(rgb(code), INK, 0.45))
        scene.circle(x - r * 0.35, y - r * 0.4, r * 0.2, WHITE, alpha=0.8)
    half = [point for point in ellipse(0, -0.1, 0.72, 0.38, 0, 60) if point[0] <= -0.34]
    scene.shape(*sorted(half, key=lambda p: math.atan2(p[1] + 0.1, p[0] + 0.34)), colour=scene.accent, alpha=0.8)
    for y in (-0.2, -0.02):
        scene.line([(-0.66, y), (-0.4, y)], 0.012, scene.dim(scene.accent, 0.5))
    scene.slab(-0.26, 0.34, 0.3, 0.5, scene.metal, depth=0.12)
    for x in (-0.18, 0.18):
        scene.line([(x, 0.26), (x, 0.36)], 0.02, scene.dark)
    scene.windows(-0.22, 0.38, 0.2, 0.46, 6, 1, scene.lamp)
    scene.circle(0.42, 0.42, 0.07, scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(0.5, 0.42, 0.02, 0.13)], WHITE, alpha=0.9)


MOTIF = Motif(paint, "rays", flies=True)
