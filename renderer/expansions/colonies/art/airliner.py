"""A wide airliner with two bags of gas on its back, seen from its side."""

from renderer.art.motif import Motif
from renderer.art.parts import gasbag
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    body = mix(rgb("#f6f2ea"), scene.hour.low, 0.12)
    for x in (-0.2, 0.26):
        gasbag(scene, x, -0.28, 0.25, 0.17, scene.accent)
        scene.slab(x - 0.06, -0.14, x + 0.06, -0.04, scene.dim(scene.metal, 0.3))
    scene.shape((0.5, -0.06), (0.76, -0.44), (0.88, -0.44), (0.78, 0.06), colour=scene.lit(scene.accent))
    scene.fill(
        "M -.86 .12 C -.82 -.02 -.68 -.1 -.5 -.1 L .72 -.08 Q .84 -.04 .88 .04 C .6 .2 .3 .26 0 .26 L -.62 .26 "
        "C -.78 .24 -.86 .2 -.86 .12 Z",
        scene.lit(body),
        scene.dim(body, 0.45),
    )
    scene.fill("M -.85 .1 C -.8 .02 -.74 -.03 -.66 -.05 L -.6 .06 Z", scene.glass, mix(scene.glass, INK, 0.5))
    for k in range(12):
        scene.circle(-0.5 + 0.095 * k, 0.02, 0.026, mix(scene.dark, rgb("#3d6ea6"), 0.5))
    scene.line([(-0.84, 0.14), (0.78, 0.1)], 0.03, scene.accent)
    scene.shape((-0.16, 0.14), (0.2, 0.14), (0.56, 0.46), (0.36, 0.48), colour=scene.metal, low=scene.dim(scene.metal))
    for x, y in ((0.08, 0.32), (0.32, 0.42)):
        scene.across(ellipse(x - 0.06, y, 0.11, 0.05), scene.dim(scene.metal, 0.15))
        scene.fill([ellipse(x - 0.16, y, 0.02, 0.09)], WHITE, alpha=0.7)


MOTIF = Motif(paint, "clouds", flies=True, size=0.62)
