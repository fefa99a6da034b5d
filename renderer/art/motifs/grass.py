"""A row of tall tufts of grass."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, tuft
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    leaf = leafy(scene)
    for i in range(11):
        x = -0.85 + 0.17 * i + scene.between(-0.03, 0.03)
        tuft(
            scene, x, 0.44 + 0.05 * (i % 2), scene.between(0.45, 0.8), mix(leaf, rgb("#e8e08a"), scene.between(0, 0.3))
        )


MOTIF = Motif(paint, "green")
