"""A seat knocked over in a row of seats, its name plate struck out."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import PARTIES, WOOD
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse
from renderer.drawing.theme import INK, Colour, mix, rgb


def _chair(scene: Scene, x: float, foot: float, size: float, cloth: Colour, turn: float = 0) -> None:
    parts = (
        ([(-0.2, -0.5), (0.2, -0.5), (0.22, 0.02), (-0.22, 0.02)], cloth, 0.0),
        ([(-0.26, 0.0), (0.26, 0.0), (0.26, 0.12), (-0.26, 0.12)], cloth, 0.25),
        ([(-0.24, 0.12), (-0.17, 0.12), (-0.19, 0.5), (-0.24, 0.5)], WOOD, 0.0),
        ([(0.17, 0.12), (0.24, 0.12), (0.24, 0.5), (0.19, 0.5)], WOOD, 0.3),
    )
    for points, tone, shade in parts:
        shaped = [(px * size, py * size) for px, py in points]
        scene.shape(
            *turned(shaped, (x, foot - size / 2), turn), colour=scene.lit(tone), low=scene.dim(tone, 0.3 + shade)
        )


def paint(scene: Scene) -> None:
    scene.fill([[*half_ellipse(0, 0.2, 0.95, 0.34)]], scene.dim(WOOD, 0.3), scene.dim(WOOD, 0.5))
    scene.slab(-0.95, 0.16, 0.95, 0.3, WOOD, depth=0.02)
    for k, x in enumerate((-0.68, -0.34, 0.36, 0.7)):
        _chair(scene, x, 0.3, 0.5, rgb(PARTIES[(2, 3, 2, 0)[k]]))
    scene.fill([ellipse(0.04, 0.5, 0.42, 0.05)], scene.dark, alpha=0.5)
    _chair(scene, 0.06, 0.58, 0.62, rgb("#c8482c"), 78)
    scene.slab(-0.5, 0.4, -0.14, 0.56, PAPER, depth=0.05)
    scene.line([(-0.44, 0.48), (-0.22, 0.48)], 0.03, mix(INK, PAPER, 0.4))
    for k in (-1, 1):
        scene.line([(-0.46, 0.48 - 0.07 * k), (-0.2, 0.48 + 0.07 * k)], 0.035, rgb("#c02a2a"))


MOTIF = Motif(paint, "hall", size=0.62)
