"""A basin of glowing steel below lamps of heat, and bars that cool."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.8)
    for x in (-0.42, 0.0, 0.42):
        scene.line([(x, -0.62), (x, -0.42)], 0.024, scene.dark)
        scene.fade([(x - 0.1, -0.3), (x + 0.1, -0.3), (x + 0.2, 0.16), (x - 0.2, 0.16)], rgb("#ff8a3a"), 0.75, 0.35)
        scene.shape(
            (x - 0.07, -0.44),
            (x + 0.07, -0.44),
            (x + 0.15, -0.29),
            (x - 0.15, -0.29),
            colour=scene.lit(scene.metal),
            low=scene.dim(scene.metal, 0.5),
        )
        scene.fill([ellipse(x, -0.29, 0.15, 0.025)], rgb("#fff0b0"))
    scene.line([(-0.74, -0.46), (0.74, -0.46)], 0.04, scene.dim(scene.metal, 0.3))
    for x in (-0.72, 0.72):
        scene.line([(x, -0.46), (x, 0.48)], 0.04, scene.dim(scene.metal, 0.4))
    scene.across([(-0.62, 0.14), (0.62, 0.14), (0.5, 0.46), (-0.5, 0.46)], scene.dim(scene.metal, 0.35))
    scene.fill([ellipse(0, 0.14, 0.62, 0.11)], scene.dim(scene.metal, 0.6))
    scene.fill([ellipse(0, 0.15, 0.55, 0.085)], rgb("#fff0a8"), rgb("#ff8a2a"))
    for x, y, r in ((-0.26, 0.14, 0.05), (0.18, 0.17, 0.06), (0.04, 0.12, 0.035)):
        scene.fill([ellipse(x, y, r * 1.6, r * 0.5)], WHITE, alpha=0.75)
    scene.fill(
        "M .44 .18 L .6 .18 C .66 .3 .62 .4 .62 .5 L .54 .5 C .54 .4 .52 .3 .44 .26 Z", rgb("#ffe08a"), rgb("#ff7a2a")
    )
    for k, code in enumerate(("#ff9f4a", "#c95a3a", "#8a8f9a")):
        scene.slab(0.5 + 0.17 * k, 0.46, 0.66 + 0.17 * k, 0.54, rgb(code))


MOTIF = Motif(paint, "mars")
