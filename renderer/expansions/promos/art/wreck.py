"""A crashed ship, half in the dust, and those who take it apart."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import person, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill([ellipse(0.1, 0.5, 0.95, 0.08)], scene.dark, alpha=0.4)
    for k in range(4):
        scene.circle(0.28 + 0.05 * k, -0.34 - 0.1 * k, 0.08 + 0.03 * k, scene.dark, alpha=0.34 - 0.06 * k)
    scene.shape(
        (0.36, -0.04),
        (0.72, -0.46),
        (0.86, -0.38),
        (0.62, 0.06),
        colour=scene.dim(scene.accent, 0.2),
        low=scene.dim(scene.accent, 0.5),
    )
    scene.fill(
        "M -.6 .46 C -.56 .22 -.36 .08 -.1 .02 L .6 -.14 L .74 .06 L .66 .5 Z",
        scene.lit(scene.metal),
        scene.dim(scene.metal, 0.6),
    )
    scene.fill("M .06 .1 L .2 .02 L .26 .12 L .38 .06 L .42 .22 L .34 .34 L .2 .26 L .12 .36 Z", scene.dark)
    for x in (0.16, 0.26, 0.36):
        scene.line([(x, 0.08), (x + 0.02, 0.3)], 0.022, scene.metal)
    scene.fill("M -.4 .24 C -.34 .16 -.24 .12 -.16 .1 L -.14 .22 L -.38 .3 Z", scene.glass, mix(scene.glass, INK, 0.5))
    scene.line([(-0.3, 0.14), (-0.26, 0.22), (-0.3, 0.26)], 0.01, WHITE)
    scene.shape(
        (-0.52, 0.36), (0.68, 0.16), (0.69, 0.22), (-0.54, 0.42), colour=scene.accent, low=scene.dim(scene.accent)
    )
    for x, y, turn in ((-0.82, 0.46, 10), (0.86, 0.48, -30), (-0.68, 0.5, 40)):
        scene.shape(
            *turned([(-0.1, -0.03), (0.08, -0.05), (0.1, 0.03), (-0.06, 0.05)], (x, y), turn),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.5),
        )
    person(scene, -0.72, 0.5, 0.42, rgb("#f2762e"), arm=0.4)
    scene.glow(-0.54, 0.3, 0.14, rgb("#bff4ff"), 1)
    sparkle(scene, -0.54, 0.3, 0.09)
    scene.fill("M -.5 .54 Q -.2 .4 .1 .48 Q .4 .42 .8 .54 Z", scene.hour.near)


MOTIF = Motif(paint, "mars")
