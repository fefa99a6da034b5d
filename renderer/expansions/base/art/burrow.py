"""Lit floors cut into the ground."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    for row, (y, half) in enumerate(((-0.24, 0.3), (0.0, 0.48), (0.24, 0.6))):
        scene.box((-half - 0.02, y - 0.02, half + 0.02, y + 0.2), 0.06, mix(scene.dark, INK, 0.2))
        scene.box((-half, y, half, y + 0.18), 0.05, scene.lamp, mix(scene.lamp, scene.accent, 0.55))
        for k in range(row + 2):
            x = -half + 0.1 + (2 * half - 0.26) * k / (row + 1)
            if (k + row) % 2:
                scene.slab(x, y + 0.06, x + 0.12, y + 0.18, scene.accent)
            else:
                scene.circle(x + 0.06, y + 0.1, 0.05, rgb("#6fb04a"), rgb("#2f6a3a"))
                scene.slab(x + 0.045, y + 0.13, x + 0.075, y + 0.18, scene.dark)
    scene.column(-0.05, -0.42, 0.05, 0.42, scene.metal)
    scene.slab(-0.16, -0.5, 0.16, -0.4, scene.metal)


MOTIF = Motif(paint, "cave")
