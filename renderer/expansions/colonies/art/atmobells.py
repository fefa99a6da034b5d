"""A frame of bells that drink the air, below one broad balloon."""

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    gasbag(scene, 0, -0.34, 0.52, 0.2, scene.accent, 5)
    for x in (-0.34, 0.0, 0.34):
        scene.line([(x, -0.18), (x * 1.3, 0.0)], 0.014, scene.dark)
    scene.slab(-0.66, -0.02, 0.66, 0.07, scene.metal, depth=0.05)
    scene.circle(0, 0.03, 0.1, scene.dark)
    scene.circle(-0.01, 0.02, 0.08, rgb("#8ff0ff"), mix(rgb("#2a9fc0"), INK, 0.2))
    for k, x in enumerate((-0.52, -0.18, 0.18, 0.52)):
        low = 0.2 + 0.04 * (k % 2)
        bell = mix(GOLD, rgb("#b8683f"), 0.3)
        scene.line([(x, 0.06), (x, low)], 0.05, scene.dim(scene.metal, 0.3))
        scene.across(
            [
                (x - 0.045, low),
                (x + 0.045, low),
                (x + 0.07, low + 0.14),
                (x + 0.16, low + 0.26),
                (x - 0.16, low + 0.26),
                (x - 0.07, low + 0.14),
            ],
            bell,
        )
        scene.fill([ellipse(x, low + 0.26, 0.16, 0.035)], mix(bell, INK, 0.65))
        for side in (-1, 0, 1):
            scene.line(
                [(x + side * 0.16, low + 0.46 - 0.05 * abs(side)), (x + side * 0.08, low + 0.3)], 0.018, WHITE, 0.55
            )


MOTIF = Motif(paint, "jupiter", flies=True)
