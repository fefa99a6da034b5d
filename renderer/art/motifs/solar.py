"""Rows of solar panels."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    blue = mix(rgb("#2f5f9a"), scene.hour.low, 0.12)
    for x, y, size in ((-0.46, 0.06, 0.62), (0.2, 0.04, 0.62), (-0.2, 0.34, 0.95), (0.56, 0.34, 0.95)):
        foot = y + 0.2 * size
        scene.line([(x, y), (x, foot)], 0.035 * size, scene.dim(scene.metal, 0.3))
        panel = [
            (x - 0.34 * size, y + 0.1 * size),
            (x - 0.22 * size, y - 0.2 * size),
            (x + 0.34 * size, y - 0.2 * size),
            (x + 0.22 * size, y + 0.1 * size),
        ]
        scene.fill([panel], mix(blue, scene.hour.sun, 0.5), blue)
        for k in (1, 2, 3):
            t = k / 4
            top = x - 0.22 * size + 0.56 * size * t
            scene.line([(top, y - 0.2 * size), (top - 0.12 * size, y + 0.1 * size)], 0.01, mix(blue, WHITE, 0.6), 0.8)
        scene.line(
            [(x - 0.28 * size, y - 0.05 * size), (x + 0.28 * size, y - 0.05 * size)], 0.01, mix(blue, WHITE, 0.6), 0.8
        )
        scene.line([panel[0], panel[3]], 0.018 * size, scene.metal)


MOTIF = Motif(paint, "mars")
