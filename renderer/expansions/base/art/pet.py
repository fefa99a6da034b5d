"""A cat at a window."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone = scene.one_of("#e8924a", "#5a5a6a", "#f0e0c8", "#c87a4a")
    scene.line([(0.22, 0.44), (0.44, 0.4), (0.48, 0.2), (0.4, 0.1)], 0.07, scene.dim(tone, 0.25))
    scene.across([(-0.1, -0.14), (0.12, -0.14), (0.25, 0.14), (0.28, 0.5), (-0.26, 0.5), (-0.22, 0.14)], tone)
    for x in (-0.14, 0.1):
        scene.fill([ellipse(x, 0.48, 0.1, 0.05)], scene.lit(tone))
    for side in (-1, 1):
        ear = [(side * 0.2, -0.28), (side * 0.21, -0.5), (side * 0.05, -0.38)]
        scene.fill([ear], scene.lit(tone) if side < 0 else scene.dim(tone, 0.3))
    scene.fill([ellipse(0, -0.24, 0.22, 0.19)], scene.lit(tone), scene.dim(tone, 0.2))
    scene.fill([ellipse(0, 0.18, 0.1, 0.18)], mix(tone, WHITE, 0.5), alpha=0.7)
    for side in (-1, 1):
        scene.fill([ellipse(side * 0.09, -0.25, 0.042, 0.05)], rgb("#cfe87a"))
        scene.fill([ellipse(side * 0.09, -0.25, 0.014, 0.046)], INK)
    scene.shape((-0.025, -0.17), (0.025, -0.17), (0, -0.14), colour=rgb("#e88a8a"))


MOTIF = Motif(paint, "hall")
