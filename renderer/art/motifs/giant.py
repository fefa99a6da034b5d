"""A giant planet with belts."""

from renderer.art.land import banded
from renderer.art.motif import Motif
from renderer.art.scenery import Scene


def paint(scene: Scene) -> None:
    banded(scene, 0, 0, 0.45, scene.one_of("#e8b98a", "#d9a08a", "#e6d0a4", "#d9896a"))


MOTIF = Motif(paint, "space", flies=True)
