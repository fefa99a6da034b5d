"""A great pot of soup, a cook with a ladle, and a queue with bowls."""

from renderer.art.motif import Motif
from renderer.art.parts import WOOD, person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for k in range(3):
        scene.puffs(-0.3 + 0.1 * k, -0.06 - 0.04 * (k % 2), WHITE, n=3, size=0.045, lean=0.03)
    scene.slab(-0.66, 0.3, 0.16, 0.5, WOOD, depth=0.08)
    scene.across([(-0.5, -0.02), (0.06, -0.02), (0.02, 0.3), (-0.46, 0.3)], scene.dim(scene.metal, 0.25))
    scene.fill([ellipse(-0.22, -0.02, 0.28, 0.06)], scene.lit(scene.metal))
    scene.fill([ellipse(-0.22, -0.015, 0.24, 0.045)], rgb("#e4822e"))
    for x, y in ((-0.32, -0.02), (-0.14, -0.0), (-0.2, -0.035)):
        scene.circle(x, y, 0.02, rgb("#7fc04a"))
    for x in (-0.53, 0.09):
        scene.line([(x, 0.06), (x, 0.16)], 0.04, scene.dark)
    person(scene, -0.78, 0.5, 0.78, WHITE, arm=0.5)
    scene.fill([ellipse(-0.78, -0.26, 0.1, 0.06)], WHITE)
    scene.box((-0.85, -0.26, -0.71, -0.18), 0.02, WHITE)
    scene.line([(-0.54, -0.02), (-0.3, -0.26), (-0.3, -0.1)], 0.026, scene.metal)
    for x, high, code in ((0.36, 0.66, "#3d8ac0"), (0.6, 0.6, "#d1495b"), (0.82, 0.64, "#5fa777")):
        person(scene, x, 0.52, high, rgb(code))
        foot = 0.52 - high * 0.46
        bowl = [(x - 0.2, foot), (x - 0.06, foot), (x - 0.09, foot + 0.06), (x - 0.17, foot + 0.06)]
        scene.shape(*bowl, colour=PAPER, low=scene.dim(PAPER, 0.3))


MOTIF = Motif(paint, "street", size=0.62)
