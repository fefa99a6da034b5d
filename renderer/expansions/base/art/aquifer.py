"""Lakes in hollows under the ground, and the well that reaches them."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, path
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    pale, deep = mix(rgb("#7fd6e4"), scene.hour.low, 0.1), rgb("#155a86")
    for hollow, level in (
        (
            "M -.82 .24 C -.84 .04 -.6 -.06 -.4 .0 C -.2 -.14 .12 -.12 .26 .02 C .44 .02 .54 .22 .42 .34 "
            "C .2 .48 -.1 .44 -.3 .48 C -.58 .5 -.8 .42 -.82 .24 Z",
            0.14,
        ),
        ("M .34 .52 C .4 .4 .62 .36 .82 .4 C 1 .44 1.04 .6 .88 .66 C .66 .72 .3 .68 .34 .52 Z", 0.48),
    ):
        (rim,) = path(hollow)
        scene.fill([[(x, y - 0.03) for x, y in rim]], scene.dim(scene.rock, 0.55))
        scene.fill([rim], mix(scene.dark, INK, 0.45), scene.dim(scene.rock, 0.6))
        scene.fill([[(x, max(y, level)) for x, y in rim]], pale, deep)
    scene.fill("M .36 .34 C .48 .38 .46 .46 .54 .54 L .46 .58 C .4 .5 .4 .44 .28 .4 Z", mix(pale, deep, 0.5))
    for x, y, half in ((-0.5, 0.19, 0.14), (0.2, 0.2, 0.13), (-0.3, 0.28, 0.16), (0.68, 0.53, 0.16), (0.02, 0.34, 0.1)):
        scene.fill([ellipse(x, y, half, 0.01)], WHITE, alpha=0.6)
    scene.line([(-0.16, -0.3), (-0.16, 0.26)], 0.05, scene.dim(scene.metal, 0.3))
    scene.line([(-0.17, -0.3), (-0.17, 0.26)], 0.022, scene.lit(scene.metal))
    for side in (-1, 1):
        scene.line([(-0.16, -0.66), (-0.16 + side * 0.15, -0.3)], 0.03, scene.dim(scene.metal, 0.2 + 0.15 * side))
    scene.line([(-0.24, -0.46), (-0.08, -0.46)], 0.02, scene.dim(scene.metal, 0.2))
    scene.slab(-0.36, -0.33, 0.04, -0.26, scene.metal)
    scene.slab(0.1, -0.44, 0.3, -0.25, scene.accent)


MOTIF = Motif(paint, "cave")
