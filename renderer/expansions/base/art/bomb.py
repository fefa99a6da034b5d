"""A cloud like a mushroom."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, warm = mix(rgb("#ffe2a8"), scene.hour.low, 0.2), mix(rgb("#e8683a"), scene.hour.mid, 0.3)
    scene.glow(0, -0.1, 0.85, rgb("#ffc45a"), 0.8)
    scene.shape(
        (-0.08, -0.2), (0.08, -0.2), (0.1, 0.2), (0.24, 0.46), (-0.24, 0.46), (-0.1, 0.2), colour=pale, low=warm
    )
    for x, y, r in ((-0.4, 0.44, 0.1), (-0.2, 0.42, 0.12), (0.0, 0.44, 0.13), (0.22, 0.42, 0.12), (0.42, 0.45, 0.1)):
        scene.circle(x, y, r, pale, warm)
    scene.fill([ellipse(0, 0.05, 0.26, 0.045)], pale, warm)
    for x, y, r in (
        (-0.34, -0.2, 0.16),
        (0.34, -0.2, 0.16),
        (-0.16, -0.18, 0.17),
        (0.17, -0.17, 0.17),
        (-0.2, -0.34, 0.19),
        (0.2, -0.34, 0.18),
        (0, -0.42, 0.2),
    ):
        scene.circle(x, y, r, pale, warm)
    for x, y, r in ((-0.2, -0.4, 0.1), (0.03, -0.5, 0.1), (0.22, -0.4, 0.08)):
        scene.circle(x, y, r, WHITE, alpha=0.5)


MOTIF = Motif(paint, "mars")
