"""A lake among low shores."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#8fdcea"), scene.hour.low, 0.25), rgb("#1f6f9a")
    scene.fill([ellipse(0, 0.36, 0.92, 0.24)], mix(scene.hour.mid, rgb("#f0e0b0"), 0.45))
    scene.fill([ellipse(0, 0.355, 0.86, 0.205)], pale, deep)
    for x, y, half in (
        (-0.35, 0.28, 0.2),
        (0.3, 0.32, 0.16),
        (-0.1, 0.4, 0.26),
        (0.35, 0.45, 0.18),
        (-0.4, 0.46, 0.12),
    ):
        scene.fill([ellipse(x, y, half, 0.011)], WHITE, alpha=0.6)


MOTIF = Motif(paint, "green")
