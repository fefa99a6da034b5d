"""A famous pair on a red carpet, in the flashes of cameras."""

from renderer.art.motif import Motif
from renderer.art.parts import person, sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import star
from renderer.drawing.theme import INK, WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shape((-0.2, 0.14), (0.2, 0.14), (0.46, 0.62), (-0.46, 0.62), colour=rgb("#c8303a"), low=rgb("#8a1a28"))
    for x, y in ((-0.34, 0.2), (0.34, 0.2), (-0.56, 0.5), (0.56, 0.5)):
        scene.column(x - 0.02, y - 0.26, x + 0.02, y, GOLD)
        scene.circle(x, y - 0.27, 0.035, GOLD)
    for f in (-1, 1):
        scene.line([(f * 0.34, -0.04), (f * 0.44, 0.2), (f * 0.56, 0.26)], 0.03, rgb("#a82a3a"))
    person(scene, -0.1, 0.46, 0.86, rgb("#2f2f46"), arm=0.2)
    dress = rgb("#f2c14a")
    person(scene, 0.16, 0.46, 0.8, dress, arm=0.95)
    scene.fill(
        "M .06 .04 L .26 .04 C .34 .22 .38 .36 .4 .47 L -.06 .47 C -.04 .34 .02 .2 .06 .04 Z",
        scene.lit(dress),
        scene.dim(dress, 0.35),
    )
    for x, y in ((0.1, 0.24), (0.22, 0.3), (0.16, 0.38), (0.28, 0.4), (0.04, 0.4)):
        sparkle(scene, x, y, 0.035)
    for k, (x, foot, high) in enumerate(
        (
            (-0.8, 0.5, 0.62),
            (-0.98, 0.58, 0.6),
            (0.8, 0.5, 0.62),
            (0.98, 0.58, 0.6),
            (-0.64, 0.36, 0.46),
            (0.64, 0.36, 0.46),
        )
    ):
        person(scene, x, foot, high, rgb(("#3d5a6a", "#5a4a6a", "#4a5a4a")[k % 3]))
        f = 1 if x < 0 else -1
        cx, cy = x + f * 0.1, foot - high * 0.8
        scene.box((cx - 0.08, cy - 0.05, cx + 0.08, cy + 0.06), 0.02, INK)
        if k in (0, 3, 4):
            scene.glow(cx + f * 0.05, cy - 0.06, 0.3, WHITE, 1.0)
            scene.fill([star(8, 0.16, 0.04, (cx + f * 0.05, cy - 0.06))], WHITE)
        else:
            scene.circle(cx + f * 0.04, cy, 0.03, rgb("#8fd6f0"))


MOTIF = Motif(paint, "street", size=0.64)
