"""A great pit with a glow in its depth, flags of those who paid for it round its rim."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.glow(0, 0.1, 0.7, rgb("#ff8a3a"), 0.5)
    for share, tone in (
        (1.0, scene.lit(scene.rock)),
        (0.9, scene.dim(scene.rock, 0.2)),
        (0.76, scene.dim(scene.rock, 0.45)),
    ):
        scene.fill([ellipse(0, 0.3, 0.86 * share, 0.25 * share)], tone, scene.dim(tone, 0.4))
    scene.fill([ellipse(0, 0.33, 0.52, 0.14)], rgb("#ffb04a"), rgb("#c8401c"))
    scene.fill([ellipse(0, 0.36, 0.3, 0.08)], rgb("#fff0b0"))
    scene.fade([(-0.44, -0.5), (0.44, -0.5), (0.34, 0.34), (-0.34, 0.34)], rgb("#ffe6b0"), 0.05, 0.6)
    for k, x in enumerate((-0.1, 0.12, 0.0)):
        scene.puffs(x, 0.14 - 0.1 * k, mix(WHITE, scene.hour.low, 0.3), n=4, size=0.05, lean=0.03)
    for k in range(9):
        a = math.pi * k / 8
        x, y = -0.88 * math.cos(a), 0.3 - 0.26 * math.sin(a)
        if 2 <= k <= 6:
            continue
        scene.line([(x, y), (x, y - 0.3)], 0.018, scene.metal)
        flag = rgb(("#e4572e", "#f2b33a", "#3d8ac0", "#5fa777")[k % 4])
        scene.shape(
            (x, y - 0.3),
            (x + 0.17, y - 0.27),
            (x + 0.15, y - 0.2),
            (x, y - 0.17),
            colour=flag,
            low=scene.dim(flag, 0.2),
        )
    for x in (-0.6, 0.6):
        scene.line([(x, 0.46), (x * 0.5, -0.06)], 0.035, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.1, 0.4, x + 0.12, 0.53, scene.accent)
        scene.line([(x * 0.5, -0.06), (x * 0.44, 0.24)], 0.012, scene.dark)
        scene.slab(x * 0.44 - 0.04, 0.22, x * 0.44 + 0.04, 0.29, scene.metal)


MOTIF = Motif(paint, "mars")
