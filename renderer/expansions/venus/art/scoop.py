"""A ship that ploughs through the upper air with its mouth open."""

from renderer.art.motif import Motif
from renderer.art.parts import fire
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for k, (wide, alpha) in enumerate(((0.46, 0.3), (0.34, 0.4), (0.22, 0.5))):
        scene.fill(
            [ellipse(-0.5 + 0.05 * k, 0.16, wide, wide * 0.5, -24)], mix(rgb("#ffb060"), WHITE, 0.2 * k), alpha=alpha
        )
    scene.shape((0.1, -0.24), (0.5, -0.56), (0.62, -0.48), (0.34, -0.14), colour=scene.dim(scene.accent, 0.25))
    scene.fill(
        "M -.42 -.06 L .5 -.42 Q .66 -.44 .68 -.3 L .62 -.2 L -.26 .38 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.5),
    )
    scene.shape(
        (0.2, -0.02),
        (0.46, 0.02),
        (0.62, 0.22),
        (0.5, 0.26),
        (0.06, 0.12),
        colour=scene.lit(scene.accent),
        low=scene.dim(scene.accent, 0.4),
    )
    scene.fill(
        "M -.3 -.04 L -.6 -.04 Q -.7 .2 -.44 .44 L -.18 .32 Z", scene.lit(scene.accent), scene.dim(scene.accent, 0.4)
    )
    scene.fill([ellipse(-0.52, 0.2, 0.13, 0.27, -20)], scene.dim(scene.metal, 0.3))
    scene.fill([ellipse(-0.53, 0.2, 0.1, 0.23, -20)], scene.dark, mix(rgb("#ff9f4a"), scene.dark, 0.3))
    scene.fill("M .3 -.28 L .48 -.35 L .5 -.27 L .34 -.2 Z", scene.glass, mix(scene.glass, INK, 0.4))
    fire(scene, 0.66, -0.3, 0.44, 0.08, -25)
    for k in range(4):
        x = -0.12 + 0.12 * k
        scene.circle(x, 0.1 - 0.1 * k, 0.03, scene.dim(scene.metal, 0.5))


MOTIF = Motif(paint, "overvenus", flies=True)
