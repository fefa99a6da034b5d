"""A hall of desks below a screen on which a rocket climbs."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import SCREEN
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.74, -0.52, 0.74, 0.08), 0.03, scene.dark)
    scene.box((-0.71, -0.49, 0.71, 0.05), 0.02, mix(SCREEN, INK, 0.2), mix(SCREEN, rgb("#3f7fae"), 0.6))
    limb = [point for point in ellipse(0.1, 0.42, 0.86, 0.5, 0, 60) if point[1] < 0.05]
    scene.shape(*sorted(limb), colour=rgb("#4fa6dc"), low=rgb("#1f5a8a"))
    path_ = [(-0.5 + 0.1 * k, -0.02 - 0.36 * (k / 9) ** 0.6) for k in range(10)]
    for x, y in path_:
        scene.circle(x, y, 0.012, rgb("#8ff0b0"))
    with scene.placed(0.42, -0.34, 0.3):
        scene.shape(*turned([(-0.5, -0.12), (-0.9, 0.0), (-0.5, 0.12)], (0, 0), -12), colour=rgb("#ffb45a"))
        scene.shape(
            *turned([(-0.5, -0.14), (0.2, -0.14), (0.5, 0.0), (0.2, 0.14), (-0.5, 0.14)], (0, 0), -12),
            colour=WHITE,
            low=scene.metal,
        )
        scene.shape(*turned([(-0.5, -0.14), (-0.2, -0.14), (-0.6, -0.34)], (0, 0), -12), colour=scene.accent)
        scene.shape(*turned([(-0.5, 0.14), (-0.2, 0.14), (-0.6, 0.34)], (0, 0), -12), colour=scene.accent)
    for row, (y, n, size) in enumerate(((0.26, 5, 0.8), (0.46, 4, 1.05))):
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.56 / n
            scene.circle(x, y - 0.13 * size, 0.06 * size, scene.one_of("#3a2420", "#6a4226", "#d0a050", "#8a8f9a"))
            scene.box(
                (x - 0.09 * size, y - 0.09 * size, x + 0.09 * size, y + 0.1),
                0.05,
                scene.lit(scene.dim(scene.accent, 0.3 * ((k + row) % 2))),
                scene.dim(scene.accent, 0.5),
            )
        scene.slab(-0.86, y, 0.86, y + 0.07 * size, scene.dim(scene.metal, 0.25), depth=0.03)
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.56 / n + 0.18
            scene.box((x - 0.07, y - 0.1 * size, x + 0.06, y), 0.01, scene.dark)
            scene.box((x - 0.055, y - 0.085 * size, x + 0.045, y - 0.015), 0.01, rgb("#8ff0ff"))


MOTIF = Motif(paint, "hall")
