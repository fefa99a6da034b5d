"""A tug with a mountain of ice in its frame."""

from itertools import pairwise

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fade([(0.8, -0.1), (1.4, -0.03), (1.4, 0.03), (0.8, 0.1)], scene.lamp, 0.9, 0.7)
    scene.line([(-0.66, 0.28), (0.72, 0.28)], 0.05, scene.dim(scene.metal, 0.35))
    ice = [(-0.42, 0.1), (-0.46, -0.14), (-0.24, -0.4), (0.06, -0.46), (0.34, -0.36), (0.5, -0.1), (0.44, 0.16)]
    ice += [(0.2, 0.3), (-0.2, 0.28)]
    pale, deep = mix(WHITE, rgb("#cfeefa"), 0.4), rgb("#5fa6cc")
    scene.shape(*ice, colour=pale, low=deep)
    heart = (0.02, -0.1)
    for k, (one, other) in enumerate(pairwise([*ice, ice[0]])):
        scene.shape(one, other, heart, colour=mix(pale, deep, (0.1, 0.0, 0.05, 0.25, 0.5, 0.7, 0.85, 0.75, 0.4)[k]))
    for x in (-0.28, 0.3):
        scene.line([(x, 0.3), (x, -0.36)], 0.03, scene.metal)
    scene.line([(-0.66, -0.0), (-0.28, -0.36), (0.3, -0.36), (0.66, 0.0)], 0.03, scene.metal)
    scene.slab(0.56, -0.18, 0.84, 0.22, scene.metal, depth=0.3)
    scene.slab(0.58, -0.02, 0.78, 0.06, scene.accent, depth=0)
    cabin = "M -1 .1 C -.96 -.1 -.86 -.2 -.7 -.22 L -.5 -.22 L -.5 .36 L -.8 .36 C -.92 .3 -.98 .22 -1 .1 Z"
    scene.fill(cabin, scene.lit(scene.accent), scene.dim(scene.accent, 0.4))
    scene.fill("M -.94 .06 C -.9 -.08 -.82 -.13 -.72 -.14 L -.72 .06 Z", scene.glass, scene.dim(scene.glass, 0.4))


MOTIF = Motif(paint, "space", flies=True)
