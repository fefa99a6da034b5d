"""A can of fuel made of plants, with a leaf and a flash."""

from renderer.art.motif import Motif
from renderer.art.parts import bolt
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.5)
    tone = rgb("#4f9a4a")
    scene.line([(0.3, -0.36), (0.5, -0.4), (0.6, -0.22)], 0.06, scene.dim(scene.metal, 0.2))
    scene.fill(
        "M -.36 -.26 L .1 -.26 L .3 -.42 L .4 -.34 L .36 -.2 L .36 .44 Q .36 .5 .3 .5 L -.3 .5 Q -.36 .5 -.36 .44 Z",
        scene.lit(tone),
        scene.dim(tone, 0.35),
    )
    scene.fill(
        "M .2 -.34 L .3 -.42 L .4 -.34 L .36 -.2 L .36 .44 Q .36 .5 .3 .5 L .18 .5 Z", scene.dim(tone, 0.5), alpha=0.7
    )
    scene.frame((-0.28, -0.42, 0.06, -0.22), 0.05, 0.055, scene.dim(tone, 0.3))
    for a, b in (((-0.24, -0.14), (0.16, 0.4)), ((0.16, -0.14), (-0.24, 0.4))):
        scene.line([a, b], 0.03, scene.dim(tone, 0.3))
    scene.circle(-0.04, 0.13, 0.19, PAPER, mix(PAPER, scene.dark, 0.15))
    leaf = "M -.16 .22 C -.18 .04 -.04 -.02 .1 0 C .1 .16 0 .26 -.16 .22 Z"
    scene.fill(leaf, rgb("#7fc04a"), rgb("#3f8a3a"))
    scene.line([(-0.16, 0.24), (0.02, 0.08)], 0.014, PAPER)
    for x, y in ((0.62, -0.12), (0.6, 0.06)):
        scene.fill(
            f"M {x} {y - 0.08} C {x + 0.07} {y} {x + 0.05} {y + 0.07} {x} {y + 0.07} C {x - 0.05} {y + 0.07} "
            f"{x - 0.07} {y} {x} {y - 0.08} Z",
            rgb("#e9c83a"),
            rgb("#b8861c"),
        )
    bolt(scene, -0.52, 0.2, 0.24, rgb("#f2a93b"))


MOTIF = Motif(paint, "green")
