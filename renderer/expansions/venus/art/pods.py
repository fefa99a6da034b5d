"""Plants with bladders that carry them up into the air."""

import math

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.6)
    stem = mix(rgb("#5f8f3a"), scene.hour.mid, 0.15)
    for x, top, lean, r, code in (
        (-0.46, -0.02, -0.1, 0.14, "#e9a23a"),
        (0.5, -0.08, 0.12, 0.15, "#d9577a"),
        (-0.2, -0.3, -0.05, 0.17, "#c9487a"),
        (0.24, -0.34, 0.06, 0.15, "#f2b84a"),
        (0.02, -0.12, 0.0, 0.19, "#e4703a"),
    ):
        stalk = [
            (x * 0.35 + (x + lean - x * 0.35) * t**1.6, 0.48 + (top - 0.48) * t) for t in (k / 8 for k in range(9))
        ]
        scene.line(stalk, 0.034, scene.dim(stem, 0.2))
        bx, by = stalk[-1]
        scene.orb(bx, by, r, rgb(code))
        for k in (-1, 0, 1):
            rib = [
                (bx + k * r * 0.55 * math.sin(math.pi * t / 6), by - r * math.cos(math.pi * t / 6)) for t in range(7)
            ]
            scene.line(rib, 0.012, scene.dim(rgb(code), 0.4))
        scene.circle(bx - r * 0.4, by - r * 0.42, r * 0.18, WHITE, alpha=0.7)
    for turn in (-80, -50, -22, 24, 52, 82):
        leaf = turned([(0, 0), (0.09, -0.18), (0.0, -0.46), (-0.09, -0.18)], (0, 0.5), turn)
        scene.shape(*leaf, colour=scene.lit(stem), low=scene.dim(stem, 0.35))


MOTIF = Motif(paint, "venus")
