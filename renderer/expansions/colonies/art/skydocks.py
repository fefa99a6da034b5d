"""A quay in orbit with four ships side by side."""

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.theme import WHITE, Colour, mix, rgb


def _moored(scene: Scene, x: float, y: float, size: float, tone: Colour) -> None:
    with scene.placed(x, y, size):
        scene.across(
            [(-0.14, 0.36), (-0.14, -0.1), (0, -0.5), (0.14, -0.1), (0.14, 0.36)], mix(scene.metal, WHITE, 0.3)
        )
        for side in (-1, 1):
            scene.shape(
                (side * 0.13, 0.04), (side * 0.38, 0.4), (side * 0.13, 0.34), colour=scene.dim(tone, 0.2 + 0.2 * side)
            )
        scene.shape((-0.13, 0.12), (0.13, 0.12), (0.13, 0.22), (-0.13, 0.22), colour=tone)
        scene.circle(0, -0.16, 0.06, rgb("#2f6f9a"))
        scene.box((-0.08, 0.36, 0.08, 0.44), 0.01, scene.dark)


def paint(scene: Scene) -> None:
    for k, code in enumerate(("#e4572e", "#f2b33a", "#5fa777", "#8e5aa8")):
        _moored(scene, -0.6 + 0.4 * k, -0.2 + 0.05 * (k % 2), 0.52, rgb(code))
    for k in range(5):
        x = -0.8 + 0.4 * k
        scene.line([(x, 0.16), (x, -0.16)], 0.035, scene.dim(scene.metal, 0.3))
        scene.line([(x - 0.08, -0.02), (x + 0.08, -0.02)], 0.025, GOLD)
        scene.circle(x, -0.18, 0.03, rgb("#ff6a4a") if k % 2 else rgb("#8ff0b0"))
    scene.slab(-0.9, 0.12, 0.9, 0.26, scene.metal, depth=0.04)
    scene.windows(-0.86, 0.15, 0.8, 0.24, 24, 1, scene.lamp)
    scene.shape((-0.34, 0.26), (0.34, 0.26), (0.14, 0.42), (-0.14, 0.42), colour=scene.dim(scene.metal, 0.35))
    scene.column(-0.05, 0.4, 0.05, 0.6, scene.dim(scene.metal, 0.2))
    for left in (-0.5, 0.12):
        solar_wing(scene, left, 0.46, left + 0.38, 0.56)


MOTIF = Motif(paint, "earth", flies=True, size=0.62)
