"""Houses and lamps in a tube that lava has left."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.near, 0.4)
    scene.fill([ellipse(0, 0.1, 0.98, 0.56)], scene.lit(stone), scene.dim(stone, 0.3))
    for k, share in enumerate((0.92, 0.82, 0.7)):
        scene.fill(
            [ellipse(0.01 * k, 0.1 + 0.012 * k, 0.98 * share, 0.56 * share)],
            scene.dim(stone, 0.3 + 0.16 * k),
            scene.dim(stone, 0.5 + 0.14 * k),
        )
    scene.glow(0, 0.06, 0.5, scene.lamp, 0.75)
    floor = [point for point in ellipse(0.02, 0.12, 0.68, 0.38, 0, 60) if point[1] > 0.26]
    floor.sort(key=lambda point: point[0])
    scene.shape(*floor, colour=mix(stone, scene.lamp, 0.35), low=scene.dim(stone, 0.2))
    for x, top, wide, tone in (
        (-0.44, 0.06, 0.18, 0.2),
        (0.46, 0.04, 0.18, 0.5),
        (-0.22, -0.08, 0.2, 0.6),
        (0.22, -0.12, 0.2, 0.0),
        (0.0, 0.02, 0.18, 0.35),
    ):
        tint = mix(rgb("#fff0dc"), scene.accent, tone)
        scene.slab(x - wide / 2, top, x + wide / 2, 0.36, tint)
        scene.windows(x - wide * 0.42, top + 0.04, x + wide * 0.2, 0.34, 2, 4, mix(scene.lamp, rgb("#e0963a"), 0.25))
    for k in range(7):
        a = math.pi * (1.12 + 0.76 * k / 6)
        x, y = 0.66 * math.cos(a), 0.12 + 0.4 * math.sin(a)
        scene.glow(x, y + 0.03, 0.09, scene.lamp, 0.9)
        scene.circle(x, y + 0.02, 0.022, WHITE)
    for x in (-0.32, 0.34, 0.12):
        tree(scene, x, 0.43, 0.16)


MOTIF = Motif(paint, "cave", flies=True, size=0.8)
