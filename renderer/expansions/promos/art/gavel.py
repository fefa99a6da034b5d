"""A judge's hammer strikes its block; a paper with a claim lies by."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.36, 0.76, rgb("#6a4432"))
    scene.fill("M .3 .33 L .36 .2 L .74 .2 L .72 .33 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(3):
        scene.line([(0.41, 0.23 + 0.03 * k), (0.67 - 0.07 * (k == 2), 0.23 + 0.03 * k)], 0.012, INK, 0.6)
    wood = rgb("#a85f36")
    scene.fill([ellipse(-0.3, 0.3, 0.26, 0.06)], scene.dim(wood, 0.6))
    scene.across([(-0.54, 0.2), (-0.06, 0.2), (-0.04, 0.3), (-0.56, 0.3)], wood)
    scene.fill([ellipse(-0.3, 0.2, 0.24, 0.05)], scene.lit(wood))
    scene.line([(-0.2, -0.14), (0.6, -0.36)], 0.07, scene.lit(rgb("#8a4f2f")))
    scene.line([(-0.2, -0.11), (0.6, -0.335)], 0.02, scene.dim(rgb("#8a4f2f"), 0.5))
    head = turned([(-0.14, -0.26), (0.14, -0.26), (0.14, 0.26), (-0.14, 0.26)], (-0.28, -0.1), -15)
    scene.across(head, wood)
    for y in (-0.26, -0.13, 0.1, 0.23):
        band = turned([(-0.155, y), (0.155, y), (0.155, y + 0.045), (-0.155, y + 0.045)], (-0.28, -0.1), -15)
        scene.across(band, GOLD)
    scene.circle(0.6, -0.36, 0.05, GOLD, scene.dim(GOLD, 0.4))
    for turn in (-160, -130, -50, -20):
        scene.line([*turned([(0.3, 0), (0.4, 0)], (-0.26, 0.2), turn)], 0.02, WHITE, 0.85)


MOTIF = Motif(paint, "hall")
