"""A plug that comes to a socket, a flash between them."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt, sparkle
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.box((0.22, -0.44, 0.84, 0.44), 0.1, scene.dim(PAPER, 0.3))
    scene.box((0.2, -0.46, 0.82, 0.42), 0.1, PAPER, scene.dim(PAPER, 0.15))
    scene.circle(0.51, -0.02, 0.25, scene.dim(PAPER, 0.4))
    scene.circle(0.51, -0.02, 0.23, mix(PAPER, WHITE, 0.4), scene.dim(PAPER, 0.2))
    for y in (-0.12, 0.08):
        scene.circle(0.5, y, 0.045, INK)
    cord = [(-0.96, 0.56), (-0.98, 0.2), (-0.86, 0.02), (-0.7, -0.02), (-0.56, -0.02)]
    scene.line(cord, 0.1, scene.dim(scene.accent, 0.4))
    scene.line(cord, 0.05, scene.lit(scene.accent))
    scene.fill(
        "M -.62 -.14 L -.44 -.26 L -.22 -.26 Q -.16 -.26 -.16 -.2 L -.16 .16 Q -.16 .22 -.22 .22 L -.44 .22 L -.62 .1 Z",
        scene.lit(scene.accent),
        scene.dim(scene.accent, 0.45),
    )
    for y in (-0.12, 0.08):
        scene.slab(-0.16, y - 0.03, 0.04, y + 0.03, scene.metal, depth=0.1)
    scene.line([(-0.36, -0.26), (-0.36, 0.22)], 0.02, scene.dim(scene.accent, 0.5))
    scene.glow(0.13, -0.02, 0.3, rgb("#fff08a"), 1.0)
    bolt(scene, 0.14, -0.02, 0.44, rgb("#ffb01f"))
    for x, y in ((-0.02, -0.34), (0.1, 0.36), (-0.1, 0.4)):
        sparkle(scene, x, y, 0.07)


MOTIF = Motif(paint, "rays", flies=True)
