"""Toothed wheels that turn each other."""

from renderer.art.motif import Motif
from renderer.art.parts import wheel
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix


def paint(scene: Scene) -> None:
    for x, y, radius, teeth, tone in (
        (-0.22, 0.08, 0.34, 12, scene.accent),
        (0.34, -0.2, 0.24, 9, scene.metal),
        (0.36, 0.3, 0.16, 7, mix(scene.accent, scene.metal, 0.6)),
    ):
        wheel(scene, x, y, radius, teeth, tone)


MOTIF = Motif(paint, "rays", flies=True)
