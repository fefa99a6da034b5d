"""A chip whose core shines."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k in range(7):
        at = -0.3 + 0.1 * k
        for one, other in (((at, -0.5), (at, 0.5)), ((-0.5, at), (0.5, at))):
            scene.line([one, other], 0.034, mix(GOLD, scene.dark, 0.2))
    scene.box((-0.38, -0.36, 0.42, 0.42), 0.05, scene.dark)
    scene.box((-0.4, -0.4, 0.4, 0.4), 0.05, mix(rgb("#2f4a44"), WHITE, 0.15), rgb("#1f302e"))
    for k in range(4):
        reach = 0.36 - 0.05 * k
        for side in (-1, 1):
            scene.line(
                [
                    (side * 0.16, -0.1 + 0.07 * k),
                    (side * reach, -0.1 + 0.07 * k),
                    (side * reach, (-0.34 if k < 2 else 0.34)),
                ],
                0.012,
                rgb("#5fe0a8"),
            )
    scene.glow(0, 0, 0.36, scene.accent, 1)
    scene.box((-0.18, -0.18, 0.18, 0.18), 0.03, mix(scene.accent, WHITE, 0.45), scene.accent)
    scene.shape((-0.18, 0.18), (-0.18, -0.02), (0.02, -0.18), (0.18, -0.18), colour=WHITE, alpha=0.3)
    for r, width in ((0.1, 0.02), (0.05, 0.02)):
        scene.ring(0, 0, r, width, WHITE)
    sparkle(scene, -0.12, -0.12, 0.1)


MOTIF = Motif(paint, "rays", flies=True)
