"""Seven shields of seven colours, six round one."""

import math

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    codes = ("#c8482c", "#f2efe6", "#4a86c8", "#4f9a4a", "#8e5aa8", "#3a3a44")
    spots = [(0.42 * math.cos(math.radians(60 * k - 90)), 0.4 * math.sin(math.radians(60 * k - 90))) for k in range(6)]
    for k in range(6):
        scene.line([(0, 0), spots[k]], 0.03, mix(GOLD, WHITE, 0.3))
    for (x, y), code in (*zip(spots, codes, strict=True), ((0.0, 0.0), "#f2b33a")):
        r = 0.17 if (x, y) != (0.0, 0.0) else 0.22
        for grow, top in ((1.16, mix(GOLD, WHITE, 0.4)), (1.0, rgb(code))):
            s = r * grow
            scene.fill(
                f"M {x - s} {y - s * 0.8} Q {x} {y - s * 1.1} {x + s} {y - s * 0.8} L {x + s} {y + s * 0.1} "
                f"Q {x + s * 0.8} {y + s * 0.8} {x} {y + s * 1.1} Q {x - s * 0.8} {y + s * 0.8} {x - s} {y + s * 0.1} Z",
                scene.lit(top),
                scene.dim(top, 0.3),
            )
        scene.shape(
            (x, y - r * 0.9),
            (x + r * 0.9, y - r * 0.75),
            (x + r * 0.9, y + r * 0.1),
            (x, y + r),
            colour=INK,
            alpha=0.14,
        )
        points, mark = (7, rgb("#a8541c")) if r > 0.2 else (5, rgb("#c8a040") if code == "#f2efe6" else WHITE)
        scene.fill([star(points, r * 0.5, r * 0.22, (x, y - r * 0.04))], mark)


MOTIF = Motif(paint, "rays", flies=True)
