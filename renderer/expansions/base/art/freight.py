"""Containers in piles below a gantry."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import Colour, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for x in (-0.74, 0.66):
        scene.column(x, -0.5, x + 0.07, 0.5, scene.metal)
    scene.slab(-0.8, -0.56, 0.8, -0.47, scene.metal, depth=0.06)
    tones = (scene.accent, rgb("#3d7ea6"), rgb("#e9b84a"), rgb("#c9533a"), rgb("#5fa777"), rgb("#d8d4cc"))
    for i, (x, y) in enumerate(((-0.6, 0.28), (-0.2, 0.28), (0.2, 0.28), (-0.6, 0.06), (-0.2, 0.06), (-0.6, -0.16))):
        _container(scene, x, y, tones[(i + scene.chance.randrange(2)) % 6])
    for side in (-1, 1):
        scene.line([(0.3, -0.47), (0.3 + side * 0.14, -0.28)], 0.014, scene.metal)
    _container(scene, 0.13, -0.28, tones[3])
    scene.slab(0.22, -0.53, 0.4, -0.43, scene.accent)


def _container(scene: Scene, x: float, y: float, tone: Colour) -> None:
    scene.slab(x, y, x + 0.38, y + 0.21, tone, depth=0.2)
    for k in range(6):
        scene.line([(x + 0.035 + 0.045 * k, y + 0.03), (x + 0.035 + 0.045 * k, y + 0.18)], 0.01, scene.dim(tone, 0.35))


MOTIF = Motif(paint, "moon")
