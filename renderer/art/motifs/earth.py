"""The Earth from space."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.circle(0, 0, 0.48, rgb("#a8e4ff"), alpha=0.3)
    scene.orb(0, 0, 0.43, rgb("#4fa6dc"), rgb("#0b1f48"))
    land = rgb("#7fb866")
    scene.fill(
        "M -.26 -.22 C -.1 -.36 .1 -.34 .06 -.2 C .02 -.08 -.12 -.1 -.12 .02 C -.12 .14 -.3 .02 -.26 -.22 Z", land
    )
    scene.fill("M .08 .02 C .2 -.06 .34 .02 .28 .16 C .2 .34 .04 .3 .06 .18 Z", land, mix(land, INK, 0.35))
    for x, y, half in ((-0.14, -0.02, 0.2), (0.12, -0.26, 0.16), (-0.02, 0.3, 0.18), (0.22, 0.1, 0.12)):
        scene.fill([ellipse(x, y, half, 0.022, -6)], WHITE, alpha=0.8)


MOTIF = Motif(paint, "space", flies=True)
