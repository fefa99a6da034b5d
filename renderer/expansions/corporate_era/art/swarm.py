"""Satellites that follow each other and look down."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    row = ((-0.8, -0.24, 0.36), (-0.3, -0.27, 0.58), (0.42, -0.06, 1.0))
    scene.line([(x, y) for x, y, _ in row], 0.008, scene.lamp, 0.7)
    for x, y, size in row:
        with scene.placed(x, y, size):
            scene.fade([(-0.04, 0.2), (0.04, 0.2), (0.3, 0.9), (-0.3, 0.9)], rgb("#8ff0ff"), 0.55, 0)
            _watcher(scene)


def _watcher(scene: Scene) -> None:
    blue = mix(rgb("#3d6ea6"), scene.hour.low, 0.15)
    scene.line([(-0.3, 0), (0.3, 0)], 0.03, scene.metal)
    for side in (-1, 1):
        for k in range(3):
            near = 0.17 + 0.115 * k
            cell = [
                (side * near, -0.12),
                (side * (near + 0.1), -0.12),
                (side * (near + 0.1), 0.12),
                (side * near, 0.12),
            ]
            scene.shape(*cell, colour=mix(blue, WHITE, 0.4), low=blue if side < 0 else scene.dim(blue, 0.3))
    scene.across([(-0.11, -0.17), (0.11, -0.17), (0.11, 0.13), (-0.11, 0.13)], mix(rgb("#d9a94a"), scene.metal, 0.25))
    scene.line([(0, -0.17), (0, -0.3)], 0.016, scene.metal)
    scene.circle(0, -0.31, 0.026, scene.accent)
    dish = [(-0.15, 0.13), (0.15, 0.13), (0.09, 0.21), (-0.09, 0.21)]
    scene.shape(*reversed(dish), colour=scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.2, 0.13, 0.035)], scene.lit(scene.metal))


MOTIF = Motif(paint, "space", flies=True)
