"""A single tree with a round crown."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, round_tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse


def paint(scene: Scene) -> None:
    leaf = leafy(scene)
    scene.fill([ellipse(0.1, 0.49, 0.36, 0.03)], scene.dark, alpha=0.4)
    round_tree(scene, 0, 0.5, 1, leaf)


MOTIF = Motif(paint, "green")
