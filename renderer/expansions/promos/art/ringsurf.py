"""Somebody on a board who rides the rings of Saturn."""

from renderer.art.land import banded
from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tones = tuple(mix(rgb(code), scene.hour.low, 0.1) for code in ("#e6d0a4", "#b8986a", "#f4e4c0"))
    for front in (False, True):
        for k, (half, high) in enumerate(((0.56, 0.2), (0.72, 0.29), (0.88, 0.38), (1.04, 0.47))):
            ring = ellipse(0.46, -0.2, half, high, 0, 80)
            part = sorted(point for point in ring if (point[1] > -0.2) is front)
            scene.line(part, 0.11 if k % 2 else 0.05, tones[k % 3])
        if not front:
            banded(scene, 0.46, -0.24, 0.34, rgb("#e6c890"))
    for k in range(9):
        scene.circle(-0.5 + 0.12 * k, 0.3 + 0.04 * (k % 3), 0.02, WHITE, alpha=0.9)
    scene.fade([(-0.1, 0.16), (0.5, 0.02), (0.56, 0.12), (-0.1, 0.24)], WHITE, 0.5, 0.2)
    board = turned(
        [(-0.36, 0.0), (-0.24, -0.05), (0.3, -0.05), (0.36, 0.0), (0.24, 0.05), (-0.24, 0.05)], (-0.22, 0.2), -12
    )
    scene.shape(*board, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    suit = rgb("#f6f2ea")
    scene.line([(-0.26, -0.04), (-0.38, 0.06), (-0.34, 0.2)], 0.09, scene.lit(suit))
    scene.line([(-0.2, -0.04), (-0.06, 0.04), (-0.1, 0.16)], 0.09, scene.dim(suit, 0.25))
    scene.line([(-0.2, -0.2), (0.0, -0.28), (0.12, -0.22)], 0.065, scene.dim(suit, 0.2))
    scene.line([(-0.26, -0.2), (-0.44, -0.14), (-0.54, -0.26)], 0.065, scene.lit(suit))
    scene.across([(-0.32, -0.26), (-0.14, -0.26), (-0.14, 0.0), (-0.3, 0.0)], suit)
    scene.slab(-0.14, -0.26, -0.06, -0.06, scene.metal)
    scene.orb(-0.25, -0.36, 0.12, suit)
    scene.fill([ellipse(-0.29, -0.36, 0.075, 0.06)], rgb("#f2a93b"), rgb("#8a5414"))


MOTIF = Motif(paint, "space", flies=True)
