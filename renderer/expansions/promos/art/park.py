"""A lawn with old trees, a pond, a bench and those who rest there."""

import math

from renderer.art.motif import Motif
from renderer.art.parts import person, tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0, 0.46, 1.3, 0.2)], rgb("#8fc05a"), rgb("#4f8a42"))
    for x, foot, high, code in (
        (-0.72, 0.36, 0.74, "#4f9a4a"),
        (0.7, 0.38, 0.8, "#6fae42"),
        (-0.36, 0.32, 0.5, "#3f8a5a"),
    ):
        scene.fill([ellipse(x + 0.06, foot, high * 0.3, 0.03)], scene.dark, alpha=0.3)
        tree(scene, x, foot, high, code)
    scene.fill([ellipse(0.1, 0.5, 0.5, 0.09)], mix(rgb("#7fd0e8"), WHITE, 0.2), rgb("#2f86b0"))
    for x, y, half in ((-0.08, 0.48, 0.14), (0.3, 0.53, 0.1)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.8)
    scene.line([(0.1, 0.46), (0.1, 0.3)], 0.03, WHITE, 0.8)
    for k in range(7):
        a = math.radians(-150 + 20 * k)
        jet = [(0.1 + 0.2 * t * math.cos(a), 0.28 + 0.16 * t * math.sin(a) + 0.24 * t * t) for t in (0, 0.3, 0.6, 0.9)]
        scene.line(jet, 0.016, WHITE, 0.85)
    scene.slab(-0.3, 0.26, 0.0, 0.31, rgb("#a8754a"), depth=0.06)
    scene.line([(-0.28, 0.2), (-0.02, 0.2)], 0.03, rgb("#a8754a"))
    for x in (-0.27, -0.04):
        scene.line([(x, 0.2), (x, 0.38)], 0.018, scene.dark)
    person(scene, 0.48, 0.42, 0.32, rgb("#d1495b"))
    person(scene, 0.58, 0.42, 0.2, rgb("#e9b84a"), arm=0.8)
    scene.line([(0.63, 0.26), (0.7, 0.1)], 0.006, INK)
    scene.circle(0.71, 0.05, 0.055, rgb("#e4572e"), rgb("#a82f24"))


MOTIF = Motif(paint, "street")
