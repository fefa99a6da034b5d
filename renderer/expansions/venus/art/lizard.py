"""A beast in plates, with a crest like a sail."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.7)
    hide, sail = mix(rgb("#b5683a"), scene.accent, 0.25), mix(scene.accent, rgb("#f2c14a"), 0.35)
    for x, foot, shade in ((-0.18, -0.1, 0.55), (0.34, 0.4, 0.55)):
        scene.line([(x, 0.2), (foot, 0.36), (foot - 0.06, 0.48)], 0.1, scene.dim(hide, shade))
    scene.fill(
        "M -.3 -.02 C -.22 -.34 0 -.52 .12 -.46 C .28 -.42 .4 -.2 .42 .04 Z", scene.lit(sail), scene.dim(sail, 0.3)
    )
    for foot, tip in ((-0.24, -0.13), (-0.12, -0.32), (0.0, -0.42), (0.12, -0.43), (0.24, -0.33), (0.35, -0.15)):
        scene.line([(foot, 0.0), (foot * 1.04, tip)], 0.016, scene.dim(sail, 0.5))
    scene.fill(
        "M -.86 .06 C -.8 -.08 -.62 -.14 -.46 -.06 C -.2 -.12 .3 -.14 .5 .08 C .66 .2 .84 .16 .98 .02 "
        "C .94 .26 .7 .36 .46 .28 C .1 .34 -.26 .3 -.42 .18 C -.6 .2 -.8 .2 -.86 .06 Z",
        scene.lit(hide),
        scene.dim(hide, 0.5),
    )
    for k in range(9):
        x = -0.36 + 0.115 * k
        scene.fill([ellipse(x, 0.06 + 0.008 * k, 0.05, 0.07)], scene.dim(hide, 0.3), alpha=0.7)
    for x, foot in ((-0.32, -0.3), (0.22, 0.24)):
        scene.line([(x, 0.2), (foot, 0.36), (foot - 0.06, 0.48)], 0.11, scene.dim(hide, 0.15))
    scene.line([(-0.84, 0.1), (-0.62, 0.1)], 0.016, scene.dark)
    scene.circle(-0.64, -0.02, 0.05, rgb("#ffe27a"))
    scene.circle(-0.65, -0.02, 0.024, INK)


MOTIF = Motif(paint, "venus")
