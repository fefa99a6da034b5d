"""Somebody points at curtains of light in the sky."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    for k in range(4):
        x, foot = -0.8 + 0.45 * k, scene.between(-0.1, 0.15)
        curtain = [(x, -0.6), (x + 0.3, -0.5), (x + 0.4, foot), (x + 0.1, foot + 0.1)]
        scene.fade(curtain, scene.one_of("#7fe3c1", "#8ff0ff", "#d68fff"), 0.1, 0.7)
    scene.shadow_below(0.2)
    person(scene, 0.0, 0.5, 0.6, scene.accent, arm=1.0)


MOTIF = Motif(paint, "mars")
