"""The field around Mars, which parts what streams from the Sun."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    for k in range(9):
        y = -0.56 + 0.14 * k
        bend = 0.42 if y >= 0 else -0.42
        stream = [
            (-1.3, y),
            (-0.86, y),
            (-0.6, y + 0.3 * bend),
            (-0.2, y * 0.5 + bend * 1.3),
            (0.5, y * 0.4 + bend * 1.5),
        ]
        scene.line(stream, 0.016, scene.lamp, 0.6)
        scene.circle(*stream[1], 0.022, WHITE)
    blue = rgb("#7fd8ff")
    for half, alpha in ((0.3, 0.9), (0.46, 0.7), (0.64, 0.5)):
        for side in (-1, 1):
            loop = ellipse(0.06 + side * half * 0.66, 0, half * 0.66, half * 0.72, 0, 40)
            scene.line([*loop, loop[0]], 0.018, blue, alpha)
    scene.orb(0.06, 0, 0.25, rgb("#d96f42"), rgb("#3a1214"))
    for x, y, a in ((0.0, 0.04, 0.12), (0.12, -0.1, 0.08), (0.08, 0.15, 0.07)):
        scene.fill([ellipse(x, y, a, 0.03, -10)], rgb("#8f3c24"), alpha=0.6)
    for y in (-0.27, 0.27):
        scene.slab(0.0, y - 0.03, 0.12, y + 0.03, scene.metal)
        scene.glow(0.06, y, 0.12, blue, 1)


MOTIF = Motif(paint, "space", flies=True)
