"""Floes and a berg on dark water."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(WHITE, scene.hour.low, 0.12), rgb("#2a7fa6")
    scene.fill([ellipse(0, 0.42, 1.3, 0.2)], mix(deep, scene.hour.low, 0.2), mix(deep, INK, 0.3))
    scene.shape(
        (-0.4, 0.36), (-0.3, -0.02), (-0.1, -0.32), (0.06, -0.22), (0.14, 0.36), colour=pale, low=mix(pale, deep, 0.2)
    )
    scene.shape(
        (0.06, -0.22),
        (0.26, -0.08),
        (0.4, 0.36),
        (0.14, 0.36),
        (0.02, 0.06),
        colour=mix(pale, deep, 0.4),
        low=mix(pale, deep, 0.65),
    )
    for x, y, half in ((-0.68, 0.4, 0.2), (0.66, 0.36, 0.18), (0.3, 0.5, 0.26), (-0.3, 0.52, 0.2)):
        scene.fill([ellipse(x, y + 0.025, half, half * 0.22)], mix(pale, deep, 0.55))
        scene.fill([ellipse(x, y, half, half * 0.2)], pale, mix(pale, deep, 0.15))


MOTIF = Motif(paint, "ice")
