"""A power grid: pylons with lines between them."""

from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    tops = ((-1.2, 0.2, 0.5), (-0.55, 0.42, 0.72), (0.3, 0.5, 1.05), (1.6, 0.7, 1.6))
    for (x, foot, high), (x2, foot2, high2) in pairwise(tops):
        for arm, lift in ((-0.2, 0.72), (0.2, 0.72), (-0.14, 0.9), (0.14, 0.9)):
            start, end = (x + arm * high, foot - lift * high), (x2 + arm * high2, foot2 - lift * high2)
            sag = [
                (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + 0.3 * t * (1 - t))
                for t in (k / 8 for k in range(9))
            ]
            scene.line(sag, 0.008, scene.dark, 0.9)
    for x, foot, high in tops[1:3]:
        tone = scene.dim(scene.metal, 0.35)
        for side in (-1, 1):
            scene.line(
                [(x + side * 0.15 * high, foot), (x + side * 0.035 * high, foot - 0.66 * high), (x, foot - high)],
                0.026 * high,
                tone if side > 0 else scene.lit(scene.metal),
            )
        for k in range(4):
            half, y = (0.13 - 0.03 * k) * high, foot - (0.1 + 0.15 * k) * high
            scene.line([(x - half, y), (x + half * 0.78, y - 0.15 * high)], 0.013 * high, tone)
            scene.line([(x + half, y), (x - half * 0.78, y - 0.15 * high)], 0.013 * high, tone)
        for half, lift in ((0.22, 0.74), (0.16, 0.92)):
            scene.line(
                [(x - half * high, foot - lift * high), (x + half * high, foot - lift * high)],
                0.024 * high,
                scene.metal,
            )
            for side in (-1, 1):
                scene.circle(x + side * half * 0.92 * high, foot - (lift - 0.02) * high, 0.022 * high, scene.accent)


MOTIF = Motif(paint, "mars")
