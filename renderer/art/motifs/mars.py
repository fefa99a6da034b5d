"""Mars from space, with its polar cap."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.circle(0, 0, 0.48, rgb("#ffb98a"), alpha=0.2)
    scene.orb(0, 0, 0.44, rgb("#d96f42"), rgb("#3a1214"))
    for x, y, a, b in (
        (-0.1, 0.08, 0.22, 0.07),
        (0.14, -0.12, 0.14, 0.05),
        (-0.16, -0.16, 0.1, 0.04),
        (0.1, 0.24, 0.14, 0.05),
    ):
        scene.fill([ellipse(x, y, a, b, -10)], rgb("#8f3c24"), alpha=0.6)
    scene.fill([ellipse(-0.03, -0.39, 0.14, 0.035)], rgb("#fff4ea"), alpha=0.9)


MOTIF = Motif(paint, "space", flies=True)
