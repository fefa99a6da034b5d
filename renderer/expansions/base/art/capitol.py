"""The seat of a government: steps, columns, a dome with a flag."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(rgb("#f2ead8"), scene.hour.low, 0.2)
    scene.shadow_below(0.85)
    for k in range(3):
        scene.slab(
            -0.78 + 0.06 * k, 0.42 - 0.05 * k, 0.78 - 0.06 * k, 0.5 - 0.05 * k, scene.dim(stone, 0.06 * k), depth=0.08
        )
    for side in (-1, 1):
        scene.slab(side * 0.44 - 0.2, 0.06, side * 0.44 + 0.2, 0.32, stone, depth=0.16)
        scene.windows(side * 0.44 - 0.17, 0.11, side * 0.44 + 0.13, 0.3, 3, 2, scene.lamp)
        scene.slab(side * 0.44 - 0.22, 0.02, side * 0.44 + 0.22, 0.07, stone, depth=0.12)
    scene.slab(-0.27, 0.02, 0.27, 0.34, scene.dim(stone, 0.45), depth=0)
    for k in range(5):
        x = -0.22 + 0.11 * k
        scene.column(x - 0.03, 0.04, x + 0.03, 0.33, mix(stone, WHITE, 0.25))
    scene.shape((-0.34, 0.04), (0.34, 0.04), (0, -0.12), colour=scene.lit(stone), low=scene.dim(stone, 0.15))
    scene.shape((-0.22, 0.02), (0.22, 0.02), (0, -0.08), colour=scene.dim(stone, 0.3))
    scene.column(-0.24, -0.2, 0.24, -0.06, stone)
    for k in range(6):
        x = -0.19 + 0.076 * k
        scene.box((x - 0.016, -0.18, x + 0.016, -0.09), 0.012, scene.dim(stone, 0.5))
    scene.vault(0, -0.19, 0.25, 0.3, scene.accent)
    for k in (-0.16, -0.06, 0.06, 0.16):
        scene.line([(k, -0.2), (k * 0.7, -0.38), (k * 0.2, -0.48)], 0.008, scene.dim(scene.accent, 0.4), 0.7)
    scene.column(-0.05, -0.56, 0.05, -0.46, stone)
    scene.line([(0, -0.54), (0, -0.7)], 0.018, scene.metal)
    scene.shape(
        (0, -0.7), (0.2, -0.67), (0.15, -0.63), (0.2, -0.58), (0, -0.59), colour=rgb("#d8452e"), low=rgb("#a82f24")
    )
    for x in (-0.84, 0.84):
        scene.column(x - 0.02, 0.3, x + 0.02, 0.5, rgb("#7a4a36"))
        scene.circle(x, 0.24, 0.11, rgb("#7fb85a"), rgb("#2f6a3a"))


MOTIF = Motif(paint, "green")
