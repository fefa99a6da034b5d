"""Builders who sit on a girder that hangs from a hook, high above the street."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for x in (-0.62, 0.62):
        scene.line([(0, -0.5), (x, 0.1)], 0.014, scene.dark)
    scene.line([(0, -0.9), (0, -0.54)], 0.03, scene.dark)
    scene.circle(0, -0.5, 0.06, GOLD, scene.dim(GOLD, 0.4))
    for x, code, high in ((-0.36, "#3d7ea6", 0.44), (0.02, "#d1495b", 0.46), (0.38, "#5fa777", 0.43)):
        cloth, skin = rgb(code), scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
        for dx in (-0.06, 0.07):
            scene.line(
                [(x + dx, 0.1), (x + dx - 0.03, 0.26), (x + dx - 0.06, 0.4)],
                0.075,
                scene.dim(mix(cloth, INK, 0.4), 0.2 + 2 * dx),
            )
            scene.line([(x + dx - 0.06, 0.41), (x + dx - 0.12, 0.42)], 0.055, scene.dark)
        scene.across(
            [(x - 0.11, 0.12 - high * 0.62), (x + 0.11, 0.12 - high * 0.62), (x + 0.13, 0.13), (x - 0.13, 0.13)], cloth
        )
        scene.line([(x - 0.1, -0.1), (x - 0.17, 0.02), (x - 0.08, 0.08)], 0.055, scene.lit(cloth))
        scene.circle(x, -0.24, 0.095, scene.lit(skin), scene.dim(skin, 0.3))
        scene.fill([half_ellipse(x, -0.25, 0.115, 0.12)], mix(GOLD, WHITE, 0.2), scene.dim(GOLD, 0.3))
        scene.line([(x - 0.14, -0.25), (x + 0.12, -0.25)], 0.022, scene.dim(GOLD, 0.2))
    for y, tone in ((0.1, scene.lit(rgb("#c0503a"))), (0.21, scene.dim(rgb("#c0503a"), 0.2))):
        scene.shape((-0.74, y), (0.74, y), (0.74, y + 0.045), (-0.74, y + 0.045), colour=tone)
    scene.shape((-0.72, 0.14), (0.72, 0.14), (0.72, 0.215), (-0.72, 0.215), colour=scene.dim(rgb("#c0503a"), 0.45))
    for k in range(9):
        scene.circle(-0.66 + 0.165 * k, 0.178, 0.014, scene.lit(rgb("#c0503a")))


MOTIF = Motif(paint, "street", flies=True)
