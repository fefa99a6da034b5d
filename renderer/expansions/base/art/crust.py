"""Lichen on bare stone, seen from above and near."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.rock, rgb("#8a8078"), 0.5)
    scene.shape((-1.8, -0.9), (1.8, -0.9), (1.8, 0.9), (-1.8, 0.9), colour=scene.lit(stone), low=scene.dim(stone, 0.3))
    for crack in (
        [(-1.8, -0.3), (-0.9, -0.16), (-0.5, -0.4), (0.1, -0.6)],
        [(-0.9, -0.16), (-0.7, 0.3), (-0.9, 0.9)],
        [(1.8, 0.1), (0.9, 0.2), (0.4, 0.5), (0.2, 0.9)],
        [(0.9, 0.2), (0.8, -0.3), (1.1, -0.9)],
    ):
        scene.line(crack, 0.035, scene.dim(stone, 0.7))
        scene.line([(x + 0.012, y + 0.022) for x, y in crack], 0.012, scene.lit(mix(stone, WHITE, 0.2)))
    patches = (
        (0.02, 0.04, 0.26, "#e0b040"),
        (-0.5, -0.2, 0.17, "#a8c08a"),
        (0.6, -0.26, 0.18, "#dd6f3a"),
        (-0.46, 0.36, 0.16, "#dd6f3a"),
        (0.56, 0.36, 0.19, "#a8c08a"),
        (-1.0, 0.12, 0.2, "#c9cf7a"),
        (1.1, 0.04, 0.19, "#c9cf7a"),
        (-0.06, -0.5, 0.12, "#8fb8a8"),
        (0.12, 0.56, 0.1, "#8fb8a8"),
    )
    for x, y, r, code in patches:
        spread = [(scene.between(0, 6.3), scene.between(0.2, 1) ** 0.6, scene.between(0.2, 0.38)) for _ in range(20)]
        lobes = [(x + r * far * math.cos(a), y + r * far * math.sin(a), r * size) for a, far, size in spread]
        tone = rgb(code)
        for shift, grow, colour in (
            (0.025, 1.05, scene.dim(stone, 0.65)),
            (0, 1.0, mix(tone, WHITE, 0.45)),
            (0, 0.76, tone),
        ):
            for u, v, size in lobes:
                scene.circle(u + shift, v + shift, size * grow, colour)
        for u, v, size in lobes[::3]:
            scene.circle(u, v, size * 0.42, scene.dim(tone, 0.3))
            scene.circle(u, v, size * 0.28, mix(tone, WHITE, 0.25))


MOTIF = Motif(paint, "mars", flies=True, size=1)
