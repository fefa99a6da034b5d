"""Flowers on long stalks among the grass."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    leaf, petal = leafy(scene), scene.one_of("#c98ad0", "#e88aa8", "#b48ae0", "#f0a0b0")
    for i in range(9):
        x, high = -0.72 + 0.18 * i, scene.between(0.4, 0.75)
        tuft(scene, x, 0.5, high * 0.6, leaf)
        scene.line([(x, 0.5), (x + 0.02, 0.5 - high)], 0.014, scene.dim(leaf, 0.3))
        for k in range(6):
            side = 0.035 if k % 2 else -0.035
            scene.circle(
                x + 0.02 + side * (0.4 + 0.13 * k),
                0.5 - high + 0.05 * k,
                0.03,
                mix(petal, WHITE, 0.06 * k),
                scene.dim(petal, 0.2),
            )


MOTIF = Motif(paint, "green")
