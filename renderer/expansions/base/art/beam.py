"""A rock in space with a station on it that sends its power down in a beam."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb
from renderer.expansions.base.art import asteroid


def paint(scene: Scene) -> None:
    glow = rgb("#9affc8")
    for wide, alpha in ((0.34, 0.18), (0.2, 0.3), (0.08, 0.75)):
        scene.fill([[(0.16, 0.1), (0.9 - wide, 1.4), (0.9 + wide, 1.4)]], mix(glow, WHITE, 0.4), alpha=alpha)
    with scene.placed(-0.12, -0.12, 0.92):
        asteroid.paint(scene)
    scene.glow(0.16, 0.12, 0.3, glow, 0.9)
    scene.line([(0.04, -0.02), (0.14, 0.08)], 0.07, scene.metal)
    dish = [(0.0, 0.2), (0.05, 0.06), (0.16, -0.02), (0.3, -0.02), (0.24, 0.1), (0.14, 0.2)]
    scene.fill([dish], scene.lit(scene.metal), scene.dim(scene.metal, 0.3))
    scene.circle(0.17, 0.11, 0.05, WHITE)


MOTIF = Motif(paint, "space", flies=True)
