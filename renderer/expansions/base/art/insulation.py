"""A wall cut open: its layers, snow on one side, warmth on the other."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shape((0.3, -0.9), (1.8, -0.9), (1.8, 0.9), (0.3, 0.9), colour=rgb("#ffcf8a"), low=rgb("#c9743a"))
    scene.slab(0.66, 0.2, 1.02, 0.42, scene.accent)
    scene.column(0.8, -0.1, 0.84, 0.2, scene.dark)
    scene.glow(0.82, -0.14, 0.36, WHITE, 0.9)
    scene.shape((0.72, -0.06), (0.76, -0.22), (0.88, -0.22), (0.92, -0.06), colour=scene.lamp)
    scene.slab(0.3, 0.42, 1.8, 0.9, rgb("#8a5236"), depth=0)
    layers = (
        (-0.3, rgb("#b8c4cc")),
        (-0.18, rgb("#f2d07a")),
        (0.02, rgb("#e8a0a8")),
        (0.2, rgb("#8a9098")),
        (0.3, rgb("#d8b48a")),
    )
    for (left, tone), right in zip(layers, (-0.18, 0.02, 0.2, 0.3, 0.38), strict=True):
        scene.shape(
            (left, -0.9), (right, -0.9), (right, 0.9), (left, 0.9), colour=scene.lit(tone), low=scene.dim(tone, 0.25)
        )
    for k in range(14):
        y = -0.66 + 0.1 * k
        scene.line([(-0.17, y), (-0.08, y + 0.05), (0.01, y)], 0.022, rgb("#c9a04a"))
        scene.circle(0.06 + 0.1 * (k % 2), y, 0.022, rgb("#c97a84"))
    snow = [(-1.8, 0.3), (-1.1, 0.22), (-0.7, 0.32), (-0.3, 0.18), (-0.3, 0.9), (-1.8, 0.9)]
    scene.shape(*snow, colour=WHITE, low=rgb("#a8c8e0"))
    for x, y, r in (
        (-0.5, -0.4, 0.09),
        (-0.9, -0.2, 0.11),
        (-0.56, 0.02, 0.07),
        (-1.1, -0.5, 0.07),
        (-0.76, -0.56, 0.06),
    ):
        for turn in (0, 60, 120):
            scene.line(turned([(-r, 0), (r, 0)], (x, y), turn), 0.02, WHITE)


MOTIF = Motif(paint, "ice", flies=True, size=0.9)
