"""Rocks with engines, sent one after the other down to Mars."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import asteroid_colour, boulder, fire
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for x, y, size in ((0.5, -0.2, 0.5), (0.12, -0.06, 0.72), (-0.36, 0.18, 1.0)):
        with scene.placed(x, y, size):
            fire(scene, 0.24, -0.14, 0.44, 0.08, -30)
            boulder(scene, 0, 0, 0.26, asteroid_colour(scene), 4)
            cone = turned([(-0.02, -0.1), (0.12, -0.13), (0.12, 0.13), (-0.02, 0.1)], (0.19, -0.11), -30)
            scene.shape(*cone, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.5))
            scene.line([(-0.08, -0.2), (-0.12, -0.34)], 0.02, scene.metal)
            scene.circle(-0.12, -0.36, 0.035, scene.accent)
            scene.shape((-0.34, 0.2), (-0.5, 0.34), (-0.34, 0.32), colour=rgb("#ffb45a"), alpha=0.8)
    scene.line([(-0.62, 0.3), (-1.0, 0.62)], 0.012, rgb("#ffd87a"), 0.8)


MOTIF = Motif(paint, "orbit", flies=True)
