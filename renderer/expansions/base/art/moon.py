"""A grey moon with craters."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#d8d0c4"), scene.hour.low, 0.15)
    scene.orb(0, 0, 0.42, tone, mix(tone, INK, 0.8))
    for x, y, r in (
        (-0.14, -0.1, 0.1),
        (0.1, 0.14, 0.12),
        (-0.2, 0.17, 0.05),
        (0.16, -0.18, 0.06),
        (-0.02, -0.28, 0.04),
    ):
        scene.circle(x, y, r, mix(tone, INK, 0.35), mix(tone, INK, 0.15), 0.7)


MOTIF = Motif(paint, "space", flies=True)
