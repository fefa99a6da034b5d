"""People who stand on each other's shoulders, three, two and one, with a flag on top."""

from renderer.art.motif import Motif
from renderer.art.parts import person
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    codes = ("#e4572e", "#3d8ac0", "#f2b33a", "#5fa777", "#8e5aa8", "#d1495b")
    k = 0
    for row, n in ((0, 3), (1, 2), (2, 1)):
        for j in range(n):
            x = (j - (n - 1) / 2) * 0.3
            foot = 0.54 - 0.345 * row
            person(scene, x, foot, 0.42, rgb(codes[k]), arm=0.95 if row == 2 else 0.1)
            k += 1
    scene.line([(0.14, -0.3), (0.14, -0.72)], 0.016, scene.dark)
    scene.shape((0.14, -0.72), (0.42, -0.66), (0.38, -0.56), (0.14, -0.52), colour=rgb("#d1403a"), low=rgb("#8a1f2a"))
    scene.circle(0.24, -0.61, 0.035, PAPER)
    for x, foot, high, code in (
        (-0.82, 0.54, 0.34, "#5a6a8a"),
        (0.8, 0.54, 0.36, "#6a8a5a"),
        (-0.62, 0.48, 0.28, "#8a5a6a"),
        (0.62, 0.48, 0.26, "#8a7a4a"),
    ):
        person(scene, x, foot, high, rgb(code), arm=1.0)


MOTIF = Motif(paint, "street", size=0.6)
