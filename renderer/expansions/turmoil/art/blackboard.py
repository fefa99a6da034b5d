"""A blackboard full of curves and rings, before which several people think."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD, person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.8, -0.54, 0.8, 0.22), 0.03, scene.lit(WOOD), scene.dim(WOOD, 0.3))
    scene.box((-0.75, -0.49, 0.75, 0.17), 0.02, rgb("#2f5a4a"), rgb("#1f4236"))
    chalk = rgb("#f0f4e8")
    scene.line([(-0.66, 0.08), (-0.66, -0.38)], 0.014, chalk)
    scene.line([(-0.66, 0.08), (-0.26, 0.08)], 0.014, chalk)
    scene.line([(-0.64, 0.04), (-0.54, -0.02), (-0.44, -0.22), (-0.34, -0.34), (-0.28, -0.36)], 0.022, rgb("#ffd25a"))
    for turn in (0, 60, 120):
        ring = ellipse(0.0, -0.16, 0.2, 0.07, turn, 40)
        scene.line([*ring, ring[0]], 0.014, rgb("#8fd6f0"))
    scene.circle(0.0, -0.16, 0.035, rgb("#ff8a7a"))
    scene.line([(0.34, 0.06), (0.5, -0.32), (0.66, 0.06), (0.34, 0.06)], 0.018, chalk)
    scene.ring(0.5, -0.06, 0.1, 0.016, rgb("#ffd25a"))
    for k in range(3):
        scene.line([(-0.2 + 0.04 * (k % 2), 0.0 + 0.05 * k), (0.18 - 0.06 * k, 0.0 + 0.05 * k)], 0.014, chalk, 0.7)
    for k, (x, high, code, arm) in enumerate(
        (
            (-0.62, 0.6, "#f0f0ea", 0.9),
            (-0.22, 0.54, "#d1495b", 0.0),
            (0.2, 0.58, "#3d8ac0", 0.6),
            (0.62, 0.54, "#f2b33a", 0.2),
        )
    ):
        person(scene, x, 0.56, high, rgb(code), arm=arm)
        if k == 2:
            scene.line([(x + 0.06, 0.02), (x + 0.2, 0.02)], 0.02, WHITE)


MOTIF = Motif(paint, "hall")
