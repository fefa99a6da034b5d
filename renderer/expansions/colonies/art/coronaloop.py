"""A craft with a hoop that flies through a loop of fire above the sun."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import CYAN, blazing_sun, bolt
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    blazing_sun(scene, -0.1, 0.72, 0.62)
    for half, high, wide, code in (
        (0.5, 0.62, 0.1, "#ff7a2a"),
        (0.5, 0.62, 0.05, "#ffd880"),
        (0.26, 0.4, 0.06, "#ff8a3a"),
        (0.26, 0.4, 0.026, "#ffeec0"),
    ):
        scene.line(half_ellipse(-0.1, 0.22, half, high), wide, rgb(code), 0.9)
    ring = [*ellipse(0.36, -0.12, 0.14, 0.27, 18, 40)]
    scene.line([*ring, ring[0]], 0.07, scene.dim(scene.metal, 0.4))
    scene.line([*ring, ring[0]], 0.03, CYAN)
    scene.shape(
        *turned([(0, -0.06), (0.42, -0.05), (0.5, 0), (0.42, 0.05), (0, 0.06)], (0.44, -0.1), 8),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.5),
    )
    scene.line([(0.4, -0.36), (0.56, -0.1), (0.34, 0.13)], 0.02, scene.metal)
    bolt(scene, 0.34, -0.12, 0.26, rgb("#ffe26a"))


MOTIF = Motif(paint, "space", flies=True)
