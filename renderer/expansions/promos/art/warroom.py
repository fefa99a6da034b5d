"""A round table with a map, on which bases are planned with pins and light."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.02, 0.46, 0.66, 0.07)], scene.dark, alpha=0.5)
    scene.across([(-0.2, 0.26), (0.2, 0.26), (0.3, 0.46), (-0.3, 0.46)], scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.2, 0.86, 0.25)], scene.dim(scene.metal, 0.5))
    scene.fill([ellipse(0, 0.16, 0.86, 0.25)], scene.lit(scene.metal), scene.dim(scene.metal, 0.2))
    scene.fill([ellipse(0, 0.15, 0.76, 0.205)], rgb("#163a5a"), rgb("#0e2440"))
    for share in (0.33, 0.66):
        ring = ellipse(0, 0.15, 0.76 * share, 0.205 * share, 0, 48)
        scene.line([*ring, ring[0]], 0.008, rgb("#5fd0e8"), 0.8)
    scene.fill(
        "M -.4 .12 Q -.2 .04 0 .1 Q .2 .0 .4 .1 Q .5 .2 .2 .26 Q -.2 .3 -.4 .22 Z",
        mix(rgb("#e0784a"), scene.accent, 0.1),
        alpha=0.85,
    )
    scene.fade([(-0.16, -0.42), (0.2, -0.42), (0.06, 0.16), (-0.04, 0.16)], rgb("#8ff0ff"), 0.15, 0.7)
    with scene.placed(0.02, -0.22, 0.42):
        scene.vault(0, 0.3, 0.3, 0.3, rgb("#8ff0ff"), 0.45)
        for x, top in ((-0.4, 0.0), (0.38, -0.06), (-0.14, -0.34), (0.16, -0.2)):
            scene.box((x - 0.09, top, x + 0.09, 0.3), 0.01, rgb("#8ff0ff"), alpha=0.7)
        scene.line([(-0.6, 0.3), (0.6, 0.3)], 0.03, WHITE)
    for x, y, code in (
        (-0.42, 0.18, "#e4572e"),
        (0.42, 0.14, "#f2c14a"),
        (0.2, 0.24, "#5fa777"),
        (-0.22, 0.1, "#8e5aa8"),
    ):
        scene.line([(x, y), (x, y - 0.14)], 0.014, scene.metal)
        scene.shape((x, y - 0.15), (x + 0.11, y - 0.115), (x, y - 0.075), colour=rgb(code))


MOTIF = Motif(paint, "hall")
