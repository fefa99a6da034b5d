"""Men in hats who share out money at a table, under a lamp."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(-0.16, -0.57), (0.16, -0.57), (0.72, 0.4), (-0.72, 0.4)], scene.lamp, 0.5, 0.12)
    scene.line([(0, -1.1), (0, -0.66)], 0.014, scene.dark)
    scene.shape(
        (-0.05, -0.7), (0.05, -0.7), (0.18, -0.57), (-0.18, -0.57), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, foot, size, code in (
        (-0.52, 0.34, 0.86, "#3a4458"),
        (0.52, 0.34, 0.86, "#5a3a44"),
        (0, 0.3, 0.92, "#38404a"),
    ):
        with scene.placed(x, foot - size / 2, size):
            _boss(scene, rgb(code))
    wood = mix(rgb("#7a4a2c"), scene.dark, 0.25)
    scene.fill([ellipse(0, 0.42, 0.86, 0.16)], scene.dim(wood, 0.5))
    scene.fill([ellipse(0, 0.37, 0.86, 0.16)], scene.lit(wood), wood)
    for x, n in ((-0.36, 2), (-0.1, 4), (0.12, 3), (0.4, 2)):
        for k in range(n):
            scene.fill([ellipse(x, 0.38 - 0.045 * k, 0.09, 0.032)], mix(GOLD, rgb("#8a5414"), 0.45))
            scene.fill([ellipse(x, 0.365 - 0.045 * k, 0.09, 0.032)], mix(GOLD, WHITE, 0.3), GOLD)


def _boss(scene: Scene, cloth: Colour) -> None:
    skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
    scene.across([(-0.34, 0.5), (-0.3, 0.14), (-0.12, 0.03), (0.12, 0.03), (0.3, 0.14), (0.34, 0.5)], cloth)
    scene.shape((-0.09, 0.03), (0.09, 0.03), (0, 0.28), colour=PAPER)
    scene.shape((-0.025, 0.06), (0.025, 0.06), (0.04, 0.22), (0, 0.28), (-0.04, 0.22), colour=scene.accent)
    scene.fill([ellipse(0, -0.1, 0.13, 0.17)], scene.lit(skin), scene.dim(skin, 0.35))
    scene.shape((-0.12, -0.13), (0.12, -0.13), (0.1, -0.06), (0.02, -0.1), (-0.02, -0.1), (-0.1, -0.06), colour=INK)
    hat = mix(cloth, INK, 0.35)
    scene.across([(-0.15, -0.18), (-0.12, -0.36), (-0.03, -0.33), (0.1, -0.37), (0.15, -0.18)], hat)
    scene.shape((-0.15, -0.24), (0.15, -0.24), (0.155, -0.18), (-0.155, -0.18), colour=scene.accent)
    scene.fill([ellipse(0, -0.175, 0.25, 0.035)], hat)


MOTIF = Motif(paint, "hall")
