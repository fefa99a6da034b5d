"""A base on the flat top of a mountain, above the haze."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    stone = mix(scene.hour.mid, scene.hour.far, 0.4)
    scene.fill(
        "M -.26 .06 L .26 .06 L .44 .24 L .62 .34 L 1.1 .7 L -1.1 .7 L -.6 .3 L -.42 .24 Z",
        scene.lit(stone),
        scene.dim(stone, 0.3),
    )
    scene.fill("M .06 .06 L .26 .06 L .44 .24 L .62 .34 L 1.1 .7 L .3 .7 L .2 .36 L .22 .24 Z", scene.dim(stone, 0.5))
    for x, y, half in ((-0.7, 0.4, 0.34), (0.66, 0.44, 0.4), (0.02, 0.5, 0.5)):
        scene.fill([ellipse(x, y, half, 0.035)], mix(scene.hour.low, WHITE, 0.3), alpha=0.5)
    scene.slab(-0.34, 0.02, 0.34, 0.09, scene.metal, depth=0.12)
    for x, half, high in ((-0.22, 0.1, 0.2), (0.24, 0.09, 0.16), (0.0, 0.13, 0.38)):
        scene.column(x - half, 0.02 - high, x + half, 0.03, mix(scene.accent, WHITE, 0.5 if x else 0.15))
        scene.vault(x, 0.024 - high, half, half * 0.9, scene.glass)
        scene.windows(x - half * 0.6, 0.07 - high, x + half * 0.6, 0.0, 2, 2 + (x == 0) * 2, scene.lamp)
    scene.line([(0, -0.47), (0, -0.6)], 0.014, scene.metal)
    scene.circle(0, -0.6, 0.025, rgb("#ff6a4a"))
    for k in range(8):
        scene.line([(0.5 + 0.05 * k, 0.27 + 0.045 * k), (0.53 + 0.05 * k, 0.27 + 0.045 * k)], 0.014, scene.lamp)


MOTIF = Motif(paint, "venus")
