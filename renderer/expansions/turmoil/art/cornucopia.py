"""A horn of plenty that pours coins."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    horn = rgb("#b8763a")
    scene.fill(
        "M .0 .2 C -.3 .16 -.62 .06 -.64 -.2 C -.65 -.36 -.5 -.44 -.42 -.36 C -.36 -.3 -.42 -.24 -.48 -.26 C -.5 -.1 -.1 -.24 .16 -.34 Z",
        scene.lit(horn),
        scene.dim(horn, 0.4),
    )
    for k in range(5):
        t = k / 5
        x, y = 0.02 - 0.52 * t, -0.05 - 0.06 * t
        half = 0.27 * (1 - t) ** 0.8 + 0.03
        scene.line(
            [(x + 0.07, y - half * 0.86), (x - 0.05 - 0.04 * t, y), (x - 0.02, y + half * 0.9)],
            0.03,
            scene.dim(horn, 0.5),
        )
    scene.fill([ellipse(0.1, -0.07, 0.12, 0.3, -14)], scene.dim(horn, 0.2))
    scene.fill([ellipse(0.12, -0.07, 0.09, 0.25, -14)], scene.dark)
    coins = (
        (0.16, 0.02),
        (0.3, -0.08),
        (0.26, 0.14),
        (0.42, 0.08),
        (0.4, 0.26),
        (0.56, 0.2),
        (0.24, 0.32),
        (0.54, 0.38),
        (0.36, 0.44),
        (0.7, 0.36),
        (0.16, 0.46),
        (0.68, 0.5),
        (0.5, 0.53),
        (0.3, 0.55),
        (0.82, 0.52),
    )
    for k, (x, y) in enumerate(coins):
        turn = 30 * (k % 5) - 60
        scene.fill([ellipse(x + 0.01, y + 0.02, 0.1, 0.08, turn)], rgb("#9a5f14"))
        scene.fill([ellipse(x, y, 0.1, 0.08, turn)], mix(GOLD, WHITE, 0.45), GOLD)
        scene.fill([ellipse(x, y, 0.07, 0.054, turn)], mix(GOLD, rgb("#b8741c"), 0.35))
    for x, y, code in ((0.22, -0.2, "#c8302a"), (0.34, 0.0, "#7fb03a")):
        scene.circle(x, y, 0.075, mix(rgb(code), WHITE, 0.3), rgb(code))
    for x, y in ((0.5, -0.16), (0.7, 0.1), (-0.3, 0.36)):
        sparkle(scene, x, y, 0.08)


MOTIF = Motif(paint, "rays", flies=True)
