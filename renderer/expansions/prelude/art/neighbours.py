"""People who bring each other what they need: a plant, a lamp, a warm meal."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import person
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.75)
    for x, high, code in (
        (-0.62, 0.8, "#2a9d8f"),
        (-0.2, 0.86, "#e9b84a"),
        (0.24, 0.78, "#8e5aa8"),
        (0.62, 0.84, "#d1495b"),
    ):
        person(scene, x, 0.5, high, rgb(code), arm=0.3)
    for x, y in ((-0.42, 0.06), (0.0, 0.02), (0.42, 0.08)):
        scene.fill([ellipse(x, y + 0.02, 0.16, 0.13)], mix(scene.lamp, WHITE, 0.3), alpha=0.55)
    scene.shape((-0.5, 0.06), (-0.34, 0.06), (-0.37, 0.18), (-0.47, 0.18), colour=rgb("#d9824a"), low=rgb("#a0522f"))
    for turn in (-130, -90, -50):
        scene.shape(
            *turned([(0, 0), (0.07, -0.04), (0.16, 0), (0.07, 0.04)], (-0.42, 0.07), turn),
            colour=rgb("#7fc04a"),
            low=rgb("#3f8a3a"),
        )
    scene.glow(0.0, 0.0, 0.26, rgb("#fff3c4"), 1)
    scene.circle(0.0, -0.02, 0.075, rgb("#fff6c8"), rgb("#ffd04a"))
    scene.slab(-0.035, 0.05, 0.04, 0.11, scene.dim(scene.metal, 0.3))
    scene.fill("M .3 .1 L .54 .1 C .54 .22 .48 .24 .42 .24 C .36 .24 .3 .22 .3 .1 Z", rgb("#f6f2e6"), rgb("#a8a29a"))
    scene.fill([ellipse(0.42, 0.1, 0.12, 0.025)], rgb("#c9703a"))
    for x in (0.36, 0.42, 0.48):
        scene.line([(x, 0.05), (x + 0.02, 0.0), (x - 0.01, -0.05), (x + 0.01, -0.1)], 0.014, WHITE, 0.8)


MOTIF = Motif(paint, "street")
