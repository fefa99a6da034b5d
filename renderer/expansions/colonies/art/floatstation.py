"""A platform of decks and dishes that hangs below six bags of gas."""

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x, y in ((-0.56, -0.2), (0.56, -0.2), (-0.3, -0.32), (0.3, -0.32), (0.0, -0.36)):
        scene.line([(x, y), (x * 0.9, 0.12)], 0.012, scene.dark)
        gasbag(scene, x, y, 0.15, 0.2, mix(scene.accent, WHITE, 0.55 if abs(x) in (0.3,) else 0.1), 2)
    scene.slab(-0.28, -0.06, 0.3, 0.14, mix(scene.metal, scene.accent, 0.2), depth=0.16)
    scene.windows(-0.25, -0.03, 0.18, 0.1, 7, 2, scene.lamp)
    scene.slab(-0.74, 0.12, 0.74, 0.22, scene.metal, depth=0.06)
    scene.windows(-0.7, 0.14, 0.62, 0.2, 16, 1, scene.lamp)
    scene.shape((-0.5, 0.22), (0.5, 0.22), (0.2, 0.4), (-0.2, 0.4), colour=scene.dim(scene.metal, 0.2))
    scene.column(-0.07, 0.38, 0.07, 0.6, scene.accent)
    scene.orb(0, 0.62, 0.09, mix(rgb("#ffdf8a"), scene.metal, 0.3))
    for x in (-0.62, 0.6):
        scene.line([(x, 0.22), (x, 0.34)], 0.016, scene.metal)
        scene.slab(x - 0.1, 0.33, x + 0.1, 0.38, scene.dim(scene.metal, 0.3))


MOTIF = Motif(paint, "jupiter", flies=True, size=0.64)
