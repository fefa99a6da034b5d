"""A needle that sets coloured atoms into a lattice, one by one."""

from renderer.art.motif import Motif
from renderer.art.parts import CYAN, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for row in range(4):
        for k in range(6 - (row == 3) * 3):
            x, y = -0.5 + 0.2 * k + 0.1 * (row % 2), 0.44 - 0.15 * row
            if k < 5 - (row == 3) * 3:
                scene.line([(x, y), (x + 0.2, y)], 0.03, scene.dim(scene.metal, 0.3))
            if row:
                scene.line(
                    [(x, y), (x + 0.1 * (1 if row % 2 == 0 else -1), y + 0.15)], 0.03, scene.dim(scene.metal, 0.3)
                )
    for row in range(4):
        for k in range(6 - (row == 3) * 3):
            x, y = -0.5 + 0.2 * k + 0.1 * (row % 2), 0.44 - 0.15 * row
            scene.orb(x, y, 0.07, rgb(("#e4572e", "#3d8ac0", "#f2b33a")[(k + row * 2) % 3]))
    scene.fade([(0.15, -0.2), (0.25, -0.2), (0.3, 0.0), (0.1, 0.0)], CYAN, 0.9, 0.2)
    scene.orb(0.2, -0.02, 0.07, rgb("#8fe0a0"))
    scene.shape(
        (0.08, -0.34),
        (0.32, -0.34),
        (0.23, -0.14),
        (0.17, -0.14),
        colour=scene.lit(scene.metal),
        low=scene.dim(scene.metal, 0.4),
    )
    scene.slab(0.04, -0.46, 0.38, -0.32, scene.accent, depth=0.2)
    scene.column(0.14, -0.66, 0.26, -0.46, scene.metal)
    sparkle(scene, 0.2, -0.02, 0.13)


MOTIF = Motif(paint, "lens", flies=True, size=0.64)
