"""Shelves full of boxes, and a lorry with a fork that fetches them."""

from renderer.art.motif import Motif
from renderer.art.parts import crate
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    for x in (-0.9, -0.28, 0.34, 0.96):
        scene.slab(x - 0.025, -0.56, x + 0.03, 0.5, scene.accent)
    codes = ("#c9904a", "#8fa0b4", "#a8754a", "#5fa777", "#d9a566")
    for row, y in enumerate((-0.26, 0.1, 0.46)):
        for k in range(7):
            if row == 2 and 2 <= k <= 4:
                continue
            size = 0.2 + 0.04 * ((k * 3 + row) % 3)
            crate(scene, -0.87 + 0.265 * k, y, size, rgb(codes[(k * 2 + row) % 5]))
        scene.slab(-0.92, y, 0.98, y + 0.035, scene.dim(scene.metal, 0.2), depth=0.02)
    scene.fill([ellipse(0.06, 0.52, 0.42, 0.03)], scene.dark, alpha=0.6)
    scene.slab(0.0, 0.2, 0.34, 0.46, GOLD, depth=0.2)
    scene.line([(0.02, 0.2), (0.06, -0.08), (0.28, -0.08), (0.3, 0.2)], 0.03, scene.dark)
    scene.circle(0.18, 0.0, 0.055, rgb("#c98f62"))
    scene.fill([ellipse(0.18, -0.03, 0.06, 0.035)], rgb("#e4572e"))
    scene.box((0.1, 0.06, 0.26, 0.22), 0.04, rgb("#3d7ea6"))
    for x in (0.08, 0.28):
        scene.circle(x, 0.46, 0.075, scene.dark)
        scene.circle(x, 0.46, 0.03, scene.metal)
    scene.line([(-0.06, -0.1), (-0.06, 0.5)], 0.04, scene.dim(scene.metal, 0.3))
    scene.line([(-0.08, 0.36), (-0.36, 0.36)], 0.03, scene.metal)
    crate(scene, -0.38, 0.35, 0.28, rgb("#d9a566"))


MOTIF = Motif(paint, "hall")
