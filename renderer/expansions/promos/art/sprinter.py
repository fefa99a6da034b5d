"""Runners leave the line; one is ahead of all."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape(
        (-1.9, 0.36),
        (1.9, 0.36),
        (1.9, 0.6),
        (-1.9, 0.6),
        colour=mix(rgb("#d9694a"), scene.hour.mid, 0.3),
        low=scene.dim(rgb("#b8503a"), 0.3),
    )
    for y in (0.38, 0.46, 0.55):
        scene.line([(-1.9, y), (1.9, y)], 0.012, WHITE, 0.85)
    scene.shape((0.86, 0.36), (0.92, 0.36), (1.0, 0.6), (0.92, 0.6), colour=WHITE)
    for x, foot, size, code, tone in (
        (0.66, 0.42, 0.6, "#3d7ea6", "#c98f62"),
        (0.34, 0.44, 0.64, "#5fa777", "#5a3a2c"),
        (-0.36, 0.5, 0.96, "#e4572e", "#8a5a3c"),
    ):
        with scene.placed(x, foot - size / 2, size):
            skin, cloth = rgb(tone), rgb(code)
            scene.fill([ellipse(-0.05, 0.5, 0.36, 0.03)], scene.dark, alpha=0.45)
            scene.line([(0.08, 0.1), (0.28, 0.2), (0.46, 0.1)], 0.1, scene.dim(skin, 0.25))
            scene.fill([ellipse(0.5, 0.06, 0.05, 0.09, 20)], WHITE)
            scene.line([(0.04, 0.1), (-0.2, 0.18), (-0.16, 0.44)], 0.1, scene.lit(skin))
            scene.fill([ellipse(-0.2, 0.47, 0.1, 0.04)], WHITE)
            scene.line([(-0.06, -0.2), (0.18, -0.1), (0.26, -0.24)], 0.075, scene.dim(skin, 0.2))
            scene.across([(-0.2, -0.26), (0.04, -0.3), (0.16, 0.06), (-0.04, 0.12)], cloth)
            scene.across([(-0.06, 0.04), (0.17, 0.02), (0.2, 0.16), (-0.06, 0.18)], mix(INK, cloth, 0.3))
            scene.line([(-0.12, -0.2), (-0.32, -0.08), (-0.44, -0.22)], 0.075, scene.lit(skin))
            scene.circle(-0.14, -0.4, 0.12, scene.lit(skin), scene.dim(skin, 0.3))
            scene.fill("M -.25 -.42 C -.24 -.56 -.02 -.56 -.01 -.38 C -.06 -.46 -.16 -.46 -.25 -.42 Z", rgb("#2a1a18"))
    for k in range(4):
        y = 0.02 + 0.11 * k
        scene.line([(0.06, y), (0.22 + 0.05 * (k % 2), y)], 0.016, WHITE, 0.7)


MOTIF = Motif(paint, "mars")
