"""A laboratory on legs above the ice, with a round window and a mast."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.62)
    for x in (-0.5, -0.18, 0.18, 0.5):
        scene.line([(x * 0.86, 0.1), (x, 0.48)], 0.045, scene.dim(scene.metal, 0.3))
        scene.slab(x - 0.07, 0.46, x + 0.07, 0.51, scene.dark)
    scene.line([(-0.02, 0.14), (-0.02, 0.5)], 0.1, scene.dim(scene.metal, 0.5))
    body = mix(scene.accent, WHITE, 0.12)
    scene.fill(
        "M -.66 -.02 L -.54 -.2 L .5 -.2 L .62 -.02 L .52 .16 L -.56 .16 Z", scene.lit(body), scene.dim(body, 0.45)
    )
    scene.line([(-0.64, -0.02), (0.6, -0.02)], 0.03, WHITE)
    for k in range(5):
        scene.circle(-0.44 + 0.13 * k, -0.11, 0.035, scene.lamp)
        scene.circle(-0.44 + 0.13 * k, 0.07, 0.035, scene.lamp)
    scene.circle(0.34, -0.02, 0.15, scene.metal)
    scene.circle(0.34, -0.02, 0.12, rgb("#12304a"))
    scene.shape(
        (0.31, -0.1), (0.37, -0.1), (0.37, -0.05), (0.43, 0.05), (0.25, 0.05), (0.31, -0.05), colour=rgb("#8ff0b0")
    )
    scene.vault(-0.3, -0.2, 0.16, 0.15, WHITE)
    scene.shape((-0.33, -0.34), (-0.27, -0.35), (-0.24, -0.21), (-0.3, -0.21), colour=scene.dark)
    scene.line([(0.16, -0.2), (0.16, -0.54)], 0.018, scene.metal)
    for y, half in ((-0.46, 0.05), (-0.36, 0.08)):
        scene.line([(0.16 - half, y), (0.16 + half, y)], 0.014, scene.metal)
    scene.fill([ellipse(0.46, -0.3, 0.13, 0.07, -28)], scene.lit(scene.metal), scene.dim(scene.metal))
    scene.line([(0.46, -0.2), (0.46, -0.29)], 0.02, scene.dark)


MOTIF = Motif(paint, "jovian")
