"""Sacks and jars of food for soil, set down on a pallet."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    for k in range(3):
        scene.slab(
            -0.72, 0.42 + 0.035 * k, 0.72, 0.45 + 0.035 * k, rgb("#b8824a") if k != 1 else rgb("#6a4432"), depth=0.03
        )
    leaf = rgb("#5fa04a")
    for x, y, size, code in (
        (-0.48, 0.42, 0.36, "#e0c48a"),
        (-0.08, 0.42, 0.38, "#d9b87a"),
        (-0.28, 0.1, 0.36, "#e6cf9a"),
    ):
        tone = rgb(code)
        scene.fill(
            f"M {x - size * 0.5} {y} Q {x - size * 0.62} {y - size * 0.5} {x - size * 0.4} {y - size * 0.86} "
            f"L {x + size * 0.4} {y - size * 0.86} Q {x + size * 0.62} {y - size * 0.5} {x + size * 0.5} {y} "
            "Z",
            scene.lit(tone),
            scene.dim(tone, 0.4),
        )
        for side in (-1, 1):
            scene.shape(
                (x + side * size * 0.36, y - size * 0.84),
                (x + side * size * 0.52, y - size),
                (x + side * size * 0.2, y - size * 0.84),
                colour=scene.lit(tone),
            )
        scene.circle(x, y - size * 0.42, size * 0.24, leaf, scene.dim(leaf, 0.3))
        scene.shape(
            *turned([(-0.06, 0.02), (0.0, -0.05), (0.08, -0.04), (0.03, 0.04)], (x, y - size * 0.42), 0), colour=PAPER
        )
    for x, code in ((0.3, "#e4703a"), (0.56, "#8e5aa8")):
        scene.column(x - 0.11, 0.1, x + 0.11, 0.42, mix(scene.glass, WHITE, 0.3))
        scene.column(x - 0.1, 0.2, x + 0.1, 0.41, rgb(code))
        scene.slab(x - 0.12, 0.04, x + 0.12, 0.11, scene.metal)
        for k in range(4):
            scene.circle(x - 0.05 + 0.04 * (k % 3), 0.26 + 0.045 * k, 0.018, mix(rgb(code), WHITE, 0.6))
    for x in (0.36, 0.5):
        scene.line([(x, 0.04), (x, -0.12)], 0.018, leaf)
        for side in (-1, 1):
            scene.shape(
                *((x + side * px, -0.1 + py) for px, py in ((0, 0), (0.05, -0.07), (0.12, -0.05), (0.05, 0.02))),
                colour=scene.lit(leaf),
                low=leaf,
            )


MOTIF = Motif(paint, "green")
