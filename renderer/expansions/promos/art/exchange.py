"""A wall with the price of power as a curve, and traders below who shout."""

from renderer.art.motif import Motif
from renderer.art.parts import SCREEN, bolt
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((-0.86, -0.56, 0.86, 0.14), 0.03, scene.dark)
    scene.box((-0.83, -0.53, 0.83, 0.11), 0.02, SCREEN, mix(SCREEN, INK, 0.4))
    for k in range(5):
        scene.line([(-0.8, -0.46 + 0.13 * k), (0.8, -0.46 + 0.13 * k)], 0.005, rgb("#5fd0e8"), 0.35)
    values = (0.3, 0.22, 0.34, 0.16, 0.28, 0.06, 0.18, -0.06, 0.04, -0.14)
    for k, value in enumerate(values[:-1]):
        x, y, end = -0.48 + 0.14 * k, value - 0.24, values[k + 1] - 0.24
        tone = rgb("#5fe08a") if end < y else rgb("#ff6a5a")
        scene.line([(x, min(y, end) - 0.05), (x, max(y, end) + 0.05)], 0.01, tone)
        scene.box((x - 0.035, min(y, end), x + 0.035, max(y, end)), 0.008, tone)
    bolt(scene, -0.67, -0.24, 0.4, GOLD)
    for x, code, hand in ((-0.66, "#d1495b", -1), (-0.24, "#3d7ea6", 1), (0.2, "#e9b84a", -1), (0.62, "#5fa777", 1)):
        skin = scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c")
        scene.line(
            [(x + hand * 0.1, 0.34), (x + hand * 0.19, 0.2), (x + hand * 0.16, 0.02)], 0.06, scene.dim(rgb(code), 0.2)
        )
        scene.circle(x + hand * 0.16, -0.01, 0.045, skin)
        scene.box((x - 0.14, 0.28, x + 0.14, 0.8), 0.1, scene.lit(rgb(code)), scene.dim(rgb(code), 0.4))
        scene.circle(x, 0.18, 0.1, scene.lit(skin), scene.dim(skin, 0.3))
        scene.fill(
            [[(x - 0.11, 0.18), *ellipse(x, 0.14, 0.11, 0.09)[18:36], (x + 0.11, 0.16)]],
            scene.one_of("#3a2420", "#6a4226", "#d0a050"),
        )


MOTIF = Motif(paint, "hall")
