"""Grazing cows."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb


def paint(scene: Scene) -> None:
    hide, patch = scene.one_of("#f6ecdc", "#e8c8a0", "#fbf6ee"), mix(scene.accent, INK, 0.6)
    for x, foot, size in ((0.78, 0.4, 0.4), (-0.04, 0.5, 0.96)):
        with scene.placed(x, foot - size / 2, size):
            _cow(scene, hide, patch)


def _cow(scene: Scene, hide: Colour, patch: Colour) -> None:
    scene.fill([ellipse(0.04, 0.5, 0.5, 0.04)], scene.dark, alpha=0.35)
    for x, shade in ((-0.16, 0.5), (0.26, 0.5), (-0.28, 0.08), (0.34, 0.22)):
        leg = [(x, 0.08), (x + 0.11, 0.08), (x + 0.085, 0.3), (x + 0.095, 0.46), (x + 0.02, 0.46), (x + 0.02, 0.3)]
        scene.shape(*leg, colour=scene.dim(hide, shade))
        scene.shape((x + 0.02, 0.44), (x + 0.095, 0.44), (x + 0.105, 0.5), (x, 0.5), colour=mix(scene.dark, INK, 0.4))
    scene.line([(0.45, -0.2), (0.53, -0.08), (0.52, 0.16)], 0.03, scene.dim(hide, 0.25))
    scene.fill([ellipse(0.52, 0.22, 0.035, 0.08)], patch)
    scene.fill([ellipse(0.18, 0.19, 0.1, 0.06)], rgb("#e8a0a0"))
    scene.fill(
        "M -.42 -.24 C -.3 -.32 -.1 -.23 .06 -.24 C .2 -.25 .34 -.31 .44 -.24 C .5 -.18 .5 .04 .44 .14 "
        "C .3 .2 .1 .2 -.08 .2 C -.24 .2 -.36 .14 -.4 .02 Z",
        scene.lit(hide),
        scene.dim(hide, 0.3),
    )
    scene.fill(
        "M -.16 -.25 C 0 -.23 .06 -.24 .1 -.24 C .16 -.1 .06 .02 -.04 .0 C -.16 -.02 -.2 -.12 -.16 -.25 Z", patch
    )
    scene.fill("M .3 -.28 C .4 -.3 .5 -.24 .48 -.04 C .4 .0 .28 -.12 .3 -.28 Z", scene.dim(patch, 0.2))
    scene.fill("M .1 .2 C .1 .1 .22 .06 .3 .1 C .34 .14 .32 .18 .28 .19 Z", scene.dim(patch, 0.2))
    for x, tip in ((-0.43, -0.62), (-0.35, -0.6)):
        scene.line([(x, -0.42), (x - 0.06, -0.5), (x - 0.03, tip)], 0.034, rgb("#fff6e0"))
    scene.fill([ellipse(-0.29, -0.36, 0.1, 0.045, -12)], scene.dim(patch, 0.1))
    scene.fill(
        "M -.46 -.46 C -.36 -.48 -.3 -.4 -.3 -.3 L -.28 -.1 L -.4 .0 C -.46 -.1 -.5 -.06 -.6 -.06 "
        "C -.7 -.08 -.7 -.18 -.64 -.24 Z",
        scene.lit(hide),
        scene.dim(hide, 0.22),
    )
    scene.fill("M -.46 -.46 C -.36 -.48 -.3 -.4 -.3 -.3 L -.36 -.22 L -.46 -.28 Z", patch)
    scene.fill([ellipse(-0.61, -0.14, 0.085, 0.075, 20)], rgb("#eab0a4"))
    scene.circle(-0.65, -0.16, 0.018, scene.dim(rgb("#c07a70"), 0.3))
    scene.circle(-0.47, -0.32, 0.026, INK)
    scene.circle(-0.477, -0.327, 0.009, WHITE)


MOTIF = Motif(paint, "green")
