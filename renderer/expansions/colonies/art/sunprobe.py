"""A probe behind its shield, close to a sun that fills the sky."""

from renderer.art.motif import Motif
from renderer.art.parts import blazing_sun, solar_wing
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    blazing_sun(scene, -0.72, 0.04, 0.56)
    for k in range(5):
        y = -0.2 + 0.12 * k
        scene.line([(-0.14, y), (0.08, y)], 0.012, rgb("#ffe6a0"), 0.6)
    shield = [(0.12, -0.4), (0.2, -0.36), (0.26, 0.0), (0.2, 0.36), (0.12, 0.4), (0.16, 0.0)]
    scene.glow(0.12, 0, 0.3, rgb("#ffb04a"), 0.8)
    scene.line([(0.22, -0.26), (0.42, -0.12)], 0.02, scene.metal)
    scene.line([(0.22, 0.26), (0.42, 0.12)], 0.02, scene.metal)
    for y in (-0.3, 0.18):
        solar_wing(scene, 0.46, y, 0.6, y + 0.13, 2)
        scene.line([(0.53, y + 0.06), (0.53, 0)], 0.016, scene.metal)
    scene.slab(0.36, -0.14, 0.66, 0.14, mix(GOLD, scene.dark, 0.15), depth=0.3)
    scene.line([(0.66, 0), (0.84, 0.0)], 0.022, scene.metal)
    scene.fill([ellipse(0.86, 0, 0.04, 0.14)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.shape(*shield, colour=rgb("#fff6e0"), low=rgb("#e09a5a"))


MOTIF = Motif(paint, "space", flies=True)
