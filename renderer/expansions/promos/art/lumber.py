"""Trunks in a stack, a saw in one, and the wood that they come from."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    for x, high in ((-0.8, 0.7), (-0.5, 0.84), (0.56, 0.8), (0.86, 0.66)):
        scene.line([(x, 0.4), (x, 0.4 - high * 0.3)], 0.05, rgb("#6a4432"))
        for k in range(3):
            scene.cone(
                x,
                0.3 - high * (1.05 - 0.24 * k),
                high * (0.15 + 0.06 * k),
                0.3 - high * (0.62 - 0.24 * k),
                mix(rgb("#3f8a52"), scene.hour.far, 0.2),
            )
    scene.shadow_below(0.6)
    for row, (y, n) in enumerate(((0.38, 4), (0.17, 3), (-0.04, 2))):
        for k in range(n):
            x, bark = (k - (n - 1) / 2) * 0.25, rgb("#8a5a3a")
            scene.shape(
                (x, y - 0.12),
                (x + 0.2, y - 0.18),
                (x + 0.2, y + 0.06),
                (x, y + 0.12),
                colour=scene.dim(bark, 0.3),
                low=scene.dim(bark, 0.6),
            )
            scene.circle(x, y, 0.12, scene.dim(bark, 0.3))
            scene.circle(x, y, 0.1, rgb("#f0cf94"), rgb("#d9a862"))
            for r in (0.07, 0.04):
                scene.ring(x, y, r, 0.01, rgb("#b8824a"))
        if row == 2:
            scene.fill(
                "M -.56 -.36 L .1 -.14 L .08 -.06 L -.56 -.24 Z", scene.lit(scene.metal), scene.dim(scene.metal, 0.3)
            )
            scene.box((-0.76, -0.42, -0.5, -0.2), 0.05, scene.accent, scene.dim(scene.accent, 0.4))


MOTIF = Motif(paint, "green")
