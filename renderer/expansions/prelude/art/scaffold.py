"""A ship that grows in a frame above Mars, with builders on lines."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    hull = rgb("#e6e4de")
    scene.fill(
        "M -.66 .02 Q -.5 -.2 -.1 -.2 L .12 -.2 L .12 .24 L -.1 .24 Q -.5 .24 -.66 .02 Z",
        scene.lit(hull),
        scene.dim(hull, 0.55),
    )
    scene.shape((-0.6, 0.0), (0.12, 0.0), (0.12, 0.07), (-0.6, 0.07), colour=scene.accent, low=scene.dim(scene.accent))
    scene.windows(-0.4, -0.12, 0.02, -0.04, 6, 1, scene.lamp)
    for k in range(4):
        x = 0.2 + 0.12 * k
        rib = ellipse(x, 0.02, 0.05, 0.22 - 0.01 * k, 0, 30)
        scene.line([*rib, rib[0]], 0.026, scene.lit(scene.metal) if k % 2 else scene.dim(scene.metal, 0.3))
    for y in (-0.18, 0.02, 0.22):
        scene.line([(0.12, y), (0.58, y * 0.94)], 0.016, scene.metal)
    for y in (-0.4, 0.42):
        scene.line([(-0.76, y), (0.76, y)], 0.036, scene.dim(scene.accent, 0.1 if y < 0 else 0.4))
        scene.line([(-0.76, y - 0.08), (0.76, y - 0.08)], 0.02, scene.dim(scene.accent, 0.3))
        for k in range(9):
            x = -0.76 + 0.19 * k
            scene.line([(x, y), (x + 0.1, y - 0.08)], 0.014, scene.dim(scene.accent, 0.3))
    for x in (-0.72, 0.7):
        scene.line([(x, -0.44), (x, 0.42)], 0.036, scene.dim(scene.accent, 0.25))
    scene.line([(0.34, -0.4), (0.34, -0.24)], 0.02, scene.metal)
    for x, y in ((0.34, -0.2), (0.5, 0.24)):
        scene.glow(x, y, 0.16, rgb("#bff0ff"), 1)
        sparkle(scene, x, y, 0.09)
    for x, y in ((0.66, -0.14), (0.28, 0.34), (-0.3, -0.3)):
        scene.box((x - 0.035, y, x + 0.035, y + 0.09), 0.02, rgb("#f2a93b"))
        scene.circle(x, y - 0.03, 0.042, WHITE)
        scene.circle(x - 0.006, y - 0.03, 0.024, scene.dark)


MOTIF = Motif(paint, "orbit", flies=True)
