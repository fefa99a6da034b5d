"""A family before the lit gate of a home in the rock."""

from renderer.art.motif import Motif
from renderer.art.parts import person, tree
from renderer.art.scenery import Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    rock = scene.lit(scene.rock)
    scene.fill("M -.9 .5 C -.8 -.1 -.5 -.4 -.1 -.48 C .3 -.5 .7 -.2 .9 .5 Z", rock, scene.dim(scene.rock, 0.4))
    scene.shape(
        (-0.1, -0.48), (0.3, -0.42), (0.6, -0.1), (0.4, 0.0), (0.16, -0.2), colour=scene.dim(scene.rock, 0.3), alpha=0.5
    )
    scene.glow(0.02, 0.24, 0.62, rgb("#ffc870"), 0.8)
    scene.fill([[*half_ellipse(0.02, 0.14, 0.32, 0.34), (0.34, 0.5), (-0.3, 0.5)]], scene.dim(scene.metal, 0.3))
    scene.fill([[*half_ellipse(0.02, 0.14, 0.25, 0.27), (0.27, 0.5), (-0.23, 0.5)]], rgb("#fff2c4"), rgb("#ffb04a"))
    scene.fade([(-0.22, 0.48), (0.26, 0.48), (0.5, 0.64), (-0.46, 0.64)], rgb("#ffd98a"), 0.8, 0.1)
    for x, y in ((-0.56, 0.12), (-0.46, -0.08), (0.5, 0.08), (0.62, 0.22), (-0.64, 0.3)):
        scene.box((x - 0.06, y - 0.04, x + 0.06, y + 0.05), 0.02, rgb("#ffe0a0"))
    tree(scene, -0.12, 0.48, 0.24)
    for x, foot, high, code in (
        (0.0, 0.54, 0.38, "#8e5aa8"),
        (0.16, 0.54, 0.34, "#d1495b"),
        (0.09, 0.56, 0.2, "#3d8ac0"),
    ):
        person(scene, x, foot, high, rgb(code), arm=0.3)
    scene.slab(0.24, 0.46, 0.34, 0.55, rgb("#7a4a30"))


MOTIF = Motif(paint, "moon")
