"""Rows of a field that run to the horizon."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf, gold = leafy(scene), rgb("#e6c25a")
    for k in range(-5, 6):
        row = [(k * 0.07 - 0.02, -0.02), (k * 0.07 + 0.02, -0.02), (k * 0.34 + 0.1, 0.62), (k * 0.34 - 0.1, 0.62)]
        tone = leaf if k % 2 else gold
        scene.fill([row], mix(tone, scene.hour.low, 0.35), scene.dim(tone, 0.25))
    for i in range(9):
        x = -0.8 + 0.2 * i
        scene.line([(x, 0.56), (x + 0.02, 0.2)], 0.012, scene.dim(gold, 0.2))
        for k in range(4):
            for side in (-1, 1):
                grain = ellipse(x + 0.02 + side * 0.026, 0.18 + 0.055 * k, 0.018, 0.034, side * 25, steps=12)
                scene.shape(*grain, colour=scene.lit(gold) if side < 0 else scene.dim(gold, 0.12))


MOTIF = Motif(paint, "green")
