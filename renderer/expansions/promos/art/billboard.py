"""A great lit sign that sells a voyage."""

from renderer.art.land import banded
from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.4, 0.4):
        scene.slab(x - 0.045, 0.16, x + 0.045, 0.5, scene.dim(scene.metal, 0.3))
    scene.box((-0.8, -0.5, 0.8, 0.2), 0.04, scene.dark)
    scene.box((-0.74, -0.45, 0.74, 0.15), 0.02, mix(scene.accent, INK, 0.25), mix(scene.accent, WHITE, 0.35))
    banded(scene, 0.4, -0.1, 0.2, rgb("#e8b98a"))
    ring = ellipse(0.4, -0.1, 0.32, 0.07, -14, 40)
    scene.line([p for p in ring if p[1] > -0.1 - 0.25 * (p[0] - 0.4)], 0.03, PAPER)
    ship = [(-0.3, -0.06), (-0.06, -0.1), (0.12, 0.0), (-0.06, 0.1), (-0.3, 0.06)]
    scene.shape(*turned([(-0.3, -0.05), (-0.66, 0.0), (-0.3, 0.05)], (-0.14, -0.2), -14), colour=rgb("#ffd87a"))
    scene.shape(*turned(ship, (-0.14, -0.2), -14), colour=WHITE, low=scene.metal)
    for k, wide in enumerate((0.56, 0.38)):
        scene.box((-0.64, -0.02 + 0.08 * k, -0.64 + wide, 0.03 + 0.08 * k), 0.02, PAPER)
    for k in range(17):
        x = -0.77 + 1.54 * k / 16
        for y in (-0.475, 0.175):
            scene.circle(x, y, 0.016, rgb("#ffe27a"))
    for x in (-0.5, 0.0, 0.5):
        scene.line([(x, -0.5), (x, -0.58), (x + 0.06, -0.58)], 0.018, scene.metal)
    for x, high, code in ((-0.66, 0.3, "#3d7ea6"), (0.04, 0.28, "#e9b84a"), (0.68, 0.3, "#8e5aa8")):
        person(scene, x, 0.54, high, rgb(code))


MOTIF = Motif(paint, "street")
