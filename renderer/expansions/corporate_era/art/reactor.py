"""A core that glows blue in its pool."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.column(-0.5, 0.0, 0.5, 0.5, mix(scene.metal, scene.dark, 0.2))
    scene.column(-0.53, -0.02, 0.53, 0.07, scene.accent)
    scene.fill([ellipse(0, -0.02, 0.5, 0.13)], mix(scene.dark, INK, 0.2))
    scene.glow(0, -0.02, 0.55, rgb("#6fe4ff"), 0.9)
    scene.fill([ellipse(0, -0.01, 0.42, 0.1)], rgb("#b8f6ff"), rgb("#2a9ac8"))
    for x in (-0.24, -0.12, 0, 0.12, 0.24):
        scene.column(x - 0.03, -0.46 + 0.3 * abs(x), x + 0.03, -0.02 + 0.2 * (0.24 - abs(x)) * 0.3, scene.metal)
        scene.column(x - 0.034, -0.46 + 0.3 * abs(x), x + 0.034, -0.4 + 0.3 * abs(x), scene.accent)
    for x in (-0.34, -0.11, 0.12, 0.35):
        scene.box((x - 0.05, 0.18, x + 0.05, 0.36), 0.02, rgb("#a8f2ff"), rgb("#2a9ac8"))


MOTIF = Motif(paint, "hall")
