"""A forest of firs and round trees, row behind row."""

from renderer.art.motif import Motif
from renderer.art.parts import leafy, round_tree
from renderer.art.scenery import Scene
from renderer.drawing.theme import Colour, mix, rgb


def _fir(scene: Scene, x: float, foot: float, high: float, leaf: Colour) -> None:
    scene.slab(x - high * 0.03, foot - high * 0.15, x + high * 0.03, foot, mix(rgb("#6a4432"), scene.dark, 0.3))
    for part in (0.12, 0.36, 0.6):
        half = high * 0.27 * (1.1 - part)
        scene.cone(
            x, foot - high * min(1, part + 0.42), half, foot - high * part, mix(leaf, rgb("#e8f08a"), part * 0.25)
        )


def paint(scene: Scene) -> None:
    leaf = leafy(scene)
    for depth in range(3):
        n = 5 - depth
        for i in range(n):
            x = (i + 0.5) / n * 1.7 - 0.85 + scene.between(-0.06, 0.06)
            paint = _fir if scene.chance.random() < 0.6 else round_tree
            paint(
                scene,
                x,
                0.3 + 0.11 * depth,
                scene.between(0.4, 0.55) + 0.13 * depth,
                mix(scene.hour.far, leaf, 0.4 + 0.3 * depth),
            )


MOTIF = Motif(paint, "green")
