"""A comet in the sights of a machine that counts its course."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.parts import ICE, boulder
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for wide, alpha, far in ((0.26, 0.25, 1.5), (0.17, 0.4, 1.1), (0.09, 0.7, 0.7)):
        scene.shape(
            *turned([(0.0, -wide), (far, -wide * 0.3), (far, wide * 0.3), (0.0, wide)], (0, 0), -26),
            colour=mix(rgb("#8fd6f0"), WHITE, 0.4),
            alpha=alpha,
        )
    scene.glow(0, 0, 0.36, rgb("#bff0ff"), 0.9)
    boulder(scene, 0, 0, 0.19, mix(ICE, scene.hour.low, 0.15), 3)
    red = rgb("#ff6a4a")
    for radius, width in ((0.42, 0.026), (0.3, 0.012)):
        scene.ring(0, 0, radius, width, red)
    for k in range(4):
        c, s = math.cos(math.pi * k / 2), math.sin(math.pi * k / 2)
        scene.line([(0.26 * c, 0.26 * s), (0.56 * c, 0.56 * s)], 0.024, red)
    for k in range(24):
        a = math.pi * k / 12
        scene.line([(0.42 * math.cos(a), 0.42 * math.sin(a)), (0.46 * math.cos(a), 0.46 * math.sin(a))], 0.01, red)
    track = [(-0.2 - 0.12 * k, 0.1 + 0.05 * k + 0.01 * k * k) for k in range(8)]
    for x, y in track:
        scene.circle(x, y, 0.022, rgb("#8ff0b0"))


MOTIF = Motif(paint, "space", flies=True)
