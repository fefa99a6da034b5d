"""Three ants."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    tone = mix(rgb("#7a2f22"), INK, 0.15)
    for x, y, size in ((-0.48, -0.05, 0.5), (0.5, 0.0, 0.55), (0.02, 0.26, 1.0)):
        foot = y + 0.24 * size
        for dx in (-0.12, 0.0, 0.12):
            for lean in (-1, 1):
                knee = (x + (dx + lean * 0.13) * size, y - 0.06 * size)
                scene.line(
                    [(x + dx * 0.5 * size, y), knee, (x + (dx + lean * 0.2) * size, foot)],
                    0.022 * size,
                    scene.dim(tone, 0.4),
                )
        for dx, r in ((0.29, 0.14), (0.05, 0.075), (-0.16, 0.1)):
            scene.orb(x + dx * size, y - 0.03 * size, r * size, mix(tone, scene.hour.low, 0.3))
        for dx in (-0.06, 0.0):
            scene.line(
                [
                    (x - 0.2 * size, y - 0.1 * size),
                    (x + (dx - 0.28) * size, y - 0.26 * size),
                    (x + (dx - 0.36) * size, y - 0.22 * size),
                ],
                0.014 * size,
                tone,
            )


MOTIF = Motif(paint, "green")
