"""A city of towers."""

from renderer.art.motif import Motif
from renderer.art.parts import towers
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    towers(scene, -0.85, 0.85, 0.46, 0.5, 11)
    towers(scene, -0.6, 0.66, 0.5, 0.85, 8)


MOTIF = Motif(paint, "mars")
